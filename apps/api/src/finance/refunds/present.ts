import type { RefundQuote } from '@fasih/school/catalogue/policy/refund';
import type { RefundRequest, RefundView, SentRefundQuote } from '@fasih/school/finance/refunds/contract';
import { shownState } from '@fasih/school/finance/refunds/rules';
import type { RefundCourse, RequestRow } from './store.ts';

/** The refund that is possible now, and the existing requests. */
export function presentRefund(
  course: RefundCourse,
  quote: RefundQuote,
  requests: readonly RequestRow[],
): RefundView {
  const history = requests.map(presentRequest);
  return {
    enrolmentId: course.enrolmentId,
    learner: { id: course.learnerId, name: course.learnerName },
    courseName: course.courseName,
    quote: presentQuote(quote),
    request: history.find(({ state }) => state === 'asked' || state === 'approved') ?? null,
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
