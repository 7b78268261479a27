import { weekMinuteOf } from '@fasih/school/basics/week-minutes';
import { addDays, weekdayOf } from '@fasih/school/catalogue/policy/validity';
import type { ClassRow } from '@fasih/school/learning/classes/contract';
import { classTitle } from '@fasih/school/learning/classes/title';
import { changeTimes, type NewTimes } from '@fasih/school/learning/series/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { lessonHoursQuery } from '../lesson-hours/queries.ts';
import { type Slot, WeeklySlots } from '../lesson-hours/weekly-slots.tsx';
import { MEETING_READS } from '../meetings/admin/reads.ts';
import { teachersQuery } from '../teachers/admin/queries.ts';
import { FittingTimes } from './fitting-times.tsx';
import { fittingTimesQuery, timesPlanQuery } from './queries.ts';
import { SeriesPreview } from './series-preview.tsx';

const MAX_TEACHERS = 100;
const MEETING_MINUTES = 60;

/** The Monday after today: a change in the middle of a week would push its second meeting away. */
const nextMonday = (today: string): string => addDays(today, 8 - weekdayOf(today));

const keyOf = (slots: readonly Slot[]) =>
  slots
    .map(weekMinuteOf)
    .sort((a, b) => a - b)
    .join();

/**
 * Weekly times or teacher of a running class from a day on (docs/product/classes.md#planning-a-class-again): what would move
 * shows at once, and one press saves it and tells every family.
 */
export function ChangeTimes({
  schoolClass,
  today,
  onClose,
}: {
  schoolClass: Pick<ClassRow, 'id' | 'name' | 'learners' | 'teacher' | 'slots'>;
  today: string;
  onClose: () => void;
}) {
  const t = useTexts('series');
  const words = useTexts('staff');
  const { id: classId, name, learners, teacher } = schoolClass;
  const [from, setFrom] = useState(() => nextMonday(today));
  const [slots, setSlots] = useState<readonly Slot[]>(schoolClass.slots);
  const [teacherId, setTeacherId] = useState(teacher.id);
  /** The place of the proposal that is taken; null: own times. */
  const [proposal, setProposal] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const lessonHours = useQuery(lessonHoursQuery);
  const teachers = useQuery(teachersQuery({ page: 1, pageSize: MAX_TEACHERS, status: 'active' }));
  const isChanged = teacherId !== teacher.id || keyOf(slots) !== keyOf(schoolClass.slots);
  const form: NewTimes | null =
    isChanged && from !== '' && slots.length >= 2 ? { from, slots: [...slots], teacherId } : null;
  const fitting = useQuery(fittingTimesQuery(classId, from));
  const plan = useQuery(timesPlanQuery(classId, form));
  const save = useAction(changeTimes, {
    invalidates: MEETING_READS,
    onDone: async (done) => {
      onClose();
      await notify('good', t.done(done));
    },
    // Something has changed meanwhile: the preview shows the plan as it is now.
    onError: () => plan.refetch(),
  });
  const others = (teachers.data?.data ?? []).filter((one) => one.id !== teacher.id);
  return (
    <FormDialog
      wide
      title={t.times.title({ name: classTitle(learners, name) })}
      lead={t.times.lead}
      onSubmit={(event) => {
        event.preventDefault();
        if (form !== null && plan.data !== undefined && !plan.isFetching)
          void save.run({ params: { classId }, body: { ...form, reason, seen: plan.data.seen } });
      }}
      problem={save.problem}
      isPending={save.isPending}
      isBlocked={form === null || plan.data === undefined || plan.isFetching || plan.isError}
      submitLabel={t.times.save}
      pendingLabel={words.sending}
      onClose={onClose}
    >
      <TextField
        label={t.times.from}
        type="date"
        required
        value={from}
        onChange={(event) => {
          setFrom(event.currentTarget.value);
          setProposal(null);
        }}
      />
      <FittingTimes
        options={fitting}
        chosen={proposal}
        onChoose={(place, option) => {
          setProposal(place);
          if (option === null) return;
          setSlots(option.slots);
          setTeacherId(option.teacherId);
        }}
      />
      {proposal === null && (
        <>
          <SelectField
            label={t.times.teacher}
            value={teacherId}
            onChange={(event) => setTeacherId(event.currentTarget.value)}
            data={[teacher, ...others].map((one) => ({ value: one.id, label: one.name }))}
          />
          <Loaded query={lessonHours} lines={3}>
            {(hours) => (
              <WeeklySlots
                lessonHours={hours}
                meetingMinutes={MEETING_MINUTES}
                perWeek={3}
                value={slots}
                onChange={setSlots}
              />
            )}
          </Loaded>
        </>
      )}
      {form === null ? (
        <Text isMuted size="small">
          {t.times.untouched}
        </Text>
      ) : (
        <SeriesPreview plan={plan} isNamed={false} />
      )}
      <TextField
        label={t.reason}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
