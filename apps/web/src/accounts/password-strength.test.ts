import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['aaaaaaaa', 0],
  ['abc12', 0],
  ['rahasia', 1],
  ['rahasiaku1', 2],
  ['kucing makan nasi goreng', 3],
  ['Kucing-99xy', 3],
] as const)('calls %s of strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
