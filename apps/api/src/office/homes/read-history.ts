import type { Reply } from '@fasih/school/basics/contract';
import type { PageQuery } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type Attendance, kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import type { myHistory } from '@fasih/school/office/homes/contract';
import { reachOf } from '@fasih/school/people/guardians/guardian';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { isReached } from '../../people/guardians/reach.ts';
import { learnerOf } from '../../people/learners/learners.ts';
import { countedPage } from '../../platform/db/page.ts';
import { allOf, likePattern } from '../../platform/db/search-words.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { orNull, tableAs } from '../../platform/db/sql.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { correctionReason } from './meeting-store.ts';
import { topicOf } from './topic.ts';

const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const e = tableAs('enrolment', 'e');
const t = tableAs('account', 't');
const ts = tableAs('test_score', 'ts');

const startsAt = sql<Date>`lower(${s.during})`;
const columns = [
  m.id.as('meetingId'),
  c.id.as('classId'),
  c.name.as('className'),
  c.package_type.as('packageType'),
  c.category.as('category'),
  l.id.as('learnerId'),
  l.name.as('learnerName'),
  shownNameOf(t).as('teacherName'),
  s.number.as('number'),
  e.meetings.as('bought'),
  startsAt.as('startsAt'),
  s.state.$castTo<Attendance>().as('state'),
  s.decision.as('decision'),
  correctionReason.as('correctionReason'),
  orNull(ts.score).as('score'),
] as const;

/** Attended and missed meetings of a family's learners, newest first, optionally of one learner. */
export async function readMyHistory(
  pool: Pool,
  query: PageQuery & { learnerId?: string | undefined; status?: Attendance | undefined },
  call: SignedInCall,
): Promise<Reply<typeof myHistory> | Refusal<'common.narrow' | 'learners.notFound'>> {
  const reach = reachOf(call.person, 'look');
  const { learnerId, status } = query;
  const isFound =
    learnerId === undefined ||
    reach.shared.includes(learnerId) ||
    (await learnerOf(pool, reach.accountId, learnerId)) !== null;
  if (!isFound) return refuse('learners.notFound');
  const pattern = query.q && likePattern(query.q);
  const where = allOf([
    sql`${isReached(l, { accountId: sql.val(reach.accountId), shared: sql.val(reach.shared) })} and ${l.erased_at} is null`,
    sql`${s.state} in ('present', 'late', 'absent') and ${s.during} is not null`,
    learnerId !== undefined && sql`${l.id} = ${learnerId}`,
    status && sql`${s.state} = ${status}`,
    pattern && sql`${c.name} ilike ${pattern} or ${shownNameOf(t)} ilike ${pattern}`,
  ]);
  const found = await countedPage(pool, query, {
    columns,
    from: sql`${s} join ${l} on ${l.id} = ${s.learner_id} join ${m} on ${m.id} = ${s.meeting_id}
      join ${c} on ${c.id} = ${m.class_id} join ${e} on ${e.id} = ${s.enrolment_id}
      join ${t} on ${t.id} = ${m.teacher_id}
      left join ${ts} on ${ts.enrolment_id} = ${s.enrolment_id} and ${ts.number} = ${s.number} where ${where}`,
    orderBy: sql`${startsAt} ${query.sort === 'date' ? sql`asc` : sql`desc`}, ${s.id}`,
  });
  if (isRefusal(found)) return found;
  const data = found.data.map(({ packageType, category, bought, startsAt, ...row }) => ({
    ...row,
    kind: kindOfNumber(row.number, bought),
    topic: topicOf({ packageType, category }, row.number),
    startsAt: startsAt.toISOString(),
  }));
  return { ...found, data };
}
