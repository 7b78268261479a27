import {
  type FinanceTasks,
  postCourse,
  type WaitingPosting,
} from '@fasih/school/finance/books/tasks-contract';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Writers } from '../../people/accounts/writers.tsx';
import { notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';
import { MONEY_READS } from './queries.ts';

const TASKS = '/dashboard/finance/reconciliation?part=tasks';

/** What needs a person of finance, on their home: payments that need a look, and courses missing in the books. */
export function WaitingTasks({ tasks: { payments, postings } }: { tasks: FinanceTasks }) {
  const t = useTexts('finance').dashboard.tasks;
  const reasons = useTexts('reconciliation').tasks.reasons;
  const lang = useLang();
  const hidden = postings.count - postings.items.length;
  if (payments.count + postings.count === 0) return null;
  return (
    <CardSection
      title={t.title}
      lead={t.lead}
      actions={payments.count > 0 && <Link to={TASKS}>{t.allPayments({ n: payments.count })}</Link>}
    >
      <Stack as="ul" gap={3} isLined>
        {postings.items.map((course) => (
          <Posting key={course.enrolmentId} course={course} />
        ))}
        {payments.items.map(({ id, reason, payer, packageName, since }) => (
          <Row as="li" key={id} justify="between">
            <Titled below={[packageName, t.since({ when: formatInstant(since, lang) })]}>
              <Badge hue="amber">{reasons[reason]}</Badge>
              <strong>{payer ?? t.unknownOrder}</strong>
            </Titled>
            <ButtonLink
              size="small"
              look="quiet"
              to={TASKS}
              aria-label={t.lookAt({ name: payer ?? t.unknownOrder })}
            >
              {t.look}
            </ButtonLink>
          </Row>
        ))}
      </Stack>
      {hidden > 0 && <Muted>{t.morePostings({ n: hidden })}</Muted>}
    </CardSection>
  );
}

function Posting({ course }: { course: WaitingPosting }) {
  const t = useTexts('finance').dashboard.tasks;
  const lang = useLang();
  const post = useAction(postCourse, {
    invalidates: MONEY_READS,
    onDone: ({ posted }) => notify('good', t.posted({ n: posted })),
  });
  const { enrolmentId, learnerName, packageName, events, fault, tries, since, nextTryAt } = course;
  return (
    <Row as="li" justify="between">
      <Titled
        below={[
          [packageName, t.since({ when: formatInstant(since, lang) })].join(' · '),
          t.postingText({ code: fault, tries, next: formatInstant(nextTryAt, lang) }),
        ]}
      >
        <Badge hue="red">{t.posting({ events })}</Badge>
        <strong>{learnerName}</strong>
        <FormError message={post.problem} />
      </Titled>
      <Writers>
        <Button
          size="small"
          isPending={post.isPending}
          aria-label={t.postOf({ name: learnerName })}
          onClick={() => void post.run({ params: { enrolmentId } })}
        >
          {t.post}
        </Button>
      </Writers>
    </Row>
  );
}
