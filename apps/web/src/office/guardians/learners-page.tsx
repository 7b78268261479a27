import Learners from '../../people/learners/learners.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SecondGuardians } from './second-guardians.tsx';
import { SharedWithMe } from './shared-with-me.tsx';

/** The account's page of learners: its own, who else follows them, and what others share with it. */
export default function LearnersPage() {
  return (
    <Stack gap={6}>
      <Learners />
      <SecondGuardians />
      <SharedWithMe />
    </Stack>
  );
}
