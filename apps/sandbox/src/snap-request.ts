import { z } from 'zod';
import type { SnapItem } from './model.ts';

const item = z.object({
  id: z.coerce.string().max(50).optional(),
  name: z.string().max(50),
  price: z.number(),
  quantity: z.number(),
});

const life = z.object({
  start_time: z.string().optional(),
  unit: z.enum(['minute', 'minutes', 'hour', 'hours', 'day', 'days']),
  duration: z.number().int().positive(),
});

/** The supported parts of a Snap request; anything else is ignored, as the provider does. */
const request = z.object({
  transaction_details: z.object({ order_id: z.string(), gross_amount: z.number() }),
  item_details: z.array(item).optional(),
  enabled_payments: z.array(z.string()).optional(),
  callbacks: z.object({ finish: z.string().max(255).optional() }).optional(),
  expiry: life.optional(),
  page_expiry: life.omit({ start_time: true }).optional(),
  custom_field1: z.string().max(255).optional(),
  custom_field2: z.string().max(255).optional(),
  custom_field3: z.string().max(255).optional(),
});

export type SnapRequest = z.infer<typeof request>;
export type Life = z.infer<typeof life>;

/** Parses a Snap request; errors have the provider's format, one sentence each. */
export function readSnapRequest(body: unknown): { request: SnapRequest } | { faults: string[] } {
  const read = request.safeParse(body);
  if (!read.success) {
    return { faults: read.error.issues.map((issue) => `${issue.path.join('.') || 'body'} is invalid`) };
  }
  const faults = [...orderIdFaults(read.data), ...amountFaults(read.data), ...lifeFaults(read.data)];
  return faults.length > 0 ? { faults } : { request: read.data };
}

function orderIdFaults({ transaction_details: { order_id: id } }: SnapRequest): string[] {
  if (id === '') return ['transaction_details.order_id is required'];
  if (id.length > 50) return ['transaction_details.order_id length should be less than or equal to 50'];
  if (!/^[A-Za-z0-9\-_~.]+$/.test(id)) return ['transaction_details.order_id contains invalid characters'];
  return [];
}

function amountFaults({
  transaction_details: { gross_amount: gross },
  item_details: items,
}: SnapRequest): string[] {
  if (!Number.isSafeInteger(gross))
    return ['transaction_details.gross_amount must be a number without decimal'];
  if (gross < 1) return ['transaction_details.gross_amount must be greater than or equal to 0.01'];
  if (items === undefined) return [];
  if (items.some(({ price }) => !Number.isSafeInteger(price)))
    return ['item_details.price must be a number without decimal'];
  if (items.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 1)) {
    return ['item_details.quantity must be greater than or equal to 1'];
  }
  if (items.some(({ name }) => name.includes('|'))) return ['item_details.name contains invalid characters'];
  return total(items) === gross
    ? []
    : ['transaction_details.gross_amount is not equal to the sum of item_details'];
}

function lifeFaults({ expiry }: SnapRequest): string[] {
  if (expiry?.start_time === undefined) return [];
  return startOf(expiry) === null ? ['expiry.start_time format is invalid'] : [];
}

function total(items: readonly SnapItem[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** `2026-11-21 08:00:00 +0700` as epoch ms; null when missing or in another format. */
export function startOf(life: Life): number | null {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/.exec(life.start_time ?? '');
  if (parts === null) return null;
  const instant = Date.parse(`${parts[1]}T${parts[2]}${parts[3]}:${parts[4]}`);
  return Number.isNaN(instant) ? null : instant;
}

const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** The lifetime of a page or method in ms. */
export function lengthOf(life: Pick<Life, 'unit' | 'duration'>): number {
  return unitMs[life.unit.replace(/s$/, '') as keyof typeof unitMs] * life.duration;
}

const sentUrl = z.url({ protocol: /^https?$/ });

/** Addresses from X-Append-Notification or X-Override-Notification: at most three, comma-separated. */
export function notificationUrls(header: string | string[] | undefined): string[] {
  const words = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((word) => word.trim());
  return words.filter((word) => sentUrl.safeParse(word).success).slice(0, 3);
}

/** The finish address for the browser; anything but http(s) is dropped. */
export function finishUrlOf(request: SnapRequest): string | null {
  const read = sentUrl.safeParse(request.callbacks?.finish);
  return read.success ? read.data : null;
}
