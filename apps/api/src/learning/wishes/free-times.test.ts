import { dayIn } from '@fasih/school/basics/instants';
import { weekdayOf } from '@fasih/school/catalogue/policy/validity';
import { expect, it } from 'vitest';
import { aTeacher, readyFamily } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { publishProfile } from '../../../test/teacher-profile.ts';

const app = shared(startTestApp);

/** A teacher with a published profile who works on weekdays from 8 to 17. */
async function aShownTeacher() {
  const teacher = await aTeacher(app);
  const words = { firstName: 'Nadia', languages: ['id'], qualification: '', wordsId: 'a', wordsEn: 'b' };
  await publishProfile(app, teacher, { ...words, withPhoto: false });
  return teacher;
}

type Time = { start: string; end: string; suits: string };
const timesOf = (
  of: { enrolmentId: string; token: string },
  teacher: { accountId: string },
  token = of.token,
) => app.ask('GET', `/enrolments/${of.enrolmentId}/teachers/${teacher.accountId}/free-times`, { token });

it('a family that has paid sees the next three free times inside its wishes, and no others', async () => {
  const teacher = await aShownTeacher();
  const family = await readyFamily(app);
  const before: Time[] = (await timesOf(family, teacher)).body.times;
  expect(before).toHaveLength(3);
  expect(before.every(({ suits }) => suits === 'other')).toBe(true);
  const possible = [{ weekday: 2, from: 900, to: 1020 }];
  const wishes = { possible, preferred: [], earliestStart: null, periods: [], teacherIds: [], goal: null };
  const saved = await app.ask('PUT', `/enrolments/${family.enrolmentId}/wishes`, {
    token: family.token,
    body: { ...wishes, version: 0 },
  });
  expect(saved.status).toBe(200);
  const { body } = await timesOf(family, teacher);
  expect(body.times).toHaveLength(3);
  for (const { start, end, suits } of body.times as Time[]) {
    expect([weekdayOf(dayIn(new Date(start))), suits]).toEqual([2, 'possible']);
    expect(start.slice(11, 16) >= '08:00' && end.slice(11, 16) <= '10:00').toBe(true);
  }
  // A day away, and hours that another class took, are not free.
  await app.pool.query(
    `insert into availability_exception (teacher_id, day, kind, minutes)
     select $1, d::date, 'away', '[0,1440)' from unnest($2::text[]) d`,
    [teacher.accountId, ['2026-11-03', '2026-11-10']],
  );
  expect((await timesOf(family, teacher)).body.times).toEqual([]);
});

it('free times are refused of a teacher whom the family may not choose, to others, and while the course is stopped', async () => {
  const [teacher, unseen] = [await aShownTeacher(), await aShownTeacher()];
  await app.pool.query('delete from teacher_clearance where teacher_id = $1', [unseen.accountId]);
  const [family, stranger] = [await readyFamily(app), await readyFamily(app)];
  expect((await timesOf(family, unseen)).status).toBe(404);
  expect((await timesOf(family, teacher, stranger.token)).status).toBe(404);
  const admin = await signedInAccount(app, 'admin');
  expect((await timesOf(family, teacher, admin.token)).status).toBe(403);
  await app.pool.query(`update enrolment set state = 'suspended' where id = $1`, [family.enrolmentId]);
  expect((await timesOf(family, teacher)).body.code).toBe('wishes.courseOver');
});
