import type { MeetingMaterial } from '../types.ts';

export const meetings16to20 = [
  {
    number: 16,
    kind: 'lesson',
    words: [
      {
        en: 'reference',
        id: 'rujukan',
      },
      {
        en: 'pronoun',
        id: 'kata ganti',
      },
      {
        en: 'refer to',
        id: 'merujuk',
      },
      {
        en: 'former',
        id: 'yang pertama',
      },
      {
        en: 'latter',
        id: 'yang kedua',
      },
      {
        en: 'such',
        id: 'seperti itu',
      },
      {
        en: 'those',
        id: 'itu (jamak)',
      },
      {
        en: 'antecedent',
        id: 'kata yang dirujuk',
      },
      {
        en: 'demonstrative',
        id: 'kata tunjuk',
      },
    ],
    texts: {
      beginner: {
        title: 'Ants and butterflies',
        kind: 'text',
        lines: [
          'Some butterflies need ants. A young blue butterfly is a caterpillar, and it lives on a leaf. It makes a sweet drop, which ants love. They carry it into their nest. There it stays for ten months and is safe from birds. The ants feed it like one of their own children. When the butterfly comes out, it must leave quickly, because its sweet smell is gone. Then the ants attack it. Both win something: the former get food and the latter get protection.',
        ],
      },
      intermediate: {
        title: 'Ants and butterflies',
        kind: 'text',
        lines: [
          'Certain blue butterflies owe their lives to ants. As a caterpillar, such a butterfly produces a sweet liquid that attracts them, and once they have tasted it, they carry the caterpillar into their nest. There it spends about ten months, protected from birds and fed as if it were one of their young. When the adult finally emerges, it has to hurry, for its smell no longer protects it. Ants and butterflies thus depend on each other: the former gain food, the latter safety. When one of the two disappears from a meadow, the other soon grows rare.',
        ],
      },
      advanced: {
        title: 'Ants and butterflies',
        kind: 'text',
        lines: [
          'Few bargains in nature are as curious as that struck between ants and certain blue butterflies. While still a caterpillar, the latter exudes a liquid so sweet that the former, having tasted it, bear its maker home to their nest. There, mistaken for one of their own brood, it is fed for some ten months, out of the reach of birds. Adulthood ends the arrangement abruptly. Its scent gone, the butterfly must make for the exit before its hosts discover whom they have been entertaining. So close is the tie that where one party vanishes, the other seldom persists.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Siapa dia?',
          en: 'Who is it?',
        },
        instruction: {
          id: 'Sebutkan kata yang dirujuk menurut teks Anda.',
          en: 'Name the word each one refers to in your text.',
        },
        items: [
          "'they' in the sentence about carrying",
          "'it' in 'it spends' or 'it stays' or 'it is fed'",
          "'there'",
          "'its' before smell or scent",
          "'the former' and 'the latter'",
        ],
      },
      {
        title: {
          id: 'Ganti dan uji',
          en: 'Replace and test',
        },
        instruction: {
          id: 'Ganti kata ganti dengan setiap pilihan; mana yang masuk akal?',
          en: 'Replace the pronoun by each option; which one makes sense?',
        },
        items: [
          'The pump brought water to the fields until it dried up. (it: pump, water, field?)',
          'Teachers praised the pupils because they had cleaned the hall. (they?)',
          'The roof of the temple is older than that of the gate. (that?)',
          'Some fish live in rivers, others in lakes; these are larger. (these?)',
        ],
      },
      {
        title: {
          id: 'Soal rujukan',
          en: 'Reference questions',
        },
        instruction: {
          id: 'Jawab.',
          en: 'Answer.',
        },
        items: [
          "'Farmers dig canals beside the fields and clean them each spring.' them = A farmers B canals C fields D springs",
          "'The elephant uses its trunk to lift logs, which may weigh a ton.' which = A elephant B trunk C logs D ton",
          "'Silk is light but strong; these qualities made it ideal for parachutes.' it = A silk B light C qualities D parachutes",
          'Write one such item from your own field.',
        ],
      },
    ],
    keep: [
      {
        en: 'the former ... the latter',
        id: 'yang pertama disebut ... yang terakhir disebut',
      },
      {
        en: 'that of the gate',
        id: '(atap) gerbang itu (that menggantikan kata benda tunggal)',
      },
      {
        en: 'those of the gates',
        id: '(atap-atap) gerbang itu (those menggantikan kata benda jamak)',
      },
      {
        en: 'Look back, not forward.',
        id: 'Rujukan hampir selalu ada sebelumnya: baca ke belakang.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Salin kata yang dirujuk (satu kata).',
          en: 'Copy the word it refers to (one word).',
        },
        items: [
          {
            question: "Bees visit flowers because they need nectar. 'They' = ____",
            answer: 'Bees',
          },
          {
            question: "The glacier feeds a lake whose water is green. 'Whose' = ____",
            answer: 'lake',
          },
          {
            question: "Iron and copper are metals; the latter conducts better. 'The latter' = ____",
            answer: 'copper',
          },
          {
            question: "The climate of the coast is milder than that of the hills. 'That' = ____",
            answer: 'climate',
          },
          {
            question: "Monks copied books and kept them in towers. 'Them' = ____",
            answer: 'books',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih kata: it, they, those, this, one.',
          en: 'Choose the word: it, they, those, this, one.',
        },
        items: [
          {
            question: 'The river floods each year, and ____ flooding makes the soil rich.',
            answer: 'this',
          },
          {
            question: 'Camels store fat, and ____ can live without water for days.',
            answer: 'they',
          },
          {
            question: 'The leaves of young trees are softer than ____ of old ones.',
            answer: 'those',
          },
          {
            question: 'The compass was invented in China, where ____ was used by builders.',
            answer: 'it',
          },
          {
            question: 'The old mill burnt down and a new ____ was built.',
            answer: 'one',
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
        en: 'context',
        id: 'konteks',
      },
      {
        en: 'clue',
        id: 'petunjuk',
      },
      {
        en: 'closest in meaning',
        id: 'paling dekat artinya',
      },
      {
        en: 'prefix',
        id: 'awalan',
      },
      {
        en: 'root',
        id: 'akar kata',
      },
      {
        en: 'scarce',
        id: 'langka',
      },
      {
        en: 'abundant',
        id: 'melimpah',
      },
      {
        en: 'swift',
        id: 'cepat',
      },
      {
        en: 'sturdy',
        id: 'kokoh',
      },
      {
        en: 'conceal',
        id: 'menyembunyikan',
      },
    ],
    texts: {
      beginner: {
        title: 'The house on long legs',
        kind: 'text',
        lines: [
          'In West Sumatra many old houses have roofs like the horns of a buffalo. The walls are made of wood, and they lean outwards. The houses stand on sturdy legs, strong enough for an earthquake. Large trees are scarce today, so it is difficult to find such wood. The builders do not use nails. They join the parts so well that the joints are concealed; nobody can see them. Water is abundant in the hills, and it rains nearly every day, but swift drops run off the steep roof.',
        ],
      },
      intermediate: {
        title: 'The house on long legs',
        kind: 'text',
        lines: [
          'The traditional houses of West Sumatra are known for roofs that curve upwards like the horns of a buffalo. Their wooden walls lean outwards, and the whole building rests on sturdy posts, which have withstood many an earthquake. Since large trees have become scarce, suitable timber is hard to come by. No nails are used; instead, the parts are joined so cleverly that the joints are concealed from view. Rain is abundant, falling on most days of the year, but thanks to the steep roof it runs off so swiftly that the wood stays dry.',
        ],
      },
      advanced: {
        title: 'The house on long legs',
        kind: 'text',
        lines: [
          "Curving skywards like a buffalo's horns, the roofs of West Sumatra's ancestral houses are as practical as they are imposing. Rain, abundant in these highlands, is shed so swiftly by the steep slopes that the timber beneath has no time to decay. Walls lean outwards, and sturdy posts yield just enough, when the ground trembles, to spare the structure; few have collapsed. Not a nail is employed: the joints, concealed from all but the builder, lock under their own weight. What threatens such houses is not nature but the market, for trees of the required size have grown scarce.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Petunjuk di sekitar kata',
          en: 'Clues around the word',
        },
        instruction: {
          id: 'Cari arti dari petunjuk, tanpa kamus, lalu katakan petunjuknya.',
          en: 'Find the meaning from clues, without a dictionary, and name the clue.',
        },
        items: ['sturdy', 'scarce', 'concealed', 'abundant', 'swift / swiftly'],
      },
      {
        title: {
          id: 'Empat macam petunjuk',
          en: 'Four kinds of clue',
        },
        instruction: {
          id: 'Tebak arti kata sesudah tanda hubung dan sebutkan petunjuknya: definisi, lawan, contoh, atau akibat.',
          en: 'Guess the meaning of the word after the dash and name the clue: definition, opposite, example or result.',
        },
        items: [
          'Unlike his talkative sister, Aji is reticent. - reticent',
          'Citrus fruits, such as limes and oranges, keep well. - citrus',
          'A drought, a long time without rain, ruined the rice. - drought',
          'The soup was so bland that everybody asked for salt. - bland',
        ],
      },
      {
        title: {
          id: 'Bagian kata',
          en: 'Word parts',
        },
        instruction: {
          id: 'Uraikan awalan dan akar; beri dua contoh lain.',
          en: 'Take apart prefix and root; give two more examples.',
        },
        items: [
          'invisible / impossible / irregular',
          'submarine / subway',
          'rebuild / return',
          'international / interact',
          'misunderstand / misuse',
        ],
      },
    ],
    keep: [
      {
        en: "closest in meaning to 'scarce'",
        id: "paling dekat artinya dengan 'langka' (uji: masukkan pilihan ke kalimat)",
      },
      {
        en: 'unlike, whereas, but',
        id: 'penanda lawan kata di dekatnya',
      },
      {
        en: 'such as, for example',
        id: 'penanda contoh yang menjelaskan kata',
      },
      {
        en: 'in-, im-, ir-, un-, dis-',
        id: 'awalan yang berarti tidak',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih arti terdekat: a atau b.',
          en: 'Choose the closest meaning: a or b.',
        },
        items: [
          {
            question: 'The journey was perilous; two ships sank. a dangerous b pleasant',
            answer: 'a',
          },
          {
            question: 'Unlike the noisy street, the garden was tranquil. a crowded b calm',
            answer: 'b',
          },
          {
            question: 'They had to halt because the bridge was gone. a stop b hurry',
            answer: 'a',
          },
          {
            question: 'The ancient wall, over a thousand years old, still stands. a very old b very high',
            answer: 'a',
          },
          {
            question: 'His speech was so brief that we had hardly sat down. a long b short',
            answer: 'b',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis lawan kata dengan awalan.',
          en: 'Write the opposite with a prefix.',
        },
        items: [
          {
            question: 'possible',
            answer: 'impossible',
          },
          {
            question: 'regular',
            answer: 'irregular',
          },
          {
            question: 'visible',
            answer: 'invisible',
          },
          {
            question: 'appear',
            answer: 'disappear',
          },
          {
            question: 'usual',
            answer: 'unusual',
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
        en: 'timing',
        id: 'pengaturan waktu',
      },
      {
        en: 'per item',
        id: 'per soal',
      },
      {
        en: 'answer sheet',
        id: 'lembar jawaban',
      },
      {
        en: 'pace',
        id: 'kecepatan',
      },
      {
        en: 'skip',
        id: 'melewati',
      },
      {
        en: 'guess',
        id: 'menebak',
      },
      {
        en: 'spare minute',
        id: 'menit cadangan',
      },
      {
        en: 'directions',
        id: 'petunjuk',
      },
      {
        en: 'deadline',
        id: 'batas akhir',
      },
    ],
    texts: {
      beginner: {
        title: 'Ninety seconds of calm',
        kind: 'text',
        lines: [
          "Ratu is fast in Structure, but in Reading she always comes to the end of the time before the last passage. Her brother gives her a kitchen clock. Reading has five passages and fifty-five minutes. 'Eleven minutes for each passage,' he says. When the clock rings, she must go on, even if two questions are open. First it is terrible. After a week she finishes four passages, and after two weeks all five. She even has ninety seconds at the end. In that time she fills the empty answers.",
        ],
      },
      intermediate: {
        title: 'Ninety seconds of calm',
        kind: 'text',
        lines: [
          "Structure has never been a problem for Ratu, but in Reading the time was always up before she reached the last passage. Her brother's solution was a kitchen clock. With five passages in fifty-five minutes, he reasoned, she had eleven minutes for each; whenever it rang, she had to move on, even if two questions were still open. At first she hated it. Within a week, however, she was finishing four passages, and a week later all five, with ninety seconds to spare. Those seconds she uses to fill in the answers that she left empty.",
        ],
      },
      advanced: {
        title: 'Ninety seconds of calm',
        kind: 'text',
        lines: [
          "For Ratu, to whom Structure comes easily, the last passage of the Reading section had long been a rumour: time invariably ran out before she got there. The remedy, a kitchen clock, was her brother's. Five passages, fifty-five minutes, hence eleven apiece; at the ring she was to abandon whatever remained open. The first days were torture. By the end of one week four passages had been tamed, by the end of the second all five, leaving a luxurious ninety seconds in which to fill the gaps. A blank, after all, is the one answer sure to be wrong.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Jam dapur Ratu',
          en: "Ratu's kitchen clock",
        },
        instruction: {
          id: 'Jawab dan hitung untuk diri Anda.',
          en: 'Answer and work it out for yourself.',
        },
        items: [
          'How many minutes has she got for one passage?',
          'What must she do when the clock rings?',
          'What happened after one week? After two?',
          'What does she do in the last ninety seconds?',
          'Where do you lose time yourself?',
        ],
      },
      {
        title: {
          id: 'Tiga mesin waktu',
          en: 'Three time machines',
        },
        instruction: {
          id: 'Latih satu bagian pendek untuk setiap jenis dengan jam.',
          en: 'Practise a short stretch of each kind with a clock.',
        },
        items: [
          'Listening: 12 seconds for each answer; read ahead while the directions are played.',
          'Structure: eight items in five minutes; long items last.',
          'Reading: one passage in eleven minutes: 4 to read, 7 to answer.',
        ],
      },
      {
        title: {
          id: 'Aturan pribadi',
          en: 'Personal rules',
        },
        instruction: {
          id: 'Tulis lima aturan untuk hari tes.',
          en: 'Write five rules for the day of the test.',
        },
        items: [
          "When I don't know after ... seconds, I ...",
          'I mark open questions with ...',
          'My guessing letter is ...',
          'In the last minute I ...',
          'I never ...',
        ],
      },
    ],
    keep: [
      {
        en: 'eleven minutes for each passage',
        id: 'sebelas menit untuk setiap bacaan',
      },
      {
        en: 'even if two questions are open',
        id: 'walaupun dua soal masih terbuka',
      },
      {
        en: 'with ninety seconds to spare',
        id: 'dengan sisa sembilan puluh detik',
      },
      {
        en: 'It is better to guess than to leave a blank.',
        id: 'Lebih baik menebak daripada mengosongkan.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Hitung.',
          en: 'Work it out.',
        },
        items: [
          {
            question: 'Reading: 50 questions in 55 minutes. How many seconds for each?',
            answer: '66',
          },
          {
            question: 'Structure: 40 questions in 25 minutes. How many seconds for each? (one decimal)',
            answer: '37.5',
          },
          {
            question: 'Structure has 15 sentences to complete. How many errors to find?',
            answer: '25',
          },
          {
            question: 'Listening: Part A has 30 items, Part B 8. How many are left for Part C?',
            answer: '12',
          },
          {
            question: 'Listening 35, Structure 25, Reading 55 minutes. How many minutes in all?',
            answer: '115',
          },
        ],
      },
      {
        instruction: {
          id: 'Benar (T) atau salah (F) untuk TOEFL ITP Level 1?',
          en: 'True (T) or false (F) of the TOEFL ITP Level 1?',
        },
        items: [
          {
            question: 'You may take notes during Listening.',
            answer: 'F',
          },
          {
            question: 'Wrong answers lower the score.',
            answer: 'F',
          },
          {
            question: 'You may go back to Structure during the Reading time.',
            answer: 'F',
          },
          {
            question: 'Each section has its own time.',
            answer: 'T',
          },
          {
            question: 'The questions of Part C are spoken, the options printed.',
            answer: 'T',
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
        en: 'review',
        id: 'pembahasan',
      },
      {
        en: 'category',
        id: 'golongan',
      },
      {
        en: 'cause',
        id: 'penyebab',
      },
      {
        en: 'evidence',
        id: 'bukti',
      },
      {
        en: 'rule',
        id: 'aturan',
      },
      {
        en: 'weak point',
        id: 'titik lemah',
      },
      {
        en: 'improve',
        id: 'meningkat',
      },
      {
        en: 'repeat',
        id: 'mengulang',
      },
      {
        en: 'progress',
        id: 'kemajuan',
      },
    ],
    texts: {
      beginner: {
        title: 'The list on the fridge',
        kind: 'text',
        lines: [
          "On Galuh's fridge there is a list. It has three columns: Listening, Structure, Reading. After every practice test she writes her mistakes there in one or two words: 'implied', 'parallel', 'except'. In the first month the list was long. 'Parallel' was there nine times. She did one page of parallel exercises every evening, and in the third month the word came only once. But 'implied' is still there six times. So this week she listens to short dialogues and asks only one question: what does the second speaker want?",
        ],
      },
      intermediate: {
        title: 'The list on the fridge',
        kind: 'text',
        lines: [
          "A list with three columns, one for each section, hangs on Galuh's fridge. After every practice test she notes her mistakes on it in a word or two: 'implied', 'parallel', 'except'. A month into her course, 'parallel' appeared no fewer than nine times, so she did a page of exercises each evening, with the result that by the third month it came up only once. 'Implied', on the other hand, still occurs six times. This week, therefore, she is listening to short dialogues, and all she asks herself is what the second speaker really wants.",
        ],
      },
      advanced: {
        title: 'The list on the fridge',
        kind: 'text',
        lines: [
          "What hangs on Galuh's fridge is neither a shopping list nor a photograph but a record, in three columns, of everything she has ever got wrong. Each mistake is allowed a word or two: 'implied', 'parallel', 'except'. Seeing 'parallel' recur nine times in a single month persuaded her to devote an evening page to it, and by month three it had dwindled to one solitary entry. 'Implied' has proved more obstinate, with six. Hence this week's regime of short dialogues, each followed by the same question: what is the second speaker really after?",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Daftar Galuh',
          en: "Galuh's list",
        },
        instruction: {
          id: 'Jawab, lalu tulis daftar Anda.',
          en: 'Answer, then write your own list.',
        },
        items: [
          'What are the three columns?',
          "What happened to 'parallel', and why?",
          'What is still a problem? How often does it occur?',
          'What does she do this week?',
          'My list: three words for each section',
        ],
      },
      {
        title: {
          id: 'Lima kesalahan, lima penjelasan',
          en: 'Five mistakes, five explanations',
        },
        instruction: {
          id: 'Bawa jawaban tes latihan. Jelaskan seperti guru.',
          en: 'Bring your practice test. Explain like a teacher.',
        },
        items: [
          'the question and my answer',
          'the evidence: a line or a rule',
          'why my answer looked right',
          'how I will recognise it next time',
          'Your teacher gives a twin of each item; answer it.',
        ],
      },
      {
        title: {
          id: 'Saling menguji',
          en: 'Test each other',
        },
        instruction: {
          id: 'Buat satu soal untuk setiap golongan; guru menjawab, kadang sengaja salah.',
          en: 'Write one item of each kind; your teacher answers, sometimes wrongly on purpose.',
        },
        items: [
          'an implied meaning (Part A)',
          'a parallel list (Structure)',
          'an error with one of the most ... + plural',
          'an EXCEPT question on the text above',
        ],
      },
    ],
    keep: [
      {
        en: 'Nine times in one month',
        id: 'sembilan kali dalam sebulan (times = kali)',
      },
      {
        en: "I chose B because I overlooked 'except'.",
        id: "Saya memilih B karena melewatkan 'except'.",
      },
      {
        en: 'The rule is that lists must be parallel.',
        id: 'Aturannya: deretan harus sejajar.',
      },
      {
        en: 'I keep confusing the two.',
        id: 'Saya terus-menerus tertukar. (keep + -ing)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis golongan kesalahan: agreement, parallel, article, word form, verb form.',
          en: 'Write the kind of error: agreement, parallel, article, word form, verb form.',
        },
        items: [
          {
            question: 'She is good at singing and to dance.',
            answer: 'parallel',
          },
          {
            question: 'The list of names are long.',
            answer: 'agreement',
          },
          {
            question: 'It was an importance day.',
            answer: 'word form',
          },
          {
            question: 'He has took the bus.',
            answer: 'verb form',
          },
          {
            question: 'Moon is full tonight.',
            answer: 'article',
          },
        ],
      },
      {
        instruction: {
          id: 'Perbaiki kalimatnya.',
          en: 'Correct the sentence.',
        },
        items: [
          {
            question: 'The number of stars are unknown.',
            answer: 'The number of stars is unknown.',
          },
          {
            question: 'He is one of the best player.',
            answer: 'He is one of the best players.',
          },
          {
            question: 'Rarely he comes late.',
            answer: 'Rarely does he come late.',
          },
          {
            question: 'The population of Java is larger than Bali.',
            answer: 'The population of Java is larger than that of Bali.',
          },
          {
            question: 'After finish the test, she slept.',
            answer: 'After finishing the test, she slept.',
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
        id: 'Tes penuh: 140 soal dalam 115 menit (Listening 50, Structure 40, Reading 50), materi ditentukan guru.',
        en: 'A full test: 140 questions in 115 minutes (Listening 50, Structure 40, Reading 50); your teacher sets the material.',
      },
      {
        id: 'Structure (25 menit) dan Reading (55 menit) dikerjakan di rumah dalam satu duduk sehari sebelumnya; kirim jawabannya.',
        en: 'Do Structure (25 minutes) and Reading (55 minutes) at home in one sitting the day before and send your answers.',
      },
      {
        id: 'Listening (35 menit) hari ini, diputar satu kali, tanpa catatan.',
        en: 'Listening (35 minutes) is today, played once, without notes.',
      },
      {
        id: 'Hasilnya perkiraan latihan; pada tes resmi pun skor dapat bergeser sekitar 13 poin.',
        en: 'The result is a practice estimate; even in the official test scores may move by about 13 points.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Bagian Listening',
          en: 'The Listening section',
        },
        instruction: {
          id: '50 soal tanpa jeda.',
          en: '50 questions without a break.',
        },
        items: [
          'Part A: 30 short dialogues',
          'Part B: 2 longer conversations, 8 questions',
          'Part C: 3 talks, 12 questions',
        ],
      },
      {
        title: {
          id: 'Structure dan Reading',
          en: 'Structure and Reading',
        },
        instruction: {
          id: 'Bahas hasilnya.',
          en: 'Go through the results.',
        },
        items: [
          'Structure: 15 sentences to complete, 25 errors to find',
          'Reading: 5 passages, 50 questions',
          'Two mistakes of each section, explained by a rule or a line',
        ],
      },
      {
        title: {
          id: 'Langkah berikutnya',
          en: 'Next steps',
        },
        instruction: {
          id: 'Bicarakan dengan guru.',
          en: 'Talk with your teacher.',
        },
        items: [
          'My practice estimate and the score I need',
          'My strongest and my weakest section',
          'A plan until the official test',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Jawaban Listening',
          en: 'Listening answers',
        },
        points: 30,
        full: {
          id: '45 jawaban benar atau lebih dari 50.',
          en: '45 or more of 50 answers are correct.',
        },
      },
      {
        name: {
          id: 'Jawaban Structure',
          en: 'Structure answers',
        },
        points: 30,
        full: {
          id: '36 jawaban benar atau lebih dari 40.',
          en: '36 or more of 40 answers are correct.',
        },
      },
      {
        name: {
          id: 'Jawaban Reading',
          en: 'Reading answers',
        },
        points: 30,
        full: {
          id: '45 jawaban benar atau lebih dari 50.',
          en: '45 or more of 50 answers are correct.',
        },
      },
      {
        name: {
          id: 'Waktu dan analisis',
          en: 'Timing and analysis',
        },
        points: 10,
        full: {
          id: 'Semua bagian selesai dalam waktunya; kesalahan dijelaskan.',
          en: 'All sections are finished in time; mistakes are explained.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
