/** The lists of the lobby, asked for again every few seconds while somebody looks. */
import * as api from "../net/api";
import { me } from "../state/person.svelte";

const PAUSE = 8_000;

class Lists {
  tables = $state.raw<api.Table[]>([]);
  mine = $state.raw<api.Table[]>([]);
  people = $state(0);
  games = $state(0);
  known = $state(false);
  gone = $state(false); // the server did not answer

  async ask(): Promise<void> {
    try {
      const lobby = await api.lobby();
      this.tables = lobby.tables;
      this.people = lobby.people;
      this.games = lobby.games;
      this.mine = me.person ? (await api.myGames()).tables : [];
      this.known = true;
      this.gone = false;
    } catch {
      this.gone = true;
    }
  }

  /** For an effect: ask now, again and again, and at once when somebody comes back to the page. */
  follow(): () => void {
    void this.ask();
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
