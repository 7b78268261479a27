import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { Choice, Choices } from '../../../ui/choice.tsx';
import { LongTextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';

type Props<Outcome extends string> = {
  title: string;
  lead: string | null;
  legend: string;
  /** The outcomes in their order, with their words. */
  outcomes: readonly (readonly [outcome: Outcome, words: string])[];
  /** What is chosen at first. */
  suggested: Outcome;
  wordsLabel: string;
  maxLength: number;
  needsWords: (outcome: Outcome) => boolean;
  problem: string | null;
  isPending: boolean;
  onSettle: (outcome: Outcome, words: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks what came of a work item, as a choice with words; where they are needed nothing is sent without them. */
export function OutcomeDialog<Outcome extends string>({
  title,
  lead,
  legend,
  outcomes,
  suggested,
  wordsLabel,
  maxLength,
  needsWords,
  problem,
  isPending,
  onSettle,
  onClose,
  children,
}: Props<Outcome>) {
  const common = useTexts('common');
  const [outcome, setOutcome] = useState(suggested);
  const [words, setWords] = useState('');
  const isRequired = needsWords(outcome);
  return (
    <FormDialog
      title={title}
      lead={lead}
      problem={problem}
      isPending={isPending}
      isBlocked={isRequired && words.trim() === ''}
      submitLabel={common.save}
      onSubmit={(event) => {
        event.preventDefault();
        onSettle(outcome, words);
      }}
      onClose={onClose}
    >
      {children}
      <Choices legend={legend}>
        {outcomes.map(([one, label]) => (
          <Choice
            key={one}
            type="radio"
            look="card"
            name="outcome"
            checked={outcome === one}
            onChange={() => setOutcome(one)}
          >
            {label}
          </Choice>
        ))}
      </Choices>
      <LongTextField
        label={wordsLabel}
        required={isRequired}
        maxLength={maxLength}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
