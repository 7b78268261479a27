import { Pretest } from '../../assessment/pretest/pretest.tsx';
import { PublicFrame } from '../public-frame.tsx';

/** The free pretest: its chooser in the public frame, its running test in a quiet one. */
export default function PretestPage() {
  return <Pretest Frame={PublicFrame} />;
}
