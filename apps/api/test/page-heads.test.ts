import { createHash } from 'node:crypto';
import { ROUTES } from '@fasih/school/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { sitePaths } from '../src/platform/pages/site-files.ts';
import { ensureWebBuild } from './run-school.ts';
import { shared } from './shared.ts';
import { startTestApp } from './start-test-app.ts';

const app = shared(async () => startTestApp({ web: await ensureWebBuild() }));
beforeAll(async () => {}, 180_000);

const get = async (url: string) => (await app.fastify.inject({ url, headers: { accept: 'text/html' } })).body;
const base = () => app.config.appUrl;

/** Public addresses without a parameter, and every address of the sitemap. */
const paths = [
  ...new Set([
    ...Object.entries(ROUTES).flatMap(([path, access]) =>
      access === 'public' && !path.includes(':') ? [path] : [],
    ),
    ...sitePaths(),
  ]),
];

/** The links of a head that name an address of the page, by relation and language. */
function addressesOf(html: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<link[^>]*rel="(?:canonical|alternate)"[^>]*>/g)) {
    const name = /hreflang="([^"]+)"/i.exec(tag)?.[1] ?? 'canonical';
    expect(found[name], `${name} twice`).toBeUndefined();
    found[name] = /href="([^"]+)"/.exec(tag)?.[1] ?? '';
  }
  return found;
}

describe('the addresses a public page gives for itself', () => {
  it.each(paths)(
    '%s: both languages name each other, themselves and the default, or it is hidden',
    async (path) => {
      const [id, en] = [`${base()}${path}`, `${base()}${path}?lang=en`];
      const pages = { [id]: await get(path), [en]: await get(`${path}?lang=en`) };
      const hidden = Object.values(pages).map((html) =>
        html.includes('<meta name="robots" content="noindex"/>'),
      );
      expect(hidden[0]).toBe(hidden[1]);
      if (hidden[0]) {
        expect(sitePaths()).not.toContain(path);
        for (const html of Object.values(pages)) expect(addressesOf(html)).toEqual({});
        return;
      }
      for (const [own, html] of Object.entries(pages)) {
        expect(addressesOf(html)).toEqual({ canonical: own, id, en, 'x-default': id });
        expect(html.includes(`<meta property="og:url" content="${own}"/>`)).toBe(true);
      }
    },
  );
});

type Thing = Record<string, unknown>;
const thingsOf = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as Thing,
  );
const only = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type);
const programs = sitePaths().filter((path) => path.startsWith('/program/'));

/** What search engines ask of each kind (developers.google.com/search/docs/appearance/structured-data). */
describe('structured data', () => {
  it('names the school with its address, logo and contact on the first page and on /about', async () => {
    for (const path of ['/', '/about']) {
      const [school] = only(thingsOf(await get(path)), 'EducationalOrganization');
      expect(school).toMatchObject({
        '@context': 'https://schema.org',
        name: expect.stringMatching(/./),
        url: `${base()}/`,
        logo: expect.stringMatching(/^https?:.+\.png$/),
        contactPoint: { telephone: expect.stringMatching(/^\+\d+$/) },
      });
    }
  });

  it('lists the programs, each page of which is a course, in the language of the page', async () => {
    for (const lang of ['', '?lang=en']) {
      const [list] = only(thingsOf(await get(`/${lang}`)), 'ItemList');
      const items = list?.itemListElement as { position: number; url: string }[];
      expect(items.length).toBeGreaterThanOrEqual(3);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, place) => place + 1));
      for (const { url } of items) {
        const [course] = only(thingsOf(await get(url.replace(base(), ''))), 'Course');
        expect(course?.url).toBe(url);
      }
    }
  });

  it.each(programs)(
    '%s: a course with a price per package and how it runs, or nothing on sale',
    async (path) => {
      for (const lang of ['', '?lang=en']) {
        const html = await get(`${path}${lang}`);
        const courses = only(thingsOf(html), 'Course');
        if (courses.length === 0) {
          expect(html.includes('/program-selection?package=')).toBe(false);
          continue;
        }
        const [course] = courses;
        expect(courses).toHaveLength(1);
        expect(course).toMatchObject({
          name: expect.stringMatching(/./),
          description: expect.stringMatching(/./),
          provider: { name: expect.stringMatching(/./), url: `${base()}/` },
          url: `${base()}${path}${lang}`,
        });
        const { offers, hasCourseInstance } = course as { offers: Thing[]; hasCourseInstance: Thing[] };
        expect(offers.length).toBeGreaterThan(0);
        expect(hasCourseInstance).toHaveLength(offers.length);
        for (const offer of offers) {
          expect(offer).toMatchObject({ category: 'Paid', priceCurrency: 'IDR', price: expect.any(Number) });
        }
        for (const instance of hasCourseInstance) {
          expect(instance).toMatchObject({
            courseMode: 'Online',
            courseWorkload: expect.stringMatching(/^PT\d+H$/),
            courseSchedule: { repeatFrequency: 'Weekly', duration: expect.stringMatching(/^PT\d+H$/) },
          });
        }
      }
    },
  );

  it('holds only questions whose answers are on the same page', async () => {
    const html = await get('/contact');
    const [page] = only(thingsOf(html), 'FAQPage');
    const questions = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.length).toBeGreaterThan(0);
    const shown = html
      .replace(/<script.*?<\/script>/gs, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    for (const { name, acceptedAnswer } of questions) {
      expect([name, shown.includes(name)]).toEqual([name, true]);
      expect([name, shown.includes(acceptedAnswer.text)]).toEqual([name, true]);
    }
  });
});

