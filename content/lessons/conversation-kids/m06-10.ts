import type { MeetingMaterial } from '../types.ts';

export const meetings06to10 = [
  {
    number: 6,
    kind: 'lesson',
    words: [
      {
        en: 'bed',
        id: 'tempat tidur',
      },
      {
        en: 'shelf',
        id: 'rak',
      },
      {
        en: 'pillow',
        id: 'bantal',
      },
      {
        en: 'wall',
        id: 'dinding',
      },
      {
        en: 'under',
        id: 'di bawah',
      },
      {
        en: 'next to',
        id: 'di sebelah',
      },
      {
        en: 'between',
        id: 'di antara',
      },
      {
        en: 'behind',
        id: 'di belakang',
      },
      {
        en: 'in the corner',
        id: 'di pojok',
      },
    ],
    texts: {
      beginner: {
        title: "Dito's room",
        kind: 'text',
        lines: [
          "This is my room. My bed is next to the window. It's blue. There is a shelf on the wall. There are six books and a toy bus on the shelf. My desk is next to the door. My bag is under the desk. There is a cat on my bed. It isn't my cat!",
        ],
      },
      intermediate: {
        title: "Dito's room",
        kind: 'text',
        lines: [
          "Welcome to my room in Semarang! My blue bed is next to the window, so I can see the mango tree. On the wall there's a shelf with six books and a toy bus. My desk is next to the door, and my bag is always under it. Look, there's a cat on my bed. That's strange, because I haven't got a cat!",
        ],
      },
      advanced: {
        title: "Dito's room",
        kind: 'text',
        lines: [
          "Step into my room and mind the bag under the desk next to the door! On your right, next to the window, is my blue bed, where I can hear the mango leaves at night. Above it hangs a shelf with six books and a toy bus that used to be Dad's. Somebody is sleeping on my pillow, though: a big orange cat that isn't even mine.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Di mana?',
          en: 'Where is it?',
        },
        instruction: {
          id: 'Jawab dengan in, on, under, next to.',
          en: 'Answer with in, on, under, next to.',
        },
        items: [
          'Where is the bed?',
          'Where is the bag?',
          'Where are the books?',
          'Where is the desk?',
          'Where is the cat, and whose cat is it?',
        ],
      },
      {
        title: {
          id: 'Kamar Dito di kertasku',
          en: "Dito's room on my paper",
        },
        instruction: {
          id: 'Baca lagi, lalu gambar kamar Dito. Bandingkan dengan gambar gurumu.',
          en: "Read again and draw Dito's room. Compare it with your teacher's drawing.",
        },
        items: [
          'Draw the window first, then the bed.',
          'Draw the shelf and count the books.',
          'Draw the desk and the bag.',
          'Say: In my picture there is ... / there are ...',
        ],
      },
      {
        title: {
          id: 'Benda yang bersembunyi',
          en: 'Hide and find',
        },
        instruction: {
          id: 'Sembunyikan mainan di kamar. Gurumu bertanya sampai ketemu.',
          en: 'Hide a toy in your room. Your teacher asks until it is found.',
        },
        items: [
          'Is it under the bed?',
          'Is it behind the door?',
          'Is it between two things?',
          'Warm or cold?',
        ],
      },
      {
        title: {
          id: 'Dikte gambar',
          en: 'Picture dictation',
        },
        instruction: {
          id: 'Gambarkan kamarmu dengan kata-kata; gurumu menggambar. Lalu bertukar.',
          en: 'Describe your room; your teacher draws it. Then change.',
        },
        items: [
          'Start: This is my room. The door is ...',
          'Say where five things are.',
          'Say the colours.',
          "Look at the drawing: Yes, that's right! / No, the lamp is on the left.",
        ],
      },
    ],
    keep: [
      {
        en: 'There is a bed. There are six books.',
        id: 'Ada satu tempat tidur. Ada enam buku. (satu: is; banyak: are)',
      },
      {
        en: 'The bag is under the desk.',
        id: 'Tasnya di bawah meja.',
      },
      {
        en: 'next to the window',
        id: 'di sebelah jendela',
      },
      {
        en: 'between the bed and the door',
        id: 'di antara tempat tidur dan pintu',
      },
      {
        en: 'Is there a lamp? Yes, there is.',
        id: 'Apakah ada lampu? Ya, ada.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis There is atau There are.',
          en: 'Write There is or There are.',
        },
        items: [
          {
            question: '____ a clock on the wall.',
            answer: 'There is',
          },
          {
            question: '____ two pillows on the bed.',
            answer: 'There are',
          },
          {
            question: '____ a mat in the corner.',
            answer: 'There is',
          },
          {
            question: '____ four shoes under the chair.',
            answer: 'There are',
          },
          {
            question: '____ many toys in the box.',
            answer: 'There are',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih kata yang benar.',
          en: 'Choose the right word.',
        },
        items: [
          {
            question: 'The fish is (in / on) the bowl.',
            answer: 'in',
          },
          {
            question: 'The lamp is (on / between) the desk.',
            answer: 'on',
          },
          {
            question: 'The ball is (under / in) the bed, on the floor.',
            answer: 'under',
          },
          {
            question: 'I sit (between / behind) Mum and Dad.',
            answer: 'between',
          },
          {
            question: 'The picture is (on / in) the wall.',
            answer: 'on',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis nama bendanya.',
          en: 'Write the name of the thing.',
        },
        items: [
          {
            question: 'You sleep in it.',
            answer: 'bed',
          },
          {
            question: 'You put your head on it in bed.',
            answer: 'pillow',
          },
          {
            question: 'You open it and walk into the room.',
            answer: 'door',
          },
          {
            question: 'It gives you light.',
            answer: 'lamp',
          },
          {
            question: 'You put your books on it, on the wall.',
            answer: 'shelf',
          },
        ],
      },
    ],
  },
  {
    number: 7,
    kind: 'lesson',
    words: [
      {
        en: 'hurt',
        id: 'sakit',
      },
      {
        en: 'headache',
        id: 'sakit kepala',
      },
      {
        en: 'tummy ache',
        id: 'sakit perut',
      },
      {
        en: 'fever',
        id: 'demam',
      },
      {
        en: 'cough',
        id: 'batuk',
      },
      {
        en: 'medicine',
        id: 'obat',
      },
      {
        en: 'rest',
        id: 'beristirahat',
      },
      {
        en: 'open your mouth',
        id: 'buka mulutmu',
      },
      {
        en: 'better',
        id: 'lebih baik',
      },
    ],
    texts: {
      beginner: {
        title: 'Sinta and the three ice creams',
        kind: 'dialogue',
        lines: [
          "Doctor: Hello, Sinta. What's the matter?",
          'Sinta: My tummy hurts.',
          'Doctor: Let me see. Does it hurt here?',
          'Sinta: Ouch! Yes, it does.',
          'Doctor: What did you eat?',
          'Sinta: Three ice creams.',
          "Doctor: Three! Open your mouth, please. Good. You don't have a fever.",
          'Sinta: Do I need medicine?',
          'Doctor: No. Drink warm water and rest. No ice cream today!',
          'Sinta: And tomorrow?',
          'Doctor: Only one!',
        ],
      },
      intermediate: {
        title: 'Sinta and the three ice creams',
        kind: 'dialogue',
        lines: [
          "Doctor: Good morning, Sinta. What's the matter with you?",
          "Sinta: I've got a terrible tummy ache.",
          'Doctor: Show me where it hurts. Here?',
          'Sinta: Ouch! Yes, right there.',
          'Doctor: What did you eat yesterday?',
          'Sinta: Rice, soup and ... three ice creams.',
          "Doctor: I see! Well, you haven't got a fever, so you don't need medicine. Drink warm water and rest.",
          'Sinta: Can I have ice cream tomorrow?',
          'Doctor: Yes, but only one!',
        ],
      },
      advanced: {
        title: 'Sinta and the three ice creams',
        kind: 'dialogue',
        lines: [
          "Doctor: Come in, Sinta. You look pale. What's wrong?",
          'Sinta: My tummy has been hurting since last night.',
          'Doctor: Lie down and tell me if this hurts.',
          "Sinta: Ouch! That's the place.",
          'Doctor: Did you eat anything unusual?',
          'Sinta: Well, I had three ice creams at a party.',
          "Doctor: There's the answer! You haven't got a fever, so just drink warm water and rest.",
          'Sinta: When may I eat ice cream again?',
          'Doctor: Tomorrow, but only one!',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Kartu pasien',
          en: "The patient's card",
        },
        instruction: {
          id: 'Isi kartunya bersama-sama dengan suara keras.',
          en: 'Fill in the card together, out loud.',
        },
        items: ['Name: ...', 'What hurts: ...', 'Why: ...', 'Fever: yes / no', 'What to do: ...'],
      },
      {
        title: {
          id: 'Tunjuk dan katakan',
          en: 'Point and say',
        },
        instruction: {
          id: 'Gurumu memegang bagian badan dan meringis. Katakan apa yang sakit.',
          en: 'Your teacher holds a part of the body and makes a face. Say what hurts.',
        },
        items: [
          'Your ear hurts!',
          'Your knee hurts!',
          'You have a toothache.',
          'You have a headache.',
          'Now you do it: My ... hurts!',
        ],
      },
      {
        title: {
          id: 'Saran dokter cilik',
          en: "The little doctor's advice",
        },
        instruction: {
          id: "Beri saran: You should ... atau Don't ...",
          en: "Give advice: You should ... or Don't ...",
        },
        items: [
          'I have a cough.',
          'My tooth hurts.',
          "I'm very hot and I have a fever.",
          'I cut my finger.',
          "I can't sleep.",
        ],
      },
      {
        title: {
          id: 'Di ruang dokter',
          en: "In the doctor's room",
        },
        instruction: {
          id: 'Mainkan jadi pasien, lalu jadi dokter. Bonekamu juga boleh sakit.',
          en: 'Play the patient, then the doctor. Your toy can be ill, too.',
        },
        items: [
          "Doctor: What's the matter?",
          'Patient: My ... hurts. / I have a ...',
          'Doctor: Open your mouth. Breathe in.',
          'Doctor: You should ...',
          'Patient: Thank you, doctor. I feel better!',
        ],
      },
    ],
    keep: [
      {
        en: "What's the matter?",
        id: 'Kamu kenapa?',
      },
      {
        en: 'My tummy hurts.',
        id: 'Perutku sakit. (satu: hurts; dua: My ears hurt)',
      },
      {
        en: 'I have a headache.',
        id: 'Kepalaku sakit. (pakai a)',
      },
      {
        en: 'You should rest.',
        id: 'Sebaiknya kamu beristirahat.',
      },
      {
        en: 'I feel better.',
        id: 'Aku merasa lebih baik.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis hurt atau hurts.',
          en: 'Write hurt or hurts.',
        },
        items: [
          {
            question: 'My arm ____.',
            answer: 'hurts',
          },
          {
            question: 'My feet ____.',
            answer: 'hurt',
          },
          {
            question: 'My back ____.',
            answer: 'hurts',
          },
          {
            question: 'His eyes ____.',
            answer: 'hurt',
          },
          {
            question: 'Her knee ____.',
            answer: 'hurts',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: headache, cough, fever, toothache, tummy ache.',
          en: 'Complete with: headache, cough, fever, toothache, tummy ache.',
        },
        items: [
          {
            question: "I'm too hot: 39 degrees! I have a ____.",
            answer: 'fever',
          },
          {
            question: 'I ate too many sweets, and now my tooth hurts. I have a ____.',
            answer: 'toothache',
          },
          {
            question: 'My head hurts. I have a ____.',
            answer: 'headache',
          },
          {
            question: 'Uhuk, uhuk! I have a ____.',
            answer: 'cough',
          },
          {
            question: 'I ate ten green mangoes. I have a ____.',
            answer: 'tummy ache',
          },
        ],
      },
      {
        instruction: {
          id: 'Cocokkan dengan saran a-e: a You should drink something. b You should go to bed. c You should wash it. d You should put on a jacket. e You should see a dentist.',
          en: 'Match with the advice a-e: a You should drink something. b You should go to bed. c You should wash it. d You should put on a jacket. e You should see a dentist.',
        },
        items: [
          {
            question: "I'm cold.",
            answer: 'd',
          },
          {
            question: "I'm tired.",
            answer: 'b',
          },
          {
            question: "I'm thirsty.",
            answer: 'a',
          },
          {
            question: 'I have a toothache.',
            answer: 'e',
          },
          {
            question: 'My knee is dirty.',
            answer: 'c',
          },
        ],
      },
    ],
  },
  {
    number: 8,
    kind: 'lesson',
    words: [
      {
        en: 'happy',
        id: 'senang',
      },
      {
        en: 'sad',
        id: 'sedih',
      },
      {
        en: 'angry',
        id: 'marah',
      },
      {
        en: 'scared',
        id: 'takut',
      },
      {
        en: 'bored',
        id: 'bosan',
      },
      {
        en: 'proud',
        id: 'bangga',
      },
      {
        en: 'surprised',
        id: 'kaget',
      },
      {
        en: 'cry',
        id: 'menangis',
      },
      {
        en: 'because',
        id: 'karena',
      },
      {
        en: 'hug',
        id: 'pelukan',
      },
    ],
    texts: {
      beginner: {
        title: "Bulan's day",
        kind: 'text',
        lines: [
          'In the morning Bulan is happy because it is her turn to water the flowers. At ten she is sad because her friend Nita is ill. At twelve she is angry because a boy takes her pencil. He says sorry, so it is OK. In the evening there is a storm and she is scared. Mum gives her a hug. Now she feels safe.',
        ],
      },
      intermediate: {
        title: "Bulan's day",
        kind: 'text',
        lines: [
          'Bulan had many feelings today. First she was happy, because it was her turn to water the class flowers. Then she felt sad, as her best friend Nita was ill at home. At lunch a boy took her pencil, which made her angry, but he said sorry and gave it back. In the evening a loud storm scared her, so Mum gave her a long hug.',
        ],
      },
      advanced: {
        title: "Bulan's day",
        kind: 'text',
        lines: [
          "If feelings were colours, Bulan's day would be a rainbow. She was proud and happy to water the class flowers, until she saw the empty chair of her friend Nita, who was ill. At lunch she nearly exploded when a boy grabbed her pencil; luckily, he said sorry. That night thunder shook the windows and scared her out of bed. One hug from Mum, and all was well.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Perasaan Bulan',
          en: "Bulan's feelings",
        },
        instruction: {
          id: 'Mengapa? Jawab dengan because.',
          en: 'Why? Answer with because.',
        },
        items: [
          'Why is Bulan happy?',
          'Why is she sad?',
          'Why is she angry? What does the boy say?',
          'Why is she scared? Who helps?',
        ],
      },
      {
        title: {
          id: 'Wajah misterius',
          en: 'Mystery faces',
        },
        instruction: {
          id: 'Buat wajah tanpa suara. Gurumu menebak, lalu bertukar.',
          en: 'Make a face without a sound. Your teacher guesses, then change.',
        },
        items: ['happy', 'bored', 'surprised', 'angry', 'proud', "Are you ...? Yes, I am. / No, I'm not."],
      },
      {
        title: {
          id: 'Perasaan dan sebabnya',
          en: 'Feelings and reasons',
        },
        instruction: {
          id: 'Lengkapi tentang dirimu.',
          en: 'Complete about yourself.',
        },
        items: [
          "I'm happy when ...",
          "I'm scared of ...",
          'I get angry when ...',
          "I'm bored when ...",
          'I was proud when ...',
        ],
      },
      {
        title: {
          id: 'Teman yang baik',
          en: 'A kind friend',
        },
        instruction: {
          id: 'Gurumu sedang punya perasaan. Tanyakan dan bantu.',
          en: 'Your teacher has a feeling. Ask and help.',
        },
        items: [
          "Ask: Are you OK? What's wrong?",
          "Listen: I'm sad because my bird flew away.",
          "Say: I'm sorry. / Don't worry. / That's great!",
          "Help: Let's ... / You can ... / Do you want a hug?",
        ],
      },
    ],
    keep: [
      {
        en: "I'm happy because it's Sunday.",
        id: 'Aku senang karena ini hari Minggu.',
      },
      {
        en: "I'm scared of dogs.",
        id: 'Aku takut anjing. (scared of)',
      },
      {
        en: 'Why are you sad?',
        id: 'Mengapa kamu sedih? (are sebelum you)',
      },
      {
        en: "Don't worry.",
        id: 'Jangan khawatir.',
      },
      {
        en: "I'm bored. The film is boring.",
        id: 'Aku bosan. Filmnya membosankan.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis perasaannya: happy, sad, angry, scared, tired, proud.',
          en: 'Write the feeling: happy, sad, angry, scared, tired, proud.',
        },
        items: [
          {
            question: "It's my birthday and everybody is singing. I'm ____.",
            answer: 'happy',
          },
          {
            question: "My hamster is lost. I'm ____.",
            answer: 'sad',
          },
          {
            question: "I swam and ran all day. I'm ____.",
            answer: 'tired',
          },
          {
            question: "There's a big spider in my bed. I'm ____.",
            answer: 'scared',
          },
          {
            question: "My brother broke my robot and laughed. I'm ____.",
            answer: 'angry',
          },
          {
            question: "I made this cake all by myself. I'm ____.",
            answer: 'proud',
          },
        ],
      },
      {
        instruction: {
          id: 'Sambung dengan because.',
          en: 'Join with because.',
        },
        items: [
          {
            question: "I'm hungry. I didn't eat breakfast.",
            answer: "I'm hungry because I didn't eat breakfast.",
          },
          {
            question: "She's happy. She has a new bike.",
            answer: "She's happy because she has a new bike.",
          },
          {
            question: "He's sad. It's raining.",
            answer: "He's sad because it's raining.",
          },
          {
            question: "They're late. They missed the bus.",
            answer: "They're late because they missed the bus.",
          },
          {
            question: "We're bored. There's nothing to do.",
            answer: "We're bored because there's nothing to do.",
          },
        ],
      },
      {
        instruction: {
          id: 'Urutkan kata menjadi pertanyaan.',
          en: 'Put the words in order to make a question.',
        },
        items: [
          {
            question: 'OK / you / are',
            answer: 'Are you OK?',
          },
          {
            question: 'sad / why / you / are',
            answer: 'Why are you sad?',
          },
          {
            question: "wrong / what's",
            answer: "What's wrong?",
          },
          {
            question: 'want / a hug / do / you',
            answer: 'Do you want a hug?',
          },
          {
            question: 'she / angry / is',
            answer: 'Is she angry?',
          },
        ],
      },
    ],
  },
  {
    number: 9,
    kind: 'lesson',
    words: [
      {
        en: 'weather',
        id: 'cuaca',
      },
      {
        en: 'sunny',
        id: 'cerah',
      },
      {
        en: 'cloudy',
        id: 'berawan',
      },
      {
        en: 'rainy',
        id: 'hujan',
      },
      {
        en: 'windy',
        id: 'berangin',
      },
      {
        en: 'storm',
        id: 'badai',
      },
      {
        en: 'degree',
        id: 'derajat',
      },
      {
        en: 'umbrella',
        id: 'payung',
      },
      {
        en: 'temperature',
        id: 'suhu',
      },
      {
        en: 'tomorrow',
        id: 'besok',
      },
    ],
    texts: {
      beginner: {
        title: 'Here is the weather!',
        kind: 'text',
        lines: [
          "Good morning! I'm Lintang and here is the weather. In Medan it's sunny. It's thirty-two degrees. In Bogor it's rainy, so take your umbrella! In Kupang it's windy. You can fly a kite. In Wamena it's cloudy and cold. Wear a jacket! Tomorrow it's sunny everywhere. Have a nice day!",
        ],
      },
      intermediate: {
        title: 'Here is the weather!',
        kind: 'text',
        lines: [
          "Good morning, everybody! I'm Lintang with the weather. Let's begin in Medan, where it's sunny and very hot: thirty-two degrees. In Bogor it's raining again, so don't forget your umbrella. It's windy in Kupang, which is perfect for flying kites. Wamena is cloudy and cold, so wear a warm jacket. Tomorrow the sun is going to shine everywhere. Have a lovely day!",
        ],
      },
      advanced: {
        title: 'Here is the weather!',
        kind: 'text',
        lines: [
          'Good morning, and welcome to the weather with me, Lintang! Medan is enjoying bright sunshine and a hot thirty-two degrees. No surprise from Bogor: heavy rain is on its way, so keep your umbrella close. Strong winds are blowing over Kupang, and kites are already in the air. Up in Wamena, thick clouds are hiding the mountains, so a warm jacket is a must. Tomorrow we can all expect sunshine!',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Peta cuaca',
          en: 'The weather map',
        },
        instruction: {
          id: 'Sebutkan cuaca tiap kota dan barang yang perlu dibawa.',
          en: 'Say the weather of each city and what you need.',
        },
        items: ['Medan', 'Bogor', 'Kupang', 'Wamena', 'What is the weather like tomorrow?'],
      },
      {
        title: {
          id: 'Lihat ke luar!',
          en: 'Look outside!',
        },
        instruction: {
          id: 'Jawab tentang cuaca di tempatmu.',
          en: 'Answer about the weather where you are.',
        },
        items: [
          "What's the weather like today?",
          'Is it hotter than yesterday?',
          'What are you wearing?',
          'What can you do in this weather?',
          'What weather do you like best? Why?',
        ],
      },
      {
        title: {
          id: 'Suara cuaca',
          en: 'Weather sounds',
        },
        instruction: {
          id: 'Gurumu membuat suara. Katakan cuacanya.',
          en: 'Your teacher makes a sound. Say the weather.',
        },
        items: [
          'Drip, drip, drip (fingers on the table)',
          'Whoosh!',
          'Boom! Crash!',
          'Phew! (wiping the face)',
          'Brrr!',
        ],
      },
      {
        title: {
          id: 'Siaran langsung',
          en: 'Live on TV',
        },
        instruction: {
          id: 'Bawakan ramalan cuaca untuk empat tempat. Sendok bisa jadi mikrofon!',
          en: 'Present the weather for four places. A spoon can be your microphone!',
        },
        items: [
          "Hello, I'm ... and here is the weather.",
          "In ... it's ... and ... degrees.",
          "Take your ... ! / Don't forget your ... !",
          "Tomorrow it's going to be ...",
          'Goodbye and have a nice day!',
        ],
      },
    ],
    keep: [
      {
        en: "What's the weather like?",
        id: 'Cuacanya bagaimana?',
      },
      {
        en: "It's sunny.",
        id: "Cuacanya cerah. (pakai it's, bukan 'The weather sunny')",
      },
      {
        en: "It's raining.",
        id: 'Sekarang sedang hujan.',
      },
      {
        en: "Don't forget your umbrella!",
        id: 'Jangan lupa payungmu!',
      },
      {
        en: "It's going to be windy tomorrow.",
        id: 'Besok akan berangin.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis cuacanya.',
          en: 'Write the weather word.',
        },
        items: [
          {
            question: "The sun is shining. It's s____.",
            answer: 'sunny',
          },
          {
            question: "There's a lot of wind. It's w____.",
            answer: 'windy',
          },
          {
            question: "There are many clouds. It's c____.",
            answer: 'cloudy',
          },
          {
            question: "It rains all day. It's a r____ day.",
            answer: 'rainy',
          },
          {
            question: "The temperature is three degrees. It's c____.",
            answer: 'cold',
          },
        ],
      },
      {
        instruction: {
          id: 'Apa yang kamu perlukan? Tulis: umbrella, kite, jacket, sun hat, boots.',
          en: 'What do you need? Write: umbrella, kite, jacket, sun hat, boots.',
        },
        items: [
          {
            question: "It's raining and you walk to school. You want to keep your head dry.",
            answer: 'umbrella',
          },
          {
            question: "It's windy and you want to play.",
            answer: 'kite',
          },
          {
            question: "It's cold on the mountain.",
            answer: 'jacket',
          },
          {
            question: "It's very sunny on the beach.",
            answer: 'sun hat',
          },
          {
            question: "There's water and mud all over the path. You don't want wet feet.",
            answer: 'boots',
          },
        ],
      },
      {
        instruction: {
          id: 'Susun kata menjadi kalimat.',
          en: 'Put the words in order.',
        },
        items: [
          {
            question: "sunny / it's / Medan / in",
            answer: "It's sunny in Medan.",
          },
          {
            question: "weather / what's / like / the / ?",
            answer: "What's the weather like?",
          },
          {
            question: "your / forget / don't / hat",
            answer: "Don't forget your hat.",
          },
          {
            question: "going to / it's / rain",
            answer: "It's going to rain.",
          },
          {
            question: "degrees / it's / thirty",
            answer: "It's thirty degrees.",
          },
        ],
      },
    ],
  },
  {
    number: 10,
    kind: 'test',
    instructions: [
      {
        id: 'Hari ini kamu menunjukkan kehebatanmu! Kita mengobrol tentang pertemuan 1 sampai 9.',
        en: 'Today you show what you can do! We chat about meetings 1 to 9.',
      },
      {
        id: 'Siapkan satu mainan dan satu benda kesukaanmu.',
        en: 'Get one toy and one favourite thing ready.',
      },
      {
        id: 'Kalau tidak tahu kata, tunjuk, gambar, atau tanya: How do you say ...?',
        en: "If you don't know a word, point, draw or ask: How do you say ...?",
      },
      {
        id: 'Orang tua boleh membantu memasang kamera, tetapi jawabannya darimu, ya.',
        en: 'A parent may help with the camera, but the answers come from you.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Mengobrol',
          en: 'A chat',
        },
        instruction: {
          id: 'Jawab gurumu dan ajukan tiga pertanyaan.',
          en: 'Answer your teacher and ask three questions.',
        },
        items: [
          'Say hello. How are you today? Why?',
          "What's the weather like? What are you wearing?",
          'Tell me about a pet.',
          'What snack do you like? Ask your teacher, too.',
        ],
      },
      {
        title: {
          id: 'Tunjukkan dan gambarkan',
          en: 'Show and describe',
        },
        instruction: {
          id: 'Bicara tentang dua hal.',
          en: 'Talk about two things.',
        },
        items: [
          'Show your favourite thing: five sentences.',
          'Describe your room; your teacher draws it and asks two questions.',
          'Explain one rule of a game you like.',
        ],
      },
      {
        title: {
          id: 'Bermain peran',
          en: 'Role play',
        },
        instruction: {
          id: 'Mainkan dua adegan dengan gurumu.',
          en: 'Act out two scenes with your teacher.',
        },
        items: [
          'At the snack shop: buy two things and get your change.',
          "At the doctor's: your toy is ill. Say what hurts.",
          'Say goodbye. Then tell your teacher: In the next meetings I want to learn ...',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Berani berbicara',
          en: 'Speaking up',
        },
        points: 30,
        full: {
          id: 'Kamu menjawab sendiri dan mencoba lagi kalau sulit.',
          en: 'You answer on your own and try again when it is hard.',
        },
      },
      {
        name: {
          id: 'Mengerti',
          en: 'Understanding',
        },
        points: 25,
        full: {
          id: 'Kamu mengerti pertanyaan, atau meminta diulang dengan sopan.',
          en: 'You understand the questions or ask politely to hear them again.',
        },
      },
      {
        name: {
          id: 'Kata-kata',
          en: 'Words',
        },
        points: 20,
        full: {
          id: 'Kamu memakai banyak kata dari pertemuan 1 sampai 9.',
          en: 'You use many words from meetings 1 to 9.',
        },
      },
      {
        name: {
          id: 'Kalimat',
          en: 'Sentences',
        },
        points: 15,
        full: {
          id: 'Kalimatmu lebih dari satu kata dan hampir selalu benar.',
          en: 'Your sentences are longer than one word and mostly right.',
        },
      },
      {
        name: {
          id: 'Ucapan',
          en: 'Saying it clearly',
        },
        points: 10,
        full: {
          id: 'Gurumu mudah menangkap kata-katamu.',
          en: 'Your teacher catches your words easily.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
