import { type ReactNode, Suspense } from 'react';
import { SkeletonLines } from '../../ui/basics.tsx';
import { QuietFrame } from '../../ui/quiet-frame.tsx';
import css from './child-frame.module.css';

/** The frame of the few pages of a child's own device. */
export function ChildFrame({ children }: { children: ReactNode }) {
  return (
    <QuietFrame narrow home="/child">
      <div className={css.page}>
        <Suspense fallback={<SkeletonLines lines={6} />}>{children}</Suspense>
      </div>
    </QuietFrame>
  );
}
