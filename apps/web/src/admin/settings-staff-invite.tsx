import { inviteStaff, newStaff, OFFICE_ROLES } from '@fasih/school/office/staff/staff-contract';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import { notify } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, TextField } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';

type Typed = {
  name: string;
  username: string;
  email: string;
  role: (typeof OFFICE_ROLES)[number];
  reason: string;
};
const EMPTY: Typed = { name: '', username: '', email: '', role: 'finance', reason: '' };

/** Invites an admin or a finance officer; where there is another approver, that one decides. */
export function InviteStaff({ onClose }: { onClose: () => void }) {
  const { staff: t, reason, reasonHint } = useTexts('settings');
  const { asked } = useTexts('approvals');
  const common = useTexts('common');
  const refresh = useRefresh();
  const form = useContractForm(newStaff, EMPTY);
  const { role } = form.form.getValues();
  const send = async (typed: Typed) => {
    const { waitsUntil } = await call(inviteStaff, { body: typed });
    await refresh('settings');
    await notify('good', waitsUntil === null ? t.invite.done({ name: typed.name }) : asked);
    onClose();
  };
  return (
    <Dialog title={t.invite.title} lead={t.invite.lead} closeName={common.close} onClose={onClose}>
      <form className={forms.form} noValidate onSubmit={form.submit(send)}>
        <FormError message={form.whole} />
        <fieldset className={forms.choices}>
          <legend>{t.role}</legend>
          {OFFICE_ROLES.map((one) => (
            <label key={one} className={forms.choice}>
              <input
                type="radio"
                name="role"
                checked={role === one}
                onChange={() => form.form.setFieldValue('role', one)}
              />
              {t.roles[one]}
            </label>
          ))}
        </fieldset>
        <p className={forms.quiet}>{t.roleTexts[role]}</p>
        <TextField
          {...form.field('name')}
          label={t.invite.name}
          autoComplete="off"
          required
          maxLength={120}
        />
        <TextField
          {...form.field('username')}
          label={t.invite.username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...form.field('email')}
          label={t.invite.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('reason')}
          label={reason}
          description={reasonHint}
          autoComplete="off"
          required
          maxLength={300}
        />
        <div className={forms.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={form.sending}>
            {form.sending ? t.invite.sending : t.invite.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
