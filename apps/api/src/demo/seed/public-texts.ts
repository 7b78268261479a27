import type { PublicTexts } from '@fasih/school/office/settings/public-texts-contract';
import type { PoolClient } from 'pg';
import { PUBLIC_TEXTS } from '../../office/settings/public-texts.ts';

/** Texts of the demo school's founder and teachers; a real school writes its own. */
const DEMO_TEXTS: PublicTexts = {
  founderId: [
    'Banyak anak mendapat nilai bahasa Inggris yang bagus, lalu terdiam ketika seseorang bertanya namanya. Mereka tidak kurang pintar. Mereka kurang waktu bicara.',
    'Di kelas berisi tiga puluh siswa, setiap anak hanya kebagian sedikit waktu untuk bicara. Karena itu sekolah ini dimulai dari satu guru untuk satu siswa: 60 menit yang seluruhnya milik yang belajar.',
    'Kami juga ingin orang tua tenang soal uang dan waktu. Aturannya kami tulis di depan, dan setiap keputusan bisa Anda baca alasannya.',
  ].join('\n\n'),
  founderEn: [
    'Many children have good marks in English and fall silent when somebody asks their name. They are not short of talent. They are short of time to speak.',
    'In a class of thirty, each child gets very little time to speak. So this school starts from one teacher for one student: 60 minutes that belong to the learner alone.',
    'We also want parents to be at ease about money and time. Our rules are written up front, and you can read the reason for every decision.',
  ].join('\n\n'),
  teachersId:
    'Setiap kelas punya satu guru tetap, yang dipilih sekolah sesuai usia, program, dan jam keluarga. Mereka bercerita sendiri di bawah ini.',
  teachersEn:
    "Each class has one regular teacher, whom the school chooses by age, program and the family's hours. Below they speak for themselves.",
};

/** In the demo families pick the times of a new class themselves. */
export async function seedBookingMode(db: PoolClient): Promise<void> {
  await db.query(`insert into setting (key, value, version) values ('booking', '{"mode": "book"}', 1)`);
}

/** Seeds the demo school's public texts. */
export async function seedPublicTexts(db: PoolClient): Promise<void> {
  await db.query('insert into setting (key, value, version) values ($1, $2, 1)', [
    PUBLIC_TEXTS,
    JSON.stringify(DEMO_TEXTS),
  ]);
}
