import { addDays } from '@fasih/school/basics/calendar';
import { weekdayOf } from '@fasih/school/catalogue/policy/validity';
import { type NewPause, pauseClasses } from '@fasih/school/learning/series/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Columns, Text } from '../../ui/layout.tsx';
import { MEETING_READS } from '../meetings/admin/reads.ts';
import { ClassChoice } from './class-choice.tsx';
import { LeftOut } from './left-out.tsx';
import { pausePlanQuery } from './queries.ts';
import { SeriesPreview } from './series-preview.tsx';

const TWO_WEEKS = 14;

/** The Monday after this day. */
const mondayAfter = (day: string) => addDays(day, 8 - weekdayOf(day));

/**
 * Pauses one class, or several that are chosen here: two weeks from the next Monday on, unless other days are given. Where
 * their meetings go shows at once; one press pauses them and tells every family.
 */
export function PauseClasses({
  classId,
  classIds: given,
  leftOut = [],
  today,
  onDone = () => {},
  onClose,
}: {
  classId?: string;
  /** Classes that were chosen in a list. */
  classIds?: readonly string[];
  /** What of that choice cannot be paused. */
  leftOut?: readonly { key: string; name: string; why: string }[];
  /** As the school counts. */
  today: string;
  onDone?: () => void;
  onClose: () => void;
}) {
  const t = useTexts('series');
  const words = useTexts('staff');
  const [from, setFrom] = useState(mondayAfter(today));
  const [until, setUntil] = useState(addDays(mondayAfter(today), TWO_WEEKS));
  const [reason, setReason] = useState('');
  const [classIds, setClassIds] = useState<readonly string[]>(
    given ?? (classId === undefined ? [] : [classId]),
  );
  const isComplete = from !== '' && until > from && classIds.length > 0;
  const form: NewPause | null = isComplete ? { classIds: [...classIds], from, until } : null;
  const plan = useQuery(pausePlanQuery(form));
  const pause = useAction(pauseClasses, {
    invalidates: MEETING_READS,
    onDone: async (done) => {
      onClose();
      onDone();
      await notify('good', t.done(done));
    },
    // Something has changed meanwhile: the preview shows the plan as it is now.
    onError: () => plan.refetch(),
  });
  return (
    <FormDialog
      wide
      title={classId === undefined ? t.pause.several : t.pause.one}
      lead={t.pause.lead}
      onSubmit={(event) => {
        event.preventDefault();
        if (form !== null && plan.data !== undefined && !plan.isFetching)
          void pause.run({ body: { ...form, reason, seen: plan.data.seen } });
      }}
      problem={pause.problem}
      isPending={pause.isPending}
      isBlocked={form === null || plan.data === undefined || plan.isFetching || plan.isError}
      submitLabel={t.pause.save}
      pendingLabel={words.sending}
      onClose={onClose}
    >
      <LeftOut rows={leftOut} />
      {classId === undefined && given === undefined && (
        <ClassChoice
          states={[
            ['active', t.pause.classes],
            ['scheduled', t.pause.later],
          ]}
          chosen={classIds}
          onChange={setClassIds}
        />
      )}
      <Columns gap={4} align="start" isStretched>
        <TextField
          label={t.pause.from}
          type="date"
          required
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextField
          label={t.pause.until}
          type="date"
          required
          min={from}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </Columns>
      {form === null ? (
        <Text isMuted size="small">
          {classIds.length === 0 ? t.pause.choose : t.pause.order}
        </Text>
      ) : (
        <SeriesPreview plan={plan} isInPause />
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
