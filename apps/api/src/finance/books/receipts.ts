import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { MAX_RECEIPT_BYTES } from '@fasih/school/finance/books/entries-contract';
import type { ManualEntry } from '@fasih/school/ledger/journal/manual-entry';
import type { FastifyRequest } from 'fastify';
import { attachmentHeader, validateUpload } from '../../learning/materials/uploaded-file.ts';
import { manualEntryOf, setReceiptKey } from '../../ledger/journal/manual-entries.ts';
import { presentManual } from '../../ledger/journal/void-manual-entry.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { uploadedBytes } from '../../platform/files/uploaded-bytes.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { manualOrRefuse } from './change-entry.ts';

/**
 * Attaches a receipt photo to an expense and replaces the previous one. Its content decides its type, and it is
 * re-encoded. The file is stored first under a random key and removed again when the write fails.
 */
export async function attachReceipt(services: Services, entryId: string, call: SignedInCall) {
  const id = await manualOrRefuse(services.pool, entryId);
  if (isRefusal(id)) return id;
  const bytes = call.http ? await readUpload(call.http.request) : null;
  if (bytes === 'tooLarge') return refuse('finance.fileTooLarge');
  if (!bytes) return refuse('finance.noFile');
  const file = await validateUpload(bytes);
  if (!file || file.ending === 'pdf') return refuse('finance.wrongFile');
  const key = `receipts/${randomBytes(16).toString('hex')}.${file.ending}`;
  await services.files.put(key, file.bytes);
  return change(services, { id, key, action: 'finance.receiptAttached' }, call);
}

/** Removes the receipt photo. */
export async function removeReceipt(
  services: Services,
  entryId: string,
  call: SignedInCall,
): Promise<
  | ManualEntry
  | Refusal<'finance.noReceipt' | 'finance.notFound' | 'finance.notManual' | 'finance.receiptOfExpense'>
> {
  const id = await manualOrRefuse(services.pool, entryId);
  return isRefusal(id) ? id : change(services, { id, key: null, action: 'finance.receiptRemoved' }, call);
}

/** Sends the receipt photo as a download; the browser must not guess its type. */
export async function sendReceiptFile(
  services: Services,
  entryId: string,
  call: SignedInCall,
): Promise<Refusal<'finance.noReceipt' | 'finance.notFound' | 'finance.notManual'> | undefined> {
  const id = await manualOrRefuse(services.pool, entryId);
  if (isRefusal(id)) return id.code === 'finance.notManual' ? refuse('finance.noReceipt') : id;
  const entry = await manualEntryOf(services.pool, id);
  const key = entry?.receiptKey;
  const kept = key ? await services.files.open(key) : null;
  if (!entry || !key || !kept || !call.http) return refuse('finance.noReceipt');
  await call.http.reply
    .type(kept.type)
    .header('content-length', kept.size)
    .header(
      'content-disposition',
      attachmentHeader(`${entry.date} ${entry.amount}`, key.split('.').at(-1) ?? ''),
    )
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff')
    .send(kept.stream);
  return undefined;
}

type Change = {
  id: string;
  key: string | null;
  action: 'finance.receiptAttached' | 'finance.receiptRemoved';
};

async function change(
  services: Services,
  { id, key, action }: Change,
  call: SignedInCall,
): Promise<ManualEntry | Refusal<'finance.noReceipt' | 'finance.notFound' | 'finance.receiptOfExpense'>> {
  let unused = key;
  try {
    const changed = await inTransaction(services.pool, async (db) => {
      const entry = await manualEntryOf(db, id, 'lock');
      if (!entry) return refuse('finance.notFound');
      if (entry.type !== 'expense') return refuse('finance.receiptOfExpense');
      if (key === null && entry.receiptKey === null) return refuse('finance.noReceipt');
      await setReceiptKey(db, id, key);
      await writeAudit(db, call, { action, targetKind: 'entry', targetId: id });
      return { entry, before: entry.receiptKey };
    });
    if (isRefusal(changed)) return changed;
    unused = changed.before;
    return presentManual({ ...changed.entry, hasReceipt: key !== null, version: changed.entry.version + 1 });
  } finally {
    if (unused !== null) await forget(services, unused);
  }
}

/** Reads the multipart field `file`. */
async function readUpload(request: FastifyRequest): Promise<Uint8Array | 'tooLarge' | null> {
  if (!request.isMultipart()) return null;
  try {
    const part = await request.file({ limits: { fileSize: MAX_RECEIPT_BYTES } });
    if (!part) return null;
    const bytes = await uploadedBytes(part);
    return part.fieldname === 'file' && bytes.length > 0 ? bytes : null;
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413) return 'tooLarge';
    throw error;
  }
}

/** The write is done, so a file that cannot be removed must not fail it. */
async function forget(services: Services, key: string): Promise<void> {
  await services.files.remove(key).catch((error: unknown) => {
    services.log.warn({ err: error }, 'an unused receipt could not be removed');
  });
}
