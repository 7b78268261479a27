import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { DayState, Reconciliation } from '@fasih/school/finance/reconciliation/reconcile-contract';
import { useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Muted, Text } from '../../ui/layout.tsx';
import { Amount } from '../books/amount.tsx';
import css from './balance.module.css';
import { DAY_HUE, StateIcon } from './days.tsx';

type Side = Reconciliation['ours'];

const net = ({ amount, refunded, fees }: Side) => amount - refunded - fees;

/** Whether the provider has told anything: before, zeros would look like its answer. */
export const hasAnswer = ({ isCompared, theirs }: Reconciliation): boolean =>
  isCompared || theirs.charges > 0;

/** Whether a day's money matches: both sums with the verdict between them, and what they are made of. */
export function Balance({ data }: { data: Reconciliation }) {
  const texts = useTexts('reconciliation');
  const t = texts.day;
  const { ours, theirs, differences } = data;
  const isKnown = hasAnswer(data);
  const off = net(theirs) - net(ours);
  const state: DayState = differences.length > 0 ? 'differs' : data.isCompared ? 'matches' : 'open';
  const sum = (side: Side) => (
    <>
      <Text as="span" size="figure">
        <Amount rupiah={net(side)} />
      </Text>
      <Muted size="small">{texts.days.payments({ n: side.charges })}</Muted>
    </>
  );
  return (
    <>
      <dl className={css.balance}>
        <div>
          <dt>{t.ours}</dt>
          <dd>{sum(ours)}</dd>
        </div>
        <div className={css.verdict} data-hue={DAY_HUE[state]}>
          <dt className="unseen">{t.verdict}</dt>
          <dd>
            <StateIcon state={state} size={24} />
            {state === 'open'
              ? t.notCompared
              : state === 'matches'
                ? texts.states.matches
                : off === 0 || !data.isCompared
                  ? texts.days.differ({ n: differences.length })
                  : t.offBy({ amount: formatRupiah(off) })}
          </dd>
        </div>
        <div data-unknown={isKnown ? undefined : ''}>
          <dt>{t.theirs}</dt>
          <dd>
            {isKnown ? (
              sum(theirs)
            ) : (
              <>
                <Text as="span" size="figure" isMuted>
                  –
                </Text>
                <Muted size="small">{t.askFirst}</Muted>
              </>
            )}
          </dd>
        </div>
      </dl>
      {isKnown && <Parts ours={ours} theirs={theirs} />}
      {isKnown && (
        <Text isMuted size="small">
          {t.compared({ compared: data.compared, charges: ours.charges })}
        </Text>
      )}
    </>
  );
}

/** What each sum is made of; the provider's figure says by how much it differs. */
function Parts({ ours, theirs }: Pick<Reconciliation, 'ours' | 'theirs'>) {
  const t = useTexts('reconciliation').day;
  const rows: { name: string; figure: (side: Side) => number; isCount?: boolean }[] = [
    { name: t.charges, figure: ({ charges }) => charges, isCount: true },
    { name: t.amount, figure: ({ amount }) => amount },
    { name: t.refunded, figure: ({ refunded }) => refunded },
    { name: t.fees, figure: ({ fees }) => fees },
    { name: t.left, figure: net },
  ];
  const shown = ({ isCount }: (typeof rows)[number], n: number) => (isCount ? n : <Amount rupiah={n} />);
  return (
    <FigureTable
      isStacked
      caption={t.lead}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', label: t.part, cell: ({ name }) => name },
        { key: 'ours', label: t.ours, cell: (row) => shown(row, row.figure(ours)) },
        { key: 'theirs', label: t.theirs, cell: (row) => shown(row, row.figure(theirs)) },
        {
          key: 'off',
          label: t.off,
          isExtra: true,
          cell: (row) => {
            const off = row.figure(theirs) - row.figure(ours);
            return off === 0 ? <Muted>{t.same}</Muted> : <Badge hue="red">{shown(row, off)}</Badge>;
          },
        },
      ]}
    />
  );
}
