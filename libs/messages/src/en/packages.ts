import type { packages as shape } from '../id/packages.ts';

export const packages: typeof shape = {
  problems: {
    notOnSale: 'This package is not available.',
  },
};
