import type { Contract } from '@fasih/school/basics/contract';
import { type Caller, CHILD, ROLES, type Role } from '@fasih/school/basics/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSessionCookie, SESSION_COOKIE, sessionOfToken } from '../src/platform/http/session-token.ts';
import { aChildDevice } from './child-device.ts';
import { addressOf, EVERY_CALL } from './every-call.ts';
import { forged } from './forged.ts';
import { aFamily } from './people.ts';
import { type Family, signedInAccount } from './placed-people.ts';
import { aRunningClass, meetingOf } from './running-class.ts';
import { aSecondGuardian } from './second-guardian.ts';
import { shared } from './shared.ts';
import { type Answer, type AskOptions, startTestApp } from './start-test-app.ts';

const app = shared(startTestApp);
let people: Record<Role, { token: string }>;
beforeAll(async () => {
  const [student, teacher, admin, finance] = await Promise.all([
    signedInAccount(app, 'student'),
    signedInAccount(app, 'teacher'),
    signedInAccount(app, 'admin'),
    signedInAccount(app, 'finance'),
  ]);
  people = { student, teacher, admin, finance };
});

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
const contracts = () => app.api.routes.map(({ contract }) => contract);

function call(contract: Contract, who: AskOptions, params?: Record<string, string>): Promise<Answer> {
  const sample = EVERY_CALL[nameOf(contract)] ?? {};
  const path = addressOf(contract.path, { ...sample.params, ...params }, sample.query);
  return app.ask(contract.method, path, {
    ...who,
    ...('body' in sample ? { body: named(sample.body, params) } : {}),
  });
}

/** A body that names the same things as the address. */
function named(body: unknown, params: Record<string, string> = {}): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, params[name] ?? value]));
}

/** The guard's answer to a person by the contract; null if the handler decides. */
function guardSays(contract: Contract, role: Caller | null): string | null {
  // A placement test is for a visitor without a sign-in, or for the family.
  if (role === CHILD && contract.path.startsWith('/placement/')) return '401 common.signInNeeded';
  if (contract.who === 'public') return null;
  if (role === null) return '401 common.signInNeeded';
  const may = contract.who === 'signedIn' ? role !== CHILD : contract.who.includes(role);
  return may ? null : '403 common.notAllowed';
}

/** Somebody who is newly signed in. */
const newTokenOf = async (role: Caller) =>
  role === CHILD ? (await aChildDevice(app)).token : (await signedInAccount(app, role)).token;

