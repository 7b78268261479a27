import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { PayAdjustment, PayLine, Payslip } from '@fasih/school/finance/payroll/contract';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Amount } from '../books/amount.tsx';
import { useWorkTime } from './work-time.ts';

/** The lines of a payslip, meeting by meeting, with its sum and its rounding. */
export function PayslipLines({ slip }: { slip: Payslip }) {
  const texts = useTexts('payroll');
  const t = texts.slip;
  const lang = useLang();
  const time = useWorkTime();
  return (
    <Stack gap={3}>
      <FigureTable<PayLine | PayAdjustment>
        isStacked
        caption={t.linesOf({ name: slip.name })}
        rows={[...slip.lines, ...slip.adjustments]}
        rowKey={(line) => ('id' in line ? line.id : `${line.kind}/${line.meetingId}`)}
        columns={[
          {
            key: 'day',
            label: t.day,
            cell: (line) => ('id' in line ? texts.adjust.kinds[line.kind] : formatDate(line.day, lang)),
            total: texts.total,
          },
          {
            key: 'meeting',
            label: t.meeting,
            cell: (line) => ('id' in line ? line.reason : <Meeting line={line} />),
            isText: true,
          },
          {
            key: 'time',
            label: texts.time,
            cell: (line) => ('id' in line ? null : time(line.minutes)),
            total: time(slip.minutes),
          },
          {
            key: 'perHour',
            label: texts.perHour,
            cell: (line) => ('id' in line ? null : <Amount rupiah={line.perHour} />),
          },
          {
            key: 'amount',
            label: texts.amount,
            cell: ({ amount }) => <Amount rupiah={amount} />,
            total: <Amount rupiah={slip.amount} />,
          },
        ]}
      />
      <Text isMuted size="small">
        {t.rounding}
        {slip.carriedOver !== 0 && ` ${t.carriedOver({ amount: formatRupiah(slip.carriedOver) })}`}
      </Text>
    </Stack>
  );
}

function Meeting({ line }: { line: PayLine }) {
  const t = useTexts('payroll').slip;
  return (
    <Row as="span" gap={1}>
      {t.meetingOf({ name: line.className, number: line.number })}
      {line.kind === 'correction' && <Badge hue="indigo">{t.correction}</Badge>}
      {line.outcome === 'forfeited' && <Badge hue="amber">{t.outcomes.forfeited}</Badge>}
      {line.substitute && <Badge>{t.substitute}</Badge>}
      {line.lateMinutes > 0 && <Muted size="small">{t.late({ n: line.lateMinutes })}</Muted>}
    </Row>
  );
}
