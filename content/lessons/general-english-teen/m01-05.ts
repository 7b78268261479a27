import type { MeetingMaterial } from '../types.ts';

export const generalEnglishTeenMeetings01To05 = [
  {
    number: 1,
    kind: 'lesson',
    words: [
      { en: 'nickname', id: 'nama panggilan' },
      { en: 'grade', id: 'kelas (tingkat)' },
      { en: 'noisy', id: 'berisik' },
      { en: 'be good at', id: 'pandai dalam' },
      { en: 'be into', id: 'suka sekali (santai)' },
      { en: 'shy', id: 'pemalu' },
      { en: 'twin', id: 'kembar' },
      { en: 'be born', id: 'lahir' },
      { en: 'share a room', id: 'berbagi kamar' },
      { en: 'quiet', id: 'tenang' },
    ],
    texts: {
      beginner: {
        title: "Hi, I'm Nayla!",
        kind: 'text',
        lines: [
          "My name is Nayla, but everybody calls me Nay. I'm fourteen, and I'm in grade eight. I was born in Palembang, but now I live in Bogor. I have a twin brother. His name is Naufal. We share a birthday, but we are very different! I am shy and I love drawing. He is noisy and he plays the drums. I'm good at art, and I'm not good at maths. I don't like early mornings. My favourite place is the school library. What about you?",
        ],
      },
      intermediate: {
        title: 'Two very different twins',
        kind: 'text',
        lines: [
          "Hi! I'm Nayla, but my friends call me Nay. I'm fourteen and in grade eight at a school in Bogor, although I was born in Palembang. I have a twin brother called Naufal. We share a birthday and a birthday cake, but that's all we have in common. I'm quite shy, and I'm really into drawing, while he plays the drums so loudly that our neighbours know every song. I'm good at art but hopeless at maths. My favourite place is the school library, because it's the only quiet place I know. What are you into?",
        ],
      },
      advanced: {
        title: 'Same birthday, different planet',
        kind: 'text',
        lines: [
          "If you ever hear drums in our street in Bogor, that's my twin brother, Naufal. I'm Nayla, Nay for short: fourteen, in grade eight, born in Palembang and, unlike him, a big fan of silence. People expect twins to be alike, but apart from our birthday we have hardly anything in common. He makes friends in five minutes; I'm rather shy until I get to know somebody. Give me a pencil and I'm happy for hours, but don't ask me about maths. You'll usually find me in the school library. It's the only place where nobody is drumming!",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Profil Nayla', en: "Nayla's profile" },
        instruction: {
          id: 'Lengkapi profilnya dari teks, dengan kalimat lengkap.',
          en: 'Complete the profile from the text, in full sentences.',
        },
        items: [
          'Nickname, age and grade',
          'Where she was born and where she lives',
          'Family: what is special?',
          'Good at / not good at',
          'Favourite place, and why do you think so?',
        ],
      },
      {
        title: { id: 'Bertanya dengan benar', en: 'Ask it right' },
        instruction: { id: 'Buat pertanyaan untuk tiap jawaban.', en: 'Make the question for each answer.' },
        items: [
          "I'm fourteen.",
          'In Palembang. (Where / born?)',
          "I'm into street dance.",
          'Yes, one brother and two sisters.',
          "It's my grandmother's kitchen. (favourite place)",
        ],
      },
      {
        title: { id: 'Dua benar, satu bohong', en: 'Two truths and a lie' },
        instruction: {
          id: 'Ucapkan tiga kalimat tentang dirimu; satu bohong. Gurumu bertanya tiga kali lalu menebak. Lalu bertukar.',
          en: 'Say three sentences about yourself; one is false. Your teacher asks three questions and guesses. Then swap.',
        },
        items: ['I was born in ... / on ...', "I'm good at ...", "I can't stand ...", 'I have never ...'],
      },
      {
        title: { id: 'Anak baru di kelas', en: 'New in class' },
        instruction: {
          id: 'Kamu baru di sekolah di negara lain. Perkenalkan diri satu menit; gurumu teman sekelas yang penasaran dan bertanya lima kali.',
          en: 'You are new at a school in another country. Introduce yourself for one minute; your teacher is a curious classmate and asks five questions.',
        },
        items: [
          'Start with your name and nickname.',
          "Say where you come from and what it's like.",
          'Say what you are into and what you are good at.',
          'Add one surprising fact.',
          'Ask at least two questions back.',
        ],
      },
    ],
    keep: [
      {
        en: "I'm fourteen. / I'm fourteen years old.",
        id: "Umurku empat belas. Pakai be, bukan 'I have fourteen years'.",
      },
      { en: 'I was born in Palembang.', id: "Aku lahir di Palembang. Bukan 'I born in'." },
      { en: "I'm good at drawing.", id: 'Aku pandai menggambar. good AT + -ing.' },
      { en: "I'm really into music.", id: 'Aku suka sekali musik (santai).' },
      { en: 'My friends call me Nay.', id: 'Teman-temanku memanggilku Nay.' },
      { en: 'What about you?', id: 'Kalau kamu?' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis kata yang hilang.', en: 'Write the missing word.' },
        items: [
          { question: "I'm really bad ____ remembering names.", answer: 'at' },
          { question: 'She ____ born in Ambon in 2012.', answer: 'was' },
          { question: 'My name is Fransiska, but everybody ____ me Ika.', answer: 'calls' },
          { question: 'What are you ____, manga or sport?', answer: 'into' },
          { question: "Dina and I ____ the same age, so we're in one class.", answer: 'are' },
          { question: 'Do you have ____ brothers or sisters?', answer: 'any' },
        ],
      },
      {
        instruction: { id: 'Susun menjadi pertanyaan.', en: 'Put the words in order to make questions.' },
        items: [
          { question: 'you / born / were / Where', answer: 'Where were you born?' },
          { question: 'grade / are / What / you / in', answer: 'What grade are you in?' },
          { question: 'good / What / at / you / are', answer: 'What are you good at?' },
          { question: 'your / call / What / friends / do / you', answer: 'What do your friends call you?' },
          { question: 'you / a / Do / room / share', answer: 'Do you share a room?' },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimat yang benar.',
          en: 'Find the mistake and write the sentence correctly.',
        },
        items: [
          { question: 'I born in Kediri.', answer: 'I was born in Kediri.' },
          { question: 'I have thirteen years old.', answer: "I'm thirteen years old." },
          { question: "I'm good in singing.", answer: "I'm good at singing." },
          { question: 'My brother he likes chess.', answer: 'My brother likes chess.' },
          { question: 'I am interest in robots.', answer: "I'm interested in robots." },
        ],
      },
    ],
  },
  {
    number: 2,
    kind: 'lesson',
    words: [
      { en: 'wake up', id: 'bangun; membangunkan' },
      { en: 'alarm', id: 'alarm' },
      { en: 'skip breakfast', id: 'melewatkan sarapan' },
      { en: 'always', id: 'selalu' },
      { en: 'hardly ever', id: 'hampir tidak pernah' },
      { en: 'once a week', id: 'seminggu sekali' },
      { en: 'chores', id: 'tugas rumah' },
      { en: 'hang out', id: 'nongkrong' },
      { en: 'stay up late', id: 'begadang' },
      { en: 'be in a hurry', id: 'terburu-buru' },
    ],
    texts: {
      beginner: {
        title: 'Five alarms',
        kind: 'text',
        lines: [
          'Raka is fifteen and lives in Bekasi. He has five alarms on his phone. They ring every five minutes! He usually gets up at the fifth alarm. He is always in a hurry, so he often skips breakfast. School starts at seven. After school he plays futsal three times a week. He does his homework after dinner. On Saturdays he helps his mother at her food stall. He hardly ever goes to bed before eleven. His sister never needs an alarm. She wakes up because of his!',
        ],
      },
      intermediate: {
        title: 'The boy with five alarms',
        kind: 'text',
        lines: [
          "Raka, who is fifteen and lives in Bekasi, sets five alarms every night. They ring every five minutes, but he usually gets up only when the last one goes off. As a result, he is always in a hurry and often skips breakfast before school starts at seven. Three times a week he plays futsal in the afternoon, so he does his homework after dinner and hardly ever goes to bed before eleven. Once a week, on Saturday, he helps his mother at her food stall. His sister never sets an alarm. She doesn't need to, because his wake her up!",
        ],
      },
      advanced: {
        title: 'Snooze',
        kind: 'text',
        lines: [
          "Most people need one alarm; Raka from Bekasi needs five. They go off at five-minute intervals, and it is generally the last one that gets the fifteen-year-old out of bed. Breakfast is frequently skipped, since school starts at seven and he is for ever in a hurry. Part of the trouble is the other end of the day: with futsal three times a week, homework has to wait until after dinner, so he rarely gets to sleep before eleven. Saturdays belong to his mother's food stall. The real victim is his sister, who hasn't owned an alarm for years. Why would she?",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Seberapa sering Raka melakukannya?', en: 'How often does Raka do it?' },
        instruction: {
          id: 'Jawab dengan kata keterangan atau jumlah.',
          en: 'Answer with an adverb or a number.',
        },
        items: [
          'get up at the first alarm',
          'be in a hurry',
          'skip breakfast',
          'play futsal',
          'help his mother',
          'go to bed before eleven',
        ],
      },
      {
        title: { id: 'Di tempat yang tepat', en: 'In the right place' },
        instruction: {
          id: 'Tambahkan kata dalam kurung dan ucapkan kalimatnya.',
          en: 'Add the words in brackets and say the sentence.',
        },
        items: [
          'I am hungry after school. (always)',
          'We have a test on Monday. (usually)',
          'My father cooks. (twice a week)',
          'I forget my homework. (hardly ever)',
          'Do you stay up late? (often)',
        ],
      },
      {
        title: { id: 'Survei kelas', en: 'Class survey' },
        instruction: {
          id: "Tanyakan kepada gurumu 'How often do you ...?' dan tulis jawabannya dari 0 (never) sampai 5 (always). Lalu laporkan: My teacher hardly ever ...",
          en: "Ask your teacher 'How often do you ...?' and write the answers from 0 (never) to 5 (always). Then report: My teacher hardly ever ...",
        },
        items: [
          'cook dinner',
          'lose things',
          'sing in the shower',
          'read before bed',
          'look at the phone during meals',
          'walk more than five kilometres',
        ],
      },
      {
        title: { id: 'Selasa biasa, Selasa sempurna', en: 'A normal Tuesday, a perfect Tuesday' },
        instruction: {
          id: 'Bicara satu menit tentang masing-masing. Lalu sebutkan tiga hal yang ingin kamu ubah.',
          en: 'Talk for one minute about each. Then say which three things you want to change.',
        },
        items: [
          'On a normal Tuesday I usually ...',
          'Before school ... / After school ... / In the evening ...',
          'I hardly ever have time to ...',
          "On a perfect Tuesday I ... at ten o'clock and ...",
          'I want to ... more often.',
        ],
      },
    ],
    keep: [
      {
        en: 'I usually get up at five.',
        id: 'Aku biasanya bangun pukul lima. Kata keterangan sebelum kata kerja.',
      },
      { en: "I'm always late.", id: 'Aku selalu terlambat. Tapi sesudah am, is, are.' },
      { en: 'I play futsal twice a week.', id: 'Aku main futsal dua kali seminggu. Di akhir kalimat.' },
      { en: 'How often do you help at home?', id: 'Seberapa sering kamu membantu di rumah?' },
      { en: "She doesn't stay up late.", id: "Dia tidak begadang. Sesudah doesn't tanpa -s." },
      {
        en: 'I hardly ever skip breakfast.',
        id: "Aku hampir tidak pernah melewatkan sarapan. Sudah negatif: tanpa don't.",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Letakkan kata dalam kurung dan tulis kalimatnya.',
          en: 'Put the word in brackets in the right place and write the sentence.',
        },
        items: [
          {
            question: 'Our dog sleeps on my bed. (sometimes)',
            answer: 'Our dog sometimes sleeps on my bed.',
          },
          {
            question: 'The canteen is full at noon. (always)',
            answer: 'The canteen is always full at noon.',
          },
          { question: 'I eat meat. (hardly ever)', answer: 'I hardly ever eat meat.' },
          { question: 'My cousins visit us. (once a month)', answer: 'My cousins visit us once a month.' },
          { question: 'She is angry. (never)', answer: 'She is never angry.' },
        ],
      },
      {
        instruction: {
          id: 'Tulis kata kerja dalam bentuk yang tepat.',
          en: 'Write the verb in the right form.',
        },
        items: [
          { question: 'My dad ____ (go) running before sunrise.', answer: 'goes' },
          { question: '____ your sister ____ (do) any chores?', answer: 'Does ... do' },
          { question: 'We ____ (not wear) shoes in the house.', answer: "don't wear" },
          { question: 'The school bus ____ (not stop) in our street.', answer: "doesn't stop" },
          { question: 'He ____ (study) in the bathroom, because it is quiet.', answer: 'studies' },
          { question: 'How often ____ you ____ (wash) your trainers?', answer: 'do ... wash' },
        ],
      },
      {
        instruction: {
          id: 'Tulis dengan once, twice, atau three times.',
          en: 'Write the expression with once, twice or three times.',
        },
        items: [
          { question: 'Every Monday and Thursday: ____ a week', answer: 'twice' },
          { question: 'Every 1 January: ____ a year', answer: 'once' },
          { question: 'Breakfast, lunch and dinner: ____ a day', answer: 'three times' },
          { question: 'Every Friday: ____ a week', answer: 'once' },
          { question: 'In June and December: ____ a year', answer: 'twice' },
        ],
      },
    ],
  },
  {
    number: 3,
    kind: 'lesson',
    words: [
      { en: 'timetable', id: 'jadwal pelajaran' },
      { en: 'subject', id: 'mata pelajaran' },
      { en: 'uniform', id: 'seragam' },
      { en: 'rule', id: 'aturan' },
      { en: 'have to', id: 'harus' },
      { en: 'be allowed to', id: 'diperbolehkan' },
      { en: 'break', id: 'istirahat' },
      { en: 'flag ceremony', id: 'upacara bendera' },
      { en: 'science', id: 'IPA, sains' },
      { en: 'tie', id: 'dasi' },
    ],
    texts: {
      beginner: {
        title: 'Two schools',
        kind: 'dialogue',
        lines: [
          'Lucas: What time does your school start, Tasya?',
          'Tasya: At seven! Every Monday we have a flag ceremony first.',
          'Lucas: At seven? My school in Melbourne starts at half past eight.',
          'Tasya: Lucky you! Do you have to wear a uniform?',
          'Lucas: Yes, a blue one. And you?',
          'Tasya: We have three: white and blue, batik and scouts.',
          'Lucas: Can you use your phone in class?',
          "Tasya: No, we can't. We put it in a box. What's your favourite subject?",
          "Lucas: Science. I don't like PE.",
          'Tasya: PE is my favourite!',
        ],
      },
      intermediate: {
        title: 'Three uniforms',
        kind: 'dialogue',
        lines: [
          'Lucas: Is it true that you start school at seven, Tasya?',
          'Tasya: Yes, and on Mondays we have to be there even earlier because of the flag ceremony.',
          "Lucas: My school in Melbourne doesn't start until half past eight. Do you have to wear a uniform?",
          "Tasya: Not just one. We've got three: white and blue, batik, and the scout uniform.",
          "Lucas: I don't mind ours, but I hate the tie. Are you allowed to use your phone?",
          "Tasya: No, we have to leave it in a box. But we don't have to stay for clubs. What's your best subject?",
          "Lucas: Science. I'd happily skip PE.",
          "Tasya: Really? It's my favourite!",
        ],
      },
      advanced: {
        title: 'Comparing notes',
        kind: 'dialogue',
        lines: [
          "Lucas: Somebody told me that your lessons start at seven. Surely that's a joke?",
          "Tasya: I wish it were! On Mondays there's the flag ceremony too, so we're supposed to be there by a quarter to.",
          "Lucas: I shouldn't complain, then; Melbourne lets us sleep until half past eight. Is there a uniform?",
          'Tasya: Three, actually: white and blue, batik, and scouts. What about you?',
          "Lucas: Blue, plus a tie that I can't stand. Do they let you have your phones?",
          'Tasya: They go into a box until the last bell. On the other hand, nobody has to stay for clubs. What are you good at?',
          'Lucas: Science, and avoiding PE.',
          'Tasya: My favourite!',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Melbourne atau Indonesia?', en: 'Melbourne or Indonesia?' },
        instruction: {
          id: "Katakan sekolah yang mana. Pakai starts, has to, can't, don't have to.",
          en: "Say which school it is. Use starts, has to, can't, don't have to.",
        },
        items: [
          'half past eight',
          'flag ceremony',
          'three uniforms',
          'the phone box',
          'science and PE: who likes which?',
        ],
      },
      {
        title: { id: 'Wajib, dilarang, atau bebas?', en: "Must, mustn't or free?" },
        instruction: {
          id: "Buat kalimat tentang sekolahmu: We have to ... / We mustn't ... / We don't have to ... / We're allowed to ...",
          en: "Make a sentence about your school: We have to ... / We mustn't ... / We don't have to ... / We're allowed to ...",
        },
        items: [
          'eat in class',
          'wear black shoes',
          'clean the classroom',
          'dye our hair',
          'bring our own lunch',
          'leave school at break',
        ],
      },
      {
        title: { id: 'Jadwalku', en: 'My timetable' },
        instruction: {
          id: 'Jelaskan satu hari kepada gurumu, yang menulis jadwalnya. Guru bertanya balik bila kurang jelas.',
          en: 'Explain one day to your teacher, who writes the timetable. Your teacher asks back if something is unclear.',
        },
        items: [
          'On ... we have ... first.',
          'It starts at ... and lasts ... minutes.',
          'After the break ...',
          'The hardest / the most useful / the most boring subject is ... because ...',
          'My teacher for ... is ...',
        ],
      },
      {
        title: { id: 'Rancang sekolah', en: 'Design a school' },
        instruction: {
          id: 'Rancang sekolah impianmu: lima aturan, tiga pelajaran yang belum ada, dan jamnya. Gurumu orang tua yang khawatir dan bertanya mengapa.',
          en: 'Design the school of your dreams: five rules, three subjects that do not exist yet, and the hours. Your teacher is a worried parent and asks why.',
        },
        items: [
          'Students have to ...',
          "Students don't have to ...",
          'Nobody is allowed to ...',
          'There is a subject called ..., where you learn to ...',
          'I think this is good because ...',
        ],
      },
    ],
    keep: [
      { en: 'We have to wear a uniform.', id: 'Kami wajib memakai seragam.' },
      { en: "We don't have to stay for clubs.", id: 'Kami tidak wajib tinggal untuk klub (boleh pulang).' },
      {
        en: "We mustn't use our phones.",
        id: "Kami dilarang memakai ponsel. Artinya lain dari don't have to!",
      },
      {
        en: 'She has to get up early. / Does she have to go?',
        id: 'Dia harus bangun pagi. / Apakah dia harus pergi?',
      },
      { en: 'We are allowed to eat outside.', id: "Kami boleh makan di luar. Bukan 'We are allow'." },
      {
        en: 'My favourite subject is science.',
        id: "Pelajaran kesukaanku IPA. Bukan 'lesson' untuk mata pelajaran.",
      },
    ],
    practice: [
      {
        instruction: {
          id: "Isi dengan have to, has to, don't have to, atau doesn't have to.",
          en: "Write have to, has to, don't have to or doesn't have to.",
        },
        items: [
          { question: "It's Sunday! We ____ get up early.", answer: "don't have to" },
          { question: "My sister ____ wear glasses, because she can't see the board.", answer: 'has to' },
          { question: "You ____ buy a ticket: it's free.", answer: "don't have to" },
          { question: 'Students ____ be quiet during the exam.', answer: 'have to' },
          { question: 'He lives next to the school, so he ____ take the bus.', answer: "doesn't have to" },
        ],
      },
      {
        instruction: { id: "Isi dengan mustn't atau don't have to.", en: "Write mustn't or don't have to." },
        items: [
          { question: "You ____ run beside the pool. It's dangerous.", answer: "mustn't" },
          { question: 'You ____ finish today. Tomorrow is fine too.', answer: "don't have to" },
          { question: "We ____ copy our friend's answers in the exam.", answer: "mustn't" },
          { question: 'You ____ bring a pen; I have two.', answer: "don't have to" },
          { question: 'They ____ make noise in the library.', answer: "mustn't" },
        ],
      },
      {
        instruction: { id: 'Pelajaran apa ini?', en: 'Which subject is it?' },
        items: [
          { question: 'You learn about plants, animals and the body: b____', answer: 'biology' },
          { question: 'You learn about maps, rivers and countries: g____', answer: 'geography' },
          { question: 'You learn about kings, wars and old times: h____', answer: 'history' },
          { question: 'You calculate with numbers: m____', answer: 'maths' },
          { question: 'You run, jump and play ball games: P____', answer: 'PE' },
        ],
      },
    ],
  },
  {
    number: 4,
    kind: 'lesson',
    words: [
      { en: 'order', id: 'memesan' },
      { en: 'meatballs', id: 'bakso' },
      { en: 'change', id: 'uang kembalian' },
      { en: 'afford', id: 'mampu membeli' },
      { en: 'bowl', id: 'mangkuk' },
      { en: 'altogether', id: 'semuanya (jumlah)' },
      { en: 'spicy', id: 'pedas' },
      { en: 'bill', id: 'bon, tagihan' },
      { en: 'straw', id: 'sedotan' },
      { en: 'cash', id: 'uang tunai' },
    ],
    texts: {
      beginner: {
        title: 'At the food stall',
        kind: 'dialogue',
        lines: [
          'Seller: Hello! What would you like?',
          'Wulan: One fried banana, please. How much is it?',
          'Seller: Three thousand.',
          'Wulan: And how much are the meatballs?',
          'Seller: Fifteen thousand a bowl.',
          "Wulan: OK, two bowls, please, one not spicy. My friend can't eat chilli.",
          'Seller: Anything to drink?',
          'Wulan: Two iced teas, please. No straws. How much is that altogether?',
          'Seller: Four bananas?',
          'Wulan: No, one banana!',
          "Seller: Sorry! Then it's forty-three thousand.",
          "Wulan: Here's fifty thousand.",
          "Seller: And here's your change, seven thousand. Enjoy!",
        ],
      },
      intermediate: {
        title: 'One banana, not four',
        kind: 'dialogue',
        lines: [
          'Seller: Hi there! What can I get you?',
          "Wulan: I'd like a fried banana, please. How much are the meatballs?",
          "Seller: They're fifteen thousand a bowl, and the bananas are three thousand each.",
          "Wulan: Then we'll have two bowls as well, one without chilli, because my friend can't eat spicy food.",
          'Seller: Would you like something to drink?',
          'Wulan: Two iced teas at five thousand, please, but no straws. How much does that come to?',
          'Seller: Four bananas, two bowls ...',
          'Wulan: Sorry, only one banana!',
          'Seller: My mistake. Forty-three thousand, please.',
          "Wulan: Here's fifty.",
          'Seller: And seven thousand change. Enjoy your meal!',
        ],
      },
      advanced: {
        title: 'Check the sums',
        kind: 'dialogue',
        lines: [
          'Seller: What can I get for you two?',
          'Wulan: How much would two bowls of meatballs be?',
          'Seller: Fifteen thousand each, so thirty for the pair.',
          "Wulan: That's within our budget. Could you leave the chilli out of one of them? My friend can't take anything spicy. And we'll share a fried banana.",
          'Seller: Those are three thousand. Any drinks?',
          "Wulan: Two iced teas at five thousand, and we don't need straws, thanks.",
          'Seller: Right, with four bananas that makes fifty-two thousand.',
          "Wulan: Hang on, I think there's a mistake. We only ordered one.",
          'Seller: So you did! Forty-three, then. Out of fifty? Seven thousand change.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Periksa bonnya', en: 'Check the bill' },
        instruction: {
          id: 'Sebutkan tiap harga dalam dialog, lalu jumlahnya.',
          en: 'Say each price from the dialogue, then the sum.',
        },
        items: [
          'two bowls of meatballs: ...',
          'two iced teas at five thousand: ...',
          'one fried banana: ...',
          'altogether: ...',
          'paid: ... / change: ...',
        ],
      },
      {
        title: { id: 'Jadikan sopan', en: 'Make it polite' },
        instruction: { id: 'Ucapkan dengan sopan dalam bahasa Inggris.', en: 'Say it politely in English.' },
        items: [
          'I want noodles.',
          'How much?',
          'No ice!',
          'Wrong! I ordered tea.',
          'Give me the change.',
          'Put it in a bag, I eat at home.',
        ],
      },
      {
        title: { id: 'Cukupkah uangmu?', en: 'Can you afford it?' },
        instruction: {
          id: 'Kamu punya Rp 60.000 untuk dua orang. Pilih dari menu, ucapkan pesananmu, dan hitung kembaliannya. Lakukan tiga kali dengan pesanan berbeda.',
          en: 'You have Rp 60,000 for two people. Choose from the menu, say your order and work out the change. Do it three times with different orders.',
        },
        items: [
          'chicken noodles Rp 18,000; vegetable noodles Rp 14,000',
          'spring rolls Rp 4,000 each; three for Rp 10,000',
          'iced tea Rp 5,000; orange juice Rp 12,000; water Rp 4,000',
          'pancake with chocolate Rp 9,000',
        ],
      },
      {
        title: { id: 'Gerobak makananku', en: 'My food truck' },
        instruction: {
          id: 'Ciptakan gerobak makanan: nama, empat menu dengan harga, satu penawaran khusus. Gurumu pelanggan yang rewel. Lalu bertukar.',
          en: 'Invent a food truck: name, four dishes with prices, one special offer. Your teacher is a difficult customer. Then swap.',
        },
        items: [
          'Welcome to ...! Would you like to try ...?',
          "It's made with ... and it tastes ...",
          "I'm sorry, we've run out of ...",
          'That comes to ... altogether. Cash or card?',
          "Customer: It's too ..., I can't eat ..., there's a mistake in the bill.",
        ],
      },
    ],
    keep: [
      {
        en: "I'd like a bowl of soup, please.",
        id: "Saya mau semangkuk sup. Lebih sopan daripada 'I want'.",
      },
      { en: 'How much is it? / How much are they?', id: 'Berapa harganya? (satu / lebih dari satu)' },
      { en: 'How much is that altogether?', id: 'Semuanya berapa?' },
      { en: 'Can I have it without chilli?', id: 'Bisa tanpa cabai?' },
      { en: "Here you are. / Here's your change.", id: 'Ini, silakan. / Ini kembaliannya.' },
      { en: "Excuse me, I think there's a mistake.", id: 'Maaf, sepertinya ada yang keliru.' },
    ],
    practice: [
      {
        instruction: { id: 'Tulis is atau are.', en: 'Write is or are.' },
        items: [
          { question: 'How much ____ the spring rolls?', answer: 'are' },
          { question: 'How much ____ a bottle of water?', answer: 'is' },
          { question: 'How much ____ these biscuits?', answer: 'are' },
          { question: 'How much ____ the fried rice?', answer: 'is' },
          { question: 'How much ____ two cups of coffee?', answer: 'are' },
        ],
      },
      {
        instruction: {
          id: 'Urutkan percakapan: tulis hurufnya.',
          en: 'Put the conversation in order: write the letters.',
        },
        items: [
          {
            question:
              'A And to drink? B A bowl of soup, please. C What would you like? D Just water, thanks.',
            answer: 'C, B, A, D',
          },
          {
            question: 'A Twelve thousand. B How much is the juice? C OK, one juice, please.',
            answer: 'B, A, C',
          },
          {
            question: "A Here's twenty. B It's fourteen thousand altogether. C And six thousand change.",
            answer: 'B, A, C',
          },
          {
            question:
              "A Sorry, I'll bring you the right one. B Excuse me, this isn't my order. C I asked for noodles.",
            answer: 'B, C, A',
          },
          {
            question: "A To take away, please. B Eat here or take away? C Then I'll put it in a box.",
            answer: 'B, A, C',
          },
        ],
      },
      {
        instruction: { id: 'Hitung dan tulis angkanya.', en: 'Work it out and write the number.' },
        items: [
          { question: 'Three pancakes at nine thousand: Rp ____', answer: '27,000' },
          {
            question:
              'You pay with twenty thousand. The bill is thirteen thousand five hundred. Your change: Rp ____',
            answer: '6,500',
          },
          { question: 'Six spring rolls at three for ten thousand: Rp ____', answer: '20,000' },
          { question: 'Half of the bill of forty-six thousand: Rp ____', answer: '23,000' },
          {
            question: 'Two juices at twelve thousand and a water at four thousand: Rp ____',
            answer: '28,000',
          },
        ],
      },
    ],
  },
  {
    number: 5,
    kind: 'lesson',
    words: [
      { en: 'turn left', id: 'belok kiri' },
      { en: 'go straight on', id: 'jalan terus' },
      { en: 'crossroads', id: 'perempatan' },
      { en: 'traffic lights', id: 'lampu lalu lintas' },
      { en: 'corner', id: 'sudut, tikungan' },
      { en: 'roundabout', id: 'bundaran' },
      { en: 'across', id: 'menyeberangi' },
      { en: 'past', id: 'melewati' },
      { en: 'lost', id: 'tersesat' },
      { en: 'landmark', id: 'tanda pengenal tempat' },
    ],
    texts: {
      beginner: {
        title: 'Where is the museum?',
        kind: 'dialogue',
        lines: [
          "Sven: Excuse me. I'm lost. Where is the batik museum?",
          'Putri: Go straight on and turn left at the traffic lights.',
          'Sven: Left at the traffic lights. And then?',
          'Putri: Walk past the post office. The museum is on the right, opposite a big tree.',
          'Sven: Is it far?',
          "Putri: No, it's about ten minutes on foot.",
          'Sven: Can I take a bus?',
          'Putri: You can take a becak, but walking is nicer.',
          'Sven: So: straight on, left, past the post office, on the right.',
          'Putri: Exactly!',
          'Sven: Thank you very much.',
        ],
      },
      intermediate: {
        title: 'A big tree in Pekalongan',
        kind: 'dialogue',
        lines: [
          "Sven: Excuse me, could you help me? I'm trying to find the batik museum, but I'm completely lost.",
          "Putri: Don't worry, you're nearly there. Go straight on until you get to the traffic lights, and turn left.",
          'Sven: Left at the lights. What then?',
          "Putri: Walk past the post office, and you'll see a huge tree. The museum is opposite it, on your right.",
          'Sven: How long does it take on foot?',
          "Putri: About ten minutes. If you're tired, you can take a becak.",
          "Sven: I'd rather walk. So it's straight on, left, past the post office, on the right?",
          "Putri: Perfect! You can't miss it.",
        ],
      },
      advanced: {
        title: "You can't miss it",
        kind: 'dialogue',
        lines: [
          'Sven: Sorry to bother you, but do you happen to know where the batik museum is? My map keeps sending me in circles.',
          'Putri: That happens to a lot of visitors in Pekalongan. Carry on along this road as far as the traffic lights, then take a left.',
          'Sven: Left at the lights. And after that?',
          'Putri: Keep going past the post office until you come to an enormous tree. The museum is right opposite, on your right-hand side.',
          'Sven: Is it walkable in this heat?',
          "Putri: It's ten minutes at most, or you could treat yourself to a becak.",
          "Sven: I'll walk. Straight on, left, past the post office. Got it!",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Gambar rutenya', en: 'Draw the route' },
        instruction: {
          id: 'Gambar jalan ke museum menurut dialog dan jelaskan petamu.',
          en: 'Draw the way to the museum from the dialogue and explain your map.',
        },
        items: [
          'Where does Sven have to turn?',
          'What does he walk past?',
          'What is opposite the museum?',
          'How long does it take?',
          'How else can he get there?',
        ],
      },
      {
        title: { id: 'Kota di meja', en: 'Desk town' },
        instruction: {
          id: 'Letakkan enam benda di meja sebagai kota: sekolah, masjid atau gereja, pasar, bank, taman, kafe. Pena menjadi jalan utama. Beri gurumu tiga rute.',
          en: 'Put six things on your desk as a town: school, mosque or church, market, bank, park, café. A pen is the main street. Give your teacher three routes.',
        },
        items: [
          'from the school to the market',
          'from the café to the bank',
          'from the park to the school, but the main street is closed',
          'Use: go along, go past, cross, turn, take the second street on the left',
        ],
      },
      {
        title: { id: 'Pastikan dan ulangi', en: 'Check and repeat' },
        instruction: {
          id: 'Gurumu bicara cepat. Ulangi tiap petunjuk dan pastikan satu hal.',
          en: 'Your teacher speaks fast. Repeat each direction and check one thing.',
        },
        items: [
          'Take the third turning on the right after the bridge.',
          'Get off at the second stop and cross at the zebra crossing.',
          'Go round the roundabout and leave it at the fourth exit.',
          "It's on the corner, between the barber's and the phone shop.",
          'Go up the stairs to the second floor and turn left at the toilets.',
        ],
      },
      {
        title: { id: 'Tamu di kotamu', en: 'A guest in your town' },
        instruction: {
          id: 'Gurumu siswa pertukaran di terminal atau stasiun kotamu. Jelaskan jalan ke tiga tempat, dengan tanda, waktu, dan kendaraan.',
          en: 'Your teacher is an exchange student at your bus or train station. Explain the way to three places, with landmarks, time and transport.',
        },
        items: [
          'your school',
          'your favourite place to eat',
          'a place with a nice view',
          'Your guest is afraid of busy roads and asks many questions.',
        ],
      },
    ],
    keep: [
      { en: 'Excuse me, how do I get to the museum?', id: 'Permisi, bagaimana saya ke museum?' },
      {
        en: 'Go straight on and turn left at the lights.',
        id: "Jalan terus dan belok kiri di lampu. AT the lights, bukan 'in'.",
      },
      { en: 'Take the second street on the right.', id: 'Ambil jalan kedua di kanan. ON the right.' },
      { en: 'Go past the post office.', id: 'Lewati kantor pos. Past: arah; passed: kata kerja lampau.' },
      {
        en: "It's opposite the tree. / across the road",
        id: "Di seberang pohon. / di seberang jalan. 'Opposite' tanpa of.",
      },
      {
        en: 'It takes about ten minutes on foot.',
        id: "Kira-kira sepuluh menit jalan kaki. Bukan 'by foot'.",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Isi dengan at, on, past, across, atau to.',
          en: 'Write at, on, past, across or to.',
        },
        items: [
          { question: 'How do I get ____ the station from here?', answer: 'to' },
          { question: 'Turn right ____ the crossroads.', answer: 'at' },
          { question: 'The pharmacy is ____ the left.', answer: 'on' },
          { question: 'Swim or walk? The bridge takes you ____ the river.', answer: 'across' },
          { question: "Don't stop at the cinema: walk ____ it and then turn left.", answer: 'past' },
        ],
      },
      {
        instruction: { id: 'Tulis lawan katanya.', en: 'Write the opposite.' },
        items: [
          { question: 'turn left, turn ____', answer: 'right' },
          { question: 'near, ____', answer: 'far' },
          { question: 'go up the stairs, go ____ the stairs', answer: 'down' },
          { question: 'in front of the bank, ____ the bank', answer: 'behind' },
          { question: 'the first street, the ____ street (at the end)', answer: 'last' },
        ],
      },
      {
        instruction: { id: 'Susun kata-katanya.', en: 'Put the words in order.' },
        items: [
          { question: "on / right / It's / your", answer: "It's on your right." },
          {
            question: 'first / Take / left / the / the / on / street',
            answer: 'Take the first street on the left.',
          },
          {
            question: 'there / How / does / take / it / get / long / to',
            answer: 'How long does it take to get there?',
          },
          { question: "can't / it / miss / You", answer: "You can't miss it." },
          {
            question: 'know / you / the / Do / where / stadium / is',
            answer: 'Do you know where the stadium is?',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
