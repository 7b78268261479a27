import type { MeetingMaterial } from '../types.ts';

export const meetings01to05 = [
  {
    number: 1,
    kind: 'lesson',
    words: [
      {
        en: 'small talk',
        id: 'obrolan ringan',
      },
      {
        en: 'stranger',
        id: 'orang yang belum dikenal',
      },
      {
        en: 'neighbour',
        id: 'tetangga',
      },
      {
        en: 'commute',
        id: 'perjalanan pulang pergi kerja',
      },
      {
        en: 'crowded',
        id: 'penuh sesak',
      },
      {
        en: 'by the way',
        id: 'omong-omong',
      },
      {
        en: "I'd better be going",
        id: 'saya harus pamit',
      },
      {
        en: 'catch up',
        id: 'mengobrol setelah lama tak bertemu',
      },
      {
        en: 'take care',
        id: 'hati-hati, jaga diri',
      },
      {
        en: 'mutual',
        id: 'bersama, timbal balik',
      },
    ],
    texts: {
      beginner: {
        title: 'Waiting for the train',
        kind: 'dialogue',
        lines: [
          'Hendra: Excuse me, is this the platform for Bogor?',
          'Lina: Yes, it is. The train is late today.',
          "Hendra: Again! It's so hot, too.",
          'Lina: It really is. Do you take this train every day?',
          'Hendra: Only on Mondays. I work in Depok. And you?',
          'Lina: I live in Bogor. I teach at a primary school there.',
          "Hendra: That's nice. My sister is a teacher too.",
          'Lina: Really? Where does she teach?',
          'Hendra: In Solo. Oh, my friend is over there. I have to go. Nice talking to you!',
          'Lina: You too. Take care!',
        ],
      },
      intermediate: {
        title: 'Waiting for the train',
        kind: 'dialogue',
        lines: [
          'Hendra: Excuse me, am I on the right platform for Bogor?',
          "Lina: You are, but I'm afraid it's running late again.",
          'Hendra: Typical for a Monday! And in this heat, too.',
          "Lina: I know, it's unbearable. Do you do this journey every day?",
          'Hendra: Luckily only once a week, because my office is in Depok. How about you?',
          'Lina: I live in Bogor, where I teach at a primary school.',
          "Hendra: What a coincidence! My sister's a teacher as well, in Solo.",
          'Lina: Is she? Which subject?',
          "Hendra: Science. Oh, I've just seen my colleague. I'd better be going, but it was lovely talking to you.",
          'Lina: Likewise. Take care!',
        ],
      },
      advanced: {
        title: 'Waiting for the train',
        kind: 'dialogue',
        lines: [
          'Hendra: Sorry to bother you, does the Bogor train go from here?',
          'Lina: It does, if it ever turns up.',
          "Hendra: Par for the course on a Monday, isn't it? At least there's a breeze.",
          'Lina: Small mercies! Do you have to put up with this daily?',
          "Hendra: Mercifully just once a week; I'm based in Depok. And yourself?",
          "Lina: I teach at a primary school in Bogor, so I'm heading home.",
          'Hendra: Small world! My sister has taught science in Solo for years.',
          "Lina: Has she really? My husband's family is from there.",
          "Hendra: Lovely talking to you, but I've just spotted a colleague, so I'd better dash.",
          'Lina: Likewise. Safe journey!',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Kerangka obrolan',
          en: 'The frame of small talk',
        },
        instruction: {
          id: 'Temukan lima bagian obrolan ini dan bacakan kalimatnya.',
          en: 'Find the five parts of this chat and read the sentences aloud.',
        },
        items: [
          'the first sentence to a stranger',
          'a comment that both can agree on',
          'a question that gives the other person something to say',
          'something they have in common',
          'the sentence that ends the chat kindly',
        ],
      },
      {
        title: {
          id: 'Komentar lalu pertanyaan',
          en: 'A comment, then a question',
        },
        instruction: {
          id: 'Buat satu komentar dan satu pertanyaan untuk setiap tempat.',
          en: 'Make one comment and one question for each place.',
        },
        items: [
          'in a lift at your office on Friday afternoon',
          "at a neighbour's wedding, in the queue for food",
          "in a waiting room at the dentist's",
          'before an online meeting, while two people are late',
          'next to somebody with a very heavy bag at the airport',
        ],
      },
      {
        title: {
          id: 'Menjaga bola tetap bergulir',
          en: 'Keeping the ball rolling',
        },
        instruction: {
          id: 'Jawab dengan tiga langkah: jawaban, satu keterangan tambahan, satu pertanyaan balik.',
          en: 'Answer in three steps: an answer, one extra detail, one question back.',
        },
        items: [
          'How was your weekend?',
          'Have you lived here long?',
          'What do you do?',
          'Did you get caught in the rain?',
          'Do you have any plans for Lebaran or the long weekend?',
        ],
      },
      {
        title: {
          id: 'Obrolan tiga menit',
          en: 'A three-minute chat',
        },
        instruction: {
          id: 'Mulai dan akhiri obrolan sendiri; guru tidak boleh mengakhiri lebih dulu.',
          en: 'Begin and end the chat yourself; your teacher may not end it first.',
        },
        items: [
          'You meet a new colleague at the coffee machine.',
          'You sit next to a visitor from New Zealand at a dinner in Yogyakarta.',
          'You see a former classmate in a supermarket after ten years.',
        ],
      },
    ],
    keep: [
      {
        en: "It's so hot today, isn't it?",
        id: "Panas sekali hari ini, ya? (question tag = 'ya?', menyesuaikan kata kerja)",
      },
      {
        en: 'What do you do?',
        id: "Apa pekerjaan Anda? (bukan 'What is your job?' yang terdengar seperti formulir)",
      },
      {
        en: 'How about you?',
        id: 'Kalau Anda? (untuk mengembalikan pertanyaan)',
      },
      {
        en: "I'd better be going.",
        id: "Saya harus pamit dulu. (pengganti 'I go first' yang terjemahan dari 'saya duluan')",
      },
      {
        en: 'It was nice talking to you.',
        id: "Senang mengobrol dengan Anda. (untuk mengakhiri; 'nice to meet you' untuk awal)",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi question tag.',
          en: 'Complete the question tag.',
        },
        items: [
          {
            question: "It's a lovely garden, ____?",
            answer: "isn't it",
          },
          {
            question: 'You work upstairs, ____?',
            answer: "don't you",
          },
          {
            question: 'Your brother was great on stage, ____?',
            answer: "wasn't he",
          },
          {
            question: "They haven't arrived yet, ____?",
            answer: 'have they',
          },
          {
            question: "You can't park here, ____?",
            answer: 'can you',
          },
          {
            question: 'She left early, ____?',
            answer: "didn't she",
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih tanggapan yang membuat obrolan berlanjut: a atau b.',
          en: 'Choose the reply that keeps the talk going: a or b.',
        },
        items: [
          {
            question: 'How was your trip? a Fine. b Long, but the view was worth it. Do you travel a lot?',
            answer: 'b',
          },
          {
            question: "It's packed in here today. a It is! Is it always like this? b Yes.",
            answer: 'a',
          },
          {
            question: "I've just moved here from Palembang. a OK. b Oh, how are you finding it so far?",
            answer: 'b',
          },
          {
            question: "My son started school this week. a How exciting! Does he like it? b Mine didn't.",
            answer: 'a',
          },
          {
            question:
              "I love your scarf. a No, it's cheap. b Thank you! I found it at a market in Pekalongan.",
            answer: 'b',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih ucapan yang wajar dalam bahasa Inggris: a atau b.',
          en: 'Choose what people really say in English: a or b.',
        },
        items: [
          {
            question: "You want to leave a chat. a I go first, yes? b I'd better be going.",
            answer: 'b',
          },
          {
            question:
              'You greet a neighbour in the street. a Hi, how are you doing? b Hi, where are you going?',
            answer: 'a',
          },
          {
            question: "You ask about somebody's work. a What is your job? b What do you do?",
            answer: 'b',
          },
          {
            question: "You meet a colleague at noon. a Have you already eaten rice? b How's your day going?",
            answer: 'b',
          },
          {
            question: 'You say goodbye to a friend. a See you soon! b Until meet again!',
            answer: 'a',
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
        en: 'grow up',
        id: 'tumbuh besar',
      },
      {
        en: 'move to',
        id: 'pindah ke',
      },
      {
        en: 'turning point',
        id: 'titik balik',
      },
      {
        en: 'degree',
        id: 'gelar sarjana',
      },
      {
        en: 'apply for',
        id: 'melamar',
      },
      {
        en: 'give up',
        id: 'menyerah',
      },
      {
        en: 'end up',
        id: 'akhirnya menjadi atau berada',
      },
      {
        en: 'regret',
        id: 'menyesal',
      },
      {
        en: 'eventually',
        id: 'pada akhirnya',
      },
      {
        en: 'meanwhile',
        id: 'sementara itu',
      },
    ],
    texts: {
      beginner: {
        title: 'From the harbour to the kitchen',
        kind: 'text',
        lines: [
          "My name is Marlon and I come from Ambon. My father was a fisherman, so we ate fish every day. In 2008 I moved to Surabaya and studied accounting. I worked in an office for three years, but I was not happy. Every evening I cooked for my flatmates. One day a friend said, 'You should sell this!' I left my job and opened a small food stall. Now I have two restaurants and nine people work with me. I still cook fish every day.",
        ],
      },
      intermediate: {
        title: 'From the harbour to the kitchen',
        kind: 'text',
        lines: [
          "I'm Marlon, and I grew up in Ambon, where my father was a fisherman. After finishing school in 2008, I moved to Surabaya to study accounting, and then I spent three years in an office. The work was safe, but it never made me happy. In the evenings I used to cook for my flatmates. The turning point came when one of them said, 'You should sell this!' A month later I had left my job and opened a food stall. These days I run two restaurants with a team of nine, and I still cook fish every day.",
        ],
      },
      advanced: {
        title: 'From the harbour to the kitchen',
        kind: 'text',
        lines: [
          'Born to a fishing family in Ambon, I had eaten grilled tuna so often by the age of eighteen that I swore I would never touch it again. I left for Surabaya in 2008, took a degree in accounting and, for three joyless years, sat in an office. What kept me going was cooking for my flatmates, one of whom finally remarked that people would pay for it. It was said in jest, yet within a month I had resigned and set up a stall. Had he kept quiet, I might be balancing books today. Instead I run two restaurants, employ nine people and, ironically, grill fish every day.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Garis waktu Marlon',
          en: "Marlon's timeline",
        },
        instruction: {
          id: 'Lengkapi garis waktunya dengan kata-kata Anda sendiri.',
          en: 'Complete the timeline in your own words.',
        },
        items: [
          'In Ambon: his father was ... , so ...',
          '2008: he ... and ...',
          'For three years: ... , but ...',
          'The turning point: somebody said ... , and then ...',
          'Now: he ...',
        ],
      },
      {
        title: {
          id: 'Kata kerja masa lalu',
          en: 'Verbs in the past',
        },
        instruction: {
          id: 'Ceritakan lagi dengan kata kerja ini dalam bentuk lampau.',
          en: 'Retell it with these verbs in the past.',
        },
        items: [
          'grow up, leave, study',
          'spend, feel, cook',
          'say, decide, open',
          "Now use 'used to' for two habits: He used to ... / I used to ...",
        ],
      },
      {
        title: {
          id: 'Garis waktu saya',
          en: 'My timeline',
        },
        instruction: {
          id: 'Catat lima saat dalam hidup Anda dan jawab pertanyaan guru.',
          en: "Note five moments of your life and answer your teacher's questions.",
        },
        items: [
          'where I grew up: three details people can picture',
          'a decision at school, university or work',
          "a turning point: 'It all changed when ...'",
          "something that did not work: 'I thought ... , but it turned out that ...'",
          'where I am now and what comes next',
        ],
      },
      {
        title: {
          id: 'Dua menit',
          en: 'Two minutes',
        },
        instruction: {
          id: 'Ceritakan kisah Anda tepat dua menit, lalu sekali lagi untuk pendengar lain.',
          en: 'Tell your story in exactly two minutes, then again for another listener.',
        },
        items: [
          'Version 1: for a new colleague.',
          'Version 2: for an old lady who sits next to you on a flight. What do you leave out? What do you add?',
          'Your teacher asks three questions. Which part made your listener most curious?',
        ],
      },
    ],
    keep: [
      {
        en: 'I grew up in Ambon.',
        id: "Saya tumbuh besar di Ambon. (grow up, bukan 'grow big')",
      },
      {
        en: 'I used to cook for my flatmates.',
        id: 'Dulu saya biasa memasak untuk teman serumah. (used to + kata kerja dasar; kebiasaan yang sudah lewat)',
      },
      {
        en: 'The turning point came when I lost my job.',
        id: 'Titik baliknya ketika saya kehilangan pekerjaan.',
      },
      {
        en: 'I ended up opening a restaurant.',
        id: 'Akhirnya saya malah membuka restoran. (end up + -ing)',
      },
      {
        en: "I've lived here since 2015.",
        id: "Saya tinggal di sini sejak 2015. (sampai sekarang: have + bentuk ketiga, bukan 'I live here since')",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis bentuk lampau kata kerja dalam kurung.',
          en: 'Write the past form of the verb in brackets.',
        },
        items: [
          {
            question: 'She ____ school at sixteen. (leave)',
            answer: 'left',
          },
          {
            question: 'We ____ up in the same street. (grow)',
            answer: 'grew',
          },
          {
            question: 'He ____ ten years in Doha. (spend)',
            answer: 'spent',
          },
          {
            question: 'I ____ guilty about it. (feel)',
            answer: 'felt',
          },
          {
            question: 'They ____ a bakery with their savings. (buy)',
            answer: 'bought',
          },
          {
            question: 'My aunt ____ me to cook. (teach)',
            answer: 'taught',
          },
        ],
      },
      {
        instruction: {
          id: "Lengkapi dengan used to, didn't use to atau did ... use to dan kata kerja.",
          en: "Complete with used to, didn't use to or did ... use to and the verb.",
        },
        items: [
          {
            question: 'I ____ by becak to school, but there are none now. (go)',
            answer: 'used to go',
          },
          {
            question: 'We ____ a car, so we walked everywhere. (not have)',
            answer: "didn't use to have",
          },
          {
            question: '____ you ____ near the sea? (live)',
            answer: 'Did, use to live',
          },
          {
            question: "There ____ a cinema here. Now it's a bank. (be)",
            answer: 'used to be',
          },
          {
            question: 'She ____ coffee, but now she loves it. (not like)',
            answer: "didn't use to like",
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih kata yang tepat.',
          en: 'Choose the right word.',
        },
        items: [
          {
            question: 'I was born (in / on) 12 May 1990.',
            answer: 'on',
          },
          {
            question: 'We moved (to / in) Balikpapan in 2012.',
            answer: 'to',
          },
          {
            question: "I've worked here (since / for) six years.",
            answer: 'for',
          },
          {
            question: 'I ended up (study / studying) law.',
            answer: 'studying',
          },
          {
            question: 'She applied (to / for) a post at the museum.',
            answer: 'for',
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
        en: 'hold on',
        id: 'tunggu sebentar',
      },
      {
        en: 'put through',
        id: 'menyambungkan',
      },
      {
        en: 'extension',
        id: 'nomor ekstensi',
      },
      {
        en: 'available',
        id: 'bisa dihubungi, ada',
      },
      {
        en: 'leave a message',
        id: 'meninggalkan pesan',
      },
      {
        en: 'call back',
        id: 'menelepon kembali',
      },
      {
        en: 'spell',
        id: 'mengeja',
      },
      {
        en: 'double',
        id: 'dobel (huruf atau angka kembar)',
      },
      {
        en: 'bad line',
        id: 'sambungan buruk',
      },
      {
        en: 'speaking',
        id: 'saya sendiri (di telepon)',
      },
    ],
    texts: {
      beginner: {
        title: 'A call to the print shop',
        kind: 'dialogue',
        lines: [
          'Receptionist: Good morning, Melati Print. Can I help you?',
          'Wayan: Good morning. This is Wayan Sukerta. Can I speak to Mr Collins, please?',
          "Receptionist: I'm sorry, he isn't here now. Can I take a message?",
          "Wayan: Yes, please. My order is wrong. It's order 4170.",
          'Receptionist: Was that 4117?',
          'Wayan: No, 4170. Seven zero.',
          'Receptionist: Thank you. Can you spell your surname?',
          'Wayan: S, U, K, E, R, T, A.',
          'Receptionist: And your number?',
          'Wayan: 0812, double five, 630.',
          "Receptionist: Thank you. He'll call you this afternoon.",
        ],
      },
      intermediate: {
        title: 'A call to the print shop',
        kind: 'dialogue',
        lines: [
          'Receptionist: Good morning, Melati Print. How can I help?',
          "Wayan: Good morning. It's Wayan Sukerta here. Could you put me through to Mr Collins, please?",
          "Receptionist: I'm afraid he's in a meeting. Would you like to leave a message?",
          "Wayan: Yes, please. There's a problem with order 4170.",
          "Receptionist: Sorry, it's a bad line. Did you say 4117?",
          'Wayan: No, four one seven zero.',
          'Receptionist: Got it. How do you spell your surname?',
          'Wayan: S for sugar, U, K, E, R, T for tea, A.',
          'Receptionist: And which number can he reach you on?',
          'Wayan: 0812, double five, 630.',
          "Receptionist: I'll ask him to call you back this afternoon.",
        ],
      },
      advanced: {
        title: 'A call to the print shop',
        kind: 'dialogue',
        lines: [
          'Receptionist: Melati Print, good morning.',
          'Wayan: Good morning, Wayan Sukerta speaking. I was hoping to catch Mr Collins.',
          "Receptionist: He's tied up until two, I'm afraid. May I pass on a message?",
          "Wayan: Please do. Order 4170 isn't quite what we asked for.",
          "Receptionist: You're breaking up a little. Was that 4117?",
          'Wayan: Seven zero at the end: four one seven zero.',
          "Receptionist: Thank you. And your surname again, if you wouldn't mind spelling it?",
          'Wayan: S for sugar, U, K, E, R, T for tea, A.',
          'Receptionist: And a number where you can be reached?',
          'Wayan: 0812, double five, 630.',
          "Receptionist: I'll see that he gets back to you this afternoon.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Slip pesan',
          en: 'The message slip',
        },
        instruction: {
          id: 'Isi slip pesan resepsionis dengan suara keras, dalam kalimat pendek.',
          en: "Fill in the receptionist's message slip aloud, in short sentences.",
        },
        items: [
          'Call for: ... / Caller: ...',
          'About: ... / Order number: ...',
          'Spelling of the surname: ...',
          'Number: ... / When to call back: ...',
          'Which detail did the receptionist check, and with which words?',
        ],
      },
      {
        title: {
          id: 'Mengeja dan menyebut angka',
          en: 'Spelling and saying numbers',
        },
        instruction: {
          id: 'Guru mencatat tanpa bertanya dulu, lalu membacakan kembali. Betulkan bila salah.',
          en: 'Your teacher writes without asking, then reads it back. Correct what is wrong.',
        },
        items: [
          "your full name, with 'S for sugar' wherever letters sound alike (E and I, G and J, A and R)",
          'your street and house number',
          'an e-mail address: at, dot, hyphen, underscore',
          "a telephone number with 'double' and 'oh'",
          'the numbers 13 / 30, 15 / 50, 18 / 80: which one does your teacher hear?',
        ],
      },
      {
        title: {
          id: 'Tujuh kalimat telepon',
          en: 'Seven telephone sentences',
        },
        instruction: {
          id: 'Katakan dengan bahasa telepon.',
          en: 'Say it in telephone language.',
        },
        items: [
          'You are Ratih. (This is ...)',
          'You want to talk to the manager.',
          'Wait a moment.',
          'You did not hear the last part.',
          'The person is out.',
          'You want to know who is calling.',
          'You will telephone again at four.',
        ],
      },
      {
        title: {
          id: 'Menelepon sungguhan',
          en: 'A real call',
        },
        instruction: {
          id: 'Matikan kamera dan telepon guru Anda.',
          en: 'Switch off the camera and ring your teacher.',
        },
        items: [
          'Call a clinic: change an appointment from Tuesday 13th to Thursday 30th.',
          'Call a guest house in Melbourne: ask about a room, the price and breakfast.',
          'Take a call: write down the name, the number and the reason, and check every detail.',
        ],
      },
    ],
    keep: [
      {
        en: 'This is Wayan. / Wayan speaking.',
        id: "Ini Wayan. (di telepon bukan 'I am Wayan')",
      },
      {
        en: 'Could you put me through to Mr Collins?',
        id: 'Bisa sambungkan saya dengan Pak Collins?',
      },
      {
        en: 'Was that fifteen, one five, or fifty, five oh?',
        id: 'Tadi lima belas atau lima puluh? (untuk memastikan angka)',
      },
      {
        en: 'Hold on a moment, please.',
        id: "Tunggu sebentar, ya. ('wait' saja terdengar seperti perintah)",
      },
      {
        en: "I'll ask him to call you back.",
        id: 'Akan saya minta beliau menelepon Anda kembali. (ask + orang + to)',
      },
      {
        en: 'S for sugar, B for banana.',
        id: 'S seperti sugar, B seperti banana. (cara mengeja)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Susun menjadi percakapan telepon: tulis 1 sampai 6.',
          en: 'Put the sentences in the order of a call: write 1 to 6.',
        },
        items: [
          {
            question: "All right, I'll try again then.",
            answer: '6',
          },
          {
            question: 'Good morning, Nusa Tours.',
            answer: '1',
          },
          {
            question: "It's Bambang Riyadi.",
            answer: '4',
          },
          {
            question: "Who's calling, please?",
            answer: '3',
          },
          {
            question:
              "Thank you, Mr Riyadi. I'm afraid she's out until three, but you're welcome to ring again.",
            answer: '5',
          },
          {
            question: "Hello, could I speak to Ms Dewi, please? It's about the boat to Karimunjawa.",
            answer: '2',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: through, back, up, on, for.',
          en: 'Complete with: through, back, up, on, for.',
        },
        items: [
          {
            question: "Hold ____, I'll get a pen.",
            answer: 'on',
          },
          {
            question: "I'll put you ____ to the sales team.",
            answer: 'through',
          },
          {
            question: 'Could you ask her to call me ____?',
            answer: 'back',
          },
          {
            question: "The line is bad; you're breaking ____.",
            answer: 'up',
          },
          {
            question: "That's M ____ mango.",
            answer: 'for',
          },
        ],
      },
      {
        instruction: {
          id: 'Ubah menjadi kalimat sopan dengan could.',
          en: 'Turn into a polite question with could.',
        },
        items: [
          {
            question: 'Your name? (tell me)',
            answer: 'Could you tell me your name, please?',
          },
          {
            question: 'Louder! (speak)',
            answer: 'Could you speak up, please?',
          },
          {
            question: 'Again! (repeat that)',
            answer: 'Could you repeat that, please?',
          },
          {
            question: 'Letters of your street! (spell)',
            answer: 'Could you spell your street, please?',
          },
          {
            question: 'Wait! (hold on)',
            answer: 'Could you hold on, please?',
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
        en: 'order',
        id: 'memesan, pesanan',
      },
      {
        en: 'bill',
        id: 'tagihan',
      },
      {
        en: 'undercooked',
        id: 'kurang matang',
      },
      {
        en: 'stain',
        id: 'noda',
      },
      {
        en: 'receipt',
        id: 'struk, bukti bayar',
      },
      {
        en: 'replace',
        id: 'mengganti',
      },
      {
        en: 'complain',
        id: 'mengeluh',
      },
      {
        en: 'on the house',
        id: 'gratis dari pihak restoran',
      },
      {
        en: 'delivery',
        id: 'pengiriman',
      },
      {
        en: 'reasonable',
        id: 'masuk akal',
      },
    ],
    texts: {
      beginner: {
        title: 'Lunch by the lake',
        kind: 'dialogue',
        lines: [
          'Waiter: Are you ready to order?',
          "Tigor: Yes. I'd like grilled carp with rice, please, and an orange juice.",
          'Waiter: Thank you.',
          "Tigor: Excuse me. I'm sorry, but the fish is cold inside.",
          "Waiter: Oh, I'm so sorry. I'll bring you a new one.",
          'Tigor: Thank you. Also, I ordered juice, but this is tea.',
          "Waiter: I'll change it now.",
          'Tigor: Thanks. Is it possible to have the bill, too? My boat leaves at two.',
          'Waiter: Of course. The drink is free today.',
          "Tigor: That's very kind.",
        ],
      },
      intermediate: {
        title: 'Lunch by the lake',
        kind: 'dialogue',
        lines: [
          'Waiter: Are you ready to order, or do you need another minute?',
          "Tigor: I think I'm ready. Could I have the grilled carp with rice and an orange juice?",
          "Waiter: Certainly. It'll be about fifteen minutes.",
          "Tigor: Excuse me, I'm sorry to bother you, but I'm afraid the fish is still cold in the middle.",
          "Waiter: I do apologise. I'll have it replaced straight away.",
          'Tigor: Thank you. And I ordered juice, but I seem to have been given tea.',
          "Waiter: I'll change that too. The drink is on us.",
          "Tigor: That's kind. Could I settle the bill now, as my boat leaves at two?",
        ],
      },
      advanced: {
        title: 'Lunch by the lake',
        kind: 'dialogue',
        lines: [
          'Waiter: Have you had a chance to look at the menu?',
          "Tigor: I have. I'll go for the grilled carp with rice, and an orange juice, if I may.",
          'Waiter: An excellent choice.',
          "Tigor: Excuse me, I hate to be a nuisance, but the carp doesn't seem to be cooked through.",
          "Waiter: How embarrassing. I'll take it back to the kitchen at once.",
          "Tigor: I'd appreciate it. There also appears to have been a mix-up over the drink, since this is tea.",
          'Waiter: Please accept our apologies; the juice will be on the house.',
          "Tigor: That's more than fair. Might I settle up early? My boat leaves at two.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Dua masalah',
          en: 'Two problems',
        },
        instruction: {
          id: 'Jawab dan bacakan kalimat yang melunakkan keluhan.',
          en: 'Answer, and read aloud the words that soften the complaint.',
        },
        items: [
          'What did Tigor order?',
          'What two things were wrong?',
          'How did the waiter solve each problem?',
          'Why does Tigor want to pay early?',
          'Which words come before the complaint? Why do they help?',
        ],
      },
      {
        title: {
          id: 'Memperhalus keluhan',
          en: 'Softening a complaint',
        },
        instruction: {
          id: 'Ubah kalimat kasar menjadi keluhan yang sopan dan jelas.',
          en: 'Turn the rude sentence into a polite, clear complaint.',
        },
        items: [
          'This soup is cold!',
          'You gave me the wrong size!',
          "Where is my parcel? It's late!",
          'My room smells terrible!',
          'You charged me twice!',
        ],
      },
      {
        title: {
          id: 'Apa yang Anda inginkan?',
          en: 'What do you want?',
        },
        instruction: {
          id: 'Keluhan yang baik berakhir dengan permintaan. Tambahkan satu.',
          en: 'A good complaint ends with a request. Add one.',
        },
        items: [
          'The zip on this jacket is broken. I bought it on Saturday. Could you ...',
          'The air conditioner is dripping on the bed. Would it be possible ...',
          'There are four people and only three spoons. ...',
          "The parcel arrived, but the cup inside was in pieces. I'd like ...",
          "We've been waiting for forty minutes. ...",
        ],
      },
      {
        title: {
          id: 'Memesan, lalu mengeluh',
          en: 'Order, then complain',
        },
        instruction: {
          id: 'Perankan dari pesanan sampai kesepakatan. Setelah itu bertukar peran.',
          en: 'Act it out from the order to an agreement. Then change roles.',
        },
        items: [
          'In a restaurant in Manado: the food is far too spicy for your foreign guest.',
          "In an online shop's chat: the batik shirt has a stain on the sleeve.",
          'At a hotel: there is building work at six in the morning.',
          'By phone: the internet has been down for three days and you work from home.',
        ],
      },
    ],
    keep: [
      {
        en: "I'd like the grilled carp, please.",
        id: "Saya pesan ikan mas bakar. (bukan 'I want' atau 'I order')",
      },
      {
        en: "I'm sorry to bother you, but this isn't what I ordered.",
        id: 'Maaf mengganggu, tetapi ini bukan yang saya pesan.',
      },
      {
        en: "I'm afraid there's a mistake in the bill.",
        id: 'Maaf, sepertinya ada kekeliruan di tagihan.',
      },
      {
        en: 'Could I have it replaced?',
        id: 'Bisakah diganti? (have + benda + bentuk ketiga = minta agar dikerjakan)',
      },
      {
        en: "I'd like my money back.",
        id: 'Saya ingin uang saya kembali. (tegas tetapi sopan)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan: afraid, rather, seem, bother, possible.',
          en: 'Complete with: afraid, rather, seem, bother, possible.',
        },
        items: [
          {
            question: "I'm ____ the milk has gone off.",
            answer: 'afraid',
          },
          {
            question: 'Sorry to ____ you, but we need one more chair.',
            answer: 'bother',
          },
          {
            question: 'Would it be ____ to change tables?',
            answer: 'possible',
          },
          {
            question: "There doesn't ____ to be any sugar in this tea.",
            answer: 'seem',
          },
          {
            question: "It's ____ noisy in here, isn't it?",
            answer: 'rather',
          },
        ],
      },
      {
        instruction: {
          id: 'Susun kata menjadi kalimat sopan.',
          en: 'Put the words in order to make a polite sentence.',
        },
        items: [
          {
            question: 'have / the / I / could / menu / ?',
            answer: 'Could I have the menu?',
          },
          {
            question: "this / ordered / isn't / I / what",
            answer: "This isn't what I ordered.",
          },
          {
            question: 'it / would / be / to / possible / get / a refund / ?',
            answer: 'Would it be possible to get a refund?',
          },
          {
            question: "afraid / too / I'm / small / it's",
            answer: "I'm afraid it's too small.",
          },
          {
            question: "like / the manager / I'd / speak / to / to",
            answer: "I'd like to speak to the manager.",
          },
        ],
      },
      {
        instruction: {
          id: 'Cocokkan keluhan dengan penyelesaian a-e.',
          en: "Match the complaint with the solution a-e: a I'll move you to a quieter room. b Let me take that off your bill. c We'll send another cup today. d I'll warm it up for you. e Here's a clean one.",
        },
        items: [
          {
            question: 'The rice is cold.',
            answer: 'd',
          },
          {
            question: 'My fork is dirty.',
            answer: 'e',
          },
          {
            question: 'The street is too loud at night.',
            answer: 'a',
          },
          {
            question: "I didn't have any dessert, but it's on the bill.",
            answer: 'b',
          },
          {
            question: 'My parcel was broken when it came.',
            answer: 'c',
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
        en: 'crossroads',
        id: 'perempatan',
      },
      {
        en: 'roundabout',
        id: 'bundaran',
      },
      {
        en: 'traffic lights',
        id: 'lampu lalu lintas',
      },
      {
        en: 'landmark',
        id: 'patokan, penanda tempat',
      },
      {
        en: 'opposite',
        id: 'di seberang',
      },
      {
        en: 'straight on',
        id: 'lurus terus',
      },
      {
        en: 'take the second turning',
        id: 'ambil belokan kedua',
      },
      {
        en: "you can't miss it",
        id: 'pasti kelihatan',
      },
      {
        en: 'footbridge',
        id: 'jembatan penyeberangan',
      },
      {
        en: 'get lost',
        id: 'tersesat',
      },
    ],
    texts: {
      beginner: {
        title: 'Where is the museum?',
        kind: 'dialogue',
        lines: [
          'Grace: Excuse me, how do I get to the Geology Museum?',
          'Asep: Are you on foot?',
          'Grace: Yes, I am.',
          'Asep: Go straight on to the traffic lights. Turn left there. Walk past the mosque and the flower shop.',
          'Grace: Past the mosque and the flower shop. OK.',
          'Asep: Then cross the street at the footbridge. The museum is opposite the park.',
          'Grace: Is it far?',
          'Asep: No, about ten minutes.',
          "Grace: So left at the lights, over the footbridge, and it's opposite the park.",
          "Asep: That's right.",
          'Grace: Thank you very much!',
        ],
      },
      intermediate: {
        title: 'Where is the museum?',
        kind: 'dialogue',
        lines: [
          'Grace: Excuse me, could you tell me how to get to the Geology Museum?',
          'Asep: Sure. Are you walking or taking an angkot?',
          "Grace: Walking, if it isn't too far.",
          "Asep: Not at all, ten minutes at most. Go straight on until you reach the traffic lights and turn left. You'll pass a mosque and a flower shop.",
          'Grace: Left at the lights, past the flower shop.',
          'Asep: Exactly. Then take the footbridge across the street. The museum is right opposite the park.',
          'Grace: Let me check: left at the lights, over the footbridge, opposite the park.',
          "Asep: Perfect. You can't miss it.",
        ],
      },
      advanced: {
        title: 'Where is the museum?',
        kind: 'dialogue',
        lines: [
          'Grace: Sorry to trouble you, but am I anywhere near the Geology Museum?',
          "Asep: You're not far off. On foot, I take it?",
          "Grace: Yes, as long as it's walkable.",
          "Asep: Ten minutes, give or take. Carry on until you hit the traffic lights, then bear left. Once you've gone past a mosque and a flower shop, look out for a footbridge.",
          'Grace: And I cross there?',
          "Asep: You do. It brings you out right opposite the park, and the museum's staring you in the face.",
          "Grace: So: left at the lights, over the footbridge, and it's across from the park.",
          "Asep: If you come to the railway, you've overshot.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Rute di kepala',
          en: 'The route in your head',
        },
        instruction: {
          id: 'Tutup teks dan ceritakan rutenya dengan patokan.',
          en: 'Cover the text and give the route by its landmarks.',
        },
        items: [
          'What does Grace do at the traffic lights?',
          'Which two things does she pass?',
          'How does she cross the street?',
          'What is opposite the museum?',
          'Why does Grace say the route again at the end?',
        ],
      },
      {
        title: {
          id: 'Kata tempat',
          en: 'Place words',
        },
        instruction: {
          id: 'Lengkapi dengan kata yang cocok untuk lingkungan Anda.',
          en: 'Complete with what is true for your area.',
        },
        items: [
          'There is a ... on the corner of my street.',
          'The nearest pharmacy is next to ... and opposite ...',
          'To get to the main road, you go past ...',
          "If you come to ... , you've gone too far.",
          'It takes ... minutes on foot and ... by motorbike.',
        ],
      },
      {
        title: {
          id: 'Tanpa peta',
          en: 'Without a map',
        },
        instruction: {
          id: 'Guru menggambar rute hanya dari kata-kata Anda, lalu membacanya kembali.',
          en: 'Your teacher draws your route from your words only and reads it back.',
        },
        items: [
          'from your front door to the nearest minimarket',
          'from the station or terminal of your town to your office or campus',
          'from the entrance of a big building to a room on the third floor',
          "Listen to your teacher's route, repeat it in short form, and draw it.",
        ],
      },
      {
        title: {
          id: 'Tamu tersesat',
          en: 'The lost visitor',
        },
        instruction: {
          id: 'Guru menelepon: ia tersesat di kota Anda. Bantu sampai tiba.',
          en: 'Your teacher rings: he or she is lost in your town. Help until the visitor arrives.',
        },
        items: [
          'Ask what the visitor can see.',
          'Give only two steps at a time and check that they are clear.',
          'One street is closed because of a wedding: find another way.',
          'Say how to recognise the house.',
        ],
      },
    ],
    keep: [
      {
        en: 'How do I get to the station?',
        id: "Bagaimana cara ke stasiun? (get to; bukan 'How to go to ...?')",
      },
      {
        en: 'Go straight on and take the second turning on the left.',
        id: 'Lurus terus, ambil belokan kedua di kiri.',
      },
      {
        en: "It's opposite the park.",
        id: 'Di seberang taman. (opposite tanpa of atau to)',
      },
      {
        en: "You've gone too far if you see a bridge.",
        id: 'Kalau melihat jembatan, berarti kebablasan.',
      },
      {
        en: "It's about ten minutes on foot.",
        id: 'Kira-kira sepuluh menit berjalan kaki. (on foot, tetapi by bus)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan kata depan: at, on, past, to, across.',
          en: 'Complete with a preposition: at, on, past, to, across.',
        },
        items: [
          {
            question: 'Turn right ____ the petrol station.',
            answer: 'at',
          },
          {
            question: "Go ____ the bank; don't stop there.",
            answer: 'past',
          },
          {
            question: 'Walk ____ the bridge to the other side.',
            answer: 'across',
          },
          {
            question: 'How do I get ____ the harbour?',
            answer: 'to',
          },
          {
            question: "It's ____ the left, after the barber's.",
            answer: 'on',
          },
        ],
      },
      {
        instruction: {
          id: 'Perbaiki kesalahannya.',
          en: 'Correct the mistake.',
        },
        items: [
          {
            question: 'How to go to the zoo?',
            answer: 'How do I get to the zoo?',
          },
          {
            question: 'The bank is opposite of the school.',
            answer: 'The bank is opposite the school.',
          },
          {
            question: 'I went there by foot.',
            answer: 'I went there on foot.',
          },
          {
            question: 'Turn to left at the corner.',
            answer: 'Turn left at the corner.',
          },
          {
            question: 'It is far about two kilometres.',
            answer: 'It is about two kilometres away.',
          },
        ],
      },
      {
        instruction: {
          id: 'Baca rutenya dan jawab dengan satu atau dua kata.',
          en: "Read the route and answer in one or two words. 'Leave the hotel and turn right. At the roundabout go straight on. After the second bridge turn left. The post office is between a bakery and a school.'",
        },
        items: [
          {
            question: 'Which way do you turn first?',
            answer: 'right',
          },
          {
            question: 'Do you turn at the roundabout?',
            answer: 'no',
          },
          {
            question: 'After which bridge do you turn?',
            answer: 'the second',
          },
          {
            question: 'Do you turn left or right there?',
            answer: 'left',
          },
          {
            question: 'What is on one side of the post office, apart from the school?',
            answer: 'a bakery',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
