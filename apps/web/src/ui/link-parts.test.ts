import { describe, expect, it } from 'vitest';
import { linkParts } from './link-parts.ts';

const hrefs = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

describe('addresses in what a teacher wrote', () => {
  it('an address inside a sentence becomes a link, the words around it stay', () => {
    expect(linkParts('Watch https://www.youtube.com/watch?v=a1 please')).toEqual([
      { text: 'Watch ' },
      { text: 'https://www.youtube.com/watch?v=a1', href: 'https://www.youtube.com/watch?v=a1' },
      { text: ' please' },
    ]);
  });

  it('words without an address stay one text, and nothing stays nothing', () => {
    expect(linkParts('Page 12, exercise 3')).toEqual([{ text: 'Page 12, exercise 3' }]);
    expect(linkParts('')).toEqual([]);
  });

  it('the end of the sentence is no part of the address', () => {
    for (const after of ['.', ',', '!', '?', ').', '"', '...', ';'])
      expect(hrefs(`Read (https://fasih.id/a${after}`)).toEqual(['https://fasih.id/a']);
  });

  it('brackets that belong to the address stay in it', () => {
    expect(hrefs('https://en.wikipedia.org/wiki/Tense_(grammar) and (see https://fasih.id/b)')).toEqual([
      'https://en.wikipedia.org/wiki/Tense_(grammar)',
      'https://fasih.id/b',
    ]);
  });

  it('several addresses and lines are all found, and no letter is lost', () => {
    const text = 'HTTP://fasih.id/1\nhttps://fasih.id/2, then\nhttps://fasih.id/3.';
    expect(hrefs(text)).toEqual(['http://fasih.id/1', 'https://fasih.id/2', 'https://fasih.id/3']);
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('only http and https are links, and an address needs a host', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.id',
      'www.fasih.id',
      'https://',
      'http://.',
    ])
      expect(hrefs(text)).toEqual([]);
  });

  it('what looks like markup stays text', () => {
    expect(linkParts('https://fasih.id/<b>"onclick=x')).toEqual([
      { text: 'https://fasih.id/', href: 'https://fasih.id/' },
      { text: '<b>"onclick=x' },
    ]);
  });
});
