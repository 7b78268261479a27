import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { insertFrom, recordsAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { GuestMakeup } from './seat-writes.ts';

export type ChangeKind = DB['meeting_change']['kind'];

/** An entry of a meeting's history; attendance marks are not part of it, they are balance events. */
export type MeetingChange = {
  meetingId: string;
  kind: ChangeKind;
  was?: Span | null;
  becomes?: Span | null;
  teacherWas?: string;
  teacherBecomes?: string;
  /** The meeting of another class to which it happened, in the history of the make-up that a guest got instead. */
  ofMeeting?: string;
  reason?: string;
  decision?: Decision | null;
};

/** Who made the change and when; account and role are null for the system. */
export type ChangedBy = { at: Date; accountId: string | null; role: string | null };

const CHANGE_COLUMNS = {
  position: 'integer',
  meeting_id: 'uuid',
  kind: 'text',
  was_start: 'timestamptz',
  was_end: 'timestamptz',
  becomes_start: 'timestamptz',
  becomes_end: 'timestamptz',
  teacher_was: 'uuid',
  teacher_becomes: 'uuid',
  of_meeting: 'uuid',
  reason: 'text',
  decision: 'jsonb',
} as const;

const insertChanges = statement(
  ({ changes, at, accountId, role }: Params<ChangedBy & { changes: string }>) => {
    const r = recordsAs(changes, 'r', CHANGE_COLUMNS);
    const span = (start: RawBuilder<Date>, end: RawBuilder<Date>) =>
      sql<string | null>`case when ${start} is not null then tstzrange(${start}, ${end}) end`;
    return insertFrom(
      'meeting_change',
      {
        meeting_id: r.meeting_id,
        kind: r.kind.$castTo<ChangeKind>(),
        at,
        by_account: accountId,
        by_role: role,
        was: span(r.was_start, r.was_end),
        becomes: span(r.becomes_start, r.becomes_end),
        teacher_was: r.teacher_was,
        teacher_becomes: r.teacher_becomes,
        of_meeting: r.of_meeting,
        reason: r.reason,
        decision: r.decision.$castTo<string | null>(),
      },
      sql`from ${r} order by ${r.position}`,
    );
  },
);

/** Changes that took meetings their times, and the same in the histories of the make-ups that guests got instead. */
export const withGuests = (
  changes: readonly MeetingChange[],
  made: readonly GuestMakeup[],
): MeetingChange[] => [
  ...changes,
  ...made.flatMap(({ meetingId, makeupId }) =>
    changes
      .filter((change) => change.meetingId === meetingId)
      .map((change) => ({ ...change, meetingId: makeupId, ofMeeting: meetingId })),
  ),
];

/** Inserts the changes in their order, in one statement. */
export async function addChanges(
  db: Queryable,
  changes: readonly MeetingChange[],
  { at, accountId, role }: ChangedBy,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(
    (change, position): Record<keyof typeof CHANGE_COLUMNS, unknown> => ({
      position,
      meeting_id: change.meetingId,
      kind: change.kind,
      was_start: change.was?.start ?? null,
      was_end: change.was?.end ?? null,
      becomes_start: change.becomes?.start ?? null,
      becomes_end: change.becomes?.end ?? null,
      teacher_was: change.teacherWas ?? null,
      teacher_becomes: change.teacherBecomes ?? null,
      of_meeting: change.ofMeeting ?? null,
      reason: change.reason ?? '',
      decision: change.decision ?? null,
    }),
  );
  await insertChanges.run(db, { changes: JSON.stringify(rows), at, accountId, role });
}
