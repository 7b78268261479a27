import { LANG_SECONDS } from './language-store.ts';
import { LOST } from './lost-scripts.ts';

/** The router's own script waits under this type until the page stands on the screen: no browser runs it as it is. */
const WAITING = 'text/after-paint';

/** Longest wait for a paint, in milliseconds: a browser that tells of none starts then. */
const LONGEST = 2000;

/** A page that nobody touches comes to life by itself this long after its first paint, in milliseconds. */
const UNTOUCHED = 4000;

/** A text may be set this much tighter or wider (em, times the steps) to keep its lines: no eye sees it. */
const HAIR = 0.009;
const HAIRS = 4;

/** What is shown in the typeface by itself, because its lines are kept: texts, and what else says `data-lines`. */
const LINES = 'h1,h2,h3,p,[data-lines]';

/** Between two tries to fetch a module, in milliseconds: at first, doubled each time, and at most. */
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 4000;

/** The first of these says that somebody is about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/**
 * Inline, the same for everybody: what the first screen can do without comes when it has been seen, so that 130 kB of
 * script and 28 kB of typeface never share a slow line with it. The modules of the page (`data-modules`) are fetched when the
 * typeface is shown, one after another, and neither compiled nor run before the reader gives a first sign or a few quiet
 * seconds are over: a phone is not busy with them while somebody only reads. Who was here before, or is signed in, does not
 * wait; of a newcomer the server says so, and no store is asked (`scheme.ts`). Links, menus and forms work without them, and
 * a press on a button is kept (`early-submit.ts`).
 *
 * Modules are fetched as files, again and again where the line fails, before the first is run: a browser keeps a module that
 * failed once as failed. Each then runs in a task of its own, so that a finger is answered in between; at last the router's
 * script, which finds them ready, is put back in its place. A page that names none runs its own at once.
 *
 * The first frame of a visit is the first screen alone: on a phone what lies below (`data-below`) is neither styled nor laid
 * out before somebody sees the page (`data-opening`, read by public.module.css), and then band by band, one in each frame.
 *
 * A language that only `localStorage` knows counts as soon as the first frame is seen: the cookie is set and the page asked
 * for again, before anything was pressed or typed. The store is not looked at sooner, so that newcomers do not wait for it.
 *
 * The school's typeface is loaded and then shown text by text in sight and then part by part, one in each frame, because
 * changing a whole page at once stops a phone (`data-face`, read by tokens.css). A text in sight that would break into
 * another number of lines in it is set a hair tighter or wider, so that nothing moves, unless a word would no longer fit. What scripts add has the typeface
 * too, and so have later pages of the same visit from the start, once scripts have run. A page in the background has
 * nothing to paint and starts at once.
 */
