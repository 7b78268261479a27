import { DAY, HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import type { Role } from '@fasih/school/basics/roles';
import { mayOpen, ROUTES, type RoutePattern } from '@fasih/school/routes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../../test/mail-server.ts';
import { aTeacher } from '../../../test/open-classes.ts';
import { aSchoolWithMail, type SchoolWithMail } from '../../../test/school-with-mail.ts';
import { closeMeetings, expireCourses, warnOfMissingTeachers } from '../../learning/attendance/jobs.ts';
import { eraseLearners } from '../../office/students/jobs.ts';

let school: SchoolWithMail;
beforeEach(async () => {
  school = await aSchoolWithMail();
});
afterEach(() => school.stop());

/** The one mail to a person; its link leads to a page that they may open. */
function only(mails: Mail[], who: { email: string }, role: Role): Mail {
  const own = mails.filter(({ to }) => to === who.email);
  expect(own.map(({ subject }) => subject)).toHaveLength(1);
  const mail = own[0] as Mail;
  const [action] = mail.paths;
  const patterns = Object.keys(ROUTES);
  // A static page has priority over a pattern.
  const page =
    patterns.find((pattern) => pattern === action) ??
    patterns.find((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(action ?? ''));
  expect([action, page && mayOpen(page as RoutePattern, role)]).toEqual([action, true]);
  expect(mail.subject + mail.text + mail.html).not.toMatch(/undefined|Invalid Date|NaN|\[object/);
  return mail;
}

const sentTo = (mails: Mail[]) => mails.map(({ to }) => to).sort();
const emails = (...people: { email: string }[]) => people.map(({ email }) => email).sort();

describe('a new class', () => {
  it('is announced to the family in its language and zone, with every meeting in the attached calendar', async () => {
    const course = await school.opens({ lang: 'en', zone: 'Asia/Makassar', keepNews: true });
    const mails = await school.delivered();
    expect(sentTo(mails)).toEqual(emails(course.family, course.teacher));
    const mail = only(mails, course.family, 'student');
    expect(mail.subject).toMatch(/^Sekar's class is ready: /);
    expect(mail.text).toContain('Tuesday, 3 November 2026 at 10:00 WITA');
    expect(mail.paths[0]).toBe(`/my-classes/${course.classId}`);
    // The same instants in the mail, its calendar, the page and the app's list.
    expect(mail.events).toHaveLength(20);
    expect(new Set(mail.events.map(({ uid }) => uid)).size).toBe(20);
    expect(mail.events.every(({ status }) => status === 'CONFIRMED')).toBe(true);
    expect(mail.events[0]?.description).toContain('10:00 WITA');
    expect(mail.events[0]?.url).toBe(`http://127.0.0.1:3000/my-classes/${course.classId}`);
    const page = await school.must('GET', `/my-classes/${course.classId}`, course.family);
    expect(mail.events.map(({ start, end }) => [start, end])).toEqual(
      page.meetings.map((one: { startsAt: string; endsAt: string }) => [one.startsAt, one.endsAt]),
    );
    expect(page.meetings[0].startsAt).toBe('2026-11-03T02:00:00.000Z');
    expect((await school.noticesOf(course.family))[0]?.params.startsAt).toBe(page.meetings[0].startsAt);
  });

  it('is announced to its teacher in Indonesian and the default zone, with a link to the teacher’s page', async () => {
    const course = await school.opens({ keepNews: true });
    const mail = only(await school.delivered(), course.teacher, 'teacher');
    expect(mail.subject).toMatch(/^Kelas baru untuk Anda: /);
    expect(mail.text).toMatch(/Selasa, 3 November 2026 pukul 09\.00 WIB/);
    expect(mail.paths[0]).toBe(`/teacher/classes/${course.classId}`);
    expect(mail.events).toHaveLength(20);
    expect(mail.events[0]?.url).toBe(`http://127.0.0.1:3000/teacher/classes/${course.classId}`);
  });

  it('of a group is one event per meeting for the teacher, with everybody in it', async () => {
    const course = await school.opens({ names: ['Sekar', 'Bagas'], keepNews: true });
    const mails = await school.delivered();
    const ofTeacher = only(mails, course.teacher, 'teacher');
    expect(new Set(ofTeacher.events.map(({ uid }) => uid)).size).toBe(20);
    expect(ofTeacher.events).toHaveLength(20);
    expect(ofTeacher.events[0]?.summary).toContain('Bagas, Sekar');
    for (const [n, name] of ['Sekar', 'Bagas'].entries()) {
      const mail = only(mails, course.families[n] as { email: string }, 'student');
      expect(mail.events.every(({ summary }) => summary.endsWith(name))).toBe(true);
    }
  });
});

describe('a meeting that changes', () => {
  it('moved: family and teacher read the old and the new time, and their calendars move it', async () => {
    const course = await school.opens({ zone: 'Asia/Jayapura', keepNews: true });
    const news = only(await school.delivered(), course.family, 'student');
    const { id, version } = await course.meeting(4);
    const start = '2026-11-13T03:00:00.000Z';
    await school.must('POST', `/meetings/${id}/move`, course.family, { start, version });
    const mails = await school.delivered();
    expect(sentTo(mails)).toEqual(emails(course.family, course.teacher));
    const mail = only(mails, course.family, 'student');
    expect(mail.subject).toBe('Jadwal baru: Jumat, 13 November 2026 pukul 12.00 WIT');
    expect(mail.text).toMatch(/dari Kamis, 12 November 2026 pukul 11\.00 WIT ke Jumat, 13 November 2026/);
    const before = news.events[3];
    expect(mail.events).toMatchObject([{ uid: before?.uid, start, status: 'CONFIRMED' }]);
    expect(mail.events[0]?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    const page = await school.must('GET', `/my-classes/${course.classId}`, course.family);
    expect(page.meetings[3]).toMatchObject({ startsAt: start, moved: true });
    const ofTeacher = only(mails, course.teacher, 'teacher');
    expect(ofTeacher.text).toMatch(/Jumat, 13 November 2026 pukul 10\.00 WIB/);
    expect(ofTeacher.events).toMatchObject([{ start }]);
  });

  it('excused: nothing is lost, with the last day to plan it; planned again it returns', async () => {
    const course = await school.opens({ keepNews: true });
    const news = only(await school.delivered(), course.family, 'student');
    const { id } = await course.meeting(5);
    await school.must('POST', `/meetings/${id}/excuse`, course.family, {
      learnerId: course.family.learnerId,
    });
    const mails = await school.delivered();
    expect(sentTo(mails)).toEqual(emails(course.family, course.teacher));
    const mail = only(mails, course.family, 'student');
    expect(mail.subject).toBe('Izin diterima: pertemuan Selasa, 17 November 2026 pukul 09.00 WIB');
    expect(mail.text).toContain('Jadwalkan lagi paling lambat Rabu, 3 Februari 2027');
    const was = news.events[4];
    expect(mail.events).toMatchObject([{ uid: was?.uid, start: was?.start, status: 'CANCELLED' }]);
    expect(only(mails, course.teacher, 'teacher').events).toMatchObject([{ status: 'CANCELLED' }]);
    const { version } = await course.meeting(5);
    const start = '2026-11-18T02:00:00.000Z';
    await school.must('POST', `/meetings/${id}/move`, course.family, { start, version });
    const again = only(await school.delivered(), course.family, 'student');
    expect(again.text).toMatch(/dijadwalkan oleh keluarga pada Rabu, 18 November 2026/);
    expect(again.events).toMatchObject([{ uid: was?.uid, start, status: 'CONFIRMED' }]);
    expect(again.events[0]?.sequence).toBeGreaterThan(mail.events[0]?.sequence ?? 0);
  });

  it('excused in a group: only this family and the teacher are notified; the meeting goes on for the others', async () => {
    const course = await school.opens({ names: ['Sekar', 'Bagas'], keepNews: true });
    const news = only(await school.delivered(), course.family, 'student');
    const { id } = await course.meeting(5);
    const { body } = await school.ask('POST', `/meetings/${id}/excuse`, course.family, {
      learnerId: course.family.learnerId,
    });
    const mails = await school.delivered();
    expect(sentTo(mails)).toEqual(emails(course.family, course.teacher));
    const mail = only(mails, course.family, 'student');
    expect(mail.events).toMatchObject([{ uid: news.events[4]?.uid, status: 'CANCELLED' }]);
    const ofTeacher = only(mails, course.teacher, 'teacher').events;
    expect(ofTeacher).toMatchObject([{ status: 'CONFIRMED' }]);
    expect(ofTeacher[0]?.summary).toMatch(/ · Bagas$/);
    const start = '2026-11-18T02:00:00.000Z';
    const { id: makeup, version } = body.meeting;
    await school.must('POST', `/meetings/${makeup}/move`, course.family, { start, version });
    const again = only(await school.delivered(), course.family, 'student');
    expect(again.events).toMatchObject([{ uid: news.events[4]?.uid, start, status: 'CONFIRMED' }]);
    expect(again.events[0]?.sequence).toBeGreaterThan(mail.events[0]?.sequence ?? 0);
  });

  it('cancelled by its teacher: the family reads why, and that the course is extended', async () => {
    const course = await school.opens({ lang: 'en' });
    const { id } = await course.meeting(2);
    await school.must('POST', `/meetings/${id}/cancel`, course.teacher, { reason: 'Demam tinggi' });
    const mails = await school.delivered();
    expect(sentTo(mails)).toEqual(emails(course.family));
    const mail = only(mails, course.family, 'student');
    expect(mail.subject).toBe('Cancelled: the meeting on Thursday, 5 November 2026 at 09:00 WIB');
    expect(mail.text).toContain('was cancelled by the teacher.');
    expect(mail.text).toContain('Reason: Demam tinggi');
    // 3 November plus three months, and 7 days for the cancelled meeting.
    expect(mail.text).toContain('until Wednesday, 10 February 2027');
    expect(mail.events).toMatchObject([{ status: 'CANCELLED', start: '2026-11-05T02:00:00.000Z' }]);
  });

  it('cancelled by the school: the teacher is notified, too', async () => {
    const course = await school.opens();
    const { id } = await course.meeting(2);
    await school.must('POST', `/meetings/${id}/cancel`, school.admin, { reason: 'Listrik padam' });
    const mails = await school.delivered();
    expect(sentTo(mails)).toEqual(emails(course.family, course.teacher));
    expect(only(mails, course.teacher, 'teacher').text).toContain('Alasan: Listrik padam');
  });

  it('held by a substitute: both teachers are notified; the meeting moves from one calendar to the other', async () => {
    const course = await school.opens();
    const other = await aTeacher(school.app);
    const { id } = await course.meeting(3);
    await school.must('PUT', `/meetings/${id}/teacher`, school.admin, {
      teacherId: other.accountId,
      reason: 'Cuti',
    });
    const mails = await school.delivered();
    expect(sentTo(mails)).toEqual(emails(course.family, course.teacher, other));
    const family = only(mails, course.family, 'student');
    expect(family.subject).toMatch(/^Guru pengganti: /);
    expect(family.text).toMatch(/, menggantikan .*Alasan: Cuti/s);
    const replaced = only(mails, course.teacher, 'teacher');
    expect(replaced.subject).toMatch(/ mengajar pertemuan Anda .*10 November 2026/);
    expect(replaced.text).toMatch(/menggantikan Anda\..*Alasan: Cuti/s);
    expect(replaced.events).toMatchObject([{ status: 'CANCELLED' }]);
    const substitute = only(mails, other, 'teacher');
    expect(substitute.subject).toMatch(/^Anda menjadi guru pengganti .*10 November 2026/);
    expect(substitute.text).toMatch(/Anda mengajar .*, menggantikan .*Alasan: Cuti/s);
    expect(substitute.events).toMatchObject([{ status: 'CONFIRMED', start: '2026-11-10T02:00:00.000Z' }]);
  });

  it('of a class that changes teacher or pauses: calendars follow for all of its meetings', async () => {
    const course = await school.opens();
    const other = await aTeacher(school.app);
    await school.must('PUT', `/classes/${course.classId}/teacher`, school.admin, {
      teacherId: other.accountId,
      version: 1,
    });
    const handed = await school.delivered();
    expect(sentTo(handed)).toEqual(emails(course.family, course.teacher, other));
    const gone = only(handed, course.teacher, 'teacher').events;
    expect([gone.length, ...new Set(gone.map(({ status }) => status))]).toEqual([20, 'CANCELLED']);
    const come = only(handed, other, 'teacher').events;
    expect([come.length, ...new Set(come.map(({ status }) => status))]).toEqual([20, 'CONFIRMED']);
    await school.must('POST', `/classes/${course.classId}/pause`, school.admin, {
      from: '2026-11-16',
      until: '2026-11-23',
      reason: 'Ujian sekolah',
    });
    const rests = only(await school.delivered(), course.family, 'student');
    expect(rests.text).toContain('dari Senin, 16 November 2026 sampai sebelum Senin, 23 November 2026');
    const cancelled = rests.events.filter(({ status }) => status === 'CANCELLED');
    expect(cancelled.map(({ start }) => start)).toEqual([
      '2026-11-17T02:00:00.000Z',
      '2026-11-19T02:00:00.000Z',
    ]);
    expect(rests.events).toHaveLength(20);
  });

  it('that is cancelled leaves calendars with the length of its course’s rules', async () => {
    await school.app.pool.query(
      `update policy_version set "values" = "values" || '{"meetingMinutes": 45}' where number = 1`,
    );
    const course = await school.opens();
    const { id, start } = await course.meeting(3);
    await school.must('POST', `/meetings/${id}/cancel`, school.admin, { reason: 'Listrik padam' });
    const mails = await school.delivered();
    for (const mail of [only(mails, course.family, 'student'), only(mails, course.teacher, 'teacher')])
      expect(mail.events).toMatchObject([
        {
          status: 'CANCELLED',
          start: start.toISOString(),
          end: later(start, 45 * MINUTE).toISOString(),
        },
      ]);
  });
});

describe('attendance', () => {
  it('an absence is notified with its reason, its correction with the teacher’s', async () => {
    const course = await school.opens({ zone: 'Asia/Makassar' });
    await school.holds(course, 1, { marks: false });
    const mail = only(await school.delivered(), course.family, 'student');
    expect(mail.subject).toBe('Sekar tidak hadir: Selasa, 3 November 2026 pukul 10.00 WITA');
    expect(mail.text).toContain('hangus');
    const [told] = await school.noticesOf(course.family);
    expect(told).toMatchObject({
      kind: 'attendance.forfeited',
      params: { reason: { key: 'close.forfeited' } },
    });
    const { id } = await course.meeting(1);
    await school.must('PUT', `/meetings/${id}/attendance/${course.family.learnerId}`, course.teacher, {
      status: 'present',
      reason: 'Hadir, ponselnya mati',
    });
    const corrected = only(await school.delivered(), course.family, 'student');
    expect(corrected.subject).toBe('Presensi diperbaiki: Sekar hadir');
    expect(corrected.text).toContain('Alasan: Hadir, ponselnya mati');
  });

  it('a first mark by the teacher is notified as recorded, not as corrected', async () => {
    const course = await school.opens();
    const { id, start } = await course.meeting(1);
    school.app.clock.set(later(start, HOUR / 2));
    await school.must('PUT', `/meetings/${id}/attendance/${course.family.learnerId}`, course.teacher, {
      status: 'present',
      reason: '',
    });
    const recorded = only(await school.delivered(), course.family, 'student');
    expect(recorded.subject).toBe('Presensi dicatat: Sekar hadir');
  });

  it('a late excuse is given as the reason of the absence', async () => {
    const course = await school.opens();
    const { id, start } = await course.meeting(1);
    school.app.clock.set(later(start, -2 * HOUR));
    await school.must('POST', `/meetings/${id}/excuse`, course.family, {
      learnerId: course.family.learnerId,
    });
    await school.holds(course, 1, { marks: false });
    const mail = only(await school.delivered(), course.family, 'student');
    expect((await school.noticesOf(course.family))[0]?.params).toMatchObject({
      reason: { key: 'close.toldLate' },
    });
    expect(mail.text).toMatch(/07\.00 WIB/);
  });

  it('minutes that the teacher was late are notified, and where they went', async () => {
    const course = await school.opens({ lang: 'en' });
    await school.holds(course, 1, { teacherLate: 7 });
    const mail = only(await school.delivered(), course.family, 'student');
    expect(mail.subject).toBe('The teacher was 7 minutes late');
    expect(mail.text).toContain('7 minutes were added at the end of the meeting');
  });

  it('a teacher who never came: the school apologises, and nothing is lost', async () => {
    const course = await school.opens();
    const { start } = await course.meeting(1);
    school.app.clock.set(later(start, 16 * MINUTE));
    await closeMeetings.run(school.app.services);
    const mails = await school.delivered();
    expect(sentTo(mails)).toEqual(emails(course.family, course.teacher));
    const toTeacher = mails.find(({ to }) => to === course.teacher.email);
    expect(toTeacher?.subject).toBe('Pertemuan Selasa, 3 November 2026 pukul 09.00 WIB dibatalkan sekolah');
    expect(toTeacher?.text).toContain('Anda belum mengisi presensi');
    expect(toTeacher?.text).not.toContain('Silakan pilih');
    const mail = only(mails, course.family, 'student');
    expect(mail.subject).toBe('Maaf, pertemuan Selasa, 3 November 2026 pukul 09.00 WIB dibatalkan sekolah');
    expect(mail.text).toContain('sampai Rabu, 10 Februari 2027');
    expect(mail.events).toMatchObject([{ status: 'CANCELLED' }]);
  });
});

describe('results', () => {
  it('a report and a certificate are announced when they are available', async () => {
    const course = await school.opens();
    await school.holds(course, 20);
    const scores = `/enrolments/${course.family.enrolmentId}/scores/20`;
    await school.must('PUT', scores, course.teacher, { score: 88 });
    await school.must('PUT', `/enrolments/${course.family.enrolmentId}/report`, course.teacher, {
      summary: 'Sekar bercerita dengan lancar.',
    });
    await school.delivered();
    await school.must('POST', `/enrolments/${course.family.enrolmentId}/report/publish`, course.teacher);
    await school.must('POST', `/enrolments/${course.family.enrolmentId}/report/publish`, course.teacher);
    const mails = (await school.delivered()).filter(({ to }) => to === course.family.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Laporan Sekar sudah siap',
      'Sertifikat Sekar sudah terbit',
    ]);
    for (const mail of mails) {
      only([mail], course.family, 'student');
      expect(mail.paths[0]).toBe('/certificates');
      expect(mail.text).not.toContain('bercerita');
    }
  });
});

describe('other notices', () => {
  it('a new class link: to the family, and to the teacher when the school set it', async () => {
    const course = await school.opens();
    const set = (who: { token: string }, zoom_link: string, version: number) =>
      school.must('PUT', `/classes/${course.classId}/link`, who, { zoom_link, zoom_room: '', version });
    const { version } = await set(course.teacher, 'https://zoom.us/j/81234567890', 1);
    const first = await school.delivered();
    expect(sentTo(first)).toEqual(emails(course.family));
    // The link itself opens 5 minutes before a meeting, on the page.
    expect(only(first, course.family, 'student').text).not.toContain('zoom.us');
    await set(school.admin, 'https://zoom.us/j/89999999999', version);
    expect(sentTo(await school.delivered())).toEqual(emails(course.family, course.teacher));
  });

  it('a missing teacher: to the teacher and every admin, once, with a link to today’s classes', async () => {
    const course = await school.opens();
    const { start } = await course.meeting(1);
    school.app.clock.set(later(start, 5 * MINUTE));
    for (let n = 0; n < 2; n += 1) await warnOfMissingTeachers.run(school.app.services);
    const mails = await school.delivered();
    expect(sentTo(mails)).toEqual(emails(school.admin, course.teacher));
    expect(only(mails, school.admin, 'admin').paths[0]).toBe('/class/management');
    expect(only(mails, course.teacher, 'teacher').paths[0]).toBe('/dashboard/teacher');
  });

  it('a refund request, with its amount, whatever is turned off', async () => {
    const course = await school.opens({ muted: ['reminders', 'attendance', 'reports'] });
    const refund = await school.must(
      'POST',
      `/enrolments/${course.family.enrolmentId}/refund`,
      course.family,
      {},
    );
    const mails = await school.delivered();
    expect(sentTo(mails)).toEqual(emails(course.family));
    const mail = only(mails, course.family, 'student');
    expect(mail.subject).toBe('Pengajuan pengembalian dana sudah kami terima');
    expect(mail.text.replaceAll(/\D/g, '')).toContain(String(refund.request.amount));
  });

  it('a waived absence, and a finished course', async () => {
    const course = await school.opens();
    await school.holds(course, 1, { marks: false });
    await school.delivered();
    const { id } = await course.meeting(1);
    await school.must('POST', `/meetings/${id}/attendance/${course.family.learnerId}/waive`, school.admin, {
      reason: 'Banjir',
    });
    const waived = only(await school.delivered(), course.family, 'student');
    expect(waived.subject).toBe('Satu pertemuan kembali untuk Sekar');
    expect(waived.text).toContain('Alasan: Banjir');
    // Long after the last day, even with 7 days for each meeting without its teacher.
    school.app.clock.set(later(school.app.clock.now(), 400 * DAY));
    while ((await closeMeetings.run(school.app.services)) > 0);
    await school.delivered();
    await expireCourses.run(school.app.services);
    const over = only(await school.delivered(), course.family, 'student');
    expect(over.subject).toMatch(/^Kursus .+ berakhir$/);
    expect(over.paths[0]).toBe('/certificates');
  });
});

describe('the language of an account’s mails', () => {
  it('is chosen with the other preferences, and stays where none is sent', async () => {
    const course = await school.opens();
    const choose = (body: object) => school.must('PUT', '/message-preferences', course.family, body);
    const chosen = { zone: null, muted: [], lang: 'en' };
    expect(await choose({ ...chosen, version: 0 })).toMatchObject({ ...chosen, version: 1 });
    expect(await choose({ zone: null, muted: [], version: 1 })).toMatchObject({ lang: 'en', version: 2 });
    const { id } = await course.meeting(2);
    await school.must('POST', `/meetings/${id}/cancel`, course.teacher, { reason: 'Sakit' });
    const mail = only(await school.delivered(), course.family, 'student');
    expect(mail.text).toContain('Hello');
    const refused = await school.ask('PUT', '/message-preferences', course.family, {
      ...chosen,
      lang: 'jv',
      version: 2,
    });
    expect(refused.status).toBe(400);
  });
});

describe('mails that somebody turned off', () => {
  const muted = ['reminders', 'attendance', 'reports'];

  it('are not sent, and are still listed in the app', async () => {
    const course = await school.opens({ muted });
    await school.holds(course, 1, { marks: false });
    expect(await school.delivered()).toEqual([]);
    expect(await school.noticesOf(course.family)).toMatchObject([
      { kind: 'attendance.forfeited' },
      { kind: 'class.assigned' },
    ]);
    const { body } = await school.ask('GET', '/notifications/unread', course.family);
    expect(body).toEqual({ unread: 2 });
  });

  it('about time and money are sent anyway, and say so', async () => {
    const course = await school.opens({ muted });
    const { id } = await course.meeting(2);
    await school.must('POST', `/meetings/${id}/cancel`, course.teacher, { reason: 'Sakit' });
    const cancelled = only(await school.delivered(), course.family, 'student');
    expect(cancelled.text).not.toContain('bagian Pesan dan kalender');
    for (const group of ['money', 'times', 'meetings']) {
      const refused = await school.ask('PUT', '/message-preferences', course.family, {
        zone: null,
        muted: [group],
        version: 1,
      });
      expect([refused.status, refused.body.code]).toEqual([400, 'common.invalid']);
    }
  });

  it('a mail that can be turned off says where', async () => {
    const course = await school.opens();
    await school.holds(course, 1, { marks: false });
    const mail = only(await school.delivered(), course.family, 'student');
    expect(mail.text).toContain('bagian Pesan dan kalender');
  });

  it('an inactive account receives none', async () => {
    const course = await school.opens();
    await school.app.pool.query('update account set active = false where id = $1', [course.family.accountId]);
    const { id } = await course.meeting(2);
    await school.must('POST', `/meetings/${id}/cancel`, course.teacher, { reason: 'Sakit' });
    expect(await school.delivered()).toEqual([]);
  });

  it('a preference changed on two devices at once is saved once; the other must reload', async () => {
    const course = await school.opens();
    const body = { zone: 'Asia/Jayapura', muted: [], version: 0 };
    const both = await Promise.all(
      [body, { ...body, zone: 'Asia/Makassar' }].map((one) =>
        school.ask('PUT', '/message-preferences', course.family, one),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the list in the app', () => {
  it('is one’s own, newest first, and is read one by one or all at once', async () => {
    const course = await school.opens({ names: ['Sekar', 'Bagas'] });
    const { id } = await course.meeting(2);
    await school.must('POST', `/meetings/${id}/cancel`, course.teacher, { reason: 'Sakit' });
    const [first = course.family, second = course.family] = course.families;
    const { data, total } = await school.must('GET', '/notifications', first);
    expect([total, data.map(({ kind }: { kind: string }) => kind)]).toEqual([
      2,
      ['meeting.cancelled', 'class.assigned'],
    ]);
    expect(data[0].params.learnerName).toBe('Sekar');
    // Others' notices stay unread, and invalid ids are ignored.
    await school.must('POST', '/notifications/read', second, { ids: [data[0].id, 'x'] });
    expect(await school.must('GET', '/notifications/unread', first)).toEqual({ unread: 2 });
    expect(await school.must('POST', '/notifications/read', first, { ids: [data[0].id] })).toEqual({
      unread: 1,
    });
    expect(await school.must('POST', '/notifications/read', first, {})).toEqual({ unread: 0 });
    expect(await school.must('GET', '/notifications/unread', second)).toEqual({ unread: 2 });
  });
});

describe('names of erased learners', () => {
  it('are removed from the lists and mails of family and teacher; others’ names stay', async () => {
    const course = await school.opens({ names: ['Sekar Rahasia', 'Bagas'], keepNews: true });
    const { id } = await course.meeting(2);
    await school.must('POST', `/meetings/${id}/cancel`, school.admin, { reason: 'Sakit' });
    await school.delivered();
    await school.must('DELETE', `/learners/${course.family.learnerId}/consent`, course.family);
    school.app.clock.set(later(school.app.clock.now(), 31 * DAY));
    await eraseLearners.run(school.app.services);
    for (const table of ['notification', 'outbox', 'seat', 'meeting', 'school_class', 'audit_entry']) {
      const { rows } = await school.app.pool.query(`select * from ${table} t where t::text like '%Rahasia%'`);
      expect([table, rows]).toEqual([table, []]);
    }
    const ofTeacher = await school.noticesOf(course.teacher);
    expect(ofTeacher.map(({ params }) => params.learnerName)).toEqual(['Bagas', 'Bagas']);
    expect((await school.noticesOf(course.families[1] as { accountId: string }))[0]?.params.learnerName).toBe(
      'Bagas',
    );
    const { rows } = await school.app.pool.query(
      `select params from outbox where account_id = $1 order by id`,
      [course.teacher.accountId],
    );
    expect(JSON.stringify(rows)).toContain('Bagas');
  });
});
