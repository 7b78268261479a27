import { ZONES, zoneName } from '@fasih/school/basics/instants';
import { MUTABLE, type Preferences, savePreferences } from '@fasih/school/messaging/notifications/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import forms from '../../accounts/components/forms.module.css';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, SelectField } from '../../ui/fields.tsx';
import { preferencesKey } from '../api.ts';
import css from './notices.module.css';

/** Which mails somebody gets, and the zone that mails and calendar name. */
export function PreferencesForm({ chosen }: { chosen: Preferences }) {
  const t = useTexts('notifications');
  const common = useTexts('common');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [zone, setZone] = useState(chosen.zone ?? '');
  const [muted, setMuted] = useState(new Set(chosen.muted));
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<unknown>(null);

  const save = async () => {
    setSending(true);
    setFault(null);
    try {
      const body: Preferences = {
        zone: ZONES.find((one) => one === zone) ?? null,
        muted: MUTABLE.filter((group) => muted.has(group)),
        version: chosen.version,
      };
      queries.setQueryData(preferencesKey, await call(savePreferences, { body }));
      notify('good', t.saved);
    } catch (error) {
      setFault(error);
      // Somebody saved elsewhere: the next try starts from what stands now, with what was chosen here.
      queries.invalidateQueries({ queryKey: preferencesKey });
    } finally {
      setSending(false);
    }
  };
  return (
    <Card className={forms.panel}>
      <form
        className={forms.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FormError message={fault === null ? null : problemText(fault)} />
        <div className={css.checks}>
          {MUTABLE.map((group) => (
            <label key={group} className={css.check}>
              <input
                type="checkbox"
                checked={!muted.has(group)}
                onChange={(event) => {
                  const next = new Set(muted);
                  if (event.currentTarget.checked) next.delete(group);
                  else next.add(group);
                  setMuted(next);
                }}
              />
              {t.groups[group]}
            </label>
          ))}
        </div>
        <SelectField
          label={t.zone}
          value={zone}
          onChange={(event) => setZone(event.currentTarget.value)}
          data={[
            { value: '', label: t.zoneSchool },
            ...ZONES.map((value) => ({ value, label: t.zones[zoneName(value)] })),
          ]}
        />
        <div>
          <Button type="submit" disabled={sending}>
            {common.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
