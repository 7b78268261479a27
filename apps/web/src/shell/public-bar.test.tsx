import { textsIn } from '@fasih/messages/texts';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { clearStored, readStored, store } from '../lib/session-store.ts';
import { PublicFrame } from './public-frame.tsx';

const { replies, show, writes } = personAtPage('site', 'shell');
afterEach(clearStored);

/** Presses an answer; jsdom does not close a dialog by its form. */
async function answer(question: HTMLElement, name: string): Promise<void> {
  const button = within(question).getByRole<HTMLButtonElement>('button', { name });
  await act(async () => {
    (question as HTMLDialogElement).close();
    Object.assign(question, { returnValue: button.value });
    question.dispatchEvent(new Event('close'));
  });
}

it('signing out in the bar of public pages asks first, as in the areas', async () => {
  store(`a.${Math.floor(Date.now() / 1000) + 900}.mac`, ['student']);
  replies(() => ({ body: {} }));
  const person = await show(<PublicFrame>the page</PublicFrame>, { elsewhere: 'the sign-in' });
  const bar = within(screen.getByRole('banner'));
  const [leave] = bar.getAllByRole('button', { name: 'Keluar' });
  await person.click(leave as HTMLElement);
  const question = await screen.findByRole('dialog', { name: 'Konfirmasi keluar' });
  expect(question.textContent).toContain('Yakin ingin keluar?');
  await answer(question, 'Batal');
  expect([readStored() === null, writes().length]).toEqual([false, 0]);
  await person.click(leave as HTMLElement);
  await answer(question, 'Keluar');
  expect(await screen.findByText('the sign-in')).toBeTruthy();
  expect([readStored(), writes().map(({ path }) => path)]).toEqual([null, ['/auth/logout']]);
});

it('a child’s device is asked in its own words', async () => {
  store(`a.${Math.floor(Date.now() / 1000) + 900}.mac`, ['child']);
  replies(() => ({ body: {} }));
  const person = await show(<PublicFrame>the page</PublicFrame>);
  const [leave] = within(screen.getByRole('banner')).getAllByRole('button', { name: 'Keluar' });
  await person.click(leave as HTMLElement);
  const { title, text } = textsIn('id').shell.logoutConfirm.child;
  expect((await screen.findByRole('dialog', { name: title })).textContent).toContain(text);
  await act(async () => clearStored());
});
