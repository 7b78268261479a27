import { saveOwnProfile } from '@fasih/school/learning/teachers/profile-contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Card } from '../../ui/basics.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import css from '../../ui/parts/staff.module.css';
import { TeacherCard } from '../../ui/teacher-card.tsx';
import { ProfileForm, ProfileState, useTeacherOnCard } from './profile-form.tsx';
import { ownProfileQuery } from './queries.ts';

/** A teacher writes what families may read; an admin approves it. */
export function OwnProfile() {
  const t = useTexts('profiles');
  const own = useQuery(ownProfileQuery);
  const save = useAction(saveOwnProfile, { updates: () => ownProfileQuery });
  const onCard = useTeacherOnCard();
  return (
    <Loaded query={own} lines={8}>
      {(profile) => (
        <Card className={css.section}>
          <div className={css.sectionHead}>
            <h2>{t.title}</h2>
            <ProfileState state={profile.state} />
          </div>
          <p className={css.lead}>{t.leadOwn}</p>
          <ProfileForm profile={profile} save={(body) => save.send({ body })} />
          {profile.published !== null && (
            <>
              <h3>{t.shown}</h3>
              <TeacherCard teacher={onCard(profile.published)} as="h4" />
            </>
          )}
        </Card>
      )}
    </Loaded>
  );
}
