import { formatRupiah } from '@fasih/school/basics/rupiah';
import {
  type Difference,
  fixDifferences,
  MAX_FIXES,
  type Reconciliation,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Writers } from '../../people/accounts/writers.tsx';
import { notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { CardSection, FactList } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Amount } from '../books/amount.tsx';
import { PAYMENT_READS } from '../books/queries.ts';
import { reconciliationQuery } from './queries.ts';
import { useStatusName } from './status-name.ts';

/** Every difference of a day with its one-step fix, and all that can be fixed at once. */
export function Differences({ data }: { data: Reconciliation }) {
  const t = useTexts('reconciliation').day;
  const fix = useAction(fixDifferences, {
    invalidates: PAYMENT_READS,
    updates: () => reconciliationQuery(data.day),
    onDone: ({ fixed, left }) =>
      notify(left.length === 0 ? 'good' : 'info', t.fixed({ fixed, left: left.length })),
  });
  const fixThese = (ids: string[]) => void fix.run({ body: { day: data.day, ids } });
  const fixable = data.differences.filter(({ fix }) => fix !== null).slice(0, MAX_FIXES);
  return (
    <CardSection
      title={t.differences}
      actions={
        fixable.length > 1 && (
          <Writers>
            <Button
              size="small"
              isPending={fix.isPending}
              onClick={() => fixThese(fixable.map(({ id }) => id))}
            >
              {fix.isPending ? t.fixing : t.fixAll({ n: fixable.length })}
            </Button>
          </Writers>
        )
      }
    >
      <FormError message={fix.problem} />
      {!data.isCompared && <Text isMuted>{t.noneCompared}</Text>}
      <Stack as="ul" gap={3} isLined>
        {data.differences.map((one) => (
          <One key={one.id} one={one} isPending={fix.isPending} onFix={() => fixThese([one.id])} />
        ))}
      </Stack>
    </CardSection>
  );
}

function One({ one, isPending, onFix }: { one: Difference; isPending: boolean; onFix: () => void }) {
  const texts = useTexts('reconciliation');
  const t = texts.day;
  const lang = useLang();
  const status = useStatusName();
  const textOf = (side: Difference['ours']) =>
    side === null
      ? t.notSaid
      : side.status === 'notStarted'
        ? status(side.status)
        : [
            t.said({ status: status(side.status), amount: formatRupiah(side.amount) }),
            ...(side.refunded === 0 ? [] : [t.refundedOf({ amount: formatRupiah(side.refunded) })]),
            ...(one.kind === 'fee' && side.fee !== null ? [t.feeOf({ amount: formatRupiah(side.fee) })] : []),
          ].join(', ');
  const { theirs } = one;
  const source = theirs && t.sources[theirs.source]({ when: formatInstant(theirs.toldAt, lang) });
  const name = one.payerName ?? one.providerOrderId ?? one.transactionId ?? '–';
  return (
    <Stack as="li" gap={2}>
      <Row gap={2}>
        <Badge hue={one.kind === 'fee' ? 'amber' : 'red'}>{t.kinds[one.kind]}</Badge>
        {one.off !== 0 && <Amount rupiah={one.off} />}
      </Row>
      <Titled below={[one.packageName, one.providerOrderId].filter(Boolean).join(' · ')}>
        <strong>{name}</strong>
      </Titled>
      <FactList
        isLines
        facts={[
          [t.ours, textOf(one.ours)],
          [t.theirs, source === null ? textOf(theirs) : `${textOf(theirs)} (${source})`],
        ]}
      />
      {one.fix === null ? (
        <Text isMuted size="small">
          {t.byHand}
        </Text>
      ) : (
        <Writers>
          <div>
            <Button
              look="quiet"
              size="small"
              isPending={isPending}
              aria-label={t.fixOf({ fix: t.fixes[one.fix], order: name })}
              onClick={onFix}
            >
              {t.fixes[one.fix]}
            </Button>
          </div>
        </Writers>
      )}
    </Stack>
  );
}
