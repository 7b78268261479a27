import type { MethodName } from '@fasih/sandbox/methods';
import { type PageTexts, pageTexts } from '@fasih/sandbox/page-texts';
import { expect, type FrameLocator } from '@playwright/test';
import type { Walk } from './journey.ts';

type Outcome =
  | 'pending'
  | 'pay'
  | 'deny'
  | 'challenge'
  | 'approve'
  | 'expire'
  | 'cancel'
  | 'reverse'
  | 'refund';
/** The amount, if not the order's own; without `notify` the school gets no notification. */
type More = { amount?: number; notify?: boolean };
type AtProvider = {
  pages: { orderId: string; amount: number; canceledAt: number | null }[];
  transactions: { id: string; orderId: string; status: string }[];
};

/** The provider's own counter, spoken to by HTTP as a payer's bank or the provider's staff would act. */
export function provider({ sandboxUrl }: Pick<Walk, 'sandboxUrl'>) {
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${sandboxUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path} ${JSON.stringify(body)}: ${answer.status}`).toBe(true);
  };
  return {
    /** Changes the payment of an order; a method is chosen first if none is running. */
    act: (orderId: string, outcome: Outcome, method?: MethodName, more: More = {}) =>
      post(`/sandbox/orders/${orderId}-1/act`, { outcome, ...(method && { method }), ...more }),
    fault: (fault: { endpoint: string; times?: number; status?: number }) => post('/sandbox/faults', fault),
    /** Clears all faults. */
    async noFaults(): Promise<void> {
      expect((await fetch(`${sandboxUrl}/sandbox/faults`, { method: 'DELETE' })).ok).toBe(true);
    },
    /** Every page and charge whose order id begins with ours. */
    async of(orderId: string): Promise<AtProvider> {
      const all = (await (await fetch(`${sandboxUrl}/sandbox/transactions`)).json()) as AtProvider;
      const own = (one: { orderId: string }) => one.orderId.startsWith(`${orderId}-`);
      return { pages: all.pages.filter(own), transactions: all.transactions.filter(own) };
    },
  };
}

/** The payment page as the payer sees it: inside step 2, or as a page of its own. */
export function paymentPage({ page, lang }: Pick<Walk, 'page' | 'lang'>): {
  t: PageTexts;
  frame: FrameLocator;
} {
  return { t: pageTexts[lang], frame: page.getByTitle('(Sandbox)').contentFrame() };
}

/** Chooses a method on the payment page and lets happen what its button says. */
export async function payInFrame(
  walk: Walk,
  method: string,
  outcome: 'pay' | 'deny' | 'expire',
): Promise<void> {
  const { t, frame } = paymentPage(walk);
  await frame.getByRole('button', { name: method }).click();
  await frame.getByRole('button', { name: t[outcome], exact: true }).click();
}
