import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { done, reason } from '../../basics/contract-parts.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { basis, result, staff } from './contract.ts';

/** `running`: not over yet. Only the first open month can be closed, only the last closed one reopened. */
export const MONTH_STATES = ['running', 'open', 'closed'] as const;

const month = z.object({
  /** YYYY-MM. */
  month: z.string(),
  from: z.string(),
  to: z.string(),
  state: z.enum(MONTH_STATES),
  result,
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  mayClose: z.boolean(),
  mayReopen: z.boolean(),
});
export type Month = z.output<typeof month>;

export const listMonths = contract({
  method: 'GET',
  path: '/finance/months',
  who: staff,
  summary: 'Months from the first entry to now, newest first, with state and result',
  query: z.extend(z.omit(pageQueryBy(['month']), { q: true }), { basis }),
  reply: { 200: pageSchema(month) },
});

const ofMonth = z.object({ month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid')) });

export const closeMonth = contract({
  method: 'POST',
  path: '/finance/months/:month/close',
  who: staff,
  summary: 'Close a month: later entries for it are booked into the open one with a note',
  params: ofMonth,
  reply: { 200: done },
  problems: {
    'finance.monthNotOver': 409,
    'finance.monthOutOfOrder': 409,
    'finance.monthClosed': 409,
    'finance.meetingsOpen': 409,
    'finance.monthBusy': 409,
    'finance.monthSetAside': 409,
  },
});

export const reopenMonth = contract({
  method: 'POST',
  path: '/finance/months/:month/reopen',
  who: staff,
  summary: 'Reopen the last closed month, with a reason',
  params: ofMonth,
  body: z.object({ reason }),
  reply: { 200: done },
  problems: { 'finance.monthNotClosed': 409, 'finance.monthNotLast': 409 },
});
