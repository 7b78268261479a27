import type { MeetingMaterial } from '../types.ts';

export const meetings06to10 = [
  {
    number: 6,
    kind: 'lesson',
    words: [
      {
        en: 'graphic',
        id: 'tabel atau grafik dalam soal',
      },
      {
        en: 'schedule',
        id: 'jadwal',
      },
      {
        en: 'floor plan',
        id: 'denah lantai',
      },
      {
        en: 'discount',
        id: 'potongan harga',
      },
      {
        en: 'quantity',
        id: 'jumlah',
      },
      {
        en: 'vendor',
        id: 'penyedia',
      },
      {
        en: 'row',
        id: 'baris',
      },
      {
        en: 'column',
        id: 'kolom',
      },
      {
        en: 'rearrange',
        id: 'mengatur ulang',
      },
    ],
    texts: {
      beginner: {
        title: 'The training timetable',
        kind: 'dialogue',
        lines: [
          'Woman: Budi, look at the timetable for Monday. Session 1 is at 9 with Ms Park, session 2 at 10.30 with Mr Adams, and session 3 at 1 with Ms Rossi.',
          "Man: There's a problem. Mr Adams's train arrives at 12.",
          'Woman: Can he change with Ms Rossi?',
          "Man: Yes, she's free all day.",
          "Woman: Good. So Ms Rossi is before lunch, and he's after lunch.",
          'Man: How many people are coming?',
          'Woman: Thirty-two. The room has thirty seats.',
          "Man: I'll bring some chairs from the second floor.",
        ],
      },
      intermediate: {
        title: 'The training timetable',
        kind: 'dialogue',
        lines: [
          "Woman: Have you seen the timetable for Monday's training, Budi? It's Ms Park at 9, Mr Adams at 10.30 and Ms Rossi at 1.",
          "Man: I'm afraid that won't work. Mr Adams has just told me his train doesn't get in until 12.",
          'Woman: Could he swap with Ms Rossi?',
          "Man: I've already asked her. She's free all day, so she'll take the session before lunch.",
          'Woman: Perfect. By the way, thirty-two people have signed up, but the room seats only thirty.',
          "Man: Don't worry, I'll bring in some chairs from the second floor.",
        ],
      },
      advanced: {
        title: 'The training timetable',
        kind: 'dialogue',
        lines: [
          "Woman: One glance at Monday's timetable, Budi, before it goes out: Ms Park at 9, Mr Adams at 10.30, Ms Rossi at 1.",
          "Man: Hold it back for now. Mr Adams won't be here before 12; that's when his train gets in.",
          'Woman: What if he and Ms Rossi traded places?',
          "Man: She's happy to, I checked. That puts her before lunch and him at 1.",
          'Woman: Splendid. Now, thirty-two have registered for a room that seats thirty.',
          "Man: There are spare chairs on the second floor. I'll see to it.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Soal dengan tabel',
          en: 'Questions with a table',
        },
        instruction: {
          id: 'Lihat tabel: Session 1 - 9.00 - Ms Park; Session 2 - 10.30 - Mr Adams; Session 3 - 1.00 - Ms Rossi. Dengarkan sekali.',
          en: 'Look at the table: Session 1 - 9.00 - Ms Park; Session 2 - 10.30 - Mr Adams; Session 3 - 1.00 - Ms Rossi. Listen once.',
        },
        items: [
          '1 Why must the timetable be changed? A A room is closed. B A speaker arrives late. C A topic is new. D Lunch is earlier.',
          '2 Look at the table. When will Ms Rossi speak now? A At 9.00. B At 10.30. C At 12.00. D At 1.00.',
          '3 What will the man do? A Book a train. B Cancel a session. C Bring chairs. D Print badges.',
        ],
      },
      {
        title: {
          id: 'Tabel menyimpan setengah jawaban',
          en: 'The table holds half the answer',
        },
        instruction: {
          id: 'Katakan apa yang didengar dan apa yang dibaca.',
          en: 'Say what you hear and what you read.',
        },
        items: [
          "Price list: small Rp40,000, medium Rp60,000, large Rp90,000. Hear: 'The medium ones are sold out, so I'll have the next size up.' How much?",
          "Floor plan: room A by the lift, B by the stairs, C by the kitchen. Hear: 'Put her far from the lift, but not next to the food.' Which room?",
          "Bus list: 12 to the port, 15 to the airport, 21 to the zoo. Hear: 'My ferry goes at six.' Which bus?",
        ],
      },
      {
        title: {
          id: 'Anda membuat soalnya',
          en: 'You make the item',
        },
        instruction: {
          id: 'Buat tabel empat baris dan percakapan yang mengubah satu baris.',
          en: 'Make a four-row table and a conversation that changes one row.',
        },
        items: [
          'Before listening, ask: what is in the left column will be in the answers; what is in the right column I will hear.',
          'Read your conversation; your teacher answers.',
          'Change roles.',
        ],
      },
    ],
    keep: [
      {
        en: "He won't get in until 12.",
        id: 'Ia baru tiba pukul 12. (not until = baru)',
      },
      {
        en: 'swap with / trade places',
        id: 'bertukar tempat',
      },
      {
        en: 'The room seats thirty.',
        id: 'Ruangan itu memuat tiga puluh orang.',
      },
      {
        en: 'Look at the graphic.',
        id: 'Lihat gambar atau tabel: jawaban tidak pernah hanya dari suara.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Daftar: Mon - Lamongan, Tue - Gresik, Wed - Tuban, Thu - Bojonegoro. Jawab dengan satu kata.',
          en: 'List: Mon - Lamongan, Tue - Gresik, Wed - Tuban, Thu - Bojonegoro. Answer in one word.',
        },
        items: [
          {
            question: "'We visit the northernmost town a day later than planned; that's Tuban.' Day: ____",
            answer: 'Thursday',
          },
          {
            question: "'The first trip is cancelled.' Town: ____",
            answer: 'Lamongan',
          },
          {
            question: "'I'll join you on the last day.' Town: ____",
            answer: 'Bojonegoro',
          },
          {
            question: "'Swap the first two.' Town on Monday: ____",
            answer: 'Gresik',
          },
          {
            question: "'I'm free the day before Bojonegoro.' Town: ____",
            answer: 'Tuban',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih arti yang sama: a atau b.',
          en: 'Choose the same meaning: a or b.',
        },
        items: [
          {
            question: "It doesn't open until ten. a It opens at ten. b It closes at ten.",
            answer: 'a',
          },
          {
            question: "We're fully booked. a There's room. b There's no room.",
            answer: 'b',
          },
          {
            question: "It's been moved up to Monday. a It is earlier now. b It is cancelled.",
            answer: 'a',
          },
          {
            question: "I'll see to it. a I'll watch it. b I'll do it.",
            answer: 'b',
          },
          {
            question: "Let's put it off. a Let's do it later. b Let's switch it off.",
            answer: 'a',
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
        en: 'announcement',
        id: 'pengumuman',
      },
      {
        en: 'voicemail',
        id: 'pesan suara',
      },
      {
        en: 'passenger',
        id: 'penumpang',
      },
      {
        en: 'due to',
        id: 'karena',
      },
      {
        en: 'in the meantime',
        id: 'sementara itu',
      },
      {
        en: 'remind',
        id: 'mengingatkan',
      },
      {
        en: 'feature',
        id: 'keunggulan, fitur',
      },
      {
        en: 'inconvenience',
        id: 'ketidaknyamanan',
      },
      {
        en: 'available',
        id: 'tersedia',
      },
    ],
    texts: {
      beginner: {
        title: 'A message for passengers',
        kind: 'text',
        lines: [
          "Good afternoon, passengers on the 2.15 ferry to Bakauheni. I'm sorry to tell you that your ferry is late because of strong wind. We now expect to leave at 3.45. In the meantime, you can get a free drink in the cafe on the upper floor. Just show your ticket. If you are travelling by car, please stay near your car after 3.15, because loading begins then. Passengers who do not want to wait can change their ticket at counter 4. We are sorry for the inconvenience.",
        ],
      },
      intermediate: {
        title: 'A message for passengers',
        kind: 'text',
        lines: [
          'May I have your attention, please? This is an announcement for passengers on the 2.15 ferry to Bakauheni. Due to strong winds, departure has been delayed, and we now expect to leave at 3.45. In the meantime, you are invited to enjoy a free drink in the upstairs cafe; all you need to do is show your ticket. Car drivers are asked to be back at their vehicles by 3.15, when loading will begin. If you would rather travel tomorrow, your ticket can be changed at counter 4. We apologise for any inconvenience.',
        ],
      },
      advanced: {
        title: 'A message for passengers',
        kind: 'text',
        lines: [
          'Your attention, please. Passengers holding tickets for the 2.15 service to Bakauheni are advised that, owing to strong winds in the strait, we do not anticipate sailing before 3.45. While you wait, refreshments are being served in the upstairs cafe with our compliments; simply present your ticket. Those travelling with vehicles should note that loading gets under way at 3.15, and we would appreciate your being at the wheel by then. Anyone preferring to postpone the crossing may have the ticket transferred at counter 4. Please accept our apologies for the inconvenience.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Tiga soal Part 4',
          en: 'Three Part 4 questions',
        },
        instruction: {
          id: 'Baca soal, dengarkan sekali, jawab.',
          en: 'Read, listen once, answer.',
        },
        items: [
          '1 Why is the ferry late? A Engine trouble. B The weather. C A full car park. D A strike.',
          '2 What can passengers get for free? A A ticket. B A meal. C A drink. D A taxi.',
          '3 When should drivers be at their cars? A At 2.15. B At 3.15. C At 3.45. D Tomorrow.',
        ],
      },
      {
        title: {
          id: 'Kenali jenis monolog',
          en: 'Recognise the kind of talk',
        },
        instruction: {
          id: 'Dari kalimat pertama tebak: pengumuman, pesan suara, iklan, siaran, pidato.',
          en: 'From the first sentence guess: announcement, voicemail, advertisement, broadcast, speech.',
        },
        items: [
          'Are you tired of ironing your shirts?',
          "Hello, this is Dr Yap's office calling for Mr Simatupang.",
          "It gives me great pleasure to introduce tonight's speaker.",
          "It's ten to eight, and here is the traffic news.",
          'Attention, shoppers!',
        ],
      },
      {
        title: {
          id: 'Monolog Anda',
          en: 'Your talk',
        },
        instruction: {
          id: 'Rekam atau ucapkan pesan 40 detik; guru menjawab tujuan, rincian, permintaan.',
          en: 'Record or speak a 40-second message; your teacher gives purpose, detail and request.',
        },
        items: [
          'A voicemail that moves an appointment',
          'An announcement in a shop that closes early',
          'An advertisement for a guest house in Toraja',
        ],
      },
    ],
    keep: [
      {
        en: 'due to strong winds',
        id: 'karena angin kencang (due to + benda)',
      },
      {
        en: 'You are asked to be back by 3.15.',
        id: 'Anda diminta kembali paling lambat 3.15. (by = paling lambat)',
      },
      {
        en: 'The purpose of the message is to change a time.',
        id: 'Tujuan pesan itu mengubah jam. (biasanya ada di dua kalimat pertama)',
      },
      {
        en: 'We apologise for any inconvenience.',
        id: 'Kami mohon maaf atas ketidaknyamanannya.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Apa tujuan pesannya? Tulis: invite, remind, apologise, advertise, thank.',
          en: 'What is the purpose? Write: invite, remind, apologise, advertise, thank.',
        },
        items: [
          {
            question: "Don't forget that your library books are due today.",
            answer: 'remind',
          },
          {
            question: 'We are sorry that your order was late.',
            answer: 'apologise',
          },
          {
            question: 'Come and try our new sofa at half price!',
            answer: 'advertise',
          },
          {
            question: 'We hope that you will join us for dinner on the 5th.',
            answer: 'invite',
          },
          {
            question: 'Without your work this year, we would not be here.',
            answer: 'thank',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih by atau until.',
          en: 'Choose by or until.',
        },
        items: [
          {
            question: 'Please answer ____ Friday at the latest.',
            answer: 'by',
          },
          {
            question: 'The shop is open ____ nine.',
            answer: 'until',
          },
          {
            question: "I'll be at my desk ____ you come back.",
            answer: 'until',
          },
          {
            question: 'The road will be finished ____ June, and not later.',
            answer: 'by',
          },
          {
            question: 'We waited ____ it stopped raining.',
            answer: 'until',
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
        en: 'verb form',
        id: 'bentuk kata kerja',
      },
      {
        en: 'subject',
        id: 'subjek',
      },
      {
        en: 'tense',
        id: 'bentuk waktu',
      },
      {
        en: 'passive',
        id: 'pasif',
      },
      {
        en: 'time marker',
        id: 'penanda waktu',
      },
      {
        en: 'gerund',
        id: 'bentuk -ing sebagai benda',
      },
      {
        en: 'infinitive',
        id: 'bentuk dasar',
      },
      {
        en: 'employee',
        id: 'karyawan',
      },
      {
        en: 'submit',
        id: 'menyerahkan',
      },
    ],
    texts: {
      beginner: {
        title: "Ms Lestari's first year",
        kind: 'text',
        lines: [
          'Ms Lestari has worked at the packaging company in Semarang for one year. She joined it last November. At that time, orders were written on paper, and many papers were lost. She suggested using tablets, and the manager agreed. Since then, no order has been lost. Now every order is sent to the factory in two minutes. At the moment she is training the new staff. Next month the company will open a second office, and she will lead it. She enjoys solving problems and hopes to learn Japanese.',
        ],
      },
      intermediate: {
        title: "Ms Lestari's first year",
        kind: 'text',
        lines: [
          'Since joining the packaging company in Semarang last November, Ms Lestari has changed the way it works. When she arrived, orders were still being written on paper, and many of them were lost. She suggested using tablets, to which the manager agreed at once. Not a single order has gone missing since then, and each one is now sent to the factory within two minutes. At present she is training new employees, and by the time the second office opens next month, twelve people will have completed the course. She enjoys solving problems and hopes to learn Japanese.',
        ],
      },
      advanced: {
        title: "Ms Lestari's first year",
        kind: 'text',
        lines: [
          'Few employees leave their mark as swiftly as Ms Lestari, who joined the Semarang packaging firm only last November. Until then, orders had been written on paper, with the result that a good many went astray. Her suggestion of using tablets having been approved, losses ceased overnight: not one order has been mislaid since, and each now reaches the factory within two minutes of being placed. Currently engaged in training recruits, she is to head the second office once it opens next month. Colleagues describe her as incapable of leaving a problem unsolved; she herself hopes to learn Japanese.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Penanda waktu dan bentuk',
          en: 'Time markers and forms',
        },
        instruction: {
          id: 'Cari kata kerja yang mengikuti penanda ini di teks.',
          en: 'Find the verbs that go with these markers in the text.',
        },
        items: [
          'last November',
          'since then / since',
          'now / at the moment / at present',
          'next month',
          'suggested, enjoys, hopes: which form follows?',
        ],
      },
      {
        title: {
          id: 'Tiga pertanyaan Part 5',
          en: 'Three questions for Part 5',
        },
        instruction: {
          id: 'Untuk setiap celah tanyakan: Sudah ada kata kerja? Aktif atau pasif? Kapan?',
          en: 'For each gap ask: Is there a verb already? Active or passive? When?',
        },
        items: [
          'The goods ____ yesterday by sea. A ship B shipped C were shipped D shipping',
          'All visitors must ____ their badges at the desk. A return B returning C returned D to return',
          'Mr Chen ____ for us since 2020. A works B is working C has worked D worked',
          'The manager considered ____ the price. A lower B to lower C lowering D lowered',
          'By next June we ____ forty shops. A open B opened C have opened D will have opened',
        ],
      },
      {
        title: {
          id: 'Dua puluh detik per soal',
          en: 'Twenty seconds an item',
        },
        instruction: {
          id: 'Buat tiga soal dari kalimat kerja Anda; guru menjawab dalam 20 detik.',
          en: 'Make three items from your own work; your teacher answers in 20 seconds each.',
        },
        items: [
          'one with a time marker',
          'one passive',
          'one with a verb before the gap (avoid, plan, suggest, agree)',
        ],
      },
    ],
    keep: [
      {
        en: 'The goods were shipped yesterday.',
        id: 'Barang dikirim kemarin. (barang tidak mengirim: pasif)',
      },
      {
        en: 'He has worked here since 2020.',
        id: 'Ia bekerja di sini sejak 2020. (since = have + bentuk ketiga)',
      },
      {
        en: 'avoid, consider, suggest + -ing',
        id: 'menghindari, mempertimbangkan, menyarankan diikuti -ing',
      },
      {
        en: 'agree, plan, hope + to',
        id: 'setuju, berencana, berharap diikuti to + kata kerja',
      },
      {
        en: 'must, will, can + sign',
        id: 'sesudah modal selalu bentuk dasar',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis bentuk kata kerja yang benar.',
          en: 'Write the right form of the verb.',
        },
        items: [
          {
            question: 'The annual report ____ last week. (publish)',
            answer: 'was published',
          },
          {
            question: 'We ____ three new clerks since March. (hire)',
            answer: 'have hired',
          },
          {
            question: 'Please avoid ____ the rear entrance. (use)',
            answer: 'using',
          },
          {
            question: 'The board agreed ____ the offer. (accept)',
            answer: 'to accept',
          },
          {
            question: 'Staff should ____ their timesheets by noon. (submit)',
            answer: 'submit',
          },
          {
            question: 'The roof is ____ at the moment, so use the side door. (repair)',
            answer: 'being repaired',
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
              'The keynote speaker ____ her flight, so the session was moved. A misses B missed C missing D is missed',
            answer: 'B',
          },
          {
            question: 'Parking permits ____ at the front desk. A issue B issuing C are issued D have issued',
            answer: 'C',
          },
          {
            question: 'If the sample ____ good, we will order more. A looks B will look C looked D looking',
            answer: 'A',
          },
          {
            question: 'Before ____ the contract, read page six. A sign B signed C to sign D signing',
            answer: 'D',
          },
          {
            question: 'Each of the lifts ____ inspected once a year. A are B is C be D being',
            answer: 'B',
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
        en: 'noun',
        id: 'kata benda',
      },
      {
        en: 'adjective',
        id: 'kata sifat',
      },
      {
        en: 'adverb',
        id: 'kata keterangan',
      },
      {
        en: 'suffix',
        id: 'akhiran',
      },
      {
        en: 'efficient',
        id: 'efisien',
      },
      {
        en: 'profit',
        id: 'laba',
      },
      {
        en: 'considerable',
        id: 'cukup besar',
      },
      {
        en: 'recent',
        id: 'baru-baru ini',
      },
      {
        en: 'decision',
        id: 'keputusan',
      },
    ],
    texts: {
      beginner: {
        title: 'A review of Warung Digital',
        kind: 'text',
        lines: [
          'Warung Digital is a useful app for small shops. It was made by a young team in Malang. The installation is easy, and the app works quickly. Owners can check their daily profit and order goods directly from suppliers. The most attractive feature is the voice function: you say the price and the app writes it. The only weakness is the translation into English, which is not always accurate. For a careful owner, it is a good decision. I strongly recommend it.',
        ],
      },
      intermediate: {
        title: 'A review of Warung Digital',
        kind: 'text',
        lines: [
          'Developed by a young team in Malang, Warung Digital is a remarkably useful app for owners of small shops. Installation is simple, and it runs smoothly even on older phones. Users can monitor their daily profit and order goods directly from reliable suppliers. What makes it especially attractive is the voice function, which turns spoken prices into written ones. Its only real weakness is an occasionally inaccurate English translation. For any owner who wishes to work more efficiently, choosing it would be a wise decision, and I can recommend it highly.',
        ],
      },
      advanced: {
        title: 'A review of Warung Digital',
        kind: 'text',
        lines: [
          'It is not often that software intended for the smallest of businesses displays such thoughtful design. Warung Digital, the creation of a young team in Malang, installs effortlessly and performs reliably on ageing phones. Daily profits can be followed at a glance, and goods ordered directly from suppliers of proven reliability. Its chief attraction lies in the recognition of speech, whereby spoken prices are instantly transformed into written records. An English translation of uneven accuracy is the sole disappointment. For owners in pursuit of greater efficiency, the choice is an easy one; my recommendation is unreserved.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Keluarga kata',
          en: 'Word families',
        },
        instruction: {
          id: 'Lengkapi keluarganya dari teks atau pengetahuan Anda.',
          en: 'Complete the families from the text or your knowledge.',
        },
        items: [
          'install - ... (noun)',
          'use - ... (adjective) - ... (adverb)',
          'efficient - ... (adverb) - ... (noun)',
          'accurate - ... (noun) - ... (opposite)',
          'recommend - ... (noun)',
          'decide - ... (noun) - ... (adjective)',
        ],
      },
      {
        title: {
          id: 'Posisi menentukan bentuk',
          en: 'Position decides the form',
        },
        instruction: {
          id: 'Sebutkan bentuk kata untuk celah dan alasannya.',
          en: 'Name the form for the gap and the reason.',
        },
        items: [
          'the ____ of the new bridge',
          'a very ____ answer',
          'The team ____ completed the task.',
          'He speaks ____.',
          'Sales have been ____ this year.',
        ],
      },
      {
        title: {
          id: 'Soal kilat',
          en: 'Flash items',
        },
        instruction: {
          id: 'Jawab lima soal dalam 90 detik.',
          en: 'Answer five items in 90 seconds.',
        },
        items: [
          'Her ____ to detail is impressive. A attend B attentive C attention D attentively',
          'Prices have risen ____. A sharp B sharply C sharpness D sharpen',
          'We need a ____ supplier. A rely B reliably C reliance D reliable',
          'The ____ of the order took two days. A process B processed C processing D processor',
          'It was a ____ successful event. A high B highly C height D highest',
        ],
      },
    ],
    keep: [
      {
        en: '-tion, -ment, -ness, -ity',
        id: 'akhiran kata benda: decision, payment, weakness, ability',
      },
      {
        en: '-ful, -ive, -able, -ous',
        id: 'akhiran kata sifat: useful, attractive, reliable, famous',
      },
      {
        en: 'a highly useful app',
        id: 'adverb (highly) menerangkan adjective (useful)',
      },
      {
        en: 'The app works quickly.',
        id: 'Aplikasinya bekerja cepat. (kata kerja diterangkan adverb)',
      },
      {
        en: 'It looks good.',
        id: 'Kelihatannya bagus. (sesudah look, seem, become dipakai adjective)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis bentuk yang benar.',
          en: 'Write the right form.',
        },
        items: [
          {
            question: 'We are proud of the ____ of our staff. (creative)',
            answer: 'creativity',
          },
          {
            question: 'The instructions are ____ written. (clear)',
            answer: 'clearly',
          },
          {
            question: 'She gave a ____ answer. (convince)',
            answer: 'convincing',
          },
          {
            question: 'His ____ surprised everyone. (resign)',
            answer: 'resignation',
          },
          {
            question: 'The price seems ____. (reason)',
            answer: 'reasonable',
          },
          {
            question: 'They are ____ looking for a larger office. (active)',
            answer: 'actively',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis jenis kata di celah: N, ADJ, atau ADV.',
          en: 'Write the kind of word for the gap: N, ADJ or ADV.',
        },
        items: [
          {
            question: 'The ____ will be announced today.',
            answer: 'N',
          },
          {
            question: 'This is an extremely ____ machine.',
            answer: 'ADJ',
          },
          {
            question: 'The guests were ____ welcomed by the owner.',
            answer: 'ADV',
          },
          {
            question: 'Demand remains ____.',
            answer: 'ADJ',
          },
          {
            question: 'There has been a sudden ____ in costs.',
            answer: 'N',
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
        id: 'Setengah tes: 100 soal dalam sekitar 60 menit dari materi latihan yang ditentukan guru. Reading dikerjakan di rumah, Listening di pertemuan.',
        en: 'Half a test: 100 questions in about 60 minutes from the practice material your teacher sets. Do Reading at home and Listening in the meeting.',
      },
      {
        id: 'Reading di rumah: 50 soal, 37 menit (Part 5: 15, Part 6: 8, Part 7: 27), tanpa kamus, dengan jam.',
        en: 'Reading at home: 50 questions, 37 minutes (Part 5: 15, Part 6: 8, Part 7: 27), no dictionary, with a clock.',
      },
      {
        id: 'Listening hari ini: 50 soal, sekitar 23 menit; suara diputar satu kali.',
        en: 'Listening today: 50 questions, about 23 minutes; everything is played once.',
      },
      {
        id: 'Isi semua jawaban; jawaban salah tidak mengurangi skor. Hasilnya perkiraan latihan, bukan skor resmi.',
        en: 'Answer everything; wrong answers cost nothing. The result is a practice estimate, not an official score.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Listening, 50 soal',
          en: 'Listening, 50 questions',
        },
        instruction: {
          id: 'Kerjakan tanpa jeda.',
          en: 'Work without a break.',
        },
        items: [
          'Part 1: 4 photographs / Part 2: 13 question-responses',
          'Part 3: 18 questions on 6 conversations',
          'Part 4: 15 questions on 5 talks',
          'Read the next questions while the directions are played.',
        ],
      },
      {
        title: {
          id: 'Reading, 50 soal',
          en: 'Reading, 50 questions',
        },
        instruction: {
          id: 'Tunjukkan pembagian waktu Anda.',
          en: 'Show how you used your time.',
        },
        items: [
          'Part 5: 15 items in about 7 minutes',
          'Part 6: 8 items in about 5 minutes',
          'Part 7: 27 items in about 25 minutes',
          'Mark every guess.',
        ],
      },
      {
        title: {
          id: 'Tujuan paruh kedua',
          en: 'Goals for the second half',
        },
        instruction: {
          id: 'Bahas kesalahan dan pilih dua bagian yang paling menguntungkan.',
          en: 'Go through your mistakes and choose the two parts that will bring you most.',
        },
        items: [
          'My three most common mistakes: ...',
          'Which part gives more points for less work?',
          'My target score for the final test: ...',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Jawaban Listening',
          en: 'Listening answers',
        },
        points: 45,
        full: {
          id: '45 jawaban benar atau lebih dari 50.',
          en: '45 or more of 50 answers are correct.',
        },
      },
      {
        name: {
          id: 'Jawaban Reading',
          en: 'Reading answers',
        },
        points: 45,
        full: {
          id: '45 jawaban benar atau lebih dari 50.',
          en: '45 or more of 50 answers are correct.',
        },
      },
      {
        name: {
          id: 'Waktu dan analisis',
          en: 'Timing and analysis',
        },
        points: 10,
        full: {
          id: 'Semua soal terjawab dalam waktunya dan tiga pola kesalahan dijelaskan.',
          en: 'Everything is answered in time and three patterns of mistakes are explained.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
