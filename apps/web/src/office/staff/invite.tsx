import type { Access } from '@fasih/school/basics/roles';
import { listPendingApprovals } from '@fasih/school/office/staff/contract';
import {
  inviteStaff,
  listStaff,
  newStaff,
  type OFFICE_ROLES,
} from '@fasih/school/office/staff/staff-contract';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { AccountFields } from '../../people/accounts/account-fields.tsx';
import { notify } from '../../ui/ask.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/layout.tsx';

type Typed = {
  name: string;
  username: string;
  email: string;
  role: (typeof OFFICE_ROLES)[number];
  access: Access;
  reason: string;
};
const EMPTY: Typed = { name: '', username: '', email: '', role: 'finance', access: 'full', reason: '' };

/** Whom one can invite; an accountant is a finance account that reads. */
const KINDS = {
  admin: { role: 'admin', access: 'full' },
  finance: { role: 'finance', access: 'full' },
  accountant: { role: 'finance', access: 'read' },
} as const satisfies Record<string, Pick<Typed, 'role' | 'access'>>;
const KIND_NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** Invites an admin, a finance officer or an accountant; where there is another approver, that one decides. */
export function InviteStaff({ onClose }: { onClose: () => void }) {
  const { staff: t, reason, reasonHint } = useTexts('settings');
  const { asked: waitsForApproval } = useTexts('approvals');
  const form = useContractForm(newStaff, EMPTY);
  const { role, access } = form.form.getValues();
  const kind = access === 'read' ? 'accountant' : role;
  const invite = useAction(inviteStaff, {
    invalidates: [listStaff, listPendingApprovals],
    onDone: async ({ waitsUntil }, { body }) => {
      await notify('good', waitsUntil === null ? t.invite.done({ name: body.name }) : waitsForApproval);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t.invite.title}
      lead={t.invite.lead}
      onSubmit={form.submit((body) => invite.send({ body }))}
      problem={form.whole}
      isPending={form.sending}
      submitLabel={t.invite.submit}
      pendingLabel={t.invite.sending}
      onClose={onClose}
    >
      <Choices legend={t.role}>
        {KIND_NAMES.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="role"
            checked={kind === one}
            onChange={() => form.form.setValues(KINDS[one])}
          >
            {t.roles[one]}
          </Choice>
        ))}
      </Choices>
      <Text isMuted>{t.roleTexts[kind]}</Text>
      <AccountFields field={form.field} words={t.invite} />
      <TextField
        {...form.field('reason')}
        label={reason}
        description={reasonHint}
        autoComplete="off"
        required
        maxLength={300}
      />
    </FormDialog>
  );
}
