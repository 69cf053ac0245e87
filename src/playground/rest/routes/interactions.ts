import { answerFirst } from '../../interactions/answer.ts';
import { refusal } from '../errors.ts';
import { type Call, done, ok, type Reply, type Route, route } from '../router.ts';

function callback(call: Call): Reply {
  const interaction = call.core.interactions.byId(call.param('interaction'));
  if (!interaction || interaction.token !== call.param('token')) throw refusal('unknownInteraction');
  const message = answerFirst(call.core, interaction, call.body, call.files);
  if (call.query.get('with_response') !== 'true') return done;
  const loading = interaction.loading;
  const ephemeral = message !== null && message.reader !== null;
  return ok({
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message
        ? {
            response_message_id: message.id,
            response_message_loading: loading,
            response_message_ephemeral: ephemeral,
          }
        : {}),
      channel_id: interaction.channelId,
      ...(interaction.guildId ? { guild_id: interaction.guildId } : {}),
    },
    ...(message && interaction.callback !== 6
      ? { resource: { type: interaction.callback, message: message.api } }
      : { resource: { type: interaction.callback } }),
  });
}

export const interactionRoutes: readonly Route[] = [
  route('POST', '/interactions/:interaction/:token/callback', callback, { auth: false, global: false }),
];
