import { changeTeachers, planTeacher, type TeacherPlan } from '@fasih/school/learning/bulk/contract';
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
import { Loaded, LoadedPart } from '../../ui/loaded.tsx';
import { MEETING_READS } from '../meetings/admin/reads.ts';
import { LeftOut } from '../series/left-out.tsx';
import { teachersQuery } from '../teachers/admin/queries.ts';
import { teacherPlanQuery } from './queries.ts';

const MAX_TEACHERS = 100;

/** Another teacher for many classes: which can change and why the others cannot is said first; the notice undoes it. */
export function TeacherDialog({
  classIds,
  onDone,
  onClose,
}: {
  classIds: readonly string[];
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTexts('bulk').teacher;
  const common = useTexts('common');
  const problemText = useProblemText();
  const teachers = useQuery(teachersQuery({ page: 1, pageSize: MAX_TEACHERS }));
  const [teacherId, setTeacher] = useState('');
  const [reason, setReason] = useState('');
  const changes = classIds.map((classId) => ({ classId, teacherId }));
  const plan = useQuery(teacherPlanQuery(classIds, teacherId));
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
    onDone: ({ classes }) => {
      onDone();
      return notify('good', t.done({ n: classes.length }), {
        label: common.undo,
        run: () => void undo.run({ classes, reason: common.undoReason }),
      });
    },
    // Something has changed meanwhile: the preview shows what would happen now.
    onError: () => plan.refetch(),
  });
  const isReady = teacherId !== '' && plan.data !== undefined && !plan.isFetching;
  return (
    <FormDialog
      wide
      title={t.title}
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
      <LoadedPart query={teachers} lines={2}>
        {({ data }) => (
          <SelectField
            label={t.teacher}
            value={teacherId}
            onChange={(event) => setTeacher(event.currentTarget.value)}
            data={[
              { value: '', label: t.choose },
              ...data.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </LoadedPart>
      {teacherId !== '' && (
        <Loaded query={plan} lines={2}>
          {({ classes, excluded, families }) => (
            <>
              <Notice kind={classes.length === 0 ? 'attention' : 'info'}>
                {classes.length === 0 ? t.none : t.changes({ classes: classes.length, families })}
              </Notice>
              <LeftOut
                rows={excluded.map(({ classId, title, why }) => ({ key: classId, name: title, why }))}
              />
            </>
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
