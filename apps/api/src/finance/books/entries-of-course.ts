import { linesBetween } from '@fasih/school/basics/book-lines';
import { dayIn } from '@fasih/school/basics/instants';
import { addEvent, booksOfCourse, NO_MONEY } from '@fasih/school/ledger/journal/course-money';
import { markEarlier } from '@fasih/school/ledger/journal/earlier-meetings';
import type { MoneyKind } from '@fasih/school/ledger/journal/money';
import type { CourseEvent, CourseToPost } from '../../courses/balance/unposted-events.ts';
import type { NewEntry } from '../../ledger/journal/post-entry.ts';
import type { BoughtByOrder } from '../../sales/orders/orders.ts';

/** How finance's rows name an event that moved money. */
const KINDS: Partial<Record<CourseEvent['kind'], MoneyKind>> = {
  held: 'held',
  forfeited: 'forfeited',
  returned: 'returned',
  waived: 'returned',
  expired: 'expired',
  refunded: 'refunded',
};

/**
 * The entries of a course's unposted events: each is the difference between the required balances with and without
 * the event. An event that arrives late, or out of order, therefore leads to the same sums.
 */
export function entriesOfCourse(
  course: CourseToPost,
  { packageName, isImported }: Pick<BoughtByOrder, 'packageName' | 'isImported'> = {
    packageName: '',
    isImported: false,
  },
): NewEntry[] {
  const { pricePaid } = course;
  const events: readonly (CourseEvent & { isEarlier?: boolean })[] = isImported
    ? markEarlier<CourseEvent>(course.events)
    : course.events;
  const posted = events.filter((event) => event.posted).reduce(addEvent, NO_MONEY);
  const entries: NewEntry[] = [];
  let money = posted;
  for (const event of events.filter((one) => !one.posted)) {
    const before = booksOfCourse(pricePaid, money);
    money = addEvent(money, event);
    const lines = linesBetween(before, booksOfCourse(pricePaid, money));
    if (lines.length === 0) continue;
    entries.push({
      sourceKind: 'balance',
      sourceId: String(event.number),
      schoolDay: dayIn(event.at),
      category: course.packageSlug,
      description: packageName,
      lines,
      reverses: null,
      lastEvent: event.number,
      kind: KINDS[event.kind] ?? 'other',
    });
  }
  return entries;
}
