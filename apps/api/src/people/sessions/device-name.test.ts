import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `${MOZILLA} (Linux; Android 14; SM-A155F) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Chrome · Android',
  ],
  [
    `${MOZILLA} (Linux; Android 13; SAMSUNG SM-A045F) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari · iOS',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome · iOS',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    'Edge · Windows',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
    'Opera · Windows',
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0`,
    'Edge · Android',
  ],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'Chrome · ChromeOS'],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0`, 'Firefox · macOS'],
  [`${MOZILLA} (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0`, 'Firefox · Linux'],
  ['curl/8.5.0', 'curl/8.5.0'],
  [`rapor-sekolah ${'x'.repeat(80)}`, `rapor-sekolah ${'x'.repeat(26)}`],
  ['', ''],
])('%s is called “%s” in the list of devices', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
