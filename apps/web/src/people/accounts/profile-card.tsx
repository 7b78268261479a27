import { useTexts } from '../../lib/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Card, SkeletonLines } from '../../ui/basics.tsx';
import css from './profile-card.module.css';
import { useMe } from './queries.ts';

/** Photo or generated avatar, full name or 'Nama tidak tersedia', username, e-mail (docs/product/accounts.md#names). */
export function ProfileCard() {
  const t = useTexts('shell');
  const me = useMe().data;
  return (
    <Card>
      {me === undefined ? (
        <SkeletonLines lines={2} />
      ) : (
        <div className={css.profile}>
          <Avatar name={me.profile.full_name || me.username} photo={me.profile.photo_url} size={72} />
          <div>
            <h2>{me.profile.full_name || t.noName}</h2>
            <p>@{me.username}</p>
            <p>{me.email}</p>
          </div>
        </div>
      )}
    </Card>
  );
}
