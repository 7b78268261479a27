import type { palette as shape } from '../../id/site/palette.ts';

export const palette: typeof shape = {
  button: 'Search',
  title: 'Search or open',
  field: 'Name of a student, teacher, class, receipt number, or page',
  groups: {
    pages: 'Pages',
    students: 'Students',
    teachers: 'Teachers',
    classes: 'Classes',
    orders: 'Receipts and orders',
    refunds: 'Refunds',
    transactions: 'Transactions',
  },
  results: 'Search results',
  none: (p) => `Nothing matches “${p.q}”.`,
  failed: 'Part of the search could not be loaded.',
  keys: { move: 'choose', open: 'open', close: 'close' },
};
