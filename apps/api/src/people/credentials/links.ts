/** The page of a mailed one-time value, relative to the school's address. */
export function resetPath(token: string): string {
  return `/reset-password?token=${token}`;
}

export function verifyPath(token: string): string {
  return `/verify-email?token=${token}`;
}

export function confirmEmailPath(token: string): string {
  return `/confirm-email?token=${token}`;
}

export function stopEmailPath(token: string): string {
  return `/stop-email-change?token=${token}`;
}
