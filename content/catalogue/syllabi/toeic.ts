import type { SyllabusMeeting } from '../types.ts';

export const toeic = [
  {
    number: 1,
    kind: 'lesson',
    title: { id: 'Tes diagnostik', en: 'Diagnostic test' },
    canDo: {
      id: 'Saya bisa menyebutkan bagian TOEIC yang paling perlu saya latih.',
      en: 'I can say which TOEIC parts I need to practise most.',
    },
  },
  {
    number: 2,
    kind: 'lesson',
    title: { id: 'Part 1: foto', en: 'Part 1: photographs' },
    canDo: {
      id: 'Saya bisa memilih kalimat yang sesuai dengan foto.',
      en: 'I can choose the sentence that fits a photograph.',
    },
  },
  {
    number: 3,
    kind: 'lesson',
    title: { id: 'Part 2: tanya jawab 1', en: 'Part 2: question-response 1' },
    canDo: {
      id: 'Saya bisa mengenali jenis pertanyaan dari kata pertamanya.',
      en: 'I can recognise the type of question from its first words.',
    },
  },
  {
    number: 4,
    kind: 'lesson',
    title: { id: 'Part 2: tanya jawab 2', en: 'Part 2: question-response 2' },
    canDo: {
      id: 'Saya bisa memilih jawaban tidak langsung yang masuk akal.',
      en: 'I can choose an indirect answer that makes sense.',
    },
  },
  {
    number: 5,
    kind: 'lesson',
    title: { id: 'Part 3: percakapan 1', en: 'Part 3: conversations 1' },
    canDo: {
      id: 'Saya bisa membaca pertanyaan dulu dan menangkap topik percakapan.',
      en: 'I can read the questions first and catch the topic of a conversation.',
    },
  },
  {
    number: 6,
    kind: 'lesson',
    title: { id: 'Part 3: percakapan 2', en: 'Part 3: conversations 2' },
    canDo: {
      id: 'Saya bisa menggabungkan percakapan dengan tabel atau grafik.',
      en: 'I can combine a conversation with a table or a chart.',
    },
  },
  {
    number: 7,
    kind: 'lesson',
    title: { id: 'Part 4: monolog', en: 'Part 4: talks' },
    canDo: {
      id: 'Saya bisa menangkap tujuan dan rincian pengumuman atau pesan.',
      en: 'I can catch the purpose and the details of an announcement or a message.',
    },
  },
  {
    number: 8,
    kind: 'lesson',
    title: { id: 'Part 5: kata kerja', en: 'Part 5: gaps with verbs' },
    canDo: {
      id: 'Saya bisa memilih bentuk kata kerja yang tepat dalam kalimat.',
      en: 'I can choose the right verb form in a sentence.',
    },
  },
  {
    number: 9,
    kind: 'lesson',
    title: { id: 'Part 5: bentuk kata', en: 'Part 5: gaps with word forms' },
    canDo: {
      id: 'Saya bisa memilih kata benda, sifat, atau keterangan yang tepat.',
      en: 'I can choose between noun, adjective and adverb forms.',
    },
  },
  {
    number: 10,
    kind: 'test',
    title: { id: 'Setengah tes', en: 'Half test' },
    canDo: {
      id: 'Saya bisa mengerjakan 100 soal Listening dan Reading dengan batas waktu.',
      en: 'I can work through 100 Listening and Reading questions against the clock.',
    },
  },
  {
    number: 11,
    kind: 'lesson',
    title: { id: 'Part 5: kata penghubung', en: 'Part 5: gaps with linking words' },
    canDo: {
      id: 'Saya bisa memilih kata penghubung dari hubungan antarbagian kalimat.',
      en: 'I can choose a linking word from the logic of the sentence.',
    },
  },
  {
    number: 12,
    kind: 'lesson',
    title: { id: 'Part 6: melengkapi teks', en: 'Part 6: text completion' },
    canDo: {
      id: 'Saya bisa melengkapi teks dengan melihat kalimat sekitarnya.',
      en: 'I can complete a text by looking at the sentences around the gap.',
    },
  },
  {
    number: 13,
    kind: 'lesson',
    title: { id: 'Part 7: teks tunggal 1', en: 'Part 7: single texts 1' },
    canDo: {
      id: 'Saya bisa menemukan rincian dalam email dan pengumuman.',
      en: 'I can find details in e-mails and notices.',
    },
  },
  {
    number: 14,
    kind: 'lesson',
    title: { id: 'Part 7: teks tunggal 2', en: 'Part 7: single texts 2' },
    canDo: {
      id: 'Saya bisa memahami maksud penulis dan hal yang tersirat.',
      en: "I can understand the writer's intention and what is implied.",
    },
  },
  {
    number: 15,
    kind: 'lesson',
    title: { id: 'Part 7: teks tunggal 3', en: 'Part 7: single texts 3' },
    canDo: {
      id: 'Saya bisa menempatkan kalimat di posisi yang tepat dalam teks.',
      en: 'I can put a sentence in its right place in a text.',
    },
  },
  {
    number: 16,
    kind: 'lesson',
    title: { id: 'Part 7: teks ganda', en: 'Part 7: double texts' },
    canDo: {
      id: 'Saya bisa menghubungkan keterangan dari dua teks.',
      en: 'I can connect information from two texts.',
    },
  },
  {
    number: 17,
    kind: 'lesson',
    title: { id: 'Part 7: teks rangkap tiga', en: 'Part 7: triple texts' },
    canDo: {
      id: 'Saya bisa menghubungkan keterangan dari tiga teks dengan cepat.',
      en: 'I can connect information from three texts quickly.',
    },
  },
  {
    number: 18,
    kind: 'lesson',
    title: { id: 'Mengatur waktu', en: 'Timing' },
    canDo: {
      id: 'Saya bisa membagi waktu per bagian dan tahu kapan harus lanjut.',
      en: 'I can divide my time between the parts and know when to move on.',
    },
  },
  {
    number: 19,
    kind: 'lesson',
    title: { id: 'Pembahasan tes penuh', en: 'Full test review' },
    canDo: {
      id: 'Saya bisa mengelompokkan kesalahan menurut penyebabnya dan merencanakan latihan minggu terakhir.',
      en: 'I can sort my mistakes by their cause and plan my last week of practice.',
    },
  },
  {
    number: 20,
    kind: 'final',
    title: { id: 'Tes akhir: tes penuh', en: 'Final test: a full test' },
    canDo: {
      id: 'Saya bisa mengerjakan tes latihan penuh dari Part 1 sampai 7.',
      en: 'I can work through a full practice test, Parts 1 to 7.',
    },
  },
] as const satisfies readonly SyllabusMeeting[];
