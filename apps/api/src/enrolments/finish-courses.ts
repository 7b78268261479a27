/**
 * SQL: notes which courses of some classes are finished by now (`course_finished_at`: begun, nothing left, nothing open, no
 * money back), and which run again because a meeting came back. For a `with` part of the statement that settles classes.
 *
 * @param classIds a parameter: the classes' ids.
 */
export const finishCoursesSql = (classIds: string): string => `update enrolment e set finished_at = f.at
  from (select c.id, course_finished_at(c.id) as at from enrolment c
    where c.id = any(array(select m.enrolment_id from class_member m where m.class_id = any(${classIds})))) f
  where e.id = f.id and e.finished_at is distinct from f.at`;
