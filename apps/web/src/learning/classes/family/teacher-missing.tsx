import { later } from '@fasih/school/basics/instants';
import { DISPUTE_AFTER } from '@fasih/school/learning/attendance/dispute';
import { openDispute, withdrawDispute } from '@fasih/school/learning/attendance/dispute-contract';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { FAMILY_READS } from '../../../courses/enrolments/queries.ts';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Stack } from '../../../ui/layout.tsx';

/**
 * Lets a family say that the teacher is not there, and take that back once the learner is marked
 * (docs/product/classes.md#a-missing-teacher); nothing while it need not.
 */
export function TeacherMissing({
  meeting: { meetingId, startsAt, endsAt, state, teacherHere, dispute },
  learnerId,
  now,
}: {
  meeting: LearnerMeeting;
  learnerId: string;
  now: Date;
}) {
  const t = useTexts('enrolments').nextMeeting;
  const open = useAction(openDispute, {
    invalidates: FAMILY_READS,
    onDone: () => notify('good', t.teacherMissingTold),
  });
  const withdraw = useAction(withdrawDispute, {
    invalidates: FAMILY_READS,
    onDone: () => notify('good', t.teacherCameTold),
  });
  const isMarked = state === 'present' || state === 'late';
  if (dispute === 'open')
    return (
      <>
        <Notice
          action={
            isMarked && (
              <Button
                look="plain"
                size="small"
                isPending={withdraw.isPending}
                onClick={() => void withdraw.run({ params: { meetingId, learnerId } })}
              >
                {t.teacherCame}
              </Button>
            )
          }
        >
          {t.teacherDisputed}
        </Notice>
        <FormError message={withdraw.problem} />
      </>
    );
  if (dispute !== undefined || teacherHere !== false || startsAt === null || endsAt === null) return null;
  const isExpected = state === 'planned' || isMarked;
  const isTime = now >= later(new Date(startsAt), DISPUTE_AFTER) && now <= new Date(endsAt);
  if (!isExpected || !isTime) return null;
  return (
    <Stack gap={2} align="start">
      <Button
        size="small"
        look="quiet"
        isPending={open.isPending}
        onClick={() => void open.run({ params: { meetingId, learnerId } })}
      >
        {t.teacherMissing}
      </Button>
      <FormError message={open.problem} />
    </Stack>
  );
}
