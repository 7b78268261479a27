import type { Program } from '../types.ts';

/** No parts: the course is shaped around one learner, so no sub-address exists. */
export const specialCourseProgram = {
  slug: 'special-course',
  type: 'special_course',
  title: { id: 'Kursus Spesial', en: 'Special Course' },
  tagline: {
    id: 'Sepuluh pertemuan untuk satu hal yang penting bagi Anda sekarang.',
    en: 'Ten meetings for the one thing that matters to you now.',
  },
  forWhom: {
    id: 'Untuk siapa pun yang tujuannya jelas dan waktunya sudah dekat: wawancara, presentasi, perjalanan, atau pelajaran sekolah.',
    en: 'For anyone with a clear goal and a date coming up: an interview, a presentation, a trip or school English.',
  },
  outcomes: [
    {
      id: 'Mengatakan dengan tepat apa yang Anda perlukan dari bahasa Inggris.',
      en: 'Say exactly what you need English for.',
    },
    {
      id: 'Memahami bahasa yang dipakai dalam situasi pilihan Anda.',
      en: 'Understand the language used in the situation you chose.',
    },
    {
      id: 'Memakai frasa kunci situasi itu tanpa membaca catatan.',
      en: 'Use the key phrases of that situation without reading notes.',
    },
    { id: 'Menanggapi pertanyaan yang tidak terduga.', en: 'Respond to questions you did not expect.' },
    {
      id: 'Menyelesaikan tugas akhir: wawancara, presentasi, atau percakapan Anda sendiri.',
      en: 'Complete a final task: your own interview, presentation or conversation.',
    },
  ],
  included: [
    {
      id: '10 pertemuan privat masing-masing {{meeting}} dalam 3 bulan, biasanya 2 kali seminggu; 3 kali juga bisa.',
      en: '10 private meetings of {{meeting}} within 3 months, usually 2 a week; 3 is possible too.',
    },
    {
      id: 'Pertemuan 1 untuk kebutuhan dan titik awal, lalu dua blok topik pilihan Anda.',
      en: 'Meeting 1 for your needs and your starting point, then two blocks on topics you choose.',
    },
    {
      id: 'Pemeriksaan di pertemuan 5 dan tugas akhir di pertemuan 10, dengan saran tertulis.',
      en: 'A check in meeting 5 and a final task in meeting 10, with written advice.',
    },
    {
      id: '{{specialCourseLine}}',
      en: '{{specialCourseLine}}',
    },
  ],
  colour: 'ink',
  img: '/pictures/programs/special-course.svg',
  parts: [],
} as const satisfies Program;
