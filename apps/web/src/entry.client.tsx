import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LOST } from './lib/head/head-script.ts';
import { followSession, startSession } from './lib/session.ts';
import { asLang, type Feature, preloadTexts } from './lib/texts.ts';

const page = document.documentElement;
const used = (page.dataset.texts ?? '').split(' ').filter(Boolean) as Feature[];

preloadTexts(asLang(page.lang), used)
  .then(() => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    });
    followSession();
    startSession();
  })
  .catch(() => dispatchEvent(new Event(LOST)));
