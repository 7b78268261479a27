import type { ReactNode } from 'react';
import { Columns } from './layout.tsx';
import css from './parts/before-after.module.css';

type Side = { label: string; value: ReactNode };

/** What holds now beside what would hold instead; below it where there is no room. */
export function BeforeAfter({ before, after }: { before: Side; after: Side }) {
  return (
    <Columns as="dl" gap={2} isStretched className={css.sides}>
      {[before, after].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Columns>
  );
}
