import type { MeetingMaterial } from '../types.ts';

export const meetings06to10 = [
  {
    number: 6,
    kind: 'lesson',
    words: [
      {
        en: 'statement',
        id: 'pernyataan',
      },
      {
        en: 'contradict',
        id: 'bertentangan dengan',
      },
      {
        en: 'claim',
        id: 'menyatakan',
      },
      {
        en: 'evidence',
        id: 'bukti',
      },
      {
        en: 'not given',
        id: 'tidak disebutkan',
      },
      {
        en: 'majority',
        id: 'sebagian besar',
      },
      {
        en: 'only',
        id: 'hanya',
      },
      {
        en: 'increase',
        id: 'peningkatan',
      },
      {
        en: 'assume',
        id: 'menganggap tanpa bukti',
      },
    ],
    texts: {
      beginner: {
        title: 'Cool roofs in Surabaya',
        kind: 'text',
        lines: [
          'In 2021 a group of engineers painted three hundred roofs in Surabaya white. White roofs send the heat of the sun back. In most houses the rooms became about three degrees cooler. Families used their fans less and paid less for electricity. The paint costs money, but the city paid half of it. In small lanes some people complained because the roofs were too bright. The engineers now want to test a light grey paint. They also want to paint schools.',
        ],
      },
      intermediate: {
        title: 'Cool roofs in Surabaya',
        kind: 'text',
        lines: [
          "In 2021 a team of engineers had three hundred roofs in Surabaya painted white, since white surfaces reflect the sun's heat. In the majority of houses, room temperatures fell by about three degrees, which meant that families used their fans less and saved on electricity. The city covered half the cost of the paint. Not everyone was pleased, however: in narrow lanes some residents complained that the roofs were too bright. The team is therefore planning to test a light grey paint, and it hopes to include schools in the next stage.",
        ],
      },
      advanced: {
        title: 'Cool roofs in Surabaya',
        kind: 'text',
        lines: [
          "The remedy could hardly have been simpler: paint the roof white and let the sun's heat bounce back. When engineers treated three hundred Surabaya roofs in this way in 2021, most homes registered a drop of roughly three degrees, and bills shrank accordingly as fans stood idle. That the city bore half the expense no doubt helped to recruit volunteers. Enthusiasm was not universal. In the narrower lanes, residents protested at the glare, a complaint the team means to answer with a paler shade of grey, now awaiting trials. Should these succeed, schools are next on the list.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Benar, salah, atau tidak disebutkan',
          en: 'True, false or not given',
        },
        instruction: {
          id: 'Tentukan TRUE, FALSE atau NOT GIVEN, dan tunjukkan kalimatnya.',
          en: 'Decide TRUE, FALSE or NOT GIVEN, and point to the sentence.',
        },
        items: [
          'The roofs were painted in 2021.',
          'Every house became three degrees cooler.',
          'The families paid the full price of the paint.',
          'Some residents thought the roofs were too bright.',
          'Grey paint is cheaper than white paint.',
          'The engineers have already painted schools.',
        ],
      },
      {
        title: {
          id: 'Salah atau tidak ada?',
          en: 'False or not given?',
        },
        instruction: {
          id: 'Pakai dua pertanyaan: Apakah teks membahasnya? Apakah teks mengatakan kebalikannya?',
          en: 'Use two questions: Does the text talk about it? Does it say the opposite?',
        },
        items: [
          "Text: 'Most visitors come by train.' Statement: 'Few visitors come by train.'",
          "Text: 'Most visitors come by train.' Statement: 'The train is the cheapest way.'",
          "Text: 'The museum was built in 1920 and enlarged in 1987.' Statement: 'The museum has never been enlarged.'",
          "Text: 'Sales rose in spring.' Statement: 'Sales fell in autumn.'",
        ],
      },
      {
        title: {
          id: 'Kata yang menentukan',
          en: 'Words that decide',
        },
        instruction: {
          id: 'Ubah satu kata supaya TRUE menjadi FALSE, lalu NOT GIVEN.',
          en: 'Change one word so that TRUE becomes FALSE, then make it NOT GIVEN.',
        },
        items: [
          'Most students work at weekends.',
          'The island is famous for its nutmeg.',
          'Some of the paintings were sold.',
          'The bridge was finished before the road.',
        ],
      },
    ],
    keep: [
      {
        en: 'FALSE: the text says the opposite.',
        id: 'FALSE: teks mengatakan kebalikannya.',
      },
      {
        en: 'NOT GIVEN: the text does not say.',
        id: 'NOT GIVEN: teks tidak menyebutkannya, walaupun Anda mengetahuinya.',
      },
      {
        en: 'all, only, never, most, some',
        id: 'kata pembatas yang paling sering mengubah jawaban',
      },
      {
        en: "YES, NO, NOT GIVEN asks about the writer's views.",
        id: 'YES/NO menanyakan pendapat penulis; TRUE/FALSE menanyakan fakta.',
      },
    ],
    practice: [
      {
        instruction: {
          id: "Teks: 'Since 2015 most ferries to Bira have left from the new pier; only two a day use the old one.' Jawab T, F, atau NG.",
          en: "Text: 'Since 2015 most ferries to Bira have left from the new pier; only two a day use the old one.' Answer T, F or NG.",
        },
        items: [
          {
            question: 'The old pier is no longer used.',
            answer: 'F',
          },
          {
            question: 'More ferries use the new pier than the old one.',
            answer: 'T',
          },
          {
            question: 'The new pier was expensive to build.',
            answer: 'NG',
          },
          {
            question: 'Before 2015 the ferries were slower.',
            answer: 'NG',
          },
          {
            question: 'Two ferries a day leave from the old pier.',
            answer: 'T',
          },
        ],
      },
      {
        instruction: {
          id: "Teks: 'Cassava grows in poor soil and needs little water, but some kinds must be soaked before they are safe to eat.' Jawab T, F, atau NG.",
          en: "Text: 'Cassava grows in poor soil and needs little water, but some kinds must be soaked before they are safe to eat.' Answer T, F or NG.",
        },
        items: [
          {
            question: 'Cassava needs rich soil.',
            answer: 'F',
          },
          {
            question: 'Not all kinds of cassava have to be soaked.',
            answer: 'T',
          },
          {
            question: 'Cassava tastes better than rice.',
            answer: 'NG',
          },
          {
            question: 'Cassava can grow where there is little rain.',
            answer: 'T',
          },
          {
            question: 'Cassava came to Asia from America.',
            answer: 'NG',
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
        en: 'summary',
        id: 'ringkasan',
      },
      {
        en: 'gap',
        id: 'bagian kosong',
      },
      {
        en: 'word limit',
        id: 'batas kata',
      },
      {
        en: 'part of speech',
        id: 'jenis kata',
      },
      {
        en: 'fibre',
        id: 'serat',
      },
      {
        en: 'strip',
        id: 'mengupas, melepas',
      },
      {
        en: 'hollow',
        id: 'berongga',
      },
      {
        en: 'durable',
        id: 'tahan lama',
      },
      {
        en: 'harvest',
        id: 'memanen',
      },
    ],
    texts: {
      beginner: {
        title: 'Building with bamboo',
        kind: 'text',
        lines: [
          'Bamboo is a kind of grass, but builders love it because it is strong and light. It is ready for harvest after four years; a tree needs thirty. Workers cut it in the dry season, when there is little sugar in the stem. Sugar attracts insects. Then they put the stems in salt water for some weeks. After that, the bamboo can last for decades. In an earthquake a bamboo house bends but does not break. Its worst enemy is rain, so a good roof must be wide.',
        ],
      },
      intermediate: {
        title: 'Building with bamboo',
        kind: 'text',
        lines: [
          'Although bamboo is a grass, builders prize it because it is both strong and light. It can be harvested after only four years, whereas a tree takes about thirty. Cutting is done in the dry season, when the stems contain less sugar, the substance that attracts insects. The stems are then soaked in salt water for several weeks, a treatment which allows them to last for decades. During an earthquake, a bamboo house bends rather than breaks. Rain, on the other hand, is its worst enemy, which is why good builders give it a wide roof.',
        ],
      },
      advanced: {
        title: 'Building with bamboo',
        kind: 'text',
        lines: [
          "Botanically a mere grass, bamboo combines strength with lightness to a degree that engineers envy, and it reaches maturity in four years where timber demands some thirty. Timing the harvest is crucial. In the dry season the stems hold the least sugar, and it is sugar that attracts insects. Several weeks' immersion in salt water completes the protection, after which the material may serve for decades. Subjected to an earthquake, a bamboo frame bends where concrete would break. Against its worst enemy, rain, there is one time-honoured defence: a wide roof.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Ringkasan berkosong',
          en: 'A gapped summary',
        },
        instruction: {
          id: 'Lengkapi dengan SATU KATA dari teks.',
          en: 'Complete with ONE WORD from the text.',
        },
        items: [
          'Bamboo is not a tree but a 1 ____.',
          'It is ready after four 2 ____.',
          'It is cut in the 3 ____ season, when there is less 4 ____ in it.',
          'This matters because it attracts 5 ____.',
          'Next it is put into 6 ____ water.',
          'Its worst enemy is 7 ____, so houses need a wide 8 ____.',
        ],
      },
      {
        title: {
          id: 'Sebelum membaca',
          en: 'Before you read',
        },
        instruction: {
          id: 'Tebak jenis kata di setiap celah dan alasannya.',
          en: 'Predict the kind of word in each gap and say why.',
        },
        items: [
          'The museum was built by a ____ merchant.',
          'Visitors can ____ boats at the pier.',
          'The road was closed because of a ____.',
          'Prices rose ____ after the war.',
          'She was the first ____ to cross the strait.',
        ],
      },
      {
        title: {
          id: 'Ringkas sendiri',
          en: 'Write your own',
        },
        instruction: {
          id: 'Buat ringkasan tiga kalimat dengan tiga celah dari topik Anda; guru mengisi.',
          en: 'Write a three-sentence summary with three gaps about your own topic; your teacher fills it in.',
        },
        items: [
          'Choose a building, a food or a machine you know well.',
          'Gap 1: a noun; gap 2: an adjective; gap 3: a verb.',
          'Give a word limit and check the grammar around each gap.',
        ],
      },
    ],
    keep: [
      {
        en: 'Copy the word exactly as in the text.',
        id: 'Salin kata persis seperti di teks: ejaan salah berarti jawaban salah.',
      },
      {
        en: 'a ____ / an ____ / many ____',
        id: 'artikel dan many memberi tahu bentuk kata sesudahnya',
      },
      {
        en: 'whereas, rather than',
        id: 'sedangkan, alih-alih (menandai perbandingan)',
      },
      {
        en: 'NO MORE THAN TWO WORDS',
        id: "paling banyak dua kata: 'salt water' boleh, 'the salt water' salah",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis jenis kata untuk celah: noun, verb, adjective, adverb.',
          en: 'Write the kind of word for the gap: noun, verb, adjective, adverb.',
        },
        items: [
          {
            question: 'The village has a ____ harbour.',
            answer: 'adjective',
          },
          {
            question: 'They ____ rice twice a year.',
            answer: 'verb',
          },
          {
            question: 'The ____ of the lake is ninety metres.',
            answer: 'noun',
          },
          {
            question: 'The water was ____ polluted.',
            answer: 'adverb',
          },
          {
            question: 'Most ____ live near the coast.',
            answer: 'noun',
          },
        ],
      },
      {
        instruction: {
          id: "Lengkapi ringkasan dengan satu kata dari kalimat: 'Nutmeg, once worth more than gold, grew only on the Banda Islands, which is why foreign ships fought over them.'",
          en: "Complete the summary with one word from the sentence: 'Nutmeg, once worth more than gold, grew only on the Banda Islands, which is why foreign ships fought over them.'",
        },
        items: [
          {
            question: 'In the past nutmeg had a higher value than ____.',
            answer: 'gold',
          },
          {
            question: 'It could be found ____ on one group of islands.',
            answer: 'only',
          },
          {
            question: 'These are called the Banda ____.',
            answer: 'Islands',
          },
          {
            question: 'For this reason ships from abroad ____ over them.',
            answer: 'fought',
          },
          {
            question: 'The spice that made them famous is ____.',
            answer: 'nutmeg',
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
        en: 'according to',
        id: 'menurut',
      },
      {
        en: 'researcher',
        id: 'peneliti',
      },
      {
        en: 'view',
        id: 'pandangan',
      },
      {
        en: 'support',
        id: 'mendukung',
      },
      {
        en: 'concern',
        id: 'kekhawatiran',
      },
      {
        en: 'paraphrase',
        id: 'mengungkapkan dengan kata lain',
      },
      {
        en: 'previous',
        id: 'sebelumnya',
      },
      {
        en: 'remote work',
        id: 'kerja jarak jauh',
      },
      {
        en: 'isolated',
        id: 'terkucil',
      },
    ],
    texts: {
      beginner: {
        title: 'Four people on remote work',
        kind: 'text',
        lines: [
          'A. Dr Lim, an economist, says that remote work saves companies money because they need smaller offices.',
          'B. Ms Tarigan, a manager in Medan, is worried about young workers. They learn best when they sit next to someone with experience.',
          'C. Professor Bauer, a geographer, has studied villages. When people work from home, they move to the country and small shops open again.',
          'D. Mr Okoye, a designer, has worked at home for six years. He likes the quiet, but he sometimes feels alone, so he meets other designers every Friday.',
        ],
      },
      intermediate: {
        title: 'Four people on remote work',
        kind: 'text',
        lines: [
          'A. According to Dr Lim, an economist, companies benefit from remote work since they can manage with smaller offices.',
          'B. Ms Tarigan, who leads a team in Medan, fears that beginners lose out: the best way of learning, she believes, is to sit beside an experienced colleague.',
          'C. Professor Bauer, a geographer, points to villages that have come back to life. As home workers move in, small shops reopen.',
          'D. Mr Okoye, a designer who has been working at home for six years, enjoys the quiet but admits to feeling lonely at times, which is why he meets other designers on Fridays.',
        ],
      },
      advanced: {
        title: 'Four people on remote work',
        kind: 'text',
        lines: [
          'A. For the economist Dr Lim, the arithmetic is plain: the fewer the desks, the lower the rent, and it is employers who pocket the difference.',
          "B. What such sums leave out, objects Ms Tarigan, a team leader in Medan, is the apprentice, who absorbs more at an old hand's elbow than any video can convey.",
          'C. Professor Bauer looks beyond the office altogether. Rural communities once given up for lost, the geographer reports, are regaining residents and, with them, their shops.',
          'D. Six years at his own desk have taught Mr Okoye, a designer, to cherish silence and to escape it every Friday in the company of his peers.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Orang dan pernyataan',
          en: 'People and statements',
        },
        instruction: {
          id: 'Cocokkan dengan A, B, C atau D. Satu huruf boleh dipakai dua kali.',
          en: 'Match with A, B, C or D. One letter may be used twice.',
        },
        items: [
          'Working alone has a disadvantage for which there is a remedy.',
          'Employers spend less.',
          'New staff need to be close to older staff.',
          'The countryside gains from the change.',
          'It is pleasant not to be disturbed.',
        ],
      },
      {
        title: {
          id: 'Berburu parafrasa',
          en: 'Hunting paraphrases',
        },
        instruction: {
          id: 'Temukan kata di teks yang bermakna sama.',
          en: 'Find the words in the text that mean the same.',
        },
        items: ['companies', 'new staff', 'the countryside', 'not to be disturbed', 'alone'],
      },
      {
        title: {
          id: 'Dari ucapan ke pernyataan',
          en: 'From quotation to statement',
        },
        instruction: {
          id: 'Ungkapkan ucapan dengan kata lain dalam satu kalimat.',
          en: 'Put the quotation into other words in one sentence.',
        },
        items: [
          "'Without the bus, my grandmother would never see the sea.'",
          "'We were told it would be ready in May; it is now November.'",
          "'I would rather repair ten old radios than sell one new one.'",
          "'Nobody asked the fishermen.'",
        ],
      },
    ],
    keep: [
      {
        en: 'According to Dr Lim, costs fall.',
        id: 'Menurut Dr Lim, biaya turun.',
      },
      {
        en: 'admit / fear / claim / point out',
        id: 'mengakui / khawatir / menyatakan / menunjukkan (kata kerja pelapor menunjukkan sikap)',
      },
      {
        en: 'Scan for names first, then read around them.',
        id: 'Cari nama dulu, lalu baca sekitarnya.',
      },
      {
        en: 'You may use any letter more than once.',
        id: 'Huruf boleh dipakai lebih dari sekali; baca petunjuknya.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih parafrasa yang tepat: a atau b.',
          en: 'Choose the correct paraphrase: a or b.',
        },
        items: [
          {
            question: 'Few people objected. a Most people accepted it. b Most people were against it.',
            answer: 'a',
          },
          {
            question:
              'The cost was underestimated. a It was dearer than expected. b It was cheaper than expected.',
            answer: 'a',
          },
          {
            question:
              'He could not help smiling. a He was unable to smile. b He smiled although he tried not to.',
            answer: 'b',
          },
          {
            question: 'It is no longer used. a It was used in the past. b It has never been used.',
            answer: 'a',
          },
          {
            question: 'Hardly any rain fell. a There was almost no rain. b There was heavy rain.',
            answer: 'a',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis sikap penutur: doubt, support, regret, surprise, worry.',
          en: "Write the speaker's attitude: doubt, support, regret, surprise, worry.",
        },
        items: [
          {
            question: "'I never imagined that it would work so well.'",
            answer: 'surprise',
          },
          {
            question: "'I wish we had started earlier.'",
            answer: 'regret',
          },
          {
            question: "'This deserves everybody's help.'",
            answer: 'support',
          },
          {
            question: "'I am not convinced by these figures.'",
            answer: 'doubt',
          },
          {
            question: "'What will happen to the children?'",
            answer: 'worry',
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
        en: 'chart',
        id: 'grafik',
      },
      {
        en: 'overview',
        id: 'gambaran umum',
      },
      {
        en: 'trend',
        id: 'kecenderungan',
      },
      {
        en: 'peak',
        id: 'mencapai puncak',
      },
      {
        en: 'steadily',
        id: 'secara tetap',
      },
      {
        en: 'sharply',
        id: 'secara tajam',
      },
      {
        en: 'account for',
        id: 'mencakup',
      },
      {
        en: 'approximately',
        id: 'kira-kira',
      },
      {
        en: 'remain stable',
        id: 'tetap stabil',
      },
      {
        en: 'figure',
        id: 'angka',
      },
    ],
    texts: {
      beginner: {
        title: 'How people went to work in Kota Damai',
        kind: 'text',
        lines: [
          'The table shows how people in Kota Damai went to work in 2005, 2015 and 2025. Overall, motorbikes were always the most common, and walking fell. In 2005 half of the people used motorbikes. This number rose to 60 per cent in 2015 and stayed the same in 2025. Walking fell from 30 per cent to 20 and then to 10 per cent. Buses were at 20 per cent in both 2005 and 2015, but they rose to 30 per cent in 2025.',
        ],
      },
      intermediate: {
        title: 'How people went to work in Kota Damai',
        kind: 'text',
        lines: [
          'The table compares the ways in which people in Kota Damai travelled to work in three years, 2005, 2015 and 2025. Overall, motorbikes were the most popular choice throughout the period, while walking declined. In 2005 half of all workers went by motorbike; the figure rose to 60 per cent in 2015 and remained stable after that. Walking, by contrast, fell steadily from 30 to 20 and finally to 10 per cent. The share of bus users did not change until 2015, when it stood at 20 per cent, but it climbed to 30 per cent by 2025.',
        ],
      },
      advanced: {
        title: 'How people went to work in Kota Damai',
        kind: 'text',
        lines: [
          'The table sets out the means by which residents of Kota Damai commuted in 2005, 2015 and 2025. Overall, motorbikes dominated throughout, whereas walking lost two thirds of its share, a loss from which the bus eventually profited. Having accounted for exactly half of all journeys in 2005, the motorbike gained ten percentage points over the following decade before levelling off at 60 per cent. Walking declined in equal steps from 30 to 20 and then 10 per cent. Bus travel, unchanged at 20 per cent in the first two years surveyed, rose to 30 per cent in 2025, overtaking walking by a wide margin.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Bongkar contoh',
          en: 'Take the model apart',
        },
        instruction: {
          id: 'Temukan keempat bagian laporan.',
          en: 'Find the four parts of the report.',
        },
        items: [
          'Sentence 1: the task in other words. Which words were changed?',
          'The overview: how does it begin? Are there any numbers in it?',
          'Details 1: motorbikes. Details 2: walking and buses.',
          'Is there an opinion or a reason? Why not?',
        ],
      },
      {
        title: {
          id: 'Bahasa perubahan',
          en: 'The language of change',
        },
        instruction: {
          id: 'Ucapkan dengan dua cara: kata kerja + keterangan, lalu kata sifat + kata benda.',
          en: 'Say it in two ways: verb + adverb, then adjective + noun.',
        },
        items: [
          '20 to 21 per cent (slight)',
          '15 to 45 per cent (sharp)',
          '60, 50, 40, 30 (steady)',
          '33, 33, 33',
          '10 to 20',
        ],
      },
      {
        title: {
          id: 'Tulis laporan',
          en: 'Write the report',
        },
        instruction: {
          id: 'Tulis dalam 20 menit, minimal 150 kata; mulai sekarang, selesaikan di rumah.',
          en: 'Write in 20 minutes, at least 150 words; start now and finish at home.',
        },
        items: [
          'Data: how students of a school in Malang got the news (per cent). 2010: newspaper 40, television 50, internet 10. 2024: newspaper 5, television 25, internet 70.',
          'Two sentences of overview first, without figures.',
          'Group the data: what fell, what rose.',
          'Check: past tense, units, no opinion.',
        ],
      },
    ],
    keep: [
      {
        en: 'Overall, it is clear that walking declined.',
        id: 'Secara umum, jelas bahwa berjalan kaki menurun. (overview: wajib ada)',
      },
      {
        en: 'It rose from 50 to 60 per cent, or by ten percentage points.',
        id: 'Naik dari 50 menjadi 60 persen, atau sebesar sepuluh poin. (from ... to = angka awal dan akhir; by = selisih)',
      },
      {
        en: 'There was a sharp rise in bus use.',
        id: 'Terjadi kenaikan tajam pada pemakaian bus. (rise in + benda)',
      },
      {
        en: 'the number of buses / the amount of money',
        id: 'number untuk yang dapat dihitung, amount untuk yang tidak',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan preposisi: from, to, by, in, at.',
          en: 'Complete with a preposition: from, to, by, in, at.',
        },
        items: [
          {
            question: 'Sales rose ____ 200 to 260 units.',
            answer: 'from',
          },
          {
            question: 'There was a fall ____ prices.',
            answer: 'in',
          },
          {
            question: 'The figure stood ____ 12 per cent in 2020.',
            answer: 'at',
          },
          {
            question: 'Exports grew ____ a quarter, so they are 25 per cent higher.',
            answer: 'by',
          },
          {
            question: 'Unemployment dropped from 9 ____ 6 per cent.',
            answer: 'to',
          },
        ],
      },
      {
        instruction: {
          id: 'Ubah kata kerja menjadi kata benda. Mulai dengan There was.',
          en: 'Change the verb into a noun. Begin with There was.',
        },
        items: [
          {
            question: 'Prices rose slightly.',
            answer: 'There was a slight rise in prices.',
          },
          {
            question: 'Demand fell sharply.',
            answer: 'There was a sharp fall in demand.',
          },
          {
            question: 'Output increased steadily.',
            answer: 'There was a steady increase in output.',
          },
          {
            question: 'Visitor numbers dropped suddenly.',
            answer: 'There was a sudden drop in visitor numbers.',
          },
          {
            question: 'Water use declined gradually.',
            answer: 'There was a gradual decline in water use.',
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
        id: 'Setengah tes ini berisi Listening dan Reading. Pakai materi latihan resmi IELTS yang gratis di ielts.org, yang ditentukan guru; jangan dibuka sebelumnya.',
        en: 'This half test is Listening and Reading. Use the free official practice material on ielts.org that your teacher sets; do not open it beforehand.',
      },
      {
        id: 'Reading (60 menit, 40 soal) dikerjakan di rumah dalam satu duduk sebelum pertemuan, dengan jam di layar.',
        en: 'Do Reading (60 minutes, 40 questions) at home in one sitting before the meeting, with a clock on the screen.',
      },
      {
        id: 'Listening (sekitar 30 menit, 40 soal) dikerjakan di pertemuan. Rekaman diputar satu kali; di komputer ada dua menit untuk memeriksa.',
        en: 'Do Listening (about 30 minutes, 40 questions) in the meeting. The recording is played once; on the computer you get two minutes to check.',
      },
      {
        id: 'Tidak ada pengurangan nilai untuk jawaban salah: jangan kosongkan satu nomor pun.',
        en: 'Wrong answers cost nothing: leave no question blank.',
      },
      {
        id: 'Sisa waktu dipakai untuk membahas pola kesalahan dan menetapkan sasaran paruh kedua.',
        en: 'The rest of the time is for your pattern of mistakes and your goals for the second half.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Listening, empat bagian',
          en: 'Listening, four parts',
        },
        instruction: {
          id: 'Kerjakan keempat bagian tanpa jeda tambahan.',
          en: 'Work through all four parts without extra pauses.',
        },
        items: [
          'Parts 1 and 2: a conversation and a talk from everyday life, questions 1-20',
          'Parts 3 and 4: a discussion and a lecture from study, questions 21-40',
          'Use the two minutes at the end for spelling, plurals and empty answers.',
        ],
      },
      {
        title: {
          id: 'Reading, tiga bacaan',
          en: 'Reading, three passages',
        },
        instruction: {
          id: 'Tunjukkan bagaimana Anda membagi 60 menit.',
          en: 'Show how you divided the 60 minutes.',
        },
        items: [
          'Passage 1 in about 17 minutes, passage 2 in 20, passage 3 in 23',
          'Write the start and end time of each passage beside your answers.',
          'Mark every answer you guessed with a question mark.',
        ],
      },
      {
        title: {
          id: 'Laporan kesalahan',
          en: 'A report on your mistakes',
        },
        instruction: {
          id: 'Jelaskan lima jawaban salah kepada guru.',
          en: 'Explain five wrong answers to your teacher.',
        },
        items: [
          'Which question type was it?',
          'Where is the right answer, and which word paraphrases the question?',
          'What will you do differently?',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Jawaban Listening',
          en: 'Listening answers',
        },
        points: 40,
        full: {
          id: '40 jawaban benar; setiap jawaban benar bernilai satu.',
          en: '40 correct answers; each is worth one point.',
        },
      },
      {
        name: {
          id: 'Jawaban Reading',
          en: 'Reading answers',
        },
        points: 40,
        full: {
          id: '40 jawaban benar; setiap jawaban benar bernilai satu.',
          en: '40 correct answers; each is worth one point.',
        },
      },
      {
        name: {
          id: 'Pengaturan waktu',
          en: 'Timing',
        },
        points: 10,
        full: {
          id: 'Ketiga bacaan selesai dalam waktunya, tidak ada yang kosong.',
          en: 'All three passages were finished in time and nothing is blank.',
        },
      },
      {
        name: {
          id: 'Analisis kesalahan',
          en: 'Analysis of mistakes',
        },
        points: 10,
        full: {
          id: 'Lima kesalahan dijelaskan dengan bukti dari teks.',
          en: 'Five mistakes are explained with evidence from the text.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
