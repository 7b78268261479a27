import type { Reply } from '@fasih/school/basics/contract';
import {
  askEmailChange,
  CHANGES_OWN_EMAIL,
  CONFIRMED_WITHIN_HOURS,
  cancelEmailChange,
  readEmail,
} from '@fasih/school/people/accounts/email-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractForm } from '../../lib/contract-form.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { queryOf } from '../../lib/query.ts';
import { useWho } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Badge, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { CardSection } from '../../ui/page.tsx';

type State = Reply<typeof readEmail>;

const emailQuery = () => queryOf(readEmail, {});

/** One's e-mail address, and how it is changed (docs/product/accounts.md#e-mail-address). */
export function EmailCard() {
  const t = useTexts('accounts').emailChange;
  return (
    <CardSection title={t.title}>
      <LoadedPart query={useQuery(emailQuery())} lines={2}>
        {(state) => <Address state={state} />}
      </LoadedPart>
    </CardSection>
  );
}

function Address({ state }: { state: State }) {
  const { emailChange: t, profile } = useTexts('accounts');
  const who = useWho();
  const [isOpen, setOpen] = useState(false);
  const canChange = CHANGES_OWN_EMAIL.some((role) => role === who);
  return (
    <>
      <Row justify="between">
        <Row gap={2}>
          <strong>{state.email}</strong>
          <Badge hue={state.verified ? 'leaf' : 'amber'}>
            {state.verified ? profile.verified : profile.notVerified}
          </Badge>
        </Row>
        {canChange && !isOpen && (
          <Button look="quiet" onClick={() => setOpen(true)}>
            {t.change}
          </Button>
        )}
      </Row>
      {state.change !== null && <Waiting change={state.change} />}
      {isOpen && <AskForm onDone={() => setOpen(false)} />}
      {!canChange && <Text isMuted>{t.byColleague}</Text>}
    </>
  );
}

function Waiting({ change }: { change: NonNullable<State['change']> }) {
  const t = useTexts('accounts').emailChange;
  const lang = useLang();
  const cancel = useAction(cancelEmailChange, {
    updates: emailQuery,
    invalidates: [readEmail],
    onDone: () => notify('info', t.cancelled),
  });
  return (
    <Notice
      action={
        <Button look="quiet" size="small" isPending={cancel.isPending} onClick={() => void cancel.run({})}>
          {t.cancel}
        </Button>
      }
    >
      {cancel.problem ?? t.waits({ email: change.email, until: formatInstant(change.endsAt, lang) })}
    </Notice>
  );
}

function AskForm({ onDone }: { onDone: () => void }) {
  const { emailChange: t, security } = useTexts('accounts');
  const common = useTexts('common');
  const form = useContractForm(askEmailChange.body, { email: '', password: '' });
  const ask = useAction(askEmailChange, { updates: emailQuery, onDone });
  return (
    <Form
      method="post"
      onSubmit={form.submit((body) => ask.send({ body }))}
      state={form.state}
      submitLabel={t.send}
      beside={
        <Button look="quiet" onClick={onDone}>
          {common.cancel}
        </Button>
      }
    >
      <Text isMuted>{t.steps({ hours: CONFIRMED_WITHIN_HOURS })}</Text>
      <TextField {...form.field('email')} label={t.fresh} type="email" autoComplete="email" required />
      <PasswordField
        {...form.field('password')}
        label={security.current}
        autoComplete="current-password"
        required
      />
    </Form>
  );
}
