import type { MeetingMaterial } from '../types.ts';

export const meetings16to20 = [
  {
    number: 16,
    kind: 'lesson',
    words: [
      {
        en: 'repeat',
        id: 'mengulang',
      },
      {
        en: 'stress',
        id: 'tekanan',
      },
      {
        en: 'chunk',
        id: 'potongan kalimat',
      },
      {
        en: 'linking',
        id: 'penyambungan bunyi',
      },
      {
        en: 'ending',
        id: 'akhiran',
      },
      {
        en: 'clearly',
        id: 'dengan jelas',
      },
      {
        en: 'complete',
        id: 'lengkap',
      },
      {
        en: 'pause',
        id: 'jeda',
      },
    ],
    texts: {
      beginner: {
        title: 'A tour of the library',
        kind: 'text',
        lines: [
          "Welcome to the library. You can leave your bags next to the door. The quiet room is on the second floor. You may drink water, but food is not allowed. To print, you need a student card. If you can't find a book, please ask at the desk. The staff are friendly and speak three languages. On Fridays we close at six. The garden behind the building is open all day. Thank you for listening, and enjoy your first week.",
        ],
      },
      intermediate: {
        title: 'A tour of the library',
        kind: 'text',
        lines: [
          "Welcome to the university library. Please leave your bags in the lockers next to the entrance. The quiet study room is on the second floor, opposite the lift. Bottles of water are allowed, but food has to stay outside. To use the printers, simply hold your student card against the screen. If you can't find the book you need, ask the staff at the front desk. On Fridays we close at six instead of nine. The garden behind the building is open to everybody during the day.",
        ],
      },
      advanced: {
        title: 'A tour of the library',
        kind: 'text',
        lines: [
          'Welcome to the main library, which has been serving students since 1964. Bags are to be left in the lockers that you passed on your way in. Those who prefer silence will appreciate the study room on the second floor. Although bottled water is permitted, anything edible must remain outside. The printers respond to your student card, provided that it has been activated. Should a book be missing from its shelf, the staff will be glad to trace it. We close at six on Fridays, three hours earlier than usual.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Potong dan ulangi',
          en: 'Chunk and repeat',
        },
        instruction: {
          id: 'Guru membaca kalimat sekali; ulangi utuh, dari pendek ke panjang.',
          en: 'Your teacher reads each sentence once; repeat it in full, from short to long.',
        },
        items: [
          'The desk is / on the left.',
          'You can print / with your student card.',
          'If you need help, / please ask the staff / at the desk.',
          'The room on the second floor / is closed on Friday / because of repairs.',
        ],
      },
      {
        title: {
          id: 'Akhiran yang hilang',
          en: 'Lost endings',
        },
        instruction: {
          id: 'Ulangi dengan akhiran jelas: -s, -ed, -th, -ing.',
          en: 'Repeat with clear endings: -s, -ed, -th, -ing.',
        },
        items: [
          'She works and asks questions.',
          'They walked, talked and waited.',
          'Both months were the warmest.',
          "He's been thinking about moving.",
        ],
      },
      {
        title: {
          id: 'Tujuh kalimat',
          en: 'Seven sentences',
        },
        instruction: {
          id: 'Guru memilih tujuh kalimat dari teks, makin panjang; satu kali dengar.',
          en: 'Your teacher picks seven sentences from the text, longer and longer; heard once.',
        },
        items: [
          'Do not stop to correct yourself.',
          'Keep the number of words and the order.',
          'Count: how many were complete?',
        ],
      },
    ],
    keep: [
      {
        en: 'stress the words that carry meaning',
        id: 'tekan kata bermakna: second, floor, closed',
      },
      {
        en: 'an_apple, ask_at_a desk',
        id: 'sambungkan konsonan akhir dengan vokal awal',
      },
      {
        en: 'worked, waited',
        id: 'dibaca /t/ dan /id/: akhiran -ed harus terdengar',
      },
      {
        en: 'Keep going.',
        id: 'Teruskan; jangan berhenti karena satu kata.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Bunyi akhiran -ed: t, d, atau id?',
          en: 'How does -ed sound: t, d or id?',
        },
        items: [
          {
            question: 'asked',
            answer: 't',
          },
          {
            question: 'opened',
            answer: 'd',
          },
          {
            question: 'needed',
            answer: 'id',
          },
          {
            question: 'watched',
            answer: 't',
          },
          {
            question: 'started',
            answer: 'id',
          },
        ],
      },
      {
        instruction: {
          id: 'Berapa suku kata?',
          en: 'How many syllables?',
        },
        items: [
          {
            question: 'library',
            answer: '3',
          },
          {
            question: 'comfortable (as spoken)',
            answer: '3',
          },
          {
            question: 'clothes',
            answer: '1',
          },
          {
            question: 'Wednesday (as spoken)',
            answer: '2',
          },
          {
            question: 'university',
            answer: '5',
          },
        ],
      },
    ],
  },
  {
    number: 17,
    kind: 'lesson',
    words: [
      {
        en: 'interview',
        id: 'wawancara',
      },
      {
        en: 'experience',
        id: 'pengalaman',
      },
      {
        en: 'on the spot',
        id: 'langsung',
      },
      {
        en: 'detail',
        id: 'rincian',
      },
      {
        en: 'extend',
        id: 'memperpanjang',
      },
      {
        en: 'recently',
        id: 'baru-baru ini',
      },
      {
        en: 'habit',
        id: 'kebiasaan',
      },
      {
        en: 'filler',
        id: 'bunyi pengisi',
      },
    ],
    texts: {
      beginner: {
        title: 'Questions about city life',
        kind: 'dialogue',
        lines: [
          'Interviewer: Do you live in a city or a village?',
          "Wahyu: I live in Malang, a city in the mountains. I like it because it's cool.",
          'Interviewer: How do you usually travel?',
          'Wahyu: By motorbike. But last month I bought a bicycle, and now I ride to work twice a week.',
          'Interviewer: Tell me about a place you like.',
          'Wahyu: I like the flower market. My grandmother had a shop there, so I know many people. On Sundays I drink coffee with them and listen to their stories.',
        ],
      },
      intermediate: {
        title: 'Questions about city life',
        kind: 'dialogue',
        lines: [
          'Interviewer: Do you live in a city or in the country?',
          'Wahyu: In a city, namely Malang, which lies in the mountains. What I like about it is the cool air.',
          'Interviewer: How do you normally get around?',
          'Wahyu: Mostly by motorbike. Last month, though, I bought a bicycle, so twice a week I ride to work.',
          'Interviewer: Describe a place that you enjoy visiting.',
          'Wahyu: That would be the flower market. As my grandmother used to have a shop there, I know half the sellers, and on Sundays we drink coffee and swap stories.',
        ],
      },
      advanced: {
        title: 'Questions about city life',
        kind: 'dialogue',
        lines: [
          'Interviewer: Would you call yourself a city person?',
          "Wahyu: By upbringing, yes. I'm from Malang, though with its mountains and cool air it hardly feels like one.",
          'Interviewer: How do you get around?',
          "Wahyu: Until recently, exclusively by motorbike. Since buying a bicycle last month I've been riding to work twice a week.",
          "Interviewer: Is there a place you're particularly fond of?",
          'Wahyu: The flower market, without a doubt. My grandmother ran a shop there, so Sunday coffee comes with gossip that goes back thirty years.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Jawaban Wahyu',
          en: "Wahyu's answers",
        },
        instruction: {
          id: 'Cari jawaban langsung, lalu rincian tambahannya.',
          en: 'Find the direct answer, then the extra detail.',
        },
        items: ['city or village? + ...', 'transport? + ...', 'place? + ...'],
      },
      {
        title: {
          id: '45 detik',
          en: 'Forty-five seconds',
        },
        instruction: {
          id: 'Tanpa persiapan: jawaban, alasan, contoh, penutup.',
          en: 'No preparation: answer, reason, example, close.',
        },
        items: [
          'What did you do last weekend?',
          'Which app or tool do you use most?',
          'Tell me about a class you enjoyed.',
          'How have your eating habits changed?',
        ],
      },
      {
        title: {
          id: 'Wawancara empat soal',
          en: 'A four-question interview',
        },
        instruction: {
          id: 'Satu topik, empat soal makin sulit; guru memegang jam.',
          en: 'One topic, four questions of rising difficulty; your teacher keeps the time.',
        },
        items: [
          'Topic: free time, food or learning',
          'Two about experience, two about opinion',
          'Which answer was under thirty seconds? Do it again.',
        ],
      },
    ],
    keep: [
      {
        en: 'What I like about it is the cool air.',
        id: 'Yang saya suka adalah udaranya yang sejuk.',
      },
      {
        en: "I've been riding since last month.",
        id: 'Saya bersepeda sejak bulan lalu.',
      },
      {
        en: 'For example, last Sunday I ...',
        id: 'Misalnya, Minggu lalu saya ...',
      },
      {
        en: 'Let me think for a second.',
        id: 'Coba saya pikir sebentar. (sekali saja; waktu berjalan)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis bentuk kata kerja.',
          en: 'Write the verb form.',
        },
        items: [
          {
            question: 'I ____ here since 2020. (live)',
            answer: 'have lived',
          },
          {
            question: 'Last night I ____ noodles. (cook)',
            answer: 'cooked',
          },
          {
            question: 'I usually ____ up at six. (get)',
            answer: 'get',
          },
          {
            question: 'When I was small, I ____ with my cousins. (play)',
            answer: 'played',
          },
          {
            question: "I'm looking forward to ____. (travel)",
            answer: 'travelling',
          },
        ],
      },
      {
        instruction: {
          id: 'Jawaban (A), alasan (R), contoh (E), atau penutup (C)?',
          en: 'Answer (A), reason (R), example (E) or close (C)?',
        },
        items: [
          {
            question: 'Yes, I enjoy cooking a lot.',
            answer: 'A',
          },
          {
            question: "That's because it calms me down.",
            answer: 'R',
          },
          {
            question: 'Last week, for instance, I made rawon for ten.',
            answer: 'E',
          },
          {
            question: 'So for me a kitchen is the best place to rest.',
            answer: 'C',
          },
          {
            question: 'My favourite subject was history.',
            answer: 'A',
          },
        ],
      },
    ],
  },
  {
    number: 18,
    kind: 'lesson',
    words: [
      {
        en: 'opinion',
        id: 'pendapat',
      },
      {
        en: 'defend',
        id: 'membela',
      },
      {
        en: 'prepare',
        id: 'bersiap',
      },
      {
        en: 'reason',
        id: 'alasan',
      },
      {
        en: 'on the other hand',
        id: 'di sisi lain',
      },
      {
        en: 'benefit',
        id: 'manfaat',
      },
      {
        en: 'drawback',
        id: 'kekurangan',
      },
      {
        en: 'convince',
        id: 'meyakinkan',
      },
    ],
    texts: {
      beginner: {
        title: 'Should shops close on Sundays?',
        kind: 'dialogue',
        lines: [
          'Interviewer: Should shops close on Sundays?',
          "Naomi: I don't think so. Many people work all week, so Sunday is their only free day. My parents, for example, buy food after church.",
          'Interviewer: But shop workers need rest, too.',
          "Naomi: That's true. They should have another free day, such as Monday.",
          'Interviewer: Would small shops lose money?',
          'Naomi: Maybe. However, they can choose. In Kupang some small shops open only in the morning. I think choice is better than a rule.',
        ],
      },
      intermediate: {
        title: 'Should shops close on Sundays?',
        kind: 'dialogue',
        lines: [
          'Interviewer: Do you think shops should be closed on Sundays?',
          'Naomi: Not really. For people who work all week, Sunday is the only chance to shop; my parents, for instance, buy food after church.',
          "Interviewer: Don't shop workers deserve a rest as well?",
          'Naomi: They certainly do, which is why they should get another day off, say Monday.',
          "Interviewer: Wouldn't small shops suffer?",
          "Naomi: Some might. Still, nobody has to open all day. In Kupang a few open in the morning only. I'd choose choice over rules.",
        ],
      },
      advanced: {
        title: 'Should shops close on Sundays?',
        kind: 'dialogue',
        lines: [
          'Interviewer: Is there a case for closing shops on Sundays?',
          "Naomi: A weak one, I'd say. For anybody who works all week, my parents included, Sunday after church is the only time left.",
          'Interviewer: At whose expense, though?',
          "Naomi: Fair question. Staff are entitled to a day off; it simply needn't be the same for all.",
          "Interviewer: And small shops that can't compete?",
          "Naomi: They're free to limit their hours, as some in Kupang do, opening mornings only. Given the choice between choice and rules, I'll take the former.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Membela pendapat',
          en: 'Defending a view',
        },
        instruction: {
          id: 'Ikuti langkah Naomi.',
          en: "Follow Naomi's steps.",
        },
        items: [
          'opinion, reason, example',
          'first objection and answer',
          'second objection and answer',
          'last sentence',
        ],
      },
      {
        title: {
          id: 'Ya, tetapi dalam lima detik',
          en: 'Yes, but in five seconds',
        },
        instruction: {
          id: 'Tanggapi keberatan: akui lalu bela.',
          en: 'React to the objection: accept, then defend.',
        },
        items: [
          'Online classes save time. - But students feel alone.',
          'Cities need trees. - But trees need space.',
          'Homework helps. - But children need play.',
        ],
      },
      {
        title: {
          id: 'Wawancara pendapat',
          en: 'An opinion interview',
        },
        instruction: {
          id: 'Empat soal, 45 detik, tanpa persiapan.',
          en: 'Four questions, 45 seconds, no preparation.',
        },
        items: [
          'Should public transport be free?',
          'Is it better to own or to borrow things?',
          'Should schools teach cooking?',
          'How will work change in twenty years?',
        ],
      },
    ],
    keep: [
      {
        en: "I'd say that choice is better than rules.",
        id: 'Menurut saya pilihan lebih baik daripada aturan.',
      },
      {
        en: "That's true. However, ...",
        id: 'Itu benar. Namun, ...',
      },
      {
        en: 'They certainly do, which is why ...',
        id: 'Tentu saja, itulah sebabnya ...',
      },
      {
        en: "Given the choice, I'd take the train.",
        id: 'Kalau boleh memilih, saya naik kereta.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih kata: however, because, such as, although, so.',
          en: 'Choose the word: however, because, such as, although, so.',
        },
        items: [
          {
            question: 'I like cities ____ they never sleep.',
            answer: 'because',
          },
          {
            question: 'It rained, ____ we stayed in.',
            answer: 'so',
          },
          {
            question: '____ it is dear, I would buy it.',
            answer: 'Although',
          },
          {
            question: 'Some animals, ____ cats, sleep all day.',
            answer: 'such as',
          },
          {
            question: 'It is cheap. ____, it breaks easily.',
            answer: 'However',
          },
        ],
      },
      {
        instruction: {
          id: 'Akui (A) atau bela (D)?',
          en: 'Accept (A) or defend (D)?',
        },
        items: [
          {
            question: 'I see what you mean.',
            answer: 'A',
          },
          {
            question: 'Even so, the benefits are greater.',
            answer: 'D',
          },
          {
            question: "That's a fair point.",
            answer: 'A',
          },
          {
            question: 'Nevertheless, I would keep the rule.',
            answer: 'D',
          },
          {
            question: 'You may be right about that.',
            answer: 'A',
          },
        ],
      },
    ],
  },
  {
    number: 19,
    kind: 'lesson',
    words: [
      {
        en: 'adaptive',
        id: 'menyesuaikan',
      },
      {
        en: 'stage',
        id: 'tahap',
      },
      {
        en: 'timing',
        id: 'pengaturan waktu',
      },
      {
        en: 'review',
        id: 'meninjau',
      },
      {
        en: 'guess',
        id: 'menebak',
      },
      {
        en: 'panic',
        id: 'panik',
      },
      {
        en: 'remaining',
        id: 'tersisa',
      },
      {
        en: 'module',
        id: 'modul soal',
      },
    ],
    texts: {
      beginner: {
        title: 'Two stages, one clock',
        kind: 'text',
        lines: [
          "In the first stage of Reading, everybody gets questions of mixed difficulty. The computer counts the right answers. Then it chooses an easier or a harder second stage. Bima thought that the second stage was too hard, and he became nervous. His teacher laughed. 'Hard questions are a good sign!' she said. Now he has three rules. He works carefully in the first stage. He never leaves a question empty. And he does not ask himself if the stage is easy or hard.",
        ],
      },
      intermediate: {
        title: 'Two stages, one clock',
        kind: 'text',
        lines: [
          'Reading and Listening are taken in two stages. In the first, everybody meets questions of mixed difficulty; depending on the result, the computer then selects an easier or a harder second stage. When Bima found his second stage difficult in a practice test, he lost his nerve, until his teacher pointed out that hard questions are a good sign. Since then he has kept to three rules: he works with special care in the first stage, he leaves nothing empty, and he wastes no time wondering which stage he has been given.',
        ],
      },
      advanced: {
        title: 'Two stages, one clock',
        kind: 'text',
        lines: [
          'That Reading and Listening adapt is easily stated and easily misread. A first stage of mixed difficulty is followed by a second, harder or easier, selected by the computer in the light of the first. Bima, finding his second stage in a practice test uncomfortably difficult, concluded that he was failing; his teacher, laughing, assured him that the opposite was more likely. Three rules have served him since: particular care in the first stage, no question left unanswered and no thought whatever given to what the machine may have had in mind.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Dua tahap',
          en: 'Two stages',
        },
        instruction: {
          id: 'Jelaskan kepada teman yang belum tahu.',
          en: 'Explain it to a friend who does not know.',
        },
        items: [
          'What happens in the first stage?',
          'How is the second one chosen?',
          'Why was Bima nervous, and what is the truth?',
          'What are his three rules?',
        ],
      },
      {
        title: {
          id: 'Latihan jam',
          en: 'Clock practice',
        },
        instruction: {
          id: 'Kerjakan potongan singkat dengan jam.',
          en: 'Do short stretches with a clock.',
        },
        items: [
          'complete the words: one paragraph in two minutes',
          'daily-life text: one minute',
          'academic passage: six minutes',
          'After each: how many guesses?',
        ],
      },
      {
        title: {
          id: 'Rencana hari tes',
          en: 'Plan for the test day',
        },
        instruction: {
          id: 'Susun rencana dan uji perangkat bila tes di rumah.',
          en: 'Make a plan and check your equipment if you test at home.',
        },
        items: [
          'the evening before, the morning, the room',
          'ID, headphones, a quiet place',
          'What do I tell myself when a stage feels hard?',
        ],
      },
    ],
    keep: [
      {
        en: 'depending on the result',
        id: 'bergantung pada hasilnya',
      },
      {
        en: 'Hard questions are a good sign.',
        id: 'Soal sulit itu pertanda baik.',
      },
      {
        en: 'Leave nothing empty.',
        id: 'Jangan kosongkan apa pun.',
      },
      {
        en: 'I have five minutes left.',
        id: 'Waktu saya tinggal lima menit.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Benar (T) atau salah (F)?',
          en: 'True (T) or false (F)?',
        },
        items: [
          {
            question: 'Writing is taken in two adaptive stages.',
            answer: 'F',
          },
          {
            question: 'The second stage may be easier or harder.',
            answer: 'T',
          },
          {
            question: 'A hard second stage means that you have failed.',
            answer: 'F',
          },
          {
            question: 'Listening is adaptive.',
            answer: 'T',
          },
          {
            question: 'It is wise to answer every question.',
            answer: 'T',
          },
        ],
      },
      {
        instruction: {
          id: 'Hitung.',
          en: 'Work it out.',
        },
        items: [
          {
            question: 'Thirty minutes, 20 used: how many are left?',
            answer: '10',
          },
          {
            question:
              'Six minutes for five questions, one minute to read: how many minutes for each question?',
            answer: '1',
          },
          {
            question: 'An e-mail: 7 minutes, 1 to plan, 1 to check. How many to write?',
            answer: '5',
          },
          {
            question: 'A discussion: 10 minutes, 2 to plan, 1 to check. How many to write?',
            answer: '7',
          },
          {
            question: 'Four interview answers of 45 seconds: how many minutes of talk?',
            answer: '3',
          },
        ],
      },
    ],
  },
  {
    number: 20,
    kind: 'final',
    instructions: [
      {
        id: 'Tes penuh bentuk 2026 dari materi latihan resmi yang ditentukan guru.',
        en: 'A full test in the 2026 form from the official practice material your teacher sets.',
      },
      {
        id: 'Reading, Listening, dan Writing dikerjakan di rumah dalam satu duduk sehari sebelumnya; kirim hasilnya.',
        en: 'Do Reading, Listening and Writing at home in one sitting the day before and send the results.',
      },
      {
        id: 'Speaking dilakukan di pertemuan: dengar dan ulangi, lalu wawancara tanpa persiapan.',
        en: 'Speaking takes place in the meeting: listen and repeat, then the interview without preparation.',
      },
      {
        id: 'Hasilnya perkiraan band 1-6 dari latihan, bukan skor resmi.',
        en: 'The result is a practice estimate on the scale of 1-6, not an official score.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Hasil Reading dan Listening',
          en: 'Results of Reading and Listening',
        },
        instruction: {
          id: 'Bahas hasil kedua bagian.',
          en: 'Go through the results of both sections.',
        },
        items: ['results of both stages', 'your two weakest task types', 'three mistakes with evidence'],
      },
      {
        title: {
          id: 'Hasil Writing',
          en: 'Your writing',
        },
        instruction: {
          id: 'Baca penilaian guru.',
          en: "Read your teacher's marks.",
        },
        items: [
          'build a sentence: natural word order',
          'e-mail: every point, fitting tone',
          'academic discussion: response, reason, example',
        ],
      },
      {
        title: {
          id: 'Tes Speaking',
          en: 'The Speaking test',
        },
        instruction: {
          id: 'Kerjakan keduanya.',
          en: 'Do both tasks.',
        },
        items: [
          'listen and repeat: seven sentences of rising length',
          'interview: four questions, 45 seconds each',
          'then your plan until the test day',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Jawaban Reading',
          en: 'Reading answers',
        },
        points: 25,
        full: {
          id: 'Sembilan dari sepuluh jawaban benar.',
          en: 'Nine out of ten answers are correct.',
        },
      },
      {
        name: {
          id: 'Jawaban Listening',
          en: 'Listening answers',
        },
        points: 25,
        full: {
          id: 'Sembilan dari sepuluh jawaban benar.',
          en: 'Nine out of ten answers are correct.',
        },
      },
      {
        name: {
          id: 'Tulisan',
          en: 'Writing tasks',
        },
        points: 25,
        full: {
          id: 'Semua tugas lengkap, nadanya tepat, dan kesalahan sedikit.',
          en: 'All tasks are complete, the tone fits and mistakes are few.',
        },
      },
      {
        name: {
          id: 'Berbicara',
          en: 'Speaking tasks',
        },
        points: 25,
        full: {
          id: 'Pengulangan utuh dan jelas; jawaban langsung, rinci, dan lancar.',
          en: 'Repetitions are complete and clear; answers direct, detailed and fluent.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
