import {
  type SchoolForm,
  type SchoolRecord,
  saveSchool,
  schoolForm,
} from '@fasih/school/office/settings/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { LongTextField, TextField } from '../../ui/fields.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { LogoSettings } from './logo.tsx';
import { schoolQuery } from './queries.ts';
import { RecordCard } from './record-card.tsx';

/** Name, contact data and logo of the school. */
export function SchoolSettings() {
  const school = useQuery(schoolQuery);
  return (
    <Loaded query={school} lines={8}>
      {(record) => (
        <Split>
          <Stack>
            <IdentityForm record={record} />
          </Stack>
          <LogoSettings record={record} />
        </Split>
      )}
    </Loaded>
  );
}

const KEYS = ['name', 'legalName', 'phone', 'email', 'address'] as const;

function IdentityForm({ record }: { record: SchoolRecord }) {
  const t = useTexts('settings').school;
  const save = useAction(saveSchool, { updates: () => schoolQuery });
  return (
    <RecordCard<SchoolForm, SchoolRecord>
      texts={t}
      schema={schoolForm}
      record={record}
      keys={KEYS}
      send={save.send}
    >
      {(form) => (
        <>
          <TextField {...form.field('name')} label={t.name} required maxLength={40} />
          <TextField {...form.field('legalName')} label={t.legalName} description={t.legalNameHint} />
          <TextField {...form.field('phone')} label={t.phone} type="tel" inputMode="tel" required />
          <TextField {...form.field('email')} label={t.email} type="email" inputMode="email" required />
          <LongTextField
            {...form.form.getInputProps('address')}
            label={t.address}
            description={t.addressHint}
            maxLength={300}
          />
        </>
      )}
    </RecordCard>
  );
}
