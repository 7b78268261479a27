import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import css from './parts/overlays.module.css';

export type Question = {
  title: string;
  text: ReactNode;
  no: string;
  yes: string;
  /** For what cannot be undone. */
  grave?: boolean;
};
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
        <span className={css.withAction}>
          {message}
          <Button look="plain" size="small" onClick={act}>
            {action.label}
          </Button>
        </span>
      ),
    color: COLOUR[kind],
    autoClose: action !== undefined ? 15_000 : kind === 'bad' ? 8000 : 5000,
    closeButtonProps: { 'aria-label': closeName },
  });
}

let asked = 0;
/** Set by the home of questions as long as it stands. */
let ask: (question: Asked) => void = () => {};

/** Opens a question above whatever is open; the safe answer has the focus. */
export function openQuestion(question: Question, answer: (yes: boolean) => void): void {
  asked += 1;
  ask({ ...question, id: asked, answer });
}

/** The home of notices and questions; loaded when the first one is shown. */
export default function Overlays({ onReady }: { onReady: () => void }) {
  const t = useTexts('common');
  const [open, setOpen] = useState<Asked[]>([]);
  useEffect(() => {
    closeName = t.close;
    ask = (question) => setOpen((before) => [...before, question]);
    onReady();
  }, [t.close, onReady]);
  const end = ({ id, answer }: Asked, yes: boolean) => {
    setOpen((before) => before.filter((other) => other.id !== id));
    answer(yes);
  };
  return (
    <>
      <Notifications position="top-center" limit={3} zIndex={400} />
      {open.map((question) => (
        <Dialog
          key={question.id}
          title={question.title}
          lead={question.text}
          onClose={() => end(question, false)}
        >
          <div className={css.answers}>
            <Button look="quiet" onClick={() => end(question, false)}>
              {question.no}
            </Button>
            <Button look={question.grave ? 'red' : 'teal'} onClick={() => end(question, true)}>
              {question.yes}
            </Button>
          </div>
        </Dialog>
      ))}
    </>
  );
}
