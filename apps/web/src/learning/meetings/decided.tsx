import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import type { ReactNode } from 'react';
import { useReason } from '../../catalogue/policy/reason.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Row, Stack } from '../../ui/layout.tsx';

/** What a dialog shows once the server has decided: what happened, by which rule, and where to go from here. */
export function Decided({
  kind,
  text,
  decision,
  children,
}: {
  kind: 'good' | 'attention';
  text: string;
  decision: SentDecision;
  /** Its buttons. */
  children: ReactNode;
}) {
  const reason = useReason();
  return (
    <Stack>
      <Notice kind={kind}>{text}</Notice>
      <p>{reason(decision)}</p>
      <Row justify="end">{children}</Row>
    </Stack>
  );
}
