import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import FormLayout from './form-layout.tsx';

const { show } = personAtPage('site');
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** The number of the picture that shows; hidden ones are loaded too. */
const shown = () => document.querySelector('img[data-shown]')?.getAttribute('src')?.match(/\d/)?.[0];
const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('the picture beside the form changes every five seconds, and begins again after the third', async () => {
  await show(<FormLayout />);
  const seen = [shown()];
  passes(4_999);
  seen.push(shown());
  passes(1);
  seen.push(shown());
  for (const _ of [1, 2]) {
    passes(5_000);
    seen.push(shown());
  }
  expect(seen).toEqual(['1', '1', '2', '3', '1']);
});

it('it stands still for people who asked for less motion, and while the page is hidden', async () => {
  const motion = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => motion);
  await show(<FormLayout />);
  passes(20_000);
  expect(shown()).toBe('1');
  motion.matches = false;
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  passes(20_000);
  expect(shown()).toBe('1');
  hidden.mockRestore();
  passes(5_000);
  expect(shown()).toBe('2');
});
