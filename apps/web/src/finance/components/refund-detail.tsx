import type { StaffRefundDetail } from '@fasih/school/finance/refunds/staff-contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useWho } from '../../lib/session.ts';
import { Reason, useReason } from '../../policy/reason.tsx';
import area from '../../shell/area.module.css';
import { Badge, Card, Notice } from '../../ui/basics.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { signedRupiah } from '../money.ts';
import { useStaffRefund } from '../refunds-api.ts';
import { Amount } from './amount.tsx';
import css from './finance.module.css';
import { useMethodName } from './method-name.ts';
import { MoneyBack } from './money-back.tsx';
import { RefundActions } from './refund-actions.tsx';
import { REFUND_HUE } from './refund-hue.ts';

/** One request: the family's words, the rule's decision with its arithmetic, what may be done, and its money. */
export function RefundDetail({ requestId }: { requestId: string }) {
  const t = useTexts('refundDesk').one;
  const nav = useTexts('shell').nav;
  const request = useStaffRefund(requestId);
  const title = request.data === undefined ? nav.refunds : t.title({ name: request.data.learner.name });
  return (
    <div className={area.page}>
      <PageHead title={title} hidden />
      <header>
        <Link className={css.back} to="/dashboard/finance/refunds">
          {nav.refunds}
        </Link>
        <h1>{title}</h1>
      </header>
      <Loaded query={request} lines={8}>
        {(data) => <Detail request={data} />}
      </Loaded>
    </div>
  );
}

function Detail({ request }: { request: StaffRefundDetail }) {
  const texts = useTexts('refundDesk');
  const t = texts.one;
  const method = useMethodName();
  const lang = useLang();
  const admin = useWho() === 'admin';
  const { balance, learner, payer } = request;
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
          <dl className={css.facts}>
            <Fact name={texts.learner}>
              {admin ? <Link to={`/student/management/${learner.id}`}>{learner.name}</Link> : learner.name}
            </Fact>
            <Fact name={texts.course}>{request.courseName}</Fact>
            <Fact name={t.meetings}>
              {t.meetingsOf({
                bought: balance.bought,
                held: balance.held,
                forfeited: balance.forfeited,
                left: balance.left,
              })}
            </Fact>
            <Fact name={t.paid}>
              <Amount rupiah={request.pricePaid} />
            </Fact>
            {request.receiptNumber !== null && <Fact name={t.receipt}>{request.receiptNumber}</Fact>}
            <Fact name={t.way}>
              {t.ways[request.path]}
              {request.paymentType !== null && (
                <span className={css.small}> ({t.paymentType({ type: method(request.paymentType) })})</span>
              )}
            </Fact>
            <Fact name={texts.payer}>{payer.name}</Fact>
            <Fact name={t.contact}>
              <a href={`mailto:${payer.email}`}>{payer.email}</a>
              {payer.phone !== null && <> · {payer.phone}</>}
            </Fact>
            <Fact name={texts.asked}>{formatInstant(request.askedAt, lang)}</Fact>
          </dl>
        </Card>
        <History history={request.history} />
      </div>
    </div>
  );
}

/** The decision of the day it was asked for, and what the same would be now where that differs. */
function Arithmetic({ request }: { request: StaffRefundDetail }) {
  const t = useTexts('refundDesk').one;
  const reason = useReason();
  const { quote, quoteNow } = request;
  const waiting = request.shown === 'asked';
  return (
    <section className={css.section} aria-label={t.arithmetic}>
      <strong>{t.arithmetic}</strong>
      <p className={css.arithmetic}>{reason(quote)}</p>
      <Reason decision={quote} />
      {waiting && quoteNow.amount !== quote.amount && (
        <Notice>
          {t.quoteChanged} {t.quoteNow({ amount: signedRupiah(quoteNow.amount) })}.
        </Notice>
      )}
    </section>
  );
}

/** Who looked at it and who decided, with the reason. */
function Standing({ request }: { request: StaffRefundDetail }) {
  const t = useTexts('refundDesk').one;
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

function History({ history }: { history: StaffRefundDetail['history'] }) {
  const t = useTexts('refundDesk').one;
  const actions: Record<string, string> = t.actions;
  const lang = useLang();
  if (history.length === 0) return null;
  return (
    <Card className={css.card}>
      <section className={css.section} aria-labelledby="history">
        <h2 id="history">{t.history}</h2>
        <ol className={css.rows}>
          {history.map((item) => (
            <li key={`${item.at}/${item.action}`} className={css.row}>
              <span>
                <strong>{actions[item.action] ?? t.actions.other}</strong>
                <span className={css.small}>
                  {formatInstant(item.at, lang)} · {item.by ?? t.bySystem}
                </span>
                {item.reason !== null && item.reason !== '' && <span>“{item.reason}”</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
