import { consent as consentText } from '@fasih/content/legal/consent';
import type { Relation } from '@fasih/school/people/learners/contract';
import { sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

export type NewConsent = {
  learnerId: string;
  accountId: string;
  guardianName: string;
  relation: Relation;
  textVersion: string;
  lang: string;
  /** Null for a consent on paper. */
  address: string | null;
  now: Date;
};

import type { ErasedPerson } from './erased-person.ts';

const insert = statement((consent: Params<NewConsent>) =>
  build
    .insertInto('consent')
    .values({
      learner_id: consent.learnerId,
      account_id: consent.accountId,
      guardian_name: consent.guardianName,
      relation: consent.relation,
      text_version: consent.textVersion,
      lang: consent.lang,
      given_at: consent.now,
      address: consent.address,
    })
    .onConflict((on) => on.column('learner_id').where('withdrawn_at', 'is', null).doNothing()),
);

/** Records a guardian's consent; keeps an active one and returns false. */
export async function insertConsent(db: Queryable, consent: NewConsent): Promise<boolean> {
  return (await insert.run(db, consent)) === 1;
}

/** Records the consent that a guardian gives in a form; keeps an active one and returns false. */
export function recordConsent(
  db: Queryable,
  learnerId: string,
  { guardianName, relation }: Pick<NewConsent, 'guardianName' | 'relation'>,
  { person, lang, address, now }: SignedInCall,
): Promise<boolean> {
  const { accountId } = person;
  const textVersion = consentText.version;
  return insertConsent(db, { learnerId, accountId, guardianName, relation, textVersion, lang, address, now });
}

const end = statement(({ learnerId, now }: Params<{ learnerId: string; now: Date }>) =>
  build
    .updateTable('consent')
    .set({ withdrawn_at: now })
    .where('learner_id', '=', learnerId)
    .where('withdrawn_at', 'is', null),
);

/** Ends the active consent; false when there is none. */
export async function endConsent(db: Queryable, learnerId: string, now: Date): Promise<boolean> {
  return (await end.run(db, { learnerId, now })) === 1;
}

const selectWithdrawn = statement(({ learnerIds }: Params<{ learnerIds: readonly string[] }>) =>
  build
    .selectFrom('consent')
    .where(({ eb, fn }) => eb('learner_id', '=', fn.any(learnerIds)))
    .where('withdrawn_at', 'is not', null)
    .groupBy('learner_id')
    .select(({ fn }) => ['learner_id as learnerId', fn.max('withdrawn_at').as('at')]),
);

/** When the consent for each of these learners was withdrawn last; learners without a withdrawal are missing. */
export async function lastWithdrawals(
  db: Queryable,
  learnerIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await selectWithdrawn.all(db, { learnerIds });
  return new Map(rows.flatMap(({ learnerId, at }) => (at ? [[learnerId, at] as const] : [])));
}

const forget = statement(({ learnerIds }: Params<{ learnerIds: readonly string[] }>) =>
  build
    .updateTable('consent')
    .set({ guardian_name: '', address: null })
    .where(({ eb, fn }) => eb('learner_id', '=', fn.any(learnerIds))),
);

/** With their account, removes the guardian's name and address from the consents of erased learners; the fact of consent stays. */
export async function eraseConsents(
  db: Queryable,
  { accounts, learners }: Pick<ErasedPerson, 'accounts' | 'learners'>,
): Promise<void> {
  if (accounts.length > 0) await forget.run(db, { learnerIds: learners });
}

const move = statement(({ from, to }: Params<{ from: string; to: string }>) => {
  const c = tableAs('consent', 'c');
  const f = tableAs('learner', 'f');
  const k = tableAs('learner', 'k');
  const s = tableAs('consent', 's');
  return sql<never>`update ${c} set learner_id = ${to} from ${f}, ${k}
    where ${f.id} = ${from} and ${k.id} = ${to} and ${f.account_id} = ${k.account_id} and ${c.learner_id} = ${from}
      and ${c.withdrawn_at} is null
      and not exists (select from ${s} where ${s.learner_id} = ${to} and ${s.withdrawn_at} is null)`;
});

/** Moves the consent of a guardian of the same account, unless the remaining learner has an active one. */
export async function reassignConsent(db: Queryable, from: string, to: string): Promise<void> {
  await move.run(db, { from, to });
}
