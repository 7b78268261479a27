import type { MeetingMaterial } from '../types.ts';

export const meetings06to10 = [
  {
    number: 6,
    kind: 'lesson',
    words: [
      {
        en: 'response',
        id: 'tanggapan',
      },
      {
        en: 'natural',
        id: 'wajar',
      },
      {
        en: 'indirect',
        id: 'tidak langsung',
      },
      {
        en: 'offer',
        id: 'tawaran',
      },
      {
        en: 'request',
        id: 'permintaan',
      },
      {
        en: 'tone',
        id: 'nada',
      },
      {
        en: 'campus',
        id: 'kampus',
      },
      {
        en: 'semester',
        id: 'semester',
      },
    ],
    texts: {
      beginner: {
        title: 'Six moments on campus',
        kind: 'dialogue',
        lines: [
          'Omar: Do you know where the writing centre is?',
          "Lia: I'm going there now. Come with me!",
          'Omar: Thanks! Is it busy?',
          'Lia: Not before ten.',
          'Omar: Can I bring my coffee?',
          "Lia: They don't allow drinks.",
          'Omar: Why is the main door closed?',
          "Lia: It's being painted. We can use the side door.",
          'Omar: Have you met the new tutor?',
          'Lia: She helped me last week.',
          'Omar: How was it?',
          'Lia: My mark went up by ten points!',
        ],
      },
      intermediate: {
        title: 'Six moments on campus',
        kind: 'dialogue',
        lines: [
          'Omar: Any idea where the writing centre is?',
          "Lia: I'm on my way there, actually. Why don't we walk together?",
          'Omar: Great. Do we need an appointment?',
          'Lia: Only after ten.',
          "Omar: I'd better finish my coffee first, then.",
          "Lia: Good thinking; drinks aren't allowed inside.",
          "Omar: What's happened to the main door?",
          "Lia: It's being painted, so we'll have to go round the side.",
          'Omar: Have you met the new tutor yet?',
          "Lia: She's the reason my mark went up by ten points!",
        ],
      },
      advanced: {
        title: 'Six moments on campus',
        kind: 'dialogue',
        lines: [
          "Omar: You wouldn't happen to know where the writing centre is, would you?",
          "Lia: Funny you should ask. That's just where I'm heading.",
          'Omar: Do they take people without an appointment?',
          'Lia: Up to ten, yes.',
          'Omar: Mind if I bring this coffee?',
          "Lia: I wouldn't, but the staff will.",
          "Omar: Isn't that the main door, with the rope across it?",
          'Lia: Wet paint. The side door it is.',
          "Omar: What's the new tutor like?",
          'Lia: Put it this way: ten points up on my last essay.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Pertanyaan dan tanggapan',
          en: 'Line and response',
        },
        instruction: {
          id: 'Jelaskan maksud setiap tanggapan Lia.',
          en: "Explain what each of Lia's responses means.",
        },
        items: [
          'Where is the writing centre?',
          'Is coffee allowed?',
          'What is wrong with the main door?',
          'Is the new tutor good?',
        ],
      },
      {
        title: {
          id: 'Pilih tanggapan',
          en: 'Choose a response',
        },
        instruction: {
          id: 'Guru membaca satu kali; pilih dan jelaskan.',
          en: 'Your teacher reads once; choose and explain.',
        },
        items: [
          "Could you lend me your notes? A Sure, here they are. B It's a long note. C I took a bus. D No, I note.",
          "How come you missed the lecture? A In room five. B My alarm didn't go off. C I missed you too. D About rivers.",
          "I can't get this printer to work. A It's my job. B Try switching it off and on. C Two copies. D At the office.",
          'Would you rather meet on Monday or Tuesday? A Yes, I would. B Nice to meet you. C Either is fine. D In May.',
        ],
      },
      {
        title: {
          id: 'Cepat dan wajar',
          en: 'Quick and natural',
        },
        instruction: {
          id: 'Tanggapi dalam tiga detik, tanpa yes atau no.',
          en: 'Respond within three seconds, without yes or no.',
        },
        items: [
          'Do you mind if I sit here?',
          "Isn't the library open today?",
          "I've lost my student card.",
          'We should celebrate!',
        ],
      },
    ],
    keep: [
      {
        en: 'Do you mind if I sit here? - Not at all.',
        id: 'Keberatan saya duduk di sini? - Sama sekali tidak. (artinya silakan)',
      },
      {
        en: "How come you're late?",
        id: 'Kok bisa terlambat? (minta alasan)',
      },
      {
        en: 'Either is fine.',
        id: 'Yang mana pun boleh.',
      },
      {
        en: "Why don't we walk together?",
        id: 'Bagaimana kalau jalan bersama? (ajakan)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih tanggapan wajar: a atau b.',
          en: 'Choose the natural response: a or b.',
        },
        items: [
          {
            question: "I passed! a Congratulations! b It's past ten.",
            answer: 'a',
          },
          {
            question: "Whose bag is this? a It's Rudi's. b It's in the bag.",
            answer: 'a',
          },
          {
            question: "Shall we eat out? a We are out. b I'd love to.",
            answer: 'b',
          },
          {
            question: "The test is tomorrow, isn't it? a It's been moved. b It's a test.",
            answer: 'a',
          },
          {
            question: 'Could you speak up? a I spoke yesterday. b Sorry, is this better?',
            answer: 'b',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis fungsi: offer, request, invitation, complaint, apology.',
          en: 'Write the function: offer, request, invitation, complaint, apology.',
        },
        items: [
          {
            question: 'Would you like a hand?',
            answer: 'offer',
          },
          {
            question: 'Could you close the door?',
            answer: 'request',
          },
          {
            question: "I'm sorry I'm late.",
            answer: 'apology',
          },
          {
            question: 'Want to join us for lunch?',
            answer: 'invitation',
          },
          {
            question: 'This room is far too cold.',
            answer: 'complaint',
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
        en: 'conversation',
        id: 'percakapan',
      },
      {
        en: 'announcement',
        id: 'pengumuman',
      },
      {
        en: 'purpose',
        id: 'tujuan',
      },
      {
        en: 'replace',
        id: 'mengganti',
      },
      {
        en: 'available',
        id: 'tersedia',
      },
      {
        en: 'register',
        id: 'mendaftar',
      },
      {
        en: 'schedule',
        id: 'jadwal',
      },
      {
        en: 'in advance',
        id: 'sebelumnya',
      },
    ],
    texts: {
      beginner: {
        title: 'A broken laptop',
        kind: 'dialogue',
        lines: [
          "Student: Hello. My laptop doesn't start, and my essay is on it.",
          'Staff: Did you save it online?',
          "Student: No, only on the laptop. It's due on Friday.",
          'Staff: We can take the file out. It needs one day.',
          "Student: That's great! How much is it?",
          "Staff: It's free for students. But the repair takes a week.",
          'Student: Can I use another computer?',
          'Staff: Yes, you can borrow one here for seven days. Show me your card, please.',
          'Student: Here it is. Thank you so much!',
        ],
      },
      intermediate: {
        title: 'A broken laptop',
        kind: 'dialogue',
        lines: [
          "Student: Hi, I hope you can help. My laptop won't start, and my essay's on it.",
          'Staff: Have you got a copy anywhere online?',
          "Student: I'm afraid not, and it's due on Friday.",
          "Staff: Don't panic. We should be able to save the file by tomorrow, although the repair itself will take a week.",
          'Student: What will that cost me?',
          "Staff: Nothing, it's free for students. You may also borrow a laptop for seven days.",
          'Student: That would be a lifesaver!',
          'Staff: Then all I need is your student card.',
        ],
      },
      advanced: {
        title: 'A broken laptop',
        kind: 'dialogue',
        lines: [
          "Student: Please tell me you work miracles. My laptop's dead, and with it my essay.",
          'Staff: No copy online, I take it?',
          'Student: I kept meaning to make one. It has to be in by Friday.',
          'Staff: Rescuing the file is a matter of a day. The machine will be here for a week, though.',
          'Student: I dread to ask what that costs.',
          'Staff: Students pay nothing. And we lend laptops for seven days at a time.',
          "Student: You've just saved my degree.",
          "Staff: Let me see your card, and it's yours.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Percakapan',
          en: 'The conversation',
        },
        instruction: {
          id: 'Dengarkan sekali, jawab.',
          en: 'Listen once and answer.',
        },
        items: [
          '1 Why does the student come? A To buy a laptop. B To get help with a laptop. C To hand in an essay. D To find a card.',
          '2 When will the file be saved? A Today. B In a day. C On Friday. D In a week.',
          "3 What does it cost? A Nothing. B Seven dollars. C One week's pay. D It is not said.",
          '4 What will the student do next? A Go home. B Show a card. C Write an e-mail. D Pay.',
        ],
      },
      {
        title: {
          id: 'Pengumuman',
          en: 'The announcement',
        },
        instruction: {
          id: "Guru membaca sekali: 'Attention, students. Tomorrow's career fair will be held in the gym instead of the hall because of repairs. Doors open at nine. Bring two copies of your CV; printing is free in the library until six this evening.'",
          en: "Your teacher reads once: 'Attention, students. Tomorrow's career fair will be held in the gym instead of the hall because of repairs. Doors open at nine. Bring two copies of your CV; printing is free in the library until six this evening.'",
        },
        items: [
          'Where is the fair, and why there?',
          'What should students bring?',
          'Until when is printing free?',
        ],
      },
      {
        title: {
          id: 'Buat pengumuman',
          en: 'Make an announcement',
        },
        instruction: {
          id: '30 detik, satu perubahan, satu permintaan, satu waktu; guru menjawab tiga soal.',
          en: 'Thirty seconds, one change, one request, one time; your teacher answers three questions.',
        },
        items: ['a class that moves', 'a bus that is full', 'a club that needs help'],
      },
    ],
    keep: [
      {
        en: "My laptop won't start.",
        id: 'Laptop saya tidak mau menyala.',
      },
      {
        en: 'instead of the hall',
        id: 'sebagai ganti aula (instead of + benda atau -ing)',
      },
      {
        en: 'It has to be in by Friday.',
        id: 'Harus masuk paling lambat Jumat.',
      },
      {
        en: 'All I need is your card.',
        id: 'Yang saya perlukan hanya kartu Anda.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tujuan (P), rincian (D), atau langkah berikutnya (N)?',
          en: 'Purpose (P), detail (D) or next step (N)?',
        },
        items: [
          {
            question: 'Why does the man visit the office?',
            answer: 'P',
          },
          {
            question: 'How long does the course last?',
            answer: 'D',
          },
          {
            question: 'What will the woman probably do now?',
            answer: 'N',
          },
          {
            question: 'Where is the key?',
            answer: 'D',
          },
          {
            question: 'What is the announcement mainly about?',
            answer: 'P',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: instead, by, until, due, because.',
          en: 'Complete with: instead, by, until, due, because.',
        },
        items: [
          {
            question: 'Please reply ____ noon at the latest.',
            answer: 'by',
          },
          {
            question: 'The pool is open ____ eight.',
            answer: 'until',
          },
          {
            question: 'We met in the cafe ____ of the office.',
            answer: 'instead',
          },
          {
            question: 'The road is closed ____ of a marathon.',
            answer: 'because',
          },
          {
            question: 'The report is ____ tomorrow.',
            answer: 'due',
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
        en: 'academic talk',
        id: 'kuliah akademik',
      },
      {
        en: 'take notes',
        id: 'mencatat',
      },
      {
        en: 'abbreviation',
        id: 'singkatan',
      },
      {
        en: 'main point',
        id: 'pokok',
      },
      {
        en: 'practical conclusion',
        id: 'simpulan praktis',
      },
      {
        en: 'memory',
        id: 'ingatan',
      },
      {
        en: 'recall',
        id: 'mengingat kembali',
      },
      {
        en: 'research',
        id: 'penelitian',
      },
    ],
    texts: {
      beginner: {
        title: 'Sleep on it',
        kind: 'text',
        lines: [
          'Today we talk about sleep and memory. When you learn something new, your brain keeps it in a small place first. This place fills up during the day. At night the brain moves important things to a larger place. In one study, two groups learned forty words. The first group slept for eight hours, and the second group stayed awake. The next morning the first group remembered thirty words and the second only twenty. So what should a student do? Learn in the evening, sleep well and repeat in the morning.',
        ],
      },
      intermediate: {
        title: 'Sleep on it',
        kind: 'text',
        lines: [
          "Let's look at how sleep helps us to remember. New information is first kept in a small store in the brain, which fills up in the course of the day. While we are asleep, the important part is moved to a larger store. In one study, two groups of people learned forty words. Those who then slept for eight hours remembered thirty words the next morning, whereas those who had stayed awake remembered only twenty. The practical conclusion is simple: study in the evening, get enough sleep and go over it again in the morning.",
        ],
      },
      advanced: {
        title: 'Sleep on it',
        kind: 'text',
        lines: [
          "What becomes of today's lecture while you sleep tonight? More than you might suppose. Fresh memories are lodged in a temporary store of limited size, which is all but full by evening; sleep is when the brain sorts through them and transfers what matters to permanent quarters. Consider a study in which two groups learned forty words. The sleepers, after eight hours, recalled thirty; those kept awake, a mere twenty. The advice for students follows of itself: study in the evening, surrender to sleep, and revise at breakfast.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Catatan kuliah',
          en: 'Lecture notes',
        },
        instruction: {
          id: 'Dengarkan sekali dan isi catatan.',
          en: 'Listen once and fill in the notes.',
        },
        items: [
          'Topic: ...',
          'Day: small store ... / Night: ...',
          'Study: 40 words; slept: ... ; awake: ...',
          'Advice: 1 ... 2 ... 3 ...',
        ],
      },
      {
        title: {
          id: 'Singkat dan jelas',
          en: 'Short and clear',
        },
        instruction: {
          id: 'Buat singkatan dan simbol Anda; guru mendikte lima kalimat.',
          en: 'Make your own abbreviations and symbols; your teacher dictates five sentences.',
        },
        items: [
          'because, therefore, increase, decrease, for example',
          'important, different, people, government, century',
          'Write no articles and no full sentences.',
        ],
      },
      {
        title: {
          id: 'Dari catatan ke ringkasan',
          en: 'From notes to summary',
        },
        instruction: {
          id: 'Ceritakan kuliah dalam 45 detik dari catatan saja.',
          en: 'Tell the talk in 45 seconds from your notes alone.',
        },
        items: [
          'main point, evidence, advice',
          'Answer: What is the main purpose of the talk?',
          'Answer: Why is the study mentioned?',
        ],
      },
    ],
    keep: [
      {
        en: 'whereas',
        id: 'sedangkan (kontras dua kelompok: catat dalam dua kolom)',
      },
      {
        en: 'In one study, ...',
        id: 'Dalam satu penelitian (bukti: catat angkanya)',
      },
      {
        en: 'The conclusion is simple: ...',
        id: 'Kesimpulannya sederhana',
      },
      {
        en: 'those who stayed awake',
        id: 'mereka yang tetap terjaga (those who + kata kerja)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kepanjangan singkatan catatan ini.',
          en: 'Write these note abbreviations in full.',
        },
        items: [
          {
            question: 'e.g.',
            answer: 'for example',
          },
          {
            question: 'i.e.',
            answer: 'that is',
          },
          {
            question: 'etc.',
            answer: 'and so on',
          },
          {
            question: 'vs.',
            answer: 'versus',
          },
          {
            question: 'approx.',
            answer: 'approximately',
          },
        ],
      },
      {
        instruction: {
          id: 'Pokok (M) atau rincian (D)?',
          en: 'Main point (M) or detail (D)?',
        },
        items: [
          {
            question: 'Sleep helps us to remember.',
            answer: 'M',
          },
          {
            question: 'There were forty words.',
            answer: 'D',
          },
          {
            question: 'The first group slept eight hours.',
            answer: 'D',
          },
          {
            question: 'Good sleep is part of good study.',
            answer: 'M',
          },
          {
            question: 'The second group recalled twenty words.',
            answer: 'D',
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
        en: 'attitude',
        id: 'sikap',
      },
      {
        en: 'sceptical',
        id: 'ragu',
      },
      {
        en: 'enthusiastic',
        id: 'bersemangat',
      },
      {
        en: 'connect',
        id: 'menghubungkan',
      },
      {
        en: 'cause',
        id: 'sebab',
      },
      {
        en: 'effect',
        id: 'akibat',
      },
      {
        en: 'contrast',
        id: 'pertentangan',
      },
      {
        en: 'so-called',
        id: 'yang disebut',
      },
    ],
    texts: {
      beginner: {
        title: 'The tree that talks',
        kind: 'text',
        lines: [
          "You may have heard that trees talk to each other. Is it true? Under the ground, thin threads of fungi join the roots of many trees. Scientists found that sugar and warning signals travel through these threads. That is wonderful. But some writers say that a mother tree feeds her children with love. I'm not so sure. A tree has no brain. We have only a few studies, and most were in the laboratory. Let's enjoy the discovery, but let's be careful with big words.",
        ],
      },
      intermediate: {
        title: 'The tree that talks',
        kind: 'text',
        lines: [
          "No doubt you've read that trees talk to one another. What is actually known? The roots of many trees are connected underground by fine threads of fungi, and it's been shown that sugar and even warning signals pass along them. I find that truly amazing. What I find less convincing is the popular story of the mother tree that lovingly feeds her young. A tree, after all, has no brain, and the few studies we have were mostly done in laboratories. So by all means be amazed, but be careful with big words.",
        ],
      },
      advanced: {
        title: 'The tree that talks',
        kind: 'text',
        lines: [
          'The so-called wisdom of trees has been selling books for years, so let us see what it rests on. Fungal threads finer than hair do link the roots of many trees, and sugar, even signals of alarm, has been traced along them; I confess that I still find this astonishing. But the mother tree tenderly nursing her young? There I part company with the bestsellers. Affection presupposes a brain, and the handful of studies available were carried out largely in laboratories. Wonder is welcome, provided that it does not outrun the evidence.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Sikap pembicara',
          en: "The speaker's attitude",
        },
        instruction: {
          id: 'Jawab dan kutip kata yang menunjukkan sikap.',
          en: 'Answer and quote the words that show the attitude.',
        },
        items: [
          'What does the speaker admire?',
          'What does the speaker doubt, and why?',
          'What does the speaker think of the popular books? A Fully true. B Exaggerated. C Boring. D Useless.',
          'What is the advice at the end?',
        ],
      },
      {
        title: {
          id: 'Hubungan gagasan',
          en: 'How ideas connect',
        },
        instruction: {
          id: 'Sebut hubungannya: sebab, contoh, lawan, syarat.',
          en: 'Name the link: cause, example, contrast, condition.',
        },
        items: [
          'threads of fungi - sugar travels',
          'wonderful - but',
          'no brain - no love',
          'enjoy - but be careful',
        ],
      },
      {
        title: {
          id: 'Nada',
          en: 'Tone',
        },
        instruction: {
          id: "Ucapkan 'That's an interesting idea' dengan empat sikap; guru menebak.",
          en: "Say 'That's an interesting idea' with four attitudes; your teacher guesses.",
        },
        items: ['enthusiastic', 'sceptical', 'surprised', 'bored'],
      },
    ],
    keep: [
      {
        en: "I'm not so sure about that.",
        id: 'Saya tidak begitu yakin. (ragu)',
      },
      {
        en: 'so-called',
        id: 'yang disebut-sebut (biasanya nada ragu)',
      },
      {
        en: 'After all, a tree has no brain.',
        id: 'Bagaimanapun, pohon tidak punya otak. (alasan yang jelas)',
      },
      {
        en: 'What I find less convincing is the story.',
        id: 'Yang kurang meyakinkan bagi saya adalah ceritanya.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Sikap apa? Tulis: doubt, enthusiasm, surprise, criticism, neutral.',
          en: 'Which attitude? Write: doubt, enthusiasm, surprise, criticism, neutral.',
        },
        items: [
          {
            question: 'I can hardly wait to see the results!',
            answer: 'enthusiasm',
          },
          {
            question: 'The book has two hundred pages.',
            answer: 'neutral',
          },
          {
            question: 'It remains to be seen whether this works.',
            answer: 'doubt',
          },
          {
            question: 'Who would have thought it!',
            answer: 'surprise',
          },
          {
            question: 'They should never have built it there.',
            answer: 'criticism',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: because, however, for example, unless, therefore.',
          en: 'Complete with: because, however, for example, unless, therefore.',
        },
        items: [
          {
            question: 'Some fish, ____ tuna, are warm-blooded.',
            answer: 'for example',
          },
          {
            question: 'The data are few; ____, we must wait.',
            answer: 'therefore',
          },
          {
            question: 'The idea is old. ____, the proof is new.',
            answer: 'However',
          },
          {
            question: 'It failed ____ the sample was small.',
            answer: 'because',
          },
          {
            question: 'Nothing grows here ____ it rains.',
            answer: 'unless',
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
        id: 'Setengah tes: Reading dan Listening bentuk 2026 dari materi latihan resmi yang ditentukan guru.',
        en: 'Half a test: Reading and Listening in the 2026 form, from the official practice material your teacher sets.',
      },
      {
        id: 'Reading (sekitar 30 menit) dikerjakan di rumah sehari sebelumnya; Listening (sekitar 30 menit) di pertemuan.',
        en: 'Do Reading (about 30 minutes) at home the day before; Listening (about 30 minutes) in the meeting.',
      },
      {
        id: 'Kedua bagian terdiri atas dua tahap; jangan berhenti di antaranya.',
        en: 'Both sections have two stages; do not stop between them.',
      },
      {
        id: 'Boleh mencatat saat Listening. Hasilnya perkiraan latihan, bukan skor resmi.',
        en: 'You may take notes in Listening. The result is a practice estimate, not an official score.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Bagian Reading',
          en: 'The Reading section',
        },
        instruction: {
          id: 'Bahas setiap jenis tugas.',
          en: 'Go through each task type.',
        },
        items: ['complete the words', 'texts of daily life', 'academic passage'],
      },
      {
        title: {
          id: 'Bagian Listening',
          en: 'The Listening section',
        },
        instruction: {
          id: 'Kerjakan tanpa jeda.',
          en: 'Work without a break.',
        },
        items: ['choose a response', 'conversation and announcement', 'academic talk, with notes'],
      },
      {
        title: {
          id: 'Tujuan',
          en: 'The goal',
        },
        instruction: {
          id: 'Tetapkan dua sasaran.',
          en: 'Set two goals.',
        },
        items: [
          'My estimated bands and the bands I need',
          'The task that costs me most',
          'My plan for Writing and Speaking',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Jawaban Reading',
          en: 'Reading answers',
        },
        points: 45,
        full: {
          id: 'Sembilan dari sepuluh jawaban benar.',
          en: 'Nine out of ten answers are correct.',
        },
      },
      {
        name: {
          id: 'Jawaban Listening',
          en: 'Listening answers',
        },
        points: 45,
        full: {
          id: 'Sembilan dari sepuluh jawaban benar.',
          en: 'Nine out of ten answers are correct.',
        },
      },
      {
        name: {
          id: 'Waktu dan analisis',
          en: 'Timing and analysis',
        },
        points: 10,
        full: {
          id: 'Selesai dalam waktunya, dan kesalahan dijelaskan dengan bukti.',
          en: 'Finished in time, and mistakes are explained with evidence.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
