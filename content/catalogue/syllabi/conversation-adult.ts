import type { SyllabusMeeting } from '../types.ts';

export const conversationAdult = [
  {
    number: 1,
    kind: 'lesson',
    title: { id: 'Obrolan ringan', en: 'Small talk' },
    canDo: {
      id: 'Saya bisa memulai dan mengakhiri obrolan ringan dengan luwes.',
      en: 'I can begin and end small talk smoothly.',
    },
  },
  {
    number: 2,
    kind: 'lesson',
    title: { id: 'Menceritakan diri', en: 'Telling your story' },
    canDo: {
      id: 'Saya bisa menceritakan perjalanan hidup saya dalam dua menit.',
      en: 'I can tell my own story in two minutes.',
    },
  },
  {
    number: 3,
    kind: 'lesson',
    title: { id: 'Telepon', en: 'On the phone' },
    canDo: {
      id: 'Saya bisa menelepon, memastikan keterangan, dan mengeja nama.',
      en: 'I can make a call, check details and spell names.',
    },
  },
  {
    number: 4,
    kind: 'lesson',
    title: { id: 'Memesan dan mengeluh', en: 'Ordering and complaining' },
    canDo: {
      id: 'Saya bisa memesan dan menyampaikan keluhan dengan sopan.',
      en: 'I can order something and complain politely.',
    },
  },
  {
    number: 5,
    kind: 'lesson',
    title: { id: 'Arah', en: 'Directions' },
    canDo: {
      id: 'Saya bisa menanyakan dan menjelaskan jalan tanpa peta.',
      en: 'I can ask for and explain a route without a map.',
    },
  },
  {
    number: 6,
    kind: 'lesson',
    title: { id: 'Menggambarkan orang', en: 'Describing people' },
    canDo: {
      id: 'Saya bisa menggambarkan penampilan dan sifat seseorang dengan santun.',
      en: "I can describe a person's looks and character with tact.",
    },
  },
  {
    number: 7,
    kind: 'lesson',
    title: { id: 'Menjelaskan proses', en: 'Describing processes' },
    canDo: {
      id: 'Saya bisa menjelaskan proses kerja langkah demi langkah.',
      en: 'I can explain a work process step by step.',
    },
  },
  {
    number: 8,
    kind: 'lesson',
    title: { id: 'Meminta dengan sopan', en: 'Asking politely' },
    canDo: {
      id: 'Saya bisa meminta bantuan dan menolak dengan sopan.',
      en: 'I can ask for a favour and say no politely.',
    },
  },
  {
    number: 9,
    kind: 'lesson',
    title: { id: 'Tanda bahwa kita menyimak', en: 'Listening signals' },
    canDo: {
      id: 'Saya bisa menunjukkan bahwa saya menyimak dan meminta penjelasan.',
      en: 'I can show that I am listening and ask for clarification.',
    },
  },
  {
    number: 10,
    kind: 'test',
    title: { id: 'Tes berbicara dan obrolan tujuan', en: 'Speaking test and a talk about the goal' },
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
      id: 'Saya bisa menyampaikan pendapat dengan kuat atau hati-hati.',
      en: 'I can state an opinion strongly or carefully.',
    },
  },
  {
    number: 12,
    kind: 'lesson',
    title: { id: 'Rapat', en: 'Meetings' },
    canDo: {
      id: 'Saya bisa memimpin satu agenda rapat dan merangkumnya.',
      en: 'I can lead one point of a meeting and sum it up.',
    },
  },
  {
    number: 13,
    kind: 'lesson',
    title: { id: 'Negosiasi', en: 'Negotiation' },
    canDo: {
      id: 'Saya bisa mengajukan syarat dan mencapai kesepakatan.',
      en: 'I can set out conditions and reach an agreement.',
    },
  },
  {
    number: 14,
    kind: 'lesson',
    title: { id: 'Wawancara kerja 1', en: 'Job interview 1' },
    canDo: {
      id: 'Saya bisa menceritakan pengalaman dan kekuatan saya dengan contoh.',
      en: 'I can talk about my experience and strengths with examples.',
    },
  },
  {
    number: 15,
    kind: 'lesson',
    title: { id: 'Wawancara kerja 2', en: 'Job interview 2' },
    canDo: {
      id: 'Saya bisa menjawab pertanyaan sulit dan mengajukan pertanyaan balik.',
      en: 'I can answer difficult questions and ask my own.',
    },
  },
  {
    number: 16,
    kind: 'lesson',
    title: { id: 'Presentasi', en: 'Presentations' },
    canDo: {
      id: 'Saya bisa membuka, menyusun, dan menutup presentasi.',
      en: 'I can open, structure and close a presentation.',
    },
  },
  {
    number: 17,
    kind: 'lesson',
    title: { id: 'Budaya', en: 'Culture' },
    canDo: {
      id: 'Saya bisa menjelaskan adat Indonesia kepada tamu asing.',
      en: 'I can explain an Indonesian custom to a visitor from abroad.',
    },
  },
  {
    number: 18,
    kind: 'lesson',
    title: { id: 'Berita', en: 'The news' },
    canDo: {
      id: 'Saya bisa merangkum berita dan membahas dampaknya.',
      en: 'I can sum up a news story and discuss its effects.',
    },
  },
  {
    number: 19,
    kind: 'lesson',
    title: { id: 'Gladi bersih', en: 'Rehearsal' },
    canDo: {
      id: 'Saya bisa berlatih situasi saya sendiri dan memakai masukan.',
      en: 'I can practise my own situation and use the feedback.',
    },
  },
  {
    number: 20,
    kind: 'final',
    title: { id: 'Tes akhir: simulasi', en: 'Final test: a simulation' },
    canDo: {
      id: 'Saya bisa menjalani satu situasi nyata dari awal sampai akhir.',
      en: 'I can get through a real-life situation from start to finish.',
    },
  },
] as const satisfies readonly SyllabusMeeting[];
