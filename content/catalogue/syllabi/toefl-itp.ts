import type { SyllabusMeeting } from '../types.ts';

export const toeflItp = [
  {
    number: 1,
    kind: 'lesson',
    title: { id: 'Tes diagnostik', en: 'Diagnostic test' },
    canDo: {
      id: 'Saya bisa menyebutkan bagian ITP yang paling perlu saya latih.',
      en: 'I can say which ITP sections I need to practise most.',
    },
  },
  {
    number: 2,
    kind: 'lesson',
    title: { id: 'Listening A: makna tersirat', en: 'Listening Part A: implied meaning' },
    canDo: {
      id: 'Saya bisa memahami maksud pembicara kedua dalam dialog pendek.',
      en: 'I can understand what the second speaker means in a short dialogue.',
    },
  },
  {
    number: 3,
    kind: 'lesson',
    title: { id: 'Listening A: ungkapan dan idiom', en: 'Listening Part A: phrases and idioms' },
    canDo: {
      id: 'Saya bisa memahami ungkapan kampus yang umum.',
      en: 'I can understand common expressions of campus life.',
    },
  },
  {
    number: 4,
    kind: 'lesson',
    title: { id: 'Listening A: saran dan dugaan', en: 'Listening Part A: suggestions and assumptions' },
    canDo: {
      id: 'Saya bisa menangkap saran, keheranan, dan dugaan.',
      en: 'I can catch suggestions, surprise and assumptions.',
    },
  },
  {
    number: 5,
    kind: 'lesson',
    title: { id: 'Listening B: percakapan panjang', en: 'Listening Part B: longer conversations' },
    canDo: {
      id: 'Saya bisa mengikuti percakapan panjang dan mengingat rinciannya.',
      en: 'I can follow a longer conversation and remember its details.',
    },
  },
  {
    number: 6,
    kind: 'lesson',
    title: { id: 'Listening C: kuliah singkat', en: 'Listening Part C: short lectures' },
    canDo: {
      id: 'Saya bisa menangkap gagasan utama dan susunan kuliah singkat.',
      en: 'I can catch the main idea and the structure of a short lecture.',
    },
  },
  {
    number: 7,
    kind: 'lesson',
    title: { id: 'Structure: subjek, kata kerja, klausa', en: 'Structure: subjects, verbs, clauses' },
    canDo: {
      id: 'Saya bisa menemukan subjek dan kata kerja dalam kalimat panjang.',
      en: 'I can find the subject and the verb in a long sentence.',
    },
  },
  {
    number: 8,
    kind: 'lesson',
    title: { id: 'Structure: bentuk kata kerja', en: 'Structure: verb forms' },
    canDo: {
      id: 'Saya bisa memilih kata kerja dengan waktu dan bentuk aktif atau pasif yang tepat.',
      en: 'I can choose verb forms that fit tense and voice.',
    },
  },
  {
    number: 9,
    kind: 'lesson',
    title: { id: 'Menemukan kesalahan', en: 'Error spotting' },
    canDo: {
      id: 'Saya bisa menemukan bagian kalimat yang salah.',
      en: 'I can find the wrong part of a sentence.',
    },
  },
  {
    number: 10,
    kind: 'test',
    title: { id: 'Setengah tes', en: 'Half test' },
    canDo: {
      id: 'Saya bisa mengerjakan setengah dari ketiga bagian tes dengan batas waktu.',
      en: 'I can work through half of all three sections against the clock.',
    },
  },
  {
    number: 11,
    kind: 'lesson',
    title: { id: 'Structure: paralel dan perbandingan', en: 'Structure: parallel forms and comparison' },
    canDo: {
      id: 'Saya bisa memperbaiki deretan dan perbandingan yang tidak sejajar.',
      en: 'I can correct lists and comparisons that are not parallel.',
    },
  },
  {
    number: 12,
    kind: 'lesson',
    title: { id: 'Structure: bentuk kata dan artikel', en: 'Structure: word forms and articles' },
    canDo: {
      id: 'Saya bisa memilih bentuk kata dan artikel yang benar.',
      en: 'I can choose the right word form and article.',
    },
  },
  {
    number: 13,
    kind: 'lesson',
    title: { id: 'Structure: inversi dan klausa ringkas', en: 'Structure: inversion and reduced clauses' },
    canDo: {
      id: 'Saya bisa mengenali kalimat terbalik dan klausa yang diringkas.',
      en: 'I can recognise inverted sentences and shortened clauses.',
    },
  },
  {
    number: 14,
    kind: 'lesson',
    title: { id: 'Reading: gagasan utama', en: 'Reading: main idea' },
    canDo: {
      id: 'Saya bisa menemukan gagasan utama dan judul yang sesuai.',
      en: 'I can find the main idea and a fitting title.',
    },
  },
  {
    number: 15,
    kind: 'lesson',
    title: { id: 'Reading: rincian', en: 'Reading: details' },
    canDo: {
      id: 'Saya bisa menemukan rincian dan hal yang tidak disebut.',
      en: 'I can find details and what is not mentioned.',
    },
  },
  {
    number: 16,
    kind: 'lesson',
    title: { id: 'Reading: rujukan', en: 'Reading: reference' },
    canDo: {
      id: 'Saya bisa menentukan kata yang dirujuk sebuah kata ganti.',
      en: 'I can tell which word a pronoun refers to.',
    },
  },
  {
    number: 17,
    kind: 'lesson',
    title: { id: 'Reading: kosakata', en: 'Reading: vocabulary' },
    canDo: {
      id: 'Saya bisa menebak arti kata dari konteks.',
      en: 'I can work out the meaning of a word from its context.',
    },
  },
  {
    number: 18,
    kind: 'lesson',
    title: { id: 'Mengatur waktu', en: 'Timing' },
    canDo: {
      id: 'Saya bisa menyelesaikan tiap bagian dalam waktunya.',
      en: 'I can finish each section within its time.',
    },
  },
  {
    number: 19,
    kind: 'lesson',
    title: { id: 'Pembahasan', en: 'Review' },
    canDo: {
      id: 'Saya bisa menjelaskan kesalahan saya dan cara menghindarinya.',
      en: 'I can explain my own mistakes and how to avoid them.',
    },
  },
  {
    number: 20,
    kind: 'final',
    title: { id: 'Tes akhir: tes penuh', en: 'Final test: a full test' },
    canDo: {
      id: 'Saya bisa mengerjakan tes latihan penuh tiga bagian.',
      en: 'I can work through a full practice test of three sections.',
    },
  },
] as const satisfies readonly SyllabusMeeting[];
