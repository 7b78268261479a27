import { expect, it } from 'vitest';
import { maskedAddress } from './masked-address.ts';

it.each([
  ['ibu.sari@contoh.id', 'i***i@contoh.id'],
  ['ab@contoh.id', 'a***@contoh.id'],
  ['a@contoh.id', 'a***@contoh.id'],
  ['none', '***'],
])('the address %s is shown as %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
