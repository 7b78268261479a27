import type { SyllabusMeeting } from '../types.ts';

export const conversationTeen = [
  {
    number: 1,
    kind: 'lesson',
    title: { id: 'Obrolan ringan', en: 'Small talk' },
    canDo: {
      id: 'Saya bisa memulai dan menjaga obrolan ringan.',
      en: 'I can start small talk and keep it going.',
    },
  },
  {
    number: 2,
    kind: 'lesson',
    title: { id: 'Hobi', en: 'Hobbies' },
    canDo: {
      id: 'Saya bisa menceritakan hobi dan membuat orang ingin tahu.',
      en: 'I can talk about a hobby in a way that makes people curious.',
    },
  },
  {
    number: 3,
    kind: 'lesson',
    title: { id: 'Bahasa chat', en: 'Chat language' },
    canDo: {
      id: 'Saya bisa membedakan bahasa chat dan bahasa sopan.',
      en: 'I can tell chat language from polite language and switch between them.',
    },
  },
  {
    number: 4,
    kind: 'lesson',
    title: { id: 'Film', en: 'Films' },
    canDo: {
      id: 'Saya bisa merekomendasikan film tanpa membocorkan akhirnya.',
      en: 'I can recommend a film without giving the ending away.',
    },
  },
  {
    number: 5,
    kind: 'lesson',
    title: { id: 'Olahraga', en: 'Sport' },
    canDo: {
      id: 'Saya bisa mengomentari pertandingan dan membicarakan tim.',
      en: 'I can comment on a match and talk about a team.',
    },
  },
  {
    number: 6,
    kind: 'lesson',
    title: { id: 'Debat makanan', en: 'The food debate' },
    canDo: {
      id: 'Saya bisa membela makanan favorit dengan alasan.',
      en: 'I can defend my favourite food with reasons.',
    },
  },
  {
    number: 7,
    kind: 'lesson',
    title: { id: 'Masalah', en: 'Problems' },
    canDo: {
      id: 'Saya bisa menceritakan masalah dan menanggapi masalah teman.',
      en: "I can describe a problem and respond to a friend's problem.",
    },
  },
  {
    number: 8,
    kind: 'lesson',
    title: { id: 'Wawancara sekolah', en: 'A school interview' },
    canDo: {
      id: 'Saya bisa menjawab pertanyaan wawancara sekolah atau organisasi.',
      en: 'I can answer questions in an interview for a school or a club.',
    },
  },
  {
    number: 9,
    kind: 'lesson',
    title: { id: 'Estafet cerita', en: 'Story relay' },
    canDo: {
      id: 'Saya bisa melanjutkan cerita orang lain tanpa persiapan.',
      en: "I can continue somebody else's story without preparation.",
    },
  },
  {
    number: 10,
    kind: 'test',
    title: { id: 'Tes berbicara dan obrolan tujuan', en: 'Speaking test and a talk about my goal' },
    canDo: {
      id: 'Saya bisa bercakap-cakap tentang topik pertemuan 1 sampai 9.',
      en: 'I can hold a conversation on the topics of meetings 1 to 9.',
    },
  },
  {
    number: 11,
    kind: 'lesson',
    title: { id: 'Pendapat', en: 'Opinions' },
    canDo: {
      id: 'Saya bisa menyampaikan pendapat dengan alasan dan contoh.',
      en: 'I can give an opinion with a reason and an example.',
    },
  },
  {
    number: 12,
    kind: 'lesson',
    title: { id: 'Setuju dan tidak setuju', en: 'Agreeing and disagreeing' },
    canDo: {
      id: 'Saya bisa tidak setuju dengan sopan dan menawarkan jalan tengah.',
      en: 'I can disagree politely and offer a middle way.',
    },
  },
  {
    number: 13,
    kind: 'lesson',
    title: { id: 'Bermain peran: perjalanan', en: 'Travel role play' },
    canDo: {
      id: 'Saya bisa mengatasi masalah di bandara, hotel, dan jalan.',
      en: 'I can handle problems at an airport, a hotel and on the road.',
    },
  },
  {
    number: 14,
    kind: 'lesson',
    title: { id: 'Berita', en: 'The news' },
    canDo: {
      id: 'Saya bisa merangkum satu berita dan menanggapinya.',
      en: 'I can sum up a news story and react to it.',
    },
  },
  {
    number: 15,
    kind: 'lesson',
    title: { id: 'Cita-cita', en: 'Dreams' },
    canDo: {
      id: 'Saya bisa menceritakan cita-cita dan langkah menuju ke sana.',
      en: 'I can talk about a dream and the steps towards it.',
    },
  },
  {
    number: 16,
    kind: 'lesson',
    title: { id: 'Media sosial', en: 'Social media' },
    canDo: {
      id: 'Saya bisa membahas sisi baik dan buruk media sosial.',
      en: 'I can discuss the good and bad sides of social media.',
    },
  },
  {
    number: 17,
    kind: 'lesson',
    title: { id: 'Dilema', en: 'Dilemmas' },
    canDo: {
      id: 'Saya bisa menimbang pilihan sulit dan menjelaskan keputusan saya.',
      en: 'I can weigh up a hard choice and explain my decision.',
    },
  },
  {
    number: 18,
    kind: 'lesson',
    title: { id: 'Membujuk', en: 'Persuading' },
    canDo: {
      id: 'Saya bisa meyakinkan orang dengan tiga alasan.',
      en: 'I can convince somebody with three reasons.',
    },
  },
  {
    number: 19,
    kind: 'lesson',
    title: { id: 'Gladi bersih', en: 'Rehearsal' },
    canDo: {
      id: 'Saya bisa berlatih presentasi dan memakai masukan.',
      en: 'I can practise my talk and use the feedback.',
    },
  },
  {
    number: 20,
    kind: 'final',
    title: { id: 'Tes akhir: presentasi lima menit', en: 'Final test: a five-minute talk' },
    canDo: {
      id: 'Saya bisa berbicara lima menit dan menjawab pertanyaan.',
      en: 'I can speak for five minutes and answer questions.',
    },
  },
] as const satisfies readonly SyllabusMeeting[];
