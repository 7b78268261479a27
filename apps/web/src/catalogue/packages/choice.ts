import { AGE_GROUPS, type AgeGroup } from '@fasih/school/basics/age-group';
import type { PackageType, SoldPackage } from '@fasih/school/catalogue/packages/contract';

/** The tabs of the package chooser, in the order and with the names of docs/product/courses-and-money.md#packages. */
export const TABS = ['general-english', 'conversation', 'test-preparation', 'special-course'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_NAMES: Record<Tab, string> = {
  'general-english': 'General English',
  conversation: 'Conversation',
  'test-preparation': 'English Test Preparation',
  'special-course': 'Special Course',
};

export const EXAMS = ['toeic', 'toeflitp', 'toeflibt', 'ielts'] as const;
export type Exam = (typeof EXAMS)[number];
/** Names of products, the same in both languages. */
export const EXAM_NAMES: Record<Exam, string> = {
  toeic: 'TOEIC',
  toeflitp: 'TOEFL ITP',
  toeflibt: 'TOEFL iBT',
  ielts: 'IELTS',
};

/** The fixed id of the Special Course (docs/product/courses-and-money.md#packages). */
export const SPECIAL_COURSE = 99999;

const TAB_OF: Record<PackageType, Tab> = {
  general_english: 'general-english',
  conversation: 'conversation',
  eng_test_prep: 'test-preparation',
  special_course: 'special-course',
};

/** `Express` or `Regular`, from the name `{exam} - {Regular|Express}` (docs/product/courses-and-money.md#packages). */
export type Pace = 'Regular' | 'Express';
export function paceOf(name: string): Pace {
  return name.endsWith('Express') ? 'Express' : 'Regular';
}

export type Choice = {
  tab: Tab;
  /** The exam of the test-preparation tab; null until one is chosen. */
  exam: Exam | null;
  /** What would be bought; null until something is chosen. Special Course is always chosen in its tab while it is sold. */
  packageId: number | null;
  /** The same, where the catalogue knows it. */
  chosen: SoldPackage | null;
};

const isTab = (word: string | null): word is Tab => TABS.some((tab) => tab === word);
const isExam = (word: string | null): word is Exam => EXAMS.some((exam) => exam === word);

/** The package that a card value (docs/product/courses-and-money.md#packages) or an id stands for, and the tab it lies in. */
function named(
  value: string,
  packages: readonly SoldPackage[],
): { tab: Tab; found: SoldPackage | null } | null {
  if (/^\d+$/.test(value)) {
    const found = packages.find((one) => one.id === Number(value));
    if (found !== undefined) return { tab: TAB_OF[found.type], found };
    return Number(value) === SPECIAL_COURSE ? { tab: 'special-course', found: null } : null;
  }
  if (isTab(value)) return { tab: value, found: null };
  const match = /^(general-english|conversation)-(kids|teen|adult)$/.exec(value);
  const tab = match?.[1] ?? null;
  if (!isTab(tab)) return null;
  const found = packages.find((one) => TAB_OF[one.type] === tab && one.category === match?.[2]);
  return { tab, found: found ?? null };
}

/**
 * What the address chooses: `?package=` with one of the eight card values or a package id, else `?tab=` and `?exam=`.
 * `test-preparation` opens its tab with nothing chosen.
 *
 * @param packages what is on sale, or null where it could not be read: the Special Course can be ordered all the same
 */
export function choiceOf(search: URLSearchParams, packages: readonly SoldPackage[] | null): Choice {
  const requested = named(search.get('package') ?? '', packages ?? []);
  const namedTab = search.get('tab');
  const tab = requested?.tab ?? (isTab(namedTab) ? namedTab : 'general-english');
  if (tab === 'special-course') {
    const chosen = packages?.find((one) => one.id === SPECIAL_COURSE) ?? null;
    return { tab, exam: null, packageId: packages === null ? SPECIAL_COURSE : (chosen?.id ?? null), chosen };
  }
  const chosen = requested?.found ?? null;
  const category = tab === 'test-preparation' ? (chosen?.category ?? search.get('exam')) : null;
  return { tab, exam: isExam(category) ? category : null, packageId: chosen?.id ?? null, chosen };
}

/** The address of another choice; language and learner stay. */
export function searchOf(now: URLSearchParams, choice: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(choice);
  for (const kept of ['lang', 'learner']) {
    const value = now.get(kept);
    if (value !== null) next.set(kept, value);
  }
  return next;
}

/** What a tab, or an exam of it, has to sell. */
export function packagesIn(packages: readonly SoldPackage[], tab: Tab, exam: Exam | null): SoldPackage[] {
  return packages.filter(
    (one) => TAB_OF[one.type] === tab && (tab !== 'test-preparation' || one.category === exam),
  );
}

export function isAgeGroup(word: string): word is AgeGroup {
  return AGE_GROUPS.some((group) => group === word);
}

/** The packages with the age group of the learner first; the rest stays in its order. */
export function fittingFirst(packages: readonly SoldPackage[], age: AgeGroup | null): SoldPackage[] {
  return age === null ? [...packages] : packages.toSorted((a, b) => fits(b, age) - fits(a, age));
}
const fits = (one: SoldPackage, age: AgeGroup) => Number(one.category === age);

/** The same course for another age group, where the chosen one does not fit; null when there is nothing to hint. */
export function betterFit(
  chosen: SoldPackage | null,
  age: AgeGroup | null,
  packages: readonly SoldPackage[],
): SoldPackage | null {
  if (chosen === null || age === null || !isAgeGroup(chosen.category) || chosen.category === age) return null;
  return packages.find((one) => one.type === chosen.type && one.category === age) ?? null;
}

/**
 * The level that the placement test falls back on (docs/product/tests.md#choice-of-the-bank): Special Course kids, test
 * preparation adult, else the age group of the package.
 */
export function levelOf(sold: { id: number; type?: string; category?: string }): AgeGroup {
  if (sold.id === SPECIAL_COURSE) return 'kids';
  const category = sold.category ?? '';
  return isAgeGroup(category) ? category : 'adult';
}

/** Keeps level and type for the placement test, under the keys that the glossary names. */
export function keepForPlacement(sold: { id: number; type?: string; category?: string }): void {
  try {
    localStorage.setItem('placement.level', levelOf(sold));
    localStorage.setItem('placement.type', sold.type ?? 'special_course');
  } catch {
    // Without storage the enrolment alone tells the test its bank.
  }
}
