import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useWho } from '../lib/session.ts';
import { SafeguardingLine } from '../office/safeguarding/safeguarding-line.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { PublicFrame } from './public-frame.tsx';

/** Choosing, paying and the placement test: the public frame, with forms inside. */
export default function BuyLayout() {
  const who = useWho();
  return (
    <PublicFrame>
      <Boundary resetKey={useLocation().pathname}>
        <Outlet />
      </Boundary>
      {who === 'student' && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <SafeguardingLine />
          </Suspense>
        </Boundary>
      )}
    </PublicFrame>
  );
}
