import { setAttendance } from '@fasih/school/learning/attendance/contract';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { type ComponentProps, useRef } from 'react';
import { FAMILY_READS } from '../../../courses/enrolments/queries.ts';
import { useTexts } from '../../../lib/language.tsx';
import { NO_ANSWER, Problem } from '../../../lib/problem.ts';
import { useProblemText } from '../../../lib/problem-sentence.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { IconVideo } from '../../../ui/icons.ts';

type Props = Omit<ComponentProps<typeof ButtonAnchor>, 'href' | 'onClick'> & {
  meeting: Pick<LearnerMeeting, 'meetingId' | 'state'>;
  learnerId: string;
  link: string;
};

/**
 * Opens the video room and marks the learner present with the same press (docs/product/classes.md#joining). The room
 * opens whatever becomes of the mark, which the server decides.
 */
export function JoinClass({ meeting: { meetingId, state }, learnerId, link, ...button }: Props) {
  const t = useTexts('enrolments').nextMeeting;
  const problemText = useProblemText();
  // Only the first press says so; the next ones open the room again.
  const isMarked = useRef(false);
  const mark = useAction(setAttendance, {
    invalidates: FAMILY_READS,
    onDone: () => notify('good', t.joinedAsPresent),
    onError: (error) => {
      isMarked.current = false;
      const isAnswered = error instanceof Problem && error.code !== NO_ANSWER;
      return notify('bad', isAnswered ? t.joinRefused({ why: problemText(error) }) : t.joinNotMarked);
    },
  });
  return (
    <ButtonAnchor
      {...button}
      href={link}
      target="_blank"
      rel="noreferrer"
      onClick={() => {
        if (state !== 'planned' || isMarked.current) return;
        isMarked.current = true;
        void mark.run({ params: { meetingId, learnerId }, body: {} });
      }}
    >
      <IconVideo size={18} stroke={1.75} aria-hidden="true" />
      {t.join}
    </ButtonAnchor>
  );
}
