import type { MeetingMaterial } from '../types.ts';

export const meetings11to15 = [
  {
    number: 11,
    kind: 'lesson',
    words: [
      {
        en: 'although',
        id: 'walaupun',
      },
      {
        en: 'despite',
        id: 'meskipun (+ benda)',
      },
      {
        en: 'therefore',
        id: 'oleh karena itu',
      },
      {
        en: 'unless',
        id: 'kecuali jika',
      },
      {
        en: 'whereas',
        id: 'sedangkan',
      },
      {
        en: 'in case',
        id: 'kalau-kalau',
      },
      {
        en: 'as soon as',
        id: 'segera setelah',
      },
      {
        en: 'provided that',
        id: 'asalkan',
      },
      {
        en: 'meanwhile',
        id: 'sementara itu',
      },
    ],
    texts: {
      beginner: {
        title: 'Moving the office',
        kind: 'text',
        lines: [
          'Our office in Palembang will move on 5 August because we need more space. Although the new building is farther from the station, it has a large car park. Please put your things into boxes before Friday. If you need more boxes, ask Mr Zul. The telephones will not work on Monday; therefore, please use e-mail. As soon as the lines are ready, you will get a message. The old keys will not work unless you bring them to the reception desk. Despite the extra work, we hope that you will enjoy the move.',
        ],
      },
      intermediate: {
        title: 'Moving the office',
        kind: 'text',
        lines: [
          'Owing to a lack of space, our Palembang office will be moving on 5 August. Although the new building is farther from the station, it offers a large car park. All belongings should be packed by Friday; in case you run out of boxes, Mr Zul has more. Since the telephones will be out of service on Monday, please use e-mail instead. You will be notified as soon as the lines are working. Your old key will not open the new doors unless it has been reprogrammed at the reception desk. Despite the extra work, we hope that you will enjoy the move.',
        ],
      },
      advanced: {
        title: 'Moving the office',
        kind: 'text',
        lines: [
          'Given that we have outgrown our Palembang premises, the office is to relocate on 5 August. Whereas the present building lies within walking distance of the station, the new one compensates with ample parking. Belongings must be packed by Friday; Mr Zul keeps spare boxes in case anyone should run short. Telephones will be out of service on Monday. Meanwhile, e-mail remains available, and you will be notified once the lines have been restored. Keys will be useless unless reprogrammed at reception. Notwithstanding the inconvenience, we trust that the change will prove worthwhile.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Hubungan gagasan',
          en: 'The logic of linking',
        },
        instruction: {
          id: 'Cari kata penghubung di teks dan sebut hubungannya: sebab, lawan, syarat, waktu, akibat.',
          en: 'Find the linking words in the text and name the relation: cause, contrast, condition, time, result.',
        },
        items: [
          'Why is the office moving?',
          'What is bad and what is good about the new building?',
          'What must you do so that your key works?',
          'When will people be notified?',
        ],
      },
      {
        title: {
          id: 'Klausa atau benda?',
          en: 'Clause or noun?',
        },
        instruction: {
          id: 'Pilih dan jelaskan: sesudah celah ada kalimat atau benda?',
          en: 'Choose and explain: is there a clause or a noun after the gap?',
        },
        items: [
          '____ the rain, the event went ahead. (Although / Despite)',
          '____ it rained, the event went ahead. (Although / Despite)',
          'We closed early ____ the power cut. (because / because of)',
          'She read the file ____ the flight. (while / during)',
          '____ his arrival, the talks began. (As soon as / Upon)',
        ],
      },
      {
        title: {
          id: 'Part 5, penghubung',
          en: 'Part 5, linking words',
        },
        instruction: {
          id: 'Jawab dalam 100 detik, lalu buat dua soal tentang kantor Anda.',
          en: 'Answer in 100 seconds, then make two items about your office.',
        },
        items: [
          'Take an umbrella ____ it rains. A unless B in case C despite D so',
          '____ you pay today, the offer expires. A Unless B If C Because D Whereas',
          'The hotel is full; ____, we booked a guest house. A although B therefore C unless D despite',
          'Costs fell, ____ sales rose. A during B because of C whereas D upon',
        ],
      },
    ],
    keep: [
      {
        en: 'despite the rain / although it rained',
        id: 'meskipun hujan (despite + benda; although + kalimat)',
      },
      {
        en: 'because of the strike / because they went on strike',
        id: 'karena mogok (because of + benda; because + kalimat)',
      },
      {
        en: 'Take a map in case you get lost.',
        id: 'Bawalah peta kalau-kalau tersesat.',
      },
      {
        en: 'Unless you reply, we will cancel.',
        id: 'Kalau Anda tidak membalas, kami batalkan. (unless = if not)',
      },
      {
        en: "I'll call you as soon as I arrive.",
        id: 'Saya telepon begitu tiba. (present, bukan will)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih penghubung yang benar.',
          en: 'Choose the correct link.',
        },
        items: [
          {
            question: '____ the delay, we finished on time. (Although / Despite)',
            answer: 'Despite',
          },
          {
            question: "I'll wait ____ you are ready. (until / during)",
            answer: 'until',
          },
          {
            question: '____ the lift was broken, we took the stairs. (Since / Due to)',
            answer: 'Since',
          },
          {
            question: 'Bring a copy ____ the file gets lost. (in case / unless)',
            answer: 'in case',
          },
          {
            question: 'He was tired; ____, he kept working. (nevertheless / although)',
            answer: 'nevertheless',
          },
          {
            question: 'You may leave early ____ your work is done. (provided that / despite)',
            answer: 'provided that',
          },
        ],
      },
      {
        instruction: {
          id: 'Tulis hubungannya: cause, contrast, condition, time, result.',
          en: 'Write the relation: cause, contrast, condition, time, result.',
        },
        items: [
          {
            question: 'owing to',
            answer: 'cause',
          },
          {
            question: 'consequently',
            answer: 'result',
          },
          {
            question: 'as long as',
            answer: 'condition',
          },
          {
            question: 'once',
            answer: 'time',
          },
          {
            question: 'even though',
            answer: 'contrast',
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
        en: 'context',
        id: 'konteks',
      },
      {
        en: 'sentence insertion',
        id: 'pilihan kalimat utuh',
      },
      {
        en: 'previous',
        id: 'sebelumnya',
      },
      {
        en: 'refer to',
        id: 'merujuk',
      },
      {
        en: 'enclose',
        id: 'melampirkan',
      },
      {
        en: 'renew',
        id: 'memperpanjang',
      },
      {
        en: 'membership',
        id: 'keanggotaan',
      },
      {
        en: 'reminder',
        id: 'pengingat',
      },
      {
        en: 'valid',
        id: 'berlaku',
      },
    ],
    texts: {
      beginner: {
        title: 'A letter from the swimming club',
        kind: 'text',
        lines: [
          'Dear Mr Rangga, Thank you for being a member of the Tirta Club. Your membership ends on 30 September. You can renew it online or at our desk. If you renew before 15 September, you will get two months free. This offer is only for members like you. We also have good news: the new pool for children will open in October. It is warm and only sixty centimetres deep. Your family can try it free on 4 October. We hope to see you there. Kind regards, Desi Ananta, Manager',
        ],
      },
      intermediate: {
        title: 'A letter from the swimming club',
        kind: 'text',
        lines: [
          "Dear Mr Rangga, Thank you for having been a member of the Tirta Club for three years. We would like to remind you that your membership expires on 30 September. It can be renewed either online or at our front desk. Members who renew before 15 September will receive two additional months free of charge. This offer is not available to new customers. In addition, we are pleased to announce that our children's pool will open in October. Your family is welcome to try it free on 4 October. We look forward to seeing you there. Kind regards, Desi Ananta, Manager",
        ],
      },
      advanced: {
        title: 'A letter from the swimming club',
        kind: 'text',
        lines: [
          "Dear Mr Rangga, It has been our pleasure to count you among the members of the Tirta Club for three years now. As your membership is due to lapse on 30 September, may we draw your attention to the ease of renewing it, whether online or in person? Those who do so before 15 September will have two months added at no cost, a benefit reserved for existing members. October, moreover, sees the opening of our long-awaited children's pool, which your family is cordially invited to try without charge on the 4th. We hope to welcome you then. Kind regards, Desi Ananta, Manager",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Celah dalam teks',
          en: 'Gaps in a text',
        },
        instruction: {
          id: 'Pilih, dan tunjukkan kalimat yang membuktikannya.',
          en: 'Choose, and show the sentence that proves it.',
        },
        items: [
          '1 Your membership ____ on 30 September. A expired B will expire C has expired D expiring (What date is the letter?)',
          '2 You can renew online ____ at our desk. A but B or C so D nor',
          '3 Two months are added if you renew ____ 15 September. A before B since C during D until',
          '4 Which sentence fits after the one about the new pool? A The pool was closed last year. B It will be warm and shallow. C Please return the towels. D Our cafe sells noodles.',
        ],
      },
      {
        title: {
          id: 'Kata yang menunjuk ke belakang',
          en: 'Words that point back',
        },
        instruction: {
          id: 'Cari: this, it, those, there, the 4th. Apa yang dirujuk?',
          en: 'Find: this, it, those, there, the 4th. What do they refer to?',
        },
        items: [
          'this offer / a benefit',
          'it (renew it)',
          'there / then',
          'Make two sentences about your work; the second begins with This or Such.',
        ],
      },
      {
        title: {
          id: 'Susun surat Part 6',
          en: 'Make a Part 6 letter',
        },
        instruction: {
          id: 'Tulis empat kalimat dan lubangi tiga kata dan satu kalimat.',
          en: 'Write four sentences and gap three words and one whole sentence.',
        },
        items: [
          'Topic: a late delivery, a new opening hour, an invitation to a workshop',
          'One gap must depend on another sentence (tense or linking word).',
          'Your teacher completes it and explains.',
        ],
      },
    ],
    keep: [
      {
        en: 'Your membership will expire on 30 September.',
        id: 'Keanggotaan Anda akan berakhir 30 September. (tanggal surat menentukan waktu)',
      },
      {
        en: 'This offer is not available to new customers.',
        id: 'Tawaran ini tidak berlaku bagi pelanggan baru. (this = yang baru disebut)',
      },
      {
        en: 'Please find enclosed a form.',
        id: 'Terlampir sebuah formulir.',
      },
      {
        en: 'Read one sentence before and one after the gap.',
        id: 'Baca satu kalimat sebelum dan sesudah celah.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Pilih kalimat lanjutan: a atau b.',
          en: 'Choose the sentence that follows: a or b.',
        },
        items: [
          {
            question:
              'Our shop will be closed on 17 August. a It will open again the next day. b It has opened since then.',
            answer: 'a',
          },
          {
            question:
              'Thank you for your application. a Therefore, we disagree. b We have received over two hundred.',
            answer: 'b',
          },
          {
            question:
              'The lift is being repaired. a In the meantime, please use the stairs. b In addition, it is fast.',
            answer: 'a',
          },
          {
            question:
              'We regret the mistake in your bill. a Enclosed is a correct one. b The weather was fine.',
            answer: 'a',
          },
          {
            question:
              'The seminar was a success. a Nevertheless, everyone enjoyed it. b As a result, it will be repeated in May.',
            answer: 'b',
          },
        ],
      },
      {
        instruction: {
          id: 'Lengkapi dengan: however, for example, this, therefore, both.',
          en: 'Complete with: however, for example, this, therefore, both.',
        },
        items: [
          {
            question: 'We offer two rooms. ____ have a sea view.',
            answer: 'Both',
          },
          {
            question: 'Prices went up in June. ____ led to fewer orders.',
            answer: 'This',
          },
          {
            question: 'The hall is small. ____, seats must be booked early.',
            answer: 'Therefore',
          },
          {
            question: 'Many guests bring gifts, ____, local sweets.',
            answer: 'for example',
          },
          {
            question: 'The tour is free. ____, lunch is not included.',
            answer: 'However',
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
        en: 'notice',
        id: 'pengumuman tertulis',
      },
      {
        en: 'recipient',
        id: 'penerima',
      },
      {
        en: 'attachment',
        id: 'lampiran',
      },
      {
        en: 'on behalf of',
        id: 'atas nama',
      },
      {
        en: 'scan',
        id: 'mencari cepat',
      },
      {
        en: 'detail',
        id: 'rincian',
      },
      {
        en: 'eligible',
        id: 'memenuhi syarat',
      },
      {
        en: 'fee',
        id: 'biaya',
      },
      {
        en: 'refundable',
        id: 'dapat dikembalikan',
      },
    ],
    texts: {
      beginner: {
        title: 'E-mail: visit to the tile factory',
        kind: 'text',
        lines: [
          'To: All interns. From: Hesti Wulandari. Date: 3 March. Subject: Factory visit. Dear all, On Wednesday, 12 March, we will visit the tile factory in Purwakarta. The bus leaves at 7.15 from the back gate, not from the front door. Please wear closed shoes. You cannot enter in sandals. Lunch is free, but tell me before Friday if you do not eat fish. The tour takes two hours, and we will be back at about four. You may not take photos. Questions? Call me on extension 226. Hesti',
        ],
      },
      intermediate: {
        title: 'E-mail: visit to the tile factory',
        kind: 'text',
        lines: [
          'To: All interns. From: Hesti Wulandari. Date: 3 March. Subject: Factory visit. Dear all, I am happy to confirm that our visit to the tile factory in Purwakarta will take place on Wednesday, 12 March. Please note that the bus departs at 7.15 from the back gate rather than the main entrance. For safety reasons, visitors in sandals will not be admitted, so wear closed shoes. Lunch is provided; if you do not eat fish, let me know before Friday. The tour lasts two hours, and we should be back by four. Photography is not permitted. My extension is 226. Hesti',
        ],
      },
      advanced: {
        title: 'E-mail: visit to the tile factory',
        kind: 'text',
        lines: [
          'To: All interns. From: Hesti Wulandari. Date: 3 March. Subject: Factory visit. Dear all, Further to my last message, the visit to the Purwakarta tile factory is now definite for Wednesday, 12 March. Departure is at 7.15 sharp from the back gate, the main entrance being closed for repairs. Closed footwear is compulsory; anyone arriving in sandals will be turned away. Lunch is on us, though those who avoid fish should say so before Friday. Allow two hours for the tour itself and expect to be back around four. Cameras must stay in your bags. I can be reached on extension 226. Hesti',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Rincian dalam 60 detik',
          en: 'Details in sixty seconds',
        },
        instruction: {
          id: 'Jawab dan tunjuk kata kuncinya.',
          en: 'Answer and point to the key words.',
        },
        items: [
          '1 Where does the bus leave? A The front door. B The back gate. C The factory. D The station.',
          '2 What must visitors wear? A A badge. B Closed shoes. C A helmet. D Sandals.',
          '3 What should people do before Friday? A Pay a fee. B Tell Hesti if they do not eat fish. C Call the factory. D Send photos.',
          '4 What is not allowed? A Taking photos. B Asking questions. C Eating. D Coming back late.',
        ],
      },
      {
        title: {
          id: 'Parafrasa di pilihan',
          en: 'Paraphrase in the options',
        },
        instruction: {
          id: 'Katakan kalimat teks yang sama artinya.',
          en: 'Give the sentence of the text with the same meaning.',
        },
        items: [
          'Food will be provided at no cost.',
          'Some footwear is not accepted.',
          'The trip ends in the afternoon.',
          'Pictures are forbidden.',
        ],
      },
      {
        title: {
          id: 'Membaca pengumuman',
          en: 'Reading a notice',
        },
        instruction: {
          id: 'Buat pengumuman lima baris untuk kantor Anda dengan dua jebakan; guru menjawab empat soal.',
          en: 'Write a five-line notice for your office with two traps; your teacher answers four questions.',
        },
        items: [
          'Include a date, a time, a place and an exception (except, only, not).',
          'Write four questions: Who? When? What must ...? What is NOT ...?',
          'Time your teacher: sixty seconds.',
        ],
      },
    ],
    keep: [
      {
        en: 'The bus departs from the back gate rather than the main entrance.',
        id: 'Bus berangkat dari gerbang belakang, bukan pintu utama.',
      },
      {
        en: 'Visitors in sandals will not be admitted.',
        id: 'Pengunjung bersandal tidak akan diizinkan masuk.',
      },
      {
        en: 'Lunch is provided.',
        id: 'Makan siang disediakan. (= free, on us, included)',
      },
      {
        en: 'What is NOT mentioned?',
        id: 'Apa yang tidak disebut? (coret yang ada, sisa satu)',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata dari daftar dengan arti sama: free, start, forbidden, about, must.',
          en: 'Write the word from the list with the same meaning: free, start, forbidden, about, must.',
        },
        items: [
          {
            question: 'not permitted',
            answer: 'forbidden',
          },
          {
            question: 'at no charge',
            answer: 'free',
          },
          {
            question: 'commence',
            answer: 'start',
          },
          {
            question: 'approximately',
            answer: 'about',
          },
          {
            question: 'be required to',
            answer: 'must',
          },
        ],
      },
      {
        instruction: {
          id: "Baca: 'Pool open daily 6-21, except Tuesdays. Children under 12 only with an adult. Locker Rp5,000; deposit Rp20,000, refundable.' Jawab singkat.",
          en: "Read: 'Pool open daily 6-21, except Tuesdays. Children under 12 only with an adult. Locker Rp5,000; deposit Rp20,000, refundable.' Answer in a word or number.",
        },
        items: [
          {
            question: 'On which day is the pool closed?',
            answer: 'Tuesday',
          },
          {
            question: 'May a child of ten come alone?',
            answer: 'no',
          },
          {
            question: 'How much do you get back?',
            answer: 'Rp20,000',
          },
          {
            question: 'How much does the locker cost in the end?',
            answer: 'Rp5,000',
          },
          {
            question: 'At what hour does it close?',
            answer: '21',
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
        en: 'imply',
        id: 'menyiratkan',
      },
      {
        en: 'infer',
        id: 'menyimpulkan',
      },
      {
        en: 'intention',
        id: 'maksud',
      },
      {
        en: 'probably',
        id: 'kemungkinan',
      },
      {
        en: 'tone',
        id: 'nada',
      },
      {
        en: 'online chat',
        id: 'obrolan daring',
      },
      {
        en: 'hesitate',
        id: 'ragu',
      },
      {
        en: 'reluctant',
        id: 'enggan',
      },
      {
        en: 'most likely',
        id: 'paling mungkin',
      },
    ],
    texts: {
      beginner: {
        title: 'Chat: the broken oven',
        kind: 'dialogue',
        lines: [
          'Hana: Hi Toni, are you still in the bakery? The big oven stopped.',
          "Toni: Again? That's the third time this month.",
          'Hana: And the wedding cake is for tomorrow at noon.',
          'Toni: Did you call Mr Goh?',
          'Hana: He says he can come on Friday.',
          "Toni: That won't help us.",
          "Hana: My aunt has an oven in her cafe. It's big, and the cafe closes at six.",
          "Toni: You're a star! I'll bring the tins and the chocolate.",
          "Hana: I'll ask her now. And let's look at new ovens next week.",
        ],
      },
      intermediate: {
        title: 'Chat: the broken oven',
        kind: 'dialogue',
        lines: [
          'Hana: Toni, are you still around? The big oven has just died on us.',
          'Toni: Not again! That makes three times this month.',
          'Hana: I know, and the wedding cake is due at noon tomorrow.',
          'Toni: Have you tried Mr Goh?',
          "Hana: He can't make it before Friday.",
          "Toni: Well, that's no use to us.",
          "Hana: I was thinking of my aunt's cafe. Her oven's huge, and she closes at six.",
          "Toni: You're a lifesaver. I'll load up the tins and the chocolate.",
          "Hana: I'll ring her right away. And next week we really ought to look at some catalogues.",
        ],
      },
      advanced: {
        title: 'Chat: the broken oven',
        kind: 'dialogue',
        lines: [
          'Hana: Bad news, Toni. Our old friend in the corner has given up the ghost.',
          "Toni: Tell me you don't mean the big oven. Three times in one month?",
          'Hana: With a wedding cake promised for noon tomorrow.',
          'Toni: What does Mr Goh say?',
          'Hana: That Friday is the earliest he can manage.',
          'Toni: By which time the bride will be on her honeymoon.',
          "Hana: What about my aunt's cafe? Her oven's enormous, and she shuts at six.",
          'Toni: I could hug you! Tins and chocolate are as good as in the van.',
          'Hana: Let me ring her. And next week, catalogues.',
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Tersirat',
          en: 'Between the lines',
        },
        instruction: {
          id: 'Pilih jawaban dan bukti.',
          en: 'Choose the answer and give your evidence.',
        },
        items: [
          "1 Who most likely is Mr Goh? A The groom. B A repairman. C A baker. D The aunt's husband.",
          '2 Why does Toni say that Friday does not help? A The shop is closed. B The cake is needed before. C He is on leave. D Friday is expensive.',
          '3 What will they probably do this evening? A Buy an oven. B Bake in the cafe. C Cancel the cake. D Visit the bride.',
          '4 What does Hana suggest for next week? A A new oven. B A holiday. C A new recipe. D A party.',
        ],
      },
      {
        title: {
          id: 'Maksud kalimat',
          en: 'What the writer means',
        },
        instruction: {
          id: 'Jelaskan maksud ucapan dalam obrolan kerja.',
          en: 'Explain what these chat lines mean at work.',
        },
        items: [
          "'I wish I could.' (after an invitation)",
          "'Here we go again.' (after a fault)",
          "'Count me in.' (after a plan)",
          "'Tell me about it!' (after a complaint)",
          "'I'll believe it when I see it.' (after a promise)",
        ],
      },
      {
        title: {
          id: 'Nada pembaca',
          en: 'Tone',
        },
        instruction: {
          id: 'Baca kalimat, tebak penulis dan perasaannya.',
          en: 'Read the sentence and guess the writer and the feeling.',
        },
        items: [
          'We trust that the invoice of 4 May has merely escaped your attention.',
          'Your guide made our trip unforgettable.',
          'After three calls and two letters, I am still waiting.',
          'Make one sentence of your own that implies a request.',
        ],
      },
    ],
    keep: [
      {
        en: 'What is implied about the oven?',
        id: 'Apa yang tersirat tentang oven itu? (jawabannya tidak tertulis langsung, tetapi ada buktinya)',
      },
      {
        en: "He can't make it before Friday.",
        id: 'Ia tidak bisa sebelum Jumat. (make it = bisa datang)',
      },
      {
        en: 'She is most likely a customer.',
        id: 'Kemungkinan besar ia pelanggan.',
      },
      {
        en: "What does Hana mean when she writes 'I know'?",
        id: "Apa maksud Hana menulis 'I know'? (lihat baris sebelumnya)",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Apa yang dapat disimpulkan? Tulis a atau b.',
          en: 'What can be inferred? Write a or b.',
        },
        items: [
          {
            question: "'Please do not feed the monkeys.' a There are monkeys here. b Monkeys are hungry.",
            answer: 'a',
          },
          {
            question:
              "'We are opening our fifth branch.' a They have no branches yet. b They have four branches now.",
            answer: 'b',
          },
          {
            question:
              "'Unlike last year, parking is free.' a Last year parking cost money. b Last year there was no parking.",
            answer: 'a',
          },
          {
            question:
              "'Only two of the nine machines are still to be checked.' a Seven have been checked. b Two have been checked.",
            answer: 'a',
          },
          {
            question:
              "'I've finally received the chairs.' a They came sooner than expected. b They came later than expected.",
            answer: 'b',
          },
        ],
      },
      {
        instruction: {
          id: 'Cocokkan ucapan dan maksud a-e: a agrees b refuses c is surprised d thanks e is annoyed',
          en: 'Match the line with what the writer does a-e: a agrees b refuses c is surprised d thanks e is annoyed',
        },
        items: [
          {
            question: "You've got to be joking!",
            answer: 'c',
          },
          {
            question: "I'd rather not.",
            answer: 'b',
          },
          {
            question: 'Not again!',
            answer: 'e',
          },
          {
            question: 'Sure thing.',
            answer: 'a',
          },
          {
            question: 'I owe you one.',
            answer: 'd',
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
        en: 'position',
        id: 'posisi',
      },
      {
        en: 'insert',
        id: 'menyisipkan',
      },
      {
        en: 'sequence',
        id: 'urutan',
      },
      {
        en: 'pronoun',
        id: 'kata ganti',
      },
      {
        en: 'article',
        id: 'artikel',
      },
      {
        en: 'opening',
        id: 'pembukaan',
      },
      {
        en: 'expand',
        id: 'memperluas',
      },
      {
        en: 'award',
        id: 'penghargaan',
      },
      {
        en: 'founder',
        id: 'pendiri',
      },
    ],
    texts: {
      beginner: {
        title: 'From one sewing machine',
        kind: 'text',
        lines: [
          'In 2009 Ibu Marlina bought an old sewing machine in Bukittinggi. [1] She made school bags in her kitchen and sold them to neighbours. [2] After two years she had so many orders that she taught six women to sew. They rented a small house. [3] In 2018 a shop in Kuala Lumpur ordered nine hundred bags. To finish in time, the women worked in two shifts. [4] Today forty people work in the company. It won a prize for good working conditions last year.',
        ],
      },
      intermediate: {
        title: 'From one sewing machine',
        kind: 'text',
        lines: [
          'When Ibu Marlina bought a second-hand sewing machine in Bukittinggi in 2009, she had no plans to start a company. [1] She simply made school bags in her kitchen and sold them to neighbours. [2] Within two years demand had grown to such an extent that she trained six women and rented a small house. [3] The real test came in 2018, when a shop in Kuala Lumpur ordered nine hundred bags and the women had to work in two shifts. [4] Today the company, which employs forty people, is known for its fair working conditions, for which it won a prize last year.',
        ],
      },
      advanced: {
        title: 'From one sewing machine',
        kind: 'text',
        lines: [
          "Nothing in Ibu Marlina's purchase of a second-hand sewing machine, made in Bukittinggi in 2009, suggested the birth of an enterprise. [1] School bags, stitched in her kitchen, went to neighbours, and to their neighbours in turn. [2] Two years on, demand was such that six women had to be trained and a small house rented. [3] A Kuala Lumpur retailer's order for nine hundred bags in 2018, met only by working in two shifts, proved the turning point. [4] The workforce, now forty strong, enjoys conditions that earned the firm a prize last year, an honour its founder shares with every seamstress by name.",
        ],
      },
    },
    tasks: [
      {
        title: {
          id: 'Di mana kalimatnya?',
          en: 'Where does the sentence go?',
        },
        instruction: {
          id: 'Pilih posisi [1]-[4] dan sebutkan kata yang membuktikan.',
          en: 'Choose position [1]-[4] and name the word that proves it.',
        },
        items: [
          "'There, for the first time, they had room for a cutting table.'",
          "'Soon they were telling their friends about the strong seams.'",
          "'They were delivered one day before the deadline.'",
          "Which sentence would fit at none of them: 'The bags are cheap,' or 'The sea is far away'?",
        ],
      },
      {
        title: {
          id: 'Petunjuk sambungan',
          en: 'Linking clues',
        },
        instruction: {
          id: 'Temukan kata petunjuk dan katakan apa yang harus ada sebelumnya.',
          en: 'Find the clue and say what must stand before it.',
        },
        items: [
          'However, the second attempt succeeded.',
          'The two companies then signed an agreement.',
          'This saved them three weeks.',
          'She, too, had begun as a trainee.',
          'As a result, the road was closed.',
        ],
      },
      {
        title: {
          id: 'Potong dan susun',
          en: 'Cut and order',
        },
        instruction: {
          id: 'Ambil berita kerja lima kalimat, keluarkan satu; guru menempatkannya.',
          en: 'Take a five-sentence story from work and remove one sentence; your teacher puts it back.',
        },
        items: [
          'The removed sentence must contain this, such, there, they or however.',
          'Explain why the other positions do not work.',
          'Change roles with a sentence from the text above.',
        ],
      },
    ],
    keep: [
      {
        en: 'There were no seats there.',
        id: 'Di sana tidak ada kursi. (there di akhir = tempat yang baru disebut; they = orang atau benda jamak yang baru disebut)',
      },
      {
        en: 'This led to a new order.',
        id: 'Hal ini menghasilkan pesanan baru.',
      },
      {
        en: 'However shows a contrast with the sentence before.',
        id: 'However menandai pertentangan dengan kalimat sebelumnya.',
      },
      {
        en: 'Read the sentence in all four places.',
        id: 'Coba kalimat di keempat posisi; yang benar cocok ke depan dan ke belakang.',
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata petunjuk dalam kalimat.',
          en: 'Write the clue word of the sentence that points back.',
        },
        items: [
          {
            question: 'Such mistakes are costly.',
            answer: 'such',
          },
          {
            question: 'A shop opened there in May.',
            answer: 'there',
          },
          {
            question: 'These were sold within a day.',
            answer: 'these',
          },
          {
            question: 'Two towns did the same a year later.',
            answer: 'same',
          },
          {
            question: 'However, few customers noticed.',
            answer: 'however',
          },
        ],
      },
      {
        instruction: {
          id: 'Urutkan: tulis 1 sampai 5.',
          en: 'Put the story in order: write 1 to 5.',
        },
        items: [
          {
            question: 'That letter came from a supermarket chain.',
            answer: '3',
          },
          {
            question: 'Two sisters in Klaten made crackers from mushrooms.',
            answer: '1',
          },
          {
            question: 'It wanted ten thousand packets a month.',
            answer: '4',
          },
          {
            question: 'One day they received a letter.',
            answer: '2',
          },
          {
            question: 'To produce so many, they hired their cousins.',
            answer: '5',
          },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
