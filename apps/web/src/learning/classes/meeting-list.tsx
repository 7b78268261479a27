import type { ReactNode } from 'react';
import { Card } from '../../ui/basics.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import css from './family/classes.module.css';

/** How many with a time, and how many without one, are in sight: three weeks of a plan of two a week. */
const AHEAD_SHOWN = 6;

/** The meetings of a class as rows: the past ones in a fold, open where there are no others, and the later ones in another. */
export function MeetingList<Meeting extends { state: string }>({
  meetings,
  isPast,
  pastLabel,
  laterLabel,
  row,
  children,
}: {
  meetings: readonly Meeting[];
  isPast: (meeting: Meeting) => boolean;
  pastLabel: (words: { n: number }) => string;
  laterLabel: (words: { n: number }) => string;
  row: (meeting: Meeting) => ReactNode;
  /** Stands above them. */
  children?: ReactNode;
}) {
  const past = meetings.filter(isPast);
  const ahead = meetings.filter((meeting) => !past.includes(meeting));
  const later = [
    ...ahead.filter(({ state }) => state !== 'to_plan').slice(AHEAD_SHOWN),
    ...ahead.filter(({ state }) => state === 'to_plan').slice(AHEAD_SHOWN),
  ];
  // To fold one or two rows away would save nothing.
  const folded = later.length > 2 ? later : [];
  return (
    <Card className={css.list}>
      {children}
      {past.length > 0 && (
        <Disclosure summary={pastLabel({ n: past.length })} isOpen={past.length === meetings.length}>
          <ol>{past.map(row)}</ol>
        </Disclosure>
      )}
      <ol>{ahead.filter((meeting) => !folded.includes(meeting)).map(row)}</ol>
      {folded.length > 0 && (
        <Disclosure summary={laterLabel({ n: folded.length })}>
          <ol>{folded.map(row)}</ol>
        </Disclosure>
      )}
    </Card>
  );
}
