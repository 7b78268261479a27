/** `ABCD-EFGH-JKLM`: a certificate's code in groups of four. */
export function grouped(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}
