import { ZONES, zoneName } from '@fasih/school/basics/instants';
import {
  MUTABLE,
  type Preferences,
  readPreferences,
  type ShownPreferences,
  savePreferences,
} from '@fasih/school/messaging/notifications/contract';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Choice } from '../../ui/choice.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { preferencesQuery } from './queries.ts';

/** Which mails somebody gets, their language, and the zone that mails and calendar name. */
export function PreferencesForm({ chosen }: { chosen: ShownPreferences }) {
  const { switches = MUTABLE } = chosen;
  const hasSwitches = switches.length > 0;
  const t = useTexts('notifications');
  const common = useTexts('common');
  const [zone, setZone] = useState(chosen.zone ?? '');
  const [lang, setLang] = useState(chosen.lang ?? 'id');
  const [muted, setMuted] = useState(new Set(chosen.muted));
  const save = useAction(savePreferences, {
    updates: () => preferencesQuery(),
    // If another device saved meanwhile, the next try starts from what is stored now, with the choices made here.
    invalidates: [readPreferences],
    onDone: () => notify('good', t.saved),
  });
  const submit = () => {
    const body: Preferences = {
      lang,
      zone: ZONES.find((one) => one === zone) ?? null,
      muted: MUTABLE.filter((group) => muted.has(group)),
      version: chosen.version,
    };
    void save.run({ body });
  };
  return (
    <CardSection title={t.mails} lead={hasSwitches ? t.choose : undefined}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        state={save}
        submitLabel={common.save}
      >
        {hasSwitches && (
          <Stack gap={1}>
            {switches.map((group) => (
              <Choice
                key={group}
                type="checkbox"
                look="tick"
                checked={!muted.has(group)}
                onChange={(event) => {
                  const next = new Set(muted);
                  if (event.currentTarget.checked) next.delete(group);
                  else next.add(group);
                  setMuted(next);
                }}
              >
                {t.groups[group]}
              </Choice>
            ))}
          </Stack>
        )}
        <SelectField
          label={t.lang}
          description={t.langHint}
          value={lang}
          onChange={(event) => setLang(event.currentTarget.value === 'en' ? 'en' : 'id')}
          data={(['id', 'en'] as const).map((value) => ({ value, label: t.langs[value] }))}
        />
        <SelectField
          label={t.zone}
          value={zone}
          onChange={(event) => setZone(event.currentTarget.value)}
          data={[
            { value: '', label: t.zoneSchool },
            ...ZONES.map((value) => ({ value, label: t.zones[zoneName(value)] })),
          ]}
        />
      </Form>
    </CardSection>
  );
}
