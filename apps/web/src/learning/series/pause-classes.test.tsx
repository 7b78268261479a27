import { textsIn } from '@fasih/messages/texts';
import type { SeriesPlan } from '@fasih/school/learning/series/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inDialog } from '../../../test/at-page.ts';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { PauseClasses } from './pause-classes.tsx';

const { replies, show, writes, pressTwice } = personAtPage('series', 'staff');
const { series: t } = textsIn('en');

const plan: SeriesPlan = {
  classes: [
    {
      ...{ classId: 'c1', name: 'Kids Beginner', learners: ['Kirana'], teacher: { id: 't1', name: 'Ratna' } },
      changes: [
        {
          ...{ meetingId: 'm1', number: 3, kind: 'series', outcome: 'waits', to: null },
          ...{ was: '2026-12-22T09:00:00.000Z', teacherName: 'Ratna', isHandedOver: false },
        },
      ],
      times: [{ was: '2026-12-22T09:00:00.000Z', to: null }],
      ...{ skipped: [], staying: ['2026-12-21T09:00:00.000Z'] },
    },
  ],
  ...{ families: 1, teachers: 1, seen: 'first' },
};
const classes = ['Kirana', 'Bayu'].map((name, n) => ({
  ...{ id: `c${n + 1}`, name: 'Kids Beginner', learners: [{ id: `l${n}`, name }] },
  teacher: { id: 't1', name: 'Ratna' },
}));
const opens = async (classId?: string) => {
  const closed = vi.fn();
  replies(({ method }) => ({
    body: method === 'GET' ? { data: classes, total: 2, page: 1, pageSize: 100 } : plan,
  }));
  const page = <PauseClasses {...(classId ? { classId } : {})} today="2026-12-16" onClose={closed} />;
  const user = await show(page, { lang: 'en', at: '/class/management' });
  return { user, closed, form: await inDialog(classId ? t.pause.one : t.pause.several) };
};
const saved = () => writes().filter(({ path }) => path === '/pauses');

it('two weeks from Monday on are proposed, with what moves, waits and takes place; one press pauses once', async () => {
  const { user, closed, form } = await opens('c1');
  expect(await form.findByText(t.preview.waitsInPause({ n: 1 }))).toBeTruthy();
  expect(form.getByText(t.preview.staying({ n: 1 }))).toBeTruthy();
  expect(form.getByRole('link', { name: 'Kids Beginner' })).toBeTruthy();
  const save = form.getByRole('button', { name: t.pause.save });
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false));
  await pressTwice(user, save);
  expect(await screen.findByText(t.done({ families: 1, teachers: 1 }))).toBeTruthy();
  expect(closed).toHaveBeenCalledOnce();
  expect(saved().map(({ body }) => body)).toEqual([
    { classIds: ['c1'], from: '2026-12-21', until: '2027-01-04', reason: '', seen: 'first' },
  ]);
});

it('several classes are chosen one by one or all; days in the wrong order say so', async () => {
  const { user, form } = await opens();
  expect(form.getByText(t.pause.choose)).toBeTruthy();
  await user.click(await form.findByRole('checkbox', { name: t.pause.all({ n: 2 }) }));
  await user.click(form.getByRole('checkbox', { name: /Bayu/ }));
  await user.click(form.getByRole('checkbox', { name: /Bayu/ }));
  fireEvent.change(form.getByLabelText(t.pause.until), { target: { value: '2026-12-21' } });
  expect(await form.findByText(t.pause.order)).toBeTruthy();
  fireEvent.change(form.getByLabelText(t.pause.until), { target: { value: '2026-12-28' } });
  const save = form.getByRole('button', { name: t.pause.save });
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false));
  await user.click(save);
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.body).toMatchObject({ classIds: ['c1', 'c2'], from: '2026-12-21', until: '2026-12-28' });
});
