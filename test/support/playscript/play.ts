import type { APIMessage } from 'discord-api-types/v10';
import { bareName } from '../../../src/engine/names.ts';
import { type Answer, type Person, Refused } from '../../../src/playground/index.ts';
import { leavesOf } from '../../../src/playground/page/command/leaves.ts';
import { parseLine } from '../../../src/playground/page/command/parse.ts';
import { type GameTable, openTable } from '../table.ts';
import { LaidOutDice } from './dice.ts';
import { formText, isSecret, messageText, pickedFrom, valuesFor, withNames } from './print.ts';
import { type Line, type Player, PlayscriptError, readScript } from './script.ts';

export interface Played {
  readonly transcript: string;
}

/**
 * Plays a script through the real bot; `afterwards` is what else is done at its table. Throws a PlayscriptError that names the line
 * where it does not hold.
 */
export async function play(
  source: string,
  afterwards: (table: GameTable) => Promise<void> = async () => undefined,
): Promise<Played> {
  const lines = readScript(source);
  const dice = new LaidOutDice();
  const table = await openTable({ dice });
  const stage = new Stage(table, dice);
  try {
    for (const line of lines) await stage.step(line);
    await stage.finish(lines.at(-1)?.number ?? 0);
    await afterwards(table);
    return { transcript: stage.transcript.join('\n') };
  } catch (error) {
    if (error instanceof PlayscriptError)
      throw Object.assign(error, { transcript: stage.transcript.join('\n') });
    throw error;
  } finally {
    await table.close();
  }
}

/** What a playscript does, line by line, and what is seen of it. */
class Stage {
  readonly transcript: string[] = [];
  readonly #table: GameTable;
  readonly #dice: LaidOutDice;
  readonly #names = new Map<string, string>();
  readonly #news: { readonly message: APIMessage; readonly edited: boolean }[] = [];
  readonly #forms = new Map<string, Answer>();
  #channel = 'the-table';
  #heard = '';
  #opened = ''; // the form that a line has opened

