import type { PublicTexts } from '@fasih/school/settings/public-texts-contract';
import type { PoolClient } from 'pg';
import { PUBLIC_TEXTS } from '../../settings/public-texts.ts';

/** What the founder and the teachers of the demo school say; a real school writes its own. */
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
    'Nadia mengajar remaja dan dewasa dalam bahasa Inggris dan Indonesia. "Di kelas saya, salah itu boleh. Yang penting kalimatnya keluar dulu, lalu kita rapikan bersama."',
  teachersEn:
    'Nadia teaches teens and adults in English and Indonesian. "Mistakes are welcome in my class. First the sentence has to come out; then we tidy it up together."',
};

/** Writes the demo school's own words for its public pages. */
export async function seedPublicTexts(db: PoolClient): Promise<void> {
  await db.query('insert into setting (key, value, version) values ($1, $2, 1)', [
    PUBLIC_TEXTS,
    JSON.stringify(DEMO_TEXTS),
  ]);
}
