import { useSyncExternalStore } from 'react';
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

/** Says that the line is gone while it is. The live region is always there, so that the words are announced. */
export function OfflineNotice() {
  const t = useTexts('site');
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={css.offline} role="status">
      {!online && (
        <p>
          <IconCloudOff size={20} stroke={1.75} aria-hidden="true" />
          {t.offline}
        </p>
      )}
    </div>
  );
}
