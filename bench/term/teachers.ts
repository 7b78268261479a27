import { dayIn } from '@fasih/school/basics/instants';
import { addDays, endOfDay } from '@fasih/school/catalogue/policy/validity';
import type { Teacher } from './people.ts';
import { disturbed, worked } from './tally.ts';
import { office, type Term } from './term.ts';

/** With spells of one or two days 3 % of all days are days of sickness. */
const FALLS_ILL = 0.02;
/** Each tenth teacher takes three days of leave once in the term. */
const LEAVE_DAYS = 3;

/** Before the first lesson: teachers who fell ill mark today, or today and tomorrow; a few mark leave a week ahead. */
export async function markAbsences(term: Term, dayOfTerm: number): Promise<void> {
  const now = term.school.clock.now();
  const today = dayIn(now);
  for (const teacher of term.teachers) {
    const isIll = teacher.random() < FALLS_ILL;
    const days = teacher.random() < 0.5 ? 1 : 2;
    if (teacher.awayUntil > now) continue;
    if (isIll) {
      await away(term, teacher, today, days, 'sick');
      teacher.awayUntil = endOfDay(addDays(today, days - 1));
    } else if (teacher.number % 10 === 3 && dayOfTerm === 30 + (teacher.number % 40))
      await away(term, teacher, addDays(today, 7), LEAVE_DAYS, 'leave');
  }
}

async function away(term: Term, teacher: Teacher, from: string, days: number, kind: 'sick' | 'leave') {
  const hours = Array.from({ length: days }, (_, n) => ({ day: addDays(from, n), from: 0, to: 1440 }));
  const task = 'meetings of an absent teacher';
  const marked = await office(term, task, 'POST', '/teacher/absences', teacher, { hours, kind });
  if (!marked || marked.left === 0) return;
  disturbed(term.tally, 'absences of a teacher', 0);
  worked(term.tally, task, marked.left);
}

const SAYS_YES = 0.4;
const SAYS_NO = 0.3;

/** Teachers who have been asked to stand in answer: some yes, some no, the others not at all. */
export async function answerAsSubstitutes(term: Term): Promise<void> {
  const { rows } = await term.school.pool.query<{ id: string; teacherId: string }>(
    `select o.id, o.teacher_id as "teacherId" from substitute_offer o join substitute_search s on s.id = o.search_id
     where o.state = 'open' and s.ended_at is null and o.asked_at > $1::timestamptz - interval '10 minutes'
     order by s.starts_at, o.asked_at, o.id`,
    [term.school.clock.now()],
  );
  for (const { id, teacherId } of rows) {
    const teacher = term.teacherOf.get(teacherId);
    const chance = teacher?.random() ?? 1;
    if (!teacher || chance >= SAYS_YES + SAYS_NO) continue;
    const path = `/teacher/substitute-offers/${id}`;
    const body = { accept: chance < SAYS_YES };
    await office(term, 'meetings of an absent teacher', 'POST', path, teacher, body);
  }
}

/** Whether substitutes are being asked, so that somebody may answer in the next minutes. */
export async function isAsking({ school }: Term): Promise<boolean> {
  const { rows } = await school.pool.query('select from substitute_search where ended_at is null limit 1');
  return rows.length > 0;
}
