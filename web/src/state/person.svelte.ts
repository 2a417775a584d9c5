/** Who I am. A guest needs only a name, asked for when it is first needed. */
import * as api from "../net/api";

class Me {
  person = $state<api.Person | null>(null);
  known = $state(false); // whether the server has said who I am

  async find(): Promise<void> {
    try {
      this.person = (await api.me()).person;
      this.known = true;
    } catch {
      this.known = false; // offline: the pad and the reference don't need to know
    }
  }

  /** Somebody with a name; a new guest if there is none yet. */
  async someone(name: string): Promise<api.Person> {
    this.person ??= await api.becomeGuest(name);
    return this.person;
  }
}

export const me = new Me();
