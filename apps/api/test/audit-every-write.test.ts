import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '@fasih/school/basics/contract';
import { chosenValues, POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, EVERY_CALL } from './every-call.ts';
import { signedInAccount } from './placed-people.ts';
import { aRunningClass, meetingOf } from './running-class.ts';
import { shared } from './shared.ts';
import { type Answer, startTestApp } from './start-test-app.ts';

type Staff = 'admin' | 'teacher' | 'finance';

/** Staff writes that may succeed without an audit entry, with the reason. All others must write one. */
const WITHOUT_ENTRY: Record<string, string> = {
  'POST /classes/plan': 'a plan is only shown',
  'POST /classes/:classId/times/plan': 'a plan is only shown',
  'POST /classes/:classId/times/proposals': 'proposals are only shown',
  'POST /settings/closed-days/plan': 'a plan is only shown',
  'POST /pauses/plan': 'a plan is only shown',
  'POST /pauses/end/plan': 'a plan is only shown',
  'POST /bulk/messages/plan': 'a plan is only shown',
  'POST /bulk/teacher/proposals': 'proposals are only shown',
  'POST /bulk/teacher/plan': 'a plan is only shown',
  'POST /bulk/messages': 'the same message sent again is one message, with one entry',
  'PUT /bulk/teacher': 'each class that changes has its entry; sent again, nothing changes',
  'PUT /banks/:bankId/items/:itemId/retired':
    'what is retired or brought back has its entry; doing it again changes nothing',
  'POST /settings/policies/preview': 'a preview is only shown',
  'POST /placing/plan': 'a plan is only shown',
  'POST /teacher/absences/preview': 'a plan is only shown',
  'POST /teachers/:teacherId/absences/preview': 'a plan is only shown',
  'POST /settings/lesson-hours/preview': 'a preview is only shown',
  'PUT /meetings/:meetingId/attendance/:learnerId':
    "a learner's own mark is a balance event; a correction has its entry",
  'POST /meetings/:meetingId/check-in': 'the first check-in has its entry; repeating it changes nothing',
  'POST /incidents': 'every admin reads the audit log; the history of the incident, its officer alone',
  'POST /incidents/:incidentId/steps': 'the same',
  'POST /notifications/read': "one's own list is only read",
  'POST /students/:learnerId/notes': 'a note has its entry; the same note sent again changes nothing',
  'POST /students/:learnerId/erasure': 'the first request has its entry; asking again changes nothing',
  'PUT /students/:learnerId/record': 'a record that is sent as it stands changes nothing',
  'DELETE /students/views/:viewId': 'a view that is gone already is not removed again',
  'POST /finance/tax-payments/:entryId/void': 'a payment is taken back once, with its entry',
  'POST /jobs/:job/set-aside/:recordId/retry': 'what is not set aside any more is not tried again',
  'POST /mails/:mailId/send-again': 'a mail that is already due is not queued twice',
  'POST /mails/:mailId/give-up': 'what is given up already does not change',
  'POST /auth/verify-email/send': 'a mailed link has its entry; a verified address gets none',
  'POST /reconciliation/fix': 'each fix has its entry; a difference that is gone already changes nothing',
  'POST /refunds/:requestId/prepare': 'the first preparing has its entry; repeating it changes nothing',
  'POST /payments/tasks/:taskId/check': 'the check of an order has its entry',
  'POST /payments/refunds/:refundId/retry':
    'each try has its entry; a refund that was sent already is only shown',
  'POST /payments/refunds/:refundId/confirm':
    'the first confirmation has its entry; repeating it changes nothing',
};

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
const mayCall = (role: Staff, { who }: Contract) =>
  who === 'signedIn' || (Array.isArray(who) && who.includes(role));
const isWriteOfStaff = (contract: Contract) =>
  contract.method !== 'GET' &&
  (['admin', 'teacher', 'finance'] as const).some((role) => mayCall(role, contract));

