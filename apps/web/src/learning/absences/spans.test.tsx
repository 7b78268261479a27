import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { useSpans } from './spans.ts';

const { show } = personAtPage('absences');
afterEach(() => void vi.restoreAllMocks());

function Words({ start, end }: { start: string; end: string }) {
  return <output>{useSpans()([{ start, end }])}</output>;
}
const said = async (timeZone: string, start: string, end: string) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    timeZone,
  });
  await show(<Words start={start} end={end} />);
  return screen.getByRole('status').textContent;
};

it.each([
  ['Asia/Jakarta', '2026-11-24T02:00:00Z', '2026-11-24T05:00:00Z', 'Selasa, 24 November, 09.00–12.00 WIB'],
  ['Asia/Jayapura', '2026-11-24T02:00:00Z', '2026-11-24T05:00:00Z', 'Selasa, 24 November, 11.00–14.00 WIT'],
  ['Asia/Jayapura', '2026-11-23T17:00:00Z', '2026-11-24T17:00:00Z', 'Selasa, 24 November'],
  [
    'Asia/Jayapura',
    '2026-11-24T12:00:00Z',
    '2026-11-24T16:00:00Z',
    '24 Nov 2026, 21.00 WIT – 25 Nov 2026, 01.00 WIT',
  ],
  [
    'Asia/Jakarta',
    '2026-11-23T17:00:00Z',
    '2026-11-26T17:00:00Z',
    'Selasa, 24 November – Kamis, 26 November',
  ],
])('hours away for a reader in %s name the zone once: %s to %s', async (zone, start, end, words) => {
  expect(await said(zone, start, end)).toBe(words);
});
