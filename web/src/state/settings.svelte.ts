/** What a person has chosen for this device; kept in the browser. */
import { browserLanguage, LANGUAGES, speak, type Language } from "../language/index.svelte";

const KEY = "thauma-settings";
const DARK = matchMedia("(prefers-color-scheme: dark)");

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "less";
export type Palette = "usual" | "safe";
export type CardSize = "small" | "usual" | "large";

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  palette: Palette;
  cardSize: CardSize;
  sound: boolean;
}
const USUAL: Kept = {
  language: null,
  theme: "auto",
  motion: "auto",
  palette: "usual",
  cardSize: "usual",
  sound: false,
};

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL };
  }
}

class Settings {
  #kept = $state<Kept>(kept());
  #systemDark = $state(DARK.matches);

  constructor() {
    DARK.addEventListener("change", (event) => (this.#systemDark = event.matches));
    window.addEventListener("storage", ({ key }) => key === KEY && void this.#follow());
  }

  get language(): Language {
    const chosen = this.#kept.language;
    return chosen && LANGUAGES.includes(chosen) ? chosen : browserLanguage();
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get dark(): boolean {
    return this.theme === "auto" ? this.#systemDark : this.theme === "dark";
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get palette(): Palette {
    return this.#kept.palette;
  }
  get cardSize(): CardSize {
    return this.#kept.cardSize;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  /** Cards on the table are scaled by this. */
  get scale(): number {
    return { small: 0.86, usual: 1, large: 1.15 }[this.cardSize];
  }

  /** Another tab has changed them: this one follows. */
  async #follow(): Promise<void> {
    const spoken = this.language;
    Object.assign(this.#kept, kept());
    if (this.language !== spoken) await speak(this.language);
  }

  /** Change some settings; they hold at once and are kept. */
  async change(wishes: Partial<Kept>): Promise<void> {
    Object.assign(this.#kept, wishes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    if (wishes.language) await speak(this.language);
  }
}

export const settings = new Settings();

/** Whether things may fly: neither the person nor the system has asked for less motion. */
export const mayMove = (): boolean =>
  settings.motion !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Carry the settings to the document; to be called inside an effect. */
export function dress(root: HTMLElement): void {
  root.dataset["theme"] = settings.dark ? "dark" : "light";
  root.dataset["motion"] = settings.motion;
  root.dataset["palette"] = settings.palette;
}
