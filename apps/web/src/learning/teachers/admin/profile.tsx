import {
  publishProfile,
  saveProfileOf,
  type TeacherProfile,
  withdrawProfile,
} from '@fasih/school/learning/teachers/profile-contract';
import { missingInProfile } from '@fasih/school/learning/teachers/profile-rules';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/language.tsx';
import { staleRecord } from '../../../lib/problem.ts';
import { useAction } from '../../../lib/use-action.ts';
import { confirm, notify } from '../../../ui/ask.tsx';
import { Card } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Part } from '../../../ui/page.tsx';
import { TeacherCard } from '../../../ui/teacher-card.tsx';
import { ProfileForm, ProfileState, useTeacherOnCard } from '../profile-form.tsx';
import { profileQuery, TEACHER_READS } from './queries.ts';

/** What families may read about a teacher: an admin looks at it, publishes it or takes it down, or writes it. */
export function PublicProfile({ teacherId }: { teacherId: string }) {
  const t = useTexts('profiles');
  const profile = useQuery(profileQuery(teacherId));
  return (
    <Part title={t.title}>
      <Loaded query={profile} lines={6}>
        {(data) => <Profile profile={data} />}
      </Loaded>
    </Part>
  );
}

function Profile({ profile }: { profile: TeacherProfile }) {
  const t = useTexts('profiles');
  const common = useTexts('common');
  const onCard = useTeacherOnCard();
  const { teacherId, state, draft, version, photo } = profile;
  const params = { teacherId };
  const name = draft.firstName;
  const hasDraft = missingInProfile(draft).length === 0;
  const options = { invalidates: TEACHER_READS, updates: () => profileQuery(teacherId) };
  const save = useAction(saveProfileOf, options);
  const publish = useAction(publishProfile, {
    ...options,
    onDone: () => notify('good', t.published({ name })),
  });
  const withdraw = useAction(withdrawProfile, {
    ...options,
    onDone: () => notify('good', t.withdrawn({ name })),
  });
  const isPending = publish.isPending || withdraw.isPending;
  const askWithdraw = async () => {
    const sure = await confirm({
      title: t.withdrawAsk({ name }),
      text: t.withdrawText,
      yes: t.withdraw,
      no: common.cancel,
    });
    if (sure) await withdraw.run({ params, body: { version } });
  };
  const latest = publish.startedAt > withdraw.startedAt ? publish : withdraw;
  return (
    <Card gap={3}>
      <p>
        <ProfileState state={state} />
      </p>
      <Text isMuted>{t.leadAdmin}</Text>
      {hasDraft && state !== 'public' && (
        <>
          <h3>{t.written}</h3>
          <TeacherCard
            teacher={onCard({ ...profile, ...draft, photo: draft.withPhoto ? photo : null })}
            as="h4"
          />
        </>
      )}
      {profile.published !== null && (
        <>
          <h3>{t.shown}</h3>
          <TeacherCard teacher={onCard(profile.published)} as="h4" />
        </>
      )}
      <FormError message={staleRecord(latest.error) === null ? latest.problem : t.stale} />
      <Row gap={2}>
        {hasDraft && state !== 'public' && (
          <Button isPending={isPending} onClick={() => publish.run({ params, body: { version, photo } })}>
            {t.publish}
          </Button>
        )}
        {profile.published !== null && (
          <Button look="quiet" isPending={isPending} onClick={askWithdraw}>
            {t.withdraw}
          </Button>
        )}
      </Row>
      <Disclosure summary={t.edit}>
        <ProfileForm profile={profile} save={(body) => save.send({ params, body })} />
      </Disclosure>
    </Card>
  );
}
