import type { Texts } from '@fasih/messages/texts';
import { dateFormatter } from '@fasih/school/basics/formatters';
import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import { progressCountsOf, progressPercent } from '@fasih/school/catalogue/policy/progress';
import type { StudentRow } from '@fasih/school/office/homes/admin-contract';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { courseProgressFacts } from '../../courses/balance/progress.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { orNull, type Selected, scalar, tableAs } from '../../platform/db/sql.ts';
import type { SheetCell } from '../../platform/sheets/csv-writer.ts';
import type { Table } from '../../platform/sheets/xlsx-stream.ts';
import { s } from './student-lines.ts';

const l = tableAs('learner', 'l');
const a = tableAs('account', 'a');
const e = tableAs('enrolment', 'e');
const m = tableAs('class_member', 'm');
const c = tableAs('school_class', 'c');
const t = tableAs('account', 't');

const ofEnrolment = sql`from ${e} where ${e.id} = ${s.enrolment_id}`;
const currentClass = scalar(
  jsonBuildObject({ id: c.id, teacher: shownNameOf(t), teacherId: c.teacher_id }),
  sql`from ${m} join ${c} on ${c.id} = ${m.class_id} join ${t} on ${t.id} = ${c.teacher_id}
    where ${m.enrolment_id} = ${s.enrolment_id} and ${c.state} <> 'cancelled'
    order by ${m.left_at} desc nulls first, ${m.joined_at} desc limit 1`,
);

/** The columns that list and export read. Expensive ones are computed only for the rows of the page. */
export const studentColumns = [
  s.learner_id.as('learnerId'),
  s.enrolment_id.as('enrolmentId'),
  s.name.as('name'),
  scalar(a.email, sql`from ${l} join ${a} on ${a.id} = ${l.account_id} where ${l.id} = ${s.learner_id}`).as(
    'email',
  ),
  s.package_name.as('packageName'),
  s.package_type.$castTo<StudentRow['packageType']>().as('packageType'),
  scalar(e.level, ofEnrolment).as('level'),
  orNull(currentClass).as('ofClass'),
  orNull(scalar(courseProgressFacts(e), ofEnrolment)).as('progressFacts'),
  s.status.$castTo<StudentRow['status']>().as('status'),
  sql<StudentRow['account']>`case when ${s.active} then 'active' else 'inactive' end`.as('account'),
  s.due_at.as('dueAt'),
] as const;

export type StudentLineRow = Selected<typeof studentColumns>;

/** A list row for the screens and the export. */
export function presentStudent({ ofClass, dueAt, progressFacts: facts, ...row }: StudentLineRow): StudentRow {
  return {
    ...row,
    classId: ofClass?.id ?? null,
    teacherId: ofClass?.teacherId ?? null,
    teacherName: ofClass?.teacher ?? null,
    progress: facts && progressPercent(facts),
    progressCounts: facts && progressCountsOf(facts),
    dueAt: dueAt?.toISOString() ?? null,
  };
}

/** `2026-11-20 09:30`, which spreadsheets read as a time. */
const minuteIn = dateFormatter('sv-SE', SCHOOL_ZONE, { dateStyle: 'short', timeStyle: 'short' });

export type SheetColumn = Table['columns'][number] & { cell: (row: StudentRow) => SheetCell };

/** The columns of the exported list, in order: heading, type, width, and the cell of a row. */
export const sheetColumns = ({ students: t }: Texts): SheetColumn[] => [
  { title: t.name, kind: 'text', width: 28, cell: (row) => row.name },
  { title: t.export.email, kind: 'text', width: 32, cell: (row) => row.email },
  { title: t.program, kind: 'text', width: 32, cell: (row) => row.packageName },
  { title: t.level, kind: 'text', width: 20, cell: (row) => row.level },
  { title: t.teacher, kind: 'text', width: 28, cell: (row) => row.teacherName },
  { title: t.export.percent, kind: 'number', width: 12, cell: (row) => row.progress },
  {
    title: t.export.attended,
    kind: 'number',
    width: 10,
    cell: ({ progressCounts }) => progressCounts?.attended ?? null,
  },
  {
    title: t.export.lost,
    kind: 'number',
    width: 10,
    cell: ({ progressCounts }) => progressCounts?.lost ?? null,
  },
  {
    title: t.export.left,
    kind: 'number',
    width: 10,
    cell: ({ progressCounts }) => progressCounts?.left ?? null,
  },
  { title: t.status, kind: 'text', width: 24, cell: (row) => t.statuses[row.status] },
  {
    title: t.export.due({ zone: zoneName(SCHOOL_ZONE) }),
    kind: 'minute',
    width: 22,
    cell: ({ dueAt }) => dueAt && minuteIn.format(new Date(dueAt)),
  },
];
