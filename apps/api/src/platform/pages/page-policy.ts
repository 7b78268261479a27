import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The content security policy of a rendered page: our own scripts, and inline ones by hash (cached pages cannot use
 * nonces). Only the checkout allows the payment provider, and https frames of any origin, because a card's 3-D Secure
 * page comes from the buyer's bank.
 */
export function pagePolicy(html: string, config: Config, withProvider: boolean): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
    .map(
      ([, , script]) =>
        `'sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}'`,
    );
  const scripts = ["'self'", ...new Set(hashes)];
  const connects = ["'self'"];
  const frames: string[] = [];
  const images = ["'self'", 'data:', 'blob:'];
  if (withProvider) {
    const provider = new URL(config.payments.snapUrl).origin;
    scripts.push(provider);
    connects.push(provider);
    frames.push('https:');
    if (provider.startsWith('http:')) frames.push(provider);
    images.push(provider);
  }
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${images.join(' ')}`,
    "font-src 'self'",
    `connect-src ${connects.join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
