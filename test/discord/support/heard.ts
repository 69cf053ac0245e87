import { gunzipSync } from 'node:zlib';
import type { APIAttachment } from 'discord-api-types/v10';
import type { Interaction } from '../../../src/playground/interactions/book.ts';
import { type Person, type Playground, Refused } from '../../../src/playground/index.ts';
import type { StoredMessage } from '../../../src/playground/world/state.ts';

type Channel = ReturnType<Playground['world']['channel']>;

const PRIVATE_THREAD = 12;
const COMMAND = 2;
const READABLE = /\.(?:html|md|json|txt|csv)(?:\.gz)?$/u;

/** All that Discord shows to each person: messages and what becomes of them, suggestions, forms; with their buttons and files. */
export class Heard {
  readonly #byPerson = new Map<string, string[]>();
  /** What was typed behind commands, by the interaction: Discord shows it to whoever sees their answer. */
  readonly #typed = new Map<string, unknown>();
  readonly #playground: Playground;
  #opening: Promise<void>[] = [];

  constructor(playground: Playground) {
    this.#playground = playground;
    playground.on('interaction', ({ id, payload }) => this.#typed.set(id, payload.data));
    playground.on('message', (message) => this.#message(message));
    playground.on('edit', ({ message }) => this.#message(message));
    playground.on('acknowledged', (interaction) => this.#answer(interaction));
    playground.on('channel', ({ channel }) => this.#channel(channel));
  }

  /** What each has been shown since the last time this was asked, by their names; what a file says is in it. */
  async take(): Promise<ReadonlyMap<string, readonly string[]>> {
    const opening = this.#opening;
    this.#opening = [];
    await Promise.all(opening);
    const taken = new Map(this.#byPerson);
    this.#byPerson.clear();
    return taken;
  }

  /** What somebody is shown, whatever it is. */
  show(who: string, what: unknown): void {
    const before = this.#byPerson.get(who) ?? [];
    this.#byPerson.set(who, [...before, typeof what === 'string' ? what : JSON.stringify(what)]);
  }

  #message({ api, reader }: StoredMessage): void {
    const channel = this.#playground.world.channel(api.channel_id);
    const people = this.#playground
      .people()
      .filter((person) => (reader === null ? this.#sees(person, channel) : person.id === reader));
    const { author, content, embeds, components, attachments, poll, thread, interaction_metadata: by } = api;
    const typed = by?.type === COMMAND ? this.#typed.get(by.id) : undefined;
    for (const { name } of people) {
      if (typed !== undefined) this.show(name, { typed });
      this.show(name, { by: author.username, content, embeds, components, attachments, poll, thread });
      for (const file of attachments)
        if (READABLE.test(file.filename)) this.#opening.push(this.#file(name, file));
    }
  }

  async #file(who: string, { url, filename }: APIAttachment): Promise<void> {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    this.show(who, new TextDecoder().decode(filename.endsWith('.gz') ? gunzipSync(bytes) : bytes));
  }

  #channel(channel: Channel): void {
    for (const person of this.#playground.people())
      if (this.#sees(person, channel)) this.show(person.name, channel.name);
  }

  #sees(person: Person, channel: Channel): boolean {
    if (channel.guildId === null) return this.#playground.world.directChannel(person.id).id === channel.id;
    if (channel.type !== PRIVATE_THREAD) return true;
    try {
      return person.messages(channel.id).length >= 0;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  #answer({ personId, choices, modal }: Interaction): void {
    const who = this.#playground.people().find(({ id }) => id === personId);
    if (who !== undefined && (choices !== null || modal !== null)) this.show(who.name, { choices, modal });
  }
}
