import { WEEK_MINUTES, weekMinuteOf } from '../../basics/week-minutes.ts';
import { LOAD_OF_SLOT, type Option, type PlacingLearner, type PlacingTeacher } from './types.ts';

/** Tries to make room for one learner, at most. */
const MAX_STEPS = 400;
/** Learners who are moved at once for one option. */
const MAX_BLOCKERS = 2;
/** How many learners are chosen for again together, and how many options of each are tried. */
const MAX_GROUP = 5;
const MAX_CHOICES = 8;
/** The cost of a learner without a class: above that of any option. */
const UNPLACED = 1_000_000;
/** Weekly times are kept in cells of this length. */
const CELL_MINUTES = 5;

/** An option with the weeks whose cells it takes, those of its teacher and of its learner. */
type Candidate = { option: Option; starts: number[]; weeks: Int32Array[] };

/** Which learner has which option, and whose weekly times they take. */
export class Chosen {
  readonly #learners: readonly PlacingLearner[];
  readonly #candidates: Candidate[][];
  readonly #now: (Candidate | null)[];
  /** For each teacher and learner: who has a cell of the week, counted from 1; 0 for nobody. */
  readonly #weeks = new Map<string, Int32Array>();
  readonly #loads: Map<string, number>;
  /** What was changed since the first attempt began, to take it back. */
  readonly #log: { place: number; before: Candidate | null }[] = [];
  #steps = 0;

  constructor(learners: readonly PlacingLearner[], teachers: readonly PlacingTeacher[]) {
    this.#learners = learners;
    this.#candidates = learners.map(() => []);
    this.#now = learners.map(() => null);
    this.#loads = new Map(teachers.map(({ teacherId, load }) => [teacherId, load]));
  }

