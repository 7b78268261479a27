import { join } from 'node:path';
import type { LetterKind, LetterParams, LetterWords } from '@fasih/messages/letter';
import { type Lang, textsIn } from '@fasih/messages/texts';
import type { Services } from '../../platform/services.ts';
import { readIdentity } from '../../platform/settings/content-version.ts';
import type { Letter } from '../../platform/smtp/transport.ts';
import { calendarFile } from './calendar-file.ts';
import type * as Layout from './layout.tsx';

type NoticeLetter = LetterParams['notifications.notice'];

/** A mail as it goes out: words and layout put together. */
export type WrittenLetter = Pick<Letter, 'subject' | 'html' | 'text' | 'attachments'>;

let layout: Promise<typeof Layout> | undefined;

/**
 * Writes a mail in the reader's language. `params` come from the outbox, where `enqueueMail` let only fitting ones in.
 * The layout is compiled JSX and loaded with the first mail.
 */
export async function writeLetter(
  services: Services,
  kind: string,
  lang: Lang,
  params: unknown,
): Promise<WrittenLetter> {
  const { mail } = textsIn(lang);
  const words = mail.letters[kind as LetterKind] as ((params: unknown) => LetterWords) | undefined;
  if (!words) throw new Error(`no words for mails of kind ${kind}`);
  layout ??= import(join(import.meta.dirname, '../../../dist/messaging/mail/layout.js')) as Promise<
    typeof Layout
  >;
  const school = await readIdentity(services.pool);
  const letter = words(params);
  const made = (await layout).layOut(letter, {
    lang,
    schoolName: school.name,
    appUrl: services.config.appUrl,
    footer: mail.footer({ school: school.name }),
    help: mail.help,
  });
  const calendar = kind === 'notifications.notice' ? attachedCalendar(params as NoticeLetter) : undefined;
  return { subject: letter.subject, ...made, ...(calendar ? { attachments: [calendar] } : {}) };

  function attachedCalendar({ meetings, zone, role }: NoticeLetter) {
    if (meetings.length === 0) return undefined;
    const text = calendarFile(meetings, {
      lang,
      zone,
      schoolName: school.name,
      appUrl: services.config.appUrl,
      stamp: services.clock.now(),
      path: (classId) => `/${role === 'teacher' ? 'teacher/classes' : 'my-classes'}/${classId}`,
    });
    return {
      filename: 'fasih.ics',
      content: new TextEncoder().encode(text),
      contentType: 'text/calendar; charset=utf-8',
    };
  }
}
