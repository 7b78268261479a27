import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Toast } from './overlays.tsx';
import type { Question } from './question-dialog.tsx';

/** Notices and questions cost nothing until the first one is needed. */
const load = () => import('./overlays.tsx');
const Overlays = lazy(load);

let wanted = false;
const listeners = new Set<() => void>();
let ready: () => void = () => {};
const mounted = new Promise<void>((resolve) => {
  ready = resolve;
});
const whenReady = () => ready();

async function overlays() {
  wanted = true;
  for (const tell of listeners) tell();
  const module = await load();
  await mounted;
  return module;
}

/**
 * Shows a passing notice, also from outside components. For what must stay, use `Notice` in the page. An `action` must
 * be possible somewhere else too: the notice goes by itself.
 */
export async function notify(kind: Toast['kind'], message: string, action?: Toast['action']): Promise<void> {
  (await overlays()).showToast({ kind, message, ...(action ? { action } : {}) });
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
    const { openQuestion } = await overlays();
    return await new Promise<boolean>((answer) => openQuestion(question, answer));
  } finally {
    asking.delete(question.title);
  }
}

/** Rendered once, in the app layout. */
export function AskHost() {
  const show = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => wanted,
    () => false,
  );
  if (!show) return null;
  return (
    <Suspense fallback={null}>
      <Overlays onReady={whenReady} />
    </Suspense>
  );
}
