import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { MAX_PROOF_BYTES } from '@fasih/school/sales/payments/staff-contract';
import type { FastifyRequest } from 'fastify';
import { attachmentHeader, validateUpload } from '../../learning/materials/uploaded-file.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { uploadedBytes } from '../../platform/files/uploaded-bytes.ts';
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
  const bytes = call.http ? await readUpload(call.http.request) : null;
  if (bytes === 'tooLarge') return refuse('payments.proofTooLarge');
  if (!bytes) return refuse('payments.noFile');
  const file = await validateUpload(bytes);
  if (!file) return refuse('payments.proofType');
  const key = `proofs/${randomBytes(16).toString('hex')}.${file.ending}`;
  await services.files.put(key, file.bytes);
  let unused: string | null = key;
  try {
    const before = await inTransaction(services.pool, async (db) => {
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
    });
    if (isRefusal(before)) return before;
    unused = before.key;
    return undefined;
  } finally {
    if (unused !== null) await forget(services, unused);
  }
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
  await call.http.reply
    .type(refund.proof_type ?? kept.type)
    .header('content-length', kept.size)
    .header(
      'content-disposition',
      attachmentHeader(`bukti-transfer-${refund.id}`, key.split('.').at(-1) ?? 'bin'),
    )
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff')
    .send(kept.stream);
  return undefined;
}

/** Reads the multipart field `file`. */
async function readUpload(request: FastifyRequest): Promise<Uint8Array | 'tooLarge' | null> {
  if (!request.isMultipart()) return null;
  try {
    const part = await request.file({ limits: { fileSize: MAX_PROOF_BYTES } });
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
    services.log.warn({ err: error }, 'an unused proof could not be removed');
  });
}
