import { ERASED_IN_DAYS } from '@fasih/school/office/students/contract';
import {
  askOwnErasure,
  callOffOwnErasure,
  type OwnErasure,
  readOwnErasure,
} from '@fasih/school/office/students/own-erasure-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractForm } from '../../lib/contract-form.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { queryOf } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PasswordField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { Part } from '../../ui/page.tsx';

const erasureQuery = () => queryOf(readOwnErasure, {});
const WRITES = { updates: erasureQuery, invalidates: [readOwnErasure] } as const;

/** A family deletes its own account: what that means, what must be settled first, and the way back for seven days. */
export function DeleteAccount() {
  const t = useTexts('accounts').erasure;
  return (
    <LoadedPart query={useQuery(erasureQuery())} lines={2}>
      {(erasure) => (
        <Disclosure summary={t.title} isOpen={erasure.request !== null}>
          <Stack gap={3} align="start">
            <p>{t.lead}</p>
            <ErasureState erasure={erasure} />
          </Stack>
        </Disclosure>
      )}
    </LoadedPart>
  );
}

function ErasureState({ erasure }: { erasure: OwnErasure }) {
  const t = useTexts('accounts').erasure;
  const lang = useLang();
  const [isOpen, setOpen] = useState(false);
  const { request, blockedBy } = erasure;
  const keep = useAction(callOffOwnErasure, { ...WRITES, onDone: () => notify('good', t.kept) });
  if (request !== null) {
    return (
      <Notice
        kind="attention"
        action={
          <Button size="small" isPending={keep.isPending} onClick={() => void keep.run({})}>
            {t.keep}
          </Button>
        }
      >
        {keep.problem ?? t.waits({ when: formatInstant(request.dueAt, lang) })}
      </Notice>
    );
  }
  const unsettled = (['courses', 'orders', 'refunds'] as const).filter((kind) => blockedBy[kind] > 0);
  if (unsettled.length > 0) {
    return (
      <Stack gap={3} align="start">
        <p>{t.blocked}</p>
        <ul>
          {unsettled.map((kind) => (
            <li key={kind}>{t[kind]({ count: blockedBy[kind] })}</li>
          ))}
        </ul>
        <ButtonLink look="quiet" to="/contact">
          {t.contact}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <div>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && <AskDialog erasure={erasure} onClose={() => setOpen(false)} />}
    </div>
  );
}

function AskDialog({ erasure: { goes, stays }, onClose }: { erasure: OwnErasure; onClose: () => void }) {
  const { erasure: t, security } = useTexts('accounts');
  const form = useContractForm(askOwnErasure.body, { password: '' });
  const ask = useAction(askOwnErasure, {
    ...WRITES,
    onDone: () => {
      notify('info', t.asked);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t.title}
      lead={t.grace({ days: ERASED_IN_DAYS })}
      onSubmit={form.submit((body) => ask.send({ body }))}
      problem={form.state.problem}
      isPending={form.state.isPending}
      isDangerous
      submitLabel={t.submit}
      onClose={onClose}
    >
      <Part level="h3" title={t.goes}>
        <ul>
          <li>{t.goesAccount}</li>
          {goes.learners.length > 0 && <li>{t.goesLearners({ names: goes.learners.join(', ') })}</li>}
          <li>{t.goesRest(goes)}</li>
        </ul>
      </Part>
      <Part level="h3" title={t.stays}>
        <Text>{t.staysText(stays)}</Text>
      </Part>
      <PasswordField
        {...form.field('password')}
        label={security.current}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  );
}
