import type { RunningAttempt } from '@fasih/school/assessment/placement/contract';
import { addDays } from '@fasih/school/basics/calendar';
import { dayIn } from '@fasih/school/basics/instants';
import type { PayRun } from '@fasih/school/finance/payroll/contract';
import { CLEARED } from '../support/cleared.ts';
import { aChild, asks, type Family, orders } from '../support/family.ts';
import type { Walk } from '../support/journey.ts';
import { callAs, DEMO_PASSWORD, freshPerson, lettersTo, openFamily, tokenOf } from '../support/people.ts';
import { provider } from '../support/provider.ts';
import { ask, placeLearner } from '../support/school-database.ts';
import { rightOption } from '../support/sitting.ts';

export type School = Pick<Walk, 'url' | 'sandboxUrl' | 'dataDir'>;
export type Login = { username: string; password: string };

/** What an area's pictures need besides the four demo logins: people by name, and ids for addresses. */
export type Scene = { people: Record<string, Login>; places: Record<string, string> };

/** Names as long as people really have them. */
const LONG_CHILD = 'Muhammad Rizky Kusumawardhana Hadiningrat Notonegoro';
const LONG_SIBLING = 'Raden Ajeng Siti Khadijah Kusumawardhani Hadiningrat';
const LONG_TEACHER = 'Dra. Maria Goretti Wilhelmina Simanjuntak-Hutabarat, M.Pd.';

const KIDS = 101;
const PACKAGES = { kids: KIDS, teen: 102, adult: 103 } as const;
const AGES = { kids: 9, teen: 15, adult: 30 } as const;

async function family(school: School, name: string): Promise<Family> {
  const person = await openFamily(school.url, name);
  return { ...person, token: await tokenOf(school.url, person) };
}

async function admin(school: School): Promise<{ token: string }> {
  return { token: await tokenOf(school.url, { username: 'admin', password: DEMO_PASSWORD }) };
}

/** A paid place without money: the voucher of the demo school. */
async function place(
  school: School,
  of: Family,
  packageId: number,
  learnerId?: string,
): Promise<{ orderId: string; enrolmentId: string }> {
  const { orderId } = await orders(school, of, {
    packageId,
    voucher: 'COBA100',
    ...(learnerId && { learnerId }),
  });
  const { enrolmentId } = await asks<{ enrolmentId: string }>(school, of, 'GET', `/orders/${orderId}`);
  return { orderId, enrolmentId };
}

/** One order for each way in which a payment can end, of families of their own. */
export async function buyingScene(school: School): Promise<Scene> {
  const scene: Scene = { people: {}, places: {} };
  const at = provider(school);
  const orderOf = async (who: string): Promise<string> => {
    const of = await family(school, who);
    scene.people[who] = of;
    const { orderId } = await orders(school, of);
    scene.places[who] = orderId;
    return orderId;
  };
  await orderOf('waits');
  await at.act(await orderOf('paid'), 'pay', 'gopay');
  await at.act(await orderOf('expired'), 'expire', 'bni_va');
  await at.act(await orderOf('review'), 'challenge', 'credit_card');
  const reversed = await orderOf('reversed');
  await at.act(reversed, 'pay', 'permata_va');
  await until(school, reversed, 'paid');
  await at.act(reversed, 'reverse');
  const closed = await orderOf('closed');
  await asks(school, as(scene, 'closed'), 'POST', `/orders/${closed}/cancel`);
  const free = await family(school, 'free');
  scene.people.free = free;
  scene.places.free = (await place(school, free, PACKAGES.adult)).orderId;
  const away = await family(school, 'away');
  scene.people.away = away;
  // The provider does not answer, so the order has no payment page.
  await at.fault({ endpoint: 'create', times: 3, status: 500 });
  await callAs(school.url, away.token, 'POST', '/payments/create', { packageId: PACKAGES.adult });
  const { data } = await asks<{ data: { id: string }[] }>(school, away, 'GET', '/orders');
  scene.places.away = data[0]?.id ?? '';
  scene.people.newcomer = await family(school, 'newcomer');
  const mother = await family(school, 'mother');
  scene.people.mother = mother;
  await aChild(school, mother, LONG_CHILD, 9);
  await aChild(school, mother, LONG_SIBLING, 14);
  return scene;
}

