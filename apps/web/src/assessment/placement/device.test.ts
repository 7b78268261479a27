import { beforeEach, describe, expect, test } from 'vitest';
import { deviceHeader, ensureDeviceKey, forgetChoice, storedChoice } from './device.ts';

beforeEach(() => localStorage.clear());

describe('the device of an anonymous sitting', () => {
  test('gets a key of 128 random bits once, and keeps it', () => {
    const key = ensureDeviceKey();
    expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(ensureDeviceKey()).toBe(key);
    expect(localStorage.getItem('placement.device')).toBe(key);
    expect(deviceHeader()).toEqual({ 'x-fasih-device': key });
  });

  test('can still read its result after the key was removed, and starts the next sitting under a new key', () => {
    const first = ensureDeviceKey();
    forgetChoice();
    expect(localStorage.getItem('placement.device')).toBeNull();
    expect(deviceHeader()).toEqual({ 'x-fasih-device': first });
    expect(ensureDeviceKey()).not.toBe(first);
  });
});

describe('the stored choice', () => {
  test('leads to the bank of its level', () => {
    localStorage.setItem('placement.level', 'teen');
    localStorage.setItem('placement.type', 'general_english');
    expect(storedChoice()).toEqual({ level: 'teen', type: 'general_english', bank: 'teen' });
  });

  test('leads to the bank of its package type where that decides', () => {
    localStorage.setItem('placement.type', 'special_course');
    expect(storedChoice().bank).toBe('kids');
  });

  test('leads nowhere when nothing usable is stored', () => {
    expect(storedChoice()).toEqual({ bank: null });
    localStorage.setItem('placement.level', 'baby');
    expect(storedChoice()).toEqual({ bank: null });
  });

  test('is gone after the test', () => {
    localStorage.setItem('placement.level', 'teen');
    localStorage.setItem('placement.type', 'general_english');
    forgetChoice();
    expect(localStorage).toHaveLength(0);
  });
});
