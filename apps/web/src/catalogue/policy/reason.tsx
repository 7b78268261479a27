import { reasonText } from '@fasih/messages/reason';
import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import { readerZone } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Why } from '../../ui/basics.tsx';

/** The sentence of a decision in the reader's language and zone; empty without one. */
export function useReason(): (decision: Pick<SentDecision, 'reason'> | null) => string {
  const { reasons } = useTexts('policy');
  const lang = useLang();
  return (decision) => (decision === null ? '' : reasonText(reasons, decision.reason, lang, readerZone()));
}

/** A small 'why' that opens the reason of a decision; nothing where no rule decided. */
export function Reason({ decision }: { decision: SentDecision | null }) {
  const t = useTexts('policy');
  const reason = useReason();
  const sentence = reason(decision);
  if (decision === null || sentence === '') return null;
  return <Why sentence={sentence} rule={t.ruleVersion({ version: decision.policyVersion })} />;
}
