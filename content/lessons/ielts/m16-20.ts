import type { MeetingMaterial } from '../types.ts';

export const meetings16to20 = [
  {
    number: 16,
    kind: 'lesson',
    words: [
      {
        en: 'examiner',
        id: 'penguji',
      },
      {
        en: 'hometown',
        id: 'kota asal',
      },
      {
        en: 'familiar topic',
        id: 'topik akrab',
      },
      {
        en: 'extend',
        id: 'memperpanjang',
      },
      {
        en: 'fluency',
        id: 'kelancaran',
      },
      {
        en: 'hesitation',
        id: 'keraguan bicara',
      },
      {
        en: 'nowadays',
        id: 'sekarang',
      },
      {
        en: 'whenever',
        id: 'setiap kali',
      },
      {
        en: 'to be honest',
        id: 'sejujurnya',
      },
    ],
    texts: {
      beginner: {
        title: 'Part 1 with Andre',
        kind: 'dialogue',
        lines: [
          "Examiner: Let's talk about your hometown. Where are you from?",
          "Andre: I'm from Bitung, a port in North Sulawesi. It's famous for tuna.",
          'Examiner: What do you like about it?',
          'Andre: I like the sea. My house is near the harbour, so I hear the ships every morning.',
          'Examiner: Do you often cook?',
          'Andre: Not very often, because I come home late. But on Sundays I make fish soup with my father.',
          'Examiner: Did you cook as a child?',
          'Andre: Yes, I did. I washed the rice, and I often forgot the salt!',
        ],
      },
      intermediate: {
        title: 'Part 1 with Andre',
        kind: 'dialogue',
        lines: [
          "Examiner: Let's talk about your hometown. Where do you come from?",
          "Andre: I come from Bitung, which is a port in North Sulawesi. It's best known for its tuna.",
          'Examiner: What do you like most about it?',
          'Andre: Definitely the sea. As we live close to the harbour, I wake up to the sound of ships.',
          'Examiner: How often do you cook?',
          "Andre: Not as often as I'd like to, since I usually get home late. On Sundays, though, my father and I make fish soup.",
          'Examiner: Did you cook as a child?',
          'Andre: I used to wash the rice, and I was forever forgetting the salt.',
        ],
      },
      advanced: {
        title: 'Part 1 with Andre',
        kind: 'dialogue',
        lines: [
          "Examiner: Let's talk about your hometown. Where is it?",
          "Andre: It's Bitung, a busy little port at the northern tip of Sulawesi, where just about everything revolves around tuna.",
          'Examiner: What appeals to you about it?',
          "Andre: Being so close to the water, I suppose. You can't oversleep in a house next to a harbour.",
          'Examiner: How often do you cook?',
          "Andre: Hardly ever on weekdays, I'm afraid; by the time I'm home, I'm too worn out. Sunday's fish soup with my father is sacred, though.",
          'Examiner: Did you cook as a child?',
          'Andre: If you count washing rice. I was famous for leaving out the salt.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Jawaban + satu',
          en: 'Answer plus one',
        },
        instruction: {
          id: 'Perhatikan apa yang ditambahkan Andre pada setiap jawaban.',
          en: 'Look at what Andre adds to each answer.',
        },
        items: [
          'Where is he from, and what is the extra fact?',
          'What does he like, and why?',
          'How often does he cook, and when is it different?',
          'Did he cook as a child? What makes the answer lively?',
        ],
      },
      {
        title: {
          id: 'Dua atau tiga kalimat',
          en: 'Two or three sentences',
        },
        instruction: {
          id: 'Jawab lalu tambah alasan, contoh, atau perbandingan. Tanpa hafalan!',
          en: 'Answer, then add a reason, an example or a comparison. Nothing memorised!',
        },
        items: [
          'Do you work or are you a student?',
          'What do you usually do in the evening?',
          'Do you prefer tea or coffee?',
          'Is your area good for families?',
          'Did you like drawing as a child?',
          'Would you like to change your name?',
        ],
      },
      {
        title: {
          id: 'Part 1 sungguhan',
          en: 'A real Part 1',
        },
        instruction: {
          id: 'Lima menit, tiga topik, tanpa henti; guru menandai tiga jawaban terbaik.',
          en: 'Five minutes, three topics, no stops; your teacher marks the three best answers.',
        },
        items: [
          'Topic 1: work, studies or home',
          'Topic 2: weather, shoes, birthdays or rain',
          'Topic 3: photos, neighbours, bags or sleep',
          "If you don't understand: Sorry, could you repeat that?",
        ],
      },
    ],
    keep: [
      {
        en: "Not as often as I'd like to.",
        id: 'Tidak sesering yang saya inginkan.',
      },
      {
        en: 'It depends. On weekdays I ... , but ...',
        id: 'Tergantung. Pada hari kerja saya ... , tetapi ...',
      },
      {
        en: 'I used to hate rain.',
        id: 'Dulu saya benci hujan. (pertanyaan masa kecil: jawab dengan bentuk lampau)',
      },
      {
        en: "I've never really thought about that, but ...",
        id: 'Belum pernah saya pikirkan, tetapi ... (mengulur waktu secara wajar)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih jawaban Part 1 yang lebih baik: a atau b.',
          en: 'Choose the better Part 1 answer: a or b.',
        },
        items: [
          {
            question:
              'Do you like music? a Yes, I do. b I do, especially while cooking, because it makes me faster.',
            answer: 'b',
          },
          {
            question:
              "Do you walk a lot? a Walking is a healthy activity for all humans of the world. b Quite a lot; I walk my neighbour's dog most evenings.",
            answer: 'b',
          },
          {
            question:
              'Did you have a bicycle? a I did, a red one that I shared with two sisters. b I have a bicycle.',
            answer: 'a',
          },
          {
            question:
              "Where do you live? a In a flat near the canal, so it's full of mosquitoes in March. b Yes.",
            answer: 'a',
          },
          {
            question:
              "Is there a park near you? a Sorry, I prepared another topic. b There is, although it's hardly bigger than a tennis court.",
            answer: 'b',
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
            question: 'I ____ in Solo since 2019. (live)',
            answer: 'have lived',
          },
          {
            question: 'When I was six, I ____ my tooth on a mango stone. (break)',
            answer: 'broke',
          },
          {
            question: "I'm used to ____ up early. (get)",
            answer: 'getting',
          },
          {
            question: 'At the moment I ____ to drive. (learn)',
            answer: 'am learning',
          },
          {
            question: "I'd like ____ Sumba one day. (visit)",
            answer: 'to visit',
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
        en: 'cue card',
        id: 'kartu topik',
      },
      {
        en: 'prompt',
        id: 'butir pada kartu',
      },
      {
        en: 'describe',
        id: 'menggambarkan',
      },
      {
        en: 'memorable',
        id: 'tak terlupakan',
      },
      {
        en: 'notes',
        id: 'catatan',
      },
      {
        en: 'at first',
        id: 'awalnya',
      },
      {
        en: 'looking back',
        id: 'kalau diingat lagi',
      },
      {
        en: 'long turn',
        id: 'giliran bicara panjang',
      },
      {
        en: 'round off',
        id: 'menutup',
      },
    ],
    texts: {
      beginner: {
        title: 'A present I remember',
        kind: 'text',
        lines: [
          "I'd like to talk about a present that I got when I was ten. It was an old radio. My grandmother gave it to me on the last day of school in Blitar. It was brown and heavy, and one button was missing. At first I was sad because I wanted a bicycle. But in the evening we listened to a story from Australia, and I understood one word: 'kangaroo'. That day I wanted to learn English. I still have the radio. It doesn't work now, but I'll never sell it.",
        ],
      },
      intermediate: {
        title: 'A present I remember',
        kind: 'text',
        lines: [
          "I'm going to describe a present I was given when I was ten, which was an old radio. My grandmother handed it to me on the last day of school, in her kitchen in Blitar. It was brown and surprisingly heavy, with one button missing. To be honest, I was disappointed at first, because I'd been dreaming of a bicycle. That evening, however, we found a station from Australia, and in the middle of a story I understood a single word, 'kangaroo'. That's when I decided to learn English. Although it no longer works, I wouldn't sell it for anything.",
        ],
      },
      advanced: {
        title: 'A present I remember',
        kind: 'text',
        lines: [
          "The present that comes to mind is one I very nearly failed to appreciate: an old radio. I must have been ten; it was the last day of school, and my grandmother pressed the thing into my arms in her kitchen in Blitar. Brown, heavy as a brick and short of one button, it was emphatically not the bicycle I'd set my heart on. Then, that same evening, out of the crackle came a story from Australia and, in it, one word I knew: 'kangaroo'. Looking back, I'd say my whole career started there. It hasn't made a sound for years, but money couldn't buy it.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Kartu dan jawabannya',
          en: 'The card and the answer',
        },
        instruction: {
          id: 'Kartu: Describe a present you remember. Cari jawaban untuk setiap butir.',
          en: 'Card: Describe a present you remember. Find the answer to each prompt.',
        },
        items: [
          'what it was',
          'who gave it to you and when',
          'how you felt at first',
          'and explain why you remember it',
          'Which sentence opens, and which one rounds off?',
        ],
      },
      {
        title: {
          id: 'Catatan satu menit',
          en: 'One-minute notes',
        },
        instruction: {
          id: 'Satu menit, paling banyak sepuluh kata, satu kata untuk setiap butir.',
          en: 'One minute, ten words at most, a word or two for each prompt.',
        },
        items: [
          'Describe a journey that took longer than planned.',
          'Describe somebody who is good at explaining things.',
          'Describe a place where you like to think.',
        ],
      },
      {
        title: {
          id: 'Dua menit penuh',
          en: 'Two full minutes',
        },
        instruction: {
          id: 'Bicara sampai guru berhenti mencatat waktu; lalu jawab satu pertanyaan singkat.',
          en: 'Talk until your teacher stops the clock; then answer one short question.',
        },
        items: [
          'Minute plan: open (10 seconds), prompts 1-3 (70 seconds), why (30 seconds), round off (10 seconds)',
          "If you run dry: 'Another thing I remember is ... ' / 'What I didn't know then was ...'",
          'Do the same card again: longer, with better words.',
        ],
      },
    ],
    keep: [
      {
        en: "I'd like to talk about a present I was given.",
        id: 'Saya ingin bercerita tentang hadiah yang saya terima.',
      },
      {
        en: 'At first I was disappointed.',
        id: 'Awalnya saya kecewa. (at first, bukan firstly, untuk cerita)',
      },
      {
        en: "Looking back, I'm glad it happened.",
        id: 'Kalau diingat lagi, saya bersyukur itu terjadi.',
      },
      {
        en: 'What struck me most was the smell.',
        id: 'Yang paling berkesan adalah baunya. (what ... was)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan: at first, in the end, looking back, another, reason.',
          en: 'Complete with: at first, in the end, looking back, another, reason.',
        },
        items: [
          {
            question: "____ I didn't like the place, but soon I loved it.",
            answer: 'At first',
          },
          {
            question: 'After three hours we ____ found the waterfall.',
            answer: 'in the end',
          },
          {
            question: '____, I see that he was right.',
            answer: 'Looking back',
          },
          {
            question: '____ thing I remember is her laugh.',
            answer: 'Another',
          },
          {
            question: 'The ____ why I chose it is simple.',
            answer: 'reason',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis bentuk lampau.',
          en: 'Write the past form.',
        },
        items: [
          {
            question: 'We ____ our way in the fog. (lose)',
            answer: 'lost',
          },
          {
            question: 'He ____ me how to whistle. (teach)',
            answer: 'taught',
          },
          {
            question: 'It ____ like rain. (smell)',
            answer: 'smelled',
          },
          {
            question: 'They ____ us with tea. (welcome)',
            answer: 'welcomed',
          },
          {
            question: 'I ____ asleep on the deck. (fall)',
            answer: 'fell',
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
        en: 'abstract',
        id: 'abstrak',
      },
      {
        en: 'generation',
        id: 'generasi',
      },
      {
        en: 'compare',
        id: 'membandingkan',
      },
      {
        en: 'speculate',
        id: 'menduga',
      },
      {
        en: 'on the whole',
        id: 'pada umumnya',
      },
      {
        en: 'whereas',
        id: 'sedangkan',
      },
      {
        en: 'tend to',
        id: 'cenderung',
      },
      {
        en: 'trend',
        id: 'kecenderungan',
      },
      {
        en: 'impact',
        id: 'dampak',
      },
      {
        en: 'society',
        id: 'masyarakat',
      },
    ],
    texts: {
      beginner: {
        title: 'Part 3: giving presents',
        kind: 'dialogue',
        lines: [
          'Examiner: Do people give more presents today than in the past?',
          'Sinta: Yes, I think so. In the past people gave food or things they made. Today they buy presents online.',
          'Examiner: Is it a good change?',
          "Sinta: Yes and no. It's easy, but it's less personal.",
          'Examiner: Why do companies give presents?',
          'Sinta: Maybe they want people to remember them.',
          'Examiner: Will this change in the future?',
          'Sinta: Perhaps people will give time, not things. For example, they might cook together. I hope so, because many homes are full.',
        ],
      },
      intermediate: {
        title: 'Part 3: giving presents',
        kind: 'dialogue',
        lines: [
          'Examiner: Do people give more presents nowadays than they used to?',
          "Sinta: On the whole, yes. My grandparents' generation gave food or handmade things, whereas today most presents are ordered online.",
          'Examiner: Would you call that a positive change?',
          "Sinta: It depends on how you look at it. It's certainly convenient, but it tends to be less personal.",
          'Examiner: Why might companies give presents?',
          "Sinta: I suppose they'd like to be remembered.",
          'Examiner: How will this change in future?',
          'Sinta: People may well start giving time instead of things, such as a meal cooked together, simply because their homes are full.',
        ],
      },
      advanced: {
        title: 'Part 3: giving presents',
        kind: 'dialogue',
        lines: [
          'Examiner: Is present-giving more widespread now than in the past?',
          "Sinta: By and large, I'd say so, though its nature has changed. My grandparents' generation gave what they had grown or made, whereas ours gives what two clicks will deliver.",
          'Examiner: Is that a change for the better?',
          'Sinta: In terms of convenience, undoubtedly. What gets lost is the personal touch.',
          'Examiner: What motivates companies to give presents?',
          "Sinta: Presumably they're buying a place in our memory.",
          'Examiner: How might things develop?',
          "Sinta: With homes as full as they are, I wouldn't be surprised if time became the gift of choice, a shared meal, say.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Empat macam pertanyaan Part 3',
          en: 'Four kinds of Part 3 question',
        },
        instruction: {
          id: 'Cocokkan pertanyaan di teks dengan jenisnya, lalu kutip jawaban Sinta.',
          en: "Match the questions in the text with their kind and quote Sinta's answer.",
        },
        items: [
          'compare past and present',
          'evaluate: good or bad?',
          'give reasons',
          'speculate about the future',
        ],
      },
      {
        title: {
          id: 'Menaikkan ke tingkat umum',
          en: 'From personal to general',
        },
        instruction: {
          id: 'Ubah jawaban pribadi menjadi jawaban tentang masyarakat.',
          en: 'Turn the personal answer into one about society.',
        },
        items: [
          'I like shopping with my mum. (Families tend to ...)',
          'My village has no cinema.',
          'My brother works at night.',
          'I read on my phone.',
        ],
      },
      {
        title: {
          id: 'Part 3, lima menit',
          en: 'Part 3, five minutes',
        },
        instruction: {
          id: 'Diskusikan; setiap jawaban tiga sampai lima kalimat.',
          en: 'Discuss; three to five sentences for every answer.',
        },
        items: [
          'How is the way people learn today different from fifty years ago?',
          'Is it better to travel alone or in a group? Compare two views.',
          'Why do some people collect old things?',
          'What impact might robots have on small towns?',
          'Who should pay for museums?',
        ],
      },
    ],
    keep: [
      {
        en: 'In the past ... , whereas nowadays ...',
        id: 'Dulu ... , sedangkan sekarang ...',
      },
      {
        en: 'On the whole, people tend to spend more.',
        id: 'Pada umumnya orang cenderung berbelanja lebih banyak.',
      },
      {
        en: 'It may well become more common.',
        id: 'Bisa jadi akan makin umum. (may well = kemungkinan besar)',
      },
      {
        en: 'Some would argue that it is wasteful; others see it as kind.',
        id: 'Sebagian berpendapat itu boros; yang lain menganggapnya baik.',
      },
      {
        en: "I wouldn't be surprised if it disappeared.",
        id: 'Saya tidak heran kalau itu hilang. (if + past)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Urutkan dari yang paling mungkin terjadi (1) sampai yang paling tidak mungkin (5).',
          en: 'Put in order from most likely (1) to least likely (5).',
        },
        items: [
          {
            question: 'It is bound to happen.',
            answer: '1',
          },
          {
            question: 'It will probably happen.',
            answer: '2',
          },
          {
            question: 'It might happen.',
            answer: '3',
          },
          {
            question: "It probably won't happen.",
            answer: '4',
          },
          {
            question: 'It is impossible.',
            answer: '5',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: whereas, tend, whole, view, impact.',
          en: 'Complete with: whereas, tend, whole, view, impact.',
        },
        items: [
          {
            question: 'Young people ____ to move to cities.',
            answer: 'tend',
          },
          {
            question: 'On the ____, roads are safer now.',
            answer: 'whole',
          },
          {
            question: 'Tourism has a huge ____ on water supplies.',
            answer: 'impact',
          },
          {
            question: 'My parents wrote letters, ____ we send messages.',
            answer: 'whereas',
          },
          {
            question: "From a teacher's point of ____, small classes are ideal.",
            answer: 'view',
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
        en: 'highlight',
        id: 'menandai',
      },
      {
        en: 'scroll',
        id: 'menggulir',
      },
      {
        en: 'flag',
        id: 'menandai untuk ditinjau',
      },
      {
        en: 'word count',
        id: 'jumlah kata',
      },
      {
        en: 'review',
        id: 'meninjau ulang',
      },
      {
        en: 'headphones',
        id: 'penyuara telinga',
      },
      {
        en: 'keyboard',
        id: 'papan ketik',
      },
      {
        en: 'countdown',
        id: 'hitung mundur',
      },
      {
        en: 'split screen',
        id: 'layar terbagi',
      },
    ],
    texts: {
      beginner: {
        title: 'Bayu and the clock',
        kind: 'text',
        lines: [
          'Bayu takes IELTS on a computer in Denpasar. On the left of the screen is the text, on the right are the questions. He highlights names and dates with the mouse. He does not stay at a hard question. He flags it and moves on. The clock at the top shows how many minutes are left. In Writing he sees the number of words, so he does not have to count. He types slowly, so he practised every day for a month. At the end of Listening he has two minutes to check.',
        ],
      },
      intermediate: {
        title: 'Bayu and the clock',
        kind: 'text',
        lines: [
          'Since paper tests have ended in most countries, Bayu is sitting IELTS on a computer in Denpasar. In Reading, the screen is split: the passage is on the left and the questions are on the right. He highlights names and dates as he goes, and whenever a question takes too long, he flags it and moves on. A clock at the top counts down the minutes, and in Writing the number of words is shown, so nobody needs to count. Because he used to type slowly, he practised daily for a month. After Listening he has just two minutes to check.',
        ],
      },
      advanced: {
        title: 'Bayu and the clock',
        kind: 'text',
        lines: [
          "With pencil and paper gone from most test centres, Bayu's keyboard in Denpasar decides his fate. The screen is divided, passage to the left, questions to the right, and a steady countdown runs along the top. He has trained himself to highlight sparingly, names and dates rather than whole sentences, and to flag and abandon any question that devours more than a minute. In Writing, a running word count spares him the arithmetic; what it cannot supply is speed, for which he put in a month of daily typing. Nor does he count on leisure after Listening, where a bare two minutes remain for checking.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Alat di layar',
          en: 'Tools on the screen',
        },
        instruction: {
          id: 'Sebutkan alat dan gunanya menurut teks.',
          en: 'Name the tools in the text and what they are for.',
        },
        items: [
          'split screen',
          'highlighting',
          'flag',
          'clock',
          'word count',
          'Which tool do you not use yet?',
        ],
      },
      {
        title: {
          id: 'Kecepatan mengetik',
          en: 'Typing speed',
        },
        instruction: {
          id: 'Ketik lima menit tanpa berhenti, hitung kata per menit dan salah ketik.',
          en: 'Type for five minutes without stopping; count words per minute and typing errors.',
        },
        items: [
          'Topic: a job that will disappear. Target: 25 words a minute.',
          'Now correct without the mouse: arrow keys, Home, End, cut and paste.',
          'Which words do you always mistype? Practise each ten times.',
        ],
      },
      {
        title: {
          id: 'Simulasi di layar',
          en: 'Simulation on the screen',
        },
        instruction: {
          id: 'Buka contoh tes komputer resmi di ielts.org dan kerjakan bersama guru.',
          en: 'Open the official computer sample test on ielts.org and work with your teacher.',
        },
        items: [
          'Reading, 10 minutes: highlight, flag two questions, return to them.',
          'Writing, 10 minutes: plan in the answer box, write, delete the plan.',
          'Listening, one part: type while you listen, use the two minutes.',
          'Write your own minute plan for all four papers.',
        ],
      },
    ],
    keep: [
      {
        en: 'Flag it and move on.',
        id: 'Tandai, lalu lanjutkan. (jangan lebih dari satu menit untuk satu soal)',
      },
      {
        en: 'There are ten minutes left.',
        id: 'Sisa sepuluh menit.',
      },
      {
        en: 'Two minutes to check after Listening.',
        id: 'Di komputer hanya ada dua menit memeriksa setelah Listening; tidak ada sepuluh menit menyalin.',
      },
      {
        en: 'Save the last five minutes of each task for editing.',
        id: 'Sisakan lima menit terakhir tiap tugas untuk menyunting.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Benar (T) atau salah (F) tentang tes di komputer?',
          en: 'True (T) or false (F) about the test on a computer?',
        },
        items: [
          {
            question: 'You can highlight words in the passage.',
            answer: 'T',
          },
          {
            question: 'You hear the recording twice.',
            answer: 'F',
          },
          {
            question: 'The screen shows how many words you have written.',
            answer: 'T',
          },
          {
            question: 'You get ten minutes to copy your answers after Listening.',
            answer: 'F',
          },
          {
            question: 'The Speaking test is a talk with an examiner.',
            answer: 'T',
          },
        ],
      },
      {
        instruction: {
          id: 'Hitung waktunya dalam menit.',
          en: 'Work out the time in minutes.',
        },
        items: [
          {
            question: 'Reading takes 60 minutes; passages 1 and 2 took 18 and 20. How many are left?',
            answer: '22',
          },
          {
            question: 'Writing takes 60 minutes; Task 2 should get 40. How many for Task 1?',
            answer: '20',
          },
          {
            question: 'You type 20 words a minute. How long for 250 words? (one decimal)',
            answer: '12.5',
          },
          {
            question: 'Task 2: 5 to plan, 30 to write, out of 40. How many to check?',
            answer: '5',
          },
          {
            question:
              'Thirteen questions in 20 minutes, with 7 minutes used for the text. How many minutes for each question?',
            answer: '1',
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
        id: 'Kerjakan Listening, Reading, dan Writing dari satu tes latihan resmi di komputer, di rumah, dalam dua hari terakhir: sekitar 30, 60, dan 60 menit, tanpa bantuan.',
        en: 'Do Listening, Reading and Writing of one official practice test on a computer at home in the last two days: about 30, 60 and 60 minutes, without help.',
      },
      {
        id: 'Kirim jawaban dan kedua tulisan kepada guru paling lambat sehari sebelum pertemuan.',
        en: 'Send your answers and both texts to your teacher at least a day before the meeting.',
      },
      {
        id: 'Speaking dilakukan hari ini seperti tes sungguhan: 11 sampai 14 menit, tiga bagian, direkam bila Anda setuju.',
        en: 'Speaking takes place today as in the real test: 11 to 14 minutes, three parts, recorded if you agree.',
      },
      {
        id: 'Hasilnya perkiraan latihan, bukan skor resmi IELTS.',
        en: 'The result is a practice estimate, not an official IELTS score.',
      },
      {
        id: 'Bila satu bagian di bawah sasaran, tanyakan tentang One Skill Retake: satu bagian dapat diulang dalam 60 hari di tempat yang menyediakannya.',
        en: 'If one paper is below your target, ask about One Skill Retake: one paper can be taken again within 60 days where it is offered.',
      },
    ],
    tasks: [
      {
        title: {
          id: 'Hasil Listening dan Reading',
          en: 'Results of Listening and Reading',
        },
        instruction: {
          id: 'Bahas hasilnya: sepuluh menit.',
          en: 'Go through the results: ten minutes.',
        },
        items: [
          'number of correct answers out of 40 for each paper',
          'your two weakest question types, with one example each',
          'the minutes used for each passage',
        ],
      },
      {
        title: {
          id: 'Hasil Writing',
          en: 'Your writing',
        },
        instruction: {
          id: 'Baca penilaian guru atas Task 1 (minimal 150 kata) dan Task 2 (minimal 250 kata; bobot dua kali).',
          en: "Read your teacher's marks for Task 1 (at least 150 words) and Task 2 (at least 250 words; double weight).",
        },
        items: [
          'Task answered fully, with an overview or a clear position',
          'Order and links between paragraphs',
          'Range of words; range and accuracy of grammar',
          'Correct five of your own mistakes aloud.',
        ],
      },
      {
        title: {
          id: 'Tes Speaking',
          en: 'The Speaking test',
        },
        instruction: {
          id: 'Jalani ketiga bagian dengan topik yang belum pernah dilatih.',
          en: 'Take all three parts on topics you have not practised.',
        },
        items: [
          'Part 1, 4-5 minutes: questions about you',
          'Part 2, 3-4 minutes: one minute to prepare, up to two minutes to talk',
          'Part 3, 4-5 minutes: discussion of general questions',
        ],
      },
    ],
    criteria: [
      {
        name: {
          id: 'Jawaban Listening',
          en: 'Listening answers',
        },
        points: 25,
        full: {
          id: '36 jawaban benar atau lebih dari 40.',
          en: '36 or more of 40 answers are correct.',
        },
      },
      {
        name: {
          id: 'Jawaban Reading',
          en: 'Reading answers',
        },
        points: 25,
        full: {
          id: '36 jawaban benar atau lebih dari 40.',
          en: '36 or more of 40 answers are correct.',
        },
      },
      {
        name: {
          id: 'Tulisan',
          en: 'Writing',
        },
        points: 25,
        full: {
          id: 'Kedua tugas lengkap, runtut, beragam, dan hampir tanpa kesalahan.',
          en: 'Both tasks are complete, well ordered, varied and nearly free of mistakes.',
        },
      },
      {
        name: {
          id: 'Berbicara',
          en: 'Speaking',
        },
        points: 25,
        full: {
          id: 'Lancar dan runtut, kosakata dan tata bahasa beragam, pelafalan jelas.',
          en: 'Fluent and coherent, varied words and grammar, clear pronunciation.',
        },
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
