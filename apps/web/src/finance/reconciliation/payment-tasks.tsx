import { formatRupiah } from '@fasih/school/basics/rupiah';
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
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PartHeader } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Amount } from '../books/amount.tsx';
import { useMethodName } from '../books/method-name.ts';
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
          <Segments
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
            <Card isTight>
              <EmptyState
                title={state === 'open' ? t.none : t.noneDone}
                {...(state === 'open' ? { text: t.noneText } : {})}
              />
            </Card>
          ) : (
            <>
              <Stack as="ul">
                {page.data.map((task) => (
                  <li key={task.id}>
                    <Task task={task} />
                  </li>
                ))}
              </Stack>
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
    <Card gap={4} isTight>
      <Row align="start" justify="between">
        <Stack gap={1}>
          <div>
            <Badge hue={task.doneAt === null ? 'amber' : 'leaf'}>{t.reasons[task.reason]}</Badge>
          </div>
          <Text as="h2" size="large">
            {name}
          </Text>
          <Titled
            below={[
              task.doneAt === null && task.reason === 'paidAfterDenial' && t.advice.paidAfterDenial,
              task.outcome !== null && t.outcomes[task.outcome],
              order !== null && `${order.packageName} · ${order.learnerName} · ${order.payerEmail}`,
              `${
                task.doneAt === null
                  ? t.since({ when: formatInstant(task.createdAt, lang) })
                  : t.doneBy({ when: formatInstant(task.doneAt, lang), who: task.doneBy ?? t.bySystem })
              }${task.doneReason ? ` “${task.doneReason}”` : ''}`,
            ]}
          />
        </Stack>
        {charge !== null && (
          <Titled
            below={[
              [charge.paymentType && method(charge.paymentType), charge.status && status(charge.status)]
                .filter(Boolean)
                .join(' · '),
              charge.held !== charge.amount && t.held({ amount: formatRupiah(charge.held) }),
            ]}
          >
            <strong>
              <Amount rupiah={charge.amount} />
            </strong>
          </Titled>
        )}
      </Row>
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
    const amount = formatRupiah(task.charge?.held ?? 0);
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
      <Row>
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
      </Row>
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
