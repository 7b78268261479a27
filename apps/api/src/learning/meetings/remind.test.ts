import { DAY, HOUR, later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSchoolWithMail, type MailedClass, type SchoolWithMail } from '../../../test/school-with-mail.ts';
import { remindEarly, remindLast } from './remind.ts';

let school: SchoolWithMail;
beforeEach(async () => {
  school = await aSchoolWithMail();
});
afterEach(() => school.stop());

/** Runs the reminders at an instant; returns the subjects and recipients of the mails sent. */
async function remindedAt(instant: Date): Promise<{ to: string; subject: string }[]> {
  school.app.clock.set(instant);
  await remindEarly.run(school.app.services);
  await remindLast.run(school.app.services);
  return (await school.delivered()).map(({ to, subject }) => ({ to, subject }));
}

const moves = async (course: MailedClass, number: number, start: Date, who = course.family) => {
  const { id, version } = await course.meeting(number);
  await school.must('POST', `/meetings/${id}/move`, who, { start: start.toISOString(), version });
  await school.delivered();
};

/** 36 hours before nine in the morning is the night; the family learns of it at eight in the evening. */
const early = (start: Date) => later(start, -37 * HOUR);

describe('the first reminder', () => {
  it('is sent at eight of the evening 36 hours before, once, only to the family', async () => {
    const course = await school.opens();
    const { start } = await course.meeting(3);
    expect(await remindedAt(later(early(start), -SECOND))).toEqual([]);
    const day = [
      { to: course.family.email, subject: expect.stringMatching(/10 November 2026 pukul 09\.00 WIB$/) },
    ];
    expect(await remindedAt(early(start))).toEqual(day);
    for (const hours of [36.5, 24, 20, 2]) expect(await remindedAt(later(start, -hours * HOUR))).toEqual([]);
  });

  it('waits until it is day where the family lives', async () => {
    const course = await school.opens();
    const { start } = await course.meeting(3);
    for (const hours of [36, 30, 26.5]) expect(await remindedAt(later(start, -hours * HOUR))).toEqual([]);
    expect(await remindedAt(later(start, -26 * HOUR))).toHaveLength(1);
  });

  it('goes by the family’s time zone and language, and says until when it can be moved', async () => {
    const indonesian = await school.opens();
    const english = await school.opens({ lang: 'en', zone: 'Asia/Jayapura' });
    const { start } = await indonesian.meeting(3);
    const textsAt = async (instant: Date) => {
      school.app.clock.set(instant);
      await remindEarly.run(school.app.services);
      await remindLast.run(school.app.services);
      const mails = await school.delivered();
      return [indonesian, english].map(({ family }) => mails.find(({ to }) => to === family.email)?.text);
    };
    // Eight in the evening WIT is six WIB.
    const [none, first] = await textsAt(later(start, -39 * HOUR));
    expect(none).toBeUndefined();
    expect(first).toContain('for Sekar: Tuesday, 10 November 2026 at 11:00 WIT, with ');
    expect(first).toContain('It can be moved until Monday, 9 November 2026 at 11:00 WIT');
    const [own] = await textsAt(early(start));
    expect(own).toContain('untuk Sekar: Selasa, 10 November 2026 pukul 09.00 WIB, bersama ');
    expect(own).toContain(
      'Pertemuan ini masih bisa dipindahkan sampai Senin, 9 November 2026 pukul 09.00 WIB',
    );
    const last = await textsAt(later(start, -HOUR));
    expect(last[0]).toContain('Sekar: Selasa, 10 November 2026 pukul 09.00 WIB, ');
    expect(last[0]).toContain('Batas memindahkan atau meminta izin sudah lewat');
    expect(last[1]).toContain('Tuesday, 10 November 2026 at 11:00 WIT, with ');
  });

  it('is sent again for a moved meeting, at its new time, and not at its old one', async () => {
    const course = await school.opens();
    const { start } = await course.meeting(4);
    expect(await remindedAt(early(start))).toHaveLength(1);
    const friday = later(start, DAY + 4 * HOUR);
    await moves(course, 4, friday);
    expect(await remindedAt(later(start, -24 * HOUR))).toEqual([]);
    expect(await remindedAt(later(friday, -41 * HOUR))).toEqual([
      { to: course.family.email, subject: expect.stringMatching(/13 November 2026/) },
    ]);
    expect(await remindedAt(later(start, -HOUR))).toEqual([]);
    expect(await remindedAt(later(friday, -HOUR))).toHaveLength(1);
  });

  it('is not sent for a time that was told after it was due', async () => {
    const course = await school.opens();
    const { start } = await course.meeting(4);
    school.app.clock.set(later(start, -30 * HOUR));
    const soon = later(start, 4 * HOUR);
    await moves(course, 4, soon);
    expect(await remindedAt(later(soon, -30 * HOUR))).toEqual([]);
    expect(await remindedAt(later(soon, -HOUR))).toHaveLength(1);
  });

  it('is one message for a family with two learners, in one meeting or in two', async () => {
    const group = await school.opens({ names: ['Sekar', 'Bagas'] });
    const [first, second] = group.families;
    const other = await school.opens({ names: ['Ayu'] });
    const { start } = await group.meeting(3);
    expect((await remindedAt(early(start))).map(({ to }) => to).sort()).toEqual(
      [first?.email, second?.email, other.family.email].sort(),
    );
    await school.app.pool.query('update learner set account_id = $1 where id = any($2)', [
      first?.accountId,
      [second?.learnerId, other.family.learnerId],
    ]);
    const next = await group.meeting(4);
    school.app.clock.set(early(next.start));
    await remindEarly.run(school.app.services);
    const mails = await school.delivered();
    expect(mails.map(({ to }) => to)).toEqual([first?.email]);
    expect(mails[0]?.text).toMatch(/Pertemuan untuk [^:]*Ayu[^:]*:/);
    expect(mails[0]?.text.match(/12 November 2026 pukul 09\.00 WIB, bersama/g)).toHaveLength(2);
    expect(mails[0]?.text).toContain('Izin tidak hadir masih bisa diminta sampai');
    expect(mails[0]?.text).toMatch(/Ayu, [^:]*: .*masih bisa dipindahkan/);
  });
});

