import { createPayment, getOrder, listOrders } from '@fasih/school/sales/orders/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Choice, keepForPlacement } from '../../catalogue/packages/choice.ts';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { invalidate } from '../../lib/query.ts';
import type { Who } from '../../lib/session.ts';
import type { LearnerChoice } from '../../people/learners/use-learner-choice.ts';
import type { NamedPackage } from '../../people/sign-in/chosen-package.tsx';
import type { Voucher } from '../vouchers/use-voucher.ts';

/** Refusals that the learner part answers, by showing the choice or the consent. */
const OF_THE_LEARNER = new Set(['learners.choose', 'learners.consentNeeded', 'learners.notFound']);
/** Refusals whose own sentence says all there is to say. */
const EXPLAINED = /^(learners\.|orders\.voucher)/;

/** What went wrong, and why where the server said so. */
export type PurchaseFault = { sentence: string; reason: string };

type Parts = { who: Who; choice: Choice; learner: LearnerChoice; voucher: Voucher };

/**
 * 'Beli Sekarang': visitors register first and come back to the same choice; families name the learner, order, and go
 * on to the payment page or, when nothing is to be paid, to `/redirect`. A second press while the first runs is ignored.
 */
export function usePurchase({ who, choice, learner, voucher }: Parts) {
  const t = useTexts('packages').selection;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [met, setMet] = useState<{ fault: unknown } | null>(null);
  const problemText = useProblemText();

  const order = async (packageId: number): Promise<boolean> => {
    const code = await voucher.apply();
    if (code === false) return false;
    let learnerId: string | null = null;
    try {
      learnerId = await learner.settle();
      if (learnerId === null) return false;
      const answer = await call(createPayment, { body: { packageId, learnerId, voucher: code } });
      keepForPlacement(choice.chosen ?? { id: packageId });
      void invalidate(queries, [listOrders, getOrder]);
      // The checkout is a document of its own: only its security policy admits the payment provider.
      if (answer.redirect_url !== undefined) window.location.assign(`/checkout/${answer.orderId}`);
      else navigate(`/redirect?order=${answer.orderId}`);
      return answer.redirect_url !== undefined;
    } catch (problem) {
      const code = problem instanceof Problem ? problem.code : '';
      if (OF_THE_LEARNER.has(code)) learner.refused(code, learnerId);
      setMet({ fault: problem });
      return false;
    }
  };

  const buy = async () => {
    const { packageId } = choice;
    if (packageId === null || running.current) return;
    if (who === 'none') {
      const named: NamedPackage | null = choice.chosen && { packageName: choice.chosen.name };
      navigate(`/register?package=${packageId}`, { state: named });
      return;
    }
    running.current = true;
    setBusy(true);
    setMet(null);
    // While the next document loads the button stays pressed.
    const leaving = await order(packageId).catch((problem: unknown) => {
      setMet({ fault: problem });
      return false;
    });
    running.current = leaving;
    setBusy(leaving);
  };

  /** Made anew with every rendering, so that it follows the language. */
  const faultOf = (problem: unknown): PurchaseFault => {
    const reason = problemText(problem);
    const alone = problem instanceof Problem && EXPLAINED.test(problem.code) && reason !== '';
    return alone ? { sentence: reason, reason: '' } : { sentence: t.failed, reason };
  };
  const fault = met === null ? null : faultOf(met.fault);

  return { buy, busy, fault };
}

export type Purchase = ReturnType<typeof usePurchase>;
