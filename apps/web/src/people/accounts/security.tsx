import { Columns } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ChangePassword } from './change-password.tsx';
import { useMe } from './queries.ts';
import { SignIns } from './sign-ins.tsx';
import { TwoStep } from './two-step.tsx';

/**
 * Password, two-step login, and the list of one's sign-ins. While one of the first two must be put right before anything
 * else, what cannot be used yet is left out.
 */
export default function Security() {
  return (
    <Loaded query={useMe()}>
      {(me) => (
        <>
          <Columns least="large" align="start">
            <ChangePassword />
            {!me.mustChangePassword && <TwoStep enabled={me.twoStepEnabled} />}
          </Columns>
          {!me.mustChangePassword && !me.twoStepNeeded && <SignIns />}
        </>
      )}
    </Loaded>
  );
}
