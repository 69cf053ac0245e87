// How a person's click becomes an interaction that the bot receives.
import type { APIMessageInteractionMetadata } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { firstAnswerWithin, type Interaction, type InteractionType } from '../interactions/book.ts';
import { botIsIn, contextOf, type Owners, ownersFor } from '../interactions/presence.ts';
import { isFields } from '../limits/form.ts';
import { channelPermissions, everyoneByDefault, may, Permission } from '../world/permissions.ts';
import { setArchived } from '../world/sleep.ts';
import type { Channel, StoredMessage } from '../world/state.ts';
import { channelView, memberView, userView } from '../world/views.ts';
import { Refused } from './refused.ts';

export interface Sending {
  readonly type: InteractionType;
  readonly personId: string;
  readonly channel: Channel;
  readonly data: Readonly<Record<string, unknown>>;
  readonly source?: StoredMessage | null;
  readonly opener?: Interaction | null;
}

/** A person must see a channel to do anything in it. */
export function requireView(core: Core, personId: string, channel: Channel): void {
  if (!may(core.world, personId, channel, Permission.ViewChannel))
    throw new Refused(`You cannot see #${channel.name}.`);
}

export function permissionBitsIn(core: Core, userId: string, channel: Channel): string {
  const guild = core.world.guilds.get(channel.guildId ?? '');
  const member = guild?.members.get(userId);
  if (!guild || !member) return '0';
  return String(channelPermissions(core.world, guild, member, channel));
}

/** The client opens a sleeping thread before it sends what was pressed or used there. Completing wakes nobody. */
function wakeToAct(core: Core, personId: string, channel: Channel): void {
  if (!channel.thread?.archived) return;
  if (channel.thread.locked && !may(core.world, personId, channel, Permission.ManageThreads))
    throw new Refused('This thread is locked.');
  if (!may(core.world, personId, channel, Permission.SendMessagesInThreads))
    throw new Refused('An error occurred, please try again.'); // all that the client says
  setArchived(core, channel, false);
}

/** Sends an interaction to the bot, and gives it up after three seconds without an answer. */
export function send(core: Core, sending: Sending): Interaction {
  const { channel, personId } = sending;
  if (sending.type !== 4) wakeToAct(core, personId, channel);
  const source = sending.source ?? null;
  const id = core.ids.next();
  const interaction = core.interactions.open(
    {
      id,
      type: sending.type,
      personId,
      channelId: channel.id,
      guildId: channel.guildId,
      metadata: metadataOf(core, id, sending),
      sourceId: source?.id ?? null,
      opener: sending.opener ?? null,
    },
    (token) => ({
      id,
      application_id: core.world.applicationId,
      type: sending.type,
      token,
      version: 1,
      data: sending.data,
      channel_id: channel.id,
      ...place(core, personId, channel),
      authorizing_integration_owners: ownersOf(core, sending),
      context: contextOf(core.world, channel),
      ...(source ? { message: source.api } : {}),
      locale: core.world.locales.get(personId) ?? 'en-GB',
      entitlements: [],
      attachment_size_limit: 10 * 1024 * 1024,
    }),
  );
  interaction.deadline = core.clock.after(firstAnswerWithin, () => fail(core, interaction));
  core.bus.emit('interaction', interaction);
  return interaction;
}

/** Nobody answered in time: the client says so, and a later answer is refused. */
function fail(core: Core, interaction: Interaction): void {
  if (interaction.state !== 'waiting') return;
  interaction.state = 'dead';
  interaction.failure =
    interaction.type === 3
      ? 'This interaction failed'
      : interaction.type === 4
        ? 'Loading options failed'
        : 'The application did not respond';
  core.bus.emit('acknowledged', interaction);
  core.bus.emit('settled', interaction);
}

function place(core: Core, personId: string, channel: Channel): Readonly<Record<string, unknown>> {
  const { world } = core;
  const guild = world.guilds.get(channel.guildId ?? '');
  const member = guild?.members.get(personId);
  const permissions = permissionBitsIn(core, personId, channel);
  // A part of the channel: who may what in it is not among what an interaction tells.
  const { permission_overwrites: _, ...part } = {
    permission_overwrites: null,
    ...channelView(world, channel),
  };
  const view = { ...part, ...(guild ? { permissions } : {}) };
  if (!guild || !member) {
    return {
      channel: view,
      user: userView(world, personId),
      app_permissions: String(
        Permission.ViewChannel |
          Permission.SendMessages |
          Permission.EmbedLinks |
          Permission.AttachFiles |
          Permission.ReadMessageHistory,
      ),
    };
  }
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    guild_locale: guild.locale,
    channel: view,
    member: { ...memberView(world, member), permissions },
    app_permissions: botIsIn(world, channel)
      ? permissionBitsIn(core, world.botId, channel)
      : String(everyoneByDefault),
  };
}

/** On whose behalf the bot acts: what is pressed, on behalf of those who had the message made. */
function ownersOf({ world }: Core, { personId, channel, source }: Sending): Owners {
  const made = source?.api.interaction_metadata?.authorizing_integration_owners;
  return { ...made, ...ownersFor(world, personId, channel) };
}

/** What a message will say about the interaction it answers. */
function metadataOf(core: Core, id: string, sending: Sending): APIMessageInteractionMetadata | undefined {
  if (sending.type === 4) return undefined;
  const user = userView(core.world, sending.personId);
  const owners = ownersOf(core, sending);
  const base = { id, type: sending.type, user, authorizing_integration_owners: owners };
  if (sending.type === 3) {
    return { ...base, interacted_message_id: sending.source?.id ?? '' } as APIMessageInteractionMetadata;
  }
  if (sending.type === 5) {
    return {
      ...base,
      triggering_interaction_metadata: sending.opener?.metadata,
    } as APIMessageInteractionMetadata;
  }
  return { ...base, name: fullName(sending.data) } as APIMessageInteractionMetadata;
}

/** A command's name with its group's and subcommand's: `encounter start`. */
function fullName({ name, options }: Readonly<Record<string, unknown>>): string {
  const [first]: readonly unknown[] = Array.isArray(options) ? options : [];
  return isFields(first) && (first.type === 1 || first.type === 2)
    ? `${String(name)} ${fullName(first)}`
    : String(name);
}
