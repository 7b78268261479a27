import { dayIn } from '@fasih/school/basics/instants';
import { MAX_NAME } from '@fasih/school/basics/person-name';
import type { Learner, LearnerFact } from '@fasih/school/people/learners/contract';
import type { ChangeEvent } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { schoolNow } from '../../lib/school-clock.ts';
import { TextField } from '../../ui/fields.tsx';
import { Columns } from '../../ui/layout.tsx';

type Field = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** The facts about a learner that a family types, in the form of a new child and in a correction. */
export function FactFields({ field, kind }: { field: (fact: LearnerFact) => Field; kind: Learner['kind'] }) {
  const t = useTexts('learners');
  const isChild = kind === 'child';
  return (
    <Columns isStretched gap={5} least="small">
      <TextField
        {...field('name')}
        label={isChild ? t.form.name : t.panel.nameSelf}
        description={t.form.nameHint}
        autoComplete={isChild ? 'off' : 'name'}
        maxLength={MAX_NAME}
        required
      />
      <TextField
        {...field('birth_date')}
        type="date"
        label={t.form.birthDate}
        max={dayIn(schoolNow())}
        required={isChild}
      />
    </Columns>
  );
}
