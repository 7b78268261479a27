import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useMarkRead, useNotifications, useUnread } from '../api.ts';
import { NoticeList } from '../components/notice-list.tsx';
import css from '../components/notices.module.css';

const PAGE_SIZE = 20;

/** Everything the school told this person, newest first. */
export default function Notifications() {
  const t = useTexts('notifications');
  const words = useTexts('notices');
  const { query } = useListState();
  const list = useNotifications(query.page, PAGE_SIZE);
  const markRead = useMarkRead();
  const unread = useUnread().data?.unread ?? 0;
  return (
    <div className={area.page}>
      <PageHead title={t.title} hidden />
      <header className={css.head}>
        <h1>{t.title}</h1>
        {unread > 0 && (
          <Button look="quiet" disabled={markRead.isPending} onClick={() => markRead.mutate(undefined)}>
            {t.markAll}
          </Button>
        )}
      </header>
      <Loaded query={list} lines={6}>
        {({ data }) =>
          data.length === 0 && query.page === 1 ? (
            <Card>
              <EmptyState title={t.none} text={t.noneText} />
            </Card>
          ) : (
            <Card className={css.card}>
              <NoticeList notices={data} words={words} onOpen={(id) => markRead.mutate([id])} />
            </Card>
          )
        }
      </Loaded>
      <Pager total={list.data?.total} page={query.page} pageSize={PAGE_SIZE} label={t.title} />
      <p>
        <Link to="/account/messages">{t.preferences}</Link>
      </p>
    </div>
  );
}
