import {
  profileForm,
  profileFormWithoutPhone,
  removePhoto,
  updateProfile,
  uploadPhoto,
} from '@fasih/school/people/accounts/profile-contract';
import { useRef } from 'react';
import { LevelsOfFamily } from '../../learning/levels/levels-of-learner.tsx';
import { OwnProfile } from '../../learning/teachers/own-profile.tsx';
import { callWithFile } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { latestProblem, useAction } from '../../lib/use-action.ts';
import { EmailCard } from '../../people/accounts/email-card.tsx';
import { ProfileCard } from '../../people/accounts/profile-card.tsx';
import { meQuery, useMe } from '../../people/accounts/queries.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Columns, Muted, Row, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CardSection } from '../../ui/page.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { KeyboardCard } from './keyboard-card.tsx';

type Me = NonNullable<ReturnType<typeof useMe>['data']>;

/** Name, phone, photo and address of the account; for families their levels, for teachers what families read. */
export default function Account() {
  return (
    <Loaded query={useMe()} lines={5}>
      {(me) => {
        const isFamily = me.roles.includes('student');
        return (
          <>
            <Columns least="large" align="start">
              <Stack>
                <ProfileCard>
                  <Photo me={me} />
                </ProfileCard>
                {isFamily ? <Profile me={me} /> : <EmailCard />}
              </Stack>
              <Stack>
                {isFamily ? <EmailCard /> : <Profile me={me} />}
                {isFamily ? <LevelsOfFamily /> : <KeyboardCard />}
                {isFamily && <DeleteAccount />}
              </Stack>
            </Columns>
            {me.roles.includes('teacher') && <OwnProfile />}
          </>
        );
      }}
    </Loaded>
  );
}

function Photo({ me }: { me: Me }) {
  const t = useTexts('accounts').profile;
  const input = useRef<HTMLInputElement>(null);
  const change = { updates: meQuery, onDone: () => notify('good', t.saved) };
  const upload = useAction((photo: File) => {
    const form = new FormData();
    form.set('photo', photo);
    return callWithFile(uploadPhoto, form);
  }, change);
  const remove = useAction(removePhoto, change);
  const problem = latestProblem(upload, remove);
  return (
    <Stack gap={2}>
      {problem !== null && <Notice kind="bad">{problem}</Notice>}
      <Row gap={2}>
        <Button look="quiet" size="small" isPending={upload.isPending} onClick={() => input.current?.click()}>
          {t.choosePhoto}
        </Button>
        {me.profile.photo_url !== null && (
          <Button look="plain" size="small" isPending={remove.isPending} onClick={() => void remove.run({})}>
            {t.removePhoto}
          </Button>
        )}
        <Muted size="small">{t.photoHint}</Muted>
      </Row>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={t.choosePhoto}
        onChange={(event) => {
          const photo = event.currentTarget.files?.[0];
          if (photo !== undefined) void upload.run(photo);
          event.currentTarget.value = '';
        }}
      />
    </Stack>
  );
}

function Profile({ me }: { me: Me }) {
  const t = useTexts('accounts').profile;
  const save = useAction(updateProfile, { updates: meQuery, onDone: () => notify('good', t.saved) });
  const schema = me.phone === null ? profileFormWithoutPhone : profileForm;
  const form = useContractForm(schema, { full_name: me.profile.full_name ?? '', phone: me.phone ?? '' });
  const send = ({ full_name, phone }: { full_name: string; phone?: string }) =>
    save.send({ body: { full_name, phone: phone || undefined } });
  return (
    <CardSection title={t.data}>
      <Form method="post" onSubmit={form.submit(send)} state={form.state} submitLabel={t.save}>
        <TextField
          {...form.field('full_name')}
          label={t.fullName}
          description={me.roles.includes('student') ? t.fullNameHint : undefined}
          autoComplete="name"
        />
        <TextField {...form.field('phone')} label={t.phone} type="tel" autoComplete="tel" />
      </Form>
    </CardSection>
  );
}
