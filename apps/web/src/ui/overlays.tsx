import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { ModalsProvider, modals } from '@mantine/modals';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Button } from './button.tsx';
import css from './parts/overlays.module.css';

export type Question = {
  title: string;
  text: string;
  no: string;
  yes: string /** For what cannot be undone. */;
  grave?: boolean;
};
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

/** Opens a question; the safe answer has the focus. */
export function openQuestion(
  { title, text, no, yes, grave }: Question,
  answer: (yes: boolean) => void,
): void {
  const id = `question-${Date.now()}`;
  const end = (said: boolean) => {
    answer(said);
    modals.close(id);
  };
  modals.open({
    modalId: id,
    title,
    centered: true,
    onClose: () => answer(false),
    children: (
      <>
        <p>{text}</p>
        <div className={css.answers}>
          <Button look="quiet" data-autofocus onClick={() => end(false)}>
            {no}
          </Button>
          <Button look={grave ? 'red' : 'teal'} onClick={() => end(true)}>
            {yes}
          </Button>
        </div>
      </>
    ),
  });
}

/** The home of notices and questions; loaded when the first one is shown. */
export default function Overlays({ onReady }: { onReady: () => void }) {
  const t = useTexts('common');
  useEffect(() => {
    closeName = t.close;
    onReady();
  }, [t.close, onReady]);
  return (
    <>
      <Notifications position="top-center" limit={3} zIndex={400} />
      <ModalsProvider
        modalProps={{
          closeButtonProps: { 'aria-label': t.close },
          // A dialog's head is no second banner of the page.
          attributes: { header: { role: 'presentation' } },
        }}
      />
    </>
  );
}
