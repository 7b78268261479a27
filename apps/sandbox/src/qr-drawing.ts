import { createHash } from 'node:crypto';
import { type Html, html, join } from './html.ts';

const size = 29;
const finder = 7;

/**
 * A picture that looks like a QR code, drawn from the order's data. It encodes nothing, because sandbox pages must
 * not send a phone anywhere.
 */
export function qrDrawing(data: string, label: string): Html {
  const cells: Html[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (isDark(x, y, data)) cells.push(html`<rect x="${x}" y="${y}" width="1" height="1"/>`);
    }
  }
  return html`<svg class="qr" viewBox="-2 -2 ${size + 4} ${size + 4}" role="img" aria-label="${label}" shape-rendering="crispEdges">
<rect class="qr-paper" x="-2" y="-2" width="${size + 4}" height="${size + 4}"/>${join(cells)}</svg>`;
}

function isDark(x: number, y: number, data: string): boolean {
  for (const [left, top] of [
    [0, 0],
    [size - finder, 0],
    [0, size - finder],
  ] as const) {
    const dx = x - left;
    const dy = y - top;
    if (dx < -1 || dy < -1 || dx > finder || dy > finder) continue;
    const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
    return ring === 3 || ring <= 1;
  }
  const noise = createHash('sha256').update(`${data}:${y}`).digest();
  return ((noise[x >> 3] ?? 0) >> (x & 7)) % 2 === 1;
}
