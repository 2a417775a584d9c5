/** All drawings, once in the document, so that <use href="#name"> finds them. */
import url from "./sprite.svg?url";

export async function loadSprite(): Promise<void> {
  const answer = await fetch(url);
  const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("class", "sprite");
  document.body.prepend(document.importNode(sprite, true));
}
