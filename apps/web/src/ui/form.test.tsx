import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { Form } from './form.tsx';

const { show } = personAtPage();

it('a form says why it was refused above its fields, and takes no press while it is sent', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const parts = { onSubmit: submit, submitLabel: 'Simpan', pendingLabel: 'Menyimpan…' };
  const field = <input aria-label="Nama" />;
  const person = await show(
    <>
      <Form {...parts} state={{ problem: 'Nama ini sudah dipakai.', isPending: false }}>
        {field}
      </Form>
      <Form {...parts} state={{ problem: null, isPending: true }}>
        {field}
      </Form>
    </>,
  );
  const refusal = screen.getByRole('alert');
  expect(refusal.textContent).toBe('Nama ini sudah dipakai.');
  const first = screen.getAllByLabelText('Nama')[0];
  expect(first && refusal.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await person.click(screen.getByRole('button', { name: 'Menyimpan…' }));
  expect(submit).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(submit).toHaveBeenCalledOnce();
});
