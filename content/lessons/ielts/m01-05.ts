import type { MeetingMaterial } from '../types.ts';

export const meetings01to05 = [
  {
    number: 1,
    kind: 'lesson',
    words: [
      {
        en: 'paper',
        id: 'bagian tes',
      },
      {
        en: 'band score',
        id: 'skor band (0-9)',
      },
      {
        en: 'section',
        id: 'bagian',
      },
      {
        en: 'module',
        id: 'modul (Academic atau General Training)',
      },
      {
        en: 'strength',
        id: 'kekuatan',
      },
      {
        en: 'requirement',
        id: 'persyaratan',
      },
      {
        en: 'estimate',
        id: 'memperkirakan',
      },
      {
        en: 'skill',
        id: 'keterampilan',
      },
      {
        en: 'target',
        id: 'sasaran',
      },
    ],
    texts: {
      beginner: {
        title: 'Winda needs a seven',
        kind: 'text',
        lines: [
          'Winda is a midwife in Padang. She wants to study in Leeds next year. The university asks for band 7 in total and 6.5 in every paper. Last month she took a practice test. Her listening was 7 and her reading was 6.5. Her speaking was 7 because she likes to talk. But her writing was only 5.5. She did not finish Task 2. Now she writes for thirty minutes, three days a week. Her test is in March.',
        ],
      },
      intermediate: {
        title: 'Winda needs a seven',
        kind: 'text',
        lines: [
          'Winda, a midwife from Padang, has been offered a place at a university in Leeds, provided that she reaches an overall band of 7 with no paper below 6.5. In a practice test last month she scored 7 for listening and 6.5 for reading, while her speaking, also 7, benefited from her love of conversation. Writing, however, pulled her down to 5.5, mainly because she ran out of time in Task 2. Since then she has been writing for half an hour three days a week, and she will sit the test in March.',
        ],
      },
      advanced: {
        title: 'Winda needs a seven',
        kind: 'text',
        lines: [
          "The offer on Winda's desk is conditional: the university in Leeds will admit the Padang midwife only with an overall band of 7 and nothing under 6.5. A mock test last month suggested how close she already is. Listening (7) and reading (6.5) gave no cause for alarm, and her natural talkativeness earned her a 7 for speaking. What let her down was writing, at 5.5, chiefly owing to a Task 2 essay that broke off in mid-argument when time ran out. Half an hour of writing, three days a week until the test in March, is her self-prescribed cure.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Membaca profil skor',
          en: 'Reading a score profile',
        },
        instruction: {
          id: 'Jawab, lalu buat profil Anda sendiri.',
          en: 'Answer, then make your own profile.',
        },
        items: [
          'Which overall band does Winda need, and what is the lowest she may get in one paper?',
          'Which paper is below that? Why?',
          'What does she do about it, and when is her test?',
          'Mine: my target ... , my date ... , my module (Academic or General Training) ...',
        ],
      },
      {
        title: {
          id: 'Diagnosis empat bagian',
          en: 'A four-paper diagnosis',
        },
        instruction: {
          id: 'Kerjakan contoh singkat dari setiap bagian; guru memberi perkiraan kasar, bukan skor resmi.',
          en: 'Do a short sample of each paper; your teacher gives a rough estimate, not an official score.',
        },
        items: [
          'Listening (once only): your teacher describes a working day for one minute; note three numbers and one reason.',
          'Reading (2 minutes): true, false or not given? Winda is unhappy with her speaking score.',
          "Writing (8 minutes): 'People should retire later.' Write four sentences: view, reason, example, result.",
          'Speaking: answer three questions about your home town, then talk for one minute about a teacher you remember.',
        ],
      },
      {
        title: {
          id: 'Rencana belajar',
          en: 'A study plan',
        },
        instruction: {
          id: 'Urutkan keempat bagian dari yang paling perlu dilatih dan tetapkan waktu.',
          en: 'Rank the four papers by need and set times.',
        },
        items: [
          'The paper I need to practise most is ... because ...',
          'My second priority is ...',
          'Every week I will spend ... minutes on ...',
          'I will know that it works when ...',
        ],
      },
    ],
    keep: [
      {
        en: 'overall band 7, with no paper below 6.5',
        id: 'skor total 7 dengan setiap bagian minimal 6,5',
      },
      {
        en: 'The four papers are Listening, Reading, Writing and Speaking.',
        id: 'Empat bagian: menyimak, membaca, menulis, berbicara. Skor total adalah rata-ratanya, dibulatkan ke setengah band terdekat.',
      },
      {
        en: 'I ran out of time in Task 2.',
        id: 'Saya kehabisan waktu di Task 2. (Task 2 bernilai dua kali Task 1: jangan ditinggal)',
      },
      {
        en: 'I need to work on my writing.',
        id: 'Saya perlu memperbaiki tulisan saya. (work on + benda)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi fakta tentang IELTS dengan angka: 3, 4, 40, 60, 150, 250.',
          en: 'Complete the facts about IELTS with a number: 3, 4, 40, 60, 150, 250.',
        },
        items: [
          {
            question: 'The Listening paper has ____ parts.',
            answer: '4',
          },
          {
            question: 'Listening and Reading have ____ questions each.',
            answer: '40',
          },
          {
            question: 'The Reading paper lasts ____ minutes.',
            answer: '60',
          },
          {
            question: 'Write at least ____ words in Task 1.',
            answer: '150',
          },
          {
            question: 'Write at least ____ words in Task 2.',
            answer: '250',
          },
          {
            question: 'The Speaking test has ____ parts.',
            answer: '3',
          },
        ],
      },
      {
        instruction: {
          id: 'Hitung rata-ratanya (skor total dibulatkan ke setengah band terdekat; ,25 dan ,75 naik).',
          en: 'Work out the overall band (rounded to the nearest half band; .25 and .75 go up).',
        },
        items: [
          {
            question: 'Listening 7, Reading 7, Writing 6, Speaking 6',
            answer: '6.5',
          },
          {
            question: 'Listening 6, Reading 6, Writing 5, Speaking 6',
            answer: '6',
          },
          {
            question: 'Listening 8, Reading 7, Writing 7, Speaking 7',
            answer: '7.5',
          },
          {
            question: 'Listening 6.5, Reading 6.5, Writing 5, Speaking 7',
            answer: '6.5',
          },
          {
            question: 'Listening 5, Reading 5, Writing 5, Speaking 5.5',
            answer: '5',
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
        en: 'booking form',
        id: 'formulir pemesanan',
      },
      {
        en: 'postcode',
        id: 'kode pos',
      },
      {
        en: 'surname',
        id: 'nama keluarga',
      },
      {
        en: 'reference number',
        id: 'nomor rujukan',
      },
      {
        en: 'per person',
        id: 'per orang',
      },
      {
        en: 'available',
        id: 'tersedia',
      },
      {
        en: 'correct yourself',
        id: 'meralat ucapan sendiri',
      },
      {
        en: 'spelling',
        id: 'ejaan',
      },
      {
        en: 'no more than two words',
        id: 'paling banyak dua kata',
      },
    ],
    texts: {
      beginner: {
        title: 'A place on the pottery course',
        kind: 'dialogue',
        lines: [
          'Clerk: Riverside Arts Centre, good morning.',
          "Man: Hello, I'd like to join the pottery course, please.",
          "Clerk: Of course. What's your surname?",
          "Man: It's Whyte. W, H, Y, T, E.",
          'Clerk: Thank you. And your phone number?',
          'Man: 07700 900 418.',
          'Clerk: The course is on Thursdays. It starts on the 14th of May. No, sorry, on the 21st.',
          'Man: What does it cost?',
          'Clerk: Eighty-five pounds. Clay is free.',
          'Man: Must I bring anything?',
          'Clerk: Only an old shirt.',
        ],
      },
      intermediate: {
        title: 'A place on the pottery course',
        kind: 'dialogue',
        lines: [
          'Clerk: Riverside Arts Centre, good morning. How can I help?',
          "Man: I'd like to enrol on the pottery course, if there's still room.",
          "Clerk: You're lucky, there's one place. Could I have your surname?",
          'Man: Whyte, but with a Y: W, H, Y, T, E.',
          'Clerk: And a telephone number?',
          "Man: It's 07700 900 418.",
          "Clerk: Lovely. We meet on Thursdays, starting on the 14th of May. Oh, I beg your pardon, that's been moved to the 21st.",
          'Man: No problem. Is it still ninety pounds?',
          "Clerk: It's gone down to eighty-five, and that includes clay. Just bring an old shirt.",
        ],
      },
      advanced: {
        title: 'A place on the pottery course',
        kind: 'dialogue',
        lines: [
          'Clerk: Riverside Arts Centre, what can I do for you?',
          'Man: I was hoping to squeeze on to the pottery course at the last minute.',
          "Clerk: Somebody's just dropped out, so you're in luck. Your surname, please?",
          'Man: Whyte. Not like the colour: W, H, Y, T, E.',
          "Clerk: I'd have got that wrong! And a contact number?",
          'Man: 07700 900 418.',
          "Clerk: Thursdays at seven, then, from the 14th of May. Hang on, the tutor's away; make that the 21st.",
          'Man: Is ninety pounds still right?',
          "Clerk: It was last year. We've brought it down to eighty-five, clay included. All you'll need is an old shirt.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Formulir Part 1',
          en: 'A Part 1 form',
        },
        instruction: {
          id: 'Tutup teks. Guru membacakan dialog satu kali. Isi: satu kata dan/atau satu angka.',
          en: 'Cover the text. Your teacher reads the dialogue once. Fill in: one word and/or a number.',
        },
        items: [
          'Course: 1 ____',
          'Surname: 2 ____',
          'Telephone: 07700 3 ____',
          'Day: 4 ____ / Starts on: 5 ____ May',
          'Price: 6 £ ____',
          'Bring: an old 7 ____',
        ],
      },
      {
        title: {
          id: 'Jebakan ralat',
          en: 'The correction trap',
        },
        instruction: {
          id: 'Dengarkan kalimat dan catat jawaban terakhir yang benar.',
          en: 'Listen to the sentences and note the final, correct answer.',
        },
        items: [
          "It's on Tuesday, no, hold on, Wednesday.",
          "I'll take two adult tickets, actually make it three.",
          "The rent was 640, but it's gone up to 660.",
          "Room 15? No, that's full; you're in 50.",
          "Let's meet at half past four, or rather a quarter to five, so I can park.",
        ],
      },
      {
        title: {
          id: 'Huruf dan angka kilat',
          en: 'Letters and numbers at speed',
        },
        instruction: {
          id: 'Guru mendikte; Anda mengetik tanpa melihat layar guru. Lalu bertukar.',
          en: 'Your teacher dictates; you type. Then change.',
        },
        items: [
          'names: Maughan, Siobhan, Keighley, Ashwell',
          'postcodes: LS6 2QT, BN1 4GE',
          'prices, dates and times: £13.30, 3rd August, 17.45',
          "telephone numbers with 'double' and 'oh'",
        ],
      },
    ],
    keep: [
      {
        en: "'sorry, I mean the 21st'",
        id: 'ralat: jawaban yang benar adalah yang terakhir',
      },
      {
        en: 'A, H, 8 / E, I / G, J / B, V / M, N',
        id: 'huruf yang sering tertukar: latih berpasangan',
      },
      {
        en: 'One word and/or a number',
        id: 'tulis paling banyak satu kata dan satu angka; lebih dari itu salah',
      },
      {
        en: 'Check singular or plural.',
        id: 'Periksa tunggal atau jamak: shirt dan shirts tidak sama nilainya.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis jawaban akhirnya.',
          en: 'Write the final answer.',
        },
        items: [
          {
            question: "'That's 18 pounds. Oh, students? Then it's 15.' The student pays ____ pounds.",
            answer: '15',
          },
          {
            question: "'My name's Brian, B, R, Y, A, N.' First name: ____",
            answer: 'Bryan',
          },
          {
            question: "'The tour is at ten; well, quarter past in winter.' It is January. Time: ____",
            answer: '10.15',
          },
          {
            question: "'We have flats and houses.' 'A flat would do.' Type of home: ____",
            answer: 'flat',
          },
          {
            question: "'The last bus is the 43, sorry, the 34.' Bus: ____",
            answer: '34',
          },
        ],
      },
      {
        instruction: {
          id: "Tulis salah (W) jika jawaban melanggar 'one word and/or a number', atau benar (R).",
          en: "Write W if the answer breaks 'one word and/or a number', or R if it is right.",
        },
        items: [
          {
            question: '21st May',
            answer: 'R',
          },
          {
            question: 'a big garden',
            answer: 'W',
          },
          {
            question: 'garden',
            answer: 'R',
          },
          {
            question: '6 kilometres',
            answer: 'R',
          },
          {
            question: 'very old bridge',
            answer: 'W',
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
        en: 'entrance',
        id: 'pintu masuk',
      },
      {
        en: 'path',
        id: 'jalan setapak',
      },
      {
        en: 'opposite',
        id: 'di seberang',
      },
      {
        en: 'at the far end',
        id: 'di ujung sana',
      },
      {
        en: 'on your left',
        id: 'di sebelah kiri Anda',
      },
      {
        en: 'facility',
        id: 'fasilitas',
      },
      {
        en: 'visitor centre',
        id: 'pusat pengunjung',
      },
      {
        en: 'label',
        id: 'memberi label',
      },
      {
        en: 'north-east corner',
        id: 'sudut timur laut',
      },
    ],
    texts: {
      beginner: {
        title: 'Welcome to Green Hill Farm',
        kind: 'text',
        lines: [
          'Welcome to Green Hill Farm. You are now at the entrance, in the south. In front of you there is a long path to the north. The cafe is the first building on your left. Opposite the cafe, on the right of the path, is the shop. Walk on to the pond. The pond is in the middle of the farm. The sheep are behind the pond. The playground is in the north-east corner, and the toilets are next to it. We close at half past five.',
        ],
      },
      intermediate: {
        title: 'Welcome to Green Hill Farm',
        kind: 'text',
        lines: [
          "Welcome to Green Hill Farm! Let me explain where everything is. We're standing at the entrance, at the southern end of the site, and a long path leads north from here. The first building on the left is the cafe, and directly opposite it, on the right-hand side, you'll find the shop. If you carry on, you'll come to the pond, right in the centre. Just behind it is the sheep field. Families usually head for the playground in the north-east corner, with the toilets next to it. Please note that we close at half past five.",
        ],
      },
      advanced: {
        title: 'Welcome to Green Hill Farm',
        kind: 'text',
        lines: [
          "Good morning, and welcome to Green Hill Farm. Before I let you loose, a word about the layout. From where we're gathered, at the southern entrance, the main path runs due north. You'll pass the cafe almost at once on your left, facing the shop across the path, so nobody need go hungry or empty-handed. Press on and the path skirts the pond, which lies at the very heart of the site; the field beyond it is where the sheep graze. Those of you with children will want the playground, tucked into the north-east corner beside the toilets. Gates close at half past five, not six as the leaflet claims.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Peta kosong',
          en: 'The empty map',
        },
        instruction: {
          id: 'Gambar kotak: selatan di bawah, pintu masuk di tengah bawah. Dengarkan sekali dan tempatkan A-F.',
          en: 'Draw a box: south at the bottom, entrance in the middle of it. Listen once and place A-F.',
        },
        items: ['A cafe', 'B shop', 'C pond', 'D sheep', 'E playground', 'F toilets'],
      },
      {
        title: {
          id: 'Bahasa peta',
          en: 'The language of maps',
        },
        instruction: {
          id: 'Tempatkan benda di kotak Anda.',
          en: 'Put things into your box.',
        },
        items: [
          'The car park is to the west of the entrance.',
          'The tea garden lies between the cafe and the pond.',
          "At the far end of the path there's a viewpoint.",
          'Go past the pond and the beehives are on your right.',
          'The barn is in the corner diagonally opposite the playground.',
        ],
      },
      {
        title: {
          id: 'Pilihan ganda Part 2',
          en: 'Part 2 multiple choice',
        },
        instruction: {
          id: 'Pilih jawaban, lalu jelaskan mengapa pilihan lain menggoda.',
          en: 'Choose, then explain why the others are tempting.',
        },
        items: [
          'The speaker starts from: A the north, B the south, C the pond.',
          'The shop is: A next to the cafe, B behind the cafe, C across from the cafe.',
          'The farm closes at: A 5.00, B 5.30, C 6.30.',
          'Now describe your own campus or office to your teacher, who draws it.',
        ],
      },
    ],
    keep: [
      {
        en: "It's on the left-hand side.",
        id: 'Letaknya di sebelah kiri.',
      },
      {
        en: 'opposite the cafe / next to the shop',
        id: 'di seberang kafe / di sebelah toko (opposite tanpa of)',
      },
      {
        en: 'Go past the pond.',
        id: 'Lewati kolamnya (jangan berhenti di situ).',
      },
      {
        en: 'in the north-east corner',
        id: 'di sudut timur laut (in the corner untuk ruang atau peta)',
      },
      {
        en: 'The path runs north.',
        id: 'Jalannya mengarah ke utara. (cari arah mata angin sebelum rekaman mulai)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan: opposite, between, past, end, corner.',
          en: 'Complete with: opposite, between, past, end, corner.',
        },
        items: [
          {
            question: 'The library is at the far ____ of the road.',
            answer: 'end',
          },
          {
            question: 'The clinic stands ____ the bank and the post office.',
            answer: 'between',
          },
          {
            question: 'The gym is ____ the pool, on the other side of the path.',
            answer: 'opposite',
          },
          {
            question: 'Walk ____ the fountain and turn right.',
            answer: 'past',
          },
          {
            question: "There's a tap in the south-west ____ of the garden.",
            answer: 'corner',
          },
        ],
      },
      {
        instruction: {
          id: 'Anda menghadap ke utara. Tulis arahnya: left, right, in front, behind.',
          en: 'You are facing north. Write the direction: left, right, in front, behind.',
        },
        items: [
          {
            question: 'east',
            answer: 'right',
          },
          {
            question: 'west',
            answer: 'left',
          },
          {
            question: 'south',
            answer: 'behind',
          },
          {
            question: 'north',
            answer: 'in front',
          },
          {
            question: 'You turn round to face south. Now west is on your ____.',
            answer: 'right',
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
        en: 'tutor',
        id: 'dosen pembimbing',
      },
      {
        en: 'assignment',
        id: 'tugas kuliah',
      },
      {
        en: 'evidence',
        id: 'bukti',
      },
      {
        en: 'survey',
        id: 'survei',
      },
      {
        en: 'lecture',
        id: 'kuliah',
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
        en: 'research',
        id: 'penelitian',
      },
      {
        en: 'conclusion',
        id: 'kesimpulan',
      },
      {
        en: 'signpost',
        id: 'penanda alur',
      },
    ],
    texts: {
      beginner: {
        title: 'The bicycle project',
        kind: 'dialogue',
        lines: [
          'Tutor: So, Mira and Leo, what is your project about?',
          "Mira: It's about bicycles in our city.",
          'Tutor: Good. How did you get your information?',
          "Leo: First we wanted to send e-mails, but people don't answer. So we did a survey in the street.",
          'Tutor: How many people?',
          'Mira: A hundred and twenty.',
          'Tutor: And the result?',
          'Leo: We thought cost was the biggest problem. But most people said it was safety.',
          'Mira: I was surprised.',
          "Tutor: What's next?",
          'Leo: We must write the conclusion by Friday.',
        ],
      },
      intermediate: {
        title: 'The bicycle project',
        kind: 'dialogue',
        lines: [
          'Tutor: Right, Mira and Leo, tell me about your project on cycling in the city.',
          "Mira: Well, we're trying to find out why so few people cycle to work.",
          'Tutor: And how did you collect your data?',
          "Leo: We'd planned to e-mail people, but we were afraid nobody would reply, so we did a survey in the street.",
          'Mira: We ended up with a hundred and twenty answers.',
          'Tutor: Excellent. What came out of it?',
          "Leo: I'd expected cost to be the main obstacle, but it turned out to be safety.",
          'Mira: That surprised me as well.',
          "Tutor: So what's left to do?",
          'Leo: Only the conclusion, which is due on Friday.',
        ],
      },
      advanced: {
        title: 'The bicycle project',
        kind: 'dialogue',
        lines: [
          "Tutor: Let's hear how the cycling project is coming along.",
          "Mira: Quite well, I think. We've been looking at what puts people off cycling to work.",
          'Tutor: And your method?',
          'Leo: E-mail was the original plan, until it dawned on us that hardly anyone would bother to answer. So we took to the streets instead.',
          'Mira: A hundred and twenty people, in the end.',
          'Tutor: A respectable sample. Any surprises?',
          "Leo: I'd have put money on cost being decisive, but safety was mentioned far more often.",
          'Mira: Neither of us saw that coming.',
          'Tutor: And what remains?',
          'Leo: Just the conclusion, by Friday.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Diskusi Part 3',
          en: 'A Part 3 discussion',
        },
        instruction: {
          id: 'Dengarkan sekali. Pilih A, B atau C.',
          en: 'Listen once. Choose A, B or C.',
        },
        items: [
          'The project is about: A car prices, B cycling, C public transport.',
          'They collected data by: A e-mail, B telephone, C talking to people in the street.',
          'The main problem people named was: A cost, B safety, C the weather.',
          'Before Friday they must: A write the conclusion, B ask more people, C check the figures.',
        ],
      },
      {
        title: {
          id: 'Siapa berpendapat apa?',
          en: 'Who thinks what?',
        },
        instruction: {
          id: 'Tandai: Mira, Leo, atau keduanya. Pakai petunjuk seperti as well, neither.',
          en: 'Mark: Mira, Leo or both. Use clues like as well, neither.',
        },
        items: [
          'expected a different result',
          'was surprised',
          "Make four sentences yourself: I'm with you on that. / I doubt it. / So did I. / That's not how I see it.",
        ],
      },
      {
        title: {
          id: 'Catatan kuliah Part 4',
          en: 'Part 4 lecture notes',
        },
        instruction: {
          id: "Guru membaca kuliah kecil ini sekali: 'Why do cities plant trees? Firstly, they cool the streets by up to four degrees. Secondly, they hold rainwater. The drawback is their roots, which may damage pipes.' Lengkapi.",
          en: "Your teacher reads this mini-lecture once: 'Why do cities plant trees? Firstly, they cool the streets by up to four degrees. Secondly, they hold rainwater. The drawback is their roots, which may damage pipes.' Complete.",
        },
        items: [
          'Benefit 1: streets become cooler by up to ____ degrees',
          'Benefit 2: trees hold ____',
          'Drawback: ____ may damage pipes',
          'Which words were the signposts?',
        ],
      },
    ],
    keep: [
      {
        en: 'It turned out to be safety.',
        id: 'Ternyata keselamatan. (hasil sesudah it turned out = jawaban yang dicari)',
      },
      {
        en: "We'd planned to e-mail, but ...",
        id: 'Rencana awal (had planned) sering menjadi jebakan; tunggu but.',
      },
      {
        en: 'Firstly ... The drawback is ... To sum up ...',
        id: 'Penanda alur kuliah: ikuti supaya tidak kehilangan nomor soal.',
      },
      {
        en: 'So did I. / Neither did I.',
        id: 'Saya juga. / Saya juga tidak. (tanda pembicara setuju)',
      },
      {
        en: 'The recording is played only once.',
        id: 'Rekaman diputar hanya sekali: kalau terlewat satu, segera ke nomor berikutnya.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Setuju (A) atau tidak setuju (D)?',
          en: 'Agree (A) or disagree (D)?',
        },
        items: [
          {
            question: 'So do I.',
            answer: 'A',
          },
          {
            question: "I'm not convinced.",
            answer: 'D',
          },
          {
            question: "You've got a point there.",
            answer: 'A',
          },
          {
            question: 'I see it rather differently.',
            answer: 'D',
          },
          {
            question: 'Neither would I.',
            answer: 'A',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis fungsi penanda: addition, contrast, result, example, ending.',
          en: 'Write what the signpost shows: addition, contrast, result, example, ending.',
        },
        items: [
          {
            question: 'What is more, ...',
            answer: 'addition',
          },
          {
            question: 'Having said that, ...',
            answer: 'contrast',
          },
          {
            question: 'Take Medan, for instance.',
            answer: 'example',
          },
          {
            question: 'Consequently, ...',
            answer: 'result',
          },
          {
            question: 'To sum up, ...',
            answer: 'ending',
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
        en: 'heading',
        id: 'judul paragraf',
      },
      {
        en: 'main idea',
        id: 'gagasan utama',
      },
      {
        en: 'topic sentence',
        id: 'kalimat topik',
      },
      {
        en: 'detail',
        id: 'rincian',
      },
      {
        en: 'skim',
        id: 'membaca cepat',
      },
      {
        en: 'paragraph',
        id: 'paragraf',
      },
      {
        en: 'distractor',
        id: 'pengecoh',
      },
      {
        en: 'match',
        id: 'mencocokkan',
      },
      {
        en: 'purpose',
        id: 'tujuan',
      },
    ],
    texts: {
      beginner: {
        title: 'The floating market',
        kind: 'text',
        lines: [
          'A. People in Banjarmasin have bought food from boats for more than four hundred years. Rivers were the only roads, so the market came by water. Families lived, worked and traded on the river.',
          'B. Today many people go to shops by motorbike. Fewer women sell fruit from boats each year, and some young people do not want this work.',
          'C. Now the city helps. It pays sellers a little money for each market day and brings tourists at sunrise. Some sellers offer breakfast on the boat. The number of boats is growing again.',
        ],
      },
      intermediate: {
        title: 'The floating market',
        kind: 'text',
        lines: [
          'A. For more than four centuries the people of Banjarmasin have done their shopping by boat. Since rivers were the only roads in the region, it was natural for trade to take place on the water.',
          'B. The spread of motorbikes has changed all that. As customers moved to shops on land, the number of women selling fruit from their boats fell year by year, and few daughters wished to follow them.',
          'C. Recently, however, the city has stepped in. Sellers receive a small payment for each market day, and visitors are brought at sunrise to have breakfast on board. As a result, boats are returning.',
        ],
      },
      advanced: {
        title: 'The floating market',
        kind: 'text',
        lines: [
          'A. Where rivers are the only roads, commerce floats. For upwards of four centuries the inhabitants of Banjarmasin have haggled from boat to boat, less out of a taste for the picturesque than for want of any alternative.',
          'B. That alternative arrived on two wheels. Once the motorbike had carried customers off to shops on land, the flotilla of women selling fruit dwindled annually, and their daughters saw little reason to take up the paddle.',
          'C. What necessity created, policy may yet preserve. A modest payment for every market day, coupled with sunrise excursions and breakfast on board for visitors, has reversed the trend: the boats are coming back.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Judul paragraf',
          en: 'Paragraph headings',
        },
        instruction: {
          id: 'Pilih judul i-v untuk A, B dan C. Dua judul tidak terpakai.',
          en: 'Choose headings i-v for A, B and C. Two headings are not needed.',
        },
        items: [
          'i Help that brings the boats back',
          'ii How to cook on a boat',
          'iii A tradition born from geography',
          'iv Why the market became smaller',
          'v The dangers of river travel',
        ],
      },
      {
        title: {
          id: 'Cara kerja',
          en: 'The method',
        },
        instruction: {
          id: 'Kerjakan bertahap dan jelaskan keputusan Anda.',
          en: 'Work step by step and explain your decisions.',
        },
        items: [
          'Cover the headings. Say the main idea of each paragraph in six words.',
          'Compare with the headings. Underline the words that match in meaning.',
          'Why is ii wrong, although a boat and food are mentioned?',
          'Why is iv wrong for A?',
        ],
      },
      {
        title: {
          id: 'Buat judul sendiri',
          en: 'Make your own headings',
        },
        instruction: {
          id: 'Baca ide paragraf dan beri judul tiga sampai enam kata.',
          en: 'Read the idea of a paragraph and give it a heading of three to six words.',
        },
        items: [
          'Some towns lend umbrellas free of charge, but half of them never come back.',
          'Bees visit city gardens more often than fields because flowers bloom there all year.',
          'A language dies when grandparents stop speaking it to children; apps alone cannot save it.',
          'A new ferry takes two hours instead of nine, so doctors now visit the island weekly.',
        ],
      },
    ],
    keep: [
      {
        en: 'A heading covers the whole paragraph.',
        id: 'Judul mencakup seluruh paragraf; rincian satu kalimat bukan judul.',
      },
      {
        en: 'The same word in heading and text is often a trap.',
        id: 'Kata yang sama sering pengecoh; cari makna yang sama dengan kata lain.',
      },
      {
        en: 'Do the easiest paragraph first.',
        id: 'Kerjakan paragraf termudah dulu, lalu coret judulnya.',
      },
      {
        en: 'However and but often turn the main idea.',
        id: 'However dan but sering membalik gagasan utama: baca sesudahnya.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih judul yang mencakup seluruh isi: a atau b.',
          en: 'Choose the heading that covers the whole idea: a or b.',
        },
        items: [
          {
            question:
              'Coffee farmers in Gayo earn more since they began to roast the beans themselves and to sell online. a Two ways to a better income b How beans are roasted',
            answer: 'a',
          },
          {
            question:
              'The bridge opened in 1932, was closed in 1990 and now serves walkers only. a Walking for health b The changing life of a bridge',
            answer: 'b',
          },
          {
            question:
              "Elephants greet, warn and comfort each other with sounds that we cannot hear. a A secret language b The size of elephants' ears",
            answer: 'a',
          },
          {
            question:
              "The plan failed: it was too dear, too late and nobody had asked the residents. a Residents' hobbies b Reasons for a failure",
            answer: 'b',
          },
          {
            question:
              'While most glass is recycled, thin plastic is usually burnt. a What happens to waste b The price of glass',
            answer: 'a',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis sinonim dari teks atau pengetahuan Anda: cause, decrease, help, old, quick.',
          en: 'Write the word with the same meaning: cause, decrease, help, old, quick.',
        },
        items: [
          {
            question: 'decline',
            answer: 'decrease',
          },
          {
            question: 'assistance',
            answer: 'help',
          },
          {
            question: 'ancient',
            answer: 'old',
          },
          {
            question: 'reason',
            answer: 'cause',
          },
          {
            question: 'rapid',
            answer: 'quick',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
