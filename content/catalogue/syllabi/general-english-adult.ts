import type { SyllabusMeeting } from '../types.ts';

export const generalEnglishAdult = [
  {
    number: 1,
    kind: 'lesson',
    title: { id: 'Perkenalan', en: 'Introductions' },
    canDo: {
      id: 'Saya bisa memperkenalkan diri dan membuka percakapan dengan orang baru.',
      en: 'I can introduce myself and start a conversation with somebody new.',
    },
  },
  {
    number: 2,
    kind: 'lesson',
    title: { id: 'Pekerjaan dan hari kerja', en: 'Job and workday' },
    canDo: {
      id: 'Saya bisa menjelaskan pekerjaan dan hari kerja saya.',
      en: 'I can describe my job and my working day.',
    },
  },
  {
    number: 3,
    kind: 'lesson',
    title: { id: 'Waktu, angka, dan harga', en: 'Times, numbers and prices' },
    canDo: {
      id: 'Saya bisa memahami dan menyebut jam, tanggal, jumlah, dan harga.',
      en: 'I can understand and say times, dates, amounts and prices.',
    },
  },
  {
    number: 4,
    kind: 'lesson',
    title: { id: 'Rumah dan kota', en: 'Home and city' },
    canDo: {
      id: 'Saya bisa menggambarkan tempat tinggal dan kota saya.',
      en: 'I can describe where I live and my city.',
    },
  },
  {
    number: 5,
    kind: 'lesson',
    title: { id: 'Makanan dan memesan', en: 'Food and ordering' },
    canDo: {
      id: 'Saya bisa memesan makanan dan menyampaikan permintaan khusus.',
      en: 'I can order a meal and make a special request.',
    },
  },
  {
    number: 6,
    kind: 'lesson',
    title: { id: 'Kejadian lampau', en: 'Past events' },
    canDo: {
      id: 'Saya bisa menceritakan kejadian lampau dengan urutan yang jelas.',
      en: 'I can tell somebody about a past event in a clear order.',
    },
  },
  {
    number: 7,
    kind: 'lesson',
    title: { id: 'Perjalanan', en: 'Travel' },
    canDo: {
      id: 'Saya bisa mengurus hotel, tiket, dan pertanyaan di bandara.',
      en: 'I can deal with a hotel, a ticket and questions at an airport.',
    },
  },
  {
    number: 8,
    kind: 'lesson',
    title: { id: 'Membandingkan pilihan', en: 'Comparing choices' },
    canDo: {
      id: 'Saya bisa membandingkan dua tawaran dan menjelaskan pilihan saya.',
      en: 'I can compare two offers and explain my choice.',
    },
  },
  {
    number: 9,
    kind: 'lesson',
    title: { id: 'Telepon dan pesan', en: 'Phone and messages' },
    canDo: {
      id: 'Saya bisa menerima telepon dan meninggalkan pesan yang jelas.',
      en: 'I can take a phone call and leave a clear message.',
    },
  },
  {
    number: 10,
    kind: 'test',
    title: { id: 'Tes kemajuan dan obrolan tujuan', en: 'Progress test and a talk about the goal' },
    canDo: {
      id: 'Saya bisa menunjukkan apa yang saya pelajari di pertemuan 1 sampai 9.',
      en: 'I can show what I have learned in meetings 1 to 9.',
    },
  },
  {
    number: 11,
    kind: 'lesson',
    title: { id: 'Rencana dan janji', en: 'Plans and arrangements' },
    canDo: {
      id: 'Saya bisa mengatur jadwal pertemuan dan mengubahnya dengan sopan.',
      en: 'I can arrange an appointment and change it politely.',
    },
  },
  {
    number: 12,
    kind: 'lesson',
    title: { id: 'Kesehatan', en: 'Health' },
    canDo: {
      id: 'Saya bisa menjelaskan gejala dan memahami petunjuk dokter.',
      en: "I can explain symptoms and understand a doctor's instructions.",
    },
  },
  {
    number: 13,
    kind: 'lesson',
    title: { id: 'Pengalaman: for dan since', en: 'Experience: for and since' },
    canDo: {
      id: 'Saya bisa menceritakan pengalaman kerja dan sudah berapa lama.',
      en: 'I can talk about my work experience and how long it has lasted.',
    },
  },
  {
    number: 14,
    kind: 'lesson',
    title: { id: 'Menulis email', en: 'Writing e-mails' },
    canDo: {
      id: 'Saya bisa menulis email kerja pendek dengan nada yang sesuai.',
      en: 'I can write a short work e-mail in a fitting tone.',
    },
  },
  {
    number: 15,
    kind: 'lesson',
    title: { id: 'Masalah dan saran', en: 'Problems and advice' },
    canDo: {
      id: 'Saya bisa menjelaskan masalah dan memberi saran dengan sopan.',
      en: 'I can explain a problem and give advice politely.',
    },
  },
  {
    number: 16,
    kind: 'lesson',
    title: { id: 'Rapat', en: 'Meetings' },
    canDo: {
      id: 'Saya bisa menyampaikan pendapat dan menyela dengan sopan dalam rapat.',
      en: 'I can give my view and interrupt politely in a meeting.',
    },
  },
  {
    number: 17,
    kind: 'lesson',
    title: { id: 'Syarat: if', en: 'Conditions' },
    canDo: {
      id: 'Saya bisa menjelaskan akibat suatu keputusan dengan if.',
      en: 'I can explain what follows from a decision with if.',
    },
  },
  {
    number: 18,
    kind: 'lesson',
    title: { id: 'Laporan dan kalimat pasif', en: 'Reports and the passive' },
    canDo: {
      id: 'Saya bisa menulis laporan singkat tentang apa yang telah dikerjakan.',
      en: 'I can write a short report on what has been done.',
    },
  },
  {
    number: 19,
    kind: 'lesson',
    title: { id: 'Presentasi', en: 'Presentation' },
    canDo: {
      id: 'Saya bisa mempresentasikan topik pekerjaan selama lima menit.',
      en: 'I can present a work topic for five minutes.',
    },
  },
  {
    number: 20,
    kind: 'final',
    title: { id: 'Tes akhir', en: 'Final test' },
    canDo: {
      id: 'Saya bisa menunjukkan apa yang saya pelajari di seluruh kursus.',
      en: 'I can show what I have learned in the whole course.',
    },
  },
] as const satisfies readonly SyllabusMeeting[];
