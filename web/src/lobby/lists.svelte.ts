/** The lists of the lobby, asked for again every few seconds while somebody looks. */
import { untrack } from "svelte";
import * as api from "../net/api";
import { me } from "../state/person.svelte";
import { isAmongPeople } from "./words";

const PAUSE = 8_000;
const MOST_RECENT = 4;
const NONE: { tables: api.Table[] } = { tables: [] };

class Lists {
  tables = $state.raw<api.Table[]>([]);
  mine = $state.raw<api.Table[]>([]);
  recent = $state.raw<api.Table[]>([]); // finished; asked for once, to have something to look at where nobody plays
  people = $state(0);
  games = $state(0);
  closed = $state<string | null>(null); // why no new tables can be made, if so
  known = $state(false);
  gone = $state(false); // the server did not answer

  async ask(): Promise<void> {
    try {
      const [lobby, mine, recent] = await Promise.all([
        api.lobby(),
        me.person ? api.myGames().catch(() => NONE) : NONE, // whom the server does not know any more has none
        this.known ? { tables: this.recent } : api.games({}),
      ]);
      this.tables = lobby.tables;
      this.people = lobby.people;
      this.games = lobby.games;
      this.closed = lobby.closed ?? null;
      this.mine = mine.tables;
      this.recent = recent.tables.filter(isAmongPeople).slice(0, MOST_RECENT);
      this.known = true;
      this.gone = false;
    } catch {
      this.gone = true;
    }
  }

  /** For an effect: ask now, again and again, and at once when somebody comes back to the page. */
  follow(): () => void {
    void untrack(() => this.ask()); // what it reads must not make the effect begin anew
    const look = (): void => void (document.visibilityState === "visible" && this.ask());
    const timer = setInterval(look, PAUSE);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const lists = new Lists();
