import { useEffect, useLayoutEffect } from 'react';

/**
 * Forms are served ready to be typed into, before their script has come. A press on their button at that moment must
 * neither leave the page nor be lost: this inline script (the same for everybody) holds it, and the form sends it once it
 * is alive. A press on a button outside a form, or on a choice, is held likewise, of several choices of one name the last;
 * React does not see it meanwhile, because it drops what reaches a part it has not taken over yet. The language switch works
 * by itself and keeps what the address asks for; where something could have been typed it is held too, so that no text is
 * lost.
 */
export const EARLY_SUBMIT_SCRIPT =
  "addEventListener('submit',function(e){var f=e.target,b=e.submitter;if(f.method==='post'&&!('alive' in f.dataset)){e.preventDefault();f.dataset.waiting=''}" +
  "else if(b&&b.name==='lang'&&!('alive' in document.documentElement.dataset)){e.preventDefault();" +
  "if(document.querySelector('form[method=post]'))b.dataset.pressed='';" +
  "else{var u=new URL(location);u.searchParams.set('lang',b.value);location=u.href}}},true);" +
  "addEventListener('click',function(e){var b=e.target.closest('button[type=button],input[type=radio]');if(!b||'alive' in document.documentElement.dataset)return;" +
  "e.stopPropagation();if(b.name)document.getElementsByName(b.name).forEach(function(o){delete o.dataset.pressed});b.dataset.pressed=''},true)";

/**
 * Stands after what can be pressed, inside the same `Suspense`. When React has taken that over, presses are its own
 * (`data-alive`), and those that were held act, each once.
 */
export function EarlyPresses(): null {
  useLayoutEffect(() => {
    document.documentElement.dataset.alive = '';
  }, []);
  // After the layout effects of the whole page: before them the router goes nowhere.
  useEffect(actOnEarlyPresses, []);
  return null;
}

function actOnEarlyPresses(): void {
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
