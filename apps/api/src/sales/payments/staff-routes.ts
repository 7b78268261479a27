import { isId } from '@fasih/school/basics/ids';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/sales/payments/staff-contract';
import type { Api } from '../../platform/http/api.ts';
import { receiptsOfYear } from '../receipts/receipt-list.ts';
import { checkOrder } from './check-order.ts';
import { providerAway } from './request-payment-page.ts';
import { pageOfStuck } from './stuck.ts';
import { pageOfTasks } from './task-store.ts';
import { auditCheck, checkTask, closeTask, presentTask, returnTaskMoney } from './tasks.ts';

/** Finance's view of payments: tasks, stuck payments, receipts. */
export function staffPaymentRoutes(api: Api): void {
  const { services } = api;
  const { pool } = services;
  api.route(contract.listPaymentTasks, async ({ query }, { person }) => {
    const page = await pageOfTasks(pool, query, person);
    return isRefusal(page) ? page : { ...page, data: page.data.map((row) => presentTask(row, person)) };
  });
  api.route(contract.returnTaskMoney, ({ params }, call) => returnTaskMoney(services, params.taskId, call));
  api.route(contract.checkTask, ({ params }, call) => checkTask(services, params.taskId, call), {
    auditNotNeeded: 'writes one where there is an order to ask about',
  });
  api.route(contract.closeTask, ({ params, body }, call) =>
    closeTask(services, params.taskId, body.reason, call),
  );
  api.route(contract.listStuckPayments, ({ query }, call) => pageOfStuck(pool, query, call.now));
  api.route(contract.checkStuckOrder, async ({ params }, call) => {
    if (!isId(params.orderId)) return refuse('orders.notFound');
    const onSettled = auditCheck(call, params.orderId);
    const checked = await checkOrder(services, params.orderId, call.now, { onSettled });
    if (checked === 'away') return providerAway(30);
    if (!checked) return refuse('orders.notFound');
    return { ok: true as const, status: checked.status };
  });
  api.route(contract.listReceipts, ({ query }, call) => receiptsOfYear(pool, query, call.now));
}
