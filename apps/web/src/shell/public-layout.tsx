import { Outlet } from 'react-router';
import { PublicFrame } from './public-frame.tsx';

/** Public pages without any Mantine script. */
export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
