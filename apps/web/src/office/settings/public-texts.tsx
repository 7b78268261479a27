import {
  type PublicTexts,
  type PublicTextsRecord,
  publicTextsForm,
  savePublicTexts,
} from '@fasih/school/office/settings/public-texts-contract';
import { useQuery } from '@tanstack/react-query';
import { TeacherProfileSettings } from '../../learning/teachers/admin/profiles.tsx';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { LongTextField } from '../../ui/fields.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { publicTextsQuery } from './queries.ts';
import { QuestionSettings } from './questions.tsx';
import { RecordCard } from './record-card.tsx';

const KEYS = ['founderId', 'founderEn', 'teachersId', 'teachersEn'] as const;

/** What the school itself says on its public pages. */
export function PublicPageSettings() {
  const texts = useQuery(publicTextsQuery);
  return (
    <Split>
      <Stack>
        <Loaded query={texts} lines={8}>
          {(record) => <TextsForm record={record} />}
        </Loaded>
        <QuestionSettings />
      </Stack>
      <TeacherProfileSettings />
    </Split>
  );
}

function TextsForm({ record }: { record: PublicTextsRecord }) {
  const t = useTexts('settings').publicTexts;
  const save = useAction(savePublicTexts, { updates: () => publicTextsQuery });
  return (
    <RecordCard<PublicTexts, PublicTextsRecord>
      texts={t}
      schema={publicTextsForm}
      record={record}
      keys={KEYS}
      send={save.send}
    >
      {(form) =>
        KEYS.map((key) => (
          <LongTextField
            key={key}
            {...form.form.getInputProps(key)}
            error={form.field(key).error}
            label={t[key]}
            description={key === 'teachersId' ? t.teachersHint : undefined}
            rows={6}
            maxLength={4000}
          />
        ))
      }
    </RecordCard>
  );
}
