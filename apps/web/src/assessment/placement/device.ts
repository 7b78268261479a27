import { bankFor, type PackageType } from '@fasih/school/assessment/placement/rules';
import type { AgeGroup } from '@fasih/school/basics/age-group';

const LEVELS: readonly AgeGroup[] = ['kids', 'teen', 'adult'];
const TYPES: readonly PackageType[] = ['general_english', 'conversation', 'eng_test_prep', 'special_course'];

/** Stays as long as the page, so that a second tab can still read the result after the first one has cleaned up. */
let held: string | null = null;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The key of this device's anonymous sitting, or null when none was started here. */
export function deviceKey(): string | null {
  held = read('placement.device') ?? held;
  return held;
}

/** The stored key, or a new one: 128 random bits, base64url. */
export function ensureDeviceKey(): string {
  const stored = read('placement.device');
  if (stored !== null) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  held = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  try {
    localStorage.setItem('placement.device', held);
  } catch {
    // Without storage the sitting can be resumed only while this page is open.
  }
  return held;
}

/** Names the device to the API. */
export function deviceHeader(): Record<string, string> {
  const key = deviceKey();
  return key === null ? {} : { 'x-fasih-device': key };
}

/**
 * The level and package type of the last choice (docs/product/tests.md#choice-of-the-bank), and the bank they lead to.
 */
export function storedChoice(): { level?: AgeGroup; type?: PackageType; bank: AgeGroup | null } {
  const level = LEVELS.find((one) => one === read('placement.level'));
  const type = TYPES.find((one) => one === read('placement.type'));
  const bank = bankFor({
    packageType: type ?? null,
    packageCategory: level ?? null,
    storedLevel: level ?? null,
  });
  return { ...(level && { level }), ...(type && { type }), bank };
}

/** After a finished test nothing of the choice stays; a new sitting gets a new device key. */
export function forgetChoice(): void {
  try {
    for (const key of ['placement.level', 'placement.type', 'placement.device']) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
