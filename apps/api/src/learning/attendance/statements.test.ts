import { describe, expect, it } from 'vitest';
import { aClass, seatIn } from '../../../test/a-class.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { countStatements } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);

async function aMeeting(learners = 1) {
  const taught = await aClass(app, { starts: ['2026-11-09T02:00:00Z'], learners });
  return { taught, ...seatIn(app, taught) };
}

describe('statements per call', () => {
  it('a mark costs three with the session check, and two if it exists', async () => {
    const warm = await aMeeting();
    warm.at(0);
    await warm.mark();
    const seat = await aMeeting();
    seat.at(0);
    expect(await countStatements(() => seat.mark())).toBe(3);
    expect(await countStatements(() => seat.mark())).toBe(2);
    expect(await countStatements(() => seat.read())).toBe(2);
    const token = seat.taught.teacher.token;
    expect(await countStatements(() => app.ask('GET', '/teacher/attendance', { token }))).toBe(2);
  });

  it('staff writes need at most ten between BEGIN and COMMIT, a waiver twelve', async () => {
    const admin = await signedInAccount(app, 'admin');
    const seat = await aMeeting();
    seat.at(7);
    await seat.mark();
    // Sign-in, BEGIN, ..., COMMIT; a correction reads the result afterwards.
    expect(await countStatements(() => seat.checkIn())).toBeLessThanOrEqual(13);
    expect(await countStatements(() => seat.correct('absent', 'Salah orang'))).toBeLessThanOrEqual(13);
    // One locks the class first, one asks for the family's question about the forfeit, which the waiver answers.
    expect(await countStatements(() => seat.waive(admin.token))).toBeLessThanOrEqual(15);
  });
});

describe('marks in the database', () => {
  it('change only columns without an index, so no index is rewritten', async () => {
    const { rows } = await app.pool.query<{ name: string }>(
      `select distinct a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = 'seat'::regclass`,
    );
    const changed = ['state', 'marked_at', 'marked_by', 'decision', 'version'];
    expect(rows.filter(({ name }) => changed.includes(name))).toEqual([]);
  });
});
