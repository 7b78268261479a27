/**
 * Forms are served ready to be typed into, before their script has come. A press on their button at that moment must
 * neither leave the page nor be lost: this inline script (the same for everybody) holds it, and the form sends it once it
 * is alive. A press on a button outside a form is kept likewise. The language switch works by itself and keeps what the address
 * asks for; where something could have been typed it is held too, so that no text is lost.
 */
export const EARLY_SUBMIT_SCRIPT =
  "addEventListener('submit',function(e){var f=e.target,b=e.submitter;if(f.method==='post'&&!('alive' in f.dataset)){e.preventDefault();f.dataset.waiting=''}" +
  "else if(b&&b.name==='lang'&&!('alive' in document.documentElement.dataset)){e.preventDefault();" +
  "if(document.querySelector('form[method=post]'))b.dataset.pressed='';" +
  "else{var u=new URL(location);u.searchParams.set('lang',b.value);location=u.href}}},true);" +
  "addEventListener('click',function(e){var b=e.target.closest('button[type=button]');if(b&&!('alive' in document.documentElement.dataset))b.dataset.pressed=''},true)";

/** From here on React hears presses itself; said before it takes the page over. */
export function hearPresses(): void {
  document.documentElement.dataset.alive = '';
}

/** Buttons that were pressed before the page was alive act now, each once. */
export function actOnEarlyPresses(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-pressed]')) {
    delete button.dataset.pressed;
    button.click();
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
