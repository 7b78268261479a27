/** Codes for what happens before the server has said anything. */
export const NO_ANSWER = 'client.noAnswer';
export const NOT_SENT = 'client.notSent';

type Details = {
  code: string;
  message: string;
  status: number;
  fields?: Record<string, string>;
  requestId?: string;
};

/** A refusal or a fault of a call. `message` is the server's own sentence, in the reader's language. */
export class Problem extends Error {
  readonly code: string;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;

  constructor(details: Details) {
    super(details.message);
    this.name = 'Problem';
    this.code = details.code;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
  }

  /** No answer, or a fault of the server: worth trying again as it is. */
  get mayPass(): boolean {
    return this.code === NO_ANSWER || this.status >= 500;
  }
}

/** Reads the error body of the API; whatever else arrives becomes a general problem of that status. */
export async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<Details>;
  return new Problem({
    code: typeof said.code === 'string' ? said.code : `http.${response.status}`,
    message: typeof said.message === 'string' ? said.message : '',
    status: response.status,
    fields: said.fields,
    requestId: said.requestId ?? response.headers.get('x-request-id') ?? undefined,
  });
}
