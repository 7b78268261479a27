import type { CataloguePackage } from '../types.ts';

/**
 * The id is fixed: clients of the older site buy this package by number (docs/product/calls-and-texts.md#first-calls).
 */
export const specialCourse = [
  {
    id: 99999,
    slug: 'special-course',
    name: 'Special Course',
    type: 'special_course',
    category: '',
    price: 1_650_000,
    duration_months: 3,
    meetings: 10,
    meetingsPerWeek: 2,
    syllabus: 'special-course',
    descriptions: {
      id: [
        'Sepuluh pertemuan untuk satu tujuan pilihan Anda: wawancara, presentasi, perjalanan, atau bantuan pelajaran sekolah.',
        '10 pertemuan privat masing-masing {{meeting}}, 2 kali seminggu, dalam 3 bulan',
        'Pertemuan 1: kita sepakati tujuan dan melihat titik awal Anda',
        'Dua blok berisi tiga pertemuan dengan topik pilihan Anda',
        'Pemeriksaan di pertemuan 5, tugas akhir di pertemuan 10, dengan saran tertulis',
        'Jadwal bisa dipindahkan tanpa biaya, paling lambat {{notice}} sebelum mulai',
        '{{specialCourseLine}}',
      ].join('\n'),
      en: [
        'Ten meetings for one goal that you choose: an interview, a presentation, a trip or help with school English.',
        '10 private meetings of {{meeting}}, 2 a week, within 3 months',
        'Meeting 1: we agree on your goal and see where you stand',
        'Two blocks of three meetings on the topics you choose',
        'A check at meeting 5, your final task at meeting 10, with written advice',
        'Move a meeting at no cost up to {{notice}} before it starts',
        '{{specialCourseLine}}',
      ].join('\n'),
    },
  },
] as const satisfies readonly CataloguePackage[];
