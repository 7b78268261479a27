import type { MeetingMaterial } from '../types.ts';

export const meetings06to10 = [
  {
    number: 6,
    kind: 'lesson',
    words: [
      {
        en: 'audience',
        id: 'pendengar, hadirin',
      },
      {
        en: 'topic',
        id: 'topik',
      },
      {
        en: 'point',
        id: 'pokok, butir',
      },
      {
        en: 'example',
        id: 'contoh',
      },
      {
        en: 'compare',
        id: 'membandingkan',
      },
      {
        en: 'summary',
        id: 'ringkasan',
      },
      {
        en: 'opinion',
        id: 'pendapat',
      },
      {
        en: 'fact',
        id: 'fakta',
      },
      {
        en: 'otherwise',
        id: 'kalau tidak',
      },
      {
        en: 'in my view',
        id: 'menurut saya',
      },
    ],
    texts: {
      beginner: {
        title: 'A visitor for the coffee farm',
        kind: 'text',
        lines: [
          "Mr Tanaka visits a coffee farm near Takengon. Ibu Salma is the guide. First she says what he is going to see: the plants, the drying place and the small shop. Then she shows him everything step by step. She gives facts: 'We pick by hand from October to May.' She also gives her opinion: 'I think our coffee is the sweetest.' At the end she asks, 'Do you have any questions?' Mr Tanaka has three.",
        ],
      },
      intermediate: {
        title: 'A visitor for the coffee farm',
        kind: 'text',
        lines: [
          "Mr Tanaka, a buyer from Osaka, is visiting a coffee farm near Takengon, and Ibu Salma is showing him round. She starts with a plan: first the plants, then the drying place, and finally the small shop. While they walk, she mixes facts with opinions. 'We pick by hand from October to May' is a fact; 'I think our coffee is the sweetest' is her own view. Before they say goodbye, she asks whether he has any questions, and he turns out to have three.",
        ],
      },
      advanced: {
        title: 'A visitor for the coffee farm',
        kind: 'text',
        lines: [
          'Ibu Salma has guided enough buyers round her farm near Takengon to know that a visitor who can see where the tour is heading listens better. Mr Tanaka from Osaka is therefore told at the outset what awaits him: the plants, the drying place and, to finish with, the small shop. Her commentary weaves fact and opinion together. That the cherries are picked by hand from October to May can be checked; that her coffee is the sweetest of all is something she cheerfully admits to merely believing. Her closing invitation to ask questions yields three.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Rencana dan isi',
          en: 'The plan and the content',
        },
        instruction: {
          id: 'Jawab dari teks, lalu pikirkan topik blok B Anda.',
          en: 'Answer from the text, then think of your block B topic.',
        },
        items: [
          'What are the three parts of the tour?',
          'Which sentence is a fact, and which is an opinion?',
          'When are the cherries picked?',
          'How many questions does Mr Tanaka ask? What could they be?',
          'What would be the three parts of your own talk or situation?',
        ],
      },
      {
        title: {
          id: 'Fakta atau pendapat',
          en: 'Fact or opinion',
        },
        instruction: {
          id: "Katakan fakta atau pendapat, lalu ubah pendapat menjadi kalimat dengan 'in my view'.",
          en: "Say fact or opinion, then change the opinions into sentences with 'in my view'.",
        },
        items: [
          'The museum opens at nine.',
          'The old town is more charming than the new one.',
          'Two hundred pupils go to our school.',
          'Online meetings are tiring.',
          'The journey by train takes three hours.',
        ],
      },
      {
        title: {
          id: 'Dua topik dibandingkan',
          en: 'Two topics compared',
        },
        instruction: {
          id: 'Bandingkan blok A dan blok B, lalu catat kata baru yang Anda perlukan.',
          en: 'Compare block A with block B and note the new words you need.',
        },
        items: [
          'In block A I had to ... , whereas in block B I will ...',
          'The people are more / less formal because ...',
          'I will speak longer / shorter turns: ...',
          "Five words I need and do not know yet: ask your teacher 'How do you say ... in English?'",
        ],
      },
      {
        title: {
          id: 'Mendengar contoh',
          en: 'Hearing an example',
        },
        instruction: {
          id: 'Guru memberi contoh bicara dua menit tentang topik Anda. Dengarkan dua kali.',
          en: 'Your teacher talks about your topic for two minutes. Listen twice.',
        },
        items: [
          'First time: write the three main points.',
          'Second time: write one fact, one opinion and one linking word.',
          'Give a summary in three sentences and ask one question.',
        ],
      },
    ],
    keep: [
      {
        en: "First I'll show you the garden, then the shop.",
        id: 'Pertama saya tunjukkan kebunnya, lalu tokonya. (pakai show + orang + benda)',
      },
      {
        en: 'In my view, the morning is better.',
        id: "Menurut saya, pagi lebih baik. (bukan 'according to me'; 'according to' untuk orang lain)",
      },
      {
        en: 'Block A was short, whereas block B is longer.',
        id: 'Blok A singkat, sedangkan blok B lebih panjang.',
      },
      {
        en: "How do you say 'panen' in English?",
        id: "Apa bahasa Inggrisnya 'panen'? (jangan 'What is English panen?')",
      },
      {
        en: 'She asked whether he had any questions.',
        id: 'Ia bertanya apakah ada pertanyaan. (setelah whether, urutan subjek lalu kata kerja)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan: first, then, finally, whereas, according to.',
          en: 'Complete with: first, then, finally, whereas, according to.',
        },
        items: [
          {
            question: '____ the timetable, the last bus leaves at ten.',
            answer: 'According to',
          },
          {
            question: "My talk has three parts. ____, I'll introduce our team.",
            answer: 'First',
          },
          {
            question: "After that introduction, I'll ____ describe our work.",
            answer: 'then',
          },
          {
            question: "____, at the very end, I'll answer your questions.",
            answer: 'Finally',
          },
          {
            question: 'My sister loves cities, ____ I prefer villages.',
            answer: 'whereas',
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
            question: 'According to me, the price is fair.',
            answer: 'In my view, the price is fair.',
          },
          {
            question: 'She asked me where was the office.',
            answer: 'She asked me where the office was.',
          },
          {
            question: "What is English 'sawah'?",
            answer: "How do you say 'sawah' in English?",
          },
          {
            question: "I'll show to you the lab.",
            answer: "I'll show you the lab.",
          },
          {
            question: 'He explained me the rules.',
            answer: 'He explained the rules to me.',
          },
        ],
      },
      {
        instruction: {
          id: 'Ubah menjadi pertanyaan tidak langsung. Mulai dengan kata dalam kurung.',
          en: 'Change into an indirect question. Begin with the words in brackets.',
        },
        items: [
          {
            question: 'Where is the library? (Can you tell me)',
            answer: 'Can you tell me where the library is?',
          },
          {
            question: 'What time does it open? (Do you know)',
            answer: 'Do you know what time it opens?',
          },
          {
            question: "Is it free? (I'd like to know whether)",
            answer: "I'd like to know whether it is free.",
          },
          {
            question: 'How long does the tour take? (Could you tell me)',
            answer: 'Could you tell me how long the tour takes?',
          },
          {
            question: 'Why did she leave early? (Do you know)',
            answer: 'Do you know why she left early?',
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
        en: 'introduce',
        id: 'memperkenalkan',
      },
      {
        en: 'turn to',
        id: 'beralih ke',
      },
      {
        en: 'mention',
        id: 'menyebutkan',
      },
      {
        en: 'emphasise',
        id: 'menekankan',
      },
      {
        en: 'as you can see',
        id: 'seperti yang Anda lihat',
      },
      {
        en: 'on the other hand',
        id: 'di sisi lain',
      },
      {
        en: 'as a result',
        id: 'akibatnya',
      },
      {
        en: 'in other words',
        id: 'dengan kata lain',
      },
      {
        en: 'to give an example',
        id: 'sebagai contoh',
      },
      {
        en: 'that reminds me',
        id: 'itu mengingatkan saya',
      },
    ],
    texts: {
      beginner: {
        title: 'Phrases that lead the listener',
        kind: 'dialogue',
        lines: [
          'Maria: Grandad, can I practise my talk with you? It is about our waste bank in Kupang.',
          'Grandad: Please begin.',
          "Maria: Today I'd like to talk about our waste bank. First, the idea. People bring plastic and we pay them.",
          'Grandad: Good.',
          "Maria: Let's turn to the results. As a result, our street is clean.",
          'Grandad: Is there a problem?',
          'Maria: Yes. On the other hand, the work takes a lot of time. To finish, please visit us!',
        ],
      },
      intermediate: {
        title: 'Phrases that lead the listener',
        kind: 'dialogue',
        lines: [
          "Maria: Grandad, may I try out my talk on you? It's about the waste bank in our street in Kupang.",
          'Grandad: Off you go.',
          "Maria: Today I'd like to talk about an idea that changed our street. Neighbours bring us their plastic and we pay them by the kilo.",
          'Grandad: I like how clear that is.',
          "Maria: Now let's turn to the results. As you can see, the drains are clean. On the other hand, sorting takes a lot of time.",
          'Grandad: And how will you end?',
          "Maria: To finish, I'd like to invite everyone to visit us.",
        ],
      },
      advanced: {
        title: 'Phrases that lead the listener',
        kind: 'dialogue',
        lines: [
          "Maria: Could I inflict my talk on you, Grandad? It's about the waste bank here in Kupang.",
          "Grandad: I'm all ears.",
          "Maria: What I'd like to share today is a simple idea that has transformed our street. In a nutshell, neighbours hand in plastic and are paid by the kilo.",
          'Grandad: Crystal clear so far.',
          "Maria: Turning now to the results: as you can see, the drains no longer overflow. On the other hand, sorting eats up our evenings, which I'd be wrong to hide.",
          'Grandad: Honesty always wins an audience over.',
          'Maria: Let me finish, then, by inviting every one of you to come and see.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Papan penunjuk jalan',
          en: 'Signposts',
        },
        instruction: {
          id: 'Temukan frasa Maria untuk setiap fungsi.',
          en: "Find Maria's phrase for each job.",
        },
        items: [
          'It tells the listener the topic.',
          'It moves to the next part.',
          'It points at something everybody can see or notice.',
          'It shows the other side.',
          'It announces the end.',
        ],
      },
      {
        title: {
          id: 'Menyambung dua kalimat',
          en: 'Joining two sentences',
        },
        instruction: {
          id: 'Sambung dengan frasa yang diberikan dan ucapkan tanpa jeda panjang.',
          en: 'Join them with the phrase given and say them without a long pause.',
        },
        items: [
          'The bus was late. I missed the exam. (as a result)',
          'The flat is cheap. It is far from the office. (on the other hand)',
          'The app works offline. You can use it on a plane. (in other words)',
          'Our village has many crafts. Weaving is one of them. (to give an example)',
          'You spoke about Flores. I have photos of Kelimutu. (that reminds me)',
        ],
      },
      {
        title: {
          id: 'Sepuluh frasa blok B',
          en: 'Ten phrases for block B',
        },
        instruction: {
          id: 'Susun daftar Anda; minimal lima frasa belum pernah Anda pakai di blok A.',
          en: 'Make your list; at least five phrases must be new since block A.',
        },
        items: [
          "Opening: I'd like to talk about ... / I'm calling about ... / I've come to ask ...",
          "Moving on: Let's turn to ... / That brings me to ... / By the way, ...",
          'Explaining: In other words, ... / To give an example, ... / As you can see, ...',
          'The other side: On the other hand, ... / That may be true, but ... / It depends on ...',
          'Closing: To finish, ... / Let me sum up. / Shall we leave it there?',
        ],
      },
      {
        title: {
          id: 'Satu menit, lalu setengah menit',
          en: 'One minute, then half a minute',
        },
        instruction: {
          id: 'Sampaikan isi yang sama dalam waktu yang makin pendek.',
          en: 'Say the same thing in less and less time.',
        },
        items: [
          'Sixty seconds on your block B topic with four phrases.',
          'Forty-five seconds: keep the phrases and drop details.',
          'Thirty seconds: one opening, one fact, one closing phrase.',
          'Your teacher says which version was the clearest. Do you agree? Why?',
        ],
      },
    ],
    keep: [
      {
        en: "Let's turn to the second point.",
        id: 'Mari kita beralih ke pokok kedua.',
      },
      {
        en: 'It rained all week. As a result, the match was cancelled.',
        id: 'Hujan sepanjang minggu. Akibatnya, pertandingan dibatalkan. (as a result membuka kalimat baru)',
      },
      {
        en: 'In other words, we need more time.',
        id: 'Dengan kata lain, kita perlu waktu lebih.',
      },
      {
        en: "I'd like to discuss the plan.",
        id: 'Saya ingin membahas rencananya. (discuss tanpa about)',
      },
      {
        en: 'As I mentioned earlier, entry is free.',
        id: 'Seperti yang saya sebutkan tadi, masuknya gratis. (mention tanpa about)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih frasa yang tepat.',
          en: 'Choose the right phrase.',
        },
        items: [
          {
            question: 'The road was closed. (As a result / To give an example), we took the ferry.',
            answer: 'As a result',
          },
          {
            question: 'She is bilingual; (in other words / that reminds me), she speaks two languages.',
            answer: 'in other words',
          },
          {
            question:
              'Working from home saves time. (On the other hand / As you can see), I miss my colleagues.',
            answer: 'On the other hand',
          },
          {
            question: "I've talked about the cost. (Let's turn to / As a result) the timetable.",
            answer: "Let's turn to",
          },
          {
            question: 'Many birds live here. (To give an example / To finish), there are hornbills.',
            answer: 'To give an example',
          },
          {
            question: "You talked about bakso earlier. (That reminds me / In other words), I'm hungry!",
            answer: 'That reminds me',
          },
        ],
      },
      {
        instruction: {
          id: 'Hapus satu kata yang tidak diperlukan dan tulis kalimatnya.',
          en: 'Remove the one word that is not needed and write the sentence.',
        },
        items: [
          {
            question: 'We discussed about the budget.',
            answer: 'We discussed the budget.',
          },
          {
            question: 'She mentioned about her brother.',
            answer: 'She mentioned her brother.',
          },
          {
            question: "Let's to turn to page two.",
            answer: "Let's turn to page two.",
          },
          {
            question: 'I emphasise on the first point.',
            answer: 'I emphasise the first point.',
          },
          {
            question: 'We must to finish today.',
            answer: 'We must finish today.',
          },
        ],
      },
      {
        instruction: {
          id: 'Urutkan bagian bicara: tulis 1 sampai 5.',
          en: 'Put the parts of a talk in order: write 1 to 5.',
        },
        items: [
          {
            question: "Let's turn to what it costs.",
            answer: '3',
          },
          {
            question: 'Thank you for listening. Any questions?',
            answer: '5',
          },
          {
            question: 'Good morning, everyone.',
            answer: '1',
          },
          {
            question: 'To sum up, it is cheap and quick.',
            answer: '4',
          },
          {
            question: "I'd like to talk about bamboo houses.",
            answer: '2',
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
        en: 'unexpected',
        id: 'tak terduga',
      },
      {
        en: 'rephrase',
        id: 'mengatakan dengan cara lain',
      },
      {
        en: 'hesitate',
        id: 'ragu-ragu',
      },
      {
        en: 'suppose',
        id: 'andaikan',
      },
      {
        en: 'reply',
        id: 'menjawab, balasan',
      },
      {
        en: 'honest',
        id: 'jujur',
      },
      {
        en: 'admit',
        id: 'mengakui',
      },
      {
        en: 'find out',
        id: 'mencari tahu',
      },
      {
        en: 'get back to',
        id: 'menghubungi kembali',
      },
      {
        en: 'off topic',
        id: 'di luar topik',
      },
    ],
    texts: {
      beginner: {
        title: 'Questions from the back row',
        kind: 'dialogue',
        lines: [
          'Agus: Any questions about our school radio?',
          'Woman: Yes. What does it cost?',
          'Agus: It costs about two million rupiah a year.',
          'Man: Why do young people still need radio?',
          'Agus: Good question. They make it themselves, so they learn to speak.',
          'Woman: How many pupils listen every day?',
          "Agus: I'm not sure. I can find out and write to you.",
          'Man: Where did you buy your shoes?',
          "Agus: Sorry, that's off topic! Ask me after the talk.",
        ],
      },
      intermediate: {
        title: 'Questions from the back row',
        kind: 'dialogue',
        lines: [
          'Agus: Does anyone have a question about our school radio?',
          'Woman: Could you tell us what it costs to run?',
          'Agus: Certainly. We need roughly two million rupiah a year.',
          'Man: I wonder why young people would still need radio at all.',
          'Agus: Let me put it this way: because they make it themselves, they learn to speak in public.',
          'Woman: And how many pupils listen every day?',
          "Agus: To be honest, I don't know the exact number, but I'll find out and get back to you.",
          'Man: Where did you get those shoes?',
          "Agus: That's a bit off topic, so ask me afterwards!",
        ],
      },
      advanced: {
        title: 'Questions from the back row',
        kind: 'dialogue',
        lines: [
          "Agus: I'd be glad to take questions about our school radio.",
          'Woman: What does the whole thing cost you?',
          'Agus: In the region of two million rupiah a year.',
          "Man: Hasn't radio rather had its day among the young?",
          "Agus: I can see why you'd think so. Seen another way, though, making programmes themselves teaches them to speak up.",
          'Woman: What share of the pupils actually tune in each day?',
          "Agus: I'd rather admit I don't know than guess. Leave me your address and I'll get back to you.",
          'Man: And those shoes, where are they from?',
          'Agus: Strictly off topic, but catch me afterwards!',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Empat macam pertanyaan',
          en: 'Four kinds of question',
        },
        instruction: {
          id: 'Cocokkan keempat pertanyaan di percakapan dengan jenisnya.',
          en: 'Match the four questions in the dialogue with their kind.',
        },
        items: [
          'a fact Agus knows',
          'a fact Agus does not know',
          'a doubt about the whole idea',
          'a question that does not belong here',
          'How does Agus stay friendly each time? Quote one phrase for each.',
        ],
      },
      {
        title: {
          id: 'Mengulang pertanyaan dengan kata sendiri',
          en: 'Saying the question again in your own words',
        },
        instruction: {
          id: "Mulai dengan 'You'd like to know ...' atau 'So you're asking whether ...'.",
          en: "Begin with 'You'd like to know ...' or 'So you're asking whether ...'.",
        },
        items: [
          'What happens if it rains?',
          'Is this safe for small children?',
          "Why didn't you finish earlier?",
          'Have you ever done this before?',
          'How will you pay for it?',
        ],
      },
      {
        title: {
          id: 'Jujur tanpa panik',
          en: 'Honest without panic',
        },
        instruction: {
          id: 'Jawab dengan tiga langkah: akui, tawarkan, lanjutkan.',
          en: 'Answer in three steps: admit, offer, move on.',
        },
        items: [
          'What exactly does the law say about this?',
          'How many people did this last year?',
          'Can you prove it?',
          'Suppose the internet goes down. What then?',
          "Isn't there a cheaper way?",
        ],
      },
      {
        title: {
          id: 'Peran blok B dengan lima kejutan',
          en: 'Block B role play with five surprises',
        },
        instruction: {
          id: 'Jalani situasi blok B selama delapan menit. Guru menyelipkan lima pertanyaan yang belum Anda dengar.',
          en: 'Act out your block B situation for eight minutes. Your teacher slips in five questions you have never heard.',
        },
        items: [
          'Before you start, guess three questions you might get.',
          'During the role play, use a phrase to win time at least twice.',
          'After it: which question was the hardest? Answer it again, better.',
          'Which of your guesses came true?',
        ],
      },
    ],
    keep: [
      {
        en: "To be honest, I don't know the exact number.",
        id: 'Terus terang, saya tidak tahu angka pastinya.',
      },
      {
        en: "I'll find out and get back to you.",
        id: 'Saya cari tahu dulu, lalu saya kabari. (janji spontan memakai will)',
      },
      {
        en: "So you're asking whether it is safe.",
        id: 'Jadi Anda bertanya apakah ini aman. (setelah whether tidak ada pembalikan)',
      },
      {
        en: 'I can see why you think so, but ...',
        id: 'Saya paham mengapa Anda berpendapat begitu, tetapi ...',
      },
      {
        en: 'Suppose the power goes off. What would you do?',
        id: 'Andaikan listrik padam. Apa yang akan Anda lakukan?',
      },
      {
        en: 'Let me put it another way.',
        id: 'Biar saya katakan dengan cara lain.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan: honest, whether, suppose, back, another.',
          en: 'Complete with: honest, whether, suppose, back, another.',
        },
        items: [
          {
            question: "You didn't follow? Let me put it ____ way.",
            answer: 'another',
          },
          {
            question: 'To be ____, I have never tried it.',
            answer: 'honest',
          },
          {
            question: 'Can I get ____ to you on Monday?',
            answer: 'back',
          },
          {
            question: 'She wants to know ____ the course is full.',
            answer: 'whether',
          },
          {
            question: '____ you lost your passport. Who would you call?',
            answer: 'Suppose',
          },
        ],
      },
      {
        instruction: {
          id: "Ubah menjadi kalimat yang dimulai dengan You'd like to know.",
          en: "Turn into a sentence that begins with You'd like to know.",
        },
        items: [
          {
            question: 'How old is the building?',
            answer: "You'd like to know how old the building is.",
          },
          {
            question: 'When did you move here?',
            answer: "You'd like to know when I moved here.",
          },
          {
            question: 'Does the price include lunch?',
            answer: "You'd like to know whether the price includes lunch.",
          },
          {
            question: 'Can you swim?',
            answer: "You'd like to know whether I can swim.",
          },
          {
            question: 'Who helped you?',
            answer: "You'd like to know who helped me.",
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih jawaban yang paling sopan: a atau b.',
          en: 'Choose the more polite answer: a or b.',
        },
        items: [
          {
            question: 'Why is it so expensive? a You are wrong. b I see why you ask; the material is rare.',
            answer: 'b',
          },
          {
            question: 'Are you sure? a I believe so, but let me check. b Of course, what a silly question!',
            answer: 'a',
          },
          {
            question: "What about the noise? a That's not my problem. b That's a fair point.",
            answer: 'b',
          },
          {
            question:
              "Is this your first time? a Yes, and I've prepared carefully. b Why do you ask such things?",
            answer: 'a',
          },
          {
            question: 'Could you explain that again? a I already did. b Certainly. Let me rephrase it.',
            answer: 'b',
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
        en: 'rehearsal',
        id: 'gladi bersih',
      },
      {
        en: 'gesture',
        id: 'gerak tangan',
      },
      {
        en: 'pace',
        id: 'kecepatan',
      },
      {
        en: 'pause',
        id: 'jeda',
      },
      {
        en: 'stress',
        id: 'menekankan',
      },
      {
        en: 'habit',
        id: 'kebiasaan',
      },
      {
        en: 'notice',
        id: 'memperhatikan, menyadari',
      },
      {
        en: 'adjust',
        id: 'menyesuaikan',
      },
      {
        en: 'version',
        id: 'versi',
      },
      {
        en: 'proud',
        id: 'bangga',
      },
    ],
    texts: {
      beginner: {
        title: 'The third try',
        kind: 'text',
        lines: [
          "Yosef practises his talk three times. The first time he reads from his paper and speaks very fast. His friend Ayu says, 'Slow down and look at me.' The second time he looks up, but he says 'eh' after every sentence. Ayu says, 'Don't say eh. Stop for a second.' The third time he makes short pauses. He smiles. Ayu understands everything. 'Now I can see you are proud of your work,' she says.",
        ],
      },
      intermediate: {
        title: 'The third try',
        kind: 'text',
        lines: [
          "Yosef went through his talk three times on the evening before the conference. At first he read from his paper and rushed, so his friend Ayu asked him to slow down and look at her. On the second try he did look up, but he filled every gap with 'eh'. 'Just stop for a second instead,' she suggested. By the third try, short pauses had replaced the noises, and he was even smiling. Ayu said that she could follow everything and that he sounded proud of his work.",
        ],
      },
      advanced: {
        title: 'The third try',
        kind: 'text',
        lines: [
          "On the eve of the conference Yosef ran through his talk three times, with Ayu as his patient audience of one. The first attempt was a race: eyes glued to the page, he gabbled, and her advice was brief, namely to slow down and look up. In the second, having lifted his head, he plugged every silence with 'eh'. A pause, she pointed out, costs a speaker nothing and gives the listener time to think. By the third run the pauses had taken over and a smile had crept in; not a word was lost on her. Only now, she said, did he sound proud of his work.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Masukan yang berguna',
          en: 'Useful feedback',
        },
        instruction: {
          id: 'Cari masukan Ayu dan akibatnya.',
          en: "Find Ayu's feedback and what came of it.",
        },
        items: [
          'What was wrong the first time? What did Ayu ask for?',
          'What was the new problem the second time?',
          "What took the place of 'eh'?",
          'Which advice would help you most? Say why.',
        ],
      },
      {
        title: {
          id: 'Tekanan dan jeda',
          en: 'Stress and pauses',
        },
        instruction: {
          id: 'Bacakan dengan jeda pada garis miring dan tekanan pada huruf besar.',
          en: 'Read aloud with a pause at each slash and stress on the capitals.',
        },
        items: [
          'Good MORNING / and WELCOME to our village.',
          'We have ONE aim / to HELP young farmers.',
          "It isn't CHEAP / but it WORKS.",
          "Thank you for LISTENING / I'm happy to take QUESTIONS.",
          'Now mark two sentences of your own final task in the same way and read them.',
        ],
      },
      {
        title: {
          id: 'Gladi pertama: utuh',
          en: 'First run: the whole thing',
        },
        instruction: {
          id: 'Jalankan tugas akhir Anda dari awal sampai akhir tanpa berhenti.',
          en: 'Do your final task from beginning to end without stopping.',
        },
        items: [
          'Your teacher keeps the time and writes down two strengths and two points to change.',
          "Afterwards say yourself first: 'I was pleased with ... Next time I'll ...'",
          "Listen to the feedback and repeat it: 'So you suggest that I ...'",
        ],
      },
      {
        title: {
          id: 'Gladi kedua: diperbaiki',
          en: 'Second run: improved',
        },
        instruction: {
          id: 'Ulangi bagian yang perlu diperbaiki, lalu semuanya sekali lagi.',
          en: 'Repeat the parts that need work, then everything once more.',
        },
        items: [
          'Practise the two weakest sentences five times each.',
          'Do the whole task again; your teacher checks only the two points.',
          'Set your plan for the last days: what will you practise, when, for how many minutes?',
        ],
      },
    ],
    keep: [
      {
        en: 'I was pleased with my opening.',
        id: 'Saya puas dengan pembukaan saya. (pleased with)',
      },
      {
        en: 'So you suggest that I speak more slowly.',
        id: 'Jadi Anda menyarankan agar saya berbicara lebih pelan. (suggest that + subjek + kata kerja dasar)',
      },
      {
        en: "Next time I'll pause instead of saying 'eh'.",
        id: "Lain kali saya akan berhenti sejenak, bukan mengucapkan 'eh'. (instead of + -ing)",
      },
      {
        en: "I'm used to speaking in front of people.",
        id: 'Saya terbiasa berbicara di depan orang. (used to + -ing)',
      },
      {
        en: 'The more I practise, the calmer I feel.',
        id: 'Makin banyak berlatih, makin tenang rasanya.',
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
            question: "I'm not used to ____ a microphone. (use)",
            answer: 'using',
          },
          {
            question: 'Try to pause instead of ____ your hair. (touch)',
            answer: 'touching',
          },
          {
            question: 'She suggests that he ____ a shorter ending. (write)',
            answer: 'write',
          },
          {
            question: 'Before ____, take a deep breath. (begin)',
            answer: 'beginning',
          },
          {
            question: 'I look forward to ____ your final talk. (hear)',
            answer: 'hearing',
          },
          {
            question: 'He forgot ____ the time. (watch)',
            answer: 'to watch',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan preposisi: with, of, at, in, to.',
          en: 'Complete with a preposition: with, of, at, in, to.',
        },
        items: [
          {
            question: 'Look ____ the audience, not your paper.',
            answer: 'at',
          },
          {
            question: 'She is proud ____ her students.',
            answer: 'of',
          },
          {
            question: "I'm happy ____ the second version.",
            answer: 'with',
          },
          {
            question: 'He spoke ____ front of eighty people.',
            answer: 'in',
          },
          {
            question: 'Please listen ____ the recording tonight.',
            answer: 'to',
          },
        ],
      },
      {
        instruction: {
          id: 'Buat kalimat dengan the more ..., the ... dari kata yang diberikan.',
          en: 'Make a sentence with the more ..., the ... from the words given.',
        },
        items: [
          {
            question: 'more / read / more / know (I)',
            answer: 'The more I read, the more I know.',
          },
          {
            question: 'slower / speak / better / understand (you, we)',
            answer: 'The slower you speak, the better we understand.',
          },
          {
            question: 'earlier / start / earlier / finish (we)',
            answer: 'The earlier we start, the earlier we finish.',
          },
          {
            question: 'shorter / talk / clearer / message (the, the)',
            answer: 'The shorter the talk, the clearer the message.',
          },
          {
            question: 'older / get / wiser / become (she)',
            answer: 'The older she gets, the wiser she becomes.',
          },
        ],
      },
    ],
  },
  {
    number: 10,
    kind: 'final',
    instructions: [
      {
        id: 'Hari ini Anda menyelesaikan tugas akhir yang sudah disepakati di pertemuan 1 dan 5. Anggap situasinya sungguhan.',
        en: 'Today you complete the final task agreed in meetings 1 and 5. Treat it as the real thing.',
      },
      {
        id: 'Boleh memakai satu kartu catatan berisi paling banyak dua puluh kata.',
        en: 'You may use one note card with twenty words at most.',
      },
      {
        id: 'Urutannya: tugas utama 10 menit, tanya jawab 5 menit, menulis 15 menit, lalu pembahasan.',
        en: 'The order is: main task 10 minutes, questions 5 minutes, writing 15 minutes, then a talk about the results.',
      },
      {
        id: 'Guru memberi saran tertulis: tiga kekuatan, tiga langkah berikutnya, dan cara berlatih sendiri.',
        en: 'Your teacher gives you written advice: three strengths, three next steps and how to practise on your own.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Tugas akhir',
          en: 'The final task',
        },
        instruction: {
          id: 'Jalani situasi tujuan Anda dari awal sampai akhir selama delapan sampai sepuluh menit.',
          en: 'Go through your goal situation from beginning to end in eight to ten minutes.',
        },
        items: [
          'Interview: introduce yourself, give two examples from your experience, ask two questions.',
          'Presentation: open, make three points with examples, close with a summary.',
          'Travel: book, ask, solve a problem, thank and say goodbye.',
          'School: explain a topic or a text from your lessons and answer as if in class.',
          'Another goal: the task you agreed on in writing with your teacher.',
        ],
      },
      {
        title: {
          id: 'Pertanyaan tak terduga',
          en: 'Unexpected questions',
        },
        instruction: {
          id: 'Jawab empat pertanyaan yang belum pernah Anda latih.',
          en: 'Answer four questions you have never practised.',
        },
        items: [
          'one question about a detail',
          'one question that expresses doubt',
          'one question you may not be able to answer: admit it and offer something',
          'one question about what you will do next',
        ],
      },
      {
        title: {
          id: 'Menulis',
          en: 'Writing',
        },
        instruction: {
          id: 'Tulis 100 sampai 120 kata dalam lima belas menit.',
          en: 'Write 100 to 120 words in fifteen minutes.',
        },
        items: [
          'Describe where you started in meeting 1 and what you can do now.',
          'Give one example of a moment in which your English worked.',
          'Say what you will practise in the next three months and how.',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Mencapai tujuan',
          en: 'Reaching the goal',
        },
        points: 30,
        full: {
          id: 'Tugas selesai utuh; dalam kehidupan nyata pun akan berhasil.',
          en: 'The task is complete; in real life it would succeed.',
        },
      },
      {
        name: {
          id: 'Kelancaran dan susunan',
          en: 'Fluency and order',
        },
        points: 20,
        full: {
          id: 'Pembukaan, isi, dan penutup jelas; jeda tidak mengganggu.',
          en: 'Opening, middle and close are clear; pauses do not get in the way.',
        },
      },
      {
        name: {
          id: 'Menangani pertanyaan',
          en: 'Handling questions',
        },
        points: 20,
        full: {
          id: 'Keempat pertanyaan ditanggapi dengan tenang dan jujur.',
          en: 'All four questions are dealt with calmly and honestly.',
        },
      },
      {
        name: {
          id: 'Kosakata dan frasa',
          en: 'Words and phrases',
        },
        points: 15,
        full: {
          id: 'Frasa dari kedua blok dipakai dengan tepat.',
          en: 'Phrases from both blocks are used well.',
        },
      },
      {
        name: {
          id: 'Tulisan',
          en: 'Writing',
        },
        points: 15,
        full: {
          id: 'Ketiga butir dijawab, mudah dibaca, kesalahan sedikit.',
          en: 'All three points are covered, it reads easily and there are few mistakes.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