  /** Sets the options of a learner, the best first. */
  offer(place: number, options: readonly Option[]): void {
    const learnerId = this.#learners[place]?.learnerId ?? '';
    this.#candidates[place] = options.map((option) => ({
      option,
      starts: option.slots.map(weekMinuteOf),
      weeks: [this.#weekOf(option.teacherId), this.#weekOf(learnerId)],
    }));
  }

  optionOf(place: number): Option | null {
    return this.#now[place]?.option ?? null;
  }

  /** Whether nobody has been given this start of the teacher, and the learner neither. */
  isFree(place: number, { teacherId, start }: { teacherId: string; start: number }): boolean {
    const learner = this.#learners[place];
    if (!learner) return false;
    const weeks = [this.#weekOf(teacherId), this.#weekOf(learner.learnerId)];
    return !this.#isTaken(place, { starts: [start], weeks });
  }

  /** Gives a learner the best free option; among equals that of the teacher with the fewest meetings. */
  takeBest(place: number): boolean {
    let best: Candidate | null = null;
    for (const one of this.#candidates[place] ?? []) {
      if (best !== null && one.option.cost > best.option.cost) break;
      if (this.#isTaken(place, one)) continue;
      if (best === null || this.#loadOf(one.option) < this.#loadOf(best.option)) best = one;
    }
    if (best) this.#set(place, best);
    return best !== null;
  }

  /** Places a learner by moving others to other options of theirs, and for these again others. */
  makeRoom(place: number, depth: number): boolean {
    this.#steps = 0;
    this.#log.length = 0;
    return this.#makeRoom(place, depth, new Set([place]));
  }

  #makeRoom(place: number, depth: number, moving: ReadonlySet<number>): boolean {
    if (depth === 0) return false;
    for (const one of this.#candidates[place] ?? []) {
      this.#steps += 1;
      if (this.#steps > MAX_STEPS) return false;
      const holders = this.#holdersOf(place, one);
      if (holders.length > MAX_BLOCKERS || holders.some((holder) => moving.has(holder))) continue;
      const next = new Set([...moving, ...holders]);
      const done = this.#attempt([place, ...holders], () => {
        this.#set(place, one);
        return holders.every((holder) => this.takeBest(holder) || this.#makeRoom(holder, depth - 1, next));
      });
      if (done) return true;
    }
    return false;
  }

  /**
   * Looks for something better around each learner: takes the options of a few who compete for the same times back and
   * chooses for them again, all ways. Tells whether that lowered the cost of all. `budget` is shared by all rounds.
   */
  improve(order: readonly number[], budget: { steps: number }): boolean {
    let improved = false;
    for (const place of order) {
      for (const one of this.#candidates[place] ?? []) {
        if (one.option.cost >= this.#costOf([place]) || budget.steps <= 0) break;
        const group = this.#rivalsOf(place, one);
        if (group === null) continue;
        const before = this.#costOf(group);
        this.#log.length = 0;
        const better = this.#attempt(group, () => {
          this.#set(place, one);
          const rest = group.slice(1);
          const found = this.#cheapest(rest, before - this.#costOf([place]), budget);
          if (found === null) return false;
          for (const [n, holder] of rest.entries()) this.#set(holder, found[n] ?? null);
          return true;
        });
        if (!better) continue;
        improved = true;
        break;
      }
    }
    return improved;
  }

  /** The learner, who stands in the way of its option, and who stands in the way of their best ones; null if too many. */
  #rivalsOf(place: number, one: Candidate): number[] | null {
    const holders = this.#holdersOf(place, one);
    if (holders.length > MAX_BLOCKERS) return null;
    const group = [place, ...holders];
    for (const holder of holders) {
      for (const other of (this.#candidates[holder] ?? []).slice(0, MAX_CHOICES)) {
        for (const next of this.#holdersOf(holder, other)) {
          if (group.length < MAX_GROUP && !group.includes(next)) group.push(next);
        }
      }
    }
    return group;
  }

  /** The choices for these learners that together cost least, below `limit`; null where there are none. */
  #cheapest(
    places: readonly number[],
    limit: number,
    budget: { steps: number },
  ): (Candidate | null)[] | null {
    if (limit <= 0) return null;
    const [place, ...rest] = places;
    if (place === undefined) return [];
    let [best, bestLimit]: [(Candidate | null)[] | null, number] = [null, limit];
    let tried = 0;
    for (const one of this.#candidates[place] ?? []) {
      if (one.option.cost >= bestLimit || tried === MAX_CHOICES || budget.steps <= 0) break;
      budget.steps -= 1;
      if (this.#isTaken(place, one)) continue;
      tried += 1;
      this.#write(place, one);
      const others = this.#cheapest(rest, bestLimit - one.option.cost, budget);
      this.#write(place, null);
      if (others === null) continue;
      best = [one, ...others];
      bestLimit = best.reduce((sum, choice) => sum + (choice?.option.cost ?? UNPLACED), 0);
    }
    if (UNPLACED < bestLimit) {
      const others = this.#cheapest(rest, bestLimit - UNPLACED, budget);
      if (others !== null) best = [null, ...others];
    }
    return best;
  }

  /** Other options of a learner that could be chosen while everybody else keeps theirs. */
  othersOf(place: number, count: number): Option[] {
    const free = (this.#candidates[place] ?? []).filter(
      (one) => one.option !== this.optionOf(place) && !this.#isTaken(place, one),
    );
    return free.slice(0, count).map(({ option }) => option);
  }

  /** Takes the options of these learners back and tries; everything is as before unless it worked. */
  #attempt(moved: readonly number[], work: () => boolean): boolean {
    const mark = this.#log.length;
    for (const place of moved) this.#set(place, null);
    if (work()) return true;
    while (this.#log.length > mark) {
      const last = this.#log.pop();
      if (last) this.#write(last.place, last.before);
    }
    return false;
  }

  #costOf(places: readonly number[]): number {
    return places.reduce((sum, place) => sum + (this.optionOf(place)?.cost ?? UNPLACED), 0);
  }

  #loadOf({ teacherId }: Option): number {
    return this.#loads.get(teacherId) ?? 0;
  }

  #weekOf(key: string): Int32Array {
    const kept = this.#weeks.get(key);
    if (kept) return kept;
    const week = new Int32Array(WEEK_MINUTES / CELL_MINUTES);
    this.#weeks.set(key, week);
    return week;
  }

  /** Cells of a start, with the end of a meeting of this learner. */
  #cellsOf(place: number, start: number): [from: number, to: number] {
    const minutes = this.#learners[place]?.meetingMinutes ?? 0;
    return [Math.floor(start / CELL_MINUTES), Math.ceil((start + minutes) / CELL_MINUTES)];
  }

  /** Who has one of these times; the learner itself is left out. */
  #holdersOf(place: number, { starts, weeks }: Pick<Candidate, 'starts' | 'weeks'>): number[] {
    const found: number[] = [];
    for (const week of weeks) {
      for (const start of starts) {
        const [from, to] = this.#cellsOf(place, start);
        for (let cell = from; cell < to; cell += 1) {
          const holder = (week[cell] ?? 0) - 1;
          if (holder >= 0 && holder !== place && !found.includes(holder)) found.push(holder);
        }
      }
    }
    return found;
  }

  /** Whether anybody else has one of these times; most looks end at the first cell. */
  #isTaken(place: number, { starts, weeks }: Pick<Candidate, 'starts' | 'weeks'>): boolean {
    const own = place + 1;
    for (const week of weeks) {
      for (const start of starts) {
        const [from, to] = this.#cellsOf(place, start);
        for (let cell = from; cell < to; cell += 1) {
          const holder = week[cell] ?? 0;
          if (holder !== 0 && holder !== own) return true;
        }
      }
    }
    return false;
  }

  #set(place: number, next: Candidate | null): void {
    this.#log.push({ place, before: this.#now[place] ?? null });
    this.#write(place, next);
  }

  #write(place: number, next: Candidate | null): void {
    const before = this.#now[place];
    if (before) this.#fill(place, before, 0);
    this.#now[place] = next;
    if (next) this.#fill(place, next, place + 1);
  }

  #fill(place: number, { option, starts, weeks }: Candidate, holder: number): void {
    const change = (holder === 0 ? -1 : 1) * LOAD_OF_SLOT * starts.length;
    this.#loads.set(option.teacherId, this.#loadOf(option) + change);
    for (const week of weeks) for (const start of starts) week.fill(holder, ...this.#cellsOf(place, start));
  }
}
