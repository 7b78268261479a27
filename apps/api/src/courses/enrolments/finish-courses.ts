/**
 * SQL: sets or clears `course_finished_at` of some courses (begun, nothing left, nothing open, not refunded; cleared
 * when a meeting comes back). For a `with` part of the statement that settles classes.
 *
 * @param enrolmentIds a select of the courses' ids.
 */
export const finishCoursesSql = (enrolmentIds: string): string => `update enrolment e set finished_at = f.at
  from (select c.id, course_finished_at(c.id) as at from enrolment c
    where c.id = any(array(${enrolmentIds}))) f
  where e.id = f.id and e.finished_at is distinct from f.at`;
