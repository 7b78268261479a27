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
    id: 'Untuk yang sudah mengenal dasarnya, tetapi masih ragu saat harus berbicara.',
    en: 'For people who know the basics and still hesitate when it is time to speak.',
  },
  outcomes: [
    {
      id: 'Memulai obrolan ringan dan menjaganya tetap mengalir.',
      en: 'Start small talk and keep it alive.',
    },
    {
      id: 'Menceritakan kisah Anda sampai orang ingin bertanya lebih jauh.',
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
      id: '20 pertemuan privat masing-masing {{meeting}} dalam 3 bulan, biasanya 2 kali seminggu; 3 kali juga bisa.',
      en: '20 private meetings of {{meeting}} within 3 months, usually 2 a week; 3 is possible too.',
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
      title: { id: 'Anak (6–12 tahun)', en: 'Kids (6–12)' },
      tagline: {
        id: 'Boneka, pasar-pasaran, dan pahlawan super yang hanya mengerti bahasa Inggris.',
        en: 'Puppets, market games and super-heroes who only understand English.',
      },
      forWhom: {
        id: 'Untuk anak 6–12 tahun yang sudah mengenal kata-kata dasar dan perlu tempat untuk berani memakainya.',
        en: 'For children of 6 to 12 who know the basic words and need a place to dare to use them.',
      },
      outcomes: [
        {
          id: 'Menyapa, menanyakan kabar, dan berpamitan.',
          en: 'Say hello, ask how somebody is and say goodbye.',
        },
        {
          id: 'Menunjukkan benda kesayangan dan bercerita tentangnya.',
          en: 'Show a favourite thing and talk about it.',
        },
        {
          id: 'Berbelanja camilan, menawar, dan mengucapkan terima kasih.',
          en: 'Buy a snack, bargain and say thank you.',
        },
        { id: 'Menyebutkan perasaan dan sebabnya.', en: 'Say how they feel and why.' },
        { id: 'Menceritakan apa yang terjadi dalam enam gambar.', en: 'Tell what happens in six pictures.' },
        {
          id: 'Membawakan acara bincang-bincang sendiri dan menjawab pertanyaan.',
          en: 'Present their own talk show and answer questions.',
        },
      ],
      colour: 'mango',
      syllabus: 'conversation-kids',
    },
    {
      slug: 'teen',
      title: { id: 'Remaja (13–17 tahun)', en: 'Teens (13–17)' },
      tagline: {
        id: 'Topik pilihan sendiri, dengan orang yang mau mendengarkan.',
        en: 'Topics that you would choose yourself, with somebody who listens.',
      },
      forWhom: {
        id: 'Untuk remaja 13–17 tahun yang nilainya baik, tetapi masih diam saat diajak bicara.',
        en: 'For teens of 13 to 17 whose marks are good and who still fall silent when somebody speaks to them.',
      },
      outcomes: [
        {
          id: 'Memulai obrolan ringan dan menjaganya tetap mengalir.',
          en: 'Start small talk and keep it going.',
        },
        {
          id: 'Merekomendasikan film dan membuat orang penasaran dengan hobi sendiri.',
          en: 'Recommend a film and make people curious about your hobby.',
        },
        {
          id: 'Menyampaikan pendapat dengan alasan dan contoh.',
          en: 'Give an opinion with a reason and an example.',
        },
        {
          id: 'Tidak setuju dengan sopan dan menawarkan jalan tengah.',
          en: 'Disagree politely and offer a middle way.',
        },
        {
          id: 'Menjawab wawancara untuk sekolah atau klub.',
          en: 'Answer questions in an interview for a school or a club.',
        },
        {
          id: 'Berbicara lima menit dan menjawab pertanyaan.',
          en: 'Speak for five minutes and answer questions.',
        },
      ],
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
      forWhom: {
        id: 'Untuk dewasa yang mengenal dasarnya, tetapi masih ragu di rapat, di telepon, atau dalam wawancara.',
        en: 'For adults who know the basics and still hesitate in a meeting, on the phone or in an interview.',
      },
      outcomes: [
        { id: 'Memulai dan menutup obrolan ringan dengan lancar.', en: 'Begin and end small talk smoothly.' },
        {
          id: 'Menelepon, memeriksa rincian, dan mengeja nama.',
          en: 'Make a call, check details and spell names.',
        },
        {
          id: 'Meminta, menolak, dan mengeluh dengan sopan.',
          en: 'Ask for things, say no and complain politely.',
        },
        {
          id: 'Memimpin satu pokok rapat dan merangkumnya.',
          en: 'Lead one point of a meeting and sum it up.',
        },
        {
          id: 'Menjawab wawancara kerja dengan contoh pengalaman Anda.',
          en: 'Answer a job interview with examples of your experience.',
        },
        {
          id: 'Merundingkan syarat dan mencapai kesepakatan.',
          en: 'Set out conditions and reach an agreement.',
        },
      ],
      colour: 'indigo',
      syllabus: 'conversation-adult',
    },
  ],
} as const satisfies Program;
