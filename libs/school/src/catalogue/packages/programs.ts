import type { PackageType } from './contract.ts';

/** The programs by their path segment (docs/product/accounts.md#pages), with the package type of each. */
export const PROGRAM_TYPES = {
  'general-english': 'general_english',
  conversation: 'conversation',
  'test-preparation': 'eng_test_prep',
  'special-course': 'special_course',
} as const satisfies Record<string, PackageType>;

/** The package type of a program's path segment, or null for an unknown one. */
export function typeOfProgram(word: string): PackageType | null {
  return Object.hasOwn(PROGRAM_TYPES, word) ? PROGRAM_TYPES[word as keyof typeof PROGRAM_TYPES] : null;
}
