import type { MeetingMaterial } from '../types.ts';

export const meetings11to15 = [
  {
    number: 11,
    kind: 'lesson',
    words: [
      {
        en: 'opinion',
        id: 'pendapat',
      },
      {
        en: 'in my opinion',
        id: 'menurutku',
      },
      {
        en: 'reason',
        id: 'alasan',
      },
      {
        en: 'prove',
        id: 'membuktikan',
      },
      {
        en: 'fair',
        id: 'adil',
      },
      {
        en: 'waste of time',
        id: 'buang-buang waktu',
      },
      {
        en: 'effort',
        id: 'usaha',
      },
      {
        en: 'experience',
        id: 'pengalaman',
      },
      {
        en: 'definitely',
        id: 'pasti, tentu saja',
      },
    ],
    texts: {
      beginner: {
        title: 'Homework: yes or no?',
        kind: 'text',
        lines: [
          "Our school magazine asked, 'Should we have homework?' Olivia says no. She thinks that seven hours of school are enough. Last night she worked until eleven and slept in her maths lesson. Hasan says yes. In his opinion, we forget things quickly, so we must practise. He does ten minutes of English words every day and his marks are better now. Both agree on one thing: copying pages from a book is a waste of time.",
        ],
      },
      intermediate: {
        title: 'Homework: yes or no?',
        kind: 'text',
        lines: [
          "'Should we have homework?' asked our school magazine, and two answers stood out. Olivia believes that seven hours of school are enough because the brain needs rest. For example, last night she worked until eleven and then fell asleep in her maths lesson. Hasan, on the other hand, thinks homework is useful, since we forget most things within a few days. He has been learning English words for ten minutes a day, and his marks have gone up. Interestingly, both of them feel that copying pages from a book is simply a waste of time.",
        ],
      },
      advanced: {
        title: 'Homework: yes or no?',
        kind: 'text',
        lines: [
          'Few questions divide a school like the one our magazine put to its readers: should homework exist at all? Olivia has no doubts. Seven hours of lessons, she argues, exhaust any brain, hers included, as she proved by falling asleep in maths after working until eleven the night before. Hasan sees it differently. Since memory leaks, he claims, practice is the only plug we have; ten minutes of English vocabulary a day have visibly improved his marks. What is striking is where the two meet. Copying page after page, they agree, teaches nothing except how slowly an evening can pass.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Pendapat, alasan, contoh',
          en: 'Opinion, reason, example',
        },
        instruction: {
          id: 'Isi tabel untuk Olivia dan Hasan.',
          en: 'Fill in the table for Olivia and Hasan.',
        },
        items: [
          'Olivia: opinion ... reason ... example ...',
          'Hasan: opinion ... reason ... example ...',
          'What do both of them say?',
          'Whose example is stronger? Why?',
        ],
      },
      {
        title: {
          id: 'Kalimat pendapat',
          en: 'Opinion frames',
        },
        instruction: {
          id: 'Ucapkan pendapat dengan kerangka berbeda setiap kali.',
          en: 'Say your opinion with a different frame each time.',
        },
        items: [
          'I think / I believe that ... (school uniforms)',
          'In my opinion, ... (getting up early)',
          'If you ask me, ... (online friends)',
          "I'm not sure, but I feel that ... (exams)",
          'The way I see it, ... (pocket money)',
        ],
      },
      {
        title: {
          id: 'P-A-C dalam 30 detik',
          en: 'P-A-C in 30 seconds',
        },
        instruction: {
          id: 'Pendapat, alasan, contoh. Gurumu memegang jam.',
          en: 'Opinion, reason, example. Your teacher keeps the time.',
        },
        items: [
          'Should pupils clean their own school?',
          'Is it good to have a famous parent?',
          'Should phones sleep outside the bedroom?',
          'Are books better than films?',
          'Should everyone learn to swim?',
        ],
      },
      {
        title: {
          id: 'Kursi panas',
          en: 'The hot seat',
        },
        instruction: {
          id: "Bela pendapatmu selama tiga menit. Setelah setiap jawaban gurumu bertanya 'Why?'.",
          en: "Defend your opinion for three minutes. After each answer your teacher asks 'Why?'.",
        },
        items: [
          'Choose one of the questions, or bring your own.',
          'Use two personal examples and one fact.',
          'End: For these reasons, I ...',
          "Did any 'Why?' change your mind?",
        ],
      },
    ],
    keep: [
      {
        en: 'I think that school starts too early.',
        id: 'Menurutku sekolah mulai terlalu pagi.',
      },
      {
        en: "In my opinion, it's unfair.",
        id: "Menurut pendapatku, itu tidak adil. (bukan 'according to me')",
      },
      {
        en: 'because I was tired / because of the noise',
        id: 'karena aku lelah (kalimat) / karena kebisingan (kata benda)',
      },
      {
        en: 'For example, my cousin learned to swim at ten.',
        id: 'Misalnya, sepupuku belajar berenang saat sepuluh tahun.',
      },
      {
        en: "I don't think it's a good idea.",
        id: "Kupikir itu bukan ide bagus. (not di depan: I don't think, bukan 'I think it's not')",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih because atau because of.',
          en: 'Choose because or because of.',
        },
        items: [
          {
            question: 'We stayed in ____ the rain.',
            answer: 'because of',
          },
          {
            question: 'I like her ____ she is honest.',
            answer: 'because',
          },
          {
            question: 'He missed school ____ a cold.',
            answer: 'because of',
          },
          {
            question: 'They won ____ they trained every day.',
            answer: 'because',
          },
          {
            question: 'The road is closed ____ an accident.',
            answer: 'because of',
          },
        ],
      },
      {
        instruction: {
          id: "Ubah menjadi kalimat dengan I don't think.",
          en: "Change into a sentence with I don't think.",
        },
        items: [
          {
            question: "Uniforms aren't useful.",
            answer: "I don't think uniforms are useful.",
          },
          {
            question: "It isn't true.",
            answer: "I don't think it is true.",
          },
          {
            question: "He won't come.",
            answer: "I don't think he will come.",
          },
          {
            question: "They can't hear us.",
            answer: "I don't think they can hear us.",
          },
          {
            question: "She isn't right.",
            answer: "I don't think she is right.",
          },
        ],
      },
      {
        instruction: {
          id: 'Pendapat (O), alasan (R), atau contoh (E)?',
          en: 'Opinion (O), reason (R) or example (E)?',
        },
        items: [
          {
            question: 'In my opinion, every school needs a garden.',
            answer: 'O',
          },
          {
            question: "That's because plants teach you patience.",
            answer: 'R',
          },
          {
            question: 'For instance, I waited ninety days for one chilli.',
            answer: 'E',
          },
          {
            question: 'If you ask me, maths can be fun.',
            answer: 'O',
          },
          {
            question: 'Last week, for example, we measured our own shadows.',
            answer: 'E',
          },
        ],
      },
    ],
  },
  {
    number: 12,
    kind: 'lesson',
    words: [
      {
        en: 'agree',
        id: 'setuju',
      },
      {
        en: 'disagree',
        id: 'tidak setuju',
      },
      {
        en: 'point',
        id: 'pokok pikiran',
      },
      {
        en: 'compromise',
        id: 'jalan tengah',
      },
      {
        en: 'exactly',
        id: 'tepat sekali',
      },
      {
        en: 'to be honest',
        id: 'jujur saja',
      },
      {
        en: 'partly',
        id: 'sebagian',
      },
      {
        en: 'stubborn',
        id: 'keras kepala',
      },
      {
        en: 'solution',
        id: 'penyelesaian',
      },
    ],
    texts: {
      beginner: {
        title: 'Where do we go?',
        kind: 'dialogue',
        lines: [
          'Vino: I think our class should go to the beach in Pangandaran.',
          "Adinda: I don't agree. It's too far. Let's go to the science museum.",
          'Vino: A museum? But we sit in school every day! I want fresh air.',
          "Adinda: That's true. But the beach is expensive, and two of us can't swim.",
          "Vino: OK, you have a point. What about the lake? It's near and cheap.",
          "Adinda: And there's a small museum about fish!",
          'Vino: Great. Lake in the morning, museum in the afternoon.',
          'Adinda: Deal!',
        ],
      },
      intermediate: {
        title: 'Where do we go?',
        kind: 'dialogue',
        lines: [
          'Vino: How about Pangandaran for our class trip? We all need the beach.',
          "Adinda: I'm afraid I don't agree. It's five hours by bus. Wouldn't the science museum make more sense?",
          'Vino: Maybe, but we sit indoors all year. To be honest, I need fresh air.',
          "Adinda: I get that, but the beach is expensive and two of us can't swim.",
          "Vino: Fair point. Would the lake be all right? It's near and doesn't cost much.",
          'Adinda: Only if we visit the little fish museum there as well.',
          'Vino: So lake in the morning, museum after lunch?',
          'Adinda: Deal!',
        ],
      },
      advanced: {
        title: 'Where do we go?',
        kind: 'dialogue',
        lines: [
          'Vino: Hear me out: Pangandaran. Sand, waves, no timetable.',
          "Adinda: Tempting, but I can't go along with that. It's ten hours there and back. The science museum is round the corner.",
          'Vino: With all due respect, we spend two hundred days a year behind walls.',
          "Adinda: I take your point about fresh air. Even so, it would cost a fortune, and two of us can't swim.",
          "Vino: Fine, I'll give you that. Could you live with the lake? It's cheap and close by.",
          'Adinda: I could be won over, provided we drop in at the fish museum.',
          'Vino: Lake first, fish after lunch?',
          "Adinda: Now you're talking.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: "Dari 'tidak' ke 'sepakat'",
          en: 'From no to yes',
        },
        instruction: {
          id: 'Telusuri langkahnya.',
          en: 'Follow the steps.',
        },
        items: [
          'What does Vino suggest first? What does Adinda suggest?',
          'Give two reasons against the beach and one against the museum.',
          'Which words show that they accept a point of the other?',
          'What is the middle way?',
        ],
      },
      {
        title: {
          id: 'Termometer setuju',
          en: 'The agreement thermometer',
        },
        instruction: {
          id: 'Ucapkan lima tingkat, dari panas ke dingin, lalu pakai untuk pernyataan gurumu.',
          en: "Say five degrees from hot to cold, then use them for your teacher's statements.",
        },
        items: [
          "Exactly! I couldn't agree more.",
          'I agree up to a point.',
          "I'm not so sure about that.",
          'I see it differently.',
          "I'm sorry, but I don't agree at all.",
        ],
      },
      {
        title: {
          id: 'Ya, tetapi',
          en: 'Yes, but',
        },
        instruction: {
          id: 'Akui satu hal dulu, lalu sampaikan keberatan.',
          en: 'First accept one thing, then disagree.',
        },
        items: [
          'Cats are better than dogs.',
          'School should start at ten.',
          'Homework should be banned.',
          'Paper books are useless today.',
          'Winning is everything.',
        ],
      },
      {
        title: {
          id: 'Meja jalan tengah',
          en: 'The middle-way table',
        },
        instruction: {
          id: 'Kalian tidak sepakat. Dalam empat menit capai jalan tengah, lalu rangkum.',
          en: 'You disagree. Reach a middle way in four minutes, then sum up.',
        },
        items: [
          'What music to play at the school party',
          'One room for two: you want quiet, your brother wants drums',
          'How to spend Rp500,000 that the class won',
          'Pet for the classroom: a hamster or no animal at all',
        ],
      },
    ],
    keep: [
      {
        en: 'I agree with you.',
        id: "Aku setuju denganmu. (agree with; bukan 'I'm agree')",
      },
      {
        en: 'I agree up to a point.',
        id: 'Aku setuju sampai batas tertentu.',
      },
      {
        en: "I see your point, but it's too far.",
        id: 'Aku paham maksudmu, tetapi terlalu jauh.',
      },
      {
        en: 'How about meeting in the middle?',
        id: 'Bagaimana kalau ambil jalan tengah?',
      },
      {
        en: 'Could you live with that?',
        id: 'Bisakah kamu menerima itu?',
      },
      {
        en: "I'm not so sure about that.",
        id: 'Aku tidak begitu yakin soal itu. (tidak setuju secara halus)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Setuju (A), tidak setuju (D), atau jalan tengah (M)?',
          en: 'Agree (A), disagree (D) or middle way (M)?',
        },
        items: [
          {
            question: 'You took the words out of my mouth!',
            answer: 'A',
          },
          {
            question: "I'm afraid I see it differently.",
            answer: 'D',
          },
          {
            question: 'What if we did both, one after the other?',
            answer: 'M',
          },
          {
            question: 'Absolutely!',
            answer: 'A',
          },
          {
            question: "I don't think that's right.",
            answer: 'D',
          },
          {
            question: "Let's split the difference.",
            answer: 'M',
          },
        ],
      },
      {
        instruction: {
          id: 'Buat lebih sopan dengan kata dalam kurung.',
          en: 'Make it more polite with the words in brackets.',
        },
        items: [
          {
            question: "You're wrong. (I'm afraid / don't agree)",
            answer: "I'm afraid I don't agree.",
          },
          {
            question: "That's too expensive. (It's a bit)",
            answer: "It's a bit expensive.",
          },
          {
            question: "No! (I'm not so sure)",
            answer: "I'm not so sure about that.",
          },
          {
            question: 'We take the train. (How about)',
            answer: 'How about taking the train?',
          },
          {
            question: 'Your plan is bad. (I see your point, but / there are some problems)',
            answer: 'I see your point, but there are some problems.',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: with, about, on, to, up.',
          en: 'Complete with: with, about, on, to, up.',
        },
        items: [
          {
            question: 'I agree ____ Siti.',
            answer: 'with',
          },
          {
            question: 'Can we agree ____ a date?',
            answer: 'on',
          },
          {
            question: 'I agree up ____ a point.',
            answer: 'to',
          },
          {
            question: "I'm not sure ____ that idea.",
            answer: 'about',
          },
          {
            question: "Don't give ____; let's find another way.",
            answer: 'up',
          },
        ],
      },
    ],
  },
  {
    number: 13,
    kind: 'lesson',
    words: [
      {
        en: 'boarding pass',
        id: 'kartu naik pesawat',
      },
      {
        en: 'luggage',
        id: 'bagasi',
      },
      {
        en: 'delayed',
        id: 'tertunda',
      },
      {
        en: 'gate',
        id: 'pintu keberangkatan',
      },
      {
        en: 'check in',
        id: 'lapor masuk',
      },
      {
        en: 'reservation',
        id: 'pemesanan',
      },
      {
        en: 'lost property',
        id: 'barang hilang',
      },
      {
        en: 'receipt',
        id: 'bukti bayar',
      },
      {
        en: 'emergency',
        id: 'keadaan darurat',
      },
    ],
    texts: {
      beginner: {
        title: 'My bag is not here',
        kind: 'dialogue',
        lines: [
          'Officer: Good evening. How can I help you?',
          "Fajar: Good evening. My bag isn't here. I came from Jakarta to Singapore.",
          'Officer: What does it look like?',
          "Fajar: It's a blue backpack with a yellow star.",
          "Officer: Can I see your ticket? Thank you. Ah, your bag is still in Jakarta. It's coming on the next flight.",
          'Fajar: When does it arrive?',
          'Officer: At ten tonight. We can bring it to your hotel. Where are you staying?',
          'Fajar: At the Harbour Hostel.',
          'Officer: Write your name and number here, please.',
        ],
      },
      intermediate: {
        title: 'My bag is not here',
        kind: 'dialogue',
        lines: [
          'Officer: Good evening. You look a little lost. Can I help?',
          "Fajar: Yes, please. I've just arrived from Jakarta, but my bag hasn't.",
          'Officer: Could you describe it for me?',
          "Fajar: It's a blue backpack with a yellow star on the front.",
          "Officer: And may I see your luggage tag? Let me check. It seems your bag missed the connection; it'll be on the next flight.",
          'Fajar: What a relief! What time will it get here?',
          "Officer: At about ten. We'll deliver it to your hotel. Where are you staying?",
          "Fajar: At the Harbour Hostel. My phone charger's inside, by the way.",
          'Officer: You can borrow mine while you fill this in.',
        ],
      },
      advanced: {
        title: 'My bag is not here',
        kind: 'dialogue',
        lines: [
          "Officer: Evening! You've been watching an empty belt for a while.",
          "Fajar: I'm afraid so. I flew in from Jakarta, but my bag appears to have stayed behind.",
          'Officer: It happens. What are we looking for?',
          'Fajar: A blue backpack, medium-sized, with a yellow star my sister painted.',
          "Officer: That should be easy to spot. Your tag, please? Yes, it never made it on board, but it's due on the ten o'clock flight.",
          'Fajar: Thank goodness. Do I have to come back for it?',
          "Officer: No need, we'll drop it off. Where will you be?",
          "Fajar: The Harbour Hostel. You wouldn't have a charger I could use, would you?",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Laporan bagasi',
          en: 'The luggage report',
        },
        instruction: {
          id: 'Isi laporannya dengan kalimat lengkap.',
          en: 'Fill in the report in full sentences.',
        },
        items: [
          'Passenger: ... From ... to ...',
          'Bag: ...',
          'Where is it now?',
          'It will arrive at ...',
          'Address: ...',
        ],
      },
      {
        title: {
          id: 'Kalimat penyelamat perjalanan',
          en: 'Travel rescue phrases',
        },
        instruction: {
          id: 'Apa yang kamu katakan? Mulai dengan Excuse me.',
          en: 'What do you say? Begin with Excuse me.',
        },
        items: [
          "You can't find gate 14.",
          'The hotel has no booking in your name.',
          'The taxi driver goes the wrong way.',
          'You are allergic to peanuts.',
          'You feel ill on the bus.',
        ],
      },
      {
        title: {
          id: 'Pengumuman',
          en: 'Announcements',
        },
        instruction: {
          id: 'Gurumu membaca pengumuman. Ulangi pesannya dengan kata sendiri.',
          en: 'Your teacher reads an announcement. Give the message in your own words.',
        },
        items: [
          'Flight 318 to Denpasar is delayed by fifty minutes because of heavy rain.',
          'The gate for Ho Chi Minh City has changed from 6 to 16.',
          'Would passenger Maulana please come to the information desk?',
          'Mind the gap between the train and the platform.',
        ],
      },
      {
        title: {
          id: 'Tiga bencana kecil',
          en: 'Three little disasters',
        },
        instruction: {
          id: 'Mainkan ketiga adegan berturut-turut, seperti satu film.',
          en: 'Act out the three scenes one after the other, like a film.',
        },
        items: [
          'Airport: your flight was cancelled, and you are alone.',
          'Hotel: somebody is already sleeping in your room.',
          'Road: you got off at the wrong stop, your phone is at two per cent: one call only!',
          'Tell your parents about the day in one minute.',
        ],
      },
    ],
    keep: [
      {
        en: "My bag hasn't arrived.",
        id: 'Tasku belum datang. (has not + bentuk ketiga = belum)',
      },
      {
        en: "I've got a reservation under the name Siregar.",
        id: 'Saya punya pemesanan atas nama Siregar.',
      },
      {
        en: 'How long is the delay?',
        id: 'Berapa lama tertundanya?',
      },
      {
        en: 'Is there another flight today?',
        id: 'Apakah ada penerbangan lain hari ini?',
      },
      {
        en: "I'm allergic to peanuts.",
        id: 'Saya alergi kacang.',
      },
      {
        en: 'Could you show me on the map?',
        id: 'Bisa tunjukkan di peta?',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Di mana kamu mendengarnya? Tulis: airport, hotel, restaurant, taxi, pharmacy.',
          en: 'Where do you hear it? Write: airport, hotel, restaurant, taxi, pharmacy.',
        },
        items: [
          {
            question: 'Breakfast is served until ten, and here is your room key.',
            answer: 'hotel',
          },
          {
            question: 'Where to? Shall I put your bag in the boot?',
            answer: 'taxi',
          },
          {
            question: 'Your boarding pass, please.',
            answer: 'airport',
          },
          {
            question: 'Take one of these three times a day.',
            answer: 'pharmacy',
          },
          {
            question: 'Are you ready to order?',
            answer: 'restaurant',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan kata perjalanan.',
          en: 'Complete with a travel word.',
        },
        items: [
          {
            question: "I'd like a window s____, please.",
            answer: 'seat',
          },
          {
            question: 'The flight is d____ by two hours.',
            answer: 'delayed',
          },
          {
            question: "I've lost my p____; I can't leave the country.",
            answer: 'passport',
          },
          {
            question: 'I have a r____ for two nights.',
            answer: 'reservation',
          },
          {
            question: 'Which g____ does it leave from?',
            answer: 'gate',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis present perfect dari kata kerja dalam kurung.',
          en: 'Write the present perfect of the verb in brackets.',
        },
        items: [
          {
            question: 'My bag ____ yet. (not arrive)',
            answer: "hasn't arrived",
          },
          {
            question: 'I ____ my ticket. (lose)',
            answer: 'have lost',
          },
          {
            question: 'They ____ the gate again. (change)',
            answer: 'have changed',
          },
          {
            question: 'The bus ____ already ____. (leave)',
            answer: 'has, left',
          },
          {
            question: 'We ____ never ____ by ship. (travel)',
            answer: 'have, travelled',
          },
        ],
      },
    ],
  },
  {
    number: 14,
    kind: 'lesson',
    words: [
      {
        en: 'headline',
        id: 'judul berita',
      },
      {
        en: 'article',
        id: 'artikel',
      },
      {
        en: 'event',
        id: 'peristiwa',
      },
      {
        en: 'witness',
        id: 'saksi',
      },
      {
        en: 'rescue',
        id: 'menyelamatkan',
      },
      {
        en: 'source',
        id: 'sumber',
      },
      {
        en: 'rumour',
        id: 'kabar burung',
      },
      {
        en: 'react',
        id: 'bereaksi',
      },
      {
        en: 'damage',
        id: 'kerusakan',
      },
    ],
    texts: {
      beginner: {
        title: 'Whale on the beach',
        kind: 'text',
        lines: [
          "On Friday morning fishermen found a young whale on a beach near Larantuka. It was alive, but it could not swim back. They phoned the school, and two hundred pupils came. They put wet blankets on the whale and carried water in buckets for six hours. In the afternoon the sea came up and the whale swam away. 'It looked at me,' said Dion, thirteen. A scientist says that we do not know why the whale came so close. Nobody went to school that day, but the headmaster was not angry.",
        ],
      },
      intermediate: {
        title: 'Whale on the beach',
        kind: 'text',
        lines: [
          "When fishermen near Larantuka went down to the beach on Friday morning, they found a young whale that was alive but unable to swim back. They called the school, and soon two hundred pupils were covering the animal with wet blankets and carrying buckets of water. For six hours they kept it cool, until the tide rose and the whale swam away. 'I'm sure it looked at me,' said thirteen-year-old Dion. According to a scientist, nobody knows why it had come so close. As for the missed lessons, the headmaster said that they had all learned something.",
        ],
      },
      advanced: {
        title: 'Whale on the beach',
        kind: 'text',
        lines: [
          'It was not the catch that fishermen near Larantuka had been hoping for: on Friday morning a young whale, alive but stranded, lay on the sand. Within the hour two hundred pupils had been summoned from their classrooms, and a chain of buckets stretched to the water. For six hours wet blankets and sheer stubbornness kept the animal cool; then the tide came in and, to deafening cheers, it slipped away. Thirteen-year-old Dion is convinced it looked back at him. What had brought it so close remains a mystery, says a scientist, who warned against spreading rumours. Asked about the lost lessons, the headmaster replied that none had been lost.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Lima W',
          en: 'The five Ws',
        },
        instruction: {
          id: 'Jawab, lalu gabungkan menjadi rangkuman tiga kalimat.',
          en: 'Answer, then join your answers into a summary of three sentences.',
        },
        items: [
          'Who found what?',
          'Where and when?',
          'What did the pupils do, and for how long?',
          'How did it end?',
          'Why did it happen?',
        ],
      },
      {
        title: {
          id: 'Judul berita',
          en: 'Headlines',
        },
        instruction: {
          id: 'Buat judul paling banyak enam kata.',
          en: 'Write a headline of six words at most.',
        },
        items: [
          'the whale story',
          'a cat lives in a school library',
          'your own last week',
          'something that will be news in 2050',
        ],
      },
      {
        title: {
          id: 'Bereaksi',
          en: 'React',
        },
        instruction: {
          id: 'Tanggapi berita dengan perasaan, pertanyaan, dan pendapat.',
          en: 'React with a feeling, a question and an opinion.',
        },
        items: [
          'A boy of twelve has built a bridge for monkeys.',
          'A town has banned cars near schools.',
          'Scientists have taught a parrot to count to eight.',
          'A singer has given all her money to a hospital.',
        ],
      },
      {
        title: {
          id: 'Benar atau kabar burung?',
          en: 'True or rumour?',
        },
        instruction: {
          id: 'Bawa satu berita dan sampaikan. Gurumu meragukan.',
          en: 'Bring a news story and present it. Your teacher doubts it.',
        },
        items: [
          'Sum it up in 45 seconds: five Ws.',
          'Where did you read it? Who wrote it? Is there a second source?',
          'React: I was surprised that ...',
          'Discuss: What should happen next?',
        ],
      },
    ],
    keep: [
      {
        en: 'According to a scientist, nobody knows why.',
        id: 'Menurut seorang ilmuwan, tak ada yang tahu sebabnya.',
      },
      {
        en: 'The whale was found by fishermen.',
        id: 'Pausnya ditemukan oleh nelayan. (was + bentuk ketiga)',
      },
      {
        en: 'He said that it had looked at him.',
        id: 'Ia berkata bahwa paus itu memandangnya. (mundur satu waktu)',
      },
      {
        en: 'I was surprised that nobody complained.',
        id: 'Aku kaget tidak ada yang mengeluh.',
      },
      {
        en: 'Is there a second source?',
        id: 'Apakah ada sumber kedua?',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Ubah menjadi pasif lampau.',
          en: 'Change into the past passive.',
        },
        items: [
          {
            question: 'Fishermen found a whale.',
            answer: 'A whale was found by fishermen.',
          },
          {
            question: 'The pupils saved the animal.',
            answer: 'The animal was saved by the pupils.',
          },
          {
            question: 'A storm damaged two houses.',
            answer: 'Two houses were damaged by a storm.',
          },
          {
            question: 'Somebody stole the statue.',
            answer: 'The statue was stolen.',
          },
          {
            question: 'They opened the bridge in May.',
            answer: 'The bridge was opened in May.',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan who, what, where, when, why, how.',
          en: 'Complete with who, what, where, when, why, how.',
        },
        items: [
          {
            question: '____ did it happen? - On Monday.',
            answer: 'When',
          },
          {
            question: '____ was there? - My uncle.',
            answer: 'Who',
          },
          {
            question: '____ did it happen? - In Maumere.',
            answer: 'Where',
          },
          {
            question: '____ did they do it? - To help the turtles.',
            answer: 'Why',
          },
          {
            question: '____ did they get there? - By boat.',
            answer: 'How',
          },
          {
            question: '____ did they see? - A light in the sky.',
            answer: 'What',
          },
        ],
      },
      {
        instruction: {
          id: 'Fakta (F), pendapat (O), atau kabar burung (R)?',
          en: 'Fact (F), opinion (O) or rumour (R)?',
        },
        items: [
          {
            question: 'The match ended at 21.45.',
            answer: 'F',
          },
          {
            question: 'It was the most beautiful match of the year.',
            answer: 'O',
          },
          {
            question: 'Somebody told me that the star is leaving, but nobody knows for sure.',
            answer: 'R',
          },
          {
            question: 'They say the cafe is haunted.',
            answer: 'R',
          },
          {
            question: 'The town has forty thousand people.',
            answer: 'F',
          },
        ],
      },
    ],
  },
  {
    number: 15,
    kind: 'lesson',
    words: [
      {
        en: 'dream',
        id: 'cita-cita, mimpi',
      },
      {
        en: 'goal',
        id: 'tujuan',
      },
      {
        en: 'step',
        id: 'langkah',
      },
      {
        en: 'obstacle',
        id: 'rintangan',
      },
      {
        en: 'scholarship',
        id: 'beasiswa',
      },
      {
        en: 'inspire',
        id: 'menginspirasi',
      },
      {
        en: 'succeed',
        id: 'berhasil',
      },
      {
        en: "in ten years' time",
        id: 'sepuluh tahun lagi',
      },
      {
        en: 'backup plan',
        id: 'rencana cadangan',
      },
    ],
    texts: {
      beginner: {
        title: 'From leaves to paper',
        kind: 'text',
        lines: [
          "Ilham is sixteen and lives in Pekanbaru. He has a dream: he wants to make paper from oil palm leaves, not from trees. It started in a science lesson. His first paper was brown and it broke. His twentieth paper was better. Now he has three steps. First, he is going to win the school science prize. Then he wants to study chemistry in Bandung, and he needs a scholarship. In ten years he wants to have a small factory. If it doesn't work, he will be a teacher. 'Then my pupils can try,' he says.",
        ],
      },
      intermediate: {
        title: 'From leaves to paper',
        kind: 'text',
        lines: [
          "Ever since a science lesson two years ago, Ilham, sixteen, from Pekanbaru, has been trying to make paper from palm leaves instead of trees. His first sheet was brown and fell apart in his hands, but the twentieth could be written on. His plan has three steps. First, he's going to enter the school science competition. After that, he hopes to study chemistry in Bandung, for which he'll need a scholarship. In ten years' time he'd like to be running a small factory. And if things don't work out, he'll become a teacher, so that his pupils can carry on.",
        ],
      },
      advanced: {
        title: 'From leaves to paper',
        kind: 'text',
        lines: [
          "There are easier dreams than Ilham's. What the sixteen-year-old from Pekanbaru has in mind is paper made without felling a single tree: palm leaves, of which his province has no shortage, would do instead. His first sheet, brown and brittle, crumbled in his hands; it took nineteen more before one could be written on. He has broken the dream into steps: a school science prize, then a scholarship to read chemistry in Bandung and, ten years from now, a factory, however small. Should all of that fail, he intends to teach. Somewhere in his classroom, he reckons, will be the pupil who succeeds.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Tangga Ilham',
          en: "Ilham's ladder",
        },
        instruction: {
          id: 'Lengkapi anak tangganya.',
          en: 'Complete the rungs.',
        },
        items: [
          'The dream: ...',
          'How it began: ...',
          'What went wrong: ...',
          'Step 1 ... Step 2 ... Step 3 ...',
          'The backup plan: ...',
        ],
      },
      {
        title: {
          id: 'Masa depan dengan tepat',
          en: 'The right future',
        },
        instruction: {
          id: 'Pilih: will, going to, hope to, would like to.',
          en: 'Choose: will, going to, hope to, would like to.',
        },
        items: [
          'a plan you have already made for this week',
          'a promise to yourself',
          'a wish for the next five years',
          'a guess about the year 2060',
          'a decision right now: your teacher offers you two choices',
        ],
      },
      {
        title: {
          id: 'Kalau ada rintangan',
          en: 'If there are obstacles',
        },
        instruction: {
          id: "Jawab dengan If ... , I'll ...",
          en: "Answer with If ... , I'll ...",
        },
        items: [
          "What if your parents don't agree?",
          'What if it costs too much?',
          'What if you change your mind?',
          'What if somebody laughs at your dream?',
        ],
      },
      {
        title: {
          id: 'Cita-citaku dan tangganya',
          en: 'My dream and its ladder',
        },
        instruction: {
          id: 'Bicara tiga menit; gurumu adalah orang yang bisa membantumu.',
          en: 'Talk for three minutes; your teacher is somebody who can help you.',
        },
        items: [
          "The picture: In ten years' time I'll be ... -ing",
          'The beginning: It started when ...',
          'Three steps with dates',
          'One obstacle and your plan',
          'Ask for one concrete thing: Could you ...?',
        ],
      },
    ],
    keep: [
      {
        en: 'I want to become a chemist.',
        id: 'Aku ingin menjadi ahli kimia. (a/an sebelum pekerjaan)',
      },
      {
        en: "I'm going to enter the competition.",
        id: 'Aku akan ikut lomba. (rencana: going to)',
      },
      {
        en: 'I hope to get a scholarship.',
        id: 'Aku berharap mendapat beasiswa. (hope to + kata kerja)',
      },
      {
        en: "If it doesn't work, I'll try again.",
        id: 'Kalau tidak berhasil, aku akan mencoba lagi. (if + present, bukan will)',
      },
      {
        en: "In ten years' time I'll be running a factory.",
        id: 'Sepuluh tahun lagi aku akan mengelola pabrik.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih bentuk yang benar.',
          en: 'Choose the right form.',
        },
        items: [
          {
            question: "I've bought the ticket. I (am going to / will perhaps) visit Banda.",
            answer: 'am going to',
          },
          {
            question: "If it (rains / will rain), we'll stay in.",
            answer: 'rains',
          },
          {
            question: 'She hopes (studying / to study) music.',
            answer: 'to study',
          },
          {
            question: "When I (will be / am) older, I'll live by the sea.",
            answer: 'am',
          },
          {
            question: "The phone's ringing. I (will / am going to) answer it!",
            answer: 'will',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis a, an, atau - (tanpa artikel).',
          en: 'Write a, an or - (no article).',
        },
        items: [
          {
            question: 'My aunt is ____ engineer.',
            answer: 'an',
          },
          {
            question: 'I want to be ____ pilot.',
            answer: 'a',
          },
          {
            question: 'They are ____ nurses.',
            answer: '-',
          },
          {
            question: 'He became ____ artist.',
            answer: 'an',
          },
          {
            question: "She's ____ honest lawyer.",
            answer: 'an',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: step, obstacle, backup, dream, scholarship.',
          en: 'Complete with: step, obstacle, backup, dream, scholarship.',
        },
        items: [
          {
            question: 'The university pays for her because she won a ____.',
            answer: 'scholarship',
          },
          {
            question: 'Money is the biggest ____ on my way.',
            answer: 'obstacle',
          },
          {
            question: 'The first ____ is to learn the words.',
            answer: 'step',
          },
          {
            question: 'If plan A fails, I have a ____ plan.',
            answer: 'backup',
          },
          {
            question: 'It has been my ____ since I was six to see a whale.',
            answer: 'dream',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
