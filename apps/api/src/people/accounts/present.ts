import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { Me } from '@fasih/school/people/accounts/contract';
import { twoStepMissing } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { SessionRow } from '../sessions/sessions.ts';
import type { Account } from './accounts.ts';

/** The account as its owner sees it (`GET /api/user/me`). */
function presentMe(account: Account, services: Services): Me {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    emailVerified: account.emailVerified,
    phone: account.phone,
    roles: [account.role],
    access: account.access,
    profile: presentProfile(account),
    mustChangePassword: account.mustChangePassword,
    twoStepEnabled: account.twoStepEnabled,
    twoStepNeeded: twoStepMissing(account, services),
  };
}

/** A function that presents an account to its owner and passes a refusal on. */
export const presentMeOrRefusal =
  (services: Services) =>
  <Code extends string>(result: Account | Refusal<Code>) =>
    isRefusal(result) ? result : presentMe(result, services);

/** Name and photo; null when missing, so that the screen can say 'Nama tidak tersedia'. */
export function presentProfile(account: Account) {
  return {
    full_name: account.name === '' ? null : account.name,
    photo_url: account.photoFile === null ? null : `/api/user/photo/${account.photoFile}`,
  };
}

/** One line of the list of sessions. */
export function presentSession(session: SessionRow, currentId: string) {
  return {
    id: session.id,
    device: deviceName(session.userAgent ?? ''),
    address: session.address || null,
    startedAt: session.startedAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.id === currentId,
  };
}
