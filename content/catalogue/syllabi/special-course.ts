import type { SyllabusMeeting } from '../types.ts';

/** The learner chooses the topics of blocks A and B, for instance interview, presentation, travel, school. */
export const specialCourse = [
  {
    number: 1,
    kind: 'lesson',
    title: { id: 'Obrolan kebutuhan dan titik awal', en: 'Needs talk and baseline' },
    canDo: {
      id: 'Saya bisa menjelaskan tujuan saya dan melihat titik awal saya.',
      en: 'I can explain my goal and see where I start from.',
    },
  },
  {
    number: 2,
    kind: 'lesson',
    title: { id: 'Blok A: memahami situasi', en: 'Block A: understanding the situation' },
    canDo: {
      id: 'Saya bisa memahami bahasa yang dipakai dalam situasi pilihan saya.',
      en: 'I can understand the language used in the situation I chose.',
    },
  },
  {
    number: 3,
    kind: 'lesson',
    title: { id: 'Blok A: frasa kunci', en: 'Block A: key phrases' },
    canDo: {
      id: 'Saya bisa memakai sepuluh frasa kunci untuk situasi pilihan saya.',
      en: 'I can use ten key phrases for the situation I chose.',
    },
  },
  {
    number: 4,
    kind: 'lesson',
    title: { id: 'Blok A: bermain peran', en: 'Block A: role play' },
    canDo: {
      id: 'Saya bisa menjalani situasi pilihan saya bersama guru.',
      en: 'I can act out the situation I chose with my teacher.',
    },
  },
  {
    number: 5,
    kind: 'test',
    title: { id: 'Pemeriksaan kemajuan', en: 'Progress check' },
    canDo: {
      id: 'Saya bisa menunjukkan apa yang saya pelajari di blok A.',
      en: 'I can show what I have learned in block A.',
    },
  },
  {
    number: 6,
    kind: 'lesson',
    title: { id: 'Blok B: memahami situasi', en: 'Block B: understanding the situation' },
    canDo: {
      id: 'Saya bisa memahami bahasa dalam topik kedua pilihan saya.',
      en: 'I can understand the language of my second topic.',
    },
  },
  {
    number: 7,
    kind: 'lesson',
    title: { id: 'Blok B: frasa kunci', en: 'Block B: key phrases' },
    canDo: {
      id: 'Saya bisa memakai sepuluh frasa kunci untuk topik kedua.',
      en: 'I can use ten key phrases for my second topic.',
    },
  },
  {
    number: 8,
    kind: 'lesson',
    title: { id: 'Blok B: bermain peran', en: 'Block B: role play' },
    canDo: {
      id: 'Saya bisa menangani pertanyaan tak terduga dalam topik kedua.',
      en: 'I can handle unexpected questions on my second topic.',
    },
  },
  {
    number: 9,
    kind: 'lesson',
    title: { id: 'Gladi bersih', en: 'Rehearsal' },
    canDo: {
      id: 'Saya bisa berlatih tugas akhir dan memakai masukan.',
      en: 'I can practise my final task and use the feedback.',
    },
  },
  {
    number: 10,
    kind: 'final',
    title: { id: 'Tugas akhir dan saran tertulis', en: 'Final task and written advice' },
    canDo: {
      id: 'Saya bisa menyelesaikan tugas akhir tentang tujuan saya.',
      en: 'I can complete my final task on the goal I chose.',
    },
  },
] as const satisfies readonly SyllabusMeeting[];
