import type { Contract } from '@fasih/school/basics/contract';
import { securityKind } from '@fasih/school/platform/security/rules';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Problem } from './problem.ts';

/**
 * Records a refused call for the admins when it matters for security, by its path pattern and never by what was
 * typed.
 */
export function noteRefusal(
  security: Services['security'],
  contract: Contract,
  request: FastifyRequest,
  { status, code }: Problem,
  accountId: string | null,
): void {
  const kind = securityKind({ status, code });
  if (kind === null) return;
  security.note(
    {
      kind,
      accountId,
      address: request.ip,
      device: shortName(String(request.headers['user-agent'] ?? '')),
      call: `${contract.method} ${contract.path}`,
      code,
    },
    new Date(),
  );
}

/** Enough of the user agent to tell devices apart; control characters and length are the sender's choice. */
function shortName(userAgent: string): string {
  return userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, 120);
}
