import type { Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { teacherLesson } from '@fasih/school/office/homes/lesson-contract';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { jsonRow, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { presentAgenda } from './present-teacher.ts';
import { agendaColumns, agendaFrom, givenSince } from './teacher-store.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const b = tableAs('meeting', 'b');

type OfLesson = { meetingId: string; teacherId: string; now: Date };

const selectLesson = statement(({ meetingId, teacherId, now }: Params<OfLesson>) => {
  // What the class wrote last, which a substitute does not read.
  const last = select(
    [
      b.number.as('number'),
      sql<Date>`lower(${b.during})`.as('startsAt'),
      b.note.as('note'),
      b.homework.as('homework'),
    ],
    sql`from ${b} where ${b.class_id} = ${m.class_id} and ${b.state} = 'held' and ${b.id} <> ${m.id}
      and lower(${b.during}) < coalesce(lower(${m.during}), ${now}) and ${b.note} || ${b.homework} <> ''
      and ${c.teacher_id} = ${teacherId} order by lower(${b.during}) desc limit 1`,
  );
  return select(
    [...agendaColumns, c.age_group.as('ageGroup'), jsonRow(last).as('last')],
    sql`from ${agendaFrom} where ${m.id} = ${meetingId} and (${c.teacher_id} = ${teacherId}
      or ${m.teacher_id} = ${teacherId} and upper(${m.during}) > ${givenSince(now)})`,
  );
});

/** One meeting for its teacher while it runs, with what the class wrote last; not found for others. One statement. */
export async function readTeacherLesson(
  pool: Pool,
  meetingId: string,
  call: SignedInCall,
): Promise<Reply<typeof teacherLesson> | Refusal<'meetings.notFound'>> {
  if (!isId(meetingId)) return refuse('meetings.notFound');
  const { person, now } = call;
  const found = await selectLesson.first(pool, { meetingId, teacherId: person.accountId, now });
  if (!found) return refuse('meetings.notFound');
  const { last, ageGroup, ...meeting } = found;
  return {
    serverNow: now.toISOString(),
    ageGroup,
    meeting: presentAgenda(meeting, now),
    last: last && { ...last, startsAt: new Date(last.startsAt).toISOString() },
  };
}
