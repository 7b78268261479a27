import { EntryPage } from '../components/entry-page.tsx';

/** The add-expense form (product-spec.md §2 'Finance area'). */
export default function Expenses() {
  return <EntryPage type="expense" />;
}
