import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { MeetingRecord } from '@fasih/school/learning/meetings/contract';
import { reaches } from '@fasih/school/people/guardians/guardian';
import type { Person } from '../../platform/http/call.ts';
import type { MeetingFacts } from './facts.ts';

/** A meeting as its reader may see it: families see only their own learners. */
export function presentMeeting(meeting: MeetingFacts, reader: Person): MeetingRecord {
  const own = meeting.seats.filter((seat) => reader.role !== 'student' || reaches(reader, seat, 'look'));
  return {
    id: meeting.id,
    classId: meeting.classId,
    className: meeting.className,
    number: meeting.number,
    kind: meeting.kind,
    state: meeting.state,
    start: meeting.span?.start.toISOString() ?? null,
    end: meeting.span?.end.toISOString() ?? null,
    capacity: meeting.capacity,
    teacherId: meeting.teacherId,
    teacherName: meeting.teacherName,
    note: meeting.note,
    homework: meeting.homework,
    learners: own.map((seat) => ({
      learnerId: seat.learnerId,
      name: seat.learnerName,
      number: seat.number,
      state: seat.state,
      toldLateAt: seat.toldLateAt?.toISOString() ?? null,
      lastDay: seat.lastDay,
    })),
    version: meeting.version,
  };
}

/** A decision as the API returns it. */
export function presentDecision({ outcome, rule, policyVersion, inputs, reason }: Decision): SentDecision {
  return { outcome, rule, policyVersion, inputs, reason };
}
