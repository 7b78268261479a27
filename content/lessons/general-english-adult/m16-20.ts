import type { MeetingMaterial } from '../types.ts';

export const generalEnglishAdultMeetings16To20 = [
  {
    number: 16,
    kind: 'lesson',
    words: [
      { en: 'agenda', id: 'agenda, daftar acara rapat' },
      { en: 'point', id: 'pokok, hal' },
      { en: 'agree', id: 'setuju' },
      { en: 'disagree', id: 'tidak setuju' },
      { en: 'interrupt', id: 'menyela' },
      { en: 'in my view', id: 'menurut pandangan saya' },
      { en: 'minutes', id: 'notula' },
      { en: 'vote', id: 'pemungutan suara' },
      { en: 'go back to', id: 'kembali ke (pokok tadi)' },
      { en: 'sum up', id: 'merangkum' },
    ],
    texts: {
      beginner: {
        title: 'Where shall we put the office?',
        kind: 'dialogue',
        lines: [
          'Melati: Good morning, everybody. Today we have one question: do we need a bigger office?',
          'Budi: I think we do. There are no quiet rooms for calls.',
          "Sari: I'm not sure. A bigger office is expensive.",
          "Budi: Yes, but our customers don't like the noise.",
          'Sari: Sorry, can I say something? Half of us work at home on Fridays.',
          "Melati: That's a good point. What do you think, Yohanes?",
          "Yohanes: I agree with Sari. Let's build one quiet room first.",
          'Melati: Is that all right with you, Budi?',
          "Budi: Yes, let's try it.",
        ],
      },
      intermediate: {
        title: 'One quiet room',
        kind: 'dialogue',
        lines: [
          "Melati: Good morning, everybody. There's just one item on the agenda: do we need a bigger office? Budi, would you like to begin?",
          "Budi: Thank you. In my view we do, because we can't make a call without hearing three others, and customers have complained.",
          'Sari: May I come in here? I see what you mean, but a bigger office costs twice as much, and half of us work from home on Fridays anyway.',
          "Budi: That's true. However ...",
          "Melati: Sorry to interrupt, Budi. Yohanes, we haven't heard from you yet.",
          "Yohanes: I'd rather build one quiet room first.",
          'Melati: So we agree to try that for three months.',
        ],
      },
      advanced: {
        title: 'A room instead of a move',
        kind: 'dialogue',
        lines: [
          "Melati: Right, let's make a start. The sole item today is whether we've outgrown this office. Budi?",
          "Budi: As far as I'm concerned, we have. You can't take a call without three others in the background, and customers are beginning to remark on it.",
          'Sari: If I could just come in there: I take your point about noise, but the rent would double, and on Fridays half these desks stand empty.',
          'Budi: Granted, but ...',
          "Melati: Sorry to cut in, Budi; I'd like to bring Yohanes into this.",
          'Yohanes: Could we meet halfway? One soundproof room would cost far less.',
          'Melati: To sum up, then: one quiet room, reviewed after three months.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Siapa berpendapat apa?', en: 'Who thinks what?' },
        instruction: {
          id: "Sampaikan pendapat dalam dialog: According to Budi, ... Sari's point is that ...",
          en: "Report the views from the dialogue: According to Budi, ... Sari's point is that ...",
        },
        items: ['Budi', 'Sari (two reasons)', 'Yohanes', 'the decision', "Melati's job in the meeting"],
      },
      {
        title: { id: 'Menolak dengan halus', en: 'Say no softly' },
        instruction: {
          id: 'Tanggapi tiap pendapat. Tunjukkan dulu bahwa Anda mengerti, lalu tidak setuju: I see your point, but ...',
          en: 'React to each opinion. First show that you understand, then disagree: I see your point, but ...',
        },
        items: [
          'Meetings should always be before eight in the morning.',
          'Nobody needs an office any more.',
          'We should answer e-mails on Sunday too.',
          'Young workers learn more from videos than from colleagues.',
          'Everybody in the company should earn the same.',
        ],
      },
      {
        title: { id: 'Boleh saya masuk?', en: 'May I come in here?' },
        instruction: {
          id: 'Guru bicara terus tentang suatu topik. Sela dengan sopan lima kali: bertanya, membetulkan, menambah, mengembalikan pembicaraan, menutup.',
          en: 'Your teacher talks without stopping about a topic. Interrupt politely five times: ask, correct, add, bring the talk back, close it.',
        },
        items: [
          'to ask: Sorry, could I just ask ...?',
          'to correct: Actually, I think it was ...',
          'to add: If I could just add something ...',
          'to go back: Can we go back to ...?',
          'to close: So, to sum up, ...',
        ],
      },
      {
        title: { id: 'Adakan rapat', en: 'Hold a meeting' },
        instruction: {
          id: 'Guru menjadi rekan dengan pendapat lain. Pimpin rapat lima menit: buka, minta pendapat, putuskan, rangkum.',
          en: 'Your teacher is a colleague with another opinion. Lead a meeting of five minutes: open it, ask for views, decide, sum up.',
        },
        items: [
          'The company outing: the beach at Anyer or the tea gardens of Puncak?',
          'Shall the shop open on Sundays?',
          'How can twelve people share four parking spaces?',
          'Who pays when a delivery is late?',
        ],
      },
    ],
    keep: [
      {
        en: "In my view, ... / As far as I'm concerned, ...",
        id: "Menurut saya, ... Bukan 'According to me'.",
      },
      { en: "I agree with you. / I don't agree.", id: "Saya setuju. Agree kata kerja: bukan 'I'm agree'." },
      { en: 'I see your point, but ...', id: 'Saya paham maksud Anda, tetapi ...' },
      { en: 'Sorry to interrupt, but could I ask something?', id: 'Maaf menyela, boleh saya bertanya?' },
      {
        en: 'What do you think about it?',
        id: "Bagaimana pendapat Anda? Pakai what: bukan 'How do you think'.",
      },
      { en: 'So, to sum up, we have agreed to ...', id: 'Jadi, kesimpulannya, kita sepakat untuk ...' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis kata yang hilang.', en: 'Write the missing word.' },
        items: [
          { question: "I see your ____, but I can't support it. (idea)", answer: 'point' },
          { question: 'May I come ____ here? I have a question about the date.', answer: 'in' },
          { question: 'Can we go ____ to the question of money?', answer: 'back' },
          { question: "As ____ as I'm concerned, we can start today.", answer: 'far' },
          { question: 'To ____ up: we need two new computers.', answer: 'sum' },
          { question: "I'd ____ meet in person than online. (prefer)", answer: 'rather' },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimat yang benar.',
          en: 'Find the mistake and write the sentence correctly.',
        },
        items: [
          { question: "I'm agree with Rina.", answer: 'I agree with Rina.' },
          {
            question: 'According to me, the price is too high.',
            answer: 'In my view, the price is too high.',
          },
          { question: 'How do you think about this plan?', answer: 'What do you think about this plan?' },
          { question: 'I am not agree at all.', answer: "I don't agree at all." },
          { question: "Let's to vote now.", answer: "Let's vote now." },
        ],
      },
      {
        instruction: {
          id: 'Setuju, tidak setuju, atau menyela? Tulis A, D, atau I.',
          en: 'Is it agreeing, disagreeing or interrupting? Write A, D or I.',
        },
        items: [
          { question: "I couldn't agree more.", answer: 'A' },
          { question: 'May I come in at this point?', answer: 'I' },
          { question: "I'm not convinced, I'm afraid.", answer: 'D' },
          { question: 'Exactly, that was my experience too.', answer: 'A' },
          { question: 'If I could just stop you there for a second.', answer: 'I' },
          { question: 'I see it rather differently.', answer: 'D' },
        ],
      },
    ],
  },
  {
    number: 17,
    kind: 'lesson',
    words: [
      { en: 'tent', id: 'tenda' },
      { en: 'enough room', id: 'cukup tempat' },
      { en: 'unless', id: 'kecuali jika' },
      { en: 'decision', id: 'keputusan' },
      { en: 'cancel', id: 'membatalkan' },
      { en: 'risk', id: 'risiko' },
      { en: 'turn up', id: 'datang, muncul' },
      { en: 'savings', id: 'tabungan' },
      { en: 'penalty', id: 'denda' },
      { en: 'depend on', id: 'bergantung pada' },
    ],
    texts: {
      beginner: {
        title: 'If it rains on Sunday',
        kind: 'dialogue',
        lines: [
          'Made: Our wedding fair is on Sunday. What will we do if it rains?',
          'Siti: If it rains, we will move everything inside.',
          "Made: The hall is small. If all the sellers come, there won't be enough room.",
          'Siti: Then some sellers can use the veranda.',
          "Made: And if the guests don't come because of the rain?",
          'Siti: If we send them a message on Saturday, they will bring umbrellas.',
          'Made: You are always calm!',
          'Siti: If you plan well, you sleep well.',
          "Made: All right. I'll ask about tents too, if they're not too expensive.",
        ],
      },
      intermediate: {
        title: 'Plan B for a wedding fair',
        kind: 'dialogue',
        lines: [
          "Made: The weather app says rain for Sunday. What will happen to our wedding fair if it's right?",
          "Siti: If it rains, we'll move everything into the hall.",
          "Made: But if all twenty sellers turn up, there won't be enough room. Unless we use the veranda, of course.",
          "Siti: Exactly. I'm more worried about the guests. If they think it's cancelled, they'll stay at home.",
          'Made: So we should send a message on Saturday evening.',
          "Siti: Yes, and if I were you, I'd ask for the price of two tents.",
          "Made: If I'd known all this, I'd have chosen August!",
          "Siti: Don't worry. As long as we plan for both, nothing can go wrong.",
        ],
      },
      advanced: {
        title: 'What if the sky opens?',
        kind: 'dialogue',
        lines: [
          'Made: The forecast for Sunday is dreadful. Suppose it does pour: what becomes of our wedding fair?',
          'Siti: Provided we act by Saturday, very little. If it rains, everything moves into the hall.',
          "Made: Which would be fine if we had ten sellers rather than twenty. Unless some of them agree to use the veranda, they'll be standing on each other's toes.",
          "Siti: It's the guests that I worry about. Were they to hear it's been called off, we'd be serving cake to each other.",
          'Made: So a message goes out on Saturday evening.',
          "Siti: And I'd hire two tents, just in case.",
          "Made: Had I listened to you, we'd have held it in August.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Jika begini, maka begitu', en: 'If this, then that' },
        instruction: {
          id: 'Selesaikan kalimat menurut dialog.',
          en: 'Finish the sentences from the dialogue.',
        },
        items: [
          'If it rains on Sunday, ...',
          'If all the sellers come, ...',
          'If they send a message on Saturday, ...',
          'The guests will stay at home if ...',
          'Some sellers can use ...',
        ],
      },
      {
        title: { id: 'Rantai akibat', en: 'Chain of results' },
        instruction: {
          id: 'Bergantian dengan guru: akhir kalimat menjadi awal kalimat berikutnya. Sedikitnya empat mata rantai.',
          en: 'Take turns with your teacher: the end of each sentence begins the next one. Make at least four links.',
        },
        items: [
          "If I get up late tomorrow, I'll miss the train. If I miss the train, ...",
          'If the price of cooking oil rises, ...',
          'If more people work from home, ...',
          'If our town builds a new airport, ...',
        ],
      },
      {
        title: { id: 'Mungkin atau khayalan?', en: 'Real or unreal?' },
        instruction: {
          id: 'Tentukan: mungkin terjadi (if + present, will) atau hanya khayalan (if + past, would)? Ucapkan kalimatnya.',
          en: 'Decide: likely (if + present, will) or only imagined (if + past, would)? Say the whole sentence.',
        },
        items: [
          'it / be sunny tomorrow / I / wash the car',
          'I / have wings / I / fly to work',
          'you / not hurry / we / be late',
          'I / be the mayor / I / plant trees in every street',
          'the bank / call / I / tell you',
        ],
      },
      {
        title: { id: 'Jelaskan sebuah keputusan', en: 'Explain a decision' },
        instruction: {
          id: 'Pilih satu. Jelaskan akibat tiap pilihan, sebutkan satu risiko, dan katakan apa yang akan Anda lakukan.',
          en: 'Choose one. Explain what follows from each choice, name a risk and say what you would do.',
        },
        items: [
          'A small restaurant raises its prices by 10 per cent or makes its portions smaller.',
          'A family moves to Kalimantan for a better job or stays near the grandparents.',
          'A company buys electric motorbikes or repairs the old ones.',
          'You spend your savings on a course or on a new roof.',
        ],
      },
    ],
    keep: [
      {
        en: "If it rains, we'll move inside.",
        id: "Jika hujan, kami pindah ke dalam. Sesudah if tanpa will: bukan 'If it will rain'.",
      },
      {
        en: "If I had more time, I'd learn Arabic.",
        id: 'Andai punya waktu lebih (nyatanya tidak), saya akan belajar bahasa Arab.',
      },
      {
        en: 'Unless you pay by Friday, there will be a penalty.',
        id: 'Kecuali Anda membayar paling lambat Jumat, akan ada denda. Unless = if ... not.',
      },
      {
        en: 'As long as we plan well, it will work.',
        id: 'Asalkan direncanakan dengan baik, ini akan berhasil.',
      },
      { en: 'It depends on the weather.', id: "Tergantung cuaca. 'depend on', bukan 'depend from'." },
      { en: 'What will happen if they cancel?', id: 'Apa akibatnya jika mereka membatalkan?' },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata kerja dalam bentuk yang tepat.',
          en: 'Write the verbs in the right form.',
        },
        items: [
          { question: "If the ferry ____ (be) late, we'll miss the bus.", answer: 'is' },
          { question: 'I ____ (call) you if I hear anything.', answer: 'will call' },
          { question: "If she ____ (not answer), I'll try again tonight.", answer: "doesn't answer" },
          { question: "We won't finish unless everybody ____ (help).", answer: 'helps' },
          { question: "If I ____ (live) by the sea, I'd swim every morning.", answer: 'lived' },
          { question: 'He ____ (not be) so tired if he slept more.', answer: "wouldn't be" },
        ],
      },
      {
        instruction: { id: 'Tulis ulang dengan unless.', en: 'Rewrite with unless.' },
        items: [
          {
            question: "If you don't book early, you won't get a seat.",
            answer: "Unless you book early, you won't get a seat.",
          },
          {
            question: "If it doesn't stop raining, the match will be cancelled.",
            answer: 'Unless it stops raining, the match will be cancelled.',
          },
          {
            question: "We'll start at one if nobody objects.",
            answer: "We'll start at one unless somebody objects.",
          },
          {
            question: "If they don't lower the price, I won't buy it.",
            answer: "Unless they lower the price, I won't buy it.",
          },
          {
            question: "She won't come if you don't invite her.",
            answer: "She won't come unless you invite her.",
          },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimat yang benar.',
          en: 'Find the mistake and write the sentence correctly.',
        },
        items: [
          { question: "If I will see him, I'll tell him.", answer: "If I see him, I'll tell him." },
          { question: 'It depends from the price.', answer: 'It depends on the price.' },
          { question: "If I would be rich, I'd travel.", answer: "If I were rich, I'd travel." },
          { question: "Unless you don't hurry, we'll be late.", answer: "Unless you hurry, we'll be late." },
          {
            question: 'What you will do if the shop is closed?',
            answer: 'What will you do if the shop is closed?',
          },
        ],
      },
    ],
  },
  {
    number: 18,
    kind: 'lesson',
    words: [
      { en: 'report', id: 'laporan' },
      { en: 'repair', id: 'memperbaiki' },
      { en: 'install', id: 'memasang' },
      { en: 'replace', id: 'mengganti' },
      { en: 'complete', id: 'menyelesaikan' },
      { en: 'damage', id: 'merusak; kerusakan' },
      { en: 'budget', id: 'anggaran' },
      { en: 'according to', id: 'menurut (sumber)' },
      { en: 'deliver', id: 'mengantarkan' },
      { en: 'by the end of', id: 'selambatnya akhir' },
    ],
    texts: {
      beginner: {
        title: 'The new classrooms',
        kind: 'text',
        lines: [
          'Last month three classrooms in our school were repaired. The old roof was taken down and a new roof was put on. The walls were painted light green. Forty chairs were bought in Jepara, and they were brought here by lorry. The work was done by a company from Kudus. It cost eighty-two million rupiah. One thing is not finished: the lamps are not installed yet. They are made in Tangerang and will be delivered next week. The rooms will be opened on 1 July.',
        ],
      },
      intermediate: {
        title: 'Report: three classrooms',
        kind: 'text',
        lines: [
          'This report describes the repair of three classrooms. The work was carried out last month by a company from Kudus. First the old roof was taken down and replaced; then the walls were repaired and painted light green. In addition, forty chairs were bought in Jepara and brought to the school by lorry. So far, eighty-two million rupiah has been spent, which is within the budget. One part has not been completed: because of a delay at the factory in Tangerang, the lamps have not been installed yet. They will be delivered next week, and the rooms will be opened on 1 July.',
        ],
      },
      advanced: {
        title: 'Classrooms 4 to 6: state of the work',
        kind: 'text',
        lines: [
          'The repair of three classrooms, entrusted to a contractor from Kudus, was largely completed last month. The damaged roof has been replaced, and the walls have been treated against damp and repainted light green. Forty chairs, which were ordered from a workshop in Jepara, arrived by lorry undamaged. Expenditure to date stands at eighty-two million rupiah and thus remains within budget. The sole outstanding item is the lighting: owing to a shortage of parts at the factory in Tangerang, the lamps could not be installed on schedule. Delivery is expected next week, and the rooms are due to be opened on 1 July.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Selesai, belum, kapan?', en: 'Done, not done, when?' },
        instruction: {
          id: 'Tanya jawab tentang laporan. Pakai was, were, has been, have been, atau will be.',
          en: 'Ask and answer about the report. Use was, were, has been, have been or will be.',
        },
        items: [
          'roof: replaced?',
          'walls: which colour?',
          'chairs: where / buy?',
          'lamps: install?',
          'money: how much / spend?',
          'rooms: when / open?',
        ],
      },
      {
        title: { id: 'Dari pelaku ke perbuatan', en: 'From doer to deed' },
        instruction: {
          id: 'Katakan tanpa menyebut orangnya. Yang penting bendanya.',
          en: 'Say it without the person. What matters is the thing.',
        },
        items: [
          'We checked all the machines on Monday.',
          'The driver delivered the parcels late.',
          'They have painted the front door.',
          'Somebody cleans the water tank every month.',
          'The office will send the certificates in May.',
          'You must keep this medicine in the fridge.',
        ],
      },
      {
        title: { id: 'Bagaimana dibuatnya', en: 'How it is made' },
        instruction: {
          id: 'Jelaskan langkahnya dengan kalimat pasif: First ..., then ..., after that ..., finally ...',
          en: 'Explain the steps in the passive: First ..., then ..., after that ..., finally ...',
        },
        items: [
          'coffee, from the tree to the cup',
          'batik with wax',
          'tempe',
          'a product or document of your own workplace',
        ],
      },
      {
        title: { id: 'Menulis laporan', en: 'Write a report' },
        instruction: {
          id: 'Tulis 80 sampai 100 kata: apa yang dikerjakan, oleh siapa, apa yang belum dan mengapa, apa berikutnya. Bacakan.',
          en: 'Write 80 to 100 words: what was done, by whom, what has not been done yet and why, what will be done next. Read it aloud.',
        },
        items: [
          'an office computer system that was changed',
          'a blood donation day in your neighbourhood',
          'the cleaning of a river after a flood',
          'something that was done at your work or in your family last month',
        ],
      },
    ],
    keep: [
      {
        en: 'The roof was repaired last month.',
        id: 'Atapnya diperbaiki bulan lalu. was/were + bentuk ketiga.',
      },
      {
        en: 'The work has been finished.',
        id: "Pekerjaannya sudah diselesaikan. Jangan lupa been: bukan 'has finished' untuk benda.",
      },
      { en: 'The lamps will be installed next week.', id: 'Lampunya akan dipasang minggu depan.' },
      {
        en: 'It was made by a company from Kudus.',
        id: 'Dibuat oleh perusahaan dari Kudus. Pelaku dengan by, hanya bila penting.',
      },
      {
        en: 'The accident happened at noon.',
        id: "Kecelakaan terjadi siang hari. happen tidak punya pasif: bukan 'was happened'.",
      },
      { en: 'According to the report, ...', id: 'Menurut laporan, ...' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis kata kerja dalam bentuk pasif.', en: 'Write the verb in the passive.' },
        items: [
          { question: 'This temple ____ (build) in the ninth century.', answer: 'was built' },
          { question: 'Rubber ____ (grow) in Sumatra.', answer: 'is grown' },
          { question: 'The results ____ (send) to you next Monday.', answer: 'will be sent' },
          { question: 'Two windows ____ (break) during the storm.', answer: 'were broken' },
          {
            question: 'The lift ____ (just / repair), so you can use it again.',
            answer: 'has just been repaired',
          },
          { question: 'The letters ____ (not / sign) yet.', answer: "haven't been signed" },
        ],
      },
      {
        instruction: {
          id: 'Tulis ulang dalam kalimat pasif tanpa pelaku.',
          en: 'Rewrite in the passive without the doer.',
        },
        items: [
          { question: 'They cancelled the concert.', answer: 'The concert was cancelled.' },
          {
            question: 'People speak Javanese in many villages here.',
            answer: 'Javanese is spoken in many villages here.',
          },
          { question: 'Somebody has found my wallet.', answer: 'My wallet has been found.' },
          { question: 'They will open the bridge in June.', answer: 'The bridge will be opened in June.' },
          { question: 'We have chosen the new logo.', answer: 'The new logo has been chosen.' },
        ],
      },
      {
        instruction: {
          id: 'Aktif atau pasif? Pilih kata yang tepat.',
          en: 'Active or passive? Choose the right words.',
        },
        items: [
          { question: 'The fire (happened / was happened) at night.', answer: 'happened' },
          { question: 'The goods (were arrived / arrived) yesterday.', answer: 'arrived' },
          { question: 'The floor (cleaned / was cleaned) this morning.', answer: 'was cleaned' },
          { question: 'The manager (signed / was signed) the contract.', answer: 'signed' },
          {
            question: 'Three people (were invited / invited) to the interview by the company.',
            answer: 'were invited',
          },
          { question: 'Prices (were risen / rose) in January.', answer: 'rose' },
        ],
      },
    ],
  },
  {
    number: 19,
    kind: 'lesson',
    words: [
      { en: 'audience', id: 'hadirin' },
      { en: 'habit', id: 'kebiasaan' },
      { en: 'outline', id: 'garis besar' },
      { en: 'turn to', id: 'beralih ke' },
      { en: 'figure', id: 'angka, data' },
      { en: 'fall', id: 'turun' },
      { en: 'throw away', id: 'membuang' },
      { en: 'in conclusion', id: 'kesimpulannya' },
      { en: 'questions at the end', id: 'pertanyaan di akhir' },
      { en: 'steel', id: 'baja' },
    ],
    texts: {
      beginner: {
        title: 'Less plastic in our canteen',
        kind: 'text',
        lines: [
          'Good morning, everybody. My name is Fitri, and my topic is plastic in our canteen. I have three parts: the problem, our idea and the result. First, the problem. In January we used four thousand plastic cups. That is too many. Second, our idea. Every worker got a steel cup with a name on it. Third, the result. In March we used only nine hundred plastic cups. Some people forget their cups, but most people like them. In conclusion, a small change can help a lot. Thank you. Do you have any questions?',
        ],
      },
      intermediate: {
        title: 'From four thousand to nine hundred',
        kind: 'text',
        lines: [
          "Good morning, and thank you for coming. I'm Fitri, and today I'd like to talk about plastic in our canteen. My talk has three parts: the problem, what we did, and what has changed. Let's start with the problem. In January alone, we threw away four thousand plastic cups. So what did we do? Each of us was given a steel cup with his or her name on it. Now let's turn to the result: in March the number fell to nine hundred. Of course, some people still forget their cups. In conclusion, a small habit can make a big difference. I'd be happy to answer questions.",
        ],
      },
      advanced: {
        title: 'The cup with your name on it',
        kind: 'text',
        lines: [
          "Good morning. Let me begin with a question: how many plastic cups do you think our canteen went through in January? Four thousand. I'm Fitri, and over the next few minutes I'll outline the problem, explain what we tried, and share what came of it. Our approach was deliberately simple: every employee was handed a steel cup bearing his or her name. As this figure shows, consumption had dropped to nine hundred by March, despite the occasional forgetful colleague. If there is one thing I'd like you to take away, it is that habits change faster than budgets. Thank you; I'm happy to take questions.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Kerangka presentasi', en: 'The skeleton of a talk' },
        instruction: {
          id: 'Temukan kata-kata Fitri untuk tiap langkah. Bacakan dengan jeda.',
          en: 'Find the words that Fitri uses for each step. Read them aloud with pauses.',
        },
        items: [
          'greeting and name',
          'topic',
          'outline (how many parts?)',
          'moving to a new part',
          'a number',
          'closing and inviting questions',
        ],
      },
      {
        title: { id: 'Ucapkan angkanya', en: 'Say the numbers' },
        instruction: {
          id: 'Gambarkan tiap perubahan dengan rise, fall, double, atau stay the same.',
          en: 'Describe each change with rise, fall, double or stay the same.',
        },
        items: [
          'plastic cups: January 4,000, March 900',
          'customers: 2024 300, 2025 600',
          'price of rice: Rp 14,000, then Rp 15,500',
          'accidents at work: May 3, June 3',
          'hours of overtime: 40, then 22',
        ],
      },
      {
        title: { id: 'Pertanyaan hadirin', en: 'Questions from the audience' },
        instruction: {
          id: "Jawab dengan sopan. Jika tidak tahu, katakan saja: That's a good question. I'm afraid I don't know, but I'll find out.",
          en: "Answer politely. If you do not know, say so: That's a good question. I'm afraid I don't know, but I'll find out.",
        },
        items: [
          'How much did the steel cups cost?',
          'What do visitors drink from?',
          'Who washes the cups?',
          'Could this work in a hospital too?',
          'What will you do next?',
        ],
      },
      {
        title: { id: 'Lima menit untuk topik Anda', en: 'Five minutes for your topic' },
        instruction: {
          id: 'Rencanakan lima menit dengan judul bagian ini, lalu presentasikan. Guru mengajukan dua pertanyaan di akhir.',
          en: 'Plan for five minutes with these headings, then give your talk. Your teacher asks two questions at the end.',
        },
        items: [
          'Opening: a question, a number or a short story',
          'Part 1: the situation',
          'Part 2: what was or will be done',
          'Part 3: the result and one example',
          'Closing: one sentence to remember, thanks and questions',
        ],
      },
    ],
    keep: [
      {
        en: "Today I'd like to talk about ...",
        id: "Hari ini saya ingin membicarakan ... 'discuss' tanpa 'about': discuss the plan.",
      },
      { en: 'My talk has three parts. First, ...', id: 'Presentasi saya ada tiga bagian. Pertama, ...' },
      { en: "Now let's turn to the result.", id: 'Sekarang mari beralih ke hasilnya.' },
      {
        en: 'As you can see, the number fell by half.',
        id: 'Seperti terlihat, jumlahnya turun setengah. fall TO 900 (menjadi), fall BY 3,100 (sebanyak).',
      },
      { en: 'In conclusion, ...', id: "Kesimpulannya, ... Bukan 'As the conclusion'." },
      {
        en: "I'd be happy to answer your questions.",
        id: 'Saya dengan senang hati menjawab pertanyaan Anda.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi presentasi dengan satu kata. Huruf pertama sudah ada.',
          en: 'Complete the talk with one word in each gap. The first letter is given.',
        },
        items: [
          { question: 'Good afternoon and w____ to our presentation.', answer: 'welcome' },
          { question: 'My talk is divided i____ three parts.', answer: 'into' },
          { question: "Let's t____ to the second point.", answer: 'turn' },
          { question: 'As you can s____, sales went up in May.', answer: 'see' },
          { question: "In c____, I'd like to thank my team.", answer: 'conclusion' },
          { question: "I'd be happy to a____ your questions.", answer: 'answer' },
        ],
      },
      {
        instruction: { id: 'Isi dengan to atau by.', en: 'Write to or by.' },
        items: [
          { question: 'The rent rose from one million ____ one and a half million.', answer: 'to' },
          {
            question: 'Our team grew ____ three people: there were five, now there are eight.',
            answer: 'by',
          },
          { question: 'The temperature fell ____ four degrees, from 31 to 27.', answer: 'by' },
          {
            question: 'The number of members went up ____ two hundred in total; last year it was only fifty.',
            answer: 'to',
          },
          { question: 'The price dropped ____ half: it was Rp 80,000, now it is Rp 40,000.', answer: 'by' },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimat yang benar.',
          en: 'Find the mistake and write the sentence correctly.',
        },
        items: [
          { question: 'Today I will discuss about safety.', answer: 'Today I will discuss safety.' },
          { question: "Let's turn on the next point.", answer: "Let's turn to the next point." },
          { question: 'As the conclusion, we need more time.', answer: 'In conclusion, we need more time.' },
          {
            question: 'Our sales was better in May than in June.',
            answer: 'Our sales were better in May than in June.',
          },
          { question: 'Is there any questions?', answer: 'Are there any questions?' },
        ],
      },
    ],
  },
  {
    number: 20,
    kind: 'final',
    instructions: [
      {
        id: 'Tes akhir berlangsung satu pertemuan: sekitar dua puluh lima menit berbicara dan dua puluh lima menit menulis.',
        en: 'The final test lasts one meeting: about twenty-five minutes of speaking and twenty-five minutes of writing.',
      },
      {
        id: 'Bawa catatan presentasi satu halaman: hanya judul bagian, tanpa kalimat lengkap.',
        en: 'Bring your notes for your talk on one page: headings only, no full sentences.',
      },
      {
        id: 'Anda boleh meminta pertanyaan diulang atau dikatakan dengan kata lain.',
        en: 'You may ask for a question to be repeated or said in other words.',
      },
      {
        id: 'Kerjakan tanpa kamus, penerjemah, atau bantuan orang lain.',
        en: 'Work without a dictionary, a translator or help from others.',
      },
      {
        id: 'Sesudahnya guru menyampaikan apa yang sudah baik dan apa yang perlu dilatih.',
        en: 'Afterwards your teacher tells you what you do well and what to practise next.',
      },
    ],
    tasks: [
      {
        title: { id: 'Presentasi lima menit', en: 'A talk of five minutes' },
        instruction: {
          id: 'Presentasikan topik dari pekerjaan, studi, atau kota Anda, lalu jawab pertanyaan guru.',
          en: "Present a topic from your work, your studies or your town, and answer your teacher's questions.",
        },
        items: [
          'Open with the topic and an outline.',
          'Describe a situation and how it has changed.',
          'Say what has been done and what should be done.',
          'Sum up in one sentence and invite questions.',
        ],
      },
      {
        title: { id: 'Rapat dan telepon', en: 'A meeting and a call' },
        instruction: {
          id: 'Guru menjadi lawan bicara. Kerjakan keduanya.',
          en: 'Your teacher plays the other person. Do both.',
        },
        items: [
          'Meeting: your office has money for one thing, a course for everybody or new chairs. Give your view, listen, interrupt once politely and agree on something.',
          'Call: you have a fever and cannot come to an important appointment. Explain, apologise, give advice on what can be done without you and arrange a new time.',
          'In both: use at least one sentence with if and one with for or since.',
        ],
      },
      {
        title: { id: 'Email dan laporan', en: 'An e-mail and a report' },
        instruction: {
          id: 'Tulis kedua teks, bersama-sama 150 sampai 180 kata.',
          en: 'Write both texts, 150 to 180 words altogether.',
        },
        items: [
          'An e-mail to a foreign customer: thank her for the order, explain that two items are late and why, offer a solution and close politely.',
          'A short report on something that was organised, built or repaired: what was done, what has not been done yet, what will be done next. Use the passive at least four times.',
          'Check both texts once before you hand them in: endings, a and the, order.',
        ],
      },
    ],
    criteria: [
      {
        name: { id: 'Presentasi', en: 'The talk' },
        points: 20,
        full: {
          id: 'Presentasi punya pembuka, bagian yang jelas, dan penutup, serta berlangsung sekitar lima menit.',
          en: 'The talk has an opening, clear parts and a close, and lasts about five minutes.',
        },
      },
      {
        name: { id: 'Berinteraksi', en: 'Talking with others' },
        points: 20,
        full: {
          id: 'Anda menyimak, menanggapi, menyela, dan berbeda pendapat dengan sopan, serta mencapai kesepakatan.',
          en: 'You listen, react, interrupt and disagree politely, and reach an agreement.',
        },
      },
      {
        name: { id: 'Tata bahasa', en: 'Grammar' },
        points: 20,
        full: {
          id: 'Bentuk lampau, present perfect, if, dan pasif dipakai pada tempatnya dan umumnya benar.',
          en: 'Past, present perfect, if and the passive are used where they belong and are mostly right.',
        },
      },
      {
        name: { id: 'Kosakata', en: 'Words' },
        points: 15,
        full: {
          id: 'Kosakata beragam dan sesuai topik; Anda bisa menjelaskan kata yang tidak Anda ketahui.',
          en: 'Words are varied and suit the topic; you can explain a word that you do not know.',
        },
      },
      {
        name: { id: 'Pelafalan dan kelancaran', en: 'Pronunciation and flow' },
        points: 10,
        full: {
          id: 'Anda mudah diikuti; jeda dipakai untuk berpikir, bukan pada setiap kata.',
          en: 'You are easy to follow; pauses are for thinking, not for every word.',
        },
      },
      {
        name: { id: 'Email dan laporan', en: 'E-mail and report' },
        points: 15,
        full: {
          id: 'Kedua teks lengkap, bernada sesuai, dan mudah diikuti.',
          en: 'Both texts are complete, in a fitting tone and easy to follow.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
