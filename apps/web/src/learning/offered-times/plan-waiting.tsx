import { previewReplan, replanWaiting } from '@fasih/school/learning/offered-times/contract';
import { useQuery } from '@tanstack/react-query';
import { useReason } from '../../catalogue/policy/reason.tsx';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { live, queryOf } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { Titled } from '../../ui/titled.tsx';
import { MEETING_READS } from '../meetings/admin/reads.ts';

/** The meetings of a course that wait, with the times that they would get; one press plans them and tells the family. */
export function PlanWaiting({ enrolmentId, onClose }: { enrolmentId: string; onClose: () => void }) {
  const t = useTexts('offeredTimes').replan;
  const reason = useReason();
  const lang = useLang();
  const preview = useQuery({
    ...queryOf(previewReplan, { params: { enrolmentId } }),
    ...live,
    staleTime: 0,
    gcTime: 0,
  });
  const plan = useAction(replanWaiting, {
    invalidates: [...MEETING_READS, previewReplan],
    onDone: ({ meetings }) => {
      notify('good', t.done({ n: meetings.filter(({ start }) => start !== null).length }));
      onClose();
    },
  });
  const canPlan = preview.data?.meetings.some(({ start }) => start !== null) ?? false;
  return (
    <FormDialog
      title={t.title}
      lead={t.lead}
      problem={plan.problem}
      isPending={plan.isPending}
      isBlocked={!canPlan}
      submitLabel={t.submit}
      onSubmit={(event) => {
        event.preventDefault();
        void plan.run({ params: { enrolmentId } });
      }}
      onClose={onClose}
    >
      <LoadedPart query={preview} lines={3}>
        {({ meetings }) =>
          meetings.length === 0 ? (
            <p>{t.nothing}</p>
          ) : (
            <Stack as="ul" gap={3} isLined>
              {meetings.map(({ meetingId, number, start, seat, decision }) => (
                <li key={meetingId}>
                  <Titled
                    below={
                      start === null
                        ? reason(decision)
                        : [formatInstant(start, lang), seat && t.inClass({ teacher: seat.teacherName })]
                            .filter(Boolean)
                            .join(' · ')
                    }
                  >
                    <strong>{t.number({ number })}</strong>
                  </Titled>
                </li>
              ))}
            </Stack>
          )
        }
      </LoadedPart>
    </FormDialog>
  );
}
