import { type Random, seededRandom } from '@fasih/school/basics/random';
import type { Relation } from '@fasih/school/people/learners/contract';

/** Names from all over Indonesia; all people of the demo school are invented. */
const WOMEN = [
  'Sari',
  'Dewi',
  'Ayu',
  'Maria',
  'Fitri',
  'Intan',
  'Ni Luh',
  'Yuliana',
  'Rahma',
  'Citra',
  'Melati',
  'Ester',
];
const MEN = [
  'Budi',
  'Agus',
  'Made',
  'Yohanes',
  'Rizky',
  'Hendra',
  'Togar',
  'Fajar',
  'Ilham',
  'Anton',
  'Bayu',
  'Markus',
];
const LAST = [
  'Wulandari',
  'Siregar',
  'Pratama',
  'Nasution',
  'Tambunan',
  'Lestari',
  'Mahendra',
  'Rumbiak',
  'Saputra',
  'Hidayat',
  'Wibowo',
  'Latuconsina',
];
const GIRLS = ['Nayla', 'Putri', 'Kezia', 'Aisyah', 'Kirana', 'Gita'];
const BOYS = ['Rafi', 'Dimas', 'Gilang', 'Yosua', 'Arka', 'Daud'];

export type DemoChild = { name: string; birthDate: string; relation: Relation };
export type DemoFamily = {
  username: string;
  email: string;
  name: string;
  phone: string;
  lang: 'id' | 'en';
  /** Birth date of the adult, who studies if there is no child. */
  birthDate: string;
  child: DemoChild | null;
};

const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)] as T;

/** A family, deterministic for number and year. About two in three buy for a child. */
export function demoFamily(number: number, year: number): DemoFamily {
  const random = seededRandom(`family:${number}`);
  const mother = random() < 0.55;
  const first = pick(mother ? WOMEN : MEN, random);
  const last = pick(LAST, random);
  const name = `${first} ${last}`;
  const username = `${name.toLowerCase().replaceAll(' ', '.')}.${number}`;
  const age = 6 + Math.floor(random() * 12);
  const month = 1 + Math.floor(random() * 9);
  const child: DemoChild = {
    name: `${pick(random() < 0.5 ? GIRLS : BOYS, random)} ${last}`,
    birthDate: `${year - age - 1}-${String(month).padStart(2, '0')}-15`,
    relation: mother ? 'mother' : 'father',
  };
  return {
    username,
    email: `${username}@contoh.example`,
    name,
    phone: `+62812${String(10_000_000 + number * 7919).slice(0, 8)}`,
    lang: random() < 0.85 ? 'id' : 'en',
    child: random() < 0.66 ? child : null,
    birthDate: `${year - 22 - (number % 23)}-${String(1 + (number % 12)).padStart(2, '0')}-09`,
  };
}

/** The teachers besides the demo login. */
export const DEMO_TEACHERS = [
  { username: 'bu.ratna', name: 'Ratna Kusumawati' },
  { username: 'pak.joko', name: 'Joko Santoso' },
  { username: 'bu.elisabeth', name: 'Elisabeth Manurung' },
  { username: 'pak.iqbal', name: 'Iqbal Ramadhan' },
  { username: 'bu.komang', name: 'Komang Ayu Pradnyani' },
] as const;
