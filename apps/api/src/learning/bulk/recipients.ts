import { isId } from '@fasih/school/basics/ids';
import { sql } from 'kysely';
import { orNull, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { titleOfClass } from '../classes/class-title.ts';

const l = tableAs('learner', 'l');
const a = tableAs('account', 'a');
const c = tableAs('school_class', 'c');
const cm = tableAs('class_member', 'cm');

type Chosen = { learnerIds: readonly string[]; classIds: readonly string[] };

const selectChosen = statement(({ learnerIds, classIds }: Params<Chosen>) =>
  select(
    [
      orNull(l.id).as('learnerId'),
      orNull(l.name).as('name'),
      orNull(a.id).as('accountId'),
      orNull(a.active).as('active'),
      // What staff call the class through which the learner was chosen.
      sql<string | null>`k.title`.as('title'),
    ],
    sql`from (
        select ${l.id} as learner_id, null as title from ${l} where ${l.id} = any(${learnerIds}) and ${l.erased_at} is null
        union all
        select ${cm.learner_id}, ${titleOfClass(c)} from ${c}
          left join ${cm} on ${cm.class_id} = ${c.id} and ${cm.left_at} is null where ${c.id} = any(${classIds})
      ) k left join ${l} on ${l.id} = k.learner_id and ${l.erased_at} is null left join ${a} on ${a.id} = ${l.account_id}
      order by ${l.name}, ${l.id}, k.title`,
  ),
);

/** A chosen learner with the account of the family; without a learner, a class that nobody is in. */
export type ChosenRow = RowOf<typeof selectChosen>;

/** The learners of a selection of learners and classes; ids of nobody are left out. One statement. */
export const chosenLearners = (db: Queryable, { learnerIds, classIds }: Chosen): Promise<ChosenRow[]> =>
  selectChosen.all(db, { learnerIds: learnerIds.filter(isId), classIds: classIds.filter(isId) });
