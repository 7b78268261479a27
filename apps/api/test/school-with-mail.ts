import { later, MINUTE } from '@fasih/school/basics/instants';
import { closeMeetings } from '../src/learning/attendance/jobs.ts';
import { sendDueMail } from '../src/messaging/mail/send-due.ts';
import { aMailServer, type Mail, type MailServer, readMail } from './mail-server.ts';
import { aTeacher, openedClass, type Placed, readyFamily, type Teacher } from './open-classes.ts';
import { signedInAccount } from './placed-people.ts';
import { type Answer, bodyOf, MONDAY_MORNING, startTestApp, type TestApp } from './start-test-app.ts';

export type Meeting = { id: string; number: number; start: Date; version: number };

export type MailedClass = {
  classId: string;
  teacher: Teacher;
  /** One family per learner; the first one. */
  family: Placed;
  families: Placed[];
  /** The series' meeting as it is now. */
  meeting(number: number): Promise<Meeting>;
};

export type SchoolWithMail = {
  app: TestApp;
  mailServer: MailServer;
  admin: { accountId: string; token: string; email: string };
  /** A class on Tuesdays and Thursdays at nine from 3 November 2026 on; it is the day before. */
  opens(people?: {
    names?: string[];
    /** Of the families. */
    lang?: 'id' | 'en';
    zone?: string;
    muted?: string[];
    /** Keep the mails about the opening itself; otherwise they are sent and dropped. */
    keepNews?: boolean;
  }): Promise<MailedClass>;
  /** Sends what is due; the mails that came since the last time, for everybody. */
  delivered(): Promise<Mail[]>;
  ask(method: string, path: string, who: { token: string }, body?: unknown): Promise<Answer>;
  /** Like `ask`, but throws on a refusal. */
  must(method: string, path: string, who: { token: string }, body?: unknown): Promise<Answer['body']>;
  /** The notices of a person, newest first. */
  noticesOf(who: { accountId: string }): Promise<{ kind: string; params: Record<string, string> }[]>;
  /** The teacher comes so many minutes after the start; a minute after the end the school closes the meeting. */
  holds(
    course: MailedClass,
    number: number,
    options?: { teacherLate?: number; marks?: boolean },
  ): Promise<void>;
  stop(): Promise<void>;
};

/** A school whose mails go to a real mail server, one after the other, so that tests know their order. */
export async function aSchoolWithMail(): Promise<SchoolWithMail> {
  const mailServer = await aMailServer();
  const app = await startTestApp({ env: { SMTP_URL: mailServer.url, SMTP_CONNECTIONS: '1' } });
  const admin = await signedInAccount(app, 'admin');
  let read = 0;

  const ask: SchoolWithMail['ask'] = (method, path, { token }, body) =>
    app.ask(method, path, { token, ...(body === undefined ? {} : { body }) });
  const must: SchoolWithMail['must'] = async (method, path, who, body) =>
    bodyOf(await ask(method, path, who, body));
  async function delivered(): Promise<Mail[]> {
    while ((await sendDueMail(app.services)) > 0);
    const fresh = mailServer.received.slice(read);
    read = mailServer.received.length;
    return fresh.map((one) => readMail(one));
  }

  return {
    app,
    mailServer,
    admin,
    delivered,
    ask,
    must,
    async opens({ names = ['Sekar'], lang = 'id', zone, muted = [], keepNews = false } = {}) {
      app.clock.set(MONDAY_MORNING);
      const teacher = await aTeacher(app);
      const families: Placed[] = [];
      for (const name of names) {
        const family = await readyFamily(app, { name });
        await app.pool.query('update account set lang = $2 where id = $1', [family.accountId, lang]);
        if (zone || muted.length > 0)
          await must('PUT', '/message-preferences', family, { zone: zone ?? null, muted, version: 0 });
        families.push(family);
      }
      const [family] = families;
      if (!family) throw new Error('a class without a learner');
      const capacity = names.length > 1 ? { capacity: names.length } : {};
      const { id: classId } = await openedClass(app, admin, teacher, families, capacity);
      if (!keepNews) await delivered();
      return {
        classId,
        teacher,
        family,
        families,
        async meeting(number) {
          const { rows } = await app.pool.query<Meeting>(
            `select id, number, lower(during) as start, version from meeting
             where class_id = $1 and number = $2 and kind = 'series'`,
            [classId, number],
          );
          if (!rows[0]) throw new Error(`no meeting ${number}`);
          return rows[0];
        },
      };
    },
    async noticesOf({ accountId }) {
      const { rows } = await app.pool.query(
        'select kind, params from notification where account_id = $1 order by id desc',
        [accountId],
      );
      return rows;
    },
    async holds(course, number, { teacherLate = 0, marks = true } = {}) {
      const { id, start } = await course.meeting(number);
      app.clock.set(later(start, teacherLate * MINUTE));
      await must('POST', `/meetings/${id}/check-in`, course.teacher, {});
      const { family } = course;
      if (marks) await must('PUT', `/meetings/${id}/attendance/${family.learnerId}`, family, {});
      app.clock.set(later(start, 90 * MINUTE));
      while ((await closeMeetings.run(app.services)) > 0);
    },
    async stop() {
      await app.stop();
      await mailServer.stop();
    },
  };
}
