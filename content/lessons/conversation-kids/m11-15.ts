import type { MeetingMaterial } from '../types.ts';

export const meetings11to15 = [
  {
    number: 11,
    kind: 'lesson',
    words: [
      {
        en: 'subject',
        id: 'pelajaran',
      },
      {
        en: 'break',
        id: 'istirahat',
      },
      {
        en: 'timetable',
        id: 'jadwal',
      },
      {
        en: 'canteen',
        id: 'kantin',
      },
      {
        en: 'ceremony',
        id: 'upacara',
      },
      {
        en: 'flag',
        id: 'bendera',
      },
      {
        en: 'homework',
        id: 'PR',
      },
      {
        en: 'begin',
        id: 'mulai',
      },
      {
        en: 'after school',
        id: 'sepulang sekolah',
      },
    ],
    texts: {
      beginner: {
        title: 'Monday at my school',
        kind: 'text',
        lines: [
          'My name is Sekar. On Monday I get up at five. School begins at seven. First we have a flag ceremony in the yard. Then we have maths and science. At half past nine we have a break. I eat fried noodles in the canteen. After the break we have English. We go home at one. In the afternoon I do my homework.',
        ],
      },
      intermediate: {
        title: 'Monday at my school',
        kind: 'text',
        lines: [
          "I'm Sekar, and Monday is the longest day of my week. I get up at five because school begins at seven with the flag ceremony. After that we have maths and science. During the break, at half past nine, I usually buy fried noodles in the canteen. English comes next, and it's my favourite subject. We go home at one, and then there's homework, of course!",
        ],
      },
      advanced: {
        title: 'Monday at my school',
        kind: 'text',
        lines: [
          "Every Monday my alarm rings at five, although the roosters are even earlier. By seven we're standing in neat lines for the flag ceremony, and last week I, Sekar, was allowed to carry the flag! Maths and science follow, and by half past nine I'm dreaming of the canteen's fried noodles. After English, which I love most, we head home at one. Homework can wait a little.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Jam berapa?',
          en: 'What time is it?',
        },
        instruction: {
          id: 'Katakan apa yang Sekar lakukan.',
          en: 'Say what Sekar does.',
        },
        items: [
          "at five o'clock",
          "at seven o'clock",
          'at half past nine',
          'after the break',
          "at one o'clock",
        ],
      },
      {
        title: {
          id: 'Hari Senin kita',
          en: 'Our Monday',
        },
        instruction: {
          id: 'Bandingkan: Sekar ..., tapi aku ...',
          en: 'Compare: Sekar ... , but I ...',
        },
        items: ['get up', 'school begins', 'food in the break', 'favourite subject', 'go home'],
      },
      {
        title: {
          id: 'Tanya dengan when dan what time',
          en: 'Ask with when and what time',
        },
        instruction: {
          id: 'Tanyai gurumu tentang sekolahnya dulu.',
          en: 'Ask your teacher about his or her old school.',
        },
        items: [
          'What time did ... begin?',
          'What did you eat ...?',
          'Which subject ...?',
          'Did you have ...?',
        ],
      },
      {
        title: {
          id: 'Sehari di sekolahku',
          en: 'A day at my school',
        },
        instruction: {
          id: 'Ceritakan satu hari, dari bangun sampai sore. Boleh sambil menggerakkan badan!',
          en: 'Tell about one day, from getting up to the afternoon. You may act it!',
        },
        items: [
          'On ... I get up at ...',
          'First ... , then ... , after that ...',
          'In the break I ... with ...',
          'The best part is ... because ...',
          'Imagine a crazy school: What happens there?',
        ],
      },
    ],
    keep: [
      {
        en: 'School begins at seven.',
        id: 'Sekolah mulai pukul tujuh. (at + jam)',
      },
      {
        en: 'We have English on Monday.',
        id: 'Kami ada pelajaran bahasa Inggris hari Senin. (on + hari)',
      },
      {
        en: 'First we have maths, then science.',
        id: 'Pertama matematika, lalu IPA.',
      },
      {
        en: 'I usually buy noodles.',
        id: 'Biasanya aku membeli mi. (usually sebelum kata kerja)',
      },
      {
        en: 'half past nine',
        id: 'pukul setengah sepuluh (half past = lewat setengah jam)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis at, on, atau in.',
          en: 'Write at, on or in.',
        },
        items: [
          {
            question: 'I get up ____ half past five.',
            answer: 'at',
          },
          {
            question: 'We swim ____ Friday.',
            answer: 'on',
          },
          {
            question: 'I do my homework ____ the afternoon.',
            answer: 'in',
          },
          {
            question: "The bell rings ____ one o'clock.",
            answer: 'at',
          },
          {
            question: 'We have art ____ Thursday.',
            answer: 'on',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis bentuk yang benar.',
          en: 'Write the right form.',
        },
        items: [
          {
            question: 'Dina ____ up at six. (get)',
            answer: 'gets',
          },
          {
            question: 'We ____ at eight. (begin)',
            answer: 'begin',
          },
          {
            question: 'My brother ____ to school by bike. (go)',
            answer: 'goes',
          },
          {
            question: 'I ____ my homework with Mum. (do)',
            answer: 'do',
          },
          {
            question: 'She ____ rice at noon. (eat)',
            answer: 'eats',
          },
          {
            question: 'Our teacher ____ us songs. (teach)',
            answer: 'teaches',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis jamnya dengan angka.',
          en: 'Write the time in numbers.',
        },
        items: [
          {
            question: 'half past nine',
            answer: '9.30',
          },
          {
            question: "seven o'clock",
            answer: '7.00',
          },
          {
            question: 'half past four',
            answer: '4.30',
          },
          {
            question: 'quarter past ten',
            answer: '10.15',
          },
          {
            question: 'quarter to eight',
            answer: '7.45',
          },
        ],
      },
    ],
  },
  {
    number: 12,
    kind: 'lesson',
    words: [
      {
        en: 'birthday',
        id: 'ulang tahun',
      },
      {
        en: 'invite',
        id: 'mengundang',
      },
      {
        en: 'invitation',
        id: 'undangan',
      },
      {
        en: 'candle',
        id: 'lilin',
      },
      {
        en: 'balloon',
        id: 'balon',
      },
      {
        en: 'wish',
        id: 'ucapan, harapan',
      },
      {
        en: 'present',
        id: 'kado',
      },
      {
        en: 'party',
        id: 'pesta',
      },
      {
        en: 'bring',
        id: 'membawa',
      },
    ],
    texts: {
      beginner: {
        title: 'Will you come to my party?',
        kind: 'dialogue',
        lines: [
          "Alif: Hi, Sofi! It's my birthday on Saturday.",
          'Sofi: Really? How old will you be?',
          "Alif: I'll be nine. Can you come to my party?",
          'Sofi: Yes, please! What time is it?',
          "Alif: It's at three o'clock at my house.",
          'Sofi: Can I bring my sister?',
          'Alif: Of course! We have a big cake and games.',
          'Sofi: Great! Happy birthday for Saturday, Alif!',
          'Alif: Thank you!',
        ],
      },
      intermediate: {
        title: 'Will you come to my party?',
        kind: 'dialogue',
        lines: [
          "Alif: Sofi, are you free on Saturday? It's my birthday.",
          'Sofi: Yes, I am. How old are you going to be?',
          "Alif: Nine! I'd like to invite you to my party at three o'clock.",
          "Sofi: Thanks, I'd love to come! Where is it?",
          "Alif: At my house, behind the post office. There'll be a big cake and games.",
          'Sofi: May I bring my little sister?',
          "Alif: Sure, she's welcome, too.",
        ],
      },
      advanced: {
        title: 'Will you come to my party?',
        kind: 'dialogue',
        lines: [
          'Alif: Have you got any plans for Saturday, Sofi?',
          'Sofi: Not yet. Why do you ask?',
          "Alif: I'm turning nine, and I'd be so happy if you came to my party.",
          "Sofi: I wouldn't miss it! When should I be there?",
          "Alif: Three o'clock, at my house. Expect silly games and an enormous cake.",
          'Sofi: Would it be all right to bring my sister?',
          'Alif: The more, the merrier!',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Undangan Alif',
          en: "Alif's invitation",
        },
        instruction: {
          id: 'Isi undangannya dengan suara keras.',
          en: 'Fill in the invitation out loud.',
        },
        items: [
          'To: ...',
          "Come to ...'s birthday party!",
          'Day: ... Time: ...',
          'Place: ...',
          'We have: ...',
          'Who else comes?',
        ],
      },
      {
        title: {
          id: 'Ya, tentu! Maaf, tidak bisa.',
          en: "Yes, please! Sorry, I can't.",
        },
        instruction: {
          id: 'Jawab dua kali: sekali ya, sekali tidak dengan alasan.',
          en: 'Answer twice: once yes, once no with a reason.',
        },
        items: [
          'Can you come to my party?',
          'Would you like to go swimming on Sunday?',
          'Do you want to sleep at my house?',
          'Can you come to the zoo with us?',
        ],
      },
      {
        title: {
          id: 'Kado misterius',
          en: 'The mystery present',
        },
        instruction: {
          id: 'Gurumu membuka kado khayalan darimu. Ucapkan kalimatnya.',
          en: 'Your teacher opens a present from you in your imagination. Say the lines.',
        },
        items: [
          'Happy birthday! This is for you.',
          'Open it! Guess what it is.',
          "It's a ... I hope you like it!",
          "Your turn: Thank you! I love it! / It's just what I wanted!",
        ],
      },
      {
        title: {
          id: 'Pestaku',
          en: 'My party',
        },
        instruction: {
          id: 'Undang gurumu ke pestamu lewat telepon.',
          en: 'Invite your teacher to your party by phone.',
        },
        items: [
          'Say the day, the time and the place.',
          'Say what you can eat and play.',
          'Answer three questions.',
          'Sing or say the birthday wish together.',
        ],
      },
    ],
    keep: [
      {
        en: 'Can you come to my party?',
        id: 'Bisakah kamu datang ke pestaku?',
      },
      {
        en: "I'd love to!",
        id: 'Mau sekali!',
      },
      {
        en: "Sorry, I can't. I have to visit my aunt.",
        id: 'Maaf, tidak bisa. Aku harus ke rumah bibiku.',
      },
      {
        en: 'Happy birthday!',
        id: 'Selamat ulang tahun!',
      },
      {
        en: "I'll be nine on Saturday.",
        id: 'Sabtu nanti aku berumur sembilan. (be + umur, bukan have)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi: on, at, to, for, behind.',
          en: 'Complete: on, at, to, for, behind.',
        },
        items: [
          {
            question: 'My birthday is ____ Sunday.',
            answer: 'on',
          },
          {
            question: "The party begins ____ four o'clock.",
            answer: 'at',
          },
          {
            question: 'Please come ____ my house.',
            answer: 'to',
          },
          {
            question: 'This present is ____ you.',
            answer: 'for',
          },
          {
            question: "The garden is ____ the house; you can't see it from the street.",
            answer: 'behind',
          },
        ],
      },
      {
        instruction: {
          id: "Cocokkan: a Yes, I'd love to! b Thank you! c I'll be ten. d A robot! e At two o'clock.",
          en: "Match: a Yes, I'd love to! b Thank you! c I'll be ten. d A robot! e At two o'clock.",
        },
        items: [
          {
            question: 'How old will you be?',
            answer: 'c',
          },
          {
            question: 'Happy birthday!',
            answer: 'b',
          },
          {
            question: 'Can you come to my party?',
            answer: 'a',
          },
          {
            question: 'What time does it start?',
            answer: 'e',
          },
          {
            question: "What's in the box?",
            answer: 'd',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata tentang ulang tahun.',
          en: 'Write the birthday word.',
        },
        items: [
          {
            question: 'You blow it out on the cake.',
            answer: 'candle',
          },
          {
            question: 'You open it and say thank you.',
            answer: 'present',
          },
          {
            question: "It's round, full of air and goes pop.",
            answer: 'balloon',
          },
          {
            question: 'You eat a big piece of it.',
            answer: 'cake',
          },
          {
            question: 'It tells you the day and the time of the party.',
            answer: 'invitation',
          },
        ],
      },
    ],
  },
  {
    number: 13,
    kind: 'lesson',
    words: [
      {
        en: 'market',
        id: 'pasar',
      },
      {
        en: 'price',
        id: 'harga',
      },
      {
        en: 'expensive',
        id: 'mahal',
      },
      {
        en: 'cheap',
        id: 'murah',
      },
      {
        en: 'bargain',
        id: 'menawar',
      },
      {
        en: 'fresh',
        id: 'segar',
      },
      {
        en: 'basket',
        id: 'keranjang',
      },
      {
        en: 'seller',
        id: 'penjual',
      },
      {
        en: 'kilo',
        id: 'kilo',
      },
    ],
    texts: {
      beginner: {
        title: 'Too expensive!',
        kind: 'dialogue',
        lines: [
          'Nia: Good morning! How much are the mangoes?',
          "Seller: They're twenty thousand a kilo. Very sweet!",
          "Nia: That's expensive. Can I have them for fifteen?",
          'Seller: Eighteen.',
          "Nia: Sixteen, please! I'm only ten years old.",
          'Seller: Ha ha! All right, sixteen.',
          'Nia: Thank you! One kilo, please.',
          'Seller: Here you are. And this banana is for you.',
          'Nia: Wow, thank you!',
        ],
      },
      intermediate: {
        title: 'Too expensive!',
        kind: 'dialogue',
        lines: [
          'Nia: Good morning! How much are these mangoes, please?',
          "Seller: Twenty thousand a kilo. They're fresh and very sweet.",
          "Nia: Hmm, that's a bit expensive. Can you make it fifteen?",
          'Seller: Fifteen is too low. How about eighteen?',
          "Nia: What about sixteen? I'm buying them for my grandma.",
          "Seller: You're good at this! All right, sixteen.",
          "Nia: Then I'd like one kilo, please.",
          "Seller: Here you are, and here's a free banana.",
        ],
      },
      advanced: {
        title: 'Too expensive!',
        kind: 'dialogue',
        lines: [
          'Nia: Good morning! Those mangoes look lovely. What do they cost?',
          'Seller: Only twenty thousand a kilo, picked this morning.',
          "Nia: That's more than I can pay. Would you take fifteen?",
          'Seller: Fifteen? My mangoes would cry! Eighteen.',
          "Nia: Let's meet in the middle: sixteen and a big smile.",
          "Seller: You'll be rich one day! Sixteen it is.",
          'Nia: One kilo, please.',
          'Seller: There you go, plus a banana for free.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Tangga harga',
          en: 'The price ladder',
        },
        instruction: {
          id: 'Sebutkan harga dari awal sampai akhir.',
          en: 'Say the prices from first to last.',
        },
        items: [
          'The seller says first: ...',
          'Nia says: ...',
          'The seller says: ...',
          'Nia says again: ...',
          'They agree on: ... What is free?',
        ],
      },
      {
        title: {
          id: 'Murah atau mahal?',
          en: 'Cheap or expensive?',
        },
        instruction: {
          id: "Katakan: That's cheap! atau That's too expensive!",
          en: "Say: That's cheap! or That's too expensive!",
        },
        items: [
          'a pencil for Rp50,000',
          'a bike for Rp100,000',
          'a coconut for Rp8,000',
          'one egg for Rp20,000',
          'a big toy lion for Rp10,000',
        ],
      },
      {
        title: {
          id: 'Lebih murah, lebih besar',
          en: 'Cheaper, bigger',
        },
        instruction: {
          id: 'Bandingkan dua dagangan.',
          en: 'Compare two things on sale.',
        },
        items: [
          'a melon / an apple (big)',
          'tomatoes Rp9,000 / chillies Rp40,000 (cheap)',
          'fresh bread / old bread (soft)',
          'a pineapple / a papaya (sweet)',
        ],
      },
      {
        title: {
          id: 'Permainan pasar',
          en: 'The market game',
        },
        instruction: {
          id: 'Kamu punya uang khayalan Rp50,000. Beli tiga barang di pasar gurumu, lalu bertukar.',
          en: "You have Rp50,000 of play money. Buy three things at your teacher's market, then change.",
        },
        items: [
          'Buyer: How much is / are ...?',
          "Buyer: That's too expensive. Can you make it ...?",
          'Seller: No, sorry. How about ...?',
          "Both: OK, it's a deal!",
          'Count the money you have left.',
        ],
      },
    ],
    keep: [
      {
        en: 'How much are the mangoes?',
        id: 'Berapa harga mangganya?',
      },
      {
        en: "That's too expensive.",
        id: 'Itu terlalu mahal.',
      },
      {
        en: 'Can you make it fifteen?',
        id: 'Bisa lima belas?',
      },
      {
        en: 'How about sixteen?',
        id: 'Bagaimana kalau enam belas?',
      },
      {
        en: 'cheap, cheaper - big, bigger',
        id: 'murah, lebih murah - besar, lebih besar',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis angkanya.',
          en: 'Write the number.',
        },
        items: [
          {
            question: 'fifteen thousand',
            answer: '15,000',
          },
          {
            question: 'fifty thousand',
            answer: '50,000',
          },
          {
            question: 'eighteen thousand',
            answer: '18,000',
          },
          {
            question: 'eighty thousand',
            answer: '80,000',
          },
          {
            question: 'twenty-five thousand',
            answer: '25,000',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis bentuk lebih (-er).',
          en: 'Write the -er form.',
        },
        items: [
          {
            question: 'This melon is ____ than that one. (big)',
            answer: 'bigger',
          },
          {
            question: 'Bananas are ____ than grapes here. (cheap)',
            answer: 'cheaper',
          },
          {
            question: 'My basket is ____ than yours. (heavy)',
            answer: 'heavier',
          },
          {
            question: 'Your apples are ____ than mine. (small)',
            answer: 'smaller',
          },
          {
            question: 'This juice is ____ than water. (sweet)',
            answer: 'sweeter',
          },
        ],
      },
      {
        instruction: {
          id: 'Penjual (S) atau pembeli (B)?',
          en: 'Seller (S) or buyer (B)?',
        },
        items: [
          {
            question: 'Very fresh fish today!',
            answer: 'S',
          },
          {
            question: 'Can you make it ten?',
            answer: 'B',
          },
          {
            question: 'I only have twelve thousand.',
            answer: 'B',
          },
          {
            question: "Here's your change.",
            answer: 'S',
          },
          {
            question: 'Would you like a bag?',
            answer: 'S',
          },
          {
            question: "That's too expensive for me.",
            answer: 'B',
          },
        ],
      },
    ],
  },
  {
    number: 14,
    kind: 'lesson',
    words: [
      {
        en: 'map',
        id: 'peta',
      },
      {
        en: 'treasure',
        id: 'harta karun',
      },
      {
        en: 'turn left',
        id: 'belok kiri',
      },
      {
        en: 'turn right',
        id: 'belok kanan',
      },
      {
        en: 'go straight',
        id: 'jalan lurus',
      },
      {
        en: 'bridge',
        id: 'jembatan',
      },
      {
        en: 'cave',
        id: 'gua',
      },
      {
        en: 'island',
        id: 'pulau',
      },
      {
        en: 'step',
        id: 'langkah',
      },
    ],
    texts: {
      beginner: {
        title: 'The treasure of Turtle Island',
        kind: 'text',
        lines: [
          "You are on the beach. Go straight to the tall coconut tree. Turn left and walk ten steps. You can see a bridge. Go over the bridge. Turn right at the big rock. It looks like a frog! Go into the cave. There are three boxes. Don't open the black box. Open the blue box. Here is the treasure!",
        ],
      },
      intermediate: {
        title: 'The treasure of Turtle Island',
        kind: 'text',
        lines: [
          "Your boat has arrived on the beach. Go straight until you reach the tall coconut tree, then turn left and walk ten steps. Cross the bridge, but be careful because it moves! At the rock that looks like a frog, turn right and go into the cave. You'll find three boxes. The black one is full of bats, so open the blue box. The treasure is yours!",
        ],
      },
      advanced: {
        title: 'The treasure of Turtle Island',
        kind: 'text',
        lines: [
          'Leave your boat on the beach and head straight for the tallest coconut tree. There, turn left and count ten steps. A bridge will lead you across the river; hold tight, as it swings! Soon a rock shaped like a frog will stare at you. Turn right and creep into the cave. Of the three boxes, the black one is full of bats. The blue one holds the treasure!',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Ikuti jejaknya',
          en: 'Follow the way',
        },
        instruction: {
          id: 'Gambar petanya sambil membaca, lalu ceritakan jalannya.',
          en: 'Draw the map while you read, then tell the way.',
        },
        items: [
          'Where do you start?',
          'Where do you turn left? How many steps?',
          'What do you cross?',
          'What does the rock look like? Which way now?',
          'Which box is it? Why not the black one?',
        ],
      },
      {
        title: {
          id: 'Robot gurumu',
          en: 'Your teacher is a robot',
        },
        instruction: {
          id: 'Gurumu berdiri seperti robot. Perintahkan sampai menemukan benda.',
          en: 'Your teacher stands like a robot. Give orders until an object is found.',
        },
        items: [
          'Stand up! Go straight! Stop!',
          'Turn left! Turn right!',
          'Two steps back!',
          'Look under ... / behind ...',
          'Pick it up!',
        ],
      },
      {
        title: {
          id: 'Ke mana aku sampai?',
          en: 'Where am I?',
        },
        instruction: {
          id: 'Bayangkan kotak 4 x 4, mulai dari kiri bawah menghadap ke atas. Dengarkan dan sebutkan kotaknya.',
          en: 'Think of a 4 x 4 grid; start bottom left, facing up. Listen and say which square you reach.',
        },
        items: [
          'Go up two squares.',
          'Turn right. Go straight three squares.',
          'Turn left. Go one square. Where are you?',
          'Now you give the directions.',
        ],
      },
      {
        title: {
          id: 'Peta harta karunku',
          en: 'My treasure map',
        },
        instruction: {
          id: 'Gambar pulau dengan lima tempat. Sembunyikan harta dan arahkan gurumu.',
          en: 'Draw an island with five places. Hide the treasure and guide your teacher.',
        },
        items: [
          'Places: a volcano, a river, a village, a forest, your idea',
          'Start at the ...',
          'Go straight / turn ... at the ...',
          "Be careful! There's a ...",
          "Now find your teacher's treasure: ask Do I turn left?",
        ],
      },
    ],
    keep: [
      {
        en: 'Go straight.',
        id: 'Jalan lurus.',
      },
      {
        en: 'Turn left at the tree.',
        id: 'Belok kiri di pohon itu. (turn left, tanpa to)',
      },
      {
        en: 'Go over the bridge.',
        id: 'Lewati jembatannya.',
      },
      {
        en: "Where is the treasure? It's in the cave.",
        id: 'Di mana hartanya? Di dalam gua.',
      },
      {
        en: "Don't open the black box!",
        id: 'Jangan buka kotak hitam!',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata lawannya.',
          en: 'Write the opposite.',
        },
        items: [
          {
            question: 'left',
            answer: 'right',
          },
          {
            question: 'up',
            answer: 'down',
          },
          {
            question: 'stop',
            answer: 'go',
          },
          {
            question: 'into',
            answer: 'out of',
          },
          {
            question: 'in front of',
            answer: 'behind',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: straight, over, into, at, steps.',
          en: 'Complete with: straight, over, into, at, steps.',
        },
        items: [
          {
            question: 'Walk ten ____ to the north.',
            answer: 'steps',
          },
          {
            question: 'Go ____ the bridge to the other side of the river.',
            answer: 'over',
          },
          {
            question: 'Turn right ____ the school.',
            answer: 'at',
          },
          {
            question: "Go ____; don't turn.",
            answer: 'straight',
          },
          {
            question: "Go ____ the cave; it's dark inside.",
            answer: 'into',
          },
        ],
      },
      {
        instruction: {
          id: 'Urutkan menjadi jalan ke harta: tulis 1 sampai 5.',
          en: 'Put the way to the treasure in order: write 1 to 5.',
        },
        items: [
          {
            question: 'Now you are behind the waterfall. Dig here!',
            answer: '5',
          },
          {
            question: 'Start at the old boat.',
            answer: '1',
          },
          {
            question: 'At the tree turn right, and you hear water.',
            answer: '3',
          },
          {
            question: 'From the boat go straight to the red tree.',
            answer: '2',
          },
          {
            question: 'Walk to the water and go behind it.',
            answer: '4',
          },
        ],
      },
    ],
  },
  {
    number: 15,
    kind: 'lesson',
    words: [
      {
        en: 'once',
        id: 'suatu kali',
      },
      {
        en: 'suddenly',
        id: 'tiba-tiba',
      },
      {
        en: 'monkey',
        id: 'monyet',
      },
      {
        en: 'steal',
        id: 'mencuri',
      },
      {
        en: 'climb',
        id: 'memanjat',
      },
      {
        en: 'laugh',
        id: 'tertawa',
      },
      {
        en: 'drop',
        id: 'menjatuhkan',
      },
      {
        en: 'picture',
        id: 'gambar',
      },
      {
        en: 'in the end',
        id: 'akhirnya',
      },
    ],
    texts: {
      beginner: {
        title: 'The monkey and the hat',
        kind: 'text',
        lines: [
          'Picture 1: Rafi and his aunt are in Ubud. Rafi has a new yellow hat. Picture 2: A monkey comes and takes the hat! Picture 3: It climbs up a tree. Rafi shouts. Picture 4: His aunt has an idea. She puts a banana on her head. Picture 5: The monkey looks, comes down and drops the hat. Picture 6: The monkey eats the banana. Rafi is happy.',
        ],
      },
      intermediate: {
        title: 'The monkey and the hat',
        kind: 'text',
        lines: [
          'Picture 1: Last Sunday Rafi and his aunt were in Ubud. He was wearing his new yellow hat. Picture 2: Suddenly a monkey came and stole it! Picture 3: It climbed up a tree while Rafi shouted. Picture 4: His aunt put a banana on her own head. Picture 5: The monkey looked at it, came down and dropped the hat. Picture 6: It ate the banana, and everybody laughed.',
        ],
      },
      advanced: {
        title: 'The monkey and the hat',
        kind: 'text',
        lines: [
          "Picture 1: Rafi couldn't wait to show off his new yellow hat in Ubud. Picture 2: Suddenly a monkey jumped down and snatched it. Picture 3: Up a tree it went, while Rafi shouted. Picture 4: His clever aunt simply balanced a banana on her head. Picture 5: Curious, the monkey climbed down, dropping the hat. Picture 6: It got its banana, and Rafi got his hat.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Enam gambar',
          en: 'Six pictures',
        },
        instruction: {
          id: 'Gambar enam kotak cepat-cepat (orang lidi saja), lalu tunjuk dan ceritakan.',
          en: 'Draw six quick boxes (stick people are fine), then point and tell.',
        },
        items: [
          "Picture 1: Who? Where? What's new?",
          'Picture 2: What does the monkey do?',
          'Picture 3: Where does it go?',
          "Picture 4: What's the idea?",
          'Pictures 5 and 6: How does it end?',
        ],
      },
      {
        title: {
          id: 'Apa yang mereka katakan?',
          en: 'What do they say?',
        },
        instruction: {
          id: 'Beri suara untuk setiap gambar.',
          en: 'Give every picture a voice.',
        },
        items: [
          'Rafi: Look at my ...',
          'The monkey: Ooh, ...',
          'Rafi: Hey! ...',
          'The aunt: I have ...',
          'Everybody: ...',
        ],
      },
      {
        title: {
          id: 'Kata lampau',
          en: 'Words for the past',
        },
        instruction: {
          id: 'Ucapkan bentuk lampaunya sambil menirukan gerakannya.',
          en: 'Say the past form and do the movement.',
        },
        items: [
          'climb - climbed',
          'drop - dropped',
          'come - came',
          'take - took',
          'eat - ate',
          'steal - stole',
        ],
      },
      {
        title: {
          id: 'Cerita baru',
          en: 'A new story',
        },
        instruction: {
          id: 'Buat cerita enam gambar dari tiga kata. Gurumu menggambar kotak terakhir.',
          en: 'Make a six-picture story from three words. Your teacher draws the last box.',
        },
        items: [
          'Choose: cat, umbrella, river / robot, cake, school / grandma, chicken, bus',
          'Start: One day ...',
          'Middle: Suddenly ...',
          'End: In the end ...',
          'Tell it again with funny voices.',
        ],
      },
    ],
    keep: [
      {
        en: 'One day a monkey came.',
        id: 'Suatu hari seekor monyet datang.',
      },
      {
        en: 'Suddenly it took the hat.',
        id: 'Tiba-tiba ia mengambil topinya.',
      },
      {
        en: 'He was wearing a yellow hat.',
        id: 'Ia sedang memakai topi kuning.',
      },
      {
        en: 'She had an idea.',
        id: 'Ia punya ide.',
      },
      {
        en: 'In the end everybody laughed.',
        id: 'Akhirnya semua tertawa.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis bentuk lampaunya.',
          en: 'Write the past form.',
        },
        items: [
          {
            question: 'take',
            answer: 'took',
          },
          {
            question: 'eat',
            answer: 'ate',
          },
          {
            question: 'climb',
            answer: 'climbed',
          },
          {
            question: 'see',
            answer: 'saw',
          },
          {
            question: 'come',
            answer: 'came',
          },
          {
            question: 'drop',
            answer: 'dropped',
          },
          {
            question: 'laugh',
            answer: 'laughed',
          },
          {
            question: 'run',
            answer: 'ran',
          },
        ],
      },
      {
        instruction: {
          id: 'Urutkan cerita: tulis 1 sampai 6.',
          en: 'Put the story in order: write 1 to 6.',
        },
        items: [
          {
            question: 'In the end the boy and the duck shared the bread.',
            answer: '6',
          },
          {
            question: 'One day a boy went to the lake with some bread.',
            answer: '1',
          },
          {
            question: 'He sat down by the water and opened his bag.',
            answer: '2',
          },
          {
            question: 'The boy ran after the duck and fell into the water.',
            answer: '4',
          },
          {
            question: 'Suddenly a duck jumped out and took the bread.',
            answer: '3',
          },
          {
            question: 'The duck saw the wet boy and came back.',
            answer: '5',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: suddenly, because, one day, in the end, but.',
          en: 'Complete with: suddenly, because, one day, in the end, but.',
        },
        items: [
          {
            question: '____ long ago a princess found a talking fish.',
            answer: 'One day',
          },
          {
            question: 'We looked for the key for hours. ____ we found it in the soup!',
            answer: 'In the end',
          },
          {
            question: 'It was quiet. ____ there was a loud BANG!',
            answer: 'Suddenly',
          },
          {
            question: 'He was hungry, ____ he had no money.',
            answer: 'but',
          },
          {
            question: 'The elephant cried ____ he was lost.',
            answer: 'because',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
