import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { changeLink as changeLinkContract } from '@fasih/school/learning/classes/changes-contract';
import { unknownHostOf } from '@fasih/school/learning/classes/link';
import { namedInLink } from '@fasih/school/learning/classes/names-learner';
import type { Pool } from 'pg';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';

import { refuseStale } from './stale-class.ts';
import { lockClass, setLink } from './store.ts';
import { classesOfTeacher, setTeacherLink } from './teacher-link.ts';

type Form = Accepted<typeof changeLinkContract>['body'];

/** Refuses a link or room that names a learner, and a link to an unknown host until the caller confirms it. */
export function refuseLink(
  { zoom_link: text, zoom_room, confirmHost }: Partial<Pick<Form, 'zoom_link' | 'zoom_room' | 'confirmHost'>>,
  names: readonly string[],
): Refusal<'classes.unknownHost' | 'common.invalid'> | null {
  const fields = namedInLink({ zoom_link: text, zoom_room }, names);
  if (Object.keys(fields).length > 0) return refuse('common.invalid', { fields });
  if (!text || confirmHost) return null;
  const host = unknownHostOf(text);
  return host === null ? null : refuse('classes.unknownHost', { params: { host } });
}

/** Tells each of these people once. */
function noticesOf(
  {
    classId,
    className,
    members,
  }: { classId: string; className: string; members: readonly { accountId: string; name?: string }[] },
  source: string,
): AnyNotice[] {
  return [...Map.groupBy(members, ({ accountId }) => accountId)].map(([accountId, own]) => {
    const names = own.flatMap(({ name }) => name || []);
    return {
      accountId,
      kind: 'class.linkChanged',
      params: { className, classId, ...(names.length > 0 ? { learnerName: names.join(', ') } : {}) },
      source: `class.linkChanged:${classId}:${source}:${accountId}`,
    };
  });
}

/**
 * Sets or removes a class's meeting link and room; not found for teachers of other classes. Families are
 * notified, and the teacher if an admin did it.
 */
export async function changeLink(
  pool: Pool,
  classId: string,
  form: Form,
  call: SignedInCall,
): Promise<
  | Reply<typeof changeLinkContract>
  | Refusal<'classes.notFound' | 'classes.unknownHost' | 'common.invalid' | 'common.stale'>
> {
  return inTransaction(pool, async (db) => {
    const { person, now } = call;
    const found = await lockClass(db, classId);
    if (!found || (person.role !== 'admin' && found.teacherId !== person.accountId))
      return refuse('classes.notFound');
    if (found.version !== form.version) return refuseStale(db, classId, now);
    const { everyClass = false } = form;
    const classes = everyClass ? await classesOfTeacher(db, found.teacherId) : [];
    const others = classes.filter(({ classId: id, ownLink }) => id !== classId && ownLink === null);
    const names = [found, ...classes].flatMap(({ members }) => members.map(({ name }) => name));
    const refused = refuseLink(form, names);
    if (refused) return refused;
    const [link, room] = [form.zoom_link || null, form.zoom_room || null];
    await setLink(db, classId, { link: everyClass ? null : link, room });
    if (everyClass) await setTeacherLink(db, found.teacherId, link);
    await writeAudit(db, call, {
      action: 'class.linkChanged',
      targetKind: 'class',
      targetId: classId,
      before: { zoom_link: found.zoomLink ?? found.teacherLink, zoom_room: found.zoomRoom },
      after: { zoom_link: link, zoom_room: room, ...(everyClass ? { everyClass } : {}) },
    });
    const version = found.version + 1;
    const told = person.accountId === found.teacherId ? [] : [{ accountId: found.teacherId }];
    const own = { classId, className: found.name, members: [...found.members, ...told] };
    const isChanged = link !== (found.zoomLink ?? found.teacherLink) || room !== found.zoomRoom;
    // A class with a link of its own keeps it.
    const changed = [...(isChanged ? [own] : []), ...(link !== found.teacherLink ? others : [])];
    await notifyAll(
      db,
      changed.flatMap((one) => noticesOf(one, `${classId}:${version}`)),
      now,
    );
    return { zoom_link: link, zoom_room: room, version };
  });
}
