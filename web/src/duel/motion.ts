/** What moves when the position changes: cards fly home, backs turn, wonders rise, coins change hands. Transform and
 *  opacity only. Where things are is told by `places`; the pawn hops by itself (pawn.svelte.ts). */
import type { DuelView } from "../data/types";
import { leave } from "../parts/coins";
import { middle, type Places } from "../parts/places";
import { mayMove } from "../state/settings.svelte";
import { showCoins } from "./coins";

const FLY = 560;
const RISE = 320;
const TURN = 320;
const OUT = "cubic-bezier(.2,.8,.2,1)";
const DROP = "cubic-bezier(.34,1.4,.5,1)";
const LATER = { delay: FLY / 2, fill: "backwards", easing: OUT } as const;

/** Names of places. */
export const slotAt = (slot: number): string => `slot ${slot}`;
export const layAt = (slot: number): string => `place ${slot}`;
export const lootAt = (seat: number, distance: number): string => `loot ${seat} ${distance}`;

/** What was on the screen before the change. */
export interface Before {
  view: DuelView;
  cards: Map<string, { rect: DOMRect; picture: Element }>;
  loot: { seat: number; distance: number; coins: number; place: DOMRect }[];
}

export function remember(places: Places, view: DuelView): Before {
  const cards: Before["cards"] = new Map();
  for (const { slot, card } of view.structure) {
    const [rect, picture] = [places.rect(slotAt(slot)), places.find(slotAt(slot))];
    if (rect && picture) cards.set(card, { rect, picture });
  }
  const loot = view.loot.flatMap((tokens, seat) =>
    tokens.flatMap(({ distance, coins }) => {
      const place = places.rect(lootAt(seat, distance));
      return place ? [{ seat, distance, coins, place }] : [];
    }),
  );
  return { view, cards, loot };
}

export function animate(places: Places, before: Before, now: DuelView): void {
  if (!mayMove()) return;
  if (now.age !== before.view.age || (before.view.structure.length === 0 && now.structure.length > 0))
    layOut(places, now);
  else turnUp(places, before.view, now);
  const known = new Set(before.view.cities.flatMap((city) => city.wonders_built));
  const wonder = now.cities.flatMap((city) => city.wonders_built).find((id) => !known.has(id));
  let taken: DOMRect | undefined;
  for (const [card, { rect, picture }] of before.cards) {
    if (now.structure.some((laid) => laid.card === card)) continue;
    taken = rect;
    flyHome(places, rect, picture, card, wonder, now);
  }
  if (wonder) raise(places, wonder);
  showCoins(places, before, now, taken);
}

/** A card leaves the structure: to its tower, where it becomes a storey, under its wonder, or to the pile. */
function flyHome(
  places: Places,
  from: DOMRect,
  picture: Element,
  card: string,
  wonder: string | undefined,
  now: DuelView,
): void {
  const storey = places.find(`storey ${card}`);
  const goal = storey ?? places.find(now.discard.includes(card) ? "pile" : `wonder ${wonder}`);
  fly(places, from, picture, goal?.getBoundingClientRect());
  if (storey) grow(storey);
}

/** A wonder is built: its colours rise from the ground. */
function raise(places: Places, wonder: string): void {
  const path = [{ clipPath: "inset(100% 0 0 0)" }, { clipPath: "inset(0)" }];
  places.find(`drawing ${wonder}`)?.animate(path, { duration: FLY, ...LATER });
}

function fly({ root }: Places, from: DOMRect, picture: Element, to: DOMRect | undefined): void {
  const ghost = picture.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-slot");
  ghost.removeAttribute("data-card");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("flying");
  const lies = { position: "fixed", left: `${from.left}px`, top: `${from.top}px`, zIndex: "50", margin: "0" };
  Object.assign(ghost.style, lies);
  root?.append(ghost);
  const path = [{ transform: "none", opacity: 1 }, to ? into(from, to) : AWAY];
  leave(ghost, ghost.animate(path, { duration: FLY, easing: OUT }));
}

const AWAY = { transform: "translateY(-30px) scale(.8)", opacity: 0 };

function into(from: DOMRect, to: DOMRect): Keyframe {
  const [start, end] = [middle(from), middle(to)];
  const scale = Math.min(0.6, Math.max(0.15, to.width / from.width));
  return { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${scale})`, opacity: 0.4 };
}

/** A storey grows once its card has landed. */
function grow(storey: Element): void {
  const flat = { transform: "scaleY(0)", transformOrigin: "bottom" };
  const path = [flat, { ...flat, offset: FLY / (FLY + RISE) }, { transform: "none", transformOrigin: "bottom" }];
  storey.animate(path, { duration: FLY + RISE, easing: DROP });
}

function turnUp(places: Places, before: DuelView, now: DuelView): void {
  const backs = new Set(before.structure.filter((laid) => laid.card.startsWith("?")).map((laid) => laid.slot));
  const turned = now.structure.filter((laid) => backs.has(laid.slot) && !laid.card.startsWith("?"));
  const path = [{ transform: "perspective(600px) rotateY(-90deg)" }, { transform: "perspective(600px) rotateY(0)" }];
  turned.forEach(({ slot }, n) => {
    places.find(slotAt(slot))?.animate(path, { ...LATER, duration: TURN, delay: FLY / 2 + n * 80 });
  });
}

/** A new age is laid row by row. */
function layOut(places: Places, { structure }: DuelView): void {
  const path = [
    { transform: "translateY(-24px)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  const rows = [...structure].sort((a, b) => a.row - b.row);
  rows.forEach(({ slot }, n) => {
    places.find(layAt(slot))?.animate(path, { ...LATER, duration: TURN, delay: n * 30 });
  });
}
