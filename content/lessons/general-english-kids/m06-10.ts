import type { MeetingMaterial } from '../types.ts';

export const generalEnglishKidsMeetings06To10 = [
  {
    number: 6,
    kind: 'lesson',
    words: [
      { en: 'pencil case', id: 'kotak pensil' },
      { en: 'ruler', id: 'penggaris' },
      { en: 'eraser', id: 'penghapus' },
      { en: 'notebook', id: 'buku tulis' },
      { en: 'scissors', id: 'gunting' },
      { en: 'desk', id: 'meja tulis' },
      { en: 'board', id: 'papan tulis' },
      { en: 'there is / there are', id: 'ada' },
      { en: 'heavy', id: 'berat' },
    ],
    texts: {
      beginner: {
        title: 'The heavy bag',
        kind: 'dialogue',
        lines: [
          "Mum: Your bag is heavy, Kevin! What's in your bag?",
          'Kevin: There are four books and two notebooks.',
          'Mum: Is there a pencil case?',
          'Kevin: Yes, there is.',
          "Mum: And what's this?",
          "Kevin: It's a stone. It's my favourite stone.",
          'Mum: Are there more stones?',
          'Kevin: Yes. There are nine stones!',
          'Mum: Oh, Kevin!',
        ],
      },
      intermediate: {
        title: 'Nine secrets',
        kind: 'dialogue',
        lines: [
          'Mum: Your school bag is very heavy today, Kevin. What have you got in it?',
          'Kevin: There are four books, two notebooks and my pencil case.',
          'Mum: Is there a ruler in the pencil case?',
          "Kevin: No, there isn't. The ruler is on my desk.",
          'Mum: And what is this round thing?',
          "Kevin: It's my favourite stone, Mum. There are eight more stones under the books!",
          "Mum: So you have nine stones? No wonder it's heavy!",
        ],
      },
      advanced: {
        title: 'A bag full of stones',
        kind: 'dialogue',
        lines: [
          "Mum: I can't lift your bag, Kevin! Is the whole classroom in it?",
          'Kevin: No, Mum. There are only four books, two notebooks and a pencil case.',
          "Mum: There isn't a ruler in your pencil case. Where is it?",
          "Kevin: I think it's on my desk at school.",
          "Mum: Wait, there's something hard and round in here. A stone?",
          "Kevin: That's my favourite one. There are eight more. Nine stones make a good collection!",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Apa isi tas Kevin?', en: "What is in Kevin's bag?" },
        instruction: { id: 'Tanya jawab dengan gurumu.', en: 'Ask and answer with your teacher.' },
        items: [
          'Are there four books in the bag?',
          'How many notebooks are there?',
          'Is there a pencil case?',
          'How many stones are there?',
          'Is the bag heavy?',
        ],
      },
      {
        title: { id: 'Tasku yang asli', en: 'My real bag' },
        instruction: {
          id: 'Ambil tasmu. Keluarkan isinya satu per satu dan katakan: There is a ... / There are two ...',
          en: 'Fetch your bag. Take the things out one by one and say: There is a ... / There are two ...',
        },
        items: [
          'one thing',
          'two things of the same kind',
          'something blue',
          'something old',
          'something to eat or drink',
          "one thing that is not there: There isn't a ...",
        ],
      },
      {
        title: { id: 'Temukan dalam dua detik', en: 'Find it in two seconds' },
        instruction: {
          id: "Dengarkan dan sentuh benda itu di kamarmu. Katakan: Here it is! atau I don't have one.",
          en: "Listen and touch it in your room. Say: Here it is! or I don't have one.",
        },
        items: [
          'a pencil',
          'a window',
          'a chair',
          'a clock',
          'a pair of scissors',
          'something made of paper',
        ],
      },
      {
        title: { id: 'Kelas paling lucu', en: 'The funniest classroom' },
        instruction: {
          id: 'Gambar atau bayangkan kelas yang lucu. Ucapkan lima kalimat tentangnya.',
          en: 'Draw or imagine a funny classroom. Say five sentences about it.',
        },
        items: [
          "There is a ... on the teacher's desk.",
          'There are ... on the floor.',
          "There isn't a ...",
          'There are twenty ...',
          'The board is ...',
        ],
      },
    ],
    keep: [
      { en: 'There is a book in my bag.', id: 'Ada sebuah buku di tasku. Satu: there is.' },
      {
        en: 'There are four books.',
        id: "Ada empat buku. Lebih dari satu: there are. Bukan 'Have four books'.",
      },
      { en: "Is there a ruler? Yes, there is. / No, there isn't.", id: 'Ada penggaris? Ada. / Tidak ada.' },
      { en: 'Are there any stones? Yes, there are.', id: 'Ada batu? Ada.' },
      { en: "What's this? It's a pencil case.", id: 'Apa ini? Ini kotak pensil.' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis is atau are.', en: 'Write is or are.' },
        items: [
          { question: 'There ____ a clock on the wall.', answer: 'is' },
          { question: 'There ____ ten chairs in the room.', answer: 'are' },
          { question: '____ there a door?', answer: 'Is' },
          { question: 'There ____ two maps here.', answer: 'are' },
          { question: 'There ____ an eraser under the chair.', answer: 'is' },
        ],
      },
      {
        instruction: { id: 'Benda apa ini? Tulis katanya.', en: 'What is it? Write the word.' },
        items: [
          { question: 'You cut paper with s____.', answer: 'scissors' },
          { question: 'You draw a straight line with a r____.', answer: 'ruler' },
          { question: 'The teacher writes on the b____.', answer: 'board' },
          { question: 'You put your pencils in a pencil c____.', answer: 'case' },
          { question: 'You sit on a c____.', answer: 'chair' },
        ],
      },
      {
        instruction: {
          id: "Lihat daftar ini: 1 apple, 3 pens, 2 books, 0 rulers. Jawab dengan Yes, there is / No, there isn't / Yes, there are / No, there aren't.",
          en: "Look at this list: 1 apple, 3 pens, 2 books, 0 rulers. Answer with Yes, there is / No, there isn't / Yes, there are / No, there aren't.",
        },
        items: [
          { question: 'Is there an apple?', answer: 'Yes, there is.' },
          { question: 'Are there three pens?', answer: 'Yes, there are.' },
          { question: 'Is there a ruler?', answer: "No, there isn't." },
          { question: 'Are there five books?', answer: "No, there aren't." },
          { question: 'Are there two books?', answer: 'Yes, there are.' },
        ],
      },
    ],
  },
  {
    number: 7,
    kind: 'lesson',
    words: [
      { en: 'rice', id: 'nasi' },
      { en: 'noodles', id: 'mi' },
      { en: 'chicken', id: 'ayam' },
      { en: 'carrot', id: 'wortel' },
      { en: 'fruit', id: 'buah' },
      { en: 'egg', id: 'telur' },
      { en: 'milk', id: 'susu' },
      { en: 'mango', id: 'mangga' },
      { en: 'hungry', id: 'lapar' },
      { en: 'delicious', id: 'enak sekali' },
    ],
    texts: {
      beginner: {
        title: "Omar's lunch",
        kind: 'text',
        lines: [
          "I am Omar. It is twelve o'clock and I am hungry. I have rice, chicken and spinach. I like chicken. I like spinach too. I don't like carrots. My favourite fruit is mango. It is sweet and yellow. I drink milk every morning. I don't like coffee. Yuck! What food do you like?",
        ],
      },
      intermediate: {
        title: 'Two lunch boxes',
        kind: 'text',
        lines: [
          "Omar and Intan sit under a tree and open their lunch boxes. Omar has rice, chicken and spinach. He likes spinach, but he doesn't like carrots. Intan has noodles with an egg, and five orange carrots. She loves carrots! 'Do you want my mango?' asks Omar. It is his favourite fruit, but Intan is still hungry. 'Yes, please,' says Intan. 'It's delicious!'",
        ],
      },
      advanced: {
        title: 'The carrot swap',
        kind: 'text',
        lines: [
          "At lunch time Omar and Intan open their boxes under the big tree. Omar finds rice, chicken, spinach and three carrots. 'Oh no,' he says. 'I like spinach, but I don't like carrots.' Intan has noodles with an egg, but she is still hungry. 'I love carrots,' she says. 'Can I have yours?' Omar is so happy that he gives her half of his mango, his favourite fruit, too.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Omar suka, Omar tidak suka', en: "Omar likes, Omar doesn't like" },
        instruction: {
          id: "Kelompokkan makanannya. Buat kalimat: He likes ... / He doesn't like ...",
          en: "Sort the food. Make sentences: He likes ... / He doesn't like ...",
        },
        items: ['rice and chicken', 'carrots', 'spinach', 'mango', 'What does Omar have for lunch?'],
      },
      {
        title: { id: 'Enak atau tidak', en: 'Yummy or yucky' },
        instruction: {
          id: "Katakan Yummy! I like ... atau Yucky! I don't like ...",
          en: "Say Yummy! I like ... or Yucky! I don't like ...",
        },
        items: ['bananas', 'onions', 'fish', 'tempe', 'bitter melon', 'ice cream'],
      },
      {
        title: { id: 'Di dapur', en: 'In the kitchen' },
        instruction: {
          id: 'Minta makanannya kepada gurumu. Ucapkan please dan thank you.',
          en: 'Ask your teacher for the food. Say please and thank you.',
        },
        items: [
          'Can I have some rice, please?',
          'some water',
          'an egg',
          'a banana',
          'some noodles',
          'Your teacher asks you for three things from your kitchen.',
        ],
      },
      {
        title: { id: 'Kotak bekal impianku', en: 'My dream lunch box' },
        instruction: {
          id: 'Gambar kotak bekalmu dengan lima makanan. Ceritakan.',
          en: 'Draw your lunch box with five things. Talk about it.',
        },
        items: [
          'In my lunch box there is some ... / there are some ...',
          'I like ... because it is sweet / salty / crunchy.',
          "I don't like ..., so there is no ...",
          'My mother / father / grandmother makes the best ...',
          'Do you like ..., teacher?',
        ],
      },
    ],
    keep: [
      { en: "I like rice. / I don't like carrots.", id: 'Aku suka nasi. / Aku tidak suka wortel.' },
      {
        en: "He likes mango. / She doesn't like fish.",
        id: "Dia suka mangga. / Dia tidak suka ikan. He, she: likes, doesn't like.",
      },
      { en: 'Can I have some water, please?', id: 'Boleh minta air?' },
      {
        en: 'an egg, some rice, some milk',
        id: "sebutir telur, nasi, susu. Nasi dan susu tidak dihitung: bukan 'a rice'.",
      },
      { en: "It's delicious! / It's too spicy.", id: 'Enak sekali! / Terlalu pedas.' },
    ],
    practice: [
      {
        instruction: {
          id: "Tulis like, likes, don't like, atau doesn't like. Senyum :) artinya ya.",
          en: "Write like, likes, don't like or doesn't like. A smile :) means yes.",
        },
        items: [
          { question: ':) I ____ soup.', answer: 'like' },
          { question: ':( I ____ onions.', answer: "don't like" },
          { question: ':) Nanda ____ fried rice.', answer: 'likes' },
          { question: ':( My brother ____ cheese.', answer: "doesn't like" },
          { question: ':) Monkeys ____ bananas.', answer: 'like' },
        ],
      },
      {
        instruction: { id: 'Tulis a, an, atau some.', en: 'Write a, an or some.' },
        items: [
          { question: 'I have ____ apple.', answer: 'an' },
          { question: 'Can I have ____ rice?', answer: 'some' },
          { question: 'There is ____ milk in the cup.', answer: 'some' },
          { question: 'She has ____ banana.', answer: 'a' },
          { question: 'I want ____ orange, please.', answer: 'an' },
        ],
      },
      {
        instruction: { id: 'Kata mana yang berbeda? Tulis.', en: 'Which word is different? Write it.' },
        items: [
          { question: 'mango, papaya, chicken, banana', answer: 'chicken' },
          { question: 'milk, water, tea, noodles', answer: 'noodles' },
          { question: 'carrot, spinach, egg, cucumber', answer: 'egg' },
          { question: 'spoon, rice, fork, plate', answer: 'rice' },
          { question: 'sweet, salty, spicy, hungry', answer: 'hungry' },
        ],
      },
    ],
  },
  {
    number: 8,
    kind: 'lesson',
    words: [
      { en: 'bedroom', id: 'kamar tidur' },
      { en: 'kitchen', id: 'dapur' },
      { en: 'bathroom', id: 'kamar mandi' },
      { en: 'living room', id: 'ruang keluarga' },
      { en: 'in', id: 'di dalam' },
      { en: 'on', id: 'di atas (menempel)' },
      { en: 'under', id: 'di bawah' },
      { en: 'behind', id: 'di belakang' },
      { en: 'next to', id: 'di sebelah' },
    ],
    texts: {
      beginner: {
        title: 'Where is my shoe?',
        kind: 'dialogue',
        lines: [
          "Dad: Where is your shoe, Tiara? It's late!",
          "Tiara: I don't know. Is it under the bed?",
          'Dad: No. Your ball is under the bed.',
          'Tiara: Is it in the box?',
          'Dad: No. Your doll is in the box.',
          'Tiara: Is it on the chair?',
          'Dad: No. The cat is on the chair.',
          'Tiara: Look! My shoe is under the cat!',
        ],
      },
      intermediate: {
        title: 'The cat knows',
        kind: 'dialogue',
        lines: [
          "Dad: Hurry up, Tiara! Where's your other shoe?",
          "Tiara: I don't know, Dad. Can you look under the bed?",
          "Dad: There's a ball under the bed, but there's no shoe. Is it in the toy box?",
          'Tiara: No, only my doll is in there. Is it behind the door?',
          "Dad: No, it isn't. Where is the cat? She loves shoes!",
          "Tiara: She's on the chair. And my shoe is under the cat!",
        ],
      },
      advanced: {
        title: 'A warm place to sleep',
        kind: 'dialogue',
        lines: [
          'Dad: The school bus is coming, Tiara! Why are you wearing only one shoe?',
          "Tiara: I can't find the other one. It isn't in the toy box; only my doll is in there.",
          'Dad: I can see a ball under the bed, but no shoe. Have a look behind the door.',
          'Tiara: Nothing! Wait, the cat is on the chair next to the window. What is she sitting on?',
          "Dad: She's sleeping on your shoe!",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Di mana?', en: 'Where is it?' },
        instruction: { id: 'Jawab dengan kalimat lengkap.', en: 'Answer in a full sentence.' },
        items: [
          'Where is the ball?',
          'Where is the doll?',
          'Where is the cat?',
          "Where is Tiara's shoe?",
          'Is the shoe under the bed?',
        ],
      },
      {
        title: { id: 'Letakkan di sana', en: 'Put it there' },
        instruction: {
          id: 'Ambil pensil dan cangkir. Lakukan yang kamu dengar, lalu katakan di mana pensilnya.',
          en: 'Take a pencil and a cup. Do what you hear, then say where the pencil is.',
        },
        items: [
          'Put the pencil in the cup.',
          'Put the pencil under the cup.',
          'Put it on the cup.',
          'Put it behind the cup.',
          'Put it next to the cup.',
          'Put it on your head!',
        ],
      },
      {
        title: { id: 'Sembunyikan mainan', en: 'Hide the toy' },
        instruction: {
          id: 'Bayangkan mainanmu ada di rumahmu. Gurumu bertanya sepuluh kali untuk menemukannya. Lalu bergantian.',
          en: 'Imagine that your toy is in your house. Your teacher asks ten questions to find it. Then change.',
        },
        items: [
          'Is it in the kitchen?',
          'Is it in the bedroom?',
          'Is it under the ...?',
          'Is it on the ...?',
          'Is it behind the ...?',
        ],
      },
      {
        title: { id: 'Jalan-jalan di rumahku', en: 'A walk in my house' },
        instruction: {
          id: 'Tunjukkan satu ruangan kepada gurumu, atau gambar rumahmu. Katakan letak enam benda.',
          en: 'Show your teacher one room, or draw your house. Say where six things are.',
        },
        items: [
          'This is the ...',
          'The ... is on the ...',
          'The ... are in the ...',
          'My ... is under the ...',
          'There is a ... next to the ...',
          'My favourite room is the ... because ...',
        ],
      },
    ],
    keep: [
      { en: 'Where is my shoe?', id: 'Di mana sepatuku?' },
      { en: "It's under the cat.", id: "Di bawah kucing. Jangan lupa it's." },
      {
        en: 'in the box / on the table / under the bed',
        id: 'di dalam kotak / di atas meja / di bawah tempat tidur',
      },
      {
        en: 'next to the door / behind the door',
        id: "di sebelah pintu / di belakang pintu. Bukan 'next of'.",
      },
      { en: "Where are my books? They're on the desk.", id: 'Di mana buku-bukuku? Di atas meja tulis.' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis in, on, atau under.', en: 'Write in, on or under.' },
        items: [
          { question: 'The key is ____ my pocket.', answer: 'in' },
          { question: 'The plates are ____ the table, ready for dinner.', answer: 'on' },
          { question: "It's raining. We are ____ the umbrella.", answer: 'under' },
          { question: 'The picture is ____ the wall.', answer: 'on' },
          { question: 'The milk is ____ the glass.', answer: 'in' },
        ],
      },
      {
        instruction: { id: 'Ruangan apa ini?', en: 'Which room is it?' },
        items: [
          { question: 'We cook here: the k____', answer: 'kitchen' },
          { question: 'We sleep here: the b____', answer: 'bedroom' },
          { question: 'We take a shower here: the b____', answer: 'bathroom' },
          { question: 'We watch television here: the l____ room', answer: 'living' },
          { question: "Mum's motorbike sleeps here: the g____", answer: 'garage' },
        ],
      },
      {
        instruction: { id: 'Susun kata-katanya.', en: 'Put the words in order.' },
        items: [
          { question: 'is / my / Where / bag', answer: 'Where is my bag?' },
          { question: "the / under / It's / table", answer: "It's under the table." },
          { question: 'are / box / toys / The / in / the', answer: 'The toys are in the box.' },
          { question: 'next / me / My / sits / to / cat', answer: 'My cat sits next to me.' },
          {
            question: 'door / hides / My / behind / brother / the',
            answer: 'My brother hides behind the door.',
          },
        ],
      },
    ],
  },
  {
    number: 9,
    kind: 'lesson',
    words: [
      { en: 'sunny', id: 'cerah' },
      { en: 'rainy', id: 'hujan' },
      { en: 'windy', id: 'berangin' },
      { en: 'cloudy', id: 'berawan' },
      { en: 'hot', id: 'panas' },
      { en: 'raincoat', id: 'jas hujan' },
      { en: 'jacket', id: 'jaket' },
      { en: 'wet', id: 'basah' },
      { en: 'boots', id: 'sepatu bot' },
      { en: 'wear', id: 'memakai' },
    ],
    texts: {
      beginner: {
        title: 'Rain in Bogor',
        kind: 'text',
        lines: [
          "It is Saturday. It is rainy in Bogor. Gilang is wearing a yellow raincoat and blue boots. His sister is wearing a red raincoat. They are not sad. They jump in the water. Splash! Now their socks are wet. 'Look!' says Gilang. 'It is sunny now!' There is a rainbow in the sky.",
        ],
      },
      intermediate: {
        title: 'Splash!',
        kind: 'text',
        lines: [
          "It is Saturday morning, and it is rainy in Bogor. Gilang and his sister can't play football, but they are not sad. Gilang is wearing a yellow raincoat and blue boots. His sister is wearing a red raincoat and her brother's old boots. They jump in the water. Splash! Their socks are very wet. Then it is sunny again, and they see a rainbow!",
        ],
      },
      advanced: {
        title: 'Boots for two',
        kind: 'text',
        lines: [
          "What do you do when it rains all Saturday in Bogor? Gilang puts on his yellow raincoat and his blue boots. His little sister is wearing a red raincoat, but her boots are too big because they are Gilang's old ones. They jump into every puddle on the street. Splash! One boot flies away, and her socks are wet! Suddenly it is sunny, and a rainbow is shining above them.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Lihat kata-katanya', en: 'Look at the words' },
        instruction: { id: 'Jawab tentang ceritanya.', en: 'Answer about the story.' },
        items: [
          'What is the weather like in the morning?',
          'What is Gilang wearing?',
          "What colour is his sister's raincoat?",
          'What is wet?',
          'What is in the sky?',
        ],
      },
      {
        title: { id: 'Kamu pakai apa?', en: 'What do you wear?' },
        instruction: {
          id: 'Lengkapi kalimat dengan dua benda yang dipakai.',
          en: 'Finish the sentence with two things to wear.',
        },
        items: [
          "It's rainy. I'm wearing ...",
          "It's hot and sunny. I'm wearing ...",
          "It's cold in the mountains. I'm wearing ...",
          "It's a school day. I'm wearing ...",
          "It's bedtime. I'm wearing ...",
        ],
      },
      {
        title: { id: 'Peragaan busana', en: 'Fashion show' },
        instruction: {
          id: 'Pakai tiga benda secepat kamu bisa. Berjalan dan bicaralah seperti di panggung.',
          en: 'Put on three things as fast as you can. Walk and speak like on a stage.',
        },
        items: [
          "Hello, I'm ...",
          "Today I'm wearing a ... and ...",
          'My ... is red. My ... are blue.',
          'This is good for a rainy / sunny / windy day.',
          "Now I'm taking off my ...",
        ],
      },
      {
        title: { id: 'Pembawa berita cuaca', en: 'Weather reporter' },
        instruction: {
          id: 'Kamu masuk televisi! Bacakan cuaca. Gurumu boleh bertanya.',
          en: 'You are on television! Tell the weather. Your teacher can ask questions.',
        },
        items: [
          'Good morning! This is the weather.',
          'In my town it is ... today.',
          'In the mountains it is ...',
          'At the beach it is ...',
          "Please wear your ... and don't forget your ...",
        ],
      },
    ],
    keep: [
      { en: "What's the weather like? It's sunny.", id: "Bagaimana cuacanya? Cerah. Jangan lupa it's." },
      { en: "I'm wearing a red shirt.", id: 'Aku memakai baju merah.' },
      { en: "She's wearing blue boots.", id: 'Dia memakai sepatu bot biru. Sepasang: tanpa a.' },
      { en: "It's hot. / It's cold.", id: 'Panas. / Dingin.' },
      { en: 'Put on your jacket! / Take off your shoes!', id: 'Pakai jaketmu! / Lepas sepatumu!' },
    ],
    practice: [
      {
        instruction: {
          id: 'Bagaimana cuacanya? Tulis satu kata.',
          en: 'What is the weather like? Write one word.',
        },
        items: [
          { question: "Take your umbrella! It's a r____ day.", answer: 'rainy' },
          { question: "Put on your hat! The sky is blue. It's s____.", answer: 'sunny' },
          { question: "My kite is high! It's w____.", answer: 'windy' },
          { question: "The sky is grey, but there is no rain. It's c____.", answer: 'cloudy' },
          { question: "We are in the mountains at night. Brr! It's c____.", answer: 'cold' },
        ],
      },
      {
        instruction: { id: 'Tulis am, is, atau are.', en: 'Write am, is or are.' },
        items: [
          { question: 'I ____ wearing a green T-shirt.', answer: 'am' },
          { question: 'Rara ____ wearing a long skirt.', answer: 'is' },
          { question: 'Mum and Dad ____ wearing batik.', answer: 'are' },
          { question: 'What ____ you wearing?', answer: 'are' },
          { question: 'My teacher ____ wearing glasses.', answer: 'is' },
        ],
      },
      {
        instruction: {
          id: 'Di mana kamu memakainya? Tulis head, hands, feet, atau legs.',
          en: 'Where do you wear it? Write head, hands, feet or legs.',
        },
        items: [
          { question: 'socks', answer: 'feet' },
          { question: 'a cap', answer: 'head' },
          { question: 'gloves', answer: 'hands' },
          { question: 'trousers', answer: 'legs' },
          { question: 'sandals', answer: 'feet' },
        ],
      },
    ],
  },
  {
    number: 10,
    kind: 'test',
    instructions: [
      {
        id: 'Hari ini tesmu. Mula-mula kamu bicara dan bermain dengan gurumu, lalu menulis sedikit.',
        en: 'Today is your test. First you talk and play with your teacher, then you write a little.',
      },
      {
        id: "Kamu boleh pakai tangan dan mainanmu. Kamu boleh bilang 'Again, please!'",
        en: "You can use your hands and your toys. You can say 'Again, please!'",
      },
      {
        id: 'Siapkan kertas, pensil, pewarna, dan tiga mainan.',
        en: 'You need paper, a pencil, colours and three toys.',
      },
      {
        id: 'Salah itu tidak apa-apa. Tunjukkan apa yang kamu bisa!',
        en: 'It is all right to make a mistake. Show what you can do!',
      },
    ],
    tasks: [
      {
        title: { id: 'Bicara denganku', en: 'Talk to me' },
        instruction: {
          id: 'Jawab gurumu. Lalu ajukan sendiri dua pertanyaan.',
          en: 'Answer your teacher. Then ask two of the questions yourself.',
        },
        items: [
          "What's your name? How do you spell it? How old are you?",
          'Who is in your family?',
          "Which animals do you like? Which animals don't you like?",
          "What food do you like? What don't you like?",
          "What's the weather like today? What are you wearing?",
        ],
      },
      {
        title: { id: 'Dengar dan lakukan', en: 'Listen and do' },
        instruction: {
          id: 'Gurumu menyebutkan, kamu melakukan. Lalu kamu yang memberi perintah.',
          en: 'Your teacher says it, you do it. Then you tell your teacher what to do.',
        },
        items: [
          'Touch your knees. Clap your hands four times. Close your eyes.',
          'Show me something green. Show me eleven fingers ... can you?',
          'Put a toy under the chair. Put a toy on the book. Where are they now?',
          'Open your bag. What is in it?',
          'Draw a cat: it has blue ears and a red nose. It is in a box.',
        ],
      },
      {
        title: { id: 'Halamanku', en: 'My page' },
        instruction: {
          id: 'Tulis lima kalimat dan buat gambar. Lalu bacakan dan ceritakan tujuanmu.',
          en: 'Write five sentences and draw a picture. Then read them aloud and talk about your goal.',
        },
        items: [
          'My name is ...',
          'I have ...',
          "I like ..., but I don't like ...",
          'There is / There are ... in my room.',
          'In English I want to learn ...',
        ],
      },
    ],
    criteria: [
      {
        name: { id: 'Menyimak', en: 'Listening' },
        points: 25,
        full: {
          id: 'Kamu melakukan hampir semua yang gurumu katakan tanpa dibantu.',
          en: 'You do most of the things that your teacher says, without help.',
        },
      },
      {
        name: { id: 'Berbicara', en: 'Speaking' },
        points: 25,
        full: {
          id: 'Kamu menjawab dengan kalimat pendek dan mengajukan dua pertanyaan.',
          en: 'You answer in short sentences and ask two questions.',
        },
      },
      {
        name: { id: 'Kata-kata', en: 'Words' },
        points: 20,
        full: {
          id: 'Kamu tahu banyak kata untuk keluarga, tubuh, binatang, makanan, baju, dan benda.',
          en: 'You know many words for family, body, animals, food, clothes and things.',
        },
      },
      {
        name: { id: 'Bunyi', en: 'Sounds' },
        points: 15,
        full: { id: 'Ucapanmu mudah dimengerti.', en: 'We can understand you well.' },
      },
      {
        name: { id: 'Menulis', en: 'Writing' },
        points: 15,
        full: {
          id: 'Kamu menulis lima kalimat dengan huruf besar dan titik.',
          en: 'You write five sentences with capital letters and full stops.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
