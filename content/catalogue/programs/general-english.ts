import type { Program } from '../types.ts';

export const generalEnglishProgram = {
  slug: 'general-english',
  type: 'general_english',
  title: { id: 'General English', en: 'General English' },
  tagline: {
    id: 'Dari kalimat pertama sampai percakapan yang utuh, dengan satu guru untuk satu siswa.',
    en: 'From the first sentence to a whole conversation, with one teacher for one learner.',
  },
  forWhom: {
    id: 'Untuk anak, remaja, dan dewasa yang ingin fondasi lengkap: mendengar, berbicara, membaca, dan menulis.',
    en: 'For kids, teens and adults who want the whole foundation: listening, speaking, reading and writing.',
  },
  outcomes: [
    {
      id: 'Memperkenalkan diri dan bercerita tentang keluarga, sekolah, atau pekerjaan.',
      en: 'Introduce yourself and talk about family, school or work.',
    },
    {
      id: 'Bertanya dan menjawab di toko, warung makan, dan jalan.',
      en: 'Ask and answer questions in a shop, in a restaurant and on the street.',
    },
    {
      id: 'Menceritakan apa yang terjadi kemarin dengan urutan yang jelas.',
      en: 'Tell somebody what happened yesterday, in a clear order.',
    },
    {
      id: 'Membandingkan dua hal dan menjelaskan pilihan Anda.',
      en: 'Compare two things and explain your choice.',
    },
    { id: 'Membicarakan rencana dan membuat janji.', en: 'Talk about plans and make an arrangement.' },
    {
      id: 'Membawakan cerita atau presentasi singkat di akhir kursus.',
      en: 'Tell a story or give a short talk at the end of the course.',
    },
  ],
  included: [
    {
      id: '20 pertemuan privat masing-masing {{meeting}}, 2-3 kali seminggu, dalam 3 bulan.',
      en: '20 private meetings of {{meeting}}, 2-3 a week, within 3 months.',
    },
    {
      id: 'Tes penempatan sebelum kursus; guru memastikan levelnya di pertemuan 1.',
      en: 'A placement test before the course; the teacher confirms the level in meeting 1.',
    },
    {
      id: 'Lembar belajar dan latihan (PDF) untuk disimpan.',
      en: 'Lesson and practice sheets (PDF) to keep.',
    },
    {
      id: 'Tes di pertemuan 10 dan 20, dengan laporan dalam kata-kata yang mudah.',
      en: 'Tests at meetings 10 and 20, with a report in plain words.',
    },
  ],
  colour: 'teal',
  img: '/pictures/programs/general-english.svg',
  parts: [
    {
      slug: 'kids',
      title: { id: 'Anak (6-12 tahun)', en: 'Kids (6-12)' },
      tagline: {
        id: 'Bermain, menyanyi, dan bercerita sampai kata-katanya terasa milik sendiri.',
        en: 'Play, sing and tell stories until the words feel like their own.',
      },
      colour: 'mango',
      syllabus: 'general-english-kids',
    },
    {
      slug: 'teen',
      title: { id: 'Remaja (13-17 tahun)', en: 'Teens (13-17)' },
      tagline: {
        id: 'Lebih yakin di kelas, lebih bebas saat mengobrol.',
        en: 'Surer in class, freer in a chat.',
      },
      colour: 'coral',
      syllabus: 'general-english-teen',
    },
    {
      slug: 'adult',
      title: { id: 'Dewasa (18 tahun ke atas)', en: 'Adults (18+)' },
      tagline: {
        id: 'Yang dipelajari malam ini bisa dipakai besok pagi.',
        en: 'What you learn tonight you can use tomorrow morning.',
      },
      colour: 'indigo',
      syllabus: 'general-english-adult',
    },
  ],
} as const satisfies Program;
