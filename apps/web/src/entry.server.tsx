import { Writable } from 'node:stream';
import type { Feature, Lang } from '@fasih/messages/texts';
import { textsIn } from '@fasih/messages/texts';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';
import { TextsContext } from './lib/texts.ts';

export { serverContext } from './lib/server-context.ts';

/**
 * Renders a page to one full text. The texts it has used are named on `<html>` where React brings the page to life, so that
 * the browser loads just those before it hydrates.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const used = new Set<Feature>();
  const read = <F extends Feature>(lang: Lang, feature: F) => {
    used.add(feature);
    return textsIn(lang)[feature];
  };
  const rendered = await renderToText(
    <TextsContext value={{ read }}>
      <ServerRouter context={routerContext} url={request.url} />
    </TextsContext>,
  );
  const isRead = routerContext.staticHandlerContext.matches.some(
    ({ route }) => route.handle?.isRead === true,
  );
  const html = isRead
    ? rendered.text
    : scriptsAfterPaint(rendered.text).replace('<html ', `<html data-texts="${[...used].join(' ')}" `);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const answer = rendered.failed ? 500 : status;
  return new Response(
    request.method === 'HEAD' ? null : `<!doctype html>${html.replace(/^<!DOCTYPE html>/i, '')}`,
    {
      status: answer,
      headers,
    },
  );
}

/** On a slow connection the scripts give way to what the first paint needs; React Router has no option for it. */
function scriptsAfterPaint(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

function renderToText(page: React.ReactNode): Promise<{ text: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    const pieces: string[] = [];
    let failed = false;
    const sink = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece.toString('utf8'));
        done();
      },
      final(done) {
        resolve({ text: pieces.join(''), failed });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // Finished parts stay where they are instead of being moved into place by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: () => {
        failed = true;
      },
    });
  });
}
