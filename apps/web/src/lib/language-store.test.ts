import { beforeEach, describe, expect, it } from 'vitest';
import { remember, storedChoice, withLang } from './language-store.ts';
import { asLang } from './texts.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'lang=; Max-Age=0; Path=/';
});

describe('the chosen language', () => {
  it('is Indonesian for anything but English', () => {
    expect([asLang('en'), asLang('id'), asLang('fr'), asLang(undefined)]).toEqual(['en', 'id', 'id', 'id']);
  });

  it('is kept in localStorage and mirrored in the cookie', () => {
    remember('en');
    expect(localStorage.getItem('lang')).toBe('en');
    expect(document.cookie).toContain('lang=en');
  });

  it('is taken from localStorage only when neither the address nor the cookie has one', () => {
    localStorage.setItem('lang', 'en');
    expect(storedChoice('')).toBe('en');
    expect(storedChoice('?lang=id')).toBeNull();
    expect(storedChoice('?lang=xx')).toBe('en');
    document.cookie = 'lang=id; Path=/';
    expect(storedChoice('')).toBeNull();
  });

  it('replaces lang in an address that has it, and adds it to no other', () => {
    expect(withLang('?package=3&lang=en', 'id')).toBe('?package=3&lang=id');
    expect(withLang('?package=3', 'en')).toBe('?package=3');
    expect(withLang('', 'en')).toBe('');
  });
});
