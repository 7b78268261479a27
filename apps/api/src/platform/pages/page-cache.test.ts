import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createPageCache, keptPage, pickEncoding } from './page-cache.ts';
import { isKnownPage, isPublicPage, needsProvider, withoutStrangers } from './page-paths.ts';
import { pagePolicy } from './page-policy.ts';
import { stylesInside } from './page-styles.ts';

const HTML = `<html><head></head><body>${'belajar '.repeat(500)}</body></html>`;
const response = (status = 200, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
const kept = (body = HTML, answer = response()) => keptPage(answer, Buffer.from(body), true, () => 'policy');

describe('the encoding of a page', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.2, gzip', 'br'],
    // An encoding with q=0 must not be sent.
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', null],
    ['gzip;q=0', null],
    ['BR', 'br'],
    ['x-br, gzipped', null],
  ])('for Accept-Encoding %s is %s', (accepted, form) => {
    expect(pickEncoding(accepted)).toBe(form);
  });

  it('decodes to the same bytes, and is made once', () => {
    const page = kept();
    expect(brotliDecompressSync(page.compressed('br')).toString()).toBe(HTML);
    expect(gunzipSync(page.compressed('gzip')).toString()).toBe(HTML);
    expect(page.compressed('br')).toBe(page.compressed('br'));
    expect(page.compressed('gzip')).toBe(page.compressed('gzip'));
  });
});

describe('a cached page', () => {
  it('has an entity tag that depends on its content alone', () => {
    expect(kept().etag).toMatch(/^"[\w-]{27}"$/);
    expect(kept().etag).toBe(kept().etag);
    expect(kept(`${HTML} `).etag).not.toBe(kept().etag);
    expect(kept().headers.etag).toBe(kept().etag);
  });

  it('has no entity tag unless it is a success, so that nobody caches an error', () => {
    for (const status of [404, 500, 302]) {
      const page = kept(HTML, response(status));
      expect([page.status, page.etag, page.headers.etag]).toEqual([status, null, undefined]);
    }
  });

  it('is revalidated unless it says otherwise, and has a content policy only when it is a page', () => {
    expect(kept().headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': 'policy',
    });
    expect(kept(HTML, response(200, { 'cache-control': 'no-store' })).headers['cache-control']).toBe(
      'no-store',
    );
    const data = kept('{}', response(200, { 'content-type': 'text/x-script' }));
    expect(data.headers['content-security-policy']).toBeUndefined();
  });

  it('is dropped when four hundred newer ones were requested', () => {
    const cache = createPageCache();
    for (let n = 0; n <= 400; n += 1) {
      cache.set(`page ${n}`, kept('x'));
      cache.get('page 0');
    }
    expect([cache.size, cache.has('page 0'), cache.has('page 1'), cache.has('page 400')]).toEqual([
      400,
      true,
      false,
      true,
    ]);
  });
});

describe('the address of a page', () => {
  const at = (path: string) => new URL(path, 'https://school.example');

  it.each([
    ['/', true],
    ['/about', true],
    ['/about?lang=en', true],
    ['/about.data?lang=en', true],
    ['/_.data', true],
    ['/_root.data', true],
    ['/program/general-english/kids', true],
    ['/program/general-english/kids.data', true],
    ['/about?x=1', false],
    ['/about?utm_source=a', false],
    ['/about?lang=en&x=1', false],
    ['/about/more', false],
    ['/program/UPPER', false],
    ['/program/a/b/c', false],
    ['/program/a%2Fb', false],
    ['/checkout/0190a000', false],
    ['/nowhere', false],
    ['/nowhere.data', false],
  ])('%s may be cached: %s', (path, may) => {
    expect(isKnownPage(at(path))).toBe(may);
  });

  it.each([
    ['/about?utm_source=a&lang=en&fbclid=b', '/about?lang=en'],
    ['/?gclid=1', '/'],
    ['/program/conversation?ref=x', '/program/conversation'],
    // These parameters matter to the page.
    ['/program-selection?package=1', '/program-selection?package=1'],
    ['/login?next=/dashboard', '/login?next=/dashboard'],
  ])('%s is the page %s', (path, plain) => {
    const { pathname, search } = withoutStrangers(at(path));
    expect(pathname + search).toBe(plain);
  });

  it('counts as public where visitors come from a search, and nowhere behind a sign-in', () => {
    for (const path of ['/', '/about', '/pretest', '/program/conversation'])
      expect(isPublicPage(at(path))).toBe(true);
    for (const path of ['/login', '/dashboard/student', '/checkout/x', '/about.data'])
      expect([path, isPublicPage(at(path))]).toEqual([path, false]);
  });

  it('allows the payment provider on one checkout, as a page and as data', () => {
    for (const path of ['/checkout/abc', '/checkout/abc.data']) expect(needsProvider(path)).toBe(true);
    for (const path of ['/checkout', '/checkout/', '/checkout/abc/more', '/x/checkout/abc', '/'])
      expect([path, needsProvider(path)]).toEqual([path, false]);
  });
});

