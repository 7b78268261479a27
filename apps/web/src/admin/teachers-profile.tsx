import {
  publishProfile,
  saveProfileOf,
  type TeacherProfile,
  withdrawProfile,
} from '@fasih/school/learning/teachers/profile-contract';
import { missingInProfile } from '@fasih/school/learning/teachers/profile-rules';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import { ProfileForm, ProfileState, useTeacherOnCard } from '../teachers/components/profile-form.tsx';
import css from '../teachers/components/teachers.module.css';
import { confirm, notify } from '../ui/ask.tsx';
import { Card } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import forms from '../ui/parts/forms.module.css';
import { TeacherCard } from '../ui/teacher-card.tsx';
import { useRecordWrite } from '../ui/use-record-write.ts';
import { useProfileOf } from './teachers-api.ts';

/** What families may read about a teacher: an admin looks at it, publishes it or takes it down, or writes it. */
export function PublicProfile({ teacherId }: { teacherId: string }) {
  const t = useTexts('profiles');
  const profile = useProfileOf(teacherId);
  return (
    <section className={css.section} aria-labelledby="profile">
      <h2 id="profile">{t.title}</h2>
      <Loaded query={profile} lines={6}>
        {(of) => <Profile of={of} />}
      </Loaded>
    </section>
  );
}

function Profile({ of }: { of: TeacherProfile }) {
  const t = useTexts('profiles');
  const common = useTexts('common');
  const queries = useQueryClient();
  const refresh = useRefresh();
  const onCard = useTeacherOnCard();
  const write = useRecordWrite<TeacherProfile>();
  const params = { teacherId: of.teacherId };
  const keep = async (fresh: TeacherProfile) => {
    queries.setQueryData(['teachers', 'profile-of', of.teacherId], fresh);
    await refresh('teachers');
    return fresh;
  };
  const name = of.draft.firstName;
  const hasDraft = missingInProfile(of.draft).length === 0;
  const publish = async () => {
    const done = await write.run(async () =>
      keep(await call(publishProfile, { params, body: { version: of.version, photo: of.photo } })),
    );
    await (done ? notify('good', t.published({ name })) : refresh('teachers'));
  };
  const withdraw = async () => {
    const sure = await confirm({
      title: t.withdrawAsk({ name }),
      text: t.withdrawText,
      yes: t.withdraw,
      no: common.cancel,
    });
    if (!sure) return;
    const done = await write.run(async () =>
      keep(await call(withdrawProfile, { params, body: { version: of.version } })),
    );
    await (done ? notify('good', t.withdrawn({ name })) : refresh('teachers'));
  };
  return (
    <Card className={css.section}>
      <div className={css.sectionHead}>
        <p className={css.lead}>{t.leadAdmin}</p>
        <ProfileState state={of.state} />
      </div>
      {hasDraft && of.state !== 'public' && (
        <>
          <h3>{t.written}</h3>
          <TeacherCard
            teacher={onCard({ ...of, ...of.draft, photo: of.draft.withPhoto ? of.photo : null })}
            as="h4"
          />
        </>
      )}
      {of.published !== null && (
        <>
          <h3>{t.shown}</h3>
          <TeacherCard teacher={onCard(of.published)} as="h4" />
        </>
      )}
      <FormError message={write.fault} />
      {write.theirs !== null && <FormError message={t.stale} />}
      <div className={css.badges}>
        {hasDraft && of.state !== 'public' && (
          <Button disabled={write.sending} onClick={publish}>
            {t.publish}
          </Button>
        )}
        {of.published !== null && (
          <Button look="quiet" disabled={write.sending} onClick={withdraw}>
            {t.withdraw}
          </Button>
        )}
      </div>
      <details className={forms.fold}>
        <summary>{t.edit}</summary>
        <ProfileForm profile={of} save={async (body) => keep(await call(saveProfileOf, { params, body }))} />
      </details>
    </Card>
  );
}
