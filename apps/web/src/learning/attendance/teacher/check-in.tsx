import { sayIn } from '@fasih/messages/reason';
import { MINUTE, SECOND } from '@fasih/school/basics/instants';
import { begunMinutes } from '@fasih/school/catalogue/policy/attendance';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import { checkIn } from '@fasih/school/learning/attendance/contract';
import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { useReason } from '../../../catalogue/policy/reason.tsx';
import { formatTime, readerZone } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { formatCountdown } from '../../../lib/server-clock.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconCircleCheck } from '../../../ui/icons.ts';
import { Row, Text } from '../../../ui/layout.tsx';
import { ATTENDANCE_READS } from '../../teachers/queries.ts';
import css from './agenda.module.css';
import { marksOpenAt } from './marks-open.ts';

/** Longer waits than this are told as a time, not counted down. */
const COUNTED = 60 * MINUTE;
/** Only for what is said beforehand; what counts is the server's answer, by the policy of the meeting's learners. */
const { teacherMissingSeconds, meetingMinutes } = POLICY_VERSION_1;

/** One tap says that the teacher is there; what a delay means stands beside the button before, and below it after. */
export function CheckIn({ meeting, now }: { meeting: AgendaMeeting; now: Date }) {
  const t = useTexts('attendance').teacher.checkIn;
  const s = useTexts('teachers').screens.checkIn;
  const lang = useLang();
  const reason = useReason();
  const press = useAction(checkIn, {
    invalidates: ATTENDANCE_READS,
    onDone: ({ decision }) => notify('good', reason(decision)),
  });
  if (meeting.startsAt === null) return null;
  if (meeting.checkedInAt !== null) return <CheckedIn meeting={meeting} at={meeting.checkedInAt} />;

  const start = Date.parse(meeting.startsAt);
  const opensAt = marksOpenAt(meeting.startsAt);
  const untilOpen = opensAt - now.getTime();
  const untilMissing = start + teacherMissingSeconds * SECOND - now.getTime();
  if (meeting.state !== 'planned')
    return (
      <Text isMuted size="small">
        {s.missed}
      </Text>
    );

  const late = begunMinutes(new Date(start), now);
  return (
    <div className={css.checkIn}>
      <Button
        look={meeting.link === null ? 'teal' : 'quiet'}
        disabled={untilOpen > 0 || untilMissing < 0}
        isPending={press.isPending}
        onClick={() => void press.run({ params: { meetingId: meeting.meetingId } })}
      >
        {press.isPending ? t.checking : t.button}
      </Button>
      <Text isMuted size="small">
        {untilOpen > COUNTED && s.opens({ time: formatTime(new Date(opensAt), lang) })}
        {untilOpen > 0 && untilOpen <= COUNTED && s.opensIn({ left: formatCountdown(untilOpen) })}
        {untilOpen <= 0 && late === 0 && s.onTime}
        {late > 0 && untilMissing >= 0 && (
          <>
            {s.lateNow({ minutes: late })} {s.cancelsIn({ left: formatCountdown(untilMissing) })}
          </>
        )}
        {untilMissing < 0 && s.tooLate}
      </Text>
      {press.problem !== null && <Notice kind="bad">{press.problem}</Notice>}
    </div>
  );
}

/** Since when the teacher is there, and what a delay led to. */
function CheckedIn({ meeting, at }: { meeting: AgendaMeeting; at: string }) {
  const t = useTexts('attendance').teacher.checkIn;
  const { reasons } = useTexts('policy');
  const lang = useLang();
  const { startsAt, endsAt, delayMinutes: minutes } = meeting;
  const longer =
    startsAt !== null &&
    endsAt !== null &&
    Date.parse(endsAt) - Date.parse(startsAt) > meetingMinutes * MINUTE;
  const say = sayIn(lang, readerZone());
  return (
    <div className={css.checkIn}>
      <Row as="p" gap={2} className={css.here}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
        {t.done({ time: formatTime(at, lang) })}
      </Row>
      {minutes > 0 && (
        <Text isMuted size="small">
          {longer
            ? reasons['checkIn.addedToEnd']({ minutes, end: endsAt }, say)
            : reasons['checkIn.owed']({ minutes }, say)}
        </Text>
      )}
    </div>
  );
}
