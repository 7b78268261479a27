/** Fields whose value is no text of a person's own that could be lost. */
const NOT_TEXT = /^(search|password|hidden|checkbox|radio|range|file|submit|button)$/;

let typed: Set<HTMLInputElement | HTMLTextAreaElement> | undefined;

function note({ target }: Event): void {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !NOT_TEXT.test(target.type));
  if (isText) typed?.add(target);
}

/** Notes from now on what is typed into the forms of this page. */
export function followTyping(): void {
  if (typed !== undefined) return;
  typed = new Set();
  document.addEventListener('input', note, { capture: true, passive: true });
}

/** Whether a field on the page holds text that somebody typed and no form has saved. */
export function hasTypedText(): boolean {
  for (const field of typed ?? []) {
    if (field.isConnected && field.value !== '') return true;
    typed?.delete(field);
  }
  return false;
}

/** What was typed into a form is saved. */
export function typedTextSaved(form: HTMLFormElement): void {
  for (const field of typed ?? []) if (form.contains(field)) typed?.delete(field);
}
