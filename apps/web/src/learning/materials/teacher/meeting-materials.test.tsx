import { textsIn } from '@fasih/messages/texts';
import type { Material, MeetingMaterials } from '@fasih/school/learning/materials/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply } from '../../../../test/person-at-page.tsx';
import { MeetingMaterials as Files } from './meeting-materials.tsx';

const { show, replies, writes, reads, pressTwice } = personAtPage('materials', 'teachers');
const t = textsIn('id').materials;
const s = textsIn('id').teachers.screens;

const file = (id: string, more: Partial<Material> = {}): Material => ({
  id,
  title: `Kartu ${id}`,
  mediaType: 'application/pdf',
  bytes: 2000,
  addedBy: 'Nadia',
  addedAt: '2026-11-20T03:00:00.000Z',
  path: `/materials/${id}/file`,
  mayRemove: true,
  ...more,
});

const opens = async (uploads: Material[], more: Partial<MeetingMaterials> = {}, refusal?: Reply) => {
  const materials = {
    meetingId: 'm1',
    number: 3,
    kind: 'lesson',
    title: null,
    course: [],
    uploads,
    mayAdd: true,
  };
  replies(({ method }) => (method === 'GET' ? { body: { ...materials, ...more } } : (refusal ?? {})));
  return show(<Files meetingId="m1" />);
};
const refusalOf = (status: number, problem: keyof typeof t.problems) => ({
  status,
  body: { code: `materials.${problem}`, message: String(t.problems[problem]) },
});
const choose = (chosen: File) =>
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [chosen] } });
const rows = async () =>
  within(await screen.findByRole('list', { name: t.uploads })).getAllByRole('listitem');

it('a teacher reads who added a file, and takes away only what is their own to take away', async () => {
  await opens([file('1'), file('2', { mayRemove: false, addedBy: 'Sekolah' })]);
  const [own, other] = await rows();
  expect(own?.textContent).toContain('Nadia');
  expect(
    within(own as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/api/materials/1/file');
  expect(
    within(own as HTMLElement).getByRole('button', { name: t.removeFor({ title: 'Kartu 1' }) }),
  ).toBeTruthy();
  expect(within(other as HTMLElement).queryByRole('button')).toBeNull();
});

it('a file goes only after a question, and the list is read again', async () => {
  const person = await opens([file('1')]);
  const remove = await screen.findByRole('button', { name: t.removeFor({ title: 'Kartu 1' }) });
  await person.click(remove);
  const question = within(
    await screen.findByRole('dialog', { name: t.removeAsk.title({ title: 'Kartu 1' }) }),
  );
  await person.click(question.getByRole('button', { name: t.removeAsk.no }));
  expect(writes()).toEqual([]);
  await person.click(remove);
  await person.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: t.removeAsk.yes }),
  );
  await waitFor(() => expect(writes()).toMatchObject([{ method: 'DELETE', path: '/materials/1' }]));
  await screen.findByText(t.removed);
  expect(reads()).toHaveLength(2);
});

it('a file that cannot be taken away any more is said in words', async () => {
  const person = await opens([file('1')], {}, refusalOf(404, 'notFound'));
  await person.click(await screen.findByRole('button', { name: t.removeFor({ title: 'Kartu 1' }) }));
  await person.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: t.removeAsk.yes }),
  );
  expect(await screen.findByText(t.problems.notFound)).toBeTruthy();
});

it('without a chosen file nothing is sent; with one it goes once, and the form is empty again', async () => {
  const person = await opens([]);
  expect(await screen.findByText(t.noneText)).toBeTruthy();
  await person.click(screen.getByText(t.add, { selector: 'summary, summary *' }));
  const send = screen.getByRole('button', { name: t.add });
  await person.click(send);
  expect(screen.getByText(t.problems.noFile)).toBeTruthy();
  expect(writes()).toEqual([]);
  choose(new File(['x'], 'kartu.pdf', { type: 'application/pdf' }));
  expect(screen.queryByText(t.problems.noFile)).toBeNull();
  const title = screen.getByRole('textbox', { name: new RegExp(`^${t.fileTitle}`) });
  await person.type(title, ' Kartu kata ');
  await pressTwice(person, send);
  await screen.findByText(t.added);
  expect(writes().map(({ method, path }) => [method, path])).toEqual([['POST', '/meetings/m1/materials']]);
  expect(title).toHaveProperty('value', '');
  expect(screen.queryByText('kartu.pdf')).toBeNull();
});

it('a file that is refused stays chosen, with the reason', async () => {
  const person = await opens([], {}, refusalOf(415, 'wrongType'));
  await person.click(await screen.findByText(t.add, { selector: 'summary, summary *' }));
  choose(new File(['x'], 'lagu.mp3', { type: 'audio/mpeg' }));
  await person.click(screen.getByRole('button', { name: t.add }));
  expect(await screen.findByText(t.problems.wrongType)).toBeTruthy();
  expect(screen.getByText(/lagu\.mp3/)).toBeTruthy();
});

it('a reader who may not add sees no form', async () => {
  await opens([file('1', { mayRemove: false })], { mayAdd: false });
  await rows();
  expect(screen.queryByText(t.add)).toBeNull();
  expect(screen.queryByLabelText(s.file)).toBeNull();
});

it('materials that fail to load can be loaded again', async () => {
  replies(() => ({ status: 500, body: { code: 'common.internal', message: 'x' } }));
  const person = await show(<Files meetingId="m1" />);
  expect(await screen.findByText(t.loadFailed)).toBeTruthy();
  replies(() => ({
    body: { meetingId: 'm1', number: 3, kind: 'lesson', title: null, course: [], uploads: [], mayAdd: false },
  }));
  await person.click(screen.getByRole('button', { name: textsIn('id').common.retry }));
  expect(await screen.findByText(t.noneText)).toBeTruthy();
});
