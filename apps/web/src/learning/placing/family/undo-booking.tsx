import { classTimes, undoBooking } from '@fasih/school/learning/placing/booking-contract';
import { FAMILY_READS } from '../../../courses/enrolments/queries.ts';
import { formatTime } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useServerClock } from '../../../lib/server-clock.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields.tsx';

type Props = {
  enrolmentId: string;
  /** Until when the server lets a booking be undone; null or undefined without one. */
  until: string | null | undefined;
  /** Learner and course, where several are below each other. */
  courseName?: string | undefined;
  serverNow: string;
};

/** Undoes a class that the family booked itself, while that is free; after that, nothing. */
export function UndoBooking({ enrolmentId, until, courseName, serverNow }: Props) {
  const t = useTexts('placing').family;
  const lang = useLang();
  const now = useServerClock(serverNow, 5000) ?? new Date(serverNow);
  const undo = useAction(undoBooking, {
    invalidates: [classTimes, ...FAMILY_READS],
    onDone: () => notify('good', t.undone),
  });
  if (!until || now > new Date(until)) return null;
  return (
    <>
      <Notice
        kind="good"
        action={
          <Button
            look="quiet"
            size="small"
            aria-label={courseName && `${t.undo}: ${courseName}`}
            isPending={undo.isPending}
            onClick={() => void undo.run({ params: { enrolmentId } })}
          >
            {t.undo}
          </Button>
        }
      >
        {courseName && (
          <>
            <strong>{courseName}</strong>
            <br />
          </>
        )}
        {t.bookedYourself} {t.undoUntil({ when: formatTime(until, lang) })}
      </Notice>
      <FormError message={undo.problem} />
    </>
  );
}
