import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  MessageComponentInteraction,
  MessageContextMenuCommandInteraction,
  ModalSubmitInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Caller } from '../app/caller.ts';
import type { App } from '../app/index.ts';
import type { Aftermath } from './aftermath.ts';
import type { CommandLinks } from './links.ts';
import type { Responder } from './responder.ts';

/** What every handler has at hand. */
export interface Scene {
  readonly app: App;
  readonly caller: Caller;
  readonly respond: Responder;
  readonly aftermath: Aftermath;
  readonly links: CommandLinks;
  readonly log: Logger;
}

export interface CommandCall extends Scene {
  readonly interaction: ChatInputCommandInteraction;
}

/** A command out of a message's own menu. */
export interface MenuCall extends Scene {
  readonly interaction: MessageContextMenuCommandInteraction;
}

export interface ComponentCall extends Scene {
  readonly interaction: MessageComponentInteraction;
  readonly about: readonly string[]; // what the custom id says after its action
  readonly values: readonly string[]; // what was picked in a select
}

export interface FormCall extends Scene {
  readonly interaction: ModalSubmitInteraction;
  readonly about: readonly string[];
  readonly fields: { readonly [field: string]: string }; // what was typed
  readonly picks: { readonly [field: string]: readonly string[] }; // what was picked
}

export interface Completion {
  readonly app: App;
  readonly caller: Caller;
  readonly interaction: AutocompleteInteraction;
  readonly typed: string; // in the option that has the focus
  readonly option: string;
}

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** One slash command: what Discord shows of it, what it does, and what its buttons, selects and forms do. */
export interface Command {
  readonly data: Omit<RESTPostAPIChatInputApplicationCommandsJSONBody, 'integration_types' | 'contexts'>;
  /**
   * Offered wherever somebody is who has installed the bot to themselves: on servers without it, in direct messages and groups. What is
   * not needs a server that has the bot.
   */
  readonly anywhere?: true;
  /** Whether only the one who asks sees an answer that comes late, and what was typed with it. */
  readonly secret?: (interaction: ChatInputCommandInteraction) => boolean;
  run(call: CommandCall): Promise<void>;
  /** In the place of `run`, where Discord had given the command up before we heard of it: nobody can be answered. */
  tooLate?(call: CommandCall): Promise<void>;
  /** The same for its forms. */
  readonly formsTooLate?: { readonly [action: string]: (call: FormCall) => Promise<void> };
  complete?(call: Completion): Promise<readonly Suggestion[]>;
  /** What it adds to the menu of every message, by the words that stand there. */
  readonly menu?: { readonly [words: string]: (call: MenuCall) => Promise<void> };
  readonly components?: { readonly [action: string]: (call: ComponentCall) => Promise<void> };
  readonly forms?: { readonly [action: string]: (call: FormCall) => Promise<void> };
}
