import type { MeetingMaterial } from '../types.ts';

export const meetings11to15 = [
  {
    number: 11,
    kind: 'lesson',
    words: [
      {
        en: 'word order',
        id: 'urutan kata',
      },
      {
        en: 'auxiliary',
        id: 'kata kerja bantu',
      },
      {
        en: 'indirect question',
        id: 'pertanyaan tidak langsung',
      },
      {
        en: 'object',
        id: 'objek',
      },
      {
        en: 'clause',
        id: 'klausa',
      },
      {
        en: 'adverb',
        id: 'kata keterangan',
      },
      {
        en: 'reply',
        id: 'balasan',
      },
      {
        en: 'natural',
        id: 'wajar',
      },
    ],
    texts: {
      beginner: {
        title: 'Words in a bag',
        kind: 'dialogue',
        lines: [
          'Tutor: Here are seven cards: know, where, you, the, is, do, lab.',
          'Eko: Where is the lab do you know?',
          'Tutor: Almost. Which words make the question?',
          'Eko: Do you know.',
          'Tutor: Good. And after that?',
          'Eko: Do you know where the lab is?',
          'Tutor: Perfect! In the second part the verb goes to the end.',
          'Eko: So I first look for the verb, then for the subject, and then for the small words. I check it aloud, too.',
        ],
      },
      intermediate: {
        title: 'Words in a bag',
        kind: 'dialogue',
        lines: [
          'Tutor: Make one sentence from these cards: know, where, you, the, is, do, lab.',
          "Eko: 'Do you know where is the lab?'",
          'Tutor: Very close. What happens to the verb inside an indirect question?',
          "Eko: It goes after the subject, so 'Do you know where the lab is?'",
          "Tutor: Exactly. What's your method?",
          'Eko: First I look for the verbs, then I give each one its subject, and finally I place the small words. Reading it aloud tells me whether it sounds natural.',
        ],
      },
      advanced: {
        title: 'Words in a bag',
        kind: 'dialogue',
        lines: [
          'Tutor: Seven cards, one sentence: know, where, you, the, is, do, lab.',
          "Eko: 'Do you know where is the lab?' That sounds plausible.",
          "Tutor: Plausible, yet wrong. You've built two questions into one.",
          "Eko: Of course: only the outer one is inverted. 'Do you know where the lab is?'",
          'Tutor: Precisely. How do you go about it as a rule?',
          'Eko: Verbs first, each with its subject; then whatever glues them together; articles and prepositions last. If my ear objects, I start again.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Cara Eko',
          en: "Eko's method",
        },
        instruction: {
          id: 'Jelaskan langkahnya dan kesalahan pertamanya.',
          en: 'Explain the steps and the first mistake.',
        },
        items: [
          'What was wrong at first?',
          'Which words does Eko look for first, second, last?',
          'Why read aloud?',
        ],
      },
      {
        title: {
          id: 'Susun kalimat',
          en: 'Build a sentence',
        },
        instruction: {
          id: 'Balas ucapan dengan semua kata.',
          en: 'Answer the line, using all the words.',
        },
        items: [
          "'I missed the meeting.' - you / me / did / tell / it / why / about / not / ?",
          "'Is Ana here?' - left / she / just / has",
          "'The test was long.' - long / I / it / how / was / wondered",
          "'Any plans?' - going / we / to / are / visit / museum / the",
        ],
      },
      {
        title: {
          id: 'Kalimat teman',
          en: 'A sentence for a partner',
        },
        instruction: {
          id: 'Acak kalimat Anda sendiri; guru menyusun.',
          en: 'Mix up your own sentences; your teacher builds them.',
        },
        items: ['one indirect question', 'one with who, which or that', 'one with never, already or just'],
      },
    ],
    keep: [
      {
        en: 'Do you know where the lab is?',
        id: 'Tahukah Anda di mana labnya? (verb sesudah subjek)',
      },
      {
        en: 'She has just left.',
        id: 'Ia baru saja pergi. (just di tengah)',
      },
      {
        en: 'I wonder what it costs.',
        id: 'Saya ingin tahu berapa harganya.',
      },
      {
        en: 'The book that I ordered is here.',
        id: 'Buku yang saya pesan sudah datang.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Susun menjadi kalimat.',
          en: 'Build the sentence.',
        },
        items: [
          {
            question: 'me / could / you / help / ?',
            answer: 'Could you help me?',
          },
          {
            question: 'is / know / I / who / she',
            answer: 'I know who she is.',
          },
          {
            question: 'never / have / there / I / been',
            answer: 'I have never been there.',
          },
          {
            question: 'a / plays / brother / I / who / have / chess',
            answer: 'I have a brother who plays chess.',
          },
          {
            question: 'it / what / do / you / time / know / is / ?',
            answer: 'Do you know what time it is?',
          },
        ],
      },
      {
        instruction: {
          id: 'Perbaiki urutannya.',
          en: 'Correct the order.',
        },
        items: [
          {
            question: 'Can you tell me where is he?',
            answer: 'Can you tell me where he is?',
          },
          {
            question: 'I like very much tea.',
            answer: 'I like tea very much.',
          },
          {
            question: 'Always she is late.',
            answer: 'She is always late.',
          },
          {
            question: 'What you are doing?',
            answer: 'What are you doing?',
          },
          {
            question: 'I wonder why did they leave.',
            answer: 'I wonder why they left.',
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
        en: 'e-mail',
        id: 'email',
      },
      {
        en: 'recipient',
        id: 'penerima',
      },
      {
        en: 'greeting',
        id: 'salam',
      },
      {
        en: 'closing',
        id: 'penutup',
      },
      {
        en: 'point',
        id: 'butir',
      },
      {
        en: 'request',
        id: 'permintaan',
      },
      {
        en: 'explain',
        id: 'menjelaskan',
      },
      {
        en: 'subject line',
        id: 'baris subjek email',
      },
    ],
    texts: {
      beginner: {
        title: 'An e-mail about a field trip',
        kind: 'text',
        lines: [
          'Dear Dr Morris, My name is Arif Nugraha, and I am in your geology class. Unfortunately, I cannot join the field trip on Friday because my sister is getting married in Solo on that day. I am sorry to miss it, as I was looking forward to the caves. May I go with the second group next month instead? If this is not possible, I can write a report about the caves from photographs. Please let me know which you prefer. Thank you for your understanding. Best regards, Arif Nugraha',
        ],
      },
      intermediate: {
        title: 'An e-mail about a field trip',
        kind: 'text',
        lines: [
          "Dear Dr Morris, I am writing about Friday's field trip, which I was very much looking forward to. Unfortunately, I will be unable to take part, since my sister is getting married in Solo on the same day. Would it be possible for me to join the second group next month instead? Should there be no place left, I would be glad to write a report on the caves, using photographs and the reading list. Could you let me know which solution you prefer? Thank you for your understanding. Best regards, Arif Nugraha",
        ],
      },
      advanced: {
        title: 'An e-mail about a field trip',
        kind: 'text',
        lines: [
          "Dear Dr Morris, It is with real regret that I have to withdraw from Friday's field trip: my sister's wedding in Solo falls on the very same day, and she would not forgive me for preferring limestone. As I would hate to miss the caves altogether, might I be allowed to join next month's group? Failing that, I could submit a report based on photographs and your reading list. I would be grateful if you could tell me which of the two would suit you better. With many thanks for your understanding, Arif Nugraha",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Semua butir?',
          en: 'Every point?',
        },
        instruction: {
          id: 'Tugas: explain why, suggest a solution, ask for an answer. Tunjuk kalimatnya.',
          en: 'The task: explain why, suggest a solution, ask for an answer. Point to the sentences.',
        },
        items: [
          'explain: ...',
          'suggest: first idea ... second idea ...',
          'ask: ...',
          'greeting and closing: ...',
        ],
      },
      {
        title: {
          id: 'Rencana satu menit',
          en: 'A one-minute plan',
        },
        instruction: {
          id: 'Rencanakan tiga butir untuk setiap tugas.',
          en: 'Plan three points for each task.',
        },
        items: [
          'You bought a ticket for a concert that was moved. Write to the box office.',
          'A classmate borrowed your camera. Write and ask for it back.',
          'You found a mistake in your grade. Write to the tutor.',
        ],
      },
      {
        title: {
          id: 'Tulis tujuh menit',
          en: 'Write for seven minutes',
        },
        instruction: {
          id: 'Pilih satu tugas dan tulis 100-130 kata; guru menandai butir yang hilang.',
          en: 'Choose one task and write 100-130 words; your teacher marks missing points.',
        },
        items: [
          'one minute to plan, five to write, one to check',
          'one paragraph for each point',
          'Exchange: is it clear what the reader must do?',
        ],
      },
    ],
    keep: [
      {
        en: "I am writing about Friday's trip.",
        id: 'Saya menulis perihal perjalanan Jumat.',
      },
      {
        en: 'Would it be possible for me to join?',
        id: 'Mungkinkah saya ikut?',
      },
      {
        en: 'I look forward to hearing from you.',
        id: 'Saya menantikan kabar Anda. (to + -ing)',
      },
      {
        en: 'Please let me know which you prefer.',
        id: 'Mohon kabari mana yang Anda pilih.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Butir apa? Tulis: explain, suggest, ask, thank, apologise.',
          en: 'Which point? Write: explain, suggest, ask, thank, apologise.',
        },
        items: [
          {
            question: 'I am sorry for the late reply.',
            answer: 'apologise',
          },
          {
            question: 'Could you tell me when it opens?',
            answer: 'ask',
          },
          {
            question: 'We could meet on Monday instead.',
            answer: 'suggest',
          },
          {
            question: 'The bus broke down, so I missed the class.',
            answer: 'explain',
          },
          {
            question: 'I really appreciate your help.',
            answer: 'thank',
          },
        ],
      },
      {
        instruction: {
          id: 'Perbaiki satu kesalahan.',
          en: 'Correct the one mistake.',
        },
        items: [
          {
            question: 'I look forward to meet you.',
            answer: 'I look forward to meeting you.',
          },
          {
            question: 'Please to send me the form.',
            answer: 'Please send me the form.',
          },
          {
            question: 'I am writing for ask about fees.',
            answer: 'I am writing to ask about fees.',
          },
          {
            question: 'Thank you for your informations.',
            answer: 'Thank you for your information.',
          },
          {
            question: 'Can you explain me the rule?',
            answer: 'Can you explain the rule to me?',
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
        en: 'tone',
        id: 'nada',
      },
      {
        en: 'formal',
        id: 'resmi',
      },
      {
        en: 'friendly',
        id: 'ramah',
      },
      {
        en: 'complaint',
        id: 'keluhan',
      },
      {
        en: 'soften',
        id: 'melunakkan',
      },
      {
        en: 'direct',
        id: 'langsung',
      },
      {
        en: 'sincerely',
        id: 'hormat saya',
      },
      {
        en: 'regards',
        id: 'salam',
      },
    ],
    texts: {
      beginner: {
        title: 'One request, two readers',
        kind: 'text',
        lines: [
          "Sari needs help with her survey. To her friend she writes, 'Hi Ben! Can you do my survey? It takes five minutes. Thanks a lot!' To a company she writes, 'Dear Ms Hall, I am a student at the University of Jambi. I would be grateful if your staff could answer my short survey. It takes about five minutes. Thank you for your time.' The request is the same. In the second e-mail she says who she is, uses full forms and asks more politely.",
        ],
      },
      intermediate: {
        title: 'One request, two readers',
        kind: 'text',
        lines: [
          "Sari needs people for her survey. To a friend she simply writes, 'Hi Ben, could you do my survey? It's only five minutes. Thanks a million!' Her e-mail to a company sounds different: 'Dear Ms Hall, I am a student at the University of Jambi and am writing to ask whether your staff might be willing to answer a short survey, which takes about five minutes. I would be most grateful for your support.' What changes is not the request but the distance: she introduces herself, avoids short forms and gives the reader a choice.",
        ],
      },
      advanced: {
        title: 'One request, two readers',
        kind: 'text',
        lines: [
          "The same favour, asked twice, can sound like two different people. 'Hi Ben, got five minutes for my survey? You're a star!' is all that Sari needs for a friend. Ms Hall, who has never heard of her, is approached with more ceremony: 'Dear Ms Hall, As a student at the University of Jambi, I am conducting a five-minute survey and was wondering whether your staff might be willing to take part.' The distance shows in an introduction, in full forms and, above all, in a request that leaves its reader free to decline.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Bandingkan nada',
          en: 'Compare the tone',
        },
        instruction: {
          id: 'Isi dua kolom.',
          en: 'Fill in two columns.',
        },
        items: [
          'greeting / closing or thanks',
          'the words of the request',
          'information about herself',
          'short forms: yes or no?',
        ],
      },
      {
        title: {
          id: 'Naik dan turun',
          en: 'Up and down',
        },
        instruction: {
          id: 'Ubah nada tanpa mengubah isi.',
          en: 'Change the tone, not the content.',
        },
        items: [
          'Send me the slides. (to a professor)',
          'I would be most grateful if you could pass the salt. (to a friend)',
          'You made a mistake. (to an office)',
          'I regret to inform you that I shall be late. (to a classmate)',
        ],
      },
      {
        title: {
          id: 'Dua email',
          en: 'Two e-mails',
        },
        instruction: {
          id: 'Tujuh menit: tulis keluhan yang sopan; lalu versi pendek untuk teman.',
          en: 'Seven minutes: write a polite complaint; then a short version for a friend.',
        },
        items: [
          'Your room at a guest house had no hot water.',
          'Describe the problem, say how it affected you, ask for something.',
          'Check: greeting, tone and closing fit together.',
        ],
      },
    ],
    keep: [
      {
        en: 'I was wondering whether you could help.',
        id: 'Apakah kiranya Anda bisa membantu. (sangat sopan)',
      },
      {
        en: "I'm afraid there is a mistake.",
        id: 'Maaf, sepertinya ada kekeliruan.',
      },
      {
        en: 'Dear Ms Hall ... Sincerely,',
        id: 'resmi; Hi Ben ... Cheers, = santai',
      },
      {
        en: 'I am writing to express my concern.',
        id: 'Saya menulis untuk menyampaikan keberatan.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Resmi (F) atau santai (I)?',
          en: 'Formal (F) or informal (I)?',
        },
        items: [
          {
            question: 'Thanks a million!',
            answer: 'I',
          },
          {
            question: 'I would appreciate your advice.',
            answer: 'F',
          },
          {
            question: 'Gotta run!',
            answer: 'I',
          },
          {
            question: 'Please find the form attached.',
            answer: 'F',
          },
          {
            question: 'Please accept my apologies.',
            answer: 'F',
          },
        ],
      },
      {
        instruction: {
          id: 'Pilih kalimat yang lebih sopan: a atau b.',
          en: 'Choose the more polite sentence: a or b.',
        },
        items: [
          {
            question: 'a I want a refund. b I would like to request a refund.',
            answer: 'b',
          },
          {
            question: 'a Could you possibly check again? b Check again.',
            answer: 'a',
          },
          {
            question: 'a You forgot my order. b My order seems to have been overlooked.',
            answer: 'b',
          },
          {
            question: "a I'm afraid I disagree. b That's nonsense.",
            answer: 'a',
          },
          {
            question: 'a Answer soon. b I look forward to your reply.',
            answer: 'b',
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
        en: 'discussion board',
        id: 'forum diskusi',
      },
      {
        en: 'post',
        id: 'tulisan di forum',
      },
      {
        en: 'respond',
        id: 'menanggapi',
      },
      {
        en: 'contribute',
        id: 'menyumbang',
      },
      {
        en: 'opinion',
        id: 'pendapat',
      },
      {
        en: 'agree',
        id: 'setuju',
      },
      {
        en: 'build on',
        id: 'melanjutkan gagasan',
      },
      {
        en: 'add',
        id: 'menambahkan',
      },
    ],
    texts: {
      beginner: {
        title: 'Should lectures be online?',
        kind: 'text',
        lines: [
          "Professor: Should universities put all lectures online? What do you think? Hadi: I think they should. Students who work in the day can watch at night, and they can stop the video when they don't understand. Clara: I disagree. When I am at home, I look at my phone. In a room with others I listen better, and I can ask questions. My answer: I see Clara's point about questions, but Hadi is right about time. A university could show lectures online and meet for questions once a week.",
        ],
      },
      intermediate: {
        title: 'Should lectures be online?',
        kind: 'text',
        lines: [
          "Professor: Should universities move all their lectures online? Hadi: In my opinion, they should. It would help students who work during the day, since they could watch in the evening and pause whenever something is unclear. Clara: I see it differently. At home I keep looking at my phone, whereas in a room with others I pay attention and can ask questions. My answer: While Clara is right that questions matter, Hadi's argument about working students convinces me more. What neither of them mentions is a mixture: lectures online, and one meeting a week for questions.",
        ],
      },
      advanced: {
        title: 'Should lectures be online?',
        kind: 'text',
        lines: [
          "Professor: Is there still a case for lectures in a lecture hall? Hadi: Hardly. Those with jobs could watch in the evening, and a video, unlike a professor, can be paused. Clara: Attention, however, cannot be downloaded. At home my phone wins; among others I listen, and ask. My answer: Clara touches on something essential, since a question asked is worth an hour watched. Yet Hadi's working students would gain most from a change. Why not let each have their due, with lectures online and a weekly meeting devoted to nothing but questions?",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Tiga suara',
          en: 'Three voices',
        },
        instruction: {
          id: 'Ringkas, lalu lihat cara jawaban menanggapi keduanya.',
          en: 'Sum up, then look at how the answer responds to both.',
        },
        items: [
          "Hadi's view and reason",
          "Clara's view and reason",
          'What does the answer accept from each?',
          'What is new in it?',
        ],
      },
      {
        title: {
          id: 'Menanggapi',
          en: 'Responding',
        },
        instruction: {
          id: 'Tanggapi setiap tulisan dalam dua kalimat: akui, tambah.',
          en: 'Respond to each post in two sentences: accept, add.',
        },
        items: [
          "'Exams should be replaced by projects.'",
          "'Every student should live on campus for a year.'",
          "'Art classes are a waste of time for engineers.'",
        ],
      },
      {
        title: {
          id: 'Sepuluh menit',
          en: 'Ten minutes',
        },
        instruction: {
          id: 'Tulis minimal 100 kata tentang satu soal.',
          en: 'Write at least 100 words on one question.',
        },
        items: [
          'Should museums be free? Rita: yes, for learning. Joko: no, they need money.',
          'Name one of them, respond, and add an idea of your own.',
          'Two minutes to plan, seven to write, one to check.',
        ],
      },
    ],
    keep: [
      {
        en: 'While Clara is right that ... , I think ...',
        id: 'Walaupun Clara benar bahwa ... , menurut saya ...',
      },
      {
        en: 'I agree with Hadi that time matters.',
        id: 'Saya setuju dengan Hadi bahwa waktu penting.',
      },
      {
        en: 'What neither of them mentions is cost.',
        id: 'Yang tidak disebut keduanya adalah biaya.',
      },
      {
        en: "To build on Rita's idea, ...",
        id: 'Melanjutkan gagasan Rita, ...',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Setuju (A), tidak setuju (D), atau menambah (N)?',
          en: 'Agreeing (A), disagreeing (D) or adding (N)?',
        },
        items: [
          {
            question: "I couldn't agree more with Tom.",
            answer: 'A',
          },
          {
            question: 'I would go a step further and include schools.',
            answer: 'N',
          },
          {
            question: 'I am not convinced by this argument.',
            answer: 'D',
          },
          {
            question: 'Lisa makes a very good point.',
            answer: 'A',
          },
          {
            question: 'A further reason, not yet named, is safety.',
            answer: 'N',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: with, that, while, neither, on.',
          en: 'Complete with: with, that, while, neither, on.',
        },
        items: [
          {
            question: 'I agree ____ Maria.',
            answer: 'with',
          },
          {
            question: '____ I understand Ben, I disagree.',
            answer: 'While',
          },
          {
            question: 'To build ____ this idea, let us add prizes.',
            answer: 'on',
          },
          {
            question: 'It is true ____ costs matter.',
            answer: 'that',
          },
          {
            question: '____ of them mentions old people.',
            answer: 'Neither',
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
        en: 'support',
        id: 'mendukung',
      },
      {
        en: 'reason',
        id: 'alasan',
      },
      {
        en: 'example',
        id: 'contoh',
      },
      {
        en: 'specific',
        id: 'khusus, rinci',
      },
      {
        en: 'vague',
        id: 'kabur',
      },
      {
        en: 'explain',
        id: 'menjelaskan',
      },
      {
        en: 'result',
        id: 'hasil',
      },
      {
        en: 'convincing',
        id: 'meyakinkan',
      },
    ],
    texts: {
      beginner: {
        title: 'A strong answer',
        kind: 'text',
        lines: [
          'Should cities close their centres to cars? I believe they should, mainly because people come back when cars go. In my town, Salatiga, the main street was closed on Sundays last year. At first the shop owners were afraid. But families came to walk, children rode bikes, and after three months the bakery sold twice as much bread. Tom writes that old people need cars. That is true, so small electric buses should be free for them. For these reasons I support the idea.',
        ],
      },
      intermediate: {
        title: 'A strong answer',
        kind: 'text',
        lines: [
          'Should cities close their centres to cars? I am convinced that they should, chiefly because life returns when traffic leaves. When the main street of my town, Salatiga, was closed on Sundays last year, shop owners feared for their income. Instead, families came to stroll, children learnt to ride bikes, and within three months the bakery was selling twice as much bread. Tom is right to point out that elderly people depend on cars; free electric buses would solve this problem. On balance, therefore, the benefits are greater.',
        ],
      },
      advanced: {
        title: 'A strong answer',
        kind: 'text',
        lines: [
          "Should city centres be closed to cars? Experience inclines me to say yes, for where traffic leaves, life returns. When Salatiga, my home town, tried it on Sundays last year, shopkeepers foresaw ruin. What they got was a promenade: families strolling, children wobbling on their first bicycles and, within three months, a bakery whose sales had doubled. Tom's concern for the elderly is a serious one, yet it argues for free electric buses rather than for the status quo. A street, after all, is too valuable to be used merely for getting through.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Bongkar jawaban',
          en: 'Take it apart',
        },
        instruction: {
          id: 'Temukan bagiannya.',
          en: 'Find the parts.',
        },
        items: [
          'the opinion',
          'the reason',
          'the example: place, time, result',
          'the response to Tom and its solution',
        ],
      },
      {
        title: {
          id: 'Dari kabur ke rinci',
          en: 'From vague to specific',
        },
        instruction: {
          id: 'Tambahkan tempat, waktu, orang, atau angka.',
          en: 'Add a place, a time, a person or a number.',
        },
        items: [
          'Sport is good for students.',
          'Group work can be difficult.',
          'My school used computers.',
          'Travelling teaches a lot.',
        ],
      },
      {
        title: {
          id: 'Tulis sepuluh menit',
          en: 'Write for ten minutes',
        },
        instruction: {
          id: 'Pilih soal; minimal 100 kata; satu alasan, satu contoh rinci.',
          en: 'Choose a question; at least 100 words; one reason, one specific example.',
        },
        items: [
          'Should first-year students choose all their courses themselves?',
          'Is it better to work for some years before university?',
          "Respond to Nina, who says: 'Young people do not know what they want.'",
        ],
      },
    ],
    keep: [
      {
        en: 'mainly because people come back',
        id: 'terutama karena orang kembali',
      },
      {
        en: 'When our street was closed, sales doubled.',
        id: 'Ketika jalan kami ditutup, penjualan berlipat dua. (contoh: kapan, di mana, hasil)',
      },
      {
        en: 'Tom is right to point out that ...',
        id: 'Tom benar menunjukkan bahwa ...',
      },
      {
        en: 'For these reasons, I support the idea.',
        id: 'Karena itu saya mendukung gagasan ini.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Rinci (S) atau kabur (V)?',
          en: 'Specific (S) or vague (V)?',
        },
        items: [
          {
            question: 'Many things got better.',
            answer: 'V',
          },
          {
            question: 'In 2022 our choir had nine members; now it has forty.',
            answer: 'S',
          },
          {
            question: 'People like it very much.',
            answer: 'V',
          },
          {
            question: 'My uncle repaired three laptops with parts from the market.',
            answer: 'S',
          },
          {
            question: 'It is good for society in many ways.',
            answer: 'V',
          },
        ],
      },
      {
        instruction: {
          id: 'Urutkan: tulis 1 sampai 5.',
          en: 'Put in order: write 1 to 5.',
        },
        items: [
          {
            question: 'For example, in our hostel a shared kitchen saved each of us Rp200,000 a month.',
            answer: '3',
          },
          {
            question: 'For these reasons, I would choose a shared kitchen.',
            answer: '5',
          },
          {
            question: 'I believe that students should cook together.',
            answer: '1',
          },
          {
            question: 'The main reason is that it saves money.',
            answer: '2',
          },
          {
            question: 'Ana is right that it can be noisy, but quiet hours solve this.',
            answer: '4',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
