import type { IncomingMessage } from 'node:http';

/**
 * Whether a request comes from this machine's own pages and programs: its Host must be the address that is served, and a browser's
 * Origin must be that page. Keeps other web sites (and names that were rebound to 127.0.0.1) out.
 */
export function isOurs(request: IncomingMessage, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(request.headers.host ?? '')) return false;
  const { origin } = request.headers;
  return origin === undefined || hosts.some((host) => origin === `http://${host}`);
}