describe('the content policy of a page', () => {
  const config = readConfig(
    { DATA_DIR: tmpdir(), MIDTRANS_SNAP_URL: 'https://app.pay.example/snap/v1' },
    'demo',
  );
  const part = (policy: string, name: string) =>
    policy
      .split('; ')
      .find((one) => one.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  it('names each inline script by its hash, once, and no data or file', () => {
    const html = [
      '<script>go(1)</script>',
      '<script type="module" async>go(2)</script>',
      '<script>go(1)</script>',
      '<script type="application/ld+json">{"a":1}</script>',
      '<script type="application/json">{"b":1}</script>',
      '<script src="/assets/x.js"></script>',
      '<script></script>',
    ].join('');
    expect(part(pagePolicy(html, config, false), 'script-src')).toEqual([
      "'self'",
      hash('go(1)'),
      hash('go(2)'),
      hash(''),
    ]);
  });

  it('allows nothing else, except on the checkout', () => {
    const plain = pagePolicy('', config, false);
    expect([part(plain, 'default-src'), part(plain, 'frame-src'), part(plain, 'connect-src')]).toEqual([
      ["'none'"],
      ["'none'"],
      ["'self'"],
    ]);
    expect(plain).not.toMatch(/https?:|unsafe-eval|\*/);
    const checkout = pagePolicy('', config, true);
    const { origin } = new URL(config.payments.snapUrl);
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(part(checkout, name)).toContain(origin);
    expect(part(checkout, 'frame-src')).toContain('https:');
    expect(part(checkout, 'frame-ancestors')).toEqual(["'none'"]);
  });
});

describe('the styles of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fasih-styles-'));
  mkdirSync(join(folder, 'assets'));
  const write = (css: string) => writeFileSync(join(folder, 'assets/a-1.css'), css);
  write('body{color:teal}\n');
  writeFileSync(join(folder, 'assets/b-2.css'), 'p{margin:0}');
  afterAll(() => rmSync(folder, { recursive: true }));
  const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`;

  it('are inlined in their order, and their links load nothing any more', () => {
    const html = `<html><head>${link('a-1.css')}${link('b-2.css#x')}</head><body></body></html>`;
    const page = stylesInside(folder)(html);
    expect(page).toContain('<style>body{color:teal}\np{margin:0}</style></head>');
    expect(page.match(/<link disabled media="not all" rel="stylesheet"/g)).toHaveLength(2);
  });

  it('need no links on a page that is only read', () => {
    const page = stylesInside(folder)(
      `<html data-reading="/x.js"><head>${link('b-2.css')}</head><body></body></html>`,
    );
    expect(page).toContain('<head><style>p{margin:0}</style></head>');
  });

  it('are read once, and a page without any stays as it is', () => {
    const inside = stylesInside(folder);
    const html = `<head>${link('a-1.css')}</head>`;
    const first = inside(html);
    write('body{color:red}');
    expect(inside(html)).toBe(first);
    for (const plain of [
      '<head></head>',
      '<head><link rel="stylesheet" href="https://else.example/x.css"/></head>',
    ])
      expect(inside(plain)).toBe(plain);
  });
});
