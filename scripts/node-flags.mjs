/**
 * The flags every process of the school runs with; docs/OPERATIONS.md 'Memory' says why, `npm run bench memory` how much:
 * a small young generation, and an old one that is collected when it has grown by two fifths.
 */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
];
