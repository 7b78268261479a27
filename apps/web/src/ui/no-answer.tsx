import { Notice } from './basics.tsx';
import { Button } from './button.tsx';

/** Says that the server does not answer, with a button that asks again. */
export function NoAnswer({ text, again, onAgain }: { text: string; again: string; onAgain: () => void }) {
  return (
    <Notice
      kind="attention"
      action={
        <Button look="quiet" size="small" onClick={onAgain}>
          {again}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
