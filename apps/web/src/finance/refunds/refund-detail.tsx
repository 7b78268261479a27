import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { StaffRefundDetail } from '@fasih/school/finance/refunds/staff-contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Reason } from '../../catalogue/policy/reason.tsx';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useWho } from '../../lib/session.ts';
import { useReadsOnly } from '../../people/accounts/writers.tsx';
import { Badge, Card, Notice, SkeletonLines } from '../../ui/basics.tsx';
import { FaceIcon } from '../../ui/face-icon.tsx';
import { IconReceiptRefund } from '../../ui/icons.ts';
import { Split, Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { type Fact, FactList, Page } from '../../ui/page.tsx';
import { When } from '../../ui/when.tsx';
import { Amount } from '../books/amount.tsx';
import { History } from '../books/history.tsx';
import { useMethodName } from '../books/method-name.ts';
import { Arithmetic } from './arithmetic.tsx';
import { MoneyBack } from './money-back.tsx';
import { staffRefundQuery } from './queries.ts';
import { RefundActions } from './refund-actions.tsx';
import { REFUND_HUE } from './refund-hue.ts';

/** One request: the family's words, the rule's decision with its arithmetic, what may be done, and its money. */
export function RefundDetail({ requestId }: { requestId: string }) {
  const t = useTexts('staffRefunds').one;
  const nav = useTexts('shell').nav;
  const request = useQuery(staffRefundQuery(requestId));
  const facts = useFacts(request.data);
  const title = request.data === undefined ? nav.refunds : t.title({ name: request.data.learner.name });
  return (
    <Page
      title={title}
      back={{ to: '/dashboard/finance/refunds', label: nav.refunds }}
      face={<FaceIcon Icon={IconReceiptRefund} hue="amber" />}
      state={request.data && <State request={request.data} />}
      facts={facts}
    >
      <Loaded query={request} lines={8}>
        {(data) => <Detail request={data} />}
      </Loaded>
    </Page>
  );
}

function State({ request }: { request: StaffRefundDetail }) {
  const { states } = useTexts('staffRefunds');
  return <Badge hue={REFUND_HUE[request.shown]}>{states[request.shown]}</Badge>;
}

function useFacts(request: StaffRefundDetail | undefined): (Fact | false)[] | undefined {
  const t = useTexts('staffRefunds');
  const isAdmin = useWho() === 'admin';
  if (request === undefined) return undefined;
  const { learner, payer, courseName, amount, askedAt, answerBy, shown } = request;
  const nameOf = (name: string) =>
    isAdmin ? (
      <Link key="link" to={`/student/management/${learner.id}`}>
        {name}
      </Link>
    ) : (
      name
    );
  return [
    [t.amount, <Amount key="amount" rupiah={amount} />],
    [t.learner, nameOf(learner.name)],
    [t.payer, nameOf(payer.name)],
    [t.course, courseName],
    [t.asked, <When key="when" at={askedAt} />],
    shown === 'asked' && answerBy !== null && [t.answerBy, <When key="answer" day={answerBy} />],
  ];
}

function Detail({ request }: { request: StaffRefundDetail }) {
  const t = useTexts('staffRefunds').one;
  const says = request.endedBySchool ? t.schoolSays : t.familySays;
  // An accountant does not get the words; an empty text would claim that there were none.
  const getsNoWords = useReadsOnly();
  return (
    <Split>
      <Stack>
        <Card gap={4} isTight>
          <Decision request={request} />
          {!getsNoWords && (
            <section aria-label={says}>
              <strong>{says}</strong>
              <p>{request.reason === '' ? t.noWords : `“${request.reason}”`}</p>
            </section>
          )}
          <Standing request={request} />
          <RefundActions request={request} />
        </Card>
        {request.money !== null && (
          <Card isTight>
            <Suspense fallback={<SkeletonLines lines={2} />}>
              <MoneyBack money={request.money} />
            </Suspense>
          </Card>
        )}
      </Stack>
      <Stack>
        <Card isTight>
          <Payment request={request} />
        </Card>
        <History
          steps={request.history}
          texts={request.endedBySchool ? { ...t, actions: { ...t.actions, 'refund.asked': t.opened } } : t}
          bySchool={t.bySystem}
        />
      </Stack>
    </Split>
  );
}

/** How the course was paid and how far it is, and how the payer can be reached. */
function Payment({ request }: { request: StaffRefundDetail }) {
  const t = useTexts('staffRefunds').one;
  const method = useMethodName();
  const { balance, payer, paymentType } = request;
  const { bought, held, forfeited, left } = balance;
  // A course that has ended has none left, but what was bought still adds up.
  const lapsed = bought - held - forfeited - left;
  return (
    <FactList
      facts={[
        [t.meetings, t.meetingsOf({ bought, held, forfeited, left, lapsed })],
        [t.paid, <Amount key="paid" rupiah={request.pricePaid} />],
        request.receiptNumber !== null && [t.receipt, request.receiptNumber],
        [
          t.way,
          <span key="way">
            {t.ways[request.path]}
            {paymentType !== null && ` (${t.paymentType({ type: method(paymentType) })})`}
          </span>,
        ],
        [
          t.contact,
          <span key="contact">
            <a href={`mailto:${payer.email}`}>{payer.email}</a>
            {payer.phone !== null && <> · {payer.phone}</>}
          </span>,
        ],
      ]}
    />
  );
}

/** The decision of the day it was asked for, and what the same would be now where that differs. */
function Decision({ request }: { request: StaffRefundDetail }) {
  const t = useTexts('staffRefunds').one;
  const { quote, quoteNow } = request;
  // Of a course that the school has ended nothing could be asked for now.
  const isWaiting = request.shown === 'asked' && !request.endedBySchool;
  return (
    <Stack as="section" gap={2} aria-label={t.arithmetic}>
      <strong>{t.arithmetic}</strong>
      <Arithmetic decision={quote} />
      <Reason decision={quote} />
      {isWaiting && quoteNow.amount !== quote.amount && (
        <Notice>
          {t.quoteChanged} {t.quoteNow({ amount: formatRupiah(quoteNow.amount) })}.
        </Notice>
      )}
    </Stack>
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
        <Text isMuted>
          {t.prepared({ who: preparedBy?.name ?? t.bySystem, when: formatInstant(preparedAt, lang) })}
        </Text>
      )}
      {decidedAt !== null && (
        <Text isMuted>
          {t.decided({ who: decidedBy?.name ?? t.bySystem, when: formatInstant(decidedAt, lang) })}
          {decidedReason !== null && decidedReason !== '' && ` “${decidedReason}”`}
        </Text>
      )}
      {request.selfApproved && <Notice kind="attention">{t.selfApproved}</Notice>}
    </>
  );
}
