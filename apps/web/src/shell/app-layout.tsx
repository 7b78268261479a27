import '../ui/theme/mantine-styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { colourManager } from '../lib/colour-manager.ts';
import { useTexts } from '../lib/language.tsx';
import { MarkHydrated } from '../lib/mark-hydrated.ts';
import { createQueries } from '../lib/query.ts';
import { useVisit } from '../lib/visit.ts';
import { AskHost } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { theme } from '../ui/theme/mantine.ts';
import { ConfirmKeeper } from './confirm-keeper.tsx';
import { SessionKeeper } from './session-keeper.tsx';

/** Everything with forms or signed-in content: Mantine, the query cache, notices, questions, the session dialog. */
export default function AppLayout() {
  const [colours] = useState(colourManager);
  const visit = useVisit();
  // What forms and calls say: a page that asked for it only when it is alive would be blank until it has come.
  useTexts('common');
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colours}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <Visit key={visit} visit={visit} />
    </MantineProvider>
  );
}

/** All that belongs to one person's visit: kept answers, typed text, open dialogs. Nothing of it reaches the next one. */
function Visit({ visit }: { visit: number }) {
  const [queries] = useState(() => createQueries(visit));
  const t = useTexts('site');
  return (
    <QueryClientProvider client={queries}>
      <noscript>
        <Notice kind="attention">{t.noScript}</Notice>
      </noscript>
      <Suspense fallback={null}>
        <Outlet />
        <MarkHydrated />
      </Suspense>
      <AskHost />
      <SessionKeeper />
      <ConfirmKeeper />
    </QueryClientProvider>
  );
}
