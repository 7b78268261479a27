import { markAbsence, previewAbsence, readAbsences } from '@fasih/school/learning/absences/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { SkeletonLines } from '../../../ui/basics.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Muted, Text } from '../../../ui/layout.tsx';
import { Loaded, LoadedPart } from '../../../ui/loaded.tsx';
import { Part } from '../../../ui/page.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';
import { AwayFields, awayOn, hoursOfAway } from '../away-fields.tsx';
import { absencesQuery, previewQuery } from '../queries.ts';
import { askedOf, type Choices, CoverList, chosenOf } from './cover-list.tsx';

type Props = { teacher: { id: string; name: string }; onClose: () => void };

/** Marks a teacher as away: all meetings in it with proposed substitutes, confirmed in one step. */
export function AwayDialog({ teacher, onClose }: Props) {
  const t = useTexts('absences');
  const common = useTexts('common');
  const state = useQuery(absencesQuery(teacher.id));
  // Without today there is nothing to propose; it is read with the page, so nobody waits for it.
  if (state.isPending) return null;
  if (state.data === undefined)
    return (
      <Dialog title={t.title({ name: teacher.name })} wide closeName={common.close} onClose={onClose}>
        <LoadedPart query={state}>{() => null}</LoadedPart>
      </Dialog>
    );
  return <Form teacher={teacher} today={state.data.today} onClose={onClose} />;
}

function Form({ teacher, today, onClose }: Props & { today: string }) {
  const t = useTexts('absences');
  const [away, setAway] = useState(() => awayOn(today));
  const [choices, setChoices] = useState<Choices>({});
  const hours = hoursOfAway(away);
  const preview = useQuery({ ...previewQuery(teacher.id, hours ?? []), enabled: hours !== null });
  const meetings = preview.data?.meetings ?? [];
  const cover = chosenOf(meetings, choices);
  const ask = askedOf(meetings, choices);
  const mark = useAction(markAbsence, {
    invalidates: [...MEETING_READS, readAbsences, previewAbsence],
    onDone: (done) => {
      onClose();
      return notify('good', t.done({ ...done, asked: ask.length }));
    },
  });
  return (
    <FormDialog
      title={t.title({ name: teacher.name })}
      lead={t.lead}
      wide
      onSubmit={(event) => {
        event.preventDefault();
        if (hours !== null)
          void mark.run({ params: { teacherId: teacher.id }, body: { hours, kind: away.kind, cover, ask } });
      }}
      problem={mark.problem}
      isPending={mark.isPending}
      isBlocked={hours === null || preview.data === undefined}
      submitLabel={t.confirm({ n: cover.length, asked: ask.length })}
      pendingLabel={t.saving}
      onClose={onClose}
    >
      <AwayFields away={away} today={today} onChange={setAway} />
      {hours !== null && preview.isPending ? (
        <div role="status">
          <Muted>{t.reading}</Muted>
          <SkeletonLines lines={4} />
        </div>
      ) : (
        hours !== null && (
          <Loaded query={preview} lines={4}>
            {() =>
              meetings.length === 0 ? (
                <Text isMuted>{t.none}</Text>
              ) : (
                <Part level="h3" title={t.meetings({ n: meetings.length })}>
                  <CoverList meetings={meetings} choices={choices} onChange={setChoices} />
                </Part>
              )
            }
          </Loaded>
        )
      )}
    </FormDialog>
  );
}
