import type { SpeakingCheck } from './types.ts';

/** Teenagers of 13 to 17: their own world, a choice to defend, nothing that embarrasses. */
export const teenCheck: SpeakingCheck = {
  opening: {
    id: 'Mulai dengan santai. Katakan bahwa lima menit ini hanya untuk mencari level yang pas, bukan untuk nilai, dan boleh berkata “I don’t know”. Hindari pertanyaan tentang nilai sekolah, tubuh, atau uang.',
    en: 'Begin in a relaxed way. Say that these five minutes only help to find the right level, that there is no mark, and that “I don’t know” is fine. Avoid questions about school marks, looks or money.',
  },
  tasks: [
    {
      title: { id: 'Hari-hariku', en: 'My days' },
      seconds: 75,
      steps: [
        {
          id: 'Ajukan pertanyaan berurutan; lanjutkan dengan “Why?” atau “Tell me more.”',
          en: 'Ask the questions in order; go on with “Why?” or “Tell me more.”',
        },
        {
          id: 'Bila dua pertanyaan berturut-turut tidak terjawab, pindah ke tugas berikutnya.',
          en: 'If two questions in a row stay unanswered, move on to the next task.',
        },
      ],
      say: [
        'What do you usually do after school?',
        'What kind of music, games or videos do you like? Why?',
        'Tell me about a good friend. What is he or she like?',
        'What did you do last weekend?',
      ],
      listen: [
        {
          id: 'Kalimat lengkap, atau hanya kata kunci?',
          en: 'Full sentences, or only key words?',
        },
        {
          id: 'Apakah ia berpindah dari kebiasaan (“I play”) ke masa lampau (“I played”)?',
          en: 'Does the learner move from habits (“I play”) to the past (“I played”)?',
        },
      ],
    },
    {
      title: { id: 'Pilih dan beri alasan', en: 'Choose and say why' },
      seconds: 90,
      steps: [
        {
          id: 'Beri satu pilihan, lalu sepuluh detik untuk berpikir.',
          en: 'Give one choice, then ten seconds to think.',
        },
        {
          id: 'Ambil pihak yang lain dengan ramah, supaya ada yang perlu dijawab.',
          en: 'Take the other side in a friendly way, so that there is something to answer.',
        },
      ],
      say: [
        'Would you rather live near the beach or in a big city?',
        'Why?',
        'But the city is more exciting. What do you think?',
        'What is one bad thing about your choice?',
      ],
      listen: [
        {
          id: 'Apakah ada alasan (“because”, “so”, “but”)?',
          en: 'Are there reasons (“because”, “so”, “but”)?',
        },
        {
          id: 'Apakah ia menanggapi yang Anda katakan, atau mengulang jawaban pertama?',
          en: 'Does the learner answer what you said, or repeat the first answer?',
        },
      ],
    },
    {
      title: { id: 'Sebuah cerita', en: 'A story' },
      seconds: 90,
      steps: [
        {
          id: 'Minta cerita tentang satu kejadian; beri waktu sepuluh detik untuk memilih.',
          en: 'Ask for the story of one event; give ten seconds to choose.',
        },
        {
          id: 'Sela hanya dengan “What happened next?”.',
          en: 'Interrupt only with “What happened next?”.',
        },
      ],
      say: [
        'Tell me about something funny or surprising that happened to you.',
        'What happened next?',
        'How did you feel? Why?',
        'What would you do differently next time?',
      ],
      listen: [
        {
          id: 'Apakah urutannya bisa diikuti (“first”, “then”, “in the end”)?',
          en: 'Can you follow the order (“first”, “then”, “in the end”)?',
        },
        {
          id: 'Apakah ia mencari jalan lain saat tidak tahu sebuah kata?',
          en: 'Does the learner find another way when a word is missing?',
        },
      ],
    },
  ],
  scale: [
    {
      id: 'Kata-kata lepas; sering perlu diterjemahkan.',
      en: 'Single words; often needs a translation.',
    },
    {
      id: 'Kalimat pendek yang sederhana; banyak jeda, dan berhenti setelah satu kalimat.',
      en: 'Short simple sentences; many pauses, and stops after one sentence.',
    },
    {
      id: 'Beberapa kalimat yang bersambung dengan alasan; kesalahan jarang mengganggu makna.',
      en: 'Several connected sentences with reasons; mistakes seldom get in the way.',
    },
    {
      id: 'Bercakap-cakap dengan lancar, menanggapi, dan memakai beberapa bentuk waktu dengan tepat.',
      en: 'Talks fluently, responds, and uses several tenses correctly.',
    },
  ],
};
