import type { Reply } from '@fasih/school/basics/contract';
import type { PageQuery } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import { type Attendance, kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import type { myHistory } from '@fasih/school/office/homes/contract';
import type { Pool } from 'pg';
import { learnerOf } from '../../people/learners/learners.ts';
import { likePattern, readPage } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { correctionReasonSql } from './meeting-store.ts';
import { topicOf } from './topic.ts';

type Row = {
  meetingId: string;
  classId: string;
  className: string;
  packageType: string;
  category: string;
  learnerId: string;
  learnerName: string;
  teacherName: string;
  number: number;
  bought: number;
  startsAt: Date;
  state: Attendance;
  decision: SentDecision | null;
  correctionReason: string | null;
  score: number | null;
};

/** Attended and missed meetings of an account's learners, newest first, optionally of one learner. */
export async function readMyHistory(
  pool: Pool,
  query: PageQuery & { learnerId?: string | undefined; status?: Attendance | undefined },
  call: SignedInCall,
): Promise<Reply<typeof myHistory> | Refusal<'common.narrow' | 'learners.notFound'>> {
  const { accountId } = call.person;
  if (query.learnerId !== undefined && !(await learnerOf(pool, accountId, query.learnerId)))
    return refuse('learners.notFound');
  const found = await readPage<Row>(pool, query, {
    select: `m.id as "meetingId", c.id as "classId", c.name as "className", c.package_type as "packageType", c.category,
      l.id as "learnerId", l.name as "learnerName", ${shownName('t')} as "teacherName", s.number,
      e.meetings as bought, lower(s.during) as "startsAt", s.state, s.decision, ${correctionReasonSql} as "correctionReason", ts.score`,
    from: `seat s join learner l on l.id = s.learner_id join meeting m on m.id = s.meeting_id
      join school_class c on c.id = m.class_id join enrolment e on e.id = s.enrolment_id
      join account t on t.id = m.teacher_id
      left join test_score ts on ts.enrolment_id = s.enrolment_id and ts.number = s.number
      where l.account_id = $1 and l.erased_at is null and ($2::uuid is null or l.id = $2)
        and s.state in ('present', 'late', 'absent') and s.during is not null and ($3::text is null or s.state = $3)
        and ($4::text is null or c.name ilike $4 or ${shownName('t')} ilike $4)`,
    orderBy: `lower(s.during) ${query.sort === 'date' ? '' : 'desc'}, s.id`,
    values: [accountId, query.learnerId ?? null, query.status ?? null, query.q ? likePattern(query.q) : null],
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
