import { EntryPage } from '../components/entry-page.tsx';

/** The add-revenue form (product-spec.md §2 'Finance area'). */
export default function Revenue() {
  return <EntryPage type="revenue" />;
}
