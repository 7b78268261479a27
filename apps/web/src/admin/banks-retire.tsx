import { type ItemDetail, retireItem } from '@fasih/school/assessment/banks/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import css from '../teachers/components/teachers.module.css';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError, TextField } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';
import { useWrite } from '../ui/use-write.ts';

/** Takes a question out of new tests with a reason, or brings it back; not where a test would be incomplete. */
export function Retirement({ of }: { of: ItemDetail }) {
  const t = useTexts('banks').retire;
  const words = useTexts('staff');
  const fields = useTexts('common').fields;
  const lang = useLang();
  const refresh = useRefresh();
  const write = useWrite();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const turn = async () => {
    if (reason.trim() === '') return setMissing(true);
    const params = { bankId: of.bankId, itemId: of.itemId };
    const done = await write.run(
      () => call(retireItem, { params, body: { retired: !of.retired, reason: reason.trim() } }),
      () => refresh('banks'),
    );
    if (!done) return;
    setReason('');
    setSaid(of.retired ? t.back({ id: of.itemId }) : t.done({ id: of.itemId }));
  };
  const { retirement } = of;
  const fixed = !of.retired && of.neededByForm;
  return (
    <section className={css.section} aria-labelledby="item-use">
      <h2 id="item-use">{t.title}</h2>
      <p>
        {fixed
          ? t.needed
          : retirement === null
            ? t.live
            : t.retired({ when: formatInstant(retirement.at, lang), reason: retirement.reason })}
      </p>
      {!fixed && (
        <form
          className={forms.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void turn();
          }}
        >
          <FormError message={write.fault} />
          {said !== null && <Notice kind="good">{said}</Notice>}
          <TextField
            label={t.reason}
            description={t.reasonHint}
            value={reason}
            maxLength={300}
            required
            error={missing ? fields.required : undefined}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setMissing(false);
            }}
          />
          <div className={forms.answers}>
            <Button type="submit" look={of.retired ? 'teal' : 'red'} disabled={write.sending}>
              {write.sending ? words.sending : of.retired ? t.bringBack : t.retire}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
