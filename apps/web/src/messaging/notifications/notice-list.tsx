import { type Notices, noticeWords } from '@fasih/messages/notice-words';
import { sayIn } from '@fasih/messages/reason';
import type { Notification } from '@fasih/school/messaging/notifications/contract';
import { Link, useLocation } from 'react-router';
import { formatInstant, readerZone } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useWho } from '../../lib/session.ts';
import { Stack, Text } from '../../ui/layout.tsx';
import css from './notices.module.css';

/** Notices, newest first; an unread one is marked by a dot and by a word for screen readers. */
export function NoticeList({
  notices,
  words,
  onOpen,
}: {
  notices: readonly Notification[];
  /** The texts of all kinds, loaded by the page so that the list does not make it wait a second time. */
  words: Notices;
  /** Called when one is followed to its page. */
  onOpen: (id: string) => void;
}) {
  const t = useTexts('notifications');
  const lang = useLang();
  const who = useWho();
  // A message of the school leads to the page of all notices, which shows it already.
  const { pathname } = useLocation();
  const zone = readerZone();
  const say = sayIn(lang, zone);
  return (
    <Stack as="ul" className={css.list}>
      {notices.map((notice) => {
        const shown = noticeWords(words, notice, say, who);
        if (!shown) return null;
        const title = (
          <strong>
            {notice.readAt === null && <span className={css.dot} aria-hidden="true" />}
            {notice.readAt === null && <span className="unseen">{t.newOne}: </span>}
            {shown.title}
          </strong>
        );
        return (
          <Stack
            as="li"
            gap={1}
            key={notice.id}
            className={css.item}
            data-unread={notice.readAt === null ? '' : undefined}
          >
            {shown.action && shown.action.path !== pathname ? (
              <Link to={shown.action.path} onClick={() => onOpen(notice.id)} className={css.link}>
                {title}
              </Link>
            ) : (
              title
            )}
            {shown.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a notice never changes, and two of its lines may be the same
              <p key={at}>{line}</p>
            ))}
            <Text as="time" isMuted size="small" dateTime={notice.createdAt}>
              {formatInstant(notice.createdAt, lang, zone)}
            </Text>
          </Stack>
        );
      })}
    </Stack>
  );
}
