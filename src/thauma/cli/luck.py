"""`thauma luck`: luck and skill of recorded games; `thauma skill`: how much each level of the bots loses."""

from thauma.cli.analyse import spell
from thauma.cli.output import print_json, printable, progress_bar
from thauma.cli.parsing import find_speaker
from thauma.cli.records import for_each_record
from thauma.games import game as find_game
from thauma.games.protocol import Json
from thauma.language import Speaker
from thauma.players.roster import roster_of
from thauma.players.search import best_thinker
from thauma.players.thinking import Budget
from thauma.records import Record
from thauma.study.analysis import MoveAnalysis, analyse
from thauma.study.luck import Account, GameLuck, LuckyEvent, game_luck, study_meter
from thauma.study.skill import Skill, calibrate, skill_of


def run_luck(source: str, only: int | None, simulations: int, json: bool, language: str | None) -> None:
    """Luck and skill in the games of a file, or in the one of a number."""
    voice = find_speaker(language)

    def tell_one(number: int, record: Record, place: str) -> None:
        budget = Budget(simulations=roster_of(record.game).simulations_to_study)
        moves: list[MoveAnalysis] = []
        with progress_bar(len(record.moves), f"moves of game {number}") as advance:
            for move in analyse(record, best_thinker(find_game(record.game)), budget, place):
                moves.append(move)
                advance(1)
        found = game_luck(record, study_meter(record.game, simulations), moves)
        skills = [skill_of(record.game, moves, player) for player in range(len(record.players))]
        if json:
            print_json(_as_json(record, number, found, skills))
            return
        print(f"{number}: {record.game}, {' – '.join(map(printable, record.players))}\n")
        for account, skill in zip(found.accounts, skills, strict=True):
            print("\n".join(_lines(record, found, account, skill, voice)), end="\n\n")

    for_each_record(source, tell_one, json, only)


def _as_json(record: Record, number: int, found: GameLuck, skills: list[Skill]) -> Json:
    return {
        "game": record.game,
        "number": number,
        "players": record.players,
        **found.as_json(),
        "skill": [skill.as_json() for skill in skills],
    }


def _lines(record: Record, found: GameLuck, account: Account, skill: Skill, voice: Speaker) -> list[str]:
    lines = [printable(record.players[account.player]), f"  {_equation(account)}"]
    lines.append(f"  one game in {1 / max(account.rarity, 0.001):.0f} is as {'un' * (account.luck < 0)}lucky")
    for good in (True, False):
        lines += [
            f"  {_event(record, event, account.player, voice)}" for event in found.named(account.player, good)[:2]
        ]
    return [*lines, f"  {_skill(skill)}"]


def _equation(account: Account) -> str:
    decisions = f"{_signed(account.theirs)} their mistakes {_signed(-account.own)} own mistakes"
    decisions += f" {_signed(account.unseen)} unseen by the search"
    average, luck, result = 100 * account.average, _signed(account.luck), 100 * account.result
    return f"{100 * account.start:.0f} {decisions} = {average:.0f} with average cards, {luck} luck = {result:.0f}"


def _event(record: Record, event: LuckyEvent, player: int, voice: Speaker) -> str:
    names = ", ".join(voice.item(record.game, one) for one in event.ids)
    after = (
        f"after {event.ply + 1} {spell(record.moves[event.ply], record.game, voice)}" if event.ply >= 0 else "at first"
    )
    of = f"{event.worse[player]} of {event.outcomes}{'' if event.exact else ' drawn'} would have been worse"
    return f"{_signed(event.luck[player])}  {event.kind}{f' {names}' if names else ''} {after}; {of}"


def _skill(skill: Skill) -> str:
    if skill.loss is None or skill.interval is None:
        return f"skill: {skill.decisions} decisions are too few to say"
    low, high = (100 * end for end in skill.interval)
    loss = f"lost {100 * skill.loss:.1f} a decision ({low:.1f} to {high:.1f}), from {skill.decisions} decisions"
    if skill.level is None or skill.levels is None:
        return f"skill: {loss}"
    between = "" if len(set(skill.levels)) == 1 else f", between {skill.levels[0]} and {skill.levels[1]}"
    return f"skill: like level {skill.level}{between}; {loss}"


def _signed(share: float) -> str:
    return f"{100 * share:+.0f}".replace("-", "−")


def run_skill(name: str, games: int, seats: int | None) -> None:
    """Print the mean loss of each level, as the table that comes with the package has it."""
    found = find_game(name)
    budget = Budget(simulations=roster_of(name).simulations_to_study)
    losses = calibrate(name, seats or max(found.seats[0], min(3, found.seats[1])), games, best_thinker(found), budget)
    print_json({"game": name, "games": games, "loss": [round(loss, 5) for loss in losses]})
