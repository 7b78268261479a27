import type { MeetingMaterial } from '../types.ts';

export const meetings01to05 = [
  {
    number: 1,
    kind: 'lesson',
    words: [
      {
        en: 'score',
        id: 'skor',
      },
      {
        en: 'listening section',
        id: 'bagian menyimak',
      },
      {
        en: 'reading section',
        id: 'bagian membaca',
      },
      {
        en: 'workplace',
        id: 'tempat kerja',
      },
      {
        en: 'colleague',
        id: 'rekan kerja',
      },
      {
        en: 'hire',
        id: 'merekrut',
      },
      {
        en: 'requirement',
        id: 'persyaratan',
      },
      {
        en: 'diagnose',
        id: 'mendiagnosis',
      },
      {
        en: 'pace',
        id: 'kecepatan mengerjakan',
      },
    ],
    texts: {
      beginner: {
        title: "Rio's first score",
        kind: 'text',
        lines: [
          'Rio works at a hotel in Batam. His company asks for 700 points in TOEIC because many guests come from abroad. Last week he took a practice test of two hours. There were 200 questions. In Listening he got 345 points, and in Reading he got 235. His total was 580. Parts 1 and 2 were easy for him. In Part 7 he did not finish; he left fourteen questions empty. Now he reads one e-mail and one notice in English every day. He has three months.',
        ],
      },
      intermediate: {
        title: "Rio's first score",
        kind: 'text',
        lines: [
          'The hotel in Batam where Rio works requires its front-desk staff to score at least 700 on the TOEIC test, since most guests come from abroad. In a two-hour practice test of 200 questions last week, he gained 345 points for Listening but only 235 for Reading, which made a total of 580. While Parts 1 and 2 gave him little trouble, he ran out of time in Part 7 and left fourteen questions unanswered. To read faster, he now goes through an e-mail and a notice in English every day. He has three months to reach his goal.',
        ],
      },
      advanced: {
        title: "Rio's first score",
        kind: 'text',
        lines: [
          "Anyone wishing to work at the front desk of Rio's hotel in Batam, whose guests are overwhelmingly foreign, must produce a TOEIC score of 700. At 580, the total of his recent two-hour practice test, he is some way off. The two halves of the 200-question paper tell different stories: 345 for Listening, where Parts 1 and 2 went almost effortlessly, as against 235 for Reading, where fourteen items of Part 7 remained blank when time was called. Speed, evidently, is the issue. With three months in hand, he has prescribed himself a daily dose of one e-mail and one notice.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Membaca hasil Rio',
          en: "Reading Rio's result",
        },
        instruction: {
          id: 'Jawab dengan angka dan alasan.',
          en: 'Answer with figures and reasons.',
        },
        items: [
          'How many points does Rio need, and how many has he got?',
          'Which section is weaker, and by how many points?',
          'What went wrong in Part 7?',
          'What is his plan, and how long has he got?',
        ],
      },
      {
        title: {
          id: 'Diagnosis singkat tujuh bagian',
          en: 'A short diagnosis of the seven parts',
        },
        instruction: {
          id: 'Kerjakan tanpa bantuan; catat yakin, ragu, atau menebak.',
          en: 'Work without help; note sure, unsure or guess.',
        },
        items: [
          "Parts 1-2 (listen): 'When is the report due?' A By e-mail. B On Thursday. C Yes, it is.",
          'Parts 3-4 (listen): your teacher leaves you a voice message, once; say the purpose and two figures.',
          'Part 5: The manager will ____ the results tomorrow. A announce B announced C announcing D announcement',
          'Part 6: We have moved. ____, our telephone number is the same. A Therefore B However C Because D Unless',
          'Part 7: read the text in 60 seconds. What is stated about the guests?',
        ],
      },
      {
        title: {
          id: 'Rencana tiga bulan',
          en: 'A three-month plan',
        },
        instruction: {
          id: 'Susun rencana dari hasil Anda.',
          en: 'Make a plan from your result.',
        },
        items: [
          'The parts I need to practise most are ... because ...',
          'My goal is ... points by ...',
          "On weekdays I can practise for ... minutes; I'll start with Part ...",
        ],
      },
    ],
    keep: [
      {
        en: 'The report is due on Thursday.',
        id: 'Laporannya harus selesai hari Kamis. (be due)',
      },
      {
        en: 'I ran out of time.',
        id: 'Saya kehabisan waktu.',
      },
      {
        en: 'Leave no answer blank.',
        id: 'Jangan kosongkan jawaban; jawaban salah tidak mengurangi skor.',
      },
      {
        en: 'How do I improve my score?',
        id: "Bagaimana menaikkan skor saya? (pakai do; bukan 'How to improve my score?')",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Isi jumlah soal setiap bagian TOEIC: 6, 16, 25, 30, 39, 54.',
          en: 'Fill in the number of questions in each TOEIC part: 6, 16, 25, 30, 39, 54.',
        },
        items: [
          {
            question: 'Part 1, photographs: ____',
            answer: '6',
          },
          {
            question: 'Part 2, question-response: ____',
            answer: '25',
          },
          {
            question: 'Part 3, conversations: ____',
            answer: '39',
          },
          {
            question: 'Part 5, incomplete sentences: ____',
            answer: '30',
          },
          {
            question: 'Part 6, text completion: ____',
            answer: '16',
          },
          {
            question: 'Part 7, reading comprehension: ____',
            answer: '54',
          },
        ],
      },
      {
        instruction: {
          id: 'Hitung.',
          en: 'Work it out.',
        },
        items: [
          {
            question: 'Part 4 has 10 talks with 3 questions each. How many questions?',
            answer: '30',
          },
          {
            question: 'Listening 345, Reading 235. Total?',
            answer: '580',
          },
          {
            question: 'Reading lasts 75 minutes; Part 5 and 6 took 20. How many are left for Part 7?',
            answer: '55',
          },
          {
            question: '54 questions in 54 minutes. How many minutes for each?',
            answer: '1',
          },
          {
            question: 'The highest score of a section is 495. The highest total?',
            answer: '990',
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
        en: 'photograph',
        id: 'foto',
      },
      {
        en: 'statement',
        id: 'pernyataan',
      },
      {
        en: 'lean',
        id: 'bersandar',
      },
      {
        en: 'load',
        id: 'memuat',
      },
      {
        en: 'stack',
        id: 'menumpuk',
      },
      {
        en: 'display',
        id: 'memajang',
      },
      {
        en: 'row',
        id: 'deretan',
      },
      {
        en: 'face',
        id: 'menghadap',
      },
      {
        en: 'railing',
        id: 'pagar pegangan',
      },
      {
        en: 'out of stock',
        id: 'habis',
      },
    ],
    texts: {
      beginner: {
        title: 'A photograph in words',
        kind: 'text',
        lines: [
          'This is a photograph of a small harbour. In the front, two men are loading boxes onto a boat. One man is wearing a cap. The boxes are stacked on the ground. A woman is standing on the boat. She is holding some papers. Behind her there are three white boats in a row. Nobody is sitting on them. On the left, a bicycle is leaning against a wall. On the right there is a shop. Its door is open, and fruit is displayed in front of it.',
        ],
      },
      intermediate: {
        title: 'A photograph in words',
        kind: 'text',
        lines: [
          'The photograph shows a small harbour. In the foreground, two men, one of whom is wearing a cap, are loading boxes onto a boat. More boxes have been stacked on the ground beside them. A woman is standing on deck and holding some papers, which she appears to be checking. In the background, three white boats are lined up in a row, and there is nobody on board. A bicycle has been left leaning against a wall on the left. On the right, the door of a shop is open, and fruit is displayed outside it.',
        ],
      },
      advanced: {
        title: 'A photograph in words',
        kind: 'text',
        lines: [
          'The scene is a modest harbour. Occupying the foreground, two men, the taller of them in a cap, are transferring boxes from a neat stack on the quay to a waiting boat, on whose deck a woman stands with a sheaf of papers in her hand; whether she is counting or merely reading cannot be told from the picture. Three white boats, all unoccupied, have been moored in a row behind her. To the left a bicycle rests against a wall. To the right, fruit has been arranged in front of a shop, the door of which stands open.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Benar untuk foto dalam teks?',
          en: 'True of the photograph in the text?',
        },
        instruction: {
          id: 'Teks di atas menggantikan foto; di tes Anda melihat fotonya. Guru membacakan empat pernyataan; pilih satu.',
          en: 'The text above stands in for the photograph that you see in the test. Your teacher reads four statements; choose one.',
        },
        items: [
          '1: A The men are unloading a truck. B The men are loading a boat. C The men are opening a shop. D The men are wearing helmets.',
          '2: A She is holding some papers. B She is writing a letter. C She is boarding a train. D She is folding clothes.',
          '3: A The bicycle is being ridden. B The bicycle is being repaired. C The bicycle is leaning against a wall. D The bicycle is on the boat.',
          '4: A The fruit is being eaten. B Fruit is on display. C The door has been locked. D The boats are crowded.',
        ],
      },
      {
        title: {
          id: 'Jebakan Part 1',
          en: 'Part 1 traps',
        },
        instruction: {
          id: 'Jelaskan jenis jebakan: bunyi mirip, tindakan yang tidak terlihat, benda yang tidak ada, is being.',
          en: 'Name the trap: similar sound, action you cannot see, missing object, is being.',
        },
        items: [
          "He's reading / He's leading the tour.",
          'The tables are being set. (No people in the picture.)',
          "She's buying a ticket. (She only stands in a queue.)",
          "They're walking / working along the shore.",
        ],
      },
      {
        title: {
          id: 'Foto Anda',
          en: 'Your own photograph',
        },
        instruction: {
          id: 'Bagikan layar foto pekerjaan atau perjalanan. Buat satu pernyataan benar dan tiga salah.',
          en: 'Share a photo of your work or a trip. Make one true and three false statements.',
        },
        items: [
          'Person: What is he or she doing? Wearing?',
          'Objects: Where are they? Are they stacked, parked, hung?',
          "Change roles: your teacher's photo, your ears.",
        ],
      },
    ],
    keep: [
      {
        en: 'He is loading boxes.',
        id: 'Ia sedang memuat kotak. (orang: is + -ing)',
      },
      {
        en: 'Boxes are stacked on the ground.',
        id: 'Kotak-kotak bertumpuk di tanah. (keadaan: are + bentuk ketiga)',
      },
      {
        en: 'The road is being repaired.',
        id: 'Jalan itu sedang diperbaiki. (harus terlihat orang yang mengerjakan)',
      },
      {
        en: 'Chairs have been arranged in a circle.',
        id: 'Kursi-kursi telah disusun melingkar. (hasil, tanpa orang)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih yang cocok untuk foto tanpa orang: a atau b.',
          en: 'Choose what fits a picture without people: a or b.',
        },
        items: [
          {
            question: 'a The floor is being swept. b The floor has been swept.',
            answer: 'b',
          },
          {
            question: 'a Cars are parked in a row. b Cars are being washed.',
            answer: 'a',
          },
          {
            question: 'a Lamps have been hung from the ceiling. b Lamps are being hung from the ceiling.',
            answer: 'a',
          },
          {
            question: 'a A tent is being put up. b A tent stands under the trees.',
            answer: 'b',
          },
          {
            question: 'a Plates are stacked on a shelf. b Plates are being dried.',
            answer: 'a',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: against, onto, in, from, along.',
          en: 'Complete with: against, onto, in, from, along.',
        },
        items: [
          {
            question: 'They are loading crates ____ a truck.',
            answer: 'onto',
          },
          {
            question: 'A ladder is leaning ____ the house.',
            answer: 'against',
          },
          {
            question: 'The seats are arranged ____ rows.',
            answer: 'in',
          },
          {
            question: 'People are walking ____ the beach.',
            answer: 'along',
          },
          {
            question: 'Flags are hanging ____ the balcony.',
            answer: 'from',
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
        en: 'question word',
        id: 'kata tanya',
      },
      {
        en: 'respond',
        id: 'menanggapi',
      },
      {
        en: 'distractor',
        id: 'pengecoh',
      },
      {
        en: 'supervisor',
        id: 'penyelia',
      },
      {
        en: 'invoice',
        id: 'faktur',
      },
      {
        en: 'branch',
        id: 'cabang',
      },
      {
        en: 'deadline',
        id: 'tenggat',
      },
      {
        en: 'purpose',
        id: 'tujuan',
      },
      {
        en: 'pick up',
        id: 'menjemput, mengambil',
      },
    ],
    texts: {
      beginner: {
        title: 'Ten quick questions',
        kind: 'dialogue',
        lines: [
          'Ani: When does the meeting start?',
          'Tom: At half past two.',
          'Ani: Where is it?',
          'Tom: In the small room on the third floor.',
          'Ani: Who is coming?',
          'Tom: Mr Sato and his team from Osaka.',
          'Ani: Why are they here?',
          'Tom: They want to see the new branch.',
          'Ani: How long will they stay?',
          'Tom: For three days.',
          'Ani: Which hotel are they in?',
          'Tom: The one next to the station.',
          'Ani: Shall I pick them up?',
          'Tom: Yes, please. Take the big car.',
        ],
      },
      intermediate: {
        title: 'Ten quick questions',
        kind: 'dialogue',
        lines: [
          'Ani: When is the meeting supposed to start?',
          'Tom: Not until half past two.',
          "Ani: And where's it being held?",
          'Tom: In the small room on the third floor.',
          "Ani: Who'll be joining us?",
          'Tom: Mr Sato, along with his team from Osaka.',
          'Ani: Why have they come in person?',
          'Tom: To take a look at the new branch.',
          'Ani: How long are they planning to stay?',
          'Tom: Just three days.',
          'Ani: Which hotel did we book for them?',
          'Tom: The one next to the station.',
          'Ani: Shall I pick them up?',
          'Tom: That would be great. Use the big car.',
        ],
      },
      advanced: {
        title: 'Ten quick questions',
        kind: 'dialogue',
        lines: [
          'Ani: When are we due to start?',
          "Tom: It's been put back to half past two.",
          'Ani: Where will we be meeting?',
          'Tom: The small room upstairs, on the third floor.',
          "Ani: Who's expected?",
          'Tom: Mr Sato, plus the rest of the Osaka team.',
          'Ani: What brings them all this way?',
          "Tom: They're anxious to see the new branch for themselves.",
          'Ani: How long have we got them for?',
          'Tom: Three days, all told.',
          'Ani: Which hotel are they staying at?',
          'Tom: The one by the station.',
          'Ani: Would you like me to collect them?',
          "Tom: If you wouldn't mind. The big car's free.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Kata pertama menentukan',
          en: 'The first word decides',
        },
        instruction: {
          id: 'Dengarkan hanya kata pertama, sebut jenis jawaban: orang, tempat, waktu, alasan, cara, ya-tidak.',
          en: 'Hear only the first words and name the kind of answer: person, place, time, reason, way, yes-no.',
        },
        items: [
          'Who ... / Whose ...',
          'When ... / How soon ...',
          'Where ... / Which floor ...',
          'Why ... / What ... for?',
          'Has ... / Did ... / Are you going to ...',
          'Shall I ... / Would you like me to ...',
        ],
      },
      {
        title: {
          id: 'Part 2 dengan suara',
          en: 'Part 2 by ear',
        },
        instruction: {
          id: 'Tanpa melihat: guru membaca pertanyaan dan tiga jawaban, satu kali.',
          en: 'Without looking: your teacher reads a question and three answers, once.',
        },
        items: [
          "Where's the nearest cash machine? A Around the corner. B At nine. C In cash, please.",
          'Who signed the contract? A By Friday. B Ms Ramli did. C The contact list.',
          'How often do you travel? A By plane. B Twice a month. C For two hours.',
          "Why is the office closed? A It's close to here. B From nine to five. C Because of the holiday.",
          'Would you like some tea? A No, at three. B Yes, please. C The team is here.',
        ],
      },
      {
        title: {
          id: 'Pengecoh bunyi',
          en: 'Sound-alike traps',
        },
        instruction: {
          id: 'Sebutkan kata yang mengecoh pada soal di atas, lalu buat dua soal sendiri.',
          en: 'Name the word that traps you in the items above, then write two items of your own.',
        },
        items: [
          'contract / contact; tea / team, three; closed / close',
          'copy / coffee; walk / work; file / fire: one item with each',
          'Read your items to your teacher at normal speed.',
        ],
      },
    ],
    keep: [
      {
        en: 'How soon can you start?',
        id: 'Seberapa cepat Anda bisa mulai? (jawab waktu)',
      },
      {
        en: 'How come he left?',
        id: 'Mengapa ia pergi? (= why; jawab alasan)',
      },
      {
        en: 'Whose invoice is this?',
        id: "Faktur siapa ini? (jawab pemilik; jangan tertukar dengan Who's)",
      },
      {
        en: 'Would you like me to call him?',
        id: 'Maukah saya telepon dia? (tawaran; jawab Yes, please atau No, thanks)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis jenis jawaban: person, place, time, reason, number.',
          en: 'Write the kind of answer: person, place, time, reason, number.',
        },
        items: [
          {
            question: "When's the flight?",
            answer: 'time',
          },
          {
            question: "Who's in charge?",
            answer: 'person',
          },
          {
            question: 'How many chairs do we need?',
            answer: 'number',
          },
          {
            question: 'What did she phone for?',
            answer: 'reason',
          },
          {
            question: 'Where did you leave the keys?',
            answer: 'place',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih jawaban yang tepat: a, b, atau c.',
          en: 'Choose the right answer: a, b or c.',
        },
        items: [
          {
            question: "Whose jacket is this? a It's mine. b It's cold. c In the wardrobe.",
            answer: 'a',
          },
          {
            question: 'Did the parcel come? a Come in. b Yes, this morning. c The park is near.',
            answer: 'b',
          },
          {
            question: 'How far is the plant? a By bus. b Two kilometres. c Green plants.',
            answer: 'b',
          },
          {
            question: 'When will the lift be fixed? a In the lobby. b The left one. c By tonight, I hope.',
            answer: 'c',
          },
          {
            question: "Why don't we take a break? a It's broken. b Good idea. c Because I slept.",
            answer: 'b',
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
        en: 'indirect answer',
        id: 'jawaban tidak langsung',
      },
      {
        en: 'confirm',
        id: 'memastikan',
      },
      {
        en: 'either',
        id: 'salah satu dari dua',
      },
      {
        en: 'not sure yet',
        id: 'belum yakin',
      },
      {
        en: 'check with',
        id: 'menanyakan kepada',
      },
      {
        en: 'it depends',
        id: 'tergantung',
      },
      {
        en: 'supplier',
        id: 'pemasok',
      },
      {
        en: 'in advance',
        id: 'sebelumnya',
      },
      {
        en: 'neither',
        id: 'tidak keduanya',
      },
    ],
    texts: {
      beginner: {
        title: 'Nobody says yes or no',
        kind: 'dialogue',
        lines: [
          'Yoga: Is the new printer working?',
          'Mei: The technician is coming at four.',
          'Yoga: Has Mr Hall read the report?',
          'Mei: He only came back today.',
          'Yoga: Do you want to eat in or out?',
          'Mei: I have a sandwich in my bag.',
          "Yoga: Who's going to the fair in Singapore?",
          'Mei: The list is on the board.',
          'Yoga: When will the boxes arrive?',
          'Mei: Ask Dian; she ordered them.',
          'Yoga: Can you help me after work?',
          'Mei: My bus goes at five.',
          'Yoga: I understand! You never say no.',
        ],
      },
      intermediate: {
        title: 'Nobody says yes or no',
        kind: 'dialogue',
        lines: [
          'Yoga: Is the new printer working yet?',
          "Mei: The technician won't be here until four.",
          'Yoga: Has Mr Hall had a chance to read the report?',
          "Mei: He's only just got back from leave.",
          'Yoga: Shall we eat in or go out?',
          "Mei: Actually, I've brought a sandwich.",
          "Yoga: Who's been chosen for the fair in Singapore?",
          "Mei: There's a list on the notice board.",
          'Yoga: When are the boxes supposed to arrive?',
          "Mei: You'd better ask Dian, since she ordered them.",
          'Yoga: Could you give me a hand after work?',
          "Mei: I've got a bus to catch at five.",
          'Yoga: I see. You never actually say no!',
        ],
      },
      advanced: {
        title: 'Nobody says yes or no',
        kind: 'dialogue',
        lines: [
          'Yoga: Is the new printer up and running?',
          "Mei: They're sending a technician at four.",
          'Yoga: I take it Mr Hall has been through the report?',
          'Mei: He was still on leave yesterday.',
          'Yoga: Would you rather eat in or go somewhere?',
          "Mei: There's a sandwich with my name on it in the fridge.",
          "Yoga: Any idea who's been picked for the Singapore fair?",
          "Mei: Haven't you looked at the notice board?",
          'Yoga: How soon can we expect the boxes?',
          'Mei: Dian placed that order.',
          "Yoga: You couldn't stay on and help me, could you?",
          'Mei: The last bus leaves at five.',
          "Yoga: It's remarkable: you refuse without ever saying no.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Apa maksudnya?',
          en: 'What does it mean?',
        },
        instruction: {
          id: 'Ubah jawaban Mei menjadi jawaban langsung.',
          en: "Turn Mei's answers into direct ones.",
        },
        items: [
          'the printer: Yes or no?',
          'the report: Has he read it?',
          'lunch: in or out?',
          'the fair: Does she know who?',
          'the boxes: Does she know when?',
          'help after work: Will she help?',
        ],
      },
      {
        title: {
          id: 'Lima pola tidak langsung',
          en: 'Five indirect patterns',
        },
        instruction: {
          id: 'Jawab tidak langsung dengan pola yang diminta.',
          en: 'Answer indirectly with the pattern given.',
        },
        items: [
          'Is the cafe open? (give a reason)',
          "Where's the key? (send to another person)",
          'Do you prefer Monday or Tuesday? (choose neither)',
          'Will she get the post? (say it is not decided)',
          'Did you order paper? (ask a question back)',
        ],
      },
      {
        title: {
          id: 'Part 2, soal sulit',
          en: 'Part 2, hard items',
        },
        instruction: {
          id: 'Guru membaca satu kali; pilih dan jelaskan hubungannya.',
          en: 'Your teacher reads once; choose and explain the link.',
        },
        items: [
          "Aren't you going to the seminar? A It was moved to June. B At the centre. C Yes, he is.",
          'Should I print the slides or e-mail them? A On the slide. B Nobody uses paper any more. C Yes, I should.',
          "The air conditioner is very loud. A It's in the cupboard. B I can turn it down. C You're allowed to.",
          "You've met our new accountant, haven't you? A On account of rain. B We had lunch yesterday. C Nine new accounts.",
        ],
      },
    ],
    keep: [
      {
        en: "Haven't you seen it? - No, I haven't.",
        id: 'Belum melihat? - Belum. (jawab faktanya: No = belum)',
      },
      {
        en: "It hasn't been decided yet.",
        id: 'Belum diputuskan.',
      },
      {
        en: "You'd better check with Dian.",
        id: 'Sebaiknya tanyakan kepada Dian.',
      },
      {
        en: 'Either is fine with me.',
        id: 'Yang mana pun boleh. / Neither, thanks. = Tidak keduanya.',
      },
      {
        en: 'I was about to ask you the same thing.',
        id: 'Saya baru mau menanyakan hal yang sama.',
      },
    ],
    practice: [
      {
        instruction: {
          id: "Apa arti jawabannya: yes, no, atau don't know?",
          en: "What does the answer mean: yes, no or don't know?",
        },
        items: [
          {
            question: "Can you come on Friday? - I'm flying to Medan that day.",
            answer: 'no',
          },
          {
            question: "Is he the new director? - That's what I heard this morning.",
            answer: 'yes',
          },
          {
            question: "Will the shop reopen? - They haven't told us.",
            answer: "don't know",
          },
          {
            question: 'Are there any tickets left? - The last two went an hour ago.',
            answer: 'no',
          },
          {
            question: 'Did you enjoy the talk? - I wish it had been longer.',
            answer: 'yes',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih jawaban yang masuk akal: a, b, atau c.',
          en: 'Choose the answer that makes sense: a, b or c.',
        },
        items: [
          {
            question:
              "Where should I put these chairs? a Ms Oey is in charge of the room. b Fair enough. c They're wooden.",
            answer: 'a',
          },
          {
            question:
              "Who's giving the keynote speech? a A key to room two. b It'll be announced tomorrow. c Very well, thanks.",
            answer: 'b',
          },
          {
            question:
              'Do you take cards or only cash? a Cards are fine over ten pounds. b A birthday card. c I took it.',
            answer: 'a',
          },
          {
            question: "Isn't the lobby being painted? a In oil. b They've postponed it. c A hobby of mine.",
            answer: 'b',
          },
          {
            question:
              'How was the interview? a They offered me the job. b At eleven. c With a view of the bay.',
            answer: 'a',
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
        en: 'main topic',
        id: 'topik utama',
      },
      {
        en: 'location',
        id: 'tempat',
      },
      {
        en: 'preview',
        id: 'membaca soal lebih dulu',
      },
      {
        en: 'shipment',
        id: 'kiriman barang',
      },
      {
        en: 'exhibition',
        id: 'pameran',
      },
      {
        en: 'refund',
        id: 'pengembalian dana',
      },
      {
        en: 'replacement',
        id: 'pengganti',
      },
      {
        en: 'suggest',
        id: 'menyarankan',
      },
      {
        en: 'apologise',
        id: 'meminta maaf',
      },
    ],
    texts: {
      beginner: {
        title: 'The wrong lamps',
        kind: 'dialogue',
        lines: [
          "Woman: Hello, this is Kirana from the Lotus Hotel. We ordered sixty lamps, and they arrived today. But they're white. We asked for green.",
          "Man: I'm very sorry. Do you have your order number?",
          "Woman: Yes, it's 8812.",
          'Man: I see the mistake. We can send the green lamps tomorrow.',
          'Woman: Good. We open our new restaurant on Saturday.',
          'Man: They will be there on Thursday. What about the white ones?',
          'Woman: Can you pick them up?',
          "Man: Of course. Our driver will take them back. You don't have to pay anything.",
        ],
      },
      intermediate: {
        title: 'The wrong lamps',
        kind: 'dialogue',
        lines: [
          "Woman: Hello, it's Kirana from the Lotus Hotel. I'm calling about the sixty lamps that were delivered this morning. They're white, but we ordered green ones.",
          'Man: I do apologise. Could you give me the order number?',
          "Woman: It's 8812.",
          'Man: Right, I can see what happened. The green lamps can leave our warehouse tomorrow and reach you on Thursday.',
          "Woman: That's a relief, because our new restaurant opens on Saturday. What shall we do with the white ones?",
          'Man: Our driver will collect them when he delivers the others, free of charge.',
        ],
      },
      advanced: {
        title: 'The wrong lamps',
        kind: 'dialogue',
        lines: [
          "Woman: Kirana here, from the Lotus Hotel. Of the sixty lamps you delivered this morning, not one is green, which is what we'd specified; they're all white.",
          "Man: I'm so sorry about that. Might I have the order number?",
          'Woman: 8812.',
          "Man: Ah, somebody has entered the wrong code. Replacements can be dispatched tomorrow, so you'd have them on Thursday.",
          "Woman: That's cutting it fine, with the restaurant opening on Saturday, but it will do. And the white ones?",
          "Man: The driver can take them back on the same trip. Naturally, there'll be no charge.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Baca soal dulu',
          en: 'Questions first',
        },
        instruction: {
          id: 'Baca soal 30 detik, lalu dengarkan sekali tanpa melihat teks.',
          en: 'Read the questions for 30 seconds, then listen once without looking at the text.',
        },
        items: [
          '1 What is the problem? A The lamps are broken. B The colour is wrong. C The lamps are late. D The price is too high.',
          '2 When will the new lamps arrive? A Today. B Tomorrow. C On Thursday. D On Saturday.',
          '3 What will the driver do? A Collect the white lamps. B Repair the lamps. C Open the restaurant. D Bring a bill.',
        ],
      },
      {
        title: {
          id: 'Tiga soal khas',
          en: 'Three typical questions',
        },
        instruction: {
          id: 'Kenali urutan: topik, rincian, langkah berikutnya. Sebutkan kata kuncinya.',
          en: 'Recognise the order: topic, detail, next step. Name the signal words.',
        },
        items: [
          'What are the speakers mainly discussing? (first lines)',
          'Why does the man apologise?',
          'What does the woman say about Saturday?',
          "What will probably happen next? (last lines: I'll ... , Let me ...)",
        ],
      },
      {
        title: {
          id: 'Membuat percakapan Part 3',
          en: 'Making a Part 3 conversation',
        },
        instruction: {
          id: 'Buat percakapan 30 detik dengan guru; ia menjawab tiga soal Anda.',
          en: 'Make a 30-second conversation with your teacher, who answers your three questions.',
        },
        items: [
          'Choose: a hotel, a bank, a repair shop, an exhibition.',
          'One problem, one detail with a number, one next step.',
          'Write three questions with four options.',
        ],
      },
    ],
    keep: [
      {
        en: "I'm calling about an order.",
        id: 'Saya menelepon soal pesanan. (kalimat ini = topik)',
      },
      {
        en: 'What will the man probably do next?',
        id: "Apa yang mungkin dilakukan pria itu sesudahnya? (dengarkan I'll dan Let me)",
      },
      {
        en: 'The lamps were delivered this morning.',
        id: 'Lampunya diantar pagi ini. (were + bentuk ketiga)',
      },
      {
        en: 'free of charge / no charge',
        id: 'gratis, tanpa biaya (parafrasa yang sering muncul)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Topik (T), rincian (D), atau langkah berikutnya (N)?',
          en: 'Topic (T), detail (D) or next step (N)?',
        },
        items: [
          {
            question: 'What is the conversation mainly about?',
            answer: 'T',
          },
          {
            question: 'How much did the ticket cost?',
            answer: 'D',
          },
          {
            question: 'What does the woman say she will do?',
            answer: 'N',
          },
          {
            question: 'On which day is the office closed?',
            answer: 'D',
          },
          {
            question: 'What is the purpose of the call?',
            answer: 'T',
          },
        ],
      },
      {
        instruction: {
          id: 'Cocokkan ucapan dengan parafrasa a-e: a It is free. b It will be late. c He is on holiday. d They need more workers. e The meeting was cancelled.',
          en: 'Match the words with the paraphrase a-e: a It is free. b It will be late. c He is on holiday. d They need more workers. e The meeting was cancelled.',
        },
        items: [
          {
            question: "There's no charge.",
            answer: 'a',
          },
          {
            question: "We're short-staffed.",
            answer: 'd',
          },
          {
            question: 'Mr Adi is on leave until Monday.',
            answer: 'c',
          },
          {
            question: 'They called off the meeting.',
            answer: 'e',
          },
          {
            question: 'The delivery has been delayed.',
            answer: 'b',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
