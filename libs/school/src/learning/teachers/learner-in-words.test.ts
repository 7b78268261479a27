import { expect, it } from 'vitest';
import { learnerInWords } from './learner-in-words.ts';

const form = {
  ...{ firstName: 'Nadia', languages: [], qualification: 'CELTA', withPhoto: false },
  ...{ wordsId: 'Salah itu boleh.', wordsEn: 'Mistakes are welcome.' },
};
const taught = { learners: ['Rafi Pratama', 'Nadia', 'Ani'], ownName: 'Nadia Permatasari' };

it.each([
  ['wordsId', 'Rafi sekarang berani bicara.'],
  ['wordsEn', 'As RAFI says: more!'],
  ['wordsId', '“Seru!” kata Ani.'],
  ['qualification', 'Guru keluarga Pratama'],
])('a learner’s name may not stand in %s: %s', (field, text) => {
  expect(learnerInWords({ ...form, [field]: text }, taught)).toEqual({ [field]: 'namesTaught' });
});

it.each(['Anita mengajar di sini.', 'Rafika', 'Saya Nadia.', ''])('another word may: %s', (text) => {
  expect(learnerInWords({ ...form, wordsId: text }, taught)).toEqual({});
});
