import type { SyllabusMeeting } from '../types.ts';

export const conversationKids = [
  {
    number: 1,
    kind: 'lesson',
    title: { id: 'Menyapa', en: 'Greetings' },
    canDo: {
      id: 'Aku bisa menyapa, bertanya kabar, dan berpamitan.',
      en: 'I can say hello, ask how somebody is and say goodbye.',
    },
  },
  {
    number: 2,
    kind: 'lesson',
    title: { id: 'Tunjukkan dan ceritakan', en: 'Show and tell' },
    canDo: {
      id: 'Aku bisa menunjukkan benda kesukaanku dan bercerita tentangnya.',
      en: 'I can show my favourite thing and talk about it.',
    },
  },
  {
    number: 3,
    kind: 'lesson',
    title: { id: 'Binatang peliharaan', en: 'Pets' },
    canDo: {
      id: 'Aku bisa menceritakan binatang peliharaan dan cara merawatnya.',
      en: 'I can talk about a pet and how to look after it.',
    },
  },
  {
    number: 4,
    kind: 'lesson',
    title: { id: 'Warung jajan', en: 'The snack shop' },
    canDo: {
      id: 'Aku bisa membeli jajanan dan mengucapkan terima kasih.',
      en: 'I can buy a snack and say thank you.',
    },
  },
  {
    number: 5,
    kind: 'lesson',
    title: { id: 'Aturan bermain', en: 'The rules of a game' },
    canDo: {
      id: 'Aku bisa menjelaskan cara bermain sebuah permainan.',
      en: 'I can explain how to play a game.',
    },
  },
  {
    number: 6,
    kind: 'lesson',
    title: { id: 'Kamarku', en: 'My room' },
    canDo: {
      id: 'Aku bisa menggambarkan kamarku supaya orang lain bisa menggambarnya.',
      en: 'I can describe my room so that somebody can draw it.',
    },
  },
  {
    number: 7,
    kind: 'lesson',
    title: { id: 'Ke dokter', en: "At the doctor's" },
    canDo: {
      id: 'Aku bisa mengatakan apa yang sakit dan menjawab dokter.',
      en: 'I can say what hurts and answer the doctor.',
    },
  },
  {
    number: 8,
    kind: 'lesson',
    title: { id: 'Perasaan', en: 'Feelings' },
    canDo: { id: 'Aku bisa mengatakan perasaanku dan apa sebabnya.', en: 'I can say how I feel and why.' },
  },
  {
    number: 9,
    kind: 'lesson',
    title: { id: 'Cuaca', en: 'The weather' },
    canDo: {
      id: 'Aku bisa membawakan ramalan cuaca seperti di televisi.',
      en: 'I can present the weather like on television.',
    },
  },
  {
    number: 10,
    kind: 'test',
    title: { id: 'Tes berbicara dan obrolan tujuan', en: 'Speaking test and a talk about my goal' },
    canDo: {
      id: 'Aku bisa bercakap-cakap tentang topik pertemuan 1 sampai 9.',
      en: 'I can have a chat about the topics of meetings 1 to 9.',
    },
  },
  {
    number: 11,
    kind: 'lesson',
    title: { id: 'Hari sekolah', en: 'A school day' },
    canDo: {
      id: 'Aku bisa menceritakan satu hari di sekolahku.',
      en: 'I can tell somebody about a day at my school.',
    },
  },
  {
    number: 12,
    kind: 'lesson',
    title: { id: 'Ulang tahun', en: 'A birthday' },
    canDo: {
      id: 'Aku bisa mengundang teman dan memberi ucapan ulang tahun.',
      en: 'I can invite a friend and wish somebody a happy birthday.',
    },
  },
  {
    number: 13,
    kind: 'lesson',
    title: { id: 'Permainan pasar', en: 'The market game' },
    canDo: {
      id: 'Aku bisa bertanya harga dan menawar saat bermain pasar.',
      en: 'I can ask for prices and bargain in a market game.',
    },
  },
  {
    number: 14,
    kind: 'lesson',
    title: { id: 'Menunjukkan jalan', en: 'Directions' },
    canDo: {
      id: 'Aku bisa menunjukkan jalan pada peta harta karun.',
      en: 'I can give directions on a treasure map.',
    },
  },
  {
    number: 15,
    kind: 'lesson',
    title: { id: 'Cerita bergambar', en: 'A picture story' },
    canDo: {
      id: 'Aku bisa menceritakan apa yang terjadi pada enam gambar.',
      en: 'I can tell what happens in six pictures.',
    },
  },
  {
    number: 16,
    kind: 'lesson',
    title: { id: 'Panggung boneka', en: 'The puppet stage' },
    canDo: {
      id: 'Aku bisa memainkan percakapan dengan boneka.',
      en: 'I can act out a conversation with puppets.',
    },
  },
  {
    number: 17,
    kind: 'lesson',
    title: { id: 'Pahlawan super', en: 'Super-heroes' },
    canDo: {
      id: 'Aku bisa menciptakan pahlawan dan mengatakan kemampuannya.',
      en: 'I can invent a hero and say what the hero is able to do.',
    },
  },
  {
    number: 18,
    kind: 'lesson',
    title: { id: 'Liburan', en: 'Holidays' },
    canDo: {
      id: 'Aku bisa menceritakan liburan yang lalu atau yang kuinginkan.',
      en: 'I can talk about a past holiday or one that I wish for.',
    },
  },
  {
    number: 19,
    kind: 'lesson',
    title: { id: 'Gladi bersih', en: 'Rehearsal' },
    canDo: {
      id: 'Aku bisa berlatih acara bincangku dan memperbaikinya.',
      en: 'I can practise my talk show and improve it.',
    },
  },
  {
    number: 20,
    kind: 'final',
    title: { id: 'Tes akhir: acara bincangku', en: 'Final test: my talk show' },
    canDo: {
      id: 'Aku bisa membawakan acara bincangku dan menjawab pertanyaan.',
      en: 'I can present my own talk show and answer questions.',
    },
  },
] as const satisfies readonly SyllabusMeeting[];
