import type { PackageCard } from './types.ts';

/** The eight cards after a pretest (docs/product/tests.md#pretest-scoring), in the order of the dialog. */
export const cards = [
  {
    value: 'general-english-kids',
    label: { id: 'General English untuk Anak', en: 'General English for Kids' },
    desc: {
      id: 'Usia 6–12 tahun: kata, kalimat, dan cerita pertama lewat permainan dan gambar.',
      en: 'Ages 6–12: first words, sentences and stories through games and pictures.',
    },
    img: '/pictures/packages/general-english-kids.svg',
  },
  {
    value: 'general-english-teen',
    label: { id: 'General English untuk Remaja', en: 'General English for Teens' },
    desc: {
      id: 'Usia 13–17 tahun: bahasa Inggris untuk sekolah, teman, dan rencana masa depan.',
      en: 'Ages 13–17: English for school, for friends and for your plans.',
    },
    img: '/pictures/packages/general-english-teen.svg',
  },
  {
    value: 'general-english-adult',
    label: { id: 'General English untuk Dewasa', en: 'General English for Adults' },
    desc: {
      id: 'Usia 18 tahun ke atas: bahasa Inggris untuk kerja, perjalanan, dan keseharian.',
      en: 'Ages 18 and over: English for work, travel and everyday life.',
    },
    img: '/pictures/packages/general-english-adult.svg',
  },
  {
    value: 'conversation-kids',
    label: { id: 'Kelas Percakapan untuk Anak', en: 'Conversation for Kids' },
    desc: {
      id: 'Usia 6–12 tahun: berani bicara lewat bermain peran, boneka, dan cerita.',
      en: 'Ages 6–12: the courage to speak, through role play, puppets and stories.',
    },
    img: '/pictures/packages/conversation-kids.svg',
  },
  {
    value: 'conversation-teen',
    label: { id: 'Kelas Percakapan untuk Remaja', en: 'Conversation for Teens' },
    desc: {
      id: 'Usia 13–17 tahun: obrolan, pendapat, dan presentasi singkat tanpa gugup.',
      en: 'Ages 13–17: small talk, opinions and short talks without nerves.',
    },
    img: '/pictures/packages/conversation-teen.svg',
  },
  {
    value: 'conversation-adult',
    label: { id: 'Kelas Percakapan untuk Dewasa', en: 'Conversation for Adults' },
    desc: {
      id: 'Usia 18 tahun ke atas: telepon, rapat, wawancara, dan percakapan sehari-hari.',
      en: 'Ages 18 and over: phone calls, meetings, interviews and everyday talk.',
    },
    img: '/pictures/packages/conversation-adult.svg',
  },
  {
    value: 'test-preparation',
    label: { id: 'Persiapan Tes Bahasa Inggris', en: 'English Test Preparation' },
    desc: {
      id: 'TOEIC, TOEFL ITP, TOEFL iBT, atau IELTS, dalam tempo Regular atau Express.',
      en: 'TOEIC, TOEFL ITP, TOEFL iBT or IELTS, at Regular or Express pace.',
    },
    img: '/pictures/packages/test-preparation.svg',
  },
  {
    value: 'special-course',
    label: { id: 'Kursus Spesial', en: 'Special Course' },
    desc: {
      id: '10 pertemuan untuk satu tujuan pilihan sendiri: wawancara, presentasi, atau perjalanan.',
      en: '10 meetings for one goal of your choice: an interview, a presentation or a trip.',
    },
    img: '/pictures/packages/special-course.svg',
  },
] as const satisfies readonly PackageCard[];
