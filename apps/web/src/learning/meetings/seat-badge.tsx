import type { SeatState } from '@fasih/school/catalogue/policy/seat';
import { useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';

/** What a mark means, in colour. */
export const SEAT_HUE = {
  planned: 'teal',
  to_plan: 'amber',
  present: 'leaf',
  late: 'amber',
  absent: 'red',
  lapsed: 'amber',
} as const;

/** The state of a learner's seat, in words on the colour of its meaning. */
export function SeatBadge({ state }: { state: SeatState }) {
  const t = useTexts('attendance');
  return <Badge hue={SEAT_HUE[state]}>{t.status[state]}</Badge>;
}
