import { HOUR, later } from '@fasih/school/basics/instants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMail } from '../../../test/mail-server.ts';
import { aSchoolWithMail, type MailedClass, type SchoolWithMail } from '../../../test/school-with-mail.ts';
import { remindEarly, remindLast } from '../../learning/meetings/remind.ts';
import { sendDueMail } from '../mail/send-due.ts';

let school: SchoolWithMail;
let course: MailedClass;
beforeEach(async () => {
  school = await aSchoolWithMail();
  course = await school.opens();
});
afterEach(() => school.stop());

/**
 * Kills the database connection at this point, like a dying process: its transaction stays unfinished. Returns how to
 * stop doing so.
 */
async function diesAt(point: {
  table: string;
  on: string;
  atCommit?: boolean;
}): Promise<() => Promise<void>> {
  const { table, on, atCommit } = point;
  await school.app.pool.query(
    `create or replace function die() returns trigger language plpgsql as
     $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return new; end $$`,
  );
  await school.app.pool.query(
    atCommit
      ? `create constraint trigger dies after ${on} on ${table} deferrable initially deferred for each row execute function die()`
      : `create trigger dies after ${on} on ${table} for each row execute function die()`,
  );
  return async () => {
    await school.app.pool.query(`drop trigger dies on ${table}`);
  };
}

/** Points between the first write of moving a meeting and the end of its commit. */
const POINTS = [
  { table: 'meeting', on: 'update' },
  { table: 'meeting_change', on: 'insert' },
  { table: 'notification', on: 'insert' },
  { table: 'outbox', on: 'insert' },
  { table: 'audit_entry', on: 'insert' },
  { table: 'outbox', on: 'insert', atCommit: true },
];
const named = POINTS.map(
  (point) => [`${point.on} ${point.table}${point.atCommit ? ' at the commit' : ''}`, point] as const,
);

it('a reminder is not sent once its meeting has begun', async () => {
  const { start } = await course.meeting(3);
  school.app.clock.set(later(start, -HOUR / 2));
  await remindLast.run(school.app.services);
  const { rows } = await school.app.pool.query(
    `select extract(epoch from expires_at - created_at)::float as valid from outbox where params ->> 'kind' = 'reminder.hour'`,
  );
  expect(rows).toEqual([{ valid: 1800 }]);
  await school.app.pool.query('update outbox set expires_at = now() where expires_at is not null');
  expect(await school.delivered()).toEqual([]);
});

describe('a process that dies between writing and commit', () => {
  it.each(named)(
    'at %s: nothing happened and nobody was notified; repeated, it is notified once',
    async (_, point) => {
      const { id, start, version } = await course.meeting(4);
      const move = () =>
        school.ask('POST', `/meetings/${id}/move`, course.family, {
          start: later(start, 24 * HOUR).toISOString(),
          version,
        });
      const lives = await diesAt(point);
      expect((await move()).status).toBeGreaterThanOrEqual(500);
      await lives();
      expect(await school.delivered()).toEqual([]);
      expect((await school.noticesOf(course.family)).map(({ kind }) => kind)).toEqual(['class.assigned']);
      expect((await course.meeting(4)).start).toEqual(start);
      expect((await move()).status).toBe(200);
      expect((await school.delivered()).map(({ to }) => to).sort()).toEqual(
        [course.family.email, course.teacher.email].sort(),
      );
      expect((await school.noticesOf(course.family)).map(({ kind }) => kind)).toEqual([
        'meeting.moved',
        'class.assigned',
      ]);
    },
  );

  it.each(named.filter(([, { table }]) => !['meeting_change', 'audit_entry'].includes(table)))(
    'at %s: a reminder that was not written is written later, once',
    async (_, point) => {
      const { start } = await course.meeting(3);
      school.app.clock.set(later(start, -24 * HOUR));
      const lives = await diesAt(point);
      await expect(remindEarly.run(school.app.services)).rejects.toThrow();
      await lives();
      expect(await school.delivered()).toEqual([]);
      for (let n = 0; n < 3; n += 1) await remindEarly.run(school.app.services);
      expect((await school.delivered()).map(({ to }) => to)).toEqual([course.family.email]);
    },
  );
});

describe('a process that dies while sending', () => {
  /** Makes failed mails due at once, as they are after their delay. */
  const nextTry = () => school.app.pool.query('update outbox set next_try_at = now() where sent_at is null');
  /** The process that sent is known to be dead. */
  const leasesEnd = () => school.app.pool.query('update outbox set leased_until = now()');
  const cancels = async () => {
    const { id } = await course.meeting(2);
    await school.must('POST', `/meetings/${id}/cancel`, course.teacher, { reason: 'Sakit' });
  };

  it.each(['refuses', 'cuts'] as const)(
    'before the mail is taken (the server %s): it comes once',
    async (how) => {
      await cancels();
      school.mailServer.state[how] = true;
      await sendDueMail(school.app.services);
      school.mailServer.state[how] = false;
      await nextTry();
      expect(await school.delivered()).toHaveLength(1);
      await nextTry();
      expect(await school.delivered()).toEqual([]);
    },
  );

  it('between the server’s 250 and our record of it: the repeat has the same Message-ID', async () => {
    await cancels();
    const lives = await diesAt({ table: 'outbox', on: 'update of sent_at' });
    await expect(sendDueMail(school.app.services, { notePausesMs: [] })).rejects.toThrow();
    await lives();
    expect(await school.delivered()).toHaveLength(1);
    await leasesEnd();
    const mails = await school.delivered();
    expect(mails).toHaveLength(1);
    const ids = school.mailServer.received.slice(-2).map((one) => readMail(one).id);
    expect(ids[0]).toMatch(/^<.+@fasih>$/);
    expect(ids[1]).toBe(ids[0]);
    await nextTry();
    expect(await school.delivered()).toEqual([]);
  });

  it('at the commit of that record, too', async () => {
    await cancels();
    const lives = await diesAt({ table: 'outbox', on: 'update of sent_at', atCommit: true });
    await expect(sendDueMail(school.app.services, { notePausesMs: [] })).rejects.toThrow();
    await lives();
    await leasesEnd();
    const mails = await school.delivered();
    expect(new Set(mails.map(({ id }) => id)).size).toBe(1);
    expect(mails).toHaveLength(2);
    await nextTry();
    expect(await school.delivered()).toEqual([]);
  });

  it('different people and different notices have their own Message-IDs', async () => {
    const { id } = await course.meeting(2);
    await school.must('POST', `/meetings/${id}/cancel`, school.admin, { reason: 'Sakit' });
    const { id: another } = await course.meeting(3);
    await school.must('POST', `/meetings/${another}/cancel`, school.admin, { reason: 'Sakit' });
    const mails = await school.delivered();
    expect(mails).toHaveLength(4);
    expect(new Set(mails.map((mail) => mail.id)).size).toBe(4);
  });
});