describe('the last reminder', () => {
  it('is sent once, an hour before', async () => {
    const course = await school.opens();
    const { start } = await course.meeting(3);
    await remindedAt(early(start));
    expect(await remindedAt(later(start, -HOUR - SECOND))).toEqual([]);
    expect(await remindedAt(later(start, -HOUR))).toEqual([
      { to: course.family.email, subject: 'Sebentar lagi: 09.00 WIB' },
    ]);
    expect(await remindedAt(later(start, -59 * MINUTE))).toEqual([]);
    expect(await remindedAt(start)).toEqual([]);
  });

  it('is sent the evening before an early lesson', async () => {
    const course = await school.opens();
    const { start } = await course.meeting(3);
    await school.app.pool.query(
      `with m as (update meeting set during = tstzrange(lower(during) - interval '2 hours', upper(during) - interval '2 hours')
         where lower(during) = $1 returning id, during) update seat set during = m.during from m where meeting_id = m.id`,
      [start],
    );
    await remindedAt(later(start, -38 * HOUR));
    expect(await remindedAt(later(start, -13 * HOUR - SECOND))).toEqual([]);
    expect(await remindedAt(later(start, -13 * HOUR))).toEqual([
      {
        to: course.family.email,
        subject: expect.stringMatching(/^Pengingat: .*10 November 2026 pukul 07\.00/),
      },
    ]);
    expect(await remindedAt(later(start, -2 * HOUR - MINUTE))).toEqual([]);
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
    expect(await remindedAt(early(start))).toEqual([]);
    expect(await remindedAt(later(start, -HOUR))).toEqual([]);
  });

  it('for a stopped course, while the others of the group get one', async () => {
    const course = await school.opens({ names: ['Sekar', 'Bagas'] });
    await school.must('DELETE', `/learners/${course.family.learnerId}/consent`, course.family);
    await school.delivered();
    const { start } = await course.meeting(3);
    const other = course.families[1]?.email;
    expect((await remindedAt(early(start))).map(({ to }) => to)).toEqual([other]);
    expect((await remindedAt(later(start, -HOUR))).map(({ to }) => to)).toEqual([other]);
  });

  it('twice if several processes run at the same moment', async () => {
    const course = await school.opens({ names: ['Sekar', 'Bagas'] });
    const { start } = await course.meeting(3);
    school.app.clock.set(early(start));
    await Promise.all([1, 2, 3, 4].map(() => remindEarly.run(school.app.services)));
    expect(await school.delivered()).toHaveLength(2);
  });
});
