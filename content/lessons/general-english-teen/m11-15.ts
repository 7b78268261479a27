import type { MeetingMaterial } from '../types.ts';

export const generalEnglishTeenMeetings11To15 = [
  {
    number: 11,
    kind: 'lesson',
    words: [
      { en: 'advice', id: 'saran, nasihat' },
      { en: 'should', id: 'sebaiknya' },
      { en: 'must', id: 'wajib' },
      { en: 'forbidden', id: 'terlarang' },
      { en: 'helmet', id: 'helm' },
      { en: 'screen time', id: 'lama menatap layar' },
      { en: 'honest', id: 'jujur' },
      { en: 'apologise', id: 'meminta maaf' },
      { en: 'trust', id: 'percaya' },
      { en: 'hide', id: 'menyembunyikan' },
    ],
    texts: {
      beginner: {
        title: 'The broken phone',
        kind: 'dialogue',
        lines: [
          "Rian: I have a problem, Lia. I broke my brother's phone.",
          'Lia: Oh no! Does he know?',
          'Rian: No. I put it back on his desk.',
          "Lia: You should tell him today. You mustn't hide it.",
          'Rian: But he will be angry!',
          "Lia: Yes, but you have to be honest. Why don't you help him first? Wash his motorbike!",
          "Rian: And the repair? It's expensive.",
          'Lia: You should ask your parents for work. You could sell some old comics too.',
          "Rian: OK. I'll tell him after dinner. Thanks, Lia.",
        ],
      },
      intermediate: {
        title: 'Back on his desk',
        kind: 'dialogue',
        lines: [
          "Rian: Lia, I need your advice. I borrowed my brother's phone without asking, and now the screen is broken.",
          'Lia: Ouch. Have you told him?',
          'Rian: Not yet. I put it back on his desk and hoped that he would think he did it himself.',
          "Lia: Rian! You mustn't do that. You have to tell him before he finds out.",
          "Rian: He'll be furious, and a new screen costs a lot.",
          "Lia: He probably will be, but you should say sorry first and explain later. Why don't you offer to pay part of it? You could sell some of your comics.",
          "Rian: You're right. I'll do it after dinner.",
        ],
      },
      advanced: {
        title: 'Coming clean',
        kind: 'dialogue',
        lines: [
          "Rian: Suppose you'd broken something that wasn't yours. Would you own up?",
          'Lia: What have you done?',
          "Rian: I borrowed my brother's phone without asking and cracked the screen. It's back on his desk as if nothing had happened.",
          "Lia: You really ought to tell him, and the sooner the better. If he finds out by himself, he'll never trust you again.",
          "Rian: But he'll be furious, and I can't possibly afford a new screen.",
          "Lia: You don't have to pay for it all at once. Apologise first, without any excuses, and then offer something: your comics must be worth a bit.",
          'Rian: After dinner, then. Wish me luck!',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Ide bagus atau buruk?', en: 'Good idea or bad idea?' },
        instruction: {
          id: "Apa pendapat Lia? Ucapkan You should / You shouldn't / You mustn't / You have to.",
          en: "What does Lia think? Say You should / You shouldn't / You mustn't / You have to.",
        },
        items: ['hide the phone', 'tell his brother', 'be honest', 'wait for weeks', 'sell some comics'],
      },
      {
        title: { id: 'Bahasa rambu', en: 'Sign language' },
        instruction: {
          id: "Jelaskan tiap rambu: You must ..., You mustn't ..., You don't have to ...",
          en: "Explain each sign: You must ..., You mustn't ..., You don't have to ...",
        },
        items: [
          'NO SWIMMING',
          'HELMETS ON!',
          'FREE ENTRY FOR STUDENTS',
          'PLEASE TAKE OFF YOUR SHOES',
          'SILENCE',
          'OPEN: NO NEED TO KNOCK',
        ],
      },
      {
        title: { id: 'Baik hati atau jujur?', en: 'Kind or honest?' },
        instruction: {
          id: 'Tanggapi temanmu: ucapkan sesuatu yang baik, lalu beri dua saran.',
          en: 'React to the friend: first say something kind, then give two pieces of advice.',
        },
        items: [
          'My best friend has a new best friend.',
          'I spend six hours a day on my phone.',
          "My parents want me to study something that I don't like.",
          "I said something mean and now I'm sorry.",
          "I'm so nervous before tests that I forget everything.",
        ],
      },
      {
        title: { id: 'Aturan agar kelas kita nyaman', en: 'Rules for a good life in our class' },
        instruction: {
          id: 'Sepakati dengan gurumu lima aturan untuk kelas daring atau keluarga. Beri alasan untuk tiap aturan, dan satu hukuman yang lucu tapi adil.',
          en: 'Agree with your teacher on five rules for an online class or for a family. Give a reason for each, and one punishment that is funny but fair.',
        },
        items: [
          'Everybody has to ...',
          'Nobody must ...',
          "We don't have to ..., but we should ...",
          'If somebody breaks the rule, he or she must ... (sing? dance?)',
          'We made this rule because ...',
        ],
      },
    ],
    keep: [
      { en: 'You should tell him.', id: 'Sebaiknya kamu memberitahunya. Sesudah should tanpa to.' },
      {
        en: 'You have to be honest. / You must wear a helmet.',
        id: 'Kamu harus jujur. / Kamu wajib memakai helm.',
      },
      { en: "You mustn't hide it.", id: 'Kamu tidak boleh menyembunyikannya. (dilarang)' },
      { en: "You don't have to pay today.", id: 'Kamu tidak perlu membayar hari ini. (tidak wajib)' },
      { en: "Why don't you help him first?", id: 'Bagaimana kalau kamu bantu dia dulu?' },
      { en: 'some advice / a piece of advice', id: "saran. Tanpa -s: bukan 'an advice' atau 'advices'." },
    ],
    practice: [
      {
        instruction: {
          id: "Pilih: must, mustn't, should, atau don't have to.",
          en: "Choose: must, mustn't, should or don't have to.",
        },
        items: [
          { question: 'You ____ touch that wire: it can hurt you! (rule: forbidden)', answer: "mustn't" },
          { question: "It's a holiday. You ____ get up. (not necessary)", answer: "don't have to" },
          { question: "You ____ try this cake, it's really good. (friendly advice)", answer: 'should' },
          { question: 'Drivers ____ stop at a red light. (law)', answer: 'must' },
          { question: 'You ____ feed the animals in the zoo. (forbidden)', answer: "mustn't" },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimat yang benar.',
          en: 'Find the mistake and write the sentence correctly.',
        },
        items: [
          { question: 'You should to sleep earlier.', answer: 'You should sleep earlier.' },
          { question: 'She must goes home.', answer: 'She must go home.' },
          { question: 'Can you give me an advice?', answer: 'Can you give me some advice?' },
          { question: 'He have to wear a tie.', answer: 'He has to wear a tie.' },
          { question: "You don't must shout.", answer: "You mustn't shout." },
        ],
      },
      {
        instruction: {
          id: 'Cocokkan saran dengan masalah: tulis hurufnya. A Drink some water. B Go to bed earlier. C Write it on your hand. D Take an umbrella. E Say sorry.',
          en: 'Match the advice with the problem: write the letter. A Drink some water. B Go to bed earlier. C Write it on your hand. D Take an umbrella. E Say sorry.',
        },
        items: [
          { question: "I'm always tired at school.", answer: 'B' },
          { question: 'My friend is angry with me.', answer: 'E' },
          { question: "I'm so thirsty.", answer: 'A' },
          { question: 'I keep forgetting the date of the test.', answer: 'C' },
          { question: "It's going to rain.", answer: 'D' },
        ],
      },
    ],
  },
  {
    number: 12,
    kind: 'lesson',
    words: [
      { en: 'headache', id: 'sakit kepala' },
      { en: 'stomach ache', id: 'sakit perut' },
      { en: 'fever', id: 'demam' },
      { en: 'ankle', id: 'pergelangan kaki' },
      { en: 'toe', id: 'jari kaki' },
      { en: 'plaster', id: 'plester luka' },
      { en: 'faint', id: 'pingsan' },
      { en: 'pale', id: 'pucat' },
      { en: 'rest', id: 'beristirahat' },
      { en: 'get well soon', id: 'lekas sembuh' },
    ],
    texts: {
      beginner: {
        title: 'After the match',
        kind: 'dialogue',
        lines: [
          "Coach: What's the matter, Fajar? Are you OK?",
          "Fajar: No. My ankle hurts. I can't stand on it.",
          'Coach: Where does it hurt? Here?',
          'Fajar: Ouch! Yes, there.',
          'Coach: Sit down and put your foot up. Nisa, can you bring some ice?',
          'Nisa: Here you are. Poor Fajar! Does your head hurt too?',
          'Fajar: No, only my ankle. I feel a bit dizzy.',
          "Coach: Drink some water. You mustn't run for a week.",
          'Fajar: A week? But the final is on Sunday!',
          'Nisa: You can shout for us. Get well soon!',
        ],
      },
      intermediate: {
        title: 'No final for Fajar',
        kind: 'dialogue',
        lines: [
          'Coach: What happened, Fajar? You look very pale.',
          'Fajar: I fell over the ball and twisted my ankle. It really hurts, and I feel dizzy.',
          "Coach: Let me see. Can you move your toes? Good, so it probably isn't broken, but it's getting bigger.",
          "Nisa: Oh dear, that looks painful! I'll get some ice.",
          "Coach: Thanks, Nisa. Keep your foot up, Fajar, and have a drink. You should see a doctor this evening, and you mustn't run for at least a week.",
          'Fajar: A whole week? The final is on Sunday!',
          'Nisa: What a pity! But we need somebody to shout for us. Get well soon!',
        ],
      },
      advanced: {
        title: 'Benched',
        kind: 'dialogue',
        lines: [
          "Coach: You're as white as a sheet, Fajar. What's happened?",
          "Fajar: I tripped over the ball, and my ankle just gave way. It's throbbing like mad, and I feel light-headed.",
          "Coach: Lie back and put your foot up on this bag. Can you wiggle your toes? That's a good sign: I doubt it's broken, but it's badly swollen.",
          "Nisa: Ouch, that must hurt! I'll fetch some ice.",
          'Coach: Have it checked this evening, and stay off it for at least a week.',
          "Fajar: But what about Sunday's final?",
          "Nisa: What rotten luck! Never mind: you've got the loudest voice in the team, and we'll need it. Get well soon!",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Pertolongan pertama', en: 'First aid' },
        instruction: { id: 'Lengkapi laporan pelatih.', en: "Complete the coach's report." },
        items: [
          'Who is hurt and where?',
          'How does he feel?',
          'What do they use?',
          'What should he do?',
          "What mustn't he do, and for how long?",
          'Why is he sad?',
        ],
      },
      {
        title: { id: 'Sakit!', en: 'It hurts!' },
        instruction: {
          id: "Sebutkan masalahnya. Pakai I have a ..., My ... hurts, I feel ..., atau I've cut my ...",
          en: "Say the problem. Use I have a ..., My ... hurts, I feel ... or I've cut my ...",
        },
        items: [
          'head',
          'stomach (too many fried snacks)',
          'tooth',
          'finger (a knife in the kitchen)',
          'the world is turning',
          '39 degrees',
        ],
      },
      {
        title: { id: 'Tanggapan yang pas', en: 'The perfect reaction' },
        instruction: {
          id: 'Gurumu punya masalah. Tanggapi dengan perasaan (Oh no! / Poor you! / What a pity!), ajukan satu pertanyaan, dan bantu.',
          en: 'Your teacher has a problem. React with feeling (Oh no! / Poor you! / What a pity!), ask one question and help.',
        },
        items: [
          "I've had a headache since this morning.",
          'A bee has stung me!',
          "I can't sleep because of my cough.",
          "I've burnt my tongue on hot tea.",
          'I have to have an operation next week.',
        ],
      },
      {
        title: { id: 'Di ruang UKS', en: 'At the school health room' },
        instruction: {
          id: 'Satu menjadi perawat UKS, satu sakit, tetapi ada yang aneh: sakitnya berganti setiap menit! Perawat harus menyelidiki apakah sungguh sakit atau ada ulangan matematika hari ini.',
          en: 'One is the school nurse, one is ill, but something is strange: the illness changes every minute! The nurse must find out if it is real or if there is a maths test today.',
        },
        items: [
          "What's the matter? / Where does it hurt?",
          'How long have you had it?',
          'What did you eat this morning?',
          'Have you got a temperature?',
          "You should ... / You mustn't ... / You don't have to ...",
        ],
      },
    ],
    keep: [
      { en: "What's the matter? / What's wrong?", id: "Kenapa? Bukan 'What happen with you?'" },
      { en: 'I have a headache. / My head hurts.', id: "Kepalaku sakit. Bukan 'My head is sick'." },
      { en: 'I feel sick. / I feel dizzy.', id: 'Aku mual. / Aku pusing.' },
      { en: "I've hurt my ankle.", id: 'Pergelangan kakiku cedera.' },
      { en: 'Poor you! / Get well soon!', id: 'Kasihan kamu! / Lekas sembuh!' },
      {
        en: 'You should rest. Take this medicine after meals.',
        id: 'Sebaiknya istirahat. Minum obat ini sesudah makan. Obat: take.',
      },
    ],
    practice: [
      {
        instruction: { id: 'Pilih kata yang benar.', en: 'Choose the right word.' },
        items: [
          { question: 'My ears (hurt / hurts).', answer: 'hurt' },
          { question: "I've (got / get) a sore throat.", answer: 'got' },
          { question: 'She (feels / is feel) sick after every bus trip.', answer: 'feels' },
          { question: '(Drink / Take) this tablet with water.', answer: 'Take' },
          { question: 'He has cut (his / the his) knee.', answer: 'his' },
          { question: "You look pale. What's the (matter / problem it)?", answer: 'matter' },
        ],
      },
      {
        instruction: { id: 'Tulis katanya.', en: 'Write the word.' },
        items: [
          { question: 'Pain in your head: a h____', answer: 'headache' },
          { question: 'You put it on a small cut: a p____', answer: 'plaster' },
          { question: 'When your body is very hot: a f____', answer: 'fever' },
          { question: 'Atishoo! When you have a cold, you often s____.', answer: 'sneeze' },
          { question: 'The doctor writes it for the pharmacy: a p____', answer: 'prescription' },
        ],
      },
      {
        instruction: {
          id: 'Tanggapan mana yang cocok? Tulis A atau B.',
          en: 'Which reaction fits? Write A or B.',
        },
        items: [
          { question: "I've broken my arm. A Oh no, how did that happen? B Well done!", answer: 'A' },
          { question: "I feel much better now. A Poor you! B I'm glad to hear that.", answer: 'B' },
          {
            question: "I've got a toothache. A You should see a dentist. B You should see a film.",
            answer: 'A',
          },
          {
            question: 'My little brother is in hospital. A Happy birthday! B I hope he gets well soon.',
            answer: 'B',
          },
          { question: "I think I'm going to faint. A Run faster! B Sit down, quick!", answer: 'B' },
        ],
      },
    ],
  },
  {
    number: 13,
    kind: 'lesson',
    words: [
      { en: 'ever', id: 'pernah' },
      { en: 'never', id: 'belum pernah' },
      { en: 'already', id: 'sudah' },
      { en: 'yet', id: 'belum; sudahkah' },
      { en: 'sunrise', id: 'matahari terbit' },
      { en: 'climb a volcano', id: 'mendaki gunung api' },
      { en: 'whale shark', id: 'hiu paus' },
      { en: 'try', id: 'mencoba' },
      { en: 'once', id: 'sekali' },
      { en: 'be proud of', id: 'bangga akan' },
    ],
    texts: {
      beginner: {
        title: 'Have you ever ...?',
        kind: 'dialogue',
        lines: [
          'Hana: Have you ever climbed a volcano, Petrus?',
          "Petrus: Yes, I have. I've climbed Rinjani once.",
          'Hana: Wow! When did you do that?',
          'Petrus: Last year, with my uncle. It took three days.',
          'Hana: Was it hard?',
          'Petrus: Very hard and very cold. But the sunrise was beautiful! And you?',
          "Hana: I've never climbed a mountain. But I've swum with a whale shark.",
          'Petrus: Really? Where was that?',
          'Hana: Near Gorontalo. It was as long as a bus!',
          "Petrus: Weren't you afraid?",
          'Hana: A bit. Its mouth was very big!',
        ],
      },
      intermediate: {
        title: 'Bigger than a bus',
        kind: 'dialogue',
        lines: [
          'Hana: Petrus, have you ever climbed a volcano?',
          "Petrus: Yes, I have. I climbed Rinjani last year with my uncle. It took us three days, and I've never been so cold in my life!",
          'Hana: Was it worth it?',
          "Petrus: Absolutely. The sunrise from the top was the most beautiful thing that I've seen so far. Have you done anything like that?",
          "Hana: I haven't climbed a mountain yet, but I've swum with a whale shark.",
          'Petrus: No way! Where did you do that?',
          'Hana: Near Gorontalo, two years ago. It was as long as a bus, and its mouth was so big that I forgot to breathe!',
        ],
      },
      advanced: {
        title: 'Something to tell the grandchildren',
        kind: 'dialogue',
        lines: [
          "Hana: What's the most exciting thing you've ever done, Petrus?",
          "Petrus: Climbing Rinjani, without a doubt. My uncle took me up last year. It's a three-day trek, and I'd never been so cold in my life.",
          "Hana: But you'd do it again?",
          "Petrus: Like a shot. I haven't seen a sunrise to match it since. How about you?",
          "Hana: I've yet to climb so much as a hill. I have swum with a whale shark, though.",
          'Petrus: Seriously? Where on earth did you do that?',
          "Hana: Off Gorontalo, a couple of years ago. It was as long as a bus. They're harmless, but try telling yourself that in front of that mouth!",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Sudah atau belum?', en: 'Done or not?' },
        instruction: {
          id: 'Katakan apa yang pernah dan belum pernah mereka lakukan. Lalu katakan kapan.',
          en: "Say what Hana and Petrus have and haven't done. Then say when.",
        },
        items: [
          'Petrus / climb Rinjani',
          'Hana / climb a mountain',
          'Hana / swim with a whale shark',
          'When did Petrus do it, and with whom?',
          'Where did Hana do it?',
        ],
      },
      {
        title: { id: "Bingo 'ever'", en: "The 'ever' bingo" },
        instruction: {
          id: "Tanyakan 'Have you ever ...?' Kalau ya, ajukan dua pertanyaan lampau lagi. Cari tiga kali ya.",
          en: "Ask 'Have you ever ...?' If yes, ask two more questions in the past. Find three times yes.",
        },
        items: [
          'eat something very strange',
          'meet a famous person',
          'win a competition',
          'fall asleep in class',
          'cook for more than ten people',
          'travel by ship',
        ],
      },
      {
        title: { id: 'Sudah, belum, belum pernah', en: 'Already, yet, never' },
        instruction: {
          id: 'Ucapkan dengan already, not ... yet, atau never.',
          en: 'Say it with already, not ... yet or never.',
        },
        items: [
          'see the new film? (yes, on Monday)',
          'do your homework? (no, but you will)',
          'be to Papua? (not in your whole life)',
          'have lunch? (yes, at noon)',
          'tidy your room? (no, but you will)',
        ],
      },
      {
        title: { id: 'Sepuluh hal sebelum umur dua puluh', en: "Ten things to do before I'm twenty" },
        instruction: {
          id: 'Tulis tiga hal yang pernah kamu lakukan, tiga yang belum, dan satu yang tidak pernah ingin kamu lakukan. Ceritakan; gurumu ingin tahu lebih banyak.',
          en: "Write three things that you have done, three that you haven't done yet and one that you never want to do. Talk about them; your teacher wants to know more.",
        },
        items: [
          "I've already ... It was in ...",
          "I've always wanted to ..., but I haven't ... yet.",
          "I've never ..., and I never want to, because ...",
          "The best thing I've ever done is ...",
          "I'm proud of ... because ...",
        ],
      },
    ],
    keep: [
      { en: 'Have you ever been to Bali?', id: "Pernahkah kamu ke Bali? Bukan 'Are you ever go'." },
      { en: "Yes, I have. / No, I haven't.", id: 'Pernah. / Belum.' },
      { en: "I've never climbed a mountain.", id: 'Aku belum pernah mendaki gunung. Never sudah negatif.' },
      {
        en: 'I climbed it last year.',
        id: "Aku mendakinya tahun lalu. Ada waktunya: lampau biasa, bukan 'I've climbed it last year'.",
      },
      {
        en: "I've already seen it. / I haven't seen it yet.",
        id: 'Aku sudah menontonnya. / Aku belum menontonnya.',
      },
      {
        en: 'do, did, done / see, saw, seen / go, went, been, gone',
        id: 'Bentuk ketiga dihafal. been: sudah kembali; gone: masih di sana.',
      },
    ],
    practice: [
      {
        instruction: { id: 'Tulis bentuk ketiga kata kerja.', en: 'Write the third form of the verb.' },
        items: [
          { question: 'Have you ever ____ (ride) an elephant?', answer: 'ridden' },
          { question: "I've never ____ (write) a poem.", answer: 'written' },
          { question: "She's ____ (break) three cups this week.", answer: 'broken' },
          { question: "We've already ____ (eat).", answer: 'eaten' },
          { question: "He hasn't ____ (speak) to me yet.", answer: 'spoken' },
          { question: "They've ____ (take) a thousand photos.", answer: 'taken' },
        ],
      },
      {
        instruction: {
          id: 'Tulis ever, never, already, atau yet.',
          en: 'Write ever, never, already or yet.',
        },
        items: [
          { question: 'Have you ____ slept in a tent in your life?', answer: 'ever' },
          { question: "I've ____ finished! Can I go?", answer: 'already' },
          { question: "My parcel hasn't arrived ____.", answer: 'yet' },
          { question: "I've ____ been to Europe, but I'd love to go.", answer: 'never' },
          { question: "We haven't had lunch ____, so we are starving.", answer: 'yet' },
        ],
      },
      {
        instruction: { id: 'Pilih bentuk yang benar.', en: 'Choose the right form.' },
        items: [
          { question: 'I (have seen / saw) that film last Friday.', answer: 'saw' },
          {
            question: '(Have you ever tried / Did you ever tried) durian ice cream?',
            answer: 'Have you ever tried',
          },
          { question: 'We (have been / went) to Lombok in 2023.', answer: 'went' },
          { question: 'She (has never flown / never has fly) in a plane.', answer: 'has never flown' },
          { question: 'When (have you met / did you meet) your best friend?', answer: 'did you meet' },
        ],
      },
    ],
  },
  {
    number: 14,
    kind: 'lesson',
    words: [
      { en: 'boring, bored', id: 'membosankan, bosan' },
      { en: 'exciting, excited', id: 'menggairahkan, bersemangat' },
      { en: 'scene', id: 'adegan' },
      { en: 'character', id: 'tokoh' },
      { en: 'ending', id: 'akhir cerita' },
      { en: 'be about', id: 'tentang' },
      { en: 'lyrics', id: 'lirik' },
      { en: 'soundtrack', id: 'musik film' },
      { en: 'actor', id: 'aktor' },
      { en: 'review', id: 'ulasan' },
    ],
    texts: {
      beginner: {
        title: 'A film review by Bayu, 14',
        kind: 'text',
        lines: [
          'Last night I watched The Last Lighthouse. It is about a girl, Mira, and her grandfather. They live on a small island. One day the light goes out, and a ship is in danger. Mira has to climb the tower in a storm. The story is exciting, and the music is beautiful. The beginning is a bit boring, because nobody speaks for ten minutes! But at the end I was very surprised. My sister was frightened. I was sad, but only for a moment. Watch it!',
        ],
      },
      intermediate: {
        title: 'The Last Lighthouse: my review',
        kind: 'text',
        lines: [
          "Last night my sister and I watched The Last Lighthouse, a film about a girl called Mira who lives on a small island with her grandfather. One stormy night the light in the tower goes out just when a ship is coming, and Mira has to climb up alone. The beginning is rather boring, because nobody speaks for ten minutes, and I was so bored that I nearly switched it off. Luckily, I didn't! The storm scenes are really exciting, the soundtrack is beautiful, and the ending is surprising. My sister was frightened, and I was sad for about a minute. I give it four stars.",
        ],
      },
      advanced: {
        title: 'Keep watching',
        kind: 'text',
        lines: [
          "The Last Lighthouse opens with ten minutes in which nobody says a word, and I'll admit that I was bored enough to reach for the remote. Don't. What follows is one of the most gripping stories I've seen this year. Mira, who lives with her ageing grandfather on a tiny island, has to climb the tower in a storm when the light fails and a ship is heading for the rocks. The soundtrack, all drums and wind, is thrilling; my sister was terrified and refused to let go of my arm. The ending surprised us both, and I won't spoil it. Four stars.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Film dalam fakta', en: 'The film in facts' },
        instruction: { id: 'Jawab dari ulasan.', en: 'Answer from the review.' },
        items: [
          'What is the title, and what is it about?',
          'Where does the story take place?',
          'What is boring? Why?',
          'What is exciting or beautiful?',
          'How did the sister feel? How did Bayu feel?',
        ],
      },
      {
        title: { id: '-ed atau -ing?', en: '-ed or -ing?' },
        instruction: {
          id: 'Ucapkan dua kalimat: satu tentang bendanya (-ing), satu tentang orangnya (-ed).',
          en: 'Say two sentences: one about the thing (-ing), one about the person (-ed).',
        },
        items: [
          'a long speech / the students',
          'a roller coaster / my cousin',
          'a maths problem / I',
          'a ghost story / the children',
          'a good exam result / my parents',
        ],
      },
      {
        title: { id: 'Tebak filmnya', en: 'Guess the film' },
        instruction: {
          id: 'Ceritakan film atau lagu tanpa judulnya. Gurumu boleh bertanya sepuluh kali.',
          en: 'Describe a film or song without its title. Your teacher may ask ten questions.',
        },
        items: [
          "It's a comedy / an action film / a cartoon / a horror film.",
          'It takes place in ...',
          'The main character is a ... who ...',
          'One day ...',
          'It made me feel ... because ...',
        ],
      },
      {
        title: { id: 'Ulasan dua menit', en: 'Two-minute review' },
        instruction: {
          id: 'Ulas film, serial, atau album. Gurumu tidak setuju, dan kamu mempertahankan pendapatmu.',
          en: 'Review a film, a series or an album. Your teacher disagrees, and you defend your view.',
        },
        items: [
          'What it is about (no ending!)',
          'The best scene or song, and why',
          'One thing that was boring, confusing or disappointing',
          'How you felt at the beginning and at the end',
          'Stars out of five, and who should watch it',
        ],
      },
    ],
    keep: [
      { en: 'The film is boring.', id: 'Filmnya membosankan. -ing: sifat bendanya.' },
      {
        en: "I'm bored.",
        id: "Aku bosan. -ed: perasaan orangnya. 'I'm boring' artinya aku orang yang membosankan!",
      },
      { en: 'I was interested in the story.', id: 'Aku tertarik pada ceritanya. interested IN.' },
      {
        en: "It's about a girl who lives on an island.",
        id: 'Tentang seorang gadis yang tinggal di pulau. Untuk orang: who.',
      },
      {
        en: 'It made me cry.',
        id: "Film itu membuatku menangis. make + orang + kata kerja dasar: bukan 'made me to cry'.",
      },
      { en: 'It takes place in Japan.', id: 'Ceritanya terjadi di Jepang.' },
    ],
    practice: [
      {
        instruction: { id: 'Pilih kata yang benar.', en: 'Choose the right word.' },
        items: [
          { question: 'The lesson was so (boring / bored) that I counted the windows.', answer: 'boring' },
          { question: 'Are you (interesting / interested) in Korean music?', answer: 'interested' },
          { question: 'We were (surprising / surprised) by the ending.', answer: 'surprised' },
          { question: 'What an (exciting / excited) match!', answer: 'exciting' },
          { question: "I'm (tiring / tired) of this song.", answer: 'tired' },
          { question: 'Her new hairstyle is (shocking / shocked).', answer: 'shocking' },
        ],
      },
      {
        instruction: {
          id: 'Tulis katanya dalam bentuk -ed atau -ing.',
          en: 'Write the word in the right form: -ed or -ing.',
        },
        items: [
          { question: 'It was a ____ (frighten) story about a haunted bus.', answer: 'frightening' },
          { question: 'My parents were ____ (worry) because I was late.', answer: 'worried' },
          { question: 'This map is ____ (confuse). Where are we?', answer: 'confusing' },
          { question: 'I was ____ (disappoint) with my mark.', answer: 'disappointed' },
          { question: 'A hot bath is ____ (relax).', answer: 'relaxing' },
        ],
      },
      {
        instruction: {
          id: 'Gabungkan kalimat dengan who atau which.',
          en: 'Join the sentences with who or which.',
        },
        items: [
          {
            question: "It's about a boy. He can talk to birds.",
            answer: "It's about a boy who can talk to birds.",
          },
          {
            question: 'I like songs. They have funny lyrics. (which)',
            answer: 'I like songs which have funny lyrics.',
          },
          {
            question: "She's the actor. She played the queen.",
            answer: "She's the actor who played the queen.",
          },
          {
            question: "It's a film. It made my dad cry. (which)",
            answer: "It's a film which made my dad cry.",
          },
          {
            question: 'I know a girl. She writes her own music.',
            answer: 'I know a girl who writes her own music.',
          },
        ],
      },
    ],
  },
  {
    number: 15,
    kind: 'lesson',
    words: [
      { en: 'choice', id: 'pilihan' },
      { en: 'chapter', id: 'bab' },
      { en: 'if', id: 'jika, kalau' },
      { en: 'unless', id: 'kecuali kalau' },
      { en: 'fail a test', id: 'gagal ulangan' },
      { en: 'cheat', id: 'menyontek' },
      { en: 'save up', id: 'menabung' },
      { en: 'choose', id: 'memilih' },
      { en: 'stay up', id: 'begadang' },
      { en: 'in that case', id: 'kalau begitu' },
    ],
    texts: {
      beginner: {
        title: 'Sleep or study?',
        kind: 'dialogue',
        lines: [
          "Reza: It's ten o'clock, and the science test is tomorrow. What shall I do, Maya?",
          "Maya: If you study all night, you'll be tired tomorrow.",
          "Reza: But if I don't study, I'll fail!",
          'Maya: If you fail, what will happen?',
          "Reza: My parents won't let me go to the concert on Saturday.",
          "Maya: Then study for one hour and go to bed. If you get up at five, you'll have one more hour.",
          "Reza: What if I don't hear my alarm?",
          "Maya: I'll call you. If you don't answer, I'll call your mother!",
        ],
      },
      intermediate: {
        title: "Maya's plan",
        kind: 'dialogue',
        lines: [
          "Reza: I haven't opened my science book, and the test is tomorrow! If I don't study all night, I'll fail.",
          "Maya: And if you do, you'll fall asleep in the middle of it.",
          "Reza: But unless I pass, my parents won't let me go to the concert on Saturday.",
          "Maya: In that case, let's make a plan. If you learn the two most important chapters now, you'll be in bed by eleven. If you get up at five, you'll have time for the third one.",
          "Reza: What if I don't hear my alarm?",
          "Maya: I'll ring you. And if you don't pick up, I'll ring your mother.",
        ],
      },
      advanced: {
        title: 'The lesser evil',
        kind: 'dialogue',
        lines: [
          "Reza: It's ten already, the science test is tomorrow, and I haven't so much as opened the book. I'll just have to stay up all night.",
          "Maya: If you do that, you'll be asleep by the second question.",
          "Reza: But unless I pass, I can forget about Saturday's concert. My parents have made that very clear.",
          "Maya: Then be clever about it. As long as you know the first two chapters, you'll get through. Give it an hour, sleep, and do the third at five.",
          'Reza: Supposing I sleep through the alarm?',
          "Maya: I'll ring you, and if you don't answer, I'll ring your mother. She'd love that, wouldn't she?",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Jika Reza ...', en: 'If Reza ...' },
        instruction: {
          id: 'Selesaikan kalimat menurut dialog.',
          en: 'Finish the sentences from the dialogue.',
        },
        items: [
          'If Reza studies all night, ...',
          'If he fails, ...',
          'If he gets up at five, ...',
          "If he doesn't hear the alarm, ...",
          "If he doesn't answer the phone, ...",
        ],
      },
      {
        title: { id: 'Cerita berantai', en: 'Chain story' },
        instruction: {
          id: 'Bergantian: akhir kalimat menjadi awal kalimat berikutnya. Seberapa panjang bisa kalian teruskan?',
          en: 'Take turns: the end of one sentence is the beginning of the next. How long can you go on?',
        },
        items: [
          "If I win a million rupiah, I'll buy a goat. If I buy a goat, ...",
          'If it rains tomorrow, ...',
          'If our teacher is ill, ...',
          'If nobody washes the dishes, ...',
        ],
      },
      {
        title: { id: 'Pilihan sulit', en: 'Hard choices' },
        instruction: {
          id: 'Katakan apa yang akan terjadi pada tiap pilihan, lalu pilih.',
          en: 'Say what will happen in each case, then choose.',
        },
        items: [
          'You find a wallet with Rp 500,000: keep it or give it back?',
          'Two friends have a party on the same evening.',
          'You see your best friend cheating in a test.',
          'You can learn the piano or join the basketball team, not both.',
          'You broke a window, and somebody else gets the blame.',
        ],
      },
      {
        title: { id: 'Penasihat dari masa depan', en: 'The adviser from the future' },
        instruction: {
          id: 'Gurumu berumur empat belas dan harus memutuskan; kamu datang dari masa depan dan tahu akibatnya. Yang dramatis! Lalu bertukar peran.',
          en: 'Your teacher is fourteen and has to decide; you come from the future and know what will happen. Be dramatic! Then swap roles.',
        },
        items: [
          'Should I dye my hair green?',
          'Should I stop learning English?',
          'Should I save my money or buy new trainers?',
          'If you ..., you will ... in ten years.',
          "Unless you ..., you won't ...",
        ],
      },
    ],
    keep: [
      {
        en: "If it rains, we'll stay at home.",
        id: 'Kalau hujan, kami tinggal di rumah. Sesudah if tanpa will.',
      },
      { en: "We'll stay at home if it rains.", id: 'Sama artinya; if di belakang: tanpa koma.' },
      { en: "If you don't hurry, you'll be late.", id: 'Kalau kamu tidak bergegas, kamu akan terlambat.' },
      {
        en: "Unless you hurry, you'll be late.",
        id: 'Kecuali kamu bergegas, ... Unless = if not; jangan tambah not lagi.',
      },
      { en: 'What will you do if you fail?', id: 'Apa yang akan kamu lakukan kalau gagal?' },
      { en: "If I were you, I'd tell the truth.", id: 'Kalau aku jadi kamu, aku akan jujur.' },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata kerja dalam bentuk yang tepat.',
          en: 'Write the verbs in the right form.',
        },
        items: [
          { question: "If you ____ (eat) all that, you'll feel sick.", answer: 'eat' },
          { question: "I'll lend you my bike if you ____ (be) careful.", answer: 'are' },
          { question: "If she doesn't call, I ____ (send) her a message.", answer: 'will send' },
          { question: "We ____ (not win) if we don't practise.", answer: "won't win" },
          { question: 'What ____ you ____ (do) if your phone breaks?', answer: 'will ... do' },
          { question: "If he ____ (not wear) a coat, he'll get wet.", answer: "doesn't wear" },
        ],
      },
      {
        instruction: {
          id: "Pilih akhir yang tepat: tulis A, B, C, D, atau E. A I'll be very happy. B the dog will eat it. C he'll miss the boat. D we'll need a bigger table. E you'll see the stars.",
          en: "Choose the right ending: write A, B, C, D or E. A I'll be very happy. B the dog will eat it. C he'll miss the boat. D we'll need a bigger table. E you'll see the stars.",
        },
        items: [
          { question: 'If you leave the chicken on the floor,', answer: 'B' },
          { question: 'If ten more guests come,', answer: 'D' },
          { question: 'If the clouds go away tonight,', answer: 'E' },
          { question: 'If I pass the exam,', answer: 'A' },
          { question: "If he doesn't get up now,", answer: 'C' },
        ],
      },
      {
        instruction: {
          id: 'Tulis ulang dengan unless. Mulai dengan Unless.',
          en: 'Rewrite with unless. Begin with Unless.',
        },
        items: [
          {
            question: "If you don't water the plants, they'll die.",
            answer: "Unless you water the plants, they'll die.",
          },
          {
            question: "If she doesn't apologise, I won't talk to her.",
            answer: "Unless she apologises, I won't talk to her.",
          },
          {
            question: "If it doesn't stop raining, we'll cancel the match.",
            answer: "Unless it stops raining, we'll cancel the match.",
          },
          {
            question: "If you don't have a ticket, you can't go in.",
            answer: "Unless you have a ticket, you can't go in.",
          },
          {
            question: "If they don't help us, we won't finish.",
            answer: "Unless they help us, we won't finish.",
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
