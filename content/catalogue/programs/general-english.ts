import type { Program } from '../types.ts';

export const generalEnglishProgram = {
  slug: 'general-english',
  type: 'general_english',
  title: { id: 'General English', en: 'General English' },
  tagline: {
    id: 'Dari kalimat pertama sampai percakapan yang utuh, dengan satu guru untuk satu siswa.',
    en: 'From the first sentence to a whole conversation, with one teacher for one learner.',
  },
  forWhom: {
    id: 'Untuk anak, remaja, dan dewasa yang ingin fondasi lengkap: mendengar, berbicara, membaca, dan menulis.',
    en: 'For kids, teens and adults who want the whole foundation: listening, speaking, reading and writing.',
  },
  outcomes: [
    {
      id: 'Memperkenalkan diri dan bercerita tentang keluarga, sekolah, atau pekerjaan.',
      en: 'Introduce yourself and talk about family, school or work.',
    },
    {
      id: 'Bertanya dan menjawab di toko, di warung makan, dan di jalan.',
      en: 'Ask and answer questions in a shop, in a restaurant and on the street.',
    },
    {
      id: 'Menceritakan apa yang terjadi kemarin dengan urutan yang jelas.',
      en: 'Tell somebody what happened yesterday, in a clear order.',
    },
    {
      id: 'Membandingkan dua hal dan menjelaskan pilihan Anda.',
      en: 'Compare two things and explain your choice.',
    },
    { id: 'Membicarakan rencana dan membuat janji.', en: 'Talk about plans and make an arrangement.' },
    {
      id: 'Membawakan cerita atau presentasi singkat di akhir kursus.',
      en: 'Tell a story or give a short talk at the end of the course.',
    },
  ],
  included: [
    {
      id: '20 pertemuan privat masing-masing {{meeting}} dalam 3 bulan, biasanya 2 kali seminggu; 3 kali juga bisa.',
      en: '20 private meetings of {{meeting}} within 3 months, usually 2 a week; 3 is possible too.',
    },
    {
      id: 'Tes penempatan sebelum kursus; guru memastikan levelnya paling lambat di akhir pertemuan ke-2.',
      en: 'A placement test before the course; the teacher confirms the level by the end of meeting 2.',
    },
    {
      id: 'Lembar belajar dan latihan (PDF) untuk disimpan.',
      en: 'Lesson and practice sheets (PDF) to keep.',
    },
    {
      id: 'Tes di pertemuan 10 dan 20, dengan laporan yang mudah dipahami.',
      en: 'Tests at meetings 10 and 20, with a report in plain words.',
    },
  ],
  colour: 'teal',
  img: '/pictures/programs/general-english.svg',
  parts: [
    {
      slug: 'kids',
      title: { id: 'Anak (6–12 tahun)', en: 'Kids (6–12)' },
      tagline: {
        id: 'Bermain, bertanya, dan bercerita sampai kata-katanya terasa milik sendiri.',
        en: 'Play, ask and tell stories until the words feel like their own.',
      },
      forWhom: {
        id: 'Untuk anak 6–12 tahun, dari yang belum mengenal satu kata pun sampai yang sudah membaca kalimat pendek.',
        en: 'For children of 6 to 12, from those who know no word yet to those who read short sentences.',
      },
      outcomes: [
        {
          id: 'Memperkenalkan diri dan bercerita tentang keluarga.',
          en: 'Introduce themselves and talk about their family.',
        },
        {
          id: 'Menyebut warna, angka, binatang, makanan, dan isi tas.',
          en: 'Name colours, numbers, animals, food and what is in the bag.',
        },
        {
          id: 'Mengatakan di mana suatu benda berada dan jam berapa sekarang.',
          en: 'Say where a thing is and what time it is.',
        },
        {
          id: 'Menceritakan kegiatan dari pagi sampai malam, dan tiga hal yang terjadi kemarin.',
          en: 'Tell what they do from morning to night, and three things that happened yesterday.',
        },
        { id: 'Membandingkan dua binatang atau dua benda.', en: 'Compare two animals or two things.' },
        {
          id: 'Menceritakan kembali sebuah cerita pendek dengan gambar.',
          en: 'Retell a short story with pictures.',
        },
      ],
      colour: 'mango',
      syllabus: 'general-english-kids',
    },
    {
      slug: 'teen',
      title: { id: 'Remaja (13–17 tahun)', en: 'Teens (13–17)' },
      tagline: {
        id: 'Lebih yakin di kelas, lebih bebas saat mengobrol.',
        en: 'Surer in class, freer in a chat.',
      },
      forWhom: {
        id: 'Untuk remaja 13–17 tahun yang ingin mengerti pelajaran di kelas dan bisa bicara di luar kelas.',
        en: 'For teens of 13 to 17 who want to follow the lesson in class and speak outside it.',
      },
      outcomes: [
        {
          id: 'Bercerita tentang diri, kegiatan rutin, dan sekolah.',
          en: 'Talk about yourself, your routine and your school.',
        },
        {
          id: 'Memesan makanan, menanyakan harga, dan menunjukkan jalan.',
          en: 'Order food, ask for prices and give directions.',
        },
        {
          id: 'Menceritakan akhir pekan yang lalu dengan urutan yang jelas.',
          en: 'Tell about last weekend in a clear order.',
        },
        {
          id: 'Membandingkan dua pilihan dan membuat janji dengan teman.',
          en: 'Compare two options and make an arrangement with a friend.',
        },
        {
          id: 'Menyampaikan pendapat dengan dua alasan, dan memberi saran.',
          en: 'Give an opinion with two reasons, and give advice.',
        },
        {
          id: 'Berbicara tiga menit tentang topik pilihan sendiri.',
          en: 'Speak for three minutes on a topic of your choice.',
        },
      ],
      colour: 'coral',
      syllabus: 'general-english-teen',
    },
    {
      slug: 'adult',
      title: { id: 'Dewasa (18 tahun ke atas)', en: 'Adults (18+)' },
      tagline: {
        id: 'Yang dipelajari malam ini bisa dipakai besok pagi.',
        en: 'What you learn tonight you can use tomorrow morning.',
      },
      forWhom: {
        id: 'Untuk dewasa yang memerlukan bahasa Inggris untuk bekerja, bepergian, dan sehari-hari, dari awal atau setelah lama berhenti.',
        en: 'For adults who need English for work, travel and everyday life, from the start or after a long break.',
      },
      outcomes: [
        {
          id: 'Memperkenalkan diri dan menjelaskan pekerjaan Anda.',
          en: 'Introduce yourself and describe your job.',
        },
        {
          id: 'Mengurus hotel, tiket, dan pesanan di restoran.',
          en: 'Deal with a hotel, a ticket and an order in a restaurant.',
        },
        {
          id: 'Menerima telepon dan meninggalkan pesan yang jelas.',
          en: 'Take a phone call and leave a clear message.',
        },
        {
          id: 'Membuat janji dan mengubahnya dengan sopan.',
          en: 'Make an appointment and change it politely.',
        },
        {
          id: 'Menulis email dan laporan kerja yang singkat.',
          en: 'Write a short work e-mail and a short report.',
        },
        {
          id: 'Mempresentasikan topik kerja selama lima menit.',
          en: 'Present a work topic for five minutes.',
        },
      ],
      colour: 'indigo',
      syllabus: 'general-english-adult',
    },
  ],
} as const satisfies Program;
