import type { MeetingMaterial } from '../types.ts';

export const meetings01to05 = [
  {
    number: 1,
    kind: 'lesson',
    words: [
      {
        en: 'hello',
        id: 'halo',
      },
      {
        en: 'good morning',
        id: 'selamat pagi',
      },
      {
        en: 'goodbye',
        id: 'selamat tinggal',
      },
      {
        en: 'name',
        id: 'nama',
      },
      {
        en: 'fine',
        id: 'baik-baik saja',
      },
      {
        en: 'tired',
        id: 'lelah',
      },
      {
        en: 'today',
        id: 'hari ini',
      },
      {
        en: 'friend',
        id: 'teman',
      },
      {
        en: 'see you',
        id: 'sampai jumpa',
      },
    ],
    texts: {
      beginner: {
        title: 'A new boy in class',
        kind: 'dialogue',
        lines: [
          "Tari: Hello! I'm Tari. What's your name?",
          'Jun: Hi, Tari. My name is Jun.',
          'Tari: How are you, Jun?',
          "Jun: I'm fine, thank you. And you?",
          "Tari: I'm happy today! This is my friend, Bima.",
          'Jun: Hello, Bima!',
          'Bima: Hi! Do you like football?',
          'Jun: Yes, I do.',
          'Bima: Come and play after school!',
          'Jun: OK! See you later!',
        ],
      },
      intermediate: {
        title: 'A new boy in class',
        kind: 'dialogue',
        lines: [
          "Tari: Good morning! I'm Tari. Are you new here?",
          'Jun: Yes, I am. My name is Jun, and I come from Japan.',
          'Tari: Welcome to Bandung! How are you today?',
          "Jun: I'm fine, thanks, but I'm a little tired.",
          'Tari: This is my friend Bima. He loves football.',
          'Jun: Nice to meet you, Bima. I love football, too!',
          'Bima: Then come and play with us after school.',
          'Jun: Great! See you later.',
        ],
      },
      advanced: {
        title: 'A new boy in class',
        kind: 'dialogue',
        lines: [
          "Tari: Good morning! You must be the new pupil. I'm Tari.",
          "Jun: Good morning, Tari. I'm Jun. We moved here from Japan last week.",
          'Tari: Welcome to Bandung! How are you feeling?',
          "Jun: Pretty good, thanks, but everything is new, so I'm a bit tired.",
          "Tari: Don't worry, we'll help you. This is Bima, who thinks about football all day.",
          'Jun: Really? So do I!',
          'Bima: Then we need you in our team. See you after school!',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Siapa itu?',
          en: 'Who is it?',
        },
        instruction: {
          id: 'Jawab, lalu bacakan kalimatnya dengan suara lucu.',
          en: 'Answer, then read the sentence in a funny voice.',
        },
        items: [
          'Who says hello first?',
          'Who is new in the class?',
          'Who is Bima?',
          'Who likes football?',
          'How do they say goodbye?',
        ],
      },
      {
        title: {
          id: 'Bagaimana kabarmu?',
          en: 'How are you?',
        },
        instruction: {
          id: 'Gurumu bertanya. Jawab sambil menunjukkan wajahnya.',
          en: 'Your teacher asks. Answer and show the face.',
        },
        items: [
          'great (big smile)',
          'fine (small smile)',
          'so-so (hand left and right)',
          'tired (sleepy eyes)',
          'hungry (hand on your tummy)',
          'Now you ask: And you?',
        ],
      },
      {
        title: {
          id: 'Pagi, siang, malam',
          en: 'Morning, afternoon, night',
        },
        instruction: {
          id: 'Sapa dengan kata yang tepat.',
          en: 'Say hello or goodbye with the right words.',
        },
        items: [
          "It is seven o'clock. You come into your class.",
          "It is three o'clock. You meet your friend's mother.",
          'You go to bed. Dad is at the door.',
          'You go home from school. Your friends are at the gate.',
        ],
      },
      {
        title: {
          id: 'Drama kecil',
          en: 'A little play',
        },
        instruction: {
          id: 'Mainkan: kamu dan gurumu bertemu untuk pertama kali. Pakai tiga nama berbeda.',
          en: 'Act it out: you and your teacher meet for the first time. Use three different names.',
        },
        items: [
          'Say hello and your name.',
          'Ask: How are you?',
          'Show a toy: This is my friend ...',
          'Say goodbye and wave.',
        ],
      },
    ],
    keep: [
      {
        en: "What's your name?",
        id: 'Siapa namamu? (pakai what, bukan who)',
      },
      {
        en: "I'm fine, thank you. And you?",
        id: 'Aku baik, terima kasih. Kalau kamu?',
      },
      {
        en: 'This is my friend, Bima.',
        id: 'Ini temanku, Bima.',
      },
      {
        en: 'Nice to meet you.',
        id: 'Senang berkenalan denganmu.',
      },
      {
        en: 'Good night!',
        id: 'Selamat tidur! (untuk berpisah di malam hari; kalau bertemu: Good evening!)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi kata-katanya.',
          en: 'Complete the words.',
        },
        items: [
          {
            question: "Hello! What's your n____?",
            answer: 'name',
          },
          {
            question: 'My name ____ Tono.',
            answer: 'is',
          },
          {
            question: 'How ____ you?',
            answer: 'are',
          },
          {
            question: "I'm f____, thank you.",
            answer: 'fine',
          },
          {
            question: 'See y____ tomorrow!',
            answer: 'you',
          },
          {
            question: "Good m____! It's seven o'clock.",
            answer: 'morning',
          },
        ],
      },
      {
        instruction: {
          id: "Cocokkan dengan jawaban a-e: a My name is Putu. b I'm fine, thanks. c Good night, Mum. d Hi, Lala! e Bye! See you on Monday.",
          en: "Match with the answer a-e: a My name is Putu. b I'm fine, thanks. c Good night, Mum. d Hi, Lala! e Bye! See you on Monday.",
        },
        items: [
          {
            question: "What's your name?",
            answer: 'a',
          },
          {
            question: 'How are you?',
            answer: 'b',
          },
          {
            question: 'Good night, my dear.',
            answer: 'c',
          },
          {
            question: 'Bye! Have a nice weekend!',
            answer: 'e',
          },
          {
            question: "Hello, I'm Lala.",
            answer: 'd',
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
        en: 'favourite',
        id: 'kesukaan, favorit',
      },
      {
        en: 'show',
        id: 'menunjukkan',
      },
      {
        en: 'soft',
        id: 'lembut',
      },
      {
        en: 'round',
        id: 'bulat',
      },
      {
        en: 'heavy',
        id: 'berat',
      },
      {
        en: 'made of',
        id: 'terbuat dari',
      },
      {
        en: 'present',
        id: 'hadiah',
      },
      {
        en: 'from',
        id: 'dari',
      },
      {
        en: 'special',
        id: 'istimewa',
      },
      {
        en: 'keep',
        id: 'menyimpan',
      },
    ],
    texts: {
      beginner: {
        title: 'My kite',
        kind: 'text',
        lines: [
          "Hello, I'm Made. Look at my kite! It's red and white, and it's very big. It's a fish. It's made of paper. My grandpa made it for me. I fly it at the beach in the afternoon. I keep it in my room. I like it because it's special.",
        ],
      },
      intermediate: {
        title: 'My kite',
        kind: 'text',
        lines: [
          "Hi, I'm Made from Bali, and this is my favourite thing. It's a red and white kite, and it looks like a fish. It's very big, but it isn't heavy because it's made of paper. My grandpa made it for me. I fly it at the beach when it's windy, and I keep it above my bed.",
        ],
      },
      advanced: {
        title: 'My kite',
        kind: 'text',
        lines: [
          "I'm Made from Bali, and I'd like to show you something special: my kite. It's shaped like a fish with a long red and white tail. Although it's bigger than me, it's as light as a feather because it's made of thin paper. My grandpa made it for my birthday, so nobody else in the world has one. On windy afternoons we fly it at the beach together.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Ingat layang-layangnya',
          en: 'Remember the kite',
        },
        instruction: {
          id: 'Tutup teks. Apa yang kamu ingat?',
          en: 'Cover the text. What do you remember?',
        },
        items: [
          'What is it?',
          'What colours is it?',
          'What animal does it look like?',
          'Who made it?',
          'Where does Made fly it?',
        ],
      },
      {
        title: {
          id: 'Ada apa di kotak?',
          en: 'What is in the box?',
        },
        instruction: {
          id: 'Pilih benda diam-diam. Gurumu bertanya dan menebak.',
          en: 'Choose a thing in secret. Your teacher asks and guesses.',
        },
        items: [
          'Is it big or small?',
          'What colour is it?',
          'Is it soft or hard?',
          'Is it made of wood, paper, plastic or cloth?',
          'What can you do with it?',
        ],
      },
      {
        title: {
          id: 'Tunjukkan dan ceritakan',
          en: 'Show and tell',
        },
        instruction: {
          id: 'Ambil benda kesukaanmu. Ceritakan dengan kalimat ini.',
          en: 'Get your favourite thing. Talk about it with these sentences.',
        },
        items: [
          'This is my ...',
          "It's ... and ... (two words: colour, size, soft, round ...)",
          'I got it from ...',
          'I ... with it. / I keep it ...',
          'I like it because ...',
        ],
      },
      {
        title: {
          id: 'Tanya aku!',
          en: 'Ask me!',
        },
        instruction: {
          id: 'Gurumu menunjukkan bendanya. Sekarang kamu yang bertanya.',
          en: 'Your teacher shows a thing. Now you ask.',
        },
        items: ['Who gave it to you?', 'How old is it?', 'Can I see the other side?', 'Why do you like it?'],
      },
    ],
    keep: [
      {
        en: 'This is my kite.',
        id: 'Ini layang-layangku. (satu benda: this is)',
      },
      {
        en: "It's made of paper.",
        id: 'Terbuat dari kertas.',
      },
      {
        en: 'My grandpa made it for me.',
        id: 'Kakek membuatkannya untukku.',
      },
      {
        en: 'It looks like a fish.',
        id: 'Bentuknya seperti ikan.',
      },
      {
        en: "I like it because it's soft.",
        id: 'Aku suka karena lembut.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis is atau are.',
          en: 'Write is or are.',
        },
        items: [
          {
            question: 'This ____ my robot.',
            answer: 'is',
          },
          {
            question: 'These ____ my shells.',
            answer: 'are',
          },
          {
            question: 'It ____ blue and yellow.',
            answer: 'is',
          },
          {
            question: 'My shoes ____ new.',
            answer: 'are',
          },
          {
            question: 'The ball ____ round.',
            answer: 'is',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis bahan bendanya: wood, paper, glass, cloth, metal.',
          en: 'Write what it is made of: wood, paper, glass, cloth, metal.',
        },
        items: [
          {
            question: 'A book is made of ____.',
            answer: 'paper',
          },
          {
            question: 'A T-shirt is made of ____.',
            answer: 'cloth',
          },
          {
            question: 'A window is made of ____.',
            answer: 'glass',
          },
          {
            question: 'A key is made of ____.',
            answer: 'metal',
          },
          {
            question: 'A tree house is made of ____.',
            answer: 'wood',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata lawannya: small, light, soft, old, short.',
          en: 'Write the opposite: small, light, soft, old, short.',
        },
        items: [
          {
            question: 'heavy',
            answer: 'light',
          },
          {
            question: 'big',
            answer: 'small',
          },
          {
            question: 'hard',
            answer: 'soft',
          },
          {
            question: 'new',
            answer: 'old',
          },
          {
            question: 'long',
            answer: 'short',
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
        en: 'pet',
        id: 'binatang peliharaan',
      },
      {
        en: 'feed',
        id: 'memberi makan',
      },
      {
        en: 'brush',
        id: 'menyikat',
      },
      {
        en: 'cage',
        id: 'kandang',
      },
      {
        en: 'tail',
        id: 'ekor',
      },
      {
        en: 'fur',
        id: 'bulu',
      },
      {
        en: 'shell',
        id: 'tempurung',
      },
      {
        en: 'clean',
        id: 'membersihkan',
      },
      {
        en: 'take for a walk',
        id: 'mengajak jalan-jalan',
      },
    ],
    texts: {
      beginner: {
        title: 'Moli the turtle',
        kind: 'text',
        lines: [
          "I'm Citra and I have a pet. It's a turtle. Her name is Moli. She has a green shell and four short legs. She eats leaves and fruit. I feed her every morning. I clean her box on Sunday. Moli is slow, but she is never late for dinner!",
        ],
      },
      intermediate: {
        title: 'Moli the turtle',
        kind: 'text',
        lines: [
          "I'm Citra, and my pet is a turtle called Moli. She has a hard green shell, four short legs and a tiny tail. Every morning before school I feed her leaves and fruit, and on Sundays I clean her box with my brother. When I say her name, she puts out her head. She's slow, but she's never late for dinner!",
        ],
      },
      advanced: {
        title: 'Moli the turtle',
        kind: 'text',
        lines: [
          "Some people think turtles are boring, but they haven't met Moli. I'm Citra, and Moli has lived with us for three years. Whenever a cat comes near, she hides in her hard green shell and waits. I give her fresh leaves and fruit before school, and on Sundays my brother and I scrub her box. She's the slowest in our family, yet she's never late for dinner!",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Moli kata demi kata',
          en: 'All about Moli',
        },
        instruction: {
          id: 'Benar atau salah? Betulkan yang salah.',
          en: 'True or false? Correct what is false.',
        },
        items: [
          'Moli is a fish.',
          'Her shell is green.',
          'She eats rice.',
          'Citra cleans the box on Sunday.',
          'Moli is fast.',
        ],
      },
      {
        title: {
          id: 'Binatang apa ini?',
          en: 'Which animal is it?',
        },
        instruction: {
          id: 'Dengarkan gurumu dan tebak. Lalu buat tebakan sendiri.',
          en: 'Listen to your teacher and guess. Then make your own riddle.',
        },
        items: [
          'It has long ears and it likes carrots.',
          'It can fly and it says hello.',
          'It lives in water and it never blinks.',
          'It barks and it likes walks.',
          'Your riddle: It has ... It can ... It likes ...',
        ],
      },
      {
        title: {
          id: 'Merawat peliharaan',
          en: 'Looking after a pet',
        },
        instruction: {
          id: 'Katakan apa yang harus dilakukan setiap hari dan setiap minggu.',
          en: 'Say what to do every day and every week.',
        },
        items: [
          'a cat: feed, brush, play',
          'a dog: feed, walk, wash',
          'a bird: water, seeds, clean the cage',
          'a fish: a little food, clean water',
        ],
      },
      {
        title: {
          id: 'Peliharaanku',
          en: 'My pet',
        },
        instruction: {
          id: 'Ceritakan peliharaanmu atau peliharaan impianmu. Dinosaurus juga boleh!',
          en: 'Talk about your pet or your dream pet. A dinosaur is fine, too!',
        },
        items: [
          'Name and animal: My pet is a ... called ...',
          'Three things about its body',
          'What it eats and where it sleeps',
          'What you do every day: I ...',
          'Something funny: It always ... / It never ...',
        ],
      },
    ],
    keep: [
      {
        en: 'I have a turtle. She has a green shell.',
        id: 'Aku punya kura-kura. Tempurungnya hijau. (I have, she has)',
      },
      {
        en: 'I feed her every morning.',
        id: 'Aku memberinya makan setiap pagi.',
      },
      {
        en: 'You have to clean the cage.',
        id: 'Kamu harus membersihkan kandangnya.',
      },
      {
        en: "It can fly, but it can't swim.",
        id: 'Ia bisa terbang, tetapi tidak bisa berenang.',
      },
      {
        en: 'My cat is called Oyen.',
        id: 'Kucingku namanya Oyen.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis have atau has.',
          en: 'Write have or has.',
        },
        items: [
          {
            question: 'I ____ two birds.',
            answer: 'have',
          },
          {
            question: 'My bird ____ a yellow head.',
            answer: 'has',
          },
          {
            question: 'Cats ____ sharp teeth.',
            answer: 'have',
          },
          {
            question: 'It ____ a long tail.',
            answer: 'has',
          },
          {
            question: 'We ____ a fish called Kilau.',
            answer: 'have',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: feed, brush, clean, take, give.',
          en: 'Complete with: feed, brush, clean, take, give.',
        },
        items: [
          {
            question: "Please ____ the cage; it's dirty.",
            answer: 'clean',
          },
          {
            question: 'I ____ my dog for a walk at four.',
            answer: 'take',
          },
          {
            question: "We ____ the rabbit's long fur.",
            answer: 'brush',
          },
          {
            question: "Don't ____ chocolate to a dog.",
            answer: 'give',
          },
          {
            question: 'I ____ my fish in the morning: a little bread.',
            answer: 'feed',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis nama binatangnya.',
          en: 'Write the name of the animal.',
        },
        items: [
          {
            question: "It says 'meow'.",
            answer: 'cat',
          },
          {
            question: 'It has a shell and it is very slow.',
            answer: 'turtle',
          },
          {
            question: 'It gives us eggs.',
            answer: 'hen',
          },
          {
            question: 'It has long ears and it jumps.',
            answer: 'rabbit',
          },
          {
            question: 'It lives in water. It has no legs.',
            answer: 'fish',
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
        en: 'snack',
        id: 'jajanan',
      },
      {
        en: 'how much',
        id: 'berapa harganya',
      },
      {
        en: 'change',
        id: 'uang kembalian',
      },
      {
        en: 'fried banana',
        id: 'pisang goreng',
      },
      {
        en: 'sweet',
        id: 'manis',
      },
      {
        en: 'salty',
        id: 'asin',
      },
      {
        en: 'spicy',
        id: 'pedas',
      },
      {
        en: 'another',
        id: 'satu lagi',
      },
      {
        en: 'here you are',
        id: 'ini, silakan',
      },
    ],
    texts: {
      beginner: {
        title: "At Bu Yati's warung",
        kind: 'dialogue',
        lines: [
          'Bu Yati: Hello, Raka! What would you like?',
          "Raka: Hello! I'd like two fried bananas, please.",
          'Bu Yati: Here you are. Anything else?',
          'Raka: How much is the iced tea?',
          "Bu Yati: It's three thousand rupiah.",
          'Raka: One iced tea, please.',
          "Bu Yati: That's seven thousand.",
          "Raka: Here's ten thousand.",
          "Bu Yati: And here's your change, three thousand.",
          'Raka: Thank you!',
          "Bu Yati: You're welcome!",
        ],
      },
      intermediate: {
        title: "At Bu Yati's warung",
        kind: 'dialogue',
        lines: [
          'Bu Yati: Good afternoon, Raka! What can I get you?',
          'Raka: Could I have two fried bananas, please? Are they still hot?',
          'Bu Yati: Very hot, so be careful! Anything else?',
          'Raka: Yes, an iced tea, please. How much is that altogether?',
          'Bu Yati: Seven thousand rupiah.',
          "Raka: Here's ten thousand.",
          'Bu Yati: And your change is three thousand.',
          'Raka: Thank you very much, Bu Yati.',
          "Bu Yati: You're welcome. Enjoy your snack!",
        ],
      },
      advanced: {
        title: "At Bu Yati's warung",
        kind: 'dialogue',
        lines: [
          'Bu Yati: Good afternoon, Raka! You look hungry.',
          "Raka: I'm starving! May I have two fried bananas, please?",
          "Bu Yati: Of course. Blow on them first; they've just come out of the pan.",
          'Raka: They smell wonderful. And an iced tea without too much sugar, please.',
          'Bu Yati: That comes to seven thousand rupiah altogether.',
          "Raka: I've only got a ten-thousand note.",
          "Bu Yati: No problem. Here's three thousand change.",
          'Raka: Thanks a lot!',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Belanjaan Raka',
          en: 'What Raka buys',
        },
        instruction: {
          id: 'Jawab dan hitung!',
          en: 'Answer and count!',
        },
        items: [
          'What does Raka buy to eat? How many?',
          'What does he buy to drink?',
          'How much does he pay?',
          'How much change does he get?',
          'Find two polite words.',
        ],
      },
      {
        title: {
          id: 'Manis, asin, pedas',
          en: 'Sweet, salty, spicy',
        },
        instruction: {
          id: 'Katakan rasanya. Suka atau tidak?',
          en: 'Say the taste. Do you like it?',
        },
        items: ['ice cream', 'chilli crackers', 'klepon', 'peanuts with salt', 'your favourite snack'],
      },
      {
        title: {
          id: 'Berapa harganya?',
          en: 'How much is it?',
        },
        instruction: {
          id: 'Tanya dan jawab. Satu benda: How much is ...? Banyak: How much are ...?',
          en: 'Ask and answer. One thing: How much is ...? Many: How much are ...?',
        },
        items: [
          'the cake - Rp5,000',
          'the crackers - Rp2,000',
          'the orange juice - Rp8,000',
          'the meatballs - Rp10,000',
          'these two sweets - Rp1,000',
        ],
      },
      {
        title: {
          id: 'Buka warung!',
          en: 'Open your shop!',
        },
        instruction: {
          id: 'Siapkan tiga jajanan (gambar atau mainan) dan harganya. Bergantian jadi penjual dan pembeli.',
          en: 'Get three snacks (drawings or toys) with prices. Take turns to be seller and buyer.',
        },
        items: [
          'Seller: Hello! What would you like?',
          "Buyer: I'd like ... , please. How much is it?",
          "Seller: It's ... Anything else?",
          'Buyer: Here you are. Thank you!',
          'Surprise: there are no more fried bananas! What do you buy?',
        ],
      },
    ],
    keep: [
      {
        en: "I'd like two fried bananas, please.",
        id: 'Aku mau dua pisang goreng. (lebih sopan daripada I want)',
      },
      {
        en: 'How much is it?',
        id: 'Berapa harganya?',
      },
      {
        en: 'Here you are.',
        id: 'Ini, silakan. (saat memberi)',
      },
      {
        en: "You're welcome.",
        id: 'Sama-sama. (jawaban untuk thank you)',
      },
      {
        en: 'two bananas, three cakes',
        id: 'dua pisang, tiga kue (lebih dari satu: tambah -s)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis is atau are.',
          en: 'Write is or are.',
        },
        items: [
          {
            question: 'How much ____ the tea?',
            answer: 'is',
          },
          {
            question: 'How much ____ the cakes?',
            answer: 'are',
          },
          {
            question: 'How much ____ this apple?',
            answer: 'is',
          },
          {
            question: 'How much ____ these crackers?',
            answer: 'are',
          },
          {
            question: 'How much ____ the soup?',
            answer: 'is',
          },
        ],
      },
      {
        instruction: {
          id: 'Penjual dan pembeli bergantian. Urutkan percakapannya: tulis 1 sampai 6.',
          en: 'Seller and buyer take turns. Put their talk in order: write 1 to 6.',
        },
        items: [
          {
            question: 'Here you are: one cake.',
            answer: '3',
          },
          {
            question: 'Hello! What would you like?',
            answer: '1',
          },
          {
            question: 'How much is it?',
            answer: '4',
          },
          {
            question: "I'd like a cake, please.",
            answer: '2',
          },
          {
            question: "It's two thousand rupiah.",
            answer: '5',
          },
          {
            question: "Here's the money: two thousand.",
            answer: '6',
          },
        ],
      },
      {
        instruction: {
          id: 'Hitung kembaliannya.',
          en: 'Count the change.',
        },
        items: [
          {
            question: 'The juice is Rp4,000. You pay Rp5,000.',
            answer: 'Rp1,000',
          },
          {
            question: 'Two cakes are Rp6,000. You pay Rp10,000.',
            answer: 'Rp4,000',
          },
          {
            question: 'One egg is Rp2,500. You buy two and pay Rp10,000.',
            answer: 'Rp5,000',
          },
          {
            question: 'A banana is Rp1,000. You buy five and pay Rp5,000.',
            answer: 'Rp0',
          },
          {
            question: 'The noodles are Rp7,000 and the water is Rp3,000. You pay Rp20,000.',
            answer: 'Rp10,000',
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
        en: 'rule',
        id: 'aturan',
      },
      {
        en: 'turn',
        id: 'giliran',
      },
      {
        en: 'throw',
        id: 'melempar',
      },
      {
        en: 'hop',
        id: 'melompat dengan satu kaki',
      },
      {
        en: 'win',
        id: 'menang',
      },
      {
        en: 'lose',
        id: 'kalah',
      },
      {
        en: 'player',
        id: 'pemain',
      },
      {
        en: 'square',
        id: 'kotak',
      },
      {
        en: 'stone',
        id: 'batu',
      },
      {
        en: 'fair',
        id: 'adil',
      },
    ],
    texts: {
      beginner: {
        title: 'How to play engklek',
        kind: 'text',
        lines: [
          "You need a stone and some chalk. Draw eight squares on the ground. First, throw the stone into square one. Then hop on one foot. Don't hop on the square with the stone! Turn round and hop back. Pick up the stone. Now throw it into square two. If you fall, it's your friend's turn.",
        ],
      },
      intermediate: {
        title: 'How to play engklek',
        kind: 'text',
        lines: [
          "Engklek is a game for two or more players. You need chalk and a flat stone. Draw eight squares, then throw your stone into the first one. Hop through all the squares on one foot, but you mustn't touch the square with the stone. On the way back, pick it up. If you fall or step on a line, you lose your turn.",
        ],
      },
      advanced: {
        title: 'How to play engklek',
        kind: 'text',
        lines: [
          'All you need for engklek is chalk, a flat stone and good balance. After drawing eight squares on the ground, throw the stone into the first. Then hop to the end and back on one foot without touching a line or the square where the stone is lying. Pick it up on your way home. Whoever falls must let the next player try. Finish all eight, and you win!',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Urutan main',
          en: 'The order of the game',
        },
        instruction: {
          id: 'Ceritakan dengan kata first, then, next, last.',
          en: 'Tell it with first, then, next, last.',
        },
        items: ['draw', 'throw', 'hop', 'turn round', 'pick up', 'What happens if you fall?'],
      },
      {
        title: {
          id: 'Boleh dan tidak boleh',
          en: "You can and you mustn't",
        },
        instruction: {
          id: 'Katakan aturannya untuk engklek dan untuk petak umpet.',
          en: 'Say the rules for engklek and for hide-and-seek.',
        },
        items: [
          'You can ...',
          'You have to ...',
          "You mustn't ...",
          'hide-and-seek: close your eyes, count to twenty, look, hide in a fridge (no!)',
        ],
      },
      {
        title: {
          id: 'Permainan cepat',
          en: 'A quick game',
        },
        instruction: {
          id: 'Dengar aturannya dari gurumu dan mainkan lewat layar.',
          en: 'Listen to the rules from your teacher and play on the screen.',
        },
        items: [
          'Simon says: touch your nose, hop, clap!',
          'I spy: I spy something red.',
          'Rock, paper, scissors: best of five.',
          "Say after each game: I won! You won! It's a draw!",
        ],
      },
      {
        title: {
          id: 'Guru permainan',
          en: 'The game teacher',
        },
        instruction: {
          id: 'Ajari gurumu satu permainan. Gurumu hanya melakukan yang kamu katakan!',
          en: 'Teach your teacher a game. Your teacher does only what you say!',
        },
        items: [
          'The name of the game and how many players',
          'What do you need?',
          'Four steps',
          "One 'mustn't'",
          'How do you win?',
        ],
      },
    ],
    keep: [
      {
        en: 'First, throw the stone. Then hop.',
        id: 'Pertama, lempar batunya. Lalu melompat.',
      },
      {
        en: "Don't touch the line!",
        id: "Jangan sentuh garisnya! (larangan: don't + kata kerja)",
      },
      {
        en: "You mustn't open your eyes.",
        id: 'Kamu tidak boleh membuka mata.',
      },
      {
        en: "It's my turn.",
        id: 'Sekarang giliranku.',
      },
      {
        en: 'If you fall, you lose.',
        id: 'Kalau jatuh, kamu kalah.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan: throw, hop, count, hide, wait.',
          en: 'Complete with: throw, hop, count, hide, wait.',
        },
        items: [
          {
            question: '____ behind the tree!',
            answer: 'Hide',
          },
          {
            question: '____ to ten, then look for us.',
            answer: 'Count',
          },
          {
            question: '____ the ball to me!',
            answer: 'Throw',
          },
          {
            question: '____ on one foot.',
            answer: 'Hop',
          },
          {
            question: '____ for your turn, please.',
            answer: 'Wait',
          },
        ],
      },
      {
        instruction: {
          id: "Tulis larangan dengan don't.",
          en: "Write the rule with don't.",
        },
        items: [
          {
            question: 'run',
            answer: "Don't run!",
          },
          {
            question: 'look',
            answer: "Don't look!",
          },
          {
            question: 'touch the ball',
            answer: "Don't touch the ball!",
          },
          {
            question: 'shout',
            answer: "Don't shout!",
          },
          {
            question: 'open your eyes',
            answer: "Don't open your eyes!",
          },
        ],
      },
      {
        instruction: {
          id: 'Urutkan kata menjadi kalimat.',
          en: 'Put the words in order.',
        },
        items: [
          {
            question: "turn / my / it's",
            answer: "It's my turn.",
          },
          {
            question: 'need / we / a stone',
            answer: 'We need a stone.',
          },
          {
            question: 'First, / squares / eight / draw',
            answer: 'First, draw eight squares.',
          },
          {
            question: 'win / you / can',
            answer: 'You can win.',
          },
          {
            question: 'have to / you / run',
            answer: 'You have to run.',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
