import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { IconBell } from '../../ui/icons.ts';
import css from './notices.module.css';
import { unreadQuery } from './queries.ts';

/** The way to one's notices, with how many are unread. */
export function Bell() {
  const t = useTexts('notifications');
  const unread = useQuery(unreadQuery()).data?.unread ?? 0;
  return (
    <ButtonLink look="icon" to="/notifications" className={css.bell} aria-label={t.open({ n: unread })}>
      <IconBell size={22} stroke={1.75} aria-hidden="true" />
      {unread > 0 && (
        <span className={css.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </ButtonLink>
  );
}
