import type { MeetingMaterial } from '../types.ts';

export const meetings01to05 = [
  {
    number: 1,
    kind: 'lesson',
    words: [
      {
        en: 'section',
        id: 'bagian',
      },
      {
        en: 'structure',
        id: 'tata bahasa',
      },
      {
        en: 'written expression',
        id: 'menemukan kesalahan',
      },
      {
        en: 'passage',
        id: 'bacaan',
      },
      {
        en: 'scholarship',
        id: 'beasiswa',
      },
      {
        en: 'requirement',
        id: 'persyaratan',
      },
      {
        en: 'campus',
        id: 'kampus',
      },
      {
        en: 'raw score',
        id: 'jumlah benar',
      },
      {
        en: 'estimate',
        id: 'perkiraan',
      },
    ],
    texts: {
      beginner: {
        title: 'Yusuf needs 500',
        kind: 'text',
        lines: [
          "Yusuf is a chemist in Banda Aceh. He wants a scholarship for a master's degree in Indonesia. For this he needs a TOEFL ITP score of 500. He took a practice test on Sunday. The test has three sections. Listening was difficult because the speakers were fast. In Structure he had 31 of 40 answers right. Reading has fifty questions, and he finished forty-two. His total was about 470. Now he listens to short talks every morning and reads one page every night.",
        ],
      },
      intermediate: {
        title: 'Yusuf needs 500',
        kind: 'text',
        lines: [
          "Yusuf, a chemist from Banda Aceh, is applying for a scholarship that requires a TOEFL ITP score of 500 for a master's degree in Indonesia. On Sunday he took a practice test with all three sections. Listening gave him the most trouble, since the speakers talked faster than he was used to. In Structure he answered 31 of the 40 questions correctly, whereas in Reading he managed to finish only forty-two of fifty. His total was estimated at 470. To close the gap, he now listens to a short talk every morning and reads a page before going to bed.",
        ],
      },
      advanced: {
        title: 'Yusuf needs 500',
        kind: 'text',
        lines: [
          "Thirty points stand between Yusuf, a chemist from Banda Aceh, and the scholarship that would finance his master's degree: it demands 500 on the TOEFL ITP, and his practice test on Sunday came to an estimated 470. Its three sections told him where to look. Structure, with 31 correct answers out of 40, was solid. Reading suffered less from misunderstanding than from slowness, only forty-two of the fifty questions having been reached. It was Listening, delivered at a speed he had never met, that hurt most. A talk each morning and a page each night are his remedy.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Hasil Yusuf dan hasil saya',
          en: "Yusuf's result and mine",
        },
        instruction: {
          id: 'Jawab, lalu isi untuk diri Anda.',
          en: 'Answer, then fill in your own.',
        },
        items: [
          'What score does he need, and how far away is he?',
          'What was the problem in Listening? In Reading?',
          'What does he do in the morning and at night?',
          'My target ... because ... ; my test date ...',
        ],
      },
      {
        title: {
          id: 'Diagnosis tiga bagian',
          en: 'A diagnosis in three sections',
        },
        instruction: {
          id: 'Kerjakan tanpa bantuan; catat yakin atau menebak.',
          en: 'Work without help; note sure or guess.',
        },
        items: [
          "Listening: your teacher reads. Man: 'Is there any coffee left?' Woman: 'Tom was here before you.' What does she mean? A There is probably none. B Tom makes coffee. C It is too early. D She has some.",
          'Structure: The largest lake in Sumatra ____ in the crater of an old volcano. A lying B lies C it lies D which lies',
          'Written expression: which word is wrong? The (A) number of (B) visitors (C) have (D) risen.',
          'Reading: read the text again for 60 seconds, cover it and say its main idea.',
        ],
      },
      {
        title: {
          id: 'Rencana',
          en: 'The plan',
        },
        instruction: {
          id: 'Susun minggu Anda.',
          en: 'Plan your week.',
        },
        items: [
          'The section I need to practise most is ... because ...',
          'Every day ... minutes of ...',
          'My first check will be meeting 10, half a test.',
        ],
      },
    ],
    keep: [
      {
        en: 'The number of visitors has risen.',
        id: 'Jumlah pengunjung naik. (the number of ... has)',
      },
      {
        en: 'There is hardly any coffee left.',
        id: 'Kopinya nyaris habis. (hardly = hampir tidak)',
      },
      {
        en: 'I ran out of time in Reading.',
        id: 'Saya kehabisan waktu di Reading.',
      },
      {
        en: 'Answer every question.',
        id: 'Jawab semua soal: jawaban salah tidak mengurangi nilai.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Isi dengan angka: 25, 30, 35, 40, 50, 55.',
          en: 'Fill in a number: 25, 30, 35, 40, 50, 55.',
        },
        items: [
          {
            question: 'Listening lasts about ____ minutes.',
            answer: '35',
          },
          {
            question: 'Structure and Written Expression has ____ questions.',
            answer: '40',
          },
          {
            question: 'The time for Structure and Written Expression is ____ minutes.',
            answer: '25',
          },
          {
            question: 'Reading lasts ____ minutes.',
            answer: '55',
          },
          {
            question: 'Reading has ____ questions.',
            answer: '50',
          },
          {
            question: 'Listening Part A has ____ short dialogues.',
            answer: '30',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih jawaban: A, B, C, atau D.',
          en: 'Choose the answer: A, B, C or D.',
        },
        items: [
          {
            question:
              '____ in 1928, the bridge is still in use. A Built B It was built C Building D To build',
            answer: 'A',
          },
          {
            question: 'Whales, ____ breathe air, must come to the surface. A they B which C who they D and',
            answer: 'B',
          },
          {
            question: 'Neither rain nor wind ____ the runners. A which stop B stopping C to stop D stopped',
            answer: 'D',
          },
          {
            question: 'The museum is known ____ its masks. A by of B for C with that D at',
            answer: 'B',
          },
          {
            question: 'Copper conducts heat ____ than iron does. A good B best C better D well',
            answer: 'C',
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
        en: 'imply',
        id: 'menyiratkan',
      },
      {
        en: 'second speaker',
        id: 'pembicara kedua',
      },
      {
        en: 'registration',
        id: 'pendaftaran kuliah',
      },
      {
        en: 'drop a class',
        id: 'membatalkan mata kuliah',
      },
      {
        en: 'professor',
        id: 'dosen',
      },
      {
        en: 'due',
        id: 'harus dikumpulkan',
      },
      {
        en: "I'm afraid not",
        id: 'sayangnya tidak',
      },
      {
        en: 'no wonder',
        id: 'pantas saja',
      },
      {
        en: 'if only',
        id: 'andai saja',
      },
    ],
    texts: {
      beginner: {
        title: 'Six short dialogues',
        kind: 'dialogue',
        lines: [
          'Mark: Are you coming to the concert tonight?',
          'Sita: My paper is due tomorrow.',
          'Mark: Do you like the new library?',
          'Sita: I spend every afternoon there.',
          'Mark: Can I borrow your bike?',
          'Sita: It has a flat tyre.',
          "Mark: Was Professor Diaz's test hard?",
          'Sita: I finished it in ten minutes.',
          'Mark: There are no seats in the biology class.',
          'Sita: Two students left this morning.',
          'Mark: Shall we walk to the station?',
          'Sita: With these heavy bags?',
        ],
      },
      intermediate: {
        title: 'Six short dialogues',
        kind: 'dialogue',
        lines: [
          "Mark: You're coming to the concert tonight, aren't you?",
          'Sita: I wish I could, but my paper is due tomorrow.',
          'Mark: What do you think of the new library?',
          "Sita: I'm there every single afternoon.",
          'Mark: Could I borrow your bike for an hour?',
          "Sita: I would lend it to you if it didn't have a flat tyre.",
          "Mark: How was Professor Diaz's test?",
          'Sita: I was done in ten minutes.',
          "Mark: I can't get into the biology class. It's full.",
          "Sita: Didn't two people drop it this morning?",
          "Mark: Let's walk to the station.",
          'Sita: With bags as heavy as these?',
        ],
      },
      advanced: {
        title: 'Six short dialogues',
        kind: 'dialogue',
        lines: [
          'Mark: So, see you at the concert tonight?',
          "Sita: If only my paper weren't due in the morning.",
          'Mark: Is the new library any good?',
          'Sita: I practically live there.',
          'Mark: Any chance of borrowing your bike?',
          'Sita: Not unless you know how to mend a tyre.',
          "Mark: Professor Diaz's test must have been tough.",
          'Sita: I could have done it in my sleep.',
          "Mark: Biology's closed. I've missed my chance.",
          "Sita: I wouldn't be so sure; two people dropped it this morning.",
          "Mark: The station's not far. Shall we walk?",
          "Sita: You're not the one with two suitcases.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Apa maksud Sita?',
          en: 'What does Sita mean?',
        },
        instruction: {
          id: 'Pilih a atau b; sebut petunjuknya.',
          en: 'Choose a or b and name the clue.',
        },
        items: [
          "The concert: a She will go. b She won't go.",
          'The library: a She likes it. b She has never been there.',
          "The bike: a He can have it. b It can't be used.",
          'The test: a It was easy. b It was long.',
          'The class: a There may be places now. b It was cancelled.',
          'The walk: a She agrees. b She would rather not.',
        ],
      },
      {
        title: {
          id: 'Tiga jalan ke makna tersirat',
          en: 'Three ways to an implied meaning',
        },
        instruction: {
          id: 'Kenali: alasan sebagai jawaban, pengandaian, pertanyaan retoris.',
          en: 'Recognise: a reason as an answer, an if-sentence, a question that is not one.',
        },
        items: [
          "'I've got a class until six.'",
          "'If I had known, I'd have come.'",
          "'Who needs another handout?'",
          "'You should have seen his face.'",
          'Make one of each about campus life.',
        ],
      },
      {
        title: {
          id: 'Part A, sekali dengar',
          en: 'Part A, heard once',
        },
        instruction: {
          id: 'Guru membaca dialog satu kali; pilihan dibaca sesudahnya. 12 detik per soal.',
          en: 'Your teacher reads each dialogue once. 12 seconds for each answer.',
        },
        items: [
          "M: Did you finish the lab report? W: I haven't even started. A It is done. B She has not begun. C She lost it. D It is not due.",
          'W: This bus takes forever. M: We could have been there by now on foot. A They walked. B Walking would have been faster. C The bus is early. D He likes walking.',
          "M: I thought Ann was good at chess. W: She's the best in town! A Ann plays badly. B The woman agrees strongly. C Ann left town. D She does not play.",
        ],
      },
    ],
    keep: [
      {
        en: 'I wish I could.',
        id: 'Andai saja bisa. (artinya: tidak bisa)',
      },
      {
        en: 'If I had known, I would have come.',
        id: 'Andai tahu, saya pasti datang. (artinya: tidak tahu, tidak datang)',
      },
      {
        en: 'I could have done it in my sleep.',
        id: 'Gampang sekali. (could have = mampu, tetapi tidak perlu)',
      },
      {
        en: "The second speaker's line holds the answer.",
        id: 'Jawaban ada pada pembicara kedua.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Apakah terjadi? Tulis yes atau no.',
          en: 'Did it happen? Write yes or no.',
        },
        items: [
          {
            question: 'If she had studied, she would have passed. (Did she pass?)',
            answer: 'no',
          },
          {
            question: 'I wish it were Friday. (Is it Friday?)',
            answer: 'no',
          },
          {
            question: "He needn't have bought milk. (Did he buy milk?)",
            answer: 'yes',
          },
          {
            question: 'We almost missed the train. (Did they miss it?)',
            answer: 'no',
          },
          {
            question: 'I had my computer repaired. (Did the speaker repair it alone?)',
            answer: 'no',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih makna: a atau b.',
          en: 'Choose the meaning: a or b.',
        },
        items: [
          {
            question: "'You can say that again!' a I agree. b Please repeat.",
            answer: 'a',
          },
          {
            question: "'Not that I know of.' a Probably no. b I know a lot.",
            answer: 'a',
          },
          {
            question: "'No wonder you're tired.' a It's surprising. b It's natural.",
            answer: 'b',
          },
          {
            question: "'I'd rather you didn't.' a Go ahead. b Please don't.",
            answer: 'b',
          },
          {
            question: "'It's about time!' a At last. b It's early.",
            answer: 'a',
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
        en: 'run into',
        id: 'bertemu tanpa sengaja',
      },
      {
        en: 'call off',
        id: 'membatalkan',
      },
      {
        en: 'put off',
        id: 'menunda',
      },
      {
        en: 'look over',
        id: 'memeriksa',
      },
      {
        en: 'hand in',
        id: 'mengumpulkan',
      },
      {
        en: 'figure out',
        id: 'memahami',
      },
      {
        en: 'under the weather',
        id: 'kurang sehat',
      },
      {
        en: 'up to my ears',
        id: 'sibuk sekali',
      },
      {
        en: 'a piece of cake',
        id: 'mudah sekali',
      },
      {
        en: 'break even',
        id: 'impas',
      },
    ],
    texts: {
      beginner: {
        title: 'In front of the lab',
        kind: 'dialogue',
        lines: [
          'Kim: You look tired, Arya.',
          "Arya: I'm up to my ears in work. I must hand in two reports.",
          "Kim: Did Professor Reed call off Friday's class?",
          "Arya: No, he put it off until Monday. He's under the weather.",
          'Kim: Poor man. How was the chemistry quiz?',
          'Arya: A piece of cake! And yours?',
          "Kim: I couldn't figure out the last question.",
          'Arya: I ran into Maya today. She can look over your answers.',
          "Kim: Good idea. I'll call her now.",
        ],
      },
      intermediate: {
        title: 'In front of the lab',
        kind: 'dialogue',
        lines: [
          'Kim: You look worn out, Arya.',
          "Arya: I'm up to my ears in work. Both reports have to be handed in this week.",
          "Kim: Is it true that Professor Reed has called off Friday's class?",
          "Arya: Not called off, just put off until Monday. He's feeling under the weather.",
          'Kim: I see. How did the chemistry quiz go?',
          'Arya: It was a piece of cake. What about yours?',
          "Kim: The last question was beyond me. I just couldn't figure it out.",
          'Arya: I ran into Maya at lunch. Why not ask her to look over your answers?',
        ],
      },
      advanced: {
        title: 'In front of the lab',
        kind: 'dialogue',
        lines: [
          'Kim: Burning the candle at both ends again, Arya?',
          "Arya: I'm up to my ears: two reports to hand in, and the week has only five days.",
          "Kim: At least Friday's class has been called off.",
          "Arya: Put off, I'm afraid; Monday instead. Professor Reed's under the weather.",
          'Kim: So much for my long weekend. And the quiz?',
          "Arya: A piece of cake, if you'd read chapter nine. Yours?",
          "Kim: The last problem had me stumped. I couldn't make head or tail of it.",
          'Arya: I ran into Maya earlier. Get her to look over it; she figured it out in no time.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Dari ungkapan ke arti',
          en: 'From expression to meaning',
        },
        instruction: {
          id: 'Jawab dengan kata biasa, tanpa ungkapan.',
          en: 'Answer in plain words, without the expressions.',
        },
        items: [
          'Why is Arya tired?',
          "What happened to Friday's class, and why?",
          "How was Arya's quiz?",
          "What was Kim's problem?",
          'Where does Maya come in?',
        ],
      },
      {
        title: {
          id: 'Ganti dan gunakan',
          en: 'Swap and use',
        },
        instruction: {
          id: 'Ganti kata sebelum titik dua dengan ungkapan, dalam bentuk yang tepat.',
          en: 'Replace the words before the colon with an expression, in the right form.',
        },
        items: [
          'met by chance: I ... my old teacher at the station.',
          'cancelled: They ... the match.',
          'submit: Please ... your essay.',
          "understand: I can't ... this map.",
          'very easy: The exam was ...',
        ],
      },
      {
        title: {
          id: 'Part A dengan ungkapan',
          en: 'Part A with expressions',
        },
        instruction: {
          id: 'Dengarkan sekali, pilih.',
          en: 'Listen once and choose.',
        },
        items: [
          'W: Has the trip been called off? M: No, just put off. A It is cancelled. B It will be later. C It is over. D It is full.',
          "M: How's your brother? W: A bit under the weather. A He is slightly ill. B He is outside. C He is cold. D He is travelling.",
          'W: Could you look over my letter? M: Leave it on my desk. A He will read it. B He wrote it. C He lost it. D He cannot see.',
          'Make one item yourself.',
        ],
      },
    ],
    keep: [
      {
        en: 'They called it off.',
        id: 'Mereka membatalkannya. (kata ganti di tengah: call it off)',
      },
      {
        en: 'I ran into an old friend.',
        id: 'Saya berpapasan dengan teman lama. (run into tidak dipisah)',
      },
      {
        en: "She's under the weather.",
        id: 'Ia kurang enak badan.',
      },
      {
        en: "I can't make head or tail of it.",
        id: 'Saya sama sekali tidak mengerti.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan: off, over, into, in, out.',
          en: 'Complete with: off, over, into, in, out.',
        },
        items: [
          {
            question: 'Please hand ____ your tests.',
            answer: 'in',
          },
          {
            question: 'I ran ____ Dina at the bank.',
            answer: 'into',
          },
          {
            question: 'They called ____ the picnic because of rain.',
            answer: 'off',
          },
          {
            question: 'Can you figure ____ this code?',
            answer: 'out',
          },
          {
            question: 'Would you look ____ my application?',
            answer: 'over',
          },
        ],
      },
      {
        instruction: {
          id: 'Cocokkan dengan arti a-e: a very easy b busy c ill d neither win nor lose money e exactly right',
          en: 'Match with the meaning a-e: a very easy b busy c ill d neither win nor lose money e exactly right',
        },
        items: [
          {
            question: 'under the weather',
            answer: 'c',
          },
          {
            question: 'a piece of cake',
            answer: 'a',
          },
          {
            question: 'up to my ears',
            answer: 'b',
          },
          {
            question: 'break even',
            answer: 'd',
          },
          {
            question: 'hit the nail on the head',
            answer: 'e',
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
        en: 'suggestion',
        id: 'saran',
      },
      {
        en: 'assumption',
        id: 'dugaan',
      },
      {
        en: 'surprise',
        id: 'keheranan',
      },
      {
        en: 'why not',
        id: 'mengapa tidak',
      },
      {
        en: 'had better',
        id: 'sebaiknya',
      },
      {
        en: 'so you did',
        id: 'ternyata benar',
      },
      {
        en: 'I thought',
        id: 'saya kira',
      },
      {
        en: 'intonation',
        id: 'intonasi',
      },
      {
        en: 'after all',
        id: 'ternyata',
      },
    ],
    texts: {
      beginner: {
        title: 'The lost student card',
        kind: 'dialogue',
        lines: [
          "Rob: I can't find my student card!",
          "Dewi: Why don't you ask at the front desk?",
          "Rob: I did. They don't have it.",
          'Dewi: You had better get a new one.',
          'Rob: But it costs ten dollars. I thought it was free!',
          'Dewi: Only the first one is free.',
          'Rob: What about the library? I was there yesterday.',
          "Dewi: If I were you, I'd call them first.",
          "Rob: Wait, it's in my shoe!",
          "Dewi: In your shoe? So you didn't lose it after all!",
        ],
      },
      intermediate: {
        title: 'The lost student card',
        kind: 'dialogue',
        lines: [
          'Rob: My student card has vanished!',
          'Dewi: Why not try the front desk?',
          "Rob: I've already been there. Nobody's handed it in.",
          "Dewi: Then you'd better order a new one.",
          'Rob: For ten dollars? I thought they were free!',
          "Dewi: Only the first one is. How about calling the library? You were there yesterday, weren't you?",
          "Rob: Yes, but they don't open until noon. Hang on, there's something in my shoe. My card!",
          "Dewi: In your shoe? So you hadn't lost it after all!",
        ],
      },
      advanced: {
        title: 'The lost student card',
        kind: 'dialogue',
        lines: [
          'Rob: My student card seems to have disappeared off the face of the earth.',
          "Dewi: Couldn't somebody have handed it in at the front desk?",
          "Rob: I've asked. No luck.",
          'Dewi: In that case you might as well order a new one.',
          "Rob: At ten dollars? Aren't they supposed to be free?",
          'Dewi: The first one is. Before you spend anything, though, it might be worth ringing the library.',
          "Rob: They're shut till noon. Hang on, what's this in my shoe?",
          "Dewi: You mean you've been walking on it all morning? So it wasn't lost after all!",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Saran, dugaan, keheranan',
          en: 'Suggestion, assumption, surprise',
        },
        instruction: {
          id: 'Cari contoh di dialog.',
          en: 'Find examples in the dialogue.',
        },
        items: [
          'three suggestions: which words begin them?',
          "one wrong assumption of Rob's",
          "one surprise of Dewi's",
          'What was the truth in the end?',
        ],
      },
      {
        title: {
          id: 'Dugaan yang keliru',
          en: 'I thought so',
        },
        instruction: {
          id: 'Dengar tekanan: tebak dugaan yang keliru.',
          en: 'Hear the stress: guess the wrong assumption.',
        },
        items: [
          "'You ARE coming!' (He thought ...)",
          "'So the exam IS today.'",
          "'Ben passed after all.'",
          "'You mean it's free?'",
          "'I didn't know you had a sister.'",
        ],
      },
      {
        title: {
          id: 'Part A, tiga pola',
          en: 'Part A, three patterns',
        },
        instruction: {
          id: 'Dengarkan sekali; pilih dan sebut polanya.',
          en: 'Listen once; choose and name the pattern.',
        },
        items: [
          'M: My eyes hurt. W: Maybe you should turn off that screen. A He should rest his eyes. B She will buy glasses. C The screen is broken. D He should see a film.',
          "W: Eva won the race. M: Eva? I thought she'd hurt her knee! A He knew it. B He is surprised. C Eva lost. D He hurt his knee.",
          "M: I'm dropping physics. W: So you're not going to be an engineer after all. A She thought he would be one. B She is an engineer. C He likes physics. D They study together.",
        ],
      },
    ],
    keep: [
      {
        en: "Why don't you ask her?",
        id: 'Kenapa tidak tanya dia? (saran, bukan pertanyaan alasan)',
      },
      {
        en: "You'd better hurry.",
        id: 'Sebaiknya Anda cepat. (had better + kata kerja dasar)',
      },
      {
        en: 'I thought it was free.',
        id: 'Saya kira gratis. (ternyata tidak)',
      },
      {
        en: 'So you came after all!',
        id: 'Ternyata Anda datang juga!',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Saran (S), dugaan keliru (A), atau keheranan (U)?',
          en: 'Suggestion (S), wrong assumption (A) or surprise (U)?',
        },
        items: [
          {
            question: 'You might want to start earlier.',
            answer: 'S',
          },
          {
            question: 'I thought you were from Bali.',
            answer: 'A',
          },
          {
            question: "You've read all nine chapters? Already?",
            answer: 'U',
          },
          {
            question: 'How about sharing a taxi?',
            answer: 'S',
          },
          {
            question: 'I was under the impression that the shop was open.',
            answer: 'A',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: better, after, why, might, mean.',
          en: 'Complete with: better, after, why, might, mean.',
        },
        items: [
          {
            question: '____ not take a short break?',
            answer: 'Why',
          },
          {
            question: "You'd ____ check the date.",
            answer: 'better',
          },
          {
            question: 'So the library was open ____ all.',
            answer: 'after',
          },
          {
            question: 'You ____ you walked the whole way?',
            answer: 'mean',
          },
          {
            question: 'You ____ as well stay until the rain stops.',
            answer: 'might',
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
        en: 'longer conversation',
        id: 'percakapan panjang',
      },
      {
        en: 'anticipate',
        id: 'memperkirakan',
      },
      {
        en: 'advisor',
        id: 'pembimbing akademik',
      },
      {
        en: 'field trip',
        id: 'kunjungan lapangan',
      },
      {
        en: 'deadline',
        id: 'tenggat',
      },
      {
        en: 'equipment',
        id: 'peralatan',
      },
      {
        en: 'tide',
        id: 'pasang surut',
      },
      {
        en: 'sign up',
        id: 'mendaftar',
      },
      {
        en: 'postpone',
        id: 'menunda',
      },
    ],
    texts: {
      beginner: {
        title: 'A field trip to the mangroves',
        kind: 'dialogue',
        lines: [
          'Woman: Are you going on the field trip on Saturday?',
          "Man: Yes. We're going to study the mangroves.",
          'Woman: What time does it start?',
          'Man: At five in the morning, because the tide is low then.',
          'Woman: So early! What do I need?',
          'Man: Rubber boots and a notebook. The department has the other equipment.',
          'Woman: Can I still sign up?',
          'Man: Yes, until Thursday. Dr Long has the list.',
          'Woman: And what do we do after the trip?',
          "Man: We write a two-page report. It's due in one week.",
        ],
      },
      intermediate: {
        title: 'A field trip to the mangroves',
        kind: 'dialogue',
        lines: [
          "Woman: I hear you've signed up for Saturday's field trip.",
          "Man: That's right. We'll be counting crabs in the mangroves.",
          'Woman: Why do you have to leave at five in the morning?',
          "Man: Because that's when the tide is low enough to walk there.",
          'Woman: What should I bring if I come along?',
          'Man: Just rubber boots and a notebook. All the other equipment is provided by the department.',
          'Woman: Is it too late to join?',
          "Man: No, Dr Long is keeping the list open until Thursday. But there's a two-page report to write, and it's due a week later.",
        ],
      },
      advanced: {
        title: 'A field trip to the mangroves',
        kind: 'dialogue',
        lines: [
          "Woman: Rumour has it you're getting up in the dark on Saturday.",
          'Man: For the mangroves, yes. We set off at five; any later and the tide would be up to our necks.',
          'Woman: What exactly are you after?',
          'Man: Crabs. Their numbers tell us how healthy the forest is.',
          'Woman: I might be tempted. What would I have to bring?',
          'Man: Nothing but rubber boots and a notebook; the department supplies the rest.',
          'Woman: And am I in time?',
          "Man: Dr Long's list closes on Thursday. Be warned, though: two pages of report, due within the week.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Soal Part B',
          en: 'Part B questions',
        },
        instruction: {
          id: 'Guru membacakan satu kali. Dalam tes soal dibacakan sesudahnya; sekarang dengarkan dulu, lalu jawab.',
          en: 'Your teacher reads once. In the test the questions come afterwards; listen first, then answer.',
        },
        items: [
          '1 What are the speakers mainly discussing? A A report. B A field trip. C Crab dishes. D A new advisor.',
          '2 Why does the trip begin so early? A The bus is cheap then. B The tide is low. C It is cool. D Dr Long is busy later.',
          '3 What must students bring? A Cameras. B Boots and a notebook. C Food. D All equipment.',
          '4 What must be done after the trip? A Sign the list. B Clean boots. C Write a report. D Count again.',
        ],
      },
      {
        title: {
          id: 'Menduga dari kalimat pertama',
          en: 'Expect from the first line',
        },
        instruction: {
          id: 'Dengar satu kalimat, sebut topik dan tiga rincian yang mungkin ditanyakan.',
          en: 'Hear one line; name the topic and three details likely to be asked.',
        },
        items: [
          "I'd like to change my dormitory room.",
          'Have you decided on a topic for your history paper?',
          'This library book is three weeks late!',
          "I've been offered a job in the campus cafe.",
        ],
      },
      {
        title: {
          id: 'Ingatan tanpa catatan',
          en: 'Memory without notes',
        },
        instruction: {
          id: 'Dalam ITP tidak boleh mencatat. Dengarkan cerita kampus guru satu menit, lalu sebut lima fakta berurutan.',
          en: 'You may not take notes in the ITP. Listen to a one-minute campus story from your teacher, then give five facts in order.',
        },
        items: [
          'Round 1: who, what, where, when, why',
          'Round 2: three numbers or dates',
          'Round 3: the last sentence, word for word if you can',
        ],
      },
    ],
    keep: [
      {
        en: 'What is the conversation mainly about?',
        id: 'Percakapan terutama tentang apa? (jawaban di awal)',
      },
      {
        en: 'The tide is low enough to walk there.',
        id: 'Air cukup surut untuk berjalan ke sana. (kata sifat + enough + to)',
      },
      {
        en: 'The report is due in a week.',
        id: 'Laporan harus dikumpulkan dalam seminggu.',
      },
      {
        en: 'You are not allowed to take notes.',
        id: 'Tidak boleh mencatat: latih ingatan urutan cerita.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Di mana jawabannya biasanya: awal (B), tengah (M), atau akhir (E)?',
          en: 'Where is the answer usually: beginning (B), middle (M) or end (E)?',
        },
        items: [
          {
            question: 'What is the main topic?',
            answer: 'B',
          },
          {
            question: 'What will the woman probably do next?',
            answer: 'E',
          },
          {
            question: 'How much does the ticket cost?',
            answer: 'M',
          },
          {
            question: 'Where does the conversation probably take place?',
            answer: 'B',
          },
          {
            question: 'What does the man offer to do at last?',
            answer: 'E',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: due, enough, sign, until, provided.',
          en: 'Complete with: due, enough, sign, until, provided.',
        },
        items: [
          {
            question: 'The essay is ____ on Monday.',
            answer: 'due',
          },
          {
            question: 'Did you ____ up for the tour?',
            answer: 'sign',
          },
          {
            question: "The box isn't big ____ to hold them.",
            answer: 'enough',
          },
          {
            question: 'Helmets are ____ by the club.',
            answer: 'provided',
          },
          {
            question: 'The list is open ____ noon.',
            answer: 'until',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
