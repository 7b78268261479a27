import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Answer = { label: string; onPress: () => void };

/**
 * A question about the running test, asked without loading anything, because the connection may be gone. Escape is `stay`; `first`
 * is the answer that stands out.
 */
export function AskDialog({
  title,
  children,
  stay,
  go,
  first,
}: {
  title: string;
  children: ReactNode;
  stay: Answer;
  go: Answer;
  first: 'stay' | 'go';
}) {
  const foot = (
    <>
      <Button look={first === 'stay' ? 'teal' : 'quiet'} onClick={stay.onPress}>
        {stay.label}
      </Button>
      <Button look={first === 'go' ? 'teal' : 'quiet'} onClick={go.onPress}>
        {go.label}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={stay.onPress} foot={foot}>
      {children}
    </Dialog>
  );
}
