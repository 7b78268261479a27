type Line = {
  level: number;
  time: number;
  msg?: string;
  req?: { method?: string; route?: string };
  res?: { status?: number };
  responseTime?: number;
  err?: { message?: string; stack?: string };
  reqId?: string;
};

const LEVELS: Readonly<Record<number, string>> = {
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** A JSON line of the log as a line for a person at a terminal; a failure of ours is followed by its stack. */
export function lineForPeople(json: string): string {
  let line: Line;
  try {
    line = JSON.parse(json) as Line;
  } catch {
    return json;
  }
  const time = new Date(line.time).toTimeString().slice(0, 8);
  const { req, res, err } = line;
  const isRequest = req !== undefined && res !== undefined;
  const what = isRequest
    ? `${res.status} ${req.method} ${req.route ?? 'unknown address'} ${Math.round(line.responseTime ?? 0)} ms`
    : (line.msg ?? '');
  const why = err?.message ? `: ${err.message}` : '';
  const ours = line.level >= 50;
  const id = ours && line.reqId ? ` (request ${line.reqId})` : '';
  const stack = ours && err?.stack ? `\n${err.stack.split('\n').slice(1).join('\n')}` : '';
  return `${time} ${(LEVELS[line.level] ?? 'trace').padEnd(5)} ${what}${why}${id}${stack}\n`;
}
