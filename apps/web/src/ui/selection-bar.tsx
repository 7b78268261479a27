import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Card } from './basics.tsx';
import { Button } from './button.tsx';
import type { Page } from './data-table.tsx';
import { FormError } from './fields.tsx';
import { Row } from './layout.tsx';
import css from './parts/selection-bar.module.css';
import type { Selection } from './selection.ts';

/**
 * How many rows of a list are chosen and what can be done with them; nothing while none is. It lies over the bottom edge of
 * the screen, so that the list stays where it is. `all` chooses everything that matches, where the server accepts that many in one request.
 */
export function SelectionBar<Row>({
  selection,
  page,
  most,
  all,
  children,
}: {
  selection: Selection<Row>;
  page: Page<Row> | undefined;
  /** How many rows the server takes at once. */
  most: number;
  all: { run: () => void; isPending: boolean; problem: string | null };
  children: ReactNode;
}) {
  const t = useTexts('common').selection;
  const { rows, has, set, clear } = selection;
  const onPage = page?.data ?? [];
  const total = page?.total ?? 0;
  const isWholePage = onPage.every(has);
  const status = useFocusOnceGone(rows.length > 0);
  return (
    <>
      <span role="status" className="unseen" tabIndex={-1} ref={status}>
        {rows.length > 0 && t.chosen({ n: rows.length })}
      </span>
      {rows.length > 0 && (
        <Card isTight gap={2} className={css.bar} role="region" aria-label={t.actions}>
          <Row gap={2}>
            <strong>{t.chosen({ n: rows.length })}</strong>
            {!isWholePage && (
              <Button size="small" look="plain" onClick={() => set(onPage, true)}>
                {t.page({ n: onPage.length })}
              </Button>
            )}
            {total > onPage.length && rows.length < total && total <= most && (
              <Button size="small" look="plain" isPending={all.isPending} onClick={all.run}>
                {t.all({ n: total })}
              </Button>
            )}
            <Button size="small" look="plain" onClick={clear}>
              {t.clear}
            </Button>
          </Row>
          <Row gap={2}>
            {/* The actions' texts may still be loading at the first choice; the list stays. */}
            <Suspense>{children}</Suspense>
          </Row>
          {rows.length > most && <FormError message={t.tooMany({ most })} />}
          <FormError message={all.problem} />
        </Card>
      )}
    </>
  );
}

/** What had the focus in the bar is gone with it: the place before the list gets it then, so that Tab leads on to the list. */
function useFocusOnceGone(isThere: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body) place.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return place;
}
