/** A text as a part of a file's name: small letters, digits and hyphens; `Siti Nur'aini` becomes `siti-nur-aini`. */
export const fileWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
