import type { APIMessage } from 'discord-api-types/v10';
import { type Answer, type OptionValues, type Person, Refused } from '../../../src/playground/index.ts';
import { pickedFrom } from '../../support/playscript/print.ts';
import { heroFile } from './hero.ts';
import { answerText, type Room } from './room.ts';

/** What is written into forms. */
const WRITTEN = ['1', '2', '3', '6', 'x', 'because', 'Axe, 2, Slashing'];

interface Option {
  readonly name: string;
  readonly type: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly min_value?: number;
  readonly max_value?: number;
  readonly max_length?: number;
  readonly choices?: readonly { readonly value: string | number }[];
  readonly options?: readonly Option[];
}

interface Pressable {
  readonly type: number;
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly max_values?: number;
  readonly label?: string;
  readonly options?: readonly { readonly value: string; readonly label?: string }[];
}

const FEW = 1.5; // options that nobody needs to give, and somebody gives all the same
const CHAT = 1; // what is typed, not what stands in a message's menu

const WORDS = [
  'Kira',
  'Tiz',
  'Raider',
  'raider 2',
  'Gate',
  'Yard',
  'Gate - Yard - Hall',
  'Prone',
  'Body',
  '4:2',
  '2d6+1',
  'name',
  '3',
  '0',
  '-1',
  '@everyone',
  '🗡️',
  '\u202Ex',
  'Longsword',
  'Zora',
  'x'.repeat(200),
];

/** Rolls as they are written. */
const ROLLS = ['2d6+1', '1d20', '3d6', 'd8', '4d6kh3'];

/** Dice that somebody has rolled on a table, or says so. */
const TYPED = ['3', '2 5', '6 1 3', '4 2 6 1', '5 5 5 5 5', '1 2 3 4 5 6', '6 6 6 6 6 6 6', '7', 'four'];

/** What makes a fight go on is done more often than the rest. */
const OFTEN = [
  'attack',
  'attack',
  'attack',
  'act',
  'act',
  'act',
  'check',
  'condition add',
  'encounter next',
  'encounter next',
  'encounter add',
  'encounter start',
  'undo',
] as const;
const ENDS = /campaign (archive|create|settings)|encounter (end|remove)|character archive|privacy delete/u;

/** A command that is used often: by whoever it may be, or by the GM or a player. */
type Wish = string | { readonly by: 'GM' | 'player'; readonly does: string };

const commandOf = (wish: Wish): string => (typeof wish === 'string' ? wish : wish.does);

/** What else somebody does and types, besides what comes to everybody's mind. */
export interface Habits {
  readonly words: readonly string[];
  readonly often: readonly Wish[]; // each of these comes as often as the others
  readonly never: RegExp; // commands
  readonly leaves: RegExp; // custom ids
  /**
   * How often each thing was done: by a GM as 'GM roll', a button or a list as '[why]'; what was refused does not count. What was done least
   * is tried more. Null: everything is done as it comes.
   */
  readonly reached: Map<string, number> | null;
  /** Where somebody is, beside the room. */
  readonly places: (who: string) => readonly string[];
}

const plain: Habits = {
  words: WORDS,
  often: OFTEN,
  never: /^$/u,
  leaves: /^privacy\.delete$/u,
  reached: null,
  places: () => [],
};

const REFUSED = 0xc8453b; // the colour of a card that says why not

/** Somebody who presses whatever there is and types whatever comes to mind: the same for the same seed. */
export class Monkey {
  readonly #room: Room;
  #state: number;
  readonly done: string[] = [];
  readonly deleted = new Set<string>(); // messages
  readonly #habits: Habits;
  #deck: Wish[] = [];
  readonly #sought = new Set<string>(); // kinds of presses that were tried where nobody had yet

  constructor(room: Room, seed: number, habits: Partial<Habits> = {}) {
    this.#room = room;
    this.#state = seed;
    this.#habits = { ...plain, ...habits };
  }

  /** Does one thing and gives what was answered; null where Discord's own client would not have sent it. */
  async step(): Promise<string | null> {
    const question = this.#question();
    const presses = this.#chance(question === undefined ? 0.35 : 0.8);
    const wish = presses || this.#chance(0.3) ? null : this.#drawn();
    const who = this.#who(wish, question);
    const places = this.#habits.places(who);
    const place = places.length > 0 && this.#chance(0.45) ? this.#any(places) : this.#room.channel;
    const person = this.#room.person(who);
    if (this.#chance(0.03)) {
      const { id } = this.#any(this.#room.messages());
      this.deleted.add(id);
      this.#room.table.playground.deleteMessage(id);
    }
    try {
      const answer = presses
        ? await this.#press(who, person, place)
        : await this.#command(who, person, place, wish);
      if (answer === null) return null;
      await this.#room.table.turnkeeper.bot.idle();
      return answerText(answer);
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  #who(wish: Wish | null, question: APIMessage | undefined): string {
    const by = wish === null || typeof wish === 'string' ? null : wish.by;
    if (by === 'GM') return 'Mia';
    if (by === 'player') return this.#any(['Ana', 'Ben', 'Cleo']);
    return this.#chance(0.6)
      ? this.#whoseTurn(question)
      : this.#any(['Mia', 'Mia', 'Ana', 'Ana', 'Ben', 'Cleo']);
  }

  /** The newest question that waits. */
  #question(): APIMessage | undefined {
    return this.#room
      .messages()
      .findLast((message) => pressables(message).some(({ custom_id: id }) => id?.startsWith('decide')));
  }

