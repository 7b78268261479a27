import { connectChildDevice } from '@fasih/school/people/child-devices/contract';
import { useLocation, useNavigate } from 'react-router';
import { useAfterHydration } from '../../lib/after-hydration.ts';
import { useTexts } from '../../lib/language.tsx';
import { useWho } from '../../lib/session.ts';
import { store } from '../../lib/session-store.ts';
import { useAction } from '../../lib/use-action.ts';
import { Card, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Text } from '../../ui/layout.tsx';
import { ChildFrame } from './child-frame.tsx';

/**
 * The page behind a family's link, opened on the child's device. A press connects it, so that programs that only look at
 * links, as messengers do, use none up.
 */
export default function ConnectPage() {
  const { title } = useTexts('childDevices').connect;
  const token = useLocation().hash.slice(1);
  return (
    <ChildFrame title={title}>
      {/* A new link in the same tab changes the hash alone: it begins again, without the refusal of the one before. */}
      <Connect key={token} token={token} />
    </ChildFrame>
  );
}

function Connect({ token }: { token: string }) {
  const t = useTexts('childDevices').connect;
  const navigate = useNavigate();
  const who = useWho();
  const isHydrated = useAfterHydration();
  const connect = useAction(connectChildDevice, {
    onDone: (answer) => {
      store(answer.token, answer.roles);
      navigate('/child', { replace: true });
    },
  });
  return (
    <Card gap={4}>
      <h1>{t.title}</h1>
      {isHydrated && token === '' ? (
        <Notice kind="attention">{t.missing}</Notice>
      ) : (
        <>
          <Text>{t.lead}</Text>
          {who !== 'none' && who !== 'unknown' && <Notice>{t.signedIn}</Notice>}
          <FormError message={connect.problem} />
          <Button
            size="big"
            wide
            isPending={connect.isPending}
            onClick={() => void connect.run({ body: { token } })}
          >
            {t.start}
          </Button>
        </>
      )}
    </Card>
  );
}
