/**
 * The one order of what lies over a page: what opens last is on top, except that a dialog that stays on top (the session
 * dialog) does so whatever opens after it. The browser makes everything outside of the top modal dialog inert, so
 * notices live inside it (`onTopLayer`).
 */
type Layer = { dialog: HTMLDialogElement; staysOnTop: boolean };

let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Layer[]): void {
  layers = next;
  for (const tell of listeners) tell();
}

/** Opens a modal dialog as a layer; it leaves the order when it is closed, by whatever means. */
export function openLayer(dialog: HTMLDialogElement, { staysOnTop = false } = {}): void {
  dialog.showModal();
  const others = layers.filter((layer) => layer.dialog !== dialog);
  change([
    ...others.filter((one) => !one.staysOnTop),
    { dialog, staysOnTop },
    ...others.filter((one) => one.staysOnTop),
  ]);
  if (!staysOnTop) for (const { dialog: top } of layers.filter((one) => one.staysOnTop)) raise(top);
  // The same function each time: a dialog that opens again listens once.
  dialog.addEventListener('close', onClose);
}

/** Closes a layer; for a dialog that is closed already, takes it out of the order. */
export function closeLayer(dialog: HTMLDialogElement): void {
  dialog.close();
  dropLayer(dialog);
}

function onClose({ target }: Event): void {
  // A dialog that was raised is open again when its event comes.
  if (target instanceof HTMLDialogElement && !target.open) dropLayer(target);
}

function dropLayer(dialog: HTMLDialogElement): void {
  if (layers.some((layer) => layer.dialog === dialog))
    change(layers.filter((layer) => layer.dialog !== dialog));
}

/** Whether a dialog that may be closed lies on top. */
export function isDismissible(): boolean {
  return layers.at(-1)?.staysOnTop === false;
}

/** Closes the top dialog as Escape does, where that is what it does. */
export function dismissTop(): void {
  const top = layers.at(-1);
  if (top?.dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) closeLayer(top.dialog);
}

/** The browser's top layer is ordered by when a dialog was shown; what was typed and the focus stay. */
function raise(dialog: HTMLDialogElement): void {
  const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
  dialog.close();
  dialog.showModal();
  if (focused instanceof HTMLElement) focused.focus();
}

/** Calls back with the element that lies on top, now and whenever that changes: the top dialog, else the page. */
export function onTopLayer(tell: (top: HTMLElement) => void): () => void {
  const look = () => tell(layers.at(-1)?.dialog ?? document.body);
  look();
  listeners.add(look);
  return () => listeners.delete(look);
}
