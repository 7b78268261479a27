import './ui/theme/tokens.css';
import './ui/theme/base.css';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { hydratedHead, readingHead } from './lib/head/head-script.ts';
import { LanguageProvider, useLang } from './lib/language.tsx';
import { serverContext } from './lib/server-context.ts';
import { Fault, NotFound } from './shell/lost.tsx';
import { READING_SCRIPT, SPECULATION_RULES, useIsRead } from './site/reading.ts';

/** What every page knows. The same for everybody: the page is kept by the server per path and language. */
export function loader({ context }: Route.LoaderArgs) {
  const { lang, demo, appUrl, school, year } = context.get(serverContext);
  return { lang, demo, appUrl, school, year };
}

/** None of it changes while the app is open; the language is switched in the browser. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root');
  return (
    <LanguageProvider initial={known?.lang ?? 'id'}>
      <Page>{children}</Page>
    </LanguageProvider>
  );
}

function Page({ children }: { children: ReactNode }) {
  const lang = useLang();
  const isRead = useIsRead();
  return (
    <html lang={lang} data-reading={isRead ? READING_SCRIPT : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FFFCF6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0E1720" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {/* A bitmap: a browser opens an SVG as a page of its own, and does so while ours comes. */}
        <link rel="icon" href="/pictures/icons/192.png" type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
        {/* Run long before React comes: the browser's build goes without its text. */}
        <script suppressHydrationWarning>
          {import.meta.env.SSR ? (isRead ? readingHead() : hydratedHead()) : ''}
        </script>
      </head>
      <body>
        {children}
        {isRead ? <ReadingScripts /> : <ReactScripts />}
      </body>
    </html>
  );
}

/** A page that is only read needs neither React nor its data; its small script is loaded by the inline one. */
function ReadingScripts() {
  return <script type="speculationrules">{SPECULATION_RULES}</script>;
}

function ReactScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Fault />;
}
