import { join } from 'node:path';
import type { Lang } from '@fasih/messages/texts';
import type { Contract, Sent } from '@fasih/school/basics/contract';
import { yearIn } from '@fasih/school/basics/instants';
import type { SchoolIdentity } from '@fasih/school/platform/settings/identity';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContext, ServerBuild } from 'react-router';
import { BUDGETS, withDeadline } from '../deadline.ts';
import type { Api } from '../http/api.ts';
import { langOfPage } from '../http/languages.ts';
import { schoolIdentity } from '../settings/content-version.ts';
import { createPageCache, type KeptPage, keptPage, pickEncoding } from './page-cache.ts';
import { isKnownPage, isPublicPage, needsProvider, rightSpelling, withoutStrangers } from './page-paths.ts';
import { pagePolicy } from './page-policy.ts';
import { isRead, stylesInside } from './page-styles.ts';
import { pageRenderer } from './render-page.ts';
import { serveSiteFiles } from './site-files.ts';

/** What features show on public pages, reloaded when the content version changes. */
export type PageContent = { at(version: number): Promise<object> };

/** What the server hands to the web app's loaders (the web app's `server-context.ts` declares the same type). */
export type PageContext = {
  lang: Lang;
  demo: boolean;
  appUrl: string;
  school: SchoolIdentity;
  /** The school's calendar year. */
  year: number;
  call: <C extends Contract>(contract: C, input: Sent<C>) => Promise<unknown>;
};

/** The built web app: its server half and the folder of its browser half. */
export type WebBuild = {
  build: ServerBuild & { entry: { module: { serverContext: RouterContext<PageContext> } } };
  clientFolder: string;
};

const YEAR = 365 * 24 * 3600;

/**
 * Serves the web app: hashed assets for a year, pictures for a day, and all other addresses as rendered pages. Known
 * pages are cached per path, language, kind of visitor, year and content version, already compressed.
 */
export async function servePages(
  fastify: FastifyInstance,
  api: Api,
  web: WebBuild,
  content: PageContent,
): Promise<void> {
  const { services } = api;
  const cache = createPageCache();
  const renderPage = pageRenderer(web.build, 'production');
  const version = services.content;
  const identity = schoolIdentity(services.pool);
  const withStyles = stylesInside(web.clientFolder);
  const schoolYear = () => yearIn(services.clock.now());

  await fastify.register(fastifyStatic, {
    root: join(web.clientFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR * 1000,
    index: false,
  });
  await fastify.register(fastifyStatic, {
    root: join(web.clientFolder, 'pictures'),
    prefix: '/pictures/',
    preCompressed: true,
    maxAge: 24 * 3600 * 1000,
    index: false,
    decorateReply: false,
  });
  for (const file of ['favicon.ico', 'apple-touch-icon.png']) {
    fastify.get(`/${file}`, (_request, reply) =>
      // Their names change with their content.
      reply.sendFile(file, web.clientFolder, { maxAge: 3600 * 1000, immutable: false }),
    );
  }
  serveSiteFiles(fastify, services.config.appUrl, async () => identity.at(await version.current()));

  fastify.get('/*', async (request, reply) => {
    const now = `${schoolYear()} ${await version.current()}`;
    // Fast path: most requests are for a plain cached path.
    if (!request.url.includes('?')) {
      const atHand = cache.get(keyOf(request.url, langOfPage(undefined, request.cookies.lang), request, now));
      if (atHand) return sendKept(request, reply, atHand);
    }
    const requested = addressOf(request.url, services.config.appUrl);
    const right = rightSpelling(requested);
    if (right !== null) return reply.redirect(right + requested.search, 301);
    const url = withoutStrangers(requested);
    const lang = langOfPage(url.searchParams.get('lang') ?? undefined, request.cookies.lang);
    const key = isKnownPage(url) ? keyOf(url.pathname, lang, request, now) : null;
    const kept = key === null ? undefined : cache.get(key);
    if (kept) return sendKept(request, reply, kept);
    const page = await withDeadline(BUDGETS.usual, () =>
      render(url, lang, isNewcomer(request), key !== null),
    );
    if (key !== null && page.status === 200) cache.set(key, page);
    return sendKept(request, reply, page);
  });

  async function render(url: URL, lang: Lang, newcomer: boolean, keep: boolean): Promise<KeptPage> {
    const now = await version.current();
    const response = await renderPage(url, {
      lang,
      demo: services.config.mode === 'demo',
      appUrl: services.config.appUrl,
      school: await identity.at(now),
      year: schoolYear(),
      ...(await content.at(now)),
      call: (contract, input) => api.inProcess(contract, input, lang),
    });
    const rendered = Buffer.from(await response.arrayBuffer());
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
    const html = isPage ? rendered.toString('utf8') : '';
    const body =
      isPage && (isPublicPage(url) || isRead(html))
        ? Buffer.from(marked(withStyles(html), newcomer))
        : rendered;
    const provider = needsProvider(url.pathname);
    return keptPage(response, body, keep, (html) => pagePolicy(html, services.config, provider));
  }
}

/** A browser without any cookie is on its first visit: it stores nothing of ours. */
const isNewcomer = (request: FastifyRequest) => request.headers.cookie === undefined;

const keyOf = (path: string, lang: Lang, request: FastifyRequest, content: string) =>
  `${path} ${lang} ${isNewcomer(request) ? 'new' : 'known'} ${content}`;

/** Tells the first visit to skip reading browser storage, which would delay the first paint (`lib/head/show-stored-look.ts`). */
const marked = (html: string, newcomer: boolean) =>
  newcomer ? html.replace('<html ', '<html data-newcomer="" ') : html;

/** The address on our own origin, whatever the request line names: `//other.example/` is a path here, never a host. */
function addressOf(target: string, appUrl: string): URL {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return new URL(`${new URL(appUrl).origin}${path.startsWith('/') ? path : `/${path}`}`);
}

/** Whether the browser has this version of the page. Proxies that recompress mark the tag as weak. */
function hasSeen(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  for (const [name, value] of Object.entries(page.headers)) reply.header(name, value);
  reply.header('vary', 'accept-encoding, cookie');
  if (page.etag && hasSeen(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(page.status).send(encoding ? page.compressed(encoding) : page.body);
}
