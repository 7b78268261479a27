import { asLang, type Feature, type Lang, preloadTexts, type Texts, textsAtHand } from './texts.ts';

/** Codes for what happens before the server has said anything. */
export const NO_ANSWER = 'client.noAnswer';
export const NOT_SENT = 'client.notSent';

type Details = {
  code: string;
  message: string;
  /** The language of `message`. */
  lang?: Lang;
  status: number;
  fields?: Record<string, string>;
  current?: unknown;
  requestId?: string;
  /** What the status is called, for an answer without a sentence. */
  statusText?: string;
  /** How long to wait before another try, in seconds. */
  retryAfter?: number;
};

/**
 * A refusal or a fault of a call. `message` is the server's own sentence in the language of the call; what is shown is
 * `messageIn`, which follows the language. `fields` holds keys of the field texts. `current` is the record as it stands
 * now, where a write was made on an older version of it; its shape is the one the call answers.
 */
export class Problem extends Error {
  readonly code: string;
  readonly lang: Lang | undefined;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly current: unknown;
  readonly requestId: string | undefined;
  readonly statusText: string;
  readonly retryAfter: number | undefined;

  constructor(details: Details) {
    super(details.message);
    this.name = 'Problem';
    this.code = details.code;
    this.lang = details.lang;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.current = details.current;
    this.requestId = details.requestId;
    this.statusText = details.statusText ?? '';
    this.retryAfter = details.retryAfter;
  }

  /** No answer, or a fault of the server: worth trying again as it is. */
  get mayPass(): boolean {
    return this.code === NO_ANSWER || this.status >= 500;
  }
}

/** Reads the error body of the API; whatever else arrives becomes a general problem of that status. */
export async function problemOf(
  response: Response,
  lang: Lang = asLang(document.documentElement.lang),
): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  const details = (typeof body === 'object' && body !== null ? body : {}) as Partial<Details>;
  const code = typeof details.code === 'string' ? details.code : `http.${response.status}`;
  wakeTexts(code, lang);
  return new Problem({
    code,
    message: typeof details.message === 'string' ? details.message : '',
    lang,
    status: response.status,
    fields: fieldKeys(details.fields ?? {}, lang),
    current: details.current,
    requestId: details.requestId ?? response.headers.get('x-request-id') ?? undefined,
    statusText: response.statusText || STATUS_TEXTS[response.status] || String(response.status),
    retryAfter: secondsOf(response.headers.get('retry-after')),
  });
}

/** HTTP/2 sends no names of statuses; these are what proxies answer without a sentence of ours. */
const STATUS_TEXTS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/**
 * The server's sentence in the shown language, '' where it said nothing. In another language than the call's it is
 * the text of the code; a text that is not at hand, or that needs parameters, stays as it was said.
 */
export function messageIn(problem: Problem, lang: Lang): string {
  if (problem.lang === lang || problem.message === '') return problem.message;
  const [feature = '', name = ''] = problem.code.split('.');
  const texts = textsAtHand(lang, feature) as { problems?: Record<string, unknown> } | undefined;
  const text = texts?.problems?.[name];
  return typeof text === 'string' ? text : problem.message;
}

/** Texts that were loaded once are loaded with every switch of the language; those of a refusal shall be among them. */
function wakeTexts(code: string, lang: Lang): void {
  preloadTexts(lang, [code.split('.')[0] as Feature]).catch(() => {
    // No such texts, or no connection: then the server's own sentence stays.
  });
}

/** The server writes fields out in the language of the call; as keys they follow the language, like our own. */
function fieldKeys(fields: Record<string, string>, lang: Lang): Record<string, string> {
  const common = textsAtHand(lang, 'common') as Texts['common'] | undefined;
  const keys = new Map(Object.entries(common?.fields ?? {}).map(([key, sentence]) => [sentence, key]));
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => [name, keys.get(sentence) ?? sentence]),
  );
}

/**
 * The record that a write was refused for (409 `common.stale`), or null where the error is another one. The server sends
 * it in the shape the call itself answers, with `changed`.
 */
export function staleRecord<R>(error: unknown): R | null {
  if (!(error instanceof Problem) || error.code !== 'common.stale') return null;
  return (error.current as R | undefined) ?? null;
}

/**
 * Saves on top of `base`; where it is refused because somebody changed the record meanwhile, but only in parts that are not
 * edited here, saves once more on top of the record as it is now.
 */
export async function saveOnTop<R, Result>(
  base: R,
  save: (base: R) => Promise<Result>,
  isUnrelated: (current: R) => boolean,
): Promise<Result> {
  try {
    return await save(base);
  } catch (error) {
    const current = staleRecord<R>(error);
    if (current === null || !isUnrelated(current)) throw error;
    return save(current);
  }
}
