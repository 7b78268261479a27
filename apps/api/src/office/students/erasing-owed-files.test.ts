import { DAY, later } from '@fasih/school/basics/instants';
import { expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { addOwedMeeting } from '../../learning/meetings/owed-meetings.ts';
import { eraseOnRequest } from './jobs.ts';

const app = shared(startTestApp);

it('erasing a learner of a group deletes the files of meetings owed to them, and no classmate’s', async () => {
  const admin = await signedInAccount(app, 'admin');
  const { classId, teacher, families } = await aRunningClass(app, { learners: 2, capacity: 2 });
  const decision = { outcome: 'granted' } as never;
  for (const [n, { enrolmentId }] of families.entries()) {
    const meetingId = await addOwedMeeting(app.pool, { enrolmentId, classId, decision });
    const key = `materials/owed-${n}.pdf`;
    await app.services.files.put(key, Buffer.from('%PDF-1.7'));
    await app.pool.query(
      `insert into material (class_id, number, owed_meeting_id, title, file_key, media_type, bytes, uploaded_by, created_at)
       values ($1, 21, $2, 'Catatan', $3, 'application/pdf', 8, $4, now())`,
      [classId, meetingId, key, teacher.accountId],
    );
  }
  await app.pool.query(
    `insert into material (class_id, number, title, file_key, media_type, bytes, uploaded_by, created_at)
     values ($1, 3, 'Kosakata', 'materials/shared.pdf', 'application/pdf', 8, $2, now())`,
    [classId, teacher.accountId],
  );
  const now = app.clock.now();
  await app.pool.query(
    `insert into erasure_request (learner_id, asked_by, asked_at, reason, due_at) values ($1, $2, $3, 'Diminta', $4)`,
    [families[0]?.learnerId, admin.accountId, later(now, -8 * DAY), later(now, -DAY)],
  );
  expect(await eraseOnRequest.run(app.services)).toBe(1);
  // None of the titles names anybody.
  const { rows } = await app.pool.query(
    'select file_key as key from material where class_id = $1 order by 1',
    [classId],
  );
  expect(rows.map(({ key }) => key)).toEqual(['materials/owed-1.pdf', 'materials/shared.pdf']);
  const kept = await Promise.all([0, 1].map((n) => app.services.files.exists(`materials/owed-${n}.pdf`)));
  expect(kept).toEqual([false, true]);
});
