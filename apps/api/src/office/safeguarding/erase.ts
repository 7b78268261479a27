import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Erased = Pick<ErasedPerson, 'learners' | 'family' | 'near' | 'anywhere'>;

/** A name's words are looked for in reports about the person or by their family, the whole name in all others. */
const patternFor = ({ learners, family, near, anywhere }: Params<Erased>) =>
  sql<string>`case when incident.learner_id = any(${learners}::uuid[]) or incident.account_id = ${family}::uuid
    then ${near}::text else ${anywhere}::text end`;

const forgetReports = statement((person: Params<Erased>) => {
  const pattern = patternFor(person);
  return build
    .updateTable('incident')
    .set({
      what: sql<string>`without_words(what, ${pattern})`,
      happened: sql<string>`without_words(happened, ${pattern})`,
      involved: sql<string>`without_words(involved, ${pattern})`,
    })
    .where(sql<boolean>`what || ' ' || happened || ' ' || involved ~* ${pattern}`);
});

const forgetNotes = statement(
  (person: Params<Erased>) =>
    sql<never>`update incident_event ev set note = without_words(ev.note, ${patternFor(person)})
      from incident where incident.id = ev.incident_id and ev.note ~* ${patternFor(person)}`,
);

/**
 * Takes an erased person's name, address and phone out of incidents; the reports stay, because they are also about
 * others (docs/product/staff.md#safeguarding).
 */
export async function eraseIncidents(
  db: Queryable,
  { learners, family, near, anywhere }: Erased,
): Promise<void> {
  await forgetReports.run(db, { learners, family, near, anywhere });
  await forgetNotes.run(db, { learners, family, near, anywhere });
}
