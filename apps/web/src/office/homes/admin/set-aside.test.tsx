import { expect, it } from 'vitest';
import { stage } from '../../../../test/stage.tsx';
import { SetAsideItem } from './set-aside.tsx';
import { itemAbout } from './work.fixtures.ts';

const { server, show, click, find, text } = stage('admin', 'jobs');

const item = itemAbout('finance.post|23505');

it('what a job set aside says in words what failed and why, and is tried again with one press', async () => {
  const sent: string[] = [];
  server(async (method, path) => {
    sent.push(`${method} ${path}`);
    return { status: 200, body: { ok: true } };
  });
  await show(<SetAsideItem item={item} />);
  for (const words of [
    'Membukukan pertemuan yang selesai',
    'Kirana',
    'Datanya tidak sesuai aturan basis data. Kode: 23505.',
  ])
    expect(text()).toContain(words);
  expect(find('button')?.getAttribute('aria-label')).toBe(
    'Coba lagi: Membukukan pertemuan yang selesai, Kirana',
  );
  await click('button');
  expect(sent).toEqual([expect.stringMatching(`^POST .*/api/jobs/finance.post/set-aside/${item.id}/retry$`)]);
  expect(find('[role="status"]')?.textContent).toBe('Sistem segera mencobanya lagi.');
});
