import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { encodePortrait } from '../../platform/files/picture.ts';
import { uploadedFile } from '../../platform/files/read-upload.ts';
import { removeUnused } from '../../platform/files/remove-unused.ts';
import { writeNaming } from '../../platform/files/write-naming.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type Account, lockAccount, savePhoto } from './accounts.ts';

/** Folder of the photos, each under a random name of 128 bits. */
const keyOf = (file: string) => `photos/${file}`;
const FILE = /^[0-9a-f]{32}\.webp$/;

/**
 * Replaces the profile photo (JPEG, PNG or WebP of at most 2 MB, stored as 512 × 512 WebP) and removes the old file.
 */
export async function uploadPhoto(
  services: Services,
  call: SignedInCall,
): Promise<Account | Refusal<'accounts.photoNotPicture' | 'accounts.photoTooLarge' | 'common.notFound'>> {
  const upload = call.http ? await uploadedFile(call.http.request, 'photo') : null;
  if (upload === 'tooLarge') return refuse('accounts.photoTooLarge');
  const portrait = upload && (await encodePortrait(upload.bytes));
  if (!portrait) return refuse('accounts.photoNotPicture');
  const file = `${randomBytes(16).toString('hex')}.webp`;
  await services.files.put(keyOf(file), portrait);
  const { accountId } = call.person;
  return writeNaming(
    services,
    keyOf(file),
    () => setPhoto(services, call, file),
    async (db) => (await lockAccount(db, accountId))?.photoFile === file,
  );
}

/** Removes the profile photo; succeeds when there is none. */
export function removePhoto(
  services: Services,
  call: SignedInCall,
): Promise<Account | Refusal<'common.notFound'>> {
  return setPhoto(services, call, null);
}

/** A stored photo, or null; the name is validated before it is used as a path. */
export async function readPhoto(services: Services, file: string): Promise<Uint8Array | null> {
  if (!FILE.test(file)) return null;
  const kept = await services.files.open(keyOf(file));
  return kept && buffer(kept.stream);
}

async function setPhoto(
  services: Services,
  call: SignedInCall,
  file: string | null,
): Promise<Account | Refusal<'common.notFound'>> {
  let old: string | null = null;
  const result = await inTransaction(services.pool, async (client) => {
    const account = await lockAccount(client, call.person.accountId);
    if (!account) return refuse('common.notFound');
    old = account.photoFile;
    await savePhoto(client, account.id, file);
    await writeAudit(client, call, {
      action: file ? 'account.photoChanged' : 'account.photoRemoved',
      targetKind: 'account',
      targetId: account.id,
    });
    return { ...account, photoFile: file };
  });
  if (old) await removeUnused(services, keyOf(old));
  return result;
}
