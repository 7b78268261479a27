import {
  MAX_LOGO_BYTES,
  removeLogo,
  type SchoolRecord,
  uploadLogo,
} from '@fasih/school/office/settings/contract';
import { useId, useRef } from 'react';
import { callWithFile } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { latestProblem, useAction } from '../../lib/use-action.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import css from './logo.module.css';
import { schoolQuery } from './queries.ts';

/** The school's logo: shown, replaced by a picture, or removed. */
export function LogoSettings({ record }: { record: SchoolRecord }) {
  const t = useTexts('settings').school;
  const problems = useTexts('settings').problems;
  const common = useTexts('common');
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const upload = useAction(
    async (file: File) => {
      if (file.size > MAX_LOGO_BYTES)
        throw new Problem({ code: 'settings.logoTooLarge', message: problems.logoTooLarge, status: 413 });
      const form = new FormData();
      form.append('logo', file);
      return callWithFile(uploadLogo, form);
    },
    { updates: () => schoolQuery, onDone: () => notify('good', t.logoSaved) },
  );
  const remove = useAction(removeLogo, {
    updates: () => schoolQuery,
    onDone: () => notify('good', t.logoRemoved),
  });
  const isPending = upload.isPending || remove.isPending;
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    remove.reset();
    await upload.run(file);
    if (input.current) input.current.value = '';
  };
  const askRemove = async () => {
    const { removeLogoAsk: title, removeLogoText: text, removeLogo: yes } = t;
    if (!(await confirm({ title, text, no: common.cancel, yes, grave: true }))) return;
    upload.reset();
    await remove.run({});
  };
  return (
    <CardSection title={t.logo}>
      {record.logo === null ? (
        <Text isMuted>{t.noLogo}</Text>
      ) : (
        <img
          className={css.logo}
          src={record.logo}
          alt={t.logoOf({ name: record.name })}
          width="128"
          height="128"
        />
      )}
      <Text isMuted size="small" id={hint}>
        {t.logoHint}
      </Text>
      <FormError message={latestProblem(upload, remove)} />
      <Row>
        <input
          ref={input}
          className="unseen"
          type="file"
          tabIndex={-1}
          aria-label={t.chooseLogo}
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <Button
          look="quiet"
          aria-describedby={hint}
          isPending={isPending}
          onClick={() => input.current?.click()}
        >
          {upload.isPending ? t.sendingLogo : t.chooseLogo}
        </Button>
        {record.logo !== null && (
          <Button look="plain" isPending={isPending} onClick={() => void askRemove()}>
            {t.removeLogo}
          </Button>
        )}
      </Row>
    </CardSection>
  );
}
