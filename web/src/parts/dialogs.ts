/** Dialogs that stand over everything else. While one is open, keys belong to it. */
let open = 0;

/** For a <dialog>: it opens when it is there, and the focus comes back by itself. */
export function modal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open++;
  return () => {
    open--;
    dialog.close();
  };
}

const FIELDS = ["INPUT", "TEXTAREA", "SELECT"];

/** Whether a key is meant for the table: not for the browser, a field or a dialog. */
export function isForTable({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const typing = target instanceof HTMLElement && FIELDS.includes(target.tagName);
  return !ctrlKey && !metaKey && !altKey && !typing && open === 0;
}
