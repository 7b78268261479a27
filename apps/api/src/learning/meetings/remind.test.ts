import { DAY, HOUR, later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSchoolWithMail, type MailedClass, type SchoolWithMail } from '../../../test/school-with-mail.ts';
import { remindDayBefore, remindHourBefore } from './remind.ts';

let school: SchoolWithMail;
beforeEach(async () => {
  school = await aSchoolWithMail();
});
afterEach(() => school.stop());

/** Runs the reminders at an instant; returns the subjects and recipients of the mails sent. */
async function remindedAt(instant: Date): Promise<{ to: string; subject: string }[]> {
  school.app.clock.set(instant);
  await remindDayBefore.run(school.app.services);
  await remindHourBefore.run(school.app.services);
  return (await school.delivered()).map(({ to, subject }) => ({ to, subject }));
}

const moves = async (course: MailedClass, number: number, start: Date, who = course.family) => {
  const { id, version } = await course.meeting(number);
  await school.must('POST', `/meetings/${id}/move`, who, { start: start.toISOString(), version });
  await school.delivered();
};

describe('the reminder a day before', () => {
  it('is sent 24 hours before and not a second earlier, once, only to the family', async () => {
    const course = await school.opens();
    const { start } = await course.meeting(3);
    expect(await remindedAt(later(start, -24 * HOUR - SECOND))).toEqual([]);
    const day = [
      { to: course.family.email, subject: expect.stringMatching(/10 November 2026 pukul 09\.00 WIB$/) },
    ];
    expect(await remindedAt(later(start, -24 * HOUR))).toEqual(day);
    for (const hours of [24, 20, 2]) expect(await remindedAt(later(start, -hours * HOUR))).toEqual([]);
  });

  it('names the family’s time zone in its language', async () => {
    const course = await school.opens({ lang: 'en', zone: 'Asia/Jayapura' });
    const { start } = await course.meeting(3);
    expect(await remindedAt(later(start, -24 * HOUR))).toEqual([
      { to: course.family.email, subject: 'Reminder: meeting on Tuesday, 10 November 2026 at 11:00 WIT' },
    ]);
  });

  it('has day, date, time and zone in the mail, a day and an hour before', async () => {
    const indonesian = await school.opens();
    const english = await school.opens({ lang: 'en', zone: 'Asia/Jayapura' });
    const { start } = await indonesian.meeting(3);
    for (const ahead of [24 * HOUR, HOUR]) {
      school.app.clock.set(later(start, -ahead));
      await remindDayBefore.run(school.app.services);
      await remindHourBefore.run(school.app.services);
      const mails = await school.delivered();
      const textTo = (email: string) => mails.find(({ to }) => to === email)?.text;
      expect(textTo(indonesian.family.email)).toContain('Sekar: Selasa, 10 November 2026 pukul 09.00 WIB, ');
      expect(textTo(english.family.email)).toContain('Tuesday, 10 November 2026 at 11:00 WIT, with ');
    }
  });

  it('is sent again for a moved meeting, at its new time', async () => {
    const course = await school.opens();
    const { start } = await course.meeting(4);
    expect(await remindedAt(later(start, -24 * HOUR))).toHaveLength(1);
    const friday = later(start, DAY);
    await moves(course, 4, friday);
    expect(await remindedAt(later(start, -23 * HOUR))).toEqual([]);
    expect(await remindedAt(later(friday, -24 * HOUR))).toEqual([
      { to: course.family.email, subject: expect.stringMatching(/13 November 2026/) },
    ]);
    expect(await remindedAt(later(friday, -HOUR))).toHaveLength(1);
  });

  it('is sent once to each family of a group, and for two children of one family each by name', async () => {
    const course = await school.opens({ names: ['Sekar', 'Bagas'] });
    const [first, second] = course.families;
    const { start } = await course.meeting(3);
    expect((await remindedAt(later(start, -24 * HOUR))).map(({ to }) => to).sort()).toEqual(
      [first?.email, second?.email].sort(),
    );
    await school.app.pool.query('update learner set account_id = $1 where id = $2', [
      first?.accountId,
      second?.learnerId,
    ]);
    const next = await course.meeting(4);
    expect(await remindedAt(later(next.start, -24 * HOUR))).toHaveLength(2);
  });
});

describe('the reminder an hour before', () => {
  it('is sent once', async () => {
    const course = await school.opens();
    const { start } = await course.meeting(3);
    await remindedAt(later(start, -24 * HOUR));
    expect(await remindedAt(later(start, -HOUR - SECOND))).toEqual([]);
    expect(await remindedAt(later(start, -HOUR))).toEqual([
      { to: course.family.email, subject: 'Sebentar lagi: 09.00 WIB' },
    ]);
    expect(await remindedAt(later(start, -59 * MINUTE))).toEqual([]);
    expect(await remindedAt(start)).toEqual([]);
  });

  it('is the only one for a meeting planned within the last hour', async () => {
    const course = await school.opens();
    const { id, start } = await course.meeting(2);
    school.app.clock.set(later(start, -DAY - HOUR));
    await school.must('POST', `/meetings/${id}/cancel`, course.teacher, { reason: 'Sakit' });
    await school.delivered();
    // At 12:20 for 13:00 of the same day; the school may plan at short notice.
    const soon = later(start, 4 * HOUR);
    school.app.clock.set(later(soon, -40 * MINUTE));
    const { version } = await course.meeting(2);
    await school.must('POST', `/meetings/${id}/move`, school.admin, { start: soon.toISOString(), version });
    await school.delivered();
    const got = (await remindedAt(later(soon, -40 * MINUTE))).filter(({ subject }) =>
      /13[.]00/.test(subject),
    );
    expect(got).toEqual([{ to: course.family.email, subject: 'Sebentar lagi: 13.00 WIB' }]);
  });
});

describe('no reminder is sent', () => {
  it('for a meeting without a time', async () => {
    const course = await school.opens();
    const { id, start } = await course.meeting(3);
    await school.must('POST', `/meetings/${id}/excuse`, course.family, {
      learnerId: course.family.learnerId,
    });
    await school.delivered();
    expect(await remindedAt(later(start, -24 * HOUR))).toEqual([]);
    expect(await remindedAt(later(start, -HOUR))).toEqual([]);
  });

  it('for a stopped course, while the others of the group get one', async () => {
    const course = await school.opens({ names: ['Sekar', 'Bagas'] });
    await school.must('DELETE', `/learners/${course.family.learnerId}/consent`, course.family);
    await school.delivered();
    const { start } = await course.meeting(3);
    const other = course.families[1]?.email;
    expect((await remindedAt(later(start, -24 * HOUR))).map(({ to }) => to)).toEqual([other]);
    expect((await remindedAt(later(start, -HOUR))).map(({ to }) => to)).toEqual([other]);
  });

  it('twice if several processes run at the same moment', async () => {
    const course = await school.opens({ names: ['Sekar', 'Bagas'] });
    const { start } = await course.meeting(3);
    school.app.clock.set(later(start, -24 * HOUR));
    await Promise.all([1, 2, 3, 4].map(() => remindDayBefore.run(school.app.services)));
    expect(await school.delivered()).toHaveLength(2);
  });
});
