import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Desk } from './desk.ts';
import { type MethodName, methodNames } from './methods.ts';
import type { Page } from './model.ts';
import { address, lostPage, type PageView, pageVersion, paymentPage } from './page.ts';
import type { Store } from './store.ts';
import { outcomes } from './transitions.ts';

/** Content security policy: only our two files, forms to ourselves; any site may frame it, as snap.js requires. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  'frame-ancestors http: https:',
].join('; ');

const query = z.object({
  lang: z.enum(['id', 'en']).catch('id'),
  embedded: z.literal('1').optional().catch(undefined),
  /** The merchant's client key; only snap.js sends it. */
  key: z.string().optional().catch(''),
  parent: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .catch(undefined),
});

const form = z.object({
  method: z.enum(methodNames as [MethodName, ...MethodName[]]).optional(),
  transaction: z.string().optional(),
  outcome: z.enum([...outcomes, 'pending']).optional(),
  card: z.string().max(40).optional(),
});

const assets = {
  'page.css': 'text/css; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'snap.js': 'text/javascript; charset=utf-8',
} as const;

type ByToken = { Params: { token: string } };

type PageDoor = {
  desk: Desk;
  store: Store;
  now: () => number;
  merchantName: string;
  clientKey: string;
};

/** What browsers load: snap.js, the payment page and its buttons. */
export function pageRoutes(app: FastifyInstance, door: PageDoor): void {
  for (const [name, type] of Object.entries(assets)) {
    const text = readFileSync(new URL(`./assets/${name}`, import.meta.url));
    const path = name === 'snap.js' ? '/snap/snap.js' : `/snap/assets/${name}`;
    app.get(path, async (_request, reply) => {
      reply
        .header('content-type', type)
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff');
      return reply.send(text);
    });
  }

  app.get<ByToken>('/snap/v4/redirection/:token', async (request, reply) => {
    const params = query.parse(request.query);
    if (params.key !== undefined && params.key !== door.clientKey) {
      return sendPage(reply.code(401), lostPage(params.lang, 'wrongKey'));
    }
    const page = door.store.pages.get(request.params.token);
    if (page === undefined || page.replaced)
      return sendPage(reply.code(404), lostPage(params.lang, page === undefined ? 'unknown' : 'closed'));
    return sendPage(reply, paymentPage(viewOf(door, page, params)));
  });

  app.get<ByToken>('/snap/v4/redirection/:token/state', async (request, reply) => {
    const page = door.store.pages.get(request.params.token);
    if (page === undefined) return reply.code(404).send({ version: 'gone' });
    reply.header('cache-control', 'no-store');
    return { version: page.replaced ? 'gone' : pageVersion(door.desk.current(page), door.desk.isOpen(page)) };
  });

  app.post<ByToken>('/snap/v4/redirection/:token/act', async (request, reply) => {
    const params = query.parse(request.query);
    const page = door.store.pages.get(request.params.token);
    if (page === undefined) return sendPage(reply.code(404), lostPage(params.lang, 'unknown'));
    const sent = form.safeParse(request.body);
    if (!sent.success) return sendPage(reply.code(400), paymentPage(viewOf(door, page, params)));
    press(door, page, sent.data);
    return reply.redirect(address(viewOf(door, page, params)), 303);
  });
}

/** A button pressed too late changes nothing: the next page shows the current state. */
function press(door: PageDoor, page: Page, pressed: z.infer<typeof form>): void {
  const { desk, store } = door;
  const named =
    pressed.transaction === undefined ? null : (store.transactions.get(pressed.transaction) ?? null);
  const own = named !== null && named.orderId === page.orderId ? named : null;
  const tx =
    own ?? (pressed.method === undefined ? null : desk.choose(page, pressed.method, {}, pressed.card));
  if (tx !== null && pressed.outcome !== undefined && pressed.outcome !== 'pending')
    desk.act(tx, pressed.outcome);
}

function viewOf(door: PageDoor, page: Page, params: z.infer<typeof query>): PageView {
  return {
    page,
    tx: door.desk.current(page),
    open: door.desk.isOpen(page),
    lang: params.lang,
    embedded: params.embedded === '1',
    parent: params.parent ?? null,
    merchantName: door.merchantName,
    now: door.now(),
  };
}

function sendPage(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(text);
}
