import { CHILD, homeOf } from '@fasih/school/basics/roles';
import { mayOpen } from '@fasih/school/routes';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginFor } from '../../lib/next.ts';
import { patternOf } from '../../lib/routes.ts';
import { leftByChoice, useWho } from '../../lib/session.ts';
import { useMe } from '../accounts/queries.ts';

/** Where a temporary password is changed and two-step login is turned on. */
const SECURITY = '/account/security';

/**
 * Shows its content only to those who may open this address. Signed out: to the sign-in page and back; a role that may
 * not: to its own dashboard (docs/product/accounts.md#roles); with a temporary password, or without the two-step login that the
 * role demands: to the page where that is put right, which says why. The server enforces the same on every call.
 */
export function Guard({ waiting = null, children }: { waiting?: ReactNode; children: ReactNode }) {
  const who = useWho();
  const { pathname, search, hash } = useLocation();
  const pattern = patternOf(pathname);
  const me = useMe(who !== 'unknown' && who !== 'none' && who !== CHILD).data;
  if (who === 'unknown') return waiting;
  if (who === 'none')
    return <Navigate to={leftByChoice() ? '/login' : loginFor(pathname + search + hash)} replace />;
  if (pattern !== null && !mayOpen(pattern, who)) return <Navigate to={homeOf(who)} replace />;
  const held = me?.mustChangePassword || me?.twoStepNeeded;
  if (held && pathname !== SECURITY) return <Navigate to={SECURITY} replace />;
  return children;
}
