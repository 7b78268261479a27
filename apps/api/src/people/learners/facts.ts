import { sql } from 'kysely';
import { columnsOf, type Selected, type TableAs, tableAs } from '../../platform/db/sql.ts';
import type { Params } from '../../platform/db/statement.ts';

const c = tableAs('consent', 'c');

/**
 * Columns of a learner `l` that every query of whole learners selects; `columnsOf` lists them, `jsonList` puts them into
 * one value. `presentLearner` and `needsConsent` take what they select.
 */
export const learnerFacts = (l: TableAs<'learner'>) => ({
  id: l.id,
  kind: l.kind,
  name: l.name,
  birth_date: l.birth_date,
  relation: l.relation,
  version: l.version,
  // 'I am 18 or older' was ticked.
  adult_declared: sql<boolean>`${l.adult_declared_at} is not null`,
  // A guardian's consent is active.
  consented: sql<boolean>`exists (select from ${c} where ${c.learner_id} = ${l.id} and ${c.withdrawn_at} is null)`,
});

/** The same as a list, for `select`. */
export const learnerColumns = (l: TableAs<'learner'>) => columnsOf(learnerFacts(l));
export type LearnerRow = Selected<ReturnType<typeof learnerColumns>>;

/** What a family types about a learner and may correct later. */
export type TypedFacts = Pick<LearnerRow, 'name' | 'birth_date'>;

/** The columns that a new or corrected learner is written with. */
export const typedColumns = (typed: Params<TypedFacts>) => ({
  name: typed.name,
  birth_date: typed.birth_date,
});

/** The facts of a request; a correction sends only those that change. */
export type SentFacts = { [Fact in keyof TypedFacts]?: TypedFacts[Fact] | undefined };

/** The facts after a correction: what was not sent stays. A new learner corrects `EMPTY_FACTS`. */
export const correctedFacts = (before: TypedFacts, sent: SentFacts): TypedFacts => ({
  name: sent.name ?? before.name,
  birth_date: sent.birth_date ?? before.birth_date,
});

/**
 * Every column of `learner` with personal data while nothing is known, as an erasure leaves it. The row stays, because
 * orders and books refer to it. A typed fact that is missing here does not compile.
 */
export const EMPTY_FACTS = {
  name: '',
  birth_date: null,
  relation: null,
} satisfies Pick<LearnerRow, keyof TypedFacts | 'relation'>;

/** What a learner `l` is called, as far as it is known. An erasure also looks for these words in texts about others. */
export const learnerNames = (l: TableAs<'learner'>) =>
  sql<string[]>`array(select word from unnest(array[${l.name}]) word where word <> '')`;
