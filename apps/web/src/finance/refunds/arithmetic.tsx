import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import { useReason } from '../../catalogue/policy/reason.tsx';
import css from './arithmetic.module.css';

/** How the rule came to the amount of a refund, or to none. */
export function Arithmetic({ decision }: { decision: Pick<SentDecision, 'reason'> }) {
  return <p className={css.arithmetic}>{useReason()(decision)}</p>;
}
