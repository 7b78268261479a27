import { expect, it } from 'vitest';
import { csvSeparator, separatorOfExcel } from './csv.ts';

it('a file from an Indonesian page has the semicolons that Excel expects there; programs get commas unless told', () => {
  expect([separatorOfExcel('id'), separatorOfExcel('en')]).toEqual(['semicolon', 'comma']);
  expect(csvSeparator.parse(undefined)).toBe('comma');
});
