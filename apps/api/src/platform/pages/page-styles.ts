import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+)(#[^"]*)?"\/?>/g;

/**
 * A phone paints nothing before every stylesheet of the head has come, each a journey of its own. So the styles of a kept
 * page stand in the page itself; its links, which the router still expects to find, are disabled and load nothing. Some
 * browsers look ahead in the page and would still fetch a disabled one, so they are also for no medium.
 * Asset names carry their hash, so what is read once stays right.
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
    const later = html.replace(STYLESHEET, (link, path: string) => {
      styles.push(styleOf(path));
      return link.replace('<link ', '<link disabled media="not all" ');
    });
    return styles.length === 0
      ? html
      : later.replace('</head>', `<style>${styles.join('\n')}</style></head>`);
  };
}
