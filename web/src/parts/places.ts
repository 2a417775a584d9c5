/** Where things stand at a table. Elements announce themselves with an attachment, `{@attach places?.at("pawn")}`, and
 *  motion asks for them by name; nothing searches the document. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const KEY = Symbol("places");

export class Places {
  #elements = new Map<string, HTMLElement | SVGElement>();
  root: HTMLElement | undefined; // the table itself: what flies is laid over it

  /** For the table's own element. */
  readonly hold: Attachment<HTMLElement> = (element) => {
    this.root = element;
    return () => (this.root = undefined);
  };

  /** The element is found under this name as long as it is there. */
  at(name: string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      this.#elements.set(name, element);
      return () => {
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      };
    };
  }

  find(name: string): HTMLElement | SVGElement | undefined {
    return this.#elements.get(name);
  }

  /** Where it is on the screen, if it can be seen. */
  rect(name: string): DOMRect | undefined {
    const rect = this.find(name)?.getBoundingClientRect();
    return rect?.width ? rect : undefined;
  }

  focus(name: string): void {
    this.find(name)?.focus();
  }
}

/** For a table, while it is made: all that it holds can announce itself. */
export function openPlaces(): Places {
  return setContext(KEY, new Places());
}

/** The places of the table around a component; on other pages there are none. */
export const placesHere = (): Places | undefined => getContext<Places | undefined>(KEY);

export const middle = (place: DOMRect): { x: number; y: number } => ({
  x: place.left + place.width / 2,
  y: place.top + place.height / 2,
});
