import type { MeetingMaterial } from '../types.ts';

export const meetings06to10 = [
  {
    number: 6,
    kind: 'lesson',
    words: [
      {
        en: 'appearance',
        id: 'penampilan',
      },
      {
        en: 'slim',
        id: 'langsing',
      },
      {
        en: 'in his forties',
        id: 'berumur empat puluhan',
      },
      {
        en: 'curly',
        id: 'keriting',
      },
      {
        en: 'easy-going',
        id: 'santai, mudah bergaul',
      },
      {
        en: 'reserved',
        id: 'pendiam, tertutup',
      },
      {
        en: 'stubborn',
        id: 'keras kepala',
      },
      {
        en: 'reliable',
        id: 'dapat diandalkan',
      },
      {
        en: 'a bit on the quiet side',
        id: 'agak pendiam',
      },
      {
        en: 'take after',
        id: 'mirip (orang tua)',
      },
    ],
    texts: {
      beginner: {
        title: 'Who is picking me up?',
        kind: 'dialogue',
        lines: [
          'Kirana: Mr Lewis, my brother Gede is picking you up at the airport in Denpasar.',
          'Mr Lewis: Thank you. How will I know him?',
          "Kirana: He's tall and slim. He has short curly hair and glasses.",
          'Mr Lewis: How old is he?',
          "Kirana: He's in his thirties. He's wearing a yellow shirt today.",
          "Mr Lewis: And what's he like?",
          "Kirana: He's kind and very reliable. He doesn't talk much, but he listens well.",
          "Mr Lewis: That's perfect. I'm always tired after a flight!",
        ],
      },
      intermediate: {
        title: 'Who is picking me up?',
        kind: 'dialogue',
        lines: [
          "Kirana: Mr Lewis, I can't come to the airport in Denpasar myself, so my brother Gede will pick you up.",
          "Mr Lewis: That's kind of him. How will I recognise him?",
          "Kirana: He's quite tall and slim, with short curly hair and glasses. He's in his thirties.",
          'Mr Lewis: And what will he be wearing?',
          "Kirana: A bright yellow shirt, so you can't miss him.",
          "Mr Lewis: What's he like?",
          "Kirana: He's extremely reliable. He can seem a little reserved at first, but he's a wonderful listener.",
          'Mr Lewis: After a long flight, that suits me perfectly.',
        ],
      },
      advanced: {
        title: 'Who is picking me up?',
        kind: 'dialogue',
        lines: [
          "Kirana: Mr Lewis, something's come up, so my brother Gede will be meeting you in Denpasar.",
          'Mr Lewis: How considerate of him. What should I look out for?',
          "Kirana: He's on the tall side, slim, thirty-something, with a mop of curly hair, though he's just had it cut short, and glasses.",
          'Mr Lewis: That could be anybody!',
          'Kirana: True, but nobody else will be in a shirt that yellow.',
          'Mr Lewis: And as a person?',
          'Kirana: You could set your watch by him. He may come across as reserved until he warms up, yet no one listens better.',
          "Mr Lewis: After fifteen hours in the air, I couldn't ask for more.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Tampak luar dan sifat',
          en: 'Looks and character',
        },
        instruction: {
          id: 'Pisahkan keterangan tentang Gede.',
          en: 'Sort what you learn about Gede.',
        },
        items: [
          'His body and hair: ...',
          'His age: ...',
          'His clothes: ...',
          'His character: two good things and one thing said with tact.',
          "'What does he look like?' and 'What is he like?': which one asks about character?",
        ],
      },
      {
        title: {
          id: 'Dengan santun',
          en: 'With tact',
        },
        instruction: {
          id: 'Katakan dengan lebih santun. Pakai: a bit, not very, can be, could be more, tends to.',
          en: 'Say it with more tact. Use: a bit, not very, can be, could be more, tends to.',
        },
        items: [
          'He is lazy.',
          'She is bossy.',
          'My flatmate is messy.',
          'The new driver is slow.',
          'Our neighbour is mean with money.',
        ],
      },
      {
        title: {
          id: 'Orang dalam hidup saya',
          en: 'People in my life',
        },
        instruction: {
          id: 'Gambarkan dengan tiga keterangan rupa dan dua sifat beserta contohnya.',
          en: 'Describe with three facts about looks and two about character, each with an example.',
        },
        items: [
          'somebody you would call at three in the morning',
          'the best boss or teacher you have ever had',
          'a relative you take after: in what way?',
          'somebody you find difficult, described fairly',
        ],
      },
      {
        title: {
          id: 'Menjemput orang asing',
          en: 'Meeting a stranger',
        },
        instruction: {
          id: 'Perankan telepon: buat orang itu bisa dikenali di tempat ramai.',
          en: 'Act out a phone call: make the person easy to find in a crowd.',
        },
        items: [
          'You describe yourself to a visitor who meets you at Pasar Senen station.',
          'Your teacher describes somebody; you ask five questions and sum up.',
          'Your colleague asks what the new director is like. You have mixed feelings: stay tactful.',
        ],
      },
    ],
    keep: [
      {
        en: 'What does she look like?',
        id: 'Seperti apa rupanya? (jawab: tall, dark hair)',
      },
      {
        en: 'What is she like?',
        id: "Bagaimana orangnya? (jawab: kind, funny; bukan 'She likes ...')",
      },
      {
        en: "He's in his forties.",
        id: 'Umurnya empat puluhan.',
      },
      {
        en: 'He can be a bit stubborn.',
        id: 'Kadang ia agak keras kepala. (can be + a bit melunakkan kritik)',
      },
      {
        en: 'I take after my father.',
        id: 'Saya mirip ayah saya.',
      },
      {
        en: 'She has curly hair.',
        id: "Rambutnya keriting. (hair tidak jamak: bukan 'curly hairs')",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih pertanyaan yang cocok: look like atau like.',
          en: 'Choose the right question: look like or like.',
        },
        items: [
          {
            question: "What is your new manager ____? She's patient and fair.",
            answer: 'like',
          },
          {
            question: "What does your cousin ____? He's short with a beard.",
            answer: 'look like',
          },
          {
            question: 'What do the twins ____? They both have dimples.',
            answer: 'look like',
          },
          {
            question: 'What was your first teacher ____? Strict, but funny.',
            answer: 'like',
          },
          {
            question: 'What are your neighbours ____? Noisy but generous.',
            answer: 'like',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata sifat: reliable, stubborn, easy-going, reserved, generous, bossy.',
          en: 'Write the adjective: reliable, stubborn, easy-going, reserved, generous, bossy.',
        },
        items: [
          {
            question: 'She never changes her mind.',
            answer: 'stubborn',
          },
          {
            question: 'He always does what he promises.',
            answer: 'reliable',
          },
          {
            question: 'She is relaxed about everything.',
            answer: 'easy-going',
          },
          {
            question: 'He shares whatever he has.',
            answer: 'generous',
          },
          {
            question: 'She tells everybody what to do.',
            answer: 'bossy',
          },
          {
            question: "He doesn't show his feelings to people he hardly knows.",
            answer: 'reserved',
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
            question: 'She has long hairs.',
            answer: 'She has long hair.',
          },
          {
            question: 'He is in his forty.',
            answer: 'He is in his forties.',
          },
          {
            question: 'My mother have brown eyes.',
            answer: 'My mother has brown eyes.',
          },
          {
            question: 'How is she like?',
            answer: 'What is she like?',
          },
          {
            question: 'He is taller one metre eighty.',
            answer: 'He is one metre eighty tall.',
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
        en: 'process',
        id: 'proses',
      },
      {
        en: 'step',
        id: 'langkah',
      },
      {
        en: 'raw material',
        id: 'bahan mentah',
      },
      {
        en: 'soak',
        id: 'merendam',
      },
      {
        en: 'dye',
        id: 'mewarnai, pewarna',
      },
      {
        en: 'dry',
        id: 'mengeringkan',
      },
      {
        en: 'once',
        id: 'begitu, setelah',
      },
      {
        en: 'depend on',
        id: 'bergantung pada',
      },
      {
        en: 'make sure',
        id: 'memastikan',
      },
      {
        en: 'finished product',
        id: 'produk jadi',
      },
    ],
    texts: {
      beginner: {
        title: 'How we make batik stamps speak',
        kind: 'text',
        lines: [
          'At our workshop in Pekalongan, we make batik with metal stamps. First, we cut the cotton and wash it. Then we heat the wax in a pan. The worker presses the stamp into the wax and then onto the cloth. Next, we put the cloth in the dye. The wax keeps the colour out. After that, we boil the cloth to take the wax off. Finally, we dry it in the shade. One cloth takes about three days. The most important thing is a steady hand.',
        ],
      },
      intermediate: {
        title: 'How we make batik stamps speak',
        kind: 'text',
        lines: [
          'At our workshop in Pekalongan, batik is made with metal stamps. To begin with, the cotton is cut and washed so that the colour will hold. While it is drying, the wax is heated in a pan. The worker presses the stamp into the wax and then onto the cloth, making sure that the lines meet. Once the wax is hard, the cloth goes into the dye, which cannot reach the waxed parts. After that, the cloth is boiled to remove the wax and dried in the shade. The whole process takes about three days and depends on a steady hand.',
        ],
      },
      advanced: {
        title: 'How we make batik stamps speak',
        kind: 'text',
        lines: [
          "Visitors to our Pekalongan workshop often assume that stamped batik is easy. Far from it. Having been cut and thoroughly washed, without which the dye would not take, the cotton is stretched while wax is brought to precisely the right heat: too cool and it cracks, too hot and it runs. The stamp is dipped and pressed in one fluid movement, each print meeting the last to within a hair's breadth. Only after the wax has set is the cloth lowered into the dye. Boiling then strips away the wax, and the cloth dries in the shade. Three days, all told, and everything hinges on a steady hand.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Langkah demi langkah',
          en: 'Step by step',
        },
        instruction: {
          id: 'Ceritakan prosesnya hanya dengan kata-kata ini.',
          en: 'Tell the process using only these prompts.',
        },
        items: [
          'cotton: cut, wash',
          'wax: heat, press',
          'dye: what can it not reach?',
          'boil: why?',
          'dry: where, and how long does it all take?',
        ],
      },
      {
        title: {
          id: 'Aktif menjadi pasif',
          en: 'From active to passive',
        },
        instruction: {
          id: 'Ubah kalimat; pelakunya tidak penting.',
          en: 'Change the sentence; who does it is not important.',
        },
        items: [
          'We wash the rice twice.',
          'Somebody checks every bag.',
          'They send the invoice on Mondays.',
          'A nurse takes your temperature.',
          'The team tests the app on old phones.',
        ],
      },
      {
        title: {
          id: 'Penanda langkah',
          en: 'Step words',
        },
        instruction: {
          id: 'Jelaskan dalam enam kalimat dengan: to begin with, then, while, once, after that, finally.',
          en: 'Explain in six sentences with: to begin with, then, while, once, after that, finally.',
        },
        items: [
          'how you make your favourite drink',
          "how a customer's order is handled where you work",
          'how a family prepares for a long journey home at Lebaran or Christmas',
        ],
      },
      {
        title: {
          id: 'Proses kerja saya',
          en: 'A process from my work',
        },
        instruction: {
          id: 'Jelaskan kepada orang baru yang mulai besok. Guru menyela dengan pertanyaan.',
          en: 'Explain it to a new person who starts tomorrow. Your teacher interrupts with questions.',
        },
        items: [
          'Name the process and say why it matters.',
          'Give five to seven steps; say how long each one takes.',
          "Warn about one mistake: 'Make sure that ... / Never ... , otherwise ...'",
          'Answer: What happens if this step is forgotten? Who do I ask?',
        ],
      },
    ],
    keep: [
      {
        en: 'The cloth is boiled to remove the wax.',
        id: 'Kainnya direbus untuk menghilangkan lilin. (is + bentuk ketiga = di-)',
      },
      {
        en: 'Once the wax is hard, we dye the cloth.',
        id: 'Begitu lilin mengeras, kainnya kami celup. (setelah once pakai present, bukan will)',
      },
      {
        en: 'Make sure that the lid is closed.',
        id: 'Pastikan tutupnya rapat.',
      },
      {
        en: 'It depends on the weather.',
        id: 'Bergantung pada cuaca. (depend on, bukan depend with)',
      },
      {
        en: 'The whole process takes three days.',
        id: "Seluruh prosesnya memakan waktu tiga hari. (take, tanpa 'until')",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan bentuk pasif masa kini.',
          en: 'Complete with the present passive.',
        },
        items: [
          {
            question: 'The beans ____ in the sun. (dry)',
            answer: 'are dried',
          },
          {
            question: 'Every letter ____ by hand. (sort)',
            answer: 'is sorted',
          },
          {
            question: 'Rice ____ in water for an hour. (soak)',
            answer: 'is soaked',
          },
          {
            question: 'The results ____ by e-mail. (send)',
            answer: 'are sent',
          },
          {
            question: 'The cakes ____ in banana leaves. (wrap)',
            answer: 'are wrapped',
          },
          {
            question: 'A receipt ____ for every payment. (give)',
            answer: 'is given',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: once, while, otherwise, to, finally.',
          en: 'Complete with: once, while, otherwise, to, finally.',
        },
        items: [
          {
            question: 'Keep stirring, ____ the milk will burn.',
            answer: 'otherwise',
          },
          {
            question: 'We use salt ____ keep the fish fresh.',
            answer: 'to',
          },
          {
            question: '____ the paint is dry, add a second coat.',
            answer: 'Once',
          },
          {
            question: 'Chop the onions ____ the water is heating.',
            answer: 'while',
          },
          {
            question: '____, as the last step, a manager signs the form.',
            answer: 'Finally',
          },
        ],
      },
      {
        instruction: {
          id: 'Urutkan proses memesan tiket kereta: tulis 1 sampai 5.',
          en: 'Put the process of booking a train ticket in order: write 1 to 5.',
        },
        items: [
          {
            question: 'Your ticket with a code is sent to your phone straight after the payment.',
            answer: '4',
          },
          {
            question: 'Choose the date and the route.',
            answer: '1',
          },
          {
            question: 'Show the code at the gate.',
            answer: '5',
          },
          {
            question: 'Pay by bank transfer or card.',
            answer: '3',
          },
          {
            question: 'Pick a seat on the train you have found.',
            answer: '2',
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
        en: 'favour',
        id: 'bantuan, pertolongan',
      },
      {
        en: 'borrow',
        id: 'meminjam',
      },
      {
        en: 'lend',
        id: 'meminjamkan',
      },
      {
        en: 'would you mind',
        id: 'apakah Anda keberatan',
      },
      {
        en: 'I was wondering',
        id: 'saya ingin tahu apakah',
      },
      {
        en: 'turn down',
        id: 'menolak',
      },
      {
        en: 'excuse',
        id: 'alasan',
      },
      {
        en: 'unfortunately',
        id: 'sayangnya',
      },
      {
        en: 'owe',
        id: 'berutang',
      },
      {
        en: 'another time',
        id: 'lain waktu',
      },
    ],
    texts: {
      beginner: {
        title: 'Two favours',
        kind: 'dialogue',
        lines: [
          'Fitri: Hi, Joel. Can you do me a favour?',
          'Joel: Sure. What is it?',
          "Fitri: I'm moving house on Saturday. Can I borrow your car?",
          "Joel: I'm sorry, I need it on Saturday. I'm driving my mother to Lembang.",
          'Fitri: Oh, I understand.',
          "Joel: But I'm free on Sunday. I can help you carry boxes.",
          'Fitri: That would be great! Could you bring your brother, too?',
          "Joel: I'll ask him.",
          'Fitri: Thank you so much. I owe you a lunch.',
          'Joel: Make it soto, please!',
        ],
      },
      intermediate: {
        title: 'Two favours',
        kind: 'dialogue',
        lines: [
          'Fitri: Joel, could I ask you a favour?',
          "Joel: Of course. What's up?",
          "Fitri: I'm moving house on Saturday, and I was wondering if I could borrow your car.",
          "Joel: I'd love to help, but unfortunately I need it that day. I've promised to drive my mother to Lembang.",
          'Fitri: Of course, family first.',
          'Joel: How about Sunday, though? I could come and carry boxes.',
          'Fitri: Would you? That would be brilliant. Would you mind bringing your brother as well?',
          "Joel: Not at all, I'll ask him.",
          'Fitri: Thanks ever so much. I owe you both lunch.',
          "Joel: Soto, and we're even!",
        ],
      },
      advanced: {
        title: 'Two favours',
        kind: 'dialogue',
        lines: [
          "Fitri: Joel, feel free to say no, but I've a rather big favour to ask.",
          'Joel: That sounds ominous! Go on.',
          "Fitri: I'm moving house on Saturday. Is there any chance I might borrow your car?",
          "Joel: Any other day I'd say yes like a shot, but I've promised to run my mother up to Lembang.",
          'Fitri: Not to worry, I thought it was worth asking.',
          "Joel: I could lend you a pair of hands on Sunday instead, if that's any use.",
          "Fitri: You're a lifesaver. You wouldn't mind roping in your brother, would you?",
          "Joel: I'll see if he's willing.",
          "Fitri: I'm in your debt. Lunch is on me.",
          'Joel: Soto, then, and consider us even!',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Ya, tidak, dan jalan lain',
          en: 'Yes, no and another way',
        },
        instruction: {
          id: 'Temukan bagian ini dalam percakapan.',
          en: 'Find these parts in the dialogue.',
        },
        items: [
          'the sentence that prepares the request',
          'the first favour and the reason for the no',
          'the other offer that Joel makes',
          'the second favour and the answer',
          'the thanks',
        ],
      },
      {
        title: {
          id: 'Tangga kesopanan',
          en: 'The ladder of politeness',
        },
        instruction: {
          id: 'Ucapkan setiap permintaan dengan tiga cara: kepada saudara, rekan kerja, dan direktur.',
          en: 'Make each request in three ways: to your brother or sister, to a colleague, to a director.',
        },
        items: [
          'a pen',
          'help with a heavy table',
          'one more day for a report',
          'less noise',
          'a lift to the station',
        ],
      },
      {
        title: {
          id: 'Menolak dengan empat langkah',
          en: 'Saying no in four steps',
        },
        instruction: {
          id: 'Tolak: terima kasih, tidak, alasan singkat, tawaran lain.',
          en: 'Say no: thanks, no, short reason, another offer.',
        },
        items: [
          "Would you give a speech at my cousin's wedding tomorrow?",
          'Could you lend me two million rupiah until payday?',
          'Would you like another plate of rendang?',
          'Can you work on Sunday?',
          'Would you like to join our online shopping group?',
        ],
      },
      {
        title: {
          id: 'Siapa yang bisa menolong?',
          en: 'Who can help?',
        },
        instruction: {
          id: 'Perankan. Penolong menyetujui satu hal dan menolak satu hal.',
          en: 'Act it out. The helper agrees to one thing and says no to one.',
        },
        items: [
          'Your flight leaves at five in the morning: a lift, and somebody to feed the cat.',
          'Your computer broke an hour before a meeting: a laptop, and another start time.',
          'Your parents are coming to visit from Banjarmasin: a guest room, and a tour of the city.',
        ],
      },
    ],
    keep: [
      {
        en: 'Could you do me a favour?',
        id: "Bisa minta tolong? (do a favour, bukan 'make a favour')",
      },
      {
        en: 'Can I borrow your umbrella?',
        id: 'Boleh saya pinjam payung Anda? (borrow = meminjam; lend = meminjamkan)',
      },
      {
        en: 'Would you mind closing the door?',
        id: "Keberatan menutup pintu? (mind + -ing; jawaban setuju: 'Not at all')",
      },
      {
        en: 'I was wondering if you could help me.',
        id: 'Saya ingin tahu apakah Anda bisa membantu. (sangat sopan)',
      },
      {
        en: "I'd love to, but I'm afraid I can't.",
        id: 'Saya ingin sekali, tetapi sayangnya tidak bisa.',
      },
      {
        en: 'Maybe another time.',
        id: 'Mungkin lain kali.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih borrow atau lend dalam bentuk yang tepat.',
          en: 'Choose borrow or lend in the right form.',
        },
        items: [
          {
            question: 'Could you ____ me your charger?',
            answer: 'lend',
          },
          {
            question: 'May I ____ your notes?',
            answer: 'borrow',
          },
          {
            question: 'She ____ me her bike last week.',
            answer: 'lent',
          },
          {
            question: 'I ____ this suit from my uncle yesterday.',
            answer: 'borrowed',
          },
          {
            question: 'The library ____ books for two weeks at a time.',
            answer: 'lends',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan bentuk kata kerja yang benar.',
          en: 'Complete with the right form of the verb.',
        },
        items: [
          {
            question: 'Would you mind ____ down the music? (turn)',
            answer: 'turning',
          },
          {
            question: 'Could you ____ this form? (sign)',
            answer: 'sign',
          },
          {
            question: 'I was wondering if I ____ leave early. (can)',
            answer: 'could',
          },
          {
            question: "I'd love to ____ you, but I'm busy. (join)",
            answer: 'join',
          },
          {
            question: 'Do you mind if I ____ here? (sit)',
            answer: 'sit',
          },
          {
            question: 'Thank you for ____ me. (ask)',
            answer: 'asking',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih jawaban yang sesuai maksud dalam tanda kurung: a atau b.',
          en: 'Choose the answer that fits the meaning in brackets: a or b.',
        },
        items: [
          {
            question: 'Would you mind waiting? (You agree.) a Yes. b Not at all.',
            answer: 'b',
          },
          {
            question: "Could I use your phone? (You agree.) a Go ahead. b I'd rather you didn't.",
            answer: 'a',
          },
          {
            question:
              "Shall we have dinner tonight? (You say no.) a I'd love to. b I'd love to, but I'm on duty.",
            answer: 'b',
          },
          {
            question:
              "Do you mind if I open the window? (You say no.) a No, please do. b Actually, I'm rather cold.",
            answer: 'b',
          },
          {
            question: "Can you take my shift? (You say no.) a I wish I could. b I don't see why not.",
            answer: 'a',
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
        en: 'signal',
        id: 'isyarat, tanda',
      },
      {
        en: 'interrupt',
        id: 'menyela',
      },
      {
        en: 'follow',
        id: 'mengikuti (paham)',
      },
      {
        en: 'clarify',
        id: 'memperjelas',
      },
      {
        en: 'rephrase',
        id: 'mengatakan dengan kata lain',
      },
      {
        en: 'catch',
        id: 'menangkap (yang dikatakan)',
      },
      {
        en: 'nod',
        id: 'mengangguk',
      },
      {
        en: 'go on',
        id: 'teruskan',
      },
      {
        en: 'nowadays',
        id: 'zaman sekarang',
      },
      {
        en: 'sympathy',
        id: 'simpati',
      },
    ],
    texts: {
      beginner: {
        title: 'A bad day in Palu',
        kind: 'dialogue',
        lines: [
          "Nurul: You won't believe my day!",
          'Omar: Why? What happened?',
          "Nurul: First, my motorbike didn't start.",
          'Omar: Oh no!',
          'Nurul: So I took an ojek, but he went to the wrong clinic.',
          'Omar: Sorry, the wrong what?',
          'Nurul: Clinic. I had an interview at a clinic.',
          'Omar: Ah, I see. And then?',
          'Nurul: I was forty minutes late. But the doctor was late, too!',
          'Omar: Really? You were lucky!',
          'Nurul: Yes. And I got the job!',
          "Omar: That's wonderful!",
        ],
      },
      intermediate: {
        title: 'A bad day in Palu',
        kind: 'dialogue',
        lines: [
          "Nurul: You'll never guess what happened to me today.",
          'Omar: Go on, tell me.',
          "Nurul: Well, first my motorbike wouldn't start.",
          'Omar: Oh no, not again!',
          'Nurul: So I booked an ojek, but he took me to the wrong clinic.',
          "Omar: Sorry, I didn't catch that. The wrong what?",
          'Nurul: Clinic. I had a job interview at one near the harbour.',
          "Omar: Right, I'm with you now. So what did you do?",
          'Nurul: I got there forty minutes late, only to find that the doctor was late as well.',
          "Omar: You're joking! What a relief.",
          'Nurul: It gets better: I got the job!',
        ],
      },
      advanced: {
        title: 'A bad day in Palu',
        kind: 'dialogue',
        lines: [
          "Nurul: I've had the most ridiculous day imaginable.",
          "Omar: I'm all ears.",
          'Nurul: For a start, my motorbike refused to start.',
          'Omar: Oh, you poor thing. Today of all days?',
          'Nurul: Exactly. So I hailed an ojek, who dropped me at the wrong clinic.',
          "Omar: Hang on, you've lost me. What clinic?",
          'Nurul: The one by the harbour, where I had an interview.',
          "Omar: Ah, that makes sense. And they'd given up on you?",
          "Nurul: You'd think so, but no: forty minutes late, and the doctor still hadn't turned up.",
          'Omar: No way! Talk about luck.',
          "Nurul: And, to cap it all, they've taken me on!",
          "Omar: I'm over the moon for you!",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Lima isyarat',
          en: 'Five signals',
        },
        instruction: {
          id: 'Temukan ucapan Omar untuk setiap isyarat.',
          en: 'Find what Omar says for each signal.',
        },
        items: [
          'Go on, I want to hear more.',
          'I feel sorry for you.',
          'I did not understand one word.',
          'Now I understand.',
          'I am surprised or happy for you.',
        ],
      },
      {
        title: {
          id: 'Nada suara',
          en: 'Tone of voice',
        },
        instruction: {
          id: "Ucapkan 'Really?' dan 'Oh' dengan enam perasaan; guru menebak.",
          en: "Say 'Really?' and 'Oh' with six feelings; your teacher guesses.",
        },
        items: ['surprise', 'sympathy', 'doubt', 'great interest', 'boredom (only for fun)', 'joy'],
      },
      {
        title: {
          id: 'Meminta penjelasan tanpa malu',
          en: 'Asking for clarification without shame',
        },
        instruction: {
          id: 'Guru membaca kalimat dengan kata tidak jelas. Tanyakan bagian yang hilang saja.',
          en: 'Your teacher reads sentences with a mumbled word. Ask only for the missing part.',
        },
        items: [
          'The meeting has moved to [mumble]. (The meeting has moved to where?)',
          'You need to bring [mumble] copies. (How many ...)',
          'Please send it to Mr [mumble].',
          'It will cost about [mumble].',
          'We leave because of the [mumble].',
        ],
      },
      {
        title: {
          id: 'Pendengar emas',
          en: 'The golden listener',
        },
        instruction: {
          id: 'Guru bercerita tiga menit. Pakai sedikitnya enam isyarat, lalu rangkum.',
          en: 'Your teacher tells a three-minute story. Use at least six signals, then sum up.',
        },
        items: [
          'Story 1: a strange holiday. Your teacher stops if you give no signal.',
          'Story 2: a problem with a landlord. Ask two clarifying questions.',
          "Sum up: 'So, if I've got it right, you ...'",
          'Change roles: how does it feel when the listener is silent?',
        ],
      },
    ],
    keep: [
      {
        en: "Sorry, I didn't catch that.",
        id: "Maaf, saya kurang menangkap. (lebih sopan daripada 'What?')",
      },
      {
        en: 'He took you where?',
        id: 'Ia membawa Anda ke mana? (mengulang kalimat dengan kata tanya di bagian yang tidak jelas)',
      },
      {
        en: 'So what did you do?',
        id: 'Lalu apa yang Anda lakukan? (mendorong cerita)',
      },
      {
        en: 'What do you mean exactly?',
        id: 'Apa maksudnya persisnya?',
      },
      {
        en: 'That must have been hard.',
        id: 'Itu pasti berat. (simpati untuk kejadian lampau)',
      },
      {
        en: "So, if I've got it right, you got the job.",
        id: 'Jadi, kalau saya tidak salah, Anda diterima kerja.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Cocokkan cerita dengan tanggapan a-f: a Congratulations! b Oh no, did you find it? c How frightening! d Poor you. Is it better now? e That must have been delicious. f Lucky you!',
          en: 'Match the news with the reaction a-f: a Congratulations! b Oh no, did you find it? c How frightening! d Poor you. Is it better now? e That must have been delicious. f Lucky you!',
        },
        items: [
          {
            question: 'I passed my driving test.',
            answer: 'a',
          },
          {
            question: 'I had a toothache all weekend.',
            answer: 'd',
          },
          {
            question: 'I lost my wallet at the market.',
            answer: 'b',
          },
          {
            question: 'I won a free trip to Raja Ampat.',
            answer: 'f',
          },
          {
            question: 'A snake came into our kitchen.',
            answer: 'c',
          },
          {
            question: 'My grandmother cooked gudeg for us.',
            answer: 'e',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis pertanyaan gema untuk kata yang tidak terdengar (...). Pakai: where, when, who, what, how much.',
          en: 'Write the missing question word for the part you did not hear (...). Use: where, when, who, what, how much.',
        },
        items: [
          {
            question: "She's moving to ... She's moving ____?",
            answer: 'where',
          },
          {
            question: 'I paid ... for it. You paid ____?',
            answer: 'how much',
          },
          {
            question: 'The course starts on ... It starts ____?',
            answer: 'when',
          },
          {
            question: 'He was talking to ... He was talking to ____?',
            answer: 'who',
          },
          {
            question: "They've bought a ... They've bought a ____?",
            answer: 'what',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan must have atau must be.',
          en: 'Complete with must have or must be.',
        },
        items: [
          {
            question: "You've worked twelve hours. You ____ tired.",
            answer: 'must be',
          },
          {
            question: 'You waited in the rain? That ____ been awful.',
            answer: 'must have',
          },
          {
            question: 'He lives by the sea. It ____ lovely there.',
            answer: 'must be',
          },
          {
            question: 'She met the president? She ____ been nervous.',
            answer: 'must have',
          },
          {
            question: 'Your twins are two years old? You ____ busy!',
            answer: 'must be',
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
        id: 'Hari ini Anda berbicara tentang topik pertemuan 1 sampai 9. Waktunya sekitar 35 menit.',
        en: 'Today you talk about the topics of meetings 1 to 9. It takes about 35 minutes.',
      },
      {
        id: 'Tugas 1 tanpa persiapan. Untuk tugas 2 ada dua menit persiapan dengan catatan paling banyak sepuluh kata.',
        en: 'Task 1 has no preparation. For task 2 you have two minutes and may note ten words at most.',
      },
      {
        id: 'Minta pengulangan atau penjelasan kapan saja; itu dihitung sebagai kekuatan.',
        en: 'Ask for repetition or clarification whenever you like; it counts in your favour.',
      },
      {
        id: 'Setelah tes, bicarakan tujuan Anda untuk pertemuan 11 sampai 20 bersama guru.',
        en: 'After the test, talk with your teacher about your goal for meetings 11 to 20.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Obrolan dan kisah',
          en: 'A chat and a story',
        },
        instruction: {
          id: 'Mulai obrolan ringan, lalu ceritakan kisah Anda.',
          en: 'Begin with small talk, then tell your story.',
        },
        items: [
          'Small talk for two minutes: your teacher is a stranger in a lift that has stopped.',
          'Your story for two minutes: choose a journey, a job or a turning point.',
          "Listen to your teacher's story for one minute; give signals and sum it up.",
        ],
      },
      {
        title: {
          id: 'Tiga situasi',
          en: 'Three situations',
        },
        instruction: {
          id: 'Perankan tiga situasi, masing-masing tiga menit; guru memilih satu dari setiap baris.',
          en: 'Act out three situations of three minutes each; your teacher picks one from each line.',
        },
        items: [
          'A phone call with names and numbers, or a route to your house.',
          'A complaint about a meal, or a complaint about a parcel.',
          'A favour you ask, or a favour you have to refuse.',
        ],
      },
      {
        title: {
          id: 'Menjelaskan',
          en: 'Explaining',
        },
        instruction: {
          id: 'Pilih satu dan jelaskan selama tiga menit; jawab dua pertanyaan.',
          en: 'Choose one and explain it for three minutes; answer two questions.',
        },
        items: [
          'a process from your work or home, step by step',
          'a person who is important to you: looks, character, an example',
          'Then talk about your goal: what do you want to be able to do by meeting 20?',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Kelancaran',
          en: 'Fluency',
        },
        points: 25,
        full: {
          id: 'Berbicara tanpa jeda panjang dan menjaga percakapan tetap berjalan.',
          en: 'Speaks without long pauses and keeps the conversation going.',
        },
      },
      {
        name: {
          id: 'Interaksi',
          en: 'Interaction',
        },
        points: 25,
        full: {
          id: 'Membuka, menanggapi, meminta penjelasan, dan menutup dengan luwes dan sopan.',
          en: 'Opens, reacts, asks for clarification and closes smoothly and politely.',
        },
      },
      {
        name: {
          id: 'Ketepatan',
          en: 'Accuracy',
        },
        points: 20,
        full: {
          id: 'Bentuk waktu dan pertanyaan umumnya benar; kesalahan tidak mengaburkan maksud.',
          en: 'Tenses and questions are mostly right; mistakes do not blur the meaning.',
        },
      },
      {
        name: {
          id: 'Kosakata',
          en: 'Vocabulary',
        },
        points: 15,
        full: {
          id: 'Kata dan frasa dari pertemuan 1 sampai 9 dipakai dengan tepat.',
          en: 'Words and phrases from meetings 1 to 9 are used well.',
        },
      },
      {
        name: {
          id: 'Pelafalan',
          en: 'Pronunciation',
        },
        points: 15,
        full: {
          id: 'Nama, angka, dan kata kunci terdengar jelas pada kali pertama.',
          en: 'Names, numbers and key words are clear the first time.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
