import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { Core } from '../core.ts';
import { avatarSvg } from '../world/avatars.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const guards = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** The page may load what this server has, and nothing from elsewhere. */
const policy =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; frame-ancestors 'none'";

const notBuilt = `<!doctype html><meta charset="utf-8"><title>Playground</title>
<h1>The page is not built yet</h1>
<p>The playground's server runs, but its page is missing. <code>npm start</code> builds it; so does the next start.</p>`;

function give(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body), ...guards });
  response.end(body);
}

/** Sent files, avatars, and the built page. */
export async function serveStatic(
  core: Core,
  pageFolder: string,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const parts = path.split('/').slice(1).map(decode);
  if (parts[0] === 'attachments') return serveAttachment(core, response, parts[2] ?? '');
  if (parts[0] === 'avatars') return serveAvatar(core, response, parts[1] ?? '', parts[2] ?? '');
  if (parts[0] === 'embed' && parts[1] === 'avatars')
    return give(response, 200, 'image/svg+xml', avatarSvg(parts[2] ?? '0', '?'));
  const wanted = path === '/' ? 'index.html' : normalize(parts.join('/'));
  if (wanted.startsWith('..') || wanted.includes(`..${sep}`))
    return give(response, 404, 'text/plain', 'Not found');
  try {
    const body = await readFile(join(pageFolder, wanted));
    const type = types[extname(wanted)] ?? 'application/octet-stream';
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      ...guards,
    });
    response.end(body);
  } catch {
    if (path === '/') give(response, 503, 'text/html; charset=utf-8', notBuilt);
    else give(response, 404, 'text/plain', 'Not found');
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Pictures and text are shown; anything else is offered as a download, never run as a page. */
function serveAttachment(core: Core, response: ServerResponse, id: string): void {
  const file = core.files.get(id);
  if (!file) {
    give(response, 404, 'text/plain', 'This content is no longer available.');
    return;
  }
  const shown = /^(image\/(png|jpeg|gif|webp)|text\/plain|application\/json)/.test(file.type);
  response.writeHead(200, {
    'content-type': shown ? file.type : 'application/octet-stream',
    'content-length': file.bytes.length,
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    ...guards,
  });
  response.end(file.bytes);
}

function serveAvatar(core: Core, response: ServerResponse, id: string, file: string): void {
  const given = core.avatars.get(file.replace(/\.[a-z]+$/, ''));
  if (given?.startsWith(`${core.origin()}/`)) {
    response.writeHead(302, { location: given, ...guards });
    response.end();
    return;
  }
  const user = core.world.users.get(id);
  const name = user?.global_name ?? user?.username ?? core.world.webhooks.get(id)?.name ?? '?';
  give(response, 200, 'image/svg+xml', avatarSvg(id, name));
}
