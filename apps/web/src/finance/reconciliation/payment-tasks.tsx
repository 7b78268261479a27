import {
  checkTask,
  closeTask,
  type PaymentTask,
  returnTaskMoney,
} from '@fasih/school/sales/payments/staff-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { latestProblem, useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { confirm } from '../../ui/ask.tsx';
import { Badge, Card, EmptyState } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PartHeader } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Amount } from '../books/amount.tsx';
import { Choice } from '../books/choice.tsx';
import css from '../books/finance.module.css';
import { useMethodName } from '../books/method-name.ts';
import { signedRupiah } from '../books/money.ts';
import { MoneyBack } from '../refunds/money-back.tsx';
import { moneyWrite } from '../refunds/queries.ts';
import { paymentTasksQuery } from './queries.ts';
import { useStatusName } from './status-name.ts';

const STATES = ['open', 'done'] as const;

/** Money that came late, twice or in another size, each with its one-step fix. */
export function PaymentTasks() {
  const t = useTexts('reconciliation').tasks;
  const { query, search, set } = useListState();
  const state = STATES.find((one) => one === search.get('state')) ?? 'open';
  const tasks = useQuery(paymentTasksQuery({ state, page: query.page }));
  return (
    <>
      <PartHeader
        lead={t.lead}
        actions={
          <Choice
            legend={t.show}
            options={STATES.map((key) => ({ key, label: t.states[key] }))}
            chosen={state}
            onChoose={(next) => set({ state: next === 'open' ? undefined : next })}
          />
        }
      />
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
  const check = useAction(checkTask, moneyWrite(t.checked));
  const giveBack = useAction(returnTaskMoney, moneyWrite(t.returned));
  const close = useAction(closeTask, moneyWrite(t.closed));
  const isPending = check.isPending || giveBack.isPending;
  const [isClosing, setClosing] = useState(false);
  const params = { taskId: task.id };
  const askReturn = async () => {
    const amount = signedRupiah(task.charge?.held ?? 0);
    const { returnAsk } = t;
    const isSure = await confirm({ ...returnAsk, text: returnAsk.text({ amount, name }), grave: true });
    if (isSure) await giveBack.run({ params });
  };
  const fix = {
    check: () => void check.run({ params }),
    return: () => void askReturn(),
    close: () => setClosing(true),
  };
  if (task.fixes.length === 0) return null;
  return (
    <>
      <FormError message={latestProblem(check, giveBack)} />
      <div className={css.actions}>
        {task.fixes.map((kind, at) => (
          <Button
            key={kind}
            size="small"
            look={at === 0 ? 'teal' : 'quiet'}
            isPending={isPending}
            aria-label={t.fixOf({ fix: t.fixes[kind], name })}
            onClick={fix[kind]}
          >
            {t.fixes[kind]}
          </Button>
        ))}
      </div>
      {isClosing && (
        <ActionDialog
          title={t.closeTitle}
          lead={t.closeText}
          label={t.closeReason}
          submitLabel={t.closeYes}
          send={(reason) => close.send({ params, body: { reason } })}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}
