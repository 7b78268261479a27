import { fileForm } from './file-form.ts';
import { aTeacher, openedClass, type Placed, readyFamily, type Teacher } from './open-classes.ts';
import { signedInAccount } from './placed-people.ts';
import { type Answer, MONDAY_MORNING, startTestApp, type TestApp } from './start-test-app.ts';
import { type Came, playMeeting } from './teaching-days.ts';

export type Course = {
  family: Placed;
  teacher: Teacher;
  classId: string;
  /** By number, from 1. */
  meeting(number: number): { id: string; start: Date };
};

export type LearningSchool = {
  app: TestApp;
  admin: { accountId: string; token: string };
  /** A family in a class of its own, Tuesdays and Thursdays at nine from 3 November 2026 on; it is the day before. */
  course(learner?: { package?: string; name?: string; level?: string; birthDate?: string }): Promise<Course>;
  /** Holds these meetings: the teacher checks in, the learner marks, and each is closed. */
  holds(course: Course, ...numbers: number[]): Promise<void>;
  /** The teacher checks in and nobody marks attendance: the meeting is forfeited. */
  misses(course: Course, number: number): Promise<void>;
  ask(
    method: string,
    path: string,
    who: { token: string } | null,
    body?: unknown,
    lang?: 'id' | 'en',
  ): Promise<Answer>;
  /** Uploads a file as a browser does. */
  upload(path: string, who: { token: string }, file: UploadedFile): Promise<Answer>;
  /** The bytes of an answer, e.g. of a PDF. */
  bytes(path: string, who: { token: string }, headers?: Record<string, string>): Promise<Bytes>;
  stop(): Promise<void>;
};

export type UploadedFile = { name: string; bytes: Uint8Array; field?: string; title?: string; type?: string };
export type Bytes = { status: number; headers: Record<string, unknown>; body: Buffer };

/** A school with open classes, whose people attend or miss meetings. */
export async function aLearningSchool(): Promise<LearningSchool> {
  const app = await startTestApp();
  const admin = await signedInAccount(app, 'admin');

  const meet = ({ family, teacher, meeting }: Course, number: number, came: Came) =>
    playMeeting(app, { ...meeting(number), teacher, families: [family] }, [came]);

  return {
    app,
    admin,
    async course(learner = {}) {
      app.clock.set(MONDAY_MORNING);
      const teacher = await aTeacher(app);
      const family = await readyFamily(app, { level: 'Kids Beginner', ...learner });
      const opened = await openedClass(app, admin, teacher, [family]);
      const { rows } = await app.pool.query<{ id: string; number: number; start: Date }>(
        'select id, number, lower(during) as start from meeting where class_id = $1 order by number',
        [opened.id],
      );
      return {
        family,
        teacher,
        classId: opened.id,
        meeting(number) {
          const found = rows.find((one) => one.number === number);
          if (!found) throw new Error(`no meeting ${number}`);
          return found;
        },
      };
    },
    async holds(course, ...numbers) {
      for (const number of numbers) await meet(course, number, 'onTime');
    },
    misses: (course, number) => meet(course, number, 'notAtAll'),
    ask: (method, path, who, body, lang = 'id') =>
      app.ask(method, path, {
        lang,
        ...(who ? { token: who.token } : {}),
        ...(body === undefined ? {} : { body }),
      }),
    upload: (path, who, { bytes, title, ...file }) =>
      app.ask('POST', path, {
        token: who.token,
        body: fileForm(bytes, { ...file, fields: title === undefined ? {} : { title } }),
      }),
    async bytes(path, who, headers = {}) {
      const answer = await app.fastify.inject({
        url: `/api${path}`,
        headers: { authorization: `Bearer ${who.token}`, ...headers },
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
    },
    stop: () => app.stop(),
  };
}
