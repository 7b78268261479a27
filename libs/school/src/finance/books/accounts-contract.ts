import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { bilingual } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { staff } from './contract.ts';

const ACCOUNT_KINDS = ['asset', 'liability', 'income', 'expense', 'equity'] as const;

const account = z.object({
  code: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  name: bilingual,
  debit: z.number(),
  credit: z.number(),
  /** On the account's normal side: debit less credit for assets and expenses, else credit less debit. */
  balance: z.number(),
});

export const listAccounts = contract({
  method: 'GET',
  path: '/finance/accounts',
  who: staff,
  summary: 'All accounts with their balances; total debits equal total credits',
  reply: { 200: z.object({ data: z.array(account), debit: z.number(), credit: z.number() }) },
});

export const accountLines = contract({
  method: 'GET',
  path: '/finance/accounts/:account/lines',
  who: staff,
  summary: 'The lines of an account, newest booking first',
  params: z.object({ account: z.string() }),
  query: z.extend(z.omit(pageQueryBy(['booked']), { q: true }), {
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
  }),
  reply: {
    200: z.extend(
      pageSchema(
        z.object({
          /** Unique in the list. */
          id: z.string(),
          entryId: z.string(),
          date: z.string(),
          category: z.nullable(z.string()),
          description: z.string(),
          debit: z.number(),
          credit: z.number(),
        }),
      ),
      { account },
    ),
  },
  problems: { 'finance.noAccount': 404 },
});
