import { reachesOutside } from '@fasih/school/learning/lesson-hours/lesson-hours';
import { type Availability, changeOwnAvailability } from '@fasih/school/learning/teachers/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/client.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { notify } from '../../ui/ask.tsx';
import { Badge, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { EditConflict, type LastChange } from '../../ui/edit-conflict.tsx';
import { FormError } from '../../ui/fields.tsx';
import { useRecordWrite } from '../../ui/use-record-write.ts';
import { availabilityKey, useRefresh } from '../api.ts';
import { faultOf, keyed, sameWeek } from '../hours.ts';
import { hoursOf, weekText } from '../school-day.ts';
import css from './availability.module.css';
import { WeekRows } from './week-rows.tsx';

type Week = Availability['weekly'];

/** A teacher's week, saved as a whole. Where it was saved elsewhere meanwhile, one of the two weeks is chosen. */
export function WeeklyHours({
  of,
  onSave,
}: {
  of: Availability;
  /** Saves somebody else's week; left out, one's own is saved. */
  onSave?: (change: { weekly: Week; version: number }) => Promise<Availability>;
}) {
  const t = useTexts('teachers').screens.availability;
  const s = useTexts('teachers').screens;
  const lang = useLang();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const write = useRecordWrite<Availability & { changed: LastChange }>();
  // What stood there when the editing began: a later version must not slip in under what is chosen here.
  const [base, setBase] = useState(of);
  const [rows, setRows] = useState(() => of.weekly.map(keyed));
  const mine = rows.map(({ weekday, from, to }) => ({ weekday, from, to }));
  const dirty = !sameWeek(rows, base.weekly);
  const take = (stored: Availability) => {
    setBase(stored);
    setRows(stored.weekly.map(keyed));
  };
  // A week saved elsewhere is shown where nothing was changed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server says anew counts
  useEffect(() => {
    if (!dirty && of.version > base.version) take(of);
  }, [of]);

  const wrong = rows.some((row) => faultOf(row, rows) !== null);
  const save = async (weekly: Week, on: Availability) => {
    // Whom the teacher teaches stands under the same version.
    const isElsewhere = (theirs: Availability) => sameWeek(theirs.weekly, on.weekly);
    const saved = await write.run(async (theirs) => {
      const { version } = theirs ?? on;
      const body = { weekly, version };
      if (onSave !== undefined) return take(await onSave(body));
      const stored = await call(changeOwnAvailability, { body });
      queries.setQueryData(availabilityKey, stored);
      take(stored);
    }, isElsewhere);
    if (!saved) return;
    await refresh('teachers');
    await notify('good', t.saved);
  };
  const total = rows.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
  const { theirs } = write;
  return (
    <>
      <form
        className={css.week}
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong) void save(mine, base);
        }}
      >
        <p className={css.quiet}>{t.lessonHours({ week: weekText(of.lessonHours, lang) })}</p>
        <WeekRows rows={rows} free={t.free} onRows={setRows} />
        {!wrong && reachesOutside(mine, { week: of.lessonHours }) && (
          <Notice kind="attention">{t.outsideLessonHours}</Notice>
        )}
        {of.meetingsOutside > 0 && <Notice kind="attention">{t.outside({ n: of.meetingsOutside })}</Notice>}
        <FormError message={write.fault} />
        <div className={css.save} data-dirty={dirty ? '' : undefined}>
          <Button type="submit" disabled={write.sending || wrong || !dirty}>
            {write.sending ? s.saving : t.save}
          </Button>
          <span className={css.quiet}>{t.total({ hours: hoursOf(total, lang) })}</span>
          {dirty && <Badge hue="amber">{t.unsaved}</Badge>}
        </div>
      </form>
      {theirs !== null && (
        <EditConflict<{ weekly: Week }>
          base={base}
          mine={{ weekly: mine }}
          theirs={theirs}
          fields={[{ key: 'weekly', label: t.weekly, show: (week) => weekText(week, lang) }]}
          changed={theirs.changed}
          sending={write.sending}
          onSave={({ weekly }) => {
            write.forget();
            take(theirs);
            setRows(weekly.map(keyed));
            void save(weekly, theirs);
          }}
          onClose={write.forget}
        />
      )}
    </>
  );
}
