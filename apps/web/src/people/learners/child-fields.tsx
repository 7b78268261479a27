import { dayIn } from '@fasih/school/basics/instants';
import { MAX_NAME } from '@fasih/school/basics/person-name';
import { RELATIONS } from '@fasih/school/people/learners/contract';
import { useTexts } from '../../lib/language.tsx';
import { schoolNow } from '../../lib/school-clock.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { Columns, Stack } from '../../ui/layout.tsx';
import { ConsentText } from './consent-text.tsx';
import { ageProblemOf, type ChildDraft } from './draft.ts';
import { FactFields } from './fact-fields.tsx';
import { useFieldError } from './use-field-error.ts';

type Props = {
  draft: ChildDraft;
  /** The account's name, used as the guardian's until another is typed. */
  guardian: string;
  errors: Record<string, string>;
  onChange: (change: Partial<ChildDraft>) => void;
  /** For a learner who is known already only the guardian's part is asked. */
  knownName?: string;
};

/** What is asked about a child, and the guardian's consent. */
export default function ChildFields({ draft, guardian, errors, onChange, knownName }: Props) {
  const t = useTexts('learners').form;
  const early = ageProblemOf(draft.birth_date, dayIn(schoolNow()));
  const errorOf = useFieldError(early === null ? errors : { ...errors, birth_date: early });
  const guardianName = draft.guardianName ?? guardian;
  return (
    <Stack gap={5}>
      {knownName === undefined && (
        <FactFields
          kind="child"
          field={(fact) => ({
            name: fact,
            value: draft[fact],
            error: errorOf(fact),
            onChange: (event) => onChange({ [fact]: event.currentTarget.value }),
          })}
        />
      )}
      <Columns isStretched gap={5} least="small">
        <SelectField
          name="relation"
          label={t.relation}
          value={draft.relation}
          error={errorOf('relation')}
          required
          data={[
            { value: '', label: t.chooseRelation, disabled: true },
            ...RELATIONS.map((value) => ({ value, label: t.relations[value] })),
          ]}
          onChange={(event) => onChange({ relation: event.currentTarget.value as ChildDraft['relation'] })}
        />
        <TextField
          name="guardianName"
          label={t.guardianName}
          description={guardian === '' ? t.accountNameHint : undefined}
          value={guardianName}
          error={errorOf('guardianName')}
          autoComplete="name"
          maxLength={MAX_NAME}
          required
          onChange={(event) => onChange({ guardianName: event.currentTarget.value })}
        />
      </Columns>
      <ConsentText
        learnerName={knownName ?? draft.name}
        guardianName={guardianName}
        ticked={draft.consent}
        error={errorOf('consent')}
        onTick={(consent) => onChange({ consent })}
      />
    </Stack>
  );
}
