import { expect, it } from 'vitest';
import { lineForPeople } from './log-lines.ts';

const line = (fields: object) => lineForPeople(JSON.stringify({ time: Date.UTC(2026, 10, 2), ...fields }));

it.each([
  [{ level: 30, msg: 'Server listening' }, /^\d\d:\d\d:\d\d info {2}Server listening\n$/],
  [
    {
      level: 30,
      msg: 'request completed',
      req: { method: 'GET', route: '/api/orders' },
      res: { status: 200 },
      responseTime: 12.4,
    },
    / info {2}200 GET \/api\/orders 12 ms\n$/,
  ],
  [
    { level: 40, msg: 'mail not sent', err: { message: 'refused', stack: 'x\n at y' } },
    / warn {2}mail not sent: refused\n$/,
  ],
  [
    {
      level: 50,
      reqId: 'a1',
      msg: 'request failed',
      err: { message: 'away', stack: 'Error: away\n    at here' },
    },
    / error request failed: away \(request a1\)\n {4}at here\n$/,
  ],
])('%o is a line for people', (fields, expected) => {
  expect(line(fields)).toMatch(expected);
});

it('what is no JSON stays as it is', () => {
  expect(lineForPeople('half a li')).toBe('half a li');
});
