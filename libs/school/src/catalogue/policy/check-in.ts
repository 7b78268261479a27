import { later, MINUTE, SECOND } from '../../basics/instants.ts';
import { begunMinutes, type Span, windowOf } from './attendance.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because, type Reason } from './reasons.ts';

export type CheckInOutcome = 'onTime' | 'addedToEnd' | 'owed' | 'tooEarly' | 'tooLate' | 'already' | 'closed';

export type CheckInDecision = Decision<CheckInOutcome> & {
  /** Begun minutes between planned start and check-in; 0 where nothing is owed for them. */
  delayMinutes: number;
  /** The meeting's end after this check-in, UTC. */
  end: Date;
};

/**
 * The result of a teacher's check-in at `now`. A delay is owed to the learner: it extends the meeting when teacher
 * and learners are free, else it goes to the learner's minute bank (docs/product/classes.md#check-in). Later than
 * 15:00 after the start the school has cancelled the meeting.
 *
 * @param meeting `freeAfter`: until when teacher and all learners are free after the planned end, null for
 * open-ended.
 */
export function decideCheckIn(
  policy: Policy,
  meeting: { span: Span; checkedInAt: Date | null; open: boolean; freeAfter: Date | null },
  now: Date,
): CheckInDecision {
  const { span } = meeting;
  const { teacherMissingSeconds } = policy.values;
  const delayMinutes = begunMinutes(span.start, now);
  const longer = later(span.end, delayMinutes * MINUTE);
  const inputs = {
    now: now.toISOString(),
    start: span.start.toISOString(),
    end: span.end.toISOString(),
    freeAfter: meeting.freeAfter?.toISOString() ?? null,
  };
  const say = (outcome: CheckInOutcome, reason: Reason, end = span.end) => ({
    ...decide(policy, 'checkIn', outcome, inputs, reason),
    delayMinutes: outcome === 'addedToEnd' || outcome === 'owed' ? delayMinutes : 0,
    end,
  });
  if (meeting.checkedInAt) {
    return say('already', because('checkIn.already', { at: meeting.checkedInAt.toISOString() }));
  }
  if (!meeting.open) return say('closed', because('checkIn.closed', {}));
  const { opensAt } = windowOf(policy, span);
  if (now < opensAt) {
    return say('tooEarly', because('checkIn.tooEarly', { opensAt: opensAt.toISOString() }));
  }
  if (now > later(span.start, teacherMissingSeconds * SECOND)) {
    return say('tooLate', because('checkIn.tooLate', { grace: teacherMissingSeconds / 60 }));
  }
  if (delayMinutes === 0) return say('onTime', because('checkIn.onTime', {}));
  if (meeting.freeAfter === null || meeting.freeAfter >= longer) {
    const params = { minutes: delayMinutes, end: longer.toISOString() };
    return say('addedToEnd', because('checkIn.addedToEnd', params), longer);
  }
  return say('owed', because('checkIn.owed', { minutes: delayMinutes }));
}

/**
 * Paid minutes of a closed meeting: its planned length less a delay that went to the minute bank; 0 when it was not
 * held because of the school.
 */
export function paidMinutes(
  policy: Policy,
  meeting: { outcome: 'held' | 'forfeited' | 'cancelled'; bankedDelayMinutes: number },
): number {
  if (meeting.outcome === 'cancelled') return 0;
  return Math.max(0, policy.values.meetingMinutes - meeting.bankedDelayMinutes);
}
