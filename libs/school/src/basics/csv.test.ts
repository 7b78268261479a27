import { expect, it } from 'vitest';
import { csvSeparator, separatorOfExcel } from './csv.ts';

it('a file from an Indonesian page uses the semicolons that Excel expects there; programs get commas by default', () => {
  expect([separatorOfExcel('id'), separatorOfExcel('en')]).toEqual(['semicolon', 'comma']);
  expect(csvSeparator.parse(undefined)).toBe('comma');
});
