import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import { areWide } from '@fasih/school/catalogue/policy/offers';
import { saveWishes, type WishesForm, type WishesRecord } from '@fasih/school/learning/wishes/contract';
import { shiftHours } from '@fasih/school/learning/wishes/painted';
import { useEffect, useState } from 'react';
import { formatDate, readerZone } from '../../lib/dates.ts';
import { sentenceOf } from '../../lib/issues.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { weekText } from '../../lib/school-day.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { type ConflictField, EditConflict } from '../../ui/edit-conflict.tsx';
import { FormError, LongTextField, TextField } from '../../ui/fields.tsx';
import { LastChanged } from '../../ui/last-changed.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { aheadOf, formOf, keepDraft, keptDraft, shiftWishes } from './draft.ts';
import { Periods } from './periods.tsx';
import { wishesQuery } from './queries.ts';
import { TeacherChoice } from './teacher-choice.tsx';
import { WeekPainter } from './week-painter.tsx';

const same = (one: WishesForm, other: WishesForm) =>
  JSON.stringify(formOf(one)) === JSON.stringify(formOf(other));

/**
 * The wishes of one course: the week, the first day, times that differ, the teacher and the goal. Hours are shown on the reader's clock
 * and kept as hours of the school. What is not saved yet is kept on this device.
 */
export function WishesEditor({
  record,
  isFamily = false,
  onSaved,
}: {
  record: WishesRecord;
  /** The family itself reads, which sees free times of the teachers. */
  isFamily?: boolean;
  onSaved?: (isFirst: boolean) => unknown;
}) {
  const t = useTexts('wishes');
  const common = useTexts('common');
  const lang = useLang();
  const { enrolmentId } = record;
  const [base, setBase] = useState(record);
  const [kept] = useState(() => keptDraft(enrolmentId, record.version));
  const [form, setForm] = useState<WishesForm>(() => kept ?? formOf(record));
  const [theirs, setTheirs] = useState<WishesRecord | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const dirty = !same(form, base);
  useEffect(
    () => keepDraft(enrolmentId, base.version, dirty ? form : null),
    [enrolmentId, base.version, dirty, form],
  );
  const save = useAction(saveWishes, {
    updates: () => wishesQuery(enrolmentId),
    onStale: setTheirs,
    onError: (error) => setFaults(error instanceof Problem ? error.fields : {}),
    onDone: (stored) => {
      setBase(stored);
      setForm(formOf(stored));
      setFaults({});
      void notify('good', t.saved);
      return onSaved?.(base.version === 0);
    },
  });
  const send = (wishes: WishesForm, version: number) =>
    save.run({ params: { enrolmentId }, body: { ...formOf(wishes), version } });
  const errorOf = (name: string) => {
    const key = faults[name];
    return key === undefined ? undefined : sentenceOf(common.fields, key);
  };
  const zone = readerZone();
  const ahead = aheadOf(zone);
  const shown = shiftWishes(form, ahead);
  const open = shiftHours(record.lessonHours, ahead);
  /** A change on the reader's clock. */
  const change = (some: Partial<WishesForm>) => setForm(formOf(shiftWishes({ ...shown, ...some }, -ahead)));
  const weekOf = (week: unknown) => weekText(shiftHours(week as WishesForm['possible'], ahead), lang) || '–';
  const teacherNames = (ids: readonly string[]) =>
    ids.length === 0
      ? t.teacher.any
      : ids
          .map((id) => record.teachers.find(({ teacherId }) => teacherId === id)?.firstName ?? '–')
          .join(', ');
  const fields: ConflictField<WishesForm>[] = [
    { key: 'possible', label: t.possible, show: weekOf },
    { key: 'preferred', label: t.preferred, show: weekOf },
    {
      key: 'earliestStart',
      label: t.earliestStart,
      show: (day) => (typeof day === 'string' ? formatDate(day, lang) : t.asSoon),
    },
    {
      key: 'periods',
      label: t.periods.title,
      show: (periods) =>
        (periods as WishesForm['periods'])
          .map(
            ({ from, to, possible }) =>
              `${formatDate(from, lang)}–${formatDate(to, lang)}: ${weekOf(possible)}`,
          )
          .join('; ') || '–',
    },
    { key: 'teacherIds', label: t.teacher.title, show: (ids) => teacherNames(ids as string[]) },
    { key: 'goal', label: t.goal },
  ];
  const goal = (
    <LongTextField
      maw="40rem"
      rows={3}
      label={record.needsGoal ? t.goal : t.goalOptional}
      description={record.needsGoal ? t.goalHintSpecial : t.goalHint}
      required={record.needsGoal}
      maxLength={500}
      value={form.goal ?? ''}
      error={errorOf('goal')}
      onChange={(event) => change({ goal: event.currentTarget.value || null })}
    />
  );
  return (
    <>
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(form, base.version);
        }}
      >
        {kept !== null && dirty && <Notice>{t.kept}</Notice>}
        {record.needsGoal && <CardSection title={t.goalTitle}>{goal}</CardSection>}
        <Split>
          <CardSection title={t.when} lead={t.whenLead({ zone: zoneName(zone) })}>
            <WeekPainter
              week={shown}
              open={open}
              zone={zoneName(zone)}
              schoolZone={zone === SCHOOL_ZONE ? null : zoneName(SCHOOL_ZONE)}
              onWeek={change}
            />
            <FormError message={errorOf('possible') ?? errorOf('preferred') ?? null} />
            {form.possible.length > 0 && !areWide(form.possible, record.lessonHours) && (
              <Notice kind="attention">{t.narrow}</Notice>
            )}
          </CardSection>
          <CardSection title={t.more}>
            <Stack gap={5}>
              <TextField
                maw="18rem"
                type="date"
                label={t.earliestStart}
                description={t.earliestStartHint}
                value={form.earliestStart ?? ''}
                error={errorOf('earliestStart')}
                onChange={(event) => change({ earliestStart: event.currentTarget.value || null })}
              />
              <TeacherChoice
                freeTimesFor={isFamily ? enrolmentId : null}
                teachers={record.teachers}
                chosen={form.teacherIds}
                problem={errorOf('teacherIds')}
                onChoose={(teacherIds) => change({ teacherIds })}
              />
              <Periods
                periods={shown.periods}
                week={shown.possible}
                open={open}
                errorOf={errorOf}
                onPeriods={(periods) => change({ periods })}
              />
              {!record.needsGoal && goal}
            </Stack>
          </CardSection>
        </Split>
        <FormError message={save.problem} />
        <SaveBar isDirty={dirty} isPending={save.isPending} label={t.save}>
          {!dirty && <LastChanged changed={base.changed} />}
        </SaveBar>
      </Stack>
      {theirs !== null && (
        <EditConflict<WishesForm>
          base={formOf(base)}
          mine={formOf(form)}
          theirs={formOf(theirs)}
          fields={fields}
          changed={theirs.changed}
          sending={save.isPending}
          onSave={(merged) => {
            setBase(theirs);
            setForm(merged);
            setTheirs(null);
            void send(merged, theirs.version);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}
