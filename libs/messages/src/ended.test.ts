import { expect, it } from 'vitest';
import { ended } from './ended.ts';

it('a title at the end of a name does not give a sentence two full stops', () => {
  expect(ended('Nadia Permatasari')).toBe('Nadia Permatasari.');
  expect(ended('Maria Simanjuntak, M.Pd.')).toBe('Maria Simanjuntak, M.Pd.');
});
