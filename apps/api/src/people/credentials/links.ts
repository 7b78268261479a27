/** Where a mailed one-time value is used, under the school's address; the page sends it on by itself. */
export function resetPath(token: string): string {
  return `/reset-password?token=${token}`;
}

export function verifyPath(token: string): string {
  return `/verify-email?token=${token}`;
}
