import { useTexts } from '../lib/language.tsx';
import { IconCloudOff } from '../ui/icons.ts';
import css from './public.module.css';

/** What `frame/line.ts` shows while the connection is gone. The live region is always there, so that the words are announced. */
export function OfflineNotice() {
  const t = useTexts('site');
  return (
    <div className={css.offline} role="status">
      <p data-line="gone" hidden>
        <IconCloudOff size={20} stroke={1.75} aria-hidden="true" />
        {t.offline}
      </p>
      <p data-line="held" hidden>
        <IconCloudOff size={20} stroke={1.75} aria-hidden="true" />
        {t.offlineHeld}
      </p>
    </div>
  );
}
