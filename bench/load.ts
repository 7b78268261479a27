import { connect, type Socket } from 'node:net';

/**
 * A request to repeat, a GET by default; any status other than `expects` (200) ends the load with an error, except as
 * `mayBeBusy` allows.
 */
export type Target = {
  path: string;
  method?: 'GET' | 'PUT' | 'POST';
  headers?: Record<string, string>;
  /** JSON text. */
  body?: string;
  expects?: number;
};

export type LoadOptions = {
  url: string;
  /** Sent in turn. */
  targets: readonly Target[];
  connections?: number;
  /** The load ends after this many seconds or this many requests, whichever is given. */
  seconds?: number;
  requests?: number;
  /** The server may answer 503 in between: it protects itself when others keep the machine busy. */
  mayBeBusy?: boolean;
  /** Called after each answer with their number so far. */
  onAnswer?: (count: number) => void;
};

/** `busy`: how many of the answers were 503; `tookMs`: how long each answer took. */
export type Load = { perSecond: number; answers: number; bytes: number; busy: number; tookMs: number[] };

const HEADERS_END = Buffer.from('\r\n\r\n');
const TIMEOUT_MS = 30_000;

/**
 * Sends requests over keep-alive connections, one at a time on each. It reads only the status and the length of an
 * answer, so that on few cores the client takes little from the server it measures.
 */
export function runLoad(options: LoadOptions): Promise<Load> {
  const { hostname, port, host } = new URL(options.url);
  const requests = options.targets.map((target) => ({
    text: requestText(host, target),
    path: target.path,
    expects: target.expects ?? 200,
  }));
  const began = performance.now();
  const until = options.seconds === undefined ? Number.POSITIVE_INFINITY : began + options.seconds * 1000;
  const maxRequests = options.requests ?? Number.POSITIVE_INFINITY;
  let sent = 0;
  let answers = 0;
  let bytes = 0;
  let busy = 0;
  const tookMs: number[] = [];

  return new Promise((done, fail) => {
    const sockets = new Set<Socket>();
    const end = (error?: Error) => {
      for (const socket of sockets) socket.destroy();
      const seconds = (performance.now() - began) / 1000;
      if (error) fail(error);
      else done({ perSecond: answers / seconds, answers, bytes, busy, tookMs });
    };
    const onAnswer = (size: number, took: number) => {
      answers += 1;
      tookMs.push(took);
      bytes += size;
      options.onAnswer?.(answers);
    };
    const onBusy = () => {
      busy += 1;
    };
    const next = () => {
      if (sent >= maxRequests || performance.now() >= until) return null;
      sent += 1;
      return requests[sent % requests.length] ?? null;
    };
    for (let n = 0; n < (options.connections ?? 20); n += 1) {
      const socket = connect(Number(port), hostname);
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.setTimeout(TIMEOUT_MS, () => end(new Error(`no answer within ${TIMEOUT_MS} ms`)));
      socket.on('error', end);
      const finish = () => {
        sockets.delete(socket);
        socket.destroy();
        if (sockets.size === 0) end();
      };
      socket.on('close', () => {
        if (sockets.has(socket)) end(new Error('the server closed a connection'));
      });
      askInTurn(socket, {
        next,
        onAnswer,
        onBusy: options.mayBeBusy ? onBusy : undefined,
        finish,
        fail: end,
      });
    }
  });
}

type Request = { text: string; path: string; expects: number };
type Turns = {
  next: () => Request | null;
  onAnswer: (bytes: number, tookMs: number) => void;
  /** Absent where a 503 is an error. */
  onBusy: (() => void) | undefined;
  finish: () => void;
  fail: (error: Error) => void;
};

/** Keeps one connection busy: the next request goes out when the last answer is whole. */
function askInTurn(socket: Socket, turns: Turns): void {
  let current: Request | null = null;
  let pending: Buffer | null = null;
  let size = 0;
  let missing = 0;
  let askedAt = 0;

  const ask = () => {
    current = turns.next();
    askedAt = performance.now();
    if (current) socket.write(current.text, 'latin1');
    else turns.finish();
  };
  const whole = () => {
    turns.onAnswer(size, performance.now() - askedAt);
    ask();
  };
  socket.once('connect', ask);
  socket.on('data', (chunk) => {
    if (missing > 0) {
      missing -= chunk.length;
      if (missing <= 0) whole();
      return;
    }
    const seen = pending ? Buffer.concat([pending, chunk]) : chunk;
    const end = seen.indexOf(HEADERS_END);
    pending = end < 0 ? seen : null;
    if (end < 0) return;
    const head = seen.toString('latin1', 0, end);
    const status = Number(head.slice(9, 12));
    if (status === 503 && turns.onBusy) turns.onBusy();
    else if (status !== current?.expects) {
      turns.fail(
        new Error(`${current?.path} answered ${status}: ${seen.toString('latin1', end + 4, end + 400)}`),
      );
      return;
    }
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined && status !== 304) {
      turns.fail(new Error(`${current?.path} answered without a length`));
      return;
    }
    size = end + 4 + (status === 304 ? 0 : Number(length));
    missing = size - seen.length;
    if (missing <= 0) whole();
  });
}

function requestText(host: string, { path, method = 'GET', headers = {}, body }: Target): string {
  const sent =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ ...headers, ...sent }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, `host: ${host}`, ...lines, '', body ?? ''].join('\r\n');
}
