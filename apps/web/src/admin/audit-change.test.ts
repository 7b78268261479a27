import { describe, expect, it } from 'vitest';
import { linesOf } from './audit-change.tsx';

describe('what an entry changed', () => {
  it('is told part by part, also inside of parts', () => {
    expect(linesOf({ name: 'Sari', of: { a: 1 } }, { name: 'Dewi', of: { a: 2, b: [1] } })).toEqual([
      { key: 'name', before: 'Sari', after: 'Dewi' },
      { key: 'of.a', before: 1, after: 2 },
      { key: 'of.b', before: undefined, after: [1] },
    ]);
  });

  it('something that came or went has one side only, and nothing at all has no line', () => {
    expect(linesOf(null, { day: '2026-12-25' })).toEqual([
      { key: 'day', before: undefined, after: '2026-12-25' },
    ]);
    expect(linesOf(undefined, null)).toEqual([]);
    expect(linesOf('x', 'y')).toEqual([{ key: '', before: 'x', after: 'y' }]);
  });
});
