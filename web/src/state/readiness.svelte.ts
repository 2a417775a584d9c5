/** Whether the server's bots think already. On a new machine the rules are compiled first, and whoever waits is told. */
const FIRST_LOOK = 1500; // ms of waiting before anything is said: a bot is mostly faster
const NEXT_LOOK = 2000;
const USUAL = 60_000; // ms after which most of it is done

class Readiness {
  waited = $state(0); // ms since the setting up was first noticed
  preparing = $state(false);
  compiling = $state(false); // on a new machine, which takes minutes; otherwise the bots only wake up
  #since = 0;
  #awaited: (string | undefined)[] = []; // the game of each thing that is waited for, if it is known
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** From 0 towards 1; nobody knows how long a machine takes, so it slows down and never arrives. */
  get share(): number {
    return 1 - Math.exp((-1.2 * this.waited) / USUAL);
  }

  /** Something is waited for that the bots have to do; the answer is to be called when it is there. */
  wait(game?: string): () => void {
    this.#awaited.push(game);
    if (this.#awaited.length === 1) this.#lookIn(FIRST_LOOK);
    let done = false;
    return () => {
      if (!done) this.#end(game);
      done = true;
    };
  }

  #end(game: string | undefined): void {
    this.#awaited.splice(this.#awaited.indexOf(game), 1);
    if (this.#awaited.length) return;
    clearTimeout(this.#timer);
    this.preparing = false;
  }

  #lookIn(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), pause);
  }

  async #look(): Promise<void> {
    const { ready, compiling } = await botsThinkAbout(this.#awaited);
    if (!this.#awaited.length) return;
    this.compiling = compiling;
    if (!ready) this.#since ||= Date.now();
    this.preparing = !ready;
    this.waited = this.#since ? Date.now() - this.#since : 0;
    if (!ready) this.#lookIn(NEXT_LOOK);
  }
}

interface Health {
  bots?: boolean;
  preparing?: string[];
  compiling?: boolean;
}

/** A server that can't be reached is told of elsewhere. */
async function botsThinkAbout(games: readonly (string | undefined)[]): Promise<{ ready: boolean; compiling: boolean }> {
  try {
    const { bots, preparing, compiling } = (await (await fetch("/health/ready")).json()) as Health;
    return { ready: bots !== false && !preparing?.some((game) => games.includes(game)), compiling: !!compiling };
  } catch {
    return { ready: true, compiling: false };
  }
}

export const readiness = new Readiness();
