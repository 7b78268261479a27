import type { ShownState } from '@fasih/school/finance/refunds/contract';
import type { Hue } from '../../ui/theme/colors.ts';

/** The colour of a refund's state, beside its words. */
export const REFUND_HUE: Record<ShownState, Hue> = {
  asked: 'amber',
  approved: 'indigo',
  returning: 'indigo',
  returned: 'leaf',
  rejected: 'red',
  withdrawn: 'teal',
};
