import type { MeetingMaterial } from '../types.ts';

export const meetings11to15 = [
  {
    number: 11,
    kind: 'lesson',
    words: [
      {
        en: 'be convinced',
        id: 'yakin sekali',
      },
      {
        en: "as far as I'm concerned",
        id: 'kalau menurut saya',
      },
      {
        en: 'I tend to think',
        id: 'saya cenderung berpendapat',
      },
      {
        en: 'arguably',
        id: 'bisa dikatakan',
      },
      {
        en: 'evidence',
        id: 'bukti',
      },
      {
        en: 'personally',
        id: 'secara pribadi',
      },
      {
        en: 'point of view',
        id: 'sudut pandang',
      },
      {
        en: 'doubt',
        id: 'meragukan, keraguan',
      },
      {
        en: 'exaggerate',
        id: 'melebih-lebihkan',
      },
      {
        en: 'benefit',
        id: 'manfaat',
      },
    ],
    texts: {
      beginner: {
        title: 'Should the street be car-free?',
        kind: 'dialogue',
        lines: [
          "Radio host: Today's question: should Jalan Braga be car-free every day?",
          "Yuli: I think it's a great idea. The air is better and children can play.",
          "Mr Sinaga: I don't agree. I have a shop. My customers come by car.",
          'Yuli: Maybe more people walk and buy things. I saw this on Sundays.',
          "Mr Sinaga: Perhaps, but I'm not sure. On rainy days nobody walks.",
          "Yuli: That's true. Maybe we can start with weekends.",
          'Mr Sinaga: Weekends are fine for me.',
        ],
      },
      intermediate: {
        title: 'Should the street be car-free?',
        kind: 'dialogue',
        lines: [
          'Radio host: Should Jalan Braga be closed to cars every day? Yuli, you first.',
          'Yuli: Definitely. The air would be cleaner, and children could finally play outside.',
          'Mr Sinaga: I see it differently. I own a shop there, and most of my customers come by car.',
          'Yuli: But on car-free Sundays there are far more people about, and they do buy things.',
          'Mr Sinaga: That may be so, although I doubt whether anyone strolls in the rain.',
          'Yuli: Fair point. Perhaps we could try it at weekends first.',
          'Mr Sinaga: I could live with that.',
        ],
      },
      advanced: {
        title: 'Should the street be car-free?',
        kind: 'dialogue',
        lines: [
          'Radio host: Ought Jalan Braga to be closed to traffic for good? Yuli?',
          "Yuli: I'm utterly convinced of it. Cleaner air and safe places to play are hardly luxuries.",
          "Mr Sinaga: With respect, that's easily said if you don't run a shop there. The bulk of my customers drive.",
          'Yuli: Yet on car-free Sundays the pavements are heaving, and, as far as I can tell, so are the tills.',
          "Mr Sinaga: I wouldn't go that far. Besides, I suspect the crowds would melt away with the first downpour.",
          "Yuli: I'll grant you that. Suppose we began with weekends?",
          'Mr Sinaga: Arguably the wisest way to find out.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Kuat atau hati-hati?',
          en: 'Strong or careful?',
        },
        instruction: {
          id: 'Cari pendapat di teks, lalu tentukan kuat (K) atau hati-hati (H).',
          en: 'Find the opinions in the text and decide: strong or careful.',
        },
        items: [
          'What does Yuli want, and what are her two reasons?',
          'Why is Mr Sinaga against it?',
          'Which words make an opinion stronger? Which make it softer?',
          'What do they agree on in the end?',
        ],
      },
      {
        title: {
          id: 'Skala keyakinan',
          en: 'The scale of certainty',
        },
        instruction: {
          id: 'Ucapkan setiap pendapat tiga kali: yakin sekali, biasa, hati-hati.',
          en: 'Say each opinion three times: very sure, neutral, careful.',
        },
        items: [
          'Children should learn to cook at school.',
          'People work better from home.',
          'Every village needs a library.',
          'Zoos are out of date.',
          'Mobile phones spoil a family meal.',
        ],
      },
      {
        title: {
          id: 'Pendapat, alasan, bukti',
          en: 'Opinion, reason, evidence',
        },
        instruction: {
          id: 'Beri pendapat Anda dengan alasan dan satu contoh yang Anda lihat sendiri.',
          en: 'Give your opinion with a reason and one example you have seen yourself.',
        },
        items: [
          'Is it better to rent or to buy a home?',
          'Should shops close on one day of the week?',
          'Is a university degree still necessary for a good job?',
          'Should tourists pay more than local visitors?',
        ],
      },
      {
        title: {
          id: 'Acara radio',
          en: 'The radio show',
        },
        instruction: {
          id: 'Guru menjadi pembawa acara. Pertahankan pendapat, lalu sampaikan pendapat lawan.',
          en: 'Your teacher is the host. Defend your view, then give the opposite one.',
        },
        items: [
          'Choose a question from your own town or company.',
          'Speak for two minutes: strong opening, two reasons, careful ending.',
          'Now argue against yourself for one minute.',
          'Which side was easier? Did you change your mind?',
        ],
      },
    ],
    keep: [
      {
        en: "I'm convinced that it works.",
        id: 'Saya yakin sekali ini berhasil.',
      },
      {
        en: 'I tend to think that weekends are enough.',
        id: 'Saya cenderung berpendapat akhir pekan sudah cukup. (hati-hati)',
      },
      {
        en: 'As far as I know, the shop is closed.',
        id: 'Setahu saya, tokonya tutup.',
      },
      {
        en: "I'm in favour of the plan, but I have doubts about the cost.",
        id: 'Saya mendukung rencananya, tetapi ragu soal biayanya.',
      },
      {
        en: 'I agree with you.',
        id: "Saya setuju dengan Anda. (agree adalah kata kerja; bukan 'I am agree')",
      },
      {
        en: 'It might be better to wait.',
        id: 'Mungkin lebih baik menunggu. (might melunakkan pendapat)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis S untuk pendapat kuat atau C untuk hati-hati.',
          en: 'Write S for a strong opinion or C for a careful one.',
        },
        items: [
          {
            question: 'There is no doubt that smoking harms people.',
            answer: 'S',
          },
          {
            question: 'It could be argued that prices are too low.',
            answer: 'C',
          },
          {
            question: "I'm absolutely sure she is right.",
            answer: 'S',
          },
          {
            question: 'I suppose we might save some time.',
            answer: 'C',
          },
          {
            question: 'It seems to me that the road is narrow.',
            answer: 'C',
          },
          {
            question: 'We simply must act now.',
            answer: 'S',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: in favour, concerned, doubt, tend, view.',
          en: 'Complete with: in favour, concerned, doubt, tend, view.',
        },
        items: [
          {
            question: "As far as I'm ____, the old logo was better.",
            answer: 'concerned',
          },
          {
            question: "I'm ____ of longer opening hours.",
            answer: 'in favour',
          },
          {
            question: "From a driver's point of ____, the sign is too small.",
            answer: 'view',
          },
          {
            question: 'I ____ whether they will come.',
            answer: 'doubt',
          },
          {
            question: 'I ____ to think that less is more.',
            answer: 'tend',
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
            question: 'I am agree with my boss.',
            answer: 'I agree with my boss.',
          },
          {
            question: "I'm not agree with this.",
            answer: "I don't agree with this.",
          },
          {
            question: "According to me, it's unfair.",
            answer: "In my opinion, it's unfair.",
          },
          {
            question: 'I think so that he is right.',
            answer: 'I think that he is right.',
          },
          {
            question: "I'm convince that we can win.",
            answer: "I'm convinced that we can win.",
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
        en: 'agenda',
        id: 'agenda rapat',
      },
      {
        en: 'minutes',
        id: 'notula',
      },
      {
        en: 'chair',
        id: 'memimpin rapat',
      },
      {
        en: 'item',
        id: 'butir agenda',
      },
      {
        en: 'move on',
        id: 'beralih',
      },
      {
        en: 'sum up',
        id: 'merangkum',
      },
      {
        en: 'action point',
        id: 'tugas tindak lanjut',
      },
      {
        en: 'postpone',
        id: 'menunda',
      },
      {
        en: 'run out of time',
        id: 'kehabisan waktu',
      },
      {
        en: 'objection',
        id: 'keberatan',
      },
    ],
    texts: {
      beginner: {
        title: 'One point on the agenda',
        kind: 'dialogue',
        lines: [
          "Retno: Good morning, everyone. Let's start. Point one: the new opening hours. Ferry, what do you think?",
          'Ferry: Many customers come after five. I think we should open until seven.',
          'Anita: But who will work in the evening? I have small children.',
          "Retno: That's important. Any ideas?",
          'Ferry: I can work on Tuesdays and Thursdays.',
          'Retno: Good. So, to sum up: we open until seven on Tuesdays and Thursdays. Ferry works then. We start on 1 March. Does everyone agree?',
          'Anita: Yes.',
          "Retno: Great. Let's go to point two.",
        ],
      },
      intermediate: {
        title: 'One point on the agenda',
        kind: 'dialogue',
        lines: [
          'Retno: Right, shall we make a start? The first item is our opening hours. Ferry, would you like to begin?',
          'Ferry: We lose customers who finish work at five, so I suggest staying open until seven.',
          "Anita: I see the point, but who would cover the evenings? I've got small children at home.",
          'Retno: Good that you raise it. How could we solve that?',
          "Ferry: I wouldn't mind doing Tuesdays and Thursdays.",
          "Retno: To sum up, then: from 1 March we stay open until seven on those two days, and Ferry covers them. Any objections? No? Let's move on.",
        ],
      },
      advanced: {
        title: 'One point on the agenda',
        kind: 'dialogue',
        lines: [
          "Retno: If everyone's settled, let's get under way. Item one is our opening hours. Ferry, you asked for this to be included.",
          "Ferry: I did. We're missing out on everyone who finishes at five, which is why I'd propose closing at seven.",
          "Anita: In principle I'm for it. What worries me is staffing, since evenings are out of the question with my little ones.",
          'Retno: Point taken. Is there a way round that?',
          "Ferry: I'd be prepared to take on Tuesdays and Thursdays.",
          "Retno: So, unless anyone objects: seven o'clock on those two days, covered by Ferry, with effect from 1 March. Agreed? Next item.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Notula singkat',
          en: 'Short minutes',
        },
        instruction: {
          id: 'Lengkapi notula dari percakapan.',
          en: 'Complete the minutes from the dialogue.',
        },
        items: [
          'Item: ... / Proposal and reason: ...',
          'Worry: ... / Solution: ...',
          'Decision: from ... on ... until ...',
          'Who does what? ...',
          'What does Retno say before she moves on?',
        ],
      },
      {
        title: {
          id: 'Kata-kata pemimpin rapat',
          en: 'What the chair says',
        },
        instruction: {
          id: 'Ucapkan dengan bahasa pemimpin rapat yang ramah.',
          en: 'Say it as a friendly chair.',
        },
        items: [
          'Start! (shall we)',
          'Speak, Pak Made! (would you like to)',
          'Wait, Ibu Sari is speaking. (let ... finish)',
          'We are talking about something else now. (come back to)',
          'There are only five minutes left. (running out)',
          'Decide! (so can we agree)',
        ],
      },
      {
        title: {
          id: 'Merangkum tiga kalimat',
          en: 'Summing up in three sentences',
        },
        instruction: {
          id: 'Guru memainkan dua peserta yang berdebat. Rangkum: masalah, usul, keputusan.',
          en: 'Your teacher plays two people who disagree. Sum up: problem, proposal, decision.',
        },
        items: [
          'the coffee machine is always empty',
          'an outing: beach or waterfall?',
          'cameras on or off in online meetings',
        ],
      },
      {
        title: {
          id: 'Memimpin satu agenda',
          en: 'Leading one point',
        },
        instruction: {
          id: 'Pimpin satu butir selama lima menit. Guru menjadi peserta yang banyak bicara.',
          en: 'Lead one item for five minutes. Your teacher is a talkative member.',
        },
        items: [
          'Choose: a training day, a farewell party, a noisy office, saving paper.',
          'Open the item and say what must be decided.',
          'Stop your teacher politely once and bring the talk back.',
          'Sum up with a decision, a name and a date; ask for objections.',
        ],
      },
    ],
    keep: [
      {
        en: 'Shall we make a start?',
        id: 'Bisa kita mulai?',
      },
      {
        en: 'The first item is our opening hours.',
        id: 'Agenda pertama adalah jam buka kita.',
      },
      {
        en: 'I suggest staying open until seven.',
        id: "Saya usul buka sampai pukul tujuh. (suggest + -ing; bukan 'suggest to stay')",
      },
      {
        en: 'Could we come back to the budget?',
        id: 'Bisa kita kembali ke anggaran?',
      },
      {
        en: 'To sum up, we start on 1 March.',
        id: 'Kesimpulannya, kita mulai 1 Maret.',
      },
      {
        en: "We're running out of time.",
        id: 'Waktu kita hampir habis.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan kata rapat: agenda, minutes, chair, item, objections.',
          en: 'Complete with a meeting word: agenda, minutes, chair, item, objections.',
        },
        items: [
          {
            question: 'Who is going to ____ the meeting while Ibu Dian is away?',
            answer: 'chair',
          },
          {
            question: 'The next ____ is the office move.',
            answer: 'item',
          },
          {
            question: "I'll write the ____ and send them to everyone tonight.",
            answer: 'minutes',
          },
          {
            question: 'If there are no ____, the plan is accepted.',
            answer: 'objections',
          },
          {
            question: 'There are five points on the ____.',
            answer: 'agenda',
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
            question: 'I suggest ____ a short break. (take)',
            answer: 'taking',
          },
          {
            question: "Let's ____ on to the next point. (move)",
            answer: 'move',
          },
          {
            question: "We'd better ____ the decision. (postpone)",
            answer: 'postpone',
          },
          {
            question: 'How about ____ an expert? (invite)',
            answer: 'inviting',
          },
          {
            question: 'I propose that we ____ every month. (meet)',
            answer: 'meet',
          },
          {
            question: 'Would you like ____ something? (add)',
            answer: 'to add',
          },
        ],
      },
      {
        instruction: {
          id: 'Rangkum: tulis keputusan dengan kata yang diberikan.',
          en: 'Sum up: write the decision with the words given.',
        },
        items: [
          {
            question: 'we / agreed / buy / two printers',
            answer: 'We agreed to buy two printers.',
          },
          {
            question: 'Hasan / will / write / the report / by Friday',
            answer: 'Hasan will write the report by Friday.',
          },
          {
            question: 'the meeting / was / postponed / until / 4 May',
            answer: 'The meeting was postponed until 4 May.',
          },
          {
            question: 'nobody / objected / to / the plan',
            answer: 'Nobody objected to the plan.',
          },
          {
            question: 'Indah / is / responsible / for / the food',
            answer: 'Indah is responsible for the food.',
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
        en: 'negotiate',
        id: 'bernegosiasi',
      },
      {
        en: 'offer',
        id: 'tawaran, menawarkan',
      },
      {
        en: 'discount',
        id: 'potongan harga',
      },
      {
        en: 'condition',
        id: 'syarat',
      },
      {
        en: 'as long as',
        id: 'asalkan',
      },
      {
        en: 'unless',
        id: 'kecuali jika',
      },
      {
        en: 'compromise',
        id: 'jalan tengah',
      },
      {
        en: 'deposit',
        id: 'uang muka',
      },
      {
        en: 'guarantee',
        id: 'jaminan',
      },
      {
        en: 'deal',
        id: 'kesepakatan',
      },
    ],
    texts: {
      beginner: {
        title: 'Forty wooden chairs',
        kind: 'dialogue',
        lines: [
          "Mrs Clark: I like these chairs. I want forty. What's your price?",
          'Pak Joko: Six hundred thousand rupiah for one chair.',
          "Mrs Clark: That's a lot. Can you make it five hundred?",
          'Pak Joko: Sorry, the wood is expensive. But for forty chairs I can say five hundred and fifty.',
          'Mrs Clark: If I pay half now, can you send them before June?',
          'Pak Joko: Before June is difficult. By 15 June is OK.',
          'Mrs Clark: All right. Five hundred and fifty, half now, by 15 June.',
          "Pak Joko: It's a deal!",
        ],
      },
      intermediate: {
        title: 'Forty wooden chairs',
        kind: 'dialogue',
        lines: [
          'Mrs Clark: These chairs from Jepara are beautiful. What would you charge for forty?',
          'Pak Joko: Six hundred thousand rupiah each.',
          "Mrs Clark: That's more than I had in mind. Could you come down to five hundred?",
          "Pak Joko: I'm afraid not, as teak has gone up. However, if you take forty, I can offer five hundred and fifty.",
          'Mrs Clark: I could accept that, as long as they arrive before June.',
          "Pak Joko: We can't finish that soon unless we work at night. How about 15 June, with half paid now?",
          'Mrs Clark: Half now, delivery by 15 June. Agreed.',
          'Pak Joko: Then we have a deal.',
        ],
      },
      advanced: {
        title: 'Forty wooden chairs',
        kind: 'dialogue',
        lines: [
          "Mrs Clark: I'm very taken with these. What would an order of forty come to?",
          "Pak Joko: They're six hundred thousand rupiah apiece.",
          'Mrs Clark: Somewhat above my budget. I was thinking along the lines of five hundred.',
          "Pak Joko: With teak at today's prices I'd be working for nothing. For that quantity, though, I could stretch to five hundred and fifty.",
          "Mrs Clark: I'd be prepared to meet you there, provided that they reach me before June.",
          'Pak Joko: Realistically, 15 June, and only on condition that half is paid up front.',
          "Mrs Clark: If you guarantee the date in writing, that's fine.",
          'Pak Joko: Consider it done.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Papan tawar',
          en: 'The bargaining board',
        },
        instruction: {
          id: 'Isi: penawaran pertama, alasan, syarat, hasil akhir.',
          en: 'Fill in: first offers, reasons, conditions, final result.',
        },
        items: [
          'How much does Pak Joko ask for, and how much does Mrs Clark want to pay?',
          "Why can't he go as low as that?",
          'What does she want before June? What does he offer?',
          'What are the three points of the deal?',
        ],
      },
      {
        title: {
          id: 'Memberi hanya dengan syarat',
          en: 'Give only on a condition',
        },
        instruction: {
          id: 'Sambung kedua bagian dengan if, as long as, provided that atau unless.',
          en: 'Join the two parts with if, as long as, provided that or unless.',
        },
        items: [
          'you order fifty - free delivery',
          "we can't lower the rent - you stay for two years",
          "I'll work on Saturday - I get Monday off",
          'a ten per cent discount - you pay in cash',
          'we will sign - you change point four',
        ],
      },
      {
        title: {
          id: 'Tidak, tetapi ...',
          en: 'No, but ...',
        },
        instruction: {
          id: "Jangan berhenti di 'tidak': tolak, beri alasan, ajukan tawaran balik.",
          en: "Do not stop at 'no': refuse, give a reason, make a counter-offer.",
        },
        items: [
          'Can you finish it by tomorrow?',
          'Can you give us a third off?',
          'I need you to start on Monday.',
          'We want to pay after ninety days.',
        ],
      },
      {
        title: {
          id: 'Meja perundingan',
          en: 'The negotiating table',
        },
        instruction: {
          id: 'Tulis diam-diam batas Anda, lalu berunding sampai sepakat dan ulangi kesepakatannya.',
          en: 'Secretly write down your limit, then negotiate until you agree, and repeat the deal.',
        },
        items: [
          'You rent a house in Malang to a foreign family: rent, length, repairs, garden.',
          'You ask for a pay rise: money, days at home, a training course.',
          'You sell cassava chips to a hotel: price, quantity, delivery, label.',
        ],
      },
    ],
    keep: [
      {
        en: 'If you take forty, I can give you a discount.',
        id: 'Kalau Anda ambil empat puluh, saya bisa beri potongan. (setelah if jangan pakai will)',
      },
      {
        en: 'As long as you pay half now, we can start.',
        id: 'Asalkan Anda bayar setengah sekarang, kami bisa mulai.',
      },
      {
        en: "We can't finish unless we work at night.",
        id: 'Kami tidak bisa selesai kecuali lembur malam. (unless = if not; jangan ditambah not lagi)',
      },
      {
        en: 'Could you come down a little?',
        id: 'Bisa turun sedikit?',
      },
      {
        en: 'How about meeting halfway?',
        id: 'Bagaimana kalau ambil jalan tengah? (how about + -ing)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan if atau unless.',
          en: 'Complete with if or unless.',
        },
        items: [
          {
            question: '____ you sign today, we will lose the order.',
            answer: 'Unless',
          },
          {
            question: "I'll help you ____ you help me.",
            answer: 'if',
          },
          {
            question: "We can't start ____ you pay the deposit.",
            answer: 'unless',
          },
          {
            question: "____ you like it, we'll order more.",
            answer: 'If',
          },
          {
            question: 'I never sign ____ I have read every page.',
            answer: 'unless',
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
            question: 'If you ____ ten, you get one free. (buy)',
            answer: 'buy',
          },
          {
            question: 'If they deliver late, we ____ less. (pay)',
            answer: 'will pay',
          },
          {
            question: 'As long as the price ____ the same, we are happy. (stay)',
            answer: 'stays',
          },
          {
            question: 'How about ____ the cost? (share)',
            answer: 'sharing',
          },
          {
            question: "I'd be prepared ____ longer. (wait)",
            answer: 'to wait',
          },
          {
            question: 'If you ordered more, we ____ a better price. (can offer)',
            answer: 'could offer',
          },
        ],
      },
      {
        instruction: {
          id: 'Ubah dengan kata dalam kurung; arti tetap sama.',
          en: 'Rewrite with the word in brackets; keep the meaning.',
        },
        items: [
          {
            question: "If you don't hurry, the offer ends. (unless)",
            answer: 'Unless you hurry, the offer ends.',
          },
          {
            question: 'You can use the hall if you clean it. (as long as)',
            answer: 'You can use the hall as long as you clean it.',
          },
          {
            question: "If you don't give us a guarantee, we won't buy. (unless)",
            answer: "Unless you give us a guarantee, we won't buy.",
          },
          {
            question: "Let's share the costs. (how about)",
            answer: 'How about sharing the costs?',
          },
          {
            question: 'We will sign if the date is fixed. (provided that)',
            answer: 'We will sign provided that the date is fixed.',
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
        en: 'applicant',
        id: 'pelamar',
      },
      {
        en: 'vacancy',
        id: 'lowongan',
      },
      {
        en: 'achievement',
        id: 'pencapaian',
      },
      {
        en: 'responsible for',
        id: 'bertanggung jawab atas',
      },
      {
        en: 'skill',
        id: 'keterampilan',
      },
      {
        en: 'deal with',
        id: 'menangani',
      },
      {
        en: 'under pressure',
        id: 'di bawah tekanan',
      },
      {
        en: 'result',
        id: 'hasil',
      },
      {
        en: 'team player',
        id: 'orang yang pandai bekerja sama',
      },
      {
        en: 'gain',
        id: 'memperoleh',
      },
    ],
    texts: {
      beginner: {
        title: 'Tell us about yourself',
        kind: 'dialogue',
        lines: [
          'Ms Hughes: Please tell us about yourself.',
          "Ratna: I'm a nurse from Pontianak. I have worked in a children's hospital for five years.",
          'Ms Hughes: What is your strength?',
          'Ratna: I stay calm. For example, last year the lights went out one night. I took my phone as a lamp, talked to the children and sang with them. Nobody cried.',
          "Ms Hughes: That's a great example. What did you learn?",
          'Ratna: I learned that a calm voice helps more than fast hands.',
          'Ms Hughes: Thank you. We like that.',
        ],
      },
      intermediate: {
        title: 'Tell us about yourself',
        kind: 'dialogue',
        lines: [
          'Ms Hughes: Could you tell us a little about yourself?',
          "Ratna: Certainly. I'm a nurse from Pontianak, and for the last five years I've been working in a children's hospital.",
          'Ms Hughes: What would you say is your main strength?',
          'Ratna: I stay calm under pressure. Last year, for instance, the power failed during my night shift. I used my phone as a lamp, explained what was happening and got the children singing. As a result, nobody panicked.',
          'Ms Hughes: And what did you take from that?',
          'Ratna: That a calm voice can be worth more than fast hands.',
        ],
      },
      advanced: {
        title: 'Tell us about yourself',
        kind: 'dialogue',
        lines: [
          "Ms Hughes: Perhaps you'd like to start by introducing yourself.",
          "Ratna: With pleasure. I'm a nurse by training and come from Pontianak, where I've spent the past five years on a children's ward.",
          'Ms Hughes: What would your colleagues single out as your greatest strength?',
          'Ratna: Composure, I think. When the power failed one night last year, there were eleven frightened children in my care. By the light of my phone I explained what had happened and started a song; before long the whole ward had joined in, and not one of them cried.',
          'Ms Hughes: What did that teach you?',
          'Ratna: That a calm voice often achieves more than quick hands.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Contoh yang meyakinkan',
          en: 'A convincing example',
        },
        instruction: {
          id: 'Cari empat bagian contoh Ratna: situasi, tugas, tindakan, hasil.',
          en: "Find the four parts of Ratna's example: situation, task, action, result.",
        },
        items: [
          'Situation: When and where was it?',
          'Task: What was the problem for her?',
          'Action: Which things did she do?',
          'Result: What happened, and what did she learn?',
          "Would 'I am calm and hard-working' have been enough? Why not?",
        ],
      },
      {
        title: {
          id: 'Dari sifat ke bukti',
          en: 'From quality to proof',
        },
        instruction: {
          id: 'Lengkapi setiap kekuatan dengan satu contoh nyata.',
          en: 'Complete each strength with one real example.',
        },
        items: [
          "I'm reliable. For instance, ...",
          'I learn quickly. When I ...',
          'I work well in a team. Last year we ...',
          'I can deal with difficult people. Once a customer ...',
          "I'm well organised. In my last job I ...",
        ],
      },
      {
        title: {
          id: 'Perfect atau lampau?',
          en: 'Perfect or past?',
        },
        instruction: {
          id: 'Jawab: satu kalimat present perfect, lalu rincian dengan past simple.',
          en: 'Answer with one sentence in the present perfect, then details in the past simple.',
        },
        items: [
          'Have you ever led a team? (Yes, I have. In 2022 I ...)',
          'Have you ever worked at night?',
          'Have you used English at work?',
          'Have you ever had to learn something in a hurry?',
        ],
      },
      {
        title: {
          id: 'Wawancara bagian pertama',
          en: 'The first half of an interview',
        },
        instruction: {
          id: 'Tunjukkan lowongan nyata atau pilih satu, lalu jawab selama delapan menit.',
          en: 'Bring a real vacancy or choose one, then answer for eight minutes.',
        },
        items: [
          'Tell us about yourself. (Ninety seconds: now, before, why here.)',
          'Why did you apply for this post?',
          'What are your two main strengths? Prove them.',
          'Which achievement are you proud of?',
          'How do you work under pressure?',
        ],
      },
    ],
    keep: [
      {
        en: "I've worked as a nurse for five years.",
        id: 'Saya sudah bekerja sebagai perawat selama lima tahun. (masih berlangsung: have worked ... for)',
      },
      {
        en: 'I worked in Pontianak until 2023.',
        id: 'Saya bekerja di Pontianak sampai 2023. (sudah selesai: past simple)',
      },
      {
        en: 'I was responsible for training new staff.',
        id: 'Saya bertanggung jawab melatih staf baru. (responsible for + -ing)',
      },
      {
        en: 'As a result, sales rose by ten per cent.',
        id: 'Hasilnya, penjualan naik sepuluh persen. (rise by)',
      },
      {
        en: "I'm good at explaining things.",
        id: "Saya pandai menjelaskan. (good at + -ing; bukan 'good in')",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih present perfect atau past simple dari kata kerja dalam kurung.',
          en: 'Write the present perfect or the past simple of the verb in brackets.',
        },
        items: [
          {
            question: 'I ____ from university in 2018. (graduate)',
            answer: 'graduated',
          },
          {
            question: 'I ____ here since 2020. (work)',
            answer: 'have worked',
          },
          {
            question: '____ you ever ____ a team? (lead)',
            answer: 'Have, led',
          },
          {
            question: 'Last month we ____ a new shop. (open)',
            answer: 'opened',
          },
          {
            question: 'She ____ three languages so far. (learn)',
            answer: 'has learned',
          },
          {
            question: 'He ____ the company two years ago. (leave)',
            answer: 'left',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan preposisi: at, for, in, under, as, with.',
          en: 'Complete with a preposition: at, for, in, under, as, with.',
        },
        items: [
          {
            question: 'I was responsible ____ the night shift.',
            answer: 'for',
          },
          {
            question: 'I work well ____ pressure.',
            answer: 'under',
          },
          {
            question: "She's good ____ solving problems.",
            answer: 'at',
          },
          {
            question: 'He worked ____ a cook on a ship.',
            answer: 'as',
          },
          {
            question: 'I can deal ____ angry customers.',
            answer: 'with',
          },
          {
            question: 'I have experience ____ teaching adults.',
            answer: 'in',
          },
        ],
      },
      {
        instruction: {
          id: 'Urutkan contoh: tulis S (situasi), T (tugas), A (tindakan), R (hasil).',
          en: 'Label the parts of the example: S (situation), T (task), A (action), R (result).',
        },
        items: [
          {
            question: 'I phoned three suppliers and drove to the nearest one.',
            answer: 'A',
          },
          {
            question: 'One morning before Lebaran our baker had no flour.',
            answer: 'S',
          },
          {
            question: 'We opened on time and sold every cake.',
            answer: 'R',
          },
          {
            question: 'I had to find forty kilos within two hours.',
            answer: 'T',
          },
          {
            question: 'I also sent a message to the customers who were waiting.',
            answer: 'A',
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
        en: 'weakness',
        id: 'kelemahan',
      },
      {
        en: 'gap',
        id: 'jeda, kekosongan',
      },
      {
        en: 'salary',
        id: 'gaji',
      },
      {
        en: 'expectation',
        id: 'harapan',
      },
      {
        en: 'notice period',
        id: 'masa pemberitahuan sebelum berhenti',
      },
      {
        en: 'overcome',
        id: 'mengatasi',
      },
      {
        en: 'reason for leaving',
        id: 'alasan keluar',
      },
      {
        en: 'challenge',
        id: 'tantangan',
      },
      {
        en: 'overqualified',
        id: 'kualifikasinya terlalu tinggi',
      },
      {
        en: 'in the long run',
        id: 'dalam jangka panjang',
      },
    ],
    texts: {
      beginner: {
        title: 'The hard questions',
        kind: 'dialogue',
        lines: [
          'Mr Weber: What is your weakness, Pak Arif?',
          'Arif: I find it hard to say no. I took too much work. Now I write a list and ask my boss what is most important.',
          'Mr Weber: You did not work in 2022. Why?',
          'Arif: My father was ill and I cared for him. I also did an online course.',
          'Mr Weber: I understand. Do you have questions for us?',
          'Arif: Yes, two. What will I do in the first month? And how do new people learn here?',
          'Mr Weber: Good questions!',
        ],
      },
      intermediate: {
        title: 'The hard questions',
        kind: 'dialogue',
        lines: [
          'Mr Weber: What would you call your biggest weakness, Pak Arif?',
          'Arif: I used to find it hard to say no, so I took on too much. Now I keep a list and check with my manager what matters most.',
          "Mr Weber: I notice there's a gap in 2022.",
          "Arif: That's right. My father was ill, so I looked after him, and I used the evenings to finish an online course.",
          "Mr Weber: I appreciate your openness. Is there anything you'd like to ask?",
          'Arif: Two things, please. What would you expect from me in the first month, and how are new people trained?',
        ],
      },
      advanced: {
        title: 'The hard questions',
        kind: 'dialogue',
        lines: [
          'Mr Weber: If I asked your last manager about your weaknesses, Pak Arif, what would I hear?',
          'Arif: Probably that I was slow to say no and ended up overloaded. These days I keep a running list and agree on priorities before taking anything on.',
          'Mr Weber: Fair enough. And the gap in 2022?',
          'Arif: My father had fallen seriously ill, and I was his carer. Having the evenings to myself, I completed an online course.',
          'Mr Weber: Thank you for being so frank. What would you like to know from us?',
          'Arif: What would count as success after my first month? And how do newcomers learn the ropes?',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Pertanyaan dan siasat',
          en: 'Question and strategy',
        },
        instruction: {
          id: 'Cari jawaban Arif, lalu sebutkan siasatnya.',
          en: "Find Arif's answers and name his strategy.",
        },
        items: [
          'His weakness: ... What does he do about it now?',
          'The gap: ... What good came of it?',
          "His two questions: ... Why are they better than 'How many days off do I get?'",
        ],
      },
      {
        title: {
          id: 'Dulu lemah, kini lebih baik',
          en: 'Weak then, better now',
        },
        instruction: {
          id: "Bentuk jawaban: 'I used to ... , but now I ...'",
          en: "Form answers: 'I used to ... , but now I ...'",
        },
        items: [
          'afraid of speaking to large groups',
          'forgetting names',
          'doing everything yourself',
          'being impatient with slow colleagues',
          'your own true example',
        ],
      },
      {
        title: {
          id: 'Enam pertanyaan sulit',
          en: 'Six hard questions',
        },
        instruction: {
          id: 'Jawab masing-masing dalam 45 detik: tenang, jujur, berakhir positif.',
          en: 'Answer each in 45 seconds: calm, honest, with a positive end.',
        },
        items: [
          'Why do you want to leave your present job?',
          'Tell us about a mistake you made.',
          "Aren't you overqualified (or too young) for this post?",
          'What salary do you expect?',
          'Where do you see yourself in five years?',
          'Why should we choose you?',
        ],
      },
      {
        title: {
          id: 'Wawancara bagian kedua',
          en: 'The second half of an interview',
        },
        instruction: {
          id: 'Jalani sepuluh menit terakhir wawancara, lalu bertukar peran.',
          en: 'Do the last ten minutes of an interview, then change roles.',
        },
        items: [
          'Answer three hard questions your teacher chooses.',
          'Ask three questions of your own: about the work, the team, the next step.',
          "Thank the panel and close: 'I'm looking forward to hearing from you.'",
          'Say which answer you would change and how.',
        ],
      },
    ],
    keep: [
      {
        en: 'I used to take on too much, but now I set priorities.',
        id: 'Dulu saya mengambil terlalu banyak, sekarang saya menetapkan prioritas.',
      },
      {
        en: 'I took a year off to care for my father.',
        id: 'Saya berhenti setahun untuk merawat ayah saya.',
      },
      {
        en: "I'm looking for a new challenge.",
        id: 'Saya mencari tantangan baru. (jawaban yang tidak menjelekkan kantor lama)',
      },
      {
        en: 'What would you expect from me in the first month?',
        id: 'Apa yang Anda harapkan dari saya di bulan pertama?',
      },
      {
        en: "I'm looking forward to hearing from you.",
        id: 'Saya menantikan kabar dari Anda. (to + -ing)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Ubah menjadi pertanyaan sopan. Mulai dengan kata yang diberikan.',
          en: 'Turn into a polite question. Begin with the words given.',
        },
        items: [
          {
            question: 'How big is the team? (Could you tell me)',
            answer: 'Could you tell me how big the team is?',
          },
          {
            question: 'When will I hear from you? (May I ask)',
            answer: 'May I ask when I will hear from you?',
          },
          {
            question: "Who is the manager? (I'd like to know)",
            answer: "I'd like to know who the manager is.",
          },
          {
            question: 'Is there any training? (I was wondering if)',
            answer: 'I was wondering if there is any training.',
          },
          {
            question: 'What are the working hours? (Could you tell me)',
            answer: 'Could you tell me what the working hours are?',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih jawaban yang lebih baik: a atau b.',
          en: 'Choose the better answer: a or b.',
        },
        items: [
          {
            question: 'Why did you leave? a My boss was awful. b I wanted to learn something new.',
            answer: 'b',
          },
          {
            question:
              'What is your weakness? a I have none. b I used to be late with reports, so now I plan backwards.',
            answer: 'b',
          },
          {
            question:
              "What do you know about us? a You began with one bus in 1998 and now run forty. b It's a company, isn't it?",
            answer: 'a',
          },
          {
            question: "Why this job? a It combines travel and teaching. b It's near my house.",
            answer: 'a',
          },
          {
            question: 'Any questions? a No, nothing. b Yes, what would my first task be?',
            answer: 'b',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: used to, look forward to, in the long run, take on, care for. Ubah bentuknya bila perlu.',
          en: 'Complete with: used to, look forward to, in the long run, take on, care for. Change the form where needed.',
        },
        items: [
          {
            question: "I ____ be shy, but I'm not any more.",
            answer: 'used to',
          },
          {
            question: 'I ____ meeting the whole team next week.',
            answer: 'look forward to',
          },
          {
            question: 'She left her job to ____ her children.',
            answer: 'care for',
          },
          {
            question: 'He never says no and ____ too much work.',
            answer: 'takes on',
          },
          {
            question: 'It costs more now but saves money ____.',
            answer: 'in the long run',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
