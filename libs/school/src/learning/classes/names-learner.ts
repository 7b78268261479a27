const SHORTEST_NAME = 3;
/** Random codes of Google Meet, which may contain a short name by chance. */
const MEET_CODE = /^\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/;

/** Words of a text: split at what is no letter, and before a capital as in `KelasRafi`. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_NAME);

/** What of a link people choose: its path, without the codes of its query. */
function pathOf(link: string): string {
  if (!URL.canParse(link)) return link;
  const { pathname } = new URL(link);
  if (MEET_CODE.test(pathname)) return '';
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Whether a text holds a word of one of these names. */
function namesAnybody(text: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap(wordsOf));
  return wordsOf(text).some((word) => known.has(word));
}

/**
 * The fields of a link and its room that name a learner of the class (docs/product/classes.md#link-and-room): a link is passed on, and
 * shows in the video program.
 */
export function namedInLink(
  { zoom_link = '', zoom_room = '' }: { zoom_link?: string | undefined; zoom_room?: string | undefined },
  names: readonly string[],
): Record<string, string> {
  const isNamed = (text: string) => namesAnybody(text, names);
  return {
    ...(isNamed(pathOf(zoom_link)) ? { zoom_link: 'namesLearner' } : {}),
    ...(isNamed(zoom_room) ? { zoom_room: 'namesLearner' } : {}),
  };
}
