import type { Program } from '../types.ts';

export const conversationProgram = {
  slug: 'conversation',
  type: 'conversation',
  title: { id: 'Kelas Percakapan', en: 'Conversation Class' },
  tagline: {
    id: 'Satu jam untuk berbicara, bukan untuk menyalin: keberanian tumbuh dari percakapan sungguhan.',
    en: 'An hour for speaking, not for copying: courage grows out of real conversations.',
  },
  forWhom: {
    id: 'Untuk yang sudah mengenal dasarnya, tetapi masih ragu saat harus membuka mulut.',
    en: 'For people who know the basics and still hesitate when it is time to speak.',
  },
  outcomes: [
    { id: 'Memulai obrolan ringan dan menjaganya tetap hidup.', en: 'Start small talk and keep it alive.' },
    {
      id: 'Menceritakan kisah Anda sehingga orang ingin bertanya lagi.',
      en: 'Tell your story so that people want to ask more.',
    },
    {
      id: 'Meminta, menolak, dan mengeluh dengan sopan.',
      en: 'Ask for things, say no and complain politely.',
    },
    {
      id: 'Menyampaikan pendapat, setuju, dan tidak setuju dengan alasan.',
      en: 'Give an opinion, agree and disagree with reasons.',
    },
    {
      id: 'Mengatasi salah paham tanpa kembali ke bahasa Indonesia.',
      en: 'Sort out a misunderstanding without going back to Indonesian.',
    },
    {
      id: 'Berbicara beberapa menit di depan orang lain dan menjawab pertanyaan.',
      en: 'Speak for some minutes in front of others and answer questions.',
    },
  ],
  included: [
    {
      id: '20 pertemuan privat masing-masing {{meeting}}, 2-3 kali seminggu, dalam 3 bulan.',
      en: '20 private meetings of {{meeting}}, 2-3 a week, within 3 months.',
    },
    {
      id: 'Frasa berguna untuk setiap situasi, dalam lembar (PDF) yang bisa disimpan.',
      en: 'Useful phrases for every situation, on sheets (PDF) to keep.',
    },
    {
      id: 'Masukan setelah berbicara: satu hal yang sudah baik, satu hal untuk dicoba.',
      en: 'Feedback after you speak: one thing that went well, one thing to try.',
    },
    {
      id: 'Tes berbicara di pertemuan 10 dan 20, dengan kriteria yang diberikan sebelumnya.',
      en: 'Speaking tests at meetings 10 and 20, with the criteria given in advance.',
    },
  ],
  colour: 'leaf',
  img: '/pictures/programs/conversation.svg',
  parts: [
    {
      slug: 'kids',
      title: { id: 'Anak (6-12 tahun)', en: 'Kids (6-12)' },
      tagline: {
        id: 'Boneka, pasar-pasaran, dan pahlawan super yang hanya mengerti bahasa Inggris.',
        en: 'Puppets, market games and super-heroes who only understand English.',
      },
      colour: 'mango',
      syllabus: 'conversation-kids',
    },
    {
      slug: 'teen',
      title: { id: 'Remaja (13-17 tahun)', en: 'Teens (13-17)' },
      tagline: {
        id: 'Topik yang kamu pilih sendiri, dengan orang yang mau mendengarkan.',
        en: 'Topics that you would choose yourself, with somebody who listens.',
      },
      colour: 'coral',
      syllabus: 'conversation-teen',
    },
    {
      slug: 'adult',
      title: { id: 'Dewasa (18 tahun ke atas)', en: 'Adults (18+)' },
      tagline: {
        id: 'Berlatih rapat, wawancara, dan telepon sebelum hari yang penting.',
        en: 'Practise the meeting, the interview and the call before the day that matters.',
      },
      colour: 'indigo',
      syllabus: 'conversation-adult',
    },
  ],
} as const satisfies Program;
