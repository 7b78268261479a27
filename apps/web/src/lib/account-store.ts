/** Whose data is on the screen; compared when somebody signs in through the session dialog. */
let shown: string | null = null;

export function rememberAccount(id: string): void {
  shown = id;
}

/** Null when no page has asked who is signed in. */
export function shownAccount(): string | null {
  return shown;
}
