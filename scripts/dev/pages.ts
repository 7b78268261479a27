import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createServer } from 'vite';
import { langOfPage } from '../../apps/api/src/platform/http/languages.ts';
import type { WebBuild } from '../../apps/api/src/platform/pages/pages.ts';
import { pageRenderer } from '../../apps/api/src/platform/pages/render-page.ts';
import type { SchoolProcess } from './school.ts';

/** What the school answers itself; everything else is the web app. */
const OF_THE_SCHOOL =
  /^\/(api|pictures|calendar|healthz|readyz|metrics|favicon\.ico|apple-touch-icon\.png|robots\.txt|sitemap\.xml|site\.webmanifest)(\/|\?|$)/;

/** Server, libraries and content: a change in them starts the school again. */
const SERVER_FOLDERS = ['apps/api/src', 'apps/sandbox/src', 'libs', 'content'];

export type DevPages = {
  /** Names each file of the server, the libraries or the content that was saved. */
  onChange(changed: (file: string) => void): void;
  close(): Promise<void>;
};

/** Serves the web app from its sources, and passes everything else on to the school once it is ready. */
export async function devPages({
  root,
  server,
  school,
  pool,
  appUrl,
}: {
  root: string;
  server: Server;
  school: SchoolProcess;
  pool: Pool;
  appUrl: string;
}): Promise<DevPages> {
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
      proxy: { [OF_THE_SCHOOL.source]: { target: school.url, xfwd: true } },
    },
  });
  vite.watcher.add(SERVER_FOLDERS.map((folder) => join(root, folder)));

  server.on('request', async (request, response) => {
    await school.ready();
    vite.middlewares(request, response, () => {
      render(request, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack);
      });
    });
  });

  async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const web = (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild['build'];
    const { pageContext } = await vite.ssrLoadModule(join(import.meta.dirname, 'page-context.ts'));
    const url = new URL(request.url ?? '/', appUrl);
    const cookie = /(?:^|; )lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    const lang = langOfPage(url.searchParams.get('lang') ?? undefined, cookie);
    const context = await pageContext(pool, school.url, appUrl, lang);
    const page = await pageRenderer(web, 'development')(url, context);
    response.writeHead(page.status, Object.fromEntries(page.headers));
    response.end(Buffer.from(await page.arrayBuffer()));
  }

  return {
    onChange: (changed) => {
      vite.watcher.on('all', (event, file) => {
        const isServer = SERVER_FOLDERS.some((folder) => file.startsWith(join(root, folder)));
        if (event !== 'addDir' && isServer && !/\.test\.tsx?$/.test(file)) changed(file);
      });
    },
    close: () => vite.close(),
  };
}
