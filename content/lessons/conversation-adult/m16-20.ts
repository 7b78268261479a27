import type { MeetingMaterial } from '../types.ts';

export const meetings16to20 = [
  {
    number: 16,
    kind: 'lesson',
    words: [
      {
        en: 'outline',
        id: 'kerangka',
      },
      {
        en: 'slide',
        id: 'salindia',
      },
      {
        en: 'attention',
        id: 'perhatian',
      },
      {
        en: 'overview',
        id: 'gambaran umum',
      },
      {
        en: 'figure',
        id: 'angka',
      },
      {
        en: 'trend',
        id: 'kecenderungan',
      },
      {
        en: 'handout',
        id: 'lembar bahan',
      },
      {
        en: 'conclude',
        id: 'menutup, menyimpulkan',
      },
      {
        en: 'recommend',
        id: 'menyarankan',
      },
      {
        en: 'take questions',
        id: 'menerima pertanyaan',
      },
    ],
    texts: {
      beginner: {
        title: 'Less waste in the kitchen',
        kind: 'text',
        lines: [
          "Good morning. My name is Dewi and I'm the chef of our hotel. Today I want to talk about food waste. I have three points: the problem, our idea and the result. First, the problem. Last year we threw away thirty kilos of rice every day. Second, our idea. Now we cook small pots and fill them often. Third, the result. Today we throw away only nine kilos. To sum up, small pots save food and money. Thank you. Do you have any questions?",
        ],
      },
      intermediate: {
        title: 'Less waste in the kitchen',
        kind: 'text',
        lines: [
          "Good morning, everyone, and thank you for coming. I'm Dewi, the chef of this hotel, and I'd like to talk about food waste. I've divided my talk into three parts: the problem, our idea and the result. Let me start with a number: thirty. That is how many kilos of rice we threw away every day last year. So what did we change? Instead of one big pot, we now cook several small ones and refill them. As a result, we are down to nine kilos. To sum up, small pots save food as well as money. I'd be happy to take questions.",
        ],
      },
      advanced: {
        title: 'Less waste in the kitchen',
        kind: 'text',
        lines: [
          "Thirty kilos. Every single day last year, that is how much cooked rice left this hotel through the back door. I'm Dewi, your chef, and over the next five minutes I'd like to convince you that size matters. I'll begin with the problem, move on to what we changed, and finish with what it has brought us. Why so much waste? Because one enormous pot, once cooked, cannot be uncooked. We therefore switched to small pots, refilled on demand. Today's figure stands at nine kilos. If you remember only one thing, let it be this: cook less, but cook it more often. Now, who would like to challenge me?",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Rangka presentasi',
          en: 'The bones of a talk',
        },
        instruction: {
          id: 'Temukan bagian ini di teks dan bacakan dengan jeda.',
          en: 'Find these parts in the text and read them aloud with pauses.',
        },
        items: [
          'the greeting and the name',
          'the topic and the plan',
          'the problem, with its figure',
          'the idea',
          'the result, with its figure',
          'the last message',
        ],
      },
      {
        title: {
          id: 'Empat cara membuka',
          en: 'Four ways to open',
        },
        instruction: {
          id: 'Buka presentasi tentang tema yang sama dengan empat cara.',
          en: 'Open a talk on one subject in four ways.',
        },
        items: [
          "a number: 'Forty-two. That is how many ...'",
          "a question: 'How many of you have ever ...?'",
          "a short story: 'Last Tuesday I was standing in ...'",
          "a promise: 'In five minutes you will know ...'",
        ],
      },
      {
        title: {
          id: 'Menggambarkan angka',
          en: 'Talking about figures',
        },
        instruction: {
          id: 'Ucapkan dalam kalimat lengkap dengan rise, fall, by, from, to, about.',
          en: 'Say it in full sentences with rise, fall, by, from, to, about.',
        },
        items: [
          'visitors: 200 (May), 320 (June)',
          'electricity bill: Rp4 million, Rp3 million',
          'complaints: 18, 17, 18',
          'members: 50, then twice as many',
        ],
      },
      {
        title: {
          id: 'Presentasi empat menit',
          en: 'A four-minute talk',
        },
        instruction: {
          id: 'Sampaikan presentasi dari dunia kerja atau minat Anda, lalu terima dua pertanyaan.',
          en: 'Give a talk from your work or interests, then take two questions.',
        },
        items: [
          'Write an outline of only twelve words.',
          'Open in one of the four ways; say your plan in one sentence.',
          'Three points, one figure, one example.',
          'Close with one message people will remember.',
        ],
      },
    ],
    keep: [
      {
        en: "I'd like to talk about food waste.",
        id: 'Saya ingin berbicara tentang limbah makanan. (talk about, tetapi discuss tanpa about)',
      },
      {
        en: "I've divided my talk into three parts.",
        id: 'Presentasi saya bagi menjadi tiga bagian. (divide into)',
      },
      {
        en: 'The figure fell from thirty to nine.',
        id: 'Angkanya turun dari tiga puluh menjadi sembilan.',
      },
      {
        en: 'Sales rose by a third.',
        id: 'Penjualan naik sepertiga. (by = sebanyak)',
      },
      {
        en: 'To sum up, small pots save money.',
        id: 'Kesimpulannya, panci kecil menghemat uang.',
      },
      {
        en: "I'd be happy to take questions.",
        id: 'Dengan senang hati saya menerima pertanyaan.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan preposisi: from, to, by, into, about, at.',
          en: 'Complete with a preposition: from, to, by, into, about, at.',
        },
        items: [
          {
            question: 'The price went up ____ ten per cent.',
            answer: 'by',
          },
          {
            question: 'Costs fell ____ eighty million to sixty million.',
            answer: 'from',
          },
          {
            question: "I'd like to talk ____ our new library.",
            answer: 'about',
          },
          {
            question: 'Have a look ____ this photo.',
            answer: 'at',
          },
          {
            question: 'My talk is divided ____ two parts.',
            answer: 'into',
          },
          {
            question: 'Visitor numbers rose from ninety ____ a hundred and ten.',
            answer: 'to',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis bagian presentasi: O (pembukaan), M (isi), C (penutup).',
          en: 'Write the part of the talk: O (opening), M (middle), C (close).',
        },
        items: [
          {
            question: 'Let me leave you with one thought.',
            answer: 'C',
          },
          {
            question: 'Welcome, and thank you for making time.',
            answer: 'O',
          },
          {
            question: "Let's move on to the second reason.",
            answer: 'M',
          },
          {
            question: "Today I'm going to show you three ideas.",
            answer: 'O',
          },
          {
            question: 'As this figure shows, demand is growing.',
            answer: 'M',
          },
          {
            question: 'To conclude, I recommend plan B.',
            answer: 'C',
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
            question: 'I will discuss about our plan.',
            answer: 'I will discuss our plan.',
          },
          {
            question: 'The number raised by ten.',
            answer: 'The number rose by ten.',
          },
          {
            question: 'First, let me to introduce myself.',
            answer: 'First, let me introduce myself.',
          },
          {
            question: 'There are many informations on this slide.',
            answer: 'There is a lot of information on this slide.',
          },
          {
            question: 'Thank you for your attentions.',
            answer: 'Thank you for your attention.',
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
        en: 'custom',
        id: 'adat, kebiasaan',
      },
      {
        en: 'ancestor',
        id: 'leluhur',
      },
      {
        en: 'guest',
        id: 'tamu',
      },
      {
        en: 'bow',
        id: 'membungkuk',
      },
      {
        en: 'respect',
        id: 'rasa hormat',
      },
      {
        en: 'offend',
        id: 'menyinggung',
      },
      {
        en: 'hand over',
        id: 'menyerahkan',
      },
      {
        en: 'neighbourhood',
        id: 'lingkungan',
      },
      {
        en: 'share',
        id: 'berbagi',
      },
      {
        en: 'occasion',
        id: 'peristiwa, acara',
      },
    ],
    texts: {
      beginner: {
        title: 'Why is everybody giving food?',
        kind: 'dialogue',
        lines: [
          'Emma: Bu Wati, three neighbours brought us food today! Why?',
          "Bu Wati: It's for a new baby. The family says thank you. We call it a syukuran.",
          "Emma: That's lovely. What should I do?",
          'Bu Wati: Take it with both hands or your right hand, and say thank you.',
          'Emma: Must I give food back?',
          "Bu Wati: You don't have to. But don't return an empty plate. Put some fruit on it.",
          'Emma: I have bananas!',
          'Bu Wati: Perfect. It shows respect.',
        ],
      },
      intermediate: {
        title: 'Why is everybody giving food?',
        kind: 'dialogue',
        lines: [
          'Emma: Bu Wati, three neighbours have brought us boxes of food today. Have I missed something?',
          "Bu Wati: There's a new baby across the road, and the parents are giving thanks. It's called a syukuran.",
          'Emma: What a lovely custom. How should I accept the food?',
          'Bu Wati: With your right hand, or with both, and never with the left alone.',
          'Emma: Am I supposed to give something in return?',
          "Bu Wati: You don't have to, but it's nicer not to send a plate back empty. A few bananas will do.",
          "Emma: So it isn't about the bananas at all.",
          "Bu Wati: Exactly. It's about showing respect.",
        ],
      },
      advanced: {
        title: 'Why is everybody giving food?',
        kind: 'dialogue',
        lines: [
          "Emma: Bu Wati, I've been handed three boxes of food since breakfast. Is it something I said?",
          "Bu Wati: A baby's been born across the road, and the parents are expressing their gratitude. We call it a syukuran.",
          "Emma: I'd hate to put my foot in it. Is there a right way to receive it?",
          'Bu Wati: With the right hand or both; using the left on its own may offend older people.',
          'Emma: And am I expected to return the gesture?',
          'Bu Wati: Not as such, although a plate that goes home empty feels a little cold. Bananas would be ideal.',
          'Emma: So the fruit is beside the point.',
          "Bu Wati: Precisely; it's respect that travels on the plate.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Apa, mengapa, bagaimana',
          en: 'What, why, how',
        },
        instruction: {
          id: 'Jelaskan adat dalam percakapan kepada tamu lain.',
          en: 'Explain the custom in the dialogue to another visitor.',
        },
        items: [
          'What happened, and why?',
          'How do you take the food?',
          'What do you do with the plate?',
          'Which word did Bu Wati leave in Indonesian? How did she explain it?',
        ],
      },
      {
        title: {
          id: 'Menjelaskan tanpa terjemahan',
          en: 'Explaining without a translation',
        },
        instruction: {
          id: "Jelaskan dengan 'It's a kind of ... which / where ...'.",
          en: "Explain with 'It's a kind of ... which / where ...'.",
        },
        items: ['gotong royong', 'mudik', 'arisan', 'jamu', 'a word from your own region'],
      },
      {
        title: {
          id: 'Sebaiknya dan jangan',
          en: "Do and don't",
        },
        instruction: {
          id: "Beri saran kepada tamu dengan should, don't have to, had better not, are supposed to.",
          en: "Advise a visitor with should, don't have to, had better not, are supposed to.",
        },
        items: [
          'visiting a home in the evening',
          'a wedding: clothes, gifts, food',
          'greeting an elderly person',
          'entering a mosque, temple or church',
          'photographs in a village',
        ],
      },
      {
        title: {
          id: 'Tamu ingin tahu',
          en: 'The curious guest',
        },
        instruction: {
          id: 'Jelaskan satu adat daerah Anda selama tiga menit, lalu jawab tanpa menghakimi.',
          en: 'Explain a custom of your area for three minutes, then answer without judging.',
        },
        items: [
          'Say when it happens, who takes part and what it means.',
          "Compare it with something your guest may know: 'It's a bit like ...'",
          "Answer: Do young people still do this? What if somebody doesn't want to?",
          "Ask about a custom in your guest's country.",
        ],
      },
    ],
    keep: [
      {
        en: "It's called a syukuran.",
        id: 'Itu disebut syukuran. (is called = disebut)',
      },
      {
        en: "It's a kind of thanksgiving meal.",
        id: 'Itu semacam selamatan. (a kind of + benda tunggal)',
      },
      {
        en: "You're supposed to take off your shoes.",
        id: 'Anda diharapkan melepas sepatu. (be supposed to = kebiasaan yang diharapkan)',
      },
      {
        en: "You don't have to give anything.",
        id: "Anda tidak wajib memberi apa pun. (don't have to = tidak wajib; mustn't = tidak boleh)",
      },
      {
        en: 'People here tend to arrive late.',
        id: 'Orang di sini cenderung datang terlambat. (tend to menghindari generalisasi kasar)',
      },
    ],
    practice: [
      {
        instruction: {
          id: "Pilih don't have to atau mustn't.",
          en: "Choose don't have to or mustn't.",
        },
        items: [
          {
            question: "It's a present. You ____ pay me back.",
            answer: "don't have to",
          },
          {
            question: 'This is a holy place. You ____ shout.',
            answer: "mustn't",
          },
          {
            question: 'Gifts are welcome, but you ____ bring one.',
            answer: "don't have to",
          },
          {
            question: 'The paint is still wet. You ____ touch it.',
            answer: "mustn't",
          },
          {
            question: 'Forks are available; you ____ eat with your hand.',
            answer: "don't have to",
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata yang dijelaskan: mudik, arisan, gotong royong, becak, sambal.',
          en: 'Write the word that is explained: mudik, arisan, gotong royong, becak, sambal.',
        },
        items: [
          {
            question: "It's a kind of sauce which is made from chillies.",
            answer: 'sambal',
          },
          {
            question: "It's a journey home to your family before a big holiday.",
            answer: 'mudik',
          },
          {
            question: "It's a vehicle with three wheels which is moved by pedalling.",
            answer: 'becak',
          },
          {
            question: "It's a group whose members pay in money and take turns to receive it all.",
            answer: 'arisan',
          },
          {
            question: "It's when neighbours do a piece of work together without pay.",
            answer: 'gotong royong',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan who, which, where atau whose.',
          en: 'Complete with who, which, where or whose.',
        },
        items: [
          {
            question: 'A dalang is a person ____ performs with shadow puppets.',
            answer: 'who',
          },
          {
            question: 'A pendopo is a hall ____ guests are received.',
            answer: 'where',
          },
          {
            question: 'Songket is a cloth ____ is woven with gold thread.',
            answer: 'which',
          },
          {
            question: "That's the family ____ daughter got married.",
            answer: 'whose',
          },
          {
            question: 'The lady ____ sells jamu comes at six.',
            answer: 'who',
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
        en: 'headline',
        id: 'judul berita',
      },
      {
        en: 'according to',
        id: 'menurut',
      },
      {
        en: 'flood',
        id: 'banjir',
      },
      {
        en: 'affect',
        id: 'memengaruhi',
      },
      {
        en: 'effect',
        id: 'dampak',
      },
      {
        en: 'resident',
        id: 'warga',
      },
      {
        en: 'authority',
        id: 'pihak berwenang',
      },
      {
        en: 'cause',
        id: 'menyebabkan',
      },
      {
        en: 'in the long term',
        id: 'dalam jangka panjang',
      },
      {
        en: 'reliable source',
        id: 'sumber tepercaya',
      },
    ],
    texts: {
      beginner: {
        title: 'Electric angkot come to Bogor',
        kind: 'text',
        lines: [
          "Ten electric angkot began work in Bogor on Monday. They are green and quiet. A ride costs the same as before. The city wants cleaner air. Many passengers are happy. 'I can talk to my friend now because there is no noise,' says Wulan, a student. Some drivers are worried. They ask, 'Where can we charge the batteries?' The city says that there are three charging places now and twenty next year. About two thousand old angkot are still on the road.",
        ],
      },
      intermediate: {
        title: 'Electric angkot come to Bogor',
        kind: 'text',
        lines: [
          "Ten electric angkot started running in Bogor on Monday, and according to the city they will make its air cleaner. The fare has not changed. Passengers seem pleased: 'I can finally talk to my friend,' said Wulan, a student, who enjoyed the silence. Drivers, however, are less certain, since there are only three places to charge the batteries so far. The city has promised twenty by next year. Whether the plan will make a real difference remains to be seen, because about two thousand old angkot are still on the road.",
        ],
      },
      advanced: {
        title: 'Electric angkot come to Bogor',
        kind: 'text',
        lines: [
          'A quiet revolution reached Bogor on Monday, when ten electric angkot took to its noisy streets. The city maintains that they will help to clear the air, and has left fares untouched to keep passengers, whose early verdict is favourable. Wulan, a student, claimed it was the first ride on which she had been able to hold a conversation. Drivers are more guarded: with a mere three charging points, of the twenty promised by next year, running out of power is a genuine worry. Set against some two thousand ageing vehicles, ten may look like a drop in the ocean; even oceans are filled by drops, supporters reply.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Lima pertanyaan berita',
          en: 'Five questions of the news',
        },
        instruction: {
          id: 'Rangkum berita ini hanya dengan jawaban atas lima pertanyaan.',
          en: 'Sum up the story by answering five questions only.',
        },
        items: [
          'What happened?',
          'Where and when?',
          'Who is for it, and why?',
          'Who is worried, and why?',
          'What is still unknown?',
        ],
      },
      {
        title: {
          id: 'Mengutip dengan aman',
          en: 'Reporting safely',
        },
        instruction: {
          id: 'Laporkan dengan said that, claims that, according to, denied.',
          en: 'Report with said that, claims that, according to, denied.',
        },
        items: [
          "The mayor: 'We will plant five thousand trees.'",
          "A driver: 'I have lost half my income.'",
          "A study: 'Six in ten people walk to work.'",
          "The company: 'We did not raise prices.'",
          "A witness: 'I can see smoke.'",
        ],
      },
      {
        title: {
          id: 'Dampak berantai',
          en: 'A chain of effects',
        },
        instruction: {
          id: 'Buat rantai akibat tiga langkah: as a result, this means that, in the long term.',
          en: 'Make a chain of three effects: as a result, this means that, in the long term.',
        },
        items: [
          'A new toll road reaches your town.',
          'Chilli prices double before the holidays.',
          'All offices allow two days a week at home.',
          'It does not rain for five months.',
        ],
      },
      {
        title: {
          id: 'Berita pilihan saya',
          en: 'My own story',
        },
        instruction: {
          id: 'Bawakan satu berita yang Anda baca minggu ini, lalu diskusikan.',
          en: 'Present a story you read this week, then discuss it.',
        },
        items: [
          'Sum it up in one minute; name your source.',
          'Is the source reliable? How can you tell?',
          'Explain one effect now and one in five years.',
          "Give your view carefully and ask your teacher's.",
        ],
      },
    ],
    keep: [
      {
        en: 'According to the city, the air will be cleaner.',
        id: "Menurut pemerintah kota, udara akan lebih bersih. (according to + sumber lain, bukan 'me')",
      },
      {
        en: 'She said that she was happy.',
        id: 'Ia berkata bahwa ia senang. (bentuk waktu mundur satu langkah)',
      },
      {
        en: 'The flood affected two villages.',
        id: 'Banjir melanda dua desa. (affect = kata kerja; effect = kata benda)',
      },
      {
        en: 'This has led to higher prices.',
        id: 'Hal ini menyebabkan harga naik. (lead to + benda)',
      },
      {
        en: 'It remains to be seen whether it will work.',
        id: 'Masih harus dilihat apakah ini akan berhasil.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih affect atau effect dalam bentuk yang tepat.',
          en: 'Choose affect or effect in the right form.',
        },
        items: [
          {
            question: 'Noise can ____ your sleep.',
            answer: 'affect',
          },
          {
            question: 'The new law had little ____.',
            answer: 'effect',
          },
          {
            question: 'How were you ____ by the strike?',
            answer: 'affected',
          },
          {
            question: 'The side ____ of this medicine are mild.',
            answer: 'effects',
          },
          {
            question: 'The drought ____ thousands of farmers last year.',
            answer: 'affected',
          },
        ],
      },
      {
        instruction: {
          id: 'Ubah menjadi kalimat tidak langsung.',
          en: 'Turn into reported speech.',
        },
        items: [
          {
            question: "'I am late,' he said.",
            answer: 'He said that he was late.',
          },
          {
            question: "'We will help,' they said.",
            answer: 'They said that they would help.',
          },
          {
            question: "'I have finished,' she said.",
            answer: 'She said that she had finished.',
          },
          {
            question: "'I can't come,' Ben said.",
            answer: "Ben said that he couldn't come.",
          },
          {
            question: "'It costs too much,' the woman said.",
            answer: 'The woman said that it cost too much.',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: led, according, whether, denied, so far.',
          en: 'Complete with: led, according, whether, denied, so far.',
        },
        items: [
          {
            question: '____ to a report, sea levels are rising.',
            answer: 'According',
          },
          {
            question: 'The rain has ____ to floods in the north.',
            answer: 'led',
          },
          {
            question: 'The owner ____ that he had closed the gate.',
            answer: 'denied',
          },
          {
            question: 'Only two roads have been repaired ____.',
            answer: 'so far',
          },
          {
            question: 'Nobody knows ____ the bridge is safe.',
            answer: 'whether',
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
        en: 'simulation',
        id: 'simulasi',
      },
      {
        en: 'scenario',
        id: 'skenario',
      },
      {
        en: 'scene',
        id: 'adegan',
      },
      {
        en: 'prepare for',
        id: 'bersiap untuk',
      },
      {
        en: 'go wrong',
        id: 'salah, gagal',
      },
      {
        en: 'backup plan',
        id: 'rencana cadangan',
      },
      {
        en: 'tone',
        id: 'nada',
      },
      {
        en: 'under control',
        id: 'terkendali',
      },
      {
        en: 'focus on',
        id: 'berfokus pada',
      },
      {
        en: 'progress',
        id: 'kemajuan',
      },
    ],
    texts: {
      beginner: {
        title: 'Ibu Ningsih prepares',
        kind: 'text',
        lines: [
          "Ibu Ningsih sells woven bags in Lombok. Next month she meets a buyer from Canada. She has three scenes to practise: the welcome, the price and the goodbye. She writes key phrases on small cards. Then she acts with her nephew. He asks strange questions on purpose. 'Can the bags swim?' he asks. She laughs, but then she answers, 'They dry quickly.' After each scene she writes one good thing and one thing to change. Now she feels ready.",
        ],
      },
      intermediate: {
        title: 'Ibu Ningsih prepares',
        kind: 'text',
        lines: [
          'Ibu Ningsih, who sells woven bags in Lombok, is meeting a Canadian buyer next month. Instead of learning a speech by heart, she has divided the meeting into three scenes: the welcome, the price and the goodbye. For each one she keeps a small card with key phrases. Her nephew plays the buyer and asks odd questions on purpose. When he wanted to know if the bags could swim, she laughed at first but then replied that they dried quickly. After every scene she notes one success and one change, so each round gets better.',
        ],
      },
      advanced: {
        title: 'Ibu Ningsih prepares',
        kind: 'text',
        lines: [
          "A Canadian buyer is due next month, and Ibu Ningsih, whose woven bags have until now left Lombok only in tourists' hands, intends to be ready. Knowing that a memorised speech collapses at the first interruption, she rehearses in scenes instead: the welcome, the price, the goodbye. A single card of phrases accompanies each. Her nephew, cast as the buyer, delights in derailing her. 'Can they swim?' he once demanded. Having recovered from laughing, she heard herself reply that they dried remarkably fast, a line she has since kept. After every round she records one success and one change, and the list of changes is shrinking.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Cara Ibu Ningsih',
          en: "Ibu Ningsih's way",
        },
        instruction: {
          id: 'Jawab, lalu putuskan apa yang akan Anda tiru.',
          en: 'Answer, then decide what you will copy.',
        },
        items: [
          'What are her three scenes?',
          'Why does her nephew ask strange questions?',
          'What does she write after each scene?',
          'Which part of her method will you use for your simulation?',
        ],
      },
      {
        title: {
          id: 'Peta simulasi saya',
          en: 'A map of my simulation',
        },
        instruction: {
          id: 'Pilih situasi nyata untuk tes akhir dan bagi menjadi tiga adegan.',
          en: 'Choose a real situation for the final test and divide it into three scenes.',
        },
        items: [
          'Situation, place, person, aim: ...',
          'Scene 1: how do I begin? Three phrases.',
          'Scene 2: what must be explained, asked or agreed? Four phrases.',
          'Scene 3: how do I sum up and say goodbye? Two phrases.',
          'What could go wrong, and what is my backup plan?',
        ],
      },
      {
        title: {
          id: 'Tiga adegan, tiga fokus',
          en: 'Three scenes, three focuses',
        },
        instruction: {
          id: 'Latih tiap adegan dua kali dengan satu fokus.',
          en: 'Practise each scene twice with one focus.',
        },
        items: [
          'Scene 1, focus: tone and small talk.',
          'Scene 2, focus: clear questions and figures; your teacher interrupts once.',
          'Scene 3, focus: summing up without notes.',
        ],
      },
      {
        title: {
          id: 'Gladi utuh',
          en: 'The full rehearsal',
        },
        instruction: {
          id: 'Jalankan semuanya tanpa henti, lalu bicarakan masukannya.',
          en: 'Do it all without stopping, then talk about the feedback.',
        },
        items: [
          "Say first what went well: 'I felt I ... '",
          'Listen to two suggestions and repeat them in your own words.',
          'Do the weakest minute again.',
          "Set one aim for the final test: 'I will ... instead of ...'",
        ],
      },
    ],
    keep: [
      {
        en: 'What if the buyer says no?',
        id: 'Bagaimana kalau pembelinya menolak? (what if + present)',
      },
      {
        en: 'Let me start again.',
        id: 'Saya ulangi dari awal, ya. (memulai lagi tanpa panik)',
      },
      {
        en: 'What I meant was that we can wait.',
        id: 'Maksud saya, kami bisa menunggu. (untuk membetulkan diri)',
      },
      {
        en: 'I should have asked about the date.',
        id: 'Seharusnya saya menanyakan tanggalnya. (should have + bentuk ketiga)',
      },
      {
        en: "Next time I'll focus on my questions.",
        id: 'Lain kali saya akan berfokus pada pertanyaan saya.',
      },
    ],
    practice: [
      {
        instruction: {
          id: "Tulis kalimat dengan should have atau shouldn't have.",
          en: "Write a sentence with should have or shouldn't have.",
        },
        items: [
          {
            question: "I didn't ask her name.",
            answer: 'I should have asked her name.',
          },
          {
            question: 'I spoke too fast.',
            answer: "I shouldn't have spoken too fast.",
          },
          {
            question: 'He forgot to say goodbye.',
            answer: 'He should have said goodbye.',
          },
          {
            question: "We didn't check the price.",
            answer: 'We should have checked the price.',
          },
          {
            question: 'She interrupted him.',
            answer: "She shouldn't have interrupted him.",
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: meant, again, wrong, focus, case.',
          en: 'Complete with: meant, again, wrong, focus, case.',
        },
        items: [
          {
            question: 'Sorry, let me start ____.',
            answer: 'again',
          },
          {
            question: "What I ____ was 'Thursday'.",
            answer: 'meant',
          },
          {
            question: 'Bring a copy in ____ the projector breaks.',
            answer: 'case',
          },
          {
            question: 'If something goes ____, keep smiling.',
            answer: 'wrong',
          },
          {
            question: 'Today I want to ____ on my pronunciation.',
            answer: 'focus',
          },
        ],
      },
      {
        instruction: {
          id: "Hubungkan kebutuhan dengan frasa a-f: a Shall we make a start? b So, to sum up ... c I'm afraid there's a mistake. d Would you mind repeating that? e As long as you pay half now. f It was a pleasure to meet you.",
          en: "Match the need with the phrase a-f: a Shall we make a start? b So, to sum up ... c I'm afraid there's a mistake. d Would you mind repeating that? e As long as you pay half now. f It was a pleasure to meet you.",
        },
        items: [
          {
            question: 'to state a condition',
            answer: 'e',
          },
          {
            question: 'to open a meeting',
            answer: 'a',
          },
          {
            question: 'to complain politely',
            answer: 'c',
          },
          {
            question: 'to say goodbye',
            answer: 'f',
          },
          {
            question: 'to ask for repetition',
            answer: 'd',
          },
          {
            question: 'to repeat the main points',
            answer: 'b',
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
        id: 'Hari ini Anda menjalani satu situasi nyata dari awal sampai akhir, lalu membahasnya.',
        en: 'Today you go through a real-life situation from start to finish and then talk about it.',
      },
      {
        id: 'Persiapan lima menit; satu kartu catatan boleh dipakai.',
        en: 'You have five minutes to prepare and may use one note card.',
      },
      {
        id: 'Guru tetap dalam peran selama simulasi. Kalau macet, pakai frasa penyelamat, bukan bahasa Indonesia.',
        en: 'Your teacher stays in role throughout. If you get stuck, use a rescue phrase, not Indonesian.',
      },
      {
        id: 'Pada akhir pertemuan Anda mendapat nilai dan saran tertulis untuk berlatih sendiri.',
        en: 'At the end you receive your marks and written advice for practising on your own.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Simulasi',
          en: 'The simulation',
        },
        instruction: {
          id: 'Jalani situasi pilihan Anda selama dua belas menit.',
          en: 'Go through the situation you chose for twelve minutes.',
        },
        items: [
          'Open with small talk that fits the person and the place.',
          'Explain your aim and give the necessary information, with at least two figures.',
          'React to an objection and to one thing that goes wrong.',
          'Agree on something under a condition.',
          'Sum up what was agreed and say goodbye.',
        ],
      },
      {
        title: {
          id: 'Wawancara tentang simulasi',
          en: 'An interview about the simulation',
        },
        instruction: {
          id: 'Jawab empat pertanyaan guru tentang simulasi dan tujuan Anda.',
          en: 'Answer four questions about the simulation and your goal.',
        },
        items: [
          'What were you trying to achieve, and did you?',
          'What would you do differently?',
          'How is this done in Indonesia, and how might it be different abroad?',
          'What is your opinion on a question connected with your situation?',
        ],
      },
      {
        title: {
          id: 'Ringkasan lisan',
          en: 'A spoken summary',
        },
        instruction: {
          id: 'Dengarkan berita dua menit yang dibacakan guru, lalu rangkum dan bahas dampaknya.',
          en: 'Listen to a two-minute news story read by your teacher, then sum it up and discuss its effects.',
        },
        items: [
          'Sum it up in one minute.',
          'Name one effect now and one in the long term.',
          'Give a careful opinion.',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Mencapai tujuan',
          en: 'Reaching the aim',
        },
        points: 25,
        full: {
          id: 'Situasi selesai utuh dan kedua pihak tahu apa yang disepakati.',
          en: 'The situation is completed and both sides know what was agreed.',
        },
      },
      {
        name: {
          id: 'Kelancaran',
          en: 'Fluency',
        },
        points: 20,
        full: {
          id: 'Bicara mengalir; macet diatasi dengan frasa penyelamat.',
          en: 'Speech flows; hesitations are covered by rescue phrases.',
        },
      },
      {
        name: {
          id: 'Interaksi',
          en: 'Interaction',
        },
        points: 20,
        full: {
          id: 'Menyimak, menanggapi keberatan, dan menyesuaikan nada.',
          en: 'Listens, deals with the objection and adapts the tone.',
        },
      },
      {
        name: {
          id: 'Tata bahasa dan kosakata',
          en: 'Grammar and vocabulary',
        },
        points: 20,
        full: {
          id: 'Beragam dan sebagian besar tepat; syarat dan laporan dibentuk dengan benar.',
          en: 'Varied and mostly accurate; conditions and reports are formed correctly.',
        },
      },
      {
        name: {
          id: 'Pelafalan',
          en: 'Pronunciation',
        },
        points: 15,
        full: {
          id: 'Jelas sepanjang simulasi, angka dan nama tidak perlu diulang.',
          en: 'Clear throughout; figures and names need no repetition.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
