import type { SyllabusMeeting } from '../types.ts';

export const generalEnglishKids = [
  {
    number: 1,
    kind: 'lesson',
    title: { id: 'Halo, siapa namamu?', en: 'Hello, what is your name?' },
    canDo: {
      id: 'Aku bisa menyapa, menyebutkan nama, dan menanyakan nama teman.',
      en: "I can say hello, say my name and ask a friend's name.",
    },
  },
  {
    number: 2,
    kind: 'lesson',
    title: { id: 'Warna dan angka', en: 'Colours and numbers' },
    canDo: {
      id: 'Aku bisa menyebut warna dan menghitung benda sampai dua puluh.',
      en: 'I can name colours and count things up to twenty.',
    },
  },
  {
    number: 3,
    kind: 'lesson',
    title: { id: 'Keluargaku', en: 'My family' },
    canDo: {
      id: 'Aku bisa menunjukkan foto dan bercerita siapa saja keluargaku.',
      en: 'I can show a photo and say who is in my family.',
    },
  },
  {
    number: 4,
    kind: 'lesson',
    title: { id: 'Tubuhku', en: 'My body' },
    canDo: {
      id: 'Aku bisa menyebut bagian tubuh dan mengikuti permainan perintah.',
      en: 'I can name parts of my body and follow an action game.',
    },
  },
  {
    number: 5,
    kind: 'lesson',
    title: { id: 'Binatang', en: 'Animals' },
    canDo: {
      id: 'Aku bisa menyebut binatang dan mengatakan mana yang kusuka.',
      en: 'I can name animals and say which ones I like.',
    },
  },
  {
    number: 6,
    kind: 'lesson',
    title: { id: 'Tas dan kelasku', en: 'My bag and my classroom' },
    canDo: {
      id: 'Aku bisa mengatakan benda apa yang ada di tas dan kelasku.',
      en: 'I can say what is in my bag and in my classroom.',
    },
  },
  {
    number: 7,
    kind: 'lesson',
    title: { id: 'Makanan kesukaanku', en: 'Food I like' },
    canDo: {
      id: 'Aku bisa mengatakan makanan yang kusuka dan tidak kusuka.',
      en: 'I can say which food I like and do not like.',
    },
  },
  {
    number: 8,
    kind: 'lesson',
    title: { id: 'Rumahku: in, on, under', en: 'My house: in, on, under' },
    canDo: {
      id: 'Aku bisa mengatakan letak benda di rumahku.',
      en: 'I can say where things are in my house.',
    },
  },
  {
    number: 9,
    kind: 'lesson',
    title: { id: 'Baju dan cuaca', en: 'Clothes and the weather' },
    canDo: {
      id: 'Aku bisa mengatakan cuaca hari ini dan baju yang kupakai.',
      en: 'I can say what the weather is like and what I am wearing.',
    },
  },
  {
    number: 10,
    kind: 'test',
    title: { id: 'Tes kemajuan dan obrolan tujuan', en: 'Progress test and a talk about my goal' },
    canDo: {
      id: 'Aku bisa menunjukkan apa yang kupelajari di pertemuan 1 sampai 9.',
      en: 'I can show what I have learned in meetings 1 to 9.',
    },
  },
  {
    number: 11,
    kind: 'lesson',
    title: { id: 'Hariku', en: 'My day' },
    canDo: {
      id: 'Aku bisa menceritakan kegiatanku dari pagi sampai malam.',
      en: 'I can tell what I do from morning to night.',
    },
  },
  {
    number: 12,
    kind: 'lesson',
    title: { id: 'Jam berapa sekarang?', en: 'What time is it?' },
    canDo: {
      id: 'Aku bisa membaca jam dan mengatakan kapan aku melakukan sesuatu.',
      en: 'I can tell the time and say when I do something.',
    },
  },
  {
    number: 13,
    kind: 'lesson',
    title: { id: "Can dan can't", en: "Can and can't" },
    canDo: {
      id: 'Aku bisa mengatakan apa yang mampu dan belum mampu kulakukan.',
      en: 'I can say what I am able to do and what I cannot do yet.',
    },
  },
  {
    number: 14,
    kind: 'lesson',
    title: { id: 'Kotaku dan tempat-tempatnya', en: 'My town and its places' },
    canDo: {
      id: 'Aku bisa menyebut tempat di kotaku dan mengatakan letaknya.',
      en: 'I can name places in my town and say where they are.',
    },
  },
  {
    number: 15,
    kind: 'lesson',
    title: { id: 'Pekerjaan', en: 'Jobs' },
    canDo: {
      id: 'Aku bisa mengatakan pekerjaan orang dan cita-citaku.',
      en: "I can say what people's jobs are and what I want to be.",
    },
  },
  {
    number: 16,
    kind: 'lesson',
    title: { id: 'Sedang apa kamu?', en: 'What are you doing now?' },
    canDo: {
      id: 'Aku bisa mengatakan apa yang sedang dilakukan orang di gambar.',
      en: 'I can say what people in a picture are doing right now.',
    },
  },
  {
    number: 17,
    kind: 'lesson',
    title: { id: 'Kemarin', en: 'Yesterday' },
    canDo: {
      id: 'Aku bisa menceritakan tiga hal yang kulakukan kemarin.',
      en: 'I can tell three things that I did yesterday.',
    },
  },
  {
    number: 18,
    kind: 'lesson',
    title: { id: 'Lebih besar, lebih cepat', en: 'Bigger, faster' },
    canDo: {
      id: 'Aku bisa membandingkan dua binatang atau dua benda.',
      en: 'I can compare two animals or two things.',
    },
  },
  {
    number: 19,
    kind: 'lesson',
    title: { id: 'Panggung cerita', en: 'Story show' },
    canDo: {
      id: 'Aku bisa menceritakan kembali cerita pendek dengan gambar.',
      en: 'I can retell a short story with pictures.',
    },
  },
  {
    number: 20,
    kind: 'final',
    title: { id: 'Tes akhir', en: 'Final test' },
    canDo: {
      id: 'Aku bisa menunjukkan apa yang kupelajari di seluruh kursus.',
      en: 'I can show what I have learned in the whole course.',
    },
  },
] as const satisfies readonly SyllabusMeeting[];
