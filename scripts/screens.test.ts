import { ROUTES } from '@fasih/school/routes';
import { expect, it } from 'vitest';
import { AREAS } from '../e2e/screens/shots.ts';

/** Pages that only lead on to another one. */
const LEAD_ON = ['/teacher/sidebar', '/admin/sidebar', '/dashboard/finance'];
/** Pages that are reached from another one, after which their picture is named. */
const NAMED = ['/child', '/child/safe'];

it('every page has a picture in `npm run screens`', () => {
  const shots = AREAS.flatMap((area) => area.shots);
  const addresses = shots.map(({ path }) => path.replace(/[?#].*$/, '').replace(/\{[^}]+\}/g, 'id'));
  const missing = Object.keys(ROUTES).filter((pattern) => {
    const route = new RegExp(`^${pattern.replace(/:[a-zA-Z]+/g, '[^/]+')}$`);
    if (NAMED.includes(pattern)) return !shots.some(({ name }) => name === pattern);
    return !LEAD_ON.includes(pattern) && !addresses.some((address) => route.test(address));
  });
  expect(missing, 'add a shot of each of these pages to AREAS in e2e/screens/shots.ts').toEqual([]);
});
