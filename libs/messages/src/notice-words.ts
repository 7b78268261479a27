import type { NoticeKind, NoticeParams } from './notice.ts';
import type { Say } from './reason.ts';

/** The texts of one notice: a title for the list and the mail's subject, its lines, and a link. */
export type NoticeWords = { title: string; lines: string[]; action?: { label: string; path: string } };

/** The texts of every kind of notice in one language; some differ for teachers and families. */
export type Notices = { [K in NoticeKind]: (params: NoticeParams[K], say: Say, role: string) => NoticeWords };

/**
 * The texts of a stored notice for a reader of this role, because a class has different pages for teachers and
 * families. An unknown kind has no text.
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

/** An erased learner has no name; the sentence still makes sense. */
function named(params: unknown, say: Say): unknown {
  const { learnerName } = params as { learnerName?: string };
  return learnerName === '' ? { ...(params as object), learnerName: say.someone } : params;
}
