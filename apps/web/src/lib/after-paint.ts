/** The router's own script waits under this type until the page stands on the screen: no browser runs it as it is. */
const WAITING = 'text/after-paint';

/** Longest wait for a paint, in milliseconds: a browser that tells of none starts then. */
const LONGEST = 2000;

/**
 * Inline, the same for everybody: what the first screen can do without comes when it has been seen, so that 130 kB of
 * script and 28 kB of typeface never share a slow line with it. The router's script is put back in its place; the
 * school's typeface is loaded and then shown (`data-face`, read by tokens.css), and later pages of the same
 * visit have it from the start. A page in the background has nothing to paint and starts at once.
 */
export const AFTER_PAINT_SCRIPT =
  "(function(d,r,done){function face(){r.setAttribute('data-face','')}" +
  "try{if(sessionStorage.getItem('face'))face()}catch(e){}" +
  'function start(){if(done)return;done=1;' +
  `d.querySelectorAll('script[type="${WAITING}"]').forEach(function(w){var s=d.createElement('script');s.type='module';s.async=true;s.textContent=w.textContent;w.replaceWith(s)});` +
  "if(!r.hasAttribute('data-face'))d.fonts.load('1em \"Plus Jakarta Sans\"').then(function(){face();sessionStorage.setItem('face','1')}).catch(function(){})}" +
  "addEventListener('DOMContentLoaded',function(){if(d.hidden)return start();" +
  `setTimeout(start,${LONGEST});` +
  'function soon(){requestAnimationFrame(function(){setTimeout(start)})}' +
  "try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();soon()}})" +
  ".observe({type:'paint',buffered:true})}catch(e){soon()}})})(document,document.documentElement)";

const ROUTER_SCRIPT = '<script type="module" async="">';

/** Holds back the router's script of a rendered page; `AFTER_PAINT_SCRIPT` puts it back in its place, word for word. */
export function startAfterPaint(html: string): string {
  return html.replace(ROUTER_SCRIPT, `<script type="${WAITING}">`);
}
