import { Suspense, useSyncExternalStore } from 'react';
import type { Toast } from './overlays.tsx';
import type { Question } from './question-dialog.tsx';

type Overlays = typeof import('./overlays.tsx');

/** Undefined before the first notice or question, null if their code was lost: browsers keep a failed module as failed. */
let loaded: Overlays | null | undefined;
const listeners = new Set<() => void>();
let ready: () => void = () => {};
const mounted = new Promise<void>((resolve) => {
  ready = resolve;
});
const whenReady = () => ready();

/** Notices and questions cost nothing until the first one is needed. */
async function overlays(): Promise<Overlays | null> {
  if (loaded === undefined) {
    loaded = await import('./overlays.tsx').catch(() => null);
    for (const tell of listeners) tell();
  }
  if (loaded) await mounted;
  return loaded;
}

/**
 * Shows a passing notice, also from outside components; in the browser's own box if the connection was lost. For what
 * must stay, use `Notice` in the page. An `action` must be possible somewhere else too: the notice goes by itself.
 */
export async function notify(kind: Toast['kind'], message: string, action?: Toast['action']): Promise<void> {
  const shown = await overlays();
  if (shown) shown.showToast({ kind, message, ...(action ? { action } : {}) });
  else window.alert(message);
}

/** The questions that wait for their answer. */
const asking = new Set<string>();

/**
 * Asks before something happens. Answers false for 'no', Escape and the close button, and at once where the same question
 * is being asked already: a second press asks nothing more.
 *
 *     if (await confirm({ title, text, no: t.cancel, yes: t.delete, grave: true })) …
 */
export async function confirm(question: Question): Promise<boolean> {
  if (asking.has(question.title)) return false;
  asking.add(question.title);
  try {
    const shown = await overlays();
    if (!shown) return window.confirm(inWords(question));
    return await new Promise<boolean>((answer) => shown.openQuestion(question, answer));
  } finally {
    asking.delete(question.title);
  }
}

/** A question as the browser's own box shows it. */
const inWords = ({ title, text }: Question) => (typeof text === 'string' ? `${title}\n\n${text}` : title);

/** Rendered once, in the app layout. */
export function AskHost() {
  const shown = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => loaded,
    () => null,
  );
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <shown.default onReady={whenReady} />
    </Suspense>
  );
}
