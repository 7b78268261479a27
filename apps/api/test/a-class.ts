import { later, MINUTE } from '@fasih/school/basics/instants';
import { noticeKindsTo } from './notices.ts';
import { type Family, placedFamily, signedInAccount } from './placed-people.ts';
import type { Answer, TestApp } from './start-test-app.ts';

export type Taught = {
  classId: string;
  teacher: { accountId: string; token: string };
  families: Family[];
  /** In planned order. */
  meetings: { id: string; start: Date; end: Date }[];
};

export type ClassPlan = {
  package?: string;
  /** Starts of the planned meetings; an hour each. */
  starts: string[];
  learners?: number;
  capacity?: number;
  lastDay?: string;
  teacher?: { accountId: string; token: string };
};

/** A running class: families with paid places, a teacher, and planned meetings with all seats. */
export async function aClass(app: TestApp, plan: ClassPlan): Promise<Taught> {
  const teacher = plan.teacher ?? (await signedInAccount(app, 'teacher'));
  const families: Family[] = [];
  for (let n = 0; n < (plan.learners ?? 1); n += 1) {
    const learnerName = ['Sekar', 'Bagas', 'Dewi', 'Arka'][n] ?? `Siswa ${n}`;
    families.push(
      await placedFamily(app, [{ package: plan.package ?? 'general-english-kids', learnerName }]),
    );
  }
  const places = families.map(({ places }) => places[0] as Family['places'][number]);
  await app.pool.query(
    `insert into balance_event (enrolment_id, kind, meetings, source, at)
     select id, 'bought', meetings, 'order.paid:' || order_id, opened_at from enrolment where id = any($1)`,
    [places.map(({ enrolmentId }) => enrolmentId)],
  );
  const startsOn = (plan.starts[0] ?? '').slice(0, 10);
  await app.pool.query('update enrolment set starts_on = $2, last_day = $3 where id = any($1)', [
    places.map(({ enrolmentId }) => enrolmentId),
    startsOn,
    plan.lastDay ?? '2027-02-02',
  ]);
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into school_class (name, package_type, category, age_group, teacher_id, capacity, meetings, starts_on, created_at)
     values ('Kelas Melati', 'general_english', 'kids', 'kids', $1, $2, 20, $3, now()) returning id`,
    [teacher.accountId, plan.capacity ?? Math.max(1, places.length), startsOn],
  );
  const classId = rows[0]?.id ?? '';
  const meetings: Taught['meetings'] = [];
  for (const [index, text] of plan.starts.entries()) {
    const start = new Date(text);
    const end = later(start, 60 * MINUTE);
    const made = await app.pool.query<{ id: string }>(
      `insert into meeting (class_id, number, teacher_id, during) values ($1, $2, $3, tstzrange($4, $5)) returning id`,
      [classId, index + 1, teacher.accountId, start, end],
    );
    const id = made.rows[0]?.id ?? '';
    for (const { enrolmentId, learnerId } of places) {
      await app.pool.query(
        `insert into seat (meeting_id, enrolment_id, learner_id, number, during)
         values ($1, $2, $3, $4, tstzrange($5, $6))`,
        [id, enrolmentId, learnerId, index + 1, start, end],
      );
    }
    meetings.push({ id, start, end });
  }
  for (const { enrolmentId, learnerId } of places) {
    await app.pool.query(
      'insert into class_member (class_id, enrolment_id, learner_id, joined_at) values ($1, $2, $3, now())',
      [classId, enrolmentId, learnerId],
    );
  }
  return { classId, teacher, families, meetings };
}

/** The seat of a learner in a meeting (both indexes from 0), with the calls that people make there. */
export function seatIn(app: TestApp, taught: Taught, meeting = 0, learner = 0) {
  const family = taught.families[learner] as Family;
  const place = family.places[0] as Family['places'][number];
  const { id: meetingId, start } = taught.meetings[meeting] as Taught['meetings'][number];
  const path = `/meetings/${meetingId}/attendance/${place.learnerId}`;
  return {
    ...place,
    family,
    meetingId,
    path,
    /** Sets the school's clock to so many minutes and seconds after the start. */
    at(minutes: number, seconds = 0) {
      app.clock.set(new Date(start.getTime() + (minutes * 60 + seconds) * 1000));
    },
    read: (token = family.token): Promise<Answer> => app.ask('GET', path, { token }),
    mark: (token = family.token): Promise<Answer> => app.ask('PUT', path, { token, body: {} }),
    correct: (status: string, reason?: string, token = taught.teacher.token): Promise<Answer> =>
      app.ask('PUT', path, { token, body: { status, ...(reason === undefined ? {} : { reason }) } }),
    checkIn: (token = taught.teacher.token): Promise<Answer> =>
      app.ask('POST', `/meetings/${meetingId}/check-in`, { token }),
    waive: (token: string, reason = 'Sakit'): Promise<Answer> =>
      app.ask('POST', `${path}/waive`, { token, body: { reason } }),
    /** The balance events after the purchase, e.g. `held -1`. */
    async events(): Promise<string[]> {
      const { rows } = await app.pool.query<{
        kind: string;
        meetings: number;
        minutes: number;
        days: number;
      }>(
        `select kind, meetings, minutes, days from balance_event where enrolment_id = $1 and kind <> 'bought' order by number`,
        [place.enrolmentId],
      );
      return rows.map(({ kind, meetings, minutes, days }) =>
        [kind, meetings && signed(meetings), minutes && `${signed(minutes)} min`, days && `${signed(days)} d`]
          .filter(Boolean)
          .join(' '),
      );
    },
    /** Kinds of the notices the family got, oldest first. */
    noticeKinds: (): Promise<string[]> => noticeKindsTo(app, family),
  };
}

const signed = (n: number) => (n > 0 ? `+${n}` : String(n));
