import { textsIn } from '@fasih/messages/texts';
import type { ClassRow } from '@fasih/school/learning/classes/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inDialog } from '../../../test/at-page.ts';
import { personAtPage } from '../../../test/person-at-page.tsx';
import ClassesList from '../classes/admin/list.tsx';

const { replies, show, writes } = personAtPage('bulk', 'staff', 'series', 'teachers');
const { bulk: t, common, series } = textsIn('en');
const s = common.selection;

const rowOf = (n: number, name: string, state: ClassRow['state'] = 'active'): ClassRow => ({
  id: `c${n}`,
  name: 'Kids Beginner',
  packageType: 'general_english',
  category: 'kids',
  ageGroup: 'kids',
  level: 'Kids Beginner',
  state,
  teacher: { id: 't1', name: 'Ratna' },
  capacity: 1,
  startsOn: '2026-11-02',
  learners: [{ id: `l${n}`, name }],
  slots: [],
  meetings: 20,
  closed: 0,
  nextMeetingAt: null,
  progressCounts: { attended: 0, lost: 0, left: 20 },
  hasLink: true,
  version: 1,
});
const rows = [rowOf(1, 'Ani'), rowOf(2, 'Bima'), rowOf(3, 'Citra'), rowOf(4, 'Dedi', 'completed')];
const plan = {
  families: 2,
  learners: 2,
  seen: 's1',
  excluded: [{ name: 'Citra', why: 'inactive' }],
};
const teacherPlan = {
  families: 1,
  seen: 's2',
  classes: [{ classId: 'c1', title: 'Ani', wasTeacherId: 't1' }],
  excluded: [{ classId: 'c2', title: 'Bima', why: 'Busy then.' }],
};

const proposals = {
  classes: ['Ani', 'Bima'].map((title, n) => ({
    classId: `c${n + 1}`,
    title,
    teacher: { id: 't1', name: 'Ratna' },
    ...(n === 0
      ? { ranked: [{ teacherId: 't3', name: 'Sinta', load: 1 }], proposed: 't3' }
      : { ranked: [], proposed: null }),
  })),
};

const teachers = [
  { id: 't1', name: 'Ratna', active: true },
  { id: 't2', name: 'Bayu', active: true },
];

/** `stays` is what the server says of classes that do not go back to the teacher from before. */
async function opens(total = rows.length, stays: typeof teacherPlan.excluded = []) {
  replies(({ method, path, body }) => {
    if (path.startsWith('/classes/today'))
      return { body: { day: '2026-11-26', classes: 1, meetings: 1, running: 0 } };
    if (path.startsWith('/classes')) return { body: { data: rows, total, page: 1, pageSize: 20 } };
    if (path.startsWith('/teachers'))
      return { body: { data: teachers, total: teachers.length, page: 1, pageSize: 100 } };
    if (path === '/pauses/plan') return { body: { classes: [], families: 0, teachers: 0, seen: 'p' } };
    if (path === '/bulk/teacher/proposals') return { body: proposals };
    if (path.startsWith('/bulk/teacher'))
      return JSON.stringify(body).includes('c2')
        ? { body: teacherPlan }
        : { body: { ...teacherPlan, excluded: stays } };
    return method === 'POST' ? { body: plan } : { body: {} };
  });
  const user = await show(<ClassesList />, { lang: 'en', at: '/class/management' });
  await screen.findByRole('checkbox', { name: s.row({ name: 'Ani' }) });
  const pick = (name: string) => screen.getByRole('checkbox', { name: s.row({ name }) });
  const bar = () => within(screen.getByRole('region', { name: s.actions }));
  return { user, pick, bar };
}
const saved = () => writes().filter(({ path }) => !/\/(plan|proposals)$/.test(path));

it('rows are chosen one by one, with shift from one to another, as a page, and not at all', async () => {
  const { user, pick, bar } = await opens();
  expect(screen.queryByRole('region', { name: s.actions })).toBeNull();
  await user.click(pick('Ani'));
  await user.keyboard('{Shift>}');
  await user.click(pick('Citra'));
  await user.keyboard('{/Shift}');
  expect(bar().getByText(s.chosen({ n: 3 }))).toBeTruthy();
  // By keyboard.
  pick('Bima').focus();
  await user.keyboard(' ');
  expect(bar().getByText(s.chosen({ n: 2 }))).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: s.wholePage }));
  expect(bar().getByText(s.chosen({ n: 4 }))).toBeTruthy();
  await user.click(bar().getByRole('button', { name: s.clear }));
  expect(screen.queryByRole('region', { name: s.actions })).toBeNull();
  // What had the focus is gone: Tab leads on from where the bar was, to the list.
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: s.wholePage }));
});

it('all that match are chosen where the server takes so many at once', async () => {
  const { user, pick, bar } = await opens(60);
  await user.click(pick('Ani'));
  await user.click(bar().getByRole('button', { name: s.all({ n: 60 }) }));
  await waitFor(() => expect(bar().getByText(s.chosen({ n: 4 }))).toBeTruthy());
});

