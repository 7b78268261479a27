import { textsIn } from '@fasih/messages/texts';
import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { LiveNote } from './live-note.tsx';

const { replies, show, writes } = personAtPage('teachers');
const t = textsIn('id').teachers.screens;
const meeting = { meetingId: 'm1', note: '', homework: '', version: 3 } as AgendaMeeting;
const stale = (note: string) => ({
  status: 409,
  body: {
    code: 'common.stale',
    message: 'x',
    requestId: 'r',
    current: { note, homework: '', version: 4 },
  },
});
const note = () => screen.getByLabelText(t.note.note);
const bodies = () => writes().map(({ body }) => body);

it('a note is saved as it is typed, once the teacher leaves the field or pauses', async () => {
  replies(({ body }) => ({ body: { ...(body as object), version: 4 } }));
  const person = await show(<LiveNote meeting={meeting} />);
  await person.type(note(), 'Past tense');
  expect(screen.getByText(t.lesson.typing)).toBeTruthy();
  await person.tab();
  expect(await screen.findByText(t.lesson.saved)).toBeTruthy();
  expect(bodies()).toEqual([{ note: 'Past tense', homework: '', version: 3 }]);
  await person.type(screen.getByLabelText(t.note.homework), 'Hal. 12');
  await person.tab();
  await screen.findByText(t.lesson.saved);
  expect(bodies().at(-1)).toEqual({ note: 'Past tense', homework: 'Hal. 12', version: 4 });
});

it('what is typed is saved again when only the version has changed meanwhile, as by a mark', async () => {
  replies(({ body }) =>
    (body as { version: number }).version === 3 ? stale('') : { body: { ...(body as object), version: 5 } },
  );
  const person = await show(<LiveNote meeting={meeting} />);
  await person.type(note(), 'Past tense');
  await person.tab();
  expect(await screen.findByText(t.lesson.saved)).toBeTruthy();
  expect(bodies().map((one) => (one as { version: number }).version)).toEqual([3, 4]);
});

it('what somebody else wrote is not overwritten, and what was typed stays', async () => {
  replies(() => stale('Dari perangkat lain'));
  const person = await show(<LiveNote meeting={meeting} />);
  await person.type(note(), 'Past tense');
  await person.tab();
  expect(await screen.findByText(/./, { selector: '[role=status] *' })).toBeTruthy();
  expect(writes()).toHaveLength(1);
  expect((note() as HTMLTextAreaElement).value).toBe('Past tense');
  expect(screen.getByText(t.savedNow({ text: 'Dari perangkat lain' }))).toBeTruthy();
  replies(({ body }) => ({ body: { ...(body as object), version: 5 } }));
  await person.click(screen.getByRole('button', { name: t.lesson.keepMine }));
  expect(await screen.findByText(t.lesson.saved)).toBeTruthy();
  expect(bodies().at(-1)).toEqual({ note: 'Past tense', homework: '', version: 4 });
  expect(screen.queryByText(t.savedNow({ text: 'Dari perangkat lain' }))).toBeNull();
});

it('what could not be saved while offline is saved once the connection is back, and until then the page asks before it closes', async () => {
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  replies(() => Promise.reject(new TypeError('offline')));
  const person = await show(<LiveNote meeting={meeting} />);
  expect(closing()).toBe(false);
  await person.type(note(), 'Past tense');
  await person.tab();
  await screen.findByText(textsIn('id').common.noAnswer);
  expect(closing()).toBe(true);
  replies(({ body }) => ({ body: { ...(body as object), version: 4 } }));
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(t.lesson.saved)).toBeTruthy();
  expect(closing()).toBe(false);
});

it('a newer version is shown while nothing is typed, and does not replace what is', async () => {
  const Page = () => {
    const [shown, setShown] = useState(meeting);
    const next = () =>
      setShown(({ version }) => ({ ...meeting, note: `Baru ${version + 1}`, version: version + 1 }));
    return (
      <>
        <LiveNote meeting={shown} />
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={next}>
          next
        </button>
      </>
    );
  };
  replies(() => stale('Baru 5'));
  const person = await show(<Page />);
  await person.click(screen.getByText('next'));
  expect((note() as HTMLTextAreaElement).value).toBe('Baru 4');
  await person.type(note(), ' saya');
  await person.click(screen.getByText('next'));
  expect((note() as HTMLTextAreaElement).value).toBe('Baru 4 saya');
  // What is not saved here would be tried again in the tests that follow.
  replies(({ body }) => ({ body: { ...(body as object), version: 6 } }));
  await person.tab();
  expect(await screen.findByText(t.lesson.saved)).toBeTruthy();
});
