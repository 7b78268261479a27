import type { ReactNode } from 'react';
import css from '../teachers/components/forms.module.css';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Asks before something happens inside another dialog, above which only a dialog of the browser's own can stand. */
export function Sure({
  title,
  text,
  no,
  yes,
  grave = false,
  onYes,
  onNo,
}: {
  title: string;
  text: ReactNode;
  no: string;
  yes: string;
  grave?: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <Dialog title={title} lead={text} onClose={onNo}>
      <div className={css.answers}>
        <Button look="quiet" onClick={onNo}>
          {no}
        </Button>
        <Button look={grave ? 'red' : 'teal'} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
