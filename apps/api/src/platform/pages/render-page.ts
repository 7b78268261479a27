import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { PageContext, WebBuild } from './pages.ts';

/** Renders the page at an address; its loaders get the context. */
export function pageRenderer(
  build: WebBuild['build'],
  mode: 'production' | 'development',
): (url: URL, context: PageContext) => Promise<Response> {
  const handle = createRequestHandler(build, mode);
  return (url, context) => {
    const provider = new RouterContextProvider();
    provider.set(build.entry.module.serverContext, context);
    return handle(new Request(url), provider);
  };
}
