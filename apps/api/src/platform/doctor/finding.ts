/** What the doctor says of one thing: that it is well, or what to do. */
export type Finding = { what: string; ok: boolean; line: string };

export const well = (what: string, line: string): Finding => ({ what, ok: true, line });
export const todo = (what: string, line: string): Finding => ({ what, ok: false, line });

/** How long one check may take; a service that takes longer counts as silent. */
export const CHECK_WITHIN_MS = 5_000;

/** A finding as a line: `ok     disk       12 GB free`. */
export const lineOf = ({ what, ok, line }: Finding): string =>
  `${ok ? 'ok   ' : 'TO DO'}  ${what.padEnd(10)} ${line}`;

/** An error as a few words for the operator, without addresses or secrets. */
export function reasonOf(error: unknown): string {
  const { code, name, message, errors, cause } = error as Error & {
    code?: string;
    errors?: { code?: string }[];
    cause?: { code?: string };
  };
  // What `fetch` met is in its cause; it says no more itself than that it failed.
  return String(
    code ??
      errors?.[0]?.code ??
      cause?.code ??
      (name === 'TimeoutError' ? 'no answer' : message.split('\n')[0]),
  );
}
