import { randomBytes } from 'node:crypto';
import { dayIn } from '@fasih/school/basics/instants';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import { expect } from '@playwright/test';
import { CLEARED } from './cleared.ts';
import { aChild, arrive, asks, type Family, KIDS_ENGLISH, orders } from './family.ts';
import type { Walk } from './journey.ts';
import { DEMO_PASSWORD, freshPerson, openFamily, signInByApi, tokenOf } from './people.ts';
import { provider } from './provider.ts';
import { placeLearner } from './school-database.ts';

const ADMIN = { username: 'admin', password: DEMO_PASSWORD };

/** Staff lists show every family of the shared school, so each learner has a name of its own: letters alone. */
const learnerOfItsOwn = () => {
  const letters = [...randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return `Kirana ${letters[0]?.toUpperCase()}${letters.slice(1)}`;
};

type Login = { username: string; password: string };

export type OwnClass = {
  family: Family;
  learnerId: string;
  enrolmentId: string;
  classId: string;
  className: string;
  /** What staff read instead of the name. */
  learnerName: string;
  teacher: Login;
  /** By number, from 1 on. */
  meetings: { id: string; number: number; start: string }[];
};

/** A family whose child has a paid place, a level and a one-to-one class with a teacher of its own; signed in. */
export async function familyInClass(walk: Walk): Promise<OwnClass> {
  const family = await arrive(walk);
  const learnerName = learnerOfItsOwn();
  const learnerId = await childWithPlace(walk, family, learnerName);
  const enrolmentId = await placeLearner(walk, learnerId, 'Kids Intermediate');
  const { id: teacherId, ...teacher } = await freeTeacher(walk, { name: 'Guru Ratih' });
  // A week from now: every meeting can still be moved, and this week is free for what a journey needs today.
  type Opened = { id: string; name: string; plan: OwnClass['meetings'] };
  const admin = { token: await tokenOf(walk.url, ADMIN) };
  const opened = await asks<Opened>(walk, admin, 'POST', '/classes', {
    teacherId,
    enrolmentIds: [enrolmentId],
    slots: [
      { weekday: 1, minute: 540 },
      { weekday: 3, minute: 840 },
    ],
    startsOn: addDays(dayIn(new Date()), 7),
    zoom_link: 'https://zoom.us/j/8453466415',
    zoom_room: '845 3466 415',
  });
  return {
    family,
    learnerId,
    enrolmentId,
    classId: opened.id,
    className: opened.name,
    learnerName,
    teacher,
    meetings: opened.plan,
  };
}

/** A child of nine of this family, whose place is paid for at the provider. */
export async function childWithPlace(walk: Walk, family: Family, name: string): Promise<string> {
  const learnerId = await aChild(walk, family, name, 9);
  const { orderId } = await orders(walk, family, { packageId: KIDS_ENGLISH, learnerId });
  await provider(walk).act(orderId, 'pay', 'gopay');
  await expect
    .poll(async () => (await asks<{ status: string }>(walk, family, 'GET', `/orders/${orderId}`)).status)
    .toBe('paid');
  return learnerId;
}

export type Waiting = { family: Family; name: string; learnerId: string; enrolmentId: string };

/** A family whose child of nine has a paid place and a level, and waits for a class; nobody is signed in. */
export async function familyThatWaits(walk: Walk, name: string): Promise<Waiting> {
  const person = await openFamily(walk.url);
  const family = { ...person, token: await tokenOf(walk.url, person) };
  return { family, name, ...(await childThatWaits(walk, family, name)) };
}

/** A child of nine of this family, with a paid place and a level, who waits for a class. */
export async function childThatWaits(
  walk: Walk,
  family: Family,
  name: string,
  packageId = KIDS_ENGLISH,
): Promise<{ learnerId: string; enrolmentId: string }> {
  const learnerId = await aChild(walk, family, name, 9);
  await orders(walk, family, { packageId, learnerId, voucher: 'COBA100' });
  return { learnerId, enrolmentId: await placeLearner(walk, learnerId, 'Kids Intermediate') };
}

/**
 * A teacher who works all day, has no classes and may teach minors; what is known of the hours has version 2.
 *
 * @param certificateUntil the last day of the police certificate.
 */
export async function freeTeacher(
  walk: Pick<Walk, 'url'>,
  { name, certificateUntil = CLEARED.certificateUntil }: { name?: string; certificateUntil?: string } = {},
): Promise<{ id: string; username: string; password: string; path: string; weekly: object[] }> {
  const admin = { token: await tokenOf(walk.url, ADMIN) };
  const { username, email } = freshPerson('guru');
  const password = 'perahu kertas 12';
  const person = { name: name ?? username, username, email, password, role: 'teacher' };
  const { id } = await asks<{ id: string }>(walk, admin, 'POST', '/auth/register', person);
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 480, to: 1200 }));
  const path = `/teachers/${id}/availability`;
  await asks(walk, admin, 'PUT', path, { weekly, version: 1 });
  // Else no learner under 18 is handed over.
  await asks(walk, admin, 'PUT', `/teachers/${id}/clearance`, { ...CLEARED, certificateUntil });
  return { id, username, password, path, weekly };
}

/** Gives a teacher a password of their own, because the school's is a temporary one. */
export async function ownPassword({ url }: Pick<Walk, 'url'>, teacher: Login): Promise<Login> {
  const change = { currentPassword: teacher.password, password: 'layar terkembang 34' };
  await asks({ url }, { token: await tokenOf(url, teacher) }, 'POST', '/auth/change-password', change);
  return { username: teacher.username, password: change.password };
}

/** Signs the class's teacher in on this device, with a password of their own. */
export async function teacherComesIn(
  walk: Pick<Walk, 'url' | 'context'>,
  { teacher }: Pick<OwnClass, 'teacher'>,
): Promise<void> {
  await signInByApi(walk.context, walk.url, await ownPassword(walk, teacher));
}
