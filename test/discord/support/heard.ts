import type { Interaction } from '../../../src/playground/interactions/book.ts';
import type { Playground } from '../../../src/playground/index.ts';
import type { StoredMessage } from '../../../src/playground/world/state.ts';

/** All that Discord shows to each person: messages and what becomes of them, suggestions, forms; with their buttons and files. */
export class Heard {
  readonly #byPerson = new Map<string, string[]>();
  readonly #playground: Playground;

  constructor(playground: Playground) {
    this.#playground = playground;
    playground.on('message', (message) => this.#message(message));
    playground.on('edit', ({ message }) => this.#message(message));
    playground.on('acknowledged', (interaction) => this.#answer(interaction));
  }

  /** What each has been shown since the last time this was asked, by their names. */
  take(): ReadonlyMap<string, readonly string[]> {
    const taken = new Map(this.#byPerson);
    this.#byPerson.clear();
    return taken;
  }

  /** What somebody is shown, whatever it is. */
  show(who: string, what: unknown): void {
    const before = this.#byPerson.get(who) ?? [];
    this.#byPerson.set(who, [...before, JSON.stringify(what)]);
  }

  #message({ api, reader }: StoredMessage): void {
    const channel = this.#playground.world.channel(api.channel_id);
    const people = this.#playground.people().filter(({ id }) => {
      if (reader !== null) return id === reader;
      return channel.guildId !== null || this.#playground.world.directChannel(id).id === channel.id;
    });
    const { content, embeds, components, attachments, poll, thread } = api;
    for (const { name } of people)
      this.show(name, { content, embeds, components, attachments, poll, thread });
  }

  #answer({ personId, choices, modal }: Interaction): void {
    const who = this.#playground.people().find(({ id }) => id === personId);
    if (who !== undefined && (choices !== null || modal !== null)) this.show(who.name, { choices, modal });
  }
}
