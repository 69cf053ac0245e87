// Which addresses the page may load pictures and files from: its own server's only.

/**
 * The address as one on this page's own server, or null where it is somebody else's.
 * The server may be reached as `localhost` and call itself `127.0.0.1`: that is the same place.
 */
export function ownAddress(address: string, page: Pick<Location, 'origin' | 'hostname'>): string | null {
  if (address.startsWith('data:image/')) return address;
  if (!URL.canParse(address, page.origin)) return null;
  const url = new URL(address, page.origin);
  const loopback = (host: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(host);
  const same = url.origin === page.origin || (loopback(url.hostname) && loopback(page.hostname));
  return same && /^https?:$/.test(url.protocol) ? url.pathname + url.search : null;
}

/** A link somebody wrote: only ever to a web address. */
export function safeLink(address: string): string | null {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}
