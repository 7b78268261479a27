import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Notice } from '../../ui/basics.tsx';
import { QuietFrame } from '../../ui/quiet-frame.tsx';
import { OFFLINE_PICTURE, TestMessage } from '../player/message.tsx';
import type { Running } from './running.ts';
import type { Ending } from './use-running.ts';

type Props = { state: Running; ending: Exclude<Ending, null>; online: boolean };

/** True once kept answers can no longer be brought: the grace after the deadline is over. */
function useTooLate({ deadline, graceSeconds, offset }: Running): boolean {
  const end = deadline + graceSeconds * 1000 - offset;
  const [late, setLate] = useState(() => Date.now() >= end);
  useEffect(() => {
    const timer = setInterval(() => setLate(Date.now() >= end), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return late;
}

/** Between the last answer and the result; stays while the device is offline, and says what happens to the answers. */
export function EndingScreen({ state, ending, online }: Props) {
  const t = useTexts('placement').ending;
  const late = useTooLate(state);
  const minutes = Math.round(state.graceSeconds / 60);
  const offline = late ? t.late : ending === 'time' ? t.timeUpOffline({ minutes }) : t.offline;
  return (
    <QuietFrame>
      <TestMessage
        level={1}
        title={ending === 'time' ? t.timeUp : online ? t.title : t.waiting}
        picture={online ? '/pictures/placement/done.svg' : OFFLINE_PICTURE}
        isBusy={online}
      >
        {online ? <p role="status">{t.title}</p> : <Notice kind="attention">{offline}</Notice>}
      </TestMessage>
    </QuietFrame>
  );
}
