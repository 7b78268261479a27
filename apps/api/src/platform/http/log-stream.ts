import { write, writeSync } from 'node:fs';

/** Fewer bytes than this wait for the next flush: one write per request would be the largest cost of logging. */
const WRITTEN_AT_ONCE = 4096;
const FLUSH_MS = 500;
/** What cannot be written waits up to this size; later lines are dropped. */
const KEPT_MOST = 4 * 1024 * 1024;
/** How often the end of the process tries a pipe that is full for the moment. */
const LAST_TRIES = 20;

/** Takes whole lines. */
export type LogStream = { write(line: string): void };

/**
 * Writes lines to a file descriptor, buffered. A full disk or a reader that is gone neither ends the process nor keeps it from
 * ending: a school without a log is better than none.
 */
export function logStream(fd: number): LogStream {
  let lines: string[] = [];
  let length = 0;
  let left = Buffer.alloc(0);
  let isWriting = false;

  const takeLines = () => {
    if (length > 0) left = Buffer.concat([left, Buffer.from(lines.join(''))]);
    lines = [];
    length = 0;
  };
  const flush = () => {
    if (isWriting) return;
    takeLines();
    if (left.length === 0) return;
    isWriting = true;
    write(fd, left, (error, written) => {
      isWriting = false;
      // After an error it is tried again at the next flush.
      if (error) return;
      left = left.subarray(written);
      if (left.length > 0 || length >= WRITTEN_AT_ONCE) flush();
    });
  };
  setInterval(flush, FLUSH_MS).unref();
  process.once('exit', () => {
    // What is being written just now would be written twice.
    if (isWriting) left = Buffer.alloc(0);
    takeLines();
    writeLast(fd, left);
  });
  return {
    write(line) {
      if (left.length + length + line.length > KEPT_MOST) return;
      lines.push(line);
      length += line.length;
      if (length >= WRITTEN_AT_ONCE) flush();
    },
  };
}

function writeLast(fd: number, bytes: Buffer): void {
  let left = bytes;
  for (let tries = 0; left.length > 0 && tries < LAST_TRIES; ) {
    try {
      left = left.subarray(writeSync(fd, left));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      tries += 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}
