const KNOWN_HOSTS =
  /^(?:(?:[a-z0-9-]+\.)*zoom\.us|meet\.google\.com|teams\.microsoft\.com|(?:[a-z0-9-]+\.)+webex\.com)$/;

/** A host with a domain, perhaps with a port, and what follows it: an address without a scheme. */
const WITHOUT_SCHEME = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/** Puts https:// before an address without a scheme, as mails and calendars write them; any other text stays as it is. */
export function withScheme(text: string): string {
  return WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
}

function addressOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** True for an https link with a host and without credentials. */
export function isMeetingLink(text: string): boolean {
  const address = addressOf(text);
  return address?.protocol === 'https:' && address.username === '' && address.password === '';
}

/**
 * The host of a link unless it is Zoom, Google Meet, Microsoft Teams or Webex, so that an unknown one can be
 * confirmed.
 */
export function unknownHostOf(text: string): string | null {
  const host = addressOf(text)?.hostname ?? '';
  return KNOWN_HOSTS.test(host) ? null : host;
}
