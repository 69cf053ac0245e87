import type { Bus } from './bus.ts';
import type { TimedClock } from './clock.ts';
import type { Interaction, InteractionBook } from './interactions/book.ts';
import type { CommandBook } from './interactions/commandBook.ts';
import type { FileStore } from './world/files.ts';
import type { Snowflakes } from './world/snowflake.ts';
import type { Channel, Member, Role, StoredMessage, World } from './world/state.ts';

/** One request of the bot, as it was and as it was answered. */
export interface LoggedRequest {
  readonly method: string;
  /** With placeholders: `/channels/:channel/messages`. Null where no route matched. */
  readonly route: string | null;
  readonly path: string;
  readonly query: string;
  /** The JSON body, or `payload_json` of a form. */
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly type: string; readonly size: number }[];
  readonly status: number;
  /** What was answered (the error body where refused). */
  readonly answer: unknown;
  readonly at: number;
}

/** What happens in the playground. The gateway, the page and tests all listen to the same. */
export interface Happenings {
  message: StoredMessage;
  edit: { readonly message: StoredMessage; readonly before: StoredMessage['api'] };
  delete: { readonly channel: Channel; readonly message: StoredMessage };
  bulkDelete: { readonly channel: Channel; readonly messages: readonly StoredMessage[] };
  dismiss: StoredMessage;
  pins: Channel;
  typing: { readonly channel: Channel; readonly userId: string };
  ping: { readonly userId: string; readonly message: StoredMessage };
  channel: { readonly channel: Channel; readonly change: 'new' | 'changed' };
  channelGone: Channel;
  threadMembers: {
    readonly channel: Channel;
    readonly added: readonly string[];
    readonly removed: readonly string[];
  };
  role: { readonly guildId: string; readonly role: Role; readonly change: 'new' | 'changed' };
  roleGone: { readonly guildId: string; readonly roleId: string };
  member: { readonly guildId: string; readonly member: Member; readonly change: 'new' | 'changed' };
  memberGone: { readonly guildId: string; readonly userId: string };
  guild: { readonly guildId: string; readonly change: 'new' | 'changed' };
  guildGone: { readonly guildId: string };
  webhooks: Channel;
  commands: { readonly guildId: string | null };
  /** Sent to the bot. */
  interaction: Interaction;
  /** Answered for the first time, or dead without an answer. */
  acknowledged: Interaction;
  /** Everything that was promised has come: the deferred answer is there (or never will be). */
  settled: Interaction;
  request: LoggedRequest;
  identify: { readonly session: string; readonly intents: number };
  resume: { readonly session: string; readonly replayed: number };
  disconnect: { readonly session: string | null; readonly code: number };
}

/** What every part of the server shares. */
export interface Core {
  readonly clock: TimedClock;
  readonly ids: Snowflakes;
  readonly world: World;
  readonly bus: Bus<Happenings>;
  readonly files: FileStore;
  readonly commands: CommandBook;
  readonly interactions: InteractionBook;
  /** Pictures that webhooks named by address, by the hash their messages carry. */
  readonly avatars: Map<string, string>;
  /** Messages by channel and nonce, for `enforce_nonce`. */
  readonly nonces: Map<string, string>;
  /** How many messages a channel remembers. */
  readonly historyLimit: number;
  readonly privileged: { messageContent: boolean; members: boolean; presences: boolean };
  /** `http://127.0.0.1:port` */
  origin(): string;
}

/** The present moment as Discord writes it. */
export function timestamp(core: Pick<Core, 'clock'>, at: number = core.clock.now()): string {
  return new Date(at).toISOString().replace('Z', '000+00:00');
}
