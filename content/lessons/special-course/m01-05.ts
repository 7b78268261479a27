import type { MeetingMaterial } from '../types.ts';

export const meetings01to05 = [
  {
    number: 1,
    kind: 'lesson',
    words: [
      {
        en: 'goal',
        id: 'tujuan',
      },
      {
        en: 'deadline',
        id: 'tenggat, batas waktu',
      },
      {
        en: 'improve',
        id: 'meningkatkan',
      },
      {
        en: 'confident',
        id: 'percaya diri',
      },
      {
        en: 'nervous',
        id: 'gugup',
      },
      {
        en: 'mistake',
        id: 'kesalahan',
      },
      {
        en: 'fluently',
        id: 'dengan lancar',
      },
      {
        en: 'at the moment',
        id: 'saat ini',
      },
      {
        en: 'so far',
        id: 'sejauh ini',
      },
      {
        en: 'priority',
        id: 'prioritas',
      },
    ],
    texts: {
      beginner: {
        title: 'What do you need English for?',
        kind: 'dialogue',
        lines: [
          'Teacher: Hello, Rani. Why do you need English?',
          'Rani: I work in a hotel in Makassar. I want a new job in Singapore. The interview is in June.',
          'Teacher: What can you do now?',
          'Rani: I can read e-mails. I can talk to guests about rooms and breakfast.',
          'Teacher: What is difficult?',
          'Rani: Long questions are difficult. I am nervous and I forget words.',
          'Teacher: Good. We have a clear goal: your interview in June.',
        ],
      },
      intermediate: {
        title: 'What do you need English for?',
        kind: 'dialogue',
        lines: [
          'Teacher: Tell me a little about your goal, Rani.',
          "Rani: I work at the front desk of a hotel in Makassar, and I'm applying for a job in Singapore. The interview is in June.",
          'Teacher: What can you already do in English?',
          'Rani: I can read e-mails and help guests with everyday things, such as rooms and breakfast.',
          'Teacher: And where do you get stuck?',
          'Rani: When someone asks a long question, I get nervous, so I forget even simple words.',
          "Teacher: That's useful to know. Then June is our deadline.",
        ],
      },
      advanced: {
        title: 'What do you need English for?',
        kind: 'dialogue',
        lines: [
          'Teacher: What has brought you to this course, Rani?',
          "Rani: I've spent four years at the front desk of a hotel in Makassar, and I've been shortlisted for a post in Singapore. The interview is in June.",
          'Teacher: Where would you say you stand now?',
          "Rani: E-mails are no trouble, and I handle guests' everyday requests about rooms or breakfast comfortably.",
          'Teacher: What tends to go wrong?',
          'Rani: The moment a question gets long, my nerves take over and even familiar words desert me.',
          'Teacher: Then by June, long questions should hold no terror for you.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Memahami percakapan',
          en: 'Understanding the talk',
        },
        instruction: {
          id: 'Jawab dengan kalimat lengkap.',
          en: 'Answer in full sentences.',
        },
        items: [
          'Where does Rani work, and where does she want to work?',
          'When is her interview?',
          'Name two things she can already do in English.',
          'What happens when she hears a long question?',
          "Which part of Rani's story is like yours?",
        ],
      },
      {
        title: {
          id: 'Kalimat tujuan',
          en: 'Sentences about a goal',
        },
        instruction: {
          id: 'Lengkapi kalimat tentang diri Anda, lalu bacakan dengan jelas.',
          en: 'Complete the sentences about yourself, then read them aloud clearly.',
        },
        items: [
          'I need English because ...',
          "I can already ... , but I can't ... yet.",
          'I find it difficult to ...',
          'I would like to be able to ... by the end of this course.',
          'My first real chance to use it will be on / in ...',
        ],
      },
      {
        title: {
          id: 'Titik awal dalam empat menit',
          en: 'A baseline in four minutes',
        },
        instruction: {
          id: 'Lakukan empat tugas singkat. Guru hanya mencatat, belum membetulkan.',
          en: 'Do four short tasks. Your teacher takes notes and does not correct yet.',
        },
        items: [
          'Talk for one minute about your week.',
          'Read the text of this lesson aloud.',
          'Ask your teacher five questions about his or her work.',
          'Write four sentences about your goal in the chat.',
        ],
      },
      {
        title: {
          id: 'Memilih dua blok',
          en: 'Choosing two blocks',
        },
        instruction: {
          id: 'Bicarakan pilihan Anda dan sepakati topik blok A dan B.',
          en: 'Talk about your options and agree on the topics of blocks A and B.',
        },
        items: [
          'Put these in order for you: an interview, a presentation, a journey, school work, meetings, phone calls.',
          'Describe one real situation for your first choice: who, where, when, how long?',
          'Do the same for your second choice.',
          "Agree with your teacher: 'Block A will be about ... Block B will be about ... My final task will be ...'",
        ],
      },
    ],
    keep: [
      {
        en: 'I need English for my interview.',
        id: "Saya butuh bahasa Inggris untuk wawancara. (for + kata benda; bukan 'for interview' saja tanpa 'my' atau 'an')",
      },
      {
        en: 'I want to speak more confidently.',
        id: "Saya ingin berbicara dengan lebih percaya diri. (want to + kata kerja dasar; bukan 'want speak')",
      },
      {
        en: "I can read e-mails, but I can't write them yet.",
        id: "Saya bisa membaca email, tetapi belum bisa menulisnya. ('not ... yet' = belum)",
      },
      {
        en: 'I find it difficult to follow fast speech.',
        id: 'Bagi saya sulit mengikuti ucapan yang cepat. (find it + sifat + to)',
      },
      {
        en: 'I have two months left until the deadline.',
        id: 'Waktu saya tinggal dua bulan sampai tenggat.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan satu kata: to, for, yet, at, because.',
          en: 'Complete with one word: to, for, yet, at, because.',
        },
        items: [
          {
            question: 'I need English ____ my new job.',
            answer: 'for',
          },
          {
            question: 'I want ____ talk to customers from abroad.',
            answer: 'to',
          },
          {
            question: "I can't write reports ____.",
            answer: 'yet',
          },
          {
            question: 'I am studying hard ____ the moment.',
            answer: 'at',
          },
          {
            question: 'She takes lessons ____ she is moving to Perth.',
            answer: 'because',
          },
        ],
      },
      {
        instruction: {
          id: 'Perbaiki satu kesalahan dalam setiap kalimat.',
          en: 'Correct the one mistake in each sentence.',
        },
        items: [
          {
            question: 'I want improve my pronunciation.',
            answer: 'I want to improve my pronunciation.',
          },
          {
            question: 'I find difficult to write formal e-mails.',
            answer: 'I find it difficult to write formal e-mails.',
          },
          {
            question: 'My interview is on June.',
            answer: 'My interview is in June.',
          },
          {
            question: 'I can to understand slow speech.',
            answer: 'I can understand slow speech.',
          },
          {
            question: 'He need English for his work.',
            answer: 'He needs English for his work.',
          },
          {
            question: 'I am agree with this plan.',
            answer: 'I agree with this plan.',
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
            question: "yet / speak / can't / I / fluently",
            answer: "I can't speak fluently yet.",
          },
          {
            question: 'is / goal / my / clear / very',
            answer: 'My goal is very clear.',
          },
          {
            question: 'by / want / finish / to / I / March',
            answer: 'I want to finish by March.',
          },
          {
            question: 'situation / most / is / difficult / which / you / for / ?',
            answer: 'Which situation is most difficult for you?',
          },
          {
            question: 'do / need / what / you / English / for / ?',
            answer: 'What do you need English for?',
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
        en: 'purpose',
        id: 'maksud, tujuan',
      },
      {
        en: 'formal',
        id: 'resmi, formal',
      },
      {
        en: 'polite',
        id: 'sopan',
      },
      {
        en: 'expect',
        id: 'mengharapkan, menduga',
      },
      {
        en: 'role',
        id: 'peran',
      },
      {
        en: 'request',
        id: 'permintaan',
      },
      {
        en: 'detail',
        id: 'rincian',
      },
      {
        en: 'check',
        id: 'memeriksa',
      },
      {
        en: 'clear',
        id: 'jelas',
      },
      {
        en: 'next step',
        id: 'langkah berikutnya',
      },
    ],
    texts: {
      beginner: {
        title: 'Two situations',
        kind: 'text',
        lines: [
          "Putri has an interview for a job in a bank in Surabaya. A woman asks, 'Can you tell me about yourself?' Putri talks about her work, not her family. She says, 'Sorry, could you repeat that?' when she does not understand.",
          "Bayu travels to Kuala Lumpur. At the airport an officer asks, 'How long are you staying?' Bayu gives a short answer: 'Five days.' He shows his hotel paper.",
          'In every situation people ask, answer and check. Short and clear is good.',
        ],
      },
      intermediate: {
        title: 'Two situations',
        kind: 'text',
        lines: [
          "Putri is having an interview at a bank in Surabaya. When the manager says, 'Tell me about yourself,' she talks about her work rather than her family, because that is what the manager wants to know. If a question is unclear, she asks, 'Sorry, could you repeat that?'",
          "Bayu has just landed in Kuala Lumpur. The officer asks how long he is staying, and Bayu simply answers, 'Five days,' and shows his hotel booking.",
          'The situations look different. However, in both of them people ask, answer and check, and clear answers work best.',
        ],
      },
      advanced: {
        title: 'Two situations',
        kind: 'text',
        lines: [
          "Facing the branch manager of a bank in Surabaya, Putri hears the classic opening, 'Tell me about yourself.' She resists the temptation to describe her family and outlines her career instead, since she has worked out the purpose behind the question. Whenever something is unclear, she calmly asks for it to be repeated.",
          "Bayu, newly arrived in Kuala Lumpur, needs no such eloquence: 'Five days' and a hotel booking are all the officer requires.",
          "However different they seem, both encounters rest on the same moves. We ask, we answer, we check, and we match the length of our words to the listener's needs.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Siapa, di mana, untuk apa',
          en: 'Who, where, what for',
        },
        instruction: {
          id: 'Cari jawabannya di teks, lalu jawab untuk situasi Anda sendiri.',
          en: 'Find the answer in the text, then answer for your own situation.',
        },
        items: [
          'Where is Putri? Where is Bayu? Where will you be?',
          'Who asks the questions in each situation? Who will ask them in yours?',
          "Why doesn't Putri talk about her family?",
          'What does Bayu show? What will you have with you?',
          'What does Putri say when she does not understand?',
        ],
      },
      {
        title: {
          id: 'Maksud di balik kalimat',
          en: 'The purpose behind the words',
        },
        instruction: {
          id: 'Cocokkan ucapan 1-6 dengan maksud a-f.',
          en: 'Match what is said (1-6) with its purpose (a-f).',
        },
        items: [
          '1 Would you like to take a seat? 2 Shall we begin? 3 Could you spell that for me?',
          "4 What do you mean by 'flexible'? 5 I'll get back to you on Friday. 6 Is there anything you would like to add?",
          'a asks for an explanation; b promises an answer later; c invites you to sit down',
          'd checks a detail; e gives you a last chance to speak; f opens the talk',
        ],
      },
      {
        title: {
          id: 'Peta situasi saya',
          en: 'A map of my situation',
        },
        instruction: {
          id: 'Pilih situasi blok A Anda dan isi petanya bersama guru.',
          en: 'Take your own block A situation and fill in the map with your teacher.',
        },
        items: [
          'The people: who speaks to me, and how formal is it?',
          'The place and the time: where, when, for how long?',
          'Three questions I will probably hear: ...',
          'Three things I want to say: ...',
          'One thing that could go wrong: ...',
        ],
      },
      {
        title: {
          id: 'Dengar dan tangkap',
          en: 'Listen and catch',
        },
        instruction: {
          id: 'Guru memerankan orang dalam situasi Anda selama dua menit. Catat, lalu ceritakan kembali.',
          en: 'Your teacher plays the person in your situation for two minutes. Take notes, then report.',
        },
        items: [
          'Note three questions that you hear.',
          'Note one word that is new to you and ask about it.',
          "Report: 'She asked me about ... She wanted to know ... I didn't catch ...'",
        ],
      },
    ],
    keep: [
      {
        en: 'Could you repeat that, please?',
        id: "Bisa tolong diulangi? (lebih sopan daripada 'Repeat, please')",
      },
      {
        en: "What do you mean by 'deposit'?",
        id: "Apa yang Anda maksud dengan 'deposit'? (pakai do + mean; bukan 'What is your mean')",
      },
      {
        en: 'How long are you staying?',
        id: 'Berapa lama Anda akan tinggal? (rencana dekat memakai present continuous)',
      },
      {
        en: 'Tell me about your work.',
        id: 'Ceritakan pekerjaan Anda. (tell + orang; say tidak langsung diikuti orang)',
      },
      {
        en: 'If I understand you correctly, you need two copies.',
        id: 'Kalau saya tidak salah paham, Anda perlu dua salinan.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih kata yang tepat di antara dua pilihan.',
          en: 'Choose the right word from the two options.',
        },
        items: [
          {
            question: 'Could you (say / tell) me the address again?',
            answer: 'tell',
          },
          {
            question: "What do you (mean / meaning) by 'on site'?",
            answer: 'mean',
          },
          {
            question: 'How long (do you staying / are you staying) in Penang?',
            answer: 'are you staying',
          },
          {
            question: "I'm sorry, I didn't (catch / take) your name.",
            answer: 'catch',
          },
          {
            question: 'The manager (asked / said) me about my last job.',
            answer: 'asked',
          },
          {
            question: "Please take a (chair / seat) and I'll call you soon.",
            answer: 'seat',
          },
        ],
      },
      {
        instruction: {
          id: 'Ubah menjadi permintaan sopan dengan could you.',
          en: 'Turn into a polite request with could you.',
        },
        items: [
          {
            question: 'Repeat the question.',
            answer: 'Could you repeat the question, please?',
          },
          {
            question: 'Write that word down.',
            answer: 'Could you write that word down, please?',
          },
          {
            question: 'Spell your surname.',
            answer: 'Could you spell your surname, please?',
          },
          {
            question: 'Send me the details.',
            answer: 'Could you send me the details, please?',
          },
          {
            question: 'Show me the way.',
            answer: 'Could you show me the way, please?',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis F jika formal atau I jika santai.',
          en: 'Write F for formal or I for informal.',
        },
        items: [
          {
            question: "What's up?",
            answer: 'I',
          },
          {
            question: 'I look forward to meeting you.',
            answer: 'F',
          },
          {
            question: 'Hang on a sec.',
            answer: 'I',
          },
          {
            question: 'May I ask a question?',
            answer: 'F',
          },
          {
            question: 'I would be grateful for your help.',
            answer: 'F',
          },
          {
            question: 'No worries, see you later.',
            answer: 'I',
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
        en: 'phrase',
        id: 'frasa, rangkaian kata',
      },
      {
        en: 'actually',
        id: 'sebenarnya',
      },
      {
        en: 'in charge of',
        id: 'bertanggung jawab atas',
      },
      {
        en: 'strength',
        id: 'kelebihan, kekuatan',
      },
      {
        en: 'experience',
        id: 'pengalaman',
      },
      {
        en: 'opportunity',
        id: 'kesempatan',
      },
      {
        en: "I'd rather",
        id: 'saya lebih suka',
      },
      {
        en: 'the main reason',
        id: 'alasan utama',
      },
      {
        en: 'for instance',
        id: 'misalnya',
      },
      {
        en: 'in short',
        id: 'singkatnya',
      },
    ],
    texts: {
      beginner: {
        title: 'Ten useful phrases',
        kind: 'dialogue',
        lines: [
          'Sari: My talk at school in Bandung is tomorrow. I am afraid I will stop in the middle.',
          "Teacher: Learn some phrases. Start with 'Let me begin with' and end with 'To sum up'.",
          'Sari: And when I need time?',
          "Teacher: Say 'That's a good question' or 'Let me think'.",
          'Sari: And when I forget a word?',
          "Teacher: Say 'I mean the thing for' and explain it.",
          "Sari: Good! Phrases are like steps. I don't need to build every step again.",
        ],
      },
      intermediate: {
        title: 'Ten useful phrases',
        kind: 'dialogue',
        lines: [
          "Sari: I'm giving a talk at school in Bandung tomorrow, and I'm worried I'll freeze halfway through.",
          "Teacher: Then learn a few phrases by heart. You could open with 'Let me begin with' and close with 'To sum up'.",
          'Sari: What if I need a moment to think?',
          "Teacher: Say 'That's a good question' or 'Let me think about that'.",
          "Sari: And if a word won't come?",
          "Teacher: Describe it: 'I mean the thing we use for' something.",
          "Sari: So phrases are like steps, and I don't have to build each one again.",
        ],
      },
      advanced: {
        title: 'Ten useful phrases',
        kind: 'dialogue',
        lines: [
          "Sari: I'm presenting at my school in Bandung tomorrow, and I dread drying up in the middle.",
          "Teacher: Fluent speakers lean on ready-made phrases, so borrow their trick. Open with 'Let me begin with' and round off with 'To sum up'.",
          'Sari: How do I buy time when a question catches me out?',
          "Teacher: 'That's a good question' or 'Let me think about that' will gain you a few seconds.",
          'Sari: Suppose a word escapes me altogether?',
          "Teacher: Paraphrase: 'I mean the thing we use for' whatever it is.",
          "Sari: In other words, phrases are stepping stones I needn't carve afresh every time.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Mencari frasa di teks',
          en: 'Finding phrases in the text',
        },
        instruction: {
          id: 'Sebutkan frasa dari percakapan untuk setiap keperluan.',
          en: 'Name the phrase from the dialogue for each need.',
        },
        items: [
          'to start a talk',
          'to finish a talk',
          'to win time (two phrases)',
          'to explain a word you have forgotten',
          'What does Sari compare phrases to, and why?',
        ],
      },
      {
        title: {
          id: 'Dari kaku menjadi luwes',
          en: 'From stiff to smooth',
        },
        instruction: {
          id: 'Ucapkan lagi dengan frasa yang diberikan.',
          en: 'Say it again with the phrase given.',
        },
        items: [
          'I did this work: guests, rooms, payments. (I was in charge of ...)',
          'I want to change. The reason: I want to learn. (The main reason is that ...)',
          "I don't like the morning flight. The evening flight is better. (I'd rather ...)",
          'I solve problems. Example: last week. (For instance, ...)',
          'Many points. One idea. (In short, ...)',
        ],
      },
      {
        title: {
          id: 'Sepuluh frasa saya',
          en: 'My ten phrases',
        },
        instruction: {
          id: 'Pilih dan lengkapi sepuluh frasa untuk situasi blok A Anda.',
          en: 'Choose and complete ten phrases for your block A situation.',
        },
        items: [
          "Two to open: Let me begin with ... / Thank you for ... / I'd like to ask about ...",
          'Two to ask: Could you tell me ... / Would it be possible to ... / Do you happen to know ...',
          'Two to explain: The main reason is that ... / For instance, ... / What I mean is ...',
          "Two to win time: Let me think about that. / That's a good question. / I'm not sure, but ...",
          'Two to close: To sum up, ... / Is there anything else ... / Thank you for your time.',
        ],
      },
      {
        title: {
          id: 'Kartu frasa dalam aksi',
          en: 'Phrase cards in action',
        },
        instruction: {
          id: 'Bicara dua menit. Guru mencoret setiap frasa yang Anda pakai.',
          en: 'Talk for two minutes. Your teacher ticks every phrase you use.',
        },
        items: [
          'Round 1: keep your list in front of you and use at least five phrases.',
          'Round 2: hide the list and use at least five again.',
          'Round 3: your teacher interrupts twice; win time with a phrase and go on.',
        ],
      },
    ],
    keep: [
      {
        en: 'Let me begin with my last job.',
        id: 'Izinkan saya mulai dari pekerjaan terakhir saya. (let me + kata kerja dasar)',
      },
      {
        en: 'I was in charge of twelve people.',
        id: 'Saya membawahi dua belas orang. (of + kata benda atau -ing)',
      },
      {
        en: "I'd rather take the later train.",
        id: 'Saya lebih memilih kereta yang lebih sore. (would rather + kata kerja dasar, tanpa to)',
      },
      {
        en: 'The main reason is that I enjoy teaching.',
        id: "Alasan utamanya, saya senang mengajar. (bukan 'because' setelah 'the reason is')",
      },
      {
        en: "That's a good question. Let me think about it.",
        id: 'Pertanyaan bagus. Coba saya pikirkan dulu. (untuk mengulur waktu)',
      },
      {
        en: "It's the thing we use for opening bottles.",
        id: 'Itu benda untuk membuka botol. (for + -ing)',
      },
    ],
    practice: [
      {
        instruction: {
          id: "Lengkapi dengan frasa dari daftar: in charge of, for instance, I'd rather, to sum up, let me think.",
          en: "Complete with a phrase from the list: in charge of, for instance, I'd rather, to sum up, let me think.",
        },
        items: [
          {
            question: 'At the clinic I was ____ the appointment book.',
            answer: 'in charge of',
          },
          {
            question: 'A hard question! ____ for a moment.',
            answer: 'Let me think',
          },
          {
            question: 'I speak three languages; ____, I grew up with Bugis at home.',
            answer: 'for instance',
          },
          {
            question: '____, there are three reasons to choose our city.',
            answer: 'To sum up',
          },
          {
            question: "____ sit by the window, if that's possible.",
            answer: "I'd rather",
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih bentuk yang benar.',
          en: 'Choose the correct form.',
        },
        items: [
          {
            question: 'Let me (introduce / to introduce) my team.',
            answer: 'introduce',
          },
          {
            question: "I'd rather (to pay / pay) in cash.",
            answer: 'pay',
          },
          {
            question: 'I was in charge of (order / ordering) the books.',
            answer: 'ordering',
          },
          {
            question: 'The main reason is (that / because) the course is short.',
            answer: 'that',
          },
          {
            question: 'Would it be possible (changing / to change) my seat?',
            answer: 'to change',
          },
          {
            question: "It's a tool for (cutting / cut) fruit.",
            answer: 'cutting',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata yang dijelaskan.',
          en: 'Write the word that is described.',
        },
        items: [
          {
            question: "It's the thing you use to open a locked door.",
            answer: 'key',
          },
          {
            question: "It's the person who flies a plane.",
            answer: 'pilot',
          },
          {
            question: "It's the place where you wait for a train.",
            answer: 'station',
          },
          {
            question: "It's the small book you need to enter another country.",
            answer: 'passport',
          },
          {
            question: "It's the page on which you describe your education and your jobs.",
            answer: 'CV',
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
        en: 'act out',
        id: 'memerankan',
      },
      {
        en: 'guest',
        id: 'tamu',
      },
      {
        en: 'booking',
        id: 'pemesanan',
      },
      {
        en: 'available',
        id: 'tersedia',
      },
      {
        en: 'confirm',
        id: 'memastikan, mengonfirmasi',
      },
      {
        en: 'instead',
        id: 'sebagai gantinya',
      },
      {
        en: 'apologise',
        id: 'meminta maaf',
      },
      {
        en: 'refund',
        id: 'pengembalian dana',
      },
      {
        en: 'feedback',
        id: 'masukan',
      },
      {
        en: 'smoothly',
        id: 'dengan lancar',
      },
    ],
    texts: {
      beginner: {
        title: 'At the hotel desk',
        kind: 'dialogue',
        lines: [
          'Clerk: Good evening. Do you have a booking?',
          'Dimas: Yes. My name is Dimas Pratama. Two nights, please.',
          "Clerk: I'm sorry, I can't find your name.",
          'Dimas: Here is my e-mail with the number.',
          'Clerk: Thank you. I see the problem. The booking is for tomorrow.',
          'Dimas: Oh no! Do you have a room for tonight?',
          'Clerk: Yes, but it has two small beds.',
          "Dimas: That's fine. How much is it?",
          "Clerk: The same price. I'm sorry about this.",
          'Dimas: No problem. Thank you for your help.',
        ],
      },
      intermediate: {
        title: 'At the hotel desk',
        kind: 'dialogue',
        lines: [
          'Clerk: Good evening. Have you got a booking with us?',
          'Dimas: Yes, under the name Pratama, for two nights.',
          "Clerk: I'm afraid nothing comes up under that name.",
          "Dimas: That's strange. Here's the confirmation I received by e-mail.",
          'Clerk: Ah, I see what happened. Your booking starts tomorrow.',
          'Dimas: I must have chosen the wrong date. Is there anything available tonight?',
          'Clerk: We do have a room, although it has two single beds.',
          'Dimas: That would be fine. Would I have to pay more?',
          'Clerk: No, the price is the same.',
          "Dimas: That's very kind. Thanks for sorting it out.",
        ],
      },
      advanced: {
        title: 'At the hotel desk',
        kind: 'dialogue',
        lines: [
          'Clerk: Good evening, sir. May I have the name your booking was made under?',
          'Dimas: Pratama, for two nights.',
          "Clerk: I'm terribly sorry, but the system shows nothing under that name.",
          "Dimas: How odd. Here's the confirmation that was e-mailed to me.",
          "Clerk: That explains it: you aren't due to arrive until tomorrow.",
          "Dimas: I must have muddled up the dates. I don't suppose you have anything tonight?",
          "Clerk: One room, provided you don't mind twin beds.",
          'Dimas: Not in the least. Will there be an extra charge?',
          "Clerk: We'll honour the original rate.",
          'Dimas: I really appreciate your going to the trouble.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Jalan cerita',
          en: 'How it goes',
        },
        instruction: {
          id: 'Ceritakan tiga babaknya.',
          en: 'Tell the three parts of the story.',
        },
        items: [
          'The problem: What does the clerk see, and what does Dimas show?',
          'The cause: Whose mistake is it?',
          'The solution: Which room does he get, and at what price?',
          'Which words of Dimas are friendly although he has a problem? Read them aloud.',
        ],
      },
      {
        title: {
          id: 'Menanggapi kejutan',
          en: 'Dealing with a surprise',
        },
        instruction: {
          id: 'Beri tanggapan sopan dalam satu atau dua kalimat.',
          en: 'Give a polite answer in one or two sentences.',
        },
        items: [
          "I'm afraid your name isn't on my list.",
          'The person you want to see is ill today.',
          'We only have half an hour, not an hour.',
          "The projector doesn't work.",
          'I asked you about the price, but you told me about the colour.',
        ],
      },
      {
        title: {
          id: 'Peran pertama: dengan catatan',
          en: 'First role play: with notes',
        },
        instruction: {
          id: 'Perankan situasi blok A Anda dari salam sampai penutup dengan memakai frasa pertemuan 3.',
          en: 'Act out your block A situation from greeting to goodbye, using your phrases from meeting 3.',
        },
        items: [
          "Set the scene in one sentence: 'I am at ... and I want to ...'",
          'Greet, say what you want, and give two details.',
          'Answer at least three questions from your teacher.',
          'Confirm the next step and say goodbye.',
        ],
      },
      {
        title: {
          id: 'Peran kedua: dengan kejutan',
          en: 'Second role play: with a surprise',
        },
        instruction: {
          id: 'Ulangi tanpa catatan. Guru menyelipkan satu masalah.',
          en: 'Do it again without notes. Your teacher slips in one problem.',
        },
        items: [
          'Choose a number from 1 to 4; your teacher adds that problem: 1 wrong date, 2 missing paper, 3 no time, 4 a misunderstanding.',
          'Solve the problem politely and finish the talk.',
          'Feedback: one thing that went smoothly, one thing to change. Say how you will change it.',
        ],
      },
    ],
    keep: [
      {
        en: "I'm afraid there has been a mistake.",
        id: "Mohon maaf, sepertinya ada kekeliruan. (I'm afraid = menyampaikan kabar kurang enak)",
      },
      {
        en: 'Is there anything available tonight?',
        id: 'Apakah ada yang tersedia untuk malam ini?',
      },
      {
        en: 'I must have chosen the wrong date.',
        id: 'Pasti saya salah memilih tanggal. (must have + bentuk ketiga = dugaan kuat tentang masa lalu)',
      },
      {
        en: 'That would be fine.',
        id: "Itu tidak masalah. (lebih halus daripada 'OK')",
      },
      {
        en: 'Thanks for sorting it out.',
        id: 'Terima kasih sudah membereskannya. (thanks for + -ing)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi percakapan dengan kata: afraid, instead, available, confirm, trouble.',
          en: 'Complete the dialogue with: afraid, instead, available, confirm, trouble.',
        },
        items: [
          {
            question: 'Could you ____ the time by e-mail?',
            answer: 'confirm',
          },
          {
            question: "I'm ____ the doctor is on leave this week.",
            answer: 'afraid',
          },
          {
            question: 'Is the blue room ____ on Friday?',
            answer: 'available',
          },
          {
            question: 'The lift is out of order, so we took the stairs ____.',
            answer: 'instead',
          },
          {
            question: "I'm sorry to give you so much ____.",
            answer: 'trouble',
          },
        ],
      },
      {
        instruction: {
          id: 'Ubah kalimat menjadi lebih sopan dengan kata dalam tanda petik.',
          en: 'Make the sentence more polite with the words in quotation marks.',
        },
        items: [
          {
            question: "You are wrong. 'I'm afraid' 'a mistake'",
            answer: "I'm afraid there is a mistake.",
          },
          {
            question: "Give me another table. 'Could' 'please'",
            answer: 'Could you give me another table, please?',
          },
          {
            question: "I want a receipt. 'I'd like'",
            answer: "I'd like a receipt.",
          },
          {
            question: "Do you have a room? 'Would you happen to'",
            answer: 'Would you happen to have a room?',
          },
          {
            question: "Wait. 'Would you mind'",
            answer: 'Would you mind waiting?',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan must have dan bentuk ketiga dari kata kerja.',
          en: 'Complete with must have and the past participle of the verb.',
        },
        items: [
          {
            question: "My keys aren't here. I ____ them at home. (leave)",
            answer: 'must have left',
          },
          {
            question: 'The street is wet. It ____ during the night. (rain)',
            answer: 'must have rained',
          },
          {
            question: "She isn't answering. She ____ asleep. (fall)",
            answer: 'must have fallen',
          },
          {
            question: 'You got full marks! You ____ very hard. (study)',
            answer: 'must have studied',
          },
          {
            question: "This isn't my coat. I ____ the wrong one. (take)",
            answer: 'must have taken',
          },
        ],
      },
    ],
  },
  {
    number: 5,
    kind: 'test',
    instructions: [
      {
        id: 'Tes ini memeriksa blok A: pemahaman, sepuluh frasa kunci, dan bermain peran. Waktunya sekitar 40 menit.',
        en: 'This check covers block A: understanding, ten key phrases and the role play. It takes about 40 minutes.',
      },
      {
        id: 'Catatan boleh dibuka hanya saat persiapan tugas 1.',
        en: 'You may look at your notes only while you prepare task 1.',
      },
      {
        id: 'Kalau tidak mengerti, mintalah pengulangan dalam bahasa Inggris. Itu bagian dari penilaian.',
        en: 'If you do not understand, ask for a repetition in English. This is part of what is assessed.',
      },
      {
        id: 'Pada 20 menit terakhir, guru memberi nilai, dua saran, dan menyepakati topik blok B bersama Anda.',
        en: 'In the last 20 minutes your teacher gives marks and two pieces of advice, and you agree on the topic of block B.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Berbicara: situasi blok A',
          en: 'Speaking: the block A situation',
        },
        instruction: {
          id: 'Siapkan selama lima menit, lalu jalani situasinya selama enam sampai delapan menit.',
          en: 'Prepare for five minutes, then act out the situation for six to eight minutes.',
        },
        items: [
          'Open the talk and say clearly what you want or what you are there for.',
          'Use at least six of your ten key phrases.',
          'Answer four questions from your teacher; one of them is not on your list.',
          'A small problem comes up: solve it politely.',
          'Confirm what was agreed and close the talk.',
        ],
      },
      {
        title: {
          id: 'Menyimak dan merangkum',
          en: 'Listening and reporting',
        },
        instruction: {
          id: 'Guru memerankan pesan suara satu menit dalam situasi Anda, dua kali. Catat, lalu rangkum.',
          en: 'Your teacher acts a one-minute voice message from your situation, twice. Take notes, then sum up.',
        },
        items: [
          'Who is calling, and what does the person want?',
          'Note two numbers, dates or times.',
          'Say in three sentences what you have to do now.',
        ],
      },
      {
        title: {
          id: 'Menulis: pesan tindak lanjut',
          en: 'Writing: a follow-up message',
        },
        instruction: {
          id: 'Tulis 60 sampai 80 kata di obrolan atau dokumen dalam sepuluh menit.',
          en: 'Write 60 to 80 words in the chat or a document in ten minutes.',
        },
        items: [
          'Thank the person for the talk.',
          'Repeat what you agreed on, with one date or time.',
          'Ask one polite question.',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Menjalankan situasi',
          en: 'Managing the situation',
        },
        points: 25,
        full: {
          id: 'Tujuan tercapai dari pembukaan sampai penutup, termasuk masalah kecilnya.',
          en: 'The aim is reached from opening to close, small problem included.',
        },
      },
      {
        name: {
          id: 'Frasa kunci',
          en: 'Key phrases',
        },
        points: 25,
        full: {
          id: 'Enam frasa atau lebih dipakai pada saat yang tepat.',
          en: 'Six or more phrases are used at the right moment.',
        },
      },
      {
        name: {
          id: 'Menyimak',
          en: 'Listening',
        },
        points: 20,
        full: {
          id: 'Pengirim, keinginan, dan kedua angka ditangkap dengan benar.',
          en: 'The caller, the wish and both figures are caught correctly.',
        },
      },
      {
        name: {
          id: 'Kejelasan ucapan',
          en: 'Clear speech',
        },
        points: 15,
        full: {
          id: 'Mudah diikuti tanpa perlu menebak.',
          en: 'Easy to follow without guessing.',
        },
      },
      {
        name: {
          id: 'Pesan tertulis',
          en: 'The written message',
        },
        points: 15,
        full: {
          id: 'Ketiga butir ada, nadanya sopan, dan kesalahan tidak mengganggu makna.',
          en: 'All three points are there, the tone is polite and mistakes do not hide the meaning.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
