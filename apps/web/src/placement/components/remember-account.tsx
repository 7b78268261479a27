import { useMe } from '../../accounts/api.ts';
import { useWho } from '../../lib/session.ts';

function Remember() {
  useMe();
  return null;
}

/**
 * Learns whose test is on the screen: when the session ends in the middle, the same person signs in again and goes on,
 * while somebody else does not see it.
 */
export function RememberAccount() {
  const who = useWho();
  return who === 'unknown' || who === 'none' ? null : <Remember />;
}
