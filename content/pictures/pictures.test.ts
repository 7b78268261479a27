import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const names = globSync('**/*.svg', { cwd: folder }).sort();
const pictures = names.map((name) => ({ name, svg: readFileSync(`${folder}/${name}`, 'utf8') }));
const idsOf = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');

describe('the pictures', () => {
  it('are all there that a screen asks for', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        ...['1', '2', '3'].map((n) => `signin/${n}.svg`),
        ...['classes', 'history', 'reports', 'payments'].map((what) => `empty/no-${what}.svg`),
        ...['not-found', 'error', 'offline', 'search'].map((state) => `empty/${state}.svg`),
        ...['placement/ready.svg', 'placement/done.svg', 'hero.svg', 'og.svg'],
        ...['kawung.svg', 'logo.svg', 'favicon.svg'],
      ]),
    );
  });

  it.each(pictures)('$name is light on a slow line and scales', ({ svg }) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  });

  it.each(pictures)('$name brings no script, no outside reference and no words', ({ svg }) => {
    expect(svg).not.toMatch(/<(script|text|image|foreignObject|style)\b|\son\w+=/i);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:/);
    for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#/);
  });

  it.each(pictures)('$name refers only to parts of its own', ({ svg }) => {
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, fill, use] of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)) {
      expect(ids).toContain(fill ?? use);
    }
  });

  it('never share an id, so that several may stand inline on one page', () => {
    const ids = pictures.flatMap(({ svg }) => idsOf(svg));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