it('a message says first whom it reaches and who is left out, and nothing is chosen once it is sent', async () => {
  const { user, pick, bar } = await opens();
  await user.click(pick('Ani'));
  await user.click(pick('Citra'));
  await user.click(bar().getByRole('button', { name: t.message.action }));
  const form = await inDialog(t.message.title);
  expect(await form.findByText(t.message.reaches({ families: 2, learners: 2 }))).toBeTruthy();
  expect(form.getByText(`Citra: ${t.why.inactive}`)).toBeTruthy();
  const chosen = form.getByText(s.chosen({ n: 2 })).closest('details') as HTMLElement;
  expect(
    within(chosen)
      .getAllByRole('listitem', { hidden: true })
      .map((one) => one.textContent),
  ).toEqual(['Ani', 'Citra']);
  await user.click(form.getByRole('button', { name: t.message.send }));
  expect(saved()).toEqual([]);
  expect(document.activeElement?.getAttribute('name')).toBe('title');
  await user.type(form.getByLabelText(t.message.subject, { exact: false }), 'Tryout');
  await user.type(form.getByRole('textbox', { name: new RegExp(`^${t.message.text}`) }), 'On Saturday.');
  await user.click(form.getByRole('button', { name: t.message.send }));
  expect(await screen.findByText(t.message.sent({ n: 2 }))).toBeTruthy();
  expect(saved()).toEqual([
    {
      method: 'POST',
      path: '/bulk/messages',
      body: { classIds: ['c1', 'c3'], title: 'Tryout', text: 'On Saturday.', seen: 's1' },
    },
  ]);
  expect(screen.queryByRole('region', { name: s.actions })).toBeNull();
});

it('for each class the best free teacher is proposed; what is chosen can be changed before it is saved once', async () => {
  const { user, pick, bar } = await opens();
  await user.click(pick('Ani'));
  await user.click(pick('Bima'));
  await user.click(bar().getByRole('button', { name: t.teacher.action }));
  const form = await inDialog(t.teacher.title);
  const of = (name: string) =>
    form.getByRole<HTMLSelectElement>('combobox', { name: t.teacher.newTeacherOf({ name }) });
  await form.findByRole('option', { name: t.teacher.option({ name: 'Sinta', load: 1 }) });
  expect([of('Ani').value, of('Bima').value]).toEqual(['t3', '']);
  expect(form.getByText(t.teacher.noneFree)).toBeTruthy();
  await user.selectOptions(of('Ani'), t.teacher.stays({ name: 'Ratna' }));
  expect(form.getByRole('button', { name: t.teacher.save })).toHaveProperty('disabled', true);
  await user.selectOptions(of('Ani'), 't3');
  await form.findByText(t.teacher.changes({ classes: 1, families: 1 }));
  await user.click(form.getByRole('button', { name: t.teacher.save }));
  await screen.findByText(t.teacher.done({ n: 1 }));
  expect(saved().filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/bulk/teacher', body: { changes: [{ classId: 'c1', teacherId: 't3' }], seen: 's2' } },
  ]);
});

/** Chooses Bayu for the classes of Ani and Bima; nothing is saved yet. */
async function givesToBayu({ user, pick, bar }: Awaited<ReturnType<typeof opens>>) {
  await user.click(pick('Ani'));
  await user.click(pick('Bima'));
  await user.click(bar().getByRole('button', { name: t.teacher.action }));
  const form = await inDialog(t.teacher.title);
  await form.findByRole('option', { name: t.teacher.option({ name: 'Sinta', load: 1 }) });
  await form.findByRole('option', { name: 'Bayu' });
  await user.selectOptions(form.getByLabelText(t.teacher.all), 'Bayu');
  return { user, form };
}

it('another teacher is looked at class by class, given, and taken back from the notice', async () => {
  const { user, form } = await givesToBayu(await opens());
  // Both classes are Ratna's already.
  expect(form.queryByRole('option', { name: 'Ratna' })).toBeNull();
  expect(await form.findByText(t.teacher.changes({ classes: 1, families: 1 }))).toBeTruthy();
  expect(form.getByText('Busy then.')).toBeTruthy();
  await user.click(form.getByRole('button', { name: t.teacher.save }));
  await screen.findByText(t.teacher.done({ n: 1 }));
  await user.click(screen.getByRole('button', { name: common.undo }));
  await screen.findByText(t.teacher.undone);
  expect(saved().map(({ body }) => body)).toMatchObject([
    {
      changes: [
        { classId: 'c1', teacherId: 't2' },
        { classId: 'c2', teacherId: 't2' },
      ],
      seen: 's2',
    },
    { changes: [{ classId: 'c1', teacherId: 't1' }], seen: 's2' },
  ]);
});

it('a class whose teacher from before is busy by now is named when the change is undone', async () => {
  const stays = [{ classId: 'c1', title: 'Ani', why: 'Busy by now.' }];
  const { user, form } = await givesToBayu(await opens(rows.length, stays));
  await form.findByText('Busy then.');
  await user.click(form.getByRole('button', { name: t.teacher.save }));
  await user.click(await screen.findByRole('button', { name: common.undo }));
  await screen.findByText(t.teacher.undoneBut({ classes: 'Ani: Busy by now.' }));
});

it('a pause takes the classes that can pause and names the others', async () => {
  const { user, pick, bar } = await opens();
  await user.click(pick('Ani'));
  await user.click(pick('Dedi'));
  await user.click(bar().getByRole('button', { name: t.pause.action }));
  const form = await inDialog(series.pause.several);
  expect(form.getByText(`Dedi: ${t.pause.over}`)).toBeTruthy();
  await waitFor(() =>
    expect(writes().at(-1)).toMatchObject({ path: '/pauses/plan', body: { classIds: ['c1'] } }),
  );
});
