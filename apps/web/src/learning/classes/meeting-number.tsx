import type { MeetingState } from '@fasih/school/learning/meetings/contract';
import css from './meeting-number.module.css';

/** The colour of a meeting's number for staff; one to come has none. */
export const MEETING_HUE = {
  planned: undefined,
  to_plan: 'amber',
  held: 'leaf',
  missed: 'red',
  lapsed: 'amber',
} as const satisfies Record<MeetingState, string | undefined>;

/** The number of a meeting on the colour of its state. What stands beside it says both in words. */
export function MeetingNumber({ number, hue }: { number: number; hue: string | undefined }) {
  return (
    <span className={css.number} data-hue={hue} aria-hidden="true">
      {number}
    </span>
  );
}