const as = (scene: Scene, who: string) => scene.people[who] as Family;

async function until({ dataDir }: School, orderId: string, status: string): Promise<void> {
  for (let look = 0; look < 100; look++) {
    const rows = await ask<{ status: string }>(dataDir, 'select status from orders where id = $1', [orderId]);
    if (rows[0]?.status === status) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`order ${orderId} never became ${status}`);
}

/** For each bank a sitting in the middle, and one that is over; every level once. */
export async function placementScene(school: School): Promise<Scene> {
  const scene: Scene = { people: {}, places: {} };
  for (const [bank, right] of [
    ['kids', 6],
    ['teen', 13],
    ['adult', 20],
  ] as const) {
    for (const stage of ['runs', 'over'] as const) {
      const who = `${bank}-${stage}`;
      const of = await family(school, who);
      scene.people[who] = of;
      const learnerId = bank === 'adult' ? undefined : await aChild(school, of, 'Kirana Sari', AGES[bank]);
      const { enrolmentId } = await place(school, of, PACKAGES[bank], learnerId);
      const sitting = await asks<RunningAttempt>(school, of, 'POST', '/placement/attempts', { enrolmentId });
      scene.places[who] = sitting.id;
      const answers = sitting.questions.map((question, index) => {
        const key = rightOption(question);
        const option = question.options.find(({ text }) => (text === key) === index < right);
        return { position: question.position, answer: option?.letter, ms: 9000 };
      });
      const path = `/placement/attempts/${sitting.id}`;
      if (stage === 'over') await asks(school, of, 'POST', `${path}/finish`, { answers });
      else
        for (const { position, answer, ms } of answers.slice(0, 7))
          await asks(school, of, 'PUT', `${path}/answers/${position}`, { answer, ms });
    }
  }
  const ready = await family(school, 'ready');
  scene.people.ready = ready;
  await place(school, ready, KIDS, await aChild(school, ready, 'Kirana Sari', 9));
  return scene;
}

/** The family of the demo school that a question to its database finds first; the seed of a day may have none. */
async function demoFamily(
  { dataDir }: School,
  sql: string,
  taken: readonly string[] = [],
): Promise<Found | undefined> {
  const rows = await ask<Found>(
    dataDir,
    `select a.username, coalesce(c.id::text, '') as "classId", e.id as "enrolmentId"
     from enrolment e join learner l on l.id = e.learner_id join account a on a.id = l.account_id
       join orders o on o.id = e.order_id left join class_member cm on cm.enrolment_id = e.id left join school_class c on c.id = cm.class_id
     where ${sql} and not (a.username = any($1)) order by a.username limit 1`,
    [taken],
  );
  return rows[0];
}

type Found = { username: string; classId: string; enrolmentId: string };

/** Families in every state that a course can be in. */
const DEMO_FAMILIES = {
  paused: `c.state = 'paused'`,
  completed: `exists (select from certificate x where x.enrolment_id = e.id and x.revoked_at is null)`,
  owed: `exists (select from balance_event b where b.enrolment_id = e.id and b.minutes > 0)`,
  forfeits: `c.state = 'active' and exists (select from seat s where s.enrolment_id = e.id and s.state = 'absent')`,
  teen: `c.state = 'active' and c.age_group = 'teen'`,
  'to-plan': `c.state = 'active' and exists (select from seat s where s.enrolment_id = e.id and s.state = 'to_plan')`,
  scheduled: `c.state = 'scheduled'`,
  waiting: `e.level is not null and c.id is null and e.state = 'active'`,
  asked: `exists (select from refund_request r where r.enrolment_id = e.id and r.state = 'asked')`,
} as const;