const app = shared(startTestApp);
let tokens: Record<Staff, string>;
let params: Record<string, string>;
let other: string;
beforeAll(async () => {
  const running = await aRunningClass(app);
  const [family] = running.families;
  if (!family) throw new Error('a class without a learner');
  const [admin, finance, colleague] = await Promise.all([
    signedInAccount(app, 'admin'),
    signedInAccount(app, 'finance'),
    signedInAccount(app, 'finance'),
  ]);
  tokens = { admin: admin.token, teacher: running.teacher.token, finance: finance.token };
  other = colleague.accountId;
  params = {
    classId: running.classId,
    meetingId: meetingOf(running, 10).id,
    learnerId: family.learnerId,
    enrolmentId: family.enrolmentId,
    teacherId: running.teacher.accountId,
    accountId: other,
  };
});

const values = chosenValues(POLICY_VERSION_1);
/** Input with which a write succeeds, where the sample in `EVERY_CALL` is refused. */
const ACCEPTED_INPUT: Record<string, { body?: unknown; params?: Record<string, string> }> = {
  'PUT /settings/school': {
    body: {
      name: 'Melati',
      legalName: '',
      phone: '0812 3456 7890',
      email: 'halo@melati.example',
      address: '',
      version: 0,
    },
  },
  'PUT /settings/lesson-hours': {
    body: { week: [{ weekday: 1, from: 480, to: 1200 }], startsEvery: 60, version: 0 },
  },
  'PUT /settings/public-texts': {
    body: { founderId: '', founderEn: '', teachersId: '', teachersEn: '', version: 0 },
  },
  'PUT /settings/questions': { body: { questions: [], version: 0 } },
  'POST /settings/holidays': { body: { day: '2099-01-05', id: 'Libur', en: 'Holiday' } },
  'DELETE /settings/holidays/:day': { params: { day: '2099-01-05' } },
  'POST /settings/policies': {
    body: {
      values: { ...values, refundPercent: 60 },
      validFrom: '2099-01-01T00:00:00Z',
      note: 'Rapat',
      after: 1,
    },
  },
  'DELETE /settings/policies/:number': { params: { number: '2' } },
  'POST /staff': {
    body: {
      name: 'Dewi',
      username: 'dewi.baru',
      email: 'dewi.baru@contoh.id',
      role: 'finance',
      reason: 'Staf baru',
    },
  },
  'PUT /classes/:classId/link': { body: { zoom_link: 'https://zoom.us/j/1', zoom_room: '1', version: 1 } },
  'PUT /enrolments/:enrolmentId/report': { body: { summary: 'Baik' } },
};

const PLACEHOLDER = String.raw`\$\{[^}]+\}`;
/**
 * Matches the address of a call in the text of a test: parameters written out or as `${…}`, followed by a quote, a query or
 * `${…}`. The beginning may be missing, because some tests add it in a helper.
 */
