import type { SyllabusMeeting } from '../types.ts';

export const ielts = [
  {
    number: 1,
    kind: 'lesson',
    title: { id: 'Tes diagnostik', en: 'Diagnostic test' },
    canDo: {
      id: 'Saya bisa menyebutkan bagian IELTS yang paling perlu saya latih.',
      en: 'I can say which IELTS papers I need to practise most.',
    },
  },
  {
    number: 2,
    kind: 'lesson',
    title: { id: 'Listening bagian 1', en: 'Listening part 1' },
    canDo: {
      id: 'Saya bisa mencatat nama, angka, dan tanggal dari percakapan.',
      en: 'I can note names, numbers and dates from a conversation.',
    },
  },
  {
    number: 3,
    kind: 'lesson',
    title: { id: 'Listening bagian 2', en: 'Listening part 2' },
    canDo: {
      id: 'Saya bisa mengikuti penjelasan tempat dan menandai peta.',
      en: 'I can follow a talk about a place and label a map.',
    },
  },
  {
    number: 4,
    kind: 'lesson',
    title: { id: 'Listening bagian 3 dan 4', en: 'Listening parts 3 and 4' },
    canDo: {
      id: 'Saya bisa mengikuti diskusi dan kuliah sambil menjawab soal.',
      en: 'I can follow a discussion and a lecture while answering.',
    },
  },
  {
    number: 5,
    kind: 'lesson',
    title: { id: 'Reading: judul paragraf', en: 'Reading: headings' },
    canDo: {
      id: 'Saya bisa memilih judul yang sesuai untuk setiap paragraf.',
      en: 'I can choose the fitting heading for each paragraph.',
    },
  },
  {
    number: 6,
    kind: 'lesson',
    title: { id: 'Reading: True, False, Not Given', en: 'Reading: true, false, not given' },
    canDo: {
      id: 'Saya bisa membedakan keterangan salah dan keterangan yang tidak ada.',
      en: 'I can tell false information from information that is not given.',
    },
  },
  {
    number: 7,
    kind: 'lesson',
    title: { id: 'Reading: melengkapi', en: 'Reading: completion' },
    canDo: {
      id: 'Saya bisa melengkapi ringkasan dengan kata dari teks.',
      en: 'I can complete a summary with words from the text.',
    },
  },
  {
    number: 8,
    kind: 'lesson',
    title: { id: 'Reading: mencocokkan', en: 'Reading: matching' },
    canDo: {
      id: 'Saya bisa mencocokkan pernyataan dengan orang atau paragraf.',
      en: 'I can match statements with people or paragraphs.',
    },
  },
  {
    number: 9,
    kind: 'lesson',
    title: { id: 'Writing Task 1: membaca data', en: 'Writing Task 1: data' },
    canDo: {
      id: 'Saya bisa menulis ringkasan grafik dengan gambaran umumnya.',
      en: 'I can write a summary of a chart with an overview.',
    },
  },
  {
    number: 10,
    kind: 'test',
    title: { id: 'Setengah tes', en: 'Half test' },
    canDo: {
      id: 'Saya bisa mengerjakan Listening dan Reading dengan batas waktu.',
      en: 'I can work through Listening and Reading against the clock.',
    },
  },
  {
    number: 11,
    kind: 'lesson',
    title: { id: 'Writing Task 1: proses atau surat', en: 'Writing Task 1: process or letter' },
    canDo: {
      id: 'Saya bisa menjelaskan proses atau menulis surat sesuai modul saya.',
      en: 'I can describe a process or write a letter, as my module asks.',
    },
  },
  {
    number: 12,
    kind: 'lesson',
    title: { id: 'Writing Task 2: merencanakan', en: 'Writing Task 2: planning' },
    canDo: {
      id: 'Saya bisa menyusun kerangka esai dalam lima menit.',
      en: 'I can plan an essay in five minutes.',
    },
  },
  {
    number: 13,
    kind: 'lesson',
    title: { id: 'Writing Task 2: berargumen', en: 'Writing Task 2: arguing' },
    canDo: {
      id: 'Saya bisa menulis paragraf dengan pendapat, alasan, dan contoh.',
      en: 'I can write a paragraph with a view, a reason and an example.',
    },
  },
  {
    number: 14,
    kind: 'lesson',
    title: { id: 'Writing Task 2: menghubungkan', en: 'Writing Task 2: linking' },
    canDo: {
      id: 'Saya bisa menghubungkan gagasan tanpa kata penghubung berlebihan.',
      en: 'I can link ideas without too many linking words.',
    },
  },
  {
    number: 15,
    kind: 'lesson',
    title: { id: 'Writing Task 2: menyunting', en: 'Writing Task 2: editing' },
    canDo: {
      id: 'Saya bisa menemukan dan memperbaiki kesalahan saya sendiri.',
      en: 'I can find and correct my own mistakes.',
    },
  },
  {
    number: 16,
    kind: 'lesson',
    title: { id: 'Speaking bagian 1', en: 'Speaking part 1' },
    canDo: {
      id: 'Saya bisa menjawab pertanyaan tentang diri dengan dua atau tiga kalimat.',
      en: 'I can answer questions about myself in two or three sentences.',
    },
  },
  {
    number: 17,
    kind: 'lesson',
    title: { id: 'Speaking bagian 2', en: 'Speaking part 2' },
    canDo: {
      id: 'Saya bisa berbicara dua menit dari kartu topik.',
      en: 'I can speak for two minutes from a topic card.',
    },
  },
  {
    number: 18,
    kind: 'lesson',
    title: { id: 'Speaking bagian 3', en: 'Speaking part 3' },
    canDo: {
      id: 'Saya bisa membahas pertanyaan umum dan membandingkan pandangan.',
      en: 'I can discuss general questions and compare views.',
    },
  },
  {
    number: 19,
    kind: 'lesson',
    title: { id: 'Latihan di komputer', en: 'Computer practice' },
    canDo: {
      id: 'Saya bisa mengerjakan tes di komputer: menandai, mengetik, mengatur waktu.',
      en: 'I can take the test on a computer: highlight, type and watch the time.',
    },
  },
  {
    number: 20,
    kind: 'final',
    title: { id: 'Tes akhir: tes penuh', en: 'Final test: a full test' },
    canDo: {
      id: 'Saya bisa mengerjakan tes latihan penuh empat bagian.',
      en: 'I can work through a full practice test of four papers.',
    },
  },
] as const satisfies readonly SyllabusMeeting[];
