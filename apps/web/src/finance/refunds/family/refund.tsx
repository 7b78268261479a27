import { formatRupiah } from '@fasih/school/basics/rupiah';
import {
  askRefund,
  getRefund,
  type RefundView,
  withdrawRefund,
} from '@fasih/school/finance/refunds/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { FAMILY_READS, useChosenLearner } from '../../../courses/enrolments/queries.ts';
import { NewerRules } from '../../../learning/classes/family/newer-rules.tsx';
import { NotHere } from '../../../learning/classes/family/not-here.tsx';
import { asSlug, myClassesQuery, useMyClass } from '../../../learning/classes/family/queries.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { useAction } from '../../../lib/use-action.ts';
import { confirm, notify } from '../../../ui/ask.tsx';
import { Card, Notice, SkeletonLines } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError, LongTextField } from '../../../ui/fields.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { CardSection, Page } from '../../../ui/page.tsx';
import { Arithmetic } from '../arithmetic.tsx';
import { refundQuery } from './queries.ts';
import { Request } from './request.tsx';

/** After asking and withdrawing: the course may have been stopped, or go on. */
const REFUND_READS = [...FAMILY_READS, getRefund] as const;

/** What a refund of a course would be, with its arithmetic; asking for it, and how far the request is. */
export default function Refund() {
  const t = useTexts('refunds');
  const { id = '' } = useParams();
  const learner = useChosenLearner();
  const isSlug = asSlug(id) !== null;
  const list = useQuery({ ...myClassesQuery(undefined, learner), enabled: !isSlug });
  // A course without a class yet has no other name than its enrolment's.
  const known = list.data?.courses.find(({ enrolmentId, classId }) => enrolmentId === id || classId === id);
  // An address may leave out the learner; then the class tells whose course it is.
  const klass = useMyClass(id, learner, isSlug || (known === undefined && !list.isPending));
  const noClass = !isSlug && klass.error instanceof Problem && klass.error.status === 404;
  const course = known ?? klass.data?.course;
  const refund = useQuery(refundQuery(course?.enrolmentId ?? (noClass ? id : null)));
  const error = klass.none || (klass.error && !noClass) ? klass.error : refund.error;
  return (
    <Page
      isNarrow
      title={t.title}
      lead={
        refund.data && (
          <>
            {course?.classId ? (
              <Link to={ofLearner(`/my-classes/${course.classId}`, course.learnerId)}>
                {refund.data.courseName}
              </Link>
            ) : (
              refund.data.courseName
            )}{' '}
            · {refund.data.learner.name}
          </>
        )
      }
    >
      <Text isMuted>{refund.data?.request?.endedBySchool ? t.leadEnded : t.lead}</Text>
      {refund.data ? (
        <>
          <RefundCards view={refund.data} />
          <NewerRules enrolmentId={refund.data.enrolmentId} />
        </>
      ) : klass.none || error ? (
        <NotHere error={error} onRetry={() => (refund.isError ? void refund.refetch() : klass.refetch())} />
      ) : (
        <Card aria-busy="true">
          <SkeletonLines lines={5} />
        </Card>
      )}
    </Page>
  );
}

function RefundCards({ view }: { view: RefundView }) {
  const t = useTexts('refunds');
  const before = view.history.filter(({ id }) => id !== view.request?.id);
  return (
    <>
      {view.request ? (
        <Standing view={view} request={view.request} />
      ) : view.quote.outcome === 'allowed' ? (
        <Quote view={view} />
      ) : (
        <CardSection title={t.notPossible}>
          <Arithmetic decision={view.quote} />
        </CardSection>
      )}
      {before.length > 0 && (
        <CardSection title={t.history}>
          <Stack as="ul" gap={3} isLined>
            {before.map((request) => (
              <li key={request.id}>
                <Request request={request} />
              </li>
            ))}
          </Stack>
        </CardSection>
      )}
    </>
  );
}

/** What asking means for the meetings, and when the answer comes. */
function Asking({ asking }: { asking: NonNullable<RefundView['asking']> }) {
  const t = useTexts('refunds');
  const lang = useLang();
  const { answerBy, heldBack, takesPlace } = asking;
  return (
    <Notice>
      <Stack gap={1}>
        <span>{t.answerBy({ day: formatDate(answerBy, lang) })}</span>
        {heldBack > 0 && <span>{t.holdsBack({ n: heldBack })}</span>}
        {takesPlace > 0 && <span>{t.takesPlace({ n: takesPlace })}</span>}
      </Stack>
    </Notice>
  );
}

function Quote({ view }: { view: RefundView }) {
  const t = useTexts('refunds');
  const { enrolmentId } = view;
  const ask = useAction(askRefund, {
    updates: () => refundQuery(enrolmentId),
    invalidates: REFUND_READS,
    onDone: () => notify('good', t.asked),
  });
  const [why, setWhy] = useState('');
  const submit = async () => {
    const yes = await confirm({ title: t.askTitle, text: t.askText, no: t.keep, yes: t.ask, grave: true });
    const text = why.trim();
    if (yes) await ask.run({ params: { enrolmentId }, body: text ? { reason: text } : {} });
  };
  return (
    <Card gap={4}>
      <Text size="figure">{t.possible({ amount: formatRupiah(view.quote.amount) })}</Text>
      <Arithmetic decision={view.quote} />
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <LongTextField
          label={t.reason}
          value={why}
          maxLength={1000}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <p>{t.askText}</p>
        {view.asking && <Asking asking={view.asking} />}
        <FormError message={ask.problem} />
        <div>
          <Button type="submit" isPending={ask.isPending}>
            {t.ask}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function Standing({ view, request }: { view: RefundView; request: NonNullable<RefundView['request']> }) {
  const t = useTexts('refunds');
  const { enrolmentId } = view;
  const withdraw = useAction(withdrawRefund, {
    updates: () => refundQuery(enrolmentId),
    invalidates: REFUND_READS,
    onDone: () => notify('good', t.withdrawn),
  });
  const confirmed = async () => {
    if (await confirm(t.withdrawAsk)) await withdraw.run({ params: { enrolmentId } });
  };
  return (
    <Card gap={4}>
      <Request request={request} big />
      <FormError message={withdraw.problem} />
      {request.state === 'asked' && !request.endedBySchool && (
        <div>
          <Button look="quiet" isPending={withdraw.isPending} onClick={() => void confirmed()}>
            {t.withdraw}
          </Button>
        </div>
      )}
    </Card>
  );
}
