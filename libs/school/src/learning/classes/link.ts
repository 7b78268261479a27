const KNOWN_HOSTS =
  /^(?:(?:[a-z0-9-]+\.)*zoom\.us|meet\.google\.com|teams\.microsoft\.com|(?:[a-z0-9-]+\.)+webex\.com)$/;

function addressOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Whether a text can be the link of online meetings: https and a host, without a sign-in in it. */
export function isMeetingLink(text: string): boolean {
  const address = addressOf(text);
  return address?.protocol === 'https:' && address.username === '' && address.password === '';
}

/** The host of a link where it is none of Zoom, Google Meet, Microsoft Teams or Webex, so that somebody looks twice. */
export function unknownHostOf(text: string): string | null {
  const host = addressOf(text)?.hostname ?? '';
  return KNOWN_HOSTS.test(host) ? null : host;
}
