import type { WorkItem } from '@fasih/school/office/homes/work-contract';
import { expect, it } from 'vitest';
import { partsWithMore, roughly, tasksByDeadline } from './work-order.ts';

const NOW = new Date('2026-11-02T03:00:00Z');
const item = (name: string, dueAt: string | null, since = '2026-11-01T00:00:00Z'): WorkItem => ({
  id: name,
  name,
  about: null,
  learnerId: null,
  dueAt,
  since,
});

it('all kinds are in one list by deadline, and what has none comes last, the longest waiting first', () => {
  const parts = tasksByDeadline(
    [
      {
        kind: 'level',
        count: 3,
        items: [
          item('kemarin', '2026-11-01T12:00:00Z'),
          item('besok', '2026-11-03T03:00:00Z'),
          item('nanti malam', '2026-11-02T13:00:00Z'),
        ],
      },
      { kind: 'refund', count: 1, items: [item('dana', null, '2026-10-30T00:00:00Z')] },
      { kind: 'waitingForClass', count: 1, items: [item('lusa lalu', '2026-10-31T12:00:00Z')] },
      { kind: 'payment', count: 1, items: [item('bayar', null, '2026-10-29T00:00:00Z')] },
    ],
    NOW,
  );
  expect([...parts].map(([part, tasks]) => [part, tasks.map((task) => task.item.name)])).toEqual([
    ['over', ['lusa lalu', 'kemarin']],
    ['today', ['nanti malam']],
    ['later', ['besok']],
    ['open', ['bayar', 'dana']],
  ]);
});

it('where a kind is cut, its part and those after it may hold more', () => {
  const items = [item('kemarin', '2026-11-01T12:00:00Z'), item('nanti malam', '2026-11-02T13:00:00Z')];
  expect([...partsWithMore([{ kind: 'level', count: 2, items }], NOW)]).toEqual([]);
  expect([...partsWithMore([{ kind: 'level', count: 3, items }], NOW)]).toEqual(['today', 'later', 'open']);
  expect([...partsWithMore([{ kind: 'payment', count: 2, items: [item('bayar', null)] }], NOW)]).toEqual([
    'open',
  ]);
});

it.each([
  [50 * 3_600_000, { n: 2, unit: 'days' }],
  [47 * 3_600_000, { n: 47, unit: 'hours' }],
  [119 * 60_000, { n: 1, unit: 'hours' }],
  [59 * 60_000, { n: 59, unit: 'minutes' }],
  [-1000, { n: 1, unit: 'minutes' }],
])('%s ms are said as %o', (ms, said) => expect(roughly(ms)).toEqual(said));
