import pg from 'pg';

const OF_STUDENT = "(select id from account where username = 'student')";
const OF_TEACHER = "(select id from account where username = 'teacher')";
const COURSE = `from enrolment e join learner l on l.id = e.learner_id join class_member cm on cm.enrolment_id = e.id
  join school_class c on c.id = cm.class_id
  where l.account_id = ${OF_STUDENT} and c.teacher_id = ${OF_TEACHER} limit 1`;
const SEAT = `from seat s join meeting m on m.id = s.meeting_id join learner l on l.id = s.learner_id
  where l.account_id = ${OF_STUDENT} and m.teacher_id = ${OF_TEACHER}`;

/** What stands in the paths of the API, as SQL: places of the demo student and teacher where it must be theirs. */
const PLACES: Record<string, string> = {
  account: "select 'cash.bank'",
  bankId: "select 'kids'",
  certificateId: 'select id from certificate limit 1',
  classId: `select c.id ${COURSE}`,
  code: 'select code from voucher limit 1',
  day: "select '2099-01-05'",
  enrolmentId: `select e.id ${COURSE}`,
  entryId: 'select id from ledger_entry limit 1',
  kind: "select 'students'",
  learnerId: `select l.id ${COURSE}`,
  meetingId: `select m.id ${SEAT} and s.state = 'planned' order by m.during limit 1`,
  orderId: `select id from orders where account_id = ${OF_STUDENT} limit 1`,
  otherId: `select l.id from learner l where l.account_id <> ${OF_STUDENT} limit 1`,
  packageId: 'select id from package limit 1',
  requestId: 'select id from refund_request limit 1',
  runId: `select r.id from pay_run r join pay_line l on l.run_id = r.id where l.teacher_id = ${OF_TEACHER} limit 1`,
  table: "select 'funnel'",
  teacherId: `select ${OF_TEACHER}`,
};

/** Where one name means different things. */
const INSTEAD: Record<string, string> = {
  '/certificates/:certificateId/pdf': `select t.id from certificate t join enrolment e on e.id = t.enrolment_id
    join learner l on l.id = e.learner_id where l.account_id = ${OF_STUDENT} limit 1`,
  '/certificates/verify/:code': 'select code from certificate limit 1',
};

/** Fills the places of a path with what the demo school has; null where it has no such thing. */
export async function openPlaces(url: string): Promise<{
  filled(path: string): Promise<string | null>;
  close(): Promise<void>;
}> {
  const client = new pg.Client(url);
  await client.connect();
  return {
    async filled(path) {
      let found = path;
      for (const [part, name = ''] of path.matchAll(/:([A-Za-z]+)/g)) {
        const sql = INSTEAD[path] ?? PLACES[name];
        if (sql === undefined) return null;
        const [value] = (await client.query<[unknown]>({ text: sql, rowMode: 'array' })).rows[0] ?? [];
        if (value === undefined || value === null) return null;
        found = found.replace(part, String(value));
      }
      return found;
    },
    close: () => client.end(),
  };
}
