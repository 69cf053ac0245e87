// A connection to a server that can be cut, and joined again: as when the server goes away and comes back.
import { createServer, connect, type Server, type Socket } from 'node:net';

export class Wire {
  readonly #to: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #isStill = false;

  constructor(to: number) {
    this.#to = to;
  }

  get port(): number {
    return this.#port;
  }

  /** Lets everybody through, at the same port each time. */
  join(): Promise<void> {
    this.#isStill = false;
    const server = createServer((near) => {
      const far = connect(this.#to, '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => this.#sockets.delete(socket));
      }
      if (!this.#isStill) near.pipe(far).pipe(near);
    });
    this.#server = server;
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', () => {
        const address = server.address();
        this.#port = typeof address === 'object' && address ? address.port : 0;
        resolve();
      });
    });
  }

  /** Lets everybody stay, and no word through: as when a server hangs. */
  still(): void {
    this.#isStill = true;
    for (const socket of this.#sockets) {
      socket.unpipe();
      socket.pause();
    }
  }

  /** Throws everybody out, and lets nobody in. */
  cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      if (this.#server === null) resolve();
      else this.#server.close(() => resolve());
    });
    for (const socket of this.#sockets) socket.destroy();
    return closed;
  }
}
