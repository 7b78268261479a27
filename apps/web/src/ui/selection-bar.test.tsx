import { textsIn } from '@fasih/messages/texts';
import { screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { useSelection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';

const { show } = personAtPage('common');
const t = textsIn('id').common.selection;

it('the first choice keeps the list in place while the actions are still loading', async () => {
  const loaded = Promise.withResolvers<{ default: () => string }>();
  const Actions = lazy(() => loaded.promise);
  function List() {
    const selection = useSelection<string>({ rowKey: (row) => row, nameOf: (row) => row });
    return (
      <>
        <input
          type="checkbox"
          aria-label="Sari"
          checked={selection.has('Sari')}
          onChange={() => selection.toggle('Sari', ['Sari'], false)}
        />
        <SelectionBar
          selection={selection}
          page={{ data: ['Sari'], total: 1, page: 1, pageSize: 20 }}
          most={10}
          all={{ run: () => {}, isPending: false, problem: null }}
        >
          <Actions />
        </SelectionBar>
      </>
    );
  }
  const person = await show(
    <Suspense fallback="memuat">
      <List />
    </Suspense>,
  );
  await person.click(screen.getByRole('checkbox', { name: 'Sari' }));
  expect(screen.getByRole('checkbox', { name: 'Sari' })).toHaveProperty('checked', true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Sari');
  expect(screen.queryByText('memuat')).toBeNull();
  expect(screen.getByRole('region', { name: t.actions })).toBeTruthy();
  loaded.resolve({ default: () => 'Kirim pesan' });
  expect(await screen.findByText('Kirim pesan')).toBeTruthy();
});
