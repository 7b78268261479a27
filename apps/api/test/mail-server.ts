import { once } from 'node:events';
import ICAL from 'ical.js';
import { SMTPServer } from 'smtp-server';

export type Received = { to: string; raw: string };

/** A real mail server that keeps what it is given, on a free port or on this one. */
export async function aMailServer(atPort = 0) {
  const received: Received[] = [];
  const greylisted = new Set<string>();
  const state = {
    /** Every mail is refused for now (451). */
    refuses: false,
    /** The connection is cut after the mail was read, before it is accepted. */
    cuts: false,
    /** The server has the mail and answers only when this resolves. */
    answers: undefined as ((to: string) => Promise<void>) | undefined,
    /** Addresses that do not exist (550). */
    unknown: [] as string[],
    /** Each address is refused (451) the first time. */
    greylists: false,
    /** Signing in is required, and every password is wrong (535). */
    login: false,
  };
  const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 200,
    onAuth(_auth, _session, done) {
      done(state.login ? refusal(535, 'invalid login') : null, { user: 'school' });
    },
    onRcptTo({ address }, _session, done) {
      if (state.unknown.includes(address)) return done(refusal(550, '5.1.1 user unknown'));
      if (!state.greylists || greylisted.has(address)) return done();
      greylisted.add(address);
      done(refusal(451, '4.7.1 greylisted'));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (bytes: Buffer) => parts.push(bytes));
      stream.on('end', async () => {
        if (state.refuses) return done(refusal(451, 'try later'));
        if (state.cuts) return done(refusal(421, 'cut'));
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, raw: Buffer.concat(parts).toString('utf8') });
        await state.answers?.(to);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(atPort, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

export type MailServer = Awaited<ReturnType<typeof aMailServer>>;

/** One event of an attached calendar, as an independent reader of calendars finds it. */
export type CalendarEvent = {
  uid: string;
  start: string;
  end: string;
  sequence: number;
  status: string;
  summary: string;
  description: string;
  url: string;
};

export type Mail = {
  to: string;
  id: string;
  subject: string;
  text: string;
  html: string;
  /** Addresses of our own pages in the text, without the school's address. */
  paths: string[];
  /** Empty without an attached calendar. */
  events: CalendarEvent[];
};

/** The events of an iCalendar file. */
export function readCalendar(text: string): CalendarEvent[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      status: String(one.getFirstPropertyValue('status')),
      summary: event.summary,
      description: event.description,
      url: String(one.getFirstPropertyValue('url')),
    };
  });
}

/** A mail as its reader sees it. */
export function readMail({ to, raw }: Received, appUrl = 'http://127.0.0.1:3000'): Mail {
  const { headers } = partOf(raw);
  const parts = leaves(raw);
  const content = (type: string) => parts.find((part) => part.type === type)?.content ?? '';
  const text = content('text/plain');
  const calendar = content('text/calendar');
  return {
    to,
    id: headers['message-id'] ?? '',
    subject: decodeWords(headers.subject ?? ''),
    text,
    html: content('text/html'),
    paths: text
      .split(/\s+/)
      .filter((word) => word.startsWith(`${appUrl}/`))
      .map((word) => word.slice(appUrl.length)),
    events: calendar === '' ? [] : readCalendar(calendar),
  };
}

function partOf(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { headers, body: raw.slice(end + 4) };
}

function leaves(raw: string): { type: string; content: string }[] {
  const { headers, body } = partOf(raw);
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined)
    return [
      { type: type.split(';')[0] ?? '', content: decode(body, headers['content-transfer-encoding'] ?? '') },
    ];
  const inside = body.split(`--${boundary}--`)[0] ?? '';
  return inside
    .split(`--${boundary}\r\n`)
    .slice(1)
    .flatMap((part) => leaves(part.replace(/\r\n$/, '')));
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** A header's encoded words; two that follow each other are one text. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}
