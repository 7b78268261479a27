import { fieldText, type Lang, type ProblemCode, problemText, type TextParams } from '@fasih/messages/texts';
import type { FastifyReply } from 'fastify';

/** An error response thrown by the API itself; rules and writes return refusals instead. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly params: TextParams;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  /** The current record, when somebody else changed it meanwhile. */
  readonly current: unknown;

  constructor(
    status: number,
    code: ProblemCode,
    more: {
      params?: TextParams;
      fields?: Record<string, string>;
      retryAfter?: number;
      current?: unknown;
    } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.params = more.params ?? {};
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.current = more.current;
  }
}

/** Sends `{code, message, fields?, current?, requestId}` in the reader's language. */
export function sendProblem(reply: FastifyReply, problem: Problem, lang: Lang, requestId: string): void {
  const fields =
    problem.fields &&
    Object.fromEntries(Object.entries(problem.fields).map(([path, key]) => [path, fieldText(lang, key)]));
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      code: problem.code,
      message: problemText(lang, problem.code, problem.params),
      fields,
      current: problem.current,
      requestId,
    });
}
