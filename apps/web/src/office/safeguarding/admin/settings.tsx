import {
  type ContactForm,
  contactForm,
  getSafeguardingSettings,
  nameOfficer,
  type SafeguardingSettings as Record,
  saveSafeguardingContact,
} from '@fasih/school/office/safeguarding/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { useMe } from '../../../people/accounts/queries.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { notify } from '../../../ui/ask.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { Row, Split, Stack } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { CardSection } from '../../../ui/page.tsx';
import { RecordForm } from '../../../ui/record-form.tsx';
import { safeguardingSettingsQuery } from '../queries.ts';

const KEYS = ['name', 'phone', 'email'] as const;

/** The contact that families see, and the admin who alone reads incidents. */
export function SafeguardingSettings() {
  const settings = useQuery(safeguardingSettingsQuery);
  return (
    <Loaded query={settings} lines={6}>
      {(record) => (
        <Split>
          <Contact record={record} />
          <Officer record={record} />
        </Split>
      )}
    </Loaded>
  );
}

function Contact({ record }: { record: Record }) {
  const t = useTexts('safeguarding').settings;
  const save = useAction(saveSafeguardingContact, { updates: () => safeguardingSettingsQuery });
  return (
    <CardSection title={t.title} lead={t.lead}>
      <RecordForm<ContactForm, Record>
        schema={contactForm}
        record={record}
        valuesOf={({ name, phone, email }) => ({ name, phone, email })}
        fields={KEYS.map((key) => ({ key, label: t[key] }))}
        save={(values, version) => save.send({ body: { ...values, version } })}
        saveLabel={t.save}
        savedText={() => t.saved}
      >
        {(form) => (
          <>
            <TextField {...form.field('name')} label={t.name} required maxLength={80} />
            <TextField {...form.field('phone')} label={t.phone} type="tel" inputMode="tel" required />
            <TextField {...form.field('email')} label={t.email} type="email" inputMode="email" required />
          </>
        )}
      </RecordForm>
    </CardSection>
  );
}

function Officer({ record: { officer, admins, version } }: { record: Record }) {
  const t = useTexts('safeguarding').settings;
  const me = useMe().data;
  const [chosen, setChosen] = useState('');
  const [isNaming, setNaming] = useState(false);
  const name = useAction(nameOfficer, {
    updates: () => safeguardingSettingsQuery,
    // Somebody else may have changed it meanwhile: the next try uses the version stored now.
    invalidates: [getSafeguardingSettings],
    onDone: () => {
      setChosen('');
      return notify('good', t.named);
    },
  });
  return (
    <CardSection title={t.officer} lead={t.officerLead}>
      <Stack>
        <Notice kind={officer?.active ? 'info' : 'attention'}>
          {officer === null
            ? t.officerNone
            : (officer.active ? t.officerNow : t.officerInactive)({ name: officer.name })}
        </Notice>
        {officer?.accountId === me?.id && officer?.active && (
          <Row>
            <ButtonLink to="/admin/safeguarding">{t.toIncidents}</ButtonLink>
          </Row>
        )}
        <SelectField
          label={t.choose}
          value={chosen}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
          data={[
            { value: '', label: t.chooseNone },
            ...admins
              .filter(({ accountId }) => accountId !== officer?.accountId)
              .map(({ accountId, name: label }) => ({ value: accountId, label })),
          ]}
        />
        <Row>
          <Button look="quiet" disabled={chosen === ''} onClick={() => setNaming(true)}>
            {t.change}
          </Button>
        </Row>
        {isNaming && (
          <ActionDialog
            title={t.change}
            lead={admins.find(({ accountId }) => accountId === chosen)?.name}
            label={t.reason}
            maxLength={300}
            submitLabel={t.change}
            send={(reason) => name.send({ body: { accountId: chosen, reason, version } })}
            onClose={() => setNaming(false)}
          />
        )}
      </Stack>
    </CardSection>
  );
}
