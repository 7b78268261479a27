import type { StaffRefundDetail } from '@fasih/school/finance/refunds/staff-contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Reason, useReason } from '../../catalogue/policy/reason.tsx';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useWho } from '../../lib/session.ts';
import { Badge, Card, Notice } from '../../ui/basics.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { FactList, Page } from '../../ui/page.tsx';
import { Amount } from '../books/amount.tsx';
import css from '../books/finance.module.css';
import { History } from '../books/history.tsx';
import { useMethodName } from '../books/method-name.ts';
import { signedRupiah } from '../books/money.ts';
import { MoneyBack } from './money-back.tsx';
import { staffRefundQuery } from './queries.ts';
import { RefundActions } from './refund-actions.tsx';
import { REFUND_HUE } from './refund-hue.ts';

/** One request: the family's words, the rule's decision with its arithmetic, what may be done, and its money. */
export function RefundDetail({ requestId }: { requestId: string }) {
  const t = useTexts('staffRefunds').one;
  const nav = useTexts('shell').nav;
  const request = useQuery(staffRefundQuery(requestId));
  const title = request.data === undefined ? nav.refunds : t.title({ name: request.data.learner.name });
  return (
    <Page title={title} back={{ to: '/dashboard/finance/refunds', label: nav.refunds }}>
      <Loaded query={request} lines={8}>
        {(data) => <Detail request={data} />}
      </Loaded>
    </Page>
  );
}

function Detail({ request }: { request: StaffRefundDetail }) {
  const texts = useTexts('staffRefunds');
  const t = texts.one;
  return (
    <div className={css.columns}>
      <div className={css.side}>
        <Card className={css.card}>
          <div className={css.head}>
            <span className={css.big}>
              <Amount rupiah={request.amount} />
            </span>
            <Badge hue={REFUND_HUE[request.shown]}>{texts.states[request.shown]}</Badge>
          </div>
          <Arithmetic request={request} />
          <section className={css.section} aria-label={t.familySays}>
            <strong>{t.familySays}</strong>
            <p>{request.reason === '' ? t.noWords : `“${request.reason}”`}</p>
          </section>
          <Standing request={request} />
          <RefundActions request={request} />
        </Card>
        {request.money !== null && (
          <Card className={css.card}>
            <MoneyBack money={request.money} />
          </Card>
        )}
      </div>
      <div className={css.side}>
        <Card className={css.card}>
          <Facts request={request} />
        </Card>
        <History steps={request.history} texts={t} bySchool={t.bySystem} />
      </div>
    </div>
  );
}

/** Who asked for it, for which course, and how it was paid. */
function Facts({ request }: { request: StaffRefundDetail }) {
  const texts = useTexts('staffRefunds');
  const t = texts.one;
  const method = useMethodName();
  const lang = useLang();
  const isAdmin = useWho() === 'admin';
  const { balance, learner, payer, paymentType } = request;
  const { bought, held, forfeited, left } = balance;
  return (
    <FactList
      facts={[
        [
          texts.learner,
          isAdmin ? (
            <Link key="learner" to={`/student/management/${learner.id}`}>
              {learner.name}
            </Link>
          ) : (
            learner.name
          ),
        ],
        [texts.course, request.courseName],
        [t.meetings, t.meetingsOf({ bought, held, forfeited, left })],
        [t.paid, <Amount key="paid" rupiah={request.pricePaid} />],
        request.receiptNumber !== null && [t.receipt, request.receiptNumber],
        [
          t.way,
          <span key="way">
            {t.ways[request.path]}
            {paymentType !== null && (
              <span className={css.small}> ({t.paymentType({ type: method(paymentType) })})</span>
            )}
          </span>,
        ],
        [texts.payer, payer.name],
        [
          t.contact,
          <span key="contact">
            <a href={`mailto:${payer.email}`}>{payer.email}</a>
            {payer.phone !== null && <> · {payer.phone}</>}
          </span>,
        ],
        [texts.asked, formatInstant(request.askedAt, lang)],
      ]}
    />
  );
}

/** The decision of the day it was asked for, and what the same would be now where that differs. */
function Arithmetic({ request }: { request: StaffRefundDetail }) {
  const t = useTexts('staffRefunds').one;
  const reason = useReason();
  const { quote, quoteNow } = request;
  const isWaiting = request.shown === 'asked';
  return (
    <section className={css.section} aria-label={t.arithmetic}>
      <strong>{t.arithmetic}</strong>
      <p className={css.arithmetic}>{reason(quote)}</p>
      <Reason decision={quote} />
      {isWaiting && quoteNow.amount !== quote.amount && (
        <Notice>
          {t.quoteChanged} {t.quoteNow({ amount: signedRupiah(quoteNow.amount) })}.
        </Notice>
      )}
    </section>
  );
}

/** Who looked at it and who decided, with the reason. */
function Standing({ request }: { request: StaffRefundDetail }) {
  const t = useTexts('staffRefunds').one;
  const lang = useLang();
  const { preparedBy, preparedAt, decidedBy, decidedAt, decidedReason } = request;
  return (
    <>
      {preparedAt !== null && (
        <p className={css.quiet}>
          {t.prepared({ who: preparedBy?.name ?? t.bySystem, when: formatInstant(preparedAt, lang) })}
        </p>
      )}
      {decidedAt !== null && (
        <p className={css.quiet}>
          {t.decided({ who: decidedBy?.name ?? t.bySystem, when: formatInstant(decidedAt, lang) })}
          {decidedReason !== null && decidedReason !== '' && ` “${decidedReason}”`}
        </p>
      )}
      {request.selfApproved && <Notice kind="attention">{t.selfApproved}</Notice>}
    </>
  );
}
