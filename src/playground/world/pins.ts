import { type Core, timestamp } from '../core.ts';
import { refusal } from '../rest/errors.ts';
import { createMessage, patchMessage } from './messages.ts';
import type { Channel, StoredMessage } from './state.ts';
import { userView } from './views.ts';

const pinLimit = 50;

/** Pins a message: at most 50 a channel; the channel gets Discord's notice. Pinning again changes nothing. */
export function pinMessage(core: Core, channel: Channel, message: StoredMessage, byId: string): void {
  if (channel.pins.has(message.id)) return;
  if (channel.pins.size >= pinLimit) throw refusal('tooManyPins');
  const now = timestamp(core);
  channel.pins.set(message.id, now);
  channel.lastPin = now;
  patchMessage(core, message, { pinned: true });
  core.bus.emit('pins', channel);
  createMessage(core, {
    channel,
    author: userView(core.world, byId),
    body: {},
    type: 6,
    reference: { channel, message },
  });
}

export function unpinMessage(core: Core, channel: Channel, message: StoredMessage): void {
  if (!channel.pins.delete(message.id)) return;
  patchMessage(core, message, { pinned: false });
  core.bus.emit('pins', channel);
}

/** Newest first, as Discord lists them. */
export function pinnedMessages(channel: Channel): { message: StoredMessage; pinnedAt: string }[] {
  return [...channel.pins]
    .flatMap(([id, pinnedAt]) => {
      const message = channel.messages.get(id);
      return message ? [{ message, pinnedAt }] : [];
    })
    .reverse();
}
