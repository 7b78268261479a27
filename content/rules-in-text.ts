import { formatRupiah } from '@fasih/school/basics/rupiah';
import { mayRefund, type PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';

type Lang = 'id' | 'en';

const COURSE = 20;
const SPECIAL_COURSE = 10;

const english = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** A course of 20 meetings with just enough of them left for a refund; null where not even all 20 are enough. */
function example(rules: PolicyNumbers) {
  if (!mayRefund(rules, COURSE)) return null;
  const left = rules.refundNeedsMoreThan + 1;
  const drawn = COURSE - left;
  const forfeited = Math.min(1, drawn);
  const back = (paid: number) => Math.floor((paid * rules.refundPercent) / 100);
  return { left, drawn, forfeited, held: drawn - forfeited, back };
}

/** Why a Special Course has no refund, or when it has one. */
function ofSpecialCourse(rules: PolicyNumbers): Record<Lang, Record<'answer' | 'terms' | 'line', string>> {
  const { refundPercent: percent, refundNeedsMoreThan: needed } = rules;
  if (mayRefund(rules, SPECIAL_COURSE))
    return {
      id: {
        answer: `Aturan yang sama berlaku untuk Kursus Spesial, yang berisi ${SPECIAL_COURSE} pertemuan.`,
        terms: `Aturan yang sama berlaku untuk Kursus Spesial, yang berisi ${SPECIAL_COURSE} pertemuan.`,
        line: `Uang kembali ${percent}% bila diminta saat masih tersisa lebih dari ${needed} pertemuan.`,
      },
      en: {
        answer: `The same rule holds for the Special Course, which has ${SPECIAL_COURSE} meetings.`,
        terms: `The same rule holds for the Special Course, which has ${SPECIAL_COURSE} meetings.`,
        line: `${percent}% of the price back if you ask while more than ${needed} meetings remain.`,
      },
    };
  return {
    id: {
      answer: `Kursus Spesial hanya berisi ${SPECIAL_COURSE} pertemuan, sehingga sisanya tidak pernah lebih dari ${needed} dan aturan ini tidak pernah berlaku.`,
      terms: `Kursus Spesial berisi ${SPECIAL_COURSE} pertemuan, jadi sisanya tidak pernah lebih dari ${needed} dan aturan ini tidak pernah berlaku untuknya. Hal itu kami tampilkan sebelum Anda membeli.`,
      line: `Aturan pengembalian ${percent}% tidak berlaku, karena mensyaratkan sisa lebih dari ${needed} pertemuan.`,
    },
    en: {
      answer: `A Special Course has only ${SPECIAL_COURSE} meetings, so never more than ${needed} remain and this rule never applies to it.`,
      terms: `The Special Course has ${SPECIAL_COURSE} meetings, so never more than ${needed} remain and this rule never applies to it. We show this before you buy.`,
      line: `The ${percent}% refund rule does not apply, since it needs more than ${needed} remaining meetings.`,
    },
  };
}

const PAID_IN_ANSWER = 2_400_000;
const PAID_IN_TERMS = 2_160_000;

/** The value of each blank in an Indonesian text. */
function inIndonesian(rules: PolicyNumbers) {
  const refund = example(rules);
  const special = ofSpecialCourse(rules).id;
  return {
    meeting: `${rules.meetingMinutes} menit`,
    notice: `${rules.noticeHours} jam`,
    opens: `${rules.opensMinutes} menit`,
    present: `${rules.presentMinutes} menit`,
    missing: `${rules.missingMinutes} menit`,
    owed: `${rules.owedMinutes} menit`,
    extension: `${rules.extensionDays} hari`,
    percent: `${rules.refundPercent}%`,
    needed: String(rules.refundNeedsMoreThan),
    refundExample: refund
      ? `; contoh: bayar ${formatRupiah(PAID_IN_ANSWER)}, ${refund.drawn} dari ${COURSE} sudah terpakai, sisa ${refund.left}, uang kembali ${formatRupiah(refund.back(PAID_IN_ANSWER))}`
      : '',
    refundExampleInTerms: refund
      ? ` Contoh: ${COURSE} dibeli, ${refund.held} berlangsung, ${refund.forfeited} hangus, sisa ${refund.left}, jadi permintaan diterima; dari ${formatRupiah(PAID_IN_TERMS)} yang dibayar, kembali ${formatRupiah(refund.back(PAID_IN_TERMS))}.`
      : '',
    specialCourse: special.answer,
    specialCourseInTerms: special.terms,
    specialCourseLine: special.line,
  };
}

type Blanks = ReturnType<typeof inIndonesian>;

/** The same in English. */
function inEnglish(rules: PolicyNumbers): Blanks {
  const refund = example(rules);
  const special = ofSpecialCourse(rules).en;
  return {
    meeting: english(rules.meetingMinutes, 'minute'),
    notice: english(rules.noticeHours, 'hour'),
    opens: english(rules.opensMinutes, 'minute'),
    present: english(rules.presentMinutes, 'minute'),
    missing: english(rules.missingMinutes, 'minute'),
    owed: english(rules.owedMinutes, 'minute'),
    extension: english(rules.extensionDays, 'day'),
    percent: `${rules.refundPercent}%`,
    needed: String(rules.refundNeedsMoreThan),
    refundExample: refund
      ? `; for example: ${formatRupiah(PAID_IN_ANSWER)} paid, ${refund.drawn} of ${COURSE} used, ${refund.left} remain, ${formatRupiah(refund.back(PAID_IN_ANSWER))} comes back`
      : '',
    refundExampleInTerms: refund
      ? ` Example: ${COURSE} bought, ${refund.held} held, ${refund.forfeited} forfeited, ${refund.left} remain, so the request is accepted; of ${formatRupiah(PAID_IN_TERMS)} paid, ${formatRupiah(refund.back(PAID_IN_TERMS))} comes back.`
      : '',
    specialCourse: special.answer,
    specialCourseInTerms: special.terms,
    specialCourseLine: special.line,
  };
}

/**
 * Puts the numbers of a version of the course rules (docs/product/courses-and-money.md#course-rules) into a text of
 * this folder: `{{notice}}` becomes `24 jam`, `24 hours`. Blanks that are no rule stay.
 */
export function withRules(text: string, lang: Lang, rules: PolicyNumbers): string {
  const blanks: Record<string, string> = lang === 'id' ? inIndonesian(rules) : inEnglish(rules);
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => blanks[name] ?? whole);
}
