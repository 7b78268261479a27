import type { Connection } from 'pg';
import pg from 'pg';

/*
 * PostgreSQL's replication protocol over `pg`, which speaks it but has no queries for it. It is the one way to a base backup and to
 * the write-ahead log that needs no access to the server's files: a role that may replicate is enough.
 */

/** Bytes that may wait for their reader before the server is held back. */
const MAX_WAITING_BYTES = 8 * 2 ** 20;

type Row = (string | null)[];
type CopyData = { chunk: Buffer };

/** `pg` knows the events of both copy modes; its types do not. */
type CopyConnection = Connection & {
  stream: { pause(): void; resume(): void; destroy(): void };
  sendCopyFromChunk(chunk: Buffer): void;
  query(text: string): void;
};

/** Opens a connection for replication on the server of this database. */
export async function replicationClient(url: string): Promise<pg.Client> {
  const config: pg.ClientConfig & { replication: string } = {
    connectionString: url,
    replication: 'true',
    application_name: 'fasih-backup',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  };
  const client = new pg.Client(config);
  // A broken connection is reported by its query as well.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** One command whose answer is rows, e.g. `IDENTIFY_SYSTEM`. */
export async function ask(client: pg.Client, command: string): Promise<Row[]> {
  const copying = startCopy(client, command);
  for await (const _chunk of copying.chunks);
  return copying.rows;
}

export type Copying = {
  /** The rows that came before and after the copied bytes. */
  rows: Row[];
  /** The messages of the copy, in order; ends with the command. */
  chunks: AsyncIterable<Buffer>;
  /** Sends a message to the server while it copies. */
  send(message: Buffer): void;
};

/** Sends a command that answers with a copy; the server is held back while its reader is slower. */
export function startCopy(client: pg.Client, command: string): Copying {
  const copy = new CopyQuery(command);
  client.query(copy);
  return { rows: copy.rows, chunks: copy, send: (message) => copy.connection?.sendCopyFromChunk(message) };
}

/** What `pg` calls while the command runs. */
class CopyQuery implements AsyncIterable<Buffer> {
  readonly rows: Row[] = [];
  connection: CopyConnection | undefined;
  readonly #command: string;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #ended = false;
  #error: Error | undefined;
  #wake: () => void = () => undefined;

  constructor(command: string) {
    this.#command = command;
  }

  submit(connection: Connection): void {
    this.connection = connection as CopyConnection;
    this.connection.query(this.#command);
  }

  handleRowDescription(): void {}

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleDataRow({ fields }: { fields: Row }): void {
    this.rows.push(fields);
  }

  handleCopyData({ chunk }: CopyData): void {
    // The parser uses its buffer again.
    this.#waiting.push(Buffer.from(chunk));
    this.#waitingBytes += chunk.length;
    if (this.#waitingBytes > MAX_WAITING_BYTES) this.connection?.stream.pause();
    this.#wake();
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#ended = true;
    this.#wake();
  }

  handleReadyForQuery(): void {
    this.#ended = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (;;) {
      const chunks = this.#waiting;
      this.#waiting = [];
      this.#waitingBytes = 0;
      this.connection?.stream.resume();
      yield* chunks;
      if (this.#waiting.length > 0) continue;
      if (this.#error) throw this.#error;
      if (this.#ended) return;
      await new Promise<void>((done) => {
        this.#wake = done;
      });
    }
  }
}
