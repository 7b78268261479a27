import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { CardSection, FactList, Page, Part } from './page.tsx';

const { show } = personAtPage();

it('a page of one record leads back to its list before it says its name', async () => {
  await show(
    <Page title="Gaji Oktober" back={{ to: '/gaji', label: 'Semua gaji' }}>
      isi
    </Page>,
  );
  const link = screen.getByRole('link', { name: 'Semua gaji' });
  expect(link.getAttribute('href')).toBe('/gaji');
  const heading = screen.getByRole('heading', { level: 1, name: 'Gaji Oktober' });
  expect(link.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a card is known to screen readers by its heading, and holds what can be done', async () => {
  await show(
    <CardSection title="Riwayat" actions={<button type="button">Semua</button>}>
      isi
    </CardSection>,
  );
  const card = within(screen.getByRole('region', { name: 'Riwayat' }));
  expect(card.getByRole('button', { name: 'Semua' })).toBeTruthy();
});

it('a fact that does not apply is left out, and a zero is a fact', async () => {
  await show(<FactList facts={[['Kelas', 0], false, ['Guru', 'Rina']]} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Kelas', 'Guru']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['0', 'Rina']);
});

it('a part says below its heading what it is for', async () => {
  await show(
    <Part title="Jam mengajar" lead="Jam yang bisa dipesan.">
      isi
    </Part>,
  );
  const part = within(screen.getByRole('region', { name: 'Jam mengajar' }));
  const heading = part.getByRole('heading', { level: 2 });
  expect(heading.nextElementSibling?.textContent).toBe('Jam yang bisa dipesan.');
});
