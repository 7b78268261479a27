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
import { useAction } from '../../lib/use-action.ts';
import { EmailCard } from '../../people/accounts/email-card.tsx';
import { ProfileCard } from '../../people/accounts/profile-card.tsx';
import { meQuery, useMe } from '../../people/accounts/queries.ts';
import { notify } from '../../ui/ask.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Card, Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { CardSection, Page } from '../../ui/page.tsx';

type Me = NonNullable<ReturnType<typeof useMe>['data']>;

/** Name, phone and photo of the account. */
export default function Account() {
  const t = useTexts('accounts').profile;
  const shell = useTexts('shell');
  const me = useMe();
  return (
    <Page
      isNarrow
      title={t.title}
      lead={t.lead}
      links={{
        label: shell.nav.account,
        pages: [
          ['/account/security', shell.nav.security],
          ['/account/messages', shell.nav.messages],
          me.data?.roles[0] === 'student' && ['/orders', shell.nav.orders],
        ],
      }}
    >
      <ProfileCard />
      {me.isError && me.data === undefined && <Notice kind="attention">{shell.loadFailed}</Notice>}
      {me.data === undefined ? (
        <SkeletonLines lines={5} />
      ) : (
        <>
          <Photo me={me.data} />
          <Profile me={me.data} />
          <EmailCard />
          {me.data.roles.includes('student') && <LevelsOfFamily />}
          {me.data.roles.includes('teacher') && <OwnProfile />}
        </>
      )}
    </Page>
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
  const problem = upload.problem ?? remove.problem;
  return (
    <CardSection title={t.photo}>
      {problem !== null && <Notice kind="bad">{problem}</Notice>}
      <Row isOneLine gap={4}>
        <Avatar name={me.profile.full_name || me.username} photo={me.profile.photo_url} size={88} />
        <Stack gap={1}>
          <Row>
            <Button look="quiet" isPending={upload.isPending} onClick={() => input.current?.click()}>
              {t.choosePhoto}
            </Button>
            {me.profile.photo_url !== null && (
              <Button look="plain" isPending={remove.isPending} onClick={() => void remove.run({})}>
                {t.removePhoto}
              </Button>
            )}
          </Row>
          <Text isMuted>{t.photoHint}</Text>
        </Stack>
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
      </Row>
    </CardSection>
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
    <Card>
      <Form method="post" onSubmit={form.submit(send)} state={form.state} submitLabel={t.save}>
        <TextField
          {...form.field('full_name')}
          label={t.fullName}
          description={me.roles.includes('student') ? t.fullNameHint : undefined}
          autoComplete="name"
        />
        <TextField {...form.field('phone')} label={t.phone} type="tel" autoComplete="tel" />
      </Form>
    </Card>
  );
}
