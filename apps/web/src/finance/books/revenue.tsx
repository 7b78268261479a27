import { EntryPage } from './entry-page.tsx';

/** The add-revenue form (docs/product/courses-and-money.md#manual-entries). */
export default function Revenue() {
  return <EntryPage type="revenue" />;
}
