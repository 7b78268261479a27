import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../lib/language.tsx';
import { preloadTexts } from '../../lib/texts.ts';
import Register from './register.tsx';

afterEach(() => vi.unstubAllGlobals());

it('is written by the server too where the address says what comes afterwards', async () => {
  await preloadTexts('id', ['accounts', 'common', 'shell']);
  const next = encodeURIComponent('/program-selection?package=103&voucher=COBA');
  const element = (
    <LanguageProvider initial="id">
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider>
          <Register />
        </MantineProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/register?next=${next}`] });
  vi.stubGlobal('window', undefined);
  expect(renderToString(<RouterProvider router={router} />)).toContain('name="username"');
});
