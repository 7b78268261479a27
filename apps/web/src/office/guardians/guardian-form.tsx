import {
  changeGuardian,
  type Guardian,
  grantForm,
  guardianForm,
  inviteGuardian,
  listGuardians,
} from '@fasih/school/office/guardians/contract';
import { MAY, type May } from '@fasih/school/people/guardians/guardian';
import { type Learner, RELATIONS, type Relation } from '@fasih/school/people/learners/contract';
import { useId } from 'react';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { FormError, SelectField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack, Text } from '../../ui/layout.tsx';

type Children = readonly Pick<Learner, 'id' | 'name'>[];
type Grant = { may: May; learnerIds: string[] };

/** Invites somebody by mail, for all children unless some are left out. */
export function InviteGuardian({
  childrenOfAccount,
  onClose,
}: {
  childrenOfAccount: Children;
  onClose: () => void;
}) {
  const t = useTexts('guardians');
  const learners = useTexts('learners').form;
  const form = useContractForm(guardianForm, {
    name: '',
    relation: '' as Relation,
    email: '',
    may: 'look' as May,
    learnerIds: childrenOfAccount.map(({ id }) => id),
  });
  const invite = useAction(inviteGuardian, {
    invalidates: [listGuardians],
    onDone: () => {
      void notify('good', t.form.sent);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t.part.invite}
      onSubmit={form.submit((typed) => invite.send({ body: typed }))}
      problem={form.whole}
      isPending={form.sending}
      submitLabel={t.form.send}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t.form.name} autoComplete="off" maxLength={100} required />
      <SelectField
        {...form.field('relation')}
        label={t.form.relation}
        required
        data={[
          { value: '', label: learners.chooseRelation, disabled: true },
          ...RELATIONS.map((value) => ({ value, label: learners.relations[value] })),
        ]}
      />
      <TextField
        {...form.field('email')}
        label={t.form.email}
        description={t.form.emailHint}
        type="email"
        autoComplete="off"
        required
      />
      <GrantFields
        childrenOfAccount={childrenOfAccount}
        grant={form.form.values}
        isMissing={form.form.errors.learnerIds !== undefined}
        onChange={(grant) => form.form.setValues(grant)}
      />
    </FormDialog>
  );
}

/** Changes for which children and for what; it acts at once. */
export function ChangeGuardian({
  guardian: { id: guardianId, name, may, learners },
  childrenOfAccount,
  onClose,
}: {
  guardian: Guardian;
  childrenOfAccount: Children;
  onClose: () => void;
}) {
  const t = useTexts('guardians');
  const form = useContractForm(grantForm, { may, learnerIds: learners.map(({ id }) => id) });
  const change = useAction(changeGuardian, {
    invalidates: [listGuardians],
    onDone: () => {
      void notify('good', t.part.changed);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t.part.changeOf({ name })}
      onSubmit={form.submit((typed) => change.send({ params: { guardianId }, body: typed }))}
      problem={form.whole}
      isPending={form.sending}
      submitLabel={t.form.save}
      onClose={onClose}
    >
      <GrantFields
        childrenOfAccount={childrenOfAccount}
        grant={form.form.values}
        isMissing={form.form.errors.learnerIds !== undefined}
        onChange={(grant) => form.form.setValues(grant)}
      />
    </FormDialog>
  );
}

function GrantFields({
  childrenOfAccount,
  grant: { may, learnerIds },
  isMissing,
  onChange,
}: {
  childrenOfAccount: Children;
  grant: Grant;
  /** No child is chosen. */
  isMissing: boolean;
  onChange: (grant: Partial<Grant>) => void;
}) {
  const t = useTexts('guardians');
  const { required } = useTexts('common').fields;
  const missing = useId();
  return (
    <Stack gap={4}>
      {(childrenOfAccount.length > 1 || isMissing) && (
        <Choices legend={t.form.learners} aria-describedby={isMissing ? missing : undefined}>
          {childrenOfAccount.map(({ id, name }) => (
            <Choice
              key={id}
              type="checkbox"
              name="learnerIds"
              checked={learnerIds.includes(id)}
              onChange={({ currentTarget }) =>
                onChange({
                  learnerIds: currentTarget.checked
                    ? [...learnerIds, id]
                    : learnerIds.filter((one) => one !== id),
                })
              }
            >
              {name}
            </Choice>
          ))}
          <span id={missing}>
            <FormError message={isMissing ? required : null} />
          </span>
        </Choices>
      )}
      <Choices legend={t.form.may}>
        {MAY.map((one) => (
          <Choice
            key={one}
            type="radio"
            look="card"
            name="may"
            value={one}
            checked={may === one}
            onChange={() => onChange({ may: one })}
          >
            <span>
              <strong>{t.may[one]}</strong>
              <Text as="span" isMuted size="small">
                {' '}
                {t.mayText[one]}
              </Text>
            </span>
          </Choice>
        ))}
      </Choices>
    </Stack>
  );
}
