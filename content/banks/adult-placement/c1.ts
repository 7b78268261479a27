import type { PlacementItem } from '../types.ts';

/** Level C1, items A55-A60: formal structures and words. */
export const adultPlacementC1: PlacementItem[] = [
  {
    id: 'A55',
    category: 'Adult',
    cell: 'A-C1-G',
    cefr: 'C1',
    skill: 'G',
    point: {
      id: 'Susunan terbalik setelah "Not only"',
      en: 'Inverted word order after "Not only"',
    },
    question: 'Not only ____ an hour late, but he had also forgotten his slides.',
    options: {
      A: 'was the speaker',
      B: 'the speaker had been',
      C: 'the speaker was',
      D: 'did the speaker be',
    },
    correct_answer: 'A',
    distractors: {
      B: { code: 'E7', reason: 'Susunan biasa dipakai, hanya waktunya yang diganti.' },
      C: { code: 'E7', reason: 'Susunan biasa dipakai setelah "Not only" di awal kalimat.' },
      D: { code: 'E7', reason: '"did" dipakai, padahal "be" tidak memerlukannya.' },
    },
    grammarProfile: '234',
  },
  {
    id: 'A56',
    category: 'Adult',
    cell: 'A-C1-G',
    cefr: 'C1',
    skill: 'G',
    point: {
      id: 'Anak kalimat dengan "Having" + bentuk ketiga',
      en: 'Clauses with "Having" + third form',
    },
    question: '____ all the figures twice, Wulan e-mailed the report to the head office.',
    options: {
      A: 'Being checked',
      B: 'After checked',
      C: 'Have checked',
      D: 'Having checked',
    },
    correct_answer: 'D',
    distractors: {
      A: { code: 'E14', reason: 'Bentuk pasif dipakai untuk makna aktif.' },
      B: { code: 'E13', reason: '"setelah memeriksa" tanpa bentuk -ing.' },
      C: { code: 'E13', reason: 'Bentuk dasar "have" dipakai tanpa -ing.' },
    },
    grammarProfile: '107',
  },
  {
    id: 'A57',
    category: 'Adult',
    cell: 'A-C1-G',
    cefr: 'C1',
    skill: 'G',
    point: {
      id: 'Pengandaian tanpa "if": Had I known',
      en: 'Conditions without "if": Had I known',
    },
    question: '____ about the flood, I would have gone by train instead.',
    options: {
      A: 'Had I known',
      B: 'If I have known',
      C: 'Did I know',
      D: 'Would I have known',
    },
    correct_answer: 'A',
    distractors: {
      B: { code: 'E20', reason: 'Present perfect dipakai untuk syarat masa lampau.' },
      C: { code: 'E20', reason: '"Did" dipakai untuk membuat susunan terbalik.' },
      D: { code: 'E20', reason: '"would" dipakai dalam bagian syarat.' },
    },
    rationale: '"If I would have known" is heard in informal American English and is therefore not offered.',
    grammarProfile: '226',
  },
  {
    id: 'A58',
    category: 'Adult',
    cell: 'A-C1-V',
    cefr: 'C1',
    skill: 'V',
    point: {
      id: 'Kata formal: "alleviate" berarti meringankan',
      en: 'Formal word: "alleviate" means make less severe',
    },
    question:
      'Patients now wait less, because the new clinic has helped to ____ the pressure on local hospitals.',
    options: {
      A: 'alleviate',
      B: 'allocate',
      C: 'aggravate',
      D: 'elevate',
    },
    correct_answer: 'A',
    distractors: {
      B: { code: 'M', reason: 'Artinya membagikan; bunyinya mirip.' },
      C: { code: 'M', reason: 'Artinya memperburuk; kebalikan dari yang dimaksud.' },
      D: { code: 'M', reason: 'Artinya menaikkan; bunyinya mirip.' },
    },
  },
  {
    id: 'A59',
    category: 'Adult',
    cell: 'A-C1-V',
    cefr: 'C1',
    skill: 'V',
    point: {
      id: 'Setuju dengan catatan: in principle',
      en: 'Agreeing with a reservation: in principle',
    },
    question: 'I agree with Dr Sinta ____, but I still have doubts about the costs.',
    options: {
      A: 'until some limits',
      B: 'with half heart',
      C: 'in principle',
      D: 'at the basic',
    },
    correct_answer: 'C',
    distractors: {
      A: { code: 'E12', reason: '"sampai batas tertentu" diterjemahkan kata demi kata.' },
      B: { code: 'E12', reason: '"dengan setengah hati" diterjemahkan kata demi kata.' },
      D: { code: 'E12', reason: '"pada dasarnya" diterjemahkan kata demi kata.' },
    },
  },
  {
    id: 'A60',
    category: 'Adult',
    cell: 'A-C1-V',
    cefr: 'C1',
    skill: 'V',
    point: {
      id: 'Arti "shortcoming": kelemahan',
      en: 'Meaning of "shortcoming": weakness',
    },
    question: 'The plan has one serious ____: nobody has worked out who will pay for it.',
    options: {
      A: 'shortage',
      B: 'shortcut',
      C: 'shortcoming',
      D: 'shortlist',
    },
    correct_answer: 'C',
    distractors: {
      A: { code: 'M', reason: 'Artinya kekurangan jumlah, misalnya kekurangan air.' },
      B: { code: 'M', reason: 'Artinya jalan pintas.' },
      D: { code: 'M', reason: 'Artinya daftar pendek calon terpilih.' },
    },
  },
];
