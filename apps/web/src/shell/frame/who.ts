import { homeOf } from '@fasih/school/basics/roles';
import { onStored, storedRole } from '../../lib/session-store.ts';

/** Shows what is meant for visitors or for the person who is signed in (`data-for`, read by base.css). */
export function showWho(): void {
  const role = storedRole();
  const { dataset } = document.documentElement;
  if (role === null) {
    delete dataset.who;
    return;
  }
  dataset.who = role;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-home]'))
    if (link.getAttribute('href') !== homeOf(role)) link.href = homeOf(role);
}

/** The same, also when somebody signs in or out here or in another tab. Answers how to stop. */
export function followWho(): () => void {
  showWho();
  return onStored(showWho);
}
