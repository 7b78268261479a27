import { dayIn, HOUR } from '@fasih/school/basics/instants';
import type { Term } from './term.ts';

/** A meeting without a time leaves its plan whole for so long. */
const MAX_WAIT_MS = 72 * HOUR;

type Course = {
  enrolmentId: string;
  isPlaced: boolean;
  /** Since when the longest waiting meeting, or the course itself, has had no time. */
  since: Date | null;
  isPaused: boolean;
  isLeftToFamily: boolean;
};

/** All running courses without a request for a refund, each with the meeting in it that has waited longest for a time. */
const SELECT = `
  select e.id as "enrolmentId", e.starts_on is not null as "isPlaced",
    case when e.starts_on is null then e.level_given_at else w.since end as since,
    coalesce(w.paused, false) as "isPaused", coalesce(w.unconfirmed, false) as "isLeftToFamily"
  from enrolment e
  left join lateral (
    select min((select max(at) from meeting_change x where x.meeting_id = m.id and x.becomes is null
        and x.kind <> 'renumbered')) as since,
      bool_or(c.paused_from <= $1::date and $1::date < c.paused_until) as paused,
      bool_and(coalesce(m.decision -> 'reason' ->> 'key' = 'giveBack.unconfirmed', false)) as unconfirmed
    from seat s join meeting m on m.id = s.meeting_id join school_class c on c.id = m.class_id
    where s.enrolment_id = e.id and s.state = 'to_plan' and m.state = 'to_plan'
  ) w on true
  where e.state = 'active' and e.level is not null
    and not exists (select from refund_request r where r.enrolment_id = e.id and r.state = 'asked')
  order by e.opened_at, e.id`;

/**
 * Counts the plans that are whole at the end of this day: every remaining meeting has a time, has waited less than 72 hours, or
 * lies in a pause. For each other plan the screens of an admin are asked whether the school has a time to give: it is broken
 * only if so.
 */
export async function countWhole(term: Term): Promise<void> {
  const { tally, school } = term;
  const now = school.clock.now();
  const today = dayIn(now);
  const { rows } = await school.pool.query<Course>(SELECT, [today]);
  let [whole, broken] = [0, 0];
  for (const course of rows) {
    const pause = term.familyOf.get(course.enrolmentId)?.pause;
    const isPaused = course.isPaused || (pause && pause.from <= today && today < pause.until);
    if (course.since === null || now.getTime() - course.since.getTime() < MAX_WAIT_MS || isPaused) whole += 1;
    else if (course.isLeftToFamily) tally.leftToFamily += 1;
    else if (await hasCapacity(term, course)) {
      broken += 1;
      tally.brokenPlans.push(`${today} ${course.enrolmentId} since ${course.since.toISOString()}`);
    } else tally.withoutCapacity += 1;
  }
  tally.whole += whole;
  tally.broken += broken;
  const percent = whole + broken === 0 ? 100 : (100 * whole) / (whole + broken);
  if (percent < tally.worstDay.percent) tally.worstDay = { day: today, percent };
}

async function hasCapacity({ school, staff }: Term, { enrolmentId, isPlaced }: Course): Promise<boolean> {
  if (isPlaced) {
    const { meetings } = await school.must('GET', `/enrolments/${enrolmentId}/replan`, staff.admin);
    return meetings.some(({ start }: { start: string | null }) => start !== null);
  }
  const { teachers } = await school.must('GET', `/enrolments/${enrolmentId}/proposals`, staff.admin);
  return teachers.some(({ options }: { options: object[] }) => options.length > 0);
}
