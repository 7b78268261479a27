import { createHash, timingSafeEqual } from 'node:crypto';
import { isProviderOrderId } from '@fasih/school/platform/provider/provider-order';
import { notificationFields } from './midtrans-replies.ts';

/**
 * Whether a notification is signed with our key: hex SHA-512 of order_id + status_code + gross_amount + key. The
 * parts have no separator, so each must have its exact format, or ("A1","200") could pass for ("A12","00…"). The
 * signature does not cover the status: ask GET status.
 */
export function verifySignature(notification: unknown, serverKey: string): boolean {
  const read = notificationFields.safeParse(notification);
  if (!read.success) return false;
  const { order_id: orderId, status_code: code, gross_amount: amount, signature_key: sent } = read.data;
  if (!isProviderOrderId(orderId) || !/^\d{3}$/.test(code) || !/^\d{1,15}\.00$/.test(amount)) return false;
  if (!/^[0-9a-f]{128}$/.test(sent)) return false;
  const right = createHash('sha512').update(`${orderId}${code}${amount}${serverKey}`).digest();
  return timingSafeEqual(right, Buffer.from(sent, 'hex'));
}
