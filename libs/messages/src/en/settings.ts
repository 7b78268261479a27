import type { settings as source } from '../id/settings.ts';

/** Settings of the school: identity and holidays; their screens have texts of their own. */
export const settings: typeof source = {
  problems: {
    logoTooLarge: 'A logo may have 2 MB at most.',
    logoNotPicture: 'Choose a PNG, JPEG or WebP picture.',
    holidayExists: 'This day is a holiday already.',
    holidayNotFound: 'This holiday was not found.',
  },
};
