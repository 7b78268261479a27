import type { SyllabusMeeting } from '../types.ts';

export const generalEnglishTeen = [
  {
    number: 1,
    kind: 'lesson',
    title: { id: 'Tentang saya', en: 'About me' },
    canDo: {
      id: 'Saya bisa memperkenalkan diri dan menjawab pertanyaan tentang diri saya.',
      en: 'I can introduce myself and answer questions about me.',
    },
  },
  {
    number: 2,
    kind: 'lesson',
    title: { id: 'Kegiatan sehari-hari', en: 'Routines' },
    canDo: {
      id: 'Saya bisa menceritakan kegiatan harian dan seberapa sering saya melakukannya.',
      en: 'I can talk about my routine and how often I do things.',
    },
  },
  {
    number: 3,
    kind: 'lesson',
    title: { id: 'Kehidupan sekolah', en: 'School life' },
    canDo: {
      id: 'Saya bisa menjelaskan jadwal, pelajaran, dan aturan di sekolah saya.',
      en: 'I can explain my timetable, my subjects and the rules at my school.',
    },
  },
  {
    number: 4,
    kind: 'lesson',
    title: { id: 'Makanan dan harga', en: 'Food and prices' },
    canDo: {
      id: 'Saya bisa memesan makanan, menanyakan harga, dan membayar.',
      en: 'I can order food, ask for prices and pay.',
    },
  },
  {
    number: 5,
    kind: 'lesson',
    title: { id: 'Tempat dan arah', en: 'Places and directions' },
    canDo: {
      id: 'Saya bisa menanyakan dan menunjukkan jalan di kota.',
      en: 'I can ask for and give directions in a town.',
    },
  },
  {
    number: 6,
    kind: 'lesson',
    title: { id: 'Akhir pekan lalu', en: 'Last weekend' },
    canDo: {
      id: 'Saya bisa menceritakan akhir pekan lalu dengan urutan yang jelas.',
      en: 'I can tell somebody about last weekend in a clear order.',
    },
  },
  {
    number: 7,
    kind: 'lesson',
    title: { id: 'Cerita dengan when dan while', en: 'Stories with when and while' },
    canDo: {
      id: 'Saya bisa menceritakan kejadian yang terpotong oleh kejadian lain.',
      en: 'I can tell how one event interrupted another.',
    },
  },
  {
    number: 8,
    kind: 'lesson',
    title: { id: 'Membandingkan', en: 'Comparing' },
    canDo: {
      id: 'Saya bisa membandingkan dua pilihan dan mengatakan mana yang saya pilih.',
      en: 'I can compare two options and say which one I choose.',
    },
  },
  {
    number: 9,
    kind: 'lesson',
    title: { id: 'Rencana', en: 'Plans' },
    canDo: {
      id: 'Saya bisa membicarakan rencana dan membuat janji dengan teman.',
      en: 'I can talk about plans and make an arrangement with a friend.',
    },
  },
  {
    number: 10,
    kind: 'test',
    title: { id: 'Tes kemajuan dan obrolan tujuan', en: 'Progress test and a talk about my goal' },
    canDo: {
      id: 'Saya bisa menunjukkan apa yang saya pelajari di pertemuan 1 sampai 9.',
      en: 'I can show what I have learned in meetings 1 to 9.',
    },
  },
  {
    number: 11,
    kind: 'lesson',
    title: { id: 'Aturan dan saran', en: 'Rules and advice' },
    canDo: {
      id: 'Saya bisa mengatakan yang harus dilakukan dan memberi saran.',
      en: 'I can say what people have to do and give advice.',
    },
  },
  {
    number: 12,
    kind: 'lesson',
    title: { id: 'Kesehatan', en: 'Health' },
    canDo: {
      id: 'Saya bisa menjelaskan rasa sakit dan menanggapi keluhan teman.',
      en: "I can explain what hurts and react to a friend's problem.",
    },
  },
  {
    number: 13,
    kind: 'lesson',
    title: { id: 'Pengalaman', en: 'Experiences' },
    canDo: {
      id: 'Saya bisa membicarakan hal yang pernah dan belum pernah saya lakukan.',
      en: 'I can talk about things I have and have never done.',
    },
  },
  {
    number: 14,
    kind: 'lesson',
    title: { id: 'Film dan musik: bored atau boring', en: 'Films and music: bored or boring' },
    canDo: {
      id: 'Saya bisa menceritakan sebuah film dan perasaan saya tentangnya.',
      en: 'I can describe a film and how it made me feel.',
    },
  },
  {
    number: 15,
    kind: 'lesson',
    title: { id: 'Seandainya: if', en: 'What if' },
    canDo: {
      id: 'Saya bisa mengatakan akibat dari suatu pilihan dengan if.',
      en: 'I can say what will happen if somebody makes a choice.',
    },
  },
  {
    number: 16,
    kind: 'lesson',
    title: { id: 'Teknologi dan kalimat pasif', en: 'Technology and the passive' },
    canDo: {
      id: 'Saya bisa menjelaskan bagaimana suatu benda dibuat dan dipakai.',
      en: 'I can explain how a thing is made and used.',
    },
  },
  {
    number: 17,
    kind: 'lesson',
    title: { id: 'Lingkungan', en: 'The environment' },
    canDo: {
      id: 'Saya bisa menjelaskan satu masalah lingkungan dan satu jalan keluarnya.',
      en: 'I can explain one environmental problem and one way to solve it.',
    },
  },
  {
    number: 18,
    kind: 'lesson',
    title: { id: 'Menyampaikan pendapat', en: 'Giving an opinion' },
    canDo: {
      id: 'Saya bisa menyampaikan pendapat dengan dua alasan.',
      en: 'I can give an opinion with two reasons.',
    },
  },
  {
    number: 19,
    kind: 'lesson',
    title: { id: 'Presentasi singkat', en: 'A short talk' },
    canDo: {
      id: 'Saya bisa berbicara selama tiga menit tentang topik pilihan saya.',
      en: 'I can speak for three minutes on a topic of my choice.',
    },
  },
  {
    number: 20,
    kind: 'final',
    title: { id: 'Tes akhir', en: 'Final test' },
    canDo: {
      id: 'Saya bisa menunjukkan apa yang saya pelajari di seluruh kursus.',
      en: 'I can show what I have learned in the whole course.',
    },
  },
] as const satisfies readonly SyllabusMeeting[];