describe('who may call what', () => {
  it('knows every call of the API, and no other', () => {
    const served = contracts().map(nameOf);
    const sampled = Object.keys(EVERY_CALL);
    expect(
      served.filter((call) => !sampled.includes(call)),
      'add a sample of each of these calls to apps/api/test/every-call.ts',
    ).toEqual([]);
    expect(
      sampled.filter((call) => !served.includes(call)),
      'no contract has these calls: remove them from apps/api/test/every-call.ts, or register their routes in apps/api/src/features.ts',
    ).toEqual([]);
  });

  it.each([null, CHILD, ...ROLES] as const)('each call answers %s as its contract says', async (role) => {
    const wrong: string[] = [];
    let token: string | null = null;
    for (const contract of contracts()) {
      token ??= role && (await newTokenOf(role));
      const answer = await call(contract, token ? { token } : {});
      const outcome = `${answer.status} ${answer.body?.code ?? ''}`;
      const expected = guardSays(contract, role);
      // A change that is let through may end the sign-in.
      if (expected === null && contract.method !== 'GET') token = null;
      const refused = /common\.(signInNeeded|notAllowed)/.test(outcome);
      if (answer.status >= 500 || (expected === null ? refused : outcome !== expected))
        wrong.push(`${nameOf(contract)}: ${outcome} instead of ${expected ?? 'an answer'}`);
    }
    expect(wrong).toEqual([]);
  });

  it("a child's device makes these calls and no other", () => {
    const open = contracts().filter(({ who }) => Array.isArray(who) && who.includes(CHILD));
    expect(open.map(nameOf).sort()).toEqual([
      'GET /child',
      'GET /materials/:materialId/file',
      'GET /meetings/:meetingId/attendance/:learnerId',
      'GET /meetings/:meetingId/materials',
      'GET /meetings/:meetingId/materials/lesson.pdf',
      'GET /meetings/:meetingId/materials/practice.pdf',
      'GET /safeguarding',
      'POST /incidents',
      'PUT /meetings/:meetingId/attendance/:learnerId',
    ]);
  });

  it('answers 401 to a stranger before it reads the input', async () => {
    for (const contract of contracts()) {
      if (contract.who === 'public' || contract.method === 'GET') continue;
      const path = addressOf(contract.path, EVERY_CALL[nameOf(contract)]?.params);
      const answer = await app.ask(contract.method, path, { body: { nonsense: 1 } });
      expect([nameOf(contract), answer.status]).toEqual([nameOf(contract), 401]);
    }
  });

  it('lets a cookie alone change something only from our own pages', async () => {
    const session = sessionOfToken(people.student.token, app.config.appSecret) ?? '';
    const cookies = { [SESSION_COOKIE]: makeSessionCookie(session, app.config.appSecret) };
    const wrong: string[] = [];
    for (const { contract, options } of app.api.routes) {
      if (contract.method === 'GET' || options.ignoresSession) continue;
      for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://other.example' }]) {
        const answer = await call(contract, { cookies, headers: headers as Record<string, string> });
        if (answer.body.code !== 'common.crossSite') wrong.push(`${nameOf(contract)}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
    const own = { cookies, headers: { 'sec-fetch-site': 'same-origin' } };
    const saved = await app.ask('PATCH', '/user/profile', { ...own, body: { full_name: 'Sari' } });
    expect(saved.status).toBe(200);
  });

  it('takes no token that is changed, old, of another secret or of an ended sign-in', async () => {
    const { token } = await signedInAccount(app, 'admin');
    const [id = '', expiry = '', mac = ''] = token.split('.');
    const refused = [
      `${id}.${Number(expiry) + 60}.${mac}`,
      `${people.student.token.split('.')[0]}.${expiry}.${mac}`,
      forged(token),
      `${id}.${expiry}.`,
      `${id}`,
      '',
    ];
    for (const one of refused)
      expect((await app.ask('GET', '/user/me', { headers: { authorization: `Bearer ${one}` } })).status).toBe(
        401,
      );
    expect((await app.ask('GET', '/user/me', { token })).status).toBe(200);
    await app.pool.query('delete from session where id = $1', [id]);
    expect((await app.ask('GET', '/user/me', { token })).status).toBe(401);
  });
});

describe("another family's things", () => {
  let owner: Family;
  let params: Record<string, string>;
  beforeAll(async () => {
    const running = await aRunningClass(app);
    const [family] = running.families;
    if (!family) throw new Error('a class without a learner');
    owner = family;
    const { body } = await app.ask('POST', '/placement/attempts', { token: owner.token, body: {} });
    params = {
      orderId: owner.places[0]?.orderId ?? '',
      learnerId: family.learnerId,
      enrolmentId: family.enrolmentId,
      classId: running.classId,
      meetingId: meetingOf(running, 10).id,
      attemptId: body.id,
      sessionId: sessionOfToken(owner.token, app.config.appSecret) ?? '',
    };
  });

  /** Calls that name something which belongs to somebody. */
  const owned = () =>
    contracts().filter(({ path }) => Object.keys(params).some((name) => path.includes(`:${name}`)));
  /** Calls of somebody for their own things alone; staff who may sign in find nothing there either. */
  const isFamilys = ({ who }: Contract) => who === 'signedIn' || who === 'public';
  const notFound = (answer: Answer) =>
    answer.status === 404 && /\.noMeeting$|[nN]otFound$/.test(answer.body.code);

  it('says for every part of an address whether it names a thing of somebody', () => {
    const parts = contracts().flatMap(({ path }) =>
      [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name ?? ''),
    );
    // A photo's name is a secret of its own; a sitting of the pretest is named by the browser and belongs to nobody.
    // A calendar's secret and a certificate's code are secrets of their own too.
    // Who reaches a teacher's days, an uploaded material and a certificate is covered by their own tests.
    const free = [
      'position',
      'number',
      'file',
      'sitting',
      'secret',
      'code',
      'teacherId',
      'exceptionId',
      'materialId',
      'certificateId',
      // Admins reach every account, every mail and every day of the school.
      'accountId',
      'changeId',
      'mailId',
      'job',
      'recordId',
      'letterId',
      'day',
      // The school's own things: nobody's, and admins' alone.
      'table',
      'packageId',
      'priceId',
      'bankId',
      'itemId',
      'importId',
      'kind',
      // A second record of the same person, and the caller's own notes and views: covered by the tests of students.
      'otherId',
      'noteId',
      'viewId',
      // A place in a waiting list: covered by the tests of waiting.
      'placeId',
      // The books: finance's and admins' alone.
      'entryId',
      'month',
      'account',
      // Refund requests, payment tasks and pay likewise; a teacher's own payslips are covered by pay's own tests.
      'requestId',
      'bookingId',
      'refundId',
      'taskId',
      'runId',
      'adjustmentId',
      // Teachers' absences are admins' alone; a substitute's own offers are covered by the tests of absences.
      'absenceId',
      'offerId',
      // Admins answer what families question; families reach both by the seat.
      'appealId',
      // The safeguarding officer's alone: covered by the tests of safeguarding.
      'incidentId',
      // A family's own; covered by the tests of child-devices.
      'deviceId',
      // Of two families; covered by the tests of guardians.
      'guardianId',
      'disputeId',
      // What self-repair did is admins' alone.
      'repairId',
      'callId',
    ];
    expect([...new Set(parts)].filter((name) => !(name in params) && !free.includes(name))).toEqual([]);
  });

  it('are not found, whoever else asks', async () => {
    const wrong: string[] = [];
    const others: [Role, { token: string }][] = [
      ['student', await aFamily(app)],
      ['teacher', people.teacher],
      ['admin', people.admin],
      ['finance', people.finance],
    ];
    for (const contract of owned()) {
      for (const [role, { token }] of others) {
        // The school's own staff reaches every family's things where a call is theirs at all.
        if (
          (role === 'admin' || role === 'finance') &&
          guardSays(contract, role) === null &&
          !isFamilys(contract)
        )
          continue;
        const answer = await call(contract, { token }, params);
        // A body that staff may not send either is refused before anything is looked up.
        const refusedUnseen = ['common.notAllowed', 'common.invalid'].includes(answer.body.code);
        if (!notFound(answer) && !refusedUnseen)
          wrong.push(`${nameOf(contract)}: ${answer.status} ${answer.body.code}`);
      }
    }
    expect(wrong).toEqual([]);
    const state = await app.pool.query(
      `select (select state from enrolment where order_id = $1) as enrolment, (select name from learner where id = $2) as name,
         (select count(*)::int from session where id = $3) as sessions,
         (select finished_at is null from placement_attempt where id = $4) as running`,
      [params.orderId, params.learnerId, params.sessionId, params.attemptId],
    );
    expect(state.rows).toEqual([{ enrolment: 'active', name: 'Sekar', sessions: 1, running: true }]);
  });

  it.each(['look', 'decide'] as const)(
    'a second guardian who may %s reaches these and no other',
    async (may) => {
      const { accountId } = owner;
      const { token } = await aSecondGuardian(app, { accountId, learnerIds: [params.learnerId ?? ''], may });
      const found: string[] = [];
      for (const contract of owned().filter((one) => guardSays(one, 'student') === null && !isFamilys(one))) {
        const answer = await call(contract, { token }, params);
        // Courses under rules 1 know no appeal, and no teacher is offered; the tests of guardians find theirs.
        if (!notFound(answer)) found.push(nameOf(contract));
      }
      const looks = [
        'GET /enrolments/:enrolmentId/appeals',
        'GET /enrolments/:enrolmentId/offered-times',
        'GET /enrolments/:enrolmentId/report',
        'GET /enrolments/:enrolmentId/wishes',
        'GET /meetings/:meetingId/attendance/:learnerId',
        'GET /meetings/:meetingId/materials',
        'GET /meetings/:meetingId/materials/lesson.pdf',
        'GET /meetings/:meetingId/materials/practice.pdf',
        'GET /my-classes/:classId',
        'PUT /meetings/:meetingId/attendance/:learnerId',
      ];
      const decides = [
        'DELETE /meetings/:meetingId/attendance/:learnerId/dispute',
        'GET /enrolments/:enrolmentId/family-pause',
        'GET /meetings/:meetingId/options',
        'GET /meetings/:meetingId/preview',
        'POST /enrolments/:enrolmentId/family-pause',
        'POST /enrolments/:enrolmentId/family-pause/end',
        'POST /enrolments/:enrolmentId/family-pause/end/plan',
        'POST /meetings/:meetingId/attendance/:learnerId/dispute',
        'POST /meetings/:meetingId/confirm',
        'POST /meetings/:meetingId/excuse',
        'POST /meetings/:meetingId/move',
        'POST /meetings/:meetingId/seat',
        'POST /meetings/:meetingId/seat/undo',
        'POST /meetings/:meetingId/undo',
        'PUT /enrolments/:enrolmentId/wishes',
      ];
      expect(found.sort()).toEqual([...looks, ...(may === 'decide' ? decides : [])].sort());
    },
  );

  it('are found by their owner, so the test above looks at real things', async () => {
    const wrong: string[] = [];
    const last = (path: string) => (path.includes(':sessionId') ? 2 : path.endsWith('/finish') ? 1 : 0);
    const family = owned().filter((contract) => guardSays(contract, 'student') === null);
    for (const contract of family.toSorted((a, b) => last(a.path) - last(b.path))) {
      const answer = await call(contract, { token: owner.token }, params);
      // Courses under rules 1 know no appeal; learning/appeals finds theirs.
      if (answer.body.code === 'appeals.notFound') continue;
      // No teacher is offered to this family; learning/wishes reads the free times of one.
      if (contract.path.endsWith('/free-times')) continue;
      if (notFound(answer) || [400, 401, 403].includes(answer.status))
        wrong.push(`${nameOf(contract)}: ${answer.status} ${answer.body.code}`);
    }
    expect(wrong).toEqual([]);
  });

  it('a name that is no name at all is not found either, and breaks nothing', async () => {
    const wrong: string[] = [];
    for (const contract of owned()) {
      const role = ROLES.find((one) => guardSays(contract, one) === null) ?? 'student';
      const { token } = people[role];
      for (const id of ['x', '0', '%00', "'", '..%2f..', 'a'.repeat(190)]) {
        const odd = Object.fromEntries(Object.keys(params).map((name) => [name, id]));
        const answer = await call(contract, { token }, odd);
        if (answer.status !== 404 && answer.status !== 400)
          wrong.push(`${nameOf(contract)} with ${id}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
