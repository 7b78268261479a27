import { describe, expect, it } from 'vitest';
import { link } from './contract.ts';
import { isMeetingLink, unknownHostOf } from './link.ts';

describe('the link of online meetings', () => {
  it.each([
    ['https://zoom.us/j/123', null],
    ['https://us02web.zoom.us/j/123?pwd=x', null],
    ['https://meet.google.com/abc-defg-hij', null],
    ['https://teams.microsoft.com/l/meetup-join/x', null],
    ['https://fasih.webex.com/meet/nadia', null],
    ['https://ZOOM.US/j/1', null],
    ['https://zoom.us.example.com/j/1', 'zoom.us.example.com'],
    ['https://evilzoom.us/j/1', 'evilzoom.us'],
    ['https://webex.com.example/', 'webex.com.example'],
    ['https://meet.jit.si/fasih', 'meet.jit.si'],
  ])('%s is accepted; unknown host to confirm: %s', (text, host) => {
    expect(isMeetingLink(text)).toBe(true);
    expect(unknownHostOf(text)).toBe(host);
  });

  it.each([
    'http://zoom.us/j/1',
    'zoom.us/j/1',
    'javascript:alert(1)',
    'https://',
    'https://zoom.us@example.com/j/1',
    'ftp://zoom.us/j/1',
    'Zoom 123 456',
  ])('%s is refused', (text) => {
    expect(isMeetingLink(text)).toBe(false);
  });

  it.each([
    ['zoom.us/j/1', 'https://zoom.us/j/1'],
    [' meet.google.com/abc-defg-hij ', 'https://meet.google.com/abc-defg-hij'],
    ['us02web.zoom.us/j/123?pwd=x', 'https://us02web.zoom.us/j/123?pwd=x'],
    ['rapat.contoh.id:8443/kelas', 'https://rapat.contoh.id:8443/kelas'],
    ['https://zoom.us/j/1', 'https://zoom.us/j/1'],
    ['', ''],
  ])('typed as %j it is stored as %j', (typed, stored) => {
    expect(link.parse(typed)).toBe(stored);
  });

  it.each([
    ...[
      'http://zoom.us/j/1',
      'ftp://zoom.us/j/1',
      'javascript:alert(1)',
      'zoommtg:zoom.us/join',
      '//zoom.us/j/1',
    ],
    ...[
      'zoom.us@example.com/j/1',
      'zoom.us:x@example.com',
      'a.b:alert(1)',
      'Zoom 123 456',
      '12.30',
      'localhost/j',
    ],
  ])('typed as %j it is still refused', (typed) => {
    expect(link.safeParse(typed).error?.issues[0]?.message).toBe('linkShape');
  });
});
