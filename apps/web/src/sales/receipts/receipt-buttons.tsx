import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import type { Lang } from '../../lib/texts.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { IconReceipt } from '../../ui/icons.ts';
import { Row } from '../../ui/layout.tsx';
import { downloadReceipt } from './receipt.ts';

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
  const [pressed, setPressed] = useState<Lang>();
  const open = useAction((lang: Lang) => downloadReceipt(orderId, number, lang), {
    onError: () => notify('bad', t.failed),
  });
  return (
    <Row gap={2} justify={short ? 'start' : 'center'}>
      {(['id', 'en'] as const).map((lang) => (
        <Button
          key={lang}
          look="quiet"
          size={short ? 'small' : 'normal'}
          isPending={open.isPending}
          aria-label={`${short ? t.short[lang] : t.download[lang]}, ${number}`}
          onClick={() => {
            setPressed(lang);
            void open.run(lang);
          }}
        >
          {!short && <IconReceipt size={18} stroke={1.75} aria-hidden="true" />}
          {open.isPending && pressed === lang ? t.preparing : short ? t.short[lang] : t.download[lang]}
        </Button>
      ))}
    </Row>
  );
}
