import type { Contract } from '@fasih/school/basics/contract';
import { ROLES } from '@fasih/school/basics/roles';
import { expect, it } from 'vitest';
import { addressOf, EVERY_CALL } from '../../../test/every-call.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);

/** Valid JavaScript numbers that no integer column can store. */
const ODD = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 2_147_483_648, 1.5, 1e300];

/** Copies of the value, each with one of its numbers replaced. */
function withOdd(value: unknown, odd: number): unknown[] {
  if (typeof value === 'number') return [odd];
  if (Array.isArray(value))
    return value.flatMap((one, n) => withOdd(one, odd).map((other) => value.with(n, other)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    withOdd(one, odd).map((other) => ({ ...value, [name]: other })),
  );
}

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;

it('a number too large for any column, or a fraction, is refused or ignored and never breaks a call', async () => {
  const tokens = new Map<string, string>();
  for (const role of ROLES) tokens.set(role, (await signedInAccount(app, role)).token);
  const broken = new Set<string>();
  let tried = 0;
  for (const { contract: one } of app.api.routes) {
    const sample = EVERY_CALL[nameOf(one)] ?? {};
    const role = Array.isArray(one.who)
      ? (ROLES.find((name) => one.who.includes(name as never)) ?? 'student')
      : 'student';
    const who = one.who === 'public' ? {} : { token: tokens.get(role) ?? '' };
    for (const odd of ODD) {
      for (const body of withOdd(sample.body, odd)) {
        const answer = await app.ask(one.method, addressOf(one.path, sample.params, sample.query), {
          ...who,
          body,
        });
        tried += 1;
        if (answer.status >= 500) broken.add(`${nameOf(one)} ${JSON.stringify(body)}`);
      }
    }
  }
  expect([...broken]).toEqual([]);
  expect(tried).toBeGreaterThan(200);
});
