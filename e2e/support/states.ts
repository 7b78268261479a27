import { accountStates } from './states/accounts.ts';
import { familyStates } from './states/families.ts';
import type { Reach } from './states/reach.ts';
import { staffStates } from './states/staff.ts';
import { testStates } from './states/tests.ts';

const states = { ...familyStates, ...accountStates, ...testStates, ...staffStates };

/** The states in which screens show their quoted texts. */
export type State = keyof typeof states;

/** How a screen is brought into each state. */
export const REACH: Record<State, Reach> = states;

/** States of the session alone: in the same tab the next screen is opened by its address. */
export const LASTING: ReadonlySet<State> = new Set<State>([
  'open',
  'student at home',
  'teacher at work',
  'admin at work',
  'finance at work',
]);
