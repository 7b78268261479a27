import { type ReactNode, Suspense } from 'react';
import { PageHead } from '../../lib/page-head.tsx';
import { SkeletonLines } from '../../ui/basics.tsx';
import { QuietFrame } from '../../ui/quiet-frame.tsx';
import css from './child-frame.module.css';

/** The frame of the few pages of a child's own device, none of which is for search engines. */
export function ChildFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <QuietFrame narrow home="/child">
      <PageHead title={title} hidden />
      <div className={css.page}>
        <Suspense fallback={<SkeletonLines lines={6} />}>{children}</Suspense>
      </div>
    </QuietFrame>
  );
}
