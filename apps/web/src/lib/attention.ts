/** Without a sign of a person for this long, calls count as made by the page itself. */
const ATTENDED_MS = 120_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let lastSign: number | null = null;
const note = () => {
  lastSign = Date.now();
};

/**
 * Whether nobody has moved, pressed or typed anything in this page for two minutes. What it asks then by itself does not keep the
 * session of an admin from ending (docs/product/accounts.md#sessions). Opening the page is the first sign.
 */
export function isUnattended(): boolean {
  if (lastSign === null) {
    for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true });
    note();
  }
  return lastSign !== null && Date.now() - lastSign > ATTENDED_MS;
}
