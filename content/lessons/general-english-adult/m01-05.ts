import type { MeetingMaterial } from '../types.ts';

export const generalEnglishAdultMeetings01To05 = [
  {
    number: 1,
    kind: 'lesson',
    words: [
      { en: 'seminar', id: 'seminar' },
      { en: 'pharmacist', id: 'apoteker' },
      { en: 'seat', id: 'tempat duduk' },
      { en: 'be based in', id: 'berkantor di, berdomisili kerja di' },
      { en: 'originally from', id: 'asalnya dari' },
      { en: 'cousin', id: 'sepupu' },
      { en: 'colleague', id: 'rekan kerja' },
      { en: 'speaker', id: 'pembicara' },
      { en: 'nervous', id: 'gugup' },
      { en: 'have something in common', id: 'punya kesamaan' },
    ],
    texts: {
      beginner: {
        title: 'A free seat',
        kind: 'dialogue',
        lines: [
          'Ratna: Hello. Is this seat free?',
          'Tom: Yes, it is. Please sit down.',
          'Ratna: Thank you. My name is Ratna. I am from Bandung.',
          'Tom: Nice to meet you, Ratna. I am Tom. I come from Leeds, in England.',
          'Ratna: Do you live in Indonesia now?',
          'Tom: Yes, I live in Surabaya. I teach at a small school there. And you? What do you do?',
          'Ratna: I am a pharmacist. I work at a hospital near here.',
          'Tom: Is this your first seminar?',
          'Ratna: Yes, it is. I am a little nervous!',
          "Tom: Me too. Let's get some coffee.",
        ],
      },
      intermediate: {
        title: 'Before the seminar begins',
        kind: 'dialogue',
        lines: [
          'Ratna: Excuse me, is anybody sitting here?',
          "Tom: No, go ahead. I'm Tom, by the way.",
          "Ratna: Nice to meet you, Tom. I'm Ratna, and I'm from Bandung. Have you come far?",
          "Tom: From Surabaya, so it was a long train ride. I teach at a small school there, but I'm originally from Leeds.",
          "Ratna: Oh, I have a cousin who studies in Leeds! I'm a pharmacist at a hospital near here.",
          'Tom: So we both know Leeds. Is this your first seminar?',
          "Ratna: Yes, and I'm a bit nervous, because I have to speak later.",
          "Tom: Then let's get a coffee first, and you can tell me about your talk.",
        ],
      },
      advanced: {
        title: 'Breaking the ice',
        kind: 'dialogue',
        lines: [
          'Ratna: Sorry, would you mind if I took this seat?',
          "Tom: Not at all. I'm Tom Hargreaves. I'm based in Surabaya these days, although I grew up in Leeds.",
          "Ratna: Pleased to meet you. I'm Ratna; I run the pharmacy of a hospital just round the corner here in Bandung. What brings you to Indonesia?",
          'Tom: I came for a year to teach at a small school, and somehow that turned into six. Is this your first seminar?',
          "Ratna: It is, and since I'm one of this afternoon's speakers, I'm rather nervous.",
          'Tom: In that case, allow me to get you a coffee. Speakers deserve a gentle start.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Siapa siapa?', en: 'Who is who?' },
        instruction: {
          id: 'Baca dialognya bersama guru. Lalu katakan apakah kalimat ini tentang Ratna, Tom, atau keduanya.',
          en: 'Read the dialogue aloud with your teacher. Then say whether each line is about Ratna, Tom or both.',
        },
        items: [
          '... comes from Leeds.',
          '... works at a hospital.',
          '... lives in Surabaya.',
          '... is nervous today.',
          '... is at a seminar in Bandung.',
        ],
      },
      {
        title: { id: 'Buat pertanyaannya', en: 'Ask the question' },
        instruction: {
          id: 'Ini jawabannya. Apa pertanyaannya? Ucapkan.',
          en: 'Here are answers. What was the question? Say it aloud.',
        },
        items: [
          "I'm originally from Padang. (Where ...?)",
          "I'm an accountant. (What ...?)",
          'In Semarang, near the old station. (Where ... live?)',
          'For a furniture company. (Who ... work for?)',
          "Yes, it's my first time here. (Is ...?)",
          "It's Hendrawan, H-E-N-D-R-A-W-A-N. (How ... spell ...?)",
        ],
      },
      {
        title: { id: 'Biar obrolan tidak berhenti', en: 'Keep the talk going' },
        instruction: {
          id: "Jawab setiap kalimat, lalu tambahkan satu pertanyaan Anda sendiri, seperti 'I'm from Medan. And you?'",
          en: "Answer each line, then add a question of your own, as in 'I'm from Medan. And you?'",
        },
        items: [
          'Have you come far today?',
          'How do you know the host of this party?',
          "I've just started a new job.",
          'Is it always this hot in your city?',
          "I'm afraid I don't know anybody here.",
        ],
      },
      {
        title: { id: 'Dua menit dengan orang baru', en: 'Two minutes with a stranger' },
        instruction: {
          id: 'Mainkan pertemuan ini bersama guru. Mulai percakapan, temukan satu kesamaan, lalu akhiri dengan sopan.',
          en: 'Act out the meeting with your teacher. Start, find one thing you have in common, and end politely.',
        },
        items: [
          'You sit beside a foreign engineer on the train from Jakarta to Cirebon.',
          'You meet a new neighbour from Manado in the lift.',
          "You wait at the school gate with the mother of your child's new friend.",
          'End with: It was lovely talking to you. / I hope to see you again.',
        ],
      },
    ],
    keep: [
      {
        en: "I'm Ratna. I'm from Bandung.",
        id: "Saya Ratna. Saya dari Bandung. Jangan lupa 'm: bukan 'I from Bandung'.",
      },
      { en: "I'm a pharmacist.", id: "Saya apoteker. Pekerjaan butuh a atau an: bukan 'I'm pharmacist'." },
      { en: 'What do you do?', id: "Apa pekerjaan Anda? Lebih wajar daripada 'What is your job?'" },
      { en: 'Where are you from originally?', id: 'Asal Anda dari mana?' },
      {
        en: 'Nice to meet you. / Nice to meet you too.',
        id: "Senang berkenalan. Hanya untuk pertemuan pertama; sesudahnya 'Nice to see you'.",
      },
      {
        en: 'It was lovely talking to you.',
        id: 'Senang bisa mengobrol dengan Anda. Dipakai saat berpamitan.',
      },
    ],
    practice: [
      {
        instruction: { id: 'Isi dengan am, is, are, do, atau does.', en: 'Write am, is, are, do or does.' },
        items: [
          { question: 'Where ____ your colleagues from?', answer: 'are' },
          { question: 'What ____ your husband do?', answer: 'does' },
          { question: 'I ____ a nurse in Makassar.', answer: 'am' },
          { question: 'Who ____ you work for?', answer: 'do' },
          { question: 'This ____ Pak Gunawan, our new manager.', answer: 'is' },
          { question: '____ you from Pontianak originally?', answer: 'Are' },
        ],
      },
      {
        instruction: {
          id: 'Susun kata-katanya. Mulai dengan kata yang berhuruf besar.',
          en: 'Put the words in order. Begin with the word that has a capital letter.',
        },
        items: [
          { question: "in / I / Denpasar / live / don't", answer: "I don't live in Denpasar." },
          { question: 'your / How / surname / you / spell / do', answer: 'How do you spell your surname?' },
          { question: 'colleague / is / This / Melati / my', answer: 'This is my colleague Melati.' },
          { question: 'an / is / architect / She', answer: 'She is an architect.' },
          { question: 'anybody / sitting / Is / here', answer: 'Is anybody sitting here?' },
        ],
      },
      {
        instruction: {
          id: 'Temukan kesalahannya dan tulis kalimat yang benar.',
          en: 'Find the mistake and write the sentence correctly.',
        },
        items: [
          { question: 'I from Yogyakarta.', answer: "I'm from Yogyakarta." },
          { question: 'She is engineer.', answer: 'She is an engineer.' },
          { question: 'He work in a bank.', answer: 'He works in a bank.' },
          { question: 'Where you live?', answer: 'Where do you live?' },
          { question: 'Nice to meet with you.', answer: 'Nice to meet you.' },
        ],
      },
    ],
  },
  {
    number: 2,
    kind: 'lesson',
    words: [
      { en: 'warehouse', id: 'gudang' },
      { en: 'shift', id: 'giliran kerja' },
      { en: 'be in charge of', id: 'bertanggung jawab atas' },
      { en: 'deliver', id: 'mengantar barang' },
      { en: 'customer', id: 'pelanggan' },
      { en: 'finish work', id: 'selesai kerja' },
      { en: 'rush hour', id: 'jam sibuk, jam macet' },
      { en: 'overtime', id: 'lembur' },
      { en: 'usually', id: 'biasanya' },
      { en: 'deadline', id: 'tenggat' },
    ],
    texts: {
      beginner: {
        title: "Bambang's day",
        kind: 'text',
        lines: [
          'Bambang works in a warehouse in Tangerang. He gets up at half past four. He prays, has coffee and leaves home at half past five. He goes by motorbike because the roads are busy later. His shift starts at seven. In the morning he checks the goods. In the afternoon he talks to the drivers. He has lunch at a warung with two friends. He finishes work at four. He never works on Sundays. He likes his job, but he does not like paperwork.',
        ],
      },
      intermediate: {
        title: 'A day in the warehouse',
        kind: 'text',
        lines: [
          'Bambang is in charge of a warehouse in Tangerang, where eight people work with him. He usually leaves home at half past five, before the rush hour begins, and goes by motorbike. His shift starts at seven. First he checks the goods that arrived overnight; after that, he plans the deliveries and calls the drivers. At noon he has lunch at the same warung with two friends, because the food is cheap and the owner knows them. He normally finishes at four, although he sometimes does overtime before Lebaran. What does he dislike? Paperwork. But he never works on Sundays.',
        ],
      },
      advanced: {
        title: 'Keeping shelves full',
        kind: 'text',
        lines: [
          'When shoppers in Tangerang find what they need on the shelf, they seldom think of people like Bambang, who runs the warehouse behind it. He sets off by motorbike at half past five to beat the rush hour, and by seven, when his shift starts, he is already going through what came in overnight. The afternoons are spent juggling drivers, deadlines and the occasional flat tyre. Lunch, at the same warung with the same two friends, is sacred. He is usually done by four, overtime before Lebaran aside, and never works on Sundays. The only part of his job that he could happily do without is the paperwork.',
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Jam kerja Bambang', en: "Bambang's clock" },
        instruction: {
          id: 'Lengkapi tiap kalimat dari teks. Ucapkan kalimat lengkapnya.',
          en: 'Complete each sentence from the text. Say the whole sentence.',
        },
        items: [
          'He leaves home at ...',
          'He goes to work by ...',
          'His shift ...',
          'He has lunch ... with ...',
          'He finishes ...',
          "He never ... and he doesn't like ...",
        ],
      },
      {
        title: { id: 'Seberapa sering?', en: 'How often?' },
        instruction: {
          id: 'Ucapkan lagi tiap kalimat dengan kata dalam kurung di tempat yang tepat. Lalu ubah agar sesuai dengan Anda.',
          en: 'Say each sentence again with the word in brackets in the right place. Then make it true for you.',
        },
        items: [
          'I have breakfast at home. (always)',
          'My boss is late. (never)',
          'We have meetings on Monday. (usually)',
          'I am tired after work. (often)',
          'I work at the weekend. (sometimes)',
        ],
      },
      {
        title: { id: 'Wawancarai guru Anda', en: 'Interview your teacher' },
        instruction: {
          id: 'Buat pertanyaan lengkap dan tanyakan kepada guru. Catat jawabannya.',
          en: 'Make full questions and ask your teacher. Note the answers.',
        },
        items: [
          'What time / start work?',
          'How / get to work?',
          'How often / work in the evening?',
          'Who / have lunch with?',
          'What / like best about the job?',
        ],
      },
      {
        title: { id: 'Hari kerja saya', en: 'My working day' },
        instruction: {
          id: 'Bicaralah dua menit. Pakai sedikitnya enam awalan ini. Belum bekerja? Ceritakan hari di rumah atau pekerjaan lama.',
          en: 'Talk for two minutes. Use at least six of these starters. No job now? Describe a day at home or an earlier job.',
        },
        items: [
          "I work as a ... / I'm in charge of ...",
          'I usually get up at ... and leave ...',
          'First ... / After that ... / In the afternoon ...',
          'I often ... / I never ...',
          "What I like best is ... / What I don't like is ...",
          'I normally finish at ..., but sometimes ...',
        ],
      },
    ],
    keep: [
      {
        en: "He starts at seven. / He doesn't start at six.",
        id: "He, she, it: kata kerja pakai -s. Dengan doesn't, -s hilang.",
      },
      {
        en: 'I usually go by motorbike.',
        id: 'always, usually, often, sometimes, never berdiri sebelum kata kerja biasa ...',
      },
      { en: 'I am usually at my desk by eight.', id: '... tetapi sesudah am, is, are.' },
      {
        en: "I'm in charge of the warehouse.",
        id: "Saya bertanggung jawab atas gudang. Selalu 'in charge of'.",
      },
      {
        en: 'I work as a driver.',
        id: "Saya bekerja sebagai sopir. 'As' untuk jabatan, 'for' untuk perusahaan.",
      },
      { en: 'I go home at five.', id: "Saya pulang pukul lima. Bukan 'go to home'." },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis kata kerja dalam bentuk yang tepat.',
          en: 'Write the verb in the right form.',
        },
        items: [
          { question: 'Sari ____ (teach) accounting at a vocational school.', answer: 'teaches' },
          { question: 'We ____ (not work) on public holidays.', answer: "don't work" },
          { question: 'My uncle ____ (fix) ships in Surabaya harbour.', answer: 'fixes' },
          { question: '____ your office ____ (open) before eight?', answer: 'Does ... open' },
          { question: 'The cleaner ____ (not come) on Fridays.', answer: "doesn't come" },
          { question: 'Pak Yusuf ____ (carry) the keys of the building.', answer: 'carries' },
        ],
      },
      {
        instruction: {
          id: 'Tulis ulang dengan kata dalam kurung.',
          en: 'Rewrite with the word in brackets.',
        },
        items: [
          {
            question: "The lift is full at eight o'clock. (always)",
            answer: "The lift is always full at eight o'clock.",
          },
          {
            question: 'I check my e-mails before breakfast. (never)',
            answer: 'I never check my e-mails before breakfast.',
          },
          {
            question: 'Our customers call on Saturday. (rarely)',
            answer: 'Our customers rarely call on Saturday.',
          },
          { question: 'We are busy in December. (usually)', answer: 'We are usually busy in December.' },
          { question: 'Does she do overtime? (often)', answer: 'Does she often do overtime?' },
        ],
      },
      {
        instruction: {
          id: 'Isi dengan as, for, of, by, atau at. Pakai tiap kata sekali.',
          en: 'Write as, for, of, by or at. Use each word once.',
        },
        items: [
          { question: 'She works ____ a translator.', answer: 'as' },
          { question: 'He works ____ a shipping company in Batam.', answer: 'for' },
          { question: "I'm in charge ____ the stock.", answer: 'of' },
          { question: 'They come to work ____ train.', answer: 'by' },
          { question: 'The night shift ends ____ six.', answer: 'at' },
        ],
      },
    ],
  },
  {
    number: 3,
    kind: 'lesson',
    words: [
      { en: 'receipt', id: 'kuitansi, struk' },
      { en: 'amount', id: 'jumlah' },
      { en: 'change', id: 'uang kembalian' },
      { en: 'discount', id: 'potongan harga' },
      { en: 'each', id: 'masing-masing, per buah' },
      { en: 'deposit', id: 'uang muka' },
      { en: 'instalment', id: 'cicilan' },
      { en: 'quarter past', id: 'lewat seperempat (15 menit)' },
      { en: 'half past', id: 'lewat setengah (30 menit)' },
      { en: 'thousand', id: 'ribu' },
    ],
    texts: {
      beginner: {
        title: 'At the printing shop',
        kind: 'dialogue',
        lines: [
          'Clerk: Good morning. How can I help you?',
          'Dewi: How much are business cards, please?',
          'Clerk: One box is sixty-five thousand rupiah.',
          'Dewi: And two boxes?',
          'Clerk: Two boxes are one hundred and twenty thousand.',
          'Dewi: OK, two boxes, please. When are they ready?',
          'Clerk: On Thursday, the fourteenth of March.',
          'Dewi: What time do you open?',
          'Clerk: We open at half past eight and close at a quarter to five.',
          'Dewi: Thank you. Here is one hundred and fifty thousand.',
          'Clerk: And thirty thousand change. Here is your receipt.',
        ],
      },
      intermediate: {
        title: 'Two boxes or one?',
        kind: 'dialogue',
        lines: [
          'Clerk: Good morning. What can I do for you?',
          "Dewi: I'd like some business cards. How much do they cost?",
          "Clerk: They're sixty-five thousand rupiah a box, but if you take two, it's a hundred and twenty thousand altogether.",
          "Dewi: So I save ten thousand. Then I'll take two. When can I pick them up?",
          'Clerk: On Thursday the fourteenth of March, any time after half past eight.',
          'Dewi: And what time do you close? I finish work at four.',
          'Clerk: At a quarter to five, so you have forty-five minutes.',
          "Dewi: Perfect. Here's a hundred and fifty thousand.",
          'Clerk: Thirty thousand change, and your receipt.',
        ],
      },
      advanced: {
        title: 'A rush order',
        kind: 'dialogue',
        lines: [
          'Clerk: Good morning. What can I do for you?',
          "Dewi: I'm after business cards. What would two boxes come to?",
          'Clerk: A single box is sixty-five thousand rupiah, but two work out at a hundred and twenty thousand, which saves you ten.',
          'Dewi: That makes sense. How soon could I have them?',
          "Clerk: By Thursday the fourteenth of March. We're open from half past eight until a quarter to five.",
          "Dewi: That's cutting it fine: I'm in meetings until four. Still, I'll manage. Do I pay now or on collection?",
          "Clerk: In advance, if you don't mind. Out of a hundred and fifty? Then thirty thousand change, and keep this receipt, please.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Ucapkan angkanya', en: 'Say the figures' },
        instruction: {
          id: 'Bacakan. Guru menulis apa yang didengarnya.',
          en: 'Read aloud. Your teacher writes down what he or she hears.',
        },
        items: [
          'Rp 65,000 and Rp 165,000',
          'Rp 1,250,000 and Rp 12,500,000',
          '13 and 30; 17 and 70; 19 and 90',
          '8.15, 8.30, 8.45 and 9.55',
          '0812 440 7391',
          '3 January, 12 May, 21 October 2027',
        ],
      },
      {
        title: { id: 'Apa yang kita tahu?', en: 'What do we know?' },
        instruction: {
          id: 'Jawab dari dialog dengan kalimat lengkap.',
          en: 'Answer from the dialogue in full sentences.',
        },
        items: [
          'How much is one box?',
          'How much do two boxes cost?',
          'When are the cards ready?',
          'What time does the shop open and close?',
          'How much change does Dewi get?',
        ],
      },
      {
        title: { id: 'Pastikan yang Anda dengar', en: 'Check what you hear' },
        instruction: {
          id: "Guru mengucapkan tiap kalimat terlalu cepat. Pastikan, seperti 'Sorry, did you say thirteen or thirty?' Lalu ulangi pelan-pelan.",
          en: "Your teacher says each line too fast. Check it, as in 'Sorry, did you say thirteen or thirty?' Then repeat it slowly.",
        },
        items: [
          'The bus to Solo leaves at 6.50 from gate 15.',
          'The deposit is Rp 750,000, due on 30 June.',
          'My number is 0813 550 2219.',
          'The hall is 14 by 40 metres.',
          'The total is Rp 3,318,000, with a discount of 18 per cent.',
        ],
      },
      {
        title: { id: 'Di pasar penawaran', en: 'At the market of offers' },
        instruction: {
          id: 'Perankan jual beli bersama guru. Tanyakan harga satu dan beberapa, potongan harga, hari, dan jamnya.',
          en: 'Act out buying with your teacher. Ask for the price of one and of several, a discount, the day and the hour.',
        },
        items: [
          'Batik shirts for an office of 12: Rp 185,000 each',
          'Lunch boxes for a meeting: Rp 32,500 each, order before 9.30',
          'A laptop in 10 instalments of Rp 940,000',
          'A rented van to Dieng: Rp 1,100,000 a day with driver',
        ],
      },
    ],
    keep: [
      {
        en: 'How much is it? / How much are they?',
        id: 'Berapa harganya? Satu: is it. Lebih dari satu: are they.',
      },
      {
        en: "It's two hundred and fifty thousand rupiah.",
        id: "Dua ratus lima puluh ribu rupiah. Tanpa -s: bukan 'two hundreds thousands'.",
      },
      { en: "It's half past seven.", id: 'Pukul setengah delapan! Half past seven = 7.30, bukan 6.30.' },
      {
        en: 'at five / on Friday / on 3 May / in June',
        id: 'at untuk jam, on untuk hari dan tanggal, in untuk bulan dan tahun.',
      },
      {
        en: 'Sorry, did you say fifteen or fifty?',
        id: 'Maaf, lima belas atau lima puluh? Tekanan: fifTEEN, FIFty.',
      },
      { en: 'Could you say that again more slowly, please?', id: 'Bisa diulang lebih pelan?' },
    ],
    practice: [
      {
        instruction: {
          id: 'Tulis jamnya dengan kata-kata, pakai past atau to.',
          en: 'Write the time in words, with past or to.',
        },
        items: [
          { question: '7.30', answer: 'half past seven' },
          { question: '4.15', answer: 'a quarter past four' },
          { question: '10.45', answer: 'a quarter to eleven' },
          { question: '2.50', answer: 'ten to three' },
          { question: '6.05', answer: 'five past six' },
          { question: '11.40', answer: 'twenty to twelve' },
        ],
      },
      {
        instruction: { id: 'Isi dengan at, on, atau in.', en: 'Write at, on or in.' },
        items: [
          { question: 'The invoice is due ____ 30 September.', answer: 'on' },
          { question: 'The clinic closes ____ noon.', answer: 'at' },
          { question: 'Prices go up ____ December.', answer: 'in' },
          { question: 'The auditor comes ____ Wednesday.', answer: 'on' },
          { question: 'The company started ____ 2016.', answer: 'in' },
          { question: 'The webinar begins ____ a quarter past ten.', answer: 'at' },
        ],
      },
      {
        instruction: {
          id: 'Hitung dan tulis jumlahnya dengan angka.',
          en: 'Work it out and write the amount in figures.',
        },
        items: [
          {
            question: 'Three shirts at ninety-five thousand rupiah each: the total is Rp ____.',
            answer: '285,000',
          },
          {
            question:
              'You pay fifty thousand for something that costs thirty-seven thousand: your change is Rp ____.',
            answer: '13,000',
          },
          { question: 'Ten per cent off four hundred thousand: you pay Rp ____.', answer: '360,000' },
          {
            question: 'Six instalments of two hundred and fifteen thousand: together Rp ____.',
            answer: '1,290,000',
          },
          {
            question: 'Two tickets cost one hundred and eighty thousand: one ticket is Rp ____.',
            answer: '90,000',
          },
        ],
      },
    ],
  },
  {
    number: 4,
    kind: 'lesson',
    words: [
      { en: 'neighbourhood', id: 'lingkungan tempat tinggal' },
      { en: 'rent', id: 'menyewa; uang sewa' },
      { en: 'storey', id: 'tingkat (bangunan)' },
      { en: 'balcony', id: 'balkon' },
      { en: 'narrow', id: 'sempit' },
      { en: 'sunset', id: 'matahari terbenam' },
      { en: 'within walking distance', id: 'bisa dicapai dengan jalan kaki' },
      { en: 'harbour', id: 'pelabuhan' },
      { en: 'view', id: 'pemandangan' },
      { en: 'outskirts', id: 'pinggiran kota' },
    ],
    texts: {
      beginner: {
        title: 'Our house in Makassar',
        kind: 'text',
        lines: [
          "My name is Andi, and I live in Makassar with my wife and two sons. We rent a small house. It has two bedrooms, a kitchen and a balcony. There isn't a garden, but there are many plants on the balcony. Our street is narrow and quiet. There is a market near our house, and there are three good fish restaurants. The sea is ten minutes away on foot. In the evening we walk to the beach and watch the sun. There aren't many parks here. I want one for my boys!",
        ],
      },
      intermediate: {
        title: 'A small house near the sea',
        kind: 'text',
        lines: [
          'Andi and his family rent a two-bedroom house in Makassar. The house is small, but it has a balcony that is full of plants because there is no garden. Their street is so narrow that cars cannot pass, which makes it quiet and safe. There is a market just around the corner, and there are three fish restaurants within walking distance. The best thing is the sea: it only takes ten minutes on foot, so the family often watches the sunset there. However, there are hardly any parks in the neighbourhood, and Andi would like one for his two sons.',
        ],
      },
      advanced: {
        title: 'Ten minutes from the sunset',
        kind: 'text',
        lines: [
          "Ask Andi what he likes most about Makassar and he will point west. The beach is a mere ten minutes' walk from the two-bedroom house that he rents with his wife and two sons, and on most evenings that is where you will find them. Their street is too narrow for cars, which keeps it remarkably quiet, even though a lively market and three fish restaurants are just around the corner. As there is no garden, the balcony has gradually turned into a jungle. If he could change one thing, it would be the lack of parks: boys of that age, he says, need grass under their feet.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Benar atau tidak?', en: 'True or not?' },
        instruction: {
          id: "Perbaiki kalimat yang salah dengan there is, there are, there isn't, atau there aren't.",
          en: "Correct the false sentences with there is, there are, there isn't or there aren't.",
        },
        items: [
          "Andi's house has three bedrooms.",
          'There is a big garden behind the house.',
          'There are plants on the balcony.',
          'The market is far away.',
          'There are two fish restaurants near the house.',
          'There are many parks in the area.',
        ],
      },
      {
        title: { id: 'Gambarkan dengan tepat', en: 'Describe it exactly' },
        instruction: {
          id: 'Buat satu kalimat dari tiap pasang catatan. Tambahkan alasan atau keterangan.',
          en: 'Make one sentence from each pair of notes. Add a reason or a detail.',
        },
        items: [
          'street / narrow',
          'bus stop / five minutes on foot',
          'mosque and mini-market / around the corner',
          'no lift / building of four storeys',
          'balcony / view of the harbour',
        ],
      },
      {
        title: { id: 'Enaknya dan tidak enaknya', en: 'Good and bad' },
        instruction: {
          id: 'Sebutkan satu kelebihan dan satu kekurangan tiap tempat. Pakai but, although, atau however.',
          en: 'Say one good and one bad thing about each place. Use but, although or however.',
        },
        items: [
          'a room in a boarding house in the centre of Jakarta',
          'a house on the outskirts of Malang',
          'a flat on the twentieth floor',
          'a wooden house beside the river in Banjarmasin',
          'your own home',
        ],
      },
      {
        title: { id: 'Bantu pendatang baru', en: 'Help a newcomer' },
        instruction: {
          id: 'Guru Anda pindah ke kota Anda bulan depan. Jawab pertanyaannya dan sarankan satu daerah.',
          en: 'Your teacher moves to your city next month. Answer the questions and recommend one area.',
        },
        items: [
          'What is the city like?',
          'Which area is quiet but not far from the centre?',
          'How much is the rent for a small house?',
          'How do people get around?',
          'What is there to do in the evening?',
          'What should I know about the weather and floods?',
        ],
      },
    ],
    keep: [
      {
        en: 'There is a market. / There are three restaurants.',
        id: "Ada pasar. Ada tiga restoran. Bukan 'Have a market' atau 'In my city have ...'.",
      },
      { en: "There isn't a park. / There aren't any parks.", id: 'Tidak ada taman. Jamak: any + -s.' },
      {
        en: "It's a ten-minute walk.",
        id: 'Sepuluh menit jalan kaki. Sebelum kata benda: ten-minute, tanpa -s.',
      },
      {
        en: 'What is your city like?',
        id: "Kota Anda seperti apa? Jawab dengan gambaran, bukan dengan 'I like ...'.",
      },
      {
        en: "It's close to / far from / next to the station.",
        id: "Dekat / jauh dari / di sebelah stasiun. 'Near' tanpa to: near the station.",
      },
      {
        en: 'I live in a quiet street on the outskirts.',
        id: 'Saya tinggal di jalan yang sepi di pinggiran kota.',
      },
    ],
    practice: [
      {
        instruction: {
          id: "Isi dengan there is, there are, is there, are there, there isn't, atau there aren't.",
          en: "Write there is, there are, is there, are there, there isn't or there aren't.",
        },
        items: [
          { question: '____ two bridges over the river in my village. (+)', answer: 'There are' },
          { question: '____ a pharmacy in this street?', answer: 'Is there' },
          { question: '____ any buses after nine, so take a taxi.', answer: "There aren't" },
          { question: '____ an old fort near the harbour. (+)', answer: 'There is' },
          { question: '____ any good schools in that area?', answer: 'Are there' },
          { question: "I'm sorry, ____ a lift in this building.", answer: "there isn't" },
        ],
      },
      {
        instruction: { id: 'Pilih kata yang tepat.', en: 'Choose the right word.' },
        items: [
          { question: 'The post office is (near / near to of) the bank.', answer: 'near' },
          { question: "It's a (five-minutes / five-minute) drive to the airport.", answer: 'five-minute' },
          { question: 'My flat is far (from / of) the centre.', answer: 'from' },
          { question: 'We live (on / in) the third floor.', answer: 'on' },
          { question: '(What / How) is Palembang like?', answer: 'What' },
          { question: 'The bakery is next (to / with) the clinic.', answer: 'to' },
        ],
      },
      {
        instruction: {
          id: 'Tulis lawan katanya. Huruf pertama sudah ada.',
          en: 'Write the opposite. The first letter is given.',
        },
        items: [
          { question: 'a wide street, a n____ street', answer: 'narrow' },
          { question: 'a noisy area, a q____ area', answer: 'quiet' },
          { question: 'an old building, a m____ building', answer: 'modern' },
          { question: 'a dirty river, a c____ river', answer: 'clean' },
          { question: 'cheap rent, e____ rent', answer: 'expensive' },
        ],
      },
    ],
  },
  {
    number: 5,
    kind: 'lesson',
    words: [
      { en: 'order', id: 'memesan; pesanan' },
      { en: 'menu', id: 'daftar menu' },
      { en: 'grilled', id: 'dibakar, dipanggang' },
      { en: 'main course', id: 'hidangan utama' },
      { en: 'spicy', id: 'pedas' },
      { en: 'without', id: 'tanpa' },
      { en: 'allergic to', id: 'alergi terhadap' },
      { en: 'peanut', id: 'kacang tanah' },
      { en: 'bill', id: 'tagihan, bon' },
      { en: 'recommend', id: 'menyarankan, merekomendasikan' },
    ],
    texts: {
      beginner: {
        title: 'No peanuts, please',
        kind: 'dialogue',
        lines: [
          'Waiter: Good evening. A table for two?',
          'Maya: Yes, please. Near the window.',
          'Waiter: Here you are. What would you like to drink?',
          'Maya: Two iced teas, please. One without sugar.',
          'Waiter: And to eat?',
          "Maya: I'd like the grilled fish with rice. My friend Olga would like gado-gado, but she can't eat peanuts.",
          'Waiter: No problem. We can make a different sauce for her.',
          'Maya: Thank you. Is the fish spicy?',
          'Waiter: A little. Do you want it mild?',
          'Maya: Yes, please. Mild for me.',
          'Waiter: Anything else?',
          "Maya: No, that's all. Thank you.",
        ],
      },
      intermediate: {
        title: 'A friend with an allergy',
        kind: 'dialogue',
        lines: [
          'Waiter: Good evening. Have you booked a table?',
          "Maya: No, we haven't. Could we have one for two, near the window?",
          'Waiter: Of course. Are you ready to order?',
          "Maya: Almost. Olga would like to try gado-gado, but she's allergic to peanuts. Is there any way to make it without them?",
          'Waiter: Yes, we can serve it with a coconut sauce instead.',
          "Maya: Wonderful. And I'll have the grilled fish. How spicy is it?",
          'Waiter: Quite spicy, but I can ask the kitchen to make it mild.',
          'Maya: Mild, please. And two iced teas, one with no sugar.',
          'Waiter: Certainly. Would you like anything else?',
          'Maya: Not at the moment, thanks.',
        ],
      },
      advanced: {
        title: 'A slightly difficult order',
        kind: 'dialogue',
        lines: [
          'Waiter: Good evening. Do you have a reservation?',
          "Maya: I'm afraid not. Is there any chance of a table for two by the window?",
          "Waiter: You're in luck. What can I get you?",
          'Maya: My friend Olga has her heart set on gado-gado, but she has a serious peanut allergy. Would it be possible to leave them out?',
          "Waiter: We could do it with a coconut sauce. I'll have a clean pan used, to be on the safe side.",
          "Maya: That's very thoughtful. I'll go for the grilled fish, as mild as you can make it, and two iced teas, one unsweetened.",
          "Waiter: Excellent choice. I'll be right back with your drinks.",
        ],
      },
    },
    tasks: [
      {
        title: { id: 'Periksa pesanannya', en: 'Check the order' },
        instruction: {
          id: 'Dapur salah mencatat. Perbaiki menurut dialog.',
          en: 'The kitchen wrote some wrong notes. Correct them from the dialogue.',
        },
        items: [
          'a table for three near the door',
          'two iced teas, both without sugar',
          'gado-gado with extra peanuts for Maya',
          'fried fish, very spicy',
          'a dessert for Olga',
        ],
      },
      {
        title: { id: 'Dari kasar menjadi sopan', en: 'From rough to polite' },
        instruction: {
          id: "Ucapkan dengan sopan. Mulai dengan I'd like, Could I have, Could you, atau Would it be possible to.",
          en: "Say each line politely. Begin with I'd like, Could I have, Could you or Would it be possible to.",
        },
        items: [
          'Give me the menu.',
          'I want water, not cold.',
          'No chilli!',
          'Bring the bill.',
          "Change this. It's cold.",
        ],
      },
      {
        title: { id: 'Jelaskan satu masakan', en: 'Explain a dish' },
        instruction: {
          id: 'Tamu asing menunjuk menu. Katakan isinya, cara memasaknya, dan rasanya.',
          en: 'A foreign guest points at the menu. Say what is in the dish, how it is cooked and how it tastes.',
        },
        items: [
          'soto ayam',
          'rendang',
          'pempek',
          'papeda with yellow fish soup',
          'a dish from your own town',
        ],
      },
      {
        title: { id: 'Di rumah makan', en: 'At the restaurant' },
        instruction: {
          id: 'Guru menjadi pelayan. Pesan untuk dua orang dari menu ini dan atasi masalahnya. Lalu bertukar peran.',
          en: 'Your teacher is the waiter. Order for two from this menu and deal with the problems. Then change roles.',
        },
        items: [
          'Menu: chicken satay Rp 38,000; grilled fish Rp 65,000; vegetable curry Rp 34,000; fried rice Rp 29,000',
          'Drinks: iced tea Rp 8,000; avocado juice Rp 22,000; mineral water Rp 7,000',
          'Your friend eats no meat and no eggs.',
          'Problem 1: the dish you want is sold out.',
          'Problem 2: the waiter brings the wrong drink.',
          'At the end ask for the bill and check the total.',
        ],
      },
    ],
    keep: [
      {
        en: "I'd like the grilled fish, please.",
        id: "Saya mau ikan bakar. 'I want' terdengar kasar saat memesan.",
      },
      { en: 'Could I have it without sugar?', id: "Bisa tanpa gula? Bukan 'don't use sugar'." },
      { en: "I'm allergic to peanuts.", id: "Saya alergi kacang tanah. Selalu 'allergic to'." },
      { en: 'What do you recommend?', id: 'Anda menyarankan apa?' },
      { en: 'Could we have the bill, please?', id: 'Boleh minta bonnya?' },
      {
        en: 'a glass of water, a plate of rice, some soup',
        id: "water, rice, soup tak bisa dihitung: bukan 'a rice' atau 'two breads'.",
      },
    ],
    practice: [
      {
        instruction: {
          id: 'Lengkapi tiap kalimat dengan satu kata.',
          en: 'Put the conversation into words: complete each line with one word.',
        },
        items: [
          { question: 'What would you ____ to drink?', answer: 'like' },
          { question: "I'm allergic ____ eggs.", answer: 'to' },
          { question: 'C____ I have the menu, please? (softer than Can)', answer: 'Could' },
          { question: "Can you make it ____ chilli? My son can't eat anything hot.", answer: 'without' },
          { question: "We'd like a ____ for four, near the garden.", answer: 'table' },
          { question: 'How would you like to ____, by card or in cash?', answer: 'pay' },
        ],
      },
      {
        instruction: { id: 'Isi dengan a, an, atau some.', en: 'Write a, an or some.' },
        items: [
          { question: "I'd like ____ rice with my curry.", answer: 'some' },
          { question: 'Can I have ____ omelette?', answer: 'an' },
          { question: 'We need ____ clean plate, please.', answer: 'a' },
          { question: "There's ____ soup left.", answer: 'some' },
          { question: 'She ordered ____ avocado juice.', answer: 'an' },
        ],
      },
      {
        instruction: {
          id: 'Susun menjadi permintaan yang sopan.',
          en: 'Put the words in order to make a polite request.',
        },
        items: [
          { question: 'we / the / Could / have / bill', answer: 'Could we have the bill?' },
          { question: "sugar / coffee / like / without / I'd", answer: "I'd like coffee without sugar." },
          { question: 'you / it / Could / less / make / spicy', answer: 'Could you make it less spicy?' },
          {
            question: 'possible / change / it / to / Would / be / tables',
            answer: 'Would it be possible to change tables?',
          },
          { question: 'you / do / recommend / What', answer: 'What do you recommend?' },
        ],
      },
    ],
  },
] as const satisfies readonly MeetingMaterial[];
