import { expect, it } from 'vitest';
import { classSubtitle, classTitle } from './title.ts';

const OWN = 'General English for Kids · Kids Beginner';

it.each([
  ['one learner', ['Budi Santoso'], 'Budi Santoso', OWN],
  ['three learners', [{ name: 'Ani' }, { name: 'Budi' }, { name: 'Cici' }], 'Ani, Budi, Cici', OWN],
  ['more than three', ['Ani', 'Budi', 'Cici', 'Dedi', 'Eka'], 'Ani, Budi, Cici +2', OWN],
  ['nobody yet', [], OWN, null],
  ['a learner who was erased', [''], OWN, null],
  ['an erased one beside others', ['Ani', '', 'Cici'], 'Ani, Cici', OWN],
  ['a learner with two seats', ['Ani', 'Ani'], 'Ani', OWN],
])('%s: the class is called by its learners, its own name is below', (_, learners, title, below) => {
  expect(classTitle(learners, OWN)).toBe(title);
  expect(classSubtitle(learners, OWN)).toBe(below);
});
