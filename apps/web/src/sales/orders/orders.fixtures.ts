import type { Reply } from '@fasih/school/basics/contract';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import type { listOrders, Order } from '@fasih/school/sales/orders/contract';

/** An order of Andi's that waits for its payment, with a voucher on it. */
export const pending: Order = {
  id: 'o1',
  status: 'pending',
  shown: 'pending',
  learner: { id: 'l1', name: 'Andi' },
  voucher: 'HEMAT10',
  price: 2_200_000,
  discount: 220_000,
  total: 1_980_000,
  paidAt: null,
  createdAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2026-11-21T03:00:00.000Z',
  receiptNumber: null,
  enrolmentId: null,
  now: '2026-11-20T03:11:00.000Z',
  payment: {
    token: 'token',
    redirect_url: 'https://pay.example/o1',
    clientKey: 'key',
    snapJs: 'https://pay.example/snap.js',
  },
  package: {
    id: 103,
    name: 'General English',
    type: 'general_english',
    category: 'adult',
    meetings: 20,
    duration_months: 3,
  },
};
export const paid: Order = {
  ...pending,
  id: 'o2',
  status: 'paid',
  shown: 'paid',
  payment: null,
  paidAt: '2026-11-20T03:10:00.000Z',
  receiptNumber: 'KW/2026/7',
  enrolmentId: 'e7',
};
export const expired: Order = {
  ...pending,
  id: 'o3',
  status: 'expired',
  shown: 'expired',
  payment: null,
  voucher: null,
};

export const ordersOf = (...data: Order[]): Reply<typeof listOrders> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});

const kids: SoldPackage = {
  id: 101,
  slug: 'kids',
  name: 'General English for Kids',
  description: 'Come and play\nSongs',
  price: 1_650_000,
  duration_months: 3,
  type: 'general_english',
  category: 'kids',
  meetings: 20,
  meetingsPerWeek: 2,
};
/** What is on sale: two ages of General English, both paces of IELTS, one of TOEIC, the Special Course. */
export const onSale: SoldPackage[] = [
  kids,
  { ...kids, id: 103, name: 'General English for Adults', category: 'adult', price: 2_200_000 },
  { ...kids, id: 301, name: 'IELTS - Regular', type: 'eng_test_prep', category: 'ielts' },
  { ...kids, id: 302, name: 'IELTS - Express', type: 'eng_test_prep', category: 'ielts', meetingsPerWeek: 3 },
  { ...kids, id: 303, name: 'TOEIC - Express', type: 'eng_test_prep', category: 'toeic', meetingsPerWeek: 3 },
  { ...kids, id: 99999, name: 'Special Course', type: 'special_course', category: 'all', price: 900_000 },
];
