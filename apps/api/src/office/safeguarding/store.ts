import { isId } from '@fasih/school/basics/ids';
import type { Incident } from '@fasih/school/office/safeguarding/contract';
import type { IncidentEvent, IncidentSide, IncidentState } from '@fasih/school/office/safeguarding/rules';
import type { Reach } from '@fasih/school/people/guardians/guardian';
import { sql } from 'kysely';
import { isReached } from '../../people/guardians/reach.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { cteAs, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { officerId } from './officer.ts';

const i = tableAs('incident', 'i');
const l = tableAs('learner', 'l');
const a = tableAs('account', 'a');

type NewIncident = {
  accountId: string;
  key: string;
  side: IncidentSide;
  learnerId: string | null;
  what: string;
  happened: string;
  involved: string;
  urgent: boolean;
  now: Date;
};

const insert = statement((one: Params<NewIncident>) =>
  build
    .insertInto('incident')
    .values({
      account_id: one.accountId,
      form_key: one.key,
      side: one.side,
      learner_id: one.learnerId,
      what: one.what,
      happened: one.happened,
      involved: one.involved,
      urgent: one.urgent,
      reported_at: one.now,
    })
    .onConflict((on) => on.columns(['account_id', 'form_key']).doNothing())
    .returning('id'),
);
const selectSent = statement(({ accountId, key }: Params<{ accountId: string; key: string }>) =>
  build
    .selectFrom('incident')
    .where('account_id', '=', accountId)
    .where('form_key', '=', key)
    .select('reported_at as reportedAt'),
);

/** Stores a report; null if this form's report is stored already. */
export async function insertIncident(db: Queryable, one: NewIncident): Promise<string | null> {
  return (await insert.first(db, one))?.id ?? null;
}

/** When this form's report was stored; null if it was not. */
export async function sentAt(db: Queryable, of: { accountId: string; key: string }): Promise<Date | null> {
  return (await selectSent.first(db, of))?.reportedAt ?? null;
}

type Concern = Reach & { learnerId: string };

const mayConcern = statement(({ accountId, shared, learnerId }: Params<Concern>) =>
  select(
    [l.id.as('id')],
    sql`from ${l} where ${l.id} = ${learnerId} and ${l.erased_at} is null and (${isReached(l, { accountId, shared })}
      or exists (select from seat s join meeting m on m.id = s.meeting_id join school_class c on c.id = m.class_id
        where s.learner_id = ${l.id} and ${accountId}::uuid in (m.teacher_id, c.teacher_id)))`,
  ),
);

/** Whether this account may name the learner in a report: either guardian, or who teaches or taught them. */
export async function isConcern(db: Queryable, concern: Concern): Promise<boolean> {
  return isId(concern.learnerId) && (await mayConcern.first(db, concern)) !== null;
}

type Read = { id: string; by: string; now: Date };

const readOne = statement(({ id, by, now }: Params<Read>) => {
  const read = sql<{ incident_id: string }>`insert into incident_event (incident_id, at, by_account, kind)
    select ${i.id}, ${now}, ${by}, 'read' from ${i} where ${i.id} = ${id} and ${by}::uuid = ${officerId}
    returning incident_id`;
  const r = cteAs(read, 'noted', 'r');
  return withCtes(
    { noted: read },
    select(columns, sql`from ${r} join ${i} on ${i.id} = ${r.incident_id} ${joins}`),
  );
});

const columns = [
  i.id.as('id'),
  i.side.as('side'),
  i.urgent.as('urgent'),
  i.state.as('state'),
  i.version.as('version'),
  i.what.as('what'),
  i.happened.as('happened'),
  i.involved.as('involved'),
  i.reported_at.as('reportedAt'),
  sql<
    Incident['reporter']
  >`json_build_object('name', ${shownNameOf(a)}, 'email', ${a.email}, 'phone', ${a.phone})`.as('reporter'),
  sql<Incident['learner']>`case when ${l.erased_at} is null and ${l.id} is not null
    then json_build_object('id', ${l.id}, 'name', ${l.name}) end`.as('learner'),
  sql<Date | null>`(select min(q.due_at) from erasure_request q where q.called_off_at is null and q.done_at is null
    and (q.learner_id = ${i.learner_id} or q.account_id = coalesce(${l.account_id}, ${i.account_id})))`.as(
    'erasureAt',
  ),
  sql<Incident['history']>`(select coalesce(json_agg(json_build_object('id', ev.id::text, 'at', ev.at, 'by',
    coalesce(nullif(w.name, ''), w.display_username), 'kind', ev.kind, 'note', ev.note) order by ev.id), '[]')
    from incident_event ev join account w on w.id = ev.by_account where ev.incident_id = ${i.id})`.as(
    'history',
  ),
] as const;
const joins = sql`join ${a} on ${a.id} = ${i.account_id} left join ${l} on ${l.id} = ${i.learner_id}`;

export type IncidentFacts = RowOf<typeof readOne>;

/** One incident for its officer, with the reading noted in the same statement; its history is as before. */
export async function readNoted(db: Queryable, read: Read): Promise<IncidentFacts | null> {
  return isId(read.id) ? readOne.first(db, read) : null;
}

const selectOne = statement(({ id }: Params<{ id: string }>) =>
  select(columns, sql`from ${i} ${joins} where ${i.id} = ${id}`),
);

/** One incident as the officer's own step left it, without another reading. */
export async function incidentOf(db: Queryable, id: string): Promise<IncidentFacts | null> {
  return selectOne.first(db, { id });
}

const lockOne = statement(({ id }: Params<{ id: string }>) =>
  build.selectFrom('incident').where('id', '=', id).select(['state', 'version']).forUpdate(),
);

/** Locks an incident for a step. */
export async function lockIncident(
  db: Queryable,
  id: string,
): Promise<{ state: IncidentState; version: number } | null> {
  return isId(id) ? lockOne.first(db, { id }) : null;
}

type Step = { id: string; state: IncidentState; kind: IncidentEvent; note: string; by: string; now: Date };

const saveStep = statement(({ id, state, kind, note, by, now }: Params<Step>) => {
  const event = build
    .insertInto('incident_event')
    .values({ incident_id: id, at: now, by_account: by, kind, note })
    .returning('id');
  return withCtes(
    { event },
    sql<never>`update incident set state = ${state}, version = version + 1 where id = ${id}`,
  );
});

/** Stores a step of the officer and the state it leads to. */
export async function insertStep(db: Queryable, step: Step): Promise<void> {
  await saveStep.run(db, step);
}

const moveLearner = statement(({ from, to }: Params<{ from: string; to: string }>) =>
  build.updateTable('incident').set({ learner_id: to }).where('learner_id', '=', from),
);

/** Reassigns the incidents of a merged learner to the learner who remains. */
export async function reassignIncidents(db: Queryable, from: string, to: string): Promise<void> {
  await moveLearner.run(db, { from, to });
}
