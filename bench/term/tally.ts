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
  /** Work of staff by task: things, calls of its screens now, and presses that it needed before. */
  work: Map<Task, { things: number; calls: number; before: number | null }>;
  /** Families that wanted other weekly times for which no whole plan was found. */
  otherTimesNotFree: number;
  /** Calls that were refused, by code: what a person reads instead of a result. */
  refusals: Map<string, number>;
};

export function newTally(): Tally {
  return {
    finished: 0,
    placedInTime: 0,
    whole: 0,
    broken: 0,
    withoutCapacity: 0,
    leftToFamily: 0,
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
 * Presses that each thing needed when every meeting was planned by hand: 9 for three learners, 60 for a sick teacher with
 * seven meetings, 28 for a holiday with 23, 9 for a pause. Null: it was not possible. What is not named here took the
 * same calls as now.
 */
const PRESSES_BEFORE = {
  'learners placed': 9 / 3,
  'meetings of an absent teacher': 60 / 7,
  'meetings on a closed day': 28 / 23,
  'other weekly times': null,
  'pauses of a family': 9,
} as const;

/** A task of staff. */
export type Task = keyof typeof PRESSES_BEFORE | 'looks at the home' | 'appeals' | 'refunds' | 'pay';

const isNamed = (task: Task): task is keyof typeof PRESSES_BEFORE => task in PRESSES_BEFORE;

function workOf({ work }: Tally, task: Task) {
  const known = work.get(task);
  if (known) return known;
  const before = isNamed(task) && PRESSES_BEFORE[task] === null ? null : 0;
  const fresh = { things: 0, calls: 0, before };
  work.set(task, fresh);
  return fresh;
}

/** Counts things that a task of staff was about. */
export function worked(tally: Tally, task: Task, things: number): void {
  const work = workOf(tally, task);
  work.things += things;
  if (isNamed(task) && work.before !== null) work.before += (PRESSES_BEFORE[task] ?? 0) * things;
}

/** Counts a call that somebody of the staff made for a task, also one that was refused. */
export function called(tally: Tally, task: Task): void {
  const work = workOf(tally, task);
  work.calls += 1;
  if (!isNamed(task) && work.before !== null) work.before += 1;
}
