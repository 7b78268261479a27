import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type Question = {
  title: string;
  text: ReactNode;
  no: string;
  yes: string;
  /** For what cannot be undone. */
  grave?: boolean;
};

/** Asks before something happens; Escape is 'no', and the safe answer has the focus. */
export function QuestionDialog({
  question,
  onAnswer,
}: {
  question: Question;
  onAnswer: (yes: boolean) => void;
}) {
  return (
    <Dialog
      title={question.title}
      lead={question.text}
      onClose={() => onAnswer(false)}
      foot={
        <>
          <Button look="quiet" onClick={() => onAnswer(false)}>
            {question.no}
          </Button>
          <Button look={question.grave ? 'red' : 'teal'} onClick={() => onAnswer(true)}>
            {question.yes}
          </Button>
        </>
      }
    />
  );
}
