import { describe, expect, it } from 'vitest';
import { hasContact } from './contact-in-text.ts';

describe("a teacher's public words", () => {
  it.each([
    'nadia@contoh.id',
    'nadia (at) gmail',
    '0812 3456 7890',
    '+62 812-3456-7890',
    '０８１２３４５６７８９０',
    '(021) 555 1234',
    'https://contoh.id/nadia',
    'Lihat wa.me/62812',
    'linktr.ee/nadia',
    'www.nadia',
    'Ikuti @bu_nadia di sana',
  ])('may not contain a contact: %s', (text) => {
    expect(hasContact(text)).toBe(true);
  });

  it.each([
    'S.Pd. Bahasa Inggris, CELTA',
    'M.Ed., M.Hum., S.S., TOEFL iBT 110',
    'Mengajar 2015–2020, lalu 12 tahun di Medan.',
    'IELTS 8.5 (2019). 1.200 jam mengajar!',
    'Salah itu boleh.Yang penting kalimatnya keluar dulu.',
  ])('may contain text that only looks like one: %s', (text) => {
    expect(hasContact(text)).toBe(false);
  });
});
