import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { RefundView } from '@fasih/school/finance/refunds/contract';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { asSlug, useMyClass, useMyClasses } from '../../classes/api.ts';
import { NotHere } from '../../classes/components/not-here.tsx';
import { useChosenLearner } from '../../enrolments/api.ts';
import { ofLearner } from '../../enrolments/of-learner.ts';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Problem } from '../../lib/problem.ts';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useReason } from '../../policy/reason.tsx';
import area from '../../shell/area.module.css';
import { confirm, notify } from '../../ui/ask.tsx';
import { Card, Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { LongTextField } from '../../ui/fields.tsx';
import { useRefund, useRefundCalls } from '../api.ts';
import css from '../components/refund.module.css';
import { Request } from '../components/request.tsx';

/** What a refund of a course would be, with its arithmetic; asking for it, and how far the request is. */
export default function Refund() {
  const t = useTexts('refunds');
  const { id = '' } = useParams();
  const learner = useChosenLearner();
  const isSlug = asSlug(id) !== null;
  const list = useMyClasses(undefined, learner, !isSlug);
  // A course without a class yet has no other name than its enrolment's.
  const known = list.data?.courses.find(({ enrolmentId, classId }) => enrolmentId === id || classId === id);
  // An address may leave out the learner; then the class tells whose course it is.
  const klass = useMyClass(id, learner, isSlug || (known === undefined && !list.isPending));
  const noClass = !isSlug && klass.error instanceof Problem && klass.error.status === 404;
  const course = known ?? klass.data?.course;
  const refund = useRefund(course?.enrolmentId ?? (noClass ? id : null));
  const error = klass.none || (klass.error && !noClass) ? klass.error : refund.error;
  return (
    <div className={`${area.page} ${css.page}`}>
      <PageHead title={t.title} hidden />
      <header>
        <h1>{t.title}</h1>
        {refund.data && (
          <p>
            {course?.classId ? (
              <Link to={ofLearner(`/my-classes/${course.classId}`, course.learnerId)}>
                {refund.data.courseName}
              </Link>
            ) : (
              refund.data.courseName
            )}{' '}
            · {refund.data.learner.name}
          </p>
        )}
      </header>
      <p className={css.lead}>{t.lead}</p>
      {refund.data ? (
        <RefundCards view={refund.data} />
      ) : klass.none || error ? (
        <NotHere error={error} onRetry={() => (refund.isError ? void refund.refetch() : klass.refetch())} />
      ) : (
        <Card aria-busy="true">
          <SkeletonLines lines={5} />
        </Card>
      )}
    </div>
  );
}

function RefundCards({ view }: { view: RefundView }) {
  const t = useTexts('refunds');
  const before = view.history.filter(({ id }) => id !== view.request?.id);
  return (
    <>
      <Card>
        {view.request ? (
          <Standing view={view} request={view.request} />
        ) : view.quote.outcome === 'allowed' ? (
          <Quote view={view} />
        ) : (
          <NotPossible view={view} />
        )}
      </Card>
      {before.length > 0 && (
        <Card>
          <section className={css.card}>
            <h2>{t.history}</h2>
            <ul className={css.history}>
              {before.map((request) => (
                <li key={request.id}>
                  <Request request={request} />
                </li>
              ))}
            </ul>
          </section>
        </Card>
      )}
    </>
  );
}

function Quote({ view }: { view: RefundView }) {
  const t = useTexts('refunds');
  const problemText = useProblemText();
  const reason = useReason();
  const { ask } = useRefundCalls(view.enrolmentId);
  const [why, setWhy] = useState('');
  const send = async () => {
    const yes = await confirm({ title: t.askTitle, text: t.askText, no: t.keep, yes: t.ask, grave: true });
    if (yes && !ask.isPending) ask.mutate(why.trim(), { onSuccess: () => void notify('good', t.asked) });
  };
  return (
    <div className={css.card}>
      <p className={css.amount}>{t.possible({ amount: formatRupiah(view.quote.amount) })}</p>
      <p className={css.arithmetic}>{reason(view.quote)}</p>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <LongTextField
          label={t.reason}
          value={why}
          maxLength={1000}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <p>{t.askText}</p>
        {ask.isError && <Notice kind="bad">{problemText(ask.error)}</Notice>}
        <Button type="submit" disabled={ask.isPending}>
          {t.ask}
        </Button>
      </form>
    </div>
  );
}

function NotPossible({ view }: { view: RefundView }) {
  const t = useTexts('refunds');
  const reason = useReason();
  return (
    <div className={css.card}>
      <h2>{t.notPossible}</h2>
      <p className={css.arithmetic}>{reason(view.quote)}</p>
    </div>
  );
}

function Standing({ view, request }: { view: RefundView; request: NonNullable<RefundView['request']> }) {
  const t = useTexts('refunds');
  const problemText = useProblemText();
  const { withdraw } = useRefundCalls(view.enrolmentId);
  const send = async () => {
    if ((await confirm(t.withdrawAsk)) && !withdraw.isPending)
      withdraw.mutate(undefined, { onSuccess: () => void notify('good', t.withdrawn) });
  };
  return (
    <div className={css.card}>
      <Request request={request} big />
      {withdraw.isError && <Notice kind="bad">{problemText(withdraw.error)}</Notice>}
      {request.state === 'asked' && (
        <Button look="quiet" disabled={withdraw.isPending} onClick={() => void send()}>
          {t.withdraw}
        </Button>
      )}
    </div>
  );
}
