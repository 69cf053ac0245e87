import { setImmediate as nextTurn } from 'node:timers/promises';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { jsonBody, type Playground, type Written } from '../../src/playground/index.ts';

type Send = RESTOptions['makeRequest'];

/** What a client sees when its line is cut. */
const cut = () => Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });

/** An answer as the library takes it. */
function taken(answer: Written): Awaited<ReturnType<Send>> {
  const { status, text } = answer;
  let bodyUsed = false;
  const read = <T>(as: (text: string) => T) => {
    bodyUsed = true;
    return Promise.resolve(as(text ?? ''));
  };
  return {
    body: null,
    get bodyUsed() {
      return bodyUsed;
    },
    headers: new Headers(answer.headers),
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    arrayBuffer: () => read((whole) => new TextEncoder().encode(whole).buffer),
    json: () => read<unknown>(JSON.parse),
    text: () => read((whole) => whole),
  };
}

/**
 * Sends what the library asks from within the same process: most of what a request takes is its way over two sockets. Files still go
 * that way. For `new Client({ rest: { makeRequest } })`.
 */
export function straight(playground: Playground): Send {
  return async (url, init) => {
    const { body = null, method = 'GET', signal } = init;
    const { origin: there, pathname, search } = new URL(url);
    if (there !== playground.url || (body !== null && typeof body !== 'string'))
      return DefaultRestOptions.makeRequest(url, init);
    const headers = new Headers(init.headers as Record<string, string>);
    await nextTurn(); // nobody answers before whoever asks has gone on
    const answering = playground.answer({
      method,
      path: pathname.slice('/api'.length),
      search: search.slice(1),
      type: headers.get('content-type') ?? '',
      authorization: headers.get('authorization') ?? undefined,
      body: async () => jsonBody(body ?? ''),
    });
    const answer = await (signal == null ? answering : unlessAborted(answering, signal));
    await nextTurn();
    if (answer === undefined) throw cut();
    return taken(answer);
  };
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}
