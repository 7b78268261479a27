import { describe, expect, it } from 'vitest';
import { aboutPage } from './about-data.server.ts';

const school = { name: 'Melati', legalName: '', phone: '', email: '', address: '', logo: null };
const empty = { founderId: '', founderEn: '', teachersId: '', teachersEn: '' };

describe("the school's own words on the about page", () => {
  it('are not invented: a school without them says so, and shows nothing about its teachers', () => {
    const page = aboutPage({ lang: 'en', school, demo: false, texts: empty });
    expect(page.founder).toMatchObject({ paragraphs: [], sampleNote: null });
    expect(page.founder.none).toContain('has not written');
    expect(page.teachers).toBeNull();
    expect(page.mission.items).toHaveLength(3);
    expect(page.values.items).toHaveLength(4);
  });

  it('are shown in the language of the page, a paragraph for each empty line', () => {
    const texts = { ...empty, founderId: 'Halo.\n\nSelamat datang.', teachersEn: 'Nadia' };
    const page = aboutPage({ lang: 'id', school, demo: true, texts });
    expect(page.founder.paragraphs).toEqual(['Halo.', 'Selamat datang.']);
    expect(page.founder.none).toBeNull();
    expect(page.founder.sampleNote).toContain('Teks contoh');
    expect(page.teachers).toBeNull();
  });
});
