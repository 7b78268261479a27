import { DAY, later, MINUTE } from '@fasih/school/basics/instants';
import { LEVELS, type Level, labelOf, readLabel } from '@fasih/school/basics/levels';
import { askAnotherLook, type CheckPoints, decideLevel } from '@fasih/school/catalogue/policy/level';
import type { PoolClient } from 'pg';
import { saveLevelDecision, saveLevelLook } from '../../courses/enrolments/decide-level.ts';
import { followLevel } from '../../learning/classes/follow-level.ts';
import { keepLevelOfMeetings } from '../../learning/meetings/keep-level.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { seedCall } from './sittings.ts';

type Row = {
  enrolmentId: string;
  username: string;
  accountId: string;
  level: string;
  policyVersion: number;
  classId: string;
  capacity: number;
  teacherId: string;
  /** End of the learner's second meeting. */
  secondEnd: Date;
};

/** Learners past their second meeting whose level stays undecided, so that something is overdue. */
const OVERDUE = 2;
/** Every n-th decided level is changed. */
const CHANGED_EVERY = 6;

const POINTS: Record<Level, CheckPoints[]> = {
  Beginner: [2, 1, 2],
  Intermediate: [3, 2, 3],
  Advanced: [4, 3, 4],
};
const HIGHER = 'Saat berbicara, kalimatnya sudah panjang dan bersambung; bahan level ini terlalu mudah.';
const LOWER = 'Saat berbicara masih sering terhenti; kita kuatkan dasarnya lebih dulu.';
const LOOK = 'Menurut kami bahannya masih terlalu sulit. Mohon dilihat sekali lagi.';

/**
 * Decides the demo learners' levels at the end of their second meeting: most confirmed, some changed, one
 * questioned by the family, the last ones overdue.
 */
export async function seedLevels(db: PoolClient, now: Date): Promise<void> {
  const { rows } = await db.query<Row>(
    `select e.id as "enrolmentId", a.username, a.id as "accountId", e.level, e.policy_version as "policyVersion",
       c.id as "classId", c.capacity, c.teacher_id as "teacherId", level_due(e) as "secondEnd"
     from enrolment e join learner l on l.id = e.learner_id join account a on a.id = l.account_id
     join class_member m on m.enrolment_id = e.id and m.left_at is null join school_class c on c.id = m.class_id
     where e.level is not null and level_due(e) < $1 order by a.username = 'student' desc, level_due(e), e.id`,
    [now],
  );
  const decided = rows.slice(0, -OVERDUE);
  const isChanged = (index: number) => index % CHANGED_EVERY === CHANGED_EVERY - 1;
  for (const [index, row] of decided.entries()) await decide(db, row, isChanged(index));
  const index = decided.length - 1;
  const requester = decided[index];
  if (!requester || requester.username === 'student') return;
  // Recent, so that the second meeting after it is still to come.
  const at = requester.secondEnd > later(now, -DAY) ? now : later(now, -DAY);
  await requestLook(db, requester, isChanged(index) ? 'changed' : 'confirmed', at);
}

async function decide(db: PoolClient, row: Row, changes: boolean): Promise<void> {
  const known = readLabel(row.level);
  if (!known) throw new Error(`a demo level that names no age group: ${row.level}`);
  const place = LEVELS.indexOf(known.level);
  const target = changes ? (LEVELS[place + 1] ?? 'Intermediate') : known.level;
  const level = labelOf(known.group, target);
  const reason = !changes ? '' : LEVELS.indexOf(target) > place ? HIGHER : LOWER;
  const points = POINTS[target];
  const at = later(row.secondEnd, -5 * MINUTE);
  const facts = {
    level: row.level,
    state: 'proposed',
    course: 'active',
    policyVersion: row.policyVersion,
  } as const;
  const decision = decideLevel(facts, { role: 'teacher', teachesClass: true }, { level, reason, points });
  if (decision.outcome === 'refused') throw new Error(`a demo level that cannot be decided: ${row.level}`);
  await saveLevelDecision(db, {
    enrolmentId: row.enrolmentId,
    levelWas: row.level,
    level,
    reason,
    points,
    notes: '',
    outcome: decision.outcome,
    decision,
    by: row.teacherId,
    at,
  });
  if (changes && row.capacity === 1) {
    await keepLevelOfMeetings(db, row.classId, row.level, at);
    await followLevel(db, row.classId, level);
  }
  await writeAudit(db, seedCall(at), {
    action: changes ? 'level.changed' : 'level.confirmed',
    targetKind: 'enrolment',
    targetId: row.enrolmentId,
    before: { level: row.level },
    after: { level },
    accountId: row.teacherId,
    ...(reason === '' ? {} : { reason }),
  });
}

async function requestLook(
  db: PoolClient,
  row: Row,
  state: 'confirmed' | 'changed',
  at: Date,
): Promise<void> {
  const { policyVersion, level, enrolmentId } = row;
  const facts = { level, state, course: 'active', policyVersion, askedBefore: false } as const;
  await saveLevelLook(db, {
    enrolmentId,
    text: LOOK,
    decision: askAnotherLook(facts),
    by: row.accountId,
    at,
  });
}
