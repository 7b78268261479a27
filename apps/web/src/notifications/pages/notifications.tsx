import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { useListState } from '../../ui/data-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useMarkRead, useNotifications, useUnread } from '../api.ts';
import { NoticeList } from '../components/notice-list.tsx';
import css from '../components/notices.module.css';

const PAGE_SIZE = 20;

/** Everything the school told this person, newest first. */
export default function Notifications() {
  const t = useTexts('notifications');
  const common = useTexts('common');
  const { query, set } = useListState();
  const list = useNotifications(query.page, PAGE_SIZE);
  const markRead = useMarkRead();
  const unread = useUnread().data?.unread ?? 0;
  const pages = list.data ? Math.max(1, Math.ceil(list.data.total / PAGE_SIZE)) : 1;
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
          data.length === 0 ? (
            <Card>
              <EmptyState title={t.none} text={t.noneText} />
            </Card>
          ) : (
            <Card className={css.card}>
              <NoticeList notices={data} onOpen={(id) => markRead.mutate([id])} />
            </Card>
          )
        }
      </Loaded>
      {pages > 1 && (
        <nav className={css.pages} aria-label={t.title}>
          <Button
            look="quiet"
            disabled={query.page <= 1}
            onClick={() => set({ page: String(query.page - 1) })}
          >
            {common.table.previous}
          </Button>
          <span>{common.table.page({ page: query.page, pages })}</span>
          <Button
            look="quiet"
            disabled={query.page >= pages}
            onClick={() => set({ page: String(query.page + 1) })}
          >
            {common.table.next}
          </Button>
        </nav>
      )}
      <p>
        <Link to="/account/messages">{t.preferences}</Link>
      </p>
    </div>
  );
}
