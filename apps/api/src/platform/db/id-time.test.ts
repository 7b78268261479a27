import { DAY } from '@fasih/school/basics/instants';
import { describe, expect, it } from 'vitest';
import { idEarlier } from './id-time.ts';

describe('the first id of an earlier instant', () => {
  it.each([
    ['019a2266-e450-7090-bc97-ebb545cf7c61', DAY, '019a1d40-8850-0000-0000-000000000000'],
    ['019a2266-e450-7090-bc97-ebb545cf7c61', 0, '019a2266-e450-0000-0000-000000000000'],
    ['00000000-0001-7090-bc97-ebb545cf7c61', DAY, '00000000-0000-0000-0000-000000000000'],
    // A random id tells no time.
    ['019a2266-e450-4090-bc97-ebb545cf7c61', DAY, '00000000-0000-0000-0000-000000000000'],
  ])('of %s, %d ms before', (id, ms, earlier) => {
    expect(idEarlier(id, ms)).toBe(earlier);
    expect(earlier <= id).toBe(true);
  });
});
