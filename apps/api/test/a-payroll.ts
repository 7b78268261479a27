import { later, MINUTE } from '@fasih/school/basics/instants';
import type { PayRun, Payslip } from '@fasih/school/finance/payroll/contract';
import { aClass } from './a-class.ts';
import { signedInAccount } from './placed-people.ts';
import { type Answer, rowsOf, type TestApp } from './start-test-app.ts';

export type Person = { accountId: string; token: string };
type Run = { id: string; version: number };

/** One meeting as it ended; 60 minutes, held and closed by default. */
export type Ended = {
  start: string;
  minutes?: number;
  state?: 'held' | 'missed' | 'planned' | 'cancelled';
  late?: number;
};

export type Payroll = {
  finance: Person;
  admin: Person;
  ask(method: string, path: string, who: Person | null, body?: unknown, lang?: 'id' | 'en'): Promise<Answer>;
  /** A teacher of this name, without a rate unless one is given. */
  teacher(name: string, perHour?: number): Promise<Person>;
  /** A class of this teacher with meetings that ended so; answers their ids. */
  taught(teacher: Person, ...meetings: (string | Ended)[]): Promise<string[]>;
  rate(teacher: Person, perHour: number, validFrom?: string): Promise<Answer>;
  preview(from?: string, to?: string): Promise<Answer>;
  draft(from?: string, to?: string): Promise<Answer>;
  act(run: Run, what: string, who: Person, more?: object): Promise<Answer>;
  /** Makes a run over these days, approved by a second account. */
  approved(from?: string, to?: string): Promise<PayRun>;
};

/** The staff who run payroll, and meetings written directly as ended. */
export async function aPayroll(app: TestApp): Promise<Payroll> {
  const finance = await signedInAccount(app, 'finance');
  const admin = await signedInAccount(app, 'admin');
  const ask: Payroll['ask'] = (method, path, who, body, lang = 'id') =>
    app.ask(method, path, {
      lang,
      ...(who ? { token: who.token } : {}),
      ...(body === undefined ? {} : { body }),
    });
  const rate: Payroll['rate'] = ({ accountId }, perHour, validFrom = '2026-01-01') =>
    ask('POST', '/pay/rates', finance, { teacherId: accountId, perHour, validFrom });
  const draft: Payroll['draft'] = (from = '2026-11-01', to = '2026-11-30') =>
    ask('POST', '/pay/runs', finance, { from, to });
  const act: Payroll['act'] = ({ id, version }, what, who, more = {}) =>
    ask('POST', `/pay/runs/${id}/${what}`, who, { version, ...more });
  return {
    finance,
    admin,
    ask,
    rate,
    draft,
    act,
    async teacher(name, perHour) {
      const teacher = await signedInAccount(app, 'teacher');
      await app.pool.query('update account set name = $2 where id = $1', [teacher.accountId, name]);
      if (perHour !== undefined) await rate(teacher, perHour);
      return teacher;
    },
    async taught(teacher, ...given) {
      const ended = given.map((one) => (typeof one === 'string' ? { start: one } : one));
      const { meetings } = await aClass(app, {
        starts: ended.map(({ start }) => start),
        learners: 0,
        teacher,
      });
      for (const [index, { minutes = 60, state = 'held', late = 0, start }] of ended.entries()) {
        const closed = state === 'held' || state === 'missed';
        await app.pool.query(
          'update meeting set state = $2, paid_minutes = $3, delay_minutes = $4, closed_at = $5 where id = $1',
          [
            meetings[index]?.id,
            state,
            closed ? minutes : null,
            late,
            closed ? later(new Date(start), 60 * MINUTE) : null,
          ],
        );
      }
      return meetings.map(({ id }) => id);
    },
    preview: (from = '2026-11-01', to = '2026-11-30') =>
      ask('GET', `/pay/preview?from=${from}&to=${to}`, finance),
    async approved(from, to) {
      const made = await draft(from, to);
      const { status, body } = await act(made.body, 'approve', admin);
      if (status !== 200) throw new Error(JSON.stringify([made.body.code, body]));
      return body;
    },
  };
}

/** A teacher's slip of a run or preview; throws where there is none. */
export function slipOf(run: { payslips: Payslip[] }, { accountId }: Person): Payslip {
  const found = run.payslips.find(({ teacherId }) => teacherId === accountId);
  if (!found) throw new Error(`no slip of ${accountId}`);
  return found;
}

/** What a run has booked, line by line in the order of its entries. */
export const bookedLinesOf = async (app: TestApp, runId: string) =>
  rowsOf(app)(
    `select e.source_kind as kind, e.school_day as day, e.meant_for as "meantFor", l.account_code as account,
       l.debit - l.credit as amount
     from ledger_entry e join ledger_line l on l.entry_id = e.id where e.source_id = $1 order by e.id, l.position`,
    [runId],
  );

/** The audit entries about a record, the oldest first. */
export async function auditOf(app: TestApp, targetId: string, actions = '%') {
  const { rows } = await app.pool.query<{
    action: string;
    by: string;
    before: unknown;
    after: unknown;
    reason: string | null;
  }>(
    `select action, account_id as by, before, after, reason from audit_log where target_id = $1 and action like $2
     order by id`,
    [targetId, actions],
  );
  return rows;
}
