import { LETTER_EXAMPLES } from '@fasih/messages/letter-examples';
import type { Lang } from '@fasih/messages/texts';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { LetterPreview } from '@fasih/school/office/mails/contract';
import { writeLetter } from '../../messaging/mail/letters.ts';
import type { Services } from '../../platform/services.ts';
import { subjectOf } from './list-mails.ts';

/** All mails by subject, with example data. */
export function lettersIn(lang: Lang): { data: { id: string; subject: string }[] } {
  return { data: LETTER_EXAMPLES.map((one) => ({ id: one.id, subject: subjectOf(one, lang) })) };
}

/** One mail rendered with example data. */
export async function previewLetter(
  services: Services,
  letterId: string,
  lang: Lang,
): Promise<LetterPreview | Refusal<'mail.noLetter'>> {
  const example = LETTER_EXAMPLES.find(({ id }) => id === letterId);
  if (!example) return refuse('mail.noLetter');
  const { subject, html, text, attachments } = await writeLetter(
    services,
    example.kind,
    lang,
    example.params,
  );
  return { id: letterId, subject, html, text, files: (attachments ?? []).map(({ filename }) => filename) };
}
