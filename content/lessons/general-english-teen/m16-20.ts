import type { MeetingMaterial } from '../types.ts';

export const generalEnglishTeenMeetings16To20 = [
  {
    number: 16,
    kind: 'lesson',
    words: [
      { en: 'invent', id: 'menciptakan' },
      { en: 'lid', id: 'tutup (botol)' },
      { en: 'charge', id: 'mengisi daya' },
      { en: 'battery', id: 'baterai' },
      { en: 'collect', id: 'mengumpulkan' },
      { en: 'melt', id: 'melelehkan' },
      { en: 'thread', id: 'benang' },
      { en: 'factory', id: 'pabrik' },
      { en: 'be made of', id: 'terbuat dari' },
      { en: 'be used for', id: 'dipakai untuk' },
    ],
    texts: {
      beginner: {
        title: 'The shirt that was a bottle',
        kind: 'text',
        lines: [
          'This sports shirt is made of plastic bottles! How is it made? First, old bottles are collected in cities like Surabaya. They are washed, and the lids are taken off. Then the bottles are cut into small pieces. After that, the pieces are melted in a hot machine, and thin threads are made. The threads are used for cloth. Finally, the cloth is cut and sewn. About ten bottles are needed for one shirt. The first shirts of this kind were sold many years ago. Now they are worn all over the world.',
        ],
      },
      intermediate: {
        title: 'From bottle to shirt',
        kind: 'text',
        lines: [
          'Would you wear an old water bottle? Today many sports shirts are made of old plastic bottles. First the bottles are collected in big cities such as Surabaya. They are washed, the lids are removed, and everything is cut into tiny pieces. After that, the pieces are melted, and long thin threads are made, which are used for cloth in the same way as cotton. Finally, the cloth is cut and sewn in a factory. About ten bottles are needed for one shirt. However, small plastic fibres are washed out every time, so these shirts should not be washed too often.',
        ],
      },
      advanced: {
        title: 'Wearing your rubbish',
        kind: 'text',
        lines: [
          'The shirt you wear for sport may once have been a pile of rubbish. All over Indonesia, plastic bottles are collected, sorted by colour and sent to factories, where they are washed, stripped of their lids and shredded into flakes. The flakes are then melted and pressed through tiny holes, rather like noodles, to form threads that can be spun and woven just as cotton is. Around ten bottles are needed for a single shirt. The idea is not without its problems: whenever such a shirt is washed, minute fibres are released into the water, which is why it should be washed as seldom as possible.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Langkah demi langkah', en: 'Step by step' },
        instruction: {
          id: 'Urutkan langkahnya dan ucapkan dalam kalimat pasif.',
          en: 'Put the steps in order and say them in the passive.',
        },
        items: [
          'melt the pieces',
          'collect the bottles',
          'sew the shirt',
          'cut the bottles into pieces',
          'wash the bottles and take off the lids',
          'make threads and cloth',
        ],
      },
      {
        title: { id: 'Terbuat dari, dibuat di, dipakai untuk', en: 'Made of, made in, used for' },
        instruction: {
          id: 'Ambil lima benda di dekatmu. Katakan terbuat dari apa, dibuat di mana (tebak), dan dipakai untuk apa.',
          en: 'Take five things near you. Say what each one is made of, where it was made (guess) and what it is used for.',
        },
        items: [
          'something of metal',
          'something of wood',
          'something with a battery',
          'something soft',
          'something from the kitchen',
        ],
      },
      {
        title: { id: 'Pembawa kuis', en: 'Quiz master' },
        instruction: {
          id: 'Ajukan pertanyaan ini kepada gurumu, lalu buat lima sendiri dengan was invented, are grown, is spoken, were built, is eaten.',
          en: 'Ask your teacher these questions, then make five of your own with was invented, are grown, is spoken, were built, is eaten.',
        },
        items: [
          'Where is the most coffee grown: in Brazil or in Norway?',
          'In which country was paper invented: in China or in Canada?',
          'What is papeda made of: rice or sago?',
          'Where is Portuguese spoken: in Brazil or in Mexico?',
        ],
      },
      {
        title: { id: 'Penemuanku', en: 'My invention' },
        instruction: {
          id: 'Ciptakan sesuatu yang berguna atau konyol. Gambar dan tawarkan seperti penjual. Gurumu bertanya tentang harga dan bahayanya.',
          en: 'Invent something useful or silly. Draw it and present it like a seller. Your teacher asks about the price and the dangers.',
        },
        items: [
          'It is called ..., and it is made of ...',
          'It is used for ... / It can be used by ...',
          'It is switched on with ... and charged by ...',
          'It was tested by ...',
          "It mustn't be used when ...",
        ],
      },
    ],
    keep: [
      {
        en: 'Bottles are collected. / The cloth is cut.',
        id: 'Botol dikumpulkan. / Kain dipotong. am/is/are + bentuk ketiga.',
      },
      {
        en: 'It was invented in China.',
        id: 'Itu diciptakan di Tiongkok. Lampau: was/were + bentuk ketiga.',
      },
      {
        en: "It's made of plastic. / It's made in Bandung.",
        id: 'Terbuat dari plastik. / Dibuat di Bandung.',
      },
      { en: "It's used for cooking.", id: 'Dipakai untuk memasak. for + -ing.' },
      { en: 'It was built by my grandfather.', id: 'Dibangun oleh kakekku. Pelaku: by.' },
      { en: 'How is it made?', id: "Bagaimana cara membuatnya? Bukan 'How it made'." },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata kerja dalam pasif: is, are, was, atau were + bentuk ketiga.',
          en: 'Write the verb in the passive: is, are, was or were + third form.',
        },
        items: [
          { question: 'Chocolate ____ (make) from cocoa beans.', answer: 'is made' },
          { question: 'The first computers ____ (build) in the 1940s.', answer: 'were built' },
          { question: 'Millions of messages ____ (send) every minute.', answer: 'are sent' },
          { question: 'My bike ____ (steal) yesterday.', answer: 'was stolen' },
          { question: 'These baskets ____ (sell) at the market every Sunday.', answer: 'are sold' },
          { question: 'The song ____ (write) by a girl of sixteen in 2021.', answer: 'was written' },
        ],
      },
      {
        instruction: {
          id: 'Tulis ulang dalam kalimat pasif tanpa pelaku.',
          en: 'Rewrite in the passive without the doer.',
        },
        items: [
          {
            question: 'People eat insects in many countries.',
            answer: 'Insects are eaten in many countries.',
          },
          { question: 'They closed the road last night.', answer: 'The road was closed last night.' },
          { question: 'Somebody cleans the pool every day.', answer: 'The pool is cleaned every day.' },
          { question: 'They found my keys in the canteen.', answer: 'My keys were found in the canteen.' },
          { question: 'People use solar panels for light.', answer: 'Solar panels are used for light.' },
        ],
      },
      {
        instruction: { id: 'Tulis of, in, for, atau by.', en: 'Write of, in, for or by.' },
        items: [
          { question: 'This bag is made ____ leather.', answer: 'of' },
          { question: 'These phones are made ____ Batam.', answer: 'in' },
          { question: 'A thermometer is used ____ measuring temperature.', answer: 'for' },
          { question: 'The picture was painted ____ my aunt.', answer: 'by' },
          { question: 'The bridge is made ____ bamboo.', answer: 'of' },
        ],
      },
    ],
  },
  {
    number: 17,
    kind: 'lesson',
    words: [
      { en: 'wave', id: 'ombak' },
      { en: 'pollution', id: 'pencemaran' },
      { en: 'reduce', id: 'mengurangi' },
      { en: 'reuse', id: 'memakai ulang' },
      { en: 'root', id: 'akar' },
      { en: 'throw away', id: 'membuang' },
      { en: 'cause', id: 'menyebabkan; penyebab' },
      { en: 'solution', id: 'jalan keluar' },
      { en: 'mangrove', id: 'bakau' },
      { en: 'protect', id: 'melindungi' },
    ],
    texts: {
      beginner: {
        title: 'Trees that stand in the sea',
        kind: 'text',
        lines: [
          "In our village near Demak, the sea comes closer every year. Why? Long ago people cut down the mangroves, the trees that stand in the water. Without trees, the waves are stronger. Two streets are under water now. Our school had an idea. Every month, forty students plant young mangroves in the mud. It's dirty work, but it's fun! We have planted six hundred trees so far. Fish and crabs come back, because they like the roots. We can't stop the sea in one year, but we can slow it down.",
        ],
      },
      intermediate: {
        title: 'Six hundred trees',
        kind: 'text',
        lines: [
          "Every year the sea comes a little closer to our village near Demak. There are several causes, but one of them is that people cut down the mangroves in the past. Without their roots the waves are stronger, and because of this, two of our streets are already under water. So what can we do? Every month forty students from our school plant young mangroves in the mud. It's dirty work, but we always laugh a lot. So far we have planted six hundred trees, and the fish and crabs are coming back. We can't stop the sea, but we can slow it down.",
        ],
      },
      advanced: {
        title: 'Growing a wall',
        kind: 'text',
        lines: [
          'In our village near Demak the sea is not something you visit; it visits you. Each year it creeps further inland, and two of our streets have already been given up. The causes are several, among them the loss of the mangroves, which were cleared in the past to make room for fish ponds. Since nothing holds the mud any more, every wave takes a little with it. Once a month, therefore, forty students from my school wade in up to their knees and plant. Six hundred trees are standing so far, and crabs and fish are returning. We may not stop the sea, but we can slow it down.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Masalah, sebab, jalan keluar', en: 'Problem, cause, solution' },
        instruction: { id: 'Lengkapi dengan fakta dari teks.', en: 'Complete with facts from the text.' },
        items: [
          'The problem is that ...',
          'One cause is that ...',
          'As a result, ...',
          'One solution is to ...',
          'So far ...',
          'It helps because ...',
        ],
      },
      {
        title: { id: 'Because atau because of?', en: 'Because or because of?' },
        instruction: {
          id: 'Jelaskan dengan because (+ kalimat), because of (+ kata benda), dan so.',
          en: 'Explain with because (+ sentence), because of (+ noun) and so.',
        },
        items: [
          'no swimming in this river / dirty water',
          'flood / rubbish in the drains',
          'smoke / burning of leaves',
          'fewer turtles / plastic bags in the sea',
          'our electricity bill is high / the lights are always on',
        ],
      },
      {
        title: { id: 'Kurangi, pakai ulang, daur ulang', en: 'Reduce, reuse, recycle' },
        instruction: {
          id: 'Katakan apa yang bisa kamu lakukan dengan tiap benda dan apa manfaatnya.',
          en: 'Say what you can do with each thing and what difference it makes.',
        },
        items: [
          'plastic bags from the market',
          'an old T-shirt',
          'leftover rice',
          "a phone that doesn't work any more",
          'water from washing vegetables',
          'glass jars',
        ],
      },
      {
        title: { id: 'Satu masalah, satu menit, satu rencana', en: 'One problem, one minute, one plan' },
        instruction: {
          id: 'Pilih satu masalah lingkungan di daerahmu. Jelaskan kepada kepala desa (gurumu) yang bertanya: Mengapa? Siapa yang membayar? Apakah berhasil?',
          en: 'Choose an environmental problem in your area. Explain it to the head of the village (your teacher), who asks: Why? Who pays? Does it work?',
        },
        items: [
          'The problem in our area is ...',
          'It is caused by ...',
          'If nothing is done, ...',
          'I suggest ...-ing ... / We could ...',
          'It costs ..., but in the end ...',
        ],
      },
    ],
    keep: [
      { en: 'The problem is that the river is dirty.', id: 'Masalahnya, sungainya kotor.' },
      { en: 'Floods are caused by rubbish.', id: 'Banjir disebabkan oleh sampah.' },
      {
        en: 'because of the rain / because it rains',
        id: 'karena hujan. because of + kata benda; because + kalimat.',
      },
      { en: 'If nothing is done, it will get worse.', id: 'Jika tidak ada tindakan, ini akan memburuk.' },
      {
        en: 'One solution is to plant trees.',
        id: "Salah satu jalan keluarnya menanam pohon. Bukan 'One of solution'.",
      },
      {
        en: 'too much rubbish / too many cars',
        id: 'terlalu banyak sampah / mobil. Tak terhitung: much. Terhitung: many.',
      },
    ],
    practice: [
      {
        instruction: { id: 'Tulis because, because of, atau so.', en: 'Write because, because of or so.' },
        items: [
          { question: 'The school was closed ____ the smoke.', answer: 'because of' },
          { question: "We carry our own bottles, ____ we don't buy plastic ones.", answer: 'so' },
          { question: 'The fish died ____ the water was too warm.', answer: 'because' },
          { question: 'The road is blocked ____ a fallen tree.', answer: 'because of' },
          { question: 'I switch off the lights ____ I want to save energy.', answer: 'because' },
        ],
      },
      {
        instruction: { id: 'Tulis much atau many.', en: 'Write much or many.' },
        items: [
          { question: 'There are too ____ motorbikes in the old town.', answer: 'many' },
          { question: 'We use too ____ water in the dry season.', answer: 'much' },
          { question: 'How ____ plastic do you throw away every day?', answer: 'much' },
          { question: "There aren't ____ rubbish bins in the park.", answer: 'many' },
          { question: 'How ____ trees were planted last year?', answer: 'many' },
        ],
      },
      {
        instruction: { id: 'Tulis katanya.', en: 'Write the word.' },
        items: [
          { question: 'To use something again: r____', answer: 'reuse' },
          { question: 'To make less of something: r____', answer: 'reduce' },
          { question: 'To put something in the bin: throw it a____', answer: 'away' },
          { question: 'Dirty air, water or soil: p____', answer: 'pollution' },
          { question: 'To keep something safe: p____ it', answer: 'protect' },
        ],
      },
    ],
  },
  {
    number: 18,
    kind: 'lesson',
    words: [
      { en: 'opinion', id: 'pendapat' },
      { en: 'reason', id: 'alasan' },
      { en: 'for example', id: 'misalnya' },
      { en: 'on the one hand', id: 'di satu sisi' },
      { en: 'agree', id: 'setuju' },
      { en: 'in favour of', id: 'mendukung' },
      { en: 'against', id: 'menentang' },
      { en: 'fair', id: 'adil' },
      { en: 'energy', id: 'tenaga' },
      { en: 'change my mind', id: 'berubah pikiran' },
    ],
    texts: {
      beginner: {
        title: 'No homework on Fridays?',
        kind: 'text',
        lines: [
          "My name is Joshua, and I have an opinion: no homework on Fridays! I have two reasons. First, we need time for our families. For example, I only see my father at the weekend, because he works in Cilacap. Second, tired students don't learn well. On Monday we have more energy after a real rest. My friend Kirana doesn't agree. She thinks that homework helps us to remember. I understand her, but she can read her notes on Sunday if she wants to. What do you think?",
        ],
      },
      intermediate: {
        title: 'Give us our Fridays back',
        kind: 'text',
        lines: [
          "In my opinion, teachers should not give homework on Fridays, and I have two reasons. Firstly, students need time for their families. My father, for example, works in Cilacap, so I only see him at the weekend. Secondly, people who never rest don't learn well: after a real break we come back with more energy on Monday. My friend Kirana disagrees. She says that we forget everything in two days without homework. I see her point, but students who want to practise can still read their notes. For these reasons, I believe that Fridays should be free. What about you?",
        ],
      },
      advanced: {
        title: 'The case for free Fridays',
        kind: 'text',
        lines: [
          "Few topics divide our class as sharply as homework, and I'm firmly in favour of banning it on Fridays. To begin with, families need time together. My father works in Cilacap and is home only at weekends; it seems unfair that I should spend those hours over equations. What is more, rest is not the opposite of learning but part of it, as anybody who has tried to study while half asleep will confirm. Kirana objects that two days are enough to forget everything. She has a point; still, nobody would stop her from going over her notes. On balance, then, Fridays should be free.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Kerangka pendapat', en: 'The bones of an opinion' },
        instruction: {
          id: 'Temukan bagian ini dalam teks Joshua dan bacakan.',
          en: "Find these parts in Joshua's text and read them aloud.",
        },
        items: [
          'his opinion',
          'reason one and its example',
          'reason two',
          'the other side (Kirana)',
          'his answer to Kirana',
          'What is your own view?',
        ],
      },
      {
        title: { id: 'Setuju, setengah setuju, tidak setuju', en: 'Agree, half agree, disagree' },
        instruction: {
          id: "Tanggapi dengan tiga cara: I agree because ... / That's true, but ... / I'm afraid I disagree, because ...",
          en: "React in three ways: I agree because ... / That's true, but ... / I'm afraid I disagree, because ...",
        },
        items: [
          'School uniforms save time and money.',
          'Cats are better than dogs.',
          'Everybody should learn to cook at school.',
          'Video games make people clever.',
          'Pocket money should depend on marks.',
        ],
      },
      {
        title: { id: 'Dua alasan dalam semenit', en: 'Two reasons in a minute' },
        instruction: {
          id: 'Pilih angka 1 sampai 6. Kamu punya 20 detik untuk berpikir dan satu menit untuk pendapat, dua alasan, dan satu contoh.',
          en: 'Pick a number from 1 to 6. You have 20 seconds to think and one minute to give your opinion, two reasons and an example.',
        },
        items: [
          '1 Phones in class',
          '2 Zoos',
          '3 Learning from videos instead of teachers',
          '4 Working before you are eighteen',
          '5 Living abroad',
          '6 Saturdays at school',
        ],
      },
      {
        title: { id: 'Debat besar', en: 'The great debate' },
        instruction: {
          id: 'Pilih topik. Bicaralah mendukung selama dua menit sementara gurumu menentang. Lalu tukar sisi! Di akhir, katakan pendapatmu yang sebenarnya.',
          en: 'Choose a topic. Speak for it for two minutes while your teacher speaks against it. Then change sides! At the end say what you really think.',
        },
        items: [
          'In my opinion, ... / I strongly believe that ...',
          'Firstly, ... / Secondly, ... / For example, ...',
          'On the other hand, ...',
          'I see your point, but ...',
          "To sum up, ... / You've changed my mind.",
        ],
      },
    ],
    keep: [
      {
        en: 'In my opinion, Fridays should be free.',
        id: "Menurutku, Jumat seharusnya bebas. Bukan 'According to me'.",
      },
      { en: 'I agree with you. / I disagree.', id: "Aku setuju. / Aku tidak setuju. Bukan 'I'm agree'." },
      { en: 'Firstly, ... Secondly, ... For example, ...', id: 'Pertama, ... Kedua, ... Misalnya, ...' },
      { en: "That's true, but ...", id: 'Itu benar, tetapi ...' },
      {
        en: "I'm against it because ... / I'm in favour of it.",
        id: 'Aku menentangnya karena ... / Aku mendukungnya.',
      },
      { en: 'What do you think about it?', id: "Apa pendapatmu tentang itu? Bukan 'How do you think'." },
    ],
    practice: [
      {
        instruction: { id: 'Tulis kata yang hilang.', en: 'Write the missing word.' },
        items: [
          { question: 'In my ____, swimming should be a school subject.', answer: 'opinion' },
          { question: 'I agree ____ Tania.', answer: 'with' },
          { question: "I'm ____ favour of longer breaks.", answer: 'in' },
          { question: "There are two ____: it's cheap and it's healthy.", answer: 'reasons' },
          { question: "On the one hand it's fun, but on the ____ hand it's dangerous.", answer: 'other' },
          { question: "He's ____ the idea: he doesn't like it at all.", answer: 'against' },
        ],
      },
      {
        instruction: {
          id: 'Urutkan bagian pendapat: tulis hurufnya.',
          en: 'Put the parts of the argument in order: write the letters.',
        },
        items: [
          {
            question:
              'A For example, my cousin cycles to school. B I think cycling is good for you. C Firstly, it keeps you fit.',
            answer: 'B, C, A',
          },
          {
            question:
              "A So I would say no to loud music. B Secondly, the neighbours can't sleep. C Firstly, it hurts your ears.",
            answer: 'C, B, A',
          },
          {
            question:
              "A However, they can be too expensive. B School trips are useful. C You learn things that aren't in books.",
            answer: 'B, C, A',
          },
          {
            question:
              "A I see your point, but rules protect everybody. B I think we have too many rules. C Perhaps you're right, in some cases.",
            answer: 'B, A, C',
          },
          {
            question:
              "A To sum up, I'd keep the library. B Firstly, it's quiet. C In my view, we need a library. D Secondly, the books are free.",
            answer: 'C, B, D, A',
          },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimat yang benar.',
          en: 'Find the mistake and write the sentence correctly.',
        },
        items: [
          { question: "I'm agree with that idea.", answer: 'I agree with that idea.' },
          { question: "According to me, it's wrong.", answer: "In my opinion, it's wrong." },
          { question: 'How do you think about it?', answer: 'What do you think about it?' },
          { question: 'I have two reason.', answer: 'I have two reasons.' },
          { question: 'Because it is fun, so I like it.', answer: 'I like it because it is fun.' },
        ],
      },
    ],
  },
  {
    number: 19,
    kind: 'lesson',
    words: [
      { en: 'topic', id: 'topik' },
      { en: 'hive', id: 'sarang lebah' },
      { en: 'main part', id: 'isi, bagian utama' },
      { en: 'ending', id: 'penutup' },
      { en: 'pollen', id: 'serbuk sari' },
      { en: 'insect', id: 'serangga' },
      { en: 'pause', id: 'jeda' },
      { en: 'scared', id: 'takut' },
      { en: 'at first', id: 'awalnya' },
      { en: 'surprising fact', id: 'fakta mengejutkan' },
    ],
    texts: {
      beginner: {
        title: 'My talk: bees',
        kind: 'text',
        lines: [
          "Hello, everybody. My name is Citra, and I'm going to talk about bees. Why bees? Because my grandfather has six hives in Sukabumi. First, how do bees live? One hive has one queen and thousands of workers. Second, why are they important? They carry pollen, so we get fruit. No bees, no mangoes! Third, a surprising fact: bees dance! They show the others the way to flowers. At first I was afraid of bees. Now I help my grandfather, and I love them. Thank you for listening. Any questions?",
        ],
      },
      intermediate: {
        title: 'Why I dance with bees',
        kind: 'text',
        lines: [
          "Good afternoon, everybody. Did you know that bees can dance? I'm Citra, and today I'd like to tell you something about these amazing insects. I'll start with their home, then explain why we need them, and finish with a surprising fact. My grandfather keeps six hives in Sukabumi, and in each of them one queen lives with thousands of workers. Why do we need them? Because they carry pollen from flower to flower: without bees there would be no mangoes! And the dance? That's how they show each other the way. At first I was scared, but now I help him every weekend. Thank you. Any questions?",
        ],
      },
      advanced: {
        title: 'A map made of steps',
        kind: 'text',
        lines: [
          "Imagine giving directions without a single word. Bees do it every day: they dance. My name is Citra, and in the next three minutes I'd like to convince you that these insects deserve our respect. Let me begin at my grandfather's house in Sukabumi, where six wooden hives stand under a mango tree, each one home to a queen and thousands of workers. As they collect food, they carry pollen from flower to flower; without them, that tree would bear hardly any fruit. As for the dance, its angle shows the others which way to fly. I used to be terrified of them. These days I listen. Any questions?",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Petakan presentasi', en: 'Map the talk' },
        instruction: {
          id: 'Katakan apa yang dilakukan Citra pada tiap bagian dan kata yang dipakainya.',
          en: 'Say what Citra does in each part and which words she uses.',
        },
        items: [
          'the opening',
          'how bees live',
          'why they are important',
          'the surprising fact',
          'her own feelings then and now',
          'the ending',
        ],
      },
      {
        title: { id: 'Pembukaan yang lebih baik', en: 'Better openings' },
        instruction: {
          id: "'Hello, my talk is about ...' agak datar. Buka tiap topik dengan pertanyaan, fakta, atau cerita mini.",
          en: "'Hello, my talk is about ...' is a little dull. Open each topic with a question, a fact or a tiny story.",
        },
        items: ['sleep', 'my home town', 'instant noodles', 'a sport', 'ghosts in Indonesian stories'],
      },
      {
        title: { id: 'Suara dan jeda', en: 'Voice and pause' },
        instruction: {
          id: 'Baca tiap kalimat tiga kali: terlalu cepat, seperti robot, lalu dengan baik. Tekankan kata berhuruf besar dan berhenti di tiap garis.',
          en: 'Read each line three times: too fast, like a robot, and then well. Stress the words in capitals and stop at each bar.',
        },
        items: [
          'No BEES, / no MANGOES!',
          'There are TWO things / that I want you to REMEMBER.',
          'And then, / at THREE in the morning, / the phone RANG.',
          'So what can WE do? / A LOT.',
          'THANK you / for LISTENING.',
        ],
      },
      {
        title: { id: 'Tiga menit milikmu', en: 'Three minutes are yours' },
        instruction: {
          id: 'Rencanakan presentasi tentang topik kesukaanmu: hanya enam kata di kartumu. Sampaikan; gurumu bertanya dua kali dan memberi dua pujian serta satu harapan.',
          en: 'Plan a talk on a topic that you love: six words only on your card. Give it; your teacher asks two questions and gives you two stars and a wish.',
        },
        items: [
          'Opening: question, fact or story',
          "Today I'd like to talk about ...",
          "First, ... / Let's move on to ... / Finally, ...",
          'What surprised me most is ...',
          'To sum up, ... / Thank you for listening. Any questions?',
        ],
      },
    ],
    keep: [
      {
        en: "Today I'd like to talk about bees.",
        id: 'Hari ini aku ingin bicara tentang lebah. Talk ABOUT; tetapi discuss tanpa about.',
      },
      { en: 'Did you know that bees can dance?', id: 'Tahukah kalian bahwa lebah bisa menari?' },
      {
        en: "First, ... Let's move on to ... Finally, ...",
        id: 'Pertama, ... Mari beralih ke ... Terakhir, ...',
      },
      {
        en: 'I used to be afraid, but now I love them.',
        id: 'Dulu aku takut, tapi sekarang suka. used to + kata kerja dasar.',
      },
      {
        en: 'To sum up, we need bees.',
        id: "Kesimpulannya, kita membutuhkan lebah. Bukan 'As the conclusion'.",
      },
      { en: 'Thank you for listening. Any questions?', id: 'Terima kasih sudah menyimak. Ada pertanyaan?' },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi presentasi dengan satu kata. Huruf pertama sudah ada.',
          en: 'Complete the talk with one word. The first letter is given.',
        },
        items: [
          { question: 'Good morning. My n____ is Bintang.', answer: 'name' },
          { question: "Today I'd like to t____ about sleep.", answer: 'talk' },
          { question: 'Did you k____ that a snail can sleep for three years?', answer: 'know' },
          { question: "Let's move o____ to my second point.", answer: 'on' },
          { question: 'To s____ up, go to bed early.', answer: 'sum' },
          { question: 'Thank you for l____.', answer: 'listening' },
        ],
      },
      {
        instruction: { id: 'Tulis ulang dengan used to.', en: 'Rewrite with used to.' },
        items: [
          {
            question: "I was afraid of spiders, but I'm not now. (I)",
            answer: 'I used to be afraid of spiders.',
          },
          { question: 'We lived in Kendari before. (We)', answer: 'We used to live in Kendari.' },
          {
            question: 'My mother played volleyball when she was young. (My mother)',
            answer: 'My mother used to play volleyball.',
          },
          {
            question: 'There was a cinema here in the past. (There)',
            answer: 'There used to be a cinema here.',
          },
          { question: 'He had long hair last year. (He)', answer: 'He used to have long hair.' },
        ],
      },
      {
        instruction: {
          id: 'Pembukaan, isi, atau penutup? Tulis O, M, atau E.',
          en: 'Opening, main part or ending? Write O, M or E.',
        },
        items: [
          { question: 'Thanks for your attention.', answer: 'E' },
          { question: 'Have you ever wondered why the sea is salty?', answer: 'O' },
          { question: 'My second point is the price.', answer: 'M' },
          { question: "I'd like to begin with a short story about my neighbour.", answer: 'O' },
          { question: 'So, what should you remember from all this?', answer: 'E' },
        ],
      },
    ],
  },
  {
    number: 20,
    kind: 'final',
    instructions: [
      {
        id: 'Tes akhir berlangsung satu pertemuan: presentasimu, percakapan, dan tulisan.',
        en: 'The final test lasts one meeting: your talk, a conversation and a piece of writing.',
      },
      {
        id: 'Bawa satu kartu catatan, paling banyak sepuluh kata, untuk presentasimu.',
        en: 'Bring one note card with at most ten words for your talk.',
      },
      {
        id: 'Kamu boleh meminta guru mengulang atau menjelaskan pertanyaan.',
        en: 'You may ask your teacher to repeat or explain a question.',
      },
      {
        id: 'Tanpa ponsel, kamus, atau penerjemah selama tes.',
        en: 'No phone, dictionary or translator during the test.',
      },
      {
        id: 'Sesudahnya kamu mendengar apa yang sudah bagus dan apa yang perlu dilatih.',
        en: 'Afterwards you hear what went well and what to practise next.',
      },
    ],
    tasks: [
      {
        title: { id: 'Presentasiku', en: 'My talk' },
        instruction: {
          id: 'Bicaralah tiga menit tentang topik pilihanmu dan jawab tiga pertanyaan.',
          en: 'Speak for three minutes on a topic of your choice and answer three questions.',
        },
        items: [
          'A strong opening and a clear outline',
          'At least one thing that you have done and one thing that is made, used or caused by something',
          'Your opinion with two reasons',
          'An ending that people remember',
        ],
      },
      {
        title: { id: 'Percakapan', en: 'Talk it over' },
        instruction: {
          id: 'Gurumu menjadi lawan bicara. Kerjakan ketiganya.',
          en: 'Your teacher plays the other person. Do all three.',
        },
        items: [
          'A friend has a headache before an exam: react, ask and give advice.',
          'You and a friend must choose: a concert or saving the money. Say what will happen if ...',
          'Describe a film or a song: what was boring or exciting, and how did you feel?',
        ],
      },
      {
        title: { id: 'Artikel untuk majalah sekolah', en: 'An article for the school magazine' },
        instruction: {
          id: "Tulis 110 sampai 130 kata: 'A problem in our town and one way to solve it'.",
          en: "Write 110 to 130 words: 'A problem in our town and one way to solve it'.",
        },
        items: [
          'What is the problem, and what is it caused by?',
          'What has been done so far?',
          'What will happen if nobody acts?',
          'What should people do, and why? Check your text once at the end.',
        ],
      },
    ],
    criteria: [
      {
        name: { id: 'Presentasi', en: 'The talk' },
        points: 25,
        full: {
          id: 'Presentasimu punya pembukaan, bagian yang jelas, dan penutup, dan kamu menatap hadirin.',
          en: 'Your talk has an opening, clear parts and an ending, and you look at your audience.',
        },
      },
      {
        name: { id: 'Percakapan', en: 'Conversation' },
        points: 20,
        full: {
          id: 'Kamu menanggapi, bertanya balik, memberi saran, dan menjaga percakapan tetap berjalan.',
          en: 'You react, ask back, give advice and keep the conversation going.',
        },
      },
      {
        name: { id: 'Tata bahasa', en: 'Grammar' },
        points: 20,
        full: {
          id: 'Have done, if, should dan must, serta pasif dipakai dan umumnya benar.',
          en: 'Have done, if, should and must, and the passive are used and mostly right.',
        },
      },
      {
        name: { id: 'Kosakata', en: 'Words' },
        points: 15,
        full: {
          id: 'Kosakatamu beragam, dan kata yang tidak kamu ketahui bisa kamu jelaskan.',
          en: 'You use a good range of words and explain one that you do not know.',
        },
      },
      {
        name: { id: 'Artikel', en: 'The article' },
        points: 20,
        full: {
          id: 'Masalah, sebab, dan jalan keluarnya jelas, bersambung, dan mudah dibaca.',
          en: 'Problem, cause and solution are clear, linked and easy to read.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
