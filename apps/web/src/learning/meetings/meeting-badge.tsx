import type { MeetingState } from '@fasih/school/learning/meetings/contract';
import { useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';

const HUE = {
  planned: 'teal',
  to_plan: 'amber',
  held: 'leaf',
  missed: 'red',
  lapsed: 'amber',
} as const;

/** The state of a meeting, in words on the colour of its meaning. */
export function MeetingBadge({ state }: { state: MeetingState }) {
  const { states } = useTexts('meetings');
  return <Badge hue={HUE[state]}>{states[state]}</Badge>;
}
