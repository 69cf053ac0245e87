import type { WorldBuilder } from './build.ts';
import { permissionBits } from './permissions.ts';

/**
 * The world everybody starts in: the server 'The Turning Wheel' with Mia, who owns it and is its GM, and the players Ana, Ben
 * and Cleo; two text channels and a forum.
 */
export function defaultWorld(build: WorldBuilder): void {
  const mia = build.addPerson({ name: 'Mia' }, null);
  const guild = build.addGuild('The Turning Wheel', mia.id);
  build.addRole({
    name: 'GM',
    color: 0xe0a030,
    mentionable: true,
    permissions: permissionBits(['ManageMessages', 'ManageThreads', 'ManageGuild', 'PinMessages']),
  });
  build.addRole({ name: 'Players', color: 0x4f8fd0, mentionable: true });
  build.giveRole(mia.id, 'GM');
  for (const name of ['Ana', 'Ben', 'Cleo']) build.addPerson({ name, roles: ['Players'] }, guild);
  const rooms = build.addChannel({ name: 'Table', type: 4 });
  build.addChannel({ name: 'the-table', topic: 'Where we play', parentId: rooms.id });
  build.addChannel({ name: 'lounge', topic: 'Out of character', parentId: rooms.id });
  build.addForum({
    name: 'campaigns',
    topic: 'One post per campaign',
    parentId: rooms.id,
    tags: ['looking for players', 'running'],
  });
}
