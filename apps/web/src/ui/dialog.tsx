import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconX } from './icons.ts';
import css from './parts/dialog.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  wide?: boolean;
  /** Escape, and the X where there is one. */
  onClose: () => void;
  /** Escape, where it means less than the X. */
  onCancel?: () => void;
  /** The name of the X; without it there is none. */
  closeName?: string;
  children: ReactNode;
  foot?: ReactNode;
};

/** The browser's own modal dialog, open as long as it is rendered; afterwards the focus is where it was. */
export function Dialog({ title, lead, wide, onClose, onCancel = onClose, closeName, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const dismiss = useRef(onCancel);
  const id = useId();
  useLayoutEffect(() => {
    dismiss.current = onCancel;
  });
  useLayoutEffect(() => {
    const own = dialog.current;
    if (own === null) return;
    const cancel = (event: Event) => {
      event.preventDefault();
      dismiss.current();
    };
    own.addEventListener('cancel', cancel);
    own.showModal();
    return () => {
      own.removeEventListener('cancel', cancel);
      own.close();
    };
  }, []);
  return (
    <dialog ref={dialog} className={`${css.dialog} ${wide ? css.wide : ''}`} aria-labelledby={id}>
      <div className={css.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {closeName !== undefined && (
          <button type="button" className={css.close} aria-label={closeName} onClick={onClose}>
            <IconX size={24} stroke={1.75} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={css.body}>{children}</div>
      {foot !== undefined && <div className={css.foot}>{foot}</div>}
    </dialog>
  );
}
