import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { MAX_RECEIPT_BYTES } from '@fasih/school/finance/books/entries-contract';
import type { ManualEntry } from '@fasih/school/ledger/journal/manual-entry';
import { sendDownload, validateUpload } from '../../learning/materials/uploaded-file.ts';
import { manualEntryOf, setReceiptKey } from '../../ledger/journal/manual-entries.ts';
import { presentManual } from '../../ledger/journal/void-manual-entry.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { uploadedFile } from '../../platform/files/read-upload.ts';
import { removeUnused } from '../../platform/files/remove-unused.ts';
import { writeNaming } from '../../platform/files/write-naming.ts';
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
  const upload = call.http ? await uploadedFile(call.http.request, 'file', MAX_RECEIPT_BYTES) : null;
  if (upload === 'tooLarge') return refuse('finance.fileTooLarge');
  if (!upload?.bytes.length) return refuse('finance.noFile');
  const file = await validateUpload(upload.bytes);
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
  const photo = key ? await services.files.open(key) : null;
  if (!entry || !key || !photo || !call.http) return refuse('finance.noReceipt');
  await sendDownload(call.http, photo, { key, title: `${entry.date} ${entry.amount}` });
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
  change: ReceiptChange,
  call: SignedInCall,
): Promise<ManualEntry | Refusal<'finance.noReceipt' | 'finance.notFound' | 'finance.receiptOfExpense'>> {
  const { id, key } = change;
  const write = () => saveReceipt(services, change, call);
  const changed = await (key === null
    ? write()
    : writeNaming(
        services,
        key,
        write,
        async (db) => (await manualEntryOf(db, id, 'lock'))?.receiptKey === key,
      ));
  if (isRefusal(changed)) return changed;
  if (changed.receiptKey !== null) await removeUnused(services, changed.receiptKey);
  return presentManual({ ...changed, hasReceipt: key !== null, version: changed.version + 1 });
}

/** Writes which photo an entry has; returns the entry as it was. */
function saveReceipt(services: Services, { id, key, action }: ReceiptChange, call: SignedInCall) {
  return inTransaction(services.pool, async (db) => {
    const entry = await manualEntryOf(db, id, 'lock');
    if (!entry) return refuse('finance.notFound');
    if (entry.type !== 'expense') return refuse('finance.receiptOfExpense');
    if (key === null && entry.receiptKey === null) return refuse('finance.noReceipt');
    await setReceiptKey(db, id, key);
    await writeAudit(db, call, { action, targetKind: 'entry', targetId: id });
    return entry;
  });
}
