const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}|[([]\s*at\s*[)\]]/iu;
const LINK =
  /https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|id|me|ly|co|io|ee|info|link|page|app|dev|site|online|xyz|edu|biz|gg|tv|us|uk|my|sg)\b(?!\.\s)/iu;
const HANDLE = /@[\p{L}\p{N}_]/u;
/** Digits with the signs that people put between them. */
const NUMBER = /\+?\p{Nd}(?:(?:[\s()\-–/]|\.(?=\p{Nd}))*\p{Nd})*/gu;
const MIN_PHONE_DIGITS = 9;
const MIN_DIALLED_DIGITS = 7;

/** A number long enough to be called, or shorter and written as one is dialled; years such as 2015–2020 are none. */
function isPhone(number: string): boolean {
  const digits = number.replace(/\P{Nd}/gu, '').length;
  return digits >= MIN_PHONE_DIGITS || (/^[+0]/.test(number) && digits >= MIN_DIALLED_DIGITS);
}

/** Whether a text gives a way round the school: an e-mail address, a phone number, a link or an @name. */
export function hasContact(text: string): boolean {
  const plain = text.normalize('NFKC');
  return (
    EMAIL.test(plain) ||
    LINK.test(plain) ||
    HANDLE.test(plain) ||
    [...plain.matchAll(NUMBER)].some(([number]) => isPhone(number))
  );
}
