import { expect, it } from 'vitest';
import { PACKAGE_TYPES } from './contract.ts';
import { PROGRAM_TYPES, typeOfProgram } from './programs.ts';

it('every package type has one program, and other words have none', () => {
  expect(Object.values(PROGRAM_TYPES).sort()).toEqual([...PACKAGE_TYPES].sort());
  expect(typeOfProgram('test-preparation')).toBe('eng_test_prep');
  expect(typeOfProgram('toeic')).toBeNull();
  expect(typeOfProgram('constructor')).toBeNull();
});
