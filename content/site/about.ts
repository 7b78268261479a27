import type { Bilingual } from '../catalogue/types.ts';

/** The four core values, in the order of the page. */
export const VALUE_KEYS = ['professionalism', 'innovation', 'global-mindset', 'collaboration'] as const;
export type ValueKey = (typeof VALUE_KEYS)[number];

/**
 * The texts of /about, in both languages. `{{schoolName}}` is the name from the school's settings. The founder's words
 * are a sample for the demonstration: a school that runs the product writes its own here.
 */
export const about = {
  title: { id: 'Tentang {{schoolName}}', en: 'About {{schoolName}}' },
  subtitle: {
    id: 'Sekolah bahasa Inggris online untuk keluarga Indonesia: satu guru, satu siswa, dan langkah yang terlihat.',
    en: 'An online English school for families in Indonesia: one teacher, one student, and steps you can see.',
  },
  founder: {
    heading: { id: 'Dari pendiri', en: 'From the founder' },
    /** Stands there until the school has written the founder's words in its settings. */
    none: {
      id: 'Pendiri sekolah ini belum menulis kata pengantarnya.',
      en: "This school's founder has not written a message yet.",
    },
    signature: { id: 'Pendiri {{schoolName}}', en: 'The founder of {{schoolName}}' },
    sampleNote: {
      id: 'Teks contoh. Sekolah yang memakai aplikasi ini menulis ceritanya sendiri di sini.',
      en: 'Sample text. A school that uses this app writes its own story here.',
    },
  },
  teachers: {
    heading: { id: 'Siapa yang mengajar', en: 'Who teaches' },
    sampleNote: {
      id: 'Guru contoh. Sekolah yang memakai aplikasi ini menampilkan gurunya sendiri.',
      en: 'Sample teachers. A school that uses this app shows its own.',
    },
  },
  vision: {
    heading: { id: 'Visi', en: 'Vision' },
    text: {
      id: 'Keluarga di seluruh Indonesia, dari Sabang sampai Merauke, berani berbicara bahasa Inggris.',
      en: 'Families all over Indonesia, from Sabang to Merauke, dare to speak English.',
    },
  },
  mission: {
    heading: { id: 'Misi', en: 'Mission' },
    items: [
      {
        id: 'Memberi setiap siswa seorang guru yang mengenalnya, pada waktu yang cocok untuk keluarganya.',
        en: 'To give every student a teacher who knows them, at times that suit the family.',
      },
      {
        id: 'Menunjukkan kemajuan di setiap pertemuan, dengan kata-kata yang dimengerti siapa saja.',
        en: 'To show progress at every meeting, in words that anybody understands.',
      },
      {
        id: 'Menjaga waktu dan uang keluarga dengan aturan yang adil dan tertulis.',
        en: "To guard the family's time and money with rules that are fair and written down.",
      },
    ],
  },
  values: {
    heading: { id: 'Empat nilai yang kami pegang', en: 'Four values we hold to' },
    items: [
      {
        key: 'professionalism',
        name: { id: 'Profesionalisme', en: 'Professionalism' },
        text: {
          id: 'Datang tepat waktu, siap dengan materi, dan mengganti menit yang hilang bila kami yang terlambat.',
          en: 'On time and prepared; and when we are the ones who are late, the lost minutes are given back.',
        },
      },
      {
        key: 'innovation',
        name: { id: 'Inovasi', en: 'Innovation' },
        text: {
          id: 'Alat yang membuat belajar lebih jelas: jalur kursus, hasil tes dengan penjelasan, jadwal yang mudah dipindahkan.',
          en: 'Tools that make learning clearer: the course path, test results with explanations, a timetable that is easy to move.',
        },
      },
      {
        key: 'global-mindset',
        name: { id: 'Wawasan global', en: 'Global mindset' },
        text: {
          id: 'Bahasa Inggris dipakai bersama seluruh dunia. Di sini tak seorang pun perlu malu pada aksennya sendiri: yang penting dipahami.',
          en: 'English is shared by the whole world. Here nobody needs to be ashamed of their own accent: what counts is being understood.',
        },
      },
      {
        key: 'collaboration',
        name: { id: 'Kolaborasi', en: 'Collaboration' },
        text: {
          id: 'Guru, siswa, dan orang tua melihat jalur yang sama dan saling memberi tahu apa yang membantu.',
          en: 'Teacher, student and parents see the same path and tell each other what helps.',
        },
      },
    ],
  },
} as const satisfies {
  title: Bilingual;
  subtitle: Bilingual;
  founder: {
    heading: Bilingual;
    none: Bilingual;
    signature: Bilingual;
    sampleNote: Bilingual;
  };
  teachers: { heading: Bilingual; sampleNote: Bilingual };
  vision: { heading: Bilingual; text: Bilingual };
  mission: { heading: Bilingual; items: readonly [Bilingual, Bilingual, Bilingual] };
  values: { heading: Bilingual; items: readonly { key: ValueKey; name: Bilingual; text: Bilingual }[] };
};
