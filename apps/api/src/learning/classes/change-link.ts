import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { changeLink as changeLinkContract } from '@fasih/school/learning/classes/changes-contract';
import { unknownHostOf } from '@fasih/school/learning/classes/link';
import { namedInLink } from '@fasih/school/learning/classes/names-learner';
import type { Pool } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { refuseStale } from './stale-class.ts';
import { lockClass, setLink } from './store.ts';

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
    const refused = refuseLink(
      form,
      found.members.map(({ name }) => name),
    );
    if (refused) return refused;
    const [link, room] = [form.zoom_link || null, form.zoom_room || null];
    await setLink(db, classId, { link, room });
    await writeAudit(db, call, {
      action: 'class.linkChanged',
      targetKind: 'class',
      targetId: classId,
      before: { zoom_link: found.zoomLink, zoom_room: found.zoomRoom },
      after: { zoom_link: link, zoom_room: room },
    });
    const version = found.version + 1;
    const recipients = new Set(found.members.map(({ accountId }) => accountId));
    if (person.accountId !== found.teacherId) recipients.add(found.teacherId);
    const notices = [...recipients].map((accountId) => ({
      accountId,
      kind: 'class.linkChanged' as const,
      params: { className: found.name, classId },
      source: `class.linkChanged:${classId}:${version}:${accountId}`,
    }));
    if (link !== found.zoomLink || room !== found.zoomRoom) await notifyAll(db, notices, now);
    return { zoom_link: link, zoom_room: room, version };
  });
}
