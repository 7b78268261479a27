import type { CalendarMeeting } from '@fasih/messages/letter';
import { type RawBuilder, sql } from 'kysely';
import type { CalendarOwner } from '../../messaging/calendars/calendar-owner.ts';
import { select, subqueryAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { familyEvents, m, teacherEvents } from './calendar-events.ts';

type Owned = { accountId: string; from: Date };

const inOrder = (events: RawBuilder<{ event: CalendarMeeting; at: Date }>) => {
  const found = subqueryAs(events, 'found');
  return select(
    [found.event.as('event')],
    sql`from ${found} order by ${found.at}, ${found.event} ->> 'uid' limit 1000`,
  );
};

const since = ({ from }: Params<Owned>) =>
  sql<boolean>`${m.during} is not null and lower(${m.during}) >= ${from}`;

const selectOfFamily = statement((of: Params<Owned>) =>
  inOrder(familyEvents({ reader: of.accountId, which: since(of) })),
);

const selectOfTeacher = statement((of: Params<Owned>) =>
  inOrder(
    teacherEvents({
      reader: of.accountId,
      which: sql<boolean>`${m.teacher_id} = ${of.accountId} and ${since(of)}`,
    }),
  ),
);

/** Scheduled meetings of a family's learners or of a teacher from an instant on, at most 1000. */
export async function meetingsOf(
  db: Queryable,
  { role, accountId }: CalendarOwner,
  from: Date,
): Promise<CalendarMeeting[]> {
  const list = role === 'teacher' ? selectOfTeacher : selectOfFamily;
  const rows = await list.all(db, { accountId, from });
  return rows.map(({ event }) => event);
}
