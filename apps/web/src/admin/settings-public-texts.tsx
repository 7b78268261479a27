import {
  type PublicTexts,
  type PublicTextsRecord,
  publicTextsForm,
  savePublicTexts,
} from '@fasih/school/office/settings/public-texts-contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../lib/language.tsx';
import { useAction } from '../lib/use-action.ts';
import { Card } from '../ui/basics.tsx';
import { LongTextField } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { RecordForm } from '../ui/record-form.tsx';
import css from './settings.module.css';
import { publicTextsQuery } from './settings-api.ts';
import { QuestionSettings } from './settings-questions.tsx';
import { TeacherProfileSettings } from './settings-teacher-profiles.tsx';

const KEYS = ['founderId', 'founderEn', 'teachersId', 'teachersEn'] as const;

const valuesOf = ({ founderId, founderEn, teachersId, teachersEn }: PublicTexts): PublicTexts => ({
  founderId,
  founderEn,
  teachersId,
  teachersEn,
});

/** What the school itself says on its public pages. */
export function PublicPageSettings() {
  const texts = useQuery(publicTextsQuery);
  return (
    <div className={css.two}>
      <Loaded query={texts} lines={8}>
        {(record) => <TextsForm record={record} />}
      </Loaded>
      <TeacherProfileSettings />
      <QuestionSettings />
    </div>
  );
}

function TextsForm({ record }: { record: PublicTextsRecord }) {
  const t = useTexts('settings').publicTexts;
  const save = useAction(savePublicTexts, { updates: () => publicTextsQuery });
  return (
    <Card className={css.card}>
      <h2>{t.title}</h2>
      <p className={css.quiet}>{t.lead}</p>
      <RecordForm
        schema={publicTextsForm}
        record={record}
        valuesOf={valuesOf}
        fields={KEYS.map((key) => ({ key, label: t[key] }))}
        save={(values, version) => save.send({ body: { ...values, version } })}
        saveLabel={t.save}
        savedText={() => t.saved}
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
      </RecordForm>
    </Card>
  );
}
