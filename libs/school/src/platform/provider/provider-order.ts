/** Shortest lifetime of a payment page; the provider expires pages reliably from about 15 minutes on. */
export const SHORTEST_PAGE_MINUTES = 15;

const legalOrderId = /^[A-Za-z0-9\-_~.]{1,50}$/;
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Lifetime of an order in hours (docs/product/courses-and-money.md#ordering). */
export const ORDER_LIFETIME_HOURS = 24;

/** When an order created at `createdAt` expires. */
export function orderExpiresAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + ORDER_LIFETIME_HOURS * hourMs);
}

/**
 * The provider's id for the n-th payment page of an order (n from 1). The provider accepts at most 50 of `A-Z a-z 0-9
 * - _ ~ .` and each id once, hence the suffix. Throws for anything else.
 */
export function providerOrderId(orderId: string, attemptNo: number): string {
  if (!Number.isSafeInteger(attemptNo) || attemptNo < 1) throw new RangeError('Attempts are counted from 1.');
  const id = `${orderId}-${attemptNo}`;
  if (!isProviderOrderId(id)) throw new RangeError('The provider would refuse this order id.');
  return id;
}

/** Whether the provider could have issued or accepted this order id. */
export function isProviderOrderId(id: string): boolean {
  return legalOrderId.test(id);
}

export type ItemDetail = { id: string; name: string; price: number; quantity: number };

/**
 * The lines on the payment page: the package and, if any, the voucher with a negative price. Whole rupiah; the lines
 * must add up to price − discount, or the provider refuses. Names have no `|` (Alfamart) and at most 50 characters.
 */
export function itemDetails(order: {
  packageId: string;
  packageName: string;
  price: number;
  discount: number;
  discountName: string;
}): ItemDetail[] {
  const whole = Number.isSafeInteger(order.price) && Number.isSafeInteger(order.discount);
  if (!whole || order.discount < 0 || order.discount > order.price)
    throw new RangeError('The discount does not fit the price.');
  const product = {
    id: order.packageId.slice(0, 50),
    name: itemName(order.packageName),
    price: order.price,
    quantity: 1,
  };
  if (order.discount === 0) return [product];
  return [
    product,
    { id: 'voucher', name: itemName(order.discountName), price: -order.discount, quantity: 1 },
  ];
}

function itemName(name: string): string {
  return [...name.replaceAll('|', '/').trim()].slice(0, 50).join('');
}

/** An instant in the provider's format: `2026-11-21 08:00:00 +0700`, with the numeric offset of WIB. */
export function providerTime(instant: Date): string {
  const jakarta = new Date(instant.getTime() + 7 * hourMs).toISOString();
  return `${jakarta.slice(0, 10)} ${jakarta.slice(11, 19)} +0700`;
}

export type PageExpiry = { start_time: string; unit: 'minute'; duration: number };

/**
 * The `expiry` of a page opened now, so that neither page nor method outlives the order. Null when less than 15
 * minutes are left: then no new page is opened and the order expires.
 */
export function expiryFor(order: { expiresAt: Date }, now: Date): PageExpiry | null {
  const start = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const minutes = Math.floor((order.expiresAt.getTime() - start.getTime()) / minuteMs);
  if (minutes < SHORTEST_PAGE_MINUTES) return null;
  return { start_time: providerTime(start), unit: 'minute', duration: minutes };
}
