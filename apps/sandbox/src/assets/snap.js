// The sandbox's stand-in for the provider's snap.js: the same calls, the sandbox's own page in a frame.
(() => {
  const script = document.currentScript;
  const origin = new URL(script.src).origin;
  const key = script.getAttribute('data-client-key') ?? '';
  const callbacks = { success: 'onSuccess', pending: 'onPending', error: 'onError', close: 'onClose' };
  let overlay = null;
  let forget = () => {};

  function style(element, rules) {
    Object.assign(element.style, rules);
    return element;
  }

  function frameFor(token, options) {
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ embedded: '1', parent: location.origin, key });
    query.set('lang', options.language === 'en' ? 'en' : 'id');
    frame.src = `${origin}/snap/v4/redirection/${encodeURIComponent(token)}?${query}`;
    frame.title = options.language === 'en' ? 'Payment (Sandbox)' : 'Pembayaran (Sandbox)';
    frame.allow = 'clipboard-write';
    return style(frame, { width: '100%', height: '100%', minHeight: '560px', border: '0', display: 'block' });
  }

  /** Hands the frame's reports to the merchant's functions, each state once. */
  function listen(frame, token, options, onClosed) {
    const told = new Set();
    function hear(event) {
      const news = event.data;
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      if (news === null || typeof news !== 'object' || news.source !== 'snap-sandbox' || news.token !== token)
        return;
      if (news.kind === 'ready') return;
      if (news.kind === 'height') {
        if (options.embedId && news.height > 0) frame.style.height = `${Math.ceil(news.height)}px`;
        return;
      }
      const name = Object.hasOwn(callbacks, news.kind) ? callbacks[news.kind] : undefined;
      if (name === undefined) return;
      const key = `${news.kind} ${news.result?.transaction_id ?? ''} ${news.result?.transaction_status ?? ''}`;
      const left = news.leaving === true;
      if (left) onClosed();
      if (told.has(key)) return;
      told.add(key);
      if (typeof options[name] === 'function') options[name](news.result ?? undefined);
    }
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }

  function hide() {
    forget();
    forget = () => {};
    overlay?.remove();
    overlay = null;
  }

  function show() {
    hide();
    overlay = style(document.createElement('div'), {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483000',
      display: 'grid',
      placeItems: 'center',
      background: 'rgba(10, 20, 30, 0.6)',
    });
    overlay.setAttribute('role', 'dialog');
    overlay.setAttribute('aria-modal', 'true');
    overlay.setAttribute('aria-label', 'Sandbox');
    document.body.append(overlay);
  }

  function pay(token, options = {}) {
    show();
    const box = style(document.createElement('div'), {
      position: 'relative',
      width: 'min(100%, 420px)',
      height: 'min(100%, 720px)',
      background: '#fff',
    });
    const frame = frameFor(token, options);
    const close = style(document.createElement('button'), {
      position: 'absolute',
      top: '4px',
      right: '4px',
      width: '44px',
      height: '44px',
      border: '0',
      background: 'transparent',
      font: '24px sans-serif',
    });
    close.type = 'button';
    close.textContent = '×';
    close.setAttribute('aria-label', options.language === 'en' ? 'Close' : 'Tutup');
    close.addEventListener('click', () => {
      hide();
      if (typeof options.onClose === 'function') options.onClose();
    });
    box.append(frame, close);
    overlay.append(box);
    forget = listen(frame, token, options, hide);
    close.focus();
  }

  function embed(token, options = {}) {
    const container = document.getElementById(options.embedId);
    if (container === null) throw new Error(`snap.embed: no element with the id ${options.embedId}`);
    hide();
    const frame = frameFor(token, options);
    style(container, { minWidth: '320px', minHeight: '560px' });
    container.replaceChildren(frame);
    const stop = listen(frame, token, options, () => {});
    forget = () => {
      stop();
      frame.remove();
    };
  }

  window.snap = { pay, embed, show, hide };
})();
