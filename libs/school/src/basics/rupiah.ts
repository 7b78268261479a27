const NBSP = '\u00A0';
const inRupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/**
 * Whole rupiah in both languages: `Rp 1.250.000` (docs/product/accounts.md#languages). Keeps Intl's no-break space
 * after `Rp`, so that an amount never wraps. Below zero it begins with a real minus, `−Rp 5.000`, which is seen and read
 * without any colour; files that are calculated with have plain numbers instead.
 */
export function formatRupiah(rupiah: number): string {
  const amount = inRupiah.format(Math.abs(rupiah));
  return rupiah < 0 ? `−${amount}` : amount;
}

/** With an ordinary space, for PDF and sentences in files. */
export function formatRupiahPlain(rupiah: number): string {
  return formatRupiah(rupiah).replaceAll(NBSP, ' ');
}
