import type { ItemDetail, ItemWords } from '@fasih/school/assessment/banks/contract';
import { useTexts } from '../../lib/language.tsx';
import { EditConflict, type LastChange } from '../../ui/edit-conflict.tsx';
import { Stack } from '../../ui/layout.tsx';

type Both = { id: string; en: string } | null;

/** What is drafted of an item now, or would be drafted from. */
export function wordsOf({ draft, versions }: ItemDetail): ItemWords {
  const words = draft?.words ?? versions[0]?.words;
  if (words === undefined) throw new Error('an item without a version');
  return words;
}

type Props = {
  base: ItemWords;
  mine: ItemWords;
  theirs: ItemWords;
  changed: LastChange;
  sending: boolean;
  onSave: (merged: ItemWords) => void;
  onClose: () => void;
};

/** Two people drafted the same question. The options and which of them is right are one field: they only fit together. */
export function DraftConflict({ base, mine, theirs, onSave, ...rest }: Props) {
  const t = useTexts('banks').draft;
  const both = (value: unknown) => {
    const texts = value as Both;
    return texts === null ? '' : `${texts.id} / ${texts.en}`;
  };
  const options = (value: unknown) => <Options answers={value as Answers} />;
  return (
    <EditConflict<Fields>
      base={fieldsOf(base)}
      mine={fieldsOf(mine)}
      theirs={fieldsOf(theirs)}
      fields={[
        { key: 'text', label: t.text },
        { key: 'question', label: t.question },
        { key: 'answers', label: t.options, show: options },
        { key: 'point', label: t.point, show: both },
        { key: 'explanation', label: t.explanation, show: both },
        { key: 'rationale', label: t.rationale },
      ]}
      onSave={({ answers, ...words }) => onSave({ ...words, ...answers })}
      {...rest}
    />
  );
}

type Answers = Pick<ItemWords, 'options' | 'key'>;
type Fields = Omit<ItemWords, keyof Answers> & { answers: Answers };
const fieldsOf = ({ options, key, ...words }: ItemWords): Fields => ({ ...words, answers: { options, key } });

/** Line by line and no list: it is used within a sentence and in the label of a choice. */
function Options({ answers }: { answers: Answers }) {
  return (
    <Stack as="span" gap={1} lang="en">
      {answers.options.map(({ text, reason }, i) => (
        <span key={text}>
          {i === answers.key ? `✓ ${text}` : text} {reason !== null && <span lang="id">({reason})</span>}
        </span>
      ))}
    </Stack>
  );
}
