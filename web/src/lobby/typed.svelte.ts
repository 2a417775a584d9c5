/** A name that somebody has typed but not kept yet; it counts as soon as they sit down. */
class Typed {
  name = $state("");
}

export const typed = new Typed();
