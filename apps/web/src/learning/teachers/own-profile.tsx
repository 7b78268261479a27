import { saveOwnProfile } from '@fasih/school/learning/teachers/profile-contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { CardSection, Part } from '../../ui/page.tsx';
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
        <CardSection title={t.title} lead={t.leadOwn} actions={<ProfileState state={profile.state} />}>
          <ProfileForm profile={profile} save={(body) => save.send({ body })} />
          {profile.published !== null && (
            <Part level="h3" title={t.shown}>
              <TeacherCard teacher={onCard(profile.published)} as="h4" />
            </Part>
          )}
        </CardSection>
      )}
    </Loaded>
  );
}
