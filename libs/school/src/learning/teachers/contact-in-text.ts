const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}|[([]\s*at\s*[)\]]/iu;
const LINK =
  /https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|id|me|ly|co|io|ee|info|link|page|app|dev|site|online|xyz|edu|biz|gg|tv|us|uk|my|sg)\b(?!\.\s)/iu;
const HANDLE = /@[\p{L}\p{N}_]/u;
/** Digits with separators used in phone numbers. */
const NUMBER = /\+?\p{Nd}(?:(?:[\s()\-–/]|\.(?=\p{Nd}))*\p{Nd})*/gu;
const MIN_PHONE_DIGITS = 9;
/** For numbers that begin with + or 0, as they are dialled. */
const MIN_DIALLED_DIGITS = 7;

/** True for phone numbers, but not for years such as 2015–2020. */
function isPhone(number: string): boolean {
  const digits = number.replace(/\P{Nd}/gu, '').length;
  return digits >= MIN_PHONE_DIGITS || (/^[+0]/.test(number) && digits >= MIN_DIALLED_DIGITS);
}

/** True if a text contains an email address, phone number, link or @name, which would bypass the school. */
export function hasContact(text: string): boolean {
  const plain = text.normalize('NFKC');
  return (
    EMAIL.test(plain) ||
    LINK.test(plain) ||
    HANDLE.test(plain) ||
    [...plain.matchAll(NUMBER)].some(([number]) => isPhone(number))
  );
}
