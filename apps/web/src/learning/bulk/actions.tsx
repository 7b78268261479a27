import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { PauseClasses } from '../series/pause-classes.tsx';
import { MessageDialog, type Recipients } from './message-dialog.tsx';
import { todayQuery } from './queries.ts';
import { TeacherDialog } from './teacher-dialog.tsx';

/** A class of the choice; `canPause`: it runs or begins later. */
export type ChosenClass = { id: string; title: string; canPause: boolean };

/** What can be done with the chosen rows of a list of classes or students. After it is done nothing is chosen any more. */
export function BulkActions({
  recipients,
  names,
  classes,
  isTooMany,
  onDone,
  children,
}: {
  recipients: Recipients;
  /** What the chosen rows are called in their list. */
  names: readonly string[];
  classes: readonly ChosenClass[];
  isTooMany: boolean;
  onDone: () => void;
  /** Further actions of the list. */
  children?: ReactNode;
}) {
  const t = useTexts('bulk');
  const today = useQuery(todayQuery).data?.day;
  const [dialog, setDialog] = useState<'message' | 'teacher' | 'pause' | null>(null);
  const close = () => setDialog(null);
  const done = () => {
    close();
    onDone();
  };
  // Two learners of one group are one class.
  const distinct = [...new Map(classes.map((one) => [one.id, one])).values()];
  const toPause = distinct.filter(({ canPause }) => canPause);
  return (
    <>
      <Button size="small" disabled={isTooMany} onClick={() => setDialog('message')}>
        {t.message.action}
      </Button>
      <Button
        size="small"
        look="quiet"
        disabled={isTooMany || distinct.length === 0}
        onClick={() => setDialog('teacher')}
      >
        {t.teacher.action}
      </Button>
      <Button
        size="small"
        look="quiet"
        disabled={isTooMany || toPause.length === 0 || today === undefined}
        onClick={() => setDialog('pause')}
      >
        {t.pause.action}
      </Button>
      {children}
      {dialog === 'message' && (
        <MessageDialog recipients={recipients} names={names} onDone={done} onClose={close} />
      )}
      {dialog === 'teacher' && (
        <TeacherDialog classes={{ classIds: distinct.map(({ id }) => id) }} onDone={done} onClose={close} />
      )}
      {dialog === 'pause' && today !== undefined && (
        <PauseClasses
          classIds={toPause.map(({ id }) => id)}
          leftOut={distinct
            .filter(({ canPause }) => !canPause)
            .map(({ id, title }) => ({ key: id, name: title, why: t.pause.over }))}
          today={today}
          onDone={onDone}
          onClose={close}
        />
      )}
    </>
  );
}
