import { describe, expect, it } from 'vitest';
import { startAfterPaint } from './after-paint.ts';

const RENDERED = [
  '<html lang="id"><head>',
  '<link rel="modulepreload" href="/assets/landing-1.js"/>',
  '<link rel="modulepreload" href="/assets/frame-2.js"/>',
  '<link rel="modulepreload" href="/assets/entry.client-3.js"/>',
  '<link rel="modulepreload" href="/assets/router-5.js"/>',
  '<link rel="modulepreload" href="/assets/react-4.js"/>',
  '<link rel="modulepreload" href="/assets/frame-2.js"/>',
  '</head><body><script type="module" async="">import "x"</script></body></html>',
].join('');

describe('a page that is read first', () => {
  it('names its modules once each, those that others stand on first and the one that wakes the page last', () => {
    const [, named] = startAfterPaint(RENDERED).match(/<html data-modules="([^"]*)"/) ?? [];
    expect(named?.split(' ')).toEqual([
      '/assets/react-4.js',
      '/assets/router-5.js',
      '/assets/frame-2.js',
      '/assets/landing-1.js',
      '/assets/entry.client-3.js',
    ]);
  });

  it('has its script under a type that no browser runs', () => {
    const held = startAfterPaint(RENDERED);
    expect(held).toContain('<script type="text/after-paint">import "x"</script>');
    expect(held).not.toContain('type="module"');
  });
});
