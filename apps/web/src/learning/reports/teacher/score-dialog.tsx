import { putScore, scoreForm, type TestResult } from '@fasih/school/learning/reports/contract';
import { changesScore } from '@fasih/school/learning/reports/rules';
import { useState } from 'react';
import { issuesOf } from '../../../lib/issues.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Choices } from '../../../ui/choice.tsx';
import { LongTextField, TextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { REPORT_READS } from '../../teachers/queries.ts';

type Points = Record<string, number | ''>;

/** What was typed as a whole number; anything but digits is left out. */
const numberOf = (typed: string): number | '' => {
  const digits = typed.replace(/\D/g, '').slice(0, 3);
  return digits === '' ? '' : Number(digits);
};

/**
 * The score of a learner's test. Where the test has criteria, their points make the score; without points the score is
 * given as a whole. Changing one that was given asks for the reason that the family reads.
 */
export function ScoreDialog({
  enrolmentId,
  test,
  name,
  onClose,
}: {
  enrolmentId: string;
  test: TestResult;
  name: string;
  onClose: () => void;
}) {
  const t = useTexts('reports');
  const s = useTexts('teachers').screens;
  const common = useTexts('common');
  const lang = useLang();
  const [score, setScore] = useState<number | ''>(test.score ?? '');
  const [parts, setParts] = useState<Points>(() =>
    Object.fromEntries(test.criteria.map(({ slug }) => [slug, test.parts[slug] ?? ''])),
  );
  const [note, setNote] = useState(test.note);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const given = Object.entries(parts).filter((part): part is [string, number] => part[1] !== '');
  const whole = test.criteria.length > 0 && given.length === test.criteria.length;
  const sum = given.reduce((all, [, points]) => all + points, 0);
  const over = test.criteria.filter(({ slug, points }) => Number(parts[slug] || 0) > points);
  const changes = score !== '' && changesScore(test, { score, parts: Object.fromEntries(given) });
  const silent = changes && reason.trim() === '';

  const setPart = (key: string, value: number | '') => {
    const next = { ...parts, [key]: value };
    setParts(next);
    const points = Object.values(next);
    // Once every criterion has its points they make the score; nobody has to add them up.
    if (points.every((one) => one !== ''))
      setScore(points.reduce<number>((all, one) => all + Number(one), 0));
  };
  const save = useAction(putScore, {
    invalidates: REPORT_READS,
    onDone: () => {
      onClose();
      return notify('good', t.saved);
    },
  });
  const submit = async () => {
    setChecked(true);
    const body = {
      score: score === '' ? Number.NaN : score,
      note,
      ...(given.length > 0 ? { parts: Object.fromEntries(given) } : {}),
      ...(changes ? { reason } : {}),
      ...(test.version === null ? {} : { version: test.version }),
    };
    if (Object.keys(issuesOf(scoreForm, body)).length > 0 || (given.length > 0 && sum !== score)) return;
    if (over.length > 0 || silent) return;
    const params = { enrolmentId, number: String(test.number) };
    await save.run({ params, body });
  };
  const stale = save.error instanceof Problem && save.error.code === 'common.stale';
  const wrong = isChecked && (score === '' || !Number.isInteger(score) || score < 0 || score > 100);
  return (
    <FormDialog
      title={test.kind === 'final' ? t.final({ number: test.number }) : t.test({ number: test.number })}
      lead={name}
      problem={stale ? t.stale : save.problem}
      isPending={save.isPending}
      submitLabel={t.save}
      pendingLabel={s.saving}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onClose={onClose}
    >
      {test.criteria.length > 0 && (
        <Choices legend={t.parts}>
          <Columns least="small" gap={3} isStretched>
            {test.criteria.map(({ slug, name: criterion, points }) => (
              <TextField
                key={slug}
                label={criterion[lang]}
                description={t.mostPoints({ most: points })}
                inputMode="numeric"
                value={parts[slug] ?? ''}
                error={over.some((one) => one.slug === slug) && t.mostPoints({ most: points })}
                onChange={(event) => setPart(slug, numberOf(event.currentTarget.value))}
              />
            ))}
          </Columns>
        </Choices>
      )}
      <TextField
        label={t.score}
        description={
          stale
            ? s.savedNow({ text: String(test.score ?? s.nothing) })
            : test.criteria.length === 0
              ? s.studentPage.scoreRange
              : given.length > 0
                ? s.studentPage.fromParts
                : s.studentPage.partsOrWhole
        }
        inputMode="numeric"
        value={score}
        readOnly={whole}
        error={
          wrong
            ? s.studentPage.scoreRange
            : given.length > 0 && sum !== score && isChecked && s.studentPage.partsDiffer({ sum })
        }
        onChange={(event) => setScore(numberOf(event.currentTarget.value))}
      />
      <LongTextField
        label={`${t.note} (${common.optional})`}
        value={note}
        maxLength={2000}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {changes && (
        <LongTextField
          label={t.changeReason}
          description={t.changeReasonHint}
          value={reason}
          maxLength={500}
          required
          error={isChecked && silent && t.problems.reasonNeeded}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
