import {
  type Difference,
  fixDifferences,
  MAX_FIXES,
  type Reconciliation,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import { call } from '../../lib/client.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { notify } from '../../ui/ask.tsx';
import { Badge, Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { IconCircleCheck } from '../../ui/icons.ts';
import { useWrite } from '../../ui/use-write.ts';
import { signedRupiah } from '../money.ts';
import { useReconciled } from '../reconciliation-api.ts';
import { Amount } from './amount.tsx';
import css from './finance.module.css';
import { useStatusName } from './status-name.ts';

/** Every difference of a day with its one-step fix, and all that can be fixed at once. */
export function Differences({ data, asked }: { data: Reconciliation; asked: string }) {
  const t = useTexts('reconciliation').day;
  const reconciled = useReconciled();
  const write = useWrite();
  const fixable = data.differences.filter(({ fix }) => fix !== null).slice(0, MAX_FIXES);
  const off = data.differences.reduce((sum, one) => sum + one.off, 0);
  const fix = (ids: string[]) =>
    write.run(async () => {
      const { fixed, left, ...answer } = await call(fixDifferences, { body: { day: data.day, ids } });
      await reconciled(asked, answer);
      await notify(left.length === 0 ? 'good' : 'info', t.fixed({ fixed, left: left.length }));
    });
  return (
    <Card className={css.card}>
      <section className={css.section} aria-labelledby="differences">
        <div className={css.head}>
          <h2 id="differences">{t.differences}</h2>
          {fixable.length > 1 && (
            <Button
              size="small"
              disabled={write.sending}
              onClick={() => void fix(fixable.map(({ id }) => id))}
            >
              {write.sending ? t.fixing : t.fixAll({ n: fixable.length })}
            </Button>
          )}
        </div>
        <FormError message={write.fault} />
        {data.differences.length === 0 ? (
          <p className={css.none}>
            {data.isCompared && <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />}
            {data.isCompared ? t.noDifferences : t.noneCompared}
          </p>
        ) : (
          <>
            <p className={css.small}>
              {data.isCompared ? t.offInAll({ amount: signedRupiah(off) }) : t.noneCompared}
            </p>
            <ul className={css.rows}>
              {data.differences.map((one) => (
                <One key={one.id} one={one} sending={write.sending} onFix={() => void fix([one.id])} />
              ))}
            </ul>
          </>
        )}
      </section>
    </Card>
  );
}

function One({ one, sending, onFix }: { one: Difference; sending: boolean; onFix: () => void }) {
  const texts = useTexts('reconciliation');
  const t = texts.day;
  const lang = useLang();
  const status = useStatusName();
  const said = (side: Difference['ours']) =>
    side === null
      ? t.notSaid
      : side.status === 'notStarted'
        ? status(side.status)
        : [
            t.said({ status: status(side.status), amount: signedRupiah(side.amount) }),
            ...(side.refunded === 0 ? [] : [t.refundedOf({ amount: signedRupiah(side.refunded) })]),
            ...(one.kind === 'fee' && side.fee !== null ? [t.feeOf({ amount: signedRupiah(side.fee) })] : []),
          ].join(', ');
  const { theirs } = one;
  const source = theirs && t.sources[theirs.source]({ when: formatInstant(theirs.toldAt, lang) });
  const name = one.payerName ?? one.providerOrderId ?? one.transactionId ?? '–';
  return (
    <li className={css.difference}>
      <div>
        <span className={css.badges}>
          <Badge hue={one.kind === 'fee' ? 'amber' : 'red'}>{t.kinds[one.kind]}</Badge>
          {one.off !== 0 && <Amount rupiah={one.off} />}
        </span>
        <strong>{name}</strong>
        <span className={css.small}>
          {[one.packageName, one.providerOrderId].filter(Boolean).join(' · ')}
        </span>
      </div>
      <dl>
        <dt>{t.ours}</dt>
        <dd>{said(one.ours)}</dd>
        <dt>{t.theirs}</dt>
        <dd>
          {said(theirs)}
          {source !== null && <span className={css.small}> ({source})</span>}
        </dd>
      </dl>
      {one.fix === null ? (
        <span className={css.small}>{t.byHand}</span>
      ) : (
        <Button
          look="quiet"
          size="small"
          disabled={sending}
          aria-label={t.fixOf({ fix: t.fixes[one.fix], order: name })}
          onClick={onFix}
        >
          {t.fixes[one.fix]}
        </Button>
      )}
    </li>
  );
}
