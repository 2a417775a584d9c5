/** What is said in passing: toasts for the eye, sentences for the screen reader. */
export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "bad" | "good";
}

class Notices {
  shown = $state<Notice[]>([]);
  polite = $state("");
  assertive = $state("");
  #next = 0;

  /** Show a sentence for a few seconds; it is read out too. */
  toast(text: string, tone: Notice["tone"] = "plain", seconds = 6): void {
    const id = this.#next++;
    this.shown.push({ id, text, tone });
    setTimeout(() => this.drop(id), seconds * 1000);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  /** Read out an event of the game: one sentence. */
  tell(text: string): void {
    this.polite = text;
  }

  /** Read out at once: your turn, a lost connection, the end. */
  alert(text: string): void {
    this.assertive = text;
  }
}

export const notices = new Notices();
