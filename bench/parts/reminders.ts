import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../../apps/api/src/platform/db/pool.ts';
import { aMailServer, type MailServer } from '../../apps/api/test/mail-server.ts';
import { freePort } from '../../scripts/free-port.ts';
import type { Figure } from '../report.ts';
import { openRunningMeetings } from '../running-meetings.ts';
import { joinDatabase, startSchool } from '../school.ts';

/** Families with a lesson tomorrow; `BENCH_REMINDERS` for fewer. */
const REMINDERS = Number(process.env.BENCH_REMINDERS ?? 100_000);
/** How long the mail server thinks about each mail. */
const ANSWER_MS = 100;
/** 09:00 in Jakarta: an hour at which families are reminded, so that the figure is the same at night. */
const MORNING = '2026-11-25T02:00:00Z';
const LIMIT_MIN = 30;
const TIMEOUT_MS = 3 * LIMIT_MIN * 60_000;

/** From a hundred thousand lessons that lie 35 hours ahead to the last family's reminder at the mail server. */
export async function measure(): Promise<Figure[]> {
  const server = await aMailServer(await freePort());
  server.state.answers = () => sleep(ANSWER_MS);
  const school = await startSchool({ env: { SMTP_URL: server.url, DEMO_NOW: MORNING } });
  const database = await joinDatabase(school);
  const pool = createPool({ url: database.url, max: 1, answerWithinMs: 0, applicationName: 'fasih-bench' });
  try {
    await openRunningMeetings(pool, REMINDERS, 'reminded');
    await pool.query('delete from outbox');
    const began = performance.now();
    await makeDue(pool);
    const writtenS = await untilWritten(pool, began);
    await untilSent(server, began);
    const sentS = (performance.now() - began) / 1000;
    const to = server.received.map((mail) => mail.to).filter((address) => address.includes('.reminded.'));
    return [
      { name: `${REMINDERS} reminders written`, value: writtenS / 60, unit: 'min' },
      {
        name: `${REMINDERS} reminders sent, a server of ${ANSWER_MS} ms`,
        value: sentS / 60,
        unit: 'min',
        limit: { atMost: LIMIT_MIN },
        note: `${(to.length / sentS).toFixed(0)} mails/s`,
      },
      { name: 'reminded twice', value: to.length - new Set(to).size, unit: '', limit: { exactly: 0 } },
    ];
  } finally {
    await pool.end();
    await database.stop();
    await school.stop();
    await server.stop();
  }
}

/** The second meeting of each class comes near, as the calendar would bring it. */
async function makeDue(pool: Pool): Promise<void> {
  await pool.query(
    `with due as (
       update meeting m set during = tstzrange(at.start, at.start + interval '1 hour')
       from school_class c, (select timestamptz '${MORNING}' + interval '35 hours' as start) at
       where c.id = m.class_id and c.name = 'Kelas reminded' and m.number = 2 returning m.id, m.during
     )
     update seat set during = due.during from due where seat.meeting_id = due.id`,
  );
}

async function untilWritten(pool: Pool, began: number): Promise<number> {
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from notification n join account a on a.id = n.account_id
       where n.kind = 'reminder.day' and a.username like 'student.reminded.%'`,
    );
    if ((rows[0]?.n ?? 0) >= REMINDERS) return (performance.now() - began) / 1000;
    await patiently(began, `${rows[0]?.n} of ${REMINDERS} reminders are written`);
  }
}

async function untilSent(server: MailServer, began: number): Promise<void> {
  while (server.received.length < REMINDERS)
    await patiently(began, `${server.received.length} of ${REMINDERS} reminders were sent`);
}

async function patiently(began: number, state: string): Promise<void> {
  if (performance.now() - began > TIMEOUT_MS) throw new Error(state);
  await sleep(1000);
}
