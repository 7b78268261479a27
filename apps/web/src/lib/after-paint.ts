/** The router's own script waits under this type until the page stands on the screen: no browser runs it as it is. */
const WAITING = 'text/after-paint';

/** Longest wait for a paint, in milliseconds: a browser that tells of none starts then. */
const LONGEST = 2000;

/**
 * Inline, the same for everybody: what the first screen can do without comes when it has been seen, so that 130 kB of
 * script and 28 kB of typeface never share a slow line with it. All modules of the page are fetched at once and run one
 * after another, each in a task of its own, so that a phone answers a finger in between (`data-modules`). Then the router's
 * script, which finds them ready, is put back in its place. The school's typeface is loaded and then shown (`data-face`,
 * read by tokens.css), and later pages of the same visit have it from the start. A page in the background has nothing to
 * paint and starts at once.
 */
export const AFTER_PAINT_SCRIPT =
  "(function(d,r,done){function face(){r.setAttribute('data-face','')}" +
  "try{if(sessionStorage.getItem('face'))face()}catch(e){}" +
  'function start(){if(done)return;done=1;' +
  "var m=(r.dataset.modules||'').split(' ').filter(Boolean);" +
  "m.forEach(function(u){var l=d.createElement('link');l.rel='modulepreload';l.href=u;d.head.append(l)});" +
  '(function next(){var u=m.shift();if(!u)return route();function on(){setTimeout(next)}import(u).then(on,on)})();' +
  "if(!r.hasAttribute('data-face'))d.fonts.load('1em \"Plus Jakarta Sans\"').then(function(){face();sessionStorage.setItem('face','1')}).catch(function(){})}" +
  'function route(){' +
  `d.querySelectorAll('script[type="${WAITING}"]').forEach(function(w){var s=d.createElement('script');s.type='module';s.async=true;s.textContent=w.textContent;w.replaceWith(s)})}` +
  "addEventListener('DOMContentLoaded',function(){if(d.hidden)return start();" +
  `setTimeout(start,${LONGEST});` +
  'function soon(){requestAnimationFrame(function(){setTimeout(start)})}' +
  "try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();soon()}})" +
  ".observe({type:'paint',buffered:true})}catch(e){soon()}})})(document,document.documentElement)";

const ROUTER_SCRIPT = '<script type="module" async="">';
const PRELOAD = /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g;

/** What others stand on comes first. */
const ORDER = ['/assets/framework-', '/assets/frame-'];
const place = (path: string) => {
  const at = ORDER.findIndex((start) => path.startsWith(start));
  return at < 0 ? ORDER.length : at;
};

/** Only the router's script may run it: it brings the page to life. */
const LAST = '/assets/entry.client-';

/**
 * Holds back the router's script of a rendered page and names the modules it needs on `<html>`; `AFTER_PAINT_SCRIPT` runs
 * them and puts the script back in its place, word for word.
 */
export function startAfterPaint(html: string): string {
  const named = [...html.matchAll(PRELOAD)].map(([, path = '']) => path);
  const modules = [...new Set(named)].filter((path) => !path.startsWith(LAST));
  const inOrder = modules.toSorted((a, b) => place(a) - place(b)).join(' ');
  return html
    .replace(ROUTER_SCRIPT, `<script type="${WAITING}">`)
    .replace('<html ', `<html data-modules="${inOrder}" `);
}
