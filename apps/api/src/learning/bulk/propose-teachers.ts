import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import {
  MAX_CHOSEN,
  type ProposedTeacher,
  type proposeTeachers as proposeContract,
} from '@fasih/school/learning/bulk/contract';
import { type ClassToGive, proposeTeachers } from '@fasih/school/learning/bulk/propose-teachers';
import { NO_WISHES } from '@fasih/school/learning/wishes/wishes';
import { sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { anyOf, jsonList, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { titleOfClass } from '../classes/class-title.ts';
import { readFacts } from '../placing/facts.ts';

/** Teachers looked at for other people's classes. */
const MAX_TEACHERS = 200;
/** Teachers listed for a class. */
const MAX_RANKED = 12;

const c = tableAs('school_class', 'c');
const a = tableAs('account', 'a');
const m = tableAs('meeting', 'm');
const cm = tableAs('class_member', 'cm');

type Of = { classIds: readonly string[]; teacherId: string | null; now: Date; limit: number };

const selectClasses = statement(({ classIds, teacherId, now, limit }: Params<Of>) => {
  const own = sql`${m.class_id} = ${c.id} and ${m.teacher_id} = ${c.teacher_id} and ${m.closed_at} is null`;
  const isAhead = sql`${m.state} = 'planned' and lower(${m.during}) > ${now}`;
  return select(
    [
      c.id.as('classId'),
      titleOfClass(c).as('title'),
      c.teacher_id.as('teacherId'),
      shownNameOf(a).as('teacherName'),
      c.package_type.$castTo<PackageType>().as('packageType'),
      c.age_group.$castTo<AgeGroup>().as('ageGroup'),
      scalar(
        jsonList(
          { start: sql<string>`lower(${m.during})`, end: sql<string>`upper(${m.during})` },
          sql`${m.during}`,
        ),
        sql`from ${m} where ${own} and ${isAhead}`,
      ).as('meetings'),
      sql<string[]>`array(select ${cm.enrolment_id}::text from ${cm} where ${cm.class_id} = ${c.id}
        and ${cm.left_at} is null)`.as('enrolmentIds'),
    ],
    sql`from ${c} join ${a} on ${a.id} = ${c.teacher_id}
      where (${c.id} = ${anyOf(classIds)} or ${c.teacher_id} = ${teacherId}) and ${c.state} <> 'cancelled'
        and exists (select from ${m} where ${own} and (${m.state} = 'to_plan' or ${isAhead}))
      order by ${titleOfClass(c)}, ${c.id} limit ${limit}`,
  );
});

/**
 * Another teacher for each of these classes, or for each class of one teacher (docs/product/staff.md#many-at-once). Classes that are over are
 * not among them. Two statements.
 */
export async function proposeTeachersFor(
  db: Queryable,
  body: Accepted<typeof proposeContract>['body'],
  now: Date,
): Promise<{ classes: ProposedTeacher[] }> {
  const classIds = 'classIds' in body ? body.classIds.filter(isId) : [];
  const teacherId = 'teacherId' in body && isId(body.teacherId) ? body.teacherId : null;
  const rows = await selectClasses.all(db, { classIds, teacherId, now, limit: MAX_CHOSEN });
  if (rows.length === 0) return { classes: [] };
  const enrolments = [...new Set(rows.flatMap(({ enrolmentIds }) => enrolmentIds))];
  const { teachers } = await readFacts(db, enrolments, NO_WISHES, now, { maxTeachers: MAX_TEACHERS });
  const toGive = rows.map(
    ({ meetings, ...one }): ClassToGive => ({
      ...one,
      meetings: meetings.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
    }),
  );
  const proposals = new Map(proposeTeachers(toGive, teachers, now).map((one) => [one.classId, one]));
  return {
    classes: rows.map(({ classId, title, teacherId, teacherName }) => {
      const { ranked = [], proposed = null } = proposals.get(classId) ?? {};
      const shown = [
        ...ranked.filter((one) => one.teacherId === proposed),
        ...ranked.filter((one) => one.teacherId !== proposed),
      ].slice(0, MAX_RANKED);
      return {
        classId,
        title,
        proposed,
        teacher: { id: teacherId, name: teacherName },
        ranked: shown.map(({ teacherId, name, load }) => ({ teacherId, name, load })),
      };
    }),
  };
}
