import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY, later } from '@fasih/school/basics/instants';
import { describe, expect, it } from 'vitest';
import { aPayingSchool, type Buyer } from '../../../test/paying-school.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { aChild, aFamily } from '../../../test/people.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { eraseOnRequest } from '../../office/students/jobs.ts';
import { removeDropped } from './jobs.ts';

const school = shared(aPayingSchool);

const receipt = async ({ orderId, token }: Buyer, headers: Record<string, string> = {}) => {
  const url = `/api/orders/${orderId}/receipt.pdf`;
  const authorization = `Bearer ${token}`;
  const answer = await school.app.fastify.inject({ url, headers: { authorization, ...headers } });
  return { status: answer.statusCode, etag: String(answer.headers.etag), body: answer.rawPayload };
};

async function paid(): Promise<Buyer & { learnerId: string }> {
  const family = await aFamily(school.app, 'Ibu Sari');
  const learnerId = await aChild(school.app, family, 'Budi');
  const buyer = await school.buys({ learnerId }, family);
  await school.act(buyer.orderId, 'pay', { method: 'permata_va' });
  return { ...buyer, learnerId };
}

/** The stored PDFs of the whole school. */
function files(): string[] {
  try {
    return readdirSync(join(school.app.dataDir, 'files', 'documents')).sort();
  } catch {
    return [];
  }
}
/** A file may still be downloading: the job removes it a while after it was dropped. */
async function laterRemoval(): Promise<void> {
  await school.app.pool.query("update kept_document set dropped_at = dropped_at - interval '1 hour'");
  await removeDropped.run(school.app.services);
}
const madeSince = (before: string[]) => files().filter((file) => !before.includes(file));

describe('a receipt', () => {
  it('is made once: the second download sends the same file, and a browser that has it gets 304', async () => {
    const before = files();
    const buyer = await paid();
    const first = await receipt(buyer);
    const second = await receipt(buyer);
    expect([first.status, second.body.equals(first.body), second.etag]).toEqual([200, true, first.etag]);
    expect(madeSince(before)).toHaveLength(1);
    const known = await receipt(buyer, { 'if-none-match': first.etag });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    const english = await receipt(buyer, { 'accept-language': 'en' });
    expect(english.etag).not.toBe(first.etag);
    expect(madeSince(before)).toHaveLength(2);
  });

  it('that a failing disk has damaged is made again', async () => {
    const before = files();
    const buyer = await paid();
    const whole = await receipt(buyer);
    const file = join(school.app.dataDir, 'files', 'documents', madeSince(before)[0] ?? '');
    writeFileSync(file, Buffer.alloc(whole.body.length));
    const again = await receipt(buyer);
    expect([again.status, again.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(madeSince(before)).toHaveLength(1);
  });

  it('is made once for two readers at the same instant', async () => {
    const before = files();
    const buyer = await paid();
    const answers = await Promise.all([receipt(buyer), receipt(buyer), receipt(buyer)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
    expect(madeSince(before)).toHaveLength(1);
  });

  it('is made again after its payment was returned, and the old file is removed', async () => {
    const before = files();
    const buyer = await paid();
    const first = await receipt(buyer);
    const [old] = madeSince(before);
    await school.act(buyer.orderId, 'reverse');
    const second = await receipt(buyer);
    expect(second.etag).not.toBe(first.etag);
    expect((await readPdf(second.body)).text).toContain('BATAL');
    await laterRemoval();
    expect(madeSince(before)).toHaveLength(1);
    expect(madeSince(before)).not.toContain(old);
  });

  it('is made by the next reader when a killed process did not finish it', async () => {
    const before = files();
    const buyer = await paid();
    await receipt(buyer);
    const [file] = madeSince(before);
    await school.app.services.files.remove(`documents/${file}`);
    expect((await receipt(buyer)).status).toBe(200);
    expect(madeSince(before)).toEqual([file]);
  });

  it('is removed when the payer is erased', async () => {
    const before = files();
    const buyer = await paid();
    await receipt(buyer);
    expect(madeSince(before)).toHaveLength(1);
    const admin = await signedInAccount(school.app, 'admin');
    const now = school.app.clock.now();
    await school.app.pool.query(
      `insert into erasure_request (learner_id, asked_by, asked_at, reason, due_at) values ($1, $2, $3, 'Diminta', $4)`,
      [buyer.learnerId, admin.accountId, later(now, -8 * DAY), later(now, -DAY)],
    );
    expect(await eraseOnRequest.run(school.app.services)).toBe(1);
    expect(madeSince(before)).toEqual([]);
    await laterRemoval();
    expect(await school.count('kept_document where subject = $1', [buyer.orderId])).toBe(0);
  });
});
