import type { MeetingMaterial } from '../types.ts';

export const generalEnglishAdultMeetings06To10 = [
  {
    number: 6,
    kind: 'lesson',
    words: [
      { en: 'power cut', id: 'listrik padam' },
      { en: 'flood', id: 'banjir' },
      { en: 'carry', id: 'membawa, mengangkat' },
      { en: 'neighbour', id: 'tetangga' },
      { en: 'at first', id: 'mula-mula' },
      { en: 'suddenly', id: 'tiba-tiba' },
      { en: 'in the end', id: 'akhirnya' },
      { en: 'realise', id: 'menyadari' },
      { en: 'upstairs', id: 'di lantai atas' },
      { en: 'relieved', id: 'lega' },
    ],
    texts: {
      beginner: {
        title: 'The night of the flood',
        kind: 'text',
        lines: [
          "Last January it rained for two days in Semarang. On Sunday night the lights went out. Yanti looked outside and saw water in the street. First she woke her mother. Then they carried the television and the school books upstairs. After that, Yanti heard a small cry. The neighbour's cat was in the water! Her brother took a bucket and saved it. They did not sleep that night. In the morning the water went down, and the neighbour came with hot tea and fried bananas.",
        ],
      },
      intermediate: {
        title: 'A cat in a bucket',
        kind: 'text',
        lines: [
          "Last January it rained in Semarang for two days without stopping. On Sunday night there was a power cut, and when Yanti opened the front door, she saw that the street had turned into a river. At first she was afraid, but then she woke her mother and together they carried the television and the school books upstairs. Suddenly they heard a cry. It was the neighbour's cat, which could not swim! Yanti's brother put it in a bucket and brought it inside. Nobody slept much. In the end the water went down, and the neighbour thanked them with hot tea and fried bananas.",
        ],
      },
      advanced: {
        title: 'What the water brought',
        kind: 'text',
        lines: [
          "It had been raining over Semarang for two days when, late on Sunday, the lights went out. Opening the front door, Yanti realised that the street was gone; in its place was a slow brown river. She woke her mother, and between them they hauled the television and the school books upstairs. They had barely finished when they heard a thin, angry cry from below. It was the neighbour's cat, clinging to a flowerpot. Yanti's brother waded out and fetched it in a bucket. By morning the water had gone down, and the relieved neighbour stood at the gate with hot tea and fried bananas.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Urutan yang benar', en: 'In the right order' },
        instruction: {
          id: 'Urutkan kejadiannya dan ceritakan dengan first, then, after that, dan in the end.',
          en: 'Put the events in order and tell them with first, then, after that and in the end.',
        },
        items: [
          'The neighbour brought tea.',
          'The lights went out.',
          "Yanti's brother saved the cat.",
          'It rained for two days.',
          'They carried things upstairs.',
          'Yanti woke her mother.',
        ],
      },
      {
        title: { id: 'Pertanyaan tentang masa lalu', en: 'Questions about the past' },
        instruction: {
          id: 'Buat pertanyaan dengan did, was, atau were. Tanya jawab dengan guru.',
          en: 'Make questions with did, was or were. Ask and answer with your teacher.',
        },
        items: [
          'Where / it happen?',
          'How long / it rain?',
          'What / Yanti see in the street?',
          'they / afraid at first?',
          'What / they carry upstairs?',
          'Who / save the cat?',
        ],
      },
      {
        title: { id: 'Satu kata jadi cerita', en: 'One word makes a story' },
        instruction: {
          id: 'Lanjutkan setiap awalan dengan dua kalimat lampau lagi.',
          en: 'Continue each beginning with two more past sentences.',
        },
        items: [
          'I was on the train to Purwokerto when my phone rang. At first ...',
          'My first day at work started badly. I ...',
          'We cooked for thirty guests, but suddenly ...',
          'Somebody knocked at two in the morning. Then ...',
        ],
      },
      {
        title: { id: 'Hari yang tidak saya lupakan', en: 'A day I will not forget' },
        instruction: {
          id: 'Ceritakan kisah nyata sekitar dua menit. Jawab pertanyaan ini menurut urutannya.',
          en: 'Tell a true story in about two minutes. Answer these questions in this order.',
        },
        items: [
          'When and where was it? Who were you with?',
          'What happened first?',
          'What went wrong, or what surprised you?',
          'What did you do?',
          'How did it end, and how did you feel?',
        ],
      },
    ],
    keep: [
      {
        en: 'It rained all night. / I saw a light.',
        id: 'Kejadian lampau: kata kerja lampau. Beraturan -ed, tak beraturan dihafal (see, saw).',
      },
      {
        en: "I didn't sleep. / Did you sleep?",
        id: "Sesudah did dan didn't kata kerja kembali ke bentuk dasar: bukan 'didn't slept'.",
      },
      { en: 'I was tired. / They were afraid.', id: "'was' dan 'were' tidak memakai did." },
      {
        en: 'First ... Then ... After that ... In the end ...',
        id: 'Pertama ... Lalu ... Sesudah itu ... Akhirnya ...',
      },
      {
        en: 'last January / two days ago / in 2019',
        id: "Januari lalu / dua hari yang lalu / pada tahun 2019. 'Ago' berdiri di belakang.",
      },
      { en: 'I was relieved.', id: "Saya lega. Jangan lupa was: bukan 'I relieved'." },
    ],
    practice: [
      {
        instruction: { id: 'Tulis bentuk lampau kata kerjanya.', en: 'Write the past form of the verb.' },
        items: [
          { question: 'My grandfather ____ (build) this house in 1968.', answer: 'built' },
          { question: 'The bus ____ (break) down near Cirebon.', answer: 'broke' },
          { question: 'We ____ (spend) the whole afternoon in the queue.', answer: 'spent' },
          { question: 'Lina ____ (forget) her umbrella in the taxi.', answer: 'forgot' },
          { question: 'The boys ____ (run) to the top of the hill.', answer: 'ran' },
          { question: 'Somebody ____ (steal) my bicycle last week.', answer: 'stole' },
        ],
      },
      {
        instruction: { id: 'Ubah menjadi kalimat negatif.', en: 'Make the sentence negative.' },
        items: [
          { question: 'The guests arrived on time.', answer: "The guests didn't arrive on time." },
          { question: 'I was at home on Saturday.', answer: "I wasn't at home on Saturday." },
          { question: 'She wrote her name on the form.', answer: "She didn't write her name on the form." },
          { question: 'They were angry about the delay.', answer: "They weren't angry about the delay." },
          { question: 'We had breakfast at the hotel.', answer: "We didn't have breakfast at the hotel." },
        ],
      },
      {
        instruction: {
          id: 'Tulis pertanyaan tentang kata dalam kurung.',
          en: 'Write a question about the words in brackets.',
        },
        items: [
          { question: 'They travelled (by ship).', answer: 'How did they travel?' },
          { question: 'He met his wife (in Ternate).', answer: 'Where did he meet his wife?' },
          { question: 'She left (because she was ill).', answer: 'Why did she leave?' },
          { question: 'The meeting finished (at six).', answer: 'What time did the meeting finish?' },
          { question: 'They bought (a second-hand car).', answer: 'What did they buy?' },
        ],
      },
    ],
  },
  {
    number: 7,
    kind: 'lesson',
    words: [
      { en: 'check in', id: 'lapor masuk (hotel, bandara)' },
      { en: 'boarding pass', id: 'kartu naik pesawat' },
      { en: 'gate', id: 'gerbang keberangkatan' },
      { en: 'luggage', id: 'bagasi, barang bawaan' },
      { en: 'aisle seat', id: 'kursi dekat lorong' },
      { en: 'delayed', id: 'tertunda' },
      { en: 'connecting flight', id: 'penerbangan lanjutan' },
      { en: 'single room', id: 'kamar untuk satu orang' },
      { en: 'reservation', id: 'pemesanan' },
      { en: 'customs', id: 'bea cukai' },
    ],
    texts: {
      beginner: {
        title: 'At the desk in Makassar',
        kind: 'dialogue',
        lines: [
          'Agent: Good afternoon. Your passport, please.',
          'Rizal: Here you are. I am flying to Perth.',
          'Agent: Do you have any luggage?',
          'Rizal: One suitcase and this small bag.',
          'Agent: Would you like a window seat or an aisle seat?',
          'Rizal: An aisle seat, please. Is the flight on time?',
          "Agent: No, I'm sorry. It is forty minutes late.",
          'Rizal: Oh. I change planes in Denpasar. Is that a problem?',
          'Agent: No. You have two hours there. This is your boarding pass. Go to gate three.',
          'Rizal: Where is gate three?',
          'Agent: Upstairs, on the left. Have a good trip!',
        ],
      },
      intermediate: {
        title: 'Forty minutes late',
        kind: 'dialogue',
        lines: [
          'Agent: Good afternoon. May I see your passport, please?',
          "Rizal: Of course. I'm on the flight to Denpasar, and then I have a connection to Perth.",
          'Agent: How many bags would you like to check in?',
          "Rizal: Just this suitcase. I'll keep the small one with me. Could I have an aisle seat?",
          'Agent: Let me see. Yes, row eighteen. I should tell you that the flight is delayed by about forty minutes.',
          'Rizal: Oh dear. Will I still catch my connecting flight?',
          'Agent: You will. You have two hours in Denpasar, and your suitcase goes straight through to Perth. Your gate is number three, upstairs on the left.',
          "Rizal: That's a relief. Thank you for your help.",
        ],
      },
      advanced: {
        title: 'A tight connection',
        kind: 'dialogue',
        lines: [
          'Agent: Good afternoon, sir. Where are you heading today?',
          'Rizal: To Perth, with a change in Denpasar. The board says my first flight has been delayed. How bad is it?',
          "Agent: Roughly forty minutes, I'm afraid, owing to the weather. You should still have comfortably over an hour to change planes.",
          'Rizal: And if I do miss the connection?',
          "Agent: We'd rebook you free of charge and put you up in a hotel. Your suitcase is labelled right through, so there's no need to collect it.",
          'Rizal: Good to know. Could you possibly find me an aisle seat?',
          'Agent: Row eighteen. Gate three is upstairs, on your left. Enjoy your flight.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Di bandara', en: 'At the airport' },
        instruction: {
          id: 'Jawab dari dialog. Lalu ajukan dua pertanyaan Anda sendiri kepada guru.',
          en: 'Answer from the dialogue. Then ask your teacher two questions of your own about it.',
        },
        items: [
          'Where is Rizal flying to, and where does he change?',
          'What kind of seat does he get?',
          'What is the problem with the flight?',
          'How much luggage does he hand over?',
          'Where is his gate?',
        ],
      },
      {
        title: { id: 'Cocokkan dan ucapkan', en: 'Match and say' },
        instruction: {
          id: 'Siapa yang mengatakannya: pelancong, hotel, maskapai, atau petugas bea cukai? Apa jawaban Anda?',
          en: 'Who says it: the traveller, the hotel, the airline or the customs officer? What would you answer?',
        },
        items: [
          'How long are you planning to stay in the country?',
          'Breakfast is from six to ten on the ground floor.',
          'Did you pack this bag yourself?',
          "The air conditioning in my room isn't working.",
          'Could you fill in this form and sign here?',
          'Is there a train to the centre?',
        ],
      },
      {
        title: { id: 'Selesaikan dengan sopan', en: 'Solve it politely' },
        instruction: {
          id: "Katakan masalahnya dan minta bantuan. Mulai dengan I'm afraid ... atau Excuse me, ... Could you ...?",
          en: "Say what is wrong and ask for help. Begin with I'm afraid ... or Excuse me, ... Could you ...?",
        },
        items: [
          'You booked a single room but got a room for three.',
          'Your suitcase has not arrived.',
          'There are no towels.',
          'You need to leave the hotel at four in the morning.',
          'You are at gate 7 and your ticket says 17.',
        ],
      },
      {
        title: { id: 'Perjalanan tiga perhentian', en: 'A trip with three stops' },
        instruction: {
          id: 'Perankan perjalanan ini bersama guru yang memainkan semua orang lain.',
          en: 'Act out the trip with your teacher, who plays all the others.',
        },
        items: [
          'Book by phone: a room for two nights in Labuan Bajo, with breakfast.',
          'At the airport: ask for a window seat; your bag is two kilos too heavy.',
          'At the hotel: spell your name, ask about the password for the internet and the boat to Komodo.',
          'Leaving: there is a drink on the bill that you did not have.',
        ],
      },
    ],
    keep: [
      { en: 'I have a reservation under the name of Rizal.', id: 'Saya punya pemesanan atas nama Rizal.' },
      { en: 'Could I have an aisle seat, please?', id: 'Boleh saya minta kursi dekat lorong?' },
      { en: 'The flight has been delayed.', id: "Penerbangannya tertunda. Bukan 'The flight is delay'." },
      {
        en: 'How long does it take to get to the hotel?',
        id: "Berapa lama sampai ke hotel? Bukan 'How long time'.",
      },
      {
        en: "I'm afraid there's a problem with my room.",
        id: "Maaf, ada masalah dengan kamar saya. 'I'm afraid' melembutkan, bukan 'saya takut'.",
      },
      {
        en: 'luggage, equipment, information',
        id: "Tanpa -s dan tanpa a: 'a piece of luggage', 'some information'.",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata yang hilang. Huruf pertama sudah ada.',
          en: 'Write the missing word. The first letter is given.',
        },
        items: [
          { question: 'You show your b____ pass before you get on the plane.', answer: 'boarding' },
          { question: 'A seat between the window and the aisle is the m____ seat.', answer: 'middle' },
          { question: 'At c____ an officer may look into your bags.', answer: 'customs' },
          { question: 'The place where you wait to get on is called the g____.', answer: 'gate' },
          { question: 'Our flight is d____ by two hours because of fog.', answer: 'delayed' },
          { question: "I'd like a s____ room, because I'm travelling alone.", answer: 'single' },
        ],
      },
      {
        instruction: {
          id: 'Tulis pertanyaan sopannya. Mulai dengan kata yang diberikan.',
          en: 'Write the polite question. Begin with the words given.',
        },
        items: [
          {
            question: 'Where is the lift? (Could you tell me)',
            answer: 'Could you tell me where the lift is?',
          },
          {
            question: 'What time does the gate close? (Could you tell me)',
            answer: 'Could you tell me what time the gate closes?',
          },
          {
            question: 'Is breakfast included? (Do you know if)',
            answer: 'Do you know if breakfast is included?',
          },
          { question: 'How much is a taxi? (Do you know)', answer: 'Do you know how much a taxi is?' },
          { question: 'Open your bag. (Would you mind)', answer: 'Would you mind opening your bag?' },
        ],
      },
      {
        instruction: { id: 'Pilih kata yang tepat.', en: 'Choose the right words.' },
        items: [
          { question: "I've got two (luggages / pieces of luggage).", answer: 'pieces of luggage' },
          { question: 'How long does the ferry (takes / take)?', answer: 'take' },
          { question: "We'd like to check (in / on), please.", answer: 'in' },
          { question: 'Our plane arrives (in / to) Kupang at noon.', answer: 'in' },
          { question: 'The room is booked (on / under) the name of Sembiring.', answer: 'under' },
          {
            question: 'Could you give me some (information / informations) about boats?',
            answer: 'information',
          },
        ],
      },
    ],
  },
  {
    number: 8,
    kind: 'lesson',
    words: [
      { en: 'offer', id: 'tawaran' },
      { en: 'reliable', id: 'bisa diandalkan' },
      { en: 'affordable', id: 'terjangkau' },
      { en: 'salary', id: 'gaji' },
      { en: 'flexible', id: 'luwes, fleksibel' },
      { en: 'commute', id: 'perjalanan pulang-pergi kerja' },
      { en: 'training', id: 'pelatihan' },
      { en: 'famous', id: 'terkenal' },
      { en: 'worth it', id: 'sepadan' },
      { en: 'on the other hand', id: 'di sisi lain' },
    ],
    texts: {
      beginner: {
        title: 'Two jobs for Grace',
        kind: 'text',
        lines: [
          'Grace lives in Bekasi. She has two job offers. The first job is at a big bank in Jakarta. The pay is higher: eleven million a month. But the office is far, and the trip takes two hours. The second job is at a small travel company in Bekasi. The pay is lower: nine million. But the hours are better, and she can walk to work. The bank is more famous. The travel company is friendlier. Grace chooses the small company, because time is more important to her than money.',
        ],
      },
      intermediate: {
        title: 'Money or time?',
        kind: 'text',
        lines: [
          'Grace, who lives in Bekasi, has to choose between two offers. A big bank in Jakarta would pay her eleven million a month, which is two million more than a small travel company near her home. The bank is also more famous and has better training. On the other hand, the journey takes two hours each way, while the travel company is so close that she could walk. Its hours are more flexible too, and the people seemed friendlier at the interview. After a long talk with her parents, Grace took the smaller company: free time matters more to her than a higher salary.',
        ],
      },
      advanced: {
        title: 'What two million buys',
        kind: 'text',
        lines: [
          'On paper the bank won easily. It offered Grace eleven million a month, as against the nine that a small travel company in Bekasi could afford; its name would look far more impressive on her CV, and its training was second to none. Yet the closer she looked, the less certain she became. The commute to Jakarta meant two hours each way, whereas the travel company was within walking distance and considerably more flexible about hours. Were four hours a day really worth less than two million a month? Grace did the sums, slept on it, and signed with the smaller, friendlier firm.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Isi timbangannya', en: 'Fill in the balance' },
        instruction: {
          id: 'Bandingkan bank dan perusahaan perjalanan. Buat satu kalimat lengkap dari tiap kata.',
          en: 'Compare the bank and the travel company. Make one full sentence from each word.',
        },
        items: [
          'pay / high',
          'office / close to her home',
          'name / famous',
          'hours / flexible',
          'people / friendly',
          'Which job did Grace choose, and why?',
        ],
      },
      {
        title: { id: 'Tidak se- ...', en: 'Not as ... as' },
        instruction: {
          id: 'Katakan hal yang sama dengan not as ... as.',
          en: 'Say the same thing with not as ... as.',
        },
        items: [
          'The train is faster than the bus.',
          'This phone is more expensive than that one.',
          'Bogor is cooler than Jakarta in the evening, so Jakarta ...',
          'The evening class is better than the morning class.',
          'My old boss was more patient than my new one.',
        ],
      },
      {
        title: { id: 'Mana yang Anda ambil?', en: 'Which would you take?' },
        instruction: {
          id: 'Bandingkan dua tawaran, pilih satu, dan beri dua alasan.',
          en: 'Compare the two offers, choose one and give two reasons.',
        },
        items: [
          'Gym A: Rp 250,000 a month, two kilometres away, old machines. Gym B: Rp 400,000, next door, new machines.',
          'Internet A: fast, breaks down twice a month. Internet B: slower, very reliable.',
          'Holiday A: three days in a good hotel in Bali. Holiday B: a week in a simple guest house on Belitung.',
          'Car A: new, small, on instalments. Car B: used, large, paid at once.',
        ],
      },
      {
        title: { id: 'Yakinkan saya', en: 'Persuade me' },
        instruction: {
          id: 'Guru memilih yang sebaliknya. Pertahankan pendapat Anda satu menit untuk tiap pertanyaan.',
          en: 'Your teacher prefers the other choice. Keep talking for one minute on each question.',
        },
        items: [
          'Is it better to rent or to buy a home?',
          'Is it better to work for a big or a small company?',
          'Is it better to live near your parents or far away?',
          'Is it better to study online or in a classroom?',
        ],
      },
    ],
    keep: [
      {
        en: 'A motorbike is cheaper than a car.',
        id: "Motor lebih murah daripada mobil. Pendek: -er, tanpa more: bukan 'more cheaper'.",
      },
      { en: 'This offer is more flexible.', id: 'Tawaran ini lebih luwes. Kata panjang: more.' },
      {
        en: 'good, better, the best / bad, worse, the worst',
        id: 'baik, lebih baik, paling baik / buruk, lebih buruk, paling buruk',
      },
      { en: "It isn't as expensive as the other one.", id: 'Tidak semahal yang lain.' },
      { en: "It's much cheaper / a bit cheaper.", id: "Jauh / sedikit lebih murah. Bukan 'very cheaper'." },
      { en: "I'd choose the first one because ...", id: 'Saya akan memilih yang pertama karena ...' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis bentuk perbandingannya.', en: 'Write the comparative form.' },
        items: [
          { question: 'This road is ____ (safe) than the one along the river.', answer: 'safer' },
          { question: 'My new chair is ____ (comfortable) than my bed!', answer: 'more comfortable' },
          { question: 'The second exam was ____ (easy) than the first.', answer: 'easier' },
          { question: 'The traffic is ____ (bad) on Friday than on Monday.', answer: 'worse' },
          { question: "Our new flat is ____ (big), but it's further from work.", answer: 'bigger' },
          { question: 'You look ____ (happy) today than yesterday.', answer: 'happier' },
        ],
      },
      {
        instruction: {
          id: 'Tulis ulang dengan not as ... as. Mulai dengan kata yang diberikan.',
          en: 'Rewrite with not as ... as. Begin with the words given.',
        },
        items: [
          {
            question: "Silver is cheaper than gold. (Silver isn't)",
            answer: "Silver isn't as expensive as gold.",
          },
          {
            question: "A lion is smaller than an elephant. (A lion isn't)",
            answer: "A lion isn't as big as an elephant.",
          },
          {
            question: "My brother is younger than me. (My brother isn't)",
            answer: "My brother isn't as old as me.",
          },
          {
            question: "This soup is milder than that one. (This soup isn't)",
            answer: "This soup isn't as spicy as that one.",
          },
          {
            question: "The stairs are slower than the lift. (The stairs aren't)",
            answer: "The stairs aren't as fast as the lift.",
          },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimat yang benar.',
          en: 'Find the mistake and write the sentence correctly.',
        },
        items: [
          { question: 'This phone is more cheaper.', answer: 'This phone is cheaper.' },
          {
            question: 'She is the most young person in the office.',
            answer: 'She is the youngest person in the office.',
          },
          { question: 'My house is very bigger than yours.', answer: 'My house is much bigger than yours.' },
          { question: 'Today is hotter from yesterday.', answer: 'Today is hotter than yesterday.' },
          { question: 'It was the most bad day of the year.', answer: 'It was the worst day of the year.' },
        ],
      },
    ],
  },
  {
    number: 9,
    kind: 'lesson',
    words: [
      { en: 'supplier', id: 'pemasok' },
      { en: 'hold on', id: 'tunggu sebentar (di telepon)' },
      { en: 'put through', id: 'menyambungkan' },
      { en: 'leave a message', id: 'meninggalkan pesan' },
      { en: 'call back', id: 'menelepon balik' },
      { en: 'available', id: 'bisa ditemui, ada di tempat' },
      { en: 'line', id: 'saluran telepon' },
      { en: 'urgent', id: 'mendesak' },
      { en: 'spell', id: 'mengeja' },
      { en: 'confirm', id: 'memastikan' },
    ],
    texts: {
      beginner: {
        title: 'A message for Pak Darto',
        kind: 'dialogue',
        lines: [
          'Novi: Good morning, Sinar Kayu Furniture. Novi speaking.',
          'Kenji: Good morning. This is Kenji Mori from Osaka. Can I speak to Pak Darto, please?',
          "Novi: I'm sorry, he is not in the office today. Can I take a message?",
          'Kenji: Yes, please. We need forty chairs, not fourteen.',
          'Novi: Forty chairs. Four, zero. Is that right?',
          'Kenji: Yes. Please ask him to call me tomorrow before ten.',
          'Novi: How do you spell your family name?',
          'Kenji: M-O-R-I.',
          'Novi: Thank you, Mr Mori. I will tell him.',
          'Kenji: Thank you very much. Goodbye.',
        ],
      },
      intermediate: {
        title: 'Forty, not fourteen',
        kind: 'dialogue',
        lines: [
          'Novi: Good morning, Sinar Kayu Furniture, Novi speaking. How can I help you?',
          'Kenji: Good morning. This is Kenji Mori, calling from Osaka. Could you put me through to Pak Darto, please?',
          "Novi: I'm afraid he's visiting a customer today. Would you like to leave a message?",
          "Kenji: Yes, it's about our order. Could you tell him that we need forty chairs, not fourteen?",
          'Novi: Let me read that back: forty, four-zero, instead of fourteen. Does he have your number?',
          'Kenji: He does. Could he call me back tomorrow before ten?',
          "Novi: I'll make sure he gets the message. How do you spell your surname?",
          'Kenji: M-O-R-I. Thanks for your help.',
        ],
      },
      advanced: {
        title: 'Before the wood is cut',
        kind: 'dialogue',
        lines: [
          'Novi: Sinar Kayu Furniture, good morning. Novi speaking.',
          'Kenji: Good morning. Kenji Mori here, from Osaka. I was hoping to catch Pak Darto.',
          "Novi: I'm sorry, he's out with a customer and won't be back today. Is there anything I can do, or shall I pass on a message?",
          "Kenji: It's rather urgent. I'm afraid our last order said fourteen chairs when we meant forty.",
          "Novi: Just to confirm: that's four-zero. I'll let the workshop know, so that nobody starts cutting yet.",
          "Kenji: I'd appreciate that. Would you ask him to ring me tomorrow before ten?",
          'Novi: Certainly. And your surname is spelt M-O-R-I?',
          "Kenji: That's it. Many thanks.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Tulis pesannya', en: 'Write the message' },
        instruction: {
          id: 'Lengkapi catatan Novi menurut dialog.',
          en: "Complete Novi's note from the dialogue.",
        },
        items: [
          'For: ...',
          'From: ... (company or city: ...)',
          'About: not ... chairs but ...',
          'Please: call back on ... before ...',
          'How did Novi make sure that the number was right?',
        ],
      },
      {
        title: { id: 'Bahasa telepon', en: 'Telephone English' },
        instruction: {
          id: 'Kalimat ini terlalu langsung atau tidak lazim di telepon. Ucapkan yang semestinya.',
          en: 'These are too direct or not said on the phone. Say what a good speaker says.',
        },
        items: [
          'Who are you?',
          'I am Novi. (when you answer)',
          'Wait!',
          "He isn't here. Call again.",
          "What? I can't hear.",
          'Give me Mrs Lim.',
        ],
      },
      {
        title: { id: 'Eja dan pastikan', en: 'Spell and check' },
        instruction: {
          id: 'Matikan kamera. Sebutkan keterangan ini; guru mencatat dan membacakan kembali. Lalu bertukar.',
          en: 'Switch your cameras off. Give these details; your teacher writes them down and reads them back. Then swap.',
        },
        items: [
          'a surname: Sihombing',
          'an e-mail address: order.desk@batikrejo.example',
          'a phone number with a double figure: 0271 664 8855',
          'flight number 7315, Thursday, 18.40',
          'your own full name and street',
        ],
      },
      {
        title: { id: 'Empat panggilan', en: 'Four calls' },
        instruction: {
          id: 'Perankan panggilannya dengan kamera mati. Bergantian menjadi penelepon.',
          en: 'Act out the calls, cameras off. Take turns to be the caller.',
        },
        items: [
          'Call a dentist to change your appointment; the dentist is busy.',
          'Call a school: your son is ill and will not come until Thursday.',
          'Call a supplier: the boxes arrived, but two are empty.',
          "Call a friend's office: the line is bad and you must repeat everything.",
        ],
      },
    ],
    keep: [
      { en: 'This is Novi. / Novi speaking.', id: "Saya Novi (di telepon). Bukan 'I am Novi'." },
      { en: 'Could I speak to Pak Darto, please?', id: 'Bisa bicara dengan Pak Darto?' },
      {
        en: "I'm afraid he isn't available. Can I take a message?",
        id: 'Maaf, beliau tidak di tempat. Ada pesan?',
      },
      {
        en: 'Could you ask him to call me back?',
        id: 'Tolong minta beliau menelepon saya. ask somebody TO do something.',
      },
      { en: 'Let me read that back to you.', id: 'Saya bacakan kembali, ya.' },
      { en: "Hold on, I'll put you through.", id: 'Tunggu sebentar, saya sambungkan.' },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi tiap bagian yang kosong dalam percakapan telepon dengan satu kata.',
          en: 'Complete the phone conversation with one word in each gap.',
        },
        items: [
          { question: 'Good morning. Could I ____ to Ms Tan, please?', answer: 'speak' },
          { question: "Who's c____, please?", answer: 'calling' },
          { question: '____ is Arif from the accounts department.', answer: 'This' },
          { question: "I'm sorry, the line is busy. Would you like to ____ a message?", answer: 'leave' },
          { question: 'Yes. Could you ask her to call me ____ this afternoon?', answer: 'back' },
          { question: "Just a moment. I'll put you ____ to her assistant.", answer: 'through' },
        ],
      },
      {
        instruction: {
          id: 'Sampaikan permintaannya. Mulai dengan Could you ask atau Could you tell.',
          en: 'Report the request. Begin with Could you ask or Could you tell.',
        },
        items: [
          { question: "'Send me the photos.' (ask her)", answer: 'Could you ask her to send me the photos?' },
          {
            question: "'The train is late.' (tell him)",
            answer: 'Could you tell him that the train is late?',
          },
          {
            question: "'Don't lock the gate.' (ask the guard)",
            answer: 'Could you ask the guard not to lock the gate?',
          },
          { question: "'Ring me at home.' (ask them)", answer: 'Could you ask them to ring me at home?' },
          {
            question: "'The parcel is here.' (tell Joko)",
            answer: 'Could you tell Joko that the parcel is here?',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih kalimat yang lebih baik di telepon.',
          en: 'Choose the better line on the phone.',
        },
        items: [
          { question: '(I am / This is) Fitri from Bank Lestari.', answer: 'This is' },
          { question: 'Could you (spell / spelling) that for me?', answer: 'spell' },
          { question: "I'm (afraid / fear) she's in a meeting.", answer: 'afraid' },
          { question: "I'll (say / tell) him that you called.", answer: 'tell' },
          { question: "Please (hold on / hold it). I'll check.", answer: 'hold on' },
        ],
      },
    ],
  },
  {
    number: 10,
    kind: 'test',
    instructions: [
      {
        id: 'Tes berlangsung satu pertemuan. Mula-mula Anda berbicara dengan guru, lalu menulis selama dua puluh menit.',
        en: 'The test lasts one meeting. First you speak with your teacher, then you write for twenty minutes.',
      },
      {
        id: 'Anda tidak perlu menghafal. Sebelumnya, bacalah lagi halaman simpanan pertemuan 1 sampai 9.',
        en: 'You do not need to learn anything by heart. Look through your pages to keep from meetings 1 to 9 beforehand.',
      },
      {
        id: 'Jika tidak paham suatu pertanyaan, mintalah guru mengulang. Bertanya tidak mengurangi nilai.',
        en: 'If you do not understand a question, ask your teacher to repeat it. Asking costs no points.',
      },
      {
        id: 'Tanpa kamus dan penerjemah, ya. Katakan dengan kata yang Anda punya.',
        en: 'No dictionary and no translator, please. Say it with the words you have.',
      },
      {
        id: 'Di akhir, Anda dan guru membicarakan tujuan Anda dan menyepakati apa yang dilatih sampai pertemuan 20.',
        en: 'At the end you and your teacher talk about your goal and agree on what to work on until meeting 20.',
      },
    ],
    tasks: [
      {
        title: { id: 'Berbicara: Anda dan keseharian Anda', en: 'Speaking: you and your life' },
        instruction: {
          id: 'Bicaralah dengan guru sekitar delapan menit.',
          en: 'Talk with your teacher for about eight minutes.',
        },
        items: [
          'Introduce yourself and ask your teacher three questions.',
          'Describe your job or your normal day, and the place where you live.',
          'Tell your teacher about something that happened to you last month.',
          'Compare two ways to spend a free Saturday and say which one you prefer.',
        ],
      },
      {
        title: { id: 'Berbicara: bermain peran', en: 'Speaking: act it out' },
        instruction: {
          id: 'Pilih dua keadaan ini. Guru menjadi lawan bicara.',
          en: 'Choose two of these situations. Your teacher plays the other person.',
        },
        items: [
          'Order a meal for two people; one of them eats no seafood. Ask for the bill and check it.',
          'You arrive at a hotel late in the evening and the room is not the one that you booked.',
          'Phone an office. The person is out: leave a message with your name, a number and a date.',
          'Buy six identical gifts. Ask for the price, a discount and the opening hours.',
        ],
      },
      {
        title: { id: 'Menulis: pesan dan cerita', en: 'Writing: a message and a story' },
        instruction: {
          id: 'Tulis kedua teks, bersama-sama sekitar 100 kata.',
          en: 'Write both texts, about 100 words altogether.',
        },
        items: [
          'A short message to a colleague: say who called, what the caller wants and until when.',
          "A short story: 'The journey that went wrong'. Use the past and at least four linking words such as then, after that, but, in the end.",
          'Last part, aloud: My goal with English is ... Until meeting 20 I would like to be able to ...',
        ],
      },
    ],
    criteria: [
      {
        name: { id: 'Memahami dan menanggapi', en: 'Understanding and answering' },
        points: 25,
        full: {
          id: 'Jawaban sesuai pertanyaan, dan Anda balik bertanya atau memastikan bila ada yang kurang jelas.',
          en: 'Answers fit the question, and you ask back or check when something is unclear.',
        },
      },
      {
        name: { id: 'Tata bahasa pertemuan 1 sampai 9', en: 'Grammar of meetings 1 to 9' },
        points: 25,
        full: {
          id: 'Bentuk kini, lampau, dan perbandingan umumnya benar; kekeliruan kecil tidak mengubah makna.',
          en: 'Present, past and comparisons are mostly right; slips do not change the meaning.',
        },
      },
      {
        name: { id: 'Kosakata dan ungkapan sopan', en: 'Words and polite phrases' },
        points: 20,
        full: {
          id: 'Anda menemukan kata yang cocok untuk kerja, perjalanan, makanan, dan angka, serta meminta dengan sopan.',
          en: 'You find a suitable word for work, travel, food and numbers, and you ask politely.',
        },
      },
      {
        name: { id: 'Pelafalan', en: 'Pronunciation' },
        points: 15,
        full: {
          id: 'Angka, jam, dan akhiran seperti -s dan -ed terdengar jelas.',
          en: 'Numbers, times and word endings such as -s and -ed can be heard clearly.',
        },
      },
      {
        name: { id: 'Tulisan', en: 'Writing' },
        points: 15,
        full: {
          id: 'Pesannya lengkap, dan ceritanya runtut dengan kata penghubung.',
          en: 'The message is complete, and the story has a clear order with linking words.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
