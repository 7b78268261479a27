import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+)(#[^"]*)?"\/?>/g;

/** Whether a rendered page is only read: the web app gave it its small script instead of React's (`root.tsx`). */
export function isRead(html: string): boolean {
  return /<html [^>]*data-reading=/.test(html);
}

/**
 * Inlines the stylesheets of public pages, because a phone paints nothing before each of them has loaded. Where React brings
 * the page to life their links stay, since the router expects them, but are disabled and match no medium, so that preload
 * scanners skip them. File names carry a hash, so a stylesheet is read once.
 */
export function stylesInside(clientFolder: string): (html: string) => string {
  const read = new Map<string, string>();
  const styleOf = (path: string) => {
    let css = read.get(path);
    if (css === undefined) {
      css = readFileSync(join(clientFolder, path), 'utf8').trim();
      read.set(path, css);
    }
    return css;
  };
  return (html) => {
    const styles: string[] = [];
    const withoutLinks = isRead(html);
    const later = html.replace(STYLESHEET, (link, path: string) => {
      styles.push(styleOf(path));
      return withoutLinks ? '' : link.replace('<link ', '<link disabled media="not all" ');
    });
    return styles.length === 0
      ? html
      : later.replace('</head>', `<style>${styles.join('\n')}</style></head>`);
  };
}
