import { STARTS_EVERY, type StartsEvery } from '@fasih/school/learning/lesson-hours/lesson-hours';
import {
  type LessonHoursForm,
  type LessonHoursRecord,
  type OutsideLessonHours,
  saveLessonHours,
} from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { weekText } from '../../lib/school-day.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice, SkeletonLines } from '../../ui/basics.tsx';
import { type ConflictField, EditConflict } from '../../ui/edit-conflict.tsx';
import { FormError, SelectField } from '../../ui/fields.tsx';
import { LastChanged } from '../../ui/last-changed.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PartHeader } from '../../ui/page.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { faultOf, keyed, sameWeek } from '../availability/hours.ts';
import { WeekRows } from '../availability/week-rows.tsx';
import { lessonHoursPreviewQuery, lessonHoursQuery } from './queries.ts';

/** When the school gives lessons, and the grid of the times that it offers. */
export function LessonHourSettings() {
  const hours = useQuery(lessonHoursQuery);
  return (
    <Loaded query={hours} lines={8}>
      {(record) => <HoursForm record={record} />}
    </Loaded>
  );
}

function HoursForm({ record }: { record: LessonHoursRecord }) {
  const t = useTexts('settings').lessonHours;
  const lang = useLang();
  const [theirs, setTheirs] = useState<LessonHoursRecord | null>(null);
  const [base, setBase] = useState(record);
  const [rows, setRows] = useState(() => record.week.map(keyed));
  const [startsEvery, setStartsEvery] = useState<StartsEvery>(record.startsEvery);
  const mine: LessonHoursForm = {
    week: rows.map(({ weekday, from, to }) => ({ weekday, from, to })),
    startsEvery,
  };
  const dirty = !sameWeek(rows, base.week) || startsEvery !== base.startsEvery;
  const wrong = rows.length === 0 || rows.some((row) => faultOf(row, rows) !== null);
  const take = (of: LessonHoursForm) => {
    setRows(of.week.map(keyed));
    setStartsEvery(of.startsEvery);
  };
  const save = useAction(saveLessonHours, {
    updates: () => lessonHoursQuery,
    onStale: setTheirs,
    onDone: (stored) => {
      setBase(stored);
      take(stored);
      return notify('good', t.saved);
    },
  });
  const fields: ConflictField<LessonHoursForm>[] = [
    { key: 'week', label: t.week, show: (week) => weekText(week as LessonHoursForm['week'], lang) },
    { key: 'startsEvery', label: t.startsEvery, show: (n) => t.minutes({ n: Number(n) }) },
  ];
  return (
    <>
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong) void save.run({ body: { ...mine, version: base.version } });
        }}
      >
        <PartHeader title={t.title} lead={t.lead} />
        <WeekRows rows={rows} free={t.closed} onRows={setRows} />
        {rows.length === 0 && <Notice kind="attention">{t.never}</Notice>}
        <SelectField
          maw="24rem"
          label={t.startsEvery}
          description={t.startsEveryHint}
          value={String(startsEvery)}
          onChange={(event) => {
            const chosen = Number(event.currentTarget.value);
            setStartsEvery(STARTS_EVERY.find((one) => one === chosen) ?? startsEvery);
          }}
          data={STARTS_EVERY.map((n) => ({ value: String(n), label: t.minutes({ n }) }))}
        />
        {!wrong && <Outside form={mine} />}
        <FormError message={save.problem} />
        <SaveBar isDirty={dirty} canSave={!wrong} isPending={save.isPending} label={t.save}>
          {!dirty && <LastChanged changed={base.changed} />}
        </SaveBar>
      </Stack>
      {theirs !== null && (
        <EditConflict<LessonHoursForm>
          base={base}
          mine={mine}
          theirs={theirs}
          fields={fields}
          changed={theirs.changed}
          sending={save.isPending}
          onSave={({ week, startsEvery }) => {
            const merged = { week, startsEvery };
            setTheirs(null);
            setBase(theirs);
            take(merged);
            void save.run({ body: { ...merged, version: theirs.version } });
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}

/** What lies outside of the hours as they are chosen now; it stays. */
function Outside({ form }: { form: LessonHoursForm }) {
  const t = useTexts('settings').lessonHours;
  const outside = useQuery(lessonHoursPreviewQuery(form));
  const { data } = outside;
  if (data === undefined) return outside.isError ? null : <SkeletonLines lines={1} />;
  const { classes, teachers } = data;
  if (classes.count + teachers.count === 0) return <Text isMuted>{t.allInside}</Text>;
  return (
    <Notice kind="attention">
      {t.outside}
      <ul>
        {classes.count > 0 && (
          <li>
            {t.classes({ n: classes.count })}: <Names list={classes} to="/class/management" />
          </li>
        )}
        {teachers.count > 0 && (
          <li>
            {t.teachers({ n: teachers.count })}: <Names list={teachers} to="/teacher/management" />
          </li>
        )}
      </ul>
    </Notice>
  );
}

function Names({ list, to }: { list: OutsideLessonHours['classes']; to: string }) {
  const t = useTexts('settings').lessonHours;
  const more = list.count - list.first.length;
  return (
    <>
      {list.first.map(({ id, name }, n) => (
        <span key={id}>
          {n > 0 && ', '}
          <Link to={`${to}/${id}`}>{name}</Link>
        </span>
      ))}
      {more > 0 && <> {t.more({ n: more })}</>}
    </>
  );
}
