import { startReading } from './reading-page.ts';

/** Starts when the whole page is there and, if it was rendered ahead, when somebody opens it. */
function start(): void {
  const ahead: Document & { prerendering?: boolean } = document;
  if (ahead.prerendering) ahead.addEventListener('prerenderingchange', start, { once: true });
  else if (ahead.readyState === 'loading') ahead.addEventListener('DOMContentLoaded', start, { once: true });
  else startReading();
}

start();
