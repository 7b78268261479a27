import { formatRupiah } from '@fasih/school/basics/rupiah';
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
import { Card, EmptyState, Notice } from '../../ui/basics.tsx';
import { BeforeAfter } from '../../ui/before-after.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { courseRulesQuery } from './queries.ts';

/** A family compares the rules of its course with newer ones, and takes them (docs/product/course-rules-2.md#newer-rules). */
export default function CourseRulesPage() {
  const t = useTexts('newerRules');
  const { enrolmentId = '' } = useParams();
  const rules = useQuery(courseRulesQuery(enrolmentId));
  const { data } = rules;
  const to = ofLearner(
    data?.classId ? `/my-classes/${data.classId}` : '/dashboard/student',
    data?.learner.id,
  );
  return (
    <Page title={t.title} back={{ to, label: data?.courseName ?? t.back }} lead={data?.learner.name}>
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
  const rows = useTerms(offer.before, offer.after);
  const take = useAction(acceptRules, {
    updates: () => courseRulesQuery(enrolmentId),
    invalidates: [...FAMILY_READS, readCourseRules],
    onDone: () => notify('good', t.done),
  });
  const accept = async () => {
    if (!(await confirm({ title: t.ask, text: t.final, no: common.cancel, yes: t.accept }))) return;
    await take.run({ params: { enrolmentId }, body: { version: offer.version } });
  };
  return (
    <Stack gap={4}>
      <Muted>{t.lead}</Muted>
      <Card>
        <Stack as="ul" gap={3} isLined>
          {rows.map(({ label, before, after }) => (
            <Stack as="li" gap={2} key={label}>
              <strong>{label}</strong>
              {before === after ? (
                <p>{t.same({ value: before })}</p>
              ) : (
                <BeforeAfter
                  before={{ label: t.before, value: before }}
                  after={{ label: t.after, value: after }}
                />
              )}
            </Stack>
          ))}
        </Stack>
      </Card>
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

/** What both sets of rules mean for the course, in its own numbers. */
function useTerms(before: Terms, after: Terms): { label: string; before: string; after: string }[] {
  const t = useTexts('newerRules');
  const lang = useLang();
  const row = (label: string, said: (terms: Terms, side: 'before' | 'after') => string) => ({
    label,
    before: said(before, 'before'),
    after: said(after, 'after'),
  });
  return [
    row(t.terms.remaining, ({ remaining: n }) => t.meetings({ n })),
    row(t.terms.lastDay, ({ lastDay }) => (lastDay === null ? t.noClass : formatDate(lastDay, lang))),
    row(t.terms.refund, ({ refund }) => (refund === 0 ? t.noRefund : formatRupiah(refund))),
    row(t.terms.perWeek, ({ perWeek: n }) => (n > before.perWeek ? t.perWeekMoved({ n }) : t.perWeek({ n }))),
    row(t.terms.pause, ({ pauseDays: n }) => (n === 0 ? t.noPause : t.pauseDays({ n }))),
    row(t.terms.appeal, ({ appealDays: n }) => (n === 0 ? t.noAppeal : t.appealDays({ n }))),
    row(t.terms.answer, ({ answerDays: n }) => (n === 0 ? t.noAnswer : t.answerDays({ n }))),
    row(t.terms.longer, (_, side) => t.longer[side]),
    row(t.terms.late, ({ noticeHours: hours }, side) =>
      side === 'before' ? t.late.before({ hours }) : t.late.after,
    ),
    row(t.terms.expiry, ({ offers: n }) => (n === 0 ? t.expires : t.offers({ n }))),
  ];
}
