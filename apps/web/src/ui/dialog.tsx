import { type ReactNode, Suspense, useId, useLayoutEffect, useRef } from 'react';
import { SkeletonLines } from './basics.tsx';
import { Boundary } from './boundary.tsx';
import { Button } from './button.tsx';
import { IconX } from './icons.ts';
import { closeLayer, openLayer } from './layers.ts';
import { Row } from './layout.tsx';
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
  /** Nothing covers it and Escape does not close it. */
  staysOnTop?: boolean;
  /** Nothing of what lies under it can be read. */
  hidesPage?: boolean;
  children?: ReactNode;
  foot?: ReactNode;
};

/** The browser's own modal dialog, open as long as it is rendered; afterwards the focus is where it was. */
export function Dialog(props: Props) {
  const {
    title,
    lead,
    wide,
    onClose,
    onCancel = onClose,
    closeName,
    staysOnTop = false,
    hidesPage = false,
    children,
    foot,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const dismiss = useRef(onCancel);
  const id = useId();
  useLayoutEffect(() => {
    dismiss.current = onCancel;
  });
  useLayoutEffect(() => {
    const own = dialog.current;
    if (own === null) return;
    let isAsked = false;
    const cancel = (event: Event) => {
      event.preventDefault();
      isAsked = true;
      dismiss.current();
    };
    // A browser closes a dialog without asking when nothing was pressed since it asked last.
    const stay = () => {
      if (own.open) return;
      openLayer(own, { staysOnTop });
      if (!isAsked && !staysOnTop) dismiss.current();
      isAsked = false;
    };
    const hold = (event: KeyboardEvent) => {
      if (staysOnTop && event.key === 'Escape') event.preventDefault();
    };
    own.addEventListener('cancel', cancel);
    own.addEventListener('close', stay);
    own.addEventListener('keydown', hold);
    openLayer(own, { staysOnTop });
    return () => {
      own.removeEventListener('cancel', cancel);
      own.removeEventListener('close', stay);
      own.removeEventListener('keydown', hold);
      closeLayer(own);
    };
  }, [staysOnTop]);
  return (
    <dialog
      ref={dialog}
      className={`${css.dialog} ${wide ? css.wide : ''} ${hidesPage ? css.hides : ''}`}
      aria-labelledby={id}
    >
      <Row gap={4} align="start" justify="between" isOneLine className={css.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {closeName !== undefined && (
          <Button look="icon" className={css.close} aria-label={closeName} onClick={onClose}>
            <IconX size={24} stroke={1.75} aria-hidden="true" />
          </Button>
        )}
      </Row>
      {children !== undefined && (
        <div className={css.body}>
          <Boundary>
            {/* Texts that only the dialog needs may still be loading; the page under it stays. */}
            <Suspense fallback={<SkeletonLines lines={4} />}>{children}</Suspense>
          </Boundary>
        </div>
      )}
      {foot !== undefined && (
        <Row justify="end" className={css.foot}>
          {foot}
        </Row>
      )}
    </dialog>
  );
}
