import {
  type CourseReport,
  publishReport,
  putReport,
  reportForm,
} from '@fasih/school/learning/reports/contract';
import { useEffect, useRef, useState } from 'react';
import { formatInstant } from '../../../lib/dates.ts';
import { issuesOf, sentenceOf } from '../../../lib/issues.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Badge } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError, LongTextField } from '../../../ui/fields.tsx';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import { REPORT_READS } from '../../teachers/queries.ts';

const FIELDS = ['summary', 'strengths', 'nextSteps'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const valuesOf = ({ report }: CourseReport): Values => ({
  summary: report?.summary ?? '',
  strengths: report?.strengths ?? '',
  nextSteps: report?.nextSteps ?? '',
});

/** The report of a course: written, saved as a draft, and published when it is ready. */
export function ReportForm({ course }: { course: CourseReport }) {
  const t = useTexts('reports');
  const s = useTexts('teachers').screens;
  const common = useTexts('common');
  const lang = useLang();
  const [values, setValues] = useState(() => valuesOf(course));
  const [issues, setIssues] = useState<Record<string, string>>({});
  // What came from elsewhere is shown where nothing was typed here.
  const known = useRef(valuesOf(course));
  useEffect(() => {
    const before = known.current;
    const now = valuesOf(course);
    known.current = now;
    setValues((own) => {
      const next = { ...own };
      for (const name of FIELDS) if (own[name] === before[name]) next[name] = now[name];
      return next;
    });
  }, [course]);

  const { enrolmentId, report } = course;
  const saved = valuesOf(course);
  const dirty = FIELDS.some((name) => values[name] !== saved[name]);
  const save = useAction(putReport, {
    invalidates: REPORT_READS,
    onDone: () => notify('good', t.saved),
  });
  const publish = useAction(publishReport, {
    invalidates: REPORT_READS,
    onDone: () => notify('good', t.publishedNow),
  });
  const isPending = save.isPending || publish.isPending;
  const submit = async () => {
    const body = { ...values, ...(report === null ? {} : { version: report.version }) };
    const found = issuesOf(reportForm, body);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    publish.reset();
    await save.run({ params: { enrolmentId }, body });
  };
  const stale = save.error instanceof Problem && save.error.code === 'common.stale';
  const hints: Partial<Values> = { summary: t.summaryHint };
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {report !== null && (
        <Row as="p" gap={2}>
          <Badge hue={report.publishedAt === null ? 'amber' : 'leaf'}>
            {report.publishedAt === null
              ? t.draft
              : t.published({ day: formatInstant(report.publishedAt, lang) })}
          </Badge>
          <Muted>{t.writtenBy({ name: report.writtenBy, day: formatInstant(report.updatedAt, lang) })}</Muted>
        </Row>
      )}
      {FIELDS.map((name) => (
        <LongTextField
          key={name}
          label={t[name]}
          description={
            stale && saved[name] !== values[name]
              ? s.savedNow({ text: saved[name] || s.nothing })
              : hints[name]
          }
          value={values[name]}
          maxLength={2000}
          readOnly={!course.mayWrite}
          error={issues[name] === undefined ? undefined : sentenceOf(common.fields, issues[name])}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setValues((own) => ({ ...own, [name]: value }));
          }}
        />
      ))}
      <FormError message={stale ? t.stale : (save.problem ?? publish.problem)} />
      {course.mayWrite && (
        <>
          <Row>
            <Button type="submit" look="quiet" disabled={!dirty} isPending={isPending}>
              {t.save}
            </Button>
            <Button
              disabled={dirty || report === null}
              isPending={isPending}
              onClick={() => {
                save.reset();
                void publish.run({ params: { enrolmentId } });
              }}
            >
              {t.publish}
            </Button>
          </Row>
          <Text isMuted>{dirty || report === null ? s.studentPage.unsaved : t.publishHint}</Text>
        </>
      )}
    </Stack>
  );
}