/** Students of every kind: nothing yet, paid, waiting, running, two siblings, paused, over. */
export async function studentScene(school: School): Promise<Scene> {
  const scene: Scene = { people: {}, places: {} };
  for (const [who, sql] of Object.entries(DEMO_FAMILIES)) {
    const found = await demoFamily(school, sql);
    if (found === undefined) continue;
    scene.people[who] = { username: found.username, password: DEMO_PASSWORD };
    scene.places[who] = found.classId;
    scene.places[`${who}-enrolment`] = found.enrolmentId;
  }
  scene.people.newcomer = await family(school, 'newcomer');
  const paid = await family(school, 'paid');
  scene.people.paid = paid;
  await place(school, paid, KIDS, await aChild(school, paid, 'Kirana Sari', 8));
  const group = await groupOf(school, 'siblings');
  scene.people.siblings = group.family;
  scene.places.siblings = group.classId;
  for (const state of ['too early', 'open', 'late', 'closed']) {
    const other = await groupOf(school, state.replace(' ', '-'));
    scene.people[state] = other.family;
    scene.places[state] = other.classId;
    scene.places[`meeting-${state}`] = other.meetingIds[0] ?? '';
    // The teacher is there in time, so nobody cancels.
    await ask(school.dataDir, 'update meeting set checked_in_at = now() where id = $1', [
      other.meetingIds[0],
    ]);
  }
  const suspended = await groupOf(school, 'suspended');
  scene.people.suspended = suspended.family;
  scene.places.suspended = suspended.classId;
  for (const id of suspended.learnerIds)
    await asks(school, suspended.family, 'DELETE', `/learners/${id}/consent`);
  for (const who of ['returned', 'rejected'] as const) {
    const found = await demoFamily(
      school,
      `c.state = 'active' and a.username <> 'student' and o.total > 0
       and not exists (select from refund_request r where r.enrolment_id = e.id)`,
      Object.values(scene.people).map(({ username }) => username),
    );
    if (found === undefined) continue;
    await endRefund(school, found.enrolmentId, who);
    scene.people[who] = { username: found.username, password: DEMO_PASSWORD };
    scene.places[who] = found.classId;
  }
  return scene;
}

/** As if finance had decided about a refund of this course: given back, or turned down. */
async function endRefund(
  { dataDir }: School,
  enrolmentId: string,
  how: 'returned' | 'rejected',
): Promise<void> {
  const state = how === 'returned' ? 'approved' : 'rejected';
  await ask(
    dataDir,
    `insert into refund_request
       (enrolment_id, asked_by, asked_at, reason, quote, amount, state, decided_by, decided_at, decided_reason)
     select e.id, l.account_id, r.asked_at, r.reason, r.quote, r.amount, $2,
       (select id from account where username = 'finance'), now(), $3
     from enrolment e join learner l on l.id = e.learner_id, refund_request r
     where e.id = $1 and r.state = 'asked' limit 1`,
    [enrolmentId, state, how === 'rejected' ? 'Permintaan datang setelah masa program berakhir.' : null],
  );
  if (how === 'rejected') return;
  await ask(
    dataDir,
    `with given as (update enrolment set state = 'ended', ended_at = now() where id = $1 returning order_id)
     insert into refund (order_id, refund_key, amount, path, state, reason, created_at, confirmed_at)
     select g.order_id, 'picture', r.amount, 'transfer', 'confirmed', r.reason, now(), now()
     from given g, refund_request r where r.enrolment_id = $1`,
    [enrolmentId],
  );
}

