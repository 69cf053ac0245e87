// The line one writes in: text or a command, its suggestions, what is wrong with it.
import type { FileUpload } from '../../protocol.ts';
import { type Completion, complete, type Suggestion } from '../command/complete.ts';
import { nothingPicked, type Picked } from '../command/names.ts';
import { commandOf, optionsForCompletion, whyNoCommand } from '../command/typed.ts';
import { type State, usableLeaves, withEntry } from '../state/state.ts';
import { newNonce, type Store } from '../state/store.ts';
import { Asking } from './asking.ts';
import { Recall } from './recall.ts';

export class Composer {
  text = '';
  caret = 0;
  /** Where the caret has to be put after the next drawing. */
  caretWanted: number | null = null;
  problem = '';
  picked: Picked = nothingPicked;
  /** The suggestion under the highlight, or -1. */
  active = -1;
  /** The file picker has to be opened after the next drawing. */
  pickerWanted = false;
  /** The option a file is being chosen for. */
  fileFor: string | null = null;
  readonly asking: Asking;
  readonly #store: Store;
  readonly #changed: () => void;
  readonly #told: () => void;
  readonly #recall = new Recall();
  readonly #drafts = new Map<string, string>();
  #channel: string | null = null;
  #closed = false;
  #completion: Completion | null = null;

