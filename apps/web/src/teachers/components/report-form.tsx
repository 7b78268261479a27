import {
  type CourseReport,
  publishReport,
  putReport,
  reportForm,
} from '@fasih/school/learning/reports/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/client.ts';
import { issuesOf, sentenceOf } from '../../lib/contract-form.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, LongTextField } from '../../ui/fields.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { useRefresh } from '../api.ts';
import css from './teachers.module.css';

const FIELDS = ['summary', 'strengths', 'nextSteps'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const valuesOf = ({ report }: CourseReport): Values => ({
  summary: report?.summary ?? '',
  strengths: report?.strengths ?? '',
  nextSteps: report?.nextSteps ?? '',
});

/** The report of a course: written, saved as a draft, and published when it is ready. */
export function ReportForm({ of }: { of: CourseReport }) {
  const t = useTexts('reports');
  const s = useTexts('teachers').screens;
  const common = useTexts('common');
  const lang = useLang();
  const refresh = useRefresh();
  const write = useWrite();
  const [values, setValues] = useState(() => valuesOf(of));
  const [issues, setIssues] = useState<Record<string, string>>({});
  // What came from elsewhere is shown where nothing was typed here.
  const known = useRef(valuesOf(of));
  useEffect(() => {
    const before = known.current;
    const now = valuesOf(of);
    known.current = now;
    setValues((own) => {
      const next = { ...own };
      for (const name of FIELDS) if (own[name] === before[name]) next[name] = now[name];
      return next;
    });
  }, [of]);

  const { enrolmentId, report } = of;
  const saved = valuesOf(of);
  const dirty = FIELDS.some((name) => values[name] !== saved[name]);
  const save = async () => {
    const body = { ...values, ...(report === null ? {} : { version: report.version }) };
    const found = issuesOf(reportForm, body);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    const done = await write.run(
      () => call(putReport, { params: { enrolmentId }, body }),
      () => refresh('reports'),
    );
    if (done) await notify('good', t.saved);
  };
  const publish = async () => {
    const done = await write.run(
      () => call(publishReport, { params: { enrolmentId } }),
      () => refresh('reports'),
    );
    if (done) await notify('good', t.publishedNow);
  };
  const stale = write.error instanceof Problem && write.error.code === 'common.stale';
  const hints: Partial<Values> = { summary: t.summaryHint };
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {report !== null && (
        <p className={css.badges}>
          <Badge hue={report.publishedAt === null ? 'amber' : 'leaf'}>
            {report.publishedAt === null
              ? t.draft
              : t.published({ day: formatInstant(report.publishedAt, lang) })}
          </Badge>
          <span className={css.quiet}>
            {t.writtenBy({ name: report.writtenBy, day: formatInstant(report.updatedAt, lang) })}
          </span>
        </p>
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
          readOnly={!of.mayWrite}
          error={issues[name] === undefined ? undefined : sentenceOf(common.fields, issues[name])}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setValues((own) => ({ ...own, [name]: value }));
          }}
        />
      ))}
      <FormError message={stale ? t.stale : write.fault} />
      {of.mayWrite && (
        <>
          <div className={css.answers}>
            <Button type="submit" look="quiet" disabled={write.sending || !dirty}>
              {t.save}
            </Button>
            <Button disabled={write.sending || dirty || report === null} onClick={publish}>
              {t.publish}
            </Button>
          </div>
          <p className={css.quiet}>{dirty || report === null ? s.studentPage.unsaved : t.publishHint}</p>
        </>
      )}
    </form>
  );
}
