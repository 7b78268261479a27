import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { freezeNumbers } from './freeze-numbers.ts';

const app = shared(startRules2School);

/** 300 one-to-one courses of twenty weekly meetings, written without the records around them. */
const FILL = [
  'set session_replication_role = replica',
  `insert into school_class (id, name, package_type, age_group, teacher_id, meetings, starts_on, state, created_at)
   select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'A', 'general_english', 'adult', uuidv7(), 20,
     '2026-11-03', 'active', now() from generate_series(1, 300) n`,
  `insert into meeting (class_id, number, teacher_id, during)
   select c.id, n, c.teacher_id, tstzrange(at, at + interval '1 hour') from school_class c, generate_series(1, 20) n,
     lateral (select '2026-11-03T02:00Z'::timestamptz + make_interval(weeks => n) as at where c.id is not null) t`,
  `insert into enrolment (id, order_id, learner_id, package_id, meetings, meetings_per_week, price_paid, policy_version, opened_at)
   select id, id, id, 103, 20, 2, 0, 1, now() from school_class`,
  `insert into seat (meeting_id, enrolment_id, learner_id, number, during, state)
   select id, class_id, class_id, number, during, 'planned' from meeting`,
  'analyze school_class, meeting, enrolment, seat',
];

it('the job that freezes numbers looks for meetings by their time, not through all seats of the school', async () => {
  const client = await app.pool.connect();
  try {
    for (const statement of FILL) await client.query(statement);
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
  app.clock.set(MONDAY_MORNING);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await freezeNumbers.run(app.services);
  const [text, values] = query.mock.calls[0] as unknown as [string, unknown[]];
  query.mockRestore();
  const { rows } = await app.pool.query(`explain (format json) ${text}`, values);
  const plan = JSON.stringify(rows[0]['QUERY PLAN']);
  expect(plan).toMatch(/meeting_open_start|meeting_times/);
  expect(plan).not.toContain('seat_enrolment_id_number_key');
});
