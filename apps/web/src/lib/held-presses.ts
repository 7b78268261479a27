/** From now on presses are the page's own; those that were held act, each once. */
export function actOnHeldPresses(): void {
  document.documentElement.dataset.alive = '';
  for (const pressed of document.querySelectorAll<HTMLButtonElement | HTMLInputElement>('[data-pressed]')) {
    delete pressed.dataset.pressed;
    // Already chosen, a radio would not hear the press.
    if (pressed instanceof HTMLInputElement) pressed.checked = false;
    pressed.click();
  }
}

/** The form answers presses itself from now on; one that was held is sent. */
export function wakeForm(form: HTMLFormElement | null): void {
  if (form === null || 'alive' in form.dataset) return;
  form.dataset.alive = '';
  if (!('waiting' in form.dataset)) return;
  delete form.dataset.waiting;
  // After this update: what was typed has reached the form's state by then.
  setTimeout(() => form.requestSubmit());
}
