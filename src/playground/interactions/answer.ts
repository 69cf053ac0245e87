// The bot's first answer to an interaction.
import type {
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { checkChoices } from '../limits/choices.ts';
import { type Fields, Form, fieldsAt, isFields } from '../limits/form.ts';
import { checkMessage } from '../limits/message.ts';
import { checkModal } from '../limits/modal.ts';
import { refusal } from '../rest/errors.ts';
import type { Upload } from '../world/files.ts';
import { createMessage, Flag } from '../world/messages.ts';
import type { StoredMessage } from '../world/state.ts';
import { type CallbackType, type Interaction, tokenLives } from './book.ts';
import { change, isEphemeral, signature, sourceOf } from './sign.ts';
import { giveUp } from './token.ts';

/** Which callback types answer which interaction. */
function allowedCallbacks(interaction: Interaction): readonly CallbackType[] {
  switch (interaction.type) {
    case 2:
      return [4, 5, 9];
    case 3:
      return [4, 5, 6, 7, 9];
    case 4:
      return [8];
    case 5:
      return interaction.sourceId === null ? [4, 5] : [4, 5, 6, 7];
  }
}

/** Takes the bot's first answer. Throws 10062 when too late, 40060 when there was one. */
export function answerFirst(
  core: Core,
  interaction: Interaction,
  value: unknown,
  files: readonly Upload[],
): StoredMessage | null {
  if (interaction.state === 'answered') throw refusal('alreadyAcknowledged');
  if (!core.interactions.answerable(interaction)) throw refusal('unknownInteraction');
  const body = checkCallback(interaction, value);
  const type = body.type as CallbackType;
  const message = carryOut(core, interaction, type, body.data, files);
  interaction.deadline?.();
  interaction.deadline = null;
  interaction.state = 'answered';
  interaction.callback = type;
  interaction.originalId = message?.id ?? null;
  core.bus.emit('acknowledged', interaction);
  if (interaction.loading || interaction.updating) {
    const left = tokenLives - (core.clock.now() - interaction.createdAt);
    interaction.deadline = core.clock.after(left, () => giveUp(core, interaction));
  } else core.bus.emit('settled', interaction);
  return message;
}

function checkCallback(interaction: Interaction, value: unknown): Fields {
  const form = new Form();
  const body = fieldsAt(form, [], value) ?? {};
  const allowed: readonly number[] = allowedCallbacks(interaction);
  if (body.type === undefined) form.required(['type']);
  else if (typeof body.type !== 'number' || !allowed.includes(body.type)) form.choices(['type'], allowed);
  else if ([4, 7, 8, 9].includes(body.type) && !isFields(body.data)) {
    if (body.type !== 7 || body.data !== undefined) form.required(['data']);
  }
  form.check();
  return body;
}

function carryOut(
  core: Core,
  interaction: Interaction,
  type: CallbackType,
  data: unknown,
  files: readonly Upload[],
): StoredMessage | null {
  switch (type) {
    case 4:
      return createMessage(core, {
        ...signature(core, interaction, sourceOf(core, interaction)),
        body: checkMessage(data, { path: ['data'], files }),
        files,
        reader: isEphemeral(data) ? interaction.personId : null,
      });
    case 5: {
      const message = createMessage(core, {
        ...signature(core, interaction, sourceOf(core, interaction)),
        body: {},
        flags: Flag.loading,
        reader: isEphemeral(data) ? interaction.personId : null,
      });
      interaction.loading = true;
      return message;
    }
    case 6:
      interaction.updating = true;
      return sourceOf(core, interaction);
    case 7: {
      const source = sourceOf(core, interaction);
      if (!source) throw refusal('unknownMessage');
      return change(core, interaction, source, data ?? {}, files, { path: ['data'] });
    }
    case 8: {
      interaction.choices = checkChoices(
        data,
        focusedType(interaction),
      ) as readonly APIApplicationCommandOptionChoice[];
      return null;
    }
    case 9: {
      const form = new Form();
      checkModal(form, ['data'], data);
      form.check();
      interaction.modal = data as APIModalInteractionResponseCallbackData;
      return null;
    }
  }
}

/** The option being completed: 3 text, 4 whole number, 10 number. */
function focusedType(interaction: Interaction): number {
  const walk = (options: unknown): number | undefined => {
    if (!Array.isArray(options)) return undefined;
    for (const option of options) {
      if (!isFields(option)) continue;
      if (option.focused === true) return Number(option.type);
      const inner = walk(option.options);
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
  const { data } = interaction.payload;
  return (isFields(data) ? walk(data.options) : undefined) ?? 3;
}
