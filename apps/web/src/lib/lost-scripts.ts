/** Said on `window` when a script of the page has not come and never will: browsers keep a failed module as failed. */
export const LOST = 'lost';

/**
 * Inline, the same for everybody: a page whose scripts were lost on the way is loaded anew, since nothing else brings a
 * failed module back. At once where nothing was typed and it has not just been tried, else when the line returns or
 * somebody presses a button.
 */
export const LOST_SCRIPTS_SCRIPT =
  '(function(d,told,leaving){' +
  // Scripts that are given up because somebody goes elsewhere are not lost.
  "addEventListener('beforeunload',function(){leaving=1});" +
  "function isAlive(){return 'alive' in d.documentElement.dataset}" +
  'function again(){if(!isAlive())location.reload()}' +
  "function typed(){return [].some.call(d.querySelectorAll('input,textarea'),function(i){return i.value!==i.defaultValue})}" +
  "function held(){return d.querySelector('[data-pressed],[data-waiting]')}" +
  'function tried(){var n=performance.getEntriesByType("navigation")[0];return n&&n.type==="reload"}' +
  'function lost(){if(told||leaving||isAlive())return;told=1;' +
  'if(navigator.onLine&&(held()||!typed()&&!tried()))return again();' +
  "addEventListener('online',function(){if(!typed())again()});" +
  "addEventListener('click',function(e){if(e.target.closest('button'))again()},true)}" +
  `addEventListener('${LOST}',lost);` +
  "addEventListener('error',function(e){if(e.target.tagName==='SCRIPT')lost()},true)})(document)";
