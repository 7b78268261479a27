import { startReading } from './reading-page.ts';

/** A page that is rendered ahead starts when somebody opens it. */
const ahead: Document & { prerendering?: boolean } = document;

if (ahead.prerendering)
  document.addEventListener('prerenderingchange', () => void startReading(), { once: true });
else startReading();
