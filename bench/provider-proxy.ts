import { Agent, createServer, type IncomingMessage, request } from 'node:http';

/** Stands between the app and the payment provider and keeps how long the provider took for each order id, in ms. */
export type ProviderProxy = { url: string; took: Map<string, number>; stop(): void };

/** Forwards everything to `target`, which need not be there yet. */
export async function startProviderProxy(target: string): Promise<ProviderProxy> {
  const took = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  const server = createServer(async (incoming, reply) => {
    const body = await bytesOf(incoming);
    const began = performance.now();
    const onward = request(new URL(incoming.url ?? '/', target), {
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(target).host },
      agent,
    });
    onward.on('error', (error) => reply.writeHead(502).end(error.message));
    onward.on('response', async (answer) => {
      const answered = await bytesOf(answer);
      const orderId = orderIdIn(body);
      if (orderId) took.set(orderId, performance.now() - began);
      reply.writeHead(answer.statusCode ?? 502, {
        'content-type': answer.headers['content-type'] ?? 'application/json',
        'content-length': answered.length,
      });
      reply.end(answered);
    });
    onward.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    took,
    stop() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function orderIdIn(body: Buffer): string | undefined {
  const sent = JSON.parse(body.toString('utf8') || '{}') as { transaction_details?: { order_id?: string } };
  return sent.transaction_details?.order_id;
}
