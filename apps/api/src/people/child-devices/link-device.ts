import { randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type ChildDevice, MAX_CHILD_DEVICES } from '@fasih/school/people/child-devices/contract';
import type { Pool } from 'pg';
import QRCode from 'qrcode';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { learnerOf } from '../learners/learners.ts';
import { needsConsent } from '../learners/present.ts';
import { type DeviceRow, devicesOf, endDevice, insertDevice } from '../sessions/child-devices.ts';

type Linked = { device: ChildDevice; link: string; qrSvg: string };

/**
 * Makes a link that turns a device into a child's own (docs/product/accounts.md#a-childs-own-device). The token is
 * after `#`, so that no server on the way writes it down; only its hash is stored.
 */
export async function linkDevice(
  { pool, config }: Pick<Services, 'pool' | 'config'>,
  { learnerId, name }: { learnerId: string; name: string },
  call: SignedInCall,
): Promise<
  | Linked
  | Refusal<
      | 'childDevices.learnerNotFound'
      | 'childDevices.notAChild'
      | 'childDevices.tooMany'
      | 'learners.consentNeeded'
    >
> {
  const { accountId } = call.person;
  const token = randomBytes(32).toString('base64url');
  const device = await inTransaction(pool, async (db) => {
    // Locked, so that two links at once cannot pass the limit together.
    const learner = await learnerOf(db, accountId, learnerId, 'lock');
    if (!learner) return refuse('childDevices.learnerNotFound');
    if (learner.kind !== 'child') return refuse('childDevices.notAChild');
    if (needsConsent(learner, call.now)) return refuse('learners.consentNeeded');
    const others = (await devicesOf(db, accountId)).filter((one) => one.learnerId === learnerId);
    if (others.length >= MAX_CHILD_DEVICES)
      return refuse('childDevices.tooMany', { params: { max: MAX_CHILD_DEVICES } });
    const made = await insertDevice(db, { accountId, learnerId, name, token });
    await writeAudit(db, call, {
      action: 'learner.deviceLinked',
      targetKind: 'learner',
      targetId: learnerId,
    });
    return made;
  });
  if ('refused' in device) return device;
  const link = `${config.appUrl}/child/connect#${token}`;
  const qrSvg = await QRCode.toString(link, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return { device: presentDevice(device), link, qrSvg };
}

/** A device as its family sees it. */
export function presentDevice({ linkEndsAt, lastSeenAt, ...row }: DeviceRow): ChildDevice {
  return {
    ...row,
    state: linkEndsAt === null ? 'connected' : 'waiting',
    linkEndsAt: linkEndsAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

/** Ends a device or a link of the family; whoever uses it is signed out with their next call. */
export async function endChildDevice(
  pool: Pool,
  id: string,
  call: SignedInCall,
): Promise<{ ok: true } | Refusal<'childDevices.notFound'>> {
  return inTransaction(pool, async (db) => {
    const learnerId = await endDevice(db, { id, accountId: call.person.accountId });
    if (learnerId === null) return refuse('childDevices.notFound');
    await writeAudit(db, call, { action: 'learner.deviceEnded', targetKind: 'learner', targetId: learnerId });
    return { ok: true as const };
  });
}
