import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';

/** A planned lesson of one hour, as its learner reads it, that begins at this instant. */
export function learnerMeetingOf(
  number: number,
  startsAt: string,
  more: Partial<LearnerMeeting> = {},
): LearnerMeeting {
  const start = new Date(startsAt);
  return {
    meetingId: `m${number}`,
    number,
    kind: 'lesson',
    owed: false,
    makeup: false,
    state: 'planned',
    topic: { title: { id: `Topik ${number}`, en: `Topic ${number}` }, canDo: { id: '', en: '' } },
    startsAt: start.toISOString(),
    endsAt: later(start, HOUR).toISOString(),
    isGroup: false,
    moved: false,
    teacherName: 'Nadia',
    substitute: false,
    decision: null,
    join: { opensAt: later(start, -5 * MINUTE).toISOString(), link: null, room: null },
    correctionReason: null,
    teacherDelay: null,
    toldLateAt: null,
    markedAt: null,
    note: '',
    homework: '',
    score: null,
    version: 1,
    ...more,
  };
}
