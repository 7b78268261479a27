import type { NoticeKind, NoticeParams } from './notice.ts';
import type { Say } from './reason.ts';

/** The words of one notice: a line for the list and the mail's subject, what there is to know, and where to go. */
export type NoticeWords = { title: string; lines: string[]; action?: { label: string; path: string } };

/** The words of every kind of notice in one language; some say another thing to a teacher than to a family. */
export type Notices = { [K in NoticeKind]: (params: NoticeParams[K], say: Say, role: string) => NoticeWords };

/**
 * The words of a stored notice for a reader of this role: a class is another page for its teacher than for a family. A
 * kind that these texts do not know reads as nothing.
 */
export function noticeWords(
  notices: Notices,
  notice: { kind: string; params: unknown },
  say: Say,
  role: string,
): NoticeWords | null {
  const known = notices as Record<
    string,
    ((params: never, say: Say, role: string) => NoticeWords) | undefined
  >;
  const words = known[notice.kind]?.(named(notice.params, say) as never, say, role);
  if (!words) return null;
  if (role !== 'teacher' || !words.action) return words;
  return {
    ...words,
    action: { ...words.action, path: words.action.path.replace(/^\/my-classes\//, '/teacher/classes/') },
  };
}

/** An erased learner has no name; the sentence keeps its sense. */
function named(params: unknown, say: Say): unknown {
  const { learnerName } = params as { learnerName?: string };
  return learnerName === '' ? { ...(params as object), learnerName: say.someone } : params;
}
