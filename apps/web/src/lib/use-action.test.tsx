import { contract } from '@fasih/school/basics/contract';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { personAtPage } from '../../test/person-at-page.tsx';
import { Button } from '../ui/button.tsx';
import { queryOf } from './query.ts';
import { latestProblem, useAction } from './use-action.ts';

const note = z.object({ text: z.string(), version: z.number() });
const readNote = contract({
  method: 'GET',
  path: '/note',
  who: 'signedIn',
  summary: 'Read',
  reply: { 200: note },
});
const saveNote = contract({
  method: 'PUT',
  path: '/note',
  who: 'signedIn',
  summary: 'Save',
  body: note,
  reply: { 200: note },
});
type Note = z.output<typeof note>;

const { show, replies, writes } = personAtPage();
const query = queryOf(readNote, {});

function Page(props: { onStale?: (current: Note) => void; onDone?: (saved: Note) => void; reads?: boolean }) {
  const read = useQuery(query);
  const save = useAction(saveNote, {
    ...(props.reads ? { invalidates: [readNote] } : { updates: () => query }),
    ...(props.onStale && { onStale: props.onStale }),
    ...(props.onDone && { onDone: props.onDone }),
  });
  return (
    <>
      <p>Catatan: {read.data?.text}</p>
      <Button
        isPending={save.isPending}
        onClick={() => void save.run({ body: { text: 'baru', version: 1 } })}
      >
        Simpan
      </Button>
      <p role="alert">{save.problem}</p>
    </>
  );
}

const kept = { body: { text: 'lama', version: 1 } };

it('the reply of a write shows at once, without loading the record again', async () => {
  const asked = vi.fn();
  replies(({ method }) => {
    if (method === 'PUT') return { body: { text: 'baru', version: 2 } };
    asked();
    return kept;
  });
  const person = await show(<Page />);
  await screen.findByText('Catatan: lama');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Catatan: baru');
  expect(asked).toHaveBeenCalledOnce();
});

it('what a write invalidates is loaded again, also when the write is refused', async () => {
  let text = 'lama';
  replies(({ method }) => {
    if (method === 'GET') return { body: { text, version: 1 } };
    text = 'dari orang lain';
    return { status: 409, body: { code: 'notes.closed', message: 'Catatan sudah ditutup.' } };
  });
  const person = await show(<Page reads />);
  await screen.findByText('Catatan: lama');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Catatan: dari orang lain');
  expect(screen.getByRole('alert').textContent).toBe('Catatan sudah ditutup.');
});

it('two presses before the answer send one write, and the button is busy meanwhile', async () => {
  const answer = Promise.withResolvers<{ body: Note }>();
  replies(({ method }) => (method === 'PUT' ? answer.promise : kept));
  const person = await show(<Page />);
  await screen.findByText('Catatan: lama');
  const button = screen.getByRole('button', { name: 'Simpan' });
  await person.dblClick(button);
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  answer.resolve({ body: { text: 'baru', version: 2 } });
  await screen.findByText('Catatan: baru');
  expect(writes()).toHaveLength(1);
  expect(button.getAttribute('aria-busy')).toBeNull();
});

it('a record that somebody else changed is handed over as it is now, and is no problem to read', async () => {
  const current = { text: 'punya Sari', version: 2 };
  replies(({ method }) =>
    method === 'PUT'
      ? { status: 409, body: { code: 'common.stale', message: 'Sudah diubah.', current } }
      : kept,
  );
  const onStale = vi.fn();
  const person = await show(<Page onStale={onStale} />);
  await screen.findByText('Catatan: lama');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await vi.waitFor(() => expect(onStale).toHaveBeenCalledWith(current));
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('a write is done once its reads are loaded again', async () => {
  const read = Promise.withResolvers<{ body: Note }>();
  let saved = false;
  replies(({ method }) => {
    if (method === 'PUT') {
      saved = true;
      return { body: { text: 'baru', version: 2 } };
    }
    return saved ? read.promise : kept;
  });
  const onDone = vi.fn();
  const person = await show(<Page reads onDone={onDone} />);
  await screen.findByText('Catatan: lama');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await vi.waitFor(() => expect(saved).toBe(true));
  expect(onDone).not.toHaveBeenCalled();
  read.resolve({ body: { text: 'baru', version: 2 } });
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('a connection that drops after the write does not keep the button busy', async () => {
  let saved = false;
  replies(({ method }) => {
    if (method !== 'PUT') return saved ? new Promise(() => {}) : kept;
    saved = true;
    return { body: { text: 'baru', version: 2 } };
  });
  const onDone = vi.fn();
  const person = await show(<Page reads onDone={onDone} />);
  await screen.findByText('Catatan: lama');
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  await vi.waitFor(() => expect(saved).toBe(true));
  expect(onDone).not.toHaveBeenCalled();
  onlineManager.setOnline(false);
  try {
    const button = screen.getByRole('button', { name: 'Simpan' });
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(onDone).toHaveBeenCalledOnce();
  } finally {
    onlineManager.setOnline(true);
  }
});

it('where buttons share one place for a refusal, the write that was started last speaks', () => {
  const refused = { startedAt: 1, problem: 'Sudah disetujui.' };
  const done = { startedAt: 2, problem: null };
  const never = { startedAt: 0, problem: null };
  expect(latestProblem(never, refused)).toBe('Sudah disetujui.');
  expect(latestProblem(refused, done, never)).toBeNull();
});
