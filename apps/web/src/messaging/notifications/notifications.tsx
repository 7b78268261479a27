import { listNotifications, readNotifications } from '@fasih/school/messaging/notifications/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Card, EmptyCard } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { NoticeList } from './notice-list.tsx';
import css from './notices.module.css';
import { notificationsQuery, unreadQuery } from './queries.ts';

const PAGE_SIZE = 20;

/** Everything the school told this person, newest first. */
export default function Notifications() {
  const t = useTexts('notifications');
  const words = useTexts('notices');
  const { query } = useListState();
  const list = useQuery(notificationsQuery({ page: query.page, pageSize: PAGE_SIZE }));
  const markRead = useAction(readNotifications, {
    updates: () => unreadQuery(),
    invalidates: [listNotifications],
  });
  const unread = useQuery(unreadQuery()).data?.unread ?? 0;
  /** Also while another is being marked: several may be opened in tabs of their own. */
  const open = (id: string) => void markRead.send({ body: { ids: [id] } }).catch(() => {});
  return (
    <Page
      title={t.title}
      actions={
        unread > 0 && (
          // In a row of its own where the heading leaves it no room.
          <Row>
            <Button
              look="quiet"
              size="small"
              isPending={markRead.isPending}
              onClick={() => void markRead.run({ body: {} })}
            >
              {t.markAll}
            </Button>
          </Row>
        )
      }
    >
      <Loaded query={list} lines={6}>
        {({ data }) =>
          data.length === 0 && query.page === 1 ? (
            <EmptyCard title={t.none} text={t.noneText} />
          ) : (
            <Card className={css.card}>
              <NoticeList notices={data} words={words} onOpen={open} />
            </Card>
          )
        }
      </Loaded>
      <Pager total={list.data?.total} page={query.page} pageSize={PAGE_SIZE} label={t.title} />
      <p>
        <Link to="/account/messages">{t.preferences}</Link>
      </p>
    </Page>
  );
}
