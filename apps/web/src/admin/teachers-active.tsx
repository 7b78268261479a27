import { setTeacherActive, type TeacherRecord } from '@fasih/school/learning/teachers/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { Problem } from '../lib/problem.ts';
import { useRefresh } from '../teachers/api.ts';
import { notify } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, LongTextField } from '../ui/fields.tsx';
import css from '../ui/parts/forms.module.css';
import { useWrite } from '../ui/use-write.ts';

/** Lets a teacher work, or no more, with a reason. Meetings to come stand in the way and say where to hand them over. */
export function ActiveDialog({ of, onClose }: { of: TeacherRecord; onClose: () => void }) {
  const t = useTexts('staff').teachers.one;
  const words = useTexts('staff');
  const common = useTexts('common');
  const refresh = useRefresh();
  const write = useWrite();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  // What was asked stays on the screen when the answer changes the record.
  const [active] = useState(!of.active);
  const code = write.error instanceof Problem ? write.error.code : '';
  const save = async () => {
    if (reason.trim() === '') return setMissing(true);
    const saved = await write.run(
      () =>
        call(setTeacherActive, {
          params: { teacherId: of.id },
          body: { active, reason, version: of.version },
        }),
      () => refresh('teachers'),
    );
    if (!saved) return;
    onClose();
    await notify('good', active ? t.activated({ name: of.name }) : t.deactivated({ name: of.name }));
  };
  return (
    <Dialog
      title={active ? t.activateOf({ name: of.name }) : t.deactivateOf({ name: of.name })}
      lead={active ? t.activateText : t.deactivateText}
      closeName={common.close}
      onClose={onClose}
    >
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <LongTextField
          label={words.reason}
          description={t.reasonHint}
          value={reason}
          maxLength={300}
          required
          error={missing ? common.fields.required : undefined}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
        />
        {code === 'teachers.meetingsAhead' ? (
          <Notice
            kind="attention"
            action={
              <ButtonLink
                size="small"
                look="quiet"
                to={`/class/management?teacher=${of.id}`}
                onClick={onClose}
              >
                {t.handOver}
              </ButtonLink>
            }
          >
            {write.fault}
          </Notice>
        ) : (
          <FormError message={code === 'common.stale' ? t.stale : write.fault} />
        )}
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" look={active ? 'teal' : 'red'} disabled={write.sending}>
            {write.sending ? words.sending : active ? t.activate : t.deactivate}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
