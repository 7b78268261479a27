import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE } from '@fasih/school/basics/instants';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { type Breaker, createBreaker } from '../leases/breaker.ts';

/** One mail, ready to go. */
export type Letter = {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  attachments?: { filename: string; content: Uint8Array; contentType: string }[];
};

export type Transport = {
  /** How many letters may be under way at once. */
  connections: number;
  /** What is known of the mail server. */
  breaker: Breaker;
  /** Resolves once the letter was taken; `signal` breaks off, and whether it was taken is then unknown. */
  send(letter: Letter, signal?: AbortSignal): Promise<void>;
  /** Signs in without sending; rejects when that fails. */
  verify(): Promise<unknown>;
  close(): void;
};

/**
 * How long each part may take. A server that was given a whole mail may think for minutes before it answers (RFC 5321,
 * 4.5.3.2 says ten); hanging up earlier would send the mail a second time. Only a server that never answers in one piece
 * meets the deadline of the whole.
 */
const TIMEOUTS = {
  connectionMs: 10_000,
  greetingMs: 20_000,
  dnsMs: 10_000,
  silenceMs: 5 * MINUTE,
  wholeMs: 10 * MINUTE,
};

/** File mode writes this many mails at once. */
const FILES_AT_ONCE = 4;

/**
 * SMTP over a pool of connections when `SMTP_URL` is set; otherwise each mail becomes an `.eml` file in `DATA_DIR/mail`, to
 * be opened and read.
 */
export function createMailTransport(config: Config, timeouts: Partial<typeof TIMEOUTS> = {}): Transport {
  if (config.smtpUrl) {
    const { connectionMs, greetingMs, dnsMs, silenceMs, wholeMs } = { ...TIMEOUTS, ...timeouts };
    const smtp = createTransport(
      {
        url: config.smtpUrl,
        requireTLS: config.smtpRequiresTls,
        pool: true,
        maxConnections: config.smtpConnections,
        maxMessages: 100,
        idleTimeout: MINUTE,
        connectionTimeout: connectionMs,
        greetingTimeout: greetingMs,
        dnsTimeout: dnsMs,
        socketTimeout: silenceMs,
      },
      { from: config.mailFrom },
    );
    return {
      connections: config.smtpConnections,
      breaker: createBreaker(),
      async send(letter, signal) {
        const deadline = AbortSignal.timeout(wholeMs);
        await smtp.sendMail({
          ...asMessage(letter),
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        });
      },
      verify: () => smtp.verify(),
      close: () => smtp.close(),
    };
  }
  const folder = join(config.dataDir, 'mail');
  const compose = createTransport({ streamTransport: true, buffer: true }, { from: config.mailFrom });
  return {
    connections: FILES_AT_ONCE,
    breaker: createBreaker(),
    async send(letter) {
      const { message } = await compose.sendMail(asMessage(letter));
      await mkdir(folder, { recursive: true });
      const name = letter.messageId.replace(/[^A-Za-z0-9-]/g, '');
      await writeFile(join(folder, `${name}.eml`), message as Buffer);
    },
    verify: async () => true,
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