  /** @param sent called when something was sent */
  constructor(store: Store, changed: () => void, sent: () => void) {
    this.#store = store;
    this.#changed = changed;
    this.#told = sent;
    this.asking = new Asking(store, () => this.#refresh());
    store.subscribe((state) => this.#moveTo(state));
  }

  /** What is suggested now; nothing after Escape. */
  get completion(): Completion {
    this.#completion ??= complete(
      this.text,
      this.caret,
      usableLeaves(this.#store.state),
      this.#store.state.guild,
      this.picked,
      this.asking.offer,
    );
    return this.#completion;
  }

  get isOpen(): boolean {
    const { items, remote } = this.completion;
    return (
      !this.#closed &&
      this.text.startsWith('/') &&
      (items.length > 0 || remote !== null || this.completion.title !== '')
    );
  }

  /** The writer has changed the text or moved the caret. */
  input(text: string, caret: number): void {
    const typed = text !== this.text;
    if (!typed && caret === this.caret) return;
    if (typed) {
      this.problem = '';
      this.#closed = false;
      this.#recall.reset();
    }
    this.#set(text, caret);
  }

  /** Replaces the whole line, as a command mention or 'try again' does. */
  put(text: string): void {
    this.problem = '';
    this.#closed = false;
    this.caretWanted = text.length;
    this.#set(text, text.length);
  }

  move(by: 1 | -1): void {
    const { length } = this.completion.items;
    if (length > 0)
      this.active = this.active < 0 ? (by > 0 ? 0 : length - 1) : (this.active + by + length) % length;
    this.#changed();
  }

  close(): void {
    this.#closed = true;
    this.#changed();
  }

  choose(suggestion: Suggestion): void {
    const { from, to, insert, choice, fileFor } = suggestion;
    if (fileFor) {
      this.fileFor = fileFor;
      this.pickerWanted = true;
      this.#changed();
      return;
    }
    if (choice) this.#remember(choice.option, choice);
    this.caretWanted = from + insert.length;
    this.problem = '';
    this.#set(this.text.slice(0, from) + insert + this.text.slice(to), from + insert.length);
  }

  /** The file chosen for the option that asked for one. */
  attach(file: FileUpload): void {
    const option = this.fileFor;
    const { line } = this.completion;
    const part = line?.parts.find((one) => one.option.name === option);
    this.fileFor = null;
    if (option === null || !part) return;
    this.picked = { ...this.picked, files: withEntry(this.picked.files, option, file) };
    const name = part.bare ? `${option}:${file.name} ` : `${file.name} `;
    this.caretWanted = part.from + name.length;
    this.problem = '';
    this.#set(
      this.text.slice(0, part.from) + name + this.text.slice(part.to).trimStart(),
      part.from + name.length,
    );
  }

  /** Walks through the lines sent before. @returns whether there was one */
  recall(direction: 'older' | 'newer'): boolean {
    if (direction === 'older' && this.text !== '' && !this.#recall.walking) return false;
    const line = direction === 'older' ? this.#recall.older(this.text) : this.#recall.newer();
    if (line === null) return false;
    this.put(line);
    this.#closed = true;
    this.#changed();
    return true;
  }

  /** Sends the line, or says what is wrong with it. */
  submit(): void {
    const text = this.text.trim();
    const { current: channel } = this.#store.state;
    if (text === '' || channel === null) return;
    if (text.startsWith('/')) this.#command(text, channel);
    else if (text.length > 2000)
      this.fail(`A message has at most 2,000 characters, this has ${text.length.toLocaleString('en-GB')}.`);
    else if (this.#store.send({ type: 'say', channel, content: text })) this.#sent(text);
    else this.fail('Not connected just now: try again in a moment.');
  }

  #command(text: string, channel: string): void {
    const { line } = this.completion;
    if (!line) {
      this.fail(whyNoCommand(text, usableLeaves(this.#store.state)));
      return;
    }
    const ready = commandOf(line, this.#store.state.guild, this.picked);
    if (!ready.ok) {
      this.fail(ready.problem);
      return;
    }
    const sent = this.#store.interact(
      { type: 'command', nonce: newNonce(), channel, command: ready.command, options: ready.options },
      { kind: 'command', channel, label: `/${line.leaf.name}`, line: text },
    );
    if (sent) this.#sent(text);
    else this.fail('Not connected just now: try again in a moment.');
  }

  fail(problem: string): void {
    this.problem = problem;
    this.#changed();
  }

  #sent(line: string): void {
    this.#recall.add(line);
    this.problem = '';
    this.#set('', 0);
    this.caretWanted = 0;
    this.#told();
  }

  #remember(option: string, choice: { readonly name: string; readonly value: string | number }): void {
    const known = (this.picked.choices.get(option) ?? []).filter((one) => one.name !== choice.name);
    this.picked = { ...this.picked, choices: withEntry(this.picked.choices, option, [choice, ...known]) };
  }

  #set(text: string, caret: number): void {
    const before = this.#completion?.line?.leaf.name;
    this.text = text;
    this.caret = caret;
    this.#completion = null;
    const { line } = this.completion;
    if (line?.leaf.name !== before && before !== undefined) this.picked = nothingPicked;
    this.#refresh();
  }

  /** Suggestions anew: asks the bot where the option is one it completes, and picks what Enter would take. */
  #refresh(): void {
    this.#completion = null;
    const { remote, line } = this.completion;
    const { current: channel, guild } = this.#store.state;
    if (remote && line && channel !== null) {
      const { name } = remote.option;
      for (const choice of [...this.asking.choices].reverse()) this.#offer(name, choice);
      const options = optionsForCompletion(line, remote, guild, this.picked);
      this.asking.ask(`${line.leaf.name} ${name}`, { channel, command: line.leaf.commandId, options });
    } else {
      this.asking.stop();
    }
    this.#completion = null;
    this.active = this.completion.initial;
    this.#changed();
  }

  /** What the bot has offered is understood by its name later, but never outweighs what was picked. */
  #offer(option: string, choice: { readonly name: string; readonly value: string | number }): void {
    const known = this.picked.choices.get(option) ?? [];
    if (known.some((one) => one.name === choice.name)) return;
    this.picked = { ...this.picked, choices: withEntry(this.picked.choices, option, [...known, choice]) };
  }

  /** Every channel keeps its own unfinished line. */
  #moveTo({ current: channel, channels }: State): void {
    if (channel === this.#channel) {
      this.#completion = null;
      return;
    }
    // Where the channel is gone (the server began anew) the line stays with its writer.
    const carried = this.#channel !== null && !channels.has(this.#channel) ? this.text : '';
    if (this.#channel !== null) this.#drafts.set(this.#channel, this.text);
    this.#channel = channel;
    this.problem = '';
    this.picked = nothingPicked;
    const draft = (channel === null ? '' : this.#drafts.get(channel)) || carried;
    this.caretWanted = draft.length;
    this.#set(draft, draft.length);
    this.#closed = true;
  }
}
