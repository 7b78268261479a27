import type { MeetingMaterial } from '../types.ts';

export const meetings01to05 = [
  {
    number: 1,
    kind: 'lesson',
    words: [
      {
        en: 'section',
        id: 'bagian',
      },
      {
        en: 'adaptive',
        id: 'menyesuaikan kemampuan',
      },
      {
        en: 'stage',
        id: 'tahap',
      },
      {
        en: 'task type',
        id: 'jenis tugas',
      },
      {
        en: 'band',
        id: 'band skor (1-6)',
      },
      {
        en: 'requirement',
        id: 'persyaratan',
      },
      {
        en: 'prompt',
        id: 'soal',
      },
      {
        en: 'home edition',
        id: 'tes dari rumah',
      },
    ],
    texts: {
      beginner: {
        title: 'Gita and the new test',
        kind: 'text',
        lines: [
          'Gita is a nurse in Denpasar. She wants to study in Canada and needs band 5 in TOEFL iBT. Her old book is from 2023, but the test changed in January 2026. Now the scores go from 1 to 6. Reading and Listening have two stages, and the second stage depends on the first. There are new tasks, for example an e-mail and an interview. Gita took a practice test. Her weakest task was the interview, because there was no time to prepare.',
        ],
      },
      intermediate: {
        title: 'Gita and the new test',
        kind: 'text',
        lines: [
          'Gita, a nurse from Denpasar who hopes to study in Canada, needs band 5 in the TOEFL iBT. The book on her desk dates from 2023, which makes it useless for practice, since the test was changed in January 2026. Scores now run from 1 to 6, and both Reading and Listening are taken in two stages, the second of which depends on how well the first went. Among the new tasks are an e-mail and an interview. In a practice test, it was the interview that she found hardest, as no time is given to prepare.',
        ],
      },
      advanced: {
        title: 'Gita and the new test',
        kind: 'text',
        lines: [
          'Had Gita relied on the preparation book she bought in 2023, she would have trained for a test that no longer exists. The TOEFL iBT, in which the Denpasar nurse needs band 5 for her studies in Canada, was rebuilt in January 2026. Its scale now runs from 1 to 6; Reading and Listening adapt, a second stage being chosen according to the result of the first; and unfamiliar tasks, an e-mail and an interview among them, have been introduced. A practice run left her confident in all but the last, which grants not a second for preparation.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Fakta tes baru',
          en: 'Facts about the new test',
        },
        instruction: {
          id: 'Jawab, lalu bandingkan dengan yang Anda ketahui.',
          en: 'Answer, then compare with what you know.',
        },
        items: [
          'When did the test change?',
          'What is the scale, and which band does Gita need?',
          'Which sections have two stages?',
          'Which task is her weakest, and why?',
        ],
      },
      {
        title: {
          id: 'Diagnosis empat bagian',
          en: 'A four-section diagnosis',
        },
        instruction: {
          id: 'Kerjakan contoh singkat; catat mudah, sedang, sulit.',
          en: 'Do short samples; note easy, fair or hard.',
        },
        items: [
          'Reading: complete the words: Many stu____ work in the eve____.',
          "Listening: your teacher says, 'Do you mind if I open the window?' Give a natural response.",
          'Writing: build a sentence: library / opens / the / when / do / know / you / ?',
          "Speaking: repeat after your teacher: 'The lab on the second floor is closed until Monday.'",
          'Interview: What do you do to relax? Forty-five seconds, no preparation.',
        ],
      },
      {
        title: {
          id: 'Rencana',
          en: 'The plan',
        },
        instruction: {
          id: 'Pilih dua tugas yang paling perlu.',
          en: 'Choose the two tasks you need most.',
        },
        items: [
          'I need band ... for ...',
          'The tasks I need to practise most are ... and ...',
          'Each week I will ...',
        ],
      },
    ],
    keep: [
      {
        en: 'The test changed in January 2026.',
        id: 'Tesnya berubah Januari 2026. (materi lama tidak berlaku)',
      },
      {
        en: 'The total is the mean of four sections.',
        id: 'Skor total: rata-rata empat bagian, dibulatkan ke setengah terdekat (,25 dan ,75 naik). Laporan juga memuat skor pembanding 0-120 sampai awal 2028.',
      },
      {
        en: 'The second stage depends on the first.',
        id: 'Tahap kedua bergantung pada tahap pertama. (depend on)',
      },
      {
        en: 'I find interviews difficult.',
        id: 'Bagi saya wawancara sulit. (find + benda + sifat)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Benar (T) atau salah (F) untuk TOEFL iBT sejak 21 Januari 2026?',
          en: 'True (T) or false (F) of the TOEFL iBT since 21 January 2026?',
        },
        items: [
          {
            question: 'The band scale runs from 1 to 6.',
            answer: 'T',
          },
          {
            question: 'Reading has two stages.',
            answer: 'T',
          },
          {
            question: 'There is an e-mail to write.',
            answer: 'T',
          },
          {
            question: 'You may prepare for a minute before each interview answer.',
            answer: 'F',
          },
          {
            question: 'The section scores go in steps of 0.5.',
            answer: 'T',
          },
        ],
      },
      {
        instruction: {
          id: 'Hitung skor total: rata-rata keempat bagian, dibulatkan ke setengah terdekat (,25 dan ,75 naik).',
          en: 'Work out the total: the mean of the four sections, rounded to the nearest half (.25 and .75 go up).',
        },
        items: [
          {
            question: '4, 4, 5, 5',
            answer: '4.5',
          },
          {
            question: '5, 5, 5, 5',
            answer: '5',
          },
          {
            question: '3, 4, 4, 5',
            answer: '4',
          },
          {
            question: '6, 5, 5, 5',
            answer: '5.5',
          },
          {
            question: '3.5, 4, 4, 4',
            answer: '4',
          },
        ],
      },
    ],
  },
  {
    number: 2,
    kind: 'lesson',
    words: [
      {
        en: 'missing letters',
        id: 'huruf yang hilang',
      },
      {
        en: 'context',
        id: 'konteks',
      },
      {
        en: 'ending',
        id: 'akhiran',
      },
      {
        en: 'plural',
        id: 'jamak',
      },
      {
        en: 'spelling',
        id: 'ejaan',
      },
      {
        en: 'stem',
        id: 'pangkal kata',
      },
      {
        en: 'collocation',
        id: 'kata yang lazim bersama',
      },
      {
        en: 'grammar clue',
        id: 'petunjuk tata bahasa',
      },
    ],
    texts: {
      beginner: {
        title: 'Why leaves are green',
        kind: 'text',
        lines: [
          'Most leaves are green because they contain a special substance. This substance catches sunlight. The plant uses the light to make sugar from water and air. It needs red and blue light most, so it sends green light back to our eyes. In dry months some trees in Java drop their leaves. They do this to save water, because a leaf loses water through very small holes. When the rain comes, new leaves grow in a few days. Young leaves are often red and become green later.',
        ],
      },
      intermediate: {
        title: 'Why leaves are green',
        kind: 'text',
        lines: [
          'Leaves owe their colour to a substance that catches sunlight. With the energy of this light, plants turn water and air into sugar, on which they live. Since they mainly use the red and blue parts of light, the green part is reflected and reaches our eyes. During dry months, certain trees in Java drop their leaves in order to save water, which escapes through tiny holes in every leaf. Once the rain has returned, it takes only days for new leaves to appear. Many of them are red at first and turn green later.',
        ],
      },
      advanced: {
        title: 'Why leaves are green',
        kind: 'text',
        lines: [
          'The green of a leaf is, strictly speaking, light for which the plant has no use. Its pigment absorbs chiefly the red and blue portions of sunlight, with whose energy water and air are converted into sugar; what remains is reflected to our eyes. Leaves are costly in water, which escapes through countless microscopic pores, and this explains why some Javanese trees stand bare in the dry months. With the first rains, however, foliage returns within days, frequently in shades of red, as though green were a colour that had to be learnt.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Lengkapi kata',
          en: 'Complete the words',
        },
        instruction: {
          id: 'Tutup teks. Lengkapi separuh huruf yang hilang.',
          en: 'Cover the text. Complete the missing letters.',
        },
        items: [
          'Plants ne__ light to gr__. They ma__ sugar fr__ water and air.',
          'In dry mon____ some trees dr__ their lea____.',
          'When the ra__ comes, new leaves app____ in a few da__.',
          'Many yo____ leaves are red at fi____.',
        ],
      },
      {
        title: {
          id: 'Tiga petunjuk',
          en: 'Three clues',
        },
        instruction: {
          id: 'Sebutkan petunjuk: makna, tata bahasa, atau pasangan kata.',
          en: 'Name the clue: meaning, grammar or collocation.',
        },
        items: [
          'She ma__ a mistake yesterday.',
          'There are three boo__ on the desk.',
          'It depends o_ the weather.',
          'The soup was so ho_ that I waited.',
        ],
      },
      {
        title: {
          id: 'Buat celah sendiri',
          en: 'Make your own gaps',
        },
        instruction: {
          id: 'Ambil paragraf dari bidang Anda, hilangkan akhir sepuluh kata; guru mengisi.',
          en: 'Take a paragraph from your field and remove the ends of ten words; your teacher completes it.',
        },
        items: [
          'Leave the first sentence whole.',
          'Remove about half of the letters of every second word.',
          'Explain three solutions.',
        ],
      },
    ],
    keep: [
      {
        en: 'Read the whole paragraph first.',
        id: 'Baca seluruh paragraf dulu: topik memberi kata.',
      },
      {
        en: 'many plants, much water',
        id: 'many + jamak, much + tak terhitung',
      },
      {
        en: 'it takes days for leaves to appear',
        id: 'perlu berhari-hari sampai daun muncul',
      },
      {
        en: 'Check -s, -ed, -ing and -ly.',
        id: 'Periksa akhiran: sering di situ huruf yang hilang.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi kata dan tulis utuh.',
          en: 'Complete the word and write it in full.',
        },
        items: [
          {
            question: 'The moon moves aro____ the earth.',
            answer: 'around',
          },
          {
            question: 'Water bo____ at one hundred degrees.',
            answer: 'boils',
          },
          {
            question: 'She is interested i_ history.',
            answer: 'in',
          },
          {
            question: 'Rice is gr____ in many parts of Asia.',
            answer: 'grown',
          },
          {
            question: 'He spoke too qui____ to follow.',
            answer: 'quickly',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih kata yang tepat untuk celah.',
          en: 'Choose the right word for the gap.',
        },
        items: [
          {
            question: 'The river fl____ into the sea. (flows / floor)',
            answer: 'flows',
          },
          {
            question: 'They have li____ here since 2010. (living / lived)',
            answer: 'lived',
          },
          {
            question: 'It is one of the old____ trees. (older / oldest)',
            answer: 'oldest',
          },
          {
            question: 'This tea is bet____ than that. (better / between)',
            answer: 'better',
          },
          {
            question: 'Students must han_ in their work. (hang / hand)',
            answer: 'hand',
          },
        ],
      },
    ],
  },
  {
    number: 3,
    kind: 'lesson',
    words: [
      {
        en: 'notice',
        id: 'pengumuman',
      },
      {
        en: 'menu',
        id: 'daftar makanan',
      },
      {
        en: 'receipt',
        id: 'struk',
      },
      {
        en: 'discount',
        id: 'potongan',
      },
      {
        en: 'valid',
        id: 'berlaku',
      },
      {
        en: 'deposit',
        id: 'uang jaminan',
      },
      {
        en: 'refund',
        id: 'pengembalian dana',
      },
      {
        en: 'sign up',
        id: 'mendaftar',
      },
    ],
    texts: {
      beginner: {
        title: 'Message from the student bike shop',
        kind: 'text',
        lines: [
          'Hi everyone! The student bike shop is open again from 1 September. You can rent a bike for one term for forty dollars. The deposit is thirty dollars, and you get it back when you return the bike. Bring your student card; we cannot rent without it. Helmets are free, but we have only fifty. Repairs are cheap on Wednesdays: you pay for the parts only. The shop is behind the sports hall, not in the old place next to the library. See you soon! Ken',
        ],
      },
      intermediate: {
        title: 'Message from the student bike shop',
        kind: 'text',
        lines: [
          "Hi everyone! We're happy to announce that the student bike shop reopens on 1 September. Bikes can be rented for a whole term at forty dollars, plus a deposit of thirty dollars, which you'll get back when the bike is returned. Please bring your student card, as we can't rent to anyone without it. Helmets are lent out free of charge while our stock of fifty lasts. On Wednesdays you pay only for the parts of any repair. Note that we've moved: you'll find us behind the sports hall instead of next to the library. Ken",
        ],
      },
      advanced: {
        title: 'Message from the student bike shop',
        kind: 'text',
        lines: [
          "Good news for anyone weary of walking: the student bike shop is back in business from 1 September, though no longer beside the library; look for us behind the sports hall. Forty dollars secures a bike for the entire term, on top of which we ask for a deposit of thirty, refunded in full on its return. No student card, no bike, I'm afraid. Helmets come at no cost, first come, first served, there being only fifty of them. Wednesday's repairs are charged at the price of the parts alone. Ken",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Soal sehari-hari',
          en: 'Daily-life questions',
        },
        instruction: {
          id: 'Jawab dan tunjuk buktinya.',
          en: 'Answer and point to the evidence.',
        },
        items: [
          'How much do you pay in all when you rent, and how much do you get back?',
          'What must you bring?',
          'When is a repair cheapest?',
          'Where is the shop now?',
          'What is the main purpose of the message? A To sell bikes. B To give news of the shop. C To ask for help. D To close a shop.',
        ],
      },
      {
        title: {
          id: 'Cari dalam 20 detik',
          en: 'Find it in twenty seconds',
        },
        instruction: {
          id: 'Guru membacakan soal; temukan di teks kecil.',
          en: 'Your teacher reads the question; find it in the small text.',
        },
        items: [
          'Menu: Soup 4, Noodles 6, both 9; students 10% off before noon. What do both cost a student at eleven?',
          'Notice: Pool closed for cleaning Tue 6-9 a.m. Can you swim on Tuesday at ten?',
          'Receipt: returns within 14 days with tags. You cut off the tags. Will you get a refund?',
        ],
      },
      {
        title: {
          id: 'Pesan Anda',
          en: 'Your own message',
        },
        instruction: {
          id: 'Tulis pesan kampus 60 kata dengan syarat dan pengecualian; guru menjawab tiga soal.',
          en: 'Write a 60-word campus message with a condition and an exception; your teacher answers three questions.',
        },
        items: [
          'a lost-and-found note, a club invitation or a cafe offer',
          "Include a price, a time and one 'only' or 'unless'.",
          'Write one purpose question.',
        ],
      },
    ],
    keep: [
      {
        en: 'plus a deposit',
        id: 'ditambah uang jaminan (uang kembali)',
      },
      {
        en: 'free of charge while stock lasts',
        id: 'gratis selama persediaan ada',
      },
      {
        en: 'The offer is valid until Friday.',
        id: 'Tawaran berlaku sampai Jumat.',
      },
      {
        en: 'unless you have a card',
        id: 'kecuali jika punya kartu',
      },
    ],
    practice: [
      {
        instruction: {
          id: "Baca: 'Print shop: black and white 5 cents, colour 20. Over 100 pages: 10% off. Closed at weekends.' Jawab singkat.",
          en: "Read: 'Print shop: black and white 5 cents, colour 20. Over 100 pages: 10% off. Closed at weekends.' Answer briefly.",
        },
        items: [
          {
            question: 'How many cents do ten colour pages cost?',
            answer: '200',
          },
          {
            question: 'How many cents do ten black and white pages cost?',
            answer: '50',
          },
          {
            question: 'Can you print on Sunday?',
            answer: 'no',
          },
          {
            question: 'Is there a discount on ninety pages?',
            answer: 'no',
          },
          {
            question: 'How many cents do 200 black and white pages cost?',
            answer: '900',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih maksud pesan: invite, warn, remind, thank, cancel.',
          en: 'Choose the purpose: invite, warn, remind, thank, cancel.',
        },
        items: [
          {
            question: 'Wet floor: please take care!',
            answer: 'warn',
          },
          {
            question: 'Your books are due back on Friday.',
            answer: 'remind',
          },
          {
            question: 'Come and join us for games night!',
            answer: 'invite',
          },
          {
            question: "Tonight's film will not be shown.",
            answer: 'cancel',
          },
          {
            question: 'We could not have done it without you.',
            answer: 'thank',
          },
        ],
      },
    ],
  },
  {
    number: 4,
    kind: 'lesson',
    words: [
      {
        en: 'academic',
        id: 'akademik',
      },
      {
        en: 'passage',
        id: 'bacaan',
      },
      {
        en: 'main idea',
        id: 'gagasan utama',
      },
      {
        en: 'detail',
        id: 'rincian',
      },
      {
        en: 'pollinate',
        id: 'menyerbuki',
      },
      {
        en: 'species',
        id: 'spesies',
      },
      {
        en: 'nectar',
        id: 'nektar',
      },
      {
        en: 'decline',
        id: 'menurun',
      },
    ],
    texts: {
      beginner: {
        title: 'The bat and the durian',
        kind: 'text',
        lines: [
          'Durian trees need bats. The flowers open in the evening and smell strong. A cave bat can fly forty kilometres in one night to find them. While it drinks nectar, yellow dust from one flower sticks to its fur, and the bat carries it to the next tree. Without this visit most flowers fall and give no fruit. Some people once chased the bats away because they thought that the animals ate the flowers. Cameras showed the opposite. Now farmers in Central Sulawesi protect the caves.',
        ],
      },
      intermediate: {
        title: 'The bat and the durian',
        kind: 'text',
        lines: [
          'Durian trees depend on bats to a degree that surprised even farmers. Their flowers, which open at dusk and give off a strong smell, attract cave bats that may fly forty kilometres in a night. As a bat drinks the nectar, pollen sticks to its fur and is carried to the next tree; unvisited flowers usually fall without bearing fruit. It used to be assumed that bats destroyed the flowers, so they were chased away. Cameras installed in the trees proved the opposite, and farmers in Central Sulawesi now protect the caves.',
        ],
      },
      advanced: {
        title: 'The bat and the durian',
        kind: 'text',
        lines: [
          "That the durian should owe its existence to an animal long regarded as its enemy is one of the ironies of tropical farming. The blossoms, opening at dusk and heavy with scent, draw cave bats from as far as forty kilometres away. Pollen clings to the visitor's fur as it feeds and travels with it to the next tree; a flower left unvisited generally drops without setting fruit. Not until cameras were mounted among the branches was the belief that bats devoured the blossoms laid to rest. Farmers in Central Sulawesi have since become guardians of the caves.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Gagasan utama dan rincian',
          en: 'Main idea and details',
        },
        instruction: {
          id: 'Jawab.',
          en: 'Answer.',
        },
        items: [
          '1 What is the passage mainly about? A How bats sleep. B Why durian trees need bats. C Cameras in farming. D Caves in Sulawesi.',
          '2 When do the flowers open? A At dawn. B At noon. C In the evening. D At midnight.',
          '3 Why were bats chased away? A They were thought to eat the flowers. B They were noisy. C They carried fruit away. D They lived in trees.',
          '4 What did the cameras show? A Bats harm the trees. B Bats do not destroy the flowers. C Flowers open twice. D Farmers slept.',
        ],
      },
      {
        title: {
          id: 'Peta paragraf',
          en: 'A paragraph map',
        },
        instruction: {
          id: 'Buat peta: masalah, bukti, hasil.',
          en: 'Make a map: problem, evidence, result.',
        },
        items: ['What people believed', 'What was found', 'What changed'],
      },
      {
        title: {
          id: 'Parafrasa',
          en: 'Paraphrase',
        },
        instruction: {
          id: 'Ungkapkan dengan kata sendiri.',
          en: 'Say it in your own words.',
        },
        items: [
          'Unvisited flowers fall without bearing fruit.',
          'The belief turned out to be wrong.',
          'The trees depend on bats.',
        ],
      },
    ],
    keep: [
      {
        en: 'Durian trees depend on bats.',
        id: 'Pohon durian bergantung pada kelelawar. (depend on)',
      },
      {
        en: 'It used to be assumed that ...',
        id: 'Dulu dianggap bahwa ...',
      },
      {
        en: 'Cameras proved the opposite.',
        id: 'Kamera membuktikan sebaliknya.',
      },
      {
        en: 'without bearing fruit',
        id: 'tanpa berbuah (without + -ing)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Benar (T) atau salah (F) menurut bacaan?',
          en: 'True (T) or false (F) according to the passage?',
        },
        items: [
          {
            question: 'The flowers have no smell.',
            answer: 'F',
          },
          {
            question: 'A bat may travel forty kilometres in a night.',
            answer: 'T',
          },
          {
            question: "Pollen is carried on the bat's fur.",
            answer: 'T',
          },
          {
            question: 'Farmers still chase the bats away.',
            answer: 'F',
          },
          {
            question: 'Most unvisited flowers bear fruit.',
            answer: 'F',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata: nectar, pollen, dusk, cave, species.',
          en: 'Write the word: nectar, pollen, dusk, cave, species.',
        },
        items: [
          {
            question: 'the sweet liquid in a flower',
            answer: 'nectar',
          },
          {
            question: 'the yellow dust of a flower',
            answer: 'pollen',
          },
          {
            question: 'the time when it gets dark',
            answer: 'dusk',
          },
          {
            question: 'a hollow place in a mountain',
            answer: 'cave',
          },
          {
            question: 'a kind of plant or animal',
            answer: 'species',
          },
        ],
      },
    ],
  },
  {
    number: 5,
    kind: 'lesson',
    words: [
      {
        en: 'infer',
        id: 'menyimpulkan',
      },
      {
        en: 'imply',
        id: 'menyiratkan',
      },
      {
        en: 'purpose',
        id: 'tujuan',
      },
      {
        en: 'author',
        id: 'penulis',
      },
      {
        en: 'suggest',
        id: 'mengisyaratkan',
      },
      {
        en: 'claim',
        id: 'pernyataan',
      },
      {
        en: 'evidence',
        id: 'bukti',
      },
      {
        en: 'illustrate',
        id: 'memberi gambaran',
      },
    ],
    texts: {
      beginner: {
        title: 'Maps that lie',
        kind: 'text',
        lines: [
          'Every map tells a small lie. The earth is round, but paper is flat, so something must change. On many school maps Greenland looks as big as Africa. In fact, Africa is fourteen times larger. These maps were made for sailors, who needed straight lines, not true sizes. Today nobody crosses the sea with a paper map, but the old picture is still on many walls. A teacher in Makassar gives each class an orange. The pupils draw a world on it and then peel it. After that nobody trusts a flat map.',
        ],
      },
      intermediate: {
        title: 'Maps that lie',
        kind: 'text',
        lines: [
          'No map is entirely honest. Since the earth is round and paper flat, something has to be stretched. On the map found in many classrooms, Greenland appears as large as Africa, although Africa is in fact fourteen times its size. The reason is historical: the map was designed for sailors, to whom straight lines mattered more than true sizes. Ships have long had other means of finding their way, yet the picture stays on the wall. A teacher in Makassar hands each class an orange to draw the world on. When they try to flatten the peel, the pupils understand.',
        ],
      },
      advanced: {
        title: 'Maps that lie',
        kind: 'text',
        lines: [
          'To flatten a globe is to falsify it; the only choice is which falsehood to accept. The map familiar from classroom walls swells Greenland to the size of Africa, a continent fourteen times as large, for the respectable reason that sixteenth-century sailors wanted straight courses and cared little for areas. Sailors have moved on; classrooms have not. In Makassar one teacher distributes oranges, has the world drawn on the skin and invites her pupils to press the peel flat. The torn edges, she finds, make her point better than any lecture.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Menyimpulkan',
          en: 'Inferring',
        },
        instruction: {
          id: 'Jawab; jawabannya tidak tertulis langsung.',
          en: 'Answer; the answer is not written directly.',
        },
        items: [
          '1 What can be inferred about sailors? A They disliked maps. B True sizes mattered little to them. C They visited Greenland. D They drew on oranges.',
          '2 What does the author suggest about classroom maps? A They should perhaps be replaced. B They are new. C They help ships. D They are rare.',
          '3 Why does the author mention the orange? A To describe a meal. B To illustrate the problem of flattening. C To praise a fruit. D To compare prices.',
        ],
      },
      {
        title: {
          id: 'Dari kata ke tujuan',
          en: 'From words to purpose',
        },
        instruction: {
          id: 'Lengkapi: The author mentions ... in order to ...',
          en: 'Complete: The author mentions ... in order to ...',
        },
        items: ['Greenland and Africa', 'sailors', 'the teacher in Makassar'],
      },
      {
        title: {
          id: 'Bukti untuk simpulan',
          en: 'Evidence for a conclusion',
        },
        instruction: {
          id: 'Katakan yakin, mungkin, atau tidak ada bukti.',
          en: 'Say certain, possible or no evidence.',
        },
        items: [
          "The teacher's pupils enjoy the lesson.",
          'Africa is larger than Greenland.',
          'The author is a sailor.',
        ],
      },
    ],
    keep: [
      {
        en: 'The author implies that the map is out of date.',
        id: 'Penulis menyiratkan peta itu usang. (imply: penulis; infer: pembaca)',
      },
      {
        en: 'in order to illustrate a point',
        id: 'untuk memberi gambaran',
      },
      {
        en: 'fourteen times as large as',
        id: 'empat belas kali lebih besar daripada',
      },
      {
        en: 'It can be inferred that ...',
        id: 'Dapat disimpulkan bahwa ...',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih tujuan: compare (persamaan), contrast (perbedaan), define, illustrate, warn.',
          en: 'Choose the purpose: compare (how two things are alike), contrast (how they differ), define, illustrate, warn.',
        },
        items: [
          {
            question: 'A peninsula is land with water on three sides.',
            answer: 'define',
          },
          {
            question: 'Take Bandung, for instance.',
            answer: 'illustrate',
          },
          {
            question: 'In the same way that a camera uses film, the eye uses the retina.',
            answer: 'compare',
          },
          {
            question: 'Too much sun, however, can burn the skin, so cover up.',
            answer: 'warn',
          },
          {
            question: 'Cats hunt alone, whereas lions hunt in groups.',
            answer: 'contrast',
          },
        ],
      },
      {
        instruction: {
          id: "Simpulan benar (T) atau tanpa bukti (N)? Teks: 'The ferry was full again, so Rian took the bus for the third time this week.'",
          en: "Right conclusion (T) or no evidence (N)? Text: 'The ferry was full again, so Rian took the bus for the third time this week.'",
        },
        items: [
          {
            question: 'The ferry has been full before.',
            answer: 'T',
          },
          {
            question: 'Rian likes the bus better.',
            answer: 'N',
          },
          {
            question: 'Rian wanted to take the ferry.',
            answer: 'T',
          },
          {
            question: 'The bus is cheaper.',
            answer: 'N',
          },
          {
            question: 'Rian has taken the bus twice before this week.',
            answer: 'T',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
