import type { Guardian, SharedWithMe } from '@fasih/school/office/guardians/contract';
import type { GuardianRow } from '../../people/guardians/guardians.ts';

/** A second guardian, or an invitation, as the first guardian sees it. */
export const presentGuardian = (row: GuardianRow): Guardian => ({
  id: row.id,
  name: row.name,
  relation: row.relation,
  may: row.may,
  email: row.email,
  learners: row.learners,
  state: row.acceptedAt !== null ? 'accepted' : row.isOver ? 'over' : 'invited',
  endsAt: row.linkEndsAt?.toISOString() ?? null,
  acceptedAt: row.acceptedAt?.toISOString() ?? null,
});

/** What a first guardian shares, as the second one sees it. */
export const presentShared = ({ id, firstName, may, learners }: GuardianRow): SharedWithMe => ({
  id,
  by: firstName,
  may,
  learners,
});

/** The learners of a guardian by name, for notices. */
export const namesOf = ({ learners }: Pick<GuardianRow, 'learners'>): string =>
  learners.map(({ name }) => name).join(', ');

/** Both accounts, by which an erasure finds the names in a notice. */
export const partiesOf = (family: string, guardian: string | null) => ({ family, guardian: guardian ?? '' });
