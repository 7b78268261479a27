import type { MeetingMaterial } from '../types.ts';

export const meetings16to20 = [
  {
    number: 16,
    kind: 'lesson',
    words: [
      {
        en: 'post',
        id: 'mengunggah, unggahan',
      },
      {
        en: 'follower',
        id: 'pengikut',
      },
      {
        en: 'privacy',
        id: 'privasi',
      },
      {
        en: 'scroll',
        id: 'menggulir layar',
      },
      {
        en: 'compare',
        id: 'membandingkan',
      },
      {
        en: 'harmful',
        id: 'merugikan',
      },
      {
        en: 'benefit',
        id: 'manfaat',
      },
      {
        en: 'stay in touch',
        id: 'tetap berhubungan',
      },
      {
        en: 'on the other hand',
        id: 'di sisi lain',
      },
      {
        en: 'limit',
        id: 'batas',
      },
    ],
    texts: {
      beginner: {
        title: 'A week without scrolling',
        kind: 'dialogue',
        lines: [
          "Interviewer: Dewa, you didn't use social media for a week. Why?",
          'Dewa: I was on my phone for four hours a day. I wanted to know: can I stop?',
          'Interviewer: And what was it like?',
          'Dewa: The first two days were terrible. Then I started to read and I slept better.',
          'Interviewer: What did you miss?',
          'Dewa: My cousin in Sorong. We chat every day. I also missed the news of my club.',
          'Interviewer: And now?',
          "Dewa: Now I use it for one hour after dinner. That's enough.",
        ],
      },
      intermediate: {
        title: 'A week without scrolling',
        kind: 'dialogue',
        lines: [
          "Interviewer: Dewa, you've just spent a week without social media. What gave you the idea?",
          'Dewa: My phone told me I was scrolling for four hours a day. I wanted to find out whether I could stop.',
          'Interviewer: And could you?',
          'Dewa: The first two days were awful, but after that I began reading again and slept much better.',
          'Interviewer: Was there anything you missed?',
          "Dewa: Staying in touch with my cousin in Sorong, and hearing my club's news.",
          'Interviewer: So are you back online?',
          'Dewa: Yes, although I limit myself to an hour after dinner.',
        ],
      },
      advanced: {
        title: 'A week without scrolling',
        kind: 'dialogue',
        lines: [
          'Interviewer: A whole week offline, Dewa. Did somebody confiscate your phone?',
          "Dewa: Worse: it told me the truth. Four hours a day! I couldn't help wondering who was in charge, me or it.",
          'Interviewer: How bad did it get?',
          'Dewa: For two days my thumb twitched. Then, out of sheer boredom, I picked up a novel, and by Thursday I was sleeping like a baby.',
          "Interviewer: So it's all harmful?",
          "Dewa: I wouldn't say that. My cousin in Sorong felt a million miles away, and I missed my club's news.",
          'Interviewer: And from now on?',
          'Dewa: One hour, after dinner. I decide when.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Sisi baik, sisi buruk',
          en: 'Good side, bad side',
        },
        instruction: {
          id: 'Catat dari wawancara, lalu tambah dua dari pengalamanmu.',
          en: 'Note from the interview, then add two from your own experience.',
        },
        items: [
          'Why did Dewa stop?',
          'Bad sides: ...',
          'Good sides: ...',
          'What does he do now?',
          'From my experience: ...',
        ],
      },
      {
        title: {
          id: 'Timbangan',
          en: 'The scales',
        },
        instruction: {
          id: 'Gabungkan sisi baik dan buruk dengan: although, however, on the other hand, while.',
          en: 'Join a good and a bad side with: although, however, on the other hand, while.',
        },
        items: [
          'learning from videos / wasting time',
          'friends far away / strangers',
          'showing your art / rude comments',
          'quick news / false news',
          'funny filters / comparing yourself',
        ],
      },
      {
        title: {
          id: 'Aman atau tidak?',
          en: 'Safe or not?',
        },
        instruction: {
          id: "Nilai dan beri saran: You should / You shouldn't / Never ...",
          en: "Judge and advise: You should / You shouldn't / Never ...",
        },
        items: [
          "A 'friend of a friend' asks for your address.",
          'You post a photo of a classmate who is asleep.',
          'A message says you have won a phone.',
          'Your little sister wants an account.',
          'Somebody writes mean comments about a new pupil.',
        ],
      },
      {
        title: {
          id: 'Diskusi panel',
          en: 'Panel discussion',
        },
        instruction: {
          id: 'Kamu dan gurumu punya peran berbeda. Diskusikan enam menit.',
          en: 'You and your teacher have different roles. Discuss for six minutes.',
        },
        items: [
          'Question: Should young people under sixteen be kept off social media?',
          'Roles: a pupil, a mother, an app designer, a doctor; change after three minutes.',
          'Use two good sides, two bad sides and one rule everyone accepts.',
          'Sum up: On balance, ...',
        ],
      },
    ],
    keep: [
      {
        en: 'On the one hand it connects us; on the other hand it steals time.',
        id: 'Di satu sisi menghubungkan kita, di sisi lain mencuri waktu.',
      },
      {
        en: "Although it's fun, it can be harmful.",
        id: 'Walaupun seru, bisa merugikan. (although tanpa but)',
      },
      {
        en: 'I spend an hour a day reading.',
        id: 'Aku menghabiskan sejam sehari untuk membaca. (spend + waktu + -ing)',
      },
      {
        en: "I can't help comparing myself.",
        id: "Aku tak bisa berhenti membandingkan diri. (can't help + -ing)",
      },
      {
        en: "You shouldn't post it without asking.",
        id: 'Sebaiknya jangan mengunggah tanpa izin.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan although, but, atau however.',
          en: 'Complete with although, but or however.',
        },
        items: [
          {
            question: '____ I have many followers, I have few friends.',
            answer: 'Although',
          },
          {
            question: "Sorry, ____ I can't give you my password.",
            answer: 'but',
          },
          {
            question: "The photo was funny. ____, she didn't want it online.",
            answer: 'However',
          },
          {
            question: 'Nice photo, ____ please ask me before you post it.',
            answer: 'but',
          },
          {
            question: '____ it was late, he kept on scrolling.',
            answer: 'Although',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis bentuk kata kerja yang benar.',
          en: 'Write the right form of the verb.',
        },
        items: [
          {
            question: 'I spend too long ____ at videos. (look)',
            answer: 'looking',
          },
          {
            question: "She can't stop ____ messages. (check)",
            answer: 'checking',
          },
          {
            question: "It's not worth ____ about. (argue)",
            answer: 'arguing',
          },
          {
            question: 'He promised ____ the picture. (delete)',
            answer: 'to delete',
          },
          {
            question: 'We managed ____ in touch. (stay)',
            answer: 'to stay',
          },
        ],
      },
      {
        instruction: {
          id: 'Sisi baik (G) atau buruk (B)?',
          en: 'Good side (G) or bad side (B)?',
        },
        items: [
          {
            question: 'Shy people can find others with the same interest.',
            answer: 'G',
          },
          {
            question: 'False stories spread within minutes.',
            answer: 'B',
          },
          {
            question: 'Your data may be sold.',
            answer: 'B',
          },
          {
            question: 'Small shops can reach customers for free.',
            answer: 'G',
          },
          {
            question: "It's hard to fall asleep after a bright screen.",
            answer: 'B',
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
        en: 'dilemma',
        id: 'dilema',
      },
      {
        en: 'choice',
        id: 'pilihan',
      },
      {
        en: 'decision',
        id: 'keputusan',
      },
      {
        en: 'honest',
        id: 'jujur',
      },
      {
        en: 'loyal',
        id: 'setia',
      },
      {
        en: 'promise',
        id: 'janji',
      },
      {
        en: 'consequence',
        id: 'akibat',
      },
      {
        en: 'weigh up',
        id: 'menimbang',
      },
      {
        en: 'regret',
        id: 'menyesal',
      },
      {
        en: 'whatever happens',
        id: 'apa pun yang terjadi',
      },
    ],
    texts: {
      beginner: {
        title: 'The envelope',
        kind: 'text',
        lines: [
          "Rahma finds an envelope on the train to Cirebon. There is one million rupiah in it and a small paper: 'For Mum's medicine.' There is no name. Her own family needs money, too. Her brother says, 'Keep it. Nobody saw you.' Her best friend says, 'Give it to the station.' But last year somebody at the station kept a lost phone. Rahma can also put a note on the train and wait. She has to decide before the next station. What would you do?",
        ],
      },
      intermediate: {
        title: 'The envelope',
        kind: 'text',
        lines: [
          "On the train to Cirebon, Rahma found an envelope under her seat. It contained a million rupiah and a slip of paper that said, 'For Mum's medicine', but there was no name. Her family was short of money themselves. 'Keep it,' said her brother, 'since nobody saw you.' Her best friend wrote that she should hand it in at the station. The trouble was that a lost phone had disappeared there only last year. She could also leave a note on the train and wait for a call. If you were Rahma, what would you do before the next stop?",
        ],
      },
      advanced: {
        title: 'The envelope',
        kind: 'text',
        lines: [
          "Had Rahma chosen another seat, she might have slept all the way to Cirebon. Instead she found herself holding an envelope: a million rupiah, a slip reading 'For Mum's medicine', and not a name in sight. A million would have meant a great deal at home, as her brother was quick to point out; no one had seen her, after all. Her best friend, equally quick, insisted on the station office, from which, however, a lost phone had mysteriously vanished the year before. A note with her number would be a third way, though anybody might answer it. Honest, safe, kind: could she be all three before the next stop?",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Timbang pilihannya',
          en: 'Weigh up the choices',
        },
        instruction: {
          id: 'Sebutkan pilihan Rahma dan akibatnya.',
          en: "Name Rahma's choices and their consequences.",
        },
        items: [
          'Choice 1: keep it. If she keeps it, ...',
          'Choice 2: the station. If she hands it in, ...',
          'Choice 3: a note. ...',
          'A fourth choice of your own: ...',
          'What would you do, and why?',
        ],
      },
      {
        title: {
          id: 'Andai aku ...',
          en: 'If I were there',
        },
        instruction: {
          id: 'Jawab dengan If I ... , I would ... because ...',
          en: 'Answer with If I ... , I would ... because ...',
        },
        items: [
          'You see a friend cheating in a test.',
          "You break a neighbour's window and nobody notices.",
          'Two friends have invited you for the same evening.',
          "Your best friend's singing is awful, and she asks for your opinion.",
          'You get the wrong change: Rp50,000 too much.',
        ],
      },
      {
        title: {
          id: 'Rem dan gas',
          en: 'Brake and go',
        },
        instruction: {
          id: 'Ucapkan tiga kalimat pertimbangan sebelum memutuskan.',
          en: 'Say three thinking sentences before you decide.',
        },
        items: [
          'It depends on whether ...',
          'The problem with that is ...',
          "I'd feel guilty if ...",
          "All things considered, I'd ...",
        ],
      },
      {
        title: {
          id: 'Sidang keputusan',
          en: 'The decision hearing',
        },
        instruction: {
          id: 'Pilih satu dilema. Gurumu mewakili suara lain. Putuskan dan jelaskan.',
          en: 'Choose a dilemma. Your teacher is the other voice. Decide and explain.',
        },
        items: [
          "A place in the national choir, or your grandmother's eightieth birthday",
          'Tell a secret to protect a friend, or keep your promise',
          'Save the forest, or build the road that the village needs',
          'Would you decide differently in ten years?',
        ],
      },
    ],
    keep: [
      {
        en: 'If I found money, I would hand it in.',
        id: 'Kalau aku menemukan uang, aku akan menyerahkannya. (if + past, would)',
      },
      {
        en: "If I were her, I'd leave a note.",
        id: 'Kalau aku jadi dia, aku akan meninggalkan catatan. (were untuk semua orang)',
      },
      {
        en: 'It depends on the situation.',
        id: 'Tergantung situasinya.',
      },
      {
        en: "I'd feel guilty if I kept it.",
        id: 'Aku akan merasa bersalah kalau menyimpannya.',
      },
      {
        en: 'All things considered, honesty is best.',
        id: 'Setelah semua ditimbang, jujur itu yang terbaik.',
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
            question: 'If I ____ a wallet, I would look for the owner. (find)',
            answer: 'found',
          },
          {
            question: 'If she ____ the truth, he would be angry. (tell)',
            answer: 'told',
          },
          {
            question: 'I ____ silent if I were you. (stay)',
            answer: 'would stay',
          },
          {
            question: 'What would you do if you ____ the answer? (know)',
            answer: 'knew',
          },
          {
            question: 'If we had more time, we ____ them. (help)',
            answer: 'would help',
          },
          {
            question: 'If he ____ so tired, he would come along. (not be)',
            answer: "weren't",
          },
        ],
      },
      {
        instruction: {
          id: 'Ubah menjadi kalimat dengan if dan would.',
          en: 'Change into a sentence with if and would.',
        },
        items: [
          {
            question: "I don't have a bike, so I don't cycle.",
            answer: 'If I had a bike, I would cycle.',
          },
          {
            question: "She doesn't live here, so she doesn't know him.",
            answer: 'If she lived here, she would know him.',
          },
          {
            question: "I am not rich, so I don't travel.",
            answer: 'If I were rich, I would travel.',
          },
          {
            question: "He can't sing, so he isn't in the band.",
            answer: 'If he could sing, he would be in the band.',
          },
          {
            question: "It's raining, so we are not outside.",
            answer: "If it weren't raining, we would be outside.",
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata sifat untuk orang itu: honest, loyal, selfish, generous, brave.',
          en: 'Write the adjective for the person: honest, loyal, selfish, generous, brave.',
        },
        items: [
          {
            question: 'He gave half of his lunch to a stranger.',
            answer: 'generous',
          },
          {
            question: 'She told her mum about the broken vase although nobody had seen it.',
            answer: 'honest',
          },
          {
            question: 'He thinks only of himself.',
            answer: 'selfish',
          },
          {
            question: 'She stood up for a boy when everyone else was afraid.',
            answer: 'brave',
          },
          {
            question: 'He has always stayed by his friends, even in hard times.',
            answer: 'loyal',
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
        en: 'persuade',
        id: 'membujuk',
      },
      {
        en: 'convince',
        id: 'meyakinkan',
      },
      {
        en: 'offer',
        id: 'menawarkan',
      },
      {
        en: 'benefit',
        id: 'keuntungan',
      },
      {
        en: 'doubt',
        id: 'keraguan',
      },
      {
        en: 'guarantee',
        id: 'menjamin',
      },
      {
        en: 'audience',
        id: 'pendengar',
      },
      {
        en: 'appeal to',
        id: 'menarik bagi',
      },
      {
        en: 'trust',
        id: 'percaya',
      },
      {
        en: 'imagine',
        id: 'bayangkan',
      },
    ],
    texts: {
      beginner: {
        title: 'Three reasons for a library bus',
        kind: 'dialogue',
        lines: [
          'Clara: Mr Mayor, our village near Ende needs a library bus.',
          'Mayor: Why a bus? You have phones.',
          'Clara: First, the internet is very slow there. Second, sixty children have only eleven books. I counted them. Third, you have an old bus behind your office. It needs paint, not money.',
          'Mayor: And who drives it?',
          'Clara: My uncle is a driver. He is free on Saturdays.',
          'Mayor: You thought of everything!',
          'Clara: Imagine the children when the bus comes! Can we start in July?',
          'Mayor: Come to my office on Monday.',
        ],
      },
      intermediate: {
        title: 'Three reasons for a library bus',
        kind: 'dialogue',
        lines: [
          "Clara: Thank you for your time, Mr Mayor. I'd like to persuade you to give our village near Ende a library bus.",
          'Mayor: A bus? Everybody reads on the phone these days.',
          "Clara: I thought you might say that. But, first of all, the internet there hardly works. Secondly, sixty children share eleven books; I've counted them. And finally, there's an old bus behind your office that needs paint rather than money.",
          'Mayor: What about a driver?',
          'Clara: My uncle would do it on Saturdays.',
          "Mayor: You've thought of everything, haven't you?",
          'Clara: Just imagine the first Saturday! Could we start in July?',
        ],
      },
      advanced: {
        title: 'Three reasons for a library bus',
        kind: 'dialogue',
        lines: [
          "Clara: Five minutes, Mr Mayor, and you'll want to give our village near Ende a library bus.",
          "Mayor: You're confident! Hasn't everyone got a phone?",
          "Clara: They have; what they haven't got is a signal. Nor have they got books: sixty children share eleven. I've counted.",
          "Mayor: That's shocking, I admit, but where's the money to come from?",
          'Clara: From behind this building. Your old bus needs nothing but paint, and my uncle would drive it for free on Saturdays.',
          "Mayor: Is there anything you haven't thought of?",
          'Clara: Only the colour. Picture sixty faces when it comes round the corner. Shall we say July?',
          'Mayor: Monday, in my office.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Bedah bujukan',
          en: 'How she did it',
        },
        instruction: {
          id: 'Temukan alat-alat Clara.',
          en: "Find Clara's tools.",
        },
        items: [
          'What does she want?',
          'Reason 1, 2 and 3: which one is a number?',
          'Which doubts does the mayor have? How does she answer?',
          'Which sentence makes a picture in the head?',
          'How does she end: with a thank-you or with a question? Why?',
        ],
      },
      {
        title: {
          id: 'Untuk siapa?',
          en: 'Who is it for?',
        },
        instruction: {
          id: 'Pilih alasan yang cocok bagi pendengar.',
          en: 'Find a reason that fits the listener.',
        },
        items: [
          'A school garden: for the headmaster, for pupils, for parents',
          'A cat: for your mother, for your little brother, for your landlord',
          'An earlier end of school on Fridays: for teachers, for the canteen',
        ],
      },
      {
        title: {
          id: 'Tiga alasan dalam semenit',
          en: 'Three reasons in a minute',
        },
        instruction: {
          id: 'Alasan terkuat di mana? Coba dua urutan.',
          en: 'Where do you put the strongest reason? Try two orders.',
        },
        items: [
          'Visit my home town.',
          'Learn to play the angklung.',
          'Turn off your phone at meals.',
          'Adopt an old dog, not a puppy.',
        ],
      },
      {
        title: {
          id: 'Juri yang sulit dibujuk',
          en: 'A jury that is hard to win over',
        },
        instruction: {
          id: 'Bujuk gurumu dalam tiga menit. Ia punya lima keraguan.',
          en: 'Persuade your teacher in three minutes. He or she has five doubts.',
        },
        items: [
          'Open with a picture or a question.',
          'Three reasons: one number, one story, one benefit for the listener.',
          'Answer the doubts: I understand, but ...',
          'End with a clear request and a date.',
          'Verdict: yes, no or not yet?',
        ],
      },
    ],
    keep: [
      {
        en: "I'd like to persuade you to help us.",
        id: 'Saya ingin membujuk Anda membantu kami. (persuade + orang + to)',
      },
      {
        en: 'Imagine sixty smiling faces!',
        id: 'Bayangkan enam puluh wajah tersenyum!',
      },
      {
        en: 'I thought you might say that.',
        id: 'Saya sudah menduga Anda akan bilang begitu. (menjawab keraguan)',
      },
      {
        en: 'It needs paint rather than money.',
        id: 'Ini perlu cat, bukan uang. (rather than = alih-alih)',
      },
      {
        en: "What's in it for you? Cleaner streets.",
        id: 'Apa untungnya bagi Anda? Jalan yang lebih bersih.',
      },
      {
        en: 'Could we start in July?',
        id: 'Bisakah kita mulai bulan Juli? (akhiri dengan permintaan jelas)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan: first of all, secondly, finally, imagine, rather.',
          en: 'Complete with: first of all, secondly, finally, imagine, rather.',
        },
        items: [
          {
            question: "There are three reasons. ____, it's cheap.",
            answer: 'First of all',
          },
          {
            question: 'That was reason one. ____, it saves water.',
            answer: 'Secondly',
          },
          {
            question: "And ____, my last reason: it's fun.",
            answer: 'finally',
          },
          {
            question: 'Just ____ a school without noise!',
            answer: 'imagine',
          },
          {
            question: 'We need time ____ than money.',
            answer: 'rather',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan bentuk yang benar.',
          en: 'Complete with the right form.',
        },
        items: [
          {
            question: 'She persuaded me ____. (come)',
            answer: 'to come',
          },
          {
            question: 'They convinced us ____ the plan. (change)',
            answer: 'to change',
          },
          {
            question: 'Let me ____ you why. (tell)',
            answer: 'tell',
          },
          {
            question: 'He made me ____. (laugh)',
            answer: 'laugh',
          },
          {
            question: "I'd like you ____ this. (try)",
            answer: 'to try',
          },
          {
            question: 'We suggest ____ in May. (start)',
            answer: 'starting',
          },
        ],
      },
      {
        instruction: {
          id: 'Angka (N), cerita (S), atau keuntungan (B)?',
          en: 'Number (N), story (S) or benefit (B)?',
        },
        items: [
          {
            question: 'Nine out of ten pupils said yes.',
            answer: 'N',
          },
          {
            question: 'You will save an hour every day.',
            answer: 'B',
          },
          {
            question: 'Last year a girl in my class was afraid of water until ...',
            answer: 'S',
          },
          {
            question: 'It costs only Rp3,000 per pupil.',
            answer: 'N',
          },
          {
            question: 'Your customers will thank you.',
            answer: 'B',
          },
          {
            question: 'One rainy morning my grandfather opened an old box.',
            answer: 'S',
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
        en: 'rehearse',
        id: 'berlatih',
      },
      {
        en: 'audience',
        id: 'penonton',
      },
      {
        en: 'eye contact',
        id: 'kontak mata',
      },
      {
        en: 'note card',
        id: 'kartu catatan',
      },
      {
        en: 'pause',
        id: 'jeda',
      },
      {
        en: 'filler',
        id: 'bunyi pengisi (eh, hmm)',
      },
      {
        en: 'structure',
        id: 'susunan',
      },
      {
        en: 'message',
        id: 'pesan',
      },
      {
        en: 'improve',
        id: 'memperbaiki',
      },
    ],
    texts: {
      beginner: {
        title: 'Talking to a hen',
        kind: 'text',
        lines: [
          "Ucok has to give a five-minute talk about Lake Toba. He is nervous, so he practises in the garden. His audience is a hen. He reads from his paper and the hen walks away. Then he puts the paper down and looks at her. He asks, 'Do you know how old this lake is?' The hen stops. He makes a pause and tells her a story about his grandfather's boat. The hen sits down. 'A question, a pause and a story,' Ucok writes on his card. He is ready for people now.",
        ],
      },
      intermediate: {
        title: 'Talking to a hen',
        kind: 'text',
        lines: [
          "With two days to go before his five-minute talk on Lake Toba, Ucok was so nervous that he practised in the garden, where his only audience was a hen. As long as he read from his paper, she simply walked away. So he put it down, looked her in the eye and asked, 'Do you know how old this lake is?' To his surprise, she stopped. He paused and told her about his grandfather's boat, and she sat down to listen. 'A question, a pause and a story,' he wrote on his card. People would be easy after that.",
        ],
      },
      advanced: {
        title: 'Talking to a hen',
        kind: 'text',
        lines: [
          "If you can hold the attention of a hen, no audience need frighten you; so, at least, Ucok discovered two days before his talk on Lake Toba. Too nervous for human listeners, he had retreated to the garden, where he read his text aloud to the only creature present. She left. Stung, he dropped the paper, fixed her with a stare and demanded to know how old she thought the lake was. She froze. He let the silence do its work, then launched into the tale of his grandfather's boat, and down she sat. On his card he wrote three words: question, pause, story.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Pelajaran dari ayam',
          en: 'What the hen taught',
        },
        instruction: {
          id: 'Jawab dan simpulkan tiga nasihat.',
          en: 'Answer and draw three lessons.',
        },
        items: [
          'What does the hen do when Ucok reads?',
          'What does he ask her?',
          'What does he do after the question?',
          'Which story does he tell?',
          'What is on his card? What will be on yours?',
        ],
      },
      {
        title: {
          id: 'Rangka lima menit',
          en: 'The bones of five minutes',
        },
        instruction: {
          id: 'Susun presentasi akhirmu dengan dua puluh kata saja.',
          en: 'Plan your final talk in twenty words only.',
        },
        items: [
          'Hook (30 seconds): ...',
          'Point 1 with an example: ...',
          'Point 2 with a number: ...',
          'Point 3 with a story: ...',
          'Last sentence: ...',
        ],
      },
      {
        title: {
          id: "Tantangan tanpa 'eh'",
          en: "The no-'eh' challenge",
        },
        instruction: {
          id: "Bicara semenit tentang kata acak. Setiap 'eh' dibalas tepukan gurumu.",
          en: 'Talk for a minute about a random word. Your teacher claps at each filler.',
        },
        items: [
          'shoes',
          'silence',
          'the number seven',
          'your own topic',
          'Replace fillers by a pause and a breath.',
        ],
      },
      {
        title: {
          id: 'Gladi bersih',
          en: 'Dress rehearsal',
        },
        instruction: {
          id: 'Sampaikan seluruh presentasi, terima masukan, ulangi menit terlemah.',
          en: 'Give the whole talk, take feedback, repeat the weakest minute.',
        },
        items: [
          'Record yourself if you like; watch ten seconds without sound.',
          'Feedback: two things that worked, one that can be better.',
          'Answer two test questions from the audience.',
          'Write one promise for the big day.',
        ],
      },
    ],
    keep: [
      {
        en: "Today I'm going to talk about Lake Toba.",
        id: 'Hari ini saya akan berbicara tentang Danau Toba.',
      },
      {
        en: 'Have you ever wondered how old it is?',
        id: 'Pernahkah kalian bertanya-tanya berapa umurnya? (pembuka yang memancing)',
      },
      {
        en: 'Let me give you an example.',
        id: 'Saya beri satu contoh.',
      },
      {
        en: 'That brings me to my last point.',
        id: 'Itu membawa saya ke pokok terakhir.',
      },
      {
        en: "The one thing I'd like you to remember is this.",
        id: 'Satu hal yang ingin saya titipkan adalah ini.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Urutkan bagian presentasi: tulis 1 sampai 6.',
          en: 'Put the parts of the talk in order: write 1 to 6.',
        },
        items: [
          {
            question: 'That brings me to my last point: the future of the lake.',
            answer: '4',
          },
          {
            question: 'Thank you. Are there any questions?',
            answer: '6',
          },
          {
            question: 'Have you ever seen an island on a lake on an island?',
            answer: '1',
          },
          {
            question: 'First, let me tell you how the lake was born.',
            answer: '2',
          },
          {
            question: 'So remember: what took fire to make, we can spoil with plastic.',
            answer: '5',
          },
          {
            question: "Secondly, let's look at the people who live there.",
            answer: '3',
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
            question: 'I will talk about of my village.',
            answer: 'I will talk about my village.',
          },
          {
            question: 'Let me to give an example.',
            answer: 'Let me give an example.',
          },
          {
            question: 'There is three reasons.',
            answer: 'There are three reasons.',
          },
          {
            question: 'My topic is interested.',
            answer: 'My topic is interesting.',
          },
          {
            question: 'Do anybody have a question?',
            answer: 'Does anybody have a question?',
          },
        ],
      },
      {
        instruction: {
          id: 'Ubah menjadi pertanyaan pembuka dengan Have you ever.',
          en: 'Turn into an opening question with Have you ever.',
        },
        items: [
          {
            question: 'see / a volcano at night',
            answer: 'Have you ever seen a volcano at night?',
          },
          {
            question: 'be / afraid of the dark',
            answer: 'Have you ever been afraid of the dark?',
          },
          {
            question: 'lose / something important',
            answer: 'Have you ever lost something important?',
          },
          {
            question: 'wonder / why we dream',
            answer: 'Have you ever wondered why we dream?',
          },
          {
            question: 'try / to sleep in a hammock',
            answer: 'Have you ever tried to sleep in a hammock?',
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
        id: 'Hari ini kamu tampil lima menit, menjawab pertanyaan, lalu berdiskusi.',
        en: 'Today you talk for five minutes, answer questions and then discuss.',
      },
      {
        id: 'Satu kartu dengan paling banyak dua puluh kata boleh dipakai; salindia boleh, tetapi tidak wajib.',
        en: 'You may use one card with twenty words at most; slides are allowed but not required.',
      },
      {
        id: 'Kalau lupa, berhenti sejenak, tarik napas, dan lanjutkan. Jeda tidak mengurangi nilai.',
        en: 'If you forget something, pause, breathe and go on. A pause costs no points.',
      },
      {
        id: 'Di akhir kamu mendapat nilai, dua pujian yang jujur, dan satu langkah berikutnya.',
        en: 'At the end you get your marks, two honest compliments and one next step.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Presentasi lima menit',
          en: 'A five-minute talk',
        },
        instruction: {
          id: 'Sampaikan presentasi yang sudah kamu latih.',
          en: 'Give the talk you have rehearsed.',
        },
        items: [
          'Hook your listeners in the first twenty seconds.',
          'Make three points: with an example, a number and a story.',
          'Show a good side and a bad side, or compare two views.',
          'Finish with one sentence people will remember.',
        ],
      },
      {
        title: {
          id: 'Pertanyaan penonton',
          en: 'Questions from the audience',
        },
        instruction: {
          id: 'Jawab empat pertanyaan; satu di antaranya meragukan pendapatmu.',
          en: 'Answer four questions; one of them doubts your view.',
        },
        items: [
          'a question about a detail',
          'a question about your own experience',
          'a doubt: agree up to a point, then defend your view',
          "If you don't know, say so and offer to find out.",
        ],
      },
      {
        title: {
          id: 'Diskusi dan jalan tengah',
          en: 'Discussion and a middle way',
        },
        instruction: {
          id: 'Diskusikan satu dilema atau berita selama lima menit dengan gurumu.',
          en: 'Discuss a dilemma or a news story with your teacher for five minutes.',
        },
        items: [
          'Sum up the story or the dilemma.',
          'Give your opinion with a reason and an example.',
          'Disagree once, politely; reach a middle way.',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Isi dan susunan',
          en: 'Content and structure',
        },
        points: 25,
        full: {
          id: 'Pembuka memancing, tiga pokok jelas, penutup berkesan.',
          en: 'A catching start, three clear points and an ending to remember.',
        },
      },
      {
        name: {
          id: 'Kelancaran',
          en: 'Fluency',
        },
        points: 20,
        full: {
          id: 'Mengalir selama lima menit; jeda dipakai dengan sengaja.',
          en: 'Flows for five minutes; pauses are used on purpose.',
        },
      },
      {
        name: {
          id: 'Interaksi',
          en: 'Interaction',
        },
        points: 20,
        full: {
          id: 'Pertanyaan dijawab sungguh-sungguh; tidak setuju dengan sopan.',
          en: 'Questions are really answered; disagrees politely.',
        },
      },
      {
        name: {
          id: 'Bahasa',
          en: 'Language',
        },
        points: 20,
        full: {
          id: 'Kosakata beragam; bentuk waktu dan pengandaian umumnya benar.',
          en: 'Varied vocabulary; tenses and conditionals mostly right.',
        },
      },
      {
        name: {
          id: 'Suara dan kontak mata',
          en: 'Voice and eye contact',
        },
        points: 15,
        full: {
          id: 'Jelas, hidup, dan menatap pendengar.',
          en: 'Clear, lively and looking at the listeners.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
