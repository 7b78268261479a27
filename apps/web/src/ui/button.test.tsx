import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

const form = (isPending: boolean) => (
  <>
    <Button isPending={isPending}>Simpan</Button>
    <Button>Batal</Button>
  </>
);

/** A button that was pressed by the keyboard and waits; a browser takes the focus from what is disabled, jsdom leaves it. */
function pressed() {
  const { rerender } = render(form(false));
  const [save, other] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  save.focus();
  rerender(form(true));
  save.blur();
  return { save, other, finish: () => rerender(form(false)) };
}

it('a button that was pending has the focus again', () => {
  const { save, finish } = pressed();
  expect(document.activeElement).toBe(document.body);
  finish();
  expect(document.activeElement).toBe(save);
});

it('leaves the focus where it was led meanwhile', () => {
  const { other, finish } = pressed();
  other.focus();
  finish();
  expect(document.activeElement).toBe(other);
});

it('takes no focus that it never had', () => {
  const { rerender } = render(form(true));
  rerender(form(false));
  expect(document.activeElement).toBe(document.body);
});
