import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { endFamilyPause, planEndOfFamilyPause } from '@fasih/school/learning/series/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { type Invalidated, queryOf } from '../../lib/query.ts';
import { schoolNow } from '../../lib/school-clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Muted, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';

/** A year that is typed is four dates on the way. */
const DEBOUNCE_MS = 400;

type Plan = Reply<typeof planEndOfFamilyPause>;

/** All new times in order; `seat`: in another class. */
const timesOf = ({ classes, seats }: Plan) =>
  [
    ...classes.flatMap((one) =>
      one.times.flatMap(({ to }) => (to === null ? [] : { start: to, seat: null })),
    ),
    ...seats.map((seat) => ({ start: seat.start, seat })),
  ].sort((a, b) => a.start.localeCompare(b.start));

/** All new times of the meetings that a family's pause left without one, taken by one press. */
export function EndPause({
  enrolmentId,
  invalidates,
  onClose,
}: {
  enrolmentId: string;
  invalidates: readonly Invalidated[];
  onClose: () => void;
}) {
  const t = useTexts('meetings').familyPause;
  const lang = useLang();
  const today = dayIn(schoolNow());
  const [from, setFrom] = useState('');
  const [debounced] = useDebouncedValue(from, DEBOUNCE_MS);
  const wanted = debounced === '' ? {} : { from: debounced };
  const plan = useQuery({
    ...queryOf(planEndOfFamilyPause, { params: { enrolmentId }, body: wanted }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const end = useAction(endFamilyPause, {
    invalidates,
    onDone: () => {
      notify('good', t.endDone);
      onClose();
    },
    // Something has changed meanwhile: the times are shown as they are now.
    onError: () => plan.refetch(),
  });
  const times = plan.data ? timesOf(plan.data) : [];
  const waits =
    plan.data?.classes.flatMap(({ changes }) => changes.filter(({ to }) => to === null)).length ?? 0;
  return (
    <FormDialog
      title={t.endTitle}
      lead={t.endLead}
      onSubmit={(event) => {
        event.preventDefault();
        if (plan.data) void end.run({ params: { enrolmentId }, body: { ...wanted, seen: plan.data.seen } });
      }}
      problem={end.problem}
      isPending={end.isPending}
      isBlocked={times.length === 0 || plan.isFetching || debounced !== from}
      submitLabel={t.endSave}
      onClose={onClose}
    >
      <TextField
        label={t.until}
        type="date"
        min={today}
        value={from === '' ? (plan.data?.from ?? '') : from}
        onChange={(event) => setFrom(event.currentTarget.value)}
        // The server counts a day that is over as today; the field says so once it is typed.
        onBlur={() => from !== '' && from < today && setFrom(today)}
      />
      <Loaded query={plan} lines={4}>
        {() => (
          <Stack gap={3}>
            {times.length === 0 ? (
              <Notice kind="attention">{t.endNone}</Notice>
            ) : (
              <div>
                <p>
                  <strong>{t.endNew}</strong>
                </p>
                <ul>
                  {times.map(({ start, seat }) => (
                    <li key={start}>
                      {seat
                        ? t.endSeat({
                            when: formatInstant(start, lang),
                            number: seat.number,
                            className: seat.className,
                            teacher: seat.teacherName,
                          })
                        : formatInstant(start, lang)}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {plan.data?.inGroup && <Muted size="small">{t.endGroup}</Muted>}
            {times.length > 0 && waits > 0 && <Notice kind="attention">{t.endWaits({ n: waits })}</Notice>}
          </Stack>
        )}
      </Loaded>
    </FormDialog>
  );
}
