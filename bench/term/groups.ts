import type { Family } from './people.ts';
import { worked } from './tally.ts';
import { attempt, each, office, type Term } from './term.ts';

/** Friends who come together, want the same times, and learn in one group. */
export const FRIENDS = 3;
/** Of as many families one party of friends, so that a tenth learns in groups. */
const ONE_PARTY_IN = 30;

/** Makes parties of friends of these families: each member comes with the first one and has its age, package and wishes. */
export function makeFriends(families: readonly Family[]): void {
  for (let first = 0; first + FRIENDS <= families.length; first += ONE_PARTY_IN) {
    const party = families.slice(first, first + FRIENDS);
    const [leader] = party;
    if (!leader) continue;
    const { packageId, bank, birthDate, finishesAt, painted } = leader;
    for (const family of party)
      Object.assign(family, {
        packageId,
        bank,
        birthDate,
        finishesAt,
        friends: party,
        painted: [...painted],
        // The school opens the group, and its weekly times are not one family's to change.
        isPassive: true,
        changesOn: null,
      });
  }
}

type Known = { id: string; level: string | null; placed: boolean };
type Options = { slots: object[]; firstDay: string };

/** Opens a group for each party whose tests are finished, at the best times proposed for its first member. */
export async function openGroups(term: Term): Promise<void> {
  const { rows } = await term.school.pool.query<Known>(
    'select id, level, starts_on is not null as placed from enrolment where state = $1',
    ['active'],
  );
  const known = new Map(rows.map((one) => [one.id, one]));
  for (const leader of term.families) {
    const party = leader.friends;
    if (!party || party[0] !== leader) continue;
    const members = party.flatMap(({ enrolmentId }) => known.get(enrolmentId) ?? []);
    if (members.length < party.length || members.some(({ level, placed }) => level === null || placed))
      continue;
    const isOpen = members.every(({ level }) => level === members[0]?.level) && (await open(term, party));
    // Who cannot learn together, the school places one by one.
    if (!isOpen) for (const family of party) family.friends = null;
  }
}

async function open(term: Term, party: readonly Family[]): Promise<boolean> {
  const { admin } = term.staff;
  const enrolmentIds = party.map(({ enrolmentId }) => enrolmentId);
  const task = 'learners placed';
  const proposals = await office(term, task, 'GET', `/enrolments/${enrolmentIds[0]}/proposals`, admin);
  const teachers: { teacherId: string; options: Options[] }[] = proposals?.teachers ?? [];
  for (const { teacherId, options } of teachers) {
    for (const { slots, firstDay } of options) {
      const form = { teacherId, slots, startsOn: firstDay, enrolmentIds, capacity: FRIENDS };
      const plan = await office(term, task, 'POST', '/classes/plan', admin, form);
      if (!plan || plan.conflicts.length > 0) continue;
      if (!(await office(term, task, 'POST', '/classes', admin, form))) continue;
      worked(term.tally, task, party.length);
      return true;
    }
  }
  return false;
}

const PRESSES = 0.7;

/** On the evening on which a pause is over, most families of groups have the meetings that it left planned by one press. */
export async function planAfterPauses(term: Term, today: string): Promise<void> {
  const back = term.families.filter(({ friends, pause }) => friends && pause?.until === today);
  await each(back, async (family) => {
    if (family.random() >= PRESSES) return;
    const path = `/enrolments/${family.enrolmentId}/family-pause/end`;
    const plan = await attempt(term, 'POST', `${path}/plan`, family, {});
    if (plan) await attempt(term, 'POST', path, family, { seen: plan.seen });
  });
}
