import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './body.ts';
import type { Rest } from './server.ts';

/** Answers a request that came over a socket. `path` is what follows `/api`. */
export async function overSocket(
  rest: Rest,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const answer = await rest.answer({
    method,
    path,
    search,
    type: headers['content-type'] ?? '',
    authorization: headers.authorization,
    body: () => readBody(request),
  });
  if (answer === undefined) return void request.socket.destroy();
  const payload = answer.text === null ? null : Buffer.from(answer.text);
  response.writeHead(answer.status, {
    ...(payload === null ? {} : { 'content-length': payload.length }),
    ...answer.headers,
  });
  response.end(payload ?? undefined);
}
