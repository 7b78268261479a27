import { EntryPage } from './entry-page.tsx';

/** The add-expense form (docs/product/courses-and-money.md#manual-entries). */
export default function Expenses() {
  return <EntryPage type="expense" />;
}
