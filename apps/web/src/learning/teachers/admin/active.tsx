import { setTeacherActive, type TeacherRecord } from '@fasih/school/learning/teachers/contract';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { useProblemText } from '../../../lib/problem-sentence.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { LongTextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import { TEACHER_READS } from './queries.ts';

/** Lets a teacher work, or no more, with a reason. Planned meetings prevent it; the dialog gives them to other teachers. */
export function ActiveDialog({
  teacher,
  handOver,
  onClose,
}: {
  teacher: TeacherRecord;
  /** The dialog that gives the classes of this teacher to others. */
  handOver: (close: () => void) => ReactNode;
  onClose: () => void;
}) {
  const t = useTexts('staff').teachers.one;
  const words = useTexts('staff');
  const common = useTexts('common');
  const { id: teacherId, name, version } = teacher;
  const problemText = useProblemText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isHandingOver, setHandingOver] = useState(false);
  // What was chosen stays on the screen when the reply changes the record.
  const [active] = useState(!teacher.active);
  const undo = useAction(setTeacherActive, {
    invalidates: TEACHER_READS,
    onDone: () => notify('good', common.undone),
    onError: (error) => notify('bad', problemText(error)),
  });
  const change = useAction(setTeacherActive, {
    invalidates: TEACHER_READS,
    onDone: (now) => {
      onClose();
      return notify('good', active ? t.activated({ name }) : t.deactivated({ name }), {
        label: common.undo,
        run: () =>
          void undo.run({
            params: { teacherId },
            body: { active: !active, reason: common.undoReason, version: now.version },
          }),
      });
    },
  });
  const code = change.error instanceof Problem ? change.error.code : '';
  const hasMeetings = code === 'teachers.meetingsAhead';
  return (
    <>
      <FormDialog
        title={active ? t.activateOf({ name }) : t.deactivateOf({ name })}
        lead={active ? t.activateText : t.deactivateText}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') setMissing(true);
          else void change.run({ params: { teacherId }, body: { active, reason, version } });
        }}
        problem={code === 'common.stale' ? t.stale : hasMeetings ? null : change.problem}
        isPending={change.isPending}
        isDangerous={!active}
        submitLabel={active ? t.activate : t.deactivate}
        pendingLabel={words.sending}
        onClose={onClose}
      >
        {hasMeetings && (
          <Notice
            kind="attention"
            action={
              <Row gap={2}>
                <Button size="small" onClick={() => setHandingOver(true)}>
                  {t.handOverNow}
                </Button>
                <ButtonLink
                  size="small"
                  look="quiet"
                  to={`/class/management?teacher=${teacherId}`}
                  onClick={onClose}
                >
                  {t.handOver}
                </ButtonLink>
              </Row>
            }
          >
            {change.problem}
          </Notice>
        )}
        <LongTextField
          label={words.reason}
          description={t.reasonHint}
          value={reason}
          maxLength={300}
          required
          error={isMissing ? common.fields.required : undefined}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
        />
      </FormDialog>
      {isHandingOver && handOver(() => setHandingOver(false))}
    </>
  );
}
