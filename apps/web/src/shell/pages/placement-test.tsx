import { lazy } from 'react';
import { PlacementTest } from '../../assessment/placement/placement-test.tsx';
import { PublicFrame } from '../public-frame.tsx';

const LevelReview = lazy(async () => ({
  default: (await import('../../learning/levels/level-review.tsx')).LevelReview,
}));

const PickTimesCard = lazy(async () => ({
  default: (await import('../../learning/placing/family/pick-times-card.tsx')).PickTimesCard,
}));

/** The placement test: its start and its result in the public frame, the running test in a quiet one. */
export default function PlacementTestPage() {
  return (
    <PlacementTest
      Frame={PublicFrame}
      levelReview={(review) => <LevelReview review={review} learner />}
      pickTimes={(enrolmentId) => <PickTimesCard enrolmentId={enrolmentId} />}
    />
  );
}
