import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { MAX_PROOF_BYTES } from '@fasih/school/sales/payments/staff-contract';
import { sendDownload, validateUpload } from '../../learning/materials/uploaded-file.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { uploadedFile } from '../../platform/files/read-upload.ts';
import { removeUnused } from '../../platform/files/remove-unused.ts';
import { writeNaming } from '../../platform/files/write-naming.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { refundOf, saveProof } from '../../sales/payments/provider-refunds.ts';

/**
 * Stores the proof of a bank transfer and replaces an unconfirmed one. Its content decides its type. The file is
 * stored first under a random key and removed again when the write fails.
 */
export async function keepProof(services: Services, refundId: string, call: SignedInCall) {
  const refund = await refundOf(services.pool, refundId);
  if (!refund) return refuse('payments.refundNotFound');
  const upload = call.http ? await uploadedFile(call.http.request, 'file', MAX_PROOF_BYTES) : null;
  if (upload === 'tooLarge') return refuse('payments.proofTooLarge');
  if (!upload?.bytes.length) return refuse('payments.noFile');
  const file = await validateUpload(upload.bytes);
  if (!file) return refuse('payments.proofType');
  const key = `proofs/${randomBytes(16).toString('hex')}.${file.ending}`;
  await services.files.put(key, file.bytes);
  const before = await writeNaming(
    services,
    key,
    () =>
      inTransaction(services.pool, async (db) => {
        const found = await refundOf(db, refundId, 'lock');
        if (found?.path !== 'transfer' || found.state !== 'asked') return refuse('payments.refundNotNow');
        const by = call.person.accountId;
        await saveProof(db, refundId, { key, type: file.mediaType, by, now: call.now });
        await writeAudit(db, call, {
          action: 'refund.proofAdded',
          targetKind: 'order',
          targetId: found.order_id,
          after: { refundId },
        });
        return { key: found.proof_key };
      }),
    async (db) => (await refundOf(db, refundId, 'lock'))?.proof_key === key,
  );
  if (isRefusal(before)) return before;
  if (before.key !== null) await removeUnused(services, before.key);
  return undefined;
}

/** Sends a proof as a download. */
export async function sendProof(
  services: Services,
  refundId: string,
  call: SignedInCall,
): Promise<Refusal<'payments.refundNotFound'> | undefined> {
  const refund = await refundOf(services.pool, refundId);
  const key = refund?.proof_key;
  const kept = key ? await services.files.open(key) : null;
  if (!refund || !key || !kept || !call.http) return refuse('payments.refundNotFound');
  const type = refund.proof_type ?? kept.type;
  await sendDownload(call.http, { ...kept, type }, { key, title: `bukti-transfer-${refund.id}` });
  return undefined;
}
