import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';
import { CancelDialog } from '../../meetings/cancel-dialog.tsx';
import { MoveDialog } from '../../meetings/move-dialog.tsx';
import { HandOver, type PlannedMeeting } from './hand-over.tsx';

/** Whether a meeting is still to come. */
export const isToCome = ({ state, start }: PlannedMeeting, now: Date): boolean =>
  state === 'planned' && start !== null && now < new Date(start);

/** What can be done with a meeting: moving, cancelling and a substitute while it is to come; a time where it has none. */
export function MeetingActions({
  schoolClass,
  meeting,
  now,
}: {
  schoolClass: SchoolClass;
  meeting: PlannedMeeting;
  now: Date;
}) {
  const t = useTexts('staff').classes.one;
  const s = useTexts('teachers').screens;
  const m = useTexts('meetings');
  const common = useTexts('common');
  const [dialog, setDialog] = useState<'move' | 'cancel' | 'substitute' | null>(null);
  const close = () => setDialog(null);
  const { number, state } = meeting;
  const toCome = isToCome(meeting, now);
  return (
    <>
      <ActionMenu
        label={common.moreActionsOf({ name: m.number({ number }) })}
        actions={[
          (toCome || state === 'to_plan') && {
            label: toCome ? s.move : s.plan,
            name: toCome ? s.moveOf({ number }) : s.planOf({ number }),
            onSelect: () => setDialog('move'),
          },
          toCome && {
            label: t.substitute,
            name: t.substituteOf({ number }),
            onSelect: () => setDialog('substitute'),
          },
          toCome && {
            label: s.cancel,
            name: s.cancelOf({ number }),
            isDangerous: true,
            onSelect: () => setDialog('cancel'),
          },
        ]}
      />
      {dialog === 'move' && <MoveDialog meetingId={meeting.id} invalidates={MEETING_READS} onClose={close} />}
      {dialog === 'cancel' && (
        <CancelDialog meetingId={meeting.id} invalidates={MEETING_READS} onClose={close} />
      )}
      {dialog === 'substitute' && <HandOver schoolClass={schoolClass} meeting={meeting} onClose={close} />}
    </>
  );
}
