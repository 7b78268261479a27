import { programs } from '@fasih/content/catalogue/programs';
import { textsIn } from '@fasih/messages/texts';
import type { SchoolIdentity } from '@fasih/school/platform/settings/identity';
import { ROUTES } from '@fasih/school/routes';
import type { FastifyInstance } from 'fastify';

/** Indexed pages besides the programs; forms and one-time pages are not indexed. */
const PAGES = ['/', '/about', '/contact', '/trial/LpTrial', '/pretest', '/privacy', '/terms'];

const HOUR = 'public, max-age=3600';

/** All addresses for search engines: fixed pages, programs and their parts. */
export function sitePaths(): string[] {
  return [
    ...PAGES,
    ...programs.flatMap(({ slug, parts }) => [
      `/program/${slug}`,
      ...parts.map((part) => `/program/${slug}/${part.slug}`),
    ]),
  ];
}

/** `sitemap.xml`: each page once per language; every entry names its twin (hreflang). */
export function sitemap(appUrl: string): string {
  const entries = sitePaths().flatMap((path) => {
    const [id, en] = [`${appUrl}${path}`, `${appUrl}${path}?lang=en`];
    const twins = [
      ['id', id],
      ['en', en],
      ['x-default', id],
    ].map(([lang, href]) => `    <xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
    return [id, en].map((loc) => ['  <url>', `    <loc>${loc}</loc>`, ...twins, '  </url>'].join('\n'));
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: opens the public pages and closes signed-in areas and the API. */
export function robots(appUrl: string): string {
  const closed = Object.entries(ROUTES)
    .filter(([, access]) => access !== 'public')
    .map(([pattern]) => `/${pattern.split('/')[1]}`);
  const lines = [...new Set(closed), '/api/', '/redirect', '/dev/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${appUrl}/sitemap.xml`, ''].join('\n');
}

/** `site.webmanifest`: the installable app under the school's own name. */
export function manifest(school: SchoolIdentity) {
  return {
    id: '/',
    name: school.name,
    short_name: school.name,
    description: textsIn('id').landing.description,
    lang: 'id',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#FFFCF6',
    theme_color: '#0B7A75',
    categories: ['education'],
    icons: [
      { src: '/pictures/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/pictures/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/pictures/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** Serves the files that crawlers and phones request at the root. */
export function serveSiteFiles(
  fastify: FastifyInstance,
  appUrl: string,
  school: () => Promise<SchoolIdentity>,
): void {
  fastify.get('/sitemap.xml', (_request, reply) =>
    reply.header('cache-control', HOUR).type('application/xml; charset=utf-8').send(sitemap(appUrl)),
  );
  fastify.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', HOUR).type('text/plain; charset=utf-8').send(robots(appUrl)),
  );
  fastify.get('/site.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest(await school()))),
  );
}
