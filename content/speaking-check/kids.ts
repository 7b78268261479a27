import type { SpeakingCheck } from './types.ts';

/** Children of 6 to 12: they point, play and show; they answer in English, and are understood in Indonesian. */
export const kidsCheck: SpeakingCheck = {
  opening: {
    id: 'Sapa anak dengan riang dan sebut namanya. Katakan dalam bahasa Indonesia bahwa ini permainan bicara, bukan ujian, dan tidak ada jawaban yang salah. Puji setiap usaha.',
    en: 'Greet the child cheerfully by name. Say in Indonesian that this is a talking game, not an exam, and that no answer is wrong. Praise every try.',
  },
  tasks: [
    {
      title: { id: 'Tentang aku', en: 'About me' },
      seconds: 75,
      steps: [
        {
          id: 'Ajukan pertanyaan satu per satu, tunggu lima detik untuk tiap jawaban.',
          en: 'Ask the questions one by one and wait five seconds for each answer.',
        },
        {
          id: 'Bila anak diam, ulangi pelan-pelan sekali, lalu contohkan dengan diri Anda: “I am Rina. And you?”',
          en: 'If the child is silent, repeat once slowly, then show it with yourself: “I am Rina. And you?”',
        },
      ],
      say: [
        'Hello! What is your name?',
        'How old are you?',
        'What colour do you like?',
        'Do you have a pet, a brother or a sister? Tell me about them.',
        'What do you do after school?',
      ],
      listen: [
        {
          id: 'Apakah anak memahami pertanyaan tanpa diterjemahkan?',
          en: 'Does the child understand the question without a translation?',
        },
        {
          id: 'Satu kata (“blue”), atau kalimat (“I like blue because …”)?',
          en: 'One word (“blue”), or a sentence (“I like blue because …”)?',
        },
      ],
    },
    {
      title: { id: 'Tunjukkan dan ceritakan', en: 'Show and tell' },
      seconds: 90,
      steps: [
        {
          id: 'Minta anak mengambil satu benda kesayangan di dekatnya, misalnya mainan, buku, atau botol minum.',
          en: 'Ask the child to fetch one favourite thing nearby, such as a toy, a book or a bottle.',
        },
        {
          id: 'Bila tidak ada, pakai benda di meja Anda dan tanyakan hal yang sama.',
          en: 'If there is none, hold up a thing from your own desk and ask the same.',
        },
      ],
      say: [
        'Can you show me something you like?',
        'What is it?',
        'What colour is it? Is it big or small?',
        'What can you do with it?',
        'Why do you like it?',
      ],
      listen: [
        {
          id: 'Nama benda, warna, ukuran: kata apa saja yang muncul sendiri?',
          en: 'Thing, colour, size: which words come by themselves?',
        },
        {
          id: 'Apakah kata-kata digabung (“It is big and red. I can throw it.”)?',
          en: 'Are words put together (“It is big and red. I can throw it.”)?',
        },
      ],
    },
    {
      title: { id: 'Cerita hari Minggu', en: 'A story about Sunday' },
      seconds: 90,
      steps: [
        {
          id: 'Ceritakan dua kalimat tentang hari Minggu Anda, lalu minta anak bercerita.',
          en: 'Tell two sentences about your own Sunday, then ask the child to tell a story.',
        },
        {
          id: 'Bantu hanya dengan “And then?”. Jangan membetulkan di tengah cerita.',
          en: 'Help only with “And then?”. Do not correct in the middle of the story.',
        },
      ],
      say: [
        'On Sunday I get up late and I play with my cat.',
        'What do you do on Sunday?',
        'And then?',
        'What did you do last Sunday?',
        'What do you want to do next Sunday?',
      ],
      listen: [
        {
          id: 'Apakah ceritanya lebih dari satu kalimat?',
          en: 'Is the story longer than one sentence?',
        },
        {
          id: 'Apakah ada bentuk lampau (“I went”, “I played”), walau belum selalu tepat?',
          en: 'Are there past forms (“I went”, “I played”), even if not always right?',
        },
      ],
    },
  ],
  scale: [
    {
      id: 'Diam, menjawab dalam bahasa Indonesia, atau satu-dua kata setelah dicontohkan.',
      en: 'Silent, answers in Indonesian, or says one or two words after an example.',
    },
    {
      id: 'Menjawab dengan kata atau potongan kalimat yang dihafal (“I like cat”).',
      en: 'Answers with words or learned phrases (“I like cat”).',
    },
    {
      id: 'Membuat kalimat pendek sendiri; ada kesalahan, tetapi mudah dimengerti.',
      en: 'Makes short sentences alone; there are mistakes, but they are easy to understand.',
    },
    {
      id: 'Bercerita dengan beberapa kalimat yang bersambung, dengan sedikit bantuan.',
      en: 'Tells a story in several connected sentences with little help.',
    },
  ],
};
