import { Outlet, useLocation } from 'react-router';
import { Boundary } from '../ui/boundary.tsx';
import { PublicFrame } from './public-frame.tsx';

/** Choosing, paying and the placement test: the public frame, with forms inside. */
export default function BuyLayout() {
  return (
    <PublicFrame>
      <Boundary resetKey={useLocation().pathname}>
        <Outlet />
      </Boundary>
    </PublicFrame>
  );
}
