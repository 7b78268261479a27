import { DAY, later, MINUTE } from '@fasih/school/basics/instants';
import { LEVELS, type Level, labelOf, readLabel } from '@fasih/school/basics/levels';
import { askAnotherLook, type CheckPoints, decideLevel } from '@fasih/school/catalogue/policy/level';
import type { PoolClient } from 'pg';
import { saveLevelDecision, saveLevelLook } from '../../courses/enrolments/decide-level.ts';
import { setClassLevel } from '../../learning/classes/set-class-level.ts';
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
const OVERDUE_COUNT = 2;
/** Every n-th decided level is changed. */
const CHANGED_EVERY = 6;

/** Points of the speaking check that fit each level. */
const POINTS: Record<Level, CheckPoints[]> = {
  Beginner: [2, 1, 2],
  Intermediate: [3, 2, 3],
  Advanced: [4, 3, 4],
};
const REASON_HIGHER =
  'Saat berbicara, kalimatnya sudah panjang dan bersambung; bahan level ini terlalu mudah.';
const REASON_LOWER = 'Saat berbicara masih sering terhenti; kita kuatkan dasarnya lebih dulu.';
const LOOK_REQUEST = 'Menurut kami bahannya masih terlalu sulit. Mohon dilihat sekali lagi.';

/**
 * Decides the demo learners' levels at the end of their second meeting: most are confirmed, some changed, the last
 * ones stay overdue. One family requests another look.
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
  const decided = rows.slice(0, -OVERDUE_COUNT);
  const isChanged = (index: number) => index % CHANGED_EVERY === CHANGED_EVERY - 1;
  for (const [index, row] of decided.entries()) await decide(db, row, isChanged(index));
  const last = decided.length - 1;
  const requester = decided[last];
  if (!requester || requester.username === 'student') return;
  // At most a day ago, so that the answer is not overdue: it is due at the second meeting after the request.
  const at = requester.secondEnd > later(now, -DAY) ? now : later(now, -DAY);
  await requestLook(db, requester, isChanged(last) ? 'changed' : 'confirmed', at);
}

async function decide(db: PoolClient, row: Row, isChange: boolean): Promise<void> {
  const current = readLabel(row.level);
  if (!current) throw new Error(`a demo level that names no age group: ${row.level}`);
  const rank = LEVELS.indexOf(current.level);
  const target = isChange ? (LEVELS[rank + 1] ?? 'Intermediate') : current.level;
  const level = labelOf(current.group, target);
  const reason = !isChange ? '' : LEVELS.indexOf(target) > rank ? REASON_HIGHER : REASON_LOWER;
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
  if (isChange && row.capacity === 1) {
    await keepLevelOfMeetings(db, row.classId, row.level, at);
    await setClassLevel(db, row.classId, level);
  }
  await writeAudit(db, seedCall(at), {
    action: isChange ? 'level.changed' : 'level.confirmed',
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
    text: LOOK_REQUEST,
    decision: askAnotherLook(facts),
    by: row.accountId,
    at,
  });
}
