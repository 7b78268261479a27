import type { SyllabusMeeting } from '../types.ts';

/** The form in use since 21 January 2026; material written for the older form is out of date. */
export const toeflIbt = [
  {
    number: 1,
    kind: 'lesson',
    title: { id: 'Tes diagnostik bentuk 2026', en: 'Diagnostic test in the 2026 form' },
    canDo: {
      id: 'Saya bisa menyebutkan tugas iBT yang paling perlu saya latih.',
      en: 'I can say which iBT tasks I need to practise most.',
    },
  },
  {
    number: 2,
    kind: 'lesson',
    title: { id: 'Reading: melengkapi kata', en: 'Reading: complete the words' },
    canDo: {
      id: 'Saya bisa melengkapi huruf yang hilang dari konteks paragraf.',
      en: 'I can complete missing letters from the context of a paragraph.',
    },
  },
  {
    number: 3,
    kind: 'lesson',
    title: { id: 'Reading: bacaan sehari-hari', en: 'Reading: daily-life texts' },
    canDo: {
      id: 'Saya bisa menemukan keterangan dalam pesan, menu, dan pengumuman.',
      en: 'I can find information in messages, menus and notices.',
    },
  },
  {
    number: 4,
    kind: 'lesson',
    title: { id: 'Reading: teks akademik 1', en: 'Reading: academic passage 1' },
    canDo: {
      id: 'Saya bisa menemukan gagasan utama dan rincian teks akademik.',
      en: 'I can find the main idea and the details of an academic passage.',
    },
  },
  {
    number: 5,
    kind: 'lesson',
    title: { id: 'Reading: teks akademik 2', en: 'Reading: academic passage 2' },
    canDo: {
      id: 'Saya bisa menyimpulkan hal yang tersirat dan tujuan penulis.',
      en: 'I can infer what is implied and why the writer says it.',
    },
  },
  {
    number: 6,
    kind: 'lesson',
    title: { id: 'Listening: memilih tanggapan', en: 'Listening: choose a response' },
    canDo: {
      id: 'Saya bisa memilih tanggapan yang wajar untuk satu ucapan.',
      en: 'I can choose a natural response to something I hear.',
    },
  },
  {
    number: 7,
    kind: 'lesson',
    title: { id: 'Listening: percakapan dan pengumuman', en: 'Listening: conversation and announcement' },
    canDo: {
      id: 'Saya bisa menangkap tujuan dan rincian percakapan atau pengumuman.',
      en: 'I can catch the purpose and details of a conversation or an announcement.',
    },
  },
  {
    number: 8,
    kind: 'lesson',
    title: { id: 'Listening: kuliah akademik 1', en: 'Listening: academic talk 1' },
    canDo: {
      id: 'Saya bisa mencatat gagasan utama sebuah kuliah singkat.',
      en: 'I can take notes on the main ideas of an academic talk.',
    },
  },
  {
    number: 9,
    kind: 'lesson',
    title: { id: 'Listening: kuliah akademik 2', en: 'Listening: academic talk 2' },
    canDo: {
      id: 'Saya bisa menghubungkan gagasan dan sikap pembicara.',
      en: "I can connect ideas and notice the speaker's attitude.",
    },
  },
  {
    number: 10,
    kind: 'test',
    title: { id: 'Setengah tes', en: 'Half test' },
    canDo: {
      id: 'Saya bisa mengerjakan Reading dan Listening dengan batas waktu.',
      en: 'I can work through Reading and Listening against the clock.',
    },
  },
  {
    number: 11,
    kind: 'lesson',
    title: { id: 'Writing: menyusun kalimat', en: 'Writing: build a sentence' },
    canDo: {
      id: 'Saya bisa menyusun kata menjadi kalimat yang wajar.',
      en: 'I can put words together into a natural sentence.',
    },
  },
  {
    number: 12,
    kind: 'lesson',
    title: { id: 'Writing: email 1', en: 'Writing: an e-mail 1' },
    canDo: {
      id: 'Saya bisa menulis email yang memenuhi semua butir tugas.',
      en: 'I can write an e-mail that covers every point of the task.',
    },
  },
  {
    number: 13,
    kind: 'lesson',
    title: { id: 'Writing: email 2', en: 'Writing: an e-mail 2' },
    canDo: {
      id: 'Saya bisa menyesuaikan nada email dengan penerimanya.',
      en: 'I can fit the tone of an e-mail to its reader.',
    },
  },
  {
    number: 14,
    kind: 'lesson',
    title: { id: 'Writing: diskusi akademik 1', en: 'Writing: academic discussion 1' },
    canDo: {
      id: 'Saya bisa menulis pendapat yang menanggapi tulisan orang lain.',
      en: 'I can write an opinion that responds to what others wrote.',
    },
  },
  {
    number: 15,
    kind: 'lesson',
    title: { id: 'Writing: diskusi akademik 2', en: 'Writing: academic discussion 2' },
    canDo: {
      id: 'Saya bisa mendukung pendapat dengan alasan dan contoh.',
      en: 'I can support my opinion with a reason and an example.',
    },
  },
  {
    number: 16,
    kind: 'lesson',
    title: { id: 'Speaking: dengar dan ulangi', en: 'Speaking: listen and repeat' },
    canDo: {
      id: 'Saya bisa mengulang kalimat dengan jelas dan lengkap.',
      en: 'I can repeat sentences clearly and completely.',
    },
  },
  {
    number: 17,
    kind: 'lesson',
    title: { id: 'Speaking: wawancara 1', en: 'Speaking: interview 1' },
    canDo: {
      id: 'Saya bisa menjawab pertanyaan tentang pengalaman saya secara langsung.',
      en: 'I can answer questions about my experience on the spot.',
    },
  },
  {
    number: 18,
    kind: 'lesson',
    title: { id: 'Speaking: wawancara 2', en: 'Speaking: interview 2' },
    canDo: {
      id: 'Saya bisa menyampaikan dan membela pendapat tanpa persiapan.',
      en: 'I can give and defend an opinion without preparation.',
    },
  },
  {
    number: 19,
    kind: 'lesson',
    title: { id: 'Tahap adaptif dan waktu', en: 'Adaptive stages and timing' },
    canDo: {
      id: 'Saya bisa mengatur waktu pada dua tahap adaptif Reading dan Listening.',
      en: 'I can manage my time in the two adaptive stages of Reading and Listening.',
    },
  },
  {
    number: 20,
    kind: 'final',
    title: { id: 'Tes akhir: tes penuh bentuk 2026', en: 'Final test: a full test in the 2026 form' },
    canDo: {
      id: 'Saya bisa mengerjakan tes latihan penuh empat bagian.',
      en: 'I can work through a full practice test of four sections.',
    },
  },
] as const satisfies readonly SyllabusMeeting[];
