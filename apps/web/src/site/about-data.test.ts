import { describe, expect, it } from 'vitest';
import { aboutPage } from './about-data.server.ts';

const school = { name: 'Melati', legalName: '', phone: '', email: '', address: '', logo: null };
const empty = { founderId: '', founderEn: '', teachersId: '', teachersEn: '' };

describe("the school's own words on the about page", () => {
  it('are not invented: a school without them says so, and shows nothing about its teachers', () => {
    const page = aboutPage({ lang: 'en', school, demo: false, texts: empty, teachers: [] });
    expect(page.founder).toMatchObject({ paragraphs: [], sampleNote: null });
    expect(page.founder.none).toContain('has not written');
    expect(page.teachers).toBeNull();
    expect(page.mission.items).toHaveLength(3);
    expect(page.values.items).toHaveLength(4);
  });

  it('are shown in the language of the page, a paragraph for each empty line', () => {
    const texts = { ...empty, founderId: 'Halo.\n\nSelamat datang.', teachersEn: 'Nadia' };
    const page = aboutPage({ lang: 'id', school, demo: true, texts, teachers: [] });
    expect(page.founder.paragraphs).toEqual(['Halo.', 'Selamat datang.']);
    expect(page.founder.none).toBeNull();
    expect(page.founder.sampleNote).toContain('Teks contoh');
    expect(page.teachers).toBeNull();
  });

  it('a published profile is enough for the section, in the language of the page and without a surname or contact', () => {
    const teachers = [
      {
        teacherId: 't1',
        firstName: 'Nadia',
        photo: null,
        languages: ['id', 'en', 'su'] as const,
        ageGroups: ['kids', 'teen'] as const,
        qualification: 'CELTA',
        wordsId: 'Salah itu boleh.',
        wordsEn: 'Mistakes are welcome.',
      },
    ].map((one) => ({ ...one, languages: [...one.languages], ageGroups: [...one.ageGroups] }));
    const page = aboutPage({ lang: 'id', school, demo: false, texts: empty, teachers });
    expect(page.teachers).toMatchObject({ paragraphs: [], sampleNote: null });
    expect(page.teachers?.cards).toEqual([
      {
        key: 't1',
        firstName: 'Nadia',
        photo: null,
        qualification: 'CELTA',
        languages: 'Berbahasa Indonesia, Inggris, dan Sunda',
        ages: 'Mengajar anak dan remaja',
        words: 'Salah itu boleh.',
      },
    ]);
    const english = aboutPage({ lang: 'en', school, demo: true, texts: empty, teachers });
    expect(english.teachers?.cards[0]?.words).toBe('Mistakes are welcome.');
    expect(english.teachers?.sampleNote).toContain('Sample');
  });
});
