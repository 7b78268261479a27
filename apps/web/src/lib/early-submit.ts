/**
 * Forms and buttons are served ready to be used, before the page's script has come. A press at that moment must neither
 * leave the page nor be lost: this inline script (the same for everybody) holds it, and the page acts on it once it is
 * alive (`data-alive`). Of several choices of one name the last is held. The press does not go on to React, which drops
 * what reaches a part it has not taken over yet. The language switch works by itself and keeps what the address asks for;
 * where something could have been typed it is held too, so that no text is lost.
 */
const HOLD =
  '(function(d,r){function alive(){return"alive" in r.dataset}' +
  "addEventListener('submit',function(e){var f=e.target,b=e.submitter;" +
  "if(f.method==='post'&&!('alive' in f.dataset)){e.preventDefault();f.dataset.waiting=''}" +
  "else if(b&&b.name==='lang'&&!alive()){e.preventDefault();" +
  "if(d.querySelector('form[method=post]'))b.dataset.pressed='';" +
  "else{var u=new URL(location);u.searchParams.set('lang',b.value);location=u.href}}},true);" +
  "addEventListener('click',function(e){var b=e.target.closest('button[type=button],input[type=radio]');if(!b||alive())return;" +
  "e.stopPropagation();if(b.name)d.getElementsByName(b.name).forEach(function(o){delete o.dataset.pressed});b.dataset.pressed=''},true);";

/** The script of a page that is only read is asked for again, after growing pauses: most of the page works without it. */
const AGAIN =
  'var pause=500;' +
  "addEventListener('error',function(e){var s=e.target;if(s.tagName!=='SCRIPT'||!('reading' in s.dataset))return;" +
  "setTimeout(function(){var n=d.createElement('script');n.dataset.reading='';n.src=s.src;s.replaceWith(n)},pause);pause=Math.min(pause*2,8000)},true)";

/** Said on `window` when a script that React needs has not come and never will: browsers keep a failed module as failed. */
export const LOST = 'lost';

/**
 * A page that React brings to life is loaded anew when its scripts are lost, since nothing else brings a failed module
 * back: at once where nothing was typed and it has not just been tried, else when the line is back or a button is pressed.
 */
const RELOAD =
  'var told,leaving;' +
  // Scripts that are given up because somebody goes elsewhere are not lost.
  "addEventListener('beforeunload',function(){leaving=1});" +
  'function again(){if(!alive())location.reload()}' +
  "function typed(){return [].some.call(d.querySelectorAll('input,textarea'),function(i){return i.value!==i.defaultValue})}" +
  'function tried(){var n=performance.getEntriesByType("navigation")[0];return n&&n.type==="reload"}' +
  'function lost(){if(told||leaving||alive())return;told=1;' +
  'if(navigator.onLine&&!typed()&&!tried())return again();' +
  "addEventListener('online',function(){if(!typed())again()});" +
  "addEventListener('click',function(e){if(e.target.closest('button'))again()},true)}" +
  `addEventListener('${LOST}',lost);` +
  // How a failed `import()` of the router's own script shows itself.
  "addEventListener('unhandledrejection',function(e){if(e.reason instanceof TypeError)lost()});" +
  "addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')lost()},true)";

const END = '})(document,document.documentElement)';

/** What stands inline in the head of a page that is only read. */
export const BEFORE_READING = HOLD + AGAIN + END;

/** What stands inline in the head of a page that React brings to life. */
export const BEFORE_HYDRATION = HOLD + RELOAD + END;

/** From now on presses are the page's own; those that were held act, each once. */
export function actOnEarlyPresses(): void {
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
