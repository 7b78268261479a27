import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { AskHost, confirm, notify } from './ask.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useDrawer } from './use-drawer.ts';

const { show, press, find } = stage();

/** Dialogs in the order in which the browser was asked to show them: the last one is on top. */
function shownOrder(): string[] {
  const order: string[] = [];
  HTMLDialogElement.prototype.showModal = function showModal() {
    const title = this.querySelector('h2')?.textContent ?? 'drawer';
    order.splice(0, order.length, ...order.filter((one) => one !== title), title);
    this.open = true;
  };
  return order;
}

/** A busy machine takes its time to load the code of a question or a notice. */
const SLOW = { timeout: 15_000 };

const question = { title: 'Hapus?', text: 'Hapus catatan ini?', no: 'Batal', yes: 'Hapus' };

function Screen() {
  const [form, setForm] = useState(false);
  const [session, setSession] = useState(false);
  const drawer = useDrawer();
  return (
    <>
      <Button onClick={() => setForm(true)}>Form</Button>
      <Button onClick={drawer.open}>Drawer</Button>
      <Button onClick={() => setSession(!session)}>Session</Button>
      <Button onClick={() => void confirm(question)}>Question</Button>
      <Button onClick={() => void notify('good', 'Tersimpan')}>Notice</Button>
      <dialog ref={drawer.ref} aria-label="drawer" />
      {form && (
        <Dialog title="Formulir" onClose={() => setForm(false)}>
          <input name="typed" />
        </Dialog>
      )}
      {session && (
        <Dialog title="Sesi Berakhir" staysOnTop onClose={() => {}}>
          <input name="password" />
        </Dialog>
      )}
      <AskHost />
    </>
  );
}

it('what opens last is on top, but the session dialog stays above all, with what was typed in it', async () => {
  const order = shownOrder();
  await show(<Screen />);
  await press('Drawer');
  await press('Form');
  await press('Session');
  const password = find<HTMLInputElement>('[name="password"]');
  password?.focus();
  await press('Question');
  // The question's own code comes with the first question.
  await waitFor(() => expect(order).toEqual(['drawer', 'Formulir', 'Hapus?', 'Sesi Berakhir']), SLOW);
  expect(document.activeElement).toBe(password);
  await press('Session');
  await press('Form');
  expect(order.at(-1)).toBe('Sesi Berakhir');
  await press('Batal');
});

it('a notice lies inside the top dialog, where it can be pressed and heard', async () => {
  shownOrder();
  await show(<Screen />);
  await press('Notice');
  const notice = () =>
    [...document.querySelectorAll('[role="alert"]')].find((one) => one.textContent?.includes('Tersimpan'));
  await waitFor(() => expect(notice()).toBeTruthy(), SLOW);
  const around = () => notice()?.closest('dialog');
  expect(around()).toBeNull();
  await press('Form');
  expect(around()?.textContent).toContain('Formulir');
  await press('Session');
  expect(around()?.textContent).toContain('Sesi Berakhir');
  await press('Session');
  expect(around()?.textContent).toContain('Formulir');
});
