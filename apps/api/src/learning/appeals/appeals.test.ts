import { DAY, later, SECOND } from '@fasih/school/basics/instants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { MONDAY_MORNING, type TestApp } from '../../../test/start-test-app.ts';
import { beginWait, endWait } from '../../courses/enrolments/waits.ts';
import { doesExpiryWait } from './expiry-waits.ts';

let app: TestApp;
let one: RunningClass;
beforeAll(async () => {
  app = await startRules2School();
});
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  one = await aRunningClass(app);
});
afterAll(() => app.stop());

const family = () => one.families[0] as RunningClass['families'][number];

describe('the expiry of a course', () => {
  it('waits for the answer to an appeal or a refund request, and for 7 days after a forfeit', async () => {
    const { enrolmentId } = family();
    const waits = (at: Date) => doesExpiryWait(app.pool, enrolmentId, at);
    const now = app.clock.now();
    expect(await waits(now)).toBe(false);
    const { id } = meetingOf(one, 1);
    await beginWait(app.pool, { id, enrolmentId, kind: 'refund', answerBy: later(now, DAY) }, now);
    expect(await waits(now)).toBe(true);
    await endWait(app.pool, id, now);
    expect(await waits(now)).toBe(false);
    await app.pool.query(`update seat set state = 'absent', marked_at = $2 where meeting_id = $1`, [id, now]);
    expect([await waits(later(now, 7 * DAY)), await waits(later(now, 7 * DAY + SECOND))]).toEqual([
      true,
      false,
    ]);
  });
});
