import {
  MAX_LOGO_BYTES,
  removeLogo,
  type SchoolRecord,
  uploadLogo,
} from '@fasih/school/office/settings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { call, callWithFile } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { Problem } from '../lib/problem.ts';
import { confirm, notify } from '../ui/ask.tsx';
import { Card } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';
import { useWrite } from '../ui/use-write.ts';
import css from './settings.module.css';

/** The school's logo: shown, replaced by a picture, or removed. */
export function LogoSettings({ record }: { record: SchoolRecord }) {
  const t = useTexts('settings').school;
  const problems = useTexts('settings').problems;
  const common = useTexts('common');
  const queries = useQueryClient();
  const write = useWrite();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const keep = (saved: SchoolRecord) => queries.setQueryData(['settings', 'school'], saved);
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    const done = await write.run(async () => {
      if (file.size > MAX_LOGO_BYTES)
        throw new Problem({ code: 'settings.logoTooLarge', message: problems.logoTooLarge, status: 413 });
      const form = new FormData();
      form.append('logo', file);
      keep(await callWithFile(uploadLogo, form));
    });
    if (input.current) input.current.value = '';
    if (done) await notify('good', t.logoSaved);
  };
  const remove = async () => {
    const { removeLogoAsk: title, removeLogoText: text, removeLogo: yes } = t;
    if (!(await confirm({ title, text, no: common.cancel, yes, grave: true }))) return;
    if (await write.run(async () => keep(await call(removeLogo, {})))) await notify('good', t.logoRemoved);
  };
  return (
    <Card className={`${css.card} ${css.logo}`}>
      <h2>{t.logo}</h2>
      {record.logo === null ? (
        <p className={css.quiet}>{t.noLogo}</p>
      ) : (
        <img src={record.logo} alt={t.logoOf({ name: record.name })} width="128" height="128" />
      )}
      <p className={css.quiet} id={hint}>
        {t.logoHint}
      </p>
      <FormError message={write.fault} />
      <div className={css.foot}>
        <input
          ref={input}
          className="unseen"
          type="file"
          tabIndex={-1}
          aria-label={t.chooseLogo}
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => void send(event.currentTarget.files?.[0])}
        />
        <Button
          look="quiet"
          aria-describedby={hint}
          disabled={write.sending}
          onClick={() => input.current?.click()}
        >
          {write.sending ? t.sendingLogo : t.chooseLogo}
        </Button>
        {record.logo !== null && (
          <Button look="plain" disabled={write.sending} onClick={() => void remove()}>
            {t.removeLogo}
          </Button>
        )}
      </div>
    </Card>
  );
}
