import type { APIMessage } from 'discord-api-types/v10';
import type { Answer, Pending } from '../../../src/playground/index.ts';
import { isSecret, messageText, valuesFor } from '../playscript/print.ts';
import type { Room } from '../room.ts';

/** Something on a message that can be pressed or chosen from. */
export interface Part {
  readonly id: string;
  readonly label: string;
  readonly isMain: boolean;
  readonly options: readonly Choosable[]; // of a select
}

interface Choosable {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
}

interface Raw {
  readonly custom_id?: string;
  readonly label?: string;
  readonly style?: number;
  readonly disabled?: boolean;
  readonly options?: readonly Choosable[];
}

const MAIN = 1;

/** What can be pressed on a message; links aside. */
export const partsOf = ({ components = [] }: APIMessage): readonly Part[] =>
  components
    .flatMap((row) => ('components' in row ? (row.components as readonly Raw[]) : []))
    .flatMap(({ custom_id: id, label = '', style, disabled, options = [] }) =>
      id === undefined || disabled === true ? [] : [{ id, label, isMain: style === MAIN, options }],
    );

/** Who plays a hero; null: nobody does, they act by themselves. */
export type Seat = readonly [who: string | null, hero: string];

/** What somebody looks for: a label, or a pattern that it has. */
export type Label = string | RegExp;

const isCalled = (label: string, wanted: Label): boolean =>
  typeof wanted === 'string' ? label === wanted : wanted.test(label);

/** Plays by touch alone, and counts: a press is one, a select two (open, choose), sending a form one. */
export class Thumb {
  readonly room: Room;
  readonly seats: readonly Seat[];
  presses = 0;
  /** What each touch led to: the requests to Discord, as 'PATCH /channels/…'. */
  requests: (readonly string[])[] = [];
  /** Questions that were asked in the channel. */
  questions = 0;
  #forms = new Map<string, Answer>();
  #before: ReadonlySet<string>;

  constructor(room: Room, seats: readonly Seat[]) {
    this.room = room;
    this.seats = seats;
    this.#before = new Set(this.publicMessages().map(({ id }) => id));
    room.table.playground.on('message', ({ api }) => {
      const isHere = api.channel_id === room.table.playground.world.channel(room.channel).id;
      if (isHere && !isSecret(api) && partsOf(api).some(({ id }) => id.startsWith('decide')))
        this.questions += 1;
    });
  }

  /** What everybody sees in the channel, oldest first; Discord's own words aside. */
  publicMessages(): readonly APIMessage[] {
    return this.room.messages('Mia').filter((message) => !isSecret(message) && message.type !== PINNED);
  }

  /** What the bot has posted for everybody since this began, and is there still. */
  posted(): readonly APIMessage[] {
    return this.publicMessages().filter(({ id, author }) => author.bot === true && !this.#before.has(id));
  }

  /** Counts from now on. */
  begin(): void {
    this.presses = 0;
    this.requests = [];
    this.questions = 0;
    this.#before = new Set(this.publicMessages().map(({ id }) => id));
  }

  /** The newest message that somebody sees with something so called on it. */
  find(who: string, wanted: Label): { readonly message: APIMessage; readonly part: Part } | null {
    for (const message of this.room.messages(who).toReversed()) {
      const part = partsOf(message).find(
        ({ label, options }) => options.length === 0 && isCalled(label, wanted),
      );
      if (part !== undefined) return { message, part };
    }
    return null;
  }

  /** Presses a button of the newest message that has it. Gives what is read in answer. */
  async press(who: string, wanted: Label): Promise<string> {
    const found = this.find(who, wanted);
    if (found === null) throw new Error(`${who} sees no [${String(wanted)}]`);
    return this.pressPart(who, found.message, found.part);
  }

  async pressPart(who: string, message: APIMessage, { id }: Part): Promise<string> {
    this.presses += 1;
    return this.#heard(who, () => this.room.person(who).press(message, id));
  }

  /** Opens a select and chooses: of the newest message that offers it. */
  async choose(who: string, wanted: Label): Promise<string> {
    for (const message of this.room.messages(who).toReversed())
      for (const { id, options } of partsOf(message)) {
        const option = options.find(({ label }) => isCalled(label, wanted));
        if (option === undefined) continue;
        this.presses += 2;
        return this.#heard(who, () => this.room.person(who).select(message, id, [option.value]));
      }
    throw new Error(`${who} is offered no <${String(wanted)}>`);
  }

  /** Fills in the form that is open, by labels, and sends it. */
  async send(who: string, fields: Readonly<Record<string, string>>): Promise<string> {
    const form = this.#forms.get(who);
    if (form === undefined) throw new Error(`no form is open for ${who}`);
    this.#forms.delete(who);
    this.presses += 1;
    return this.#heard(who, () => this.room.person(who).submit(form, valuesFor(form, fields)));
  }

  async #heard(who: string, touch: () => Pending): Promise<string> {
    const { playground, turnkeeper } = this.room.table;
    const asked: string[] = [];
    const { id: here } = playground.world.channel(this.room.channel);
    const deaf = playground.on('request', ({ method, path }) => {
      const isElsewhere = path.startsWith('/channels/') && !path.startsWith(`/channels/${here}/`);
      if (!isElsewhere) asked.push(`${method} ${path}`); // in other rooms fights go on by themselves
    });
    const answer = await touch();
    await turnkeeper.bot.idle();
    deaf();
    this.requests.push(asked);
    if (answer.kind === 'failed') throw new Error(`no answer: ${answer.reason}`);
    if (answer.modal !== null) this.#forms.set(who, answer);
    return [answer.message(), ...answer.followups()]
      .flatMap((message) => (message === undefined ? [] : [messageText(message)]))
      .join('\n');
  }
}

/** Discord's own word that something was pinned. */
const PINNED = 6;
