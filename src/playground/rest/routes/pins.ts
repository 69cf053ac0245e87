import { Permission } from '../../world/permissions.ts';
import { pinMessage, pinnedMessages, unpinMessage } from '../../world/pins.ts';
import type { Channel } from '../../world/state.ts';
import { botHasAny, channelOf, limitOf, messageOf } from '../access.ts';
import { refusal } from '../errors.ts';
import { type Call, done, ok, type Reply, type Route, route } from '../router.ts';
import { messageView } from './messages.ts';

const VOICE = 2;

/** Pinning is a permission of its own now; the older Manage Messages no longer includes it. */
function placeForPins(call: Call): Channel {
  const channel = channelOf(call);
  if (channel.type === VOICE) throw refusal('wrongChannelType'); // its chat has no pins
  if (!botHasAny(call.core, channel, Permission.PinMessages)) throw refusal('missingPermissions');
  if (channel.thread?.archived) throw refusal('threadArchived');
  return channel;
}

function pin(call: Call): Reply {
  const channel = placeForPins(call);
  const message = messageOf(call, channel);
  if (![0, 19, 20].includes(message.api.type)) throw refusal('systemMessage');
  pinMessage(call.core, channel, message, call.core.world.botId);
  return done;
}

function unpin(call: Call): Reply {
  const channel = placeForPins(call);
  unpinMessage(call.core, channel, messageOf(call, channel));
  return done;
}

/** Up to 50 a page, newest pin first; `before` is a moment. */
function list(call: Call): Reply {
  const channel = channelOf(call);
  const limit = limitOf(call, 50, 50);
  if (!botHasAny(call.core, channel, Permission.ReadMessageHistory))
    return ok({ items: [], has_more: false });
  const before = call.query.get('before');
  const until = before === null ? Number.POSITIVE_INFINITY : Date.parse(before);
  const all = pinnedMessages(channel).filter((entry) => Date.parse(entry.pinnedAt) < until);
  const items = all.slice(0, limit).map(({ message, pinnedAt }) => ({
    pinned_at: pinnedAt,
    message: messageView(call.core, message),
  }));
  return ok({ items, has_more: all.length > limit });
}

function listOld(call: Call): Reply {
  const channel = channelOf(call);
  if (!botHasAny(call.core, channel, Permission.ReadMessageHistory)) return ok([]);
  return ok(pinnedMessages(channel).map(({ message }) => messageView(call.core, message)));
}

export const pinRoutes: readonly Route[] = [
  route('GET', '/channels/:channel/messages/pins', list),
  route('PUT', '/channels/:channel/messages/pins/:message', pin),
  route('DELETE', '/channels/:channel/messages/pins/:message', unpin),
  route('GET', '/channels/:channel/pins', listOld),
  route('PUT', '/channels/:channel/pins/:message', pin),
  route('DELETE', '/channels/:channel/pins/:message', unpin),
];
