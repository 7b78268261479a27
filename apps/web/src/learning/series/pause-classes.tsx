import { addDays } from '@fasih/school/basics/calendar';
import type { Reply } from '@fasih/school/basics/contract';
import { weekdayOf } from '@fasih/school/catalogue/policy/validity';
import type { listClasses } from '@fasih/school/learning/classes/contract';
import { type NewPause, pauseClasses } from '@fasih/school/learning/series/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Columns, Muted, Text } from '../../ui/layout.tsx';
import { Loaded, LoadedPart } from '../../ui/loaded.tsx';
import { MEETING_READS } from '../meetings/admin/reads.ts';
import { classesToPauseQuery, pausePlanQuery } from './queries.ts';
import { SeriesPreview } from './series-preview.tsx';

const TWO_WEEKS = 14;
/** Waits for a pause in typing, so that not every letter asks the server. */
const PAUSE_MS = 300;

/** The Monday after this day. */
const mondayAfter = (day: string) => addDays(day, 8 - weekdayOf(day));

/**
 * Pauses one class, or several that are chosen here: two weeks from the next Monday on, unless other days are given. Where
 * their meetings go shows at once; one press pauses them and tells every family.
 */
export function PauseClasses({
  classId,
  today,
  onClose,
}: {
  classId?: string;
  /** As the school counts. */
  today: string;
  onClose: () => void;
}) {
  const t = useTexts('series');
  const words = useTexts('staff');
  const [from, setFrom] = useState(mondayAfter(today));
  const [until, setUntil] = useState(addDays(mondayAfter(today), TWO_WEEKS));
  const [reason, setReason] = useState('');
  const [classIds, setClassIds] = useState<readonly string[]>(classId === undefined ? [] : [classId]);
  const isComplete = from !== '' && until > from && classIds.length > 0;
  const form: NewPause | null = isComplete ? { classIds: [...classIds], from, until } : null;
  const plan = useQuery(pausePlanQuery(form));
  const pause = useAction(pauseClasses, {
    invalidates: MEETING_READS,
    onDone: async (done) => {
      onClose();
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
      {classId === undefined && <ClassChoice chosen={classIds} onChange={setClassIds} />}
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

type ChoiceProps = { chosen: readonly string[]; onChange: (classIds: readonly string[]) => void };

/** The running classes, and those that begin later, with a search where not all of them stand here. */
function ClassChoice({ chosen, onChange }: ChoiceProps) {
  const t = useTexts('series').pause;
  const [q, setQ] = useState('');
  const [asked] = useDebouncedValue(q.trim(), PAUSE_MS);
  const running = useQuery(classesToPauseQuery('active', asked));
  const later = useQuery(classesToPauseQuery('scheduled', asked));
  const isSearched = q !== '' || [running, later].some(({ data }) => data && data.total > data.data.length);
  return (
    <>
      {isSearched && (
        <TextField
          label={t.search}
          type="search"
          maxLength={100}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
      )}
      <Loaded query={running} lines={4}>
        {(list) => <ClassGroup list={list} legend={t.classes} chosen={chosen} onChange={onChange} />}
      </Loaded>
      {(later.isError || (later.data?.total ?? 0) > 0) && (
        <LoadedPart query={later}>
          {(list) => <ClassGroup list={list} legend={t.later} chosen={chosen} onChange={onChange} />}
        </LoadedPart>
      )}
    </>
  );
}

function ClassGroup({
  list: { data, total },
  legend,
  chosen,
  onChange,
}: ChoiceProps & { list: Reply<typeof listClasses>; legend: string }) {
  const t = useTexts('series').pause;
  const ids = data.map(({ id }) => id);
  const others = chosen.filter((id) => !ids.includes(id));
  return (
    <Choices legend={legend}>
      {total > data.length ? (
        <Text isMuted size="small">
          {t.some({ n: data.length, total })}
        </Text>
      ) : data.length === 0 ? (
        <Text isMuted size="small">
          {t.none}
        </Text>
      ) : (
        <Choice
          look="tick"
          type="checkbox"
          checked={ids.every((id) => chosen.includes(id))}
          onChange={(event) => onChange(event.currentTarget.checked ? [...others, ...ids] : others)}
        >
          {t.all({ n: data.length })}
        </Choice>
      )}
      {data.map(({ id, name, learners, teacher }) => (
        <Choice
          key={id}
          look="tick"
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          <span>
            {learners.map((one) => one.name).join(', ')}{' '}
            <Muted size="small">
              {name} · {teacher.name}
            </Muted>
          </span>
        </Choice>
      ))}
    </Choices>
  );
}
