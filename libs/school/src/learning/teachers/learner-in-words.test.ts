import { expect, it } from 'vitest';
import { learnerInWords, namesPerson } from './learner-in-words.ts';

const form = {
  firstName: 'Nadia',
  languages: [],
  qualification: 'CELTA',
  withPhoto: false,
  wordsId: 'Salah itu boleh.',
  wordsEn: 'Mistakes are welcome.',
};
const taught = { learners: ['Rafi Pratama', 'Nadia', 'Ani'], ownName: 'Nadia Permatasari' };

it.each([
  ['wordsId', 'Rafi Pratama sekarang berani bicara.'],
  ['wordsEn', 'As RAFI  PRATAMA says: more!'],
  ['wordsId', '“Seru!” kata Ani.'],
  ['qualification', 'Guru dari rafi pratama'],
])('a learner’s name is not allowed in %s: %s', (field, text) => {
  expect(learnerInWords({ ...form, [field]: text }, taught)).toEqual({ [field]: 'namesTaught' });
});

it.each(['Anita mengajar di sini.', 'Rafika', 'Saya Nadia.', 'Guru keluarga Pratama', ''])(
  'another word may: %s',
  (text) => {
    expect(learnerInWords({ ...form, wordsId: text }, taught)).toEqual({});
  },
);

const NAMED: [name: string, text: string][] = [
  ['Putri Dewi Lestari', 'Saya bangga kepada Putri Dewi.'],
  ['Putri Dewi Lestari', 'saya bangga kepada dewi lestari'],
  ['Budi A. Santoso', 'Budi Santoso juara lomba pidato.'],
  ['Muhammad Al Fatih', 'Kelas bersama Al-Fatih'],
  ['I Made Wirawan', 'Made Wirawan kini lancar.'],
  ["Nur'aini", 'Nur’aini suka bernyanyi.'],
  ['Zoë', 'Zoë loves songs.'],
  ['Putri', 'Putri sudah berani bicara.'],
];
it.each(NAMED)('%s is named by: %s', (name, text) => {
  expect(namesPerson(text, [name], [])).toBe(true);
});

const ORDINARY: [name: string, text: string][] = [
  ['Putri Dewi Lestari', 'Kami membaca cerita putri raja.'],
  ['Putri', 'Kami membaca cerita putri raja.'],
  ['Putri Dewi Lestari', 'Alumni Universitas Budi Lestari'],
  ['Budi Santoso', 'Budi pekerti itu penting.'],
  ['Dewi Sartika', 'Dewi dan Budi adalah tokoh buku saya.'],
  ['Putri Dewi Lestari', 'Dewi, Putri, Lestari: tiga lagu.'],
  ['Bunga Citra', 'bunga untuk guru'],
  ['I Made Wirawan', 'I made English fun for hundreds of children.'],
  ['Al', 'Al mengajar sejak 2015.'],
  ['Sari', 'Sariwangi, penari'],
];
it.each(ORDINARY)('%s is not named by: %s', (name, text) => {
  expect(namesPerson(text, [name], [])).toBe(false);
});

it('the teacher’s own name may stand, though a learner has it too, but not with another name of the learner', () => {
  const own = ['Nadia Permatasari'];
  expect(namesPerson('Saya Nadia Permatasari.', ['Nadia Permatasari Putri'], own)).toBe(false);
  expect(namesPerson('Permatasari Putri', ['Nadia Permatasari Putri'], own)).toBe(true);
});
