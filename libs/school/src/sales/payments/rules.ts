/**
 * The public door of the payment rules: pure functions, amounts in whole rupiah (`number`), instants as `Date`, `now`
 * passed in.
 */

export { type Channel, enabledPayments, mayRefundThroughProvider } from '../../platform/provider/channels.ts';
export type { Observation } from '../../platform/provider/observation.ts';
export {
  expiryFor,
  type ItemDetail,
  isProviderOrderId,
  itemDetails,
  ORDER_LIFETIME_HOURS,
  orderExpiresAt,
  type PageExpiry,
  providerOrderId,
  providerTime,
  SHORTEST_PAGE_MINUTES,
} from '../../platform/provider/provider-order.ts';
export {
  moneyCame,
  normaliseStatus,
  type ProviderStatus,
  type RawStatus,
  statusRank,
} from '../../platform/provider/status.ts';
export {
  type Attempt,
  attemptKey,
  foldAttempts,
  nextAttempt,
  openAttempt,
  outcomeOfDenial,
  paidAfterDenial,
  withoutDenial,
} from './attempts.ts';
export { type Balances, type BookLine, balancesOf, linesBetween } from './books.ts';
export {
  type OrderReason,
  type OrderState,
  type OrderStatus,
  orderState,
  type PayableOrder,
  type ReviewTask,
  type StatusReason,
  type TaskKind,
} from './order-state.ts';
