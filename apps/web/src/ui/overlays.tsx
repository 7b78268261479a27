import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../lib/language.tsx';
import { onVisit } from '../lib/visit.ts';
import { Button } from './button.tsx';
import { onTopLayer } from './layers.ts';
import { Row } from './layout.tsx';
import { type Question, QuestionDialog } from './question-dialog.tsx';

type Asked = Question & { id: number; answer: (yes: boolean) => void };
export type Toast = {
  kind: 'good' | 'bad' | 'info';
  message: string;
  /** What can still be done about it, e.g. 'Undo'; the notice stays longer then. */
  action?: { label: string; run: () => void };
};

const COLOUR = { good: 'var(--leaf)', bad: 'var(--red)', info: 'var(--teal)' };

/** What the close button of a notice is called, in the language shown. */
let closeName = '';

/** Shows a passing notice. */
export function showToast({ kind, message, action }: Toast): void {
  const id = `notice-${Date.now()}-${Math.random()}`;
  const act = () => {
    notifications.hide(id);
    action?.run();
  };
  notifications.show({
    id,
    message:
      action === undefined ? (
        message
      ) : (
        <Row as="span" justify="between">
          {message}
          <Button look="plain" size="small" onClick={act}>
            {action.label}
          </Button>
        </Row>
      ),
    color: COLOUR[kind],
    autoClose: action !== undefined ? 15_000 : kind === 'bad' ? 8000 : 5000,
    closeButtonProps: { 'aria-label': closeName },
  });
}

let lastId = 0;
let open: readonly Asked[] = [];
const listeners = new Set<() => void>();

function setOpen(next: readonly Asked[]): void {
  open = next;
  for (const tell of listeners) tell();
}

function end({ id, answer }: Asked, yes: boolean): void {
  setOpen(open.filter((other) => other.id !== id));
  answer(yes);
}

/** Opens a question above whatever is open; the safe answer has the focus. */
export function openQuestion(question: Question, answer: (yes: boolean) => void): void {
  lastId += 1;
  setOpen([...open, { ...question, id: lastId, answer }]);
}

// What was asked and told belongs to the person who was here.
onVisit(() => {
  for (const question of open) end(question, false);
  notifications.clean();
});

const follow = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** The home of notices and questions; loaded when the first one is shown. */
export default function Overlays({ onReady }: { onReady: () => void }) {
  const t = useTexts('common');
  const questions = useSyncExternalStore(
    follow,
    () => open,
    () => open,
  );
  const [home] = useState(() => document.createElement('div'));
  useEffect(() => {
    closeName = t.close;
    onReady();
  }, [t.close, onReady]);
  // Outside of the top dialog nobody could press or hear a notice.
  useLayoutEffect(() => {
    const stop = onTopLayer((top) => top.append(home));
    return () => {
      stop();
      home.remove();
    };
  }, [home]);
  return (
    <>
      {createPortal(
        <Notifications position="top-center" limit={3} zIndex={400} withinPortal={false} />,
        home,
      )}
      {questions.map((question) => (
        <QuestionDialog key={question.id} question={question} onAnswer={(yes) => end(question, yes)} />
      ))}
    </>
  );
}