  constructor(table: GameTable, dice: LaidOutDice) {
    this.#table = table;
    this.#dice = dice;
    const { playground } = table;
    playground.on('message', ({ api }) => void this.#news.push({ message: api, edited: false }));
    playground.on('edit', ({ message }) => void this.#news.push({ message: message.api, edited: true }));
  }

  async step(line: Line): Promise<void> {
    if (line.kind === 'expect') return this.#expect(line);
    this.transcript.push(`${line.kind === 'dice' || line.kind === 'draw' ? '  ' : '\n'}${line.text}`);
    this.#news.splice(0);
    if (line.kind === 'dice' && this.#dice.left !== '')
      throw new PlayscriptError(line.number, `dice are left over from before: ${this.#dice.left}`);
    await this.#do(line).catch((error: unknown) => {
      if (error instanceof Refused)
        throw new PlayscriptError(line.number, `Discord refuses: ${error.message}`);
      throw error;
    });
    await this.#table.turnkeeper.bot.idle();
    this.#report(line);
  }

  /** Nothing is left over: dice only where the script ends at an open question, for what is rolled behind that. */
  async finish(line: number): Promise<void> {
    if (this.#dice.left !== '' && !(await this.#asks()))
      throw new PlayscriptError(line, `dice are left over: ${this.#dice.left}`);
    const [violation] = this.#table.playground.openapi.violations;
    if (violation !== undefined)
      throw new PlayscriptError(line, `a request breaks Discord's description: ${JSON.stringify(violation)}`);
  }

  async #asks(): Promise<boolean> {
    const { store } = this.#table.turnkeeper.app.ports;
    const campaigns = await store.campaignsOf(this.#table.playground.world.guild.id);
    const open = await Promise.all(campaigns.map(({ id }) => store.pendingsIn(id)));
    return open.flat().length > 0;
  }

  async #do(line: Exclude<Line, { kind: 'expect' }>): Promise<void> {
    switch (line.kind) {
      case 'campaign':
        return this.#campaign(line);
      case 'dice':
        return this.#dice.lay(line.faces);
      case 'sealed':
        return this.#dice.leaveToSeeds();
      case 'draw':
        return this.#dice.stack(line.cards);
      case 'at':
        return this.#table.clock.advance(line.ms);
      case 'restart':
        return this.#table.restart();
      case 'channel':
        this.#channel = line.channel;
        return;
      case 'directs':
        return this.#table.playground.world.setDirectMessages(
          this.#person(line.of, line.number).id,
          line.open,
        );
      case 'role':
        return this.#table.playground.world.giveRole(this.#person(line.of, line.number).id, line.role);
      case 'command':
        return this.#command(line.who, line.command, line.number);
      case 'say':
        this.#person(line.who, line.number).say(this.#channel, line.words);
        return;
      case 'press': {
        const message = this.#find(line.who, `[${line.label}]`, line.number);
        return this.#answered(
          line.who,
          await this.#person(line.who, line.number).press(message, line.label),
          line.number,
        );
      }
      case 'choose': {
        const [option] = line.options;
        const message = this.#find(line.who, `<${option}>`, line.number);
        const select = selectWith(message, option);
        if (select === null) throw new PlayscriptError(line.number, `nothing offers <${option}>`);
        return this.#answered(
          line.who,
          await this.#person(line.who, line.number).select(message, select, line.options),
          line.number,
        );
      }
      case 'fill': {
        const form = this.#forms.get(line.who);
        if (form === undefined) throw new PlayscriptError(line.number, `no form is open for ${line.who}`);
        this.#forms.delete(line.who);
        return this.#answered(
          line.who,
          await this.#person(line.who, line.number).submit(form, valuesFor(form, line.fields)),
          line.number,
        );
      }
    }
  }

  /** A campaign with its characters, made as people make them. */
  async #campaign(line: Extract<Line, { kind: 'campaign' }>): Promise<void> {
    this.#channel = line.channel;
    await this.#command(line.gm, `/campaign create name:The Campaign system:${line.system}`, line.number);
    for (const player of line.players) await this.#character(player, line.number);
  }

  /** The first step of making a character picks what it is made from; that fills in the rest. */
  async #character(player: Player, number: number): Promise<void> {
    const person = this.#person(player.name, number);
    const made = await person.command(this.#channel, 'character create', { name: player.character });
    let message = await made.settled();
    if (message === undefined) throw new PlayscriptError(number, `${player.character} could not be begun`);
    const [first = ''] = buttons(message);
    const form = await person.press(message, first);
    const quick = form.modal === null ? undefined : pickedFrom(form.modal)[0];
    if (quick === undefined)
      throw new PlayscriptError(number, `${player.character} has no quick start, but '${first}'`);
    const chosen = quick.options.find(
      // A label of several words is written without blanks and commas: 'Lancer-Gunner'.
      ({ label }) => player.outline === null || bareName(label) === bareName(player.outline),
    );
    if (chosen === undefined)
      throw new PlayscriptError(
        number,
        `there is no '${player.outline}': ${quick.options.map(({ label }) => label).join(', ')}`,
      );
    await (await person.submit(form, { [quick.id]: [chosen.value] })).settled();
    message = this.#newest(player.name);
    const done = buttons(message).find((label) => label.startsWith('Done'));
    if (done === undefined)
      throw new PlayscriptError(number, `${player.character} cannot be finished:\n${messageText(message)}`);
    await (await person.press(message, done)).settled();
    await this.#table.turnkeeper.bot.idle();
  }

  async #command(who: string, text: string, number: number): Promise<void> {
    const person = this.#person(who, number);
    const parsed = parseLine(text, leavesOf(person.commands(this.#channel)));
    if (parsed === null) throw new PlayscriptError(number, `there is no command '${text}'`);
    if (parsed.stray !== null) throw new PlayscriptError(number, `'${parsed.stray.text}' is no option of it`);
    const options = Object.fromEntries(
      parsed.parts.map((part) => [part.option.name, value(part.option.type, part.text)]),
    );
    this.#answered(who, await person.command(this.#channel, parsed.leaf.name, options), number);
  }

  #answered(who: string, answer: Answer, number: number): void {
    if (answer.kind === 'failed')
      throw new PlayscriptError(number, `the bot did not answer: ${answer.reason}${this.#trouble()}`);
    if (answer.modal === null) return;
    this.#forms.set(who, answer);
    this.#opened = formText(answer.modal);
  }

  /** Puts down what has been said since the line. */
  #report(line: Line): void {
    const [trouble] = this.#table.troubles.errors;
    if (trouble !== undefined)
      throw new PlayscriptError(line.number, `the bot has trouble${this.#trouble()}`);
    for (const person of this.#people()) this.#names.set(person.id, person.name);
    for (const { channel_id: id } of this.#news.map(({ message }) => message)) {
      const { name, thread } = this.#table.playground.world.channel(id);
      if (thread !== null) this.#names.set(id, name);
    }
    const seen = new Map<string, { message: APIMessage; edited: boolean }>();
    for (const { message, edited } of this.#news) {
      if (message.type === PINNED) continue;
      const before = seen.get(message.id);
      seen.set(message.id, { message, edited: before?.edited ?? edited });
    }
    const form = this.#opened === '' ? [] : [this.#opened.replace(/^/gmu, '  | ')];
    this.#opened = '';
    const messages = [...seen.values()].map(({ message, edited }) => {
      const head = `${this.#speaker(message)}${isSecret(message) ? ' (to one alone)' : ''}${this.#isDirect(message) ? ' (direct message)' : ''}${edited ? ' (edited)' : ''}`;
      return `${head}\n${withNames(messageText(message), this.#names).replace(/^/gmu, '  | ')}`;
    });
    const said = [...messages, ...form];
    if (line.kind !== 'dice' && line.kind !== 'draw') this.#heard = said.join('\n');
    this.transcript.push(...said);
  }

  /** Under which name a message stands: a webhook's is whatever it speaks as. */
  #speaker({ author, webhook_id, application_id }: APIMessage): string {
    if (webhook_id !== undefined && webhook_id !== application_id) return `${author.username} (webhook)`;
    return author.bot ? 'Turnkeeper' : (this.#names.get(author.id) ?? '');
  }

  /** Whether a message went to somebody's own inbox and not to the server. */
  #isDirect({ channel_id }: APIMessage): boolean {
    return this.#table.playground.world.channel(channel_id).guildId === null;
  }

  #expect(line: Extract<Line, { kind: 'expect' }>): void {
    const found = plain(this.#heard).includes(plain(line.words));
    if (found === line.present) return;
    throw new PlayscriptError(
      line.number,
      `${line.present ? 'not found' : 'found, but must not be there'}: ${line.words}\nThe answer was:\n${this.#heard}`,
    );
  }

  #trouble(): string {
    const said = this.#table.troubles.errors.map(
      ({ msg, err }) => `\n  ${msg}${err === undefined ? '' : `: ${err.stack ?? err.message}`}`,
    );
    this.#table.troubles.clear();
    return said.join('');
  }

  #person(name: string, number: number): Person {
    const found = this.#people().find((person) => person.name === name);
    if (found === undefined) throw new PlayscriptError(number, `there is nobody called ${name}`);
    return found;
  }

  #people(): readonly Person[] {
    return this.#table.playground.people();
  }

  /** The newest message a person sees that has something to press: here, else among their direct messages. */
  #find(who: string, what: string, number: number): APIMessage {
    const person = this.#table.playground.person(who);
    const direct = this.#table.playground.world.directChannel(person.id).id;
    const found = [this.#channel, direct]
      .map((channel) => person.messages(channel).findLast((one) => messageText(one).includes(what)))
      .find((message) => message !== undefined);
    if (found === undefined) throw new PlayscriptError(number, `${who} sees no ${what}`);
    return found;
  }

  #newest(who: string): APIMessage {
    const newest = this.#table.playground.person(who).messages(this.#channel).at(-1);
    if (newest === undefined) throw new Error('nothing was said');
    return newest;
  }
}

/** Discord's own word that something was pinned. */
const PINNED = 6;

/** Words count, not the marks that make them bold, struck or quoted. */
const plain = (text: string) =>
  text
    .replace(/[*_`|\\]/gu, '')
    .replace(/\s+/gu, ' ')
    .toLowerCase();

function buttons(message: APIMessage): readonly string[] {
  return [...messageText(message).matchAll(/\[([^\]]+)\]/gu)].map((found) => found[1] ?? '');
}

interface Offered {
  readonly select: string;
  readonly label: string;
}

function selectOptions(message: APIMessage): readonly Offered[] {
  return (message.components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.flatMap((component) =>
          'options' in component && Array.isArray(component.options) && 'custom_id' in component
            ? component.options.map((option) => ({ select: component.custom_id, label: option.label }))
            : [],
        )
      : [],
  );
}

function selectWith(message: APIMessage, option: string): string | null {
  return selectOptions(message).find((one) => one.label === option)?.select ?? null;
}

const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;

function value(type: number, text: string): string | number | boolean {
  if (type === BOOLEAN) return text.toLowerCase() === 'true';
  return type === INTEGER || type === NUMBER ? Number(text) : text.replace(/^@/u, '');
}
