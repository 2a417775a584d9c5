/** Who I am. A guest needs only a name, asked for when it is first needed. */
import * as api from "../net/api";

class Me {
  person = $state<api.Person | null>(null);
  banned = $state<string | null>(null); // for what
  known = $state(false); // whether the server has said who I am

  async find(): Promise<void> {
    try {
      const { person, ban } = await api.me();
      this.person = person;
      this.banned = ban?.reason ?? null;
      this.known = true;
    } catch {
      this.known = false; // offline: the pad and the reference don't need to know
    }
  }

  /** Be nobody again in this browser. */
  leave(): void {
    this.person = this.banned = null;
  }

  /** Somebody with a name; a new guest if there is none yet. */
  async someone(name: string): Promise<api.Person> {
    this.person ??= await api.becomeGuest(name);
    return this.person;
  }
}

export const me = new Me();
