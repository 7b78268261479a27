/** The four programs, in the order of the spec; the slugs of /program/{slug} (product-spec.md §2). */
export const PROGRAM_SLUGS = [
  'general-english',
  'conversation',
  'test-preparation',
  'special-course',
] as const;
