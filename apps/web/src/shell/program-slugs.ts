/** The four programs, in the order of the menu; the slugs of /program/{slug} (docs/product/accounts.md#pages). */
export const PROGRAM_SLUGS = [
  'general-english',
  'conversation',
  'test-preparation',
  'special-course',
] as const;
