import type { MeetingMaterial } from '../types.ts';

export const generalEnglishTeenMeetings06To10 = [
  {
    number: 6,
    kind: 'lesson',
    words: [
      { en: 'weekend', id: 'akhir pekan' },
      { en: 'guard', id: 'petugas' },
      { en: 'get lost', id: 'tersesat' },
      { en: 'miss the train', id: 'ketinggalan kereta' },
      { en: 'arrive', id: 'tiba' },
      { en: 'luckily', id: 'untungnya' },
      { en: 'after that', id: 'sesudah itu' },
      { en: 'in the end', id: 'akhirnya' },
      { en: 'exhausted', id: 'sangat lelah' },
    ],
    texts: {
      beginner: {
        title: 'A cake on the train',
        kind: 'text',
        lines: [
          "Last Saturday was my cousin's birthday, so we went to Yogyakarta by train. First, my mother and I made a cake. Then we ran to the station in Solo, because we were late. We got on the train and sat down. But where was the cake? It was on the chair at the station! Luckily, a kind man saw it. He gave it to a guard, and the guard put it on the next train. We waited for an hour, and then the cake arrived! In the end the party was great.",
        ],
      },
      intermediate: {
        title: 'The cake that travelled alone',
        kind: 'text',
        lines: [
          "Last Saturday my mother and I took the train from Solo to Yogyakarta, because it was my cousin's birthday. In the morning we made a chocolate cake, and that's why we were late and had to run to the station. We jumped on the train at the last minute. After that, I looked for the cake, but it wasn't there. We had left it on a chair at the station! Luckily, a kind man found it and gave it to a guard, who put it on the next train. We waited for an hour. In the end, the cake arrived, and so did we!",
        ],
      },
      advanced: {
        title: 'One ticket for a cake',
        kind: 'text',
        lines: [
          'My cousin turned fifteen last Saturday, and nobody in my family goes to a birthday without a home-made cake. Ours was a chocolate one, and it made us so late that my mother and I had to race through the station in Solo. We had barely sat down when she turned pale: the cake was still on a chair on the platform, and our train was already moving. Luckily, a kind man had spotted it and handed it to a guard. So in Yogyakarta we waited an hour for the next train, exhausted but hopeful. Its most punctual passenger was a cake.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Dari awal sampai akhir', en: 'First to last' },
        instruction: {
          id: 'Ceritakan lagi, satu kalimat untuk tiap catatan. Pakai first, then, after that, luckily, in the end.',
          en: 'Tell the story again with one sentence for each note. Use first, then, after that, luckily, in the end.',
        },
        items: [
          'make a cake',
          'run to the station',
          'forget the cake',
          'a man find it',
          'a guard put it on the next train',
          'the party be great',
        ],
      },
      {
        title: { id: 'Mesin pertanyaan', en: 'Question machine' },
        instruction: {
          id: 'Bertanyalah tentang cerita dengan did, was, atau were. Gurumu menjawab.',
          en: 'Ask about the story with did, was or were. Your teacher answers.',
        },
        items: [
          'Where / they go?',
          'Why / they late?',
          'Where / the cake?',
          'Who / find it?',
          'How long / they wait?',
          'the party / good?',
        ],
      },
      {
        title: { id: 'Kubus cerita', en: 'Story cubes' },
        instruction: {
          id: 'Pilih tiga kata. Ceritakan kisah pendek tentang akhir pekan lalu dengan ketiganya. Gurumu menambah satu kejutan.',
          en: 'Choose three words. Tell a short story about last weekend with all three. Your teacher adds one surprise.',
        },
        items: [
          'umbrella / grandmother / bus',
          'phone / river / goat',
          'pizza / rain / key',
          'football / window / neighbour',
          'ghost / kitchen / cat',
        ],
      },
      {
        title: { id: 'Akhir pekanku yang lalu', en: 'My last weekend' },
        instruction: {
          id: 'Ceritakan selama dua menit, berurutan. Kurang seru? Karang satu hal. Gurumu menebak yang mana.',
          en: 'Tell your teacher about it for two minutes, in order. Not exciting? Make one detail up. Your teacher guesses which.',
        },
        items: [
          'On Saturday morning I ... because ...',
          'Then / After that ...',
          'Suddenly ... / Luckily ... / Unfortunately ...',
          "On Sunday we ... , but we didn't ...",
          'In the end I felt ...',
        ],
      },
    ],
    keep: [
      {
        en: "We went by train. / We didn't go by bus.",
        id: "Kami naik kereta. / Kami tidak naik bus. Sesudah didn't: go, bukan went.",
      },
      { en: 'Did you have fun? Yes, we did.', id: 'Kalian senang? Ya.' },
      { en: 'It was great. / They were late.', id: 'Luar biasa. / Mereka terlambat. was/were tanpa did.' },
      {
        en: 'last Saturday / two days ago / yesterday evening',
        id: "Sabtu lalu / dua hari lalu / kemarin malam. Bukan 'yesterday night'.",
      },
      {
        en: 'First ... Then ... After that ... In the end ...',
        id: 'Pertama ... Lalu ... Sesudah itu ... Akhirnya ...',
      },
      { en: 'I left my bag at home.', id: "Tasku ketinggalan di rumah. Bukan 'I forgot my bag at home'." },
    ],
    practice: [
      {
        instruction: { id: 'Tulis bentuk lampaunya.', en: 'Write the past form.' },
        items: [
          { question: 'We ____ (catch) two small fish.', answer: 'caught' },
          { question: 'I ____ (lose) my ticket on the way.', answer: 'lost' },
          { question: 'The film ____ (begin) at seven.', answer: 'began' },
          { question: 'They ____ (sleep) in a tent.', answer: 'slept' },
          { question: 'My uncle ____ (teach) me to swim.', answer: 'taught' },
          { question: "She ____ (wear) her mother's jacket.", answer: 'wore' },
        ],
      },
      {
        instruction: { id: 'Tulis was, were, atau did.', en: 'Write was, were or did.' },
        items: [
          { question: 'Where ____ you on Sunday afternoon?', answer: 'were' },
          { question: 'What ____ you eat?', answer: 'did' },
          { question: '____ the museum interesting?', answer: 'Was' },
          { question: 'Why ____ he leave early?', answer: 'did' },
          { question: '____ your cousins happy with the gift?', answer: 'Were' },
        ],
      },
      {
        instruction: { id: 'Ubah menjadi negatif.', en: 'Make it negative.' },
        items: [
          { question: 'We saw a whale.', answer: "We didn't see a whale." },
          { question: 'It was cheap.', answer: "It wasn't cheap." },
          { question: 'He told me the truth.', answer: "He didn't tell me the truth." },
          { question: 'They were at the concert.', answer: "They weren't at the concert." },
          { question: 'I had enough money.', answer: "I didn't have enough money." },
        ],
      },
    ],
  },
  {
    number: 7,
    kind: 'lesson',
    words: [
      { en: 'while', id: 'ketika, sementara (sedang)' },
      { en: 'when', id: 'ketika (tiba-tiba)' },
      { en: 'hear a noise', id: 'mendengar bunyi' },
      { en: 'torch', id: 'senter' },
      { en: 'tent', id: 'tenda' },
      { en: 'scream', id: 'menjerit' },
      { en: 'hide', id: 'bersembunyi' },
      { en: 'blanket', id: 'selimut' },
      { en: 'shadow', id: 'bayangan' },
      { en: 'turn out to be', id: 'ternyata' },
    ],
    texts: {
      beginner: {
        title: 'The noise outside the tent',
        kind: 'text',
        lines: [
          "Last holiday we were camping near Mount Bromo. At ten o'clock we were sitting in our tent. Ilham was telling a ghost story when we heard a noise. Something was walking outside! Ayu screamed. I was looking for my torch when it fell on my foot. Ouch! Then the tent moved. While we were hiding under our blankets, Ilham opened the door slowly. A big face was looking at him. It was a horse! It was eating our bread. We laughed all night, but we had no breakfast.",
        ],
      },
      intermediate: {
        title: 'Who ate the bread?',
        kind: 'text',
        lines: [
          'Last holiday my friends and I were camping near Mount Bromo. On the first night, Ilham was telling us a ghost story when we suddenly heard a noise outside. Ayu screamed so loudly that somebody in another tent screamed too. While I was looking for my torch, it fell on my foot, so I screamed as well. Then the whole tent began to shake. We were all hiding under our blankets when Ilham bravely opened the door. A long brown face was looking at him. It was only a horse, and while we were screaming, it was eating our bread!',
        ],
      },
      advanced: {
        title: 'A guest for supper',
        kind: 'text',
        lines: [
          'It was our first night at the camp below Mount Bromo, the wind was howling, and Ilham was just getting to the worst part of his ghost story when something snorted outside. Ayu let out a scream. I was still groping for my torch when it landed on my foot, which made two of us. Then a shadow crossed the wall and the whole tent began to shake. While the rest of us were cowering under our blankets, Ilham took a deep breath and unzipped the door. The monster turned out to be a horse, and it was calmly finishing our bread.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Apa yang sedang terjadi?', en: 'What was happening?' },
        instruction: { id: 'Jawab dengan kalimat lengkap.', en: 'Answer in full sentences.' },
        items: [
          'What was Ilham doing when they heard the noise?',
          'What happened while the writer was looking for the torch?',
          'What were they doing when Ilham opened the door?',
          'What was the horse doing?',
          'Why did they have no breakfast?',
        ],
      },
      {
        title: { id: 'Kejadian panjang, kejadian pendek', en: 'Long action, short action' },
        instruction: {
          id: 'Gabungkan dua gagasan dengan dua cara: when dan while.',
          en: 'Join the two ideas in two ways: with when and with while.',
        },
        items: [
          'I / have a shower + the lights / go out',
          'we / wait for the bus + it / start to rain',
          'Sari / do her homework + her cat / sit on the book',
          'they / play football + the ball / break a window',
          'he / text a friend + he / walk into a tree',
        ],
      },
      {
        title: { id: 'Detektif', en: 'The detective' },
        instruction: {
          id: 'Tadi malam pukul delapan seseorang menghabiskan kue ulang tahun. Gurumu bertanya kamu di mana dan sedang apa; siapkan jawaban dan jangan berubah! Lalu kamu detektifnya.',
          en: 'Last night at eight somebody ate the whole birthday cake. Your teacher asks where you were and what you were doing; have answers ready and do not change them! Then you are the detective.',
        },
        items: [
          "Where were you at eight o'clock?",
          'What were you doing? What were you wearing?',
          'Who saw you? What was he or she doing?',
          'Did you hear anything while you were ...?',
          'Why was there chocolate on your sleeve?',
        ],
      },
      {
        title: { id: 'Cerita dengan kejutan', en: 'Tell it with a twist' },
        instruction: {
          id: "Ceritakan sekitar delapan kalimat. Mulai dengan salah satu kalimat ini dan akhiri dengan 'It turned out to be ...'",
          en: "Tell a story of about eight sentences. Start with one of these lines and end with 'It turned out to be ...'",
        },
        items: [
          'I was cycling home after dark when ...',
          'While we were having a test, ...',
          'My grandmother was watering her plants when ...',
          'We were looking at our holiday photos when we noticed ...',
        ],
      },
    ],
    keep: [
      {
        en: 'I was sleeping when the phone rang.',
        id: 'Aku sedang tidur ketika telepon berdering. Panjang: was -ing. Pendek: lampau biasa.',
      },
      {
        en: 'While we were eating, the lights went out.',
        id: 'Ketika kami sedang makan, lampu padam. Sesudah while: was/were -ing.',
      },
      {
        en: 'They were playing. / She was reading.',
        id: 'Mereka sedang bermain. / Dia sedang membaca (waktu itu). Jangan lupa was, were.',
      },
      { en: 'What were you doing at eight?', id: 'Kamu sedang apa pukul delapan?' },
      { en: 'I knew the answer.', id: "know, like, want tidak pakai -ing: bukan 'I was knowing'." },
      { en: 'It turned out to be a horse.', id: 'Ternyata seekor kuda.' },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata kerja: past continuous atau past simple.',
          en: 'Write the verbs: past continuous or past simple.',
        },
        items: [
          { question: 'I ____ (walk) to school when a dog followed me.', answer: 'was walking' },
          { question: 'The teacher came in while we ____ (dance) on the chairs.', answer: 'were dancing' },
          { question: 'Bagas was cooking when he ____ (drop) the pan.', answer: 'dropped' },
          { question: 'We ____ (not listen) when she explained the rules.', answer: "weren't listening" },
          { question: 'What ____ you ____ (do) when I called you?', answer: 'were ... doing' },
          { question: 'While they were talking, somebody ____ (take) their seats.', answer: 'took' },
        ],
      },
      {
        instruction: {
          id: 'Tulis while sebelum was/were + -ing, dan when sebelum kejadian singkat.',
          en: 'Write while before was/were + -ing, and when before a short action.',
        },
        items: [
          { question: '____ I was waiting, I read a comic.', answer: 'While' },
          { question: 'I was brushing my teeth ____ the earthquake started.', answer: 'when' },
          { question: 'We were crossing the bridge ____ it broke.', answer: 'when' },
          { question: 'He fell asleep ____ the teacher was speaking.', answer: 'while' },
          { question: '____ you were sleeping, we ate your pizza.', answer: 'While' },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimat yang benar.',
          en: 'Find the mistake and write the sentence correctly.',
        },
        items: [
          { question: 'I sleeping when you called.', answer: 'I was sleeping when you called.' },
          { question: 'We was playing chess.', answer: 'We were playing chess.' },
          {
            question: 'While I was cooking, the phone was ring.',
            answer: 'While I was cooking, the phone rang.',
          },
          { question: 'What did you doing at nine?', answer: 'What were you doing at nine?' },
          { question: 'She was wanting a new bike.', answer: 'She wanted a new bike.' },
        ],
      },
    ],
  },
  {
    number: 8,
    kind: 'lesson',
    words: [
      { en: 'option', id: 'pilihan' },
      { en: 'compare', id: 'membandingkan' },
      { en: 'cheaper', id: 'lebih murah' },
      { en: 'more exciting', id: 'lebih seru' },
      { en: 'the most', id: 'yang paling' },
      { en: 'as ... as', id: 'se- ... dengan' },
      { en: 'trip', id: 'perjalanan, wisata' },
      { en: 'prefer', id: 'lebih suka' },
      { en: 'convince', id: 'meyakinkan' },
      { en: 'worth it', id: 'sepadan' },
    ],
    texts: {
      beginner: {
        title: 'Where shall we go?',
        kind: 'dialogue',
        lines: [
          'Dimas: Our class has two options for the trip: the beach or the mountains.',
          "Sekar: The beach is closer. It's only one hour by bus.",
          'Dimas: Yes, but the mountains are cooler and more exciting. We can climb!',
          'Sekar: The beach is cheaper: one hundred thousand. The mountains are two hundred thousand.',
          'Dimas: But the food in the mountains is better.',
          'Sekar: Is it? The grilled fish at the beach is the best!',
          'Dimas: Hm. The bus to the mountains is as old as my grandpa.',
          'Sekar: So, the beach?',
          'Dimas: OK, the beach!',
        ],
      },
      intermediate: {
        title: 'Beach or mountains',
        kind: 'dialogue',
        lines: [
          'Dimas: We have to choose by Friday: the beach or the mountains?',
          "Sekar: The beach is closer and cheaper. It's a hundred thousand each, half as much as the mountains.",
          "Dimas: True, but the mountains are much more exciting, and they're cooler at this time of year.",
          "Sekar: They're also two hours further, and you get sick on buses.",
          'Dimas: Only on bad roads. And the food up there is better than at the beach.',
          "Sekar: Better than the grilled fish? That's the best in the province!",
          "Dimas: You've got a point. And the bus to the mountains is as old as my grandpa.",
          'Sekar: So we both prefer the beach?',
          'Dimas: For now!',
        ],
      },
      advanced: {
        title: 'Weighing it up',
        kind: 'dialogue',
        lines: [
          'Dimas: Half the class wants the beach and the other half the mountains. Convince me.',
          "Sekar: Easily. It's a hundred thousand instead of two, and it's by far the closest place worth seeing.",
          "Dimas: Price isn't everything. The mountains are considerably cooler and a lot more adventurous than lying on a towel.",
          'Sekar: Adventurous is one word for it. The later it gets, the more dangerous that road becomes, and you get sick even on good ones.',
          "Dimas: Fair enough. Still, the food up there isn't nearly as boring as you think.",
          "Sekar: It can't beat grilled fish straight from the boat.",
          'Dimas: And that bus is as old as my grandpa. Fine, the beach it is.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Poin untuk tiap pihak', en: 'Points for each side' },
        instruction: { id: 'Temukan kalimat tentang tiap hal.', en: 'Find a sentence about each point.' },
        items: ['distance', 'price', 'temperature', 'food', 'bus', 'What do they choose?'],
      },
      {
        title: { id: 'Berburu yang paling', en: 'Superlative hunt' },
        instruction: {
          id: 'Jawab dengan the most ... atau the ...est.',
          en: 'Answer with the most ... or the ...est.',
        },
        items: [
          'Which subject is the most difficult?',
          'Who is the funniest person in your family?',
          "What's the best snack under Rp 5,000?",
          'What was the worst film that you have seen?',
          'Which is the most beautiful place in Indonesia?',
        ],
      },
      {
        title: { id: 'Ini atau itu?', en: 'This or that?' },
        instruction: {
          id: 'Bandingkan dengan tiga kalimat dan pilih. Pakai not as ... as sekali.',
          en: 'Compare in three sentences and choose. Use not as ... as once.',
        },
        items: [
          'living in a village / living in a big city',
          'reading the book / watching the film',
          'a cat / a dog',
          'homework on paper / homework on a screen',
          'a birthday party at home / a birthday picnic',
        ],
      },
      {
        title: { id: 'Pemungutan suara kelas', en: 'The class vote' },
        instruction: {
          id: 'Kelasmu boleh memakai Rp 2.000.000. Bandingkan tiga pilihan, pilih satu, dan yakinkan gurumu yang menyukai pilihan lain.',
          en: 'Your class may spend Rp 2,000,000. Compare the three options, choose one and convince your teacher, who likes another.',
        },
        items: [
          'a second-hand projector for film evenings: Rp 1,900,000, lasts for years',
          'a day trip for everybody: Rp 1,500,000, one great day',
          'plants and benches for the school yard: Rp 1,000,000, needs work every week',
          'Say: cheaper, more useful, not as ... as, the most important thing is ...',
        ],
      },
    ],
    keep: [
      {
        en: 'The beach is closer than the lake.',
        id: "Pantai lebih dekat daripada danau. Bukan 'more close' dan bukan 'from'.",
      },
      { en: 'The mountains are more exciting.', id: 'Gunung lebih seru. Kata panjang: more.' },
      {
        en: "It's the cheapest option. / the most useful one",
        id: 'Pilihan paling murah / paling berguna. Jangan lupa the.',
      },
      { en: "It isn't as far as you think.", id: 'Tidak sejauh yang kamu kira.' },
      { en: 'I prefer tea to coffee.', id: 'Aku lebih suka teh daripada kopi. prefer ... TO, bukan than.' },
      { en: "I'd choose the beach because it's closer.", id: 'Aku pilih pantai karena lebih dekat.' },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis bentuk lebih atau paling.',
          en: 'Write the comparative or the superlative.',
        },
        items: [
          { question: 'My new phone is ____ (thin) than my old one.', answer: 'thinner' },
          { question: 'It was the ____ (hot) day of the year.', answer: 'hottest' },
          { question: 'English is ____ (easy) than I thought.', answer: 'easier' },
          { question: 'This is the ____ (interesting) book in the library.', answer: 'most interesting' },
          { question: 'Your idea is ____ (good) than mine.', answer: 'better' },
          { question: 'The second match was ____ (bad) than the first.', answer: 'worse' },
        ],
      },
      {
        instruction: { id: 'Tulis as, than, the, atau to.', en: 'Write as, than, the or to.' },
        items: [
          { question: 'He is as tall ____ his teacher.', answer: 'as' },
          { question: 'Silver is heavier ____ iron.', answer: 'than' },
          { question: 'Who is ____ youngest in your class?', answer: 'the' },
          { question: 'I prefer badminton ____ tennis.', answer: 'to' },
          { question: "This chair isn't ____ comfortable as that one.", answer: 'as' },
        ],
      },
      {
        instruction: {
          id: 'Tulis ulang dengan as ... as. Mulai dengan kata yang diberikan.',
          en: 'Rewrite with as ... as. Begin with the words given.',
        },
        items: [
          { question: 'Ani is 150 cm. Eka is 150 cm. (Ani is / tall)', answer: 'Ani is as tall as Eka.' },
          {
            question: "The book is better than the film. (The film isn't / good)",
            answer: "The film isn't as good as the book.",
          },
          { question: "Maths is harder than art. (Art isn't / hard)", answer: "Art isn't as hard as maths." },
          {
            question:
              'The red bag costs Rp 90,000 and the blue bag costs Rp 90,000. (The red bag is / expensive)',
            answer: 'The red bag is as expensive as the blue bag.',
          },
          {
            question: "A bike is slower than a motorbike. (A bike isn't / fast)",
            answer: "A bike isn't as fast as a motorbike.",
          },
        ],
      },
    ],
  },
  {
    number: 9,
    kind: 'lesson',
    words: [
      { en: 'plan', id: 'rencana; merencanakan' },
      { en: 'be going to', id: 'akan, berniat' },
      { en: 'arrange', id: 'mengatur janji' },
      { en: 'invite', id: 'mengundang' },
      { en: 'join', id: 'ikut bergabung' },
      { en: 'be busy', id: 'sibuk' },
      { en: 'contest', id: 'lomba' },
      { en: 'shall we', id: 'bagaimana kalau kita' },
      { en: 'sounds great', id: 'kedengarannya asyik' },
      { en: 'maybe another time', id: 'mungkin lain kali' },
    ],
    texts: {
      beginner: {
        title: 'Are you free on Saturday?',
        kind: 'dialogue',
        lines: [
          'Jihan: Hi, Michael! What are you doing on Saturday?',
          "Michael: In the morning I'm helping my dad. Why?",
          'Jihan: Tia and I are going to make a short film for the school contest. Do you want to join us?',
          'Michael: Sounds great! What time?',
          "Jihan: At ten o'clock?",
          "Michael: I can't at ten. How about two?",
          "Jihan: Two is fine. Let's meet at the old railway bridge.",
          "Michael: OK! I'm going to bring my camera.",
          "Jihan: And I'll bring snacks.",
          'Michael: See you on Saturday!',
        ],
      },
      intermediate: {
        title: 'Lights, camera, Saturday',
        kind: 'dialogue',
        lines: [
          'Jihan: Michael, are you doing anything on Saturday?',
          "Michael: I'm helping my dad in his workshop in the morning. Why, what's up?",
          'Jihan: Tia and I are going to make a short film for the school contest, and we need a third person. Would you like to join us?',
          'Michael: Sounds great! When are you meeting?',
          "Jihan: We thought about ten o'clock, but you're busy then, so how about two?",
          'Michael: Perfect. Shall I bring my camera?',
          "Jihan: Yes, please! Let's meet at the old railway bridge. I'll bring some snacks.",
          "Michael: Then I'll definitely be there!",
        ],
      },
      advanced: {
        title: 'A part for Michael',
        kind: 'dialogue',
        lines: [
          'Jihan: What have you got on this Saturday, Michael?',
          "Michael: I've promised to give my dad a hand in his workshop until noon. After that I'm free. Why?",
          "Jihan: Tia and I are entering the school film contest, and we're one actor short. We were going to start at ten, but that obviously won't work for you.",
          'Michael: Could you put it off until two?',
          "Jihan: I'll check with Tia, but I don't see why not. Shall we say two at the old railway bridge?",
          "Michael: It's a deal. I might as well bring my camera.",
          'Jihan: Brilliant! Leave the snacks to me.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Rencana hari Sabtu', en: "Saturday's plan" },
        instruction: { id: 'Lengkapi kalimatnya.', en: 'Complete the sentences.' },
        items: [
          'On Saturday morning Michael ...',
          'Jihan and Tia are going to ...',
          "They can't meet at ten because ...",
          'They are meeting at ... at ...',
          'Michael is going to bring ..., and Jihan ...',
        ],
      },
      {
        title: { id: 'Masa depan yang mana?', en: 'Which future?' },
        instruction: {
          id: "Pilih: I'm going to / I'm ...ing / I'll. Katakan alasannya.",
          en: "Choose: I'm going to / I'm ...ing / I'll. Say why.",
        },
        items: [
          'Your ticket is bought: (fly) to Medan on Sunday.',
          'The phone rings: (get) it!',
          'You decided it last month: (learn) the guitar.',
          'You have a date with the dentist at four: (see) the dentist.',
          'Your friend is thirsty: (buy) you a drink.',
        ],
      },
      {
        title: { id: 'Ya, tidak, mungkin', en: 'Yes, no, maybe' },
        instruction: {
          id: 'Gurumu mengundangmu lima kali. Terima dua, tolak dua dengan sopan dan alasan, dan ubah waktu satu undangan.',
          en: 'Your teacher invites you five times. Accept two, refuse two politely with a reason, and change the time of one.',
        },
        items: [
          'Shall we go swimming tomorrow morning?',
          "Would you like to come to my cousin's wedding on Sunday?",
          'How about studying together tonight?',
          'Do you want to watch a horror film after school?',
          "Let's run five kilometres before breakfast!",
        ],
      },
      {
        title: { id: 'Buku agenda yang penuh', en: 'The busy diary' },
        instruction: {
          id: 'Tulis rencana untuk lima sore minggu depan; kosongkan dua. Jangan diperlihatkan. Aturlah dengan gurumu satu kegiatan bersama; lalu ada halangan dan kalian harus mengubahnya.',
          en: 'Write plans for five afternoons next week; keep two free. Do not show them. Arrange with your teacher to do one thing together; then something goes wrong and you have to change it.',
        },
        items: [
          'What are you doing on ...?',
          "I'm afraid I can't. I'm ... -ing.",
          "How about ...? / Shall we ...? / Let's ...",
          'Where shall we meet? What shall I bring?',
          'Sorry, I have to cancel because ... Can we meet on ... instead?',
        ],
      },
    ],
    keep: [
      {
        en: "I'm going to make a film.",
        id: "Aku akan (berniat) membuat film. Jangan lupa am: bukan 'I going to'.",
      },
      { en: "We're meeting at two.", id: 'Kami bertemu pukul dua (sudah janjian).' },
      { en: "I'll help you!", id: 'Aku bantu! Diputuskan saat ini juga: will.' },
      { en: 'Shall we meet at the bridge?', id: 'Bagaimana kalau kita bertemu di jembatan?' },
      { en: 'How about watching a film?', id: 'Bagaimana kalau menonton film? Sesudah how about: -ing.' },
      {
        en: "I'd love to, but I'm busy. Maybe another time.",
        id: 'Aku ingin sekali, tapi aku sibuk. Mungkin lain kali.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis: going to atau will? Pakai kata kerja dalam kurung.',
          en: 'Write the words: going to or will? Use the verb in brackets.',
        },
        items: [
          { question: 'Look at those clouds! It ____ (rain).', answer: 'is going to rain' },
          { question: "'My bag is so heavy.' 'I ____ (carry) it for you.' (offer)", answer: 'will carry' },
          {
            question: 'We have bought paint. We ____ (paint) our room on Sunday.',
            answer: 'are going to paint',
          },
          { question: "'There's no milk.' 'OK, I ____ (get) some now.' (decision now)", answer: 'will get' },
          { question: 'My sister has a plan: she ____ (study) in Malaysia.', answer: 'is going to study' },
        ],
      },
      {
        instruction: {
          id: "Lengkapi dengan about, let's, like, shall, atau to. Satu kata dipakai dua kali.",
          en: "Complete with about, let's, like, shall or to. One word is used twice.",
        },
        items: [
          { question: '____ we go by bike? Good idea!', answer: 'Shall' },
          { question: 'How ____ playing chess?', answer: 'about' },
          { question: "I'd love ____, but I'm ill.", answer: 'to' },
          { question: 'Would you ____ to come with us?', answer: 'like' },
          { question: '____ meet in front of the library!', answer: "Let's" },
          { question: 'Where ____ we meet: at your house or at mine?', answer: 'shall' },
        ],
      },
      {
        instruction: {
          id: 'Urutkan percakapan: tulis hurufnya.',
          en: 'Put the conversation in order: write the letters.',
        },
        items: [
          {
            question: "A Sorry, I'm busy on Friday. B Are you free on Friday? C How about Saturday, then?",
            answer: 'B, A, C',
          },
          {
            question: 'A At five. B Great! What time? C Do you want to see a film tonight?',
            answer: 'C, B, A',
          },
          {
            question: "A I'll bring juice. B We're having a picnic. C Thanks, that would be great!",
            answer: 'B, A, C',
          },
          {
            question:
              "A Yes, let's take the six o'clock one. B Shall we go by train? C I'll buy the tickets.",
            answer: 'B, A, C',
          },
          {
            question:
              "A Thanks. I'll call you tomorrow. B I have to cancel. I've got a fever. C That's OK. Get well soon!",
            answer: 'B, C, A',
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
        id: 'Tes berlangsung satu pertemuan: sekitar 25 menit berbicara dan 20 menit menulis.',
        en: 'The test lasts one meeting: about 25 minutes of talking and 20 minutes of writing.',
      },
      {
        id: 'Baca halaman simpanan pertemuan 1 sampai 9 sehari sebelumnya. Tidak ada bahan baru.',
        en: 'Read your pages to keep from meetings 1 to 9 the day before. Nothing new will come up.',
      },
      {
        id: "Kalau macet, katakan dengan kata lain atau tanyakan 'What do you mean?' Itu juga keterampilan!",
        en: "If you get stuck, say it in other words or ask 'What do you mean?' That's a skill too!",
      },
      {
        id: 'Simpan dulu ponsel, kamus, dan penerjemahmu.',
        en: 'Please keep your phone, dictionary and translator away.',
      },
      {
        id: 'Di akhir, kalian membicarakan tujuanmu untuk paruh kedua kursus.',
        en: 'At the end you talk about your goal for the second half of the course.',
      },
    ],
    tasks: [
      {
        title: { id: 'Berbicara: tentang dirimu', en: 'Speaking: about you' },
        instruction: {
          id: 'Bicaralah dengan gurumu delapan menit. Bertanyalah balik.',
          en: 'Talk with your teacher for eight minutes. Ask questions back.',
        },
        items: [
          'Introduce yourself: what are you into and what are you good at?',
          'Describe your routine: how often do you do things?',
          "Explain two rules at your school and one thing that you don't have to do.",
          'Tell the story of last weekend in order.',
          'Say what you were doing yesterday at seven in the evening, and what happened then.',
        ],
      },
      {
        title: { id: 'Berbicara: berperan dan memutuskan', en: 'Speaking: act and decide' },
        instruction: { id: 'Lakukan keduanya bersama gurumu.', en: 'Do both with your teacher.' },
        items: [
          'You are at a food stall with Rp 50,000: order for two, ask for one thing without chilli, and check the bill.',
          'A visitor asks you the way from your school to a café. Give directions with at least four steps.',
          'Compare two plans for Saturday, choose one and arrange the time and place.',
        ],
      },
      {
        title: { id: 'Menulis: rencanaku', en: 'Writing: my plan' },
        instruction: {
          id: 'Tulis dua teks pendek, bersama-sama sekitar 90 kata.',
          en: 'Write two short texts, about 90 words altogether.',
        },
        items: [
          'A message to a friend: invite him or her to something next weekend; say when, where and what to bring.',
          "The story 'Something went wrong', with when or while at least once and with four linking words.",
          'Then read your goal aloud: In meeting 20 I want to be able to ...',
        ],
      },
    ],
    criteria: [
      {
        name: { id: 'Memahami dan menanggapi', en: 'Understanding and reacting' },
        points: 25,
        full: {
          id: 'Kamu memahami pertanyaan, bertanya balik, dan menanggapi dengan wajar.',
          en: 'You understand the questions, ask back and react naturally.',
        },
      },
      {
        name: { id: 'Tata bahasa pertemuan 1 sampai 9', en: 'Grammar of meetings 1 to 9' },
        points: 25,
        full: {
          id: 'Bentuk kini, lampau, perbandingan, dan rencana umumnya benar.',
          en: 'Present, past, comparing and plans are mostly right.',
        },
      },
      {
        name: { id: 'Kata dan ungkapan', en: 'Words and phrases' },
        points: 20,
        full: {
          id: 'Kamu punya kata untuk sekolah, makanan, arah, dan waktu luang, serta sopan.',
          en: 'You have words for school, food, directions and free time, and you are polite.',
        },
      },
      {
        name: { id: 'Pelafalan dan kelancaran', en: 'Pronunciation and flow' },
        points: 15,
        full: {
          id: 'Ucapanmu mudah dimengerti, dan akhiran seperti -s dan -ed terdengar.',
          en: 'You are easy to understand, and endings such as -s and -ed can be heard.',
        },
      },
      {
        name: { id: 'Tulisan', en: 'Writing' },
        points: 15,
        full: { id: 'Kedua teks lengkap dan runtut.', en: 'Both texts are complete and in a clear order.' },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
