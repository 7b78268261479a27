import type { Sent } from '@fasih/school/basics/contract';
import {
  changeTeachers,
  type ProposedTeacher,
  planTeacher,
  type proposeTeachers,
  type TeacherPlan,
} from '@fasih/school/learning/bulk/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/layout.tsx';
import { Loaded, LoadedPart } from '../../ui/loaded.tsx';
import { MEETING_READS } from '../meetings/admin/reads.ts';
import { teachersQuery } from '../teachers/admin/queries.ts';
import { proposalsQuery, teacherPlanQuery } from './queries.ts';
import { TeacherRows } from './teacher-rows.tsx';

const MAX_TEACHERS = 100;

/**
 * Another teacher for many classes: for each the best one who is free is proposed, and can be changed for one or for all.
 * Which would change and why the others cannot is said first; the notice undoes it.
 */
export function TeacherDialog({
  classes,
  leaving,
  onDone,
  onClose,
}: {
  classes: Sent<typeof proposeTeachers>['body'];
  /** Whose classes these are, where a teacher leaves. */
  leaving?: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTexts('bulk').teacher;
  const common = useTexts('common');
  const problemText = useProblemText();
  const teachers = useQuery(teachersQuery({ page: 1, pageSize: MAX_TEACHERS }));
  const proposals = useQuery(proposalsQuery(classes));
  const [all, setAll] = useState('');
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const rows = proposals.data?.classes ?? [];
  const choiceOf = ({ classId, proposed, teacher }: ProposedTeacher) =>
    choices[classId] ?? (all === '' ? (proposed ?? '') : all === teacher.id ? '' : all);
  const changes = rows
    .map((row) => ({ classId: row.classId, teacherId: choiceOf(row) }))
    .filter(({ teacherId }) => teacherId !== '');
  const plan = useQuery(teacherPlanQuery(changes));
  const undo = useAction(bringBack, {
    invalidates: MEETING_READS,
    onDone: ({ excluded }) =>
      excluded.length === 0
        ? notify('good', t.undone)
        : notify(
            'info',
            t.undoneBut({ classes: excluded.map(({ title, why }) => `${title}: ${why}`).join('; ') }),
          ),
    onError: (error) => notify('bad', problemText(error)),
  });
  const change = useAction(changeTeachers, {
    invalidates: MEETING_READS,
    onDone: ({ classes: changed }) => {
      onDone();
      return notify('good', t.done({ n: changed.length }), {
        label: common.undo,
        run: () => void undo.run({ classes: changed, reason: common.undoReason }),
      });
    },
    // Something has changed meanwhile: the preview shows what would happen now.
    onError: () => plan.refetch(),
  });
  const isReady = changes.length > 0 && plan.data !== undefined && !plan.isFetching;
  const active = (teachers.data?.data ?? []).filter((one) => one.active);
  return (
    <FormDialog
      wide
      title={leaving === undefined ? t.title : t.titleOf({ name: leaving })}
      lead={t.lead}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void change.run({ body: { changes, reason, seen: plan.data.seen } });
      }}
      problem={change.problem}
      isPending={change.isPending}
      isBlocked={!isReady || plan.data.classes.length === 0}
      submitLabel={t.save}
      onClose={onClose}
    >
      <LoadedPart query={proposals} lines={4}>
        {() =>
          rows.length === 0 ? (
            <Text isMuted>{leaving === undefined ? t.nothing : t.nothingOf}</Text>
          ) : (
            <>
              <SelectField
                label={t.all}
                value={all}
                onChange={(event) => {
                  setAll(event.currentTarget.value);
                  setChoices({});
                }}
                data={[
                  { value: '', label: t.proposals },
                  // Whoever has all of them already is no other teacher.
                  ...active
                    .filter(({ id }) => rows.some(({ teacher }) => teacher.id !== id))
                    .map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
              <TeacherRows
                rows={rows}
                choiceOf={choiceOf}
                nameOf={(id) => active.find((one) => one.id === id)?.name ?? ''}
                excluded={plan.data?.excluded ?? []}
                onChoose={(classId, teacherId) => setChoices({ ...choices, [classId]: teacherId })}
              />
            </>
          )
        }
      </LoadedPart>
      {changes.length > 0 && (
        <Loaded query={plan} lines={2}>
          {({ classes: changed, families }) => (
            <Notice kind={changed.length === 0 ? 'attention' : 'info'}>
              {changed.length === 0 ? t.none : t.changes({ classes: changed.length, families })}
            </Notice>
          )}
        </Loaded>
      )}
      <TextField
        label={t.reason}
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Gives classes back to the teachers who had them, where these are still free. */
async function bringBack({ classes, reason }: { classes: TeacherPlan['classes']; reason: string }) {
  const changes = classes.map(({ classId, wasTeacherId }) => ({ classId, teacherId: wasTeacherId }));
  const { seen } = await call(planTeacher, { body: { changes } });
  return call(changeTeachers, { body: { changes, reason, seen } });
}
