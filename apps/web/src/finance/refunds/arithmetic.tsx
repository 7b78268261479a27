import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import { useReason } from '../../catalogue/policy/reason.tsx';
import { Card } from '../../ui/basics.tsx';

/** How the rule came to the amount of a refund, or to none. */
export function Arithmetic({ decision }: { decision: Pick<SentDecision, 'reason'> }) {
  return (
    <Card isSunk isTight>
      {useReason()(decision)}
    </Card>
  );
}
