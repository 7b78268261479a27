import { createHash } from 'node:crypto';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import { type Expression, sql } from 'kysely';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { anyOf, insertFrom, recordsAs, returning, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { replaceLinks } from '../../platform/outbox/replace-links.ts';
import { isTeacherAway } from '../teachers/away.ts';
import { isUncovered as meetingIsUncovered } from './uncovered.ts';

const s = tableAs('substitute_search', 's');
const o = tableAs('substitute_offer', 'o');
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');

/** How a token is stored: whoever reads the table cannot use it. Only the mail holds it in clear, until the offer is over. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(`substitute:${token}`).digest();

type NewSearches = { absentId: string; meetings: string; now: Date; nextAt: Date };

const insertSearches = statement(({ absentId, meetings, now, nextAt }: Params<NewSearches>) => {
  const r = recordsAs(meetings, 'r', { id: 'uuid', start: 'timestamptz' });
  return insertFrom(
    'substitute_search',
    { meeting_id: r.id, absent_id: absentId, starts_at: r.start, created_at: now, next_at: nextAt },
    sql`from ${r}`,
  ).onConflict((on) => on.column('meeting_id').where('ended_at', 'is', null).doNothing());
});

const endStale = statement(({ absentId, meetings, now }: Params<Omit<NewSearches, 'nextAt'>>) => {
  const r = recordsAs(meetings, 'r', { id: 'uuid', start: 'timestamptz' });
  return returning(
    sql`update ${s} set ended_at = ${now} from ${r} where ${s.meeting_id} = ${r.id} and ${s.ended_at} is null
      and (${s.starts_at} <> ${r.start} or ${s.absent_id} <> ${absentId})`,
    [s.id.as('id')],
  );
});

/**
 * Begins to look for substitutes of these meetings; those looked for already stay as they are. A search from before the
 * meeting was moved, or had another teacher, ends.
 */
export async function addSearches(
  db: Queryable,
  absentId: string,
  meetings: readonly { meetingId: string; start: Date }[],
  at: { now: Date; nextAt: Date },
): Promise<void> {
  if (meetings.length === 0) return;
  const rows = JSON.stringify(meetings.map(({ meetingId, start }) => ({ id: meetingId, start })));
  for (const { id } of await endStale.all(db, { absentId, meetings: rows, now: at.now }))
    await endOpen(db, id);
  await insertSearches.run(db, { absentId, meetings: rows, ...at });
}

const selectDue = statement(({ now, limit }: Params<{ now: Date; limit: number }>) =>
  select(
    [s.id.as('id')],
    sql`from ${s} where ${s.ended_at} is null and ${s.next_at} <= ${now}
      and ${isNotSetAside('absences.ask', s.id, now)} order by ${s.next_at}, ${s.id} limit ${limit}`,
  ),
);

/** Searches of which something is to be done now. */
export const dueSearches = async (db: Queryable, now: Date, limit: number): Promise<string[]> =>
  (await selectDue.all(db, { now, limit })).map(({ id }) => id);

const lockOne = statement(({ id, now }: Params<{ id: string; now: Date }>) =>
  select(
    [
      s.id.as('id'),
      s.meeting_id.as('meetingId'),
      s.absent_id.as('absentId'),
      s.starts_at.as('start'),
      s.asked_at.as('askedAt'),
      sql<string[]>`array(select ${o.teacher_id} from ${o} where ${o.search_id} = ${s.id})`.as('asked'),
    ],
    sql`from ${s} where ${s.id} = ${id} and ${s.ended_at} is null and ${s.next_at} <= ${now}
      for no key update of s skip locked`,
  ),
);

/** A due search, locked; null if another process has it or it has ended. */
export const lockSearch = (db: Queryable, id: string, now: Date) => lockOne.first(db, { id, now });

const setNext = statement(
  ({ id, askedAt, nextAt }: Params<{ id: string; askedAt: Date | null; nextAt: Date }>) =>
    build.updateTable('substitute_search').set({ asked_at: askedAt, next_at: nextAt }).where('id', '=', id),
);
export const lookAgain = (db: Queryable, next: { id: string; askedAt: Date | null; nextAt: Date }) =>
  setNext.run(db, next);

const end = statement(({ id, now }: Params<{ id: string; now: Date }>) =>
  build.updateTable('substitute_search').set({ ended_at: now }).where('id', '=', id),
);
const endOpenOf = statement(({ id }: Params<{ id: string }>) =>
  build
    .updateTable('substitute_offer')
    .set({ state: 'ended' })
    .where('search_id', '=', id)
    .where('state', '=', 'open')
    .returning('teacher_id as teacherId'),
);

/** Where a signed-in teacher answers. */
export const ASKED_AT_HOME = '/dashboard/teacher';
/** The source of the notice that asks a teacher. */
export const sourceOfAsking = (searchId: string, teacherId: string): string =>
  `substitute.asked:${searchId}:${teacherId}`;
const dropTokens = (db: Queryable, searchId: string, teacherIds: readonly string[]): Promise<void> =>
  replaceLinks(
    db,
    teacherIds.map((teacherId) => `notice:${sourceOfAsking(searchId, teacherId)}`),
    ASKED_AT_HOME,
  );

/** Ends the open offers of a search, and takes their tokens out of the mails. */
async function endOpen(db: Queryable, id: string): Promise<void> {
  const ended = await endOpenOf.all(db, { id });
  await dropTokens(
    db,
    id,
    ended.map(({ teacherId }) => teacherId),
  );
}

/** Ends a search and its open offers. */
export async function endSearch(db: Queryable, id: string, now: Date): Promise<void> {
  await end.run(db, { id, now });
  await endOpen(db, id);
}

type NewOffer = { searchId: string; teacherId: string; tokenHash: Buffer; now: Date };

const insertOne = statement((one: Params<NewOffer>) =>
  build.insertInto('substitute_offer').values({
    search_id: one.searchId,
    teacher_id: one.teacherId,
    token_hash: one.tokenHash,
    asked_at: one.now,
  }),
);
export const addOffer = (db: Queryable, offer: NewOffer) => insertOne.run(db, offer);

const offerColumns = [
  o.id.as('id'),
  o.teacher_id.as('teacherId'),
  o.state.as('state'),
  s.id.as('searchId'),
  s.meeting_id.as('meetingId'),
  s.absent_id.as('absentId'),
  s.starts_at.as('start'),
  sql<Date>`coalesce(upper(${m.during}), ${s.starts_at})`.as('end'),
  m.class_id.as('classId'),
  c.package_type.$castTo<PackageType>().as('packageType'),
  c.age_group.$castTo<AgeGroup>().as('ageGroup'),
  c.level.as('level'),
  // Still the absent teacher's, at that time, in an absence.
  sql<boolean>`(${m.teacher_id} = ${s.absent_id} and ${m.state} = 'planned' and ${m.checked_in_at} is null
    and lower(${m.during}) = ${s.starts_at} and ${isTeacherAway(m)})`.as('isNeeded'),
] as const;
const fromOffers = sql`from ${o} join ${s} on ${s.id} = ${o.search_id} join ${m} on ${m.id} = ${s.meeting_id}
  join ${c} on ${c.id} = ${m.class_id}`;

const selectByToken = statement(({ hash }: Params<{ hash: Buffer }>) =>
  select(offerColumns, sql`${fromOffers} where ${o.token_hash} = ${hash}`),
);
const selectById = statement(({ id }: Params<{ id: string }>) =>
  select(offerColumns, sql`${fromOffers} where ${o.id} = ${id}`),
);
export type OfferRow = RowOf<typeof selectById>;
export const offerByToken = (db: Queryable, token: string) =>
  selectByToken.first(db, { hash: hashOf(token) });
export const offerById = (db: Queryable, id: string) => selectById.first(db, { id });

const selectOpen = statement(({ teacherId, now }: Params<{ teacherId: string; now: Date }>) =>
  select(
    offerColumns,
    sql`${fromOffers} where ${o.teacher_id} = ${teacherId} and ${o.state} = 'open' and ${s.starts_at} > ${now}
      order by ${s.starts_at}, ${o.id} limit 50`,
  ),
);
/** A teacher's open offers, by the time of the meeting. */
export const openOffersOf = (db: Queryable, teacherId: string, now: Date) =>
  selectOpen.all(db, { teacherId, now });

const answer = statement(
  ({ id, state, now }: Params<{ id: string; state: 'accepted' | 'declined'; now: Date }>) =>
    build
      .updateTable('substitute_offer')
      .set({ state, answered_at: now })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning(['search_id as searchId', 'teacher_id as teacherId']),
);

/** Keeps a teacher's answer; the link in the mail is used up. */
export async function noteAnswer(
  db: Queryable,
  note: { id: string; state: 'accepted' | 'declined'; now: Date },
): Promise<void> {
  const answered = await answer.first(db, note);
  if (answered) await dropTokens(db, answered.searchId, [answered.teacherId]);
}

type Month = { teacherId: Expression<string>; from: Expression<Date>; until: Expression<Date> };

/** SQL: how many meetings a teacher was asked to hold as a substitute between two instants, or took of them. */
export const offersOf = (
  { teacherId, from, until }: Month,
  accepted: boolean,
) => sql<number>`(select count(*)::integer
  from ${o} where ${o.teacher_id} = ${teacherId} and ${o.asked_at} >= ${from} and ${o.asked_at} < ${until}
    ${accepted ? sql`and ${o.state} = 'accepted'` : sql``})`;

const selectUncoveredDue = statement(
  ({ now, until, limit }: Params<{ now: Date; until: Date; limit: number }>) =>
    select(
      [m.id.as('id')],
      sql`from ${m} where ${meetingIsUncovered(m, now)} and lower(${m.during}) <= ${until}
        and ${isNotSetAside('absences.cancel', m.id, now)}
      order by lower(${m.during}), ${m.id} limit ${limit}`,
    ),
);

/** Meetings whose teacher is away and that begin soon. */
export const uncoveredUntil = async (
  db: Queryable,
  of: { now: Date; until: Date; limit: number },
): Promise<string[]> => (await selectUncoveredDue.all(db, of)).map(({ id }) => id);

const selectIsUncovered = statement(({ id, now }: Params<{ id: string; now: Date }>) =>
  select([m.id.as('id')], sql`from ${m} where ${m.id} = ${id} and ${meetingIsUncovered(m, now)}`),
);
export const isUncovered = async (db: Queryable, id: string, now: Date): Promise<boolean> =>
  (await selectIsUncovered.first(db, { id, now })) !== null;

const endOfMeetings = statement(({ ids, now }: Params<{ ids: readonly string[]; now: Date }>) =>
  build
    .updateTable('substitute_search')
    .set({ ended_at: now })
    .where('meeting_id', '=', anyOf(ids))
    .where('ended_at', 'is', null)
    .returning('id'),
);

/** Ends the searches of these meetings, because they have a substitute or are cancelled. */
export async function endSearchesOf(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  for (const { id } of await endOfMeetings.all(db, { ids, now })) await endOpen(db, id);
}
