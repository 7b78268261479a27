import { describe, expect, it } from 'vitest';
import { DEFAULT_IDENTITY } from '../settings/content-version.ts';
import { isKnownPage } from './page-paths.ts';
import { manifest, robots, sitemap, sitePaths } from './site-files.ts';

const APP = 'https://school.example';

describe('the sitemap', () => {
  it('names only addresses that the page cache knows, so that no search engine finds a missing page', () => {
    for (const path of sitePaths()) expect(isKnownPage(new URL(path, APP)), path).toBe(true);
  });

  it('names every page once per language, each entry with its twin and the default', () => {
    const xml = sitemap(APP);
    const paths = sitePaths();
    expect(xml.match(/<loc>/g)).toHaveLength(paths.length * 2);
    expect(xml.match(/hreflang="en"/g)).toHaveLength(paths.length * 2);
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(paths.length * 2);
    expect(xml).toContain('<loc>https://school.example/program/general-english/kids?lang=en</loc>');
  });

  it('leaves out personal pages', () => {
    expect(sitemap(APP)).not.toMatch(/dashboard|checkout|login|register|redirect/);
  });
});

describe('robots.txt', () => {
  const text = robots(APP);

  it('closes the signed-in areas and the API', () => {
    for (const path of ['/dashboard', '/checkout', '/account', '/api/'])
      expect(text).toContain(`Disallow: ${path}\n`);
  });

  it('closes no page of the sitemap', () => {
    const closed = [...text.matchAll(/Disallow: (\S+)/g)].map(([, path]) => path ?? '');
    for (const path of sitePaths()) {
      expect(
        closed.filter((one) => path.startsWith(one)),
        path,
      ).toEqual([]);
    }
  });

  it('names the sitemap by its full address', () => {
    expect(text).toContain('Sitemap: https://school.example/sitemap.xml');
  });
});

describe('the web manifest', () => {
  it("carries the school's own name and the icons that phones ask for", () => {
    const made = manifest({ ...DEFAULT_IDENTITY, name: 'Kursus Melati' });
    expect(made.name).toBe('Kursus Melati');
    expect(made.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(made.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
  });
});
