import type { Bilingual } from './types.ts';

/**
 * What each distractor code means, in one line for teachers. E1-E22 are errors that Indonesian learners make;
 * M and D are wrong options that are not a language error. Every code used in a bank must be listed here.
 */
export const ERROR_CODES: Record<string, Bilingual> = {
  E1: {
    id: 'Kata kerja be hilang atau dobel (She happy; I am go)',
    en: 'The verb be is dropped or doubled (She happy; I am go)',
  },
  E2: {
    id: 'Akhiran -s untuk he, she, it hilang atau salah tempat (She go; He can swims)',
    en: 'The -s for he, she, it is missing or misplaced (She go; He can swims)',
  },
  E3: {
    id: 'Waktu kejadian tidak ditandai, dobel, atau salah bentuk (Yesterday I go; didn’t went)',
    en: 'Tense is unmarked, marked twice or wrongly formed (Yesterday I go; didn’t went)',
  },
  E4: {
    id: 'Tunggal, jamak, atau benda tak terhitung tertukar (three banana; many money)',
    en: 'Singular, plural or uncountable is mixed up (three banana; many money)',
  },
  E5: {
    id: 'Kata sandang a, an, the hilang atau tertukar (This is book; a egg)',
    en: 'The article a, an or the is missing or wrong (This is book; a egg)',
  },
  E6: {
    id: 'Kata depan diterjemahkan dari “di, pada, dengan, dari” (in Monday; discuss about)',
    en: 'A preposition is carried over from Indonesian (in Monday; discuss about)',
  },
  E7: {
    id: 'Urutan kata mengikuti bahasa Indonesia (bag red; Why you are late?)',
    en: 'The word order follows Indonesian (bag red; Why you are late?)',
  },
  E8: {
    id: '“Dia” tertukar: he, she, it, him, her (My sister, he is tall)',
    en: 'He, she, it, him or her is mixed up, as Indonesian has one word (My sister, he is tall)',
  },
  E9: {
    id: 'Kalimat negatif salah: no, not, negatif dobel, atau jawaban pertanyaan negatif (I not like)',
    en: 'A negative goes wrong: no, not, two negatives, or replies to negative questions (I not like)',
  },
  E10: {
    id: 'Perbandingan dobel atau tidak ditandai (more bigger; fast than)',
    en: 'A comparison is marked twice or not at all (more bigger; fast than)',
  },
  E11: {
    id: 'Kata yang mirip bahasa Indonesia tetapi artinya lain (actual bukan aktual)',
    en: 'A word looks like an Indonesian one but means something else (actual is not aktual)',
  },
  E12: {
    id: 'Pasangan kata diterjemahkan satu per satu (open the lamp; make a photo)',
    en: 'Words that go together are translated one by one (open the lamp; make a photo)',
  },
  E13: {
    id: 'Bentuk to, -ing, atau -ed/-ing tertukar (should to go; I am boring)',
    en: 'To, -ing or the -ed/-ing adjective is confused (should to go; I am boring)',
  },
  E14: {
    id: 'Kalimat pasif tanpa be (The house built in 1990)',
    en: 'A passive without be (The house built in 1990)',
  },
  E15: {
    id: 'Dua kata hubung bersama (Although it rained, but we went)',
    en: 'Two linking words together (Although it rained, but we went)',
  },
  E16: {
    id: 'Have dipakai untuk “ada” atau umur (In my class have ten boys)',
    en: 'Have is used for “there is” or for age (In my class have ten boys)',
  },
  E17: {
    id: 'Jam dan angka dibaca cara Indonesia (setengah tujuh menjadi half seven)',
    en: 'Clock times or numbers are read the Indonesian way (06.30 as half seven)',
  },
  E18: {
    id: 'Sapaan atau tingkat kesopanan diterjemahkan langsung (Same-same; I want)',
    en: 'A greeting or level of politeness is translated directly (Same-same; I want)',
  },
  E19: {
    id: '“Yang” salah: which/who tertukar atau kata ganti dobel (the man which he came)',
    en: 'Who or which is wrong, or a second pronoun is added (the man which he came)',
  },
  E20: {
    id: 'Will atau would dipakai setelah if, when, wish (If it will rain)',
    en: 'Will or would is used after if, when or wish (If it will rain)',
  },
  E21: {
    id: 'Kata yang bunyinya mirip tertukar (chicken dan kitchen)',
    en: 'Words that sound alike are confused (chicken and kitchen)',
  },
  E22: {
    id: 'Kata jumlah dan kata kerja tidak cocok (Many people was late)',
    en: 'A word of quantity and the verb do not agree (Many people was late)',
  },
  M: {
    id: 'Jenis katanya benar, tetapi artinya tidak cocok',
    en: 'The right kind of word with the wrong meaning',
  },
  D: {
    id: 'Disebut di dalam teks, tetapi bukan jawabannya',
    en: 'Mentioned in the text, but not the answer',
  },
};
