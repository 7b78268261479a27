import { useEffect, useRef } from 'react';
import { useServerClock } from '../../lib/server-clock.ts';

type Room = { meetingId: string; opensAt: string | null; link: string | null };

/**
 * How long until the video room of a meeting opens, by the server's clock. `onOpen` asks the server again when it does,
 * once for each meeting, because only that answer carries the link.
 */
export function useRoom({ meetingId, opensAt, link }: Room, serverNow: string, onOpen: () => void) {
  const now = useServerClock(serverNow) ?? new Date(serverNow);
  const untilOpen = opensAt === null ? null : new Date(opensAt).getTime() - now.getTime();
  const isOpen = untilOpen !== null && untilOpen <= 0;
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen || opened.current === meetingId) return;
    opened.current = meetingId;
    if (link === null) onOpen();
  }, [isOpen, meetingId, link, onOpen]);
  return { now, untilOpen, isOpen };
}
