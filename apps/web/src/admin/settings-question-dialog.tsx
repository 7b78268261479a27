import {
  ANSWER_BLANKS,
  type QuestionTexts,
  questionTexts,
} from '@fasih/school/platform/settings/questions-contract';
import { useContractForm } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, LongTextField, TextField } from '../ui/fields.tsx';
import css from '../ui/parts/forms.module.css';
import type { QuestionRow } from './settings-question-rows.tsx';

const EMPTY: QuestionTexts = { questionId: '', questionEn: '', answerId: '', answerEn: '' };

/** Writes a question with its answer in both languages; `row` null for a new one. */
export function QuestionDialog({
  row,
  save,
  onClose,
}: {
  row: QuestionRow | null;
  save: (texts: QuestionTexts) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTexts('settings').questions;
  const words = useTexts('settings');
  const common = useTexts('common');
  const { form, field, submit, whole, sending } = useContractForm(
    questionTexts,
    row?.texts ?? row?.product ?? EMPTY,
  );
  const blanks = ANSWER_BLANKS.map((name) => `{{${name}}}`).join(', ');
  return (
    <Dialog
      wide
      title={row === null ? t.newTitle : t.editTitle}
      lead={t.blanks({ blanks })}
      closeName={common.close}
      onClose={onClose}
    >
      <form className={css.form} noValidate onSubmit={submit(save)}>
        <FormError message={whole} />
        {(['questionId', 'questionEn'] as const).map((key) => (
          <TextField key={key} {...field(key)} label={t[key]} maxLength={200} />
        ))}
        {(['answerId', 'answerEn'] as const).map((key) => (
          <LongTextField
            key={key}
            {...form.getInputProps(key)}
            name={key}
            error={field(key).error}
            label={t[key]}
            rows={5}
            maxLength={2000}
          />
        ))}
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={sending}>
            {sending ? words.saving : t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
