const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Payment methods with the provider's amount limits (whole rupiah) and default expiry. `reversible`: the bank may
 * reverse a settlement within minutes. `refundable`: the provider can refund.
 */
export const methods = {
  bca_va: va('BCA Virtual Account', 10_000, 20_000_000_000),
  bni_va: va('BNI Virtual Account', 1, Number.MAX_SAFE_INTEGER),
  bri_va: va('BRI Virtual Account', 1, 20_000_000_000),
  echannel: { ...va('Mandiri Bill', 1, 50_000_000_000), paymentType: 'echannel', reversible: true },
  permata_va: { ...va('Permata Virtual Account', 1, 9_999_999_999), reversible: true },
  other_qris: wallet('QRIS', 'qris', 10_000_000),
  gopay: { ...wallet('GoPay', 'gopay', 20_000_000), group: 'wallet' },
  shopeepay: { ...wallet('ShopeePay', 'shopeepay', 20_000_000), group: 'wallet' },
  dana: { ...wallet('DANA', 'dana', 20_000_000), group: 'wallet' },
  credit_card: {
    ...wallet('Visa / Mastercard / JCB', 'credit_card', 999_999_999),
    group: 'card',
    least: 10_000,
  },
  alfamart: store('Alfamart', 1, 5_000_000),
  indomaret: { ...store('Indomaret', 10_000, 5_000_000), reversible: true },
} as const satisfies Record<string, Method>;

export type MethodName = keyof typeof methods;
export type MethodGroup = 'bank' | 'qris' | 'wallet' | 'card' | 'store';

type Method = {
  label: string;
  group: MethodGroup;
  paymentType: string;
  least: number;
  most: number;
  lifeMs: number;
  reversible: boolean;
  refundable: boolean;
};

function va(label: string, least: number, most: number) {
  return {
    label,
    group: 'bank' as MethodGroup,
    paymentType: 'bank_transfer',
    least,
    most,
    lifeMs: dayMs,
    reversible: false,
    refundable: false,
  };
}

function wallet(label: string, paymentType: string, most: number) {
  return {
    label,
    group: 'qris' as MethodGroup,
    paymentType,
    least: 1,
    most,
    lifeMs: 15 * minuteMs,
    reversible: false,
    refundable: true,
  };
}

function store(label: string, least: number, most: number) {
  return { ...va(label, least, most), group: 'store' as MethodGroup, paymentType: 'cstore' };
}

export const methodNames = Object.keys(methods) as MethodName[];

export function isMethodName(word: string): word is MethodName {
  return Object.hasOwn(methods, word);
}

const aliases: Record<string, readonly MethodName[]> = {
  bank_transfer: ['bca_va', 'bni_va', 'bri_va', 'permata_va'],
  cstore: ['alfamart', 'indomaret'],
  qris: ['other_qris'],
};

/** The methods of `enabled_payments`; absent means all, unsupported ones are ignored. */
export function enabledMethods(requested: readonly string[] | undefined): MethodName[] {
  if (requested === undefined || requested.length === 0) return [...methodNames];
  const wanted = new Set(requested.flatMap((word) => aliases[word] ?? (isMethodName(word) ? [word] : [])));
  return methodNames.filter((name) => wanted.has(name));
}

export function carries(name: MethodName, amount: number): boolean {
  return amount >= methods[name].least && amount <= methods[name].most;
}
