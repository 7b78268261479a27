import { createHash } from 'node:crypto';

/** The provider's times: GMT+7 without an offset, `2026-11-21 08:00:00`. */
export function localTime(instant: number): string {
  return new Date(instant + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** Amounts are sent as strings with two decimals, always zero for rupiah. */
export function amountText(amount: number): string {
  return `${amount}.00`;
}

/** hex SHA-512 of order_id + status_code + gross_amount + server key, over the strings as they are sent. */
export function signature(
  orderId: string,
  statusCode: string,
  grossAmount: string,
  serverKey: string,
): string {
  return createHash('sha512').update(`${orderId}${statusCode}${grossAmount}${serverKey}`).digest('hex');
}

/** `Rp 1.250.000`, with a space that does not break. */
export function rupiah(amount: number): string {
  return new Intl.NumberFormat('id-ID', {
    style: 'currency',
    currency: 'IDR',
    maximumFractionDigits: 0,
  }).format(amount);
}