function addressPattern({ path }: Contract): RegExp {
  const words = path.slice(1).split('/');
  const parts = words.map((part, n) => {
    if (part.startsWith(':')) return `(${PLACEHOLDER}|[\\w-]+)`;
    return n === 0 ? part : `(${part}|${PLACEHOLDER})`;
  });
  const lastWord = words.findLastIndex((part) => !part.startsWith(':'));
  const ends = parts.slice(1, lastWord + 1).map((_, n) => parts.slice(n + 1).join('/'));
  const whole = `/${parts.join('/')}`;
  return new RegExp(`(${[whole, ...ends.map((end) => `['"\`]/?${end}`)].join('|')})(['"\`?]|${PLACEHOLDER})`);
}

async function call(contract: Contract, role: Staff): Promise<Answer> {
  const sample = { ...EVERY_CALL[nameOf(contract)], ...ACCEPTED_INPUT[nameOf(contract)] };
  const path = addressOf(
    contract.path,
    { ...sample.params, ...params, ...ACCEPTED_INPUT[nameOf(contract)]?.params },
    sample.query,
  );
  return app.ask(contract.method, path, {
    token: tokens[role],
    ...('body' in sample ? { body: sample.body } : {}),
  });
}

describe('every write of the staff is in the audit log', () => {
  const succeeded = new Set<string>();

  it('only the listed ones may succeed without an entry, each for a reason', () => {
    const excused = app.api.routes.filter(
      ({ contract, options }) => isWriteOfStaff(contract) && options.auditNotNeeded,
    );
    expect(excused.map(({ contract }) => nameOf(contract)).sort()).toEqual(Object.keys(WITHOUT_ENTRY).sort());
  });

  it('each that succeeds leaves an entry that names who made it', async () => {
    const withoutEntry: string[] = [];
    // These end what the others need, so they come last.
    const comesLast = /\/auth\/|\/user\/|sessions|cancel|erasure|merge|active$/;
    const contracts = app.api.routes.map(({ contract }) => contract).filter(isWriteOfStaff);
    for (const contract of contracts.toSorted(
      (a, b) => Number(comesLast.test(a.path)) - Number(comesLast.test(b.path)),
    ))
      for (const role of ['admin', 'teacher', 'finance'] as const) {
        if (!mayCall(role, contract) || nameOf(contract) in WITHOUT_ENTRY) continue;
        const { status, headers } = await call(contract, role);
        if (status >= 300) continue;
        succeeded.add(nameOf(contract));
        const { rows } = await app.pool.query(
          'select account_id is not null and role = $2 as known from audit_entry where request_id = $1',
          [headers['x-request-id'], role],
        );
        if (!rows[0]?.known) withoutEntry.push(`${nameOf(contract)} by ${role}`);
      }
    expect(withoutEntry).toEqual([]);
    // At least these must succeed; otherwise the test would prove nothing.
    expect([...succeeded]).toEqual(expect.arrayContaining(Object.keys(ACCEPTED_INPUT)));
  });

  it('the entries hold only ids, codes, days and amounts, and nobody’s name', async () => {
    const { rows } = await app.pool.query<{ action: string; kept: unknown; people: string[] }>(
      `select action, jsonb_build_array(before, after) as kept, (
         select array_agg(distinct value) from (
           select unnest(array[name, display_username, email::text, phone]) as value from account
           union select name from learner
         ) of_all where value <> '' and value is not null) as people
       from audit_entry`,
    );
    const textsOf = (value: unknown): string[] => {
      if (typeof value === 'string') return [value];
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
    };
    const kept = rows.flatMap(({ action, kept }) => textsOf(kept).map((text) => `${action}: ${text}`));
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter((text) => !/: ([\w.:/+-]*|(Kids|Teen|Adult) \w+)$/.test(text))).toEqual([]);
    const people = new Set(rows[0]?.people.map((value) => `: ${value}`));
    expect(people.size).toBeGreaterThan(5);
    expect(
      kept.filter((text) => people.has(text.slice(text.indexOf(':'))) && !/: (admin|finance)$/.test(text)),
    ).toEqual([]);
  });

  it('each that does not succeed here is called by another test, where a success without an entry fails', () => {
    const tests = globSync(
      ['apps/api/src/**/*.test.ts', 'apps/api/src/**/*.fixtures.ts', 'apps/api/test/*.ts'],
      {
        cwd: join(import.meta.dirname, '../../..'),
      },
    )
      .filter((path) => !/every-call|audit-every-write/.test(path))
      .map((path) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'));
    const untested = app.api.routes
      .map(({ contract }) => contract)
      .filter(isWriteOfStaff)
      .filter(
        (contract) =>
          !succeeded.has(nameOf(contract)) && !tests.some((text) => addressPattern(contract).test(text)),
      );
    expect(untested.map(nameOf)).toEqual([]);
  });
});
