import { useMatches } from 'react-router';
import reading from './browser/start.ts?worker&url';

/**
 * The script of pages that are only read, as one file. It is built as a worker's script would be, by itself and from one
 * entry, though it runs in the page; while developing, the browser loads its sources.
 */
export const READING_SCRIPT: string = import.meta.env.DEV ? '/src/site/browser/start.ts' : reading;

/** Pages that lead on and are only read are rendered ahead when somebody is about to open them; pages with forms are fetched. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        href_matches: ['/', '/about', '/contact', '/privacy', '/terms', '/trial/LpTrial', '/program/*'],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [
    {
      where: { href_matches: ['/pretest', '/login', '/register\\?*', '/register', '/program-selection'] },
      eagerness: 'moderate',
    },
  ],
});

/** Whether the page is only read: then it comes without React. A route says so by its `handle`. */
export function useIsRead(): boolean {
  return useMatches().some(
    ({ handle }) =>
      typeof handle === 'object' && handle !== null && 'isRead' in handle && handle.isRead === true,
  );
}
