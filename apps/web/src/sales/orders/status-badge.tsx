import type { ShownOrderStatus } from '@fasih/school/sales/orders/contract';
import { useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import type { Hue } from '../../ui/theme/colors.ts';

const HUES: Record<ShownOrderStatus, Hue> = {
  pending: 'amber',
  paid: 'leaf',
  free: 'leaf',
  failed: 'red',
  expired: 'red',
  partlyRefunded: 'indigo',
  refunded: 'indigo',
  review: 'amber',
};

/** The state of an order in a word and a colour. */
export function StatusBadge({ status }: { status: ShownOrderStatus }) {
  return <Badge hue={HUES[status]}>{useTexts('orders').statuses[status]}</Badge>;
}
