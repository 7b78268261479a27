import type { MeetingMaterial } from '../types.ts';

export const meetings16to20 = [
  {
    number: 16,
    kind: 'lesson',
    words: [
      {
        en: 'puppet',
        id: 'boneka panggung',
      },
      {
        en: 'stage',
        id: 'panggung',
      },
      {
        en: 'voice',
        id: 'suara',
      },
      {
        en: 'brave',
        id: 'berani',
      },
      {
        en: 'wise',
        id: 'bijaksana',
      },
      {
        en: 'forest',
        id: 'hutan',
      },
      {
        en: 'whisper',
        id: 'berbisik',
      },
      {
        en: 'loud',
        id: 'keras, nyaring',
      },
      {
        en: 'the end',
        id: 'tamat',
      },
    ],
    texts: {
      beginner: {
        title: 'The mouse deer and the crocodile',
        kind: 'dialogue',
        lines: [
          'Kancil: Hello, Mr Crocodile! How many crocodiles live here?',
          'Buaya: Many! Why?',
          'Kancil: I have food for all of you, but I must count you first.',
          'Buaya: Food? Friends, come and make a line!',
          'Kancil: One, two, three, four! Stay still, please.',
          "Buaya: You're on the other side! Where is our food?",
          'Kancil: There is no food. Thank you for the bridge!',
          'Buaya: Oh no! You are too clever!',
        ],
      },
      intermediate: {
        title: 'The mouse deer and the crocodile',
        kind: 'dialogue',
        lines: [
          'Kancil: Good morning, Mr Crocodile! You look hungry today.',
          'Buaya: I am! You look delicious, Kancil.',
          "Kancil: Wait! I've got food for everybody, but I have to count you first.",
          'Buaya: Really? Brothers, make a line across the river!',
          "Kancil: One, two, three, four. Don't move, please!",
          "Buaya: Now you're on the other side. Where's our food?",
          'Kancil: Sorry, I only needed a bridge. Bye!',
          "Buaya: He's tricked us again!",
        ],
      },
      advanced: {
        title: 'The mouse deer and the crocodile',
        kind: 'dialogue',
        lines: [
          'Kancil: What a lovely morning, Mr Crocodile! Have you had breakfast?',
          'Buaya: Not yet, but it has just walked up to me.',
          "Kancil: I'm far too small! There's food for all of you, as soon as I know how many you are.",
          'Buaya: Brothers, line up across the river!',
          'Kancil: One, two, three, four, and thank you for being such a beautiful bridge!',
          'Buaya: What about our food?',
          "Kancil: There isn't any. Goodbye!",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Kancil yang cerdik',
          en: 'The clever mouse deer',
        },
        instruction: {
          id: 'Jawab pertanyaan tentang cerita.',
          en: 'Answer the questions about the story.',
        },
        items: [
          'Where is Kancil going?',
          'What does he tell the crocodile?',
          'How many crocodiles does he count?',
          'Is there any food?',
          'Was Kancil kind? What do you think?',
        ],
      },
      {
        title: {
          id: 'Suara panggung',
          en: 'Stage voices',
        },
        instruction: {
          id: "Ucapkan 'Hello, my friend!' dengan suara yang berbeda.",
          en: "Say 'Hello, my friend!' in different voices.",
        },
        items: [
          'like a tiny mouse',
          'like a big sleepy bear',
          'like an old wise turtle',
          'like a scared chicken',
          'whisper, then loud',
        ],
      },
      {
        title: {
          id: 'Naskah kosong',
          en: 'The empty script',
        },
        instruction: {
          id: 'Lengkapi naskah dengan idemu.',
          en: 'Complete the script with your ideas.',
        },
        items: [
          'Rabbit: Hello! Where are you going?',
          "Elephant: I'm going to ... because ...",
          'Rabbit: Can I come, too?',
          'Elephant: Yes, but you must ...',
          "Rabbit: Look! There's a ... ! What shall we do?",
          "Elephant: I have an idea! Let's ...",
        ],
      },
      {
        title: {
          id: 'Pertunjukan',
          en: 'The show',
        },
        instruction: {
          id: 'Pakai dua boneka, kaus kaki, atau sendok. Mainkan cerita dengan gurumu.',
          en: 'Use two puppets, socks or spoons. Act out a story with your teacher.',
        },
        items: [
          'Say who they are and where they are.',
          'Give them a problem.',
          'Let one of them have a clever idea.',
          'Finish: And they ... The end! (Bow!)',
        ],
      },
    ],
    keep: [
      {
        en: 'Where are you going?',
        id: 'Kamu mau ke mana?',
      },
      {
        en: 'What shall we do?',
        id: 'Kita harus bagaimana?',
      },
      {
        en: "Let's make a boat!",
        id: 'Ayo kita buat perahu!',
      },
      {
        en: "Wait! Don't go!",
        id: 'Tunggu! Jangan pergi!',
      },
      {
        en: 'Once upon a time there was a mouse deer.',
        id: 'Pada zaman dahulu ada seekor kancil.',
      },
    ],
    practice: [
      {
        instruction: {
          id: "Lengkapi dengan: let's, don't, shall, can, must.",
          en: "Complete with: let's, don't, shall, can, must.",
        },
        items: [
          {
            question: "I'm bored. ____ play outside!",
            answer: "Let's",
          },
          {
            question: 'What ____ we cook?',
            answer: 'shall',
          },
          {
            question: 'Sssh! The baby is sleeping. You ____ be quiet.',
            answer: 'must',
          },
          {
            question: '____ touch the fire!',
            answer: "Don't",
          },
          {
            question: '____ I sit here, please?',
            answer: 'Can',
          },
        ],
      },
      {
        instruction: {
          id: 'Siapa yang bicara? Tulis: king, doctor, farmer, fish, teacher.',
          en: 'Who is speaking? Write: king, doctor, farmer, fish, teacher.',
        },
        items: [
          {
            question: 'I live in a big palace and wear a crown.',
            answer: 'king',
          },
          {
            question: "I can't walk, but I can swim.",
            answer: 'fish',
          },
          {
            question: 'I get up early and grow rice.',
            answer: 'farmer',
          },
          {
            question: 'Open your books at page ten.',
            answer: 'teacher',
          },
          {
            question: "Put out your tongue and say 'aah'.",
            answer: 'doctor',
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
            question: 'going / are / where / you / ?',
            answer: 'Where are you going?',
          },
          {
            question: "a / boat / make / let's",
            answer: "Let's make a boat.",
          },
          {
            question: 'have / I / idea / an',
            answer: 'I have an idea.',
          },
          {
            question: 'come / can / I / too / ?',
            answer: 'Can I come too?',
          },
          {
            question: 'time / upon / once / a',
            answer: 'once upon a time',
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
        en: 'hero',
        id: 'pahlawan',
      },
      {
        en: 'power',
        id: 'kekuatan',
      },
      {
        en: 'fly',
        id: 'terbang',
      },
      {
        en: 'invisible',
        id: 'tidak kelihatan',
      },
      {
        en: 'strong',
        id: 'kuat',
      },
      {
        en: 'mask',
        id: 'topeng',
      },
      {
        en: 'cape',
        id: 'jubah',
      },
      {
        en: 'help',
        id: 'menolong',
      },
      {
        en: 'save',
        id: 'menyelamatkan',
      },
      {
        en: 'weak',
        id: 'lemah',
      },
    ],
    texts: {
      beginner: {
        title: 'Captain Kelapa',
        kind: 'text',
        lines: [
          "This is Captain Kelapa. He lives on a small island near Manado. He wears a brown mask and a green cape. He can run very fast and he can talk to trees. He can't fly, but he can jump over a house! He helps fishermen in the rain. He is afraid of one thing: coconut crabs. They want to eat his hat!",
        ],
      },
      intermediate: {
        title: 'Captain Kelapa',
        kind: 'text',
        lines: [
          "Meet Captain Kelapa, the hero of a small island near Manado! He wears a brown mask and a long green cape. He isn't able to fly, but he can jump over a house and run faster than a motorbike. When there's a storm, the trees tell him which fisherman needs help. There's only one thing he fears: coconut crabs, because they love to eat his hat.",
        ],
      },
      advanced: {
        title: 'Captain Kelapa',
        kind: 'text',
        lines: [
          'On a small island near Manado, nobody worries about storms, because Captain Kelapa is listening. With his brown mask and green cape, he understands the language of trees, and they tell him whenever a fisherman is in danger. He has never been able to fly; instead, he leaps over houses and outruns motorbikes. His one weakness? Coconut crabs. They find his hat far too tasty!',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Kartu pahlawan',
          en: 'The hero card',
        },
        instruction: {
          id: 'Isi kartunya bersama-sama.',
          en: 'Fill in the card together.',
        },
        items: [
          'Name: ... Home: ...',
          'Clothes: ...',
          'He can ... and ...',
          "He can't ...",
          'He helps ...',
          'He is afraid of ...',
        ],
      },
      {
        title: {
          id: 'Bisa atau tidak?',
          en: 'Can you?',
        },
        instruction: {
          id: 'Tanya dan jawab, lalu tunjukkan!',
          en: 'Ask and answer, then show it!',
        },
        items: [
          'stand on one leg for twenty seconds',
          'say the alphabet fast',
          'touch your nose with your tongue',
          'count from ten to zero in English',
          'whistle',
        ],
      },
      {
        title: {
          id: 'Kekuatan dan kelemahan',
          en: 'Power and weakness',
        },
        instruction: {
          id: 'Gabungkan: dia bisa ... tetapi tidak bisa ...',
          en: "Join: can ... but can't ...",
        },
        items: [
          'Rubber Girl: reach the moon / tie her shoes',
          'Doctor Ice: stop a river / drink hot tea',
          'Super Snail: lift a bus / run',
          'Professor Sleep: read dreams / stay awake',
        ],
      },
      {
        title: {
          id: 'Pahlawanku',
          en: 'My hero',
        },
        instruction: {
          id: 'Ciptakan pahlawan, gambar cepat, lalu ceritakan. Gurumu wartawan.',
          en: 'Invent a hero, draw quickly and tell. Your teacher is a reporter.',
        },
        items: [
          "What's your hero's name? Where does he or she live?",
          "What can your hero do? What can't your hero do?",
          'Who does your hero help?',
          "What is your hero's weak point?",
          'Tell one adventure: One day ...',
        ],
      },
    ],
    keep: [
      {
        en: 'She can fly.',
        id: 'Dia bisa terbang. (can + kata kerja tanpa -s)',
      },
      {
        en: "He can't swim.",
        id: 'Dia tidak bisa berenang.',
      },
      {
        en: 'She is able to read dreams.',
        id: 'Dia mampu membaca mimpi. (able to = bisa)',
      },
      {
        en: 'He runs faster than a motorbike.',
        id: 'Larinya lebih cepat daripada sepeda motor.',
      },
      {
        en: 'Can you whistle? Yes, I can.',
        id: 'Bisakah kamu bersiul? Ya, bisa.',
      },
    ],
    practice: [
      {
        instruction: {
          id: "Tulis can atau can't.",
          en: "Write can or can't.",
        },
        items: [
          {
            question: 'A fish ____ swim.',
            answer: 'can',
          },
          {
            question: 'A stone ____ talk.',
            answer: "can't",
          },
          {
            question: 'A bird ____ fly.',
            answer: 'can',
          },
          {
            question: 'A baby ____ drive a bus.',
            answer: "can't",
          },
          {
            question: 'A monkey ____ climb a tree.',
            answer: 'can',
          },
          {
            question: 'A snake ____ play the guitar.',
            answer: "can't",
          },
        ],
      },
      {
        instruction: {
          id: 'Perbaiki satu kesalahan.',
          en: 'Correct the one mistake.',
        },
        items: [
          {
            question: 'She can flies.',
            answer: 'She can fly.',
          },
          {
            question: 'He can to jump.',
            answer: 'He can jump.',
          },
          {
            question: "My hero don't like fire.",
            answer: "My hero doesn't like fire.",
          },
          {
            question: 'She able to sing.',
            answer: 'She is able to sing.',
          },
          {
            question: 'Can he runs fast?',
            answer: 'Can he run fast?',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata: mask, cape, invisible, strong, save.',
          en: 'Write the word: mask, cape, invisible, strong, save.',
        },
        items: [
          {
            question: 'Nobody can see you. You are ____.',
            answer: 'invisible',
          },
          {
            question: 'You wear it on your face.',
            answer: 'mask',
          },
          {
            question: 'You wear it on your back and it flies in the wind.',
            answer: 'cape',
          },
          {
            question: 'You can lift a car. You are ____.',
            answer: 'strong',
          },
          {
            question: 'Help! Please ____ my cat from the fire!',
            answer: 'save',
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
        en: 'holiday',
        id: 'liburan',
      },
      {
        en: 'beach',
        id: 'pantai',
      },
      {
        en: 'mountain',
        id: 'gunung',
      },
      {
        en: 'suitcase',
        id: 'koper',
      },
      {
        en: 'stay',
        id: 'menginap',
      },
      {
        en: 'visit',
        id: 'mengunjungi',
      },
      {
        en: 'swim',
        id: 'berenang',
      },
      {
        en: 'tent',
        id: 'tenda',
      },
      {
        en: 'postcard',
        id: 'kartu pos',
      },
    ],
    texts: {
      beginner: {
        title: 'Two holidays',
        kind: 'text',
        lines: [
          "Hi, I'm Intan. Last holiday I went to my grandma's village in Toraja by bus. It was a long way! I fed the buffaloes and I swam in the river. At night I saw many stars. Next holiday I want to go to the sea. I want to sleep in a tent and find shells. I can't wait!",
        ],
      },
      intermediate: {
        title: 'Two holidays',
        kind: 'text',
        lines: [
          "I'm Intan. During the last holidays we visited my grandma in Toraja. The bus took all night, but it was worth it! Every morning I fed the buffaloes, and in the afternoon I swam in the river with my cousins. We even counted the stars. Next time I'd like to go to the sea. I'm going to sleep in a tent and look for shells.",
        ],
      },
      advanced: {
        title: 'Two holidays',
        kind: 'text',
        lines: [
          "Have you ever counted stars with your grandma? I did, in her village in Toraja, far from any streetlamp. The night bus was so bumpy that nobody slept, but the next morning I was already feeding buffaloes. We swam in the river until our fingers looked like raisins. For the next holidays I'm dreaming of the sea: a tent, the sound of waves and a bag full of shells.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Dulu dan nanti',
          en: 'Last time and next time',
        },
        instruction: {
          id: 'Pisahkan: yang sudah terjadi dan yang diinginkan.',
          en: 'Sort: what happened and what Intan wants.',
        },
        items: [
          'Last holiday: Where? How did she travel?',
          'What did she do with animals?',
          'Where did she swim?',
          'What did she see at night?',
          'Next holiday: Where? Where will she sleep?',
        ],
      },
      {
        title: {
          id: 'Aku mengemas koper',
          en: 'I pack my suitcase',
        },
        instruction: {
          id: 'Ulangi daftar dan tambah satu benda setiap giliran.',
          en: 'Repeat the list and add one thing each turn.',
        },
        items: [
          "I'm going to the beach and I'm taking a hat.",
          '... a hat and a ball.',
          'Now the mountains: a jacket and ...',
          'Now the moon: ...',
        ],
      },
      {
        title: {
          id: 'Kata kerja liburan',
          en: 'Holiday verbs',
        },
        instruction: {
          id: "Jawab dengan kalimat lengkap: Yes, I did. I ... / No, I didn't. I ...",
          en: "Answer in full: Yes, I did. I ... / No, I didn't. I ...",
        },
        items: [
          'Did you go to the beach?',
          'Did you visit your grandparents?',
          'Did you eat something new?',
          'Did you sleep in another bed?',
          'Did you see an animal?',
        ],
      },
      {
        title: {
          id: 'Kartu posku',
          en: 'My postcard',
        },
        instruction: {
          id: 'Ceritakan liburan lalu atau impian, lalu bacakan kartu posmu.',
          en: 'Tell about a past or a dream holiday, then read out your postcard.',
        },
        items: [
          "Dear ... , I'm in ... / I was in ...",
          'It is / was ... (weather!)',
          'I ... and I ...',
          'The best thing was ...',
          'Love from ...',
        ],
      },
    ],
    keep: [
      {
        en: 'I went to Toraja by bus.',
        id: 'Aku pergi ke Toraja naik bus. (go - went; by bus)',
      },
      {
        en: 'We saw many stars.',
        id: 'Kami melihat banyak bintang. (see - saw)',
      },
      {
        en: "Did you swim? No, I didn't.",
        id: 'Apakah kamu berenang? Tidak.',
      },
      {
        en: "I'd like to go to the sea.",
        id: 'Aku ingin pergi ke laut.',
      },
      {
        en: "I'm going to sleep in a tent.",
        id: 'Aku akan tidur di tenda. (rencana: going to)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis bentuk lampau kata kerjanya.',
          en: 'Write the verb in the past.',
        },
        items: [
          {
            question: 'We ____ to Lake Toba. (go)',
            answer: 'went',
          },
          {
            question: 'I ____ a big fish. (see)',
            answer: 'saw',
          },
          {
            question: 'She ____ in the pool. (swim)',
            answer: 'swam',
          },
          {
            question: 'They ____ grilled corn. (eat)',
            answer: 'ate',
          },
          {
            question: 'He ____ his uncle. (visit)',
            answer: 'visited',
          },
          {
            question: 'It ____ hot. (be)',
            answer: 'was',
          },
        ],
      },
      {
        instruction: {
          id: "Ubah menjadi kalimat dengan didn't.",
          en: "Change into a sentence with didn't.",
        },
        items: [
          {
            question: 'I slept.',
            answer: "I didn't sleep.",
          },
          {
            question: 'We went by train.',
            answer: "We didn't go by train.",
          },
          {
            question: 'She saw a shark.',
            answer: "She didn't see a shark.",
          },
          {
            question: 'He bought a hat.',
            answer: "He didn't buy a hat.",
          },
          {
            question: 'They took photos.',
            answer: "They didn't take photos.",
          },
        ],
      },
      {
        instruction: {
          id: 'Sudah (P) atau rencana (F)?',
          en: 'Past (P) or plan (F)?',
        },
        items: [
          {
            question: 'We stayed in a small hotel.',
            answer: 'P',
          },
          {
            question: "I'm going to learn to dive.",
            answer: 'F',
          },
          {
            question: 'She climbed a hill.',
            answer: 'P',
          },
          {
            question: "I'd like to ride a horse.",
            answer: 'F',
          },
          {
            question: "We're going to fly to Papua.",
            answer: 'F',
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
        en: 'talk show',
        id: 'acara bincang',
      },
      {
        en: 'guest',
        id: 'tamu',
      },
      {
        en: 'host',
        id: 'pembawa acara',
      },
      {
        en: 'microphone',
        id: 'mikrofon',
      },
      {
        en: 'interview',
        id: 'wawancara',
      },
      {
        en: 'clap',
        id: 'bertepuk tangan',
      },
      {
        en: 'smile',
        id: 'tersenyum',
      },
      {
        en: 'practise',
        id: 'berlatih',
      },
      {
        en: 'louder',
        id: 'lebih keras',
      },
    ],
    texts: {
      beginner: {
        title: 'Gilang is a host',
        kind: 'text',
        lines: [
          "Gilang practises for his talk show. His guest is his sister Ayla. He says, 'Hello and welcome to my show!' but he looks at the floor. Ayla says, 'Look at me and smile!' He tries again. Now he is too quiet. 'Louder, please!' says Ayla. The third time he smiles and speaks loudly. Mum and Dad clap. Gilang is ready!",
        ],
      },
      intermediate: {
        title: 'Gilang is a host',
        kind: 'text',
        lines: [
          "Tomorrow is Gilang's big talk show, so he's practising with his sister Ayla as his guest. 'Hello and welcome to my show,' he says, but his eyes are on the floor. 'Look at me and smile!' says Ayla. The second time his voice is too quiet, so she asks him to speak louder. The third time everything is right, and Mum and Dad clap.",
        ],
      },
      advanced: {
        title: 'Gilang is a host',
        kind: 'text',
        lines: [
          "Being a host is hard, as Gilang finds out the night before his talk show. On his first try he welcomes the floor instead of his guest, who is his sister Ayla. 'I'm up here,' she laughs, 'and I'd love a smile!' Next his voice is as quiet as a mouse. But the third time even Mum and Dad hear every word from the kitchen, and they clap.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Tiga kali mencoba',
          en: 'Three tries',
        },
        instruction: {
          id: 'Apa masalahnya, apa nasihatnya?',
          en: 'What is the problem, and what is the advice?',
        },
        items: [
          'The first time: Gilang looks ... Ayla says ...',
          'The second time: His voice is ... Ayla says ...',
          'The third time: ...',
          'Who claps?',
        ],
      },
      {
        title: {
          id: 'Bagian acaraku',
          en: 'The parts of my show',
        },
        instruction: {
          id: 'Pilih dan ucapkan kalimat untuk setiap bagian.',
          en: 'Choose and say sentences for every part.',
        },
        items: [
          "Start: Hello and welcome to ... ! I'm ...",
          'Guest: My guest today is ... (a toy, your mum, your teacher)',
          'Topic: Today we talk about ...',
          'Three questions: What ... ? When ... ? Why ... ?',
          'End: Thank you for coming! See you next time!',
        ],
      },
      {
        title: {
          id: 'Penonton bertanya',
          en: 'The audience asks',
        },
        instruction: {
          id: 'Gurumu menjadi penonton. Jawab dengan senyum.',
          en: 'Your teacher is in the audience. Answer with a smile.',
        },
        items: [
          'What is your favourite ...?',
          'Can you show us ...?',
          'Did you ...?',
          "If you don't know: Good question! I don't know. Do you?",
        ],
      },
      {
        title: {
          id: 'Coba, dengar, perbaiki',
          en: 'Try, listen, improve',
        },
        instruction: {
          id: 'Latih seluruh acara dua kali.',
          en: 'Practise the whole show twice.',
        },
        items: [
          'First time: your teacher gives you two stars and one wish.',
          'Say the wish back: I will speak louder. / I will look at the camera.',
          'Second time: make the wish come true!',
          'Clap for yourself.',
        ],
      },
    ],
    keep: [
      {
        en: 'Welcome to my show!',
        id: 'Selamat datang di acaraku!',
      },
      {
        en: 'My guest today is my sister.',
        id: 'Tamuku hari ini adalah kakakku.',
      },
      {
        en: 'Let me ask you a question.',
        id: 'Aku mau bertanya.',
      },
      {
        en: 'Can you say that again, please?',
        id: 'Bisa diulangi?',
      },
      {
        en: 'Thank you for coming.',
        id: 'Terima kasih sudah datang.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata tanya: What, When, Where, Who, Why.',
          en: 'Write the question word: What, When, Where, Who, Why.',
        },
        items: [
          {
            question: '____ is your best friend? - Wira.',
            answer: 'Who',
          },
          {
            question: '____ do you live? - In Jambi.',
            answer: 'Where',
          },
          {
            question: '____ is your birthday? - In May.',
            answer: 'When',
          },
          {
            question: "____ do you like cats? - Because they're soft.",
            answer: 'Why',
          },
          {
            question: '____ is your favourite food? - Soto.',
            answer: 'What',
          },
        ],
      },
      {
        instruction: {
          id: 'Awal (A), tengah (T), atau akhir (Z) acara?',
          en: 'Start (A), middle (T) or end (Z) of the show?',
        },
        items: [
          {
            question: 'Hello, everybody!',
            answer: 'A',
          },
          {
            question: 'See you next time!',
            answer: 'Z',
          },
          {
            question: 'My second question is about your pet.',
            answer: 'T',
          },
          {
            question: 'Welcome to my show!',
            answer: 'A',
          },
          {
            question: 'Thank you for coming.',
            answer: 'Z',
          },
        ],
      },
      {
        instruction: {
          id: 'Buat pertanyaan untuk jawaban ini dengan kata dalam kurung.',
          en: 'Make the question for the answer with the words in brackets.',
        },
        items: [
          {
            question: 'I get up at five. (what time / you / get up)',
            answer: 'What time do you get up?',
          },
          {
            question: 'Yes, I can swim. (you / swim)',
            answer: 'Can you swim?',
          },
          {
            question: 'I went to Lombok. (where / you / go)',
            answer: 'Where did you go?',
          },
          {
            question: "It's a turtle. (what / it)",
            answer: 'What is it?',
          },
          {
            question: "I'm happy because it's Friday. (why / you / happy)",
            answer: 'Why are you happy?',
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
        id: "Hari ini acaramu tayang! Pakai baju yang kamu suka dan siapkan 'mikrofon'.",
        en: "Today your show is on air! Wear what you like and get your 'microphone' ready.",
      },
      {
        id: 'Kamu boleh punya satu kartu kecil dengan lima kata.',
        en: 'You may have one small card with five words.',
      },
      {
        id: 'Keluarga boleh menonton dan bertepuk tangan, tetapi tidak membisikkan jawaban.',
        en: 'Your family may watch and clap, but may not whisper answers.',
      },
      {
        id: 'Setelah acara, gurumu menceritakan apa yang paling bagus dan satu hal untuk dilatih.',
        en: 'After the show your teacher tells you what was best and one thing to practise.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Acara bincangku',
          en: 'My talk show',
        },
        instruction: {
          id: 'Bawakan acaramu selama lima sampai tujuh menit.',
          en: 'Present your show for five to seven minutes.',
        },
        items: [
          'Welcome everybody and say your name.',
          'Introduce your guest (your teacher, a toy or a person at home).',
          "Ask your guest four questions and react: Really? Wow! That's funny!",
          'Tell something yourself: a story, a holiday, your hero or your pet.',
          'Thank everybody and say goodbye.',
        ],
      },
      {
        title: {
          id: 'Pertanyaan penonton',
          en: 'Questions from the audience',
        },
        instruction: {
          id: 'Jawab lima pertanyaan gurumu.',
          en: 'Answer five questions from your teacher.',
        },
        items: [
          'one about your school day',
          'one about the past: What did you ...?',
          'one about what you can do',
          'one about how you feel and why',
          'one surprise question',
        ],
      },
      {
        title: {
          id: 'Permainan terakhir',
          en: 'The last game',
        },
        instruction: {
          id: 'Pilih satu dan mainkan bersama.',
          en: 'Choose one and play it together.',
        },
        items: [
          'Market: buy three things and bargain.',
          'Treasure map: guide your teacher to the treasure.',
          'Picture story: tell six pictures that your teacher draws.',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Membawakan acara',
          en: 'Presenting',
        },
        points: 25,
        full: {
          id: 'Ada salam, isi, dan penutup; kamu menatap kamera dan tersenyum.',
          en: 'There is a hello, a middle and an end; you look at the camera and smile.',
        },
      },
      {
        name: {
          id: 'Bertanya dan menjawab',
          en: 'Asking and answering',
        },
        points: 25,
        full: {
          id: 'Pertanyaanmu jelas dan jawabanmu lebih dari satu kata.',
          en: 'Your questions are clear and your answers longer than one word.',
        },
      },
      {
        name: {
          id: 'Bercerita',
          en: 'Telling',
        },
        points: 20,
        full: {
          id: 'Ceritamu bisa diikuti dari awal sampai akhir.',
          en: 'People can follow your story from start to end.',
        },
      },
      {
        name: {
          id: 'Kata dan kalimat',
          en: 'Words and sentences',
        },
        points: 15,
        full: {
          id: 'Banyak kata dari kursus, dan kalimatnya hampir selalu benar.',
          en: 'Many words from the course, and sentences that are mostly right.',
        },
      },
      {
        name: {
          id: 'Suara',
          en: 'Voice',
        },
        points: 15,
        full: {
          id: 'Jelas, cukup keras, dan enak didengar.',
          en: 'Clear, loud enough and nice to hear.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
