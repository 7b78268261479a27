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
 * Attaches a receipt photo to an expense, in place of an earlier one. The file's content decides its type, and the photo
 * is re-encoded. It is stored under a random key before the entry is written, and deleted again if that fails.
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
  return changeReceipt(services, { id, key, action: 'finance.receiptAttached' }, call);
}

/** Removes the receipt photo of an expense. */
export async function removeReceipt(
  services: Services,
  entryId: string,
  call: SignedInCall,
): Promise<
  | ManualEntry
  | Refusal<'finance.noReceipt' | 'finance.notFound' | 'finance.notManual' | 'finance.receiptOfExpense'>
> {
  const id = await manualOrRefuse(services.pool, entryId);
  return isRefusal(id)
    ? id
    : changeReceipt(services, { id, key: null, action: 'finance.receiptRemoved' }, call);
}

/** Sends the receipt photo as a download, with `nosniff` so that the browser does not guess its type. */
export async function sendReceiptFile(
  services: Services,
  entryId: string,
  call: SignedInCall,
): Promise<Refusal<'finance.noReceipt' | 'finance.notFound' | 'finance.notManual'> | undefined> {
  const id = await manualOrRefuse(services.pool, entryId);
  if (isRefusal(id)) return id.code === 'finance.notManual' ? refuse('finance.noReceipt') : id;
  const entry = await manualEntryOf(services.pool, id);
  const key = entry?.receiptKey;
  const file = key ? await services.files.open(key) : null;
  if (!entry || !key || !file || !call.http) return refuse('finance.noReceipt');
  await call.http.reply
    .type(file.type)
    .header('content-length', file.size)
    .header(
      'content-disposition',
      attachmentHeader(`${entry.date} ${entry.amount}`, key.split('.').at(-1) ?? ''),
    )
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff')
    .send(file.stream);
  return undefined;
}

type ReceiptChange = {
  /** The entry's id. */
  id: string;
  /** The key of the new photo; null removes the photo. */
  key: string | null;
  action: 'finance.receiptAttached' | 'finance.receiptRemoved';
};

/** Replaces the entry's photo, then deletes the file that no entry uses: the earlier one, or the new one on failure. */
async function changeReceipt(
  services: Services,
  { id, key, action }: ReceiptChange,
  call: SignedInCall,
): Promise<ManualEntry | Refusal<'finance.noReceipt' | 'finance.notFound' | 'finance.receiptOfExpense'>> {
  let unusedKey = key;
  try {
    const changed = await inTransaction(services.pool, async (db) => {
      const entry = await manualEntryOf(db, id, 'lock');
      if (!entry) return refuse('finance.notFound');
      if (entry.type !== 'expense') return refuse('finance.receiptOfExpense');
      if (key === null && entry.receiptKey === null) return refuse('finance.noReceipt');
      await setReceiptKey(db, id, key);
      await writeAudit(db, call, { action, targetKind: 'entry', targetId: id });
      return entry;
    });
    if (isRefusal(changed)) return changed;
    unusedKey = changed.receiptKey;
    return presentManual({ ...changed, hasReceipt: key !== null, version: changed.version + 1 });
  } finally {
    if (unusedKey !== null) await deleteFile(services, unusedKey);
  }
}

/** Reads the multipart field `file`; null when the request does not have it or it is empty. */
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

/** Deletes a file; a failure is only logged, because the entry is written already. */
async function deleteFile(services: Services, key: string): Promise<void> {
  await services.files.remove(key).catch((error: unknown) => {
    services.log.warn({ err: error }, 'an unused receipt could not be removed');
  });
}
