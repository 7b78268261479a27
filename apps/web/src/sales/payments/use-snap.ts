import type { Order } from '@fasih/school/sales/orders/contract';
import { useEffect, useRef, useState } from 'react';
import { useLang } from '../../lib/language.tsx';

/** The callbacks are hints of the browser only; the order is asked of the server (docs/product/courses-and-money.md#payment). */
type SnapOptions = {
  embedId: string;
  language: 'id' | 'en';
  onSuccess: () => void;
  onPending: () => void;
  onError: () => void;
  onClose: () => void;
};
declare global {
  interface Window {
    snap?: { embed: (token: string, options: SnapOptions) => void; hide?: () => void };
  }
}

/** After this long without any word from the frame, the link to the payment page becomes the main button. */
export const FRAME_SILENCE = 8000;

export type FrameState = 'opening' | 'shown' | 'silent';
export type FrameNews = 'none' | 'pending' | 'failed';

const loads = new Map<string, Promise<void>>();

/** Loads the provider's script once, with our public client key on its tag. */
function loadScript(source: string, clientKey: string): Promise<void> {
  const known = loads.get(source);
  if (known !== undefined) return known;
  const coming = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.dataset.clientKey = clientKey;
    script.onload = () => resolve();
    script.onerror = () => {
      loads.delete(source);
      script.remove();
      reject(new Error('the payment script did not load'));
    };
    document.head.append(script);
  });
  loads.set(source, coming);
  return coming;
}

/** Embeds the payment page into the element `embedId` and tells whether it has said anything. */
export function useSnap(payment: NonNullable<Order['payment']>, embedId: string, onNews: () => void) {
  const lang = useLang();
  const [state, setState] = useState<FrameState>('opening');
  const [news, setNews] = useState<FrameNews>('none');
  const latest = useRef({ lang, onNews });
  useEffect(() => {
    latest.current = { lang, onNews };
  });
  const { token, clientKey, snapJs } = payment;

  useEffect(() => {
    let gone = false;
    setState('opening');
    // Any message of the frame inside our element proves that it is alive, whoever serves it.
    const hear = (event: MessageEvent) => {
      const frame = document.getElementById(embedId)?.querySelector('iframe');
      if (frame && event.source === frame.contentWindow) setState('shown');
    };
    window.addEventListener('message', hear);
    const silence = setTimeout(() => setState((now) => (now === 'opening' ? 'silent' : now)), FRAME_SILENCE);
    const tell = (what: FrameNews) => () => {
      setState('shown');
      setNews(what);
      latest.current.onNews();
    };
    loadScript(snapJs, clientKey).then(
      () => {
        if (gone || window.snap === undefined) return;
        window.snap.embed(token, {
          embedId,
          language: latest.current.lang,
          onSuccess: tell('none'),
          onPending: tell('pending'),
          onError: tell('failed'),
          onClose: () => latest.current.onNews(),
        });
      },
      () => {
        if (!gone) setState('silent');
      },
    );
    return () => {
      gone = true;
      clearTimeout(silence);
      window.removeEventListener('message', hear);
      window.snap?.hide?.();
    };
  }, [token, clientKey, snapJs, embedId]);

  return { state, news };
}
