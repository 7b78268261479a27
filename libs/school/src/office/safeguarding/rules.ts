/** Who reported: the family's account, a learner on their own device, or a teacher. */
export const INCIDENT_SIDES = ['family', 'child', 'teacher'] as const;
export type IncidentSide = (typeof INCIDENT_SIDES)[number];

export const INCIDENT_STATES = ['new', 'inWork', 'closed'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

/** What is kept of an incident besides the report: each reading, and each step of the officer. */
export const INCIDENT_EVENTS = ['read', 'taken', 'noted', 'closed', 'reopened'] as const;
export type IncidentEvent = (typeof INCIDENT_EVENTS)[number];

/**
 * The step that brings an incident into a state, or null if there is none (docs/product/staff.md#safeguarding): an open
 * one is taken, noted upon or closed, a closed one is reopened.
 */
export function stepTo(
  state: IncidentState,
  to: Exclude<IncidentState, 'new'>,
): Exclude<IncidentEvent, 'read'> | null {
  if (to === 'closed') return state === 'closed' ? null : 'closed';
  return ({ new: 'taken', inWork: 'noted', closed: 'reopened' } as const)[state];
}

/** Whether a step says nothing without words: all but taking an incident into work. */
export const needsNote = (step: IncidentEvent): boolean => step !== 'taken' && step !== 'read';

type Naming = {
  /** The admin who names. */
  by: string;
  /** The account that shall be the officer. */
  officer: string;
  /** Accounts of all active admins. */
  admins: readonly string[];
};

/**
 * Whether an admin may name this officer (docs/product/staff.md#safeguarding): an active admin, and nobody names
 * themselves while another admin could.
 */
export function decideOfficer({ by, officer, admins }: Naming): 'named' | 'notAdmin' | 'yourself' {
  if (!admins.includes(officer)) return 'notAdmin';
  return by === officer && admins.some((one) => one !== by) ? 'yourself' : 'named';
}