export const AFTER_PAINT_SCRIPT =
  "(function(d,r,done,awake,wanted,dressed){function face(){r.setAttribute('data-face','')}" +
  "try{if(!r.hasAttribute('data-newcomer')){if(sessionStorage.getItem('face'))face();" +
  "wanted=sessionStorage.getItem('face')||localStorage.getItem('token')||localStorage.getItem('lang')}}catch(e){}" +
  "if(!d.hidden&&!location.hash&&!r.hasAttribute('data-face'))r.setAttribute('data-opening','');" +
  'var m=[];' +
  "function link(rel,u,then){var l=d.createElement('link');l.rel=rel;l.href=u;l.onload=l.onerror=then;d.head.append(l)}" +
  "function ahead(i){if(!awake&&m[i])link('prefetch',m[i],function(){ahead(i+1)})}" +
  `function lost(){dispatchEvent(new Event('${LOST}'))}` +
  'function get(u,then,n){fetch(u).then(function(a){return a.ok?a.blob():a.status<500?lost():Promise.reject()}).then(function(b){if(b)then()},' +
  `function(){setTimeout(function(){get(u,then,n+1)},Math.min(${LONGEST_PAUSE},${FIRST_PAUSE}*Math.pow(2,n)))})}` +
  'function wake(){if(awake)return;awake=1;if(dressed)face();var left=m.length,last=m.pop();if(!left)return;' +
  '[last].concat(m).forEach(function(u){get(u,function(){if(--left)return;' +
  "m.forEach(function(u){link('modulepreload',u)});next()},0)})}" +
  'function next(){var u=m.shift();if(!u)return route();import(u).then(function(){setTimeout(next)},lost)}' +
  'function sign(){wanted=1;if(done)wake()}' +
  `${JSON.stringify(SIGNS)}.forEach(function(n){addEventListener(n,sign,{once:true,passive:true,capture:true})});` +
  'function all(parts,inside){return [].slice.call((inside||d).querySelectorAll(parts))}' +
  'function each(p,act,then){' +
  '(function next(){var e=p.shift();if(!e)return then();act(e);requestAnimationFrame(function(){setTimeout(next)})})()}' +
  "function open(){if(d.hidden)r.removeAttribute('data-opening');if(!r.hasAttribute('data-opening'))return go();" +
  "each(all('[data-below]'),function(e){e.removeAttribute('data-below')},function(){r.removeAttribute('data-opening');go()})}" +
  `function dress(x){var h=x.matches('${LINES}')&&x.offsetHeight;x.setAttribute('data-face','');` +
  'function by(){return x.offsetHeight-h}if(!h||!by())return;' +
  "x.style.setProperty('transition','none','important');" +
  'var c=getComputedStyle(x),had=parseFloat(c.letterSpacing)||0,hair=(by()>0?-1:1)*parseFloat(c.fontSize)*' +
  `${HAIR};for(var n=1;by()&&n<=${HAIRS};n++)x.style.letterSpacing=had+n*hair+'px';` +
  "if(by()||x.scrollWidth>x.clientWidth)x.style.letterSpacing='';x.style.transition=''}" +
  'function near(x){return x.getBoundingClientRect().top<innerHeight}' +
  // Only parts in sight are asked about their texts: a question would lay out what the browser has left for later.
  "function parts(){var p=[];all('header,main>*,footer').forEach(function(e){" +
  `if(near(e))p=p.concat(all('${LINES}',e).filter(near));p.push(e)});` +
  'each(p,dress,function(){dressed=1;if(awake)face();ahead(0)})}' +
  // Who pressed or typed something keeps it: then the page comes alive at once and changes its language in place.
  "function busy(){return d.querySelector('[data-pressed],[data-waiting]')||all('input,textarea').some(function(i){return i.value!==i.defaultValue})}" +
  "function other(){try{var l=localStorage.getItem('lang');if(!m.length||l===r.lang||!/^(id|en)$/.test(l)||/[?&]lang=/.test(location.search)||/(^|; )lang=/.test(d.cookie))return;" +
  `if(!busy())d.cookie='lang='+l+'; Path=/; Max-Age=${LANG_SECONDS}; SameSite=Lax';` +
  'wanted=1;if(/(^|; )lang=/.test(d.cookie)){location.reload();return 1}}catch(e){}}' +
  'function start(){if(done)return;done=1;' +
  "m=(r.dataset.modules||'').split(' ').filter(Boolean);if(!other())open()}" +
  `function go(){if(wanted||d.hidden)wake();else setTimeout(wake,${UNTOUCHED});` +
  "if(!r.hasAttribute('data-face'))d.fonts.load('1em \"Plus Jakarta Sans\"').then(function(){parts();sessionStorage.setItem('face','1')}).catch(function(){ahead(0)})}" +
  'function route(){' +
  `d.querySelectorAll('script[type="${WAITING}"]').forEach(function(w){var s=d.createElement('script');s.type='module';s.async=true;s.textContent=w.textContent;w.replaceWith(s)})}` +
  "addEventListener('DOMContentLoaded',function(){if(d.hidden)return start();" +
  `setTimeout(start,${LONGEST});` +
  'function soon(){requestAnimationFrame(function(){setTimeout(start)})}' +
  "try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();soon()}})" +
  ".observe({type:'paint',buffered:true})}catch(e){soon()}})})(document,document.documentElement)";

const ROUTER_SCRIPT = '<script type="module" async="">';
const PRELOAD = /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g;

/** Named last, fetched with the others, but only the router's script may run it: it brings the page to life. */
const LAST = '/assets/entry.client-';

/** What others stand on comes first. */
const ORDER = ['/assets/react-', '/assets/router-', '/assets/frame-'];
const place = (path: string) => {
  if (path.startsWith(LAST)) return ORDER.length + 1;
  const at = ORDER.findIndex((start) => path.startsWith(start));
  return at < 0 ? ORDER.length : at;
};

/**
 * Holds back the router's script of a rendered page and names the modules it needs on `<html>`; `AFTER_PAINT_SCRIPT` runs
 * them and puts the script back in its place, word for word.
 */
export function startAfterPaint(html: string): string {
  const named = [...html.matchAll(PRELOAD)].map(([, path = '']) => path);
  const inOrder = [...new Set(named)].toSorted((a, b) => place(a) - place(b)).join(' ');
  return html
    .replace(ROUTER_SCRIPT, `<script type="${WAITING}">`)
    .replace('<html ', `<html data-modules="${inOrder}" `);
}
