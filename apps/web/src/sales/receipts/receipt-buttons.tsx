import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import type { Lang } from '../../lib/texts.ts';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { IconReceipt } from '../../ui/icons.ts';
import { downloadReceipt } from './receipt.ts';
import css from './receipt-buttons.module.css';

/** The receipt of a paid order in both languages; the shown one first. */
export function ReceiptButtons({
  orderId,
  number,
  short = false,
}: {
  orderId: string;
  number: string;
  short?: boolean;
}) {
  const t = useTexts('orders').receipt;
  const [busy, setBusy] = useState<Lang | null>(null);
  const open = async (lang: Lang) => {
    setBusy(lang);
    try {
      await downloadReceipt(orderId, number, lang);
    } catch {
      void notify('bad', t.failed);
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={short ? css.receipts : `${css.receipts} ${css.centered}`}>
      {(['id', 'en'] as const).map((lang) => (
        <Button
          key={lang}
          look="quiet"
          size={short ? 'small' : 'normal'}
          disabled={busy !== null}
          aria-label={`${short ? t.short[lang] : t.download[lang]}, ${number}`}
          onClick={() => open(lang)}
        >
          <IconReceipt size={18} stroke={1.75} aria-hidden="true" />
          {busy === lang ? t.preparing : short ? t.short[lang] : t.download[lang]}
        </Button>
      ))}
    </div>
  );
}
