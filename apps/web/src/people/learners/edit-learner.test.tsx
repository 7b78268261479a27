import type { Learner } from '@fasih/school/people/learners/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage, signIn } from '../../../test/person-at-page.tsx';
import { EditLearner } from './edit-learner.tsx';
import { kirana } from './learners.fixtures.ts';

const { show, replies, writes } = personAtPage('learners');
const dewi: Learner = { ...kirana, kind: 'self', name: 'Dewi', birth_date: null, relation: null };
const person = (learner: Learner) => {
  signIn('student');
  return show(<EditLearner learner={learner} onDone={() => {}} />, { lang: 'en' });
};

it('a corrected fact is sent with the others as they were, and one that is emptied is asked for', async () => {
  const user = await person(kirana);
  await user.clear(screen.getByLabelText("Child's full name"));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  expect(writes()).toEqual([]);
  replies(() => ({ body: { ...kirana, name: 'Kirana Putri' } }));
  await user.type(screen.getByLabelText("Child's full name"), 'Kirana Putri');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({ name: 'Kirana Putri', birth_date: '2016-05-04', version: 1 });
});

it("an adult's birth date may stay unknown", async () => {
  const user = await person(dewi);
  await user.type(screen.getByLabelText('Full name'), ' Lestari');
  const birthDate = screen.getByLabelText('Birth date');
  await user.type(birthDate, '2000-01-01');
  await user.clear(birthDate);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({ name: 'Dewi Lestari', version: 1 });
});
