import { email as emailShape } from '@fasih/school/basics/contact';
import { getTeacher, listTeachers } from '@fasih/school/learning/teachers/contract';
import { adminDashboard, listStudents } from '@fasih/school/office/homes/admin-contract';
import { studentDetail } from '@fasih/school/office/homes/student-contract';
import { listMails, type MailRow } from '@fasih/school/office/mails/contract';
import { listPendingApprovals } from '@fasih/school/office/staff/contract';
import { changeAddress } from '@fasih/school/office/staff/staff-contract';
import { useState } from 'react';
import { sentenceOf } from '../../lib/issues.ts';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { TextField } from '../../ui/fields.tsx';

/** Changes the address of an account whose mails do not arrive; what waits follows the new one. */
export function MailAddress({
  account,
  onClose,
}: {
  account: NonNullable<MailRow['account']>;
  onClose: () => void;
}) {
  const t = useTexts('mails');
  const { asked: waitsForApproval } = useTexts('approvals');
  const fields = useTexts('common').fields;
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { id: accountId, version, name } = account;
  const change = useAction(changeAddress, {
    invalidates: [
      listMails,
      listPendingApprovals,
      adminDashboard,
      listStudents,
      studentDetail,
      listTeachers,
      getTeacher,
    ],
    onDone: ({ waitsUntil }) =>
      notify('good', waitsUntil === null ? t.addressDone({ name }) : waitsForApproval),
  });
  return (
    <ActionDialog
      title={t.addressOf({ name })}
      lead={t.addressText}
      label={t.reason}
      description={t.reasonHint}
      maxLength={300}
      pendingLabel={t.sending}
      submitLabel={t.addressSave}
      onClose={onClose}
      send={async (reason) => {
        const checked = emailShape.safeParse(email);
        if (!checked.success) {
          const issue = checked.error.issues[0]?.message ?? 'emailShape';
          setWrong(issue);
          throw new Problem({ code: 'common.invalid', message: sentenceOf(fields, issue), status: 400 });
        }
        await change.send({ params: { accountId }, body: { email, reason, version } });
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
    </ActionDialog>
  );
}
