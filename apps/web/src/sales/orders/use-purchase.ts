import { createPayment, getOrder, listOrders } from '@fasih/school/sales/orders/contract';
import { useNavigate } from 'react-router';
import { type Choice, keepForPlacement } from '../../catalogue/packages/choice.ts';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { selectionFor } from '../../lib/next.ts';
import { Problem } from '../../lib/problem.ts';
import { useProblemText } from '../../lib/problem-sentence.ts';
import type { Who } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import type { LearnerChoice } from '../../people/learners/use-learner-choice.ts';
import { confirm } from '../../ui/ask.tsx';
import type { Voucher } from '../vouchers/use-voucher.ts';

/** Refusals that the learner part answers, by showing the choice or the consent. */
const OF_THE_LEARNER = new Set(['learners.choose', 'learners.consentNeeded', 'learners.notFound']);
/** Refusals whose own sentence says all there is to say. */
const EXPLAINED = /^(learners\.|orders\.voucher)/;

/** What went wrong, and why where the server said so. */
export type PurchaseFault = { sentence: string; reason: string };

/** What was chosen when the button was pressed. */
type Pressed = { packageId: number; chosen: Choice['chosen'] };
type Parts = { who: Who; choice: Choice; learner: LearnerChoice; voucher: Voucher };

/**
 * 'Beli Sekarang': visitors register first and come back to the same choice; families name the learner, order, and go
 * on to the payment page or, when nothing is to be paid, to `/redirect`. A second press while the first runs is ignored.
 */
export function usePurchase({ who, choice, learner, voucher }: Parts) {
  const t = useTexts('packages').selection;
  const navigate = useNavigate();
  const problemText = useProblemText();

  /** Null where the voucher or the learner part says itself what is missing, or the buyer does not want a second order. */
  const place = async ({ packageId }: Pressed) => {
    const code = await voucher.apply();
    if (code === false) return null;
    let learnerId: string | null = null;
    try {
      learnerId = await learner.settle();
      if (learnerId === null) return null;
      const body = { packageId, learnerId, voucher: code };
      return await call(createPayment, { body }).catch(async (problem: unknown) => {
        if (!(problem instanceof Problem) || problem.code !== 'orders.underReview') throw problem;
        return (await confirm(t.underReview))
          ? call(createPayment, { body: { ...body, again: true } })
          : null;
      });
    } catch (problem) {
      if (problem instanceof Problem && OF_THE_LEARNER.has(problem.code))
        learner.refused(problem.code, learnerId);
      throw problem;
    }
  };
  const order = useAction(place, {
    invalidates: [listOrders, getOrder],
    onDone: (placed, { packageId, chosen }) => {
      if (placed === null) return;
      keepForPlacement(chosen ?? { id: packageId });
      if (placed.redirect_url === undefined) return navigate(`/redirect?order=${placed.orderId}`);
      // The checkout is a document of its own: only its security policy admits the payment provider.
      window.location.assign(`/checkout/${placed.orderId}`);
      // While it loads the button stays pressed.
      return new Promise(() => {});
    },
  });

  const buy = () => {
    const { packageId, chosen } = choice;
    if (packageId === null) return;
    if (who !== 'none') return void order.run({ packageId, chosen });
    // A voucher of the address comes back with the choice.
    const code = voucher.typed.trim();
    const search = new URLSearchParams({ package: String(packageId) });
    if (code !== '') search.set('next', selectionFor(packageId, code));
    navigate(`/register?${search}`);
  };

  /** Made again with every rendering, so that it follows the language. */
  const faultOf = (problem: unknown): PurchaseFault => {
    const reason = problemText(problem);
    const alone = problem instanceof Problem && EXPLAINED.test(problem.code) && reason !== '';
    return alone ? { sentence: reason, reason: '' } : { sentence: t.failed, reason };
  };

  return { buy, isPending: order.isPending, fault: order.error && faultOf(order.error) };
}

export type Purchase = ReturnType<typeof usePurchase>;
