import type { MeetingMaterial } from '../types.ts';

export const meetings16to20 = [
  {
    number: 16,
    kind: 'lesson',
    words: [
      {
        en: 'double passage',
        id: 'dua teks berpasangan',
      },
      {
        en: 'cross-reference',
        id: 'rujukan silang',
      },
      {
        en: 'itinerary',
        id: 'rencana perjalanan',
      },
      {
        en: 'confirm',
        id: 'mengonfirmasi',
      },
      {
        en: 'rate',
        id: 'tarif',
      },
      {
        en: 'upgrade',
        id: 'peningkatan kelas',
      },
      {
        en: 'attendee',
        id: 'peserta',
      },
      {
        en: 'refund',
        id: 'pengembalian dana',
      },
      {
        en: 'conflict',
        id: 'bentrok',
      },
    ],
    texts: {
      beginner: {
        title: 'An advertisement and an e-mail',
        kind: 'text',
        lines: [
          'ADVERTISEMENT. Samosir Lake House. Rooms: Garden Rp400,000, Lake Rp550,000, Family Rp800,000 for one night. Breakfast is included. Stay three nights and get a free boat trip. Bikes: Rp50,000 a day. E-MAIL. Dear Lake House, my husband and I want to come from 6 to 9 June, three nights. We would like to see the water from our window. We will bring our own bikes. We arrive at eight in the evening. Is the kitchen still open then? Kind regards, Ruth Manalu',
        ],
      },
      intermediate: {
        title: 'An advertisement and an e-mail',
        kind: 'text',
        lines: [
          'ADVERTISEMENT. Samosir Lake House. Nightly rates: Garden Room Rp400,000, Lake Room Rp550,000, Family Room Rp800,000, breakfast included. Guests who stay three nights or longer enjoy a boat trip free of charge. Bicycles can be rented for Rp50,000 a day. E-MAIL. Dear Sir or Madam, my husband and I would like to stay from 6 to 9 June, that is, for three nights, preferably in a room from which we can see the water. There is no need for bicycles, as we are bringing our own. Since we will not arrive before eight, could you tell me whether the kitchen will still be open? Ruth Manalu',
        ],
      },
      advanced: {
        title: 'An advertisement and an e-mail',
        kind: 'text',
        lines: [
          'ADVERTISEMENT. Samosir Lake House, where the day begins on the water. Garden Room Rp400,000, Lake Room Rp550,000, Family Room Rp800,000 per night, breakfast included. A complimentary boat trip awaits guests remaining three nights or more. Bicycle hire: Rp50,000 daily. E-MAIL. To whom it may concern: my husband and I are hoping to spend three nights with you, arriving on 6 June and leaving on the 9th. A view of the water matters more to us than space, and our own bicycles will be on the car roof. As eight in the evening is the earliest we can be there, might we still count on dinner? Ruth Manalu',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Dua teks, satu jawaban',
          en: 'Two texts, one answer',
        },
        instruction: {
          id: 'Jawab dan katakan: teks 1, teks 2, atau keduanya.',
          en: 'Answer and say: text 1, text 2 or both.',
        },
        items: [
          '1 Which room will Ruth most likely get? A Garden. B Lake. C Family. D None.',
          '2 How much will she pay for the room in all? A Rp550,000. B Rp1,200,000. C Rp1,650,000. D Rp2,400,000.',
          '3 What will she receive for free, apart from breakfast? A A boat trip. B A bicycle. C Dinner. D A room.',
          '4 What does she ask about? A The boat. B The price. C A meal. D Parking.',
          '5 What is suggested about the couple? A They come by ferry at noon. B They like cycling. C They have children. D They stay a week.',
        ],
      },
      {
        title: {
          id: 'Jembatan antarteks',
          en: 'The bridge between the texts',
        },
        instruction: {
          id: 'Cari unsur yang muncul di kedua teks: nama, tanggal, harga, syarat.',
          en: 'Find what appears in both texts: name, date, price, condition.',
        },
        items: [
          'Price list + order form',
          'Job advertisement + letter of application',
          'Timetable + complaint',
          'Which element joins them? Which question will the test ask?',
        ],
      },
      {
        title: {
          id: 'Teks kedua Anda',
          en: 'Your second text',
        },
        instruction: {
          id: 'Balas email Ruth sebagai Lake House; guru membuat dua soal rujukan silang.',
          en: 'Answer Ruth as the Lake House; your teacher makes two cross-reference questions.',
        },
        items: [
          'Confirm the room, the dates and the total.',
          'Answer her question with a condition.',
          'Correct one thing in the advertisement: a price or a rule has changed.',
        ],
      },
    ],
    keep: [
      {
        en: 'Breakfast is included in the rate.',
        id: 'Sarapan termasuk dalam tarif.',
      },
      {
        en: 'Guests staying three nights get a free trip.',
        id: 'Tamu yang menginap tiga malam mendapat perjalanan gratis. (staying = who stay)',
      },
      {
        en: 'Could you tell me whether the kitchen is open?',
        id: 'Bisakah Anda beri tahu apakah dapur buka?',
      },
      {
        en: 'According to both texts, she pays for a Lake Room.',
        id: 'Menurut kedua teks, ia membayar Lake Room. (satu syarat di teks 1, satu fakta di teks 2)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Daftar: S Rp30,000, M Rp45,000, L Rp60,000; 10% diskon mulai 10 buah. Hitung.',
          en: 'List: S Rp30,000, M Rp45,000, L Rp60,000; 10% off from 10 pieces. Work it out.',
        },
        items: [
          {
            question: "'Please send four medium ones.'",
            answer: 'Rp180,000',
          },
          {
            question: "'Ten small ones, please.'",
            answer: 'Rp270,000',
          },
          {
            question: "'I ordered two L, but one was torn; please give back what I paid for it.'",
            answer: 'Rp60,000',
          },
          {
            question: "'Five small and five medium.'",
            answer: 'Rp337,500',
          },
          {
            question: "'Nine large ones.'",
            answer: 'Rp540,000',
          },
        ],
      },
      {
        instruction: {
          id: 'Perlu satu teks (1) atau dua teks (2)? Teks 1: jadwal kursus. Teks 2: email peserta.',
          en: 'Do you need one text (1) or two (2)? Text 1: a course timetable. Text 2: an e-mail from a learner.',
        },
        items: [
          {
            question: 'On which day does the baking course begin?',
            answer: '1',
          },
          {
            question: 'Why is the learner writing?',
            answer: '1',
          },
          {
            question: "The learner can come only on the evening of 'Basic Bread'. Which evening is that?",
            answer: '2',
          },
          {
            question: 'How long is each course?',
            answer: '1',
          },
          {
            question: 'How much will the learner pay for the course she names?',
            answer: '2',
          },
        ],
      },
    ],
  },
  {
    number: 17,
    kind: 'lesson',
    words: [
      {
        en: 'triple passage',
        id: 'tiga teks berangkai',
      },
      {
        en: 'form',
        id: 'formulir',
      },
      {
        en: 'survey',
        id: 'survei',
      },
      {
        en: 'coordinator',
        id: 'koordinator',
      },
      {
        en: 'venue',
        id: 'tempat acara',
      },
      {
        en: 'catering',
        id: 'katering',
      },
      {
        en: 'confirmation',
        id: 'konfirmasi',
      },
      {
        en: 'vegetarian',
        id: 'vegetarian',
      },
      {
        en: 'capacity',
        id: 'daya tampung',
      },
    ],
    texts: {
      beginner: {
        title: 'A notice, a form and a reply',
        kind: 'text',
        lines: [
          'NOTICE. Staff Day, 20 October. Choose one workshop: Pottery (12 people), Cooking (15), Photography (10). Forms to Mr Irwan by 5 October. FORM. Name: Lidya Kusuma. Department: Sales. First choice: Photography. Second choice: Pottery. Lunch: vegetarian. Date: 4 October. REPLY. Dear Lidya, thank you for your form. Your first choice is full because thirteen people asked for it, and you were number eleven. You have a place in your second choice. Lunch is at twelve in the garden. Please bring an old shirt. Irwan',
        ],
      },
      intermediate: {
        title: 'A notice, a form and a reply',
        kind: 'text',
        lines: [
          'NOTICE. Staff Day takes place on 20 October. Everyone may attend one workshop: Pottery (up to 12 people), Cooking (15) or Photography (10). Hand in your form to Mr Irwan no later than 5 October. FORM. Lidya Kusuma, Sales. First choice: Photography. Second choice: Pottery. Lunch: vegetarian. Submitted: 4 October. REPLY. Dear Lidya, thank you for your form. Unfortunately, you were the eleventh of thirteen people to ask for your first choice. I have therefore given you a place in your second one. Lunch will be served in the garden at twelve. Please bring an old shirt. Irwan',
        ],
      },
      advanced: {
        title: 'A notice, a form and a reply',
        kind: 'text',
        lines: [
          'NOTICE. For Staff Day, 20 October, each employee is entitled to one workshop: Pottery, limited to 12, Cooking, to 15, or Photography, to 10. Forms must reach Mr Irwan on or before 5 October. FORM. Lidya Kusuma, Sales; first preference Photography, second preference Pottery; vegetarian lunch; submitted 4 October. REPLY. Dear Lidya, had your form come a day earlier, your first preference might have been met; as it is, ten of the thirteen applicants were ahead of you. Your second preference is secured. Lunch is at noon in the garden. An old shirt would be wise. Irwan',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Tiga teks, lima soal',
          en: 'Three texts, five questions',
        },
        instruction: {
          id: 'Lima menit untuk semuanya.',
          en: 'Five minutes for everything.',
        },
        items: [
          "1 Was Lidya's form on time? A Yes. B No. C It is not said. D It was lost.",
          '2 Which workshop will she attend? A Cooking. B Photography. C Pottery. D None.',
          '3 Why could she not have her first choice? A It was cancelled. B All ten places were taken. C She is in Sales. D It costs extra.',
          '4 Why will she need an old shirt? A For gardening. B For working with clay. C For cooking. D For a photo.',
          '5 What is true of her lunch? A She brings it. B It has no meat. C It is at one. D It is in the hall.',
        ],
      },
      {
        title: {
          id: 'Peta 20 detik',
          en: 'A twenty-second map',
        },
        instruction: {
          id: 'Untuk setiap set, sebut jenis, penulis, dan kaitan ketiga teks.',
          en: 'For each set name the kind, the writer and the link of the three texts.',
        },
        items: [
          'web page, e-mail, receipt',
          'job advertisement, letter, interview timetable',
          'product page, review, answer from the company',
          'memo, floor plan, text message',
        ],
      },
      {
        title: {
          id: 'Lomba mencari',
          en: 'A search race',
        },
        instruction: {
          id: 'Guru menyebut rincian; tunjuk teks dan kata kunci secepatnya.',
          en: 'Your teacher names a detail; point to the text and key word as fast as you can.',
        },
        items: [
          'a number, a date, a rule, a reason, a request',
          'Which two texts answer question 3? Which two answer question 4?',
          'Write one question of your own that needs all three texts.',
        ],
      },
    ],
    keep: [
      {
        en: 'no later than / on or before 5 October',
        id: 'paling lambat 5 Oktober',
      },
      {
        en: 'She was the eleventh to apply.',
        id: 'Ia pendaftar kesebelas. (the eleventh to + kata kerja)',
      },
      {
        en: 'All the places were taken.',
        id: 'Semua tempat sudah terisi.',
      },
      {
        en: 'Her second choice was accepted.',
        id: 'Pilihan keduanya diterima. (soal set tiga teks sering memakai choice, rate, date sebagai jembatan)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih arti yang sama: a atau b.',
          en: 'Choose the same meaning: a or b.',
        },
        items: [
          {
            question: 'by Friday a on Friday or earlier b after Friday',
            answer: 'a',
          },
          {
            question: 'limited to twelve a at least twelve b at most twelve',
            answer: 'b',
          },
          {
            question: 'in person a by post b going there yourself',
            answer: 'b',
          },
          {
            question: 'on behalf of the team a for the team b against the team',
            answer: 'a',
          },
          {
            question: 'at your earliest convenience a as soon as you can b very early in the morning',
            answer: 'a',
          },
        ],
      },
      {
        instruction: {
          id: 'Kapasitas: Hall A 80, Hall B 120, Hall C 60 (proyektor hanya di B dan C). Jawab A, B, atau C.',
          en: 'Capacity: Hall A 80, Hall B 120, Hall C 60 (projector only in B and C). Answer A, B or C.',
        },
        items: [
          {
            question: 'A hundred guests',
            answer: 'B',
          },
          {
            question: 'Fifty guests and slides',
            answer: 'C',
          },
          {
            question: 'Seventy guests, no slides, smallest hall possible',
            answer: 'A',
          },
          {
            question: 'Seventy guests and slides',
            answer: 'B',
          },
          {
            question: 'The hall without a projector',
            answer: 'A',
          },
        ],
      },
    ],
  },
  {
    number: 18,
    kind: 'lesson',
    words: [
      {
        en: 'time limit',
        id: 'batas waktu',
      },
      {
        en: 'guess',
        id: 'menebak',
      },
      {
        en: 'skip',
        id: 'melewati',
      },
      {
        en: 'strategy',
        id: 'strategi',
      },
      {
        en: 'allocate',
        id: 'membagi',
      },
      {
        en: 'pace',
        id: 'irama kerja',
      },
      {
        en: 'remaining',
        id: 'tersisa',
      },
      {
        en: 'bubble in',
        id: 'menghitamkan lembar jawaban',
      },
      {
        en: 'rush',
        id: 'tergesa-gesa',
      },
    ],
    texts: {
      beginner: {
        title: 'The clock is part of the test',
        kind: 'text',
        lines: [
          "Lukas is good at English, but last time he left twenty questions empty. His teacher looks at his times. Part 5 took twenty-two minutes because he read every sentence twice. Part 6 took thirteen minutes. Only forty minutes were left for Part 7. 'Part 5 should take ten minutes,' the teacher says. 'If you don't know an answer after twenty seconds, guess and go on.' Now Lukas has a plan: ten minutes, eight minutes and fifty-seven minutes. He writes the times on a small card.",
        ],
      },
      intermediate: {
        title: 'The clock is part of the test',
        kind: 'text',
        lines: [
          "Although Lukas's English is good, he left twenty questions unanswered last time. His record shows why. By reading every sentence twice, he spent twenty-two minutes on Part 5 and another thirteen on Part 6, so that only forty of the seventy-five minutes were left for Part 7. 'Part 5 shouldn't take more than ten,' says his teacher. 'If you aren't sure after twenty seconds, make a guess and move on.' Lukas has drawn up a plan accordingly: ten minutes, eight minutes and fifty-seven minutes. He has copied the times on to a small card for practice.",
        ],
      },
      advanced: {
        title: 'The clock is part of the test',
        kind: 'text',
        lines: [
          "It was not ignorance but arithmetic that cost Lukas twenty answers. Of his seventy-five minutes of reading time, twenty-two had gone on Part 5, every sentence of which he had dutifully read twice, and thirteen on Part 6; the forty that remained were never going to suffice for Part 7. 'Ten for Part 5,' ruled his teacher, 'and after twenty seconds of doubt, you guess and you go.' What emerged is a budget of ten, eight and fifty-seven minutes, written on a card that Lukas now consults as other people consult the weather. A guess, he has learned, costs seconds; hesitation costs questions.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Anggaran waktu',
          en: 'A time budget',
        },
        instruction: {
          id: 'Hitung dan bandingkan.',
          en: 'Work it out and compare.',
        },
        items: [
          'Lukas before: Part 5 ... , Part 6 ... , Part 7 ... minutes',
          'Lukas now: ... , ... , ...',
          'How long may he think about one item of Part 5?',
          'My own budget: ... / ... / ...',
        ],
      },
      {
        title: {
          id: 'Dua putaran',
          en: 'Two rounds',
        },
        instruction: {
          id: 'Kerjakan sepuluh soal Part 5 dari buku atau guru: putaran cepat, lalu yang ragu.',
          en: 'Do ten Part 5 items from your teacher: a quick round, then the doubtful ones.',
        },
        items: [
          'Round 1: three minutes; mark S (sure), D (doubt), G (guess).',
          'Round 2: one minute for the D items only.',
          'How many S were wrong? How many G were right?',
          'What does that say about your doubts?',
        ],
      },
      {
        title: {
          id: 'Lanjut atau bertahan?',
          en: 'Go on or stay?',
        },
        instruction: {
          id: 'Putuskan dalam lima detik dan jelaskan.',
          en: 'Decide in five seconds and explain.',
        },
        items: [
          'You have read a Part 7 question twice and two options are left.',
          'You missed Part 2 number 14 and number 15 is starting.',
          'Four minutes are left and a set of five questions is untouched.',
          'A vocabulary item in Part 5 has four words you do not know.',
        ],
      },
    ],
    keep: [
      {
        en: 'Move on after twenty seconds.',
        id: 'Lanjut setelah dua puluh detik.',
      },
      {
        en: 'There are fifteen minutes remaining.',
        id: 'Tersisa lima belas menit.',
      },
      {
        en: 'I should have guessed.',
        id: 'Seharusnya saya menebak. (should have + bentuk ketiga)',
      },
      {
        en: 'It takes me ten minutes to finish Part 5.',
        id: 'Saya perlu sepuluh menit menyelesaikan Part 5. (it takes me ... to)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Hitung menit atau detik.',
          en: 'Work out the minutes or seconds.',
        },
        items: [
          {
            question: 'Thirty items in ten minutes: how many seconds for each?',
            answer: '20',
          },
          {
            question: 'Sixteen items in eight minutes: how many seconds for each?',
            answer: '30',
          },
          {
            question: 'Reading: 75 minutes. You need 10 and 8. How many are left for Part 7?',
            answer: '57',
          },
          {
            question: 'Part 7 began at 10.18 and ends at 11.15. How many minutes?',
            answer: '57',
          },
          {
            question: 'Five questions in four minutes: how many seconds for each?',
            answer: '48',
          },
        ],
      },
      {
        instruction: {
          id: 'Benar (T) atau salah (F)?',
          en: 'True (T) or false (F)?',
        },
        items: [
          {
            question: 'A wrong answer loses points.',
            answer: 'F',
          },
          {
            question: 'The recording is played only once.',
            answer: 'T',
          },
          {
            question: 'You may work on Part 7 during the Listening section.',
            answer: 'F',
          },
          {
            question: 'It is wise to fill in every answer.',
            answer: 'T',
          },
          {
            question: 'Every question has the same number of options: four.',
            answer: 'F',
          },
        ],
      },
    ],
  },
  {
    number: 19,
    kind: 'lesson',
    words: [
      {
        en: 'review',
        id: 'pembahasan',
      },
      {
        en: 'careless',
        id: 'ceroboh',
      },
      {
        en: 'vocabulary gap',
        id: 'kekurangan kosakata',
      },
      {
        en: 'misread',
        id: 'salah baca',
      },
      {
        en: 'pattern',
        id: 'pola',
      },
      {
        en: 'cause',
        id: 'penyebab',
      },
      {
        en: 'avoid',
        id: 'menghindari',
      },
      {
        en: 'mistake log',
        id: 'buku kesalahan',
      },
      {
        en: 'improve',
        id: 'memperbaiki',
      },
    ],
    texts: {
      beginner: {
        title: "Vera's red notebook",
        kind: 'text',
        lines: [
          "Vera writes every mistake in a red notebook. She does not copy the whole question. She writes three things: the part, the reason and a rule. Yesterday she had eighteen mistakes. Seven came from words she did not know. Six were careless: she did not see 'not' or 'except'. Three came from time, because she guessed at the end. Only two came from grammar. So she does not study grammar this week. She learns words from the texts, and in Part 7 she draws a circle round 'not'.",
        ],
      },
      intermediate: {
        title: "Vera's red notebook",
        kind: 'text',
        lines: [
          "Instead of simply counting her mistakes, Vera records each of them in a red notebook under three headings: the part, the reason and a rule for next time. Of yesterday's eighteen, seven were due to unknown words and six to carelessness, since she had overlooked 'not' or 'except'. A further three were guesses made in the final minutes, and just two had to do with grammar. That has changed her plans for this week. Rather than grammar, she is learning words from the texts she has read, and she circles every 'not' in Part 7.",
        ],
      },
      advanced: {
        title: "Vera's red notebook",
        kind: 'text',
        lines: [
          "A mistake, Vera maintains, is wasted unless it has been given a name. Her red notebook allows each one a single line: part, reason, rule. Yesterday's harvest of eighteen proved revealing. Vocabulary accounted for seven, and sheer carelessness, an overlooked 'not' or 'except', for six; three were last-minute guesses. Grammar, to which she had been devoting her evenings, was to blame for a mere two. The evenings have been reassigned accordingly. Words from passages already read now come first, and no 'not' in Part 7 escapes her pencil.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Membaca buku merah',
          en: 'Reading the red notebook',
        },
        instruction: {
          id: 'Jawab, lalu buat diagram kesalahan Anda.',
          en: 'Answer, then make a chart of your own mistakes.',
        },
        items: [
          'How many mistakes has Vera made, and of which four kinds?',
          'Why does she stop studying grammar this week?',
          "What does she do about 'not'?",
          'My last practice test: words ... careless ... time ... grammar ...',
        ],
      },
      {
        title: {
          id: 'Jelaskan lima kesalahan',
          en: 'Explain five mistakes',
        },
        instruction: {
          id: 'Bawa tes latihan penuh Anda. Untuk setiap soal: bukti, alasan salah, aturan.',
          en: 'Bring your full practice test. For each item: the evidence, why you went wrong, a rule.',
        },
        items: [
          'two from Listening, three from Reading',
          "'I chose ... because ... , but the text says ...'",
          "'The word ... means the same as ...'",
          "'Next time I will ...'",
        ],
      },
      {
        title: {
          id: 'Resep minggu terakhir',
          en: 'A plan for the last week',
        },
        instruction: {
          id: 'Susun tujuh hari: latihan ringan, satu tes, istirahat.',
          en: 'Plan seven days: light practice, one test, rest.',
        },
        items: [
          'Which two kinds of mistake will bring most points?',
          'Which day is for a full test? Which evening is free?',
          'What do you need on the test day: ID, a watch, a route?',
        ],
      },
    ],
    keep: [
      {
        en: 'I misread the question.',
        id: 'Saya salah membaca soal.',
      },
      {
        en: "I overlooked the word 'not'.",
        id: "Saya melewatkan kata 'not'.",
      },
      {
        en: "I mixed up 'lend' and 'borrow'.",
        id: 'Saya tertukar antara lend dan borrow.',
      },
      {
        en: 'I should have read the last line.',
        id: 'Seharusnya saya membaca baris terakhir.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis jenis kesalahan: word, careless, time, grammar.',
          en: 'Write the kind of mistake: word, careless, time, grammar.',
        },
        items: [
          {
            question: "I didn't know 'reimburse'.",
            answer: 'word',
          },
          {
            question: 'The last nine answers were all guesses.',
            answer: 'time',
          },
          {
            question: 'I read 1.50 as 1.15.',
            answer: 'careless',
          },
          {
            question: "I chose 'despite it rained'.",
            answer: 'grammar',
          },
          {
            question: "I overlooked 'except'.",
            answer: 'careless',
          },
        ],
      },
      {
        instruction: {
          id: 'Perbaiki satu kesalahan.',
          en: 'Correct the one mistake.',
        },
        items: [
          {
            question: 'The furnitures arrived late.',
            answer: 'The furniture arrived late.',
          },
          {
            question: 'Despite of the noise, we worked.',
            answer: 'Despite the noise, we worked.',
          },
          {
            question: 'She is responsible of sales.',
            answer: 'She is responsible for sales.',
          },
          {
            question: 'I look forward to hear from you.',
            answer: 'I look forward to hearing from you.',
          },
          {
            question: 'Each of the rooms have a desk.',
            answer: 'Each of the rooms has a desk.',
          },
        ],
      },
    ],
  },
  {
    number: 20,
    kind: 'final',
    instructions: [
      {
        id: 'Tes penuh: 200 soal, Listening 45 menit dan Reading 75 menit, dari materi latihan yang ditentukan guru.',
        en: 'A full test: 200 questions, Listening 45 minutes and Reading 75 minutes, from the practice material your teacher sets.',
      },
      {
        id: 'Karena pertemuan berlangsung 60 menit, kerjakan Reading di rumah dalam satu duduk sehari sebelumnya dan kirim jawabannya.',
        en: 'As the meeting lasts 60 minutes, do Reading at home in one sitting the day before and send your answers.',
      },
      {
        id: 'Listening dikerjakan di pertemuan tanpa jeda; suara diputar satu kali.',
        en: 'Do Listening in the meeting without a break; everything is played once.',
      },
      {
        id: 'Perkiraan skor 10-990 dari latihan bukan skor resmi TOEIC; skor resmi pun dapat bergeser sekitar 25 poin per bagian.',
        en: 'A practice estimate on the scale of 10-990 is not an official TOEIC score; even official scores may move by about 25 points a section.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Listening, Part 1-4',
          en: 'Listening, Parts 1 to 4',
        },
        instruction: {
          id: '100 soal, sekitar 45 menit.',
          en: '100 questions, about 45 minutes.',
        },
        items: [
          'Part 1: 6 photographs',
          'Part 2: 25 question-responses',
          'Part 3: 39 questions on 13 conversations',
          'Part 4: 30 questions on 10 talks',
        ],
      },
      {
        title: {
          id: 'Reading, Part 5-7',
          en: 'Reading, Parts 5 to 7',
        },
        instruction: {
          id: '100 soal, 75 menit. Catat waktu setiap bagian.',
          en: '100 questions, 75 minutes. Note the time for each part.',
        },
        items: [
          'Part 5: 30 sentences, about 10 minutes',
          'Part 6: 16 gaps in 4 texts, about 8 minutes',
          'Part 7: 54 questions: single texts 29, double and triple texts 25',
        ],
      },
      {
        title: {
          id: 'Pembahasan',
          en: 'Review',
        },
        instruction: {
          id: 'Sepuluh menit terakhir bersama guru.',
          en: 'The last ten minutes with your teacher.',
        },
        items: [
          'My best part and my weakest part',
          'Two mistakes that I can now explain',
          'What I will do until the test day',
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
          id: '90 jawaban benar atau lebih dari 100.',
          en: '90 or more of 100 answers are correct.',
        },
      },
      {
        name: {
          id: 'Jawaban Reading',
          en: 'Reading answers',
        },
        points: 45,
        full: {
          id: '90 jawaban benar atau lebih dari 100.',
          en: '90 or more of 100 answers are correct.',
        },
      },
      {
        name: {
          id: 'Pengaturan waktu',
          en: 'Timing',
        },
        points: 10,
        full: {
          id: 'Semua bagian selesai dalam waktunya dan tidak ada jawaban kosong.',
          en: 'All parts are finished in time and no answer is left blank.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
