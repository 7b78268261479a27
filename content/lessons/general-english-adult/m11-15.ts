import type { MeetingMaterial } from '../types.ts';

export const generalEnglishAdultMeetings11To15 = [
  {
    number: 11,
    kind: 'lesson',
    words: [
      { en: 'appointment', id: 'janji temu' },
      { en: 'arrange', id: 'mengatur' },
      { en: 'client', id: 'klien' },
      { en: 'bring forward', id: 'memajukan jadwal' },
      { en: 'suit', id: 'cocok (waktunya)' },
      { en: 'convenient', id: 'pas, tidak merepotkan' },
      { en: 'free', id: 'senggang' },
      { en: 'downstairs', id: 'di lantai bawah' },
      { en: 'instead', id: 'sebagai gantinya' },
      { en: 'make it', id: 'bisa datang' },
    ],
    texts: {
      beginner: {
        title: 'Can we change the day?',
        kind: 'dialogue',
        lines: [
          "Hendra: Hello, Bu Lina. This is Hendra. We are meeting on Tuesday at ten, aren't we?",
          "Lina: Yes, that's right.",
          "Hendra: I'm very sorry, but I can't come. I'm flying to Balikpapan on Tuesday morning.",
          "Lina: That's all right. When are you free?",
          "Hendra: I'm free on Wednesday afternoon.",
          "Lina: On Wednesday I'm seeing a client at two. How about four o'clock?",
          'Hendra: Four is good. Where shall we meet?',
          'Lina: At the café below my office.',
          'Hendra: Great. See you on Wednesday at four.',
          'Lina: See you then. Have a safe trip!',
        ],
      },
      intermediate: {
        title: 'A flight in the way',
        kind: 'dialogue',
        lines: [
          "Hendra: Bu Lina, it's Hendra. It's about our appointment on Tuesday at ten. I'm terribly sorry, but something has come up: I'm flying to Balikpapan that morning.",
          "Lina: Don't worry. Would you like to move it to another day?",
          "Hendra: Yes, please, if you don't mind. Are you doing anything on Wednesday afternoon?",
          "Lina: Let me have a look. I'm seeing a client at two, but I should be free by four. Does that suit you?",
          'Hendra: Four is perfect. Shall I come to your office?',
          "Lina: Let's meet in the café downstairs instead. It's quieter.",
          "Hendra: Good idea. So that's Wednesday at four. Thanks for understanding!",
        ],
      },
      advanced: {
        title: 'Bending the diary',
        kind: 'dialogue',
        lines: [
          "Hendra: Bu Lina, I'm ringing about Tuesday at ten. I'm afraid I'm going to have to ask you a favour: I've just been told to fly to Balikpapan that morning. Is there any chance we could push it back?",
          'Lina: These things happen. Which day did you have in mind?',
          'Hendra: Would Wednesday afternoon be at all convenient?',
          "Lina: I'm tied up with a client from two, but I ought to be done by four.",
          'Hendra: Four would suit me down to the ground. Your place?',
          "Lina: They're repainting it, so let's say the café downstairs instead.",
          'Hendra: Wednesday, four, the café. I do appreciate your flexibility.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Dua buku agenda', en: 'Two diaries' },
        instruction: {
          id: 'Lengkapi kalimat tentang Hendra dan Lina. Pakai am, is, atau are dengan bentuk -ing.',
          en: 'Complete the sentences about Hendra and Lina. Use am, is or are with the -ing form.',
        },
        items: [
          'On Tuesday morning Hendra (fly) ...',
          'So they (not meet) ...',
          'On Wednesday at two Lina (see) ...',
          'They (meet) ... at four.',
          'They (have) coffee ...',
        ],
      },
      {
        title: { id: 'Sudah pasti waktunya?', en: 'Is the time fixed?' },
        instruction: {
          id: 'Ucapkan tiap rencana: present continuous untuk janji yang pasti, going to untuk niat, will untuk ide saat ini.',
          en: 'Say each plan: present continuous for a fixed time with others, going to for a decision, will for an idea of this moment.',
        },
        items: [
          'dentist / Friday / half past nine (appointment made)',
          'learn to swim this year (you decided last week)',
          "the doorbell rings: 'I / open it'",
          'dinner / my in-laws / Sunday (they expect you)',
          "your friend's bag is heavy: 'I / carry it for you'",
        ],
      },
      {
        title: { id: 'Tidak bisa, tetapi ...', en: 'No, but ...' },
        instruction: {
          id: 'Katakan tidak bisa, beri alasan, dan tawarkan waktu lain.',
          en: "Say that you can't, give a reason and offer another time.",
        },
        items: [
          'Are you free for lunch tomorrow?',
          'Can you come to the office on Saturday at eight?',
          'We are having a farewell party for Bu Endang on Thursday night.',
          'Could we start the training an hour earlier?',
          'Shall we practise English together this evening?',
        ],
      },
      {
        title: { id: 'Cari waktu', en: 'Find a time' },
        instruction: {
          id: 'Masing-masing menulis lima rencana untuk minggu depan (Senin sampai Jumat). Tanpa memperlihatkannya, atur hal berikut; lalu salah satu harus mengubah satu janji.',
          en: 'Each of you writes five plans into next week (Monday to Friday). Without showing them, arrange the following; then one of you must change one appointment.',
        },
        items: [
          'a one-hour talk about a new website',
          'a visit to a factory in Karawang (half a day)',
          'a quick call with somebody in London (seven hours behind Jakarta in winter)',
          'Change one of them politely and confirm the new time.',
        ],
      },
    ],
    keep: [
      {
        en: "I'm meeting a client at two.",
        id: "Saya akan bertemu klien pukul dua (sudah dijanjikan). Bukan 'I meet' atau 'I will meeting'.",
      },
      { en: 'Are you free on Wednesday? / Does Wednesday suit you?', id: 'Apakah hari Rabu bisa?' },
      { en: "I'm sorry, I can't make it on Tuesday.", id: 'Maaf, hari Selasa saya tidak bisa datang.' },
      { en: 'Could we move it to Thursday instead?', id: 'Bisa dipindah ke Kamis saja?' },
      {
        en: 'Could we bring it forward to nine? / put it back to eleven?',
        id: 'Bisa dimajukan ke pukul sembilan? diundur ke pukul sebelas?',
      },
      {
        en: "How about four o'clock? / How about meeting downstairs?",
        id: "Bagaimana kalau ...? Sesudah 'How about' kata benda atau -ing.",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata kerja dalam present continuous.',
          en: 'Write the verb in the present continuous.',
        },
        items: [
          { question: 'The auditors ____ (arrive) at nine tomorrow.', answer: 'are arriving' },
          { question: 'I ____ (not go) to the fitness class tonight.', answer: 'am not going' },
          { question: 'What ____ you ____ (do) on Saturday evening?', answer: 'are ... doing' },
          { question: 'My sister ____ (get) married in August.', answer: 'is getting' },
          { question: 'We ____ (leave) for Lombok on the first boat.', answer: 'are leaving' },
        ],
      },
      {
        instruction: {
          id: 'Isi dengan satu atau dua kata yang hilang.',
          en: 'Answer with one or two words: which words are missing?',
        },
        items: [
          { question: 'Thursday is difficult. How ____ Friday?', answer: 'about' },
          { question: "I'm busy at ten. Could we meet at eleven ____? (in place of ten)", answer: 'instead' },
          { question: "I'm afraid I can't ____ it on Monday. (come)", answer: 'make' },
          { question: 'Does half past three ____ you?', answer: 'suit' },
          { question: 'Could we put the meeting ____ to next week? (later)', answer: 'back' },
          { question: 'Could we bring it ____ to Tuesday? (earlier)', answer: 'forward' },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimat yang benar.',
          en: 'Find the mistake and write the sentence correctly.',
        },
        items: [
          { question: 'I will meeting the lawyer tomorrow.', answer: "I'm meeting the lawyer tomorrow." },
          { question: 'How about to meet at the station?', answer: 'How about meeting at the station?' },
          { question: 'Are you free in Friday?', answer: 'Are you free on Friday?' },
          {
            question: 'She going to buy a house next year.',
            answer: "She's going to buy a house next year.",
          },
          { question: "I can't to come on Sunday.", answer: "I can't come on Sunday." },
        ],
      },
    ],
  },
  {
    number: 12,
    kind: 'lesson',
    words: [
      { en: 'symptom', id: 'gejala' },
      { en: 'sore throat', id: 'sakit tenggorokan' },
      { en: 'cough', id: 'batuk' },
      { en: 'fever', id: 'demam' },
      { en: 'dizzy', id: 'pusing (berputar)' },
      { en: 'stomach ache', id: 'sakit perut' },
      { en: 'prescription', id: 'resep' },
      { en: 'tablet', id: 'tablet, pil' },
      { en: 'twice a day', id: 'dua kali sehari' },
      { en: 'get worse', id: 'memburuk' },
    ],
    texts: {
      beginner: {
        title: 'Since Saturday',
        kind: 'dialogue',
        lines: [
          "Doctor: Good morning, Mr Simbolon. What's the matter?",
          'Togar: I feel terrible, doctor. I have a sore throat and a cough.',
          'Doctor: Do you have a fever?',
          'Togar: Yes, 38.5 last night. My head hurts too.',
          'Doctor: When did it start?',
          'Togar: On Saturday.',
          'Doctor: Open your mouth, please. Yes, your throat is red. Are you allergic to any medicine?',
          "Togar: No, I'm not.",
          "Doctor: Take one of these tablets twice a day, after meals. Drink a lot of water and stay at home. You shouldn't go to work for three days.",
          'Togar: Thank you, doctor.',
        ],
      },
      intermediate: {
        title: 'Three days at home',
        kind: 'dialogue',
        lines: [
          'Doctor: Good morning, Mr Simbolon. What seems to be the problem?',
          "Togar: I've had a sore throat and a bad cough since Saturday, and I feel weak.",
          'Doctor: Have you had a temperature as well?',
          'Togar: Yes, it was 38.5 last night, and my head hurts when I bend down.',
          'Doctor: Let me have a look. Your throat is very red. Are you taking any medicine at the moment, or are you allergic to anything?',
          'Togar: No, nothing.',
          "Doctor: Then take one of these tablets twice a day after meals, and drink plenty of water. You shouldn't go to work for three days. If it gets worse, come back at once.",
        ],
      },
      advanced: {
        title: "Nothing that rest won't cure",
        kind: 'dialogue',
        lines: [
          'Doctor: Do sit down, Mr Simbolon. What can I do for you?',
          "Togar: I've been feeling rotten since Saturday. It started with a sore throat, and now I can't stop coughing.",
          'Doctor: Any fever?',
          'Togar: 38.5 last night, along with a headache that gets worse whenever I bend down.',
          "Doctor: I see. Your throat is badly inflamed, but your chest sounds clear. You aren't allergic to any medication, are you?",
          'Togar: Not that I know of.',
          "Doctor: I'll prescribe tablets to be taken twice daily after meals. Get plenty of fluids, and stay off work for three days. Should you have trouble breathing, come straight back.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Catatan dokter', en: "The doctor's notes" },
        instruction: {
          id: 'Lengkapi catatan menurut dialog. Lalu tutup dan ceritakan kunjungannya.',
          en: 'Complete the notes from the dialogue. Then cover them and retell the visit.',
        },
        items: [
          'Symptoms: ...',
          'Temperature: ...',
          'Since: ...',
          'Allergies: ...',
          'Medicine: ... times a day, ... meals',
          'Advice: ...',
        ],
      },
      {
        title: { id: 'Di mana sakitnya?', en: 'Where does it hurt?' },
        instruction: {
          id: "Sebutkan masalahnya dengan dua cara, seperti 'I have a headache. / My head hurts.'",
          en: "Say the problem in two different ways, as in 'I have a headache. / My head hurts.'",
        },
        items: [
          'back',
          'stomach',
          'tooth',
          'ear',
          'throat (careful: sore)',
          'You feel that the room is turning round.',
        ],
      },
      {
        title: { id: 'Apa kata labelnya?', en: 'What does the label say?' },
        instruction: {
          id: "Jelaskan tiap label dengan kata sendiri: You have to ..., You mustn't ..., You should ...",
          en: "Explain each label in your own words: You have to ..., You mustn't ..., You should ...",
        },
        items: [
          'Take two tablets three times daily with food.',
          'Not for children under six.',
          'Shake well before use.',
          'Keep in a cool, dry place.',
          'May cause sleepiness. Do not drive.',
          'Finish the whole course.',
        ],
      },
      {
        title: { id: 'Di klinik', en: 'At the clinic' },
        instruction: {
          id: 'Guru menjadi dokter. Jelaskan sejak kapan, seberapa parah, apa yang meringankan atau memperparah; ulangi petunjuknya untuk memastikan. Lalu bertukar peran.',
          en: 'Your teacher is the doctor. Explain since when, how bad, what makes it better or worse; repeat the instructions to check them. Then change roles.',
        },
        items: [
          'You ate at a night market and have had a stomach ache since then.',
          'You twisted your ankle on the stairs this morning.',
          'Your mother, 68, is often dizzy when she stands up.',
          "You can't sleep because of work.",
        ],
      },
    ],
    keep: [
      { en: "What's the matter?", id: "Kenapa? Sakit apa? Bukan 'What's happen?'" },
      {
        en: 'I have a sore throat. / My throat hurts.',
        id: "Tenggorokan saya sakit. Bukan 'My throat is sick' atau 'I sick throat'.",
      },
      { en: "I've had a cough since Saturday.", id: 'Saya batuk sejak Sabtu (dan masih).' },
      { en: 'I feel dizzy. / I feel sick.', id: "Saya pusing. / Saya mual. 'Feel sick' = mual." },
      {
        en: 'Take one tablet twice a day after meals.',
        id: 'Minum satu tablet dua kali sehari sesudah makan. Obat: take, bukan drink.',
      },
      { en: "You shouldn't go to work.", id: 'Sebaiknya Anda tidak masuk kerja.' },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis satu kata untuk tiap penjelasan.',
          en: 'Write one word for each explanation.',
        },
        items: [
          {
            question: 'The paper from the doctor that you take to the pharmacy: a p____',
            answer: 'prescription',
          },
          { question: 'When your body is too hot because you are ill: a f____', answer: 'fever' },
          { question: 'Feeling that everything is turning round you: d____', answer: 'dizzy' },
          { question: 'Two times a day: t____ a day', answer: 'twice' },
          { question: 'A pain in one of your teeth: t____', answer: 'toothache' },
          { question: 'The place where you buy medicine: a p____', answer: 'pharmacy' },
        ],
      },
      {
        instruction: { id: 'Pilih kata yang tepat.', en: 'Choose the right word.' },
        items: [
          { question: 'My back (hurts / is sick).', answer: 'hurts' },
          { question: '(Take / Drink) two tablets before bed.', answer: 'Take' },
          { question: "I've had this cough (since / from) Monday.", answer: 'since' },
          { question: 'You (should / should to) see a dentist.', answer: 'should' },
          { question: 'My son (has / is) a fever.', answer: 'has' },
          { question: 'She feels (weak / weakly) today.', answer: 'weak' },
          {
            question: "You (mustn't / don't have to) drive after this medicine: it is dangerous.",
            answer: "mustn't",
          },
        ],
      },
      {
        instruction: { id: 'Susun kata-katanya.', en: 'Put the words in order.' },
        items: [
          { question: 'after / Take / meals / tablet / one', answer: 'Take one tablet after meals.' },
          { question: 'start / did / When / the / pain', answer: 'When did the pain start?' },
          {
            question: 'allergic / you / any / Are / medicine / to',
            answer: 'Are you allergic to any medicine?',
          },
          {
            question: "shouldn't / You / heavy / lift / anything",
            answer: "You shouldn't lift anything heavy.",
          },
          { question: 'hurts / when / It / walk / I', answer: 'It hurts when I walk.' },
        ],
      },
    ],
  },
  {
    number: 13,
    kind: 'lesson',
    words: [
      { en: 'experience', id: 'pengalaman' },
      { en: 'since', id: 'sejak' },
      { en: 'for', id: 'selama' },
      { en: 'so far', id: 'sejauh ini' },
      { en: 'train somebody', id: 'melatih seseorang' },
      { en: 'abroad', id: 'di luar negeri' },
      { en: 'run a business', id: 'menjalankan usaha' },
      { en: 'branch', id: 'cabang' },
      { en: 'career', id: 'karier' },
      { en: 'apply for', id: 'melamar' },
    ],
    texts: {
      beginner: {
        title: "Ibu Sri's bakery",
        kind: 'text',
        lines: [
          'Ibu Sri has a bakery in Solo. She opened it in 2012, so she has had it for many years. Before that she worked in a hotel kitchen for five years. She has learned a lot. She has trained twelve young bakers, and two of them have opened their own shops. She has never worked in another country, but she has been to Turkey. She has known her helper Yuli since school. Ibu Sri has made thousands of cakes so far, and she still loves the smell of bread in the morning.',
        ],
      },
      intermediate: {
        title: 'Still in love with bread',
        kind: 'text',
        lines: [
          'Ibu Sri has run a bakery in Solo since 2012. Before that, she worked in the kitchen of a large hotel for five years, where she learned to bake European bread. Since she opened her own shop, she has trained twelve young bakers, and two of them have already started businesses of their own. She has known Yuli, her first helper, since they were at school together. Although she has never worked abroad, she has travelled to Turkey to see how people bake there. So far she has made thousands of cakes, and she has not grown tired of the smell of fresh bread.',
        ],
      },
      advanced: {
        title: 'Twelve apprentices later',
        kind: 'text',
        lines: [
          'Few people in Solo have not, at some point, bought a loaf from Ibu Sri. She has been running her bakery since 2012, having spent the previous five years in a hotel kitchen, and she has never once thought of going back. Over that time she has trained a dozen young bakers, two of whom now run shops of their own, something she regards as praise rather than competition. Yuli, whom she has known since school, has been at her side from the first day. She has yet to work abroad, but a journey to Turkey has left its mark on the menu: try the sesame rings.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Sudah selesai atau belum?', en: 'Finished or not?' },
        instruction: {
          id: 'Katakan apakah sudah selesai (past) atau masih berlaku (has). Buat kalimatnya.',
          en: 'Say whether it is finished (past) or still true (has). Make a sentence.',
        },
        items: [
          'the hotel kitchen / five years',
          'the bakery / since 2012',
          'Yuli / since school',
          'twelve bakers / so far',
          'Turkey',
        ],
      },
      {
        title: { id: 'For atau since?', en: 'For or since?' },
        instruction: {
          id: 'Ucapkan kalimat lengkap tentang hidup Anda dengan for, lalu dengan since.',
          en: 'Say the whole sentence for your own life with for and then with since.',
        },
        items: [
          'I have lived in this city ...',
          'I have known my best friend ...',
          'I have had this phone ...',
          'I have been in my present job (or been a student) ...',
          "I haven't eaten ...",
        ],
      },
      {
        title: { id: 'Pernahkah Anda ...?', en: 'Have you ever ...?' },
        instruction: {
          id: 'Tanyakan kepada guru. Jika jawabannya ya, ajukan dua pertanyaan lampau: When ...? How ...?',
          en: 'Ask your teacher. If the answer is yes, ask two questions in the past: When ...? How ...?',
        },
        items: [
          'change / career',
          'speak / in front of 100 people',
          'work / at night',
          'travel / alone',
          'make / an expensive mistake at work',
        ],
      },
      {
        title: { id: 'Wawancara kerja', en: 'The job interview' },
        instruction: {
          id: 'Guru mewawancarai Anda untuk pekerjaan yang Anda inginkan. Bersiap tiga menit, lalu bicara.',
          en: 'Your teacher interviews you for a job that you would like. Prepare for three minutes, then talk.',
        },
        items: [
          'Tell me about your work experience.',
          'How long have you been in your present position?',
          'What have you learned there?',
          'Have you ever led a team or organised an event?',
          'Why did you apply for this job?',
          "Is there anything that you haven't done yet but would like to do?",
        ],
      },
    ],
    keep: [
      {
        en: 'I have worked here for six years.',
        id: "Saya sudah enam tahun bekerja di sini (dan masih). Bukan 'I work here since six years'.",
      },
      { en: 'for two months / since March', id: 'for + lamanya; since + titik mulai.' },
      { en: 'I worked there for six years.', id: 'Dulu saya bekerja di sana enam tahun (sudah selesai).' },
      {
        en: 'Have you ever been to Japan?',
        id: "Pernahkah Anda ke Jepang? 'Been to' = pernah pergi dan sudah kembali.",
      },
      {
        en: "I've never worked abroad.",
        id: "Saya belum pernah bekerja di luar negeri. Never sudah negatif: bukan 'haven't never'.",
      },
      { en: 'I opened it in 2012.', id: "Ada waktu lampau yang jelas: past, bukan 'have opened in 2012'." },
    ],
    practice: [
      {
        instruction: { id: 'Isi dengan for atau since.', en: 'Write for or since.' },
        items: [
          { question: 'She has been a midwife ____ 2008.', answer: 'since' },
          { question: "We've waited ____ forty minutes.", answer: 'for' },
          { question: "They've lived in Kupang ____ they got married.", answer: 'since' },
          { question: "I've had this backpack ____ ages.", answer: 'for' },
          { question: "He hasn't called ____ last week.", answer: 'since' },
          { question: 'The shop has been closed ____ three days.', answer: 'for' },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata kerja: present perfect atau past simple.',
          en: 'Write the verb: present perfect or past simple.',
        },
        items: [
          { question: 'I ____ (start) my first job in 2015.', answer: 'started' },
          { question: 'Our company ____ (open) two new branches so far this year.', answer: 'has opened' },
          { question: '____ you ever ____ (drive) a lorry?', answer: 'Have ... driven' },
          { question: 'Wulan ____ (leave) the bank two years ago.', answer: 'left' },
          { question: 'They ____ (know) each other since primary school.', answer: 'have known' },
          { question: 'He ____ (never / miss) a deadline.', answer: 'has never missed' },
        ],
      },
      {
        instruction: {
          id: 'Gabungkan menjadi satu kalimat dengan for atau since.',
          en: 'Join the facts in one sentence with for or since.',
        },
        items: [
          {
            question: 'Anton bought his van three years ago. He still has it. (Anton has had / for)',
            answer: 'Anton has had his van for three years.',
          },
          {
            question: "I met Priya in 2020. I still know her. (I've known / since)",
            answer: "I've known Priya since 2020.",
          },
          {
            question: "They moved to Jayapura in May. They still live there. (They've lived / since)",
            answer: "They've lived in Jayapura since May.",
          },
          {
            question: "She became a manager six months ago. She still is. (She's been / for)",
            answer: "She's been a manager for six months.",
          },
          {
            question: "We joined this club last year. We are still members. (We've been / since)",
            answer: "We've been members of this club since last year.",
          },
        ],
      },
    ],
  },
  {
    number: 14,
    kind: 'lesson',
    words: [
      { en: 'subject line', id: 'baris subjek' },
      { en: 'attach', id: 'melampirkan' },
      { en: 'attachment', id: 'lampiran' },
      { en: 'reply', id: 'membalas; balasan' },
      { en: 'regarding', id: 'mengenai' },
      { en: 'look forward to', id: 'menantikan' },
      { en: 'inconvenience', id: 'ketidaknyamanan' },
      { en: 'kind regards', id: 'salam hormat' },
      { en: 'formal', id: 'resmi' },
      { en: 'request', id: 'permintaan' },
    ],
    texts: {
      beginner: {
        title: 'A short e-mail',
        kind: 'text',
        lines: [
          'Subject: Training on 6 May',
          'Dear Mr Carter,',
          'My name is Wayan Sudira. I work for Hotel Melati in Ubud. Thank you for your e-mail. Twelve people from our hotel would like to join your training on 6 May. I have two questions. What time does it start? Can we pay after the training? Please find the list of names attached. Two people do not eat meat. I hope that is not a problem. I look forward to your reply.',
          'Kind regards,',
          'Wayan Sudira',
        ],
      },
      intermediate: {
        title: 'Twelve guests for a course',
        kind: 'text',
        lines: [
          'Subject: Training on 6 May: number of participants',
          'Dear Mr Carter,',
          'Thank you for your e-mail of Monday and for the programme. I am writing to let you know that twelve members of our staff would like to join the training on 6 May. The list of names is attached. Please note that two of them are vegetarians. I also have two questions: could you tell me what time the training starts, and would it be possible to pay afterwards? I am sorry for the late reply, and I look forward to hearing from you.',
          'Kind regards,',
          'Wayan Sudira, Hotel Melati, Ubud',
        ],
      },
      advanced: {
        title: 'A well-made request',
        kind: 'text',
        lines: [
          'Subject: Training on 6 May: participants and two queries',
          'Dear Mr Carter,',
          'Many thanks for sending the programme, and my apologies for not getting back to you sooner. I am pleased to confirm that twelve of our staff would like to attend on 6 May; please find their names attached. You will see that two of them are vegetarian, so we would be grateful if lunch could be arranged accordingly. Might I ask when the first session begins, and whether payment after the event would be acceptable? Should you need anything further, please do not hesitate to contact me.',
          'Kind regards,',
          'Wayan Sudira, Hotel Melati, Ubud',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Kerangka email', en: 'The bones of an e-mail' },
        instruction: {
          id: 'Temukan bagian ini dalam email dan bacakan.',
          en: 'Find these parts in the e-mail and read them aloud.',
        },
        items: [
          'the greeting',
          'the thank-you',
          'the reason for writing',
          'the two questions',
          'the words about the attachment',
          'the closing',
        ],
      },
      {
        title: { id: 'Terlalu singkat, terlalu kasar', en: 'Too short, too rough' },
        instruction: {
          id: 'Ubah tiap kalimat agar pantas untuk pelanggan yang belum Anda kenal dekat.',
          en: 'Make each line fit for a customer whom you do not know well.',
        },
        items: [
          'Hi bro,',
          'Send the price list now.',
          'I want to change the date.',
          'You forgot the attachment.',
          'Answer quickly.',
          'OK bye',
        ],
      },
      {
        title: { id: 'Resmi atau akrab?', en: 'Formal or friendly?' },
        instruction: {
          id: 'Tentukan mana yang resmi di tiap pasang. Lalu pakai dalam kalimat.',
          en: 'Say for each pair which one is formal. Then use it in a sentence.',
        },
        items: [
          'Thanks a lot. / Thank you very much.',
          "I'm writing about ... / Just a quick note about ...",
          'Sorry for the trouble. / We apologise for the inconvenience.',
          'Let me know. / I look forward to hearing from you.',
          'Could you please confirm ...? / Is that OK with you?',
        ],
      },
      {
        title: { id: 'Tulislah', en: 'Write it' },
        instruction: {
          id: 'Pilih dua dan tulis masing-masing 60 sampai 80 kata: subjek, sapaan, alasan, perincian, penutup. Bacakan kepada guru.',
          en: 'Choose two and write 60 to 80 words each: subject line, greeting, reason, details, closing. Read them to your teacher.',
        },
        items: [
          'To a hotel in Singapore: ask about a meeting room for fifteen people on 9 July.',
          "To your manager: you need two days off next week for your sister's wedding.",
          'To a supplier: the cloth that arrived is blue, but you ordered green. Stay polite.',
          'To a colleague: thank him for his help and send the photos of the event.',
        ],
      },
    ],
    keep: [
      {
        en: 'Dear Ms Wong, ... Kind regards,',
        id: "Pembuka dan penutup resmi. Mr/Ms + nama keluarga: bukan 'Dear Mr Wayan' kepada orang asing.",
      },
      {
        en: 'I am writing to ask about ...',
        id: "Saya menulis untuk menanyakan ... Bukan 'I write this e-mail because I want ask'.",
      },
      { en: 'Please find the list attached.', id: 'Daftarnya terlampir.' },
      {
        en: 'I would be grateful if you could send ...',
        id: 'Saya berterima kasih bila Anda berkenan mengirim ...',
      },
      { en: 'We apologise for the delay.', id: 'Kami mohon maaf atas keterlambatan.' },
      {
        en: 'I look forward to hearing from you.',
        id: "Saya menantikan kabar dari Anda. Sesudah 'look forward to': kata benda atau -ing.",
      },
    ],
    practice: [
      {
        instruction: { id: 'Tulis kata yang hilang.', en: 'Write the missing word.' },
        items: [
          { question: 'Thank you ____ your e-mail of 3 April.', answer: 'for' },
          { question: 'I look forward ____ meeting you.', answer: 'to' },
          { question: 'Please find the invoice ____. (as a file)', answer: 'attached' },
          { question: 'I am writing ____ ask about your prices.', answer: 'to' },
          { question: 'We apologise ____ the inconvenience.', answer: 'for' },
          { question: 'Kind ____, Bagus Prasetyo', answer: 'regards' },
        ],
      },
      {
        instruction: {
          id: 'Kalimat mana yang lebih pantas untuk pelanggan? Tulis hurufnya.',
          en: 'Which line is better for a customer? Write the letter.',
        },
        items: [
          { question: 'A I want the catalogue. B Could you please send me the catalogue?', answer: 'B' },
          { question: 'A I am afraid the goods have not arrived. B Where are my goods?', answer: 'A' },
          { question: 'A Hey there! B Dear Ms Evans,', answer: 'B' },
          { question: 'A Tell me soon. B I look forward to your reply.', answer: 'B' },
          { question: 'A We would be happy to help. B No problem, bro.', answer: 'A' },
        ],
      },
      {
        instruction: {
          id: 'Urutkan bagian email: huruf mana yang pertama, kedua, dan seterusnya?',
          en: 'Put the parts of the e-mail in order: which letter comes first, second, and so on?',
        },
        items: [
          {
            question: 'A Kind regards, B Dear Mr Obi, C I am writing to confirm your room. (three letters)',
            answer: 'B, C, A',
          },
          {
            question:
              'A The price is attached. B Thank you for your question. C Please let me know by Friday. (three letters)',
            answer: 'B, A, C',
          },
          {
            question:
              'A Could we move it to Tuesday? B Unfortunately, I am ill. C I am writing about our meeting on Monday. (three letters)',
            answer: 'C, B, A',
          },
          {
            question:
              'A Thank you in advance. B Dear Dr Halim, C Could you send me the report? (three letters)',
            answer: 'B, C, A',
          },
          {
            question:
              'A Dear Sir or Madam, B I saw your advertisement in the newspaper. C Yours faithfully, (three letters)',
            answer: 'A, B, C',
          },
        ],
      },
    ],
  },
  {
    number: 15,
    kind: 'lesson',
    words: [
      { en: 'complain', id: 'mengeluh' },
      { en: 'advice', id: 'nasihat, saran' },
      { en: 'suggest', id: 'menyarankan' },
      { en: 'leak', id: 'bocor' },
      { en: 'landlord', id: 'pemilik rumah sewa' },
      { en: 'deal with', id: 'menangani' },
      { en: 'drip', id: 'menetes' },
      { en: 'properly', id: 'dengan semestinya' },
      { en: 'ignore', id: 'mengabaikan' },
      { en: 'if I were you', id: 'kalau saya jadi Anda' },
    ],
    texts: {
      beginner: {
        title: 'Water from the roof',
        kind: 'dialogue',
        lines: [
          "Claire: You look tired, Faisal. What's wrong?",
          'Faisal: My roof has a problem. When it rains, water comes into my bedroom.',
          'Claire: Oh no! Did you tell your landlord?',
          'Faisal: Yes, I called him twice, but he never comes.',
          'Claire: You should send him photos. And you should write the date on them.',
          "Faisal: That's a good idea. What about my bed? It's wet.",
          "Claire: Why don't you move it to the other room? You shouldn't sleep in a wet bed.",
          "Faisal: You're right. I'll do it tonight.",
          'Claire: Do you want some help?',
          'Faisal: Yes, please!',
        ],
      },
      intermediate: {
        title: 'A landlord who never comes',
        kind: 'dialogue',
        lines: [
          'Claire: You look exhausted, Faisal. Is anything the matter?',
          "Faisal: My roof is leaking. Every time it rains, water drips onto my bed, so I can't sleep properly.",
          'Claire: How annoying! Have you told your landlord?',
          "Faisal: I've rung him twice. He says he'll come, but he never does.",
          "Claire: If I were you, I'd send him photos with the date on them. It's harder to ignore a picture.",
          "Faisal: That's worth trying. But what if he still doesn't come?",
          "Claire: You could ask a neighbour how they dealt with it. And why don't you move the bed in the meantime?",
          'Faisal: Good thinking. Could you give me a hand tonight?',
        ],
      },
      advanced: {
        title: 'Dripping on deaf ears',
        kind: 'dialogue',
        lines: [
          "Claire: You look as if you haven't slept for a week. What's up?",
          'Faisal: I barely have. My roof leaks, and the drip lands precisely on my pillow.',
          'Claire: Surely your landlord has to see to that?',
          "Faisal: I've rung him twice. He's charming on the phone, and then nothing happens.",
          "Claire: If I were in your shoes, I'd put it in writing, with dated photos. That tends to concentrate the mind.",
          'Faisal: And supposing he ignores that as well?',
          "Claire: It might be worth asking your neighbours whether they've had the same trouble; three complaints carry more weight than one. Meanwhile, shall I help you shift that bed?",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Masalah, saran, tanggapan', en: 'Problem, advice, reaction' },
        instruction: {
          id: 'Lengkapi secara lisan menurut dialog.',
          en: 'Complete the table aloud from the dialogue.',
        },
        items: [
          'The problem: when it rains, ...',
          'What Faisal has already done: ...',
          'The landlord: ...',
          "Claire's first piece of advice: ...",
          'Her second piece of advice: ...',
          "Faisal's reaction: ...",
        ],
      },
      {
        title: { id: 'Empat cara memberi saran', en: 'Four ways to advise' },
        instruction: {
          id: "Sampaikan saran dalam kurung empat kali: You should ..., Why don't you ...?, You could ..., If I were you, I'd ...",
          en: "Give the advice in brackets four times: You should ..., Why don't you ...?, You could ..., If I were you, I'd ...",
        },
        items: [
          "I'm always late for work. (leave earlier)",
          'My phone is dead by noon. (buy a new battery)',
          "I can't remember new words. (write them on cards)",
          "My neighbour's music is too loud. (talk to him)",
        ],
      },
      {
        title: { id: 'Jangan buru-buru', en: 'Not so fast' },
        instruction: {
          id: 'Guru memberi saran yang kurang membantu. Berterima kasihlah, katakan mengapa sulit, dan minta ide lain.',
          en: 'Your teacher gives advice that does not help. Thank him or her, say why it is difficult and ask for another idea.',
        },
        items: [
          'Just look for a new job.',
          'You should move to another city.',
          "Why don't you buy a car?",
          "If I were you, I'd say nothing.",
        ],
      },
      {
        title: { id: 'Meja saran', en: 'The advice desk' },
        instruction: {
          id: 'Satu orang menjelaskan masalah dalam empat kalimat, yang lain bertanya dua kali sebelum memberi saran. Bertukar peran.',
          en: 'One explains the problem in four sentences, the other asks two questions before giving advice. Change roles.',
        },
        items: [
          'A colleague takes my ideas and tells the boss that they are his.',
          'My teenage daughter never goes to sleep before two.',
          'I lent a cousin money, and he does not mention it any more.',
          'I have to give a talk in English next month.',
          'A real (not too private) problem of yours',
        ],
      },
    ],
    keep: [
      {
        en: 'You should talk to her.',
        id: "Sebaiknya Anda bicara dengannya. should + kata kerja dasar: bukan 'should to talk'.",
      },
      { en: "Why don't you ask a neighbour?", id: 'Bagaimana kalau Anda bertanya kepada tetangga?' },
      { en: "If I were you, I'd write it down.", id: 'Kalau saya jadi Anda, saya akan mencatatnya.' },
      { en: 'some advice / a piece of advice', id: "nasihat. Tanpa -s: bukan 'advices'." },
      {
        en: 'I suggest calling him. / I suggest that you call him.',
        id: "Saya sarankan meneleponnya. Bukan 'I suggest you to call'.",
      },
      {
        en: "That's worth trying. / I'm not sure that would work.",
        id: 'Layak dicoba. / Saya kurang yakin itu berhasil.',
      },
    ],
    practice: [
      {
        instruction: { id: 'Lengkapi sarannya dengan satu kata.', en: 'Complete the advice with one word.' },
        items: [
          { question: "If I ____ you, I'd keep the receipt.", answer: 'were' },
          { question: 'Why ____ you take the stairs?', answer: "don't" },
          { question: "You ____ to see this film; it's wonderful. (begins with o)", answer: 'ought' },
          { question: 'How about ____ (ask) for a refund?', answer: 'asking' },
          {
            question: "You'd ____ take an umbrella: look at those clouds. (begins with b)",
            answer: 'better',
          },
          { question: "It's worth ____ (read) the small print.", answer: 'reading' },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimat yang benar.',
          en: 'Find the mistake and write the sentence correctly.',
        },
        items: [
          { question: 'You should to drink less coffee.', answer: 'You should drink less coffee.' },
          { question: 'She gave me a good advice.', answer: 'She gave me some good advice.' },
          { question: 'I suggest you to wait.', answer: 'I suggest that you wait.' },
          { question: "If I am you, I'd apologise.", answer: "If I were you, I'd apologise." },
          { question: "Why you don't call them?", answer: "Why don't you call them?" },
        ],
      },
      {
        instruction: {
          id: 'Pilih akhir yang tepat untuk tiap masalah. Tulis hurufnya.',
          en: 'Choose the right ending for each problem. Write the letter.',
        },
        items: [
          {
            question:
              'My eyes hurt after work. A You should rest them every hour. B You should clean your shoes.',
            answer: 'A',
          },
          {
            question: "The tap drips all night. A Why don't you call a plumber? B Why don't you water it?",
            answer: 'A',
          },
          {
            question:
              "I can't find my keys again. A You could lock the keys away. B You could hang them by the door.",
            answer: 'B',
          },
          {
            question:
              "I feel nervous before meetings. A If I were you, I'd prepare a few notes. B If I were you, I'd arrive late.",
            answer: 'A',
          },
          {
            question:
              "The parcel came without the lamp. A You shouldn't open the window. B You should write to the seller.",
            answer: 'B',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
