import { later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import { type Random, seededRandom } from '@fasih/school/basics/random';
import { decideClose, decideMark, type Span } from '@fasih/school/catalogue/policy/attendance';
import { decideCheckIn, paidMinutes } from '@fasih/school/catalogue/policy/check-in';
import type { Decision, Policy } from '@fasih/school/catalogue/policy/decision';
import type { SeatState } from '@fasih/school/catalogue/policy/seat';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { NewEvent } from '../../courses/balance/balance.ts';

type Past = {
  meetingId: string;
  teacherId: string;
  start: Date;
  end: Date;
  seatId: string;
  enrolmentId: string;
  policyVersion: number;
  accountId: string;
  number: number;
  /** Start of the teacher's next meeting. */
  nextStart: Date | null;
};

type HeldMeeting = {
  id: string;
  state: 'planned' | 'held' | 'missed';
  start: Date;
  end: Date;
  checked_in_at: Date;
  delay_minutes: number;
  paid_minutes: number | null;
  decision: Decision | null;
  note: string;
  homework: string;
  closed_at: Date | null;
};
type HeldSeat = {
  id: string;
  state: SeatState;
  marked_at: Date | null;
  marked_by: string | null;
  decision: Decision | null;
  start: Date;
  end: Date;
};

const NOTES = [
  'Lancar memperkenalkan diri. Bunyi "th" masih perlu dilatih.',
  'Sudah berani bertanya balik. Kosakata bagian ini dikuasai.',
  'Masih mencampur "do" dan "does"; kita ulang di awal pertemuan berikutnya.',
  'Membaca dengan suara keras makin percaya diri.',
  'Percakapan berjalan tanpa jeda panjang. Bagus sekali.',
  'Perlu mengulang bentuk lampau kata kerja tidak beraturan.',
];
const HOMEWORK = [
  'Kerjakan lembar latihan pertemuan ini, bagian A dan B.',
  'Rekam cerita satu menit tentang hari Anda, dalam bahasa Inggris.',
  'Tulis lima kalimat dengan kosakata baru.',
  '',
];

/**
 * Seeds check-in, mark and closing of every past meeting, decided by the product's rules with the times of
 * then. Four statements in total.
 */
export async function seedPastMeetings(db: PoolClient, now: Date): Promise<void> {
  const { rows } = await db.query<Past>(
    `select m.id as "meetingId", m.teacher_id as "teacherId", lower(m.during) as start, upper(m.during) as "end",
       s.id as "seatId", s.enrolment_id as "enrolmentId", e.policy_version as "policyVersion",
       l.account_id as "accountId", s.number,
       lead(lower(m.during)) over (partition by m.teacher_id order by lower(m.during)) as "nextStart"
     from meeting m join seat s on s.meeting_id = m.id join learner l on l.id = s.learner_id
       join enrolment e on e.id = s.enrolment_id
     where lower(m.during) <= $1 order by lower(m.during), m.id`,
    [now],
  );
  const meetings: HeldMeeting[] = [];
  const seats: HeldSeat[] = [];
  const events: { event: NewEvent; at: Date }[] = [];
  for (const past of rows) {
    const outcome = simulateMeeting(await readPolicy(db, past.policyVersion), past, now);
    meetings.push(outcome.meeting);
    seats.push(outcome.seat);
    events.push(...outcome.events);
  }
  await writeMeetings(db, meetings);
  await writeSeats(db, seats);
  await writeEvents(db, events);
}

function simulateMeeting(policy: Policy, past: Past, now: Date) {
  const random = seededRandom(`meeting:${past.start.toISOString()}:${past.number}`);
  const checkedInAt = checkInTime(past, random);
  const planned: Span = { start: past.start, end: past.end };
  const checkIn = decideCheckIn(
    policy,
    { span: planned, checkedInAt: null, open: true, freeAfter: past.nextStart },
    checkedInAt,
  );
  const span = { start: past.start, end: checkIn.end };
  const seatOf = { state: 'planned' as const, span, markedAt: null, enrolmentActive: true };
  const markAt = markTime(past, random);
  const marked = markAt !== null && markAt <= now ? decideMark(policy, seatOf, markAt) : null;
  const over = now > span.end;
  const events: { event: NewEvent; at: Date }[] = [];
  let state: SeatState = 'planned';
  let decision: Decision | null = null;
  let markedAt: Date | null = null;
  if (marked && (marked.outcome === 'present' || marked.outcome === 'late')) {
    state = marked.outcome;
    decision = marked;
    markedAt = markAt;
  }
  const closedAt = later(span.end, SECOND);
  const close = decideClose(policy, { state, span, toldLateAt: null, teacherCheckedIn: true }, closedAt);
  if (over && state === 'planned') {
    state = 'absent';
    decision = close;
    markedAt = closedAt;
  }
  if (decision && markedAt) {
    const kind = state === 'absent' ? ('forfeited' as const) : ('held' as const);
    events.push({
      event: {
        enrolmentId: past.enrolmentId,
        kind,
        meetings: -1,
        decision,
        source: `${kind}:${past.seatId}:2`,
      },
      at: markedAt,
    });
  }
  if (checkIn.outcome === 'owed') {
    events.push({
      event: {
        enrolmentId: past.enrolmentId,
        kind: 'owed_minutes',
        minutes: checkIn.delayMinutes,
        decision: plainDecision(checkIn),
        source: `owed_minutes:${past.seatId}`,
      },
      at: checkedInAt,
    });
  }
  const outcome = state === 'absent' ? ('forfeited' as const) : ('held' as const);
  const banked = checkIn.outcome === 'owed' ? checkIn.delayMinutes : 0;
  const written = random();
  const meeting: HeldMeeting = {
    id: past.meetingId,
    state: over ? (outcome === 'held' ? 'held' : 'missed') : 'planned',
    ...span,
    checked_in_at: checkedInAt,
    delay_minutes: checkIn.delayMinutes,
    paid_minutes: over ? paidMinutes(policy, { outcome, bankedDelayMinutes: banked }) : null,
    decision: over ? close : null,
    note: over && state !== 'absent' ? (NOTES[Math.floor(written * NOTES.length)] ?? '') : '',
    homework: over && state !== 'absent' ? (HOMEWORK[Math.floor(random() * HOMEWORK.length)] ?? '') : '',
    closed_at: over ? closedAt : null,
  };
  const seat: HeldSeat = {
    id: past.seatId,
    state,
    marked_at: markedAt,
    marked_by: state === 'present' || state === 'late' ? past.accountId : null,
    decision,
    ...span,
  };
  return { meeting, seat, events };
}

/** The decision without the additional fields of a check-in. */
function plainDecision({ outcome, rule, policyVersion, inputs, reason }: Decision): Decision {
  return { outcome, rule, policyVersion, inputs, reason };
}

function checkInTime({ start }: Past, random: Random): Date {
  const late = random() < 0.07;
  return later(start, late ? (2 + random() * 8) * MINUTE : -Math.floor(random() * 4 * MINUTE));
}

/** When the family marked, or null if nobody came. */
function markTime({ start }: Past, random: Random): Date | null {
  const luck = random();
  if (luck < 0.06) return null;
  if (luck < 0.15) return later(start, (16 + Math.floor(random() * 20)) * MINUTE);
  return later(start, Math.floor((-3 + random() * 12) * MINUTE));
}

async function writeMeetings(db: PoolClient, meetings: readonly HeldMeeting[]): Promise<void> {
  await db.query(
    `update meeting m set state = h.state, during = tstzrange(h.start, h."end"), checked_in_at = h.checked_in_at,
       delay_minutes = h.delay_minutes, paid_minutes = h.paid_minutes, decision = h.decision, note = h.note,
       homework = h.homework, closed_at = h.closed_at, reminded_day_for = h.start, reminded_hour_for = h.start,
       version = m.version + 1
     from jsonb_to_recordset($1) as h (id uuid, state text, start timestamptz, "end" timestamptz,
       checked_in_at timestamptz, delay_minutes smallint, paid_minutes smallint, decision jsonb, note text, homework text,
       closed_at timestamptz)
     where m.id = h.id`,
    [JSON.stringify(meetings)],
  );
}

async function writeSeats(db: PoolClient, seats: readonly HeldSeat[]): Promise<void> {
  await db.query(
    `update seat s set state = h.state, during = tstzrange(h.start, h."end"), marked_at = h.marked_at,
       marked_by = h.marked_by, decision = h.decision, version = s.version + 1
     from jsonb_to_recordset($1) as h (id uuid, state text, start timestamptz, "end" timestamptz, marked_at timestamptz,
       marked_by uuid, decision jsonb)
     where s.id = h.id`,
    [JSON.stringify(seats)],
  );
}

/** Inserts balance events in chronological order, as if written one by one. */
async function writeEvents(db: PoolClient, events: readonly { event: NewEvent; at: Date }[]): Promise<void> {
  const rows = events.map(({ event, at }) => ({
    enrolment_id: event.enrolmentId,
    kind: event.kind,
    meetings: event.meetings ?? 0,
    minutes: event.minutes ?? 0,
    decision: event.decision,
    source: event.source,
    at,
  }));
  await db.query(
    `insert into balance_event (enrolment_id, kind, meetings, minutes, decision, source, at)
     select enrolment_id, kind, meetings, minutes, decision, source, at
     from jsonb_to_recordset($1) as e (enrolment_id uuid, kind text, meetings integer, minutes integer, decision jsonb,
       source text, at timestamptz)
     order by at`,
    [JSON.stringify(rows)],
  );
}
