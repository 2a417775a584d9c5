/** Coins that change hands: a few small ones fly from one place to another. Transform and opacity only. */
import { middle, type Places } from "./places";

const FLY = 320; // ms
const APART = 60;
const MOST = 6; // whatever the sum
const SIZE = 24; // px
const SVG = "http://www.w3.org/2000/svg";
const IN_OUT = "cubic-bezier(.65,0,.35,1)";

/** The name of the place where a seat's coins are counted. */
export const treasury = (seat: number): string => `treasury ${seat}`;

/** Let coins fly; nothing happens if one of the places is not on the screen. */
export function flyCoins(
  { root }: Places,
  coins: number,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
  delay = 0,
): void {
  if (!root || !from || !to) return;
  const [start, end] = [middle(from), middle(to)];
  for (let n = 0; n < Math.min(MOST, coins); n++) {
    const coin = drawing("coin", start, SIZE);
    root.append(coin);
    const there = `translate(${end.x - start.x + 3 * n}px, ${end.y - start.y - 2 * n}px)`;
    const path = [
      { transform: "scale(.6)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.12 },
      { transform: there, opacity: 1, offset: 0.9 },
      { transform: `${there} scale(.6)`, opacity: 0 },
    ];
    leave(coin, coin.animate(path, { duration: FLY, delay: delay + n * APART, easing: IN_OUT, fill: "both" }));
  }
}

/** A drawing that lies over everything and that nobody meets but with the eyes. */
export function drawing(name: string, at: { x: number; y: number }, size: number): SVGSVGElement {
  const picture = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${name}`);
  picture.append(use);
  picture.setAttribute("viewBox", "0 0 32 32");
  picture.setAttribute("aria-hidden", "true");
  picture.classList.add("flying");
  Object.assign(picture.style, {
    position: "fixed",
    left: `${at.x - size / 2}px`,
    top: `${at.y - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    zIndex: "51",
    pointerEvents: "none",
  });
  return picture;
}

/** Gone when it has arrived. */
export function leave(picture: Element, flight: Animation): void {
  flight.onfinish = flight.oncancel = () => picture.remove();
}
