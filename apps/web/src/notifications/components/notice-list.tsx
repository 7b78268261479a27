import { noticeWords } from '@fasih/messages/notice-words';
import { sayIn } from '@fasih/messages/reason';
import type { Notification } from '@fasih/school/messaging/notifications/contract';
import { Link } from 'react-router';
import { formatInstant, readerZone } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useWho } from '../../lib/session.ts';
import css from './notices.module.css';

/** Notices, newest first; an unread one is marked by a dot and by words. */
export function NoticeList({
  notices,
  onOpen,
  short = false,
}: {
  notices: readonly Notification[];
  /** Called when one is followed to its page. */
  onOpen: (id: string) => void;
  /** Titles only, for the small list of the bell. */
  short?: boolean;
}) {
  const t = useTexts('notifications');
  const lang = useLang();
  const who = useWho();
  const zone = readerZone();
  const say = sayIn(lang, zone);
  return (
    <ul className={css.list}>
      {notices.map((notice) => {
        const words = noticeWords(t.notices, notice, say, who);
        if (!words) return null;
        const title = (
          <strong>
            {notice.readAt === null && <span className={css.dot} aria-hidden="true" />}
            {notice.readAt === null && <span className="unseen">{t.newOne}: </span>}
            {words.title}
          </strong>
        );
        return (
          <li key={notice.id} className={css.item} data-unread={notice.readAt === null ? '' : undefined}>
            {words.action ? (
              <Link to={words.action.path} onClick={() => onOpen(notice.id)} className={css.link}>
                {title}
              </Link>
            ) : (
              title
            )}
            {!short && words.lines.map((line) => <p key={line}>{line}</p>)}
            <time dateTime={notice.createdAt}>{formatInstant(notice.createdAt, lang, zone)}</time>
          </li>
        );
      })}
    </ul>
  );
}
