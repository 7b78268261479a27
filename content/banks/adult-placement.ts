import { adultPlacementA1 } from './adult-placement/a1.ts';
import { adultPlacementA2 } from './adult-placement/a2.ts';
import { adultPlacementB1 } from './adult-placement/b1.ts';
import { adultPlacementB2 } from './adult-placement/b2.ts';
import { adultPlacementC1 } from './adult-placement/c1.ts';
import type { PlacementItem } from './types.ts';

/**
 * The adult placement bank: 60 items, 20 cells of three siblings, easiest level first.
 * Which level, skill and cell each item has is fixed by `blueprint.ts`; the keys never leave the server.
 */
export const adultPlacement: PlacementItem[] = [
  ...adultPlacementA1,
  ...adultPlacementA2,
  ...adultPlacementB1,
  ...adultPlacementB2,
  ...adultPlacementC1,
];
