/** How much larger everything stands on a large screen: it is looked at from further away. */
import { innerWidth } from "svelte/reactivity/window";

const STEPS = [
  { from: 3400, zoom: 2 },
  { from: 2400, zoom: 1.6 },
  { from: 1850, zoom: 1.25 },
];

const width = (): number => innerWidth.current ?? 1440;
export const zoom = (): number => STEPS.find((step) => width() >= step.from)?.zoom ?? 1;
/** The width of the screen in the pixels of the enlarged page. */
export const room = (): number => width() / zoom();
