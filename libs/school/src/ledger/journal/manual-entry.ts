import * as z from 'zod/mini';
import { MONEY_TYPES } from './money.ts';

/** Revenue or an expense entered by hand. */
export const manualEntry = z.object({
  id: z.string(),
  type: z.enum(MONEY_TYPES),
  /** As typed. */
  date: z.string(),
  /** The day on which it is booked: a later one when the month of `date` is closed. */
  bookedOn: z.string(),
  amount: z.number(),
  category: z.string(),
  description: z.string(),
  voided: z.boolean(),
  hasReceipt: z.boolean(),
  version: z.number(),
});
export type ManualEntry = z.output<typeof manualEntry>;
