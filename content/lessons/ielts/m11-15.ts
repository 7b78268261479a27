import type { MeetingMaterial } from '../types.ts';

export const meetings11to15 = [
  {
    number: 11,
    kind: 'lesson',
    words: [
      {
        en: 'process',
        id: 'proses',
      },
      {
        en: 'diagram',
        id: 'diagram',
      },
      {
        en: 'stage',
        id: 'tahap',
      },
      {
        en: 'raw material',
        id: 'bahan mentah',
      },
      {
        en: 'formal letter',
        id: 'surat resmi',
      },
      {
        en: 'enquire',
        id: 'menanyakan',
      },
      {
        en: 'complaint',
        id: 'keluhan',
      },
      {
        en: 'bullet point',
        id: 'butir soal',
      },
      {
        en: 'yours faithfully',
        id: 'hormat kami (nama penerima tidak diketahui)',
      },
      {
        en: 'yours sincerely',
        id: 'hormat saya (nama penerima diketahui)',
      },
    ],
    texts: {
      beginner: {
        title: 'From sea water to salt',
        kind: 'text',
        lines: [
          'The diagram shows how salt is made on the island of Madura. There are five stages. First, sea water is let into a shallow pond. The sun warms it, and a part of the water goes into the air. Then the water is moved to a second pond. Here salt crystals begin to form. After about ten days the salt is collected with wooden rakes. Next, it is washed and dried. Finally, it is put into sacks and taken to shops. The process needs much sun, so it stops in the rainy season.',
        ],
      },
      intermediate: {
        title: 'From sea water to salt',
        kind: 'text',
        lines: [
          'The diagram illustrates how salt is produced on the island of Madura. Overall, there are five stages, beginning with sea water and ending with sacks that are delivered to shops. To begin with, sea water is let into a shallow pond, where the sun causes part of it to evaporate. It is then moved to a second pond, in which salt crystals start to form. After about ten days, the salt is collected with wooden rakes. Once it has been washed and dried, it is packed in sacks and transported to shops. Since the process depends on the sun, it stops in the rainy season.',
        ],
      },
      advanced: {
        title: 'From sea water to salt',
        kind: 'text',
        lines: [
          'The diagram traces the five stages by which sea water becomes table salt on the island of Madura, from its entry into a shallow pond to the delivery of sacks to shops. Exposed to the sun in the first pond, the water partly evaporates, and the remainder, now considerably saltier, is channelled into a second pond, where crystals begin to form. It takes around ten days for the salt to be ready to be collected with wooden rakes. Having been washed and dried, it is packed into sacks, which are then distributed. As evaporation relies entirely on sunshine, production comes to a halt in the rainy season.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Academic: proses',
          en: 'Academic: a process',
        },
        instruction: {
          id: 'Telusuri lima tahap dan bentuk pasifnya.',
          en: 'Follow the five stages and their passive forms.',
        },
        items: [
          'Name the five stages in the right order.',
          'Which verbs are passive, and which words join the stages?',
          'Where is the overview? What does it say?',
          'Describe in five sentences how tempe or paper is made.',
        ],
      },
      {
        title: {
          id: 'General Training: surat',
          en: 'General Training: a letter',
        },
        instruction: {
          id: 'Pilih nada dan bagian surat.',
          en: 'Choose the tone and the parts of the letter.',
        },
        items: [
          'To a friend: invite her to stay. To a manager: ask for leave. To a company: complain. Formal, semi-formal or informal?',
          "Complete: 'I am writing to ... ' 'I would be grateful if ...' 'I look forward to ...'",
          'Dear Sir or Madam goes with ... ; Dear Ms Ellis goes with ... ; Dear Toni goes with ...',
          'Is each of the three bullet points of the task answered in its own paragraph?',
        ],
      },
      {
        title: {
          id: 'Tulis sesuai modul',
          en: 'Write for your module',
        },
        instruction: {
          id: '20 menit, minimal 150 kata. Mulai di kelas, selesaikan di rumah.',
          en: '20 minutes, at least 150 words. Begin in class and finish at home.',
        },
        items: [
          'Academic: describe a process you know in five or more stages, with an overview.',
          'General Training: you left a bag on a coach. Write to the company: describe the bag, say where you left it, ask what they will do.',
          'Swap with your teacher: what is missing?',
        ],
      },
    ],
    keep: [
      {
        en: 'The salt is collected with rakes.',
        id: 'Garamnya dikumpulkan dengan garu. (is + bentuk ketiga: proses umum)',
      },
      {
        en: 'Once it has been dried, it is packed.',
        id: 'Setelah dikeringkan, garam dikemas.',
      },
      {
        en: 'I am writing to complain about a broken seat.',
        id: 'Saya menulis untuk mengeluhkan kursi yang rusak. (complain about + benda)',
      },
      {
        en: 'I would be grateful if you could reply by Friday.',
        id: 'Saya berterima kasih bila Anda dapat membalas paling lambat Jumat.',
      },
      {
        en: 'Dear Ms Ellis ... Yours sincerely',
        id: 'Nama diketahui: sincerely; Dear Sir or Madam: faithfully; kepada teman: Best wishes',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Ubah menjadi pasif.',
          en: 'Change into the passive.',
        },
        items: [
          {
            question: 'Workers wash the leaves.',
            answer: 'The leaves are washed.',
          },
          {
            question: 'A machine cuts the paper.',
            answer: 'The paper is cut by a machine.',
          },
          {
            question: 'They then dry the beans.',
            answer: 'The beans are then dried.',
          },
          {
            question: 'People store the seeds in jars.',
            answer: 'The seeds are stored in jars.',
          },
          {
            question: 'Somebody checks each bottle twice.',
            answer: 'Each bottle is checked twice.',
          },
        ],
      },
      {
        instruction: {
          id: 'Resmi (F) atau santai (I)?',
          en: 'Formal (F) or informal (I)?',
        },
        items: [
          {
            question: 'I am writing to enquire about your courses.',
            answer: 'F',
          },
          {
            question: "Guess what! I've moved.",
            answer: 'I',
          },
          {
            question: 'I would appreciate a prompt reply.',
            answer: 'F',
          },
          {
            question: "Can't wait to see you!",
            answer: 'I',
          },
          {
            question: 'Please do not hesitate to contact me.',
            answer: 'F',
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
        en: 'essay',
        id: 'esai',
      },
      {
        en: 'plan',
        id: 'kerangka',
      },
      {
        en: 'prompt',
        id: 'soal esai',
      },
      {
        en: 'position',
        id: 'sikap, pendirian',
      },
      {
        en: 'main body',
        id: 'isi',
      },
      {
        en: 'introduction',
        id: 'pendahuluan',
      },
      {
        en: 'to what extent',
        id: 'sejauh mana',
      },
      {
        en: 'outweigh',
        id: 'lebih besar daripada',
      },
      {
        en: 'brainstorm',
        id: 'mengumpulkan ide',
      },
    ],
    texts: {
      beginner: {
        title: 'Five minutes that save an essay',
        kind: 'text',
        lines: [
          "Aldo has forty minutes for Task 2. The question is: 'More and more people shop online. Do the advantages outweigh the disadvantages?' He does not start to write at once. In the first minute he reads the question twice. In the next two minutes he writes ideas: time, choice, prices, empty markets, rubbish. Then he chooses two ideas for each side and an example. In the last minute he decides: yes, they do. Now he has a plan of twelve words. He writes for thirty minutes and checks for five.",
        ],
      },
      intermediate: {
        title: 'Five minutes that save an essay',
        kind: 'text',
        lines: [
          'With forty minutes on the clock, Aldo resists the urge to start writing. The task asks whether the advantages of online shopping outweigh its disadvantages. He spends the first minute reading it twice, so that he does not answer a different question. For the next two he collects ideas: time, choice, prices, empty markets, rubbish. He keeps two for each side and adds an example. Before he begins, he settles his position, namely that the advantages are greater, and notes a plan of only twelve words. That leaves thirty minutes for writing and five for checking.',
        ],
      },
      advanced: {
        title: 'Five minutes that save an essay',
        kind: 'text',
        lines: [
          'The temptation, with forty minutes ticking away, is to plunge straight in. Aldo knows better. Asked whether the advantages of online shopping outweigh its disadvantages, he gives his first minute to the wording alone, since an eloquent answer to the wrong question scores badly. Two minutes yield a harvest of ideas, among them time, choice, prices, deserted markets and mountains of packaging; all but two on either side are ruthlessly dropped, and an example is found. Only when his position is fixed, in favour of the advantages, does he write, guided by a plan of a dozen words. Thirty minutes later, five remain for repairs.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Jadwal 40 menit',
          en: 'A forty-minute timetable',
        },
        instruction: {
          id: 'Isi pembagian waktu Aldo, lalu bandingkan dengan kebiasaan Anda.',
          en: "Fill in Aldo's timetable, then compare it with your habit.",
        },
        items: [
          'reading the question: ... minute(s)',
          'ideas: ... / choosing and deciding: ...',
          'writing: ... / checking: ...',
          'What is his position? Which ideas did he note?',
        ],
      },
      {
        title: {
          id: 'Empat jenis soal',
          en: 'Four kinds of question',
        },
        instruction: {
          id: 'Kenali jenisnya: pendapat, diskusi dua pandangan, untung-rugi, masalah-solusi.',
          en: 'Recognise the kind: opinion, two views, advantages, problem and solution.',
        },
        items: [
          'To what extent do you agree or disagree?',
          'Discuss both views and give your own opinion.',
          'Do the advantages outweigh the disadvantages?',
          'What problems does this cause, and how can they be solved?',
          'Which two verbs in the question must be obeyed?',
        ],
      },
      {
        title: {
          id: 'Kerangka lima menit',
          en: 'A five-minute plan',
        },
        instruction: {
          id: 'Buat kerangka paling banyak 15 kata untuk dua soal, masing-masing lima menit.',
          en: 'Make a plan of 15 words at most for two questions, five minutes each.',
        },
        items: [
          'Some people think museums should be free; others say visitors should pay. Discuss both views and give your opinion.',
          'In many cities young people can no longer afford a home. What are the causes and the solutions?',
          'Say your introduction aloud in two sentences: the topic in other words, then your position.',
        ],
      },
    ],
    keep: [
      {
        en: 'To what extent do you agree?',
        id: 'Sejauh mana Anda setuju? (sebutkan sikap di pendahuluan dan pertahankan)',
      },
      {
        en: 'The advantages outweigh the disadvantages.',
        id: 'Keuntungannya lebih besar daripada kerugiannya. (tanpa than)',
      },
      {
        en: 'This essay will argue that museums should be free.',
        id: 'Esai ini akan berargumen bahwa museum sebaiknya gratis.',
      },
      {
        en: 'It is often said that shops are dying.',
        id: 'Sering dikatakan bahwa toko-toko mulai mati. (pembuka netral)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis jenis soalnya: opinion, discussion, advantages, solutions.',
          en: 'Write the kind of question: opinion, discussion, advantages, solutions.',
        },
        items: [
          {
            question: 'Discuss both these views.',
            answer: 'discussion',
          },
          {
            question: 'Do you agree or disagree?',
            answer: 'opinion',
          },
          {
            question: 'What measures could be taken to reduce it?',
            answer: 'solutions',
          },
          {
            question: 'Is this a positive or a negative development?',
            answer: 'opinion',
          },
          {
            question: 'Do the benefits outweigh the drawbacks?',
            answer: 'advantages',
          },
        ],
      },
      {
        instruction: {
          id: 'Mana kalimat sikap yang jelas? Tulis a atau b.',
          en: 'Which is the clear position? Write a or b.',
        },
        items: [
          {
            question:
              'a I will talk about many things. b I believe that cars should be kept out of city centres.',
            answer: 'b',
          },
          {
            question:
              'a While exams are stressful, I am convinced that they are necessary. b Exams are a topic today.',
            answer: 'a',
          },
          {
            question:
              'a There are good and bad sides of everything. b The drawbacks of tourism are greater than its benefits.',
            answer: 'b',
          },
          {
            question: 'a In my view, art belongs in every school. b What is art?',
            answer: 'a',
          },
          {
            question: 'a Some agree and some disagree. b I agree only in part.',
            answer: 'b',
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
        en: 'argument',
        id: 'argumen',
      },
      {
        en: 'claim',
        id: 'pernyataan',
      },
      {
        en: 'reason',
        id: 'alasan',
      },
      {
        en: 'support',
        id: 'mendukung',
      },
      {
        en: 'counter-argument',
        id: 'argumen lawan',
      },
      {
        en: 'concede',
        id: 'mengakui',
      },
      {
        en: 'generalise',
        id: 'menggeneralisasi',
      },
      {
        en: 'convincing',
        id: 'meyakinkan',
      },
      {
        en: 'relevant',
        id: 'relevan',
      },
    ],
    texts: {
      beginner: {
        title: 'A paragraph on school gardens',
        kind: 'text',
        lines: [
          'Every school should have a garden. The main reason is that children learn better when they use their hands. A child who plants chillies learns about soil, water and patience at the same time. For example, at a primary school in Garut pupils sold the vegetables from their garden and bought thirty library books. Some people say that gardens take time from lessons. However, two hours a week are enough, and the science lesson can take place outside. For this reason, a garden is not a luxury but a classroom without walls.',
        ],
      },
      intermediate: {
        title: 'A paragraph on school gardens',
        kind: 'text',
        lines: [
          'Every school, in my view, should have a garden, chiefly because children learn more when they use their hands. While planting chillies, a child discovers how soil, water and patience work together, which no worksheet can show. At one primary school in Garut, for instance, pupils sold the vegetables they had grown and spent the money on thirty library books. It is true that a garden takes time; however, two hours a week are sufficient, and science can be taught outdoors in any case. A garden should therefore be seen as a classroom rather than a luxury.',
        ],
      },
      advanced: {
        title: 'A paragraph on school gardens',
        kind: 'text',
        lines: [
          'A strong case can be made for giving every school a garden, the most compelling reason being that understanding begins in the hands. The child who has waited for a chilli to ripen has grasped something about soil, water and patience that a worksheet can only assert. When pupils at a primary school in Garut turned their harvest into thirty library books, they had, without noticing, also taken a course in economics. Admittedly, gardening consumes lesson time. Yet the two hours a week it requires are hardly lost if science simply moves outdoors. Far from being a luxury, a garden is a classroom without walls.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Anatomi paragraf',
          en: 'The anatomy of a paragraph',
        },
        instruction: {
          id: 'Temukan kelima bagian.',
          en: 'Find the five parts.',
        },
        items: [
          'the claim (one sentence)',
          'the reason',
          'the example with a place and a number',
          'the counter-argument and the answer',
          'the last sentence: what does it do?',
        ],
      },
      {
        title: {
          id: 'Mengapa? Lalu apa?',
          en: 'Why? So what?',
        },
        instruction: {
          id: 'Perdalam pernyataan dengan dua pertanyaan: Why? dan So what?',
          en: 'Deepen the claim with two questions: Why? and So what?',
        },
        items: [
          'Public transport should be free.',
          'Children should not have phones at school.',
          'Governments should invest in village roads.',
          'Fast fashion is harmful.',
        ],
      },
      {
        title: {
          id: 'Akui lalu jawab',
          en: 'Concede, then answer',
        },
        instruction: {
          id: 'Tulis dua kalimat: Admittedly ... Yet ...',
          en: 'Write two sentences: Admittedly ... Yet ...',
        },
        items: [
          'Working at night is well paid. (against it)',
          'Plastic bags are practical. (against them)',
          'Learning grammar is tiring. (for it)',
          'Now write one full paragraph of 90-110 words in twelve minutes.',
        ],
      },
    ],
    keep: [
      {
        en: 'The main reason is that children learn faster.',
        id: "Alasan utamanya, anak belajar lebih cepat. (is that, bukan 'is because')",
      },
      {
        en: 'For instance, pupils in Garut sold vegetables.',
        id: 'Misalnya, murid di Garut menjual sayur. (contoh nyata, bukan umum)',
      },
      {
        en: 'Admittedly, it takes time. Yet two hours are enough.',
        id: 'Memang makan waktu. Namun, dua jam cukup.',
      },
      {
        en: 'People tend to waste water.',
        id: "Orang cenderung membuang air. (hindari 'All people always')",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Klaim (C), alasan (R), contoh (E), atau bantahan (A)?',
          en: 'Claim (C), reason (R), example (E) or answer to the other side (A)?',
        },
        items: [
          {
            question: 'Cities should plant more trees.',
            answer: 'C',
          },
          {
            question: 'This is because shade lowers the temperature.',
            answer: 'R',
          },
          {
            question: 'In Surabaya, for instance, some streets are three degrees cooler.',
            answer: 'E',
          },
          {
            question: 'Although leaves have to be swept, this costs little.',
            answer: 'A',
          },
          {
            question: 'Zoos ought to be closed.',
            answer: 'C',
          },
        ],
      },
      {
        instruction: {
          id: 'Buat lebih hati-hati dengan kata dalam kurung.',
          en: 'Make it more careful with the word in brackets.',
        },
        items: [
          {
            question: 'Teenagers are lazy. (can be)',
            answer: 'Teenagers can be lazy.',
          },
          {
            question: 'Tourism destroys culture. (may)',
            answer: 'Tourism may destroy culture.',
          },
          {
            question: 'All rich people are happy. (not all)',
            answer: 'Not all rich people are happy.',
          },
          {
            question: 'Children learn from games. (tend to)',
            answer: 'Children tend to learn from games.',
          },
          {
            question: 'Exams cause stress. (often)',
            answer: 'Exams often cause stress.',
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
        en: 'link',
        id: 'menghubungkan',
      },
      {
        en: 'cohesion',
        id: 'keterpaduan',
      },
      {
        en: 'reference',
        id: 'rujukan',
      },
      {
        en: 'this',
        id: 'hal ini',
      },
      {
        en: 'such',
        id: 'seperti itu',
      },
      {
        en: 'former',
        id: 'yang pertama disebut',
      },
      {
        en: 'latter',
        id: 'yang terakhir disebut',
      },
      {
        en: 'overuse',
        id: 'pemakaian berlebihan',
      },
      {
        en: 'repetition',
        id: 'pengulangan',
      },
    ],
    texts: {
      beginner: {
        title: 'Glue, not nails',
        kind: 'text',
        lines: [
          "A good text is like a boat. The boards must hold together, but nobody wants to see a hundred nails. Some learners begin every sentence with a linking word: Firstly, Moreover, Furthermore, In addition. This makes the text heavy. Good writers use other ways. They use words such as 'this', 'these' and 'it'. They repeat a key word in another form: 'pollute', then 'pollution'. They put the known thing first and the new thing last. Linking words are useful, but one in three sentences is enough.",
        ],
      },
      intermediate: {
        title: 'Glue, not nails',
        kind: 'text',
        lines: [
          "A well-linked text resembles a boat: its boards hold together without showing every nail. Many learners, however, start each sentence with a linking word such as 'Firstly', 'Moreover' or 'Furthermore', which makes their writing heavy rather than clear. Experienced writers have subtler means. They refer back with 'this', 'these' or 'such', and they repeat a key word in a new form, so that 'pollute' becomes 'pollution'. They also place known information first and new information last. This does not make linking words useless; it simply means that one in three sentences is plenty.",
        ],
      },
      advanced: {
        title: 'Glue, not nails',
        kind: 'text',
        lines: [
          "Boat builders know that what holds best is what shows least, and writers might take note. Essays in which every sentence opens with 'Firstly', 'Moreover' or 'Furthermore' display their nails to the world; the effect is one of labour, not logic. Glue is a better model. A 'this' or a 'such' picks up what has just been said; a verb returns disguised as a noun, 'pollute' as 'pollution'; the known leads, the new follows. None of it draws attention to itself, and therein lies its strength. As for linking words proper, one in three sentences will do nicely.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Paku dan lem',
          en: 'Nails and glue',
        },
        instruction: {
          id: 'Cari alat penghubung di teks.',
          en: 'Find the linking tools in the text.',
        },
        items: [
          'Which linking words does the text warn against?',
          'What three other ways are named?',
          "Find one 'this' or 'it': what does it refer to?",
          'How many linking words are enough?',
        ],
      },
      {
        title: {
          id: 'Hapus setengahnya',
          en: 'Take half of them out',
        },
        instruction: {
          id: 'Bacakan, buang kata penghubung yang tidak perlu, ganti dengan this, such atau it.',
          en: 'Read aloud, remove links you do not need, and use this, such or it instead.',
        },
        items: [
          'Firstly, cars are noisy. Moreover, cars pollute. Furthermore, cars need space. In addition, cars are dear.',
          'Rents are rising. Therefore, rising rents force families to move. However, families need schools.',
          'Many elderly people live alone. Living alone is a problem. The problem can be solved by shared houses.',
        ],
      },
      {
        title: {
          id: 'Rantai kata',
          en: 'Word chains',
        },
        instruction: {
          id: 'Lanjutkan: kalimat baru dimulai dengan gagasan akhir kalimat sebelumnya.',
          en: 'Go on: start the new sentence with the idea that ended the last one.',
        },
        items: [
          'The city built a tram. The tram ...',
          'Farmers use less water. This saving ...',
          'Some pupils are bullied online. Such ...',
          'Then write a paragraph of 80-100 words with three links at most.',
        ],
      },
    ],
    keep: [
      {
        en: 'This has led to higher rents.',
        id: 'Hal ini menyebabkan sewa naik. (this merujuk seluruh kalimat sebelumnya)',
      },
      {
        en: 'Such problems are common.',
        id: 'Masalah seperti itu umum. (such + benda jamak)',
      },
      {
        en: 'However, ... / Although ... , ...',
        id: 'However memulai kalimat baru; although menyambung dua klausa, tanpa but',
      },
      {
        en: 'Cars are noisy. In addition, they pollute.',
        id: 'Mobil bising. Selain itu, mencemari. (in addition to + benda)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih penghubung yang benar.',
          en: 'Choose the correct link.',
        },
        items: [
          {
            question: '(Although / However) it rained, we went out.',
            answer: 'Although',
          },
          {
            question: 'Petrol is dear. (Therefore / Whereas), many people cycle.',
            answer: 'Therefore',
          },
          {
            question: 'Some love cities, (whereas / however) others prefer villages.',
            answer: 'whereas',
          },
          {
            question: 'The flight was late (because of / because) fog.',
            answer: 'because of',
          },
          {
            question: '(Despite / Although) the noise, she slept.',
            answer: 'Despite',
          },
        ],
      },
      {
        instruction: {
          id: 'Apa yang dirujuk? Salin satu kata.',
          en: 'What does it refer to? Copy one word.',
        },
        items: [
          {
            question: "The museum lends bikes to visitors. They pay nothing. 'They' = ____",
            answer: 'visitors',
          },
          {
            question: "Tea and coffee are grown here; the latter is exported. 'The latter' = ____",
            answer: 'coffee',
          },
          {
            question:
              'Many wells ran dry and fields turned to dust. Such droughts are rare. The noun that sums up the first sentence is ____',
            answer: 'droughts',
          },
          {
            question: "Paper can be recycled five times, but it loses its strength. 'It' = ____",
            answer: 'paper',
          },
          {
            question: "Dewi helped Ben because he had lost his keys. 'He' = ____",
            answer: 'Ben',
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
        en: 'edit',
        id: 'menyunting',
      },
      {
        en: 'proofread',
        id: 'membaca ulang untuk mencari kesalahan',
      },
      {
        en: 'agreement',
        id: 'kesesuaian subjek dan kata kerja',
      },
      {
        en: 'article',
        id: 'kata sandang a, an, the',
      },
      {
        en: 'tense',
        id: 'bentuk waktu',
      },
      {
        en: 'plural',
        id: 'jamak',
      },
      {
        en: 'fragment',
        id: 'kalimat tak lengkap',
      },
      {
        en: 'checklist',
        id: 'daftar periksa',
      },
      {
        en: 'spelling',
        id: 'ejaan',
      },
    ],
    texts: {
      beginner: {
        title: 'The detective in the mirror',
        kind: 'text',
        lines: [
          'Yuni always makes the same mistakes, but she did not know it. Her teacher did not correct her last essay. He only wrote a letter beside each line: S for the -s of verbs, A for articles, P for plurals. Yuni counted. There were nine S, six A and four P. Now she has a list of three letters on her desk. In the last five minutes of every essay she reads three times: once for S, once for A and once for P. Last week she found eleven mistakes on her own.',
        ],
      },
      intermediate: {
        title: 'The detective in the mirror',
        kind: 'text',
        lines: [
          'Like most writers, Yuni kept making the same mistakes without being aware of it. Instead of correcting her last essay, her teacher put a letter beside each line: S for the -s of verbs, A for articles and P for plurals. When she counted them, she found nine S, six A and four P. Since then, a list of these three letters has stood on her desk. She uses the final five minutes of every essay to read it three times, looking for only one letter at a time. Last week she spotted eleven mistakes without any help.',
        ],
      },
      advanced: {
        title: 'The detective in the mirror',
        kind: 'text',
        lines: [
          "We are blind to our own mistakes for the simple reason that we read what we meant, not what we wrote. Yuni's teacher found a cure. Rather than correct her essay, he merely set a letter in the margin: S for a missing verb ending, A for an article, P for a plural. The count was instructive: nine, six and four. Knowing now what to hunt for, she devotes her last five minutes to three rapid readings, one per letter, for nobody can look for everything at once. Eleven mistakes fell into her net last week, all without assistance.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Tiga huruf',
          en: 'Three letters',
        },
        instruction: {
          id: 'Jawab, lalu buat daftar Anda.',
          en: 'Answer, then make your own list.',
        },
        items: [
          'What do S, A and P stand for, and how many of each did Yuni have?',
          'How does she use the last five minutes?',
          'Why one letter at a time?',
          'Look at your last two texts. What are your three letters?',
        ],
      },
      {
        title: {
          id: 'Detektif kalimat',
          en: 'Sentence detectives',
        },
        instruction: {
          id: 'Temukan satu kesalahan dalam setiap kalimat dan sebutkan jenisnya.',
          en: 'Find the one mistake in each sentence and name its kind.',
        },
        items: [
          'The government should gives more money to schools.',
          'In nowadays many people work online.',
          'One of the main reason is cost.',
          'Children which live near parks are healthier.',
          'Because it is cheap.',
          'Internet has changed our life.',
        ],
      },
      {
        title: {
          id: 'Menyunting berbatas waktu',
          en: 'Editing against the clock',
        },
        instruction: {
          id: 'Lima menit: perbaiki sepuluh kesalahan paragraf ini bersama guru.',
          en: 'Five minutes: correct the ten mistakes of this paragraph with your teacher.',
        },
        items: [
          'Nowadays, many student has a part-time jobs.',
          'Some peoples thinks that it disturb their study.',
          'However, I am agree with work, because of it teach responsibility.',
          'For example, my cousin work in a shop since 2023.',
          'Read your own last essay: three readings, one letter each.',
        ],
      },
    ],
    keep: [
      {
        en: 'The government gives / people give',
        id: 'Kata kerja mengikuti subjek: tunggal -s, jamak tanpa -s',
      },
      {
        en: 'one of the main reasons',
        id: 'salah satu alasan utama (benda sesudah one of the selalu jamak)',
      },
      {
        en: 'Nowadays, many people work online.',
        id: 'Sekarang banyak orang bekerja daring. (tanpa in)',
      },
      {
        en: 'advice, information, furniture',
        id: 'tidak punya bentuk jamak: a piece of advice',
      },
      {
        en: 'Although it is small, the park is popular.',
        id: 'Walaupun kecil, taman itu ramai. (klausa although perlu induk kalimat)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Perbaiki satu kesalahan.',
          en: 'Correct the one mistake.',
        },
        items: [
          {
            question: 'She have lived here for years.',
            answer: 'She has lived here for years.',
          },
          {
            question: 'There are many informations online.',
            answer: 'There is a lot of information online.',
          },
          {
            question: 'He is engineer.',
            answer: 'He is an engineer.',
          },
          {
            question: 'People is afraid of change.',
            answer: 'People are afraid of change.',
          },
          {
            question: 'It depends of the weather.',
            answer: 'It depends on the weather.',
          },
          {
            question: 'They suggested to build a dam.',
            answer: 'They suggested building a dam.',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis jenis kesalahan: S (kata kerja -s), A (artikel), P (jamak), F (kalimat tak lengkap).',
          en: 'Write the kind of mistake: S (verb -s), A (article), P (plural), F (fragment).',
        },
        items: [
          {
            question: 'Sun rises in the east.',
            answer: 'A',
          },
          {
            question: 'The teacher explain it well.',
            answer: 'S',
          },
          {
            question: 'Many book were lost.',
            answer: 'P',
          },
          {
            question: 'Which is why it failed.',
            answer: 'F',
          },
          {
            question: 'She bought umbrella.',
            answer: 'A',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
