// To write a file anew takes seconds where it is large, and nobody else can write meanwhile. So it is done while nobody wants to.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Longer and longer it is waited for a moment in which nobody writes; what never comes is done at the next start. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 600_000;

/** Runs something later; gives what calls it off. */
type Later = (ms: number, run: () => Promise<void>) => () => void;

const later: Later = (ms, run) => {
  const timer = setTimeout(() => void run(), ms).unref();
  return () => clearTimeout(timer);
};

/** Scrubs a file in a process of its own, which is ended for whoever wants to write: then it is tried again later. */
export class Scrubbing {
  readonly #file: string;
  readonly #timer: Later;
  #process: ChildProcess | null = null; // while nobody else can write
  #ended: Promise<unknown> = Promise.resolve(); // of that process
  #work: Promise<void> = Promise.resolve();
  #pause = FIRST_PAUSE_MS;
  #callOff: () => void = () => undefined;
  #isOpen = true;

  constructor(file: string, timer = later) {
    this.#file = file;
    this.#timer = timer;
  }

  /** Tries it, and sees to it that it is tried until it is done. Resolves when it is done or called off. */
  begin(): Promise<void> {
    this.#callOff();
    this.#work = this.#work.then(() => this.#once()); // one that goes on may have gone by what was deleted since
    return this.#work;
  }

  /** For whoever is about to write: resolves when they can. */
  async makeRoom(): Promise<void> {
    if (this.#process === null) return;
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  /** Calls it off for good. */
  async stop(): Promise<void> {
    this.#isOpen = false;
    this.#callOff();
    await this.makeRoom();
    await this.#work;
  }

  async #once(): Promise<void> {
    if (!this.#isOpen) return;
    const isDone = await this.#try();
    if (isDone) this.#pause = FIRST_PAUSE_MS;
    else if (this.#isOpen) this.#later();
  }

  #later(): void {
    this.#callOff = this.#timer(this.#pause, () => this.begin());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  async #try(): Promise<boolean> {
    const works = fork(new URL('./scrubber.ts', import.meta.url), [this.#file], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process = works;
    const end = () => void works.kill('SIGKILL'); // nobody would tell it to make room
    process.once('exit', end);
    works.on('message', () => {
      this.#process = null;
    });
    const ended = once(works, 'exit');
    this.#ended = ended;
    const [code] = await ended;
    this.#process = null;
    process.off('exit', end);
    return code === 0;
  }
}
