"""The environments that Gymnasium makes by name: `thauma/Duel-v1` and `thauma/Classic-v1`, one game or many."""

import gymnasium
import numpy as np

from thauma.envs.kit import GYMNASIUM_IDS


def register() -> None:
    """Make the names known. `import thauma.envs` does it."""
    for game, name in GYMNASIUM_IDS.items():
        if name not in gymnasium.registry:
            one, many = "thauma.envs.single:GameEnv", "thauma.envs.vector:GameVectorEnv"
            gymnasium.register(name, entry_point=one, vector_entry_point=many, kwargs={"game": game})


def warm(game: str) -> None:
    """Compile what the environments of a game need, by using them once."""
    name = GYMNASIUM_IDS[game]
    for env in (gymnasium.make(name, opponent="greedy"), gymnasium.make_vec(name, num_envs=1)):
        _, info = env.reset(seed=0)
        env.step(np.argmax(info["action_mask"], axis=-1))
