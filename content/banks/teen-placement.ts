import { teenPlacementA1 } from './teen-placement/a1.ts';
import { teenPlacementA2 } from './teen-placement/a2.ts';
import { teenPlacementB1 } from './teen-placement/b1.ts';
import { teenPlacementB2 } from './teen-placement/b2.ts';
import type { PlacementItem } from './types.ts';

/** The teen placement bank: 65 items, 20 cells, easiest level first (T01-T65). */
export const teenPlacement: PlacementItem[] = [
  ...teenPlacementA1,
  ...teenPlacementA2,
  ...teenPlacementB1,
  ...teenPlacementB2,
];
