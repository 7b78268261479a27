import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Question, Toast } from './overlays.tsx';

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

/**
 * Asks before something happens. Answers false for 'no', Escape and the close button.
 *
 *     if (await confirm({ title, text, no: t.cancel, yes: t.delete, grave: true })) …
 */
export async function confirm(question: Question): Promise<boolean> {
  const { openQuestion } = await overlays();
  return new Promise((answer) => openQuestion(question, answer));
}

/** Stands once in the app layout. */
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
