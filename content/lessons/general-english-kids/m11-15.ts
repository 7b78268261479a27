import type { MeetingMaterial } from '../types.ts';

export const generalEnglishKidsMeetings11To15 = [
  {
    number: 11,
    kind: 'lesson',
    words: [
      { en: 'get up', id: 'bangun' },
      { en: 'brush my teeth', id: 'menggosok gigi' },
      { en: 'have breakfast', id: 'sarapan' },
      { en: 'go to school', id: 'pergi ke sekolah' },
      { en: 'come home', id: 'pulang' },
      { en: 'do homework', id: 'mengerjakan PR' },
      { en: 'play outside', id: 'bermain di luar' },
      { en: 'have dinner', id: 'makan malam' },
      { en: 'go to bed', id: 'tidur, pergi tidur' },
      { en: 'every day', id: 'setiap hari' },
    ],
    texts: {
      beginner: {
        title: 'A day with Putu',
        kind: 'text',
        lines: [
          'My name is Putu. I get up early. I feed my ducks. Then I have breakfast. I go to school with my brother. In the afternoon I come home and do my homework. After that I play outside. In the evening I have dinner with my family. I brush my teeth and go to bed. Good night, ducks!',
        ],
      },
      intermediate: {
        title: 'Putu and the ducks',
        kind: 'text',
        lines: [
          'Putu lives in a village in Bali. Every morning he gets up early and feeds his six ducks before breakfast. Then he goes to school with his brother. In the afternoon he comes home, does his homework and plays outside. In the evening he has dinner with his family. At night he brushes his teeth and goes to bed. Good night, Putu. Good night, ducks!',
        ],
      },
      advanced: {
        title: 'Six hungry ducks',
        kind: 'text',
        lines: [
          "Putu doesn't need a clock, because his six ducks wake him up every morning. He feeds them before he has breakfast, and then he walks to school with his brother. When he comes home in the afternoon, he does his homework first and plays outside after that. In the evening the whole family has dinner together. Putu brushes his teeth, says good night to the ducks and goes to bed.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Urutkan', en: 'In order' },
        instruction: {
          id: 'Katakan apa yang dilakukan Putu, dari pagi sampai malam.',
          en: 'Say what Putu does, from morning to night.',
        },
        items: [
          'has dinner',
          'feeds the ducks',
          'does his homework',
          'goes to bed',
          'goes to school',
          'gets up',
        ],
      },
      {
        title: { id: 'Peragakan', en: 'Act it out' },
        instruction: {
          id: 'Gurumu mengucapkan kalimat, kamu memperagakan. Lalu kamu memperagakan, gurumu menebak.',
          en: 'Your teacher says a sentence, you act it. Then you act, and your teacher guesses.',
        },
        items: [
          'I get up.',
          'I brush my teeth.',
          'I have breakfast.',
          'I ride my bike.',
          'I read a book.',
          'I go to bed.',
        ],
      },
      {
        title: { id: 'Pagi, siang, atau malam?', en: 'Morning, afternoon or evening?' },
        instruction: {
          id: 'Tanyakan kepada gurumu: When do you ...? Lalu jawab sendiri: in the morning, in the afternoon, in the evening, at night.',
          en: 'Ask your teacher: When do you ...? Then answer yourself: in the morning, in the afternoon, in the evening, at night.',
        },
        items: [
          'take a shower',
          'watch television',
          'help your mother or father',
          'play with friends',
          'sleep',
        ],
      },
      {
        title: { id: 'Hariku dalam enam gambar', en: 'My day in six pictures' },
        instruction: {
          id: 'Gambar enam gambar kecil tentang harimu. Beri nomor dan ceritakan.',
          en: 'Draw six small pictures of your day. Number them and tell your teacher.',
        },
        items: [
          'First, I ...',
          'Then I ...',
          'In the afternoon I ...',
          'After that I ...',
          'In the evening I ...',
          'Last, I ...',
        ],
      },
    ],
    keep: [
      {
        en: 'I get up early. / He gets up early.',
        id: 'Aku bangun pagi-pagi. / Dia bangun pagi-pagi. He, she: tambah -s.',
      },
      {
        en: 'She goes to school. / She has breakfast.',
        id: 'Dia pergi ke sekolah. / Dia sarapan. goes, does, has: hafalkan.',
      },
      { en: 'I go home.', id: "Aku pulang. Bukan 'go to home'." },
      {
        en: 'in the morning / in the afternoon / in the evening / at night',
        id: 'di waktu pagi / siang / petang / malam',
      },
      { en: 'First ... Then ... After that ...', id: 'Pertama ... Lalu ... Sesudah itu ...' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis kata kerjanya untuk he atau she.', en: 'Write the verb for he or she.' },
        items: [
          { question: 'I play. She ____.', answer: 'plays' },
          { question: 'I go. He ____.', answer: 'goes' },
          { question: 'I have lunch. She ____ lunch.', answer: 'has' },
          { question: 'I watch TV. He ____ TV.', answer: 'watches' },
          { question: 'I do my homework. She ____ her homework.', answer: 'does' },
          { question: 'I wash my hands. He ____ his hands.', answer: 'washes' },
        ],
      },
      {
        instruction: { id: 'Tulis in atau at.', en: 'Write in or at.' },
        items: [
          { question: 'I brush my teeth ____ the morning.', answer: 'in' },
          { question: 'The stars come out ____ night.', answer: 'at' },
          { question: 'We play football ____ the afternoon.', answer: 'in' },
          { question: 'Owls fly ____ night.', answer: 'at' },
          { question: 'My father cooks ____ the evening.', answer: 'in' },
        ],
      },
      {
        instruction: { id: 'Susun kata-katanya.', en: 'Put the words in order.' },
        items: [
          { question: 'up / early / I / get', answer: 'I get up early.' },
          { question: 'teeth / brush / my / I', answer: 'I brush my teeth.' },
          { question: 'bike / school / to / by / goes / Yosua', answer: 'Yosua goes to school by bike.' },
          { question: 'home / come / I / afternoon / in / the', answer: 'I come home in the afternoon.' },
          { question: 'bed / She / night / goes / at / to', answer: 'She goes to bed at night.' },
        ],
      },
    ],
  },
  {
    number: 12,
    kind: 'lesson',
    words: [
      { en: 'clock', id: 'jam (dinding)' },
      { en: "o'clock", id: 'pukul (tepat)' },
      { en: 'half past', id: 'lewat tiga puluh menit' },
      { en: 'early', id: 'terlalu awal, pagi-pagi' },
      { en: 'late', id: 'terlambat' },
      { en: 'start', id: 'mulai' },
      { en: 'finish', id: 'selesai' },
      { en: 'wait', id: 'menunggu' },
      { en: 'now', id: 'sekarang' },
    ],
    texts: {
      beginner: {
        title: 'Is it time?',
        kind: 'dialogue',
        lines: [
          'Sinta: What time is it, Grandpa?',
          "Grandpa: It's two o'clock.",
          'Sinta: When is the puppet show?',
          "Grandpa: It's at half past six.",
          'Sinta: What time is it now?',
          "Grandpa: It's three o'clock. Wait, Sinta!",
          'Sinta: And now?',
          "Grandpa: It's five o'clock. Eat your dinner.",
          'Sinta: And now?',
          "Grandpa: It's six o'clock. Let's go!",
        ],
      },
      intermediate: {
        title: 'Waiting for the puppets',
        kind: 'dialogue',
        lines: [
          'Sinta: What time is it, Grandpa?',
          "Grandpa: It's two o'clock. Why?",
          'Sinta: I want to see the puppet show! When does it start?',
          'Grandpa: It starts at half past six. You have a lot of time.',
          'Sinta: What time is it now?',
          "Grandpa: It's only three o'clock. Go and play!",
          'Sinta: And now, Grandpa?',
          "Grandpa: It's five o'clock. We eat at five.",
          "Sinta: Is it six o'clock now?",
          "Grandpa: Yes! Take your jacket. Let's go!",
        ],
      },
      advanced: {
        title: 'A very long afternoon',
        kind: 'dialogue',
        lines: [
          'Sinta: Grandpa, what time does the puppet show start?',
          "Grandpa: At half past six, and it finishes at nine. It's only two o'clock now.",
          'Sinta: Is it half past six yet?',
          "Grandpa: No, it's three o'clock! Why don't you draw a puppet?",
          'Sinta: Here it is! Is it time now?',
          "Grandpa: It's five o'clock, so we eat first.",
          "Sinta: I'm ready! What time is it?",
          "Grandpa: Six o'clock. Take your jacket, or we'll be late!",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Jam Sinta', en: "Sinta's clock" },
        instruction: { id: 'Jawab dengan at.', en: 'Answer with at.' },
        items: [
          'When is the puppet show?',
          'When do they eat?',
          'When do they go?',
          'What time is it at the start of the story?',
        ],
      },
      {
        title: { id: 'Jadilah jam', en: 'Be the clock' },
        instruction: {
          id: 'Tunjukkan jam dengan lenganmu. Lalu ucapkan.',
          en: 'Show the time with your arms. Then say it.',
        },
        items: ['3.00', '9.00', '6.00', '7.30', '12.30', 'the time now'],
      },
      {
        title: { id: 'Jamku', en: 'My times' },
        instruction: {
          id: 'Jawab gurumu. Lalu tanyakan hal yang sama kepada gurumu.',
          en: 'Answer your teacher. Then ask your teacher the same question.',
        },
        items: [
          'What time do you get up?',
          'What time do you go to school?',
          'What time do you have lunch?',
          'What time do you go to bed?',
          'What time is this lesson?',
        ],
      },
      {
        title: { id: 'Rencana hari Minggu', en: 'Sunday plan' },
        instruction: {
          id: 'Gambar empat jam untuk hari Minggu terbaikmu. Katakan kegiatanmu pada tiap jam.',
          en: 'Draw four clocks for your best Sunday. Say what you do at each time.',
        },
        items: [
          "At ... o'clock I ...",
          'At half past ... I ...',
          'My favourite time is ..., because ...',
          'When do you ..., teacher?',
        ],
      },
    ],
    keep: [
      { en: "What time is it? It's four o'clock.", id: "Jam berapa? Pukul empat. Jangan lupa it's." },
      { en: "It's half past six.", id: 'Setengah TUJUH (6.30)! Bahasa Inggris: enam lewat setengah.' },
      { en: "I get up at five o'clock.", id: 'Aku bangun pukul lima. Untuk jam pakai at.' },
      { en: 'What time do you go to bed?', id: 'Jam berapa kamu tidur?' },
      { en: "It's early. / I'm late.", id: 'Masih awal. / Aku terlambat.' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis jamnya dengan kata-kata.', en: 'Write the time in words.' },
        items: [
          { question: '8.00', answer: "eight o'clock" },
          { question: '11.00', answer: "eleven o'clock" },
          { question: '2.30', answer: 'half past two' },
          { question: '9.30', answer: 'half past nine' },
          { question: '12.00', answer: "twelve o'clock" },
          { question: '5.30', answer: 'half past five' },
        ],
      },
      {
        instruction: {
          id: 'Tulis jamnya dengan angka. Hati-hati!',
          en: 'Write the time with numbers. Be careful!',
        },
        items: [
          { question: 'half past one', answer: '1.30' },
          { question: 'half past ten', answer: '10.30' },
          { question: "four o'clock", answer: '4.00' },
          { question: 'half past seven', answer: '7.30' },
          { question: 'half past three', answer: '3.30' },
        ],
      },
      {
        instruction: { id: 'Susun kata-katanya.', en: 'Put the words in order.' },
        items: [
          { question: 'time / What / it / is', answer: 'What time is it?' },
          { question: 'at / lunch / I / twelve / have', answer: 'I have lunch at twelve.' },
          { question: 'do / What / up / time / you / get', answer: 'What time do you get up?' },
          { question: "past / It's / half / four", answer: "It's half past four." },
          { question: 'starts / at / School / seven', answer: 'School starts at seven.' },
        ],
      },
    ],
  },
  {
    number: 13,
    kind: 'lesson',
    words: [
      { en: 'can', id: 'bisa' },
      { en: "can't", id: 'tidak bisa' },
      { en: 'swim', id: 'berenang' },
      { en: 'ride a bike', id: 'naik sepeda' },
      { en: 'climb', id: 'memanjat' },
      { en: 'whistle', id: 'bersiul' },
      { en: 'draw', id: 'menggambar' },
      { en: 'dance', id: 'menari' },
      { en: 'well', id: 'dengan baik' },
      { en: 'practise', id: 'berlatih' },
    ],
    texts: {
      beginner: {
        title: 'Can you do this?',
        kind: 'dialogue',
        lines: [
          'Yuki: I can climb this tree. Can you?',
          "Maria: No, I can't. But I can swim.",
          'Yuki: Can you ride a bike?',
          'Maria: Yes, I can. I can ride fast.',
          "Yuki: I can't ride a bike.",
          'Maria: Can you whistle?',
          'Yuki: Yes! Listen. Wheeee!',
          "Maria: I can't whistle. Help me, please!",
          'Yuki: OK. You help me with the bike!',
        ],
      },
      intermediate: {
        title: 'A fair swap',
        kind: 'dialogue',
        lines: [
          'Yuki: Look, Maria! I can climb this big tree. Can you climb?',
          "Maria: No, I can't, but I can swim very well. Can you ride a bike?",
          "Yuki: No, I can't. My legs are too short.",
          'Maria: I can ride fast. I can show you!',
          'Yuki: Thank you! Can you whistle? Listen: Wheeee!',
          "Maria: Fff. Oh no, I can't whistle.",
          "Yuki: You can learn it! Let's help each other.",
        ],
      },
      advanced: {
        title: 'You teach me, I teach you',
        kind: 'dialogue',
        lines: [
          "Yuki: Hello, Maria! Can you see me? I'm at the top of the tree!",
          "Maria: Wow! I can't climb at all, but I can swim like a fish. Can you ride a bike?",
          "Yuki: No, I can't. I always fall off.",
          'Maria: I can ride fast, so I can teach you.',
          'Yuki: And I can whistle. Wheeee!',
          "Maria: Fff! I can't do it.",
          "Yuki: You can't do it yet, but you can practise!",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Yuki atau Maria?', en: 'Yuki or Maria?' },
        instruction: {
          id: 'Katakan siapa yang bisa dan siapa yang tidak.',
          en: "Say who can do it and who can't.",
        },
        items: ['climb a tree', 'swim', 'ride a bike', 'whistle', 'Who helps Yuki? How?'],
      },
      {
        title: { id: 'Coba sekarang', en: 'Try it now' },
        instruction: {
          id: "Coba! Lalu katakan I can ... atau I can't ... yet.",
          en: "Try it! Then say I can ... or I can't ... yet.",
        },
        items: [
          'stand on one leg and count to ten',
          'touch your nose with your tongue',
          'whistle',
          'say the alphabet in English',
          'write your name with your left hand',
          'walk with a book on your head',
        ],
      },
      {
        title: { id: 'Temukan bakat tersembunyi', en: 'Find the hidden talent' },
        instruction: {
          id: 'Tanyakan kepada gurumu: Can you ...? Tebak dulu!',
          en: 'Ask your teacher: Can you ...? Guess first!',
        },
        items: [
          'cook noodles',
          'play the guitar',
          'speak Japanese',
          'swim under water',
          'draw a horse in ten seconds',
        ],
      },
      {
        title: { id: 'Binatang atau pahlawan super', en: 'Animal or superhero' },
        instruction: {
          id: 'Jadilah binatang atau pahlawan super. Sebutkan tiga hal yang kamu bisa dan dua yang tidak. Gurumu menebak siapa kamu.',
          en: "Be an animal or a superhero. Say three things that you can do and two that you can't. Your teacher guesses who you are.",
        },
        items: [
          'I can ... very fast / high / well.',
          'I can ... with my ...',
          "I can't ...",
          'Can you guess who I am?',
        ],
      },
    ],
    keep: [
      { en: 'I can swim.', id: "Aku bisa berenang. Sesudah can kata kerja dasar: bukan 'can to swim'." },
      { en: 'She can dance.', id: "Dia bisa menari. Tanpa -s: bukan 'can dances'." },
      { en: "I can't ride a bike yet.", id: 'Aku belum bisa naik sepeda.' },
      { en: "Can you whistle? Yes, I can. / No, I can't.", id: 'Kamu bisa bersiul? Bisa. / Tidak bisa.' },
      { en: 'I can draw very well.', id: 'Aku pandai menggambar.' },
    ],
    practice: [
      {
        instruction: { id: "Tulis can atau can't.", en: "Write can or can't." },
        items: [
          { question: 'A fish ____ swim.', answer: 'can' },
          { question: 'A snake ____ run.', answer: "can't" },
          { question: 'A baby ____ read books.', answer: "can't" },
          { question: 'Ducks ____ swim and fly.', answer: 'can' },
          { question: 'An elephant ____ fly.', answer: "can't" },
        ],
      },
      {
        instruction: {
          id: "Jawab: Yes, it can. atau No, it can't.",
          en: "Answer for the animal: Yes, it can. or No, it can't.",
        },
        items: [
          { question: 'Can a monkey climb trees?', answer: 'Yes, it can.' },
          { question: 'Can a turtle run fast?', answer: "No, it can't." },
          { question: 'Can a chicken lay eggs?', answer: 'Yes, it can.' },
          { question: 'Can a goldfish walk?', answer: "No, it can't." },
          { question: 'Can a horse jump?', answer: 'Yes, it can.' },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimatnya.',
          en: 'Find the mistake and write the sentence.',
        },
        items: [
          { question: 'I can to sing.', answer: 'I can sing.' },
          { question: 'She can plays chess.', answer: 'She can play chess.' },
          { question: 'He no can swim.', answer: "He can't swim." },
          { question: 'Do you can dance?', answer: 'Can you dance?' },
          { question: 'I can very well draw.', answer: 'I can draw very well.' },
        ],
      },
    ],
  },
  {
    number: 14,
    kind: 'lesson',
    words: [
      { en: 'market', id: 'pasar' },
      { en: 'hospital', id: 'rumah sakit' },
      { en: 'library', id: 'perpustakaan' },
      { en: 'park', id: 'taman' },
      { en: 'bakery', id: 'toko roti' },
      { en: 'station', id: 'stasiun' },
      { en: 'mountain', id: 'gunung' },
      { en: 'between', id: 'di antara' },
      { en: 'opposite', id: 'di seberang' },
      { en: 'near', id: 'dekat' },
    ],
    texts: {
      beginner: {
        title: 'My town, Malang',
        kind: 'text',
        lines: [
          'I am Nanda. I live in Malang. It is cool here. There is a big park in my town. The library is next to the park. There is a bakery opposite the library. I like the chocolate bread! The station is near my house. I can hear the trains. The bakery is between the bank and the market.',
        ],
      },
      intermediate: {
        title: 'Where the trains sing',
        kind: 'text',
        lines: [
          'My name is Nanda, and I live in Malang, a cool town in the mountains. My house is near the station, so I can hear the trains at night. There is a big park, and the library is next to it. Opposite the library there is a bakery. It is between the bank and the market. Their chocolate bread is warm in the morning. Mmm!',
        ],
      },
      advanced: {
        title: 'Follow the smell',
        kind: 'text',
        lines: [
          "If you come to Malang, bring a jacket, because our town is in the mountains. I'm Nanda, and I live so near the station that the trains sing me to sleep. On Saturdays I go to the library next to the big park. Then I follow my nose across the street: there is a bakery opposite the library, between the bank and the market, with warm chocolate bread!",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Peta Nanda', en: "Nanda's map" },
        instruction: {
          id: 'Gambar petanya bersama gurumu dan jawab.',
          en: 'Draw the map with your teacher and answer.',
        },
        items: [
          'Where is the library?',
          'Where is the bakery?',
          "What is near Nanda's house?",
          'Is the bakery next to the market?',
          'What does Nanda like there?',
        ],
      },
      {
        title: { id: 'Tempat apa?', en: 'Which place?' },
        instruction: {
          id: 'Ke mana kamu pergi? Katakan: I go to the ...',
          en: 'Where do you go? Say: I go to the ...',
        },
        items: [
          'You want to read a book.',
          'You want to buy bread.',
          'You are very ill.',
          'You want to fly a kite.',
          'You want to take a train.',
          'You want to buy fish and vegetables.',
        ],
      },
      {
        title: { id: 'Di mana boneka beruang?', en: 'Where is the toy bear?' },
        instruction: {
          id: 'Jajarkan tiga cangkir: bank, sekolah, dan taman. Pindahkan mainan kecil dan katakan letaknya.',
          en: 'Put three cups in a row. They are a bank, a school and a park. Move a small toy and say where it is.',
        },
        items: [
          "It's next to the bank.",
          "It's between the bank and the school.",
          "It's opposite the park.",
          "It's behind the school.",
          "It's in the park.",
        ],
      },
      {
        title: { id: 'Kotaku', en: 'My town' },
        instruction: {
          id: 'Gambar jalanmu atau kota impianmu dengan enam tempat. Ceritakan.',
          en: 'Draw your street or your dream town with six places. Tell your teacher about it.',
        },
        items: [
          'I live in ...',
          'There is a ... near my house.',
          'There are ...',
          'The ... is between the ... and the ...',
          "There isn't a ..., but I want one!",
          'My favourite place is the ... because ...',
        ],
      },
    ],
    keep: [
      {
        en: 'There is a library in my town.',
        id: "Ada perpustakaan di kotaku. Bukan 'In my town have ...'.",
      },
      { en: 'The bakery is next to the bank.', id: 'Toko roti ada di sebelah bank.' },
      { en: "It's opposite the park.", id: 'Di seberang taman. Tanpa of.' },
      { en: "It's between the bank and the market.", id: 'Di antara bank dan pasar. between ... AND ...' },
      { en: 'near my house', id: 'dekat rumahku. Tanpa to.' },
      { en: 'Where is the station?', id: 'Di mana stasiunnya?' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis nama tempatnya.', en: 'Write the place.' },
        items: [
          { question: 'You can read many books here: the l____', answer: 'library' },
          { question: 'Doctors and nurses work here: the h____', answer: 'hospital' },
          { question: 'You can swim here: the swimming p____', answer: 'pool' },
          { question: 'You buy bread and cakes here: the b____', answer: 'bakery' },
          { question: 'Children learn here: the s____', answer: 'school' },
        ],
      },
      {
        instruction: {
          id: 'Lihat: BANK - SCHOOL - PARK berjajar. Tulis next to, between, atau and.',
          en: 'Look: BANK - SCHOOL - PARK stand in a row. Write next to, between or and.',
        },
        items: [
          { question: 'The school is ____ the bank and the park.', answer: 'between' },
          { question: 'The bank is ____ the school.', answer: 'next to' },
          { question: 'The school is between the bank ____ the park.', answer: 'and' },
          { question: 'The park is ____ the school.', answer: 'next to' },
          { question: 'Is the bank between the school and the park? Yes or no?', answer: 'no' },
        ],
      },
      {
        instruction: { id: 'Susun kata-katanya.', en: 'Put the words in order.' },
        items: [
          { question: 'is / bank / the / Where', answer: 'Where is the bank?' },
          {
            question: 'a / There / my / near / river / is / house',
            answer: 'There is a river near my house.',
          },
          { question: "opposite / It's / mosque / the", answer: "It's opposite the mosque." },
          { question: 'two / are / here / There / parks', answer: 'There are two parks here.' },
          { question: 'next / live / I / the / to / zoo', answer: 'I live next to the zoo.' },
        ],
      },
    ],
  },
  {
    number: 15,
    kind: 'lesson',
    words: [
      { en: 'farmer', id: 'petani' },
      { en: 'nurse', id: 'perawat' },
      { en: 'driver', id: 'sopir' },
      { en: 'fisherman', id: 'nelayan' },
      { en: 'cook', id: 'juru masak' },
      { en: 'police officer', id: 'polisi' },
      { en: 'pilot', id: 'pilot' },
      { en: 'want to be', id: 'ingin menjadi' },
      { en: 'help people', id: 'menolong orang' },
      { en: 'work', id: 'bekerja' },
    ],
    texts: {
      beginner: {
        title: 'Early in the morning',
        kind: 'text',
        lines: [
          'It is very early. Mr Yosep is a fisherman in Kupang. He works at sea. Mrs Ina is a nurse. She helps ill people at night. She goes home now. Mr Eko is a bus driver. He starts his bus. Brrrm! Benny is a pupil. He is in bed. He is dreaming. He wants to be a pilot!',
        ],
      },
      intermediate: {
        title: 'Who is awake?',
        kind: 'text',
        lines: [
          "It is four o'clock in the morning in Kupang. Mr Yosep, the fisherman, is already at sea. Mrs Ina is a nurse. She helps ill people at night, and now she goes home. Mr Eko is a bus driver, so he starts his bus. Brrrm! And Benny? He doesn't work. He is sleeping and dreaming about the sky, because he wants to be a pilot.",
        ],
      },
      advanced: {
        title: 'While Benny is sleeping',
        kind: 'text',
        lines: [
          'At four in the morning most people in Kupang are asleep, but not everybody! Mr Yosep is a fisherman, and his boat is already full of silver fish. Mrs Ina, a nurse, helps ill people at night and goes home now. She takes the bus, because Mr Eko, the driver, is early too. Benny is dreaming: he is a pilot, and he waves to all of them!',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Siapa mengerjakan apa?', en: 'Who does what?' },
        instruction: { id: 'Jawab tentang ceritanya.', en: 'Answer about the story.' },
        items: [
          'Who works at sea?',
          "What is Mrs Ina's job?",
          'What does Mr Eko do?',
          'When does Mrs Ina work?',
          'What does Benny want to be?',
        ],
      },
      {
        title: { id: 'Apa pekerjaanku?', en: "What's my job?" },
        instruction: {
          id: 'Tebak pekerjaannya. Lalu peragakan satu untuk gurumu.',
          en: 'Guess the job. Then act one for your teacher.',
        },
        items: [
          'I grow rice and vegetables.',
          'I make soup and noodles in a restaurant.',
          'I look after teeth.',
          'I fly in the sky.',
          'I teach children.',
          'I stop the cars with my hand.',
        ],
      },
      {
        title: { id: 'Wawancara pekerjaan', en: 'The job interview' },
        instruction: {
          id: 'Kamu punya pekerjaan! Pilih satu. Gurumu bertanya, kamu menjawab. Lalu bertukar.',
          en: 'You have a job! Choose one. Your teacher asks, you answer. Then swap.',
        },
        items: [
          'What do you do?',
          'Where do you work?',
          'What do you wear?',
          'What time do you start?',
          'Do you like your job? Why?',
        ],
      },
      {
        title: { id: 'Kalau aku besar nanti', en: 'When I grow up' },
        instruction: {
          id: 'Gambar dirimu sedang bekerja. Bicara satu menit.',
          en: 'Draw yourself at work. Speak for one minute.',
        },
        items: [
          'My mother / father / aunt is a ...',
          'He / She works in a ...',
          'I want to be a ...',
          "I can ... well, so it's a good job for me.",
          'I want to help ...',
        ],
      },
    ],
    keep: [
      { en: 'She is a nurse.', id: "Dia perawat. Jangan lupa is dan a: bukan 'She nurse'." },
      { en: "He's an actor.", id: 'Dia aktor. Sebelum bunyi vokal: an.' },
      { en: "What do you do? I'm a cook.", id: 'Apa pekerjaanmu? Aku juru masak.' },
      { en: 'He works in a hospital.', id: 'Dia bekerja di rumah sakit.' },
      { en: 'I want to be a pilot.', id: "Aku ingin menjadi pilot. Bukan 'I want become a pilot'." },
    ],
    practice: [
      {
        instruction: { id: 'Tulis a atau an.', en: 'Write a or an.' },
        items: [
          { question: 'My mother is ____ dentist.', answer: 'a' },
          { question: 'My uncle is ____ engineer.', answer: 'an' },
          { question: 'I want to be ____ artist.', answer: 'an' },
          { question: 'He is ____ singer.', answer: 'a' },
          { question: 'She is ____ astronaut.', answer: 'an' },
        ],
      },
      {
        instruction: { id: 'Siapa dia? Tulis pekerjaannya.', en: 'Who is it? Write the job.' },
        items: [
          { question: 'This person flies a plane: a p____', answer: 'pilot' },
          { question: 'This person grows rice: a f____', answer: 'farmer' },
          { question: 'This person drives a bus: a bus d____', answer: 'driver' },
          { question: 'This person cuts hair: a h____', answer: 'hairdresser' },
          { question: 'This person works in a classroom: a t____', answer: 'teacher' },
        ],
      },
      {
        instruction: { id: 'Tulis kata kerja dengan -s.', en: 'Write the verb with -s.' },
        items: [
          { question: 'A singer ____ (sing) songs.', answer: 'sings' },
          { question: 'A cook ____ (make) food.', answer: 'makes' },
          { question: 'A vet ____ (help) animals.', answer: 'helps' },
          { question: 'A builder ____ (build) houses.', answer: 'builds' },
          { question: 'A cleaner ____ (clean) rooms.', answer: 'cleans' },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
