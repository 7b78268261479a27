import type { PayPreview } from '@fasih/school/finance/payroll/contract';
import { Link } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Stack } from '../../ui/layout.tsx';

/** Why something that looks payable is not in a run; nothing where nothing is missing. */
export function PayGaps({ gaps }: { gaps: PayPreview['gaps'] }) {
  const t = useTexts('payroll').gaps;
  const lang = useLang();
  const { withoutRate, stillOpen, unpaidBefore } = gaps;
  const sentences = [
    ...withoutRate.map(({ name, meetings, firstDay }) =>
      t.withoutRate({ name, meetings, day: formatDate(firstDay, lang) }),
    ),
    ...(stillOpen > 0 ? [t.stillOpen({ n: stillOpen })] : []),
    ...(unpaidBefore.meetings > 0
      ? [
          t.unpaidBefore({
            n: unpaidBefore.meetings,
            day: unpaidBefore.firstDay === null ? '–' : formatDate(unpaidBefore.firstDay, lang),
          }),
        ]
      : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Notice
      kind="attention"
      action={
        withoutRate.length > 0 ? <Link to="/dashboard/finance/pay?part=rates">{t.setRate}</Link> : undefined
      }
    >
      <Stack as="span" gap={1}>
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </Stack>
    </Notice>
  );
}
