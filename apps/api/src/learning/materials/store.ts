import { isId } from '@fasih/school/basics/ids';
import { SUBSTITUTE_DAYS } from '@fasih/school/learning/classes/substitute';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';
import type { Course } from './course-files.ts';

/** A meeting with what its materials need. */
export type MemberMeeting = {
  id: string;
  classId: string;
  number: number;
  kind: 'series' | 'makeup' | 'owed';
  /** Number of meetings in the class's plan; tests are in its middle and at its end. */
  planned: number;
  course: Course & { level: string | null };
};

type MeetingRow = Omit<MemberMeeting, 'course'> & Course & { level: string | null };

/**
 * SQL: whether the person belongs to meeting `m` of class `c`: a family with a seat, the class's teacher, a
 * substitute while they may read it, an admin. `$4` is now.
 */
const BELONGS = `case $2::text
    when 'admin' then true
    when 'teacher' then c.teacher_id = $3
      or m.teacher_id = $3 and upper(m.during) > $4::timestamptz - interval '${SUBSTITUTE_DAYS} days'
    when 'student' then exists (
      select from seat s join learner l on l.id = s.learner_id where s.meeting_id = m.id and l.account_id = $3
    )
    else false end`;

/** The meeting; null for an unknown id or a person who does not belong to it. */
export async function memberMeeting(
  db: Queryable,
  meetingId: string,
  person: Person,
  now: Date,
): Promise<MemberMeeting | null> {
  if (!isId(meetingId)) return null;
  const { rows } = await db.query<MeetingRow>(
    `select m.id, m.class_id as "classId", m.number, m.kind, c.meetings as planned, c.package_type as type, c.category,
       c.age_group as "ageGroup", coalesce(m.level, c.level) as level
     from meeting m join school_class c on c.id = m.class_id
     where m.id = $1 and ${BELONGS}`,
    [meetingId, person.role, person.accountId, now],
  );
  const row = rows[0];
  if (!row) return null;
  const { type, category, ageGroup, level, ...meeting } = row;
  return { ...meeting, course: { type, category, ageGroup, level } };
}

export type MaterialRow = {
  id: string;
  classId: string;
  number: number;
  title: string;
  fileKey: string;
  mediaType: string;
  bytes: number;
  uploadedBy: string;
  addedBy: string;
  createdAt: Date;
};

const columns = `f.id, f.class_id as "classId", f.number, f.title, f.file_key as "fileKey", f.media_type as "mediaType",
  f.bytes, f.uploaded_by as "uploadedBy", ${shownName('a')} as "addedBy",
  f.created_at as "createdAt"`;

/**
 * The files of one meeting number of a class, oldest first, without removed ones. A make-up shares the files
 * of its number.
 */
export async function materialsOf(db: Queryable, classId: string, number: number): Promise<MaterialRow[]> {
  const { rows } = await db.query<MaterialRow>(
    `select ${columns} from material f join account a on a.id = f.uploaded_by
     where f.class_id = $1 and f.number = $2 and f.removed_at is null order by f.created_at, f.id`,
    [classId, number],
  );
  return rows;
}

/** A file that this person may open, or null; `lock` locks its row. */
export async function memberMaterial(
  db: Queryable,
  materialId: string,
  person: Person,
  now: Date,
  lock?: 'lock',
): Promise<MaterialRow | null> {
  if (!isId(materialId)) return null;
  const { rows } = await db.query<MaterialRow>(
    `select ${columns} from material f join account a on a.id = f.uploaded_by
     where f.id = $1 and f.removed_at is null and exists (
       select from meeting m join school_class c on c.id = m.class_id
       where m.class_id = f.class_id and m.number = f.number and ${BELONGS}
     ) ${lock ? 'for update of f' : ''}`,
    [materialId, person.role, person.accountId, now],
  );
  return rows[0] ?? null;
}

/** Serialises uploads to a class until the transaction ends, so that the limit cannot be exceeded. */
export async function lockMaterials(db: Queryable, classId: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('material:' || $1, 0))`, [classId]);
}

export async function insertMaterial(
  db: Queryable,
  file: Omit<MaterialRow, 'id' | 'addedBy'>,
): Promise<MaterialRow> {
  const { rows } = await db.query<MaterialRow>(
    `with f as (
       insert into material (class_id, number, title, file_key, media_type, bytes, uploaded_by, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning *
     )
     select ${columns} from f join account a on a.id = f.uploaded_by`,
    [
      file.classId,
      file.number,
      file.title,
      file.fileKey,
      file.mediaType,
      file.bytes,
      file.uploadedBy,
      file.createdAt,
    ],
  );
  if (!rows[0]) throw new Error('the material was not written');
  return rows[0];
}

/** Marks a file as removed; row and bytes stay as a record. */
export async function markRemoved(db: Queryable, materialId: string, now: Date): Promise<void> {
  await db.query('update material set removed_at = $2 where id = $1', [materialId, now]);
}