describe('the first paint of a page that search engines lead to', () => {
  it.each(sitePaths())('%s waits for no further style and no script', async (path) => {
    const html = await get(path);
    const links = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link);
    expect(links.filter((link) => !/ disabled media="not all"/.test(link))).toEqual([]);
    expect(html.includes('<style>')).toBe(true);
    const scripts = [...html.matchAll(/<script[^>]* src=[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.filter((tag) => !/ (defer|async)=""/.test(tag))).toEqual([]);
  });
});

describe('a page that is only read', () => {
  const read = sitePaths().filter((path) => path !== '/pretest');
  const others = ['/certificates/verify/ABCD-1234', '/nowhere', '/program/nothing'];

  it.each([...read, ...others])('%s comes without React, its data and its modules', async (path) => {
    for (const lang of ['', '?lang=en']) {
      const html = await get(path + lang);
      expect(html).not.toMatch(
        /<script[^>]* type="module"|modulepreload|__reactRouterContext|\/assets\/(react|entry)/,
      );
      expect(html).not.toMatch(/rel="stylesheet"/);
      expect(html).not.toMatch(/<script[^>]* src=/);
      expect(html).toMatch(/<html [^>]*data-reading="\/assets\/start-[\w-]+\.js"/);
    }
  });

  it('has one script of at most 15 kB, kept by the browser for a year', async () => {
    const [, src = ''] = /<html [^>]*data-reading="([^"]*)"/.exec(await get('/')) ?? [];
    const { headers, rawPayload } = await app.fastify.inject({ url: src });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(rawPayload.length).toBeGreaterThan(1000);
    expect(rawPayload.length).toBeLessThanOrEqual(15_000);
  });

  it('says which pages may be fetched ahead, and its policy allows that', async () => {
    const { body, headers } = await app.fastify.inject({ url: '/about', headers: { accept: 'text/html' } });
    const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(body) ?? [];
    const ahead = JSON.parse(rules) as Record<'prerender' | 'prefetch', { eagerness: string }[]>;
    expect([...ahead.prerender, ...ahead.prefetch].map(({ eagerness }) => eagerness)).toEqual([
      'moderate',
      'moderate',
    ]);
    const hash = createHash('sha256').update(rules).digest('base64');
    expect(String(headers['content-security-policy'])).toContain(`'sha256-${hash}'`);
  });

  it.each(['/pretest', '/login', '/register', '/program-selection', '/dashboard/student'])(
    '%s is not one: React brings it to life',
    async (path) => {
      const html = await get(path);
      expect(html).toContain('window.__reactRouterContext');
      expect(html).not.toContain('data-reading');
    },
  );
});
