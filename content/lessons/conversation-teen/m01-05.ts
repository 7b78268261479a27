import type { MeetingMaterial } from '../types.ts';

export const meetings01to05 = [
  {
    number: 1,
    kind: 'lesson',
    words: [
      {
        en: 'awkward',
        id: 'canggung',
      },
      {
        en: 'silence',
        id: 'kesunyian, diam',
      },
      {
        en: 'keep going',
        id: 'terus berlanjut',
      },
      {
        en: 'weird',
        id: 'aneh',
      },
      {
        en: 'guess',
        id: 'mengira, menebak',
      },
      {
        en: 'actually',
        id: 'sebenarnya',
      },
      {
        en: 'same here',
        id: 'aku juga',
      },
      {
        en: 'in common',
        id: 'kesamaan',
      },
      {
        en: 'catch you later',
        id: 'sampai nanti',
      },
    ],
    texts: {
      beginner: {
        title: 'Waiting for the drum class',
        kind: 'dialogue',
        lines: [
          'Kevin: Hi. Is this the room for the drum class?',
          'Salsa: Yes, it is. Are you new?',
          "Kevin: Yes, it's my first day. I'm Kevin.",
          "Salsa: I'm Salsa. Do you play an instrument?",
          'Kevin: A little guitar. And you?',
          "Salsa: I play drums on my mum's pots. She isn't happy!",
          'Kevin: Ha ha! What music do you like?',
          'Salsa: I like rock and some old Indonesian songs.',
          'Kevin: Same here. My dad plays them in the car.',
          'Salsa: Oh, the teacher is coming. See you inside!',
        ],
      },
      intermediate: {
        title: 'Waiting for the drum class',
        kind: 'dialogue',
        lines: [
          'Kevin: Excuse me, is this where the drum class meets?',
          "Salsa: Yeah, but the teacher's late. Are you new here?",
          "Kevin: It's my first day. I'm Kevin, by the way.",
          "Salsa: Hi, I'm Salsa. Have you ever played the drums before?",
          'Kevin: Never, just a bit of guitar. What about you?',
          "Salsa: I've been drumming on my mum's pots since I was six. She hates it!",
          'Kevin: Poor her! So what kind of music are you into?',
          'Salsa: Mostly rock, but also old Indonesian songs.',
          'Kevin: No way, same here! Dad always plays them in the car.',
          'Salsa: There he is. See you inside!',
        ],
      },
      advanced: {
        title: 'Waiting for the drum class',
        kind: 'dialogue',
        lines: [
          "Kevin: Sorry, I'm looking for the drum class. Am I anywhere near it?",
          "Salsa: You've found it. The teacher hasn't turned up yet, though. First time?",
          "Kevin: Is it that obvious? I'm Kevin.",
          "Salsa: Salsa. Don't worry, everyone looks lost at first. Any experience?",
          'Kevin: Only a few guitar chords that drive my sister mad. Yourself?',
          "Salsa: I've been hitting my mum's pots since I was six, so she signed me up to save her kitchen.",
          'Kevin: Smart woman! What are you into, music-wise?',
          'Salsa: Rock, plus Indonesian classics, believe it or not.',
          "Kevin: Seriously? I grew up on those in Dad's car.",
          "Salsa: Looks like we're starting. Catch you later!",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Resep obrolan',
          en: 'The recipe of small talk',
        },
        instruction: {
          id: 'Cari di dialog, lalu urutkan resepnya.',
          en: 'Find these in the dialogue and put the recipe in order.',
        },
        items: [
          'a question that starts the chat',
          'a funny detail about themselves',
          'a question sent back: And you? / What about you? / Yourself?',
          'something in common',
          'a quick goodbye',
        ],
      },
      {
        title: {
          id: "Jangan jawab 'yes' saja",
          en: "Not just 'yes'",
        },
        instruction: {
          id: 'Jawab, tambah detail, lempar balik pertanyaan. Sepuluh detik!',
          en: 'Answer, add a detail, send a question back. Ten seconds!',
        },
        items: [
          'Do you live near here?',
          'Is this your first time?',
          'Did you have a good weekend?',
          'Do you have any brothers or sisters?',
          'Are you hungry?',
        ],
      },
      {
        title: {
          id: 'Menyelamatkan keheningan',
          en: 'Saving the silence',
        },
        instruction: {
          id: 'Gurumu tiba-tiba diam. Selamatkan obrolan dengan pertanyaan baru.',
          en: 'Your teacher suddenly goes silent. Save the chat with a new question.',
        },
        items: [
          'in the school bus',
          "at a cousin's wedding, at a table with people you don't know",
          'in the queue for a concert',
          'in an online game lobby, in voice chat',
        ],
      },
      {
        title: {
          id: 'Kesamaan dalam tiga menit',
          en: 'Things in common in three minutes',
        },
        instruction: {
          id: 'Temukan lima kesamaan dengan gurumu hanya lewat obrolan.',
          en: 'Find five things you and your teacher have in common, only by chatting.',
        },
        items: [
          "Use: Me too! / Same here. / Really? I don't.",
          'No lists: every question must fit the last answer.',
          'End the chat yourself, kindly.',
        ],
      },
    ],
    keep: [
      {
        en: 'What are you into?',
        id: 'Kamu suka apa? (be into = suka, santai)',
      },
      {
        en: 'Me too. / Same here.',
        id: 'Aku juga.',
      },
      {
        en: 'Me neither.',
        id: 'Aku juga tidak. (setelah kalimat negatif)',
      },
      {
        en: 'What about you?',
        id: 'Kalau kamu?',
      },
      {
        en: 'How come?',
        id: "Kok bisa? (santai, tanpa pembalikan: How come you're late?)",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih balasan: Me too atau Me neither.',
          en: 'Choose the reply: Me too or Me neither.',
        },
        items: [
          {
            question: 'I love durian.',
            answer: 'Me too',
          },
          {
            question: "I don't like getting up early.",
            answer: 'Me neither',
          },
          {
            question: "I can't whistle.",
            answer: 'Me neither',
          },
          {
            question: "I'm tired.",
            answer: 'Me too',
          },
          {
            question: "I've never been abroad.",
            answer: 'Me neither',
          },
        ],
      },
      {
        instruction: {
          id: 'Urutkan kata menjadi pertanyaan.',
          en: 'Put the words in order to make a question.',
        },
        items: [
          {
            question: 'into / music / of / are / what kind / you',
            answer: 'What kind of music are you into?',
          },
          {
            question: 'known / long / have / how / her / you',
            answer: 'How long have you known her?',
          },
          {
            question: 'been / ever / you / here / have',
            answer: 'Have you ever been here?',
          },
          {
            question: 'do / you / in / what / time / your / do / free',
            answer: 'What do you do in your free time?',
          },
          {
            question: "late / come / how / you're",
            answer: "How come you're late?",
          },
        ],
      },
      {
        instruction: {
          id: 'Mana pertanyaan yang membuka obrolan? Tulis a atau b.',
          en: 'Which question opens up a chat? Write a or b.',
        },
        items: [
          {
            question: 'a Is the film good? b What did you think of the film?',
            answer: 'b',
          },
          {
            question: 'a How did you learn that? b Is it hard?',
            answer: 'a',
          },
          {
            question: "a Do you like your school? b What's your school like?",
            answer: 'b',
          },
          {
            question: 'a What happened next? b Was that all?',
            answer: 'a',
          },
          {
            question: "a You're from Ambon, right? b What's it like to grow up in Ambon?",
            answer: 'b',
          },
        ],
      },
    ],
  },
  {
    number: 2,
    kind: 'lesson',
    words: [
      {
        en: 'hobby',
        id: 'hobi',
      },
      {
        en: 'collect',
        id: 'mengumpulkan',
      },
      {
        en: 'addicted to',
        id: 'ketagihan',
      },
      {
        en: 'spare time',
        id: 'waktu luang',
      },
      {
        en: 'take up',
        id: 'mulai menekuni',
      },
      {
        en: 'equipment',
        id: 'perlengkapan',
      },
      {
        en: 'curious',
        id: 'ingin tahu',
      },
      {
        en: 'satisfying',
        id: 'memuaskan',
      },
      {
        en: 'beginner',
        id: 'pemula',
      },
      {
        en: 'give it a try',
        id: 'cobalah',
      },
    ],
    texts: {
      beginner: {
        title: 'The bird listener',
        kind: 'text',
        lines: [
          "My name is Galang and I have an unusual hobby. I record bird songs. I get up at five and go to the rice fields near my house in Sleman. I use my phone and a small microphone. I have sixty songs now. My favourite bird is the kingfisher because it sounds like a laser. My friends think it's strange, but last week the radio played my recordings! You can start today. Open your window, close your eyes and listen. How many birds can you hear?",
        ],
      },
      intermediate: {
        title: 'The bird listener',
        kind: 'text',
        lines: [
          "Most people my age are asleep at five in the morning. I'm not, because that's when the birds near my house in Sleman start singing, and I record them. All I need is my phone, a cheap microphone and patience. So far I've collected sixty songs. I took up the hobby when a kingfisher woke me up and I thought it was a laser. My friends used to laugh at me, until last week, when a radio station played my recordings. If you'd like to give it a try, just open your window and close your eyes.",
        ],
      },
      advanced: {
        title: 'The bird listener',
        kind: 'text',
        lines: [
          "What has two wings, sounds like a laser and ruined my sleep for good? The kingfisher that turned me, Galang, into a bird recorder. Before five, while the rice fields around Sleman are still dark, I'm out there with my phone, a bargain microphone and, above all, patience; birds, it turns out, don't do second takes. I've gathered sixty songs so far. It takes some explaining, of course. My friends made fun of me until a radio station broadcast my collection last week, whereupon two of them asked to come along. You don't need a rice field, either: open a window, shut your eyes and count the voices.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Apa yang membuatmu penasaran?',
          en: 'What makes you curious?',
        },
        instruction: {
          id: 'Jawab, lalu cari kalimat yang membuat orang ingin tahu.',
          en: 'Answer, then find the sentence that makes people curious.',
        },
        items: [
          'What does Galang do, when and where?',
          'What does he need?',
          'How many songs has he got?',
          'Why did his friends change their minds?',
          'Which detail would you ask about?',
        ],
      },
      {
        title: {
          id: 'Pembuka yang memancing',
          en: 'A hook',
        },
        instruction: {
          id: 'Ubah pembuka membosankan menjadi memancing.',
          en: 'Turn a boring start into a hook.',
        },
        items: [
          'My hobby is cooking. (It all began with a fire alarm ...)',
          'My hobby is drawing.',
          'I like football.',
          'I play games.',
          'I collect shells.',
        ],
      },
      {
        title: {
          id: 'Kata kerja hobi',
          en: 'Hobby verbs',
        },
        instruction: {
          id: 'Sebut tiga hobi untuk setiap kata kerja dan katakan pendapatmu.',
          en: 'Name three hobbies for each verb and say what you think.',
        },
        items: [
          'go + -ing (go fishing ...)',
          'play + sport or instrument',
          'do + activity (do karate ...)',
          'make something',
        ],
      },
      {
        title: {
          id: 'Hobiku dalam 90 detik',
          en: 'My hobby in 90 seconds',
        },
        instruction: {
          id: 'Ceritakan hobimu. Gurumu harus punya tiga pertanyaan di akhir.',
          en: 'Talk about your hobby. Your teacher must have three questions at the end.',
        },
        items: [
          "Start with a hook, not with 'My hobby is'.",
          'Say how you took it up.',
          'One surprising fact and one failure.',
          'An invitation: If you want to try it, ...',
        ],
      },
    ],
    keep: [
      {
        en: 'I go fishing on Sundays.',
        id: 'Aku memancing setiap Minggu. (go + -ing)',
      },
      {
        en: 'I play the guitar.',
        id: 'Aku main gitar. (alat musik: play the)',
      },
      {
        en: 'I do karate.',
        id: "Aku ikut karate. (bukan 'play karate')",
      },
      {
        en: 'I took up drawing two years ago.',
        id: 'Aku mulai menggambar dua tahun lalu. (take up + -ing)',
      },
      {
        en: "I'm keen on baking.",
        id: 'Aku suka sekali membuat kue. (keen on + -ing)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi dengan go, play atau do dalam bentuk yang tepat.',
          en: 'Complete with go, play or do in the right form.',
        },
        items: [
          {
            question: 'We ____ swimming every Friday.',
            answer: 'go',
          },
          {
            question: 'My cousin ____ the violin.',
            answer: 'plays',
          },
          {
            question: 'They ____ yoga in the park.',
            answer: 'do',
          },
          {
            question: 'I ____ camping last month.',
            answer: 'went',
          },
          {
            question: 'Do you ____ badminton?',
            answer: 'play',
          },
          {
            question: 'She ____ judo on Mondays.',
            answer: 'does',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis bentuk -ing atau to + kata kerja.',
          en: 'Write the -ing form or to + verb.',
        },
        items: [
          {
            question: "I'm good at ____ faces. (draw)",
            answer: 'drawing',
          },
          {
            question: "I'd like ____ how to surf. (learn)",
            answer: 'to learn',
          },
          {
            question: "She's keen on ____ old coins. (collect)",
            answer: 'collecting',
          },
          {
            question: 'He gave up ____ the drums. (play)',
            answer: 'playing',
          },
          {
            question: 'I want ____ my own song. (write)',
            answer: 'to write',
          },
        ],
      },
      {
        instruction: {
          id: 'Sebutkan hobinya dengan satu kata.',
          en: 'Name the hobby in one word.',
        },
        items: [
          {
            question: 'You need a rod, a hook and a lot of time by the water.',
            answer: 'fishing',
          },
          {
            question: 'You need flour, eggs and an oven.',
            answer: 'baking',
          },
          {
            question: 'You need a camera and an eye for light.',
            answer: 'photography',
          },
          {
            question: 'You need soil, seeds and water.',
            answer: 'gardening',
          },
          {
            question: 'You need a board, two knights and a king on each side.',
            answer: 'chess',
          },
        ],
      },
    ],
  },
  {
    number: 3,
    kind: 'lesson',
    words: [
      {
        en: 'abbreviation',
        id: 'singkatan',
      },
      {
        en: 'reply',
        id: 'balasan',
      },
      {
        en: 'formal',
        id: 'resmi',
      },
      {
        en: 'casual',
        id: 'santai',
      },
      {
        en: 'emoji',
        id: 'emoji',
      },
      {
        en: 'misunderstanding',
        id: 'salah paham',
      },
      {
        en: 'attach',
        id: 'melampirkan',
      },
      {
        en: 'regards',
        id: 'salam hormat',
      },
      {
        en: 'tone',
        id: 'nada',
      },
      {
        en: 'asap',
        id: 'secepatnya (as soon as possible)',
      },
    ],
    texts: {
      beginner: {
        title: 'Two messages from Laras',
        kind: 'text',
        lines: [
          "Laras writes to her friend: 'hey r u there? cant find my sci book!! did u take it home? need it 4 tmrw, pls bring it, thx.' Her friend answers, 'sure, np, c u!'",
          "Then Laras writes to her teacher: 'Good evening, Mr Hutapea. I'm sorry, but I can't find my science book. May I bring my homework on Thursday? Thank you. Best regards, Laras, class 9B.' The teacher answers, 'Thank you for telling me. Thursday is fine.' It is the same problem, but the language is different.",
        ],
      },
      intermediate: {
        title: 'Two messages from Laras',
        kind: 'text',
        lines: [
          "At seven Laras texted her best friend: 'hey r u there? cant find my sci book!! did u take it by mistake? need it 4 tmrw, thx'. Ten seconds later came the answer: 'oops yes! np, c u at 7'.",
          "Just to be safe, she also wrote to her teacher: 'Good evening, Mr Hutapea. I'm sorry to bother you. I've left my science book with a friend, so could I hand in my homework on Thursday instead? Best regards, Laras, 9B.' He agreed and thanked her for being so polite. The problem was the same; only the reader was different.",
        ],
      },
      advanced: {
        title: 'Two messages from Laras',
        kind: 'text',
        lines: [
          "One lost book, two languages. To her best friend Laras fired off: 'hey r u there? cant find my sci book!! u didnt take it by any chance? need it 4 tmrw, thx'. The confession followed at once: 'oops guilty! np, c u at 7'.",
          "To her science teacher, however, the very same disaster was presented in full dress: 'Good evening, Mr Hutapea. I apologise for writing so late. As my science book is with a friend, would it be possible to hand in my homework on Thursday? Best regards, Laras, 9B.' Thursday was granted. Had she swapped the messages by accident, only one reader would have laughed.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Detektif bahasa',
          en: 'Language detectives',
        },
        instruction: {
          id: 'Bandingkan kedua pesan.',
          en: 'Compare the two messages.',
        },
        items: [
          'What is the problem?',
          'What does Laras want from her friend? From her teacher?',
          'Which greetings and endings does she use?',
          'Which words or letters are missing in the chat?',
          'How do the readers answer?',
        ],
      },
      {
        title: {
          id: 'Uraikan singkatannya',
          en: 'Say it in full',
        },
        instruction: {
          id: 'Baca seperti kalimat lengkap.',
          en: 'Read it as full sentences.',
        },
        items: [
          'r u ok? - im fine thx',
          "brb, mum's calling",
          'idk, ask sir tmrw',
          'lol that was gr8',
          'pls lmk asap',
        ],
      },
      {
        title: {
          id: 'Ganti gigi',
          en: 'Change gear',
        },
        instruction: {
          id: 'Ubah pesan santai menjadi sopan, dan sebaliknya.',
          en: 'Turn casual into polite and the other way round.',
        },
        items: [
          'cant come 2 practice today, sick (to your coach)',
          'send me the file!! (to an organiser)',
          'Would you like to have lunch with me on Saturday? (to a friend)',
          'I am writing to inform you that I will be ten minutes late. (to a friend)',
          'ur website is broken (to a company)',
        ],
      },
      {
        title: {
          id: 'Salah kirim!',
          en: 'Wrong chat!',
        },
        instruction: {
          id: 'Kamu mengirim pesan yang keliru. Bereskan lewat suara, lalu lewat pesan.',
          en: 'You sent a message to the wrong person. Sort it out by voice, then in writing.',
        },
        items: [
          "You sent 'im bored in ur class lol' to your teacher.",
          'You sent a very formal apology to your best friend.',
          'You sent a joke to the family group, and Grandma is confused.',
        ],
      },
    ],
    keep: [
      {
        en: 'Thx, np! (Thanks, no problem!)',
        id: 'Makasih, santai! (singkatan chat; jangan dipakai untuk guru)',
      },
      {
        en: 'Could I hand it in on Thursday?',
        id: 'Bolehkah saya kumpulkan hari Kamis? (hand in = mengumpulkan)',
      },
      {
        en: "I'm sorry to bother you.",
        id: 'Maaf mengganggu. (pembuka sopan)',
      },
      {
        en: 'Best regards,',
        id: 'Hormat saya, (penutup pesan sopan; koma, lalu nama)',
      },
      {
        en: 'Sorry, wrong chat!',
        id: 'Maaf, salah kirim!',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kepanjangannya.',
          en: 'Write it in full.',
        },
        items: [
          {
            question: 'thx',
            answer: 'thanks',
          },
          {
            question: 'brb',
            answer: 'be right back',
          },
          {
            question: 'tmrw',
            answer: 'tomorrow',
          },
          {
            question: 'idk',
            answer: "I don't know",
          },
          {
            question: 'btw',
            answer: 'by the way',
          },
          {
            question: 'np',
            answer: 'no problem',
          },
        ],
      },
      {
        instruction: {
          id: 'Sopan (P) atau santai (C)?',
          en: 'Polite (P) or casual (C)?',
        },
        items: [
          {
            question: "Hey, what's up?",
            answer: 'C',
          },
          {
            question: 'I look forward to your reply.',
            answer: 'P',
          },
          {
            question: 'gimme a sec',
            answer: 'C',
          },
          {
            question: 'Would it be possible to meet on Friday?',
            answer: 'P',
          },
          {
            question: 'Please find my homework attached.',
            answer: 'P',
          },
          {
            question: 'cya!',
            answer: 'C',
          },
        ],
      },
      {
        instruction: {
          id: 'Perbaiki ejaan dan tanda bacanya.',
          en: 'Correct the spelling and punctuation.',
        },
        items: [
          {
            question: 'i dont know wher he is',
            answer: "I don't know where he is.",
          },
          {
            question: 'can u help me',
            answer: 'Can you help me?',
          },
          {
            question: 'thank you mr banu',
            answer: 'Thank you, Mr Banu.',
          },
          {
            question: 'its my sisters birthday today',
            answer: "It's my sister's birthday today.",
          },
          {
            question: 'your welcome',
            answer: "You're welcome.",
          },
        ],
      },
    ],
  },
  {
    number: 4,
    kind: 'lesson',
    words: [
      {
        en: 'plot',
        id: 'alur cerita',
      },
      {
        en: 'character',
        id: 'tokoh',
      },
      {
        en: 'spoiler',
        id: 'bocoran',
      },
      {
        en: 'ending',
        id: 'akhir cerita',
      },
      {
        en: 'scene',
        id: 'adegan',
      },
      {
        en: 'be set in',
        id: 'berlatar di',
      },
      {
        en: 'gripping',
        id: 'menegangkan, memikat',
      },
      {
        en: 'hilarious',
        id: 'lucu sekali',
      },
      {
        en: 'subtitle',
        id: 'takarir',
      },
      {
        en: 'recommend',
        id: 'merekomendasikan',
      },
    ],
    texts: {
      beginner: {
        title: "Don't tell me the end!",
        kind: 'dialogue',
        lines: [
          "Bagas: I saw a great film last night. It's called The Last Ferry.",
          "Yemima: What's it about?",
          "Bagas: It's about a girl in Ambon. Her brother goes to sea and doesn't come back. One day a bottle with a letter comes to the beach.",
          'Yemima: Is it sad?',
          "Bagas: A little, but it's also funny. There is a goat on the ship!",
          'Yemima: And what is in the letter?',
          "Bagas: I can't tell you! Watch it. The music is beautiful, too.",
          'Yemima: OK, on Saturday!',
        ],
      },
      intermediate: {
        title: "Don't tell me the end!",
        kind: 'dialogue',
        lines: [
          "Bagas: You have to see The Last Ferry. I watched it last night and couldn't sleep!",
          'Yemima: Why, is it scary?',
          "Bagas: No, it's gripping. It's set in Ambon, and it's about a girl whose brother never came back from the sea. Years later, a bottle with a letter is washed up on the beach.",
          'Yemima: Sounds a bit sad.',
          "Bagas: Parts of it are, but there's a goat on board that's hilarious.",
          'Yemima: So who wrote the letter?',
          "Bagas: No spoilers! Trust me, it's worth it for the music alone.",
        ],
      },
      advanced: {
        title: "Don't tell me the end!",
        kind: 'dialogue',
        lines: [
          'Bagas: If you only see one film this month, make it The Last Ferry.',
          "Yemima: Convince me. What's so special about it?",
          'Bagas: Imagine Ambon, a girl whose brother was lost at sea and, years on, a bottle with a letter that changes everything she thought she knew.',
          'Yemima: It sounds like two hours of tears.',
          "Bagas: That's what I expected, but a seasick goat steals every scene it's in.",
          'Yemima: A goat? All right, what does the letter say?',
          'Bagas: My lips are sealed. The soundtrack alone gave me goosebumps.',
          "Yemima: Fine, you win. Saturday, and you're buying the popcorn.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Tanpa bocoran',
          en: 'No spoilers',
        },
        instruction: {
          id: 'Jawab hanya dengan yang boleh diketahui penonton.',
          en: 'Answer only with what a viewer may know.',
        },
        items: [
          'Where is the film set?',
          'Who is the main character?',
          'What happens that starts the story?',
          'What makes it funny?',
          'What will Bagas not tell, and why?',
        ],
      },
      {
        title: {
          id: 'Rumus tiga kalimat',
          en: 'A three-sentence formula',
        },
        instruction: {
          id: 'Isi rumusnya untuk tiga film yang kamu kenal.',
          en: 'Fill in the formula for three films you know.',
        },
        items: [
          "It's set in ... and it's about a ... who ...",
          'Everything changes when ...',
          "You'll love it if you like ...",
        ],
      },
      {
        title: {
          id: 'Kata yang lebih tajam daripada good',
          en: 'Sharper words than good',
        },
        instruction: {
          id: 'Ganti good, bad, funny, sad dengan kata yang lebih kuat dan jelaskan.',
          en: 'Replace good, bad, funny, sad with a stronger word and explain.',
        },
        items: [
          'The story was good. (gripping, clever, moving)',
          'The jokes were funny. (hilarious, silly)',
          'The ending was bad. (disappointing, confusing)',
          'The music was nice. (beautiful, haunting)',
          'The acting was OK. (convincing, flat)',
        ],
      },
      {
        title: {
          id: 'Meyakinkan teman malas',
          en: 'Convince a lazy friend',
        },
        instruction: {
          id: 'Rekomendasikan film dalam satu menit. Gurumu mencari-cari alasan menolak.',
          en: 'Recommend a film in one minute. Your teacher looks for excuses.',
        },
        items: [
          "Excuse 1: It's too long.",
          "Excuse 2: I don't like subtitles.",
          'Excuse 3: Just tell me the ending!',
          'Excuse 4: The last one you recommended was terrible.',
        ],
      },
    ],
    keep: [
      {
        en: "It's set in Ambon.",
        id: 'Latarnya di Ambon. (is set in)',
      },
      {
        en: "It's about a girl who finds a letter.",
        id: 'Ceritanya tentang gadis yang menemukan surat. (who untuk orang)',
      },
      {
        en: 'I was bored because the film was boring.',
        id: 'Aku bosan karena filmnya membosankan. (-ed = perasaan, -ing = sifat)',
      },
      {
        en: 'I recommend watching it with friends.',
        id: 'Kusarankan menontonnya bersama teman. (recommend + -ing)',
      },
      {
        en: "It's worth seeing.",
        id: 'Layak ditonton. (worth + -ing)',
      },
      {
        en: "I won't give it away.",
        id: 'Aku tidak akan membocorkannya.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih bentuk yang benar.',
          en: 'Choose the right form.',
        },
        items: [
          {
            question: 'I was so (bored / boring) that I fell asleep.',
            answer: 'bored',
          },
          {
            question: 'The ending was (surprised / surprising).',
            answer: 'surprising',
          },
          {
            question: "It's a (moved / moving) story.",
            answer: 'moving',
          },
          {
            question: 'We were (excited / exciting) about the new season.',
            answer: 'excited',
          },
          {
            question: 'The plot is a bit (confused / confusing).',
            answer: 'confusing',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan who, which, where atau whose.',
          en: 'Complete with who, which, where or whose.',
        },
        items: [
          {
            question: "It's about a cook ____ can't taste anything.",
            answer: 'who',
          },
          {
            question: "There's a song ____ never leaves your head.",
            answer: 'which',
          },
          {
            question: 'They live in a town ____ it never stops raining.',
            answer: 'where',
          },
          {
            question: 'She plays a girl ____ twin sister disappears.',
            answer: 'whose',
          },
          {
            question: 'He finds a map ____ leads to an old mine.',
            answer: 'which',
          },
        ],
      },
      {
        instruction: {
          id: 'Jenis film apa? Tulis: comedy, horror, documentary, science fiction, animation.',
          en: 'Which kind of film is it? Write: comedy, horror, documentary, science fiction, animation.',
        },
        items: [
          {
            question: 'It makes you laugh from start to finish.',
            answer: 'comedy',
          },
          {
            question: 'It shows real life, for example animals in Ujung Kulon.',
            answer: 'documentary',
          },
          {
            question: 'It makes you scared of the dark.',
            answer: 'horror',
          },
          {
            question: "It's about life on another planet in the year 3000.",
            answer: 'science fiction',
          },
          {
            question: 'Every picture is drawn by hand or by computer.',
            answer: 'animation',
          },
        ],
      },
    ],
  },
  {
    number: 5,
    kind: 'lesson',
    words: [
      {
        en: 'match',
        id: 'pertandingan',
      },
      {
        en: 'score',
        id: 'skor, mencetak gol',
      },
      {
        en: 'draw',
        id: 'seri',
      },
      {
        en: 'team',
        id: 'tim',
      },
      {
        en: 'coach',
        id: 'pelatih',
      },
      {
        en: 'referee',
        id: 'wasit',
      },
      {
        en: 'injury',
        id: 'cedera',
      },
      {
        en: 'supporter',
        id: 'pendukung',
      },
      {
        en: 'miss',
        id: 'meleset, melewatkan',
      },
      {
        en: 'half-time',
        id: 'turun minum',
      },
    ],
    texts: {
      beginner: {
        title: 'The last minute in Jayapura',
        kind: 'text',
        lines: [
          "The stands are full in Jayapura. It's the school final: Sentani against Abepura. It's two all and there is one minute left. Number seven has the ball. Her name is Yohana. She runs past one player, then another. The goalkeeper comes out. Yohana looks left but kicks right. Goal! Three two for Sentani! Her team runs to her. The Abepura players sit on the grass. They played very well, too. After the match both teams sing together.",
        ],
      },
      intermediate: {
        title: 'The last minute in Jayapura',
        kind: 'text',
        lines: [
          "What a final here in Jayapura! Sentani and Abepura are level at two all, with only a minute to go. Number seven, Yohana, has just won the ball in midfield. She's past one defender, now another, and the crowd is getting to its feet. The goalkeeper is coming out. Yohana looks left, shoots right, and it's in! Three two to Sentani! Her team-mates are jumping on her, while the Abepura players, who have been brilliant today, drop to the grass. And what's this? Both teams are singing together.",
        ],
      },
      advanced: {
        title: 'The last minute in Jayapura',
        kind: 'text',
        lines: [
          "Sixty seconds remain in Jayapura, and nothing separates Sentani from Abepura: two goals apiece. If you've just joined us, you've missed a classic. Yohana, the tireless number seven, snatches the ball in midfield, leaves one defender for dead, dances round a second, and the whole stand is up. Out rushes the goalkeeper. A glance to the left, a touch to the right, and the net is shaking! Three two! Sentani's bench has emptied on to the pitch. Spare a thought for Abepura, who deserved better than this; yet here they come, arm in arm with the winners, singing. That's what sport is for.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Papan skor',
          en: 'The scoreboard',
        },
        instruction: {
          id: 'Lengkapi laporan singkat.',
          en: 'Complete the short report.',
        },
        items: [
          'Final: ... against ...',
          'Score before the last minute: ... Final score: ...',
          'Who scored, and how?',
          'How did the losers feel? What did both teams do?',
        ],
      },
      {
        title: {
          id: 'Komentar langsung',
          en: 'Live commentary',
        },
        instruction: {
          id: 'Gurumu menirukan gerakan lambat. Komentari dengan present continuous dan present simple.',
          en: 'Your teacher mimes in slow motion. Comment with the present continuous and the present simple.',
        },
        items: [
          'a badminton smash',
          'a penalty kick',
          'a swimmer who is losing his cap',
          'a cook who races to make noodles (not a sport, but fun)',
          'Feelings: What a ... ! / How ... ! / Unbelievable!',
        ],
      },
      {
        title: {
          id: 'Bicara soal tim',
          en: 'Talking about a team',
        },
        instruction: {
          id: 'Lengkapi dan jawab pertanyaan gurumu.',
          en: "Complete and answer your teacher's questions.",
        },
        items: [
          'I support ... because ...',
          "They've been ... this season.",
          'Their strength is ... , but they should ...',
          'If ... is injured, they ...',
          "The match I'll never forget: ...",
        ],
      },
      {
        title: {
          id: 'Menang, kalah, atau curang?',
          en: 'Won, lost or cheated?',
        },
        instruction: {
          id: 'Mainkan wawancara setelah pertandingan.',
          en: 'Act out an interview after a match.',
        },
        items: [
          'You are the captain of the losing team: stay fair.',
          'You scored an own goal.',
          'You won, but the referee made a mistake in your favour.',
          'You are the coach of a team that plays chess.',
        ],
      },
    ],
    keep: [
      {
        en: 'Sentani beat Abepura.',
        id: 'Sentani mengalahkan Abepura. (beat + lawan; win + pertandingan)',
      },
      {
        en: 'We won the match three two.',
        id: 'Kami memenangkan pertandingan tiga dua.',
      },
      {
        en: 'They drew one all.',
        id: 'Mereka seri satu sama.',
      },
      {
        en: 'What a goal!',
        id: 'Gol yang luar biasa! (what a + benda)',
      },
      {
        en: "She's the fastest player in the team.",
        id: 'Ia pemain tercepat di tim.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih win atau beat dalam bentuk yang tepat.',
          en: 'Choose win or beat in the right form.',
        },
        items: [
          {
            question: 'We ____ the silver medal last year.',
            answer: 'won',
          },
          {
            question: 'They ____ us by ten points yesterday.',
            answer: 'beat',
          },
          {
            question: 'Who ____ the race last Sunday?',
            answer: 'won',
          },
          {
            question: 'Can anybody ____ this champion?',
            answer: 'beat',
          },
          {
            question: 'I hope our school ____ the cup.',
            answer: 'wins',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis What a atau How.',
          en: 'Write What a or How.',
        },
        items: [
          {
            question: '____ match!',
            answer: 'What a',
          },
          {
            question: '____ exciting!',
            answer: 'How',
          },
          {
            question: '____ save by the goalkeeper!',
            answer: 'What a',
          },
          {
            question: '____ fast she is!',
            answer: 'How',
          },
          {
            question: '____ pity!',
            answer: 'What a',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata olahraga.',
          en: 'Write the sport word.',
        },
        items: [
          {
            question: 'The person who blows the whistle and knows the rules.',
            answer: 'referee',
          },
          {
            question: 'The person who trains the team.',
            answer: 'coach',
          },
          {
            question: 'The break in the middle of a match.',
            answer: 'half-time',
          },
          {
            question: 'A result with the same score for both.',
            answer: 'draw',
          },
          {
            question: 'A person who cheers for a team.',
            answer: 'supporter',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
