const most = 999_999_999_999_999;

const satuan = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
];
const ones = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The names of groups of three digits from the right: none, thousands, millions, … */
const scales = [
  { id: '', en: '' },
  { id: 'ribu', en: 'thousand' },
  { id: 'juta', en: 'million' },
  { id: 'miliar', en: 'billion' },
  { id: 'triliun', en: 'trillion' },
];

/**
 * Whole rupiah in words, as on a receipt ('kuitansi'): `Dua juta empat ratus ribu rupiah`, `Two million four hundred
 * thousand rupiah`. From 0 to 999,999,999,999,999; throws `RangeError` otherwise.
 */
export function rupiahInWords(rupiah: number, lang: 'id' | 'en'): string {
  if (!Number.isSafeInteger(rupiah) || rupiah < 0 || rupiah > most)
    throw new RangeError(`not an amount: ${rupiah}`);
  const groups = groupsOf(rupiah).map((group, scale) =>
    lang === 'id' ? indonesian(group, scale) : english(group, scale),
  );
  const words = groups.reverse().filter(Boolean).join(' ') || (lang === 'id' ? 'nol' : 'zero');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} rupiah`;
}

function groupsOf(rupiah: number): number[] {
  const groups: number[] = [];
  for (let rest = rupiah; rest > 0; rest = Math.floor(rest / 1000)) groups.push(rest % 1000);
  return groups;
}

function indonesian(group: number, scale: number): string {
  if (group === 0) return '';
  // One thousand has its own word; one million does not.
  if (group === 1 && scale === 1) return 'seribu';
  return join(ratusan(group), scales[scale]?.id);
}

function ratusan(n: number): string {
  const hundreds = Math.floor(n / 100);
  const head = hundreds === 1 ? 'seratus' : hundreds > 1 ? `${satuan[hundreds]} ratus` : '';
  return join(head, puluhan(n % 100));
}

function puluhan(n: number): string {
  if (n < 12) return satuan[n] ?? '';
  if (n < 20) return `${satuan[n - 10]} belas`;
  return join(`${satuan[Math.floor(n / 10)]} puluh`, satuan[n % 10]);
}

function english(group: number, scale: number): string {
  if (group === 0) return '';
  const hundreds = Math.floor(group / 100);
  const head = hundreds > 0 ? `${ones[hundreds]} hundred` : '';
  return join(join(head, underHundred(group % 100)), scales[scale]?.en);
}

function underHundred(n: number): string {
  if (n < 20) return ones[n] ?? '';
  const rest = n % 10;
  return `${tens[Math.floor(n / 10)]}${rest > 0 ? `-${ones[rest]}` : ''}`;
}

function join(...words: (string | undefined)[]): string {
  return words.filter(Boolean).join(' ');
}
