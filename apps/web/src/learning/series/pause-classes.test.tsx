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
      classId: 'c1',
      name: 'Kids Beginner',
      learners: ['Kirana'],
      teacher: { id: 't1', name: 'Ratna' },
      changes: [
        {
          meetingId: 'm1',
          number: 3,
          kind: 'series',
          outcome: 'waits',
          to: null,
          was: '2026-12-22T09:00:00.000Z',
          teacherName: 'Ratna',
          isHandedOver: false,
        },
      ],
      times: [{ was: '2026-12-22T09:00:00.000Z', to: null }],
      skipped: [],
      staying: ['2026-12-21T09:00:00.000Z'],
      noticeHours: 12,
      extensionDays: 7,
    },
  ],
  families: 1,
  teachers: 1,
  seen: 'first',
};
const classes = ['Kirana', 'Bayu'].map((name, n) => ({
  id: `c${n + 1}`,
  name: 'Kids Beginner',
  learners: [{ id: `l${n}`, name }],
  teacher: { id: 't1', name: 'Ratna' },
}));
const opens = async (classId?: string) => {
  const closed = vi.fn();
  replies(({ method, path }) => {
    const data = path.includes('state=active') ? classes : [];
    return { body: method === 'GET' ? { data, total: data.length, page: 1, pageSize: 100 } : plan };
  });
  const page = <PauseClasses {...(classId ? { classId } : {})} today="2026-12-16" onClose={closed} />;
  const user = await show(page, { lang: 'en', at: '/class/management' });
  return { user, closed, form: await inDialog(classId ? t.pause.one : t.pause.several) };
};
const saved = () => writes().filter(({ path }) => path === '/pauses');

it('two weeks from Monday on are proposed, with what moves, waits and takes place; one press pauses once', async () => {
  const { user, closed, form } = await opens('c1');
  expect(await form.findByText(t.preview.waitsInPause({ n: 1 }))).toBeTruthy();
  expect(form.getByText(t.preview.staying({ n: 1, hours: 12 }))).toBeTruthy();
  expect(form.getByRole('link', { name: 'Kirana' })).toBeTruthy();
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

it('if not all classes are listed, there is a search and no tick for all; scheduled classes are listed, too', async () => {
  const [kirana, bayu] = classes;
  replies(({ method, path }) => {
    if (method !== 'GET') return { body: plan };
    const isSearch = path.includes('q=bay');
    const data = isSearch === path.includes('state=active') ? [bayu] : isSearch ? [] : [kirana];
    return { body: { data, total: isSearch || path.includes('scheduled') ? data.length : 140 } };
  });
  const user = await show(<PauseClasses today="2026-12-16" onClose={vi.fn()} />, { lang: 'en', at: '/' });
  const form = await inDialog(t.pause.several);
  expect(await form.findByText(t.pause.some({ n: 1, total: 140 }))).toBeTruthy();
  expect(await form.findByRole('group', { name: t.pause.later })).toBeTruthy();
  await user.click(form.getByRole('checkbox', { name: /Kirana/ }));
  await user.type(form.getByLabelText(t.pause.search), 'bay');
  await user.click(await form.findByRole('checkbox', { name: t.pause.all({ n: 1 }) }));
  await waitFor(() =>
    expect(writes().at(-1)?.body).toMatchObject({ classIds: ['c1', 'c2'], from: '2026-12-21' }),
  );
});

it('a preview that failed can be asked for again where that may help', async () => {
  replies(() => ({ status: 503, body: { code: 'common.busy', message: 'Busy', requestId: 'r' } }));
  const user = await show(<PauseClasses classId="c1" today="2026-12-16" onClose={vi.fn()} />, {
    lang: 'en',
    at: '/',
  });
  const form = await inDialog(t.pause.one);
  const again = await form.findByRole('button', { name: textsIn('en').common.retry });
  replies(() => ({ body: plan }));
  await user.click(again);
  expect(await form.findByText(t.preview.waitsInPause({ n: 1 }))).toBeTruthy();
});
