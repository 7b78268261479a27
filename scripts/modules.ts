/** The staircase, from the ground up (docs/ARCHITECTURE.md): a module uses only those before it. */
export const MODULES: readonly string[] = [
  'platform',
  'people',
  'messaging',
  'catalogue',
  'ledger',
  'courses',
  'sales',
  'assessment',
  'learning',
  'finance',
  'office',
  'demo',
];
