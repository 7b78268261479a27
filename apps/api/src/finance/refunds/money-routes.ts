import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/sales/payments/staff-contract';
import type { Api } from '../../platform/http/api.ts';
import { presentReturning } from '../../sales/payments/present-returning.ts';
import { refundOf } from '../../sales/payments/provider-refunds.ts';
import { confirmTransfer, transferInstead } from '../../sales/payments/refund-order.ts';
import { retryRefund } from '../../sales/payments/send-refund.ts';
import { keepProof, sendProof } from './proof.ts';

/** Money being returned, for requests and payment tasks alike. */
export function refundMoneyRoutes(api: Api): void {
  const { services } = api;

  async function read(refundId: string) {
    const refund = await refundOf(services.pool, refundId);
    return refund ? presentReturning(refund) : refuse('payments.refundNotFound');
  }

  api.route(
    contract.retryRefund,
    async ({ params }, call) => {
      if (!(await refundOf(services.pool, params.refundId))) return refuse('payments.refundNotFound');
      const sent = await retryRefund(services, params.refundId, call.now, call);
      return isRefusal(sent) ? sent : read(params.refundId);
    },
    { auditNotNeeded: 'writes one with each try; a refund that was sent already is only shown' },
  );
  api.route(contract.transferInstead, async ({ params }, call) => {
    const refused = await transferInstead(services, params.refundId, call);
    return refused ?? read(params.refundId);
  });
  api.route(
    contract.addProof,
    async ({ params }, call) => (await keepProof(services, params.refundId, call)) ?? read(params.refundId),
    { raw: true, bodyLimit: contract.MAX_PROOF_BYTES + 64 * 1024 },
  );
  api.route(contract.proofFile, ({ params }, call) => sendProof(services, params.refundId, call));
  api.route(
    contract.confirmTransfer,
    async ({ params }, call) => {
      if (!(await refundOf(services.pool, params.refundId))) return refuse('payments.refundNotFound');
      return (await confirmTransfer(services, params.refundId, call)) ?? read(params.refundId);
    },
    { auditNotNeeded: 'writes one when it is confirmed; told again, nothing happens' },
  );
}
