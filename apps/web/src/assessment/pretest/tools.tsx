import type { PretestQuestion } from '@fasih/school/assessment/pretest/contract';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { IconFlag, IconFlagFilled, IconPlayerStop, IconVolume } from '../../ui/icons.ts';
import { Row } from '../../ui/layout.tsx';
import css from './running.module.css';
import { useReadAloud } from './use-read-aloud.ts';

const LETTERS = ['A', 'B', 'C'];

/** What a voice says: the text, the question with its gap as a word, and the options. */
function spoken({ passage, questionText, options }: PretestQuestion): string {
  const lettered = options.map((option, i) => `${LETTERS[i]}: ${option}.`);
  return [passage ?? '', questionText.replace('____', ' blank '), ...lettered].filter(Boolean).join(' \n');
}

/** Reads a question aloud to a child; hidden where the device has no English voice. */
function ReadAloud({ text }: { text: string }) {
  const t = useTexts('pretest');
  const { able, reading, toggle } = useReadAloud(text);
  if (!able) return null;
  const word = reading ? t.stopReading : t.readAloud;
  const Icon = reading ? IconPlayerStop : IconVolume;
  return (
    <Button look="quiet" className={css.tool} aria-label={word} onClick={toggle}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <span className={css.toolWord}>{word}</span>
    </Button>
  );
}

/** What can be done with a question besides answering it: hear it, and flag it for later. */
export function Tools({
  question,
  isFlagged,
  onFlag,
}: {
  question: PretestQuestion;
  isFlagged: boolean;
  onFlag: () => void;
}) {
  const t = useTexts('pretest');
  const Flag = isFlagged ? IconFlagFilled : IconFlag;
  return (
    <Row gap={2} className={css.tools} data-age={question.category}>
      {question.category === 'kids' && <ReadAloud key={question.id} text={spoken(question)} />}
      <Button
        look="quiet"
        className={`${css.tool} ${css.flag}`}
        aria-pressed={isFlagged}
        aria-label={t.flag}
        onClick={onFlag}
      >
        <Flag size={22} stroke={1.75} aria-hidden="true" />
        <span className={css.toolWord}>{t.flag}</span>
      </Button>
    </Row>
  );
}
