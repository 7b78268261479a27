import { dayIn, type Zone } from '@fasih/school/basics/instants';
import { useState } from 'react';

/**
 * The school's today in a zone, and what to tell each answer: the device's clock may be wrong, so the difference from the
 * server's is kept once an answer has come.
 */
export function useToday(zone: Zone) {
  const [ahead, setAhead] = useState<number>();
  const hear = ({
    data,
    dataUpdatedAt,
  }: {
    data: { serverNow: string } | undefined;
    dataUpdatedAt: number;
  }) => {
    if (ahead === undefined && data !== undefined) setAhead(Date.parse(data.serverNow) - dataUpdatedAt);
  };
  return { today: dayIn(new Date(Date.now() + (ahead ?? 0)), zone), hear };
}