/** A teacher at work, and one who was hired just now. */
export async function teacherScene(school: School): Promise<Scene> {
  const group = await groupOf(school, 'group');
  const scene: Scene = { people: { busy: group.teacher }, places: { class: group.classId } };
  group.meetingIds.forEach((id, index) => {
    scene.places[`meeting-${index + 1}`] = id;
  });
  scene.places.enrolment = group.enrolmentIds[0] ?? '';
  const { login } = await hire(school, 'Guru Baru');
  scene.people.hired = login;
  const rows = await ask<{ id: string; username: string }>(
    school.dataDir,
    `select e.id, t.username from enrolment e join class_member cm on cm.enrolment_id = e.id
       join school_class c on c.id = cm.class_id join account t on t.id = c.teacher_id
     where exists (select from test_score s where s.enrolment_id = e.id)
     order by exists (select from certificate x where x.enrolment_id = e.id) desc limit 1`,
    [],
  );
  scene.people.scored = { username: rows[0]?.username ?? '', password: DEMO_PASSWORD };
  scene.places.scored = rows[0]?.id ?? '';
  return scene;
}

type Group = {
  family: Family;
  learnerIds: string[];
  enrolmentIds: string[];
  classId: string;
  meetingIds: string[];
  teacher: Login;
};

/** Two siblings with long names in one class of two a week, with a teacher of its own; it begins tomorrow. */
async function groupOf(school: School, name: string): Promise<Group> {
  const of = await family(school, name);
  const learnerIds: string[] = [];
  const enrolmentIds: string[] = [];
  for (const child of [LONG_CHILD, LONG_SIBLING]) {
    const learnerId = await aChild(school, of, child, 9);
    await place(school, of, KIDS, learnerId);
    learnerIds.push(learnerId);
    enrolmentIds.push(await placeLearner(school, learnerId, 'Kids Intermediate'));
  }
  const { id: teacherId, login } = await hire(school, LONG_TEACHER);
  const office = await admin(school);
  const path = `/teachers/${teacherId}/availability`;
  const { version } = await asks<{ version: number }>(school, office, 'GET', path);
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 480, to: 1200 }));
  await asks(school, office, 'PUT', path, { weekly, version });
  await asks(school, office, 'PUT', `/teachers/${teacherId}/clearance`, CLEARED);
  const tomorrow = addDays(dayIn(new Date()), 1);
  const opened = await asks<{ id: string; plan: { id: string }[] }>(school, office, 'POST', '/classes', {
    teacherId,
    enrolmentIds,
    capacity: 2,
    slots: [
      { weekday: 1, minute: 540 },
      { weekday: 3, minute: 840 },
    ],
    startsOn: tomorrow,
    zoom_link: 'https://zoom.us/j/8453466415',
    zoom_room: '845 3466 415',
  });
  return {
    family: of,
    learnerIds,
    enrolmentIds,
    classId: opened.id,
    meetingIds: opened.plan.map(({ id }) => id),
    teacher: login,
  };
}

/** A draft of a pay run with a bonus and a deduction, a day that differs from the provider's, and money of another size. */
export async function financeScene(school: School): Promise<Scene> {
  const finance = { token: await tokenOf(school.url, { username: 'finance', password: DEMO_PASSWORD }) };
  const day = (back: number) => addDays(dayIn(new Date()), -back);
  const period = { from: day(36), to: day(2) };
  const made = await asks<PayRun>(school, finance, 'POST', '/pay/runs', period);
  const path = `/pay/runs/${made.id}/adjustments`;
  const teacherId = made.payslips[0]?.teacherId;
  const bonus = { teacherId, kind: 'bonus', amount: 1_500_000, reason: 'THR Idulfitri, satu bulan' };
  const more = await asks<PayRun>(school, finance, 'POST', path, { ...bonus, version: made.version });
  const reason = 'Uang muka transportasi bulan lalu yang belum dikembalikan';
  const less = { teacherId, kind: 'correction', amount: 50_000, reason };
  await asks(school, finance, 'POST', path, { ...less, version: more.version });

  const bank = provider(school);
  const orderOf = async (name: string) => (await orders(school, await family(school, name))).orderId;
  await bank.act(await orderOf('keluarga-panjang-nama'), 'pay', 'bca_va', { notify: false });
  await bank.act(await orderOf('kurang'), 'pay', 'bca_va', { amount: 1_000_000 });
  await asks(school, finance, 'POST', '/reconciliation/fetch', { day: dayIn(new Date()) });
  return { people: {}, places: { draft: made.id } };
}

