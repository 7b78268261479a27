import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { later, MINUTE } from '@fasih/school/basics/instants';
import { describe, expect, it } from 'vitest';
import { aMailServer } from '../../../test/mail-server.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { buildApp } from '../../app.ts';
import { sendDueMail } from '../../messaging/mail/send-due.ts';
import { createPool } from '../../platform/db/pool.ts';
import { forgetOtherJobs, noteRuns } from '../../platform/jobs/note-runs.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';

const post = shared(aMailServer);
const app = shared(() => startTestApp({ env: { SMTP_URL: post.url } }));
const admin = shared(() => signedInAccount(app, 'admin'));

const health = async () => (await app.ask('GET', '/settings/health', { token: admin.token })).body;
const stateOf = async (what: string) =>
  (await health()).lines.find((line: { what: string }) => line.what === what).state;
const metrics = async () => (await app.fastify.inject('/metrics')).body;

describe('the health of a school', () => {
  it('says what runs and what is not set up', async () => {
    const { facts, lines } = await health();
    expect(facts).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      migration: expect.stringMatching(/^\d{4}-.*\.sql$/),
      database: { version: expect.stringMatching(/^1[5-8]/), maxConnections: expect.any(Number) },
      oldestUnposted: null,
      filesWork: true,
      backup: { isSetUp: false, lastAt: null, drill: null },
    });
    expect(facts.database.bytes).toBeGreaterThan(1_000_000);
    expect(lines.filter((line: { state: string }) => line.state !== 'good')).toEqual([
      { what: 'backup', state: 'watch' },
      { what: 'drill', state: 'watch' },
    ]);
  });

  it('counts what jobs could not handle, and what is missing in the books', async () => {
    await app.pool.query(
      `insert into job_set_aside (job, record_id, fault, since, next_try_at)
       values ('finance.post', gen_random_uuid(), '22003', now(), now()), ('placement.score', gen_random_uuid(), 'x', now(), now())`,
    );
    const { facts } = await health();
    expect([facts.setAside, facts.setAsidePostings]).toEqual([2, 1]);
    expect([await stateOf('jobs'), await stateOf('postings')]).toEqual(['watch', 'bad']);
    await app.pool.query('delete from job_set_aside');
  });

  it('knows of each job when it was last through, and how late it is', async () => {
    const note = noteRuns(app.pool);
    const run = async () => 0;
    const jobs: Job[] = [
      { name: 'mail.send', everyMs: 1000, run },
      { name: 'backup.drill', everyMs: 60_000, mayTakeMs: 3_600_000, run },
      { name: 'accounts.tidy', everyMs: 1000, run },
    ];
    for (const job of jobs) await note(job);
    await app.pool.query(`update job_run set done_at = now() - interval '40 minutes'`);
    // Noted once a minute at most.
    for (const job of jobs) await note(job);
    await forgetOtherJobs(app.pool, jobs.slice(0, 2));
    expect((await health()).facts.jobs).toEqual([
      { name: 'mail.send', doneAt: expect.any(String), lateSeconds: expect.closeTo(2339, -2) },
      { name: 'backup.drill', doneAt: expect.any(String), lateSeconds: 0 },
    ]);
    expect(await stateOf('jobs')).toBe('bad');
    expect(await metrics()).toMatch(/^fasih_job_late_seconds\{work="mail\.send"\} 2[34]\d\d$/m);
    await noteRuns(app.pool)({ name: 'mail.send', everyMs: 1000, run });
    expect(await stateOf('jobs')).toBe('good');
  });

  it('knows what the last drill and the last check of the books found', async () => {
    await app.pool.query(
      `insert into backup_run (kind, started_at, seen_at, ended_at, ok, found)
       values ('drill', now(), now(), now(), false, '{"problems": ["orders: 3 rows differ"]}')`,
    );
    await app.pool.query(
      `insert into books_check (day, checked_at, owed, unearned, findings)
       values (current_date, now(), 1, 2, '[{"kind": "unearned", "owed": 1, "booked": 2}]')`,
    );
    const { facts } = await health();
    expect(facts.backup.drill).toMatchObject({ ok: false, problems: ['orders: 3 rows differ'] });
    expect(facts.books.findings).toBe(1);
    expect(await stateOf('books')).toBe('bad');
    await app.pool.query('delete from backup_run; delete from books_check');
  });

  it('sends whoever asks a test mail, one a minute, and says how long mails wait', async () => {
    const send = () => app.ask('POST', '/settings/health/test-mail', { token: admin.token, lang: 'en' });
    expect((await send()).status).toBe(200);
    await send();
    await app.pool.query(`update outbox set created_at = $1 where kind = 'health.test'`, [
      later(new Date(), -90 * MINUTE),
    ]);
    expect(await stateOf('mail')).toBe('bad');
    await sendDueMail(app.services);
    expect(post.received.length).toBeGreaterThanOrEqual(1);
    expect(await stateOf('mail')).toBe('good');
    const { rows } = await app.pool.query(
      `select count(*)::int as entries from audit_entry where action = 'mail.tested'`,
    );
    expect(rows[0].entries).toBe(2);
  });

  it('is measured too, and every rule for alerts names a figure that there is', async () => {
    const body = await metrics();
    expect(body).toMatch(/^fasih_version\{version="[^"]+",migration="\d{4}-[^"]+"\} 1$/m);
    expect(body).toMatch(/^fasih_database_bytes \d{7,}$/m);
    expect(body).toMatch(/^fasih_files_work 1$/m);
    const rules = readFileSync(join(import.meta.dirname, '../../../../../deploy/alerts.yml'), 'utf8');
    const backups = readFileSync(join(import.meta.dirname, '../../platform/backup/gauges.ts'), 'utf8');
    const named = [...new Set(rules.match(/\b(?:fasih_|clock_|http_request_)[a-z_]+/g))];
    expect(named.length).toBeGreaterThan(10);
    expect(
      named.filter(
        (name) => !body.includes(`${name} `) && !body.includes(`${name}{`) && !backups.includes(name),
      ),
    ).toEqual([]);
  });
});

it('is measured also while the pool of the calls has no connection left', async () => {
  const url = app.pool.options.connectionString ?? '';
  const healthPool = createPool({ url, applicationName: 'health', max: 1 });
  const served = await buildApp({ ...app.services, config: app.config, healthPool });
  const { pool } = app;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const body = (await served.fastify.inject('/metrics')).body;
  for (const one of taken) one.release();
  expect(body).toMatch(/^fasih_database_bytes \d{7,}$/m);
  await served.fastify.close();
  await healthPool.end();
});
