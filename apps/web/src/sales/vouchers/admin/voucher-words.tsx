import type { VoucherRecord, VoucherState } from '@fasih/school/sales/vouchers/contract';
import { useTexts } from '../../../lib/language.tsx';
import { Badge, Money } from '../../../ui/basics.tsx';
import type { Hue } from '../../../ui/theme/colors.ts';

const HUES: Record<VoucherState, Hue> = { running: 'leaf', coming: 'indigo', usedUp: 'amber', over: 'red' };

/** `10%` or rupiah. */
export function Worth({ voucher }: { voucher: Pick<VoucherRecord, 'kind' | 'value'> }) {
  const t = useTexts('catalogue').vouchers;
  return voucher.kind === 'percent' ? t.percent({ value: voucher.value }) : <Money rupiah={voucher.value} />;
}

/** The state of a voucher, in words and colour. */
export function VoucherBadge({ state }: { state: VoucherState }) {
  const t = useTexts('catalogue').vouchers;
  return <Badge hue={HUES[state]}>{t.states[state]}</Badge>;
}
