const NBSP = '\u00A0';
const inRupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/**
 * Whole rupiah in both languages: `Rp 1.250.000` (docs/product/accounts.md#languages). Keeps Intl's no-break space
 * after `Rp`, so that an amount never wraps.
 */
export function formatRupiah(rupiah: number): string {
  return inRupiah.format(rupiah);
}

/** With an ordinary space, for CSV, PDF and mail subjects. */
export function formatRupiahPlain(rupiah: number): string {
  return formatRupiah(rupiah).replaceAll(NBSP, ' ');
}
