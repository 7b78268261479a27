import type { Program } from '../types.ts';

export const testPreparationProgram = {
  slug: 'test-preparation',
  type: 'eng_test_prep',
  title: { id: 'Persiapan Tes', en: 'Test Preparation' },
  tagline: {
    id: 'Kenali tesnya, latih bagian yang lemah, dan datang ke hari tes tanpa kejutan.',
    en: 'Know the test, train what is weak and come to test day without surprises.',
  },
  forWhom: {
    id: 'Untuk yang memerlukan skor untuk beasiswa, kampus, pekerjaan, atau pindah ke luar negeri.',
    en: 'For people who need a score for a scholarship, a university, a job or a move abroad.',
  },
  outcomes: [
    {
      id: 'Mengenali setiap jenis soal dan langkah mengerjakannya.',
      en: 'Recognise every type of question and the steps to work through it.',
    },
    {
      id: 'Membagi waktu sehingga tiap bagian selesai.',
      en: 'Divide your time so that each section gets finished.',
    },
    {
      id: 'Menyimak dengan terarah dan mencatat seperlunya.',
      en: 'Listen with a purpose and note only what is needed.',
    },
    {
      id: 'Menemukan jawaban dalam teks tanpa membaca semuanya dua kali.',
      en: 'Find answers in a text without reading everything twice.',
    },
    {
      id: 'Menjelaskan kesalahan sendiri dan cara menghindarinya.',
      en: 'Explain your own mistakes and how to avoid them.',
    },
    {
      id: 'Mengerjakan tes latihan penuh dengan batas waktu.',
      en: 'Work through a full practice test against the clock.',
    },
  ],
  included: [
    {
      id: '20 pertemuan privat masing-masing {{meeting}}: Regular 2 kali seminggu selama 3 bulan, Express 3 kali seminggu selama 2 bulan.',
      en: '20 private meetings of {{meeting}}: Regular 2 a week for 3 months, Express 3 a week for 2 months.',
    },
    {
      id: 'Tes diagnostik di pertemuan 1, setengah tes di pertemuan 10, tes penuh di pertemuan 20.',
      en: 'A diagnostic test in meeting 1, half a test in meeting 10, a full test in meeting 20.',
    },
    {
      id: 'Saran tertulis untuk latihan sampai hari tes.',
      en: 'Written advice on practising until test day.',
    },
    {
      id: 'Tidak termasuk: pendaftaran dan biaya tes resmi. Kami bukan penyelenggara tes dan tidak menjanjikan skor.',
      en: 'Not included: registration and fee of the official test. We do not run the tests and promise no score.',
    },
  ],
  colour: 'indigo',
  img: '/pictures/programs/test-preparation.svg',
  parts: [
    {
      slug: 'toeic',
      title: { id: 'TOEIC', en: 'TOEIC' },
      tagline: {
        id: 'Listening dan reading untuk dunia kerja.',
        en: 'Listening and reading for the world of work.',
      },
      forWhom: {
        id: 'Untuk yang harus menunjukkan skor TOEIC kepada perusahaan atau kampus.',
        en: 'For people whose company or university asks for a TOEIC score.',
      },
      colour: 'indigo',
      syllabus: 'toeic',
    },
    {
      slug: 'toeflitp',
      title: { id: 'TOEFL ITP', en: 'TOEFL ITP' },
      tagline: {
        id: 'Listening, Structure, dan Reading untuk kampus dan beasiswa di Indonesia.',
        en: 'Listening, Structure and Reading for universities and scholarships in Indonesia.',
      },
      forWhom: {
        id: 'Untuk yang memerlukan skor TOEFL ITP untuk kuliah, kelulusan, atau beasiswa di Indonesia.',
        en: 'For people who need a TOEFL ITP score to study, to graduate or for a scholarship in Indonesia.',
      },
      colour: 'indigo',
      syllabus: 'toeflitp',
    },
    {
      slug: 'toeflibt',
      title: { id: 'TOEFL iBT', en: 'TOEFL iBT' },
      tagline: {
        id: 'Empat keterampilan dalam bentuk yang berlaku sejak Januari 2026.',
        en: 'Four skills in the form in use since January 2026.',
      },
      forWhom: {
        id: 'Untuk yang melamar ke kampus di luar negeri dan memerlukan skor TOEFL iBT.',
        en: 'For people who apply to a university abroad and need a TOEFL iBT score.',
      },
      colour: 'indigo',
      syllabus: 'toeflibt',
    },
    {
      slug: 'ielts',
      title: { id: 'IELTS', en: 'IELTS' },
      tagline: {
        id: 'Empat bagian untuk kuliah, kerja, atau pindah ke luar negeri.',
        en: 'Four papers for studying, working or moving abroad.',
      },
      forWhom: {
        id: 'Untuk yang memerlukan skor IELTS untuk kuliah, bekerja, atau pindah ke luar negeri.',
        en: 'For people who need an IELTS score to study, work or move abroad.',
      },
      colour: 'indigo',
      syllabus: 'ielts',
    },
  ],
} as const satisfies Program;
