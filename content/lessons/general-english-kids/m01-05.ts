import type { MeetingMaterial } from '../types.ts';

export const generalEnglishKidsMeetings01To05 = [
  {
    number: 1,
    kind: 'lesson',
    words: [
      { en: 'hello', id: 'halo' },
      { en: 'goodbye', id: 'sampai jumpa' },
      { en: 'name', id: 'nama' },
      { en: 'friend', id: 'teman' },
      { en: 'morning', id: 'pagi' },
      { en: 'afternoon', id: 'siang, sore' },
      { en: 'thank you', id: 'terima kasih' },
      { en: 'years old', id: 'tahun (umur)' },
      { en: 'new', id: 'baru' },
    ],
    texts: {
      beginner: {
        title: 'A new friend',
        kind: 'dialogue',
        lines: [
          "Bimo: Hello! I'm Bimo.",
          'Emily: Hi, Bimo! My name is Emily.',
          'Bimo: How old are you, Emily?',
          "Emily: I'm eight. And you?",
          "Bimo: I'm eight too! How are you?",
          "Emily: I'm fine, thank you.",
          'Bimo: Do you like football?',
          'Emily: Yes!',
          "Bimo: Come on! Let's play!",
        ],
      },
      intermediate: {
        title: 'Who is that girl?',
        kind: 'dialogue',
        lines: [
          "Bimo: Hello! You are new here. What's your name?",
          "Emily: Good morning! I'm Emily, and I'm from London.",
          "Bimo: My name is Bimo. That's B-I-M-O. I live next door.",
          "Emily: Nice to meet you, Bimo. I'm eight years old. And you?",
          "Bimo: I'm eight too. Do you like football?",
          'Emily: Yes, very much!',
          "Bimo: Great! Let's play in the garden.",
        ],
      },
      advanced: {
        title: 'Next door to Bimo',
        kind: 'dialogue',
        lines: [
          'Bimo: Good morning! Are you the new girl from London?',
          "Emily: Yes, I am. My name is Emily, but my friends call me Em. And what's your name?",
          "Bimo: I'm Bimo, and I live in the house next door. I'm eight. How old are you?",
          "Emily: I'm eight too! Is that your ball?",
          'Bimo: Yes, it is. Do you like football?',
          'Emily: I love it! Can I play with you?',
          'Bimo: Of course. Come on, Em!',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Menyapa', en: 'Say hello' },
        instruction: {
          id: 'Sapa gurumu dengan enam cara. Lambaikan tangan waktu menyapa!',
          en: 'Say hello to your teacher in six ways. Wave when you say it!',
        },
        items: ['Hello!', 'Hi!', 'Good morning!', 'Good afternoon!', 'How are you?', 'Nice to meet you!'],
      },
      {
        title: { id: 'Bimo dan Emily', en: 'Bimo and Emily' },
        instruction: {
          id: 'Baca dialognya dengan gurumu. Lalu jawab.',
          en: 'Read the dialogue with your teacher. Then answer.',
        },
        items: [
          "What is the boy's name?",
          "What is the girl's name?",
          'How old is Bimo?',
          'How old is Emily?',
          'What do they play?',
        ],
      },
      {
        title: { id: 'Namaku dalam huruf', en: 'My name in letters' },
        instruction: {
          id: 'Eja nama-nama ini. Gurumu menuliskannya.',
          en: 'Spell these names. Your teacher writes them down.',
        },
        items: ['Putu', 'Rara', 'Kevin', 'Aisyah', 'your own name', "your friend's name"],
      },
      {
        title: { id: 'Halo, boneka!', en: 'Hello, puppet!' },
        instruction: {
          id: 'Ambil satu mainan. Mainanmu bertemu mainan gurumu. Tanya dan jawab.',
          en: "Take a toy. Your toy meets your teacher's toy. Ask and answer.",
        },
        items: [
          "Hello! What's your name?",
          'How old are you?',
          'How are you?',
          'Do you like ...?',
          'Goodbye! See you!',
        ],
      },
    ],
    keep: [
      { en: "What's your name?", id: 'Siapa namamu? Untuk nama pakai what, bukan who.' },
      { en: "My name is Rara. / I'm Rara.", id: 'Namaku Rara. / Aku Rara.' },
      { en: "How old are you? I'm eight.", id: "Umurmu berapa? Delapan tahun. Bukan 'I eight'." },
      { en: "How are you? I'm fine, thank you.", id: 'Apa kabar? Baik, terima kasih.' },
      { en: 'Good morning! / Good afternoon!', id: 'Selamat pagi! / Selamat siang atau sore!' },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata yang hilang: am, is, atau are.',
          en: 'Write the missing word: am, is or are.',
        },
        items: [
          { question: 'I ____ Putu.', answer: 'am' },
          { question: 'My name ____ Tiara.', answer: 'is' },
          { question: 'How old ____ you?', answer: 'are' },
          { question: 'I ____ nine years old.', answer: 'am' },
          { question: 'How ____ you today?', answer: 'are' },
        ],
      },
      {
        instruction: {
          id: 'Jawaban mana yang benar? Tulis A atau B.',
          en: 'Which answer is right? Write A or B.',
        },
        items: [
          { question: "What's your name? A I'm fine. B I'm Yosua.", answer: 'B' },
          { question: "How old are you? A I'm ten. B It's a cat.", answer: 'A' },
          { question: "How are you? A I'm Lila. B I'm fine, thank you.", answer: 'B' },
          { question: 'Nice to meet you! A Nice to meet you too! B Goodbye!', answer: 'A' },
          { question: "Good morning! A Good morning! B I'm seven.", answer: 'A' },
        ],
      },
    ],
  },
  {
    number: 2,
    kind: 'lesson',
    words: [
      { en: 'red', id: 'merah' },
      { en: 'blue', id: 'biru' },
      { en: 'yellow', id: 'kuning' },
      { en: 'green', id: 'hijau' },
      { en: 'orange', id: 'jingga, oranye' },
      { en: 'purple', id: 'ungu' },
      { en: 'kite', id: 'layang-layang' },
      { en: 'count', id: 'menghitung' },
      { en: 'twelve', id: 'dua belas' },
      { en: 'twenty', id: 'dua puluh' },
    ],
    texts: {
      beginner: {
        title: 'Kites in the sky',
        kind: 'text',
        lines: [
          'Look up! I see kites in the sky. One kite is red. Two kites are blue. Three kites are yellow. My kite is green. It is small. How many kites are there? One, two, three, four, five, six, seven! Seven kites! Goodbye, kites!',
        ],
      },
      intermediate: {
        title: 'Seven kites',
        kind: 'text',
        lines: [
          "It is a windy day in Bali. Ketut and his friends are in the rice field. Look at the sky! There is one red kite, and there are two blue kites. There are three yellow kites too. Ketut's kite is green. It is small, but it is very fast. How many kites are there? There are seven. What a beautiful sky!",
        ],
      },
      advanced: {
        title: 'The smallest kite',
        kind: 'text',
        lines: [
          "On a windy day in Bali, Ketut runs to the rice field with his new kite. His friends are already there. High in the sky he can see one red kite, two blue kites and three yellow kites. They are big and strong. Ketut's green kite is the smallest, but it goes up and up! Now there are seven kites, and the green one is at the top.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Hitung bersamaku', en: 'Count with me' },
        instruction: {
          id: 'Hitung keras-keras. Tepuk tangan sekali untuk tiap angka.',
          en: 'Count aloud. Clap once for every number.',
        },
        items: [
          'from one to ten',
          'from ten to twenty',
          'from twenty back to ten',
          'two, four, six ... twenty',
          'the kites in the story',
        ],
      },
      {
        title: { id: 'Cari warnanya', en: 'Find the colour' },
        instruction: {
          id: "Lari! Ambil satu benda untuk tiap warna dan katakan: It's red. It's a red ...",
          en: "Run! Bring one thing of each colour and say: It's red. It's a red ...",
        },
        items: ['red', 'blue', 'yellow', 'green', 'black', 'white'],
      },
      {
        title: { id: 'Hitungan warna', en: 'Colour sums' },
        instruction: { id: 'Ucapkan jawaban lengkapnya.', en: 'Say the whole answer.' },
        items: [
          'two red kites and three blue kites are ... kites',
          'six pencils and six pencils are ... pencils',
          'ten balls and nine balls are ... balls',
          'blue and yellow make ...',
          'red and yellow make ...',
          'blue and red make ...',
        ],
      },
      {
        title: { id: 'Layang-layangku', en: 'My kite' },
        instruction: {
          id: 'Gambar layang-layang tiga warna. Sembunyikan! Ceritakan; gurumu menggambar yang kamu katakan. Lalu bandingkan.',
          en: 'Draw a kite with three colours. Hide it! Describe it; your teacher draws what you say. Then compare.',
        },
        items: [
          'My kite is ... and ...',
          'It is big / small.',
          'It has ... stars. They are ...',
          'The tail is ...',
        ],
      },
    ],
    keep: [
      { en: "What colour is it? It's green.", id: 'Warnanya apa? Hijau.' },
      { en: 'a green kite', id: "layang-layang hijau. Warna berdiri di depan: bukan 'a kite green'." },
      { en: 'one kite, two kites', id: 'satu layang-layang, dua layang-layang. Lebih dari satu: tambah -s.' },
      { en: 'How many kites are there? There are seven.', id: 'Ada berapa layang-layang? Ada tujuh.' },
      { en: 'thirteen, thirty', id: 'tiga belas, tiga puluh. Dengarkan akhirnya: -teen dan -ty.' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis angkanya dengan huruf.', en: 'Write the number as a word.' },
        items: [
          { question: '3', answer: 'three' },
          { question: '8', answer: 'eight' },
          { question: '11', answer: 'eleven' },
          { question: '12', answer: 'twelve' },
          { question: '15', answer: 'fifteen' },
          { question: '20', answer: 'twenty' },
        ],
      },
      {
        instruction: { id: 'Susun kata-katanya.', en: 'Put the words in order.' },
        items: [
          { question: "a / It's / ball / blue", answer: "It's a blue ball." },
          { question: 'is / green / My / bag', answer: 'My bag is green.' },
          { question: 'balloons / I / six / have', answer: 'I have six balloons.' },
          { question: 'colour / What / it / is', answer: 'What colour is it?' },
          { question: 'red / pencils / are / The', answer: 'The pencils are red.' },
        ],
      },
      {
        instruction: {
          id: 'Satu atau lebih? Pilih kata yang benar.',
          en: 'One or more? Choose the right word.',
        },
        items: [
          { question: 'one (star / stars)', answer: 'star' },
          { question: 'four (hat / hats)', answer: 'hats' },
          { question: 'a yellow (bus / buses)', answer: 'bus' },
          { question: 'thirteen (book / books)', answer: 'books' },
          { question: 'two purple (flower / flowers)', answer: 'flowers' },
        ],
      },
    ],
  },
  {
    number: 3,
    kind: 'lesson',
    words: [
      { en: 'mother', id: 'ibu' },
      { en: 'father', id: 'ayah' },
      { en: 'sister', id: 'saudara perempuan' },
      { en: 'brother', id: 'saudara laki-laki' },
      { en: 'grandmother', id: 'nenek' },
      { en: 'grandfather', id: 'kakek' },
      { en: 'aunt', id: 'tante, bibi' },
      { en: 'uncle', id: 'om, paman' },
      { en: 'baby', id: 'bayi' },
      { en: 'family', id: 'keluarga' },
    ],
    texts: {
      beginner: {
        title: 'My family photo',
        kind: 'text',
        lines: [
          'This is my family. This is my mother. Her name is Rini. This is my father. His name is Agus. I have one sister. She is three. I have one brother. He is ten. This is my grandmother. She is funny! And this is me, Dinda. I love my family.',
        ],
      },
      intermediate: {
        title: 'Seven people and a cat',
        kind: 'text',
        lines: [
          "Look at this photo! It is Lebaran, and this is my family. The woman in the blue dress is my mother, Rini. The tall man is my father, Agus. I have one brother and one sister. My brother is ten and my sister is only three. My grandmother is next to me. She tells funny stories. Can you see me? I'm Dinda, and I'm with the cat!",
        ],
      },
      advanced: {
        title: 'Where is Dinda?',
        kind: 'text',
        lines: [
          "This is my family at Lebaran. My mother Rini is wearing a blue dress, and my tall father, Agus, is behind her. My brother is ten, and he always closes his eyes in photos. My little sister is three. Everybody wants to sit next to Grandmother, because she tells the funniest stories. And where am I? I'm Dinda, and I'm under the table with our cat!",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Siapa dia?', en: 'Who is it?' },
        instruction: { id: "Jawab dengan He's atau She's.", en: "Answer with He's or She's." },
        items: [
          'Who is Rini?',
          'Who is Agus?',
          'Who is three years old?',
          'Who is ten years old?',
          'Who is funny?',
        ],
      },
      {
        title: { id: 'His atau her?', en: 'His or her?' },
        instruction: {
          id: 'Ucapkan kalimatnya dengan his atau her.',
          en: 'Say the sentence with his or her.',
        },
        items: [
          'my father: ... name is Agus',
          'my mother: ... dress is blue',
          'my uncle: ... motorbike is old',
          'my aunt: ... hair is long',
          'my brother: ... eyes are closed',
        ],
      },
      {
        title: { id: 'Teka-teki keluarga', en: 'Family riddles' },
        instruction: { id: 'Tebak siapa dia.', en: 'Guess who it is.' },
        items: [
          'She is the mother of your mother.',
          'He is the brother of your father.',
          'She is the sister of your mother.',
          'He has the same mother as you. He is a boy.',
          "He is very small. He can't walk yet.",
        ],
      },
      {
        title: { id: 'Tunjukkan fotomu', en: 'Show your photo' },
        instruction: {
          id: 'Tunjukkan foto keluargamu, atau gambarlah. Katakan empat hal atau lebih.',
          en: 'Show a photo of your family, or draw your family. Say four things or more.',
        },
        items: [
          'This is my ...',
          'His name is ... / Her name is ...',
          'He is ... years old. / She is ... years old.',
          'I have ... brothers and ... sisters.',
          'My ... is funny / tall / kind.',
        ],
      },
    ],
    keep: [
      { en: 'This is my mother.', id: 'Ini ibuku.' },
      {
        en: 'Her name is Rini. / His name is Agus.',
        id: 'Namanya Rini (perempuan). / Namanya Agus (laki-laki).',
      },
      { en: 'She is kind. / He is tall.', id: 'Dia baik hati (perempuan). / Dia tinggi (laki-laki).' },
      { en: 'I have two brothers.', id: 'Aku punya dua saudara laki-laki.' },
      { en: "I don't have a sister.", id: 'Aku tidak punya saudara perempuan.' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis he atau she.', en: 'Write he or she.' },
        items: [
          { question: 'This is my grandfather. ____ is seventy.', answer: 'He' },
          { question: 'This is my aunt. ____ is a dancer.', answer: 'She' },
          { question: 'This is my sister. ____ is six.', answer: 'She' },
          { question: 'This is my uncle. ____ is very tall.', answer: 'He' },
          { question: 'This is my mother. ____ likes flowers.', answer: 'She' },
        ],
      },
      {
        instruction: { id: 'Tulis his atau her.', en: 'Write his or her.' },
        items: [
          { question: "My brother has a drum. It's ____ drum.", answer: 'his' },
          { question: "My grandmother has a garden. It's ____ garden.", answer: 'her' },
          { question: 'Gilang has a fish. ____ fish is orange.', answer: 'His' },
          { question: 'Intan has a hat. ____ hat is purple.', answer: 'Her' },
          { question: "My father has a boat. It's ____ boat.", answer: 'his' },
        ],
      },
      {
        instruction: { id: 'Siapa dia? Tulis kata keluarganya.', en: 'Who is it? Write the family word.' },
        items: [
          { question: 'mother and f____', answer: 'father' },
          { question: 'brother and s____', answer: 'sister' },
          { question: 'grandmother and g____', answer: 'grandfather' },
          { question: 'uncle and a____', answer: 'aunt' },
          { question: 'A very little child is a b____.', answer: 'baby' },
        ],
      },
    ],
  },
  {
    number: 4,
    kind: 'lesson',
    words: [
      { en: 'head', id: 'kepala' },
      { en: 'arm', id: 'lengan' },
      { en: 'knee', id: 'lutut' },
      { en: 'hand', id: 'tangan' },
      { en: 'foot, feet', id: 'kaki (telapak ke bawah)' },
      { en: 'eye', id: 'mata' },
      { en: 'ear', id: 'telinga' },
      { en: 'nose', id: 'hidung' },
      { en: 'touch', id: 'sentuh' },
      { en: 'jump', id: 'lompat' },
    ],
    texts: {
      beginner: {
        title: 'The robot game',
        kind: 'text',
        lines: [
          "I am Robi the robot. I have one big head. I have three green eyes. I have four arms and two feet. I don't have hair! Touch your nose. Now touch your ears. Clap your hands. Stamp your feet. Jump three times. Stop! Good job!",
        ],
      },
      intermediate: {
        title: 'Listen to the robot',
        kind: 'text',
        lines: [
          "Hello, I'm Robi the robot. I have one big square head, three green eyes and four long arms. I have two feet, but I don't have any hair. Let's play my game! When I say 'Robi says', you do it. Robi says: touch your nose. Robi says: stamp your feet. Now clap your hands! Stop! I did not say 'Robi says'!",
        ],
      },
      advanced: {
        title: 'Robi says',
        kind: 'text',
        lines: [
          "My name is Robi, and I'm a very special robot. My head is big and square, and I can see everything with my three green eyes. With my four long arms I can brush my teeth, comb my sister's hair and eat noodles at the same time! I have two feet but no hair. Only move when you hear 'Robi says'. Ready? Robi says: bend your knees!",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Fakta robot', en: 'Robot facts' },
        instruction: {
          id: 'Sebutkan jumlah dan katanya. Hati-hati: one foot, two feet!',
          en: 'Say the number and the word. Careful: one foot, two feet!',
        },
        items: [
          'heads: Robi has one ...',
          'eyes: Robi has ...',
          'arms: Robi has ...',
          'feet: Robi has ...',
          "hair: Robi doesn't ...",
        ],
      },
      {
        title: { id: 'Kata guru', en: 'Teacher says' },
        instruction: {
          id: "Berdirilah dan dengarkan. Lakukan hanya kalau kamu dengar 'Teacher says'.",
          en: "Stand up and listen. Do it only when you hear 'Teacher says'.",
        },
        items: [
          'Teacher says: touch your toes.',
          'Close your eyes!',
          'Teacher says: shake your head.',
          'Teacher says: put your hands on your knees.',
          'Open your mouth!',
          'Teacher says: turn round and sit down.',
        ],
      },
      {
        title: { id: 'Sekarang kamu bosnya', en: 'Now you are the boss' },
        instruction: {
          id: 'Beri gurumu lima perintah. Dua di antaranya tanpa kata ajaib!',
          en: 'Give your teacher five orders. Two of them without the magic words!',
        },
        items: ['Touch your ...', 'Clap your ...', 'Shake your ...', 'Stamp your ...', 'Jump ... times!'],
      },
      {
        title: { id: 'Monsterku', en: 'My monster' },
        instruction: {
          id: 'Gambar monster. Ceritakan kepada gurumu, lalu jawab tiga pertanyaan.',
          en: 'Draw a monster. Tell your teacher about it, then answer three questions.',
        },
        items: [
          "My monster's name is ...",
          'It has ... heads and ... eyes.',
          'Its nose is long / short / round.',
          "It doesn't have ...",
          'It can ...',
        ],
      },
    ],
    keep: [
      { en: 'I have two eyes.', id: 'Aku punya dua mata. Lebih dari satu: eyes.' },
      {
        en: 'one foot, two feet / one tooth, two teeth',
        id: 'satu kaki, dua kaki / satu gigi, dua gigi. Tanpa -s!',
      },
      { en: 'Touch your nose!', id: 'Sentuh hidungmu!' },
      { en: "Don't jump!", id: 'Jangan lompat!' },
      { en: 'It has three heads.', id: 'Ia punya tiga kepala. It: has, bukan have.' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis bagian tubuhnya.', en: 'Write the body part.' },
        items: [
          { question: 'I see with my e____.', answer: 'eyes' },
          { question: 'I hear with my e____.', answer: 'ears' },
          { question: 'I smell with my n____.', answer: 'nose' },
          { question: 'I write with my right h____.', answer: 'hand' },
          { question: 'I stand on one f____.', answer: 'foot' },
          { question: 'I bite with my t____.', answer: 'teeth' },
        ],
      },
      {
        instruction: { id: 'Pilih kata yang benar.', en: 'Choose the right word.' },
        items: [
          { question: 'I have two (foot / feet).', answer: 'feet' },
          { question: 'A spider has eight (leg / legs).', answer: 'legs' },
          { question: 'The monster (have / has) one eye.', answer: 'has' },
          { question: 'I (have / has) ten fingers.', answer: 'have' },
          { question: '(Touch / Touches) your knees!', answer: 'Touch' },
        ],
      },
      {
        instruction: { id: 'Susun kata-katanya.', en: 'Put the words in order.' },
        items: [
          { question: 'your / Clap / hands', answer: 'Clap your hands.' },
          { question: "jump / Don't", answer: "Don't jump." },
          { question: 'ears / has / big / It', answer: 'It has big ears.' },
          { question: 'three / has / Robi / eyes', answer: 'Robi has three eyes.' },
          { question: 'your / head / Shake', answer: 'Shake your head.' },
        ],
      },
    ],
  },
  {
    number: 5,
    kind: 'lesson',
    words: [
      { en: 'elephant', id: 'gajah' },
      { en: 'tiger', id: 'harimau' },
      { en: 'monkey', id: 'monyet' },
      { en: 'rabbit', id: 'kelinci' },
      { en: 'snake', id: 'ular' },
      { en: 'turtle', id: 'kura-kura, penyu' },
      { en: 'bird', id: 'burung' },
      { en: 'like', id: 'suka' },
      { en: 'favourite', id: 'kesukaan' },
      { en: 'scary', id: 'seram' },
    ],
    texts: {
      beginner: {
        title: 'At the zoo',
        kind: 'dialogue',
        lines: [
          "Arka: Look! What's that?",
          "Lila: It's an elephant. I like elephants.",
          'Arka: Me too. They are very big.',
          'Lila: Do you like snakes?',
          "Arka: No, I don't. Snakes are scary!",
          'Lila: I like snakes. They are beautiful.',
          'Arka: Look at the monkeys! They are funny.',
          "Lila: What's your favourite animal?",
          "Arka: The turtle. It's slow, like me!",
        ],
      },
      intermediate: {
        title: 'A long neck and a short tail',
        kind: 'dialogue',
        lines: [
          "Arka: What's that big grey animal over there?",
          "Lila: It's an elephant. I like elephants because they are clever.",
          'Arka: I like them too. Do you like snakes?',
          'Lila: Yes, I do. Do you?',
          "Arka: No, I don't. I think they are scary. Oh, look! That monkey has my banana!",
          "Lila: Ha ha! Monkeys love bananas. What's your favourite animal?",
          'Arka: The turtle, because it is slow and it is never in a hurry.',
        ],
      },
      advanced: {
        title: 'The banana thief',
        kind: 'dialogue',
        lines: [
          "Arka: Can you see that elephant? It's washing its baby!",
          'Lila: I love elephants, because they are clever. Shall we see the snakes next?',
          "Arka: No, thank you! I don't like snakes. They are scary.",
          "Lila: I think they are beautiful. Watch out! There's a monkey behind you.",
          'Arka: My banana! Give it back!',
          'Lila: So, are monkeys your favourite animals?',
          "Arka: No! My favourite is the turtle. It is slow, and it doesn't take my food.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Ya atau tidak?', en: 'Yes or no?' },
        instruction: { id: 'Katakan ya atau tidak, lalu betulkan.', en: 'Say yes or no, and correct it.' },
        items: [
          'Lila likes elephants.',
          'Arka likes snakes.',
          "Lila doesn't like snakes.",
          'The elephants are small.',
          "Arka's favourite animal is the monkey.",
        ],
      },
      {
        title: { id: 'Tebak binatangku', en: 'Guess my animal' },
        instruction: { id: 'Binatang apa ini?', en: 'Which animal is it?' },
        items: [
          'It has long ears. It eats carrots.',
          "It doesn't have legs. It is long.",
          'It has a house on its back.',
          'It is orange and black. It is a big cat.',
          'It has two wings. It can sing.',
          'It is grey. Its nose is very long.',
        ],
      },
      {
        title: { id: 'Tanya gurumu', en: 'Ask your teacher' },
        instruction: {
          id: "Tanyakan 'Do you like ...?' Tebak dulu jawabannya. Satu poin untuk tiap tebakan benar!",
          en: "Ask 'Do you like ...?' Guess the answer first. One point for each right guess!",
        },
        items: ['cats', 'spiders', 'sharks', 'chickens', 'frogs', 'butterflies'],
      },
      {
        title: { id: 'Pertunjukan binatangku', en: 'My animal show' },
        instruction: {
          id: 'Pilih tiga binatang. Tirukan suara atau gerakannya, lalu bicarakan masing-masing.',
          en: 'Choose three animals. Make the sound or the movement, then talk about each one.',
        },
        items: [
          'This is a ...',
          'It is big / small / fast / slow.',
          'It has ...',
          'I like it because ...',
          "I don't like ... because ...",
        ],
      },
    ],
    keep: [
      {
        en: "I like cats. / I don't like spiders.",
        id: "Aku suka kucing. / Aku tidak suka laba-laba. Bukan 'I no like'.",
      },
      { en: "Do you like snakes? Yes, I do. / No, I don't.", id: 'Kamu suka ular? Ya. / Tidak.' },
      { en: "What's your favourite animal?", id: 'Apa binatang kesukaanmu?' },
      {
        en: "It's an elephant. / It's a tiger.",
        id: 'Itu gajah. / Itu harimau. Sebelum bunyi a, e, i, o, u pakai an.',
      },
      { en: 'They are funny.', id: 'Mereka lucu. Lebih dari satu: they are.' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis a atau an.', en: 'Write a or an.' },
        items: [
          { question: "It's ____ rabbit.", answer: 'a' },
          { question: "It's ____ owl.", answer: 'an' },
          { question: "It's ____ ant.", answer: 'an' },
          { question: "It's ____ horse.", answer: 'a' },
          { question: "It's ____ orang-utan.", answer: 'an' },
        ],
      },
      {
        instruction: { id: "Tulis do, don't, atau like.", en: "Write do, don't or like." },
        items: [
          { question: '____ you like dogs?', answer: 'Do' },
          { question: 'Yes, I ____. I have two dogs.', answer: 'do' },
          { question: 'No, I ____. They are scary.', answer: "don't" },
          { question: 'I ____ birds. They sing in the morning.', answer: 'like' },
          { question: 'I ____ like mosquitoes. They bite!', answer: "don't" },
        ],
      },
      {
        instruction: { id: 'Tulis nama binatangnya.', en: 'Write the animal.' },
        items: [
          { question: 'It gives us milk and says moo: a c____', answer: 'cow' },
          { question: 'It lives in water and has no legs: a f____', answer: 'fish' },
          { question: 'It is small, grey and likes cheese: a m____', answer: 'mouse' },
          { question: 'It is green and can jump far: a f____', answer: 'frog' },
          { question: 'It has a very long neck: a g____', answer: 'giraffe' },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
