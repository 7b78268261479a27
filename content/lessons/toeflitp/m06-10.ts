import type { MeetingMaterial } from '../types.ts';

export const meetings06to10 = [
  {
    number: 6,
    kind: 'lesson',
    words: [
      {
        en: 'lecture',
        id: 'kuliah',
      },
      {
        en: 'main idea',
        id: 'gagasan utama',
      },
      {
        en: 'volcano',
        id: 'gunung api',
      },
      {
        en: 'ash',
        id: 'abu',
      },
      {
        en: 'soil',
        id: 'tanah',
      },
      {
        en: 'fertile',
        id: 'subur',
      },
      {
        en: 'layer',
        id: 'lapisan',
      },
      {
        en: 'erupt',
        id: 'meletus',
      },
      {
        en: 'nutrient',
        id: 'zat hara',
      },
    ],
    texts: {
      beginner: {
        title: 'Why people live near volcanoes',
        kind: 'text',
        lines: [
          'Good morning. Today I want to explain why so many people live near volcanoes. There are three reasons. The first is the soil. Ash from a volcano contains many nutrients, so plants grow well. On Java, farmers can harvest rice three times a year. The second reason is water. High mountains catch the clouds, so there is much rain. The third reason is heat from the ground, which can make electricity. Of course there is danger. In the next lecture we will talk about warning systems.',
        ],
      },
      intermediate: {
        title: 'Why people live near volcanoes',
        kind: 'text',
        lines: [
          "Last week we looked at how volcanoes erupt. Today I'd like to turn to a different question: why do so many people choose to live near them? First of all, there is the soil. Volcanic ash is rich in nutrients, and as a result farmers on Java can harvest rice up to three times a year. Secondly, high mountains catch passing clouds, which means plenty of rain. Finally, heat from the ground can be turned into electricity. That is not to say that there is no danger, and in our next lecture we'll discuss how people are warned.",
        ],
      },
      advanced: {
        title: 'Why people live near volcanoes',
        kind: 'text',
        lines: [
          'Having examined last week how volcanoes erupt, we are left with something of a puzzle: what induces millions to settle on their slopes? The answer, paradoxically, lies largely in what destroys. Ash, once weathered, releases nutrients in such abundance that Javanese farmers may reap three rice harvests in a single year. Then there is water, for tall peaks wring rain from passing clouds. More recently, a third attraction has emerged, namely heat drawn from the ground to generate electricity. The risk, needless to say, remains, and how communities are warned of it will occupy us next time.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Soal Part C',
          en: 'Part C questions',
        },
        instruction: {
          id: 'Dengarkan satu kali tanpa mencatat, lalu jawab.',
          en: 'Listen once without notes, then answer.',
        },
        items: [
          '1 What is the talk mainly about? A How volcanoes erupt. B Why people live near volcanoes. C Rice in Asia. D Warning systems.',
          '2 Why does the speaker mention rice? A To show that the soil is rich. B To compare prices. C To describe a meal. D To warn farmers.',
          '3 How does high ground affect the weather? A It brings rain. B It stops clouds from forming. C It makes it dry. D It causes wind.',
          '4 What will the next lecture be about? A Soil. B Electricity. C Warning people. D Rivers.',
        ],
      },
      {
        title: {
          id: 'Kerangka kuliah',
          en: 'The frame of a lecture',
        },
        instruction: {
          id: 'Ingat kerangkanya dari penanda alur.',
          en: 'Remember the frame from the signposts.',
        },
        items: [
          'Topic: ...',
          'Reason 1 and its example: ...',
          'Reason 2: ... / Reason 3: ...',
          'What comes next time: ...',
          'Which words marked each step?',
        ],
      },
      {
        title: {
          id: 'Kuliah Anda',
          en: 'Your lecture',
        },
        instruction: {
          id: 'Beri kuliah satu menit dengan satu topik dan tiga pokok; guru menjawab empat soal Anda.',
          en: 'Give a one-minute lecture with one topic and three points; your teacher answers your four questions.',
        },
        items: [
          'Ideas: why cats sleep so much, how paper is made, why cities grow by rivers',
          'Ask one main-idea, one detail, one purpose and one next-topic question.',
          'Change roles.',
        ],
      },
    ],
    keep: [
      {
        en: "Today I'd like to turn to volcanoes.",
        id: 'Hari ini saya akan beralih ke gunung api. (kalimat topik)',
      },
      {
        en: 'As a result, farmers harvest three times.',
        id: 'Akibatnya, petani panen tiga kali.',
      },
      {
        en: 'That is not to say that it is safe.',
        id: 'Bukan berarti itu aman. (penanda pembatasan)',
      },
      {
        en: 'Why does the speaker mention rice?',
        id: 'Mengapa pembicara menyebut padi? (jawaban: untuk memberi contoh)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis fungsi penanda: topic, example, contrast, result, next.',
          en: 'Write what the signpost shows: topic, example, contrast, result, next.',
        },
        items: [
          {
            question: 'Our subject this morning is coral.',
            answer: 'topic',
          },
          {
            question: 'Take the island of Bangka, for instance.',
            answer: 'example',
          },
          {
            question: 'On the other hand, it is expensive.',
            answer: 'contrast',
          },
          {
            question: 'Consequently, the river changed course.',
            answer: 'result',
          },
          {
            question: "When we meet again, we'll look at caves.",
            answer: 'next',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata dari kuliah: ash, fertile, erupt, nutrient, layer.',
          en: 'Write the word from the lecture: ash, fertile, erupt, nutrient, layer.',
        },
        items: [
          {
            question: 'grey powder that comes out of a volcano',
            answer: 'ash',
          },
          {
            question: 'good for growing plants',
            answer: 'fertile',
          },
          {
            question: 'to throw out fire and rock',
            answer: 'erupt',
          },
          {
            question: 'something that feeds a plant',
            answer: 'nutrient',
          },
          {
            question: 'one flat part of soil that lies on another',
            answer: 'layer',
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
        en: 'subject',
        id: 'subjek',
      },
      {
        en: 'verb',
        id: 'kata kerja',
      },
      {
        en: 'clause',
        id: 'klausa',
      },
      {
        en: 'phrase',
        id: 'frasa',
      },
      {
        en: 'connector',
        id: 'penghubung',
      },
      {
        en: 'relative clause',
        id: 'klausa who, which, that',
      },
      {
        en: 'noun clause',
        id: 'klausa benda',
      },
      {
        en: 'object of a preposition',
        id: 'benda sesudah preposisi',
      },
      {
        en: 'agreement',
        id: 'kesesuaian',
      },
    ],
    texts: {
      beginner: {
        title: 'The long road of a nutmeg',
        kind: 'text',
        lines: [
          'Nutmeg is the seed of a tree. The tree grows on the Banda Islands, which lie in the east of Indonesia. A farmer who plants it must wait for seven years. The fruit that hangs on the branches looks like a small peach. When it is ripe, it opens. Inside there is a brown seed, and around the seed there is a red net. The net is called mace. What traders once paid for a sack of nutmeg was enough to buy a house.',
        ],
      },
      intermediate: {
        title: 'The long road of a nutmeg',
        kind: 'text',
        lines: [
          'Nutmeg, the seed of a tree native to the Banda Islands in eastern Indonesia, was once among the most expensive goods in the world. A farmer who plants such a tree has to wait about seven years for the first harvest. The fruit, which resembles a small peach, splits open when it is ripe. Inside lies a brown seed that is covered by a red net known as mace. What a trader received for a single sack in those days would have been enough to buy a house.',
        ],
      },
      advanced: {
        title: 'The long road of a nutmeg',
        kind: 'text',
        lines: [
          'Among the goods for which ships once sailed round half the globe was nutmeg, the seed of an evergreen native to the Banda Islands. Whoever plants one does so for the next decade: seven years pass before the tree bears. Its fruit, easily mistaken for a small peach, splits when ripe to reveal a brown seed wrapped in a scarlet net, the spice called mace. That a single sack could fetch the price of a house explains why islands so small appeared on maps so early.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Subjek dan kata kerja utama',
          en: 'Main subject and verb',
        },
        instruction: {
          id: 'Dalam kalimat ini tunjuk S dan V utama, abaikan sisanya.',
          en: 'Show the main S and V in each sentence and ignore the rest.',
        },
        items: [
          'The fruit, which resembles a small peach, splits open when it is ripe.',
          'A farmer who plants such a tree has to wait.',
          'The price of the spices on the ships was high.',
          'What the traders paid for a sack surprised everyone.',
          'On the top of the hill stands an old fort.',
        ],
      },
      {
        title: {
          id: 'Apa yang kurang?',
          en: 'What is missing?',
        },
        instruction: {
          id: 'Tentukan: subjek, kata kerja, atau penghubung; lalu pilih.',
          en: 'Decide: subject, verb or connector; then choose.',
        },
        items: [
          '____ of the island is covered by forest. A Most B It is most C The most that D Mostly',
          'The river ____ through the valley is shallow. A flows B it flows C that flows D flow',
          '____ the bridge was built, people crossed by boat. A Before B By C During D It was',
          'Scientists believe ____ the cave is very old. A that B in C which it D of',
        ],
      },
      {
        title: {
          id: 'Dari pendek ke panjang',
          en: 'From short to long',
        },
        instruction: {
          id: 'Perpanjang kalimat tiga kali tanpa kehilangan S dan V.',
          en: 'Make the sentence longer three times without losing S and V.',
        },
        items: [
          'The boat sank.',
          'Students need sleep.',
          'The painting disappeared.',
          'Your teacher cuts it back to S and V.',
        ],
      },
    ],
    keep: [
      {
        en: 'The fruit, which looks like a peach, splits open.',
        id: 'Buah yang mirip persik itu merekah. (S fruit, V splits)',
      },
      {
        en: 'The price of the spices was high.',
        id: 'Harga rempah itu tinggi. (S price, bukan spices)',
      },
      {
        en: 'What he paid was enough.',
        id: 'Yang ia bayar cukup. (klausa benda sebagai subjek)',
      },
      {
        en: 'One clause, one subject, one verb.',
        id: 'Setiap klausa satu subjek dan satu kata kerja; dua klausa perlu penghubung.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih jawaban: A, B, C, atau D.',
          en: 'Choose the answer: A, B, C or D.',
        },
        items: [
          {
            question: 'The woman ____ opened the clinic is my aunt. A she B who C whom D which',
            answer: 'B',
          },
          {
            question: '____ causes the tides is the pull of the moon. A It B That C What D Which',
            answer: 'C',
          },
          {
            question: 'The leaves of this plant ____ used as medicine. A is B are C be D being',
            answer: 'B',
          },
          {
            question: '____ she was only ten, she could read music. A Although B Despite C In spite D But',
            answer: 'A',
          },
          {
            question:
              'The island ____ in 1620 is now a park. A discovered B it discovered C was discovered D discovers',
            answer: 'A',
          },
          {
            question:
              '____ lives in the deep sea is still unknown. A Much of what B Much what C It is much D There much',
            answer: 'A',
          },
        ],
      },
      {
        instruction: {
          id: 'Salin subjek utama (satu kata).',
          en: 'Copy the main subject (one word).',
        },
        items: [
          {
            question: 'The colours of the old temple have faded.',
            answer: 'colours',
          },
          {
            question: 'In the garden grew three palms.',
            answer: 'palms',
          },
          {
            question: 'The doctor whom we met yesterday speaks Dutch.',
            answer: 'doctor',
          },
          {
            question: 'One of the lamps is broken.',
            answer: 'One',
          },
          {
            question: 'Collecting old stamps teaches patience.',
            answer: 'Collecting',
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
        en: 'tense',
        id: 'bentuk waktu',
      },
      {
        en: 'voice',
        id: 'aktif atau pasif',
      },
      {
        en: 'auxiliary',
        id: 'kata kerja bantu',
      },
      {
        en: 'participle',
        id: 'bentuk -ing atau -ed',
      },
      {
        en: 'modal',
        id: 'will, can, must dan sejenisnya',
      },
      {
        en: 'infinitive',
        id: 'to + kata kerja',
      },
      {
        en: 'gerund',
        id: '-ing sebagai benda',
      },
      {
        en: 'since',
        id: 'sejak',
      },
      {
        en: 'ago',
        id: 'yang lalu',
      },
    ],
    texts: {
      beginner: {
        title: 'The history of a song',
        kind: 'text',
        lines: [
          "The song 'Bengawan' is known in many countries. It was written in 1940 by a young man who was sitting by a river in Solo. He had played in small bands before, but he had never written a famous song. Soldiers heard it on the radio and took it home. Since then it has been translated into many languages. People in Japan have sung it for more than eighty years. Next year a museum will show his guitar. The guitar is being cleaned at the moment.",
        ],
      },
      intermediate: {
        title: 'The history of a song',
        kind: 'text',
        lines: [
          'Few songs have travelled as far as one about a river in Solo, which was composed in 1940 by a young musician who was sitting on its bank. Before that he had played in small bands but had never been noticed. Soldiers who heard the tune on the radio carried it home with them, and since then it has been translated into many languages. In Japan it has been sung for more than eighty years. His guitar, which is being restored at present, will be displayed in a museum next year.',
        ],
      },
      advanced: {
        title: 'The history of a song',
        kind: 'text',
        lines: [
          'Composed in 1940 on the bank of the river it celebrates, a modest song from Solo has since been carried around the world. Its author, who until then had been playing unnoticed in small bands, could hardly have foreseen that soldiers would take the tune home with them, still less that it would go on being sung in Japan for over eighty years. Translations too numerous to count have been made. His guitar, currently being restored, is to be exhibited next year, by which time the strings will have been silent for decades.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Waktu dan suara',
          en: 'Tense and voice',
        },
        instruction: {
          id: 'Cari kata kerja untuk setiap penanda dan sebut aktif atau pasif.',
          en: 'Find the verb for each marker and say active or passive.',
        },
        items: [
          'in 1940',
          'before that / until then',
          'since then',
          'at the moment / at present / currently',
          'next year',
        ],
      },
      {
        title: {
          id: 'Pasangan wajib',
          en: 'Fixed partners',
        },
        instruction: {
          id: 'Bentuk apa sesudahnya? Lengkapi dan buat contoh.',
          en: 'Which form follows? Complete and make an example.',
        },
        items: [
          'have / has / had + ...',
          'be + ... (progressive) / be + ... (passive)',
          'will, can, must, should + ...',
          'enjoy, avoid, finish + ... / want, decide, refuse + ...',
          'by, of, without + ...',
        ],
      },
      {
        title: {
          id: 'Soal Structure',
          en: 'Structure items',
        },
        instruction: {
          id: 'Jawab dalam dua menit, lalu jelaskan.',
          en: 'Answer in two minutes, then explain.',
        },
        items: [
          'The temple ____ in the ninth century. A built B was built C has built D building',
          'By 1900 the town ____ in size. A doubled B had doubled C doubles D has doubled',
          'Bees ____ to have five eyes. A know B are known C knowing D have known',
          'The metal must be ____ before use. A heat B heating C heated D to heat',
        ],
      },
    ],
    keep: [
      {
        en: 'It has been sung since 1940.',
        id: 'Lagu itu dinyanyikan sejak 1940. (have been + bentuk ketiga)',
      },
      {
        en: 'It is being cleaned.',
        id: 'Sedang dibersihkan. (is being + bentuk ketiga)',
      },
      {
        en: 'He had never been noticed before.',
        id: 'Sebelumnya ia tak pernah dikenal. (had: sebelum masa lampau lain)',
      },
      {
        en: 'without knowing / after finishing',
        id: 'sesudah preposisi selalu -ing',
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
            question: 'The first railway in the region ____ in 1876. (build)',
            answer: 'was built',
          },
          {
            question: 'Since 1990 the number of tigers ____. (fall)',
            answer: 'has fallen',
          },
          {
            question: 'Milk can be ____ into cheese. (make)',
            answer: 'made',
          },
          {
            question: 'After ____ the data, they wrote a report. (collect)',
            answer: 'collecting',
          },
          {
            question: 'The tower ____ at the moment. (repair)',
            answer: 'is being repaired',
          },
          {
            question: 'Until 1950 there was no bridge, and people ____ by raft. (cross)',
            answer: 'crossed',
          },
        ],
      },
      {
        instruction: {
          id: 'Temukan kata yang salah: tulis hurufnya.',
          en: 'Find the wrong word: write its letter.',
        },
        items: [
          {
            question: 'The letter was (A) wrote (B) by a (C) sailor (D) in 1801.',
            answer: 'A',
          },
          {
            question: 'Coffee has (A) been (B) grow (C) here (D) for centuries.',
            answer: 'B',
          },
          {
            question: 'Birds can (A) flew (B) long (C) distances (D) without food.',
            answer: 'A',
          },
          {
            question: 'She (A) finished (B) to paint (C) the wall (D) yesterday.',
            answer: 'B',
          },
          {
            question: 'The lake (A) is freeze (B) every (C) winter in the (D) north.',
            answer: 'A',
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
        en: 'error',
        id: 'kesalahan',
      },
      {
        en: 'underlined',
        id: 'bergaris bawah',
      },
      {
        en: 'singular',
        id: 'tunggal',
      },
      {
        en: 'plural',
        id: 'jamak',
      },
      {
        en: 'pair',
        id: 'pasangan',
      },
      {
        en: 'both ... and',
        id: 'baik ... maupun',
      },
      {
        en: 'either ... or',
        id: 'entah ... atau',
      },
      {
        en: 'word order',
        id: 'urutan kata',
      },
      {
        en: 'pronoun',
        id: 'kata ganti',
      },
    ],
    texts: {
      beginner: {
        title: 'A guide with a red pen',
        kind: 'text',
        lines: [
          "Nadia works at a museum in Yogyakarta. She must check every English sign. Last week she found six mistakes. One sign said, 'This drum was make in 1850.' Another said, 'Many kind of fish lives here.' The third mistake was funny: 'Visitors must took off their hat and eat them in the cafe.' Nadia always asks four questions. Does the verb fit the subject? Is the form of the verb right? Is the noun singular or plural? Which word does the pronoun mean?",
        ],
      },
      intermediate: {
        title: 'A guide with a red pen',
        kind: 'text',
        lines: [
          "Nadia, who checks the English signs of a museum in Yogyakarta, found six mistakes last week. 'This drum was make in 1850,' announced one sign; 'Many kind of fish lives here,' claimed another. Her favourite was 'Visitors must took off their hat and eat them in the cafe', since nobody could tell what was to be eaten. To find errors quickly, she asks the same four questions every time. Does the verb agree with its subject? Is its form correct? Should the noun be singular or plural? And which word does each pronoun refer to?",
        ],
      },
      advanced: {
        title: 'A guide with a red pen',
        kind: 'text',
        lines: [
          "Armed with a red pen and four questions, Nadia patrols the English signs of a Yogyakarta museum. Last week's bag amounted to six. That a drum 'was make in 1850' or that 'many kind of fish lives here' is quickly put right; it was the request that visitors 'took off their hat and eat them in the cafe' that had the staff in tears. Her questions never vary: whether the verb agrees with its subject, whether its form is sound, whether the noun ought to be plural and, finally, to what on earth the pronoun refers.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Empat pertanyaan Nadia',
          en: "Nadia's four questions",
        },
        instruction: {
          id: 'Perbaiki ketiga papan, sebutkan pertanyaan yang menemukannya.',
          en: 'Correct the three signs and name the question that finds the mistake.',
        },
        items: [
          'This drum was make in 1850.',
          'Many kind of fish lives here.',
          'Visitors must took off their hat and eat them in the cafe.',
          'Add one sign of your own with a mistake; your teacher finds it.',
        ],
      },
      {
        title: {
          id: 'Urutan pencarian',
          en: 'The order of searching',
        },
        instruction: {
          id: 'Periksa: kata kerja, benda, kata ganti, pasangan, bentuk kata, preposisi.',
          en: 'Check: verbs, nouns, pronouns, pairs, word forms, prepositions.',
        },
        items: [
          'Both gold (A) or silver (B) are found (C) in (D) the hills.',
          'The eagle builds (A) their (B) nest on (C) high (D) cliffs.',
          'She is one of the (A) most famous (B) singer (C) in (D) Asia.',
          'Sugar dissolves (A) quick (B) in (C) hot (D) water.',
          'He is interested (A) on (B) the history (C) of (D) maps.',
        ],
      },
      {
        title: {
          id: 'Sepuluh soal dalam empat menit',
          en: 'Ten items in four minutes',
        },
        instruction: {
          id: 'Guru memberi sepuluh kalimat; sebut huruf dan jenis kesalahan.',
          en: 'Your teacher gives ten sentences; name the letter and the kind of error.',
        },
        items: [
          'Round 1: four minutes, no explanations.',
          'Round 2: explain the three hardest.',
          'Which kind do you miss most often?',
        ],
      },
    ],
    keep: [
      {
        en: 'many kinds of fish / a kind of fish',
        id: 'berbagai jenis ikan / satu jenis ikan',
      },
      {
        en: 'both gold and silver',
        id: 'baik emas maupun perak (both ... and; either ... or; neither ... nor)',
      },
      {
        en: 'The eagle builds its nest.',
        id: 'Elang membuat sarangnya. (its untuk benda atau hewan tunggal)',
      },
      {
        en: 'one of the most famous singers',
        id: 'salah satu penyanyi paling terkenal (jamak)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis huruf bagian yang salah.',
          en: 'Write the letter of the wrong part.',
        },
        items: [
          {
            question: 'Each of the (A) students (B) have (C) a desk (D) of their own.',
            answer: 'B',
          },
          {
            question: 'The (A) cost of (B) living (C) are (D) rising.',
            answer: 'C',
          },
          {
            question: 'Gold is (A) more (B) heavier (C) than (D) iron.',
            answer: 'A',
          },
          {
            question: 'He speaks (A) neither Dutch (B) or (C) French (D) well.',
            answer: 'B',
          },
          {
            question: 'Many (A) animal (B) sleep (C) during (D) the day.',
            answer: 'A',
          },
          {
            question: 'The map was (A) drawn (B) careful (C) by a (D) monk.',
            answer: 'B',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata yang benar untuk kata dalam kurung.',
          en: 'Write the correct word for the word in brackets.',
        },
        items: [
          {
            question: 'Water is (importance) for all life.',
            answer: 'important',
          },
          {
            question: 'The two rivers (meets) near the city.',
            answer: 'meet',
          },
          {
            question: 'The whale feeds (their) young with milk.',
            answer: 'its',
          },
          {
            question: 'Either the mother (and) the father sits on the eggs.',
            answer: 'or',
          },
          {
            question: 'It was built two hundred (year) ago.',
            answer: 'years',
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
        id: 'Setengah tes: Structure and Written Expression dan Reading dikerjakan di rumah; Listening di pertemuan. Materinya ditentukan guru.',
        en: 'Half a test: do Structure and Written Expression and Reading at home, Listening in the meeting. Your teacher sets the material.',
      },
      {
        id: 'Di rumah: 20 soal Structure dalam 12 menit dan 25 soal Reading dalam 27 menit, satu duduk.',
        en: 'At home: 20 Structure questions in 12 minutes and 25 Reading questions in 27 minutes, in one sitting.',
      },
      {
        id: 'Hari ini: 25 soal Listening, sekitar 18 menit, diputar satu kali, tanpa catatan.',
        en: 'Today: 25 Listening questions, about 18 minutes, played once, without notes.',
      },
      {
        id: 'Hasilnya perkiraan latihan, bukan skor resmi; skor ITP Level 1 berkisar 310 sampai 677.',
        en: 'The result is a practice estimate, not an official score; ITP Level 1 scores run from 310 to 677.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Bagian Listening',
          en: 'The Listening section',
        },
        instruction: {
          id: 'Kerjakan 25 soal tanpa jeda.',
          en: 'Do 25 questions without a break.',
        },
        items: [
          'Part A: 15 short dialogues',
          'Part B: one longer conversation, 4 questions',
          'Part C: one or two talks, 6 questions',
        ],
      },
      {
        title: {
          id: 'Structure dan Reading',
          en: 'Structure and Reading',
        },
        instruction: {
          id: 'Bahas dengan guru.',
          en: 'Go through them with your teacher.',
        },
        items: [
          'Structure: 8 sentences to complete, 12 errors to find',
          'Reading: two or three passages, 25 questions',
          'For each mistake: which rule or which line of the text?',
        ],
      },
      {
        title: {
          id: 'Tujuan',
          en: 'The goal',
        },
        instruction: {
          id: 'Tetapkan sasaran paruh kedua.',
          en: 'Set your goal for the second half.',
        },
        items: [
          'My estimated score today and the score I need',
          'Two kinds of question that will bring me most',
          'Minutes of practice for each day',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Jawaban Listening',
          en: 'Listening answers',
        },
        points: 30,
        full: {
          id: '23 jawaban benar atau lebih dari 25.',
          en: '23 or more of 25 answers are correct.',
        },
      },
      {
        name: {
          id: 'Jawaban Structure',
          en: 'Structure answers',
        },
        points: 30,
        full: {
          id: '18 jawaban benar atau lebih dari 20.',
          en: '18 or more of 20 answers are correct.',
        },
      },
      {
        name: {
          id: 'Jawaban Reading',
          en: 'Reading answers',
        },
        points: 30,
        full: {
          id: '23 jawaban benar atau lebih dari 25.',
          en: '23 or more of 25 answers are correct.',
        },
      },
      {
        name: {
          id: 'Waktu dan analisis',
          en: 'Timing and analysis',
        },
        points: 10,
        full: {
          id: 'Selesai dalam waktunya, dan kesalahan dijelaskan dengan aturan atau bukti.',
          en: 'Finished in time, and mistakes are explained by a rule or evidence.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
