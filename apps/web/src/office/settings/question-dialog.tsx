import {
  ANSWER_BLANKS,
  type QuestionTexts,
  questionTexts,
} from '@fasih/school/platform/settings/questions-contract';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { LongTextField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { QuestionRow } from './question-rows.tsx';

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
  const { form, field, submit, whole, sending } = useContractForm(
    questionTexts,
    row?.texts ?? row?.product ?? EMPTY,
  );
  const blanks = ANSWER_BLANKS.map((name) => `{{${name}}}`).join(', ');
  return (
    <FormDialog
      wide
      title={row === null ? t.newTitle : t.editTitle}
      lead={t.blanks({ blanks })}
      onSubmit={submit(save)}
      problem={whole}
      isPending={sending}
      submitLabel={t.save}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
