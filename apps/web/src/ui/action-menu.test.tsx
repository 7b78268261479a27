import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { ActionMenu } from './action-menu.tsx';

const { show } = personAtPage();

it('what else can be done opens with the keyboard, and a chosen action gives the focus back to the button', async () => {
  const remove = vi.fn();
  const person = await show(
    <ActionMenu
      label="Tindakan lain: Sari"
      actions={[
        { label: 'Buka', to: '/sari' },
        false,
        { label: 'Hapus', name: 'Hapus Sari', isDangerous: true, onSelect: remove },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Tindakan lain: Sari' });
  button.focus();
  await person.keyboard('{Enter}');
  expect((await screen.findByRole('menuitem', { name: 'Buka' })).getAttribute('href')).toBe('/sari');
  await person.click(screen.getByRole('menuitem', { name: 'Hapus Sari' }));
  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('nothing to do means no button', async () => {
  await show(<ActionMenu label="Tindakan lain" actions={[false]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
