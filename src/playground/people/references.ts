import type { Core } from '../core.ts';
import { permissionsOf } from '../world/permissions.ts';
import type { Channel } from '../world/state.ts';
import { channelView, memberView, roleView, userView } from '../world/views.ts';
import { permissionBitsIn } from './interact.ts';

/** What options and selects refer to, by kind and id. */
export type Resolved = Record<string, Record<string, unknown>>;

export function into(resolved: Resolved, kind: string, id: string, entry: unknown): void {
  const known = resolved[kind] ?? {};
  known[id] = entry;
  resolved[kind] = known;
}

/**
 * Finds a person, channel or role by id, name or mention, and notes it in `resolved` as Discord does. `type` is an option's
 * type (6 person, 7 channel, 8 role, 9 either) or a select's (5, 8, 6, 7 there: see `press.ts`).
 */
export function resolveReference(
  core: Core,
  channel: Channel,
  personId: string,
  type: number,
  given: string,
  resolved: Resolved,
): string | undefined {
  const { world } = core;
  const guild = world.guilds.get(channel.guildId ?? '');
  const wanted = given.replace(/^<[@#]?[!&]?(\d+)>$/, '$1').replace(/^[@#]/, '');
  if (type === 6 || type === 9) {
    const user =
      world.users.get(wanted) ??
      [...world.users.values()].find((entry) => entry.global_name === wanted || entry.username === wanted);
    if (user) {
      into(resolved, 'users', user.id, userView(world, user.id));
      const member = guild?.members.get(user.id);
      if (member) {
        const { user: _, deaf: __, mute: ___, ...partial } = memberView(world, member);
        const permissions = permissionBitsIn(core, user.id, channel);
        into(resolved, 'members', user.id, { ...partial, permissions });
      }
      return user.id;
    }
  }
  if (type === 8 || type === 9) {
    const role =
      guild?.roles.get(wanted) ?? [...(guild?.roles.values() ?? [])].find((entry) => entry.name === wanted);
    if (!role) return undefined;
    into(resolved, 'roles', role.id, roleView(role));
    return role.id;
  }
  if (type === 7) {
    const found =
      world.channels.get(wanted) ??
      [...world.channels.values()].find(
        (entry) => entry.name === wanted && entry.guildId === channel.guildId,
      );
    if (!found || !permissionsOf(world, personId, found)) return undefined;
    const permissions = permissionBitsIn(core, personId, found);
    const app = permissionBitsIn(core, world.botId, found);
    into(resolved, 'channels', found.id, { ...channelView(world, found), permissions, app_permissions: app });
    return found.id;
  }
  return undefined;
}
