import { homeOf } from '@fasih/school/basics/roles';
import { mayOpen } from '@fasih/school/routes';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginFor } from '../lib/next.ts';
import { patternOf } from '../lib/routes.ts';
import { leftByChoice, useWho } from '../lib/session.ts';

/**
 * Shows its content only to those who may open this address. Signed out: to the sign-in page and back; a role that may
 * not: to its own dashboard (decisions.md 'Accounts'). The server enforces the same on every call.
 */
export function Guard({ waiting = null, children }: { waiting?: ReactNode; children: ReactNode }) {
  const who = useWho();
  const { pathname, search } = useLocation();
  const pattern = patternOf(pathname);
  if (who === 'unknown') return waiting;
  if (who === 'none')
    return <Navigate to={leftByChoice() ? '/login' : loginFor(pathname + search)} replace />;
  if (pattern !== null && !mayOpen(pattern, who)) return <Navigate to={homeOf(who)} replace />;
  return children;
}
