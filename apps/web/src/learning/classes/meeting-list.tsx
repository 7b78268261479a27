import type { ReactNode } from 'react';
import { Card } from '../../ui/basics.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import css from './family/classes.module.css';

/** The meetings of a class as rows, those that are past in a fold, which is open where there are no others. */
export function MeetingList<Meeting>({
  meetings,
  isPast,
  pastLabel,
  row,
  children,
}: {
  meetings: readonly Meeting[];
  isPast: (meeting: Meeting) => boolean;
  pastLabel: (words: { n: number }) => string;
  row: (meeting: Meeting) => ReactNode;
  /** Stands above them. */
  children?: ReactNode;
}) {
  const past = meetings.filter(isPast);
  return (
    <Card className={css.list}>
      {children}
      {past.length > 0 && (
        <Disclosure summary={pastLabel({ n: past.length })} isOpen={past.length === meetings.length}>
          <ol>{past.map(row)}</ol>
        </Disclosure>
      )}
      <ol>{meetings.filter((meeting) => !past.includes(meeting)).map(row)}</ol>
    </Card>
  );
}
