/** What moves when the position changes: cards fly home, backs turn, the pawn hops, coins change hands. Transform and opacity only. */
import type { DuelView } from "../data/types";
import { mayMove } from "../state/settings.svelte";
import { showCoins } from "./coins";

const FLY = 560;
const RISE = 320;
const TURN = 320;
export const HOP = 180; // a space
const OUT = "cubic-bezier(.2,.8,.2,1)";
const DROP = "cubic-bezier(.34,1.4,.5,1)";

/** What was on the screen before the change. */
export interface Before {
  view: DuelView;
  cards: Map<string, { rect: DOMRect; picture: HTMLElement }>;
  pawn: number | null;
  loot: { seat: number; space: number; coins: number; place: DOMRect }[];
}

export function remember(root: HTMLElement, view: DuelView): Before {
  const cards = new Map<string, { rect: DOMRect; picture: HTMLElement }>();
  for (const element of root.querySelectorAll<HTMLElement>(".struct [data-slot]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) cards.set(element.dataset["card"]!, { rect, picture: element });
  }
  const pawn = root.querySelector<SVGGElement>("[data-pawn]")?.dataset["pawn"];
  const loot = [...root.querySelectorAll<SVGGElement>("[data-loot]")].map((token) => {
    const { loot: space, coins, loses: seat } = token.dataset;
    return { seat: Number(seat), space: Number(space), coins: Number(coins), place: token.getBoundingClientRect() };
  });
  return { view, cards, pawn: pawn === undefined ? null : Number(pawn), loot };
}

export function animate(root: HTMLElement, before: Before, now: DuelView): void {
  if (!mayMove()) return;
  if (now.age !== before.view.age || (before.view.structure.length === 0 && now.structure.length > 0)) layOut(root);
  else turnUp(root, before.view, now);
  const built = now.cities.flatMap((city) => city.wonders_built);
  const known = new Set(before.view.cities.flatMap((city) => city.wonders_built));
  const wonder = built.find((id) => !known.has(id));
  let taken: DOMRect | undefined;
  for (const [card, { rect, picture }] of before.cards) {
    if (now.structure.some((laid) => laid.card === card)) continue;
    taken = rect;
    fly(root, rect, picture, goalOf(root, card, wonder, now));
  }
  if (wonder) raise(root, wonder);
  hop(root, before.pawn);
  showCoins(root, before, now, taken);
}

/** Where a card goes: to its tower, under its wonder, or to the pile. */
function goalOf(root: HTMLElement, card: string, wonder: string | undefined, now: DuelView): HTMLElement | null {
  const storey = root.querySelector<HTMLElement>(`.city [data-card="${card}"]`);
  if (storey || now.discard.includes(card)) return storey ?? root.querySelector<HTMLElement>(".dsc");
  return wonder ? root.querySelector<HTMLElement>(`[data-wonder="${wonder}"]`) : null;
}

/** A wonder is built: its colours rise from the ground. */
function raise(root: HTMLElement, wonder: string): void {
  const drawing = root.querySelector(`[data-wonder="${wonder}"] .em`);
  drawing?.animate([{ clipPath: "inset(100% 0 0 0)" }, { clipPath: "inset(0)" }], {
    duration: FLY,
    delay: FLY / 2,
    fill: "backwards",
    easing: OUT,
  });
}

/** A card leaves the structure and, in the city, becomes a storey. */
function fly(root: HTMLElement, from: DOMRect, picture: HTMLElement, goal: HTMLElement | null): void {
  const ghost = picture.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-slot");
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("flying");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    zIndex: "50",
    margin: "0",
  });
  root.append(ghost);
  const to = goal?.getBoundingClientRect();
  const end = to
    ? {
        transform: `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${to.top + to.height / 2 - from.top - from.height / 2}px) scale(${Math.min(0.6, Math.max(0.15, to.width / from.width))})`,
        opacity: 0.4,
      }
    : { transform: "translateY(-30px) scale(.8)", opacity: 0 };
  const flight = ghost.animate([{ transform: "none", opacity: 1 }, end], { duration: FLY, easing: OUT });
  flight.onfinish = flight.oncancel = () => ghost.remove();
  if (!goal?.matches(".st")) return;
  goal.animate(
    [
      { transform: "scaleY(0)", transformOrigin: "bottom" },
      { transform: "scaleY(0)", transformOrigin: "bottom", offset: FLY / (FLY + RISE) },
      { transform: "none", transformOrigin: "bottom" },
    ],
    {
      duration: FLY + RISE,
      easing: DROP,
    },
  );
}

function turnUp(root: HTMLElement, before: DuelView, now: DuelView): void {
  const backs = new Set(before.structure.filter((laid) => laid.card.startsWith("?")).map((laid) => laid.slot));
  const turned = now.structure.filter((laid) => backs.has(laid.slot) && !laid.card.startsWith("?"));
  turned.forEach(({ slot }, n) => {
    const card = root.querySelector<HTMLElement>(`.struct [data-slot="${slot}"]`);
    card?.animate(
      [{ transform: "perspective(600px) rotateY(-90deg)" }, { transform: "perspective(600px) rotateY(0)" }],
      {
        duration: TURN,
        delay: FLY / 2 + n * 80,
        fill: "backwards",
        easing: OUT,
      },
    );
  });
}

/** A new age is laid row by row. */
function layOut(root: HTMLElement): void {
  const places = [...root.querySelectorAll<HTMLElement>(".place")].sort(
    (a, b) => Number(a.style.zIndex) - Number(b.style.zIndex),
  );
  places.forEach((place, n) => {
    place.animate(
      [
        { transform: "translateY(-24px)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: TURN,
        delay: n * 30,
        fill: "backwards",
        easing: OUT,
      },
    );
  });
}

function hop(root: HTMLElement, from: number | null): void {
  const pawn = root.querySelector<SVGGElement>("[data-pawn]");
  const to = Number(pawn?.dataset["pawn"]);
  if (!pawn || from === null || from === to) return;
  const spaces = Math.abs(to - from);
  const step = Number(pawn.dataset["step"]);
  const here = pawn.style.transform;
  const frames = Array.from({ length: 2 * spaces + 1 }, (_, n) => {
    const back = (from - to) * (1 - n / (2 * spaces)) * step;
    return { transform: `${here} translate(${back}px, ${n % 2 ? -9 : 0}px)` };
  });
  pawn.animate(frames, { duration: HOP * spaces, easing: "linear" });
}
