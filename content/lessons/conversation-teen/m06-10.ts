import type { MeetingMaterial } from '../types.ts';

export const meetings06to10 = [
  {
    number: 6,
    kind: 'lesson',
    words: [
      {
        en: 'defend',
        id: 'membela',
      },
      {
        en: 'taste',
        id: 'rasa',
      },
      {
        en: 'flavour',
        id: 'cita rasa',
      },
      {
        en: 'healthy',
        id: 'sehat',
      },
      {
        en: 'ingredient',
        id: 'bahan',
      },
      {
        en: 'overrated',
        id: 'terlalu dipuji',
      },
      {
        en: 'convince',
        id: 'meyakinkan',
      },
      {
        en: 'crispy',
        id: 'renyah',
      },
      {
        en: 'reason',
        id: 'alasan',
      },
      {
        en: 'opponent',
        id: 'lawan',
      },
    ],
    texts: {
      beginner: {
        title: 'Soft or crispy?',
        kind: 'dialogue',
        lines: [
          "Chair: Today's debate: Is bubur ayam better mixed or not mixed? Farah, you begin.",
          "Farah: Mixed is better! Every spoon has everything: chicken, egg and soy sauce. It's quick, too.",
          'Chair: Ridho, what do you say?',
          'Ridho: I disagree. When you mix it, the crackers become soft. I want them crispy! It also looks terrible.',
          "Farah: But you don't eat with your eyes!",
          'Ridho: Yes, I do. First the eyes, then the mouth.',
          'Chair: And the winner is the chef. Both bowls are empty!',
        ],
      },
      intermediate: {
        title: 'Soft or crispy?',
        kind: 'dialogue',
        lines: [
          'Chair: Welcome to the food debate! Should bubur ayam be mixed or left as it is? Farah?',
          'Farah: Mixed, without a doubt. For one thing, every spoonful has chicken, egg and soy sauce in it. For another, it saves time before school.',
          "Ridho: I see what you mean, but you've forgotten the crackers. Once you mix it, they go soft. Besides, it looks awful.",
          "Farah: Who cares? You don't eat with your eyes.",
          "Ridho: Actually, we all do. That's why cafes decorate their food.",
          "Chair: Well, both bowls are empty, so I'd say the cook has won.",
        ],
      },
      advanced: {
        title: 'Soft or crispy?',
        kind: 'dialogue',
        lines: [
          'Chair: The motion is that bubur ayam should always be mixed. Farah, convince us.',
          'Farah: With pleasure. A dish is the sum of its parts, so why eat them one by one? Mix it, and each spoonful gives you the lot: chicken, egg, soy sauce. And who has time for art before school?',
          "Ridho: Beautifully put, except that you've just drowned the crackers. Crispiness is half the pleasure, not to mention that a mixed bowl looks like wet cement.",
          "Farah: Luckily, I don't eat with my eyes.",
          'Ridho: Then why does every cafe decorate its plates?',
          'Chair: Seeing that both bowls are empty, I declare the cook the winner.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Pro dan kontra',
          en: 'For and against',
        },
        instruction: {
          id: 'Catat alasan kedua pihak. Siapa lebih meyakinkan?',
          en: 'Note the reasons of both sides. Who is more convincing?',
        },
        items: [
          'Farah: reason 1 and 2',
          'Ridho: reason 1 and 2',
          'What does Farah answer about the looks?',
          'What does Ridho answer?',
          'My vote: ... because ...',
        ],
      },
      {
        title: {
          id: "Lebih dari 'enak'",
          en: "More than 'delicious'",
        },
        instruction: {
          id: 'Gambarkan makanan dengan rasa, tekstur, dan bau, tanpa kata delicious.',
          en: 'Describe the food by taste, texture and smell, without the word delicious.',
        },
        items: ['martabak', 'es cendol', 'instant noodles at midnight', 'tempe', 'the food you hate most'],
      },
      {
        title: {
          id: 'Serang dan bela',
          en: 'Attack and defend',
        },
        instruction: {
          id: "Gurumu menyerang, kamu membela dengan 'I see what you mean, but ...'.",
          en: "Your teacher attacks, you defend with 'I see what you mean, but ...'.",
        },
        items: [
          'Sambal hides the taste of everything.',
          'Vegetables are boring.',
          'Breakfast is a waste of time.',
          'Street food is never clean.',
          'Home cooking is worse than a restaurant.',
        ],
      },
      {
        title: {
          id: 'Debat makanan',
          en: 'The food debate',
        },
        instruction: {
          id: 'Pilih makanan favorit. Dua menit pembukaan, dua menit tanya jawab, satu menit penutup.',
          en: 'Choose your favourite food. Two minutes to open, two for questions, one to close.',
        },
        items: [
          'Open with a strong sentence.',
          'Give three reasons: taste, health or price, memory.',
          'Answer one attack with humour.',
          "Close: That's why ...",
          'Now defend the food of your opponent!',
        ],
      },
    ],
    keep: [
      {
        en: "For one thing it's cheap, and for another it's healthy.",
        id: 'Pertama, murah; kedua, sehat.',
      },
      {
        en: 'I see what you mean, but I disagree.',
        id: 'Aku paham maksudmu, tetapi aku tidak setuju.',
      },
      {
        en: 'Rendang tastes better than steak.',
        id: 'Rendang lebih enak daripada steik. (taste + kata sifat)',
      },
      {
        en: "It's not as spicy as it looks.",
        id: 'Tidak sepedas kelihatannya. (as ... as)',
      },
      {
        en: "That's why I love it.",
        id: 'Itulah sebabnya aku suka.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi perbandingannya.',
          en: 'Complete the comparison.',
        },
        items: [
          {
            question: 'Mango juice is ____ than lemon juice. (sweet)',
            answer: 'sweeter',
          },
          {
            question: 'This is the ____ soup in town. (good)',
            answer: 'best',
          },
          {
            question: "Salad isn't as ____ as rice. (filling)",
            answer: 'filling',
          },
          {
            question: "My cooking is ____ than my sister's. Nobody finishes it. (bad)",
            answer: 'worse',
          },
          {
            question: 'Fresh fish is ____ than frozen fish here. (expensive)',
            answer: 'more expensive',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata rasa atau tekstur: sour, bitter, crunchy, juicy, salty, creamy.',
          en: 'Write the word for taste or texture: sour, bitter, crunchy, juicy, salty, creamy.',
        },
        items: [
          {
            question: 'sea water',
            answer: 'salty',
          },
          {
            question: 'a young lime',
            answer: 'sour',
          },
          {
            question: 'pare, a long green vegetable',
            answer: 'bitter',
          },
          {
            question: 'a watermelon, full of water',
            answer: 'juicy',
          },
          {
            question: 'fresh crackers',
            answer: 'crunchy',
          },
          {
            question: 'avocado blended with milk',
            answer: 'creamy',
          },
        ],
      },
      {
        instruction: {
          id: "Lengkapi dengan: besides, that's why, although, for example, instead.",
          en: "Complete with: besides, that's why, although, for example, instead.",
        },
        items: [
          {
            question: 'Rice is cheap. ____, it fills you up.',
            answer: 'Besides',
          },
          {
            question: '____ it smells strong, I love durian.',
            answer: 'Although',
          },
          {
            question: 'I grew up by the sea. ____ I love fish.',
            answer: "That's why",
          },
          {
            question: 'Some fruit, ____ papaya, grows in our garden.',
            answer: 'for example',
          },
          {
            question: "Don't fry it. Steam it ____.",
            answer: 'instead',
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
        en: 'upset',
        id: 'sedih, kesal',
      },
      {
        en: 'argue',
        id: 'bertengkar',
      },
      {
        en: 'pressure',
        id: 'tekanan',
      },
      {
        en: 'fail',
        id: 'gagal',
      },
      {
        en: 'advice',
        id: 'saran',
      },
      {
        en: 'fault',
        id: 'kesalahan',
      },
      {
        en: 'ignore',
        id: 'mengabaikan',
      },
      {
        en: 'apologise',
        id: 'meminta maaf',
      },
      {
        en: 'sort out',
        id: 'membereskan',
      },
      {
        en: 'support',
        id: 'dukungan',
      },
    ],
    texts: {
      beginner: {
        title: 'The group project',
        kind: 'dialogue',
        lines: [
          'Naufal: Are you OK, Cahya? You look sad.',
          'Cahya: Not really. I have a problem with my group.',
          'Naufal: What happened?',
          'Cahya: We have a project about rivers. I do everything. The others just play games.',
          "Naufal: That's not fair. Did you talk to them?",
          "Cahya: No. I don't want to argue.",
          'Naufal: You could make a list. Everybody chooses one job.',
          "Cahya: And if they don't do it?",
          'Naufal: Then you can ask the teacher. I can help you with the list.',
          'Cahya: Thanks. I feel better now.',
        ],
      },
      intermediate: {
        title: 'The group project',
        kind: 'dialogue',
        lines: [
          "Naufal: What's up, Cahya? You don't look yourself.",
          "Cahya: It's our river project. I've done nearly everything alone while the others keep playing games.",
          'Naufal: That sounds really annoying. Have you told them how you feel?',
          "Cahya: Not yet. I hate arguing, and I don't want to sound bossy.",
          'Naufal: I know what you mean. What if you made a list of jobs and let everybody choose one?',
          'Cahya: And suppose nobody does anything?',
          "Naufal: In that case you should talk to the teacher. I'll help you with the list if you like.",
          'Cahya: Would you? I feel much better already.',
        ],
      },
      advanced: {
        title: 'The group project',
        kind: 'dialogue',
        lines: [
          "Naufal: You've been staring at that page for ages, Cahya. Want to talk about it?",
          "Cahya: It's this river project. I've ended up doing practically everything, while the others are glued to their games.",
          "Naufal: No wonder you're fed up. Do they realise?",
          "Cahya: Probably not, because I keep smiling. I can't stand conflict, and I'd hate to come across as bossy.",
          "Naufal: Fair enough. Still, they can't read your mind. Why not put a list of jobs in front of them and let them pick?",
          'Cahya: And if the list is ignored?',
          "Naufal: Then it's time to involve the teacher. We could draw it up together.",
          "Cahya: You've no idea what a relief that is.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Masalah, perasaan, jalan keluar',
          en: 'Problem, feelings, way out',
        },
        instruction: {
          id: 'Rangkum dalam tiga kalimat, lalu nilai saran Naufal.',
          en: "Sum up in three sentences, then judge Naufal's advice.",
        },
        items: [
          'The problem is that ...',
          "Cahya doesn't say anything because ...",
          "Naufal suggests ... , and if that doesn't work, ...",
          'Which sentence shows that he really listens?',
          'What would you have said?',
        ],
      },
      {
        title: {
          id: 'Dengar dulu, saran belakangan',
          en: 'Listen first, advise later',
        },
        instruction: {
          id: 'Tanggapi dengan simpati dan satu pertanyaan. Belum boleh memberi saran!',
          en: 'React with sympathy and one question. No advice yet!',
        },
        items: [
          'I failed my maths test.',
          'My best friend is moving to Aceh.',
          'My parents compare me with my sister.',
          'Somebody laughed at my photo.',
          "I broke my brother's headphones.",
        ],
      },
      {
        title: {
          id: 'Saran yang enak didengar',
          en: 'Advice that is easy to hear',
        },
        instruction: {
          id: 'Beri dua saran: satu hati-hati, satu tegas.',
          en: 'Give two pieces of advice: one careful, one firm.',
        },
        items: [
          'You could ... / Have you tried ... + -ing?',
          "If I were you, I'd ...",
          "Whatever you do, don't ...",
          'Use them for the five problems above.',
        ],
      },
      {
        title: {
          id: 'Bangku curhat',
          en: 'The talking bench',
        },
        instruction: {
          id: 'Pilih kartu masalah dan ceritakan; lalu bertukar peran.',
          en: 'Choose a problem card and tell it; then change roles.',
        },
        items: [
          "I can't stop looking at my phone at night.",
          'My friend copies my homework every day.',
          'I want to leave the basketball club, but my dad loves it.',
          'I said something bad about a friend, and now she knows.',
          'Close: What will you do first?',
        ],
      },
    ],
    keep: [
      {
        en: "What's up? You look upset.",
        id: 'Ada apa? Kamu kelihatan sedih.',
      },
      {
        en: 'That sounds annoying.',
        id: 'Pasti menyebalkan. (sound + kata sifat)',
      },
      {
        en: "If I were you, I'd talk to her.",
        id: 'Kalau aku jadi kamu, aku akan bicara dengannya.',
      },
      {
        en: 'Have you tried making a list?',
        id: 'Sudah coba membuat daftar? (try + -ing)',
      },
      {
        en: "It's not your fault.",
        id: 'Itu bukan salahmu.',
      },
      {
        en: 'Thanks for listening.',
        id: 'Makasih sudah mendengarkan.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan bentuk kata kerja yang benar.',
          en: 'Complete with the right form of the verb.',
        },
        items: [
          {
            question: 'If I were you, I ____ to him. (talk)',
            answer: 'would talk',
          },
          {
            question: 'You should ____ sorry. (say)',
            answer: 'say',
          },
          {
            question: 'Have you tried ____ earlier? (go)',
            answer: 'going',
          },
          {
            question: "You'd better ____ the truth. (tell)",
            answer: 'tell',
          },
          {
            question: 'How about ____ a break? (take)',
            answer: 'taking',
          },
          {
            question: "Why don't you ____ your coach? (ask)",
            answer: 'ask',
          },
        ],
      },
      {
        instruction: {
          id: 'Simpati (S) atau saran (A)?',
          en: 'Sympathy (S) or advice (A)?',
        },
        items: [
          {
            question: 'You could write her a letter.',
            answer: 'A',
          },
          {
            question: "Oh no, I'm so sorry.",
            answer: 'S',
          },
          {
            question: 'That must be hard for you.',
            answer: 'S',
          },
          {
            question: "Why don't you sleep on it?",
            answer: 'A',
          },
          {
            question: "I'd be upset, too.",
            answer: 'S',
          },
          {
            question: "If I were you, I'd wait.",
            answer: 'A',
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
            question: 'He gave me two advices.',
            answer: 'He gave me two pieces of advice.',
          },
          {
            question: 'You should to rest.',
            answer: 'You should rest.',
          },
          {
            question: "If I am you, I'd say no.",
            answer: "If I were you, I'd say no.",
          },
          {
            question: 'That sounds badly.',
            answer: 'That sounds bad.',
          },
          {
            question: 'I am agree with Cahya.',
            answer: 'I agree with Cahya.',
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
        en: 'apply for',
        id: 'mendaftar, melamar',
      },
      {
        en: 'committee',
        id: 'panitia',
      },
      {
        en: 'strength',
        id: 'kelebihan',
      },
      {
        en: 'weakness',
        id: 'kelemahan',
      },
      {
        en: 'member',
        id: 'anggota',
      },
      {
        en: 'responsible',
        id: 'bertanggung jawab',
      },
      {
        en: 'contribute',
        id: 'menyumbang',
      },
      {
        en: 'achieve',
        id: 'mencapai',
      },
      {
        en: 'commitment',
        id: 'komitmen',
      },
      {
        en: 'example',
        id: 'contoh',
      },
    ],
    texts: {
      beginner: {
        title: 'An interview for the student council',
        kind: 'dialogue',
        lines: [
          'Ms Ayu: Good morning, Timothy. Why do you want to join the student council?',
          'Timothy: Good morning. I want to help because our school needs more green places.',
          'Ms Ayu: What are you good at?',
          "Timothy: I'm good at planning. For example, I planned the class trip to Maros with my friends.",
          'Ms Ayu: What is difficult for you?',
          'Timothy: I talk too fast. I practise with my phone now.',
          'Ms Ayu: Do you have time?',
          'Timothy: Yes, on Tuesdays and Fridays.',
          'Ms Ayu: Any question?',
          'Timothy: How many members are there?',
        ],
      },
      intermediate: {
        title: 'An interview for the student council',
        kind: 'dialogue',
        lines: [
          'Ms Ayu: Good morning, Timothy. What made you apply for the student council?',
          "Timothy: Good morning, ma'am. I've noticed that our school has hardly any green places, and I'd like to change that.",
          "Ms Ayu: What would you say you're good at?",
          'Timothy: Planning. Last term, for example, I organised our class trip to Maros, from the bus to the lunch boxes.',
          'Ms Ayu: And is there anything you need to work on?',
          'Timothy: I tend to speak too fast, so I record myself and listen.',
          'Ms Ayu: Will you have enough time?',
          "Timothy: Yes, I've kept Tuesdays and Fridays free. May I ask how many members there are?",
        ],
      },
      advanced: {
        title: 'An interview for the student council',
        kind: 'dialogue',
        lines: [
          'Ms Ayu: Do sit down, Timothy. What prompted you to put yourself forward?',
          "Timothy: Thank you. To be honest, the yard did. There isn't a single tree to sit under, and complaining about it hasn't grown one.",
          'Ms Ayu: What could you contribute?',
          "Timothy: I'm an organised person. When our class went to Maros, I was in charge of everything from the bus to the lunch boxes, and nobody got left behind.",
          'Ms Ayu: And your weak spot?',
          "Timothy: Once I'm excited, I speak too fast. I've started recording myself, which is painful but effective.",
          'Ms Ayu: What about your schedule?',
          'Timothy: Tuesdays and Fridays are free. Could I ask how many members there are?',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Kartu calon',
          en: "The candidate's card",
        },
        instruction: {
          id: 'Isi kartunya, lalu putuskan: terima atau tidak?',
          en: 'Fill in the card, then decide: yes or no?',
        },
        items: [
          'Reason for joining: ...',
          'Strength and example: ...',
          'Weakness and what he does about it: ...',
          'Free days: ...',
          'His question: ...',
          'My decision: ...',
        ],
      },
      {
        title: {
          id: 'Kelebihan dengan bukti',
          en: 'Strength with proof',
        },
        instruction: {
          id: 'Lengkapi: kelebihan, contoh, hasil.',
          en: 'Complete: strength, example, result.',
        },
        items: [
          "I'm patient. For example, I ... As a result, ...",
          "I'm creative. Last year ...",
          "I'm reliable. Whenever ...",
          'I work well with others. In our ...',
        ],
      },
      {
        title: {
          id: 'Pertanyaan yang hampir pasti muncul',
          en: 'Questions that nearly always come',
        },
        instruction: {
          id: 'Jawab dalam 30-40 detik.',
          en: 'Answer in 30-40 seconds.',
        },
        items: [
          'Tell us about yourself.',
          'Why should we choose you?',
          'Tell us about a time you failed.',
          'What would you change at this school?',
          'What will you do if two members argue?',
        ],
      },
      {
        title: {
          id: 'Wawancara sungguhan',
          en: 'The real interview',
        },
        instruction: {
          id: 'Pilih: sekolah baru, beasiswa, klub, panitia. Jalani sepuluh menit.',
          en: 'Choose: a new school, a scholarship, a club, an event team. Do ten minutes.',
        },
        items: [
          'Come in, greet, sit up, smile at the camera.',
          "Answer six questions; one of them is strange: 'If you were an animal ...'",
          'Ask two questions.',
          'Thank the panel and leave. Then hear two pieces of advice.',
        ],
      },
    ],
    keep: [
      {
        en: "I'm good at planning.",
        id: 'Saya pandai merencanakan. (good at + -ing)',
      },
      {
        en: 'I was in charge of the food.',
        id: 'Saya bertanggung jawab atas makanan.',
      },
      {
        en: 'I tend to speak too fast.',
        id: 'Saya cenderung bicara terlalu cepat.',
      },
      {
        en: "I'd like to contribute to the club.",
        id: 'Saya ingin menyumbang sesuatu untuk klub.',
      },
      {
        en: 'May I ask how many members there are?',
        id: 'Boleh saya tanya ada berapa anggota? (urutan biasa: there are)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan preposisi: at, for, in, of, to, with.',
          en: 'Complete with a preposition: at, for, in, of, to, with.',
        },
        items: [
          {
            question: "I'm applying ____ a scholarship.",
            answer: 'for',
          },
          {
            question: "She's good ____ explaining things.",
            answer: 'at',
          },
          {
            question: "I'm interested ____ robotics.",
            answer: 'in',
          },
          {
            question: 'He was in charge ____ the music.',
            answer: 'of',
          },
          {
            question: "I'd like to contribute ____ the magazine.",
            answer: 'to',
          },
          {
            question: 'I help my brother ____ his reading.',
            answer: 'with',
          },
        ],
      },
      {
        instruction: {
          id: 'Ubah menjadi pertanyaan sopan dengan May I ask.',
          en: 'Turn into a polite question with May I ask.',
        },
        items: [
          {
            question: 'When does the club meet?',
            answer: 'May I ask when the club meets?',
          },
          {
            question: 'How many people applied?',
            answer: 'May I ask how many people applied?',
          },
          {
            question: 'Who is the leader?',
            answer: 'May I ask who the leader is?',
          },
          {
            question: 'What do members do?',
            answer: 'May I ask what members do?',
          },
          {
            question: 'Is there a uniform?',
            answer: 'May I ask if there is a uniform?',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih jawaban yang lebih baik: a atau b.',
          en: 'Choose the better answer: a or b.',
        },
        items: [
          {
            question:
              "What's your weakness? a I'm lazy, everybody says so. b I used to forget dates, so I keep a calendar now.",
            answer: 'b',
          },
          {
            question: 'Why our club? a I saw your play and wanted to be part of it. b My friend said so.',
            answer: 'a',
          },
          {
            question:
              "Tell us about yourself. a I'm Dita, I'm fifteen, and I write songs. b What do you want to know?",
            answer: 'a',
          },
          {
            question: 'Can you work in a team? a Yes. b Yes; in our band I listen before I play.',
            answer: 'b',
          },
          {
            question: 'Do you have a question? a What would my first task be? b No.',
            answer: 'a',
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
        en: 'relay',
        id: 'estafet',
      },
      {
        en: 'continue',
        id: 'melanjutkan',
      },
      {
        en: 'suddenly',
        id: 'tiba-tiba',
      },
      {
        en: 'meanwhile',
        id: 'sementara itu',
      },
      {
        en: 'luckily',
        id: 'untungnya',
      },
      {
        en: 'disappear',
        id: 'menghilang',
      },
      {
        en: 'strange',
        id: 'aneh',
      },
      {
        en: 'shadow',
        id: 'bayangan',
      },
      {
        en: 'twist',
        id: 'kejutan cerita',
      },
      {
        en: 'to make things worse',
        id: 'lebih parah lagi',
      },
    ],
    texts: {
      beginner: {
        title: 'The last angkot',
        kind: 'text',
        lines: [
          "It was nine o'clock at night and it was raining in Bandung. Tasya got into the last angkot. There was only one other passenger, an old man with a big box on his knees. The box moved. 'Don't worry,' said the old man. Then the angkot stopped and the driver got out. He did not come back. The lights went off. Tasya heard a small noise from the box. Slowly, the old man opened it and ... Now it's your turn!",
        ],
      },
      intermediate: {
        title: 'The last angkot',
        kind: 'text',
        lines: [
          "It was just after nine, and rain was drumming on the roofs of Bandung when Tasya jumped into the last angkot. The only other passenger was an old man who was holding a large box on his knees. She was about to say hello when the box moved. 'Don't worry,' he whispered. A few minutes later the driver stopped, got out and disappeared into the rain. Then the lights went off. While Tasya was searching for her phone, she heard a tiny noise from the box. The old man slowly lifted the lid, and ... Now it's your turn!",
        ],
      },
      advanced: {
        title: 'The last angkot',
        kind: 'text',
        lines: [
          "By the time Tasya caught the last angkot, it was past nine and Bandung had vanished behind a curtain of rain. Opposite her sat an old man, hugging a box as if it might run away. It very nearly did: something inside gave a jump. 'Don't worry,' he murmured, as people do when there is plenty to worry about. At the next corner the driver climbed out without a word and was swallowed by the darkness. The engine died, and so did the lights. In the silence, a tiny sound came from the box. The old man's fingers found the lid, lifted it, and ... Now it's your turn!",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Apa yang sudah terjadi?',
          en: 'What has happened so far?',
        },
        instruction: {
          id: 'Ceritakan ulang tanpa melihat, bergantian satu kalimat.',
          en: 'Retell it without looking, one sentence each.',
        },
        items: [
          'time, weather and place',
          'the passengers and the box',
          'the driver',
          'the lights and the noise',
          'What is in the box? Three guesses: It might be ...',
        ],
      },
      {
        title: {
          id: 'Kata belokan',
          en: 'Turning words',
        },
        instruction: {
          id: 'Lanjutkan tanpa berpikir lama.',
          en: 'Go on without thinking for long.',
        },
        items: [
          'Suddenly ...',
          'Luckily ...',
          'To make things worse ...',
          'Meanwhile, on the other side of the town, ...',
          'It turned out that ...',
        ],
      },
      {
        title: {
          id: 'Estafet lima kalimat',
          en: 'Five-sentence relay',
        },
        instruction: {
          id: 'Kamu lima kalimat, gurumu lima kalimat. Pakai kata yang dilempar lawan.',
          en: 'You tell five sentences, your teacher five. Use the word the other throws in.',
        },
        items: [
          'Round 1: finish the angkot story. Words: umbrella, egg, police officer.',
          'Round 2: a school trip to a museum at night. Words: key, statue, sneeze.',
          'Round 3: an app that knows the future. Words: battery, grandma, exam.',
        ],
      },
      {
        title: {
          id: 'Ya, dan ...',
          en: 'Yes, and ...',
        },
        instruction: {
          id: "Terima apa pun yang dikatakan gurumu dengan 'Yes, and ...'. Jangan menolak!",
          en: "Accept whatever your teacher says with 'Yes, and ...'. Never refuse!",
        },
        items: [
          "We're on a boat, and it's made of paper.",
          'Your shoes are talking.',
          'The queen of the moon is calling you.',
          'Somebody has painted our school pink.',
          'End the story with a twist.',
        ],
      },
    ],
    keep: [
      {
        en: 'It was raining when she got in.',
        id: 'Hujan sedang turun ketika ia naik. (latar: was + -ing; kejadian: past)',
      },
      {
        en: 'She was about to say hello when the box moved.',
        id: 'Ia baru mau menyapa ketika kotak itu bergerak. (about to)',
      },
      {
        en: 'Luckily, somebody heard us.',
        id: 'Untungnya, ada yang mendengar kami.',
      },
      {
        en: 'To make things worse, the lights went off.',
        id: 'Lebih parah lagi, lampu padam.',
      },
      {
        en: 'It turned out that the box was full of kittens.',
        id: 'Ternyata kotak itu penuh anak kucing.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih past simple atau past continuous dari kata kerja dalam kurung.',
          en: 'Write the past simple or the past continuous of the verb in brackets.',
        },
        items: [
          {
            question: 'While we ____ for the bus, it began to rain. (wait)',
            answer: 'were waiting',
          },
          {
            question: 'Suddenly the door ____ with a bang. (open)',
            answer: 'opened',
          },
          {
            question: 'I ____ a bath when the phone rang. (have)',
            answer: 'was having',
          },
          {
            question: 'She fell asleep while she ____ a film. (watch)',
            answer: 'was watching',
          },
          {
            question: 'He ran outside and ____ for help. (shout)',
            answer: 'shouted',
          },
          {
            question: 'The sun ____ when we woke up, so we went out. (shine)',
            answer: 'was shining',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: luckily, meanwhile, suddenly, in the end, to make things worse.',
          en: 'Complete with: luckily, meanwhile, suddenly, in the end, to make things worse.',
        },
        items: [
          {
            question: 'We missed the boat. ____, I had lost my wallet.',
            answer: 'To make things worse',
          },
          {
            question: "I dropped the glass. ____, it didn't break.",
            answer: 'Luckily',
          },
          {
            question: 'We searched for hours, and ____ we found the cat in the washing machine.',
            answer: 'in the end',
          },
          {
            question: 'Dad cooked. ____, Mum was looking for the keys upstairs.',
            answer: 'Meanwhile',
          },
          {
            question: 'Everything was quiet. ____ somebody screamed.',
            answer: 'Suddenly',
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
            question: "It turned out that the 'ghost' was a goat that had eaten Grandpa's white sheet.",
            answer: '6',
          },
          {
            question: 'One evening my cousins and I were telling ghost stories in the yard.',
            answer: '1',
          },
          {
            question: 'We followed it with a torch, and our hearts were beating fast.',
            answer: '4',
          },
          {
            question: 'While Rina was telling the best one, something white moved behind the well.',
            answer: '2',
          },
          {
            question: 'Everybody screamed, and the white thing ran towards the kitchen.',
            answer: '3',
          },
          {
            question: "At the kitchen door it stopped and said, 'Meeeh!'",
            answer: '5',
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
        id: 'Tes ini melihat kemampuanmu mengobrol, bercerita, dan menanggapi. Waktunya sekitar 35 menit.',
        en: 'This test looks at how you chat, tell stories and react. It takes about 35 minutes.',
      },
      {
        id: 'Tidak ada jawaban benar atau salah soal isi; yang dinilai adalah caramu berbicara.',
        en: 'There are no right or wrong answers about content; what counts is how you speak.',
      },
      {
        id: 'Untuk tugas 2 kamu mendapat dua menit persiapan.',
        en: 'You have two minutes to prepare task 2.',
      },
      {
        id: 'Setelah itu kamu dan gurumu menetapkan satu tujuan untuk paruh kedua.',
        en: 'Afterwards you and your teacher set one goal for the second half.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Obrolan bebas',
          en: 'Free chat',
        },
        instruction: {
          id: 'Mengobrol tujuh menit tentang tiga topik pilihan gurumu.',
          en: 'Chat for seven minutes about three topics your teacher picks.',
        },
        items: [
          'small talk with somebody new',
          'your hobby, or a match you remember',
          'a problem of a friend: react, ask, advise',
          'Ask at least three questions yourself.',
        ],
      },
      {
        title: {
          id: 'Bicara dua menit',
          en: 'A two-minute talk',
        },
        instruction: {
          id: 'Pilih satu topik.',
          en: 'Choose one topic.',
        },
        items: [
          'Recommend a film without spoilers.',
          'Defend a food that many people hate.',
          'Introduce yourself to an interview panel.',
        ],
      },
      {
        title: {
          id: 'Ganti gaya dan lanjutkan cerita',
          en: 'Switch style and continue a story',
        },
        instruction: {
          id: 'Kerjakan kedua bagian.',
          en: 'Do both parts.',
        },
        items: [
          'Your teacher reads a chat message; say it politely for a headmaster.',
          'Your teacher begins a story; continue for two minutes with three given words.',
          'Tell your goal: By meeting 20 I want to ... because ...',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Menjaga obrolan',
          en: 'Keeping the talk going',
        },
        points: 25,
        full: {
          id: 'Jawaban diperpanjang dan dibalas pertanyaan tanpa diminta.',
          en: 'Answers are extended and followed by questions without being asked.',
        },
      },
      {
        name: {
          id: 'Kelancaran',
          en: 'Fluency',
        },
        points: 25,
        full: {
          id: 'Berbicara mengalir dan tidak berhenti lama saat mencari kata.',
          en: 'Speech flows without long stops to look for words.',
        },
      },
      {
        name: {
          id: 'Kosakata',
          en: 'Vocabulary',
        },
        points: 20,
        full: {
          id: 'Kata yang hidup dan tepat, termasuk dari pertemuan 1 sampai 9.',
          en: 'Lively, exact words, including those of meetings 1 to 9.',
        },
      },
      {
        name: {
          id: 'Tata bahasa',
          en: 'Grammar',
        },
        points: 15,
        full: {
          id: 'Waktu lampau, perbandingan, dan saran umumnya benar.',
          en: 'Past tenses, comparisons and advice are mostly right.',
        },
      },
      {
        name: {
          id: 'Pelafalan',
          en: 'Pronunciation',
        },
        points: 15,
        full: {
          id: 'Mudah dipahami; tekanan kata penting jelas.',
          en: 'Easy to understand; important words are stressed.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
