import { formatRupiah } from '@fasih/school/basics/rupiah';
import { familyPauseOptions } from '@fasih/school/learning/meetings/family-pause-contract';
import {
  acceptRules,
  type CourseRules,
  readCourseRules,
  type Terms,
} from '@fasih/school/office/newer-rules/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ofLearner } from '../../courses/enrolments/of-learner.ts';
import { FAMILY_READS } from '../../courses/enrolments/queries.ts';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { EmptyState, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Columns, Muted, Row, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CardSection, FactList, Page } from '../../ui/page.tsx';
import { courseRulesQuery } from './queries.ts';

/** A family compares the rules of its course with newer ones, and takes them (docs/product/course-rules-2.md#newer-rules). */
export default function CourseRulesPage() {
  const t = useTexts('newerRules');
  const { enrolmentId = '' } = useParams();
  const rules = useQuery(courseRulesQuery(enrolmentId));
  const { data } = rules;
  const to = data?.classId ? ofLearner(`/my-classes/${data.classId}`, data.learner.id) : '/dashboard/student';
  return (
    <Page
      title={t.title}
      back={{ to, label: data?.courseName ?? t.back }}
      lead={data && `${data.courseName} · ${data.learner.name}`}
    >
      <Loaded query={rules} lines={8}>
        {(course) => <Rules course={course} />}
      </Loaded>
    </Page>
  );
}

function Rules({ course }: { course: CourseRules }) {
  const t = useTexts('newerRules');
  const lang = useLang();
  const { offer, accepted } = course;
  if (offer) return <Offer course={course} offer={offer} />;
  if (accepted)
    return (
      <Notice kind="good">
        {t.accepted({ version: accepted.version, when: formatInstant(accepted.at, lang) })}
      </Notice>
    );
  return <EmptyState title={t.none} text={t.noneText} picture="/pictures/empty/no-classes.svg" />;
}

function Offer({ course, offer }: { course: CourseRules; offer: NonNullable<CourseRules['offer']> }) {
  const t = useTexts('newerRules');
  const common = useTexts('common');
  const { enrolmentId, isGroup } = course;
  const take = useAction(acceptRules, {
    updates: () => courseRulesQuery(enrolmentId),
    invalidates: [...FAMILY_READS, familyPauseOptions, readCourseRules],
    onDone: () => notify('good', t.done),
  });
  const accept = async () => {
    if (!(await confirm({ title: t.ask, text: t.final, no: common.cancel, yes: t.accept }))) return;
    await take.run({ params: { enrolmentId }, body: { version: offer.version } });
  };
  return (
    <Stack gap={4}>
      <Muted>{t.lead}</Muted>
      <Columns isStretched>
        <CardSection title={t.before}>
          <TermList terms={offer.before} />
        </CardSection>
        <CardSection title={t.after}>
          <TermList terms={offer.after} isNewer />
        </CardSection>
      </Columns>
      <Muted size="small">{isGroup ? t.numbersGroup : t.numbers}</Muted>
      <Notice kind="attention">{t.final}</Notice>
      <FormError message={take.problem} />
      <Row justify="end">
        <Button isPending={take.isPending} onClick={() => void accept()}>
          {t.accept}
        </Button>
      </Row>
    </Stack>
  );
}

/** What one set of rules means for the course, in its own numbers. */
function TermList({ terms, isNewer = false }: { terms: Terms; isNewer?: boolean }) {
  const t = useTexts('newerRules');
  const lang = useLang();
  const { remaining, lastDay, perWeek, refund, pauseDays, appealDays, answerDays, offers } = terms;
  const side = isNewer ? 'after' : 'before';
  return (
    <FactList
      facts={[
        [t.terms.remaining, t.meetings({ n: remaining })],
        [t.terms.lastDay, lastDay === null ? t.noClass : formatDate(lastDay, lang)],
        [t.terms.longer, t.longer[side]],
        [t.terms.perWeek, (isNewer ? t.perWeekMoved : t.perWeek)({ n: perWeek })],
        [t.terms.refund, refund === 0 ? t.noRefund : formatRupiah(refund)],
        [t.terms.answer, answerDays === 0 ? t.noAnswer : t.answerDays({ n: answerDays })],
        [t.terms.pause, pauseDays === 0 ? t.noPause : t.pauseDays({ n: pauseDays })],
        [t.terms.appeal, appealDays === 0 ? t.noAppeal : t.appealDays({ n: appealDays })],
        [t.terms.late, t.late[side]],
        [t.terms.expiry, offers === 0 ? t.expires : t.offers({ n: offers })],
      ]}
    />
  );
}
