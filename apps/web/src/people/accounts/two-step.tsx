import type { Reply } from '@fasih/school/basics/contract';
import { listSessions, userMe } from '@fasih/school/people/accounts/contract';
import { confirmTwoStep, startTwoStep, stopTwoStep } from '@fasih/school/people/accounts/two-step-contract';
import { useState } from 'react';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { PasswordField, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Columns } from '../../ui/layout.tsx';
import { CardSection, Part } from '../../ui/page.tsx';
import css from './accounts.module.css';
import { meQuery } from './queries.ts';

type Setup = Reply<typeof startTwoStep>;

/** Both end the other sign-ins. */
const CHANGE = { updates: meQuery, invalidates: [userMe, listSessions] } as const;

/** Two-step login: off, being set up, or on. */
export function TwoStep({ enabled }: { enabled: boolean }) {
  const t = useTexts('accounts').security;
  const [setup, setSetup] = useState<Setup | null>(null);
  return (
    <CardSection title={t.twoStepTitle} lead={enabled ? t.twoStepOn : t.twoStepOff}>
      {enabled ? (
        <Stop />
      ) : setup === null ? (
        <Start onSetup={setSetup} />
      ) : (
        <Confirm setup={setup} onDone={() => setSetup(null)} />
      )}
    </CardSection>
  );
}

function Start({ onSetup }: { onSetup: (setup: Setup) => void }) {
  const t = useTexts('accounts').security;
  const form = useContractForm(startTwoStep.body, { password: '' });
  const start = useAction(startTwoStep, { onDone: onSetup });
  return (
    <Form
      method="post"
      onSubmit={form.submit((body) => start.send({ body }))}
      state={form.state}
      submitLabel={t.turnOn}
      look="quiet"
    >
      <PasswordField {...form.field('password')} label={t.current} autoComplete="current-password" required />
    </Form>
  );
}

function Confirm({ setup, onDone }: { setup: Setup; onDone: () => void }) {
  const t = useTexts('accounts').security;
  const form = useContractForm(confirmTwoStep.body, { code: '' });
  const turnOn = useAction(confirmTwoStep, {
    ...CHANGE,
    onDone: () => {
      onDone();
      return notify('good', t.nowOn);
    },
  });
  const secret = new URL(setup.totpUri).searchParams.get('secret') ?? '';
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(setup.qrSvg)}`;
  return (
    <Form
      method="post"
      onSubmit={form.submit((body) => turnOn.send({ body }))}
      state={form.state}
      submitLabel={t.confirm}
    >
      <p>{t.scan}</p>
      <img className={css.qr} src={picture} alt={t.qr} width="200" height="200" />
      <p>
        {t.secret} <code>{secret}</code>
      </p>
      <Part level="h3" title={t.recoveryTitle} lead={t.recovery}>
        <Card isSunk>
          <Columns as="ul" gap={2} least="small">
            {setup.recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </Columns>
        </Card>
      </Part>
      <TextField
        {...form.field('code')}
        label={t.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
    </Form>
  );
}

function Stop() {
  const t = useTexts('accounts').security;
  const form = useContractForm(stopTwoStep.body, { password: '', code: '' });
  const turnOff = useAction(stopTwoStep, { ...CHANGE, onDone: () => notify('info', t.nowOff) });
  return (
    <Form
      method="post"
      onSubmit={form.submit((body) => turnOff.send({ body }))}
      state={form.state}
      submitLabel={t.turnOff}
      look="quiet"
    >
      <PasswordField {...form.field('password')} label={t.current} autoComplete="current-password" required />
      <TextField
        {...form.field('code')}
        label={t.anyCode}
        autoComplete="one-time-code"
        autoCapitalize="none"
        required
      />
    </Form>
  );
}
