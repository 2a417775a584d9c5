// What a person would see at a glance: text that is cut off, leaves its box, leaves the screen, or lies over other text.
// Evaluated in the page; returns one line for each fault.
(allowed) => {
  const SLACK = 2; // pixels: letters may touch an edge
  const BOXES = "button, a, label, td, th, .btn, .pill, .plate, .panel, .card, .wonder, .act, .tk, .option, dialog, .sheet, .toast";
  const faults = [];

  const shown = (element) => {
    if (element.closest(".hush, [hidden], noscript, option")) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, svg, textarea, select") || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 0.5 && rect.height > 0.5) texts.push({ node, element, rect, words: node.data.trim() });
    }
  }
  const name = (element) => {
    const testid = element.closest("[data-testid]")?.dataset.testid;
    const path = [];
    for (let at = element; at && at !== document.body && path.length < 4; at = at.parentElement) {
      path.unshift(at.tagName.toLowerCase() + [...at.classList].filter((one) => !one.startsWith("svelte-")).map((one) => `.${one}`).join(""));
    }
    return `${path.join(" > ")}${testid ? ` in ${testid}` : ""}`;
  };
  const isAllowed = (element, fault) => allowed.some(([kind, selector]) => kind === fault && element.closest(selector));
  const tell = (fault, { element, words }, more = "") => {
    if (!isAllowed(element, fault)) faults.push(`${fault}: “${words.slice(0, 60)}” ${name(element)} ${more}`.trim());
  };
  const style = (element) => getComputedStyle(element);
  const outside = (rect, box, across, down) => {
    const side = across ? Math.max(box.left - rect.left, rect.right - box.right) : 0;
    const height = rect.height * 0.2; // a line's box is higher than its letters
    const over = down ? Math.max(box.top - rect.top - height, rect.bottom - box.bottom - height) : 0;
    return Math.max(side, over);
  };
  const scrolls = (element, direction) => ["auto", "scroll"].includes(style(element)[direction]);
  const ancestors = function* (element) {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) yield at;
  };

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) faults.push(`the page scrolls sideways: ${root.scrollWidth} of ${root.clientWidth}`);

  for (const text of texts) {
    const { element, rect } = text;
    let scrolled = { x: false, y: false };
    for (const at of ancestors(element)) {
      const { overflowX, overflowY, position } = style(at);
      scrolled = { x: scrolled.x || scrolls(at, "overflowX"), y: scrolled.y || scrolls(at, "overflowY") };
      const hides = { x: ["hidden", "clip"].includes(overflowX), y: ["hidden", "clip"].includes(overflowY) };
      if ((hides.x && !scrolled.x) || (hides.y && !scrolled.y)) {
        const by = outside(rect, at.getBoundingClientRect(), hides.x && !scrolled.x, hides.y && !scrolled.y);
        if (by > SLACK) tell("clipped", text, `by ${by.toFixed(0)} px`);
      }
      if (position === "fixed") break;
    }
    if (style(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1) tell("clipped", text, "with an ellipsis");
    const box = element.closest(BOXES);
    if (box && style(box).display !== "inline" && !scrolled.x) {
      const by = outside(rect, box.getBoundingClientRect(), true, !scrolled.y);
      if (by > SLACK) tell("leaves its box", text, `by ${by.toFixed(0)} px`);
    }
    if (!scrolled.x && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) tell("leaves the screen", text);
  }

  // Two texts that cross are at fault only if both can be seen: nothing opaque lies between them.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const opaque = (element) => {
    if (element instanceof SVGElement) return true;
    const { backgroundColor, opacity } = style(element);
    const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor);
    const solid = backgroundColor !== "transparent" && (!alpha || Number(alpha[1] ?? alpha[2]) > 0.7);
    return solid && Number(opacity) > 0.7;
  };
  const cores = texts.map((text) => {
    const { left, right, top, bottom, height } = text.rect;
    return { ...text, left: left + 1, right: right - 1, top: top + height * 0.13, bottom: bottom - height * 0.13 };
  }).filter((text) => text.bottom > 0 && text.top < innerHeight && text.right > 0 && text.left < innerWidth).sort((a, b) => a.top - b.top);
  const bothSeen = (a, b, x, y) => {
    const stack = document.elementsFromPoint(x, y);
    const [first, second] = [stack.indexOf(a.element), stack.indexOf(b.element)];
    if (first < 0 || second < 0) return false;
    const lower = Math.max(first, second);
    return !stack.slice(0, lower).some((element) => opaque(element) && !element.contains(stack[lower]));
  };
  cores.forEach((a, n) => {
    for (let m = n + 1; m < cores.length && cores[m].top < a.bottom; m++) {
      const b = cores[m];
      const [width, height] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - b.top];
      if (a.node === b.node || width < SLACK || height < SLACK || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (bothSeen(a, b, Math.max(a.left, b.left) + width / 2, b.top + height / 2)) tell("lies over text", b, `over “${a.words.slice(0, 40)}”`);
    }
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return [...new Set(faults)];
}
