/** Copy a text and say so; where the browser forbids it, say how to do it by hand. */
import { say } from "../language/index.svelte";
import { notices } from "../state/notices.svelte";

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notices.toast(say("lobby-copied"), "good", 3);
  } catch {
    notices.toast(say("lobby-not-copied"), "bad");
  }
}

/** Give a text to the person as a file. */
export function download(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
