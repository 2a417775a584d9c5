/** Reads the text of the rules: # chapter, ## section, - list, > example, **bold**, {game:id} for the name of a thing. */
export type Inline = { kind: "text" | "bold"; text: string } | { kind: "thing"; game: string; id: string };
export interface Block {
  kind: "text" | "list" | "example";
  items: Inline[][];
}
export interface Section {
  title: string | null; // null: before the first section of a chapter
  blocks: Block[];
}
export interface Chapter {
  title: string;
  sections: Section[];
}

const PIECE = /\*\*(.+?)\*\*|\{(\w+):(\w+)\}/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(PIECE)) {
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    parts.push(
      found[1] !== undefined ? { kind: "bold", text: found[1] } : { kind: "thing", game: found[2]!, id: found[3]! },
    );
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

const KINDS: Record<string, Block["kind"]> = { "-": "list", ">": "example" };

export function parse(source: string): Chapter[] {
  const chapters: Chapter[] = [];
  let before = "";
  for (const line of source.split(/\r?\n/)) {
    if (line.trim()) read(chapters, line, before);
    before = line.trim();
  }
  return chapters;
}

function read(chapters: Chapter[], line: string, before: string): void {
  const chapter = chapters[chapters.length - 1];
  if (line.startsWith("# ")) chapters.push({ title: line.slice(2), sections: [{ title: null, blocks: [] }] });
  else if (!chapter) throw new Error(`The text must begin with a chapter, not with: ${line}`);
  else if (line.startsWith("## ")) chapter.sections.push({ title: line.slice(3), blocks: [] });
  else append(chapter.sections[chapter.sections.length - 1]!.blocks, line, before);
}

/** List items and examples that follow each other are one block; every other line is a paragraph. */
function append(blocks: Block[], line: string, before: string): void {
  const kind = KINDS[line[0]!] ?? "text";
  const text = inline(kind === "text" ? line : line.slice(2));
  const last = blocks[blocks.length - 1];
  if (kind !== "text" && last?.kind === kind && before) last.items.push(text);
  else blocks.push({ kind, items: [text] });
}
