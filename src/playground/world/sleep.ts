// Threads fall asleep: Discord archives one in which nobody has written for as long as it is set to.
import { type Core, timestamp } from '../core.ts';
import type { Channel } from './state.ts';

const MINUTE = 60_000;

/** Something has happened in a thread: it stays awake for its whole time again. Nothing in other channels, or in one that sleeps. */
export function keepAwake(core: Core, channel: Channel): void {
  const { thread } = channel;
  if (!thread || thread.archived) return;
  thread.bedtime?.();
  thread.bedtime = core.clock.after(thread.autoArchiveMinutes * MINUTE, () => {
    if (core.world.channels.has(channel.id)) setArchived(core, channel, true);
  });
}

/** Archives a thread or opens it, and tells everybody where that is a change. */
export function setArchived(core: Core, channel: Channel, archived: boolean): void {
  const { thread } = channel;
  if (!thread || thread.archived === archived) return;
  thread.archived = archived;
  thread.archiveTimestamp = timestamp(core);
  thread.bedtime?.();
  thread.bedtime = null;
  keepAwake(core, channel);
  core.bus.emit('channel', { channel, change: 'changed' });
}
