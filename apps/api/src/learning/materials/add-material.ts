import { randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { MAX_FILE_BYTES, MAX_FILES } from '@fasih/school/learning/materials/contract';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type UploadedFile, uploadedFile } from '../../platform/files/read-upload.ts';
import { writeNaming } from '../../platform/files/write-naming.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import {
  filePlaceOf,
  findReadableMaterial,
  findReadableMeeting,
  insertMaterial,
  isMaterialKey,
  lockMaterials,
  markRemoved,
  materialsOf,
} from './store.ts';
import { cleanTitle, validateUpload } from './uploaded-file.ts';

/**
 * Adds a file to a meeting. The bytes are stored first under a random key and removed again if the row is not
 * written.
 */
export async function addMaterial(services: Services, meetingId: string, call: SignedInCall) {
  const meeting = await findReadableMeeting(services.pool, meetingId, call.person, call.now);
  if (!meeting) return refuse('materials.noMeeting');
  const upload = call.http ? await uploadedFile(call.http.request, 'file', MAX_FILE_BYTES) : null;
  if (upload === 'tooLarge') return refuse('materials.tooLarge');
  if (!upload?.bytes.length) return refuse('materials.noFile');
  const file = await validateUpload(upload.bytes);
  if (!file) return refuse('materials.wrongType');
  const fileKey = `materials/${randomBytes(16).toString('hex')}.${file.ending}`;
  await services.files.put(fileKey, file.bytes);
  const { classId } = meeting;
  return writeNaming(
    services,
    fileKey,
    () =>
      inTransaction(services.pool, async (db) => {
        await lockMaterials(db, classId);
        // The class may have been given away, or the meeting renumbered, while the file was on its way.
        const current = await findReadableMeeting(db, meetingId, call.person, call.now);
        if (!current) return refuse('materials.noMeeting');
        const place = filePlaceOf(current);
        const others = await materialsOf(db, place);
        if (others.length >= MAX_FILES) return refuse('materials.tooMany', { params: { most: MAX_FILES } });
        const added = await insertMaterial(db, {
          ...place,
          title: cleanTitle(typedTitle(upload), upload.name),
          fileKey,
          mediaType: file.mediaType,
          bytes: file.bytes.length,
          uploadedBy: call.person.accountId,
          createdAt: call.now,
        });
        await writeAudit(db, call, {
          action: 'material.added',
          targetKind: 'material',
          targetId: added.id,
          after: { classId, number: current.number, title: added.title, bytes: added.bytes },
        });
        return added;
      }),
    async (db) => {
      await lockMaterials(db, classId);
      return isMaterialKey(db, fileKey);
    },
  );
}

/** Removes a file; allowed for a teacher of the meeting and admins. */
export async function removeMaterial(
  services: Services,
  materialId: string,
  call: SignedInCall,
): Promise<{ ok: true } | Refusal<'materials.notFound'>> {
  return inTransaction(services.pool, async (db) => {
    const material = await findReadableMaterial(db, materialId, call.person, call.now, 'lock');
    if (!material) return refuse('materials.notFound');
    await markRemoved(db, material.id, call.now);
    await writeAudit(db, call, {
      action: 'material.removed',
      targetKind: 'material',
      targetId: material.id,
      before: { title: material.title },
    });
    return { ok: true } as const;
  });
}

/** The optional `title` before the file. */
function typedTitle({ fields: { title } }: UploadedFile): string {
  return title && 'value' in title && typeof title.value === 'string' ? title.value : '';
}
