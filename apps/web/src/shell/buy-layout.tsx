import { Outlet } from 'react-router';
import { PublicFrame } from './public-frame.tsx';

/** Choosing, paying and the placement test: the public frame, with forms inside. */
export default function BuyLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
