import type { MeetingMaterial } from '../types.ts';

export const meetings11to15 = [
  {
    number: 11,
    kind: 'lesson',
    words: [
      {
        en: 'parallel',
        id: 'sejajar',
      },
      {
        en: 'list',
        id: 'deretan',
      },
      {
        en: 'comparison',
        id: 'perbandingan',
      },
      {
        en: 'comparative',
        id: 'bentuk lebih',
      },
      {
        en: 'superlative',
        id: 'bentuk paling',
      },
      {
        en: 'as ... as',
        id: 'se... (sama)',
      },
      {
        en: 'the more ..., the more',
        id: 'makin ... makin',
      },
      {
        en: 'similar to',
        id: 'mirip dengan',
      },
      {
        en: 'unlike',
        id: 'tidak seperti',
      },
    ],
    texts: {
      beginner: {
        title: 'Two boats',
        kind: 'text',
        lines: [
          'In Sulawesi there are two famous boats. The pinisi is large, strong and heavy. It is used for carrying goods and for taking tourists to the islands. The sandeq is smaller, lighter and faster than the pinisi. It is as narrow as a canoe. Fishermen use it for fishing, racing and visiting other islands. A pinisi needs more wood than a sandeq, but a sandeq needs a better captain. The stronger the wind is, the faster it goes. Both boats are made by hand and without drawings.',
        ],
      },
      intermediate: {
        title: 'Two boats',
        kind: 'text',
        lines: [
          'Two kinds of boat have made the shipbuilders of Sulawesi famous. The pinisi, which is large, strong and heavy, is used for carrying goods and for taking visitors to the islands. The sandeq is lighter and much faster, and its body is as narrow as that of a canoe; it serves for fishing, racing and visiting other islands. While building a pinisi takes far more wood than building a sandeq, sailing a sandeq takes more skill: the stronger the wind, the greater the danger. Both are built by hand, from memory and without drawings.',
        ],
      },
      advanced: {
        title: 'Two boats',
        kind: 'text',
        lines: [
          "Of the boats that have made Sulawesi's builders famous, no two are less alike than the pinisi and the sandeq. The former impresses by its size, its strength and its weight, qualities as welcome to merchants of old as they are to the tour operators of today. The latter, with a hull no wider than a canoe's, is built to fish, to race and to visit, and its speed exceeds that of almost any craft of its length. The stronger the wind, the finer the line between triumph and a swim. What unites them is that both are built by hand, by eye and from memory.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Deretan yang sejajar',
          en: 'Lists that match',
        },
        instruction: {
          id: 'Cari tiga deretan di teks dan sebut bentuknya.',
          en: 'Find three lists in the text and name their form.',
        },
        items: [
          'the qualities of the pinisi',
          'the uses of the sandeq',
          'how both boats are built',
          'Make one list about your work: three -ing forms, three nouns or three adjectives.',
        ],
      },
      {
        title: {
          id: 'Perbandingan yang adil',
          en: 'Fair comparisons',
        },
        instruction: {
          id: 'Bandingkan benda yang sama: perbaiki.',
          en: 'Compare like with like: correct it.',
        },
        items: [
          'The climate of Malang is cooler than Surabaya.',
          'His house is bigger than his brother.',
          'The roads in Java are busier than Papua.',
          'A sandeq is more faster than a pinisi.',
          'She is the taller of the three.',
        ],
      },
      {
        title: {
          id: 'Soal Structure',
          en: 'Structure items',
        },
        instruction: {
          id: 'Jawab, lalu sebut aturan.',
          en: 'Answer, then name the rule.',
        },
        items: [
          'The job requires reading, writing, and ____. A to speak B speaks C speaking D spoken',
          'Gold is ____ heavy as lead is soft. A so B as C more D than',
          'The higher you climb, ____ it gets. A the colder B colder C coldest D the cold',
          'The wool of goats is finer than ____ of sheep. A that B those C it D one',
        ],
      },
    ],
    keep: [
      {
        en: 'reading, writing and speaking',
        id: 'deretan sejajar: semua -ing, atau semua benda, atau semua to',
      },
      {
        en: 'cooler than that of Surabaya',
        id: 'lebih sejuk daripada iklim Surabaya (that of menggantikan benda)',
      },
      {
        en: 'the stronger the wind, the faster the boat',
        id: 'makin kuat angin, makin cepat perahu',
      },
      {
        en: 'much faster, not more faster',
        id: 'lebih cepat: jangan more bersama -er',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata yang benar untuk kata dalam kurung.',
          en: 'Write the correct word for the word in brackets.',
        },
        items: [
          {
            question: 'He enjoys hiking, sailing and (to swim).',
            answer: 'swimming',
          },
          {
            question: 'She spoke slowly, clearly and (polite).',
            answer: 'politely',
          },
          {
            question: 'This is the (most old) bridge in town.',
            answer: 'oldest',
          },
          {
            question: 'The tiger is not only strong but also (speed).',
            answer: 'fast',
          },
          {
            question: 'The leaves of teak are larger than (that) of mango.',
            answer: 'those',
          },
        ],
      },
      {
        instruction: {
          id: 'Temukan bagian yang salah: tulis hurufnya.',
          en: 'Find the wrong part: write its letter.',
        },
        items: [
          {
            question: 'The book is (A) long, (B) difficult and (C) it is boring, (D) but useful.',
            answer: 'C',
          },
          {
            question: 'Lead is (A) more (B) softer (C) than (D) iron.',
            answer: 'A',
          },
          {
            question: 'He is the (A) better (B) of (C) all the (D) players.',
            answer: 'A',
          },
          {
            question: 'The faster (A) you go, (B) more dangerous (C) it (D) becomes.',
            answer: 'B',
          },
          {
            question: 'She likes (A) to read, (B) to draw (C) and (D) dancing.',
            answer: 'D',
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
        en: 'article',
        id: 'a, an, the',
      },
      {
        en: 'countable',
        id: 'dapat dihitung',
      },
      {
        en: 'uncountable',
        id: 'tak dapat dihitung',
      },
      {
        en: 'suffix',
        id: 'akhiran',
      },
      {
        en: 'evidence',
        id: 'bukti',
      },
      {
        en: 'equipment',
        id: 'peralatan',
      },
      {
        en: 'research',
        id: 'penelitian',
      },
      {
        en: 'scientific',
        id: 'ilmiah',
      },
      {
        en: 'scientifically',
        id: 'secara ilmiah',
      },
    ],
    texts: {
      beginner: {
        title: 'The scientist and the frogs',
        kind: 'text',
        lines: [
          'Dr Amalia is a biologist at a university in Bogor. She studies frogs. Frogs are important because they eat insects. In an old forest on Halimun she found a tiny frog with a loud voice. The frog was a new kind. She had little equipment: a lamp, a recorder and an umbrella. She listened carefully every night for a month. Her evidence was the voice, because no other frog sings like that. The discovery was announced in the spring, and now the forest has better protection.',
        ],
      },
      intermediate: {
        title: 'The scientist and the frogs',
        kind: 'text',
        lines: [
          'Dr Amalia, a biologist at a university in Bogor, studies frogs, whose importance lies in the number of insects they eat. In an ancient forest on Mount Halimun she came across a tiny frog with a surprisingly loud voice, which turned out to belong to an unknown species. Her equipment was simple: a lamp, a recorder and an umbrella. She listened patiently every night for a month, and the recordings became her most convincing evidence, as no other frog produces such a sound. Since the announcement of her discovery, the forest has been given better protection.',
        ],
      },
      advanced: {
        title: 'The scientist and the frogs',
        kind: 'text',
        lines: [
          'It was by ear rather than by eye that Dr Amalia, a biologist from Bogor, made the discovery of her career. In an ancient forest on Mount Halimun, an almost absurdly loud call led her, after a month of nightly patience, to a frog hardly larger than a fingernail. The equipment was modest, a lamp, a recorder and an umbrella, but the evidence proved irresistible, for no known species produces such a sound. Public interest in the announcement was considerable, and the protection since granted to the forest benefits countless creatures less vocal.',
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
          id: 'Cari di teks, lalu lengkapi keluarganya.',
          en: 'Find in the text, then complete the family.',
        },
        items: [
          'biology: person ... adjective ...',
          'discover: noun ...',
          'protect: noun ... adjective ...',
          'important: noun ... / patient: adverb ... noun ...',
          'science: person ... adjective ... adverb ...',
        ],
      },
      {
        title: {
          id: 'A, an, the, atau kosong',
          en: 'A, an, the or nothing',
        },
        instruction: {
          id: 'Jelaskan pilihan.',
          en: 'Explain your choice.',
        },
        items: [
          '____ honest answer / ____ university / ____ hour',
          '____ sun, ____ equator, ____ Pacific Ocean',
          'He is ____ engineer. They are ____ engineers.',
          '____ water in this well is clean. ____ water is necessary for life.',
          'She plays ____ violin and speaks ____ Spanish.',
        ],
      },
      {
        title: {
          id: 'Soal campuran',
          en: 'Mixed items',
        },
        instruction: {
          id: 'Jawab dalam dua menit.',
          en: 'Answer in two minutes.',
        },
        items: [
          'The ____ of the vaccine saved many lives. A discover B discovery C discovered D discoverer',
          'There is ____ evidence that fish sleep. A many B a C much D an',
          'He described the reef ____. A accurate B accuracy C accurately D more accurate',
          '____ equator passes through Pontianak. A An B The C A D It',
        ],
      },
    ],
    keep: [
      {
        en: 'evidence, equipment, research, information',
        id: 'tak dapat dihitung: tanpa -s, tanpa a',
      },
      {
        en: 'an hour, a university',
        id: 'an sebelum bunyi vokal, bukan huruf vokal',
      },
      {
        en: 'the discovery of a frog',
        id: 'penemuan seekor katak (the ... of)',
      },
      {
        en: 'a scientist works scientifically',
        id: 'orang: -ist; cara: -ly',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis a, an, the, atau - (kosong).',
          en: 'Write a, an, the or - (nothing).',
        },
        items: [
          {
            question: '____ moon moves round our planet.',
            answer: 'the',
          },
          {
            question: 'She is ____ expert on bees.',
            answer: 'an',
          },
          {
            question: '____ gold is heavier than silver.',
            answer: '-',
          },
          {
            question: 'It is ____ useful tool.',
            answer: 'a',
          },
          {
            question: 'He was born in ____ Netherlands.',
            answer: 'the',
          },
          {
            question: '____ largest island in the world is Greenland.',
            answer: 'the',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis bentuk yang benar.',
          en: 'Write the right form.',
        },
        items: [
          {
            question: 'The (survive) of the tree is uncertain.',
            answer: 'survival',
          },
          {
            question: 'Many (chemistry) work in this lab.',
            answer: 'chemists',
          },
          {
            question: 'The results were (surprise) clear.',
            answer: 'surprisingly',
          },
          {
            question: 'The (deep) of the lake is 500 metres.',
            answer: 'depth',
          },
          {
            question: 'Salt is (chemical) simple.',
            answer: 'chemically',
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
        en: 'inversion',
        id: 'pembalikan susunan',
      },
      {
        en: 'negative opening',
        id: 'pembuka negatif',
      },
      {
        en: 'reduced clause',
        id: 'klausa ringkas',
      },
      {
        en: 'participle',
        id: 'bentuk -ing atau -ed',
      },
      {
        en: 'seldom',
        id: 'jarang',
      },
      {
        en: 'hardly',
        id: 'hampir tidak',
      },
      {
        en: 'not only ... but also',
        id: 'bukan hanya ... tetapi juga',
      },
      {
        en: 'appositive',
        id: 'keterangan penjelas',
      },
      {
        en: 'scarcely',
        id: 'baru saja, hampir tidak',
      },
    ],
    texts: {
      beginner: {
        title: 'The quiet genius of the komodo',
        kind: 'text',
        lines: [
          'Komodo dragons live on a few small islands. They look slow, but seldom do they miss a meal. Lying in the grass, a dragon waits for hours. When a deer comes near, it runs very fast. Not only is its bite strong, but it also contains poison. Wounded by the bite, the deer soon becomes weak. The dragon follows it, using its tongue to smell. A komodo can eat most of its own weight in one meal. Never should visitors walk without a guide.',
        ],
      },
      intermediate: {
        title: 'The quiet genius of the komodo',
        kind: 'text',
        lines: [
          'Found on only a few islands in eastern Indonesia, the komodo dragon looks slow, yet seldom does it go hungry. Hidden in the grass, it may wait for hours until a deer comes within reach. Not only is its bite powerful, but it also releases poison, which weakens an animal that manages to escape. Using its tongue to smell, the dragon then follows the wounded deer for as long as necessary. Having caught up with it, it can swallow most of its own weight in a single meal. Under no circumstances should visitors leave the path without a guide.',
        ],
      },
      advanced: {
        title: 'The quiet genius of the komodo',
        kind: 'text',
        lines: [
          'Rarely has an animal been so underestimated. Confined to a handful of islands in eastern Indonesia, the komodo dragon strikes the visitor as sluggish; so still does it lie in the grass that deer wander within its reach. Only then does it move. Not only does the bite tear, it also poisons, so that a quarry lucky enough to escape is merely postponing the inevitable. Its tongue tasting the air, the dragon follows at leisure, and the meal, once begun, may equal most of its own weight. Under no circumstances should anyone, however curious, explore without a guide.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Susunan biasa',
          en: 'Back to normal order',
        },
        instruction: {
          id: 'Ucapkan dengan susunan biasa.',
          en: 'Say it in normal word order.',
        },
        items: [
          'Seldom do they miss a meal.',
          'Not only is its bite strong, but it is also poisonous.',
          'Never should visitors walk alone.',
          'On the hill stands a lighthouse.',
          'Had I known, I would have waited.',
        ],
      },
      {
        title: {
          id: 'Klausa panjang',
          en: 'The long clause',
        },
        instruction: {
          id: 'Kembalikan klausa ringkas menjadi klausa penuh.',
          en: 'Turn the short form back into a full clause.',
        },
        items: [
          'Hidden in the grass, it waits. (When it ...)',
          'Deer living on the island are small. (which ...)',
          'The bridge, built in 1930, is closed.',
          'Having eaten, the dragon sleeps.',
          'Komodo, an island of dry hills, has little water.',
        ],
      },
      {
        title: {
          id: 'Soal Structure sulit',
          en: 'Hard Structure items',
        },
        instruction: {
          id: 'Jawab dan sebut pola.',
          en: 'Answer and name the pattern.',
        },
        items: [
          'Rarely ____ in this desert. A it rains B does it rain C rains it D it does rain',
          '____ by the storm, the ship turned back. A Damaging B It was damaged C Damaged D To damage',
          'Not until 1950 ____ a road. A the village had B did the village have C had the village it D the village has',
          'The bird, ____ for its song, is now rare. A know B known C knows D which known',
        ],
      },
    ],
    keep: [
      {
        en: 'Seldom do they miss a meal.',
        id: 'Jarang sekali mereka kehilangan mangsa. (pembuka negatif + do/does/did + subjek)',
      },
      {
        en: 'Only then does it move.',
        id: 'Baru saat itu ia bergerak.',
      },
      {
        en: 'Hidden in the grass, it waits.',
        id: 'Tersembunyi di rumput, ia menunggu. (subjek kedua bagian harus sama)',
      },
      {
        en: 'the deer living on the island',
        id: 'rusa yang hidup di pulau itu (living = which live)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis ulang dengan pembuka yang diberikan.',
          en: 'Rewrite with the opening given.',
        },
        items: [
          {
            question: 'They rarely visit us. (Rarely)',
            answer: 'Rarely do they visit us.',
          },
          {
            question: 'I have never seen such a fish. (Never)',
            answer: 'Never have I seen such a fish.',
          },
          {
            question: 'She not only sings but also dances. (Not only)',
            answer: 'Not only does she sing, but she also dances.',
          },
          {
            question: 'A small chapel stood on the island. (On the island)',
            answer: 'On the island stood a small chapel.',
          },
          {
            question: 'If I had been there, I would have helped. (Had)',
            answer: 'Had I been there, I would have helped.',
          },
        ],
      },
      {
        instruction: {
          id: 'Ringkas klausanya.',
          en: 'Shorten the clause.',
        },
        items: [
          {
            question: 'the man who is standing at the door',
            answer: 'the man standing at the door',
          },
          {
            question: 'the letters which were written in 1812',
            answer: 'the letters written in 1812',
          },
          {
            question: 'plants that grow in sand',
            answer: 'plants growing in sand',
          },
          {
            question: 'Lima, which is the capital of Peru',
            answer: 'Lima, the capital of Peru',
          },
          {
            question: 'because it was tired of waiting, the cat left',
            answer: 'tired of waiting, the cat left',
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
        en: 'main idea',
        id: 'gagasan utama',
      },
      {
        en: 'title',
        id: 'judul',
      },
      {
        en: 'topic',
        id: 'topik',
      },
      {
        en: 'paragraph',
        id: 'paragraf',
      },
      {
        en: 'support',
        id: 'mendukung',
      },
      {
        en: 'purpose',
        id: 'tujuan',
      },
      {
        en: 'too broad',
        id: 'terlalu luas',
      },
      {
        en: 'too narrow',
        id: 'terlalu sempit',
      },
      {
        en: 'passage',
        id: 'bacaan',
      },
    ],
    texts: {
      beginner: {
        title: 'How a leaf became a bag',
        kind: 'text',
        lines: [
          'For a long time, people on Flores carried salt, rice and even water in bags made of lontar palm leaves. The leaves are strong, cost nothing and grow again quickly. After 1970 plastic arrived. It was cheap and colourful, and young people stopped learning how to weave. But plastic breaks, and it stays on the beach for years. Today a group of grandmothers teaches weaving in schools. Tourists buy the bags, and shops in the town use small ones instead of plastic. The old skill has a new life.',
        ],
      },
      intermediate: {
        title: 'How a leaf became a bag',
        kind: 'text',
        lines: [
          'For generations the people of Flores carried salt, rice and even water in bags woven from the leaves of the lontar palm, which are strong, cost nothing and grow back quickly. When plastic arrived after 1970, it seemed superior, being cheap and colourful, and young people no longer bothered to learn weaving. The disadvantages became visible later, when broken bags began to pile up on the beaches. In response, a group of grandmothers has started to teach weaving in schools. Now that tourists buy the bags and shops use small ones instead of plastic, the old skill has come back to life.',
        ],
      },
      advanced: {
        title: 'How a leaf became a bag',
        kind: 'text',
        lines: [
          'Long before plastic reached Flores, salt, rice and even water travelled in bags woven from lontar palm leaves, a material both tough and free that renews itself within months. The arrival of plastic after 1970 all but ended the craft: why spend a day weaving what could be had, in any colour, for next to nothing? The answer washed up on the beaches some decades later. Prompted by the sight, a circle of grandmothers took their knowledge into the schools, and what began as a lesson has become a trade, as tourists purchase the bags and local shops wrap goods in miniature versions.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Gagasan utama',
          en: 'The main idea',
        },
        instruction: {
          id: 'Pilih dan jelaskan mengapa yang lain salah: terlalu luas, terlalu sempit, tidak disebut.',
          en: 'Choose and explain why the others are wrong: too broad, too narrow, not mentioned.',
        },
        items: [
          "1 What is the passage mainly about? A Plastic in the world's oceans. B The return of a traditional craft. C How water was carried. D Schools on Flores.",
          '2 Which title is best? A Grandmothers. B From Palm Leaf to Plastic and Back. C A History of Flores. D Tourism and Money.',
          '3 Why does the author mention the beaches? A To describe a holiday. B To show a problem of plastic. C To explain where palms grow. D To praise the sea.',
        ],
      },
      {
        title: {
          id: 'Kalimat pertama dan terakhir',
          en: 'First and last sentences',
        },
        instruction: {
          id: 'Baca hanya kalimat pertama dan terakhir. Apa gagasan utamanya? Periksa dengan sisanya.',
          en: 'Read only the first and last sentences. What is the main idea? Check it with the rest.',
        },
        items: [
          'the topic in three words',
          'what the author says about it in six words',
          'a title of five words at most',
          'a title that is too narrow, and one that is too broad',
        ],
      },
      {
        title: {
          id: 'Judul untuk paragraf kecil',
          en: 'Titles for short paragraphs',
        },
        instruction: {
          id: 'Beri judul dan gagasan utama.',
          en: 'Give a title and the main idea.',
        },
        items: [
          'Owls see little colour, but their ears can locate a mouse under leaves in total darkness.',
          'The first bicycles had no pedals; riders pushed with their feet and often fell.',
          'Rice fields cool the air, hold rain and feed ducks, besides growing rice.',
          'Paper was invented in China, improved by Arab traders and made cheap by machines.',
        ],
      },
    ],
    keep: [
      {
        en: 'What is the passage mainly about?',
        id: 'Bacaan ini terutama tentang apa? (harus mencakup semua paragraf)',
      },
      {
        en: 'too narrow / too broad',
        id: 'terlalu sempit (satu rincian) / terlalu luas (melebihi teks)',
      },
      {
        en: 'The author mentions plastic in order to compare.',
        id: 'Penulis menyebut plastik untuk membandingkan. (in order to = tujuan)',
      },
      {
        en: 'Now that tourists buy them, the skill is alive.',
        id: 'Karena kini turis membelinya, keterampilan itu hidup.',
      },
    ],
    practice: [
      {
        instruction: {
          id: "Teks tentang 'kerugian dan manfaat nyamuk bagi rawa'. Tulis N (terlalu sempit), B (terlalu luas), atau R (tepat).",
          en: "The text is about 'the harm and the use of mosquitoes in swamps'. Write N (too narrow), B (too broad) or R (right).",
        },
        items: [
          {
            question: 'Insects of the World',
            answer: 'B',
          },
          {
            question: 'Mosquitoes: Friends and Enemies of the Swamp',
            answer: 'R',
          },
          {
            question: 'The Wings of a Mosquito',
            answer: 'N',
          },
          {
            question: 'Health',
            answer: 'B',
          },
          {
            question: 'How Mosquitoes Bite',
            answer: 'N',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih gagasan utama: a atau b.',
          en: 'Choose the main idea: a or b.',
        },
        items: [
          {
            question:
              'Bats eat insects, carry seeds and pollinate durian. a Bats are useful in many ways. b Bats like durian.',
            answer: 'a',
          },
          {
            question:
              'The first trams were pulled by horses, the next by steam, and only then came electricity. a Steam is old. b Trams were moved by different kinds of power.',
            answer: 'b',
          },
          {
            question:
              'Coral is an animal, though it looks like a plant and is hard as stone. a Coral is often misunderstood. b Stone is hard.',
            answer: 'a',
          },
          {
            question:
              'The island has no doctor, no bridge and one teacher. a The island has a school. b The island lacks services.',
            answer: 'b',
          },
          {
            question:
              'Some seeds fly, some swim and some travel in fur. a Seeds spread in different ways. b Seeds can swim.',
            answer: 'a',
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
        en: 'detail',
        id: 'rincian',
      },
      {
        en: 'stated',
        id: 'dinyatakan',
      },
      {
        en: 'mentioned',
        id: 'disebut',
      },
      {
        en: 'except',
        id: 'kecuali',
      },
      {
        en: 'according to',
        id: 'menurut',
      },
      {
        en: 'line',
        id: 'baris',
      },
      {
        en: 'scan',
        id: 'mencari cepat',
      },
      {
        en: 'paraphrase',
        id: 'kata lain dengan arti sama',
      },
      {
        en: 'true of',
        id: 'benar tentang',
      },
    ],
    texts: {
      beginner: {
        title: 'The city under the trees',
        kind: 'text',
        lines: [
          'In 2015 a plane with laser light flew over a forest in Cambodia. The light goes through leaves and shows the ground. The scientists saw straight roads, canals and thousands of small hills where houses once stood. The city was bigger than Phnom Penh today. People had lived there for about six hundred years. They grew rice and stored water in large pools. Nobody knows exactly why they left. Perhaps the canals broke after heavy floods. No gold was found, but the map itself is a treasure.',
        ],
      },
      intermediate: {
        title: 'The city under the trees',
        kind: 'text',
        lines: [
          'When a plane equipped with laser light flew over a Cambodian forest in 2015, it revealed what no walker had ever noticed. Since such light passes between leaves and is reflected by the ground, scientists could make out straight roads, canals and thousands of low hills on which houses had once stood. The city, larger than Phnom Penh is today, had been inhabited for some six hundred years by people who grew rice and stored water in huge pools. Why they left is uncertain, although floods may have destroyed the canals. No gold was found; the map itself was the treasure.',
        ],
      },
      advanced: {
        title: 'The city under the trees',
        kind: 'text',
        lines: [
          'What generations of walkers had failed to notice, a plane equipped with laser light laid bare within days in 2015. Slipping between the leaves of a Cambodian forest and rebounding from the ground, the beams sketched a grid of roads, canals and thousands of low mounds, each the site of a vanished house. The metropolis, more extensive than modern Phnom Penh, had flourished for roughly six centuries on rice and on water hoarded in immense pools. Its abandonment remains unexplained, catastrophic floods being merely the favourite among several theories. Treasure hunters were disappointed; cartographers were not.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Soal rincian',
          en: 'Detail questions',
        },
        instruction: {
          id: 'Jawab dan tunjuk baris buktinya.',
          en: 'Answer and point to the line.',
        },
        items: [
          '1 According to the passage, laser light was used because it A is cheap. B reaches the ground between leaves. C finds gold. D scares animals.',
          '2 How long was the city inhabited? A 15 years. B About 600 years. C 1,000 years. D Since 2015.',
          '3 All of the following were seen EXCEPT A roads. B canals. C low hills. D boats.',
          '4 What is stated about the reason for leaving? A It was war. B It is not certain. C It was gold. D It was hunger.',
        ],
      },
      {
        title: {
          id: 'Yang tidak disebut',
          en: 'What is not mentioned',
        },
        instruction: {
          id: 'Untuk soal EXCEPT: cari tiga yang ada, sisanya jawaban.',
          en: 'For EXCEPT items: find three, the rest is the answer.',
        },
        items: [
          'The people of the city: A grew rice, B stored water, C built canals, D traded with China',
          'The passage mentions: A a plane, B a forest, C a king, D scientists',
          'Make one EXCEPT item about the text yourself.',
          'Time it: no more than fifty seconds.',
        ],
      },
      {
        title: {
          id: 'Kata kunci dan parafrasa',
          en: 'Key words and paraphrases',
        },
        instruction: {
          id: 'Cari di teks kata yang sama artinya.',
          en: 'Find the words with the same meaning in the text.',
        },
        items: ['lived in', 'not known for sure', 'very large', 'bigger', 'showed'],
      },
    ],
    keep: [
      {
        en: 'According to the passage, ...',
        id: 'Menurut bacaan (bukan menurut pengetahuan Anda)',
      },
      {
        en: 'All of the following are mentioned EXCEPT ...',
        id: 'Semua disebut kecuali (cari yang TIDAK ada)',
      },
      {
        en: 'It is stated / It is not stated',
        id: 'dinyatakan / tidak dinyatakan',
      },
      {
        en: 'people who grew rice',
        id: 'orang yang menanam padi (who menerangkan people)',
      },
    ],
    practice: [
      {
        instruction: {
          id: "Baca: 'Tapioca, made from cassava roots, thickens soups, stiffens cloth and, in Brazil, is baked into bread.' Tulis M (disebut) atau N (tidak disebut).",
          en: "Read: 'Tapioca, made from cassava roots, thickens soups, stiffens cloth and, in Brazil, is baked into bread.' Write M (mentioned) or N (not mentioned).",
        },
        items: [
          {
            question: 'It is made from roots.',
            answer: 'M',
          },
          {
            question: 'It is used in medicine.',
            answer: 'N',
          },
          {
            question: 'It makes soup thicker.',
            answer: 'M',
          },
          {
            question: 'It is eaten in Brazil.',
            answer: 'M',
          },
          {
            question: 'It was first made in Africa.',
            answer: 'N',
          },
        ],
      },
      {
        instruction: {
          id: "Baca: 'Until the canal opened in 1869, ships sailed round Africa; the new route saved about seven thousand kilometres.' Jawab singkat.",
          en: "Read: 'Until the canal opened in 1869, ships sailed round Africa; the new route saved about seven thousand kilometres.' Answer briefly.",
        },
        items: [
          {
            question: 'When did the canal open?',
            answer: '1869',
          },
          {
            question: 'Around which continent did ships sail before?',
            answer: 'Africa',
          },
          {
            question: 'How many kilometres shorter was the new route?',
            answer: '7,000',
          },
          {
            question: 'Does the text say who built the canal?',
            answer: 'no',
          },
          {
            question: 'Is the route through the canal longer or shorter?',
            answer: 'shorter',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