  /** Who is asked, or who acts now, as the newest messages have it. */
  #whoseTurn(question: APIMessage | undefined): string {
    const words = question ?? this.#room.messages().findLast(({ content }) => content.includes('** is up'));
    const id = /<@(\d+)>/u.exec(words?.content ?? '')?.[1];
    return this.#room.table.playground.people().find((person) => person.id === id)?.name ?? 'Mia';
  }

  async #command(who: string, person: Person, place: string, wish: Wish | null): Promise<Answer | null> {
    const commands = person.commands(place).filter(({ type }) => type === CHAT);
    const wanted = wish === null ? this.#any(commands).name : commandOf(wish);
    const command = commands.find(({ name }) => wanted.startsWith(name)) ?? this.#any(commands);
    let path = command.name;
    let options = (command.options ?? []) as readonly Option[];
    const sub =
      options[0]?.type === 1
        ? (options.find(({ name }) => wanted === `${command.name} ${name}`) ?? this.#any(options))
        : undefined;
    if (sub !== undefined) {
      path += ` ${sub.name}`;
      options = sub.options ?? [];
    }
    if (this.#habits.never.test(path) || (ENDS.test(path) && this.#chance(0.9))) return null;
    const { reached } = this.#habits;
    const isRare = reached !== null && !reached.has(by(who, path));
    const given: Record<string, string | number | boolean | ReturnType<typeof heroFile>> = {};
    for (const option of options)
      if (option.required === true || this.#chance(Math.min(isRare ? 0.6 : 0.2, FEW / options.length)))
        given[option.name] = await this.#value(person, place, path, option, given);
    this.done.push(`${who}> /${path} ${JSON.stringify(given).slice(0, 300)}`);
    return this.#count(who, path, await person.command(place, path, given));
  }

  /** What somebody wants, off a deck of all that is done often: when that is used up it is shuffled again. */
  #drawn(): Wish {
    const { reached, often } = this.#habits;
    if (reached !== null && this.#chance(CURIOUS)) return this.#any(least(often, keyOf, reached));
    if (this.#deck.length === 0) {
      this.#deck = [...this.#habits.often];
      for (let left = this.#deck.length; left > 1; left -= 1) {
        const at = Math.floor(this.#next() * left);
        const [last = '', other = ''] = [this.#deck[left - 1], this.#deck[at]];
        this.#deck[left - 1] = other;
        this.#deck[at] = last;
      }
    }
    return this.#deck.pop() ?? '';
  }

  #count(who: string, what: string, answer: Answer): Answer {
    const refused = answer.modal === null && answer.message()?.embeds[0]?.color === REFUSED;
    const key = by(who, what);
    const { reached } = this.#habits;
    if (!refused && answer.kind !== 'failed') reached?.set(key, (reached.get(key) ?? 0) + 1);
    return answer;
  }

  async #value(person: Person, place: string, path: string, option: Option, given: object) {
    if (option.choices !== undefined) return this.#any(option.choices).value;
    switch (option.type) {
      case 4:
        return (option.min_value ?? 0) + Math.floor(this.#next() * 5);
      case 5:
        return this.#chance(0.5);
      case 6:
        return this.#room.person(this.#any(['Mia', 'Ana', 'Ben'])).id;
      case 8:
        return this.#room.table.playground.world.role(this.#any(['GM', 'Players'])).id;
      case 11:
        return heroFile(this.#any(['Kira', 'Tiz', 'Zora', 'Ilo']));
      default: {
        const offered =
          option.autocomplete === true && this.#chance(0.85)
            ? await person.complete(place, path, { ...given, [option.name]: '' }, option.name)
            : [];
        const possible = offered.filter(({ name }) => !name.startsWith('✗'));
        const from = possible.length > 0 && this.#chance(0.8) ? possible : offered;
        const words = this.#chance(0.8)
          ? wordsFor(path, option.name, this.#habits.words)
          : this.#habits.words;
        const text = from.length > 0 ? String(this.#any(from).value) : this.#any(words);
        return text.slice(0, option.max_length ?? 500);
      }
    }
  }

  /** Presses something of a kind that nobody has pressed yet, wherever anybody sees one, the newest first; false where nobody does. */
  async seek(people: readonly string[]): Promise<boolean> {
    const { reached, leaves, places } = this.#habits;
    for (const who of people)
      for (const place of [this.#room.channel, ...places(who)]) {
        const person = this.#room.person(who);
        for (const message of person.messages(place).toReversed())
          for (const one of pressables(message)) {
            const id = one.custom_id ?? '';
            const kind = by(who, pressOf(id));
            if (leaves.test(id) || this.#sought.has(kind) || reached?.has(kind) === true) continue;
            this.#sought.add(kind);
            try {
              await this.#pressed(who, person, message, one);
              await this.#room.table.turnkeeper.bot.idle();
            } catch (error) {
              if (!(error instanceof Refused)) throw error;
            }
            return true;
          }
      }
    return false;
  }

  /** Types a command that chance seldom words as it has to be; `aside`: in the first of the other places where they are. */
  async types(who: string, path: string, options: OptionValues, aside = false): Promise<void> {
    const [other = this.#room.channel] = this.#habits.places(who);
    const place = aside ? other : this.#room.channel;
    this.#count(who, path, await this.#room.person(who).command(place, path, options));
    await this.#room.table.turnkeeper.bot.idle();
  }

  /**
   * Presses the newest of a kind that somebody sees, of those with such words on it; false where they see none. Every field of a form that
   * comes gets what is `written`, where that is given.
   */
  async presses(who: string, kind: string, labelled = /(?:)/u, written?: string): Promise<boolean> {
    const person = this.#room.person(who);
    for (const place of [this.#room.channel, ...this.#habits.places(who)])
      for (const message of person.messages(place).toReversed())
        for (const part of pressables(message)) {
          const options = part.options?.filter(({ label = '' }) => labelled.test(label));
          const one = options === undefined ? part : { ...part, options };
          const fits = options === undefined ? labelled.test(part.label ?? '') : options.length > 0;
          if (pressOf(part.custom_id ?? '') !== `[${kind}]` || !fits) continue;
          await this.#pressed(who, person, message, one, written);
          await this.#room.table.turnkeeper.bot.idle();
          return true;
        }
    return false;
  }

  async #press(who: string, person: Person, place: string): Promise<Answer | null> {
    const messages = person.messages(place).slice(-15);
    const shown = messages.flatMap((message) => pressables(message).map((one) => ({ message, one })));
    const asked = shown.filter(({ one }) => one.custom_id?.startsWith('decide'));
    const all = asked.length > 0 && this.#chance(0.6) ? asked : shown;
    if (all.length === 0) return null;
    const { reached } = this.#habits;
    const kindOf = ({ one }: (typeof all)[number]) => by(who, pressOf(one.custom_id ?? ''));
    const { message, one } = this.#any(
      reached !== null && this.#chance(CURIOUS) ? least(all, kindOf, reached) : all,
    );
    if (this.#habits.leaves.test(one.custom_id ?? '')) return null;
    return this.#pressed(who, person, message, one);
  }

  async #pressed(
    who: string,
    person: Person,
    message: APIMessage,
    one: Pressable,
    written?: string,
  ): Promise<Answer> {
    const id = one.custom_id ?? '';
    this.done.push(`${who}> [${id}]`);
    const answer =
      one.type === 3
        ? await person.select(message, id, this.#any(one.options ?? []).value)
        : await person.press(message, id);
    this.#count(who, pressOf(id), answer);
    if (answer.modal === null) return answer;
    const fields = [...JSON.stringify(answer.modal).matchAll(/"custom_id":"([^"|]+)"/gu)].map(
      (found) => found[1] ?? '',
    );
    const picks = pickedFrom(answer.modal);
    const typed = Object.fromEntries(
      fields
        .filter(() => written !== undefined || this.#chance(0.7))
        .map((field) => {
          const options = picks.find(({ id }) => id === field)?.options;
          if (options !== undefined) return [field, [this.#any(options).value]];
          return [field, written ?? this.#any(WRITTEN)];
        }),
    );
    this.done.push(`${who}> ${JSON.stringify(typed)}`);
    return person.submit(answer, typed);
  }

  #chance(of: number): boolean {
    return this.#next() < of;
  }

  #any<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.#next() * list.length)];
    if (found === undefined) throw new Refused('there is nothing to choose from');
    return found;
  }

  /** Mulberry32: small, and the same everywhere. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
}

const CURIOUS = 0.4;

/** What somebody types who knows what is asked for. */
function wordsFor(path: string, option: string, others: readonly string[]): readonly string[] {
  if (option === 'dice') return TYPED;
  return option === 'what' && path.endsWith('roll') ? ROLLS : others;
}

/** What a press counts as. */
const pressOf = (id: string): string => `[${/^[\w.]+/u.exec(id)?.[0] ?? ''}]`;

/** What something counts as that somebody does. */
const by = (who: string, what: string): string => (who === 'Mia' ? `GM ${what}` : what);

/** What a wish counts as, where it is done. */
const keyOf = (wish: Wish): string =>
  typeof wish === 'object' && wish.by === 'GM' ? `GM ${wish.does}` : commandOf(wish);

/** Those that were done least. */
function least<T>(
  all: readonly T[],
  key: (one: T) => string,
  reached: ReadonlyMap<string, number>,
): readonly T[] {
  const times = (one: T) => reached.get(key(one)) ?? 0;
  const fewest = Math.min(...all.map(times));
  return all.filter((one) => times(one) === fewest);
}

function pressables(message: APIMessage): readonly Pressable[] {
  return (message.components ?? []).flatMap((row) =>
    'components' in row
      ? (row.components as readonly Pressable[]).filter(({ disabled }) => disabled !== true)
      : [],
  );
}
