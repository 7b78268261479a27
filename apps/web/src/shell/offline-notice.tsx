import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../lib/language.tsx';
import { IconCloudOff } from '../ui/icons.ts';
import css from './public.module.css';

function follow(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Where a plain press leads within the site; null for other windows, other sites, files and places of this page. */
function pageWanted(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const same = link.pathname === location.pathname && link.search === location.search;
  return same ? null : link.pathname + link.search + link.hash;
}

/**
 * Says that the line is gone while it is. A link pressed meanwhile would lead to the browser's own error page: it is held
 * and opened when the line returns. The live region is always there, so that the words are announced.
 */
export function OfflineNotice() {
  const t = useTexts('site');
  const navigate = useNavigate();
  const [wanted, want] = useState<string | null>(null);
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (online) return;
    const hold = (event: MouseEvent) => {
      const page = pageWanted(event);
      if (page === null) return;
      event.preventDefault();
      want(page);
    };
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [online]);
  useEffect(() => {
    if (!online || wanted === null) return;
    want(null);
    navigate(wanted);
  }, [online, wanted, navigate]);
  return (
    <div className={css.offline} role="status">
      {!online && (
        <p>
          <IconCloudOff size={20} stroke={1.75} aria-hidden="true" />
          {wanted === null ? t.offline : t.offlineHeld}
        </p>
      )}
    </div>
  );
}
