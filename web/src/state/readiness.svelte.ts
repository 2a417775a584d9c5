/** Whether the server's bots think already. On a new machine the rules are compiled first, and whoever waits is told. */
const FIRST_LOOK = 1500; // ms of waiting before anything is said: a bot is mostly faster
const NEXT_LOOK = 2000;
const USUAL = 60_000; // ms after which most of it is done

class Readiness {
  waited = $state(0); // ms since the setting up was first noticed
  preparing = $state(false);
  #since = 0;
  #waiting = 0; // how many things are waited for
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** From 0 towards 1; nobody knows how long a machine takes, so it slows down and never arrives. */
  get share(): number {
    return 1 - Math.exp((-1.2 * this.waited) / USUAL);
  }

  /** Something is waited for that the bots have to do; the answer is to be called when it is there. */
  wait(): () => void {
    this.#waiting++;
    if (this.#waiting === 1) this.#lookIn(FIRST_LOOK);
    let done = false;
    return () => {
      if (!done) this.#end();
      done = true;
    };
  }

  #end(): void {
    this.#waiting--;
    if (this.#waiting) return;
    clearTimeout(this.#timer);
    this.preparing = false;
  }

  #lookIn(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), pause);
  }

  async #look(): Promise<void> {
    const ready = await botsThink();
    if (!this.#waiting) return;
    if (!ready) this.#since ||= Date.now();
    this.preparing = !ready;
    this.waited = this.#since ? Date.now() - this.#since : 0;
    if (!ready) this.#lookIn(NEXT_LOOK);
  }
}

/** A server that can't be reached is told of elsewhere. */
async function botsThink(): Promise<boolean> {
  try {
    const health = (await (await fetch("/health/ready")).json()) as { bots?: boolean };
    return health.bots !== false;
  } catch {
    return true;
  }
}

export const readiness = new Readiness();
