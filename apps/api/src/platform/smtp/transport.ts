import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

/** One mail, ready to go. */
export type Letter = {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  attachments?: { filename: string; content: Uint8Array; contentType: string }[];
};

export type Transport = { send(letter: Letter): Promise<void>; close(): void };

/** SMTP when `SMTP_URL` is set; otherwise each mail becomes an `.eml` file in `DATA_DIR/mail`, to be opened and read. */
export function createMailTransport(config: Config): Transport {
  if (config.smtpUrl) {
    const smtp = createTransport(
      { url: config.smtpUrl, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000 },
      { from: config.mailFrom },
    );
    return {
      send: async (letter) => {
        await smtp.sendMail(asMessage(letter));
      },
      close: () => smtp.close(),
    };
  }
  const folder = join(config.dataDir, 'mail');
  const compose = createTransport({ streamTransport: true, buffer: true }, { from: config.mailFrom });
  return {
    async send(letter) {
      const { message } = await compose.sendMail(asMessage(letter));
      await mkdir(folder, { recursive: true });
      const name = letter.messageId.replace(/[^A-Za-z0-9-]/g, '');
      await writeFile(join(folder, `${name}.eml`), message as Buffer);
    },
    close: () => compose.close(),
  };
}

function asMessage(letter: Letter) {
  return {
    to: letter.to,
    subject: letter.subject,
    html: letter.html,
    text: letter.text,
    messageId: letter.messageId,
    ...(letter.attachments
      ? {
          attachments: letter.attachments.map((a) => ({
            filename: a.filename,
            content: Buffer.from(a.content),
            contentType: a.contentType,
          })),
        }
      : {}),
  };
}
