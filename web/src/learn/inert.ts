/** While a lesson points to something, nothing else can be reached: neither by pointer, nor by keyboard or reader. */
export function isolate(root: Element, kept: readonly Element[]): () => void {
  const stilled: HTMLElement[] = [];
  const still = (parent: Element): void => {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement) || kept.includes(child)) continue;
      if (kept.some((one) => child.contains(one))) still(child);
      else if (!child.inert) {
        child.inert = true;
        stilled.push(child);
      }
    }
  };
  still(root);
  return () => stilled.forEach((one) => (one.inert = false));
}
