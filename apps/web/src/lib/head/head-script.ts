import { holdPresses } from './hold-presses.ts';
import { loadReadingScript } from './load-reading-script.ts';
import { reloadWhenLost } from './reload-when-lost.ts';
import { showFaceAfterPaint } from './show-face-after-paint.ts';
import { showStoredLook } from './show-stored-look.ts';

/** An event on `window`: a script that React needs has not come and never will, because browsers keep a failed module as failed. */
export const LOST = 'lost';

const PAINTED = 'painted';

/** A call as text for the document's head. The function runs by itself there: it may use nothing of its module. */
function inline<A extends string[]>(run: (...args: A) => void, ...args: A): string {
  return `(${run})(${args.map((arg) => JSON.stringify(arg))})`;
}

// Functions and no constants, so that the browser's build, which never calls them, leaves their parts out.

/** The inline script in the head of a page that is only read, the same for everybody. */
export const readingHead = (): string =>
  [
    inline(showStoredLook),
    inline(holdPresses),
    inline(loadReadingScript, PAINTED, import.meta.env.DEV ? 'module' : ''),
    inline(showFaceAfterPaint, PAINTED),
  ].join(';');

/** The inline script in the head of a page that React hydrates, the same for everybody. */
export const hydratedHead = (): string =>
  [
    inline(showStoredLook),
    inline(holdPresses),
    inline(showFaceAfterPaint, PAINTED),
    inline(reloadWhenLost, LOST),
  ].join(';');
