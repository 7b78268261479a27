import {
  checkTask,
  closeTask,
  type PaymentTask,
  returnTaskMoney,
} from '@fasih/school/sales/payments/staff-contract';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { confirm, notify } from '../../ui/ask.tsx';
import { Badge, Card, EmptyState } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { signedRupiah } from '../money.ts';
import { usePaymentTasks } from '../reconciliation-api.ts';
import { useRefundsChanged } from '../refunds-api.ts';
import { Amount } from './amount.tsx';
import { Choice } from './choice.tsx';
import css from './finance.module.css';
import { useMethodName } from './method-name.ts';
import { MoneyBack } from './money-back.tsx';
import { useStatusName } from './status-name.ts';

const STATES = ['open', 'done'] as const;

/** Money that came late, twice or in another size, each with its one-step fix. */
export function PaymentTasks() {
  const t = useTexts('reconciliation').tasks;
  const { query, search, set } = useListState();
  const state = STATES.find((one) => one === search.get('state')) ?? 'open';
  const tasks = usePaymentTasks({ state, page: query.page });
  return (
    <>
      <div className={css.head}>
        <p className={css.lead}>{t.lead}</p>
        <Choice
          legend={t.show}
          options={STATES.map((key) => ({ key, label: t.states[key] }))}
          chosen={state}
          onChoose={(next) => set({ state: next === 'open' ? undefined : next })}
        />
      </div>
      <Loaded query={tasks} lines={6}>
        {(page) =>
          page.data.length === 0 && page.page === 1 ? (
            <Card>
              <EmptyState
                title={state === 'open' ? t.none : t.noneDone}
                {...(state === 'open' ? { text: t.noneText } : {})}
              />
            </Card>
          ) : (
            <>
              <ul className={css.cards}>
                {page.data.map((task) => (
                  <li key={task.id}>
                    <Task task={task} />
                  </li>
                ))}
              </ul>
              <Pager total={page.total} page={page.page} pageSize={page.pageSize} label={t.pages} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Task({ task }: { task: PaymentTask }) {
  const t = useTexts('reconciliation').tasks;
  const lang = useLang();
  const method = useMethodName();
  const status = useStatusName();
  const { order, charge } = task;
  const name = order?.payerName ?? t.unknownOrder;
  return (
    <Card className={css.card}>
      <div className={css.head}>
        <div className={css.stackWide}>
          <span className={css.badges}>
            <Badge hue={task.doneAt === null ? 'amber' : 'leaf'}>{t.reasons[task.reason]}</Badge>
          </span>
          <h2 className={css.name}>{name}</h2>
          {order !== null && (
            <span className={css.small}>
              {order.packageName} · {order.learnerName} · {order.payerEmail}
            </span>
          )}
          <span className={css.small}>
            {task.doneAt === null
              ? t.since({ when: formatInstant(task.createdAt, lang) })
              : t.doneBy({ when: formatInstant(task.doneAt, lang), who: task.doneBy ?? t.bySystem })}
            {task.doneReason !== null && task.doneReason !== '' && ` “${task.doneReason}”`}
          </span>
        </div>
        {charge !== null && (
          <div className={css.stackWide}>
            <strong>
              <Amount rupiah={charge.amount} />
            </strong>
            <span className={css.small}>
              {[charge.paymentType && method(charge.paymentType), charge.status && status(charge.status)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {charge.held !== charge.amount && (
              <span className={css.small}>{t.held({ amount: signedRupiah(charge.held) })}</span>
            )}
          </div>
        )}
      </div>
      {task.returning !== null && <MoneyBack money={task.returning} />}
      <Fixes task={task} name={name} />
    </Card>
  );
}

/** The first fix is the one that is usually right. */
function Fixes({ task, name }: { task: PaymentTask; name: string }) {
  const t = useTexts('reconciliation').tasks;
  const changed = useRefundsChanged();
  const write = useWrite();
  const [closing, setClosing] = useState(false);
  const params = { taskId: task.id };
  const done = async (send: () => Promise<unknown>, sentence: string) => {
    await send();
    await changed();
    await notify('good', sentence);
  };
  const fix = async (kind: PaymentTask['fixes'][number]) => {
    if (kind === 'close') return setClosing(true);
    if (kind === 'check') {
      await write.run(() => done(() => call(checkTask, { params }), t.checked));
      return;
    }
    const amount = signedRupiah(task.charge?.held ?? 0);
    const { returnAsk } = t;
    const sure = await confirm({ ...returnAsk, text: returnAsk.text({ amount, name }), grave: true });
    if (sure) await write.run(() => done(() => call(returnTaskMoney, { params }), t.returned));
  };
  if (task.fixes.length === 0) return null;
  return (
    <>
      <FormError message={write.fault} />
      <div className={css.actions}>
        {task.fixes.map((kind, at) => (
          <Button
            key={kind}
            size="small"
            look={at === 0 ? 'teal' : 'quiet'}
            disabled={write.sending}
            aria-label={t.fixOf({ fix: t.fixes[kind], name })}
            onClick={() => void fix(kind)}
          >
            {t.fixes[kind]}
          </Button>
        ))}
      </div>
      {closing && (
        <ActionDialog
          title={t.closeTitle}
          lead={t.closeText}
          label={t.closeReason}
          submitLabel={t.closeYes}
          send={(reason) => done(() => call(closeTask, { params, body: { reason } }), t.closed)}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}
