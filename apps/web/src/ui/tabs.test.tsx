import { screen } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { Tabs, useTab } from './tabs.tsx';

const { show } = personAtPage();

function Record() {
  const [tab, choose] = useTab(['courses', 'notes', 'family']);
  const navigate = useNavigate();
  return (
    <>
      <Tabs
        label="Isi"
        tabs={[
          { key: 'courses', label: 'Kursus', count: 2 },
          { key: 'notes', label: 'Catatan' },
          { key: 'family', label: 'Keluarga' },
        ]}
        chosen={tab}
        onChoose={choose}
      >
        {tab}
        {tab === 'notes' && <textarea aria-label="Catatan baru" />}
        {tab === 'courses' && <input type="search" aria-label="Cari" />}
      </Tabs>
      <output>{useLocation().search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Mundur
      </button>
    </>
  );
}

it('the chosen tab is kept in the address, and Back leads to the tab before', async () => {
  const person = await show(<Record />, { at: '/?tab=notes&page=3' });
  expect(screen.getByRole('tabpanel', { name: 'Catatan' }).textContent).toBe('notes');
  await person.click(screen.getByRole('tab', { name: 'Keluarga' }));
  await screen.findByText('?tab=family');
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Kursus/ })).toBe(document.activeElement);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  await person.click(screen.getByRole('button', { name: 'Mundur' }));
  expect(await screen.findByRole('tabpanel', { name: 'Keluarga' })).toBeTruthy();
});

it('a tab that the address cannot mean is the first one', async () => {
  await show(<Record />, { at: '/?tab=salary' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Kursus2');
});

it('what somebody typed in a tab and did not save is there when they come back', async () => {
  const person = await show(<Record />, { at: '/?tab=notes' });
  await person.type(screen.getByRole('textbox', { name: 'Catatan baru' }), 'Ibunya menelepon');
  await person.click(screen.getByRole('tab', { name: /Kursus/ }));
  await person.type(await screen.findByRole('searchbox', { name: 'Cari' }), 'adult');
  expect(screen.queryByRole('textbox', { name: 'Catatan baru' })).toBeNull();
  await person.click(screen.getByRole('tab', { name: 'Catatan' }));
  expect(await screen.findByRole('textbox', { name: 'Catatan baru' })).toHaveProperty(
    'value',
    'Ibunya menelepon',
  );
  await person.click(screen.getByRole('tab', { name: /Kursus/ }));
  expect(await screen.findByRole('searchbox', { name: 'Cari' })).toHaveProperty('value', '');
});

it('of another record nothing is kept', async () => {
  const person = await show(
    <>
      <Record />
      <Link to="/dua?tab=notes">Siswa lain</Link>
    </>,
    { at: '/satu?tab=notes', path: '/:id' },
  );
  await person.type(screen.getByRole('textbox', { name: 'Catatan baru' }), 'Ibunya menelepon');
  await person.click(screen.getByRole('link', { name: 'Siswa lain' }));
  await vi.waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Catatan baru' })).toHaveProperty('value', ''),
  );
});
