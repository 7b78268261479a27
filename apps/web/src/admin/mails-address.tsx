import { email as emailShape } from '@fasih/school/basics/contact';
import type { MailRow } from '@fasih/school/office/mails/contract';
import { changeAddress } from '@fasih/school/office/staff/staff-contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { sentenceOf } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { Problem } from '../lib/problem.ts';
import { useRefresh } from '../teachers/api.ts';
import { notify } from '../ui/ask.tsx';
import { TextField } from '../ui/fields.tsx';
import { ReasonDialog } from '../ui/reason-dialog.tsx';

/** Changes the address of an account whose mails do not arrive; what waits follows the new one. */
export function MailAddress({
  account,
  onClose,
}: {
  account: NonNullable<MailRow['account']>;
  onClose: () => void;
}) {
  const words = useTexts('settings');
  const t = words.mails;
  const { asked } = useTexts('approvals');
  const fields = useTexts('common').fields;
  const refresh = useRefresh();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { id: accountId, version, name } = account;
  return (
    <ReasonDialog
      title={t.addressOf({ name })}
      lead={t.addressText}
      label={words.reason}
      hint={words.reasonHint}
      most={300}
      sending={words.saving}
      yes={t.addressSave}
      onClose={onClose}
      send={async (reason) => {
        const checked = emailShape.safeParse(email);
        if (!checked.success) {
          const issue = checked.error.issues[0]?.message ?? 'emailShape';
          setWrong(issue);
          throw new Problem({ code: 'common.invalid', message: sentenceOf(fields, issue), status: 400 });
        }
        const { waitsUntil } = await call(changeAddress, {
          params: { accountId },
          body: { email, reason, version },
        }).finally(() => refresh('settings'));
        await notify('good', waitsUntil === null ? t.addressDone({ name }) : asked);
      }}
    >
      <TextField
        label={t.newAddress}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={email}
        error={wrong === null ? undefined : sentenceOf(fields, wrong)}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setWrong(null);
        }}
      />
    </ReasonDialog>
  );
}
