import type { Contract } from '@fasih/school/basics/contract';
import { describe, expect, it } from 'vitest';
import { addressOf, EVERY_CALL } from './every-call.ts';
import { aRunningClass, meetingOf, type RunningClass } from './running-class.ts';
import { shared } from './shared.ts';
import { type Answer, MONDAY_MORNING, startTestApp } from './start-test-app.ts';

type Names = Record<
  'classId' | 'meetingId' | 'learnerId' | 'enrolmentId' | 'materialId' | 'certificateId' | 'exceptionId',
  string
>;
/** A class with everything in it that somebody could want to reach. */
type World = { running: RunningClass; family: { token: string }; teacher: { token: string }; names: Names };

const app = shared(startTestApp);
const ours = shared(aWorld);
const theirs = shared(aWorld);

async function aWorld(): Promise<World> {
  app.clock.set(MONDAY_MORNING);
  const running = await aRunningClass(app);
  const [family] = running.families;
  if (!family) throw new Error('a class without a learner');
  const { teacher, classId } = running;
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'tugas.pdf');
  const meetingId = meetingOf(running, 10).id;
  const added = await app.ask('POST', `/meetings/${meetingId}/materials`, {
    token: teacher.token,
    body: form,
  });
  const away = await app.ask('POST', '/teacher/availability/exceptions', {
    token: teacher.token,
    body: { day: '2026-11-10', kind: 'away', from: 600, to: 660 },
  });
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into certificate (code, enrolment_id, learner_name, public_name, course_name, meetings_attended, issued_at)
     values (replace(gen_random_uuid()::text, '-', ''), $1, 'Sekar', 'S.', 'General English', 20, $2) returning id`,
    [family.enrolmentId, app.clock.now()],
  );
  const names: Names = {
    classId,
    meetingId,
    learnerId: family.learnerId,
    enrolmentId: family.enrolmentId,
    materialId: added.body.id,
    certificateId: rows[0]?.id ?? '',
    exceptionId: away.body.exceptions?.[0]?.id ?? away.body.id ?? '',
  };
  for (const [name, value] of Object.entries(names)) if (!value) throw new Error(`no ${name}`);
  return { running, family, teacher, names };
}

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
type Asker = 'student' | 'teacher';

/** Calls that this role may make and that name something of a class. */
const callsOf = (role: Asker) =>
  app.api.routes
    .map(({ contract }) => contract)
    .filter(
      ({ who, path }) =>
        who !== 'public' && (who === 'signedIn' || who.includes(role)) && namesIn(path).length > 0,
    );
const namesIn = (path: string) =>
  [...path.matchAll(/:([A-Za-z]+)/g)]
    .map(([, name]) => name as keyof Names)
    .filter((name) => name in ours.names);

/** Bodies that only a teacher sends, where a family sends another. */
const TEACHERS_BODY: Record<string, unknown> = {
  'PUT /meetings/:meetingId/attendance/:learnerId': { status: 'present', reason: 'Salah tekan' },
};

function call(
  contract: Contract,
  role: Asker,
  { token }: { token: string },
  names: Partial<Names>,
): Promise<Answer> {
  const sample = EVERY_CALL[nameOf(contract)] ?? {};
  const given = (role === 'teacher' ? TEACHERS_BODY[nameOf(contract)] : undefined) ?? sample.body;
  const body =
    given && typeof given === 'object'
      ? Object.fromEntries(
          Object.entries(given).map(([name, value]) => [name, names[name as keyof Names] ?? value]),
        )
      : given;
  return app.ask(contract.method, addressOf(contract.path, { ...sample.params, ...names }, sample.query), {
    token,
    ...(body === undefined ? {} : { body }),
  });
}

const found = ({ status, body }: Answer) =>
  status !== 404 || !/\.no[A-Z]\w*$|NotFound$|notFound$/.test(body.code);

/** Everything of a world as it stands in the database. */
async function stateOf({ names }: World): Promise<unknown> {
  const { rows } = await app.pool.query(
    `select (select to_jsonb(c) from school_class c where c.id = $1) as class,
       (select jsonb_agg(m order by m.number) from meeting m where m.class_id = $1) as meetings,
       (select jsonb_agg(s order by s.number) from seat s where s.enrolment_id = $2) as seats,
       (select jsonb_agg(b order by b.number) from balance_event b where b.enrolment_id = $2) as events,
       (select to_jsonb(e) from enrolment e where e.id = $2) as enrolment,
       (select jsonb_agg(f order by f.id) from material f where f.class_id = $1) as materials,
       (select jsonb_agg(r order by r.id) from certificate r where r.enrolment_id = $2) as certificates,
       (select count(*) from refund_request where enrolment_id = $2) as refunds,
       (select count(*) from test_score where enrolment_id = $2) as scores,
       (select count(*) from report where enrolment_id = $2) as reports,
       (select count(*) from availability_exception where id = $3) as exceptions`,
    [names.classId, names.enrolmentId, names.exceptionId],
  );
  return rows;
}

describe.each<[Asker, 'family' | 'teacher']>([
  ['student', 'family'],
  ['teacher', 'teacher'],
])('a %s', (role, who) => {
  it('finds nothing of somebody else’s class and changes nothing there, by whatever name', async () => {
    const before = await stateOf(theirs);
    const wrong: string[] = [];
    for (const contract of callsOf(role)) {
      const answer = await call(contract, role, ours[who], theirs.names);
      if (found(answer)) wrong.push(`${nameOf(contract)}: ${answer.status} ${answer.body.code}`);
    }
    expect(wrong).toEqual([]);
    expect(await stateOf(theirs)).toEqual(before);
  });

  it('finds nothing either when one name is their own and another is not', async () => {
    const [before, own] = [await stateOf(theirs), await stateOf(ours)];
    const wrong: string[] = [];
    for (const contract of callsOf(role)) {
      const body = EVERY_CALL[nameOf(contract)]?.body;
      const inBody =
        body && typeof body === 'object' ? Object.keys(body).filter((name) => name in ours.names) : [];
      const named = [...namesIn(contract.path), ...(inBody as (keyof Names)[])];
      if (named.length < 2) continue;
      for (const name of named) {
        const answer = await call(contract, role, ours[who], { ...ours.names, [name]: theirs.names[name] });
        if (found(answer))
          wrong.push(`${nameOf(contract)} with another ${name}: ${answer.status} ${answer.body.code}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await stateOf(theirs)).toEqual(before);
    expect(await stateOf(ours)).toEqual(own);
  });

  it('breaks nothing with names that are none', async () => {
    const wrong: string[] = [];
    for (const contract of callsOf(role))
      for (const id of ['x', '0', '%00', "'", '..%2f..', 'a'.repeat(190)]) {
        const odd = Object.fromEntries(Object.keys(ours.names).map((name) => [name, id]));
        const { status } = await call(contract, role, ours[who], odd);
        if (status !== 404 && status !== 400) wrong.push(`${nameOf(contract)} with ${id}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  it('finds their own, so that the tests above look at real things', async () => {
    const wrong: string[] = [];
    const last = ({ method }: Contract) => ['GET', 'PUT', 'POST', 'DELETE'].indexOf(method);
    for (const contract of callsOf(role).toSorted((a, b) => last(a) - last(b))) {
      const answer = await call(contract, role, ours[who], ours.names);
      if (!found(answer) || answer.status >= 500 || [401, 403].includes(answer.status))
        wrong.push(`${nameOf(contract)}: ${answer.status} ${answer.body.code}`);
    }
    // A test has no sheet to practise with, courses under rules 1 know no appeal, and a teacher without a published profile is
    // nobody's choice, for their owners neither.
    const missing = wrong.filter((one) => !/practice\.pdf: 404|appeals\.notFound|free-times: 404/.test(one));
    expect(missing).toEqual([]);
  });
});
