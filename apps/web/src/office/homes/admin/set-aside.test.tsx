import { expect, it } from 'vitest';
import { stage } from '../../../../test/stage.tsx';
import { SetAsideItem } from './set-aside.tsx';

const { server, show, click, find, text } = stage('admin');

const item = {
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Kirana',
  about: 'finance.post|23505',
  learnerId: null,
  dueAt: null,
  since: '2026-11-02T02:00:00.000Z',
};

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
