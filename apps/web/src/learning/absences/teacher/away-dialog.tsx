import { markOwnAbsence, previewOwnAbsence, readOwnAbsences } from '@fasih/school/learning/absences/contract';
import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatHours } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Part } from '../../../ui/page.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { HOURS_READS } from '../../teachers/queries.ts';
import { AwayFields, awayOn, hoursOfAway } from '../away-fields.tsx';
import { ownAbsencesQuery, ownPreviewQuery } from '../queries.ts';

/** The button with which a teacher marks an absence. */
export function OwnAbsence() {
  const t = useTexts('absences');
  const [isOpen, setOpen] = useState(false);
  const today = useQuery(ownAbsencesQuery).data?.today;
  return (
    <>
      <Button look="quiet" disabled={today === undefined} onClick={() => setOpen(true)}>
        {t.ownTitle}
      </Button>
      {isOpen && today !== undefined && <OwnDialog today={today} onClose={() => setOpen(false)} />}
    </>
  );
}

/** How many of the own meetings still wait for a substitute; nothing where none does. */
export function OwnUncovered() {
  const t = useTexts('absences');
  const meetings = useQuery(ownAbsencesQuery).data?.meetings ?? [];
  return meetings.length === 0 ? null : <Notice kind="info">{t.waits({ n: meetings.length })}</Notice>;
}

function OwnDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const t = useTexts('absences');
  const lang = useLang();
  const [away, setAway] = useState(() => awayOn(today));
  const hours = hoursOfAway(away);
  const preview = useQuery({ ...ownPreviewQuery(hours ?? []), enabled: hours !== null });
  const mark = useAction(markOwnAbsence, {
    invalidates: [...HOURS_READS, readOwnAbsences, previewOwnAbsence],
    onDone: () => {
      onClose();
      return notify('good', t.ownDone);
    },
  });
  return (
    <FormDialog
      title={t.ownTitle}
      lead={t.ownLead}
      onSubmit={(event) => {
        event.preventDefault();
        if (hours !== null) void mark.run({ body: { hours, kind: away.kind } });
      }}
      problem={mark.problem}
      isPending={mark.isPending}
      isBlocked={hours === null || preview.data === undefined}
      submitLabel={t.confirm({ n: 0, asked: 0 })}
      pendingLabel={t.saving}
      onClose={onClose}
    >
      <AwayFields away={away} today={today} onChange={setAway} />
      {hours !== null && (
        <Loaded query={preview} lines={3}>
          {({ meetings }) =>
            meetings.length === 0 ? (
              <Text isMuted>{t.none}</Text>
            ) : (
              <Part level="h3" title={t.meetings({ n: meetings.length })}>
                <Stack as="ul" gap={2} isLined>
                  {meetings.map((one) => (
                    <li key={one.meetingId}>
                      <Titled
                        below={[
                          `${classTitle(one.learners, one.className)} · ${one.number}`,
                          classSubtitle(one.learners, one.className),
                        ]}
                      >
                        <strong>
                          {formatDay(one.start, lang)}, {formatHours(one.start, one.end, lang)}
                        </strong>
                      </Titled>
                    </li>
                  ))}
                </Stack>
              </Part>
            )
          }
        </Loaded>
      )}
    </FormDialog>
  );
}
