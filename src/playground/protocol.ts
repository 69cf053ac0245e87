// What the playground's page and its server say to one another, as JSON over one WebSocket a window (`/people?as=USER_ID`).
// Discord's own shapes are used wherever Discord has one. Types only: the page imports this file too.
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIChannel,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIRole,
  APIUser,
} from 'discord-api-types/v10';

/** Somebody one can act as. `permissions` are the guild-wide ones, as Discord's decimal string. */
export interface PersonInfo {
  readonly user: APIUser;
  readonly nick: string | null;
  readonly roles: readonly string[];
  readonly permissions: string;
  readonly isOwner: boolean;
}

/** A file as the page sends it (an attachment option, or one put in a message). */
export interface FileUpload {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** One option as typed in the composer; `focused` marks the one being completed. Subcommands nest in `options`. */
export interface TypedOption {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly file?: FileUpload;
  readonly options?: readonly TypedOption[];
}

/** Page to server. `nonce` is chosen by the page and comes back in every answer to that request. */
export type FromPage =
  | { readonly type: 'open'; readonly channel: string } // ask for a channel's history
  | {
      readonly type: 'say';
      readonly channel: string;
      readonly content: string;
      readonly files?: readonly FileUpload[];
      readonly replyTo?: string; // a message's id
    }
  | {
      readonly type: 'command';
      readonly nonce: string;
      readonly channel: string;
      readonly command: string; // the command's id
      readonly options: readonly TypedOption[];
    }
  | {
      readonly type: 'autocomplete';
      readonly nonce: string;
      readonly channel: string;
      readonly command: string;
      readonly options: readonly TypedOption[];
    }
  | {
      readonly type: 'component';
      readonly nonce: string;
      readonly message: string;
      readonly customId: string;
      readonly values?: readonly string[]; // for selects
    }
  | {
      readonly type: 'modal';
      readonly nonce: string; // the nonce of the interaction that opened the modal
      readonly customId: string;
      readonly fields: Readonly<Record<string, string | readonly string[]>>; // several values for selects
    }
  | { readonly type: 'thread'; readonly channel: string; readonly name: string; readonly message?: string } // a thread, or a post with its first message in a forum
  | { readonly type: 'post'; readonly forum: string; readonly name: string; readonly content: string }
  | { readonly type: 'delete'; readonly message: string }
  | { readonly type: 'dismiss'; readonly message: string } // hide an ephemeral message
  | { readonly type: 'menu'; readonly nonce: string; readonly command: string; readonly message: string }; // a command of a message's own menu, by its id

/** Server to page. */
export type ToPage =
  | {
      readonly type: 'hello';
      readonly me: PersonInfo;
      readonly people: readonly PersonInfo[];
      readonly bot: APIUser | null;
      readonly guild: { readonly id: string; readonly name: string };
      readonly roles: readonly APIRole[];
      readonly channels: readonly APIChannel[]; // those I may see, threads and posts included
      readonly commands: readonly APIApplicationCommand[]; // those I may use
    }
  | { readonly type: 'history'; readonly channel: string; readonly messages: readonly APIMessage[] } // oldest first
  | { readonly type: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly type: 'channel'; readonly channel: APIChannel } // new or changed
  | { readonly type: 'channel.gone'; readonly channel: string }
  | { readonly type: 'message'; readonly message: APIMessage } // new, changed, or revealed; ephemerals only to their reader (flag 64)
  | { readonly type: 'message.gone'; readonly channel: string; readonly message: string }
  | {
      readonly type: 'choices';
      readonly nonce: string;
      readonly choices: readonly APIApplicationCommandOptionChoice[];
    }
  | {
      readonly type: 'modal';
      readonly nonce: string;
      readonly modal: APIModalInteractionResponseCallbackData;
    }
  | { readonly type: 'pending'; readonly nonce: string } // sent to the bot, no answer yet
  | { readonly type: 'settled'; readonly nonce: string } // the bot has acknowledged (a message, an update, a modal, choices)
  | { readonly type: 'failed'; readonly nonce: string; readonly reason: string }; // 'This application did not respond', a missing permission, …