const AWAY_DAYS = 14;

/** What people open from a link: an invitation to be a second guardian, a meeting to hold for somebody, a child's own device. */
export async function linksScene(school: School): Promise<Scene> {
  const own = await family(school, 'orang-tua');
  const learnerId = await aChild(school, own, 'Kirana Sari', 9);
  const invited = freshPerson('andi').email;
  const grant = { may: 'decide', learnerIds: [learnerId] };
  await asks(school, own, 'POST', '/guardians', {
    name: 'Pak Andi',
    relation: 'father',
    email: invited,
    ...grant,
  });
  const office = await admin(school);
  const teachers = await ask<{ id: string; email: string }>(
    school.dataDir,
    `select id, email from account where role = 'teacher' and active order by username = 'teacher' desc`,
    [],
  );
  const hours = Array.from({ length: AWAY_DAYS }, (_, day) => ({
    day: addDays(dayIn(new Date()), day + 2),
    from: 0,
    to: 1440,
  }));
  const away = `/teachers/${teachers[0]?.id}/absences`;
  const { meetings } = await asks<{ meetings: { meetingId: string }[] }>(
    school,
    office,
    'POST',
    `${away}/preview`,
    {
      hours,
    },
  );
  const uncovered = meetings.map(({ meetingId }) => meetingId);
  await asks(school, office, 'POST', away, { hours, kind: 'sick', cover: [], ask: uncovered });
  const others = teachers.slice(1).map(({ email }) => email);
  return {
    people: { parent: own },
    places: {
      guardian: await tokenInMail(school, [invited], /\/guardian#([\w-]+)/),
      substitute: await tokenInMail(school, others, /\/substitute\?token=([\w-]+)/),
      learner: learnerId,
    },
  };
}

/** A new link for the child's device: each opens once. */
export async function linkForChild(school: School, scene: Scene): Promise<void> {
  const path = `/learners/${scene.places.learner}/child-devices`;
  const name = `Tablet ${Date.now()}`;
  const made = await asks<{ link: string; device: { id: string } }>(
    school,
    as(scene, 'parent'),
    'POST',
    path,
    { name },
  );
  if (scene.places.device)
    await asks(school, as(scene, 'parent'), 'DELETE', `/child-devices/${scene.places.device}`);
  scene.places.device = made.device.id;
  scene.places.child = made.link.split('#')[1] ?? '';
}

/**
 * The token of the first link of a kind in the mails to these addresses. Apart from `mailedLink`, which fails without a mail:
 * here one may rightly be missing.
 */
async function tokenInMail({ dataDir }: School, addresses: readonly string[], link: RegExp): Promise<string> {
  for (let look = 0; look < 50; look++) {
    for (const address of addresses)
      for (const letter of await lettersTo(dataDir, address)) {
        const token = link.exec(letter)?.[1];
        if (token) return token;
      }
    await new Promise((done) => setTimeout(done, 200));
  }
  // At night nobody is asked: the picture shows a link that has ended.
  return 'none';
}

/** A learner with two guardians. */
export async function adminScene(school: School): Promise<Scene> {
  const [shared] = await ask<{ id: string }>(
    school.dataDir,
    'select learner_id as id from guardian_learner limit 1',
    [],
  );
  return { people: {}, places: { shared: shared?.id ?? 'none' } };
}

/** A teacher whose temporary password is changed already. */
async function hire(school: School, name: string): Promise<{ id: string; login: Login }> {
  const { username, email } = freshPerson('guru');
  const currentPassword = 'perahu kertas 12';
  const { id } = await asks<{ id: string }>(school, await admin(school), 'POST', '/auth/register', {
    name,
    username,
    email,
    password: currentPassword,
    role: 'teacher',
  });
  const password = 'layar terkembang 34';
  const first = { token: await tokenOf(school.url, { username, password: currentPassword }) };
  await asks(school, first, 'POST', '/auth/change-password', { currentPassword, password });
  return { id, login: { username, password } };
}
