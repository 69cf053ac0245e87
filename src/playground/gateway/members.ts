import type { Core } from '../core.ts';
import { isFields } from '../limits/form.ts';
import { memberView, userView } from '../world/views.ts';
import { Intent } from './intents.ts';
import type { Session } from './session.ts';

/** Opcode 8: members by id or by the beginning of their names. The whole list takes the privileged intent. */
export function sendMembers(core: Core, session: Session, request: unknown): void {
  const data = isFields(request) ? request : {};
  const guild = core.world.guilds.get(String(data.guild_id));
  if (!guild) return;
  const ids = data.user_ids === undefined ? undefined : [data.user_ids].flat().map(String);
  const query = String(data.query ?? '').toLowerCase();
  if (query === '' && ids === undefined && !session.wants(Intent.guildMembers)) return;
  const found = [...guild.members.values()].filter((member) => {
    if (ids) return ids.includes(member.userId);
    const name = member.nick ?? userView(core.world, member.userId).username;
    return name.toLowerCase().startsWith(query);
  });
  const chunk = {
    guild_id: guild.id,
    members: found.map((member) => memberView(core.world, member)),
    chunk_index: 0,
    chunk_count: 1,
    not_found: ids?.filter((id) => !guild.members.has(id)) ?? [],
    ...(data.nonce === undefined ? {} : { nonce: data.nonce }),
  };
  session.dispatch('GUILD_MEMBERS_CHUNK', JSON.stringify(chunk));
}
