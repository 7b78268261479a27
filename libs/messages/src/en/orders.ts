import type { orders as shape } from '../id/orders.ts';

export const orders: typeof shape = {
  problems: {},
};
