import type { SpeakingCheck } from './types.ts';

/** Adults: work and daily life, a task to solve, an opinion; the same for Special Course and test preparation. */
export const adultCheck: SpeakingCheck = {
  opening: {
    id: 'Perkenalkan diri Anda, lalu jelaskan: lima menit ini membantu memilih bahan yang pas, tidak ada yang dinilai lulus atau gagal. Jangan menanyakan gaji, agama, atau status pernikahan.',
    en: 'Introduce yourself, then explain that these five minutes help to choose fitting material and that nobody passes or fails. Do not ask about pay, religion or marriage.',
  },
  tasks: [
    {
      title: { id: 'Pekerjaan dan keseharian', en: 'Work and daily life' },
      seconds: 75,
      steps: [
        {
          id: 'Ajukan pertanyaan berurutan dan gali satu jawaban dengan “Could you tell me more?”',
          en: 'Ask the questions in order and follow one answer up with “Could you tell me more?”',
        },
        {
          id: 'Bila jawaban hanya satu kata, beri contoh dari diri Anda satu kali.',
          en: 'If the answer is one word only, give one example of your own.',
        },
      ],
      say: [
        'What do you do?',
        'What does a normal day look like for you?',
        'How long have you been doing that?',
        'Why are you learning English now?',
      ],
      listen: [
        {
          id: 'Apakah kalimatnya lengkap dan bersambung?',
          en: 'Are the sentences complete and connected?',
        },
        {
          id: '“I have worked here for …” atau “I work here since …”?',
          en: '“I have worked here for …” or “I work here since …”?',
        },
      ],
    },
    {
      title: { id: 'Menyelesaikan masalah', en: 'Solving a problem' },
      seconds: 90,
      steps: [
        {
          id: 'Bacakan situasinya dua kali, lalu mainkan peran petugas hotel.',
          en: 'Read the situation twice, then play the hotel clerk.',
        },
        {
          id: 'Tolak usul pertama dengan sopan, supaya ada yang perlu dirundingkan.',
          en: 'Politely decline the first suggestion, so that something must be negotiated.',
        },
      ],
      say: [
        'You are at a hotel. Your room is noisy and you have an important meeting tomorrow. I work here. Talk to me.',
        'I am sorry, we have no other room on this floor.',
        'What would you like us to do?',
        'Let me check that I understood: what exactly is the problem?',
      ],
      listen: [
        {
          id: 'Apakah permintaannya jelas dan sopan (“Could I …?”, “Would it be possible …?”)?',
          en: 'Is the request clear and polite (“Could I …?”, “Would it be possible …?”)?',
        },
        {
          id: 'Apakah ia bisa menjelaskan dengan cara lain ketika Anda bertanya lagi?',
          en: 'Can the learner put it another way when you ask again?',
        },
      ],
    },
    {
      title: { id: 'Pendapat', en: 'An opinion' },
      seconds: 90,
      steps: [
        {
          id: 'Beri sepuluh detik untuk berpikir, lalu dengarkan tanpa menyela selama satu menit.',
          en: 'Give ten seconds to think, then listen without interrupting for a minute.',
        },
        {
          id: 'Ajukan satu pendapat yang berlawanan.',
          en: 'Offer one opposite view.',
        },
      ],
      say: [
        'Some people prefer to work or study from home. What do you think?',
        'What are the advantages and the disadvantages?',
        'Others say that people learn less when they are alone. How would you answer?',
        'If you could decide for your company or school, what would you change?',
      ],
      listen: [
        {
          id: 'Apakah pendapatnya punya alasan dan contoh?',
          en: 'Does the opinion have reasons and examples?',
        },
        {
          id: 'Apakah ia berani memakai kalimat yang lebih panjang (“If …”, “although …”)?',
          en: 'Does the learner dare longer sentences (“If …”, “although …”)?',
        },
      ],
    },
  ],
  scale: [
    {
      id: 'Kata dan frasa yang dihafal; percakapan sering terhenti.',
      en: 'Words and memorised phrases; the conversation often stops.',
    },
    {
      id: 'Kalimat sederhana untuk hal sehari-hari; perlu bantuan untuk melanjutkan.',
      en: 'Simple sentences about everyday things; needs help to go on.',
    },
    {
      id: 'Menjelaskan dan memberi alasan dengan kalimat bersambung; kesalahan jarang mengganggu makna.',
      en: 'Explains and gives reasons in connected sentences; mistakes seldom get in the way.',
    },
    {
      id: 'Mengalir, menanggapi, dan menyusun pendapat dengan tepat; mencari kata hanya sesekali.',
      en: 'Fluent, responds, and builds an argument precisely; looks for words only now and then.',
    },
  ],
};
