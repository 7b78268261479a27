import type { Policy } from '@fasih/school/catalogue/policy/decision';
import type { RefundQuote } from '@fasih/school/catalogue/policy/refund';
import type { RefundRequest, RefundView, SentRefundQuote } from '@fasih/school/finance/refunds/contract';
import { shownState } from '@fasih/school/finance/refunds/rules';
import { type AskingFacts, askingNow } from './answer.ts';
import type { RefundCourse, RequestRow } from './store.ts';

/** The refund that is possible now, and the existing requests. */
export function presentRefund(
  course: RefundCourse,
  quote: RefundQuote,
  requests: readonly RequestRow[],
  asking: { policy: Policy; facts: AskingFacts; now: Date },
): RefundView {
  const history = requests.map(presentRequest);
  const request = history.find(({ state }) => state === 'asked' || state === 'approved') ?? null;
  const isPossible = request === null && quote.outcome === 'allowed';
  return {
    enrolmentId: course.enrolmentId,
    learner: { id: course.learnerId, name: course.learnerName },
    courseName: course.courseName,
    quote: presentQuote(quote),
    asking: isPossible ? askingNow(asking.policy, asking.facts, asking.now) : null,
    request,
    history,
  };
}

function presentRequest({ money, ...row }: RequestRow): RefundRequest {
  return {
    ...row,
    quote: presentQuote(row.quote),
    askedAt: row.askedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    shown: shownState(row.state, money),
    path: money?.path ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
  };
}

/** A quote with its calculation, as the API returns it. */
export function presentQuote(quote: RefundQuote): SentRefundQuote {
  const { key, params } = quote.reason;
  return { ...quote, inputs: { ...quote.inputs }, reason: { key, params: { ...params } } };
}
