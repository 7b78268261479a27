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

/**
 * Calls back when the first paint has been seen, at once where nobody looks, and a while after loading where no paint is told
 * of. The school's typeface is shown from then on (`data-face`, read by tokens.css): on a first visit it shares no slow connection
 * with the first screen.
 */
const PAINTED =
  'function painted(then,done){function seen(){if(done)return;done=1;r.dataset.face="";then()}if(d.hidden)return seen();' +
  "try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();setTimeout(seen)}})" +
  ".observe({type:'paint',buffered:true})}catch(e){}addEventListener('load',function(){setTimeout(seen,2000)})}";

/**
 * Loads the script of a page that is only read (`data-reading`), and again after growing pauses when it is lost: most of the
 * page works without it.
 */
const LOAD =
  'painted(function load(pause){var s=d.createElement("script");pause=pause||500;s.src=r.dataset.reading;' +
  // While developing it is a module with imports.
  'if(s.src.endsWith(".ts"))s.type="module";' +
  's.onerror=function(){s.remove();setTimeout(load,pause,Math.min(pause*2,8000))};d.head.append(s)})';

/** Said on `window` when a script that React needs has not come and never will: browsers keep a failed module as failed. */
export const LOST = 'lost';

/**
 * A page that React brings to life is loaded again when its scripts are lost, since nothing else brings a failed module
 * back: at once where nothing was typed and it has not just been tried, else when the connection is back or a button is pressed.
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

/** The inline script in the head of a page that is only read. */
export const BEFORE_READING = HOLD + PAINTED + LOAD + END;

/** The inline script in the head of a page that React hydrates. */
export const BEFORE_HYDRATION = `${HOLD}${PAINTED}painted(function(){});${RELOAD}${END}`;

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
