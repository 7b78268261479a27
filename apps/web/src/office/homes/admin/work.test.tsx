import { textsIn } from '@fasih/messages/texts';
import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { TextsContext, type TextsSource } from '../../../lib/texts.ts';
import { itemAbout } from './work.fixtures.ts';
import { WorkList } from './work.tsx';

const { show, replies, writes } = personAtPage('admin', 'jobs');
const t = textsIn('id').admin.work;

it('the home stays in sight while the dialog that finds a teacher loads its texts', async () => {
  const item = itemAbout('General English, Kids Beginner');
  const read: TextsSource['read'] = (lang, feature) =>
    feature === 'students' ? new Promise(() => {}) : textsIn(lang)[feature];
  const person = await show(
    <TextsContext value={{ read }}>
      <Suspense fallback="memuat">
        <WorkList
          work={[{ kind: 'waitingForClass', count: 1, items: [item] }]}
          now={new Date('2026-11-02T03:00:00Z')}
        />
      </Suspense>
    </TextsContext>,
  );
  await person.click(screen.getByRole('button', { name: t.assignFor({ name: 'Kirana' }) }));
  expect(screen.queryByText('memuat')).toBeNull();
  expect(screen.getByRole('heading', { name: t.title })).toBeTruthy();
});

it('a number is one of a meeting, after the name of its class', async () => {
  const work = (['appeal', 'meetingToCover'] as const).map((kind) => ({
    kind,
    count: 1,
    items: [itemAbout('12/Conversation · Adult A/B')],
  }));
  await show(<WorkList work={work} now={new Date('2026-11-02T03:00:00Z')} />);
  for (const { kind } of work)
    expect(
      screen.getByText(`${t.kinds[kind]} · Conversation · Adult A/B · Pertemuan 12`, { exact: false }),
    ).toBeTruthy();
});

it('a missing teacher is decided about once the meeting is over; until then it leads to the student', async () => {
  const item = {
    id: 'd1',
    name: 'Sekar',
    about: 'Kids · Ratna',
    learnerId: 'l1',
    dueAt: '2026-11-02T03:00:00.000Z',
    since: '2026-11-02T02:03:00.000Z',
  };
  const page = (now: string) => (
    <WorkList work={[{ kind: 'teacherDispute', count: 1, items: [item] }]} now={new Date(now)} />
  );
  const decide = { name: `${t.dispute.decide}: Sekar` };
  await show(page('2026-11-02T02:30:00Z'));
  expect(screen.queryByRole('button', decide)).toBeNull();
  expect(screen.getByRole('link', { name: t.lookAt(item) }).getAttribute('href')).toBe(
    '/student/management/l1',
  );
  cleanup();
  await show(page('2026-11-02T03:01:00Z'));
  expect(screen.getByRole('button', decide)).toBeTruthy();
});

it('a family that missed three meetings in a row stays a task until an outcome is noted', async () => {
  const item = {
    id: 'k1',
    name: 'Sekar',
    about: 'Ibu Ratih · +6281234567890',
    learnerId: 'l1',
    dueAt: null,
    since: '2026-11-02T02:03:00.000Z',
  };
  replies(() => ({ body: { id: 'k1', outcome: 'other', settledAt: '2026-11-02T04:00:00.000Z' } }));
  const person = await show(
    <WorkList
      work={[{ kind: 'familyCall', count: 1, items: [item] }]}
      now={new Date('2026-11-02T03:00:00Z')}
    />,
  );
  expect(screen.getByRole('link', { name: 'Sekar' }).getAttribute('href')).toBe('/student/management/l1');
  await person.click(screen.getByRole('button', { name: `${t.call.note}: Sekar` }));
  await person.click(screen.getByRole('radio', { name: t.call.outcomes.other }));
  const save = screen.getByRole('button', { name: textsIn('id').common.save });
  expect(save.getAttribute('aria-disabled') ?? save.hasAttribute('disabled')).toBeTruthy();
  await person.type(screen.getByRole('textbox'), 'Pindah kota');
  await person.click(save);
  expect(writes()).toEqual([
    { method: 'POST', path: '/family-calls/k1/settle', body: { outcome: 'other', note: 'Pindah kota' } },
  ]);
});
