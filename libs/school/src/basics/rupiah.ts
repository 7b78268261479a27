const NBSP = '\u00A0';
const inRupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/**
 * Whole rupiah as the school prints them everywhere, in both languages: `Rp 1.250.000`
 * (docs/product/accounts.md#languages). Intl puts a no-break space after `Rp`; it is kept, so that an amount never
 * breaks over two lines.
 */
export function formatRupiah(rupiah: number): string {
  return inRupiah.format(rupiah);
}

/** The same with an ordinary space, for CSV, PDF and mail subjects. */
export function formatRupiahPlain(rupiah: number): string {
  return formatRupiah(rupiah).replaceAll(NBSP, ' ');
}
