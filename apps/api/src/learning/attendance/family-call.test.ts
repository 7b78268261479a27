import { describe, expect, it } from 'vitest';
import { aClass, seatIn } from '../../../test/a-class.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { closeMeetings } from './jobs.ts';

const app = shared(startTestApp);

const close = () => closeMeetings.run(app.api.services);

describe('the call after three forfeits running', () => {
  const calls = async (enrolmentId: string) =>
    (
      await app.pool.query<{ ended: boolean }>(
        'select ended_at is not null as ended from family_call where enrolment_id = $1 order by opened_at',
        [enrolmentId],
      )
    ).rows.map(({ ended }) => (ended ? 'ended' : 'open'));
  /** Meetings one after the other: `-` nobody comes, `+` the learner is there. */
  async function aRun(marks: string) {
    const days = ['09', '10', '11', '12', '13', '16', '17'].slice(0, marks.length);
    const schoolClass = await aClass(app, { starts: days.map((day) => `2026-11-${day}T02:00:00Z`) });
    for (const [index, mark] of [...marks].entries()) {
      const seat = seatIn(app, schoolClass, index);
      seat.at(0);
      await seat.checkIn();
      if (mark === '+') await seat.mark();
      seat.at(61);
      await close();
    }
    return (index: number) => seatIn(app, schoolClass, index);
  }

  it('ends when a meeting that was attended is closed; another run asks for one call more', async () => {
    const { enrolmentId } = (await aRun('---+'))(3);
    expect(await calls(enrolmentId)).toEqual(['ended']);
    const again = (await aRun('---+---'))(6);
    expect(await calls(again.enrolmentId)).toEqual(['ended', 'open']);
  });

  it('ends when a forfeit of the run is waived, or corrected to present; a fourth forfeit asks for no other', async () => {
    const admin = await signedInAccount(app, 'admin');
    const seatOf = await aRun('----');
    const { enrolmentId, learnerId } = seatOf(3);
    expect(await calls(enrolmentId)).toEqual(['open']);
    const waive = (index: number) =>
      app.ask('POST', `/meetings/${seatOf(index).meetingId}/attendance/${learnerId}/waive`, {
        token: admin.token,
        body: { reason: 'Surat dokter' },
      });
    // Three are left, so it is still to be called.
    expect((await waive(0)).status).toBe(200);
    expect(await calls(enrolmentId)).toEqual(['open']);
    expect((await waive(1)).status).toBe(200);
    expect(await calls(enrolmentId)).toEqual(['ended']);
    const corrected = (await aRun('---'))(2);
    expect((await corrected.correct('present', 'Hadir', admin.token)).status).toBe(200);
    expect(await calls(corrected.enrolmentId)).toEqual(['ended']);
  });
});
