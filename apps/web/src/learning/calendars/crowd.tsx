import { zoneName } from '@fasih/school/basics/instants';
import { useLang, useTexts } from '../../lib/language.tsx';
import { clockOf, schoolDay } from '../../lib/school-day.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Placed } from './layout.ts';
import { MeetingRow } from './meeting.tsx';

type Props = {
  meetings: readonly Placed[];
  now: string;
  onOpen: (meeting: Placed) => void;
  onClose: () => void;
};

/** The meetings of one time that had no room in the calendar. */
export function CalendarCrowd({ meetings, now, onOpen, onClose }: Props) {
  const common = useTexts('common');
  const lang = useLang();
  const [first] = meetings;
  if (first === undefined) return null;
  const title = `${schoolDay(first.day, lang)}, ${clockOf(first.from, lang)} ${zoneName(first.zone)}`;
  return (
    <Dialog title={title} closeName={common.close} onClose={onClose}>
      <Stack as="ul" gap={1}>
        {meetings.map((one) => (
          <li key={one.id}>
            <MeetingRow meeting={one} now={now} opens={{ onOpen }} />
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
