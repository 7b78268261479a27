import { later, MINUTE } from '@fasih/school/basics/instants';
import type { Family, Teacher } from './people.ts';
import { disturbed } from './tally.ts';
import { attempt, each, type Term } from './term.ts';

/** Of all lessons: the teacher does not come unannounced, the learner does not, the learner comes late. */
const TEACHER_MISSES = 0.002;
const LEARNER_MISSES = 0.03;
const LEARNER_LATE = 0.04;
/** A late learner marks so long after the start. */
export const LATE_MS = 20 * MINUTE;

type Lesson = { meetingId: string; family: Family; teacher: Teacher | undefined };

/** Lessons that begin now: teachers check in and learners mark; those who come late are answered. */
export async function beginLessons(term: Term): Promise<Lesson[]> {
  const now = term.school.clock.now();
  const { rows } = await term.school.pool.query<{ id: string; teacherId: string; enrolmentId: string }>(
    `select m.id, m.teacher_id as "teacherId", s.enrolment_id as "enrolmentId"
     from meeting m join seat s on s.meeting_id = m.id
     where m.state = 'planned' and s.state = 'planned' and m.during && tstzrange($1, $2) and lower(m.during) = $1
     order by m.class_id`,
    [now, later(now, MINUTE)],
  );
  const late: Lesson[] = [];
  const present: (Lesson & { comes: boolean })[] = [];
  const missed = new Map<string, boolean>();
  for (const { id, teacherId, enrolmentId } of rows) {
    const family = term.familyOf.get(enrolmentId);
    const teacher = term.teacherOf.get(teacherId);
    if (!family) continue;
    const lesson = { meetingId: id, family, teacher };
    // The teacher of a group comes for all or for nobody.
    const known = missed.get(id);
    const isMissed = known ?? (family.random() < TEACHER_MISSES || (!!teacher && teacher.awayUntil > now));
    missed.set(id, isMissed);
    if (isMissed) {
      if (known === undefined) disturbed(term.tally, 'teachers who did not come', 1);
      continue;
    }
    const chance = family.random();
    const isLate = chance >= LEARNER_MISSES && chance < LEARNER_MISSES + LEARNER_LATE;
    if (isLate) late.push(lesson);
    present.push({ ...lesson, comes: !isLate && chance >= LEARNER_MISSES });
  }
  await each([...Map.groupBy(present, ({ meetingId }) => meetingId)], async ([meetingId, learners]) => {
    const teacher = learners[0]?.teacher;
    if (teacher) await attempt(term, 'POST', `/meetings/${meetingId}/check-in`, teacher, {});
    for (const { comes, ...lesson } of learners) if (comes) await mark(term, lesson);
  });
  return late;
}

/** Whether a lesson begins or ends now. */
export async function beginsOrEnds({ school }: Term): Promise<boolean> {
  const now = school.clock.now();
  const { rows } = await school.pool.query(
    `select from meeting where state = 'planned' and during && tstzrange($1, $2, '[]')
       and (lower(during) = $3 or upper(during) = $3) limit 1`,
    [later(now, -MINUTE), later(now, MINUTE), now],
  );
  return rows.length > 0;
}

/** The learner marks attendance. */
export async function mark(term: Term, { meetingId, family }: Lesson): Promise<void> {
  await attempt(term, 'PUT', `/meetings/${meetingId}/attendance/${family.learnerId}`, family, {});
}
