import { checkIn } from '@fasih/school/learning/attendance/contract';
import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useReason } from '../../../catalogue/policy/reason.tsx';
import { useTexts } from '../../../lib/language.tsx';
import { NO_ANSWER, Problem } from '../../../lib/problem.ts';
import { useProblemText } from '../../../lib/problem-sentence.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { IconVideo } from '../../../ui/icons.ts';
import { ATTENDANCE_READS } from '../../teachers/queries.ts';
import { marksOpenAt } from './marks-open.ts';

/**
 * Opens the video room and checks the teacher in with the same press (docs/product/classes.md#joining); this tab goes on to
 * the meeting's page. Earlier than the check-in opens, it opens the room alone.
 */
export function JoinClass({
  meeting,
  link,
  now,
  isHere = false,
}: {
  meeting: AgendaMeeting;
  link: string;
  now: Date;
  /** It stands on the meeting's own page. */
  isHere?: boolean;
}) {
  const navigate = useNavigate();
  const t = useTexts('teachers').screens;
  const reason = useReason();
  const problemText = useProblemText();
  const isSent = useRef(false);
  const press = useAction(checkIn, {
    invalidates: ATTENDANCE_READS,
    onDone: ({ decision }) => notify('good', reason(decision)),
    onError: (error) => {
      isSent.current = false;
      const isAnswered = error instanceof Problem && error.code !== NO_ANSWER;
      return notify('bad', isAnswered ? t.joinRefused({ why: problemText(error) }) : t.joinNotCheckedIn);
    },
  });
  const { meetingId, startsAt, state, checkedInAt } = meeting;
  const mayCheckIn =
    state === 'planned' &&
    checkedInAt === null &&
    startsAt !== null &&
    now.getTime() >= marksOpenAt(startsAt);
  return (
    <ButtonAnchor
      href={link}
      target="_blank"
      rel="noreferrer"
      onClick={() => {
        if (!isHere) void navigate(`/teacher/meetings/${meetingId}`);
        if (!mayCheckIn || isSent.current) return;
        isSent.current = true;
        void press.run({ params: { meetingId } });
      }}
    >
      <IconVideo size={20} stroke={1.75} aria-hidden="true" />
      {t.join}
    </ButtonAnchor>
  );
}
