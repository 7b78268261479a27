/** What is counted while a term is lived through. */
export type Tally = {
  /** Families that finished their test and want to choose themselves, and those that had their class ten minutes later. */
  finished: number;
  placedInTime: number;
  /** Sums over all ends of days: plans that are whole, that are not in spite of capacity, and that cannot be. */
  whole: number;
  broken: number;
  withoutCapacity: number;
  /** Plans that by the rules wait for their family: it confirmed no time that the school chose. */
  leftToFamily: number;
  /** The broken plans, to look into. */
  brokenPlans: string[];
  /** The lowest share of whole plans at one day's end, in percent. */
  worstDay: { day: string; percent: number };
  /** Disturbances by kind, with the meetings that changed their time for them. */
  disturbances: Map<string, { times: number; meetings: number }>;
  /** Work of staff by task: how often, on how many things, presses now and presses that it needed before. */
  work: Map<string, { times: number; things: number; now: number; before: number | null }>;
  /** Families that wanted other weekly times for which no whole plan was found. */
  otherTimesNotFree: number;
  /** Calls that were refused, by code: what a person reads instead of a result. */
  refusals: Map<string, number>;
};

export function newTally(): Tally {
  return {
    ...{ finished: 0, placedInTime: 0, whole: 0, broken: 0, withoutCapacity: 0, leftToFamily: 0 },
    worstDay: { day: '', percent: 100 },
    brokenPlans: [],
    disturbances: new Map(),
    work: new Map(),
    otherTimesNotFree: 0,
    refusals: new Map(),
  };
}

/** Counts a disturbance and the meetings that changed their time because of it. */
export function disturbed({ disturbances }: Tally, kind: string, meetings: number, times = 1): void {
  const before = disturbances.get(kind) ?? { times: 0, meetings: 0 };
  disturbances.set(kind, { times: before.times + times, meetings: before.meetings + meetings });
}

/**
 * Presses of staff for one task: now for all its things together, counted on the screens from the home of the person who
 * does it; before for each thing. Before is what the school needed when every meeting was planned by hand: 9 presses for
 * three learners, 60 for a sick teacher with seven meetings, 28 for a holiday with 23, 9 for a pause; other weekly times
 * were not possible (null).
 */
export const PRESSES = {
  'learners placed': { now: 2, before: 9 / 3 },
  'meetings of an absent teacher': { now: 3, before: 60 / 7 },
  'meetings on a closed day': { now: 5, before: 28 / 23 },
  'other weekly times': { now: 5, before: null },
  'pauses of a family': { now: 0, before: 9 },
} as const;

/** Counts one task of staff about so many things. */
export function worked({ work }: Tally, task: keyof typeof PRESSES, things: number): void {
  const { now, before } = PRESSES[task];
  const was = work.get(task) ?? { times: 0, things: 0, now: 0, before: before === null ? null : 0 };
  work.set(task, {
    times: was.times + 1,
    things: was.things + things,
    now: was.now + now,
    before: before === null || was.before === null ? null : was.before + before * things,
  });
}
