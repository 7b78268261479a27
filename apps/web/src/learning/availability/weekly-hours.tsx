import { reachesOutside } from '@fasih/school/learning/lesson-hours/lesson-hours';
import {
  type Availability,
  changeAvailability,
  changeOwnAvailability,
} from '@fasih/school/learning/teachers/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/client.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { saveOnTop } from '../../lib/problem.ts';
import type { Invalidated } from '../../lib/query.ts';
import { hoursOf, weekText } from '../../lib/school-day.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { EditConflict, type LastChange } from '../../ui/edit-conflict.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Muted, Stack, Text } from '../../ui/layout.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { availabilityQuery } from '../teachers/queries.ts';
import { faultOf, keyed, sameWeek } from './hours.ts';
import { WeekRows } from './week-rows.tsx';

type Week = Availability['weekly'];

/**
 * A teacher's week, saved as a whole. Where it was saved elsewhere meanwhile, one of the two weeks is chosen.
 *
 * @param teacherId for admins: whose week it is; left out, it is the reader's own.
 */
export function WeeklyHours({
  record,
  teacherId,
  invalidates,
}: {
  record: Availability;
  teacherId?: string;
  /** The calls that show the hours to the one who saves them. */
  invalidates: readonly Invalidated[];
}) {
  const t = useTexts('teachers').screens.availability;
  const lang = useLang();
  const [theirs, setTheirs] = useState<(Availability & { changed: LastChange }) | null>(null);
  // What stood there when the editing began: a later version must not slip in under what is chosen here.
  const [base, setBase] = useState(record);
  const [rows, setRows] = useState(() => record.weekly.map(keyed));
  const mine = rows.map(({ weekday, from, to }) => ({ weekday, from, to }));
  const isDirty = !sameWeek(rows, base.weekly);
  const take = (stored: Availability) => {
    setBase(stored);
    setRows(stored.weekly.map(keyed));
  };
  // A week saved elsewhere is shown where nothing was changed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the server's value changes
  useEffect(() => {
    if (!isDirty && record.version > base.version) take(record);
  }, [record]);

  const wrong = rows.some((row) => faultOf(row, rows) !== null);
  const save = useAction(
    ({ weekly, on }: { weekly: Week; on: Availability }) =>
      saveOnTop(
        on,
        ({ version }) => {
          const body = { weekly, version };
          return teacherId === undefined
            ? call(changeOwnAvailability, { body })
            : call(changeAvailability, { params: { teacherId }, body });
        },
        // The teacher's programs and ages share this version.
        (current) => sameWeek(current.weekly, on.weekly),
      ),
    {
      invalidates,
      ...(teacherId === undefined ? { updates: () => availabilityQuery } : {}),
      onStale: setTheirs,
      onDone: (stored) => {
        take(stored);
        return notify('good', t.saved);
      },
    },
  );
  const total = rows.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
  return (
    <>
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong) void save.run({ weekly: mine, on: base });
        }}
      >
        <Text isMuted>{t.lessonHours({ week: weekText(record.lessonHours, lang) })}</Text>
        <WeekRows rows={rows} free={t.free} onRows={setRows} />
        {!wrong && reachesOutside(mine, { week: record.lessonHours }) && (
          <Notice kind="attention">{t.outsideLessonHours}</Notice>
        )}
        {record.meetingsOutside > 0 && (
          <Notice kind="attention">{t.outside({ n: record.meetingsOutside })}</Notice>
        )}
        <FormError message={save.problem} />
        <SaveBar isDirty={isDirty} canSave={!wrong} isPending={save.isPending} label={t.save}>
          <Muted>{t.total({ hours: hoursOf(total, lang) })}</Muted>
        </SaveBar>
      </Stack>
      {theirs !== null && (
        <EditConflict<{ weekly: Week }>
          base={base}
          mine={{ weekly: mine }}
          theirs={theirs}
          fields={[{ key: 'weekly', label: t.weekly, show: (week) => weekText(week, lang) }]}
          changed={theirs.changed}
          sending={save.isPending}
          onSave={({ weekly }) => {
            setTheirs(null);
            take(theirs);
            setRows(weekly.map(keyed));
            void save.run({ weekly, on: theirs });
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}
