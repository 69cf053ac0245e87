import type { Core } from '../core.ts';
import type { Upload } from '../world/files.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request, taken apart. */
export interface Call {
  readonly core: Core;
  readonly method: Method;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly Upload[];
  /** A part of the path: `param('channel')` of `/channels/:channel`. */
  param(name: string): string;
}

/** What a handler gives: a body for 200, or a status with or without one. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

export type Handler = (call: Call) => Reply;

export interface RouteOptions {
  /** Needs the bot's token. A token in the path speaks for itself. */
  readonly auth?: boolean;
  /** Counts towards the 50 requests a second. */
  readonly global?: boolean;
}

export interface Route extends Required<RouteOptions> {
  readonly method: Method;
  readonly pattern: string;
  readonly handler: Handler;
}

export function route(method: Method, pattern: string, handler: Handler, options: RouteOptions = {}): Route {
  return { method, pattern, handler, auth: options.auth ?? true, global: options.global ?? true };
}

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const created = (body: unknown): Reply => ({ status: 201, body });
export const done: Reply = { status: 204 };

interface Node {
  readonly fixed: Map<string, Node>;
  any: Node | null;
  readonly routes: Map<string, Route>;
}

function node(): Node {
  return { fixed: new Map(), any: null, routes: new Map() };
}

export type Match =
  | { readonly found: Route; readonly params: ReadonlyMap<string, string> }
  | { readonly found: null; readonly pathKnown: boolean };

/** Finds routes by path, part by part; fixed parts go before placeholders. */
export class Router {
  readonly #root: Node = node();

  constructor(routes: readonly Route[]) {
    for (const entry of routes) this.#add(entry);
  }

  #add(entry: Route): void {
    let at = this.#root;
    for (const part of entry.pattern.split('/').slice(1)) {
      const known = part.startsWith(':') ? at.any : at.fixed.get(part);
      const next = known ?? node();
      if (part.startsWith(':')) at.any = next;
      else at.fixed.set(part, next);
      at = next;
    }
    at.routes.set(entry.method, entry);
  }

  match(method: string, path: string): Match {
    const parts = path.split('/').slice(1).map(decoded);
    const found = walk(this.#root, parts, 0, (end) => end.routes.get(method));
    if (!found) {
      const pathKnown = walk(this.#root, parts, 0, (end) => end.routes.size > 0 || undefined) ?? false;
      return { found: null, pathKnown };
    }
    const params = new Map<string, string>();
    found.pattern
      .split('/')
      .slice(1)
      .forEach((part, index) => {
        if (part.startsWith(':')) params.set(part.slice(1), parts[index] ?? '');
      });
    return { found, params };
  }
}

function walk<T>(
  at: Node,
  parts: readonly string[],
  index: number,
  take: (end: Node) => T | undefined,
): T | undefined {
  const part = parts[index];
  if (part === undefined) return take(at);
  const fixed = at.fixed.get(part);
  const found = fixed && walk(fixed, parts, index + 1, take);
  if (found !== undefined || !at.any || part === '') return found;
  return walk(at.any, parts, index + 1, take);
}

/** `%40original` and `@me` come both ways. */
function decoded(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
