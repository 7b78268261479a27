import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import { useReason } from '../../catalogue/policy/reason.tsx';
import { useTexts } from '../../lib/language.tsx';
import { Why } from '../../ui/basics.tsx';

/** Why a learner's seat has its state, with the words of whoever changed the attendance; nothing without a decision. */
export function AttendanceWhy({
  decision,
  correctionReason,
}: {
  decision: SentDecision | null;
  correctionReason: string | null;
}) {
  const t = useTexts('policy');
  const { changedBecause } = useTexts('attendance');
  const sentence = useReason()(decision);
  if (decision === null || sentence === '') return null;
  return (
    <Why
      sentence={sentence}
      wrote={correctionReason === null ? undefined : { by: changedBecause, text: correctionReason }}
      rule={t.ruleVersion({ version: decision.policyVersion })}
    />
  );
}
