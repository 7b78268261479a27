import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SchoolRecord } from '@fasih/school/office/settings/contract';
import { encodeLogo } from '../../platform/files/picture.ts';
import { uploadedFile } from '../../platform/files/read-upload.ts';
import { removeUnused } from '../../platform/files/remove-unused.ts';
import { writeNaming } from '../../platform/files/write-naming.ts';
import type { Call, SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { readStored, saveLogo } from './school.ts';

const FILE = /^[0-9a-f]{32}\.webp$/;
const keyOf = (file: string) => `logos/${file}`;

/** Replaces the school's logo with an uploaded picture. SVG is refused because it can contain scripts. */
export async function uploadLogo(
  services: Services,
  call: SignedInCall,
): Promise<SchoolRecord | Refusal<'settings.logoNotPicture' | 'settings.logoTooLarge'>> {
  const upload = call.http ? await uploadedFile(call.http.request, 'logo') : null;
  if (upload === 'tooLarge') return refuse('settings.logoTooLarge');
  const picture = upload && (await encodeLogo(upload.bytes));
  if (!picture) return refuse('settings.logoNotPicture');
  const file = `${randomBytes(16).toString('hex')}.webp`;
  await services.files.put(keyOf(file), picture);
  return writeNaming(
    services,
    keyOf(file),
    () => changeLogo(services, file, call),
    async (db) => (await readStored(db, true)).identity.logo === file,
  );
}

/** Restores the product's own logo; succeeds without a logo. */
export function removeLogo(services: Services, call: SignedInCall): Promise<SchoolRecord> {
  return changeLogo(services, null, call);
}

async function changeLogo(
  services: Services,
  file: string | null,
  call: SignedInCall,
): Promise<SchoolRecord> {
  const { record, before } = await saveLogo(services.pool, file, call);
  if (before !== null) await removeUnused(services, keyOf(before));
  return record;
}

/** Sends the logo; cached forever because its name changes with it. */
export async function sendLogo(
  services: Services,
  file: string,
  call: Call,
): Promise<Refusal<'common.notFound'> | undefined> {
  const stored = FILE.test(file) ? await services.files.open(keyOf(file)) : null;
  if (!stored || !call.http) return refuse('common.notFound');
  await call.http.reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type('image/webp')
    .send(await buffer(stored.stream));
  return undefined;
}
