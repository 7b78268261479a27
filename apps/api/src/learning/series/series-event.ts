import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Slot } from '@fasih/school/learning/meetings/plan';

/**
 * What takes times away from classes, or gives some back. Of a pause `until` is the first day with lessons again; of its end
 * `waiting` are the times that meetings without one had, and `lost` how many times to come each class lost to it.
 */
export type SeriesEvent =
  | {
      kind: 'takenUp';
      /** Whose pause ends: a family plans its own meetings 24 hours ahead, and not in a pause of the class. */
      by: 'school' | 'learner';
      from: string;
      waiting: ReadonlyMap<string, Span>;
      lost: ReadonlyMap<string, number>;
    }
  | { kind: 'times'; from: string; slots: readonly Slot[]; teacherId: string }
  | { kind: 'closed'; days: readonly string[] }
  | { kind: 'paused'; from: string; until: string };
