import type { Role } from '@fasih/school/basics/roles';
import { expect, it } from 'vitest';
import { addressOf, EVERY_CALL } from './every-call.ts';
import { signedInAccount } from './placed-people.ts';
import { shared } from './shared.ts';
import { startTestApp } from './start-test-app.ts';

const app = shared(startTestApp);

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** The value with every text of this shape replaced. */
function replaced(value: unknown, shape: RegExp, by: string): unknown {
  if (typeof value === 'string') return shape.test(value) ? by : value;
  if (Array.isArray(value)) return value.map((one) => replaced(one, shape, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, shape, by)]));
}

it.each([
  ['0000-01-01', DAY],
  ['0001-01-01', DAY],
  ['9999-12-31', DAY],
  ['2026-02-30', DAY],
  ['0000-01-01T00:00:00Z', INSTANT],
  ['9999-12-31T23:45:00Z', INSTANT],
  ['+275760-09-12T00:00:00Z', INSTANT],
])(
  '%s, wherever a call takes a day or an instant, is handled or refused and never a fault of ours',
  async (odd, shape) => {
    const faults: string[] = [];
    let sent = 0;
    for (const { contract } of app.api.routes) {
      const { method, path, who } = contract;
      const sample = EVERY_CALL[`${method} ${path}`] ?? {};
      const query = Object.fromEntries(new URLSearchParams(sample.query ?? ''));
      const parts = replaced({ body: sample.body, query }, shape, odd) as {
        body?: object;
        query: typeof query;
      };
      if (JSON.stringify(parts) === JSON.stringify({ body: sample.body, query })) continue;
      const role: Role = Array.isArray(who) ? (who[0] as Role) : 'admin';
      const { token } = await signedInAccount(app, role);
      const address = addressOf(path, sample.params, `?${new URLSearchParams(parts.query)}`);
      const { status } = await app.ask(method, address, {
        token,
        ...(parts.body ? { body: parts.body } : {}),
      });
      sent += 1;
      if (status >= 500) faults.push(`${method} ${path}: ${status}`);
    }
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(shape === DAY ? 10 : 1);
  },
);
