import { PlacementTest } from '../../assessment/placement/placement-test.tsx';
import { LevelReview } from '../../learning/levels/level-review.tsx';
import { PublicFrame } from '../public-frame.tsx';

/** The placement test: its start and its result in the public frame, the running test in a quiet one. */
export default function PlacementTestPage() {
  return (
    <PlacementTest Frame={PublicFrame} levelReview={(review) => <LevelReview review={review} learner />} />
  );
}
