// One WebSocket that comes back by itself.
import type { FromPage, ToPage } from '../../protocol.ts';

export interface Connection {
  /** @returns false where nothing can be sent now */
  send(word: FromPage): boolean;
}

export interface ConnectionEvents {
  word(word: ToPage): void;
  lost(): void;
  /** The server will not have this person: trying again is of no use. */
  refused(reason: string): void;
}

const firstWait = 300;
const longestWait = 5000;
/** How the server closes a socket of somebody it does not know. */
const nobody = 4004;

/** Opens the socket and opens it again whenever it is lost, waiting a little longer each time. */
export function connect(address: string, events: ConnectionEvents): Connection {
  let socket: WebSocket | null = null;
  let wait = firstWait;

  const open = () => {
    socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      wait = firstWait;
    });
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      events.word(JSON.parse(event.data) as ToPage);
    });
    socket.addEventListener('close', (event) => {
      socket = null;
      if (event.code === nobody) {
        events.refused(event.reason);
        return;
      }
      events.lost();
      setTimeout(open, wait);
      wait = Math.min(wait * 2, longestWait);
    });
  };
  open();

  return {
    send(word) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(word));
      return true;
    },
  };
}
