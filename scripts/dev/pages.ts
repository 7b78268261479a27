import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createServer, type ViteDevServer } from 'vite';
import { langOfPage } from '../../apps/api/src/platform/http/languages.ts';
import type { WebBuild } from '../../apps/api/src/platform/pages/pages.ts';
import { pageRenderer } from '../../apps/api/src/platform/pages/render-page.ts';

/** What the school answers itself; everything else is the web app. */
const OF_THE_SCHOOL =
  /^\/(api|pictures|calendar|healthz|readyz|metrics|favicon\.ico|apple-touch-icon\.png|robots\.txt|sitemap\.xml|site\.webmanifest)(\/|\?|$)/;

/** Server, libraries and content: a change in them starts the school again. */
const SERVER_FOLDERS = ['apps/api/src', 'apps/sandbox/src', 'libs', 'content'];

/** Vite for the web app and for the sources of the school, in front of the school's address. */
export async function createVite(root: string, server: Server, school: string): Promise<ViteDevServer> {
  const vite = await createServer({
    root: join(root, 'apps/web'),
    appType: 'custom',
    // Found before the first page asks for them: a dependency found later reloads the page.
    optimizeDeps: {
      include: ['@mantine/core', '@mantine/form', '@mantine/hooks', '@tanstack/react-query', 'zod/mini'],
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      proxy: { [OF_THE_SCHOOL.source]: { target: school, xfwd: true } },
    },
  });
  vite.watcher.add(SERVER_FOLDERS.map((folder) => join(root, folder)));
  return vite;
}

/** Calls `changed` for each file of the server, the libraries or the content that was saved. */
export function onServerChange(vite: ViteDevServer, root: string, changed: (file: string) => void): void {
  vite.watcher.on('all', (event, file) => {
    const isServer = SERVER_FOLDERS.some((folder) => file.startsWith(join(root, folder)));
    if (event !== 'addDir' && isServer && !/\.test\.tsx?$/.test(file)) changed(file);
  });
}

/** Answers requests from the sources of the web app, and passes those of the school on once it is ready. */
export function devPages(
  vite: ViteDevServer,
  { ready, school, pool, appUrl }: { ready(): Promise<void>; school: string; pool: Pool; appUrl: string },
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const web = (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild['build'];
    const { pageContext } = await vite.ssrLoadModule(join(import.meta.dirname, 'page-context.ts'));
    const url = new URL(request.url ?? '/', appUrl);
    const cookie = /(?:^|; )lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    const lang = langOfPage(url.searchParams.get('lang') ?? undefined, cookie);
    const context = await pageContext(pool, school, appUrl, lang);
    const page = await pageRenderer(web, 'development')(url, context);
    response.writeHead(page.status, Object.fromEntries(page.headers));
    response.end(Buffer.from(await page.arrayBuffer()));
  }

  return async (request, response) => {
    await ready();
    vite.middlewares(request, response, () => {
      render(request, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack);
      });
    });
  };
}
