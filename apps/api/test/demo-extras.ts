import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STUDENT_COLUMNS } from '@fasih/school/office/imports/columns';
import { fileForm } from './file-form.ts';
import type { TestApp } from './start-test-app.ts';

/** Values by the path of a read: its path parameters, and the rest as its query. */
export type Places = Record<string, Record<string, string>>;

/** Ways to create records: calls of a signed-in person, and rows of the database. */
type Tools = {
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape, and the guard has checked them
  ask(username: string, path: string, body?: unknown, method?: 'PUT'): Promise<any>;
  /** The row that a statement finds; without one nothing can be made of it. */
  found(sql: string, values?: unknown[]): Promise<Record<string, string>>;
};

/** Creates the records that some reads need and the demo school lacks, by calling the API. */
export async function makeExtras(
  app: TestApp,
  tokenOf: (username: string) => Promise<string>,
): Promise<Places> {
  const tools: Tools = {
    async ask(username, path, body, method) {
      const answer = await app.ask(method ?? (body === undefined ? 'GET' : 'POST'), path, {
        token: await tokenOf(username),
        body,
      });
      if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.body.message}`);
      return answer.body;
    },
    async found(sql, values) {
      const [row] = (await app.pool.query<Record<string, string>>(sql, values)).rows;
      if (!row) throw new Error(`nothing found: ${sql.slice(0, 60)}`);
      return row;
    },
  };
  const places: Places = {};
  for (const make of [importWithFault, sitting, material, receipt, proof, roomInGroup, freeTime])
    Object.assign(places, await make(tools));
  return places;
}

/** A checked file of which one line has faults. */
async function importWithFault({ ask }: Tools): Promise<Places> {
  const lines = [
    STUDENT_COLUMNS.join(','),
    'Sekar,2015-05-17,ibu,Ibu Sari,ibu.sari@contoh.example,,,',
    'Bayu,,,,,,,',
  ];
  const form = fileForm(lines.join('\r\n'), { name: 'siswa.csv', fields: { kind: 'students' } });
  const { id } = await ask('admin', '/imports', form);
  return { '/imports/:importId': { importId: id }, '/imports/:importId/errors': { importId: id } };
}

/** A placement test under way. */
async function sitting({ ask }: Tools): Promise<Places> {
  const { id } = await ask('student', '/placement/attempts', {});
  return { '/placement/attempts/:attemptId': { attemptId: id } };
}

const MEETINGS = `from seat s join meeting m on m.id = s.meeting_id join learner l on l.id = s.learner_id
  join account f on f.id = l.account_id join account t on t.id = m.teacher_id
  where f.username = 'student' and t.username = 'teacher' and s.state = 'planned'`;

/** A file that the teacher adds to a meeting. */
async function material({ ask, found }: Tools): Promise<Places> {
  const { id: meetingId } = await found(`select m.id ${MEETINGS} order by m.during limit 1`);
  const { id } = await ask('teacher', `/meetings/${meetingId}/materials`, picture());
  return { '/materials/:materialId/file': { materialId: id } };
}

/** An expense with the picture of its receipt. */
async function receipt({ ask }: Tools): Promise<Places> {
  const { id } = await ask('finance', '/finance/entries', {
    type: 'expense',
    category: 'maintenance',
    key: 'statements-expense',
    date: '2026-01-05',
    amount: 150_000,
  });
  await ask('finance', `/finance/entries/${id}/receipt`, picture(), 'PUT');
  return { '/finance/entries/:entryId/receipt': { entryId: id } };
}

/** The proof of a transfer that gives back what was paid in a way that the provider cannot. */
async function proof({ ask, found }: Tools): Promise<Places> {
  const { enrolmentId, username = '' } = await found(
    `select e.id as "enrolmentId", a.username from enrolment e join orders o on o.id = e.order_id
     join provider_charge c on c.order_id = o.id join account a on a.id = o.account_id
     where o.status = 'paid' and e.state = 'active' and e.level is null and c.payment_type in ('bank_transfer', 'echannel', 'cstore')
     order by o.created_at desc limit 1`,
  );
  await ask(username, `/enrolments/${enrolmentId}/refund`, {});
  const { id } = await found('select id from refund_request where enrolment_id = $1', [enrolmentId]);
  const request = await ask('finance', `/refunds/${id}`);
  const prepared = await ask('finance', `/refunds/${id}/prepare`, {
    version: request.version,
  });
  await ask('admin', `/refunds/${id}/approve`, { version: prepared.version });
  const { refundId = '' } = await found('select refund_id as "refundId" from refund_request where id = $1', [
    id,
  ]);
  await ask('finance', `/payments/refunds/${refundId}/proof`, picture());
  return { '/payments/refunds/:refundId/proof': { refundId } };
}

/** A group of two with one place left, and somebody who would fit in. */
async function roomInGroup({ ask, found }: Tools): Promise<Places> {
  const { first, second = '' } = await found(
    `select a.id as first, b.id as second from enrolment a join enrolment b
       on b.package_id = a.package_id and b.level = a.level and b.learner_id <> a.learner_id
     where a.state = 'active' and b.state = 'active' and a.starts_on is null and b.starts_on is null limit 1`,
  );
  const { teachers } = await ask('admin', `/enrolments/${first}/proposals`);
  const teacher = teachers.find((one: { options: unknown[] }) => one.options.length > 0);
  const { id } = await ask('admin', '/classes', {
    teacherId: teacher?.teacherId,
    slots: teacher?.options[0]?.slots,
    enrolmentIds: [first],
    capacity: 2,
    startsOn: teacher?.options[0]?.firstDay,
  });
  return { '/classes/:classId/members/preview': { classId: id, enrolmentId: second } };
}

/** A time to which a meeting of the student can move. */
async function freeTime({ ask, found }: Tools): Promise<Places> {
  const { id = '' } = await found(`select m.id ${MEETINGS} order by m.during desc limit 1`);
  const { free } = await ask('student', `/meetings/${id}/options`);
  const [time] = free;
  if (!time) throw new Error('the meeting cannot move anywhere');
  return { '/meetings/:meetingId/preview': { meetingId: id, start: time.start } };
}

/** A small picture of the project, as a file to upload. */
function picture(): FormData {
  const file = join(import.meta.dirname, '../../web/src/ui/theme/kawung-ink.png');
  return fileForm(readFileSync(file), { name: 'gambar.png' });
}
