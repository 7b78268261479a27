import { policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import type { PlannedClass, SeriesPlan } from '@fasih/school/learning/series/contract';
import { fingerprint } from '../../platform/fingerprint.ts';
import type { SeatWithPolicy } from '../meetings/rules-of-meeting.ts';
import type { PlannedSeries } from './plan-class.ts';
import { recipientsOf, timesOf } from './recipients.ts';

/** A plan as the call answers it, with the fingerprint by which it is confirmed. */
export function presentPlan(planned: readonly PlannedSeries[]): SeriesPlan {
  const classes = planned.map(presentClass);
  const recipients = recipientsOf(planned);
  const families = recipients.filter(({ isTeacher }) => !isTeacher);
  // With the versions: the same plan made another time is another one.
  const versions = planned.map(({ found, meetings }) => [
    found.version,
    found.slots,
    found.teacherId,
    meetings.map(({ version }) => version),
  ]);
  return {
    classes,
    families: families.length,
    teachers: recipients.length - families.length,
    seen: fingerprint([classes, versions]),
  };
}

function presentClass({ found, becomes, meetings, policy, plan, staying }: PlannedSeries): PlannedClass {
  const byId = new Map(meetings.map((one) => [one.id, one]));
  const lost = new Set(plan.replaced.map(({ was }) => was?.start.getTime()));
  const seats = meetings.flatMap((one): SeatWithPolicy[] => one.seats);
  const [days = policy.values.extensionDays, ...otherDays] = new Set(
    seats.map((seat) => seat.policy.values.extensionDays),
  );
  return {
    classId: found.id,
    name: found.name,
    learners: [...new Set(seats.map(({ learnerName }) => learnerName))],
    teacher: { id: becomes.teacherId, name: becomes.teacherName },
    changes: plan.changes.flatMap(({ id, outcome, was, to, teacherId }) => {
      const meeting = byId.get(id);
      if (!meeting) return [];
      const teacherName = teacherId === becomes.teacherId ? becomes.teacherName : meeting.teacherName;
      return {
        meetingId: id,
        number: meeting.number,
        kind: meeting.kind,
        outcome,
        was: was?.start.toISOString() ?? null,
        to: to?.start.toISOString() ?? null,
        teacherName,
        isHandedOver: teacherId !== meeting.teacherId,
      };
    }),
    times: timesOf(plan),
    // A time that the class loses is in `times` already.
    skipped: plan.skipped
      .filter(({ start }) => !lost.has(start.getTime()))
      .map(({ start, why }) => ({ start: start.toISOString(), why })),
    staying: staying.flatMap(({ span }) => span?.start.toISOString() ?? []),
    noticeHours: policyNumbers(policy.values).noticeHours,
    extensionDays: otherDays.length === 0 ? days : null,
  };
}
