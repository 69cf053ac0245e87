// One message with everything on it.
import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { avatarBy, avatarOf } from '../avatar.ts';
import { nameOfUser } from '../command/names.ts';
import { icons } from '../icons.ts';
import { colourOf, drawMarkdown } from '../markdown/render.ts';
import { formatSent } from '../markdown/time.ts';
import { authorName, commandUsed, isEphemeral, isThinking, pings, summary } from '../state/messages.ts';
import type { Interaction } from '../state/state.ts';
import type { View } from '../view.ts';
import { drawActions } from './actions.ts';
import { drawAttachments } from './attachments.ts';
import { drawComponents } from './components.ts';
import { drawEmbed } from './embed.ts';

/** Files shown by an embed or a component are not shown a second time as attachments. */
function shownElsewhere(message: APIMessage): ReadonlySet<string> {
  const inEmbeds = message.embeds.flatMap(({ image, thumbnail, author, footer }) => [
    image?.url,
    thumbnail?.url,
    author?.icon_url,
    footer?.icon_url,
  ]);
  const inComponents = JSON.stringify(message.components ?? []);
  const files = message.attachments.filter(({ url }) => inEmbeds.includes(url) || inComponents.includes(url));
  return new Set(files.map(({ url }) => url));
}

/** The small line above: which command this answers, or which message. */
function drawHeader(view: View, message: APIMessage): TemplateResult | typeof nothing {
  const { people } = view.state.guild;
  const { referenced_message: original, type } = message;
  const used = commandUsed(message);
  if (used && type !== MessageType.Reply) {
    const nick = people.find(({ user }) => user.id === used.user.id)?.nick;
    return html`<discord-command
      slot="reply"
      author=${nameOfUser(used.user, nick)}
      avatar=${avatarOf(used.user, nick)}
      type="slash_command"
      command=${used.name}
    ></discord-command>`;
  }
  if (type !== MessageType.Reply) return nothing;
  if (!original) return html`<discord-reply slot="reply" deleted></discord-reply>`;
  return html`<discord-reply
    slot="reply"
    author=${authorName(view.state, original)}
    avatar=${avatarBy(original)}
    ?bot=${original.author.bot ?? false}
    >${summary(view.state, original, 80)}</discord-reply
  >`;
}

function drawContent(view: View, message: APIMessage): TemplateResult | typeof nothing {
  if (isThinking(message)) {
    return html`<div class="thinking" role="status">
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
      ${authorName(view.state, message)} is thinking…
    </div>`;
  }
  return drawMarkdown(view, message.content);
}

/** What happened to a button or select of this message, when it did not go well. */
function drawFailures(view: View, message: APIMessage): readonly TemplateResult[] {
  const failed = [...view.state.interactions.values()].filter(
    (one): one is Interaction & { failure: string } =>
      one.message === message.id && one.failure !== undefined,
  );
  return failed.map(
    (one) =>
      html`<div slot="components" class="failure" role="alert">${icons.warning}<span>${one.failure}</span></div>`,
  );
}

function drawEphemeral(view: View, message: APIMessage): TemplateResult | typeof nothing {
  if (!isEphemeral(message)) return nothing;
  const dismiss = () => {
    view.store.send({ type: 'dismiss', message: message.id });
    view.focusComposer();
  };
  return html`<div slot="reactions" class="ephemeral-notice">
    ${icons.eye}<span>Only you can see this</span> ·
    <button class="link-button" data-testid="dismiss" @click=${dismiss}>Dismiss</button>
  </div>`;
}

function roleColour(view: View, message: APIMessage): string {
  const person = view.state.guild.people.find(({ user }) => user.id === message.author.id);
  const colours = (person?.roles ?? []).map((role) => colourOf(view, role));
  const colour = colours.find((one) => one !== undefined);
  // Lightened: many role colours are too dark to read on this ground.
  return colour ? `color-mix(in srgb, ${colour} 72%, white)` : '';
}

/** Lines such as 'Ana pinned a message', which nobody wrote. */
function systemText(view: View, message: APIMessage): TemplateResult | string | null {
  const who = authorName(view.state, message);
  switch (message.type) {
    case MessageType.ChannelPinnedMessage:
      return html`${who} pinned ${pinnedLink(message)} to this channel.`;
    case MessageType.ThreadCreated:
      return `${who} started a thread: ${message.content}`;
    case MessageType.UserJoin:
      return `${who} joined.`;
    default:
      return null;
  }
}

/** The pinned message, to go to. */
function pinnedLink({ message_reference: to }: APIMessage): TemplateResult | string {
  return to?.message_id === undefined
    ? 'a message'
    : html`<a class="link" href="#${to.channel_id}/${to.message_id}">a message</a>`;
}

/** A thread begins with a message that only points at the one it grew from: that one is shown in its place, to be read only. */
function withoutIndirection(message: APIMessage): APIMessage {
  const { referenced_message: original, id, channel_id, type } = message;
  if (type !== MessageType.ThreadStarterMessage || !original) return message;
  return { ...original, id, channel_id, components: [], pinned: false };
}

/** @param continued whether the same author wrote the message just before: then name and picture are not repeated */
export function drawMessage(view: View, arrived: APIMessage, continued: boolean): TemplateResult {
  const message = withoutIndirection(arrived);
  const { state, now } = view;
  const sent = formatSent(Date.parse(message.timestamp), now);
  const who = authorName(state, message);
  const system = systemText(view, message);
  if (system !== null) {
    return html`<div class="system-message" role="listitem" tabindex="-1" data-message-id=${message.id} data-testid="message">
      ${message.type === MessageType.ChannelPinnedMessage ? icons.pin : icons.thread}
      <span>${system} <time>${sent}</time></span>
    </div>`;
  }
  // The row takes the focus, not the component: what lies in a component that cannot be tabbed to is skipped.
  return html`<div
    class="message ${continued ? 'continued' : ''}"
    role="listitem"
    tabindex="-1"
    data-testid="message"
    data-message-id=${message.id}
    data-author-id=${message.author.id}
    aria-label="${who}, ${sent}${message.pinned ? ', pinned' : ''}${message.edited_timestamp ? ', edited' : ''}"
  >
    <discord-message
      author=${who}
      avatar=${avatarBy(message, who)}
      role-color=${roleColour(view, message)}
      .timestamp=${sent}
      ?bot=${message.author.bot ?? false}
      ?edited=${message.edited_timestamp !== null && !isThinking(message)}
      ?highlight=${state.me !== null && pings(message, state.me)}
      ?ephemeral=${isEphemeral(message)}
      ?message-body-only=${continued}
    >
      ${drawHeader(view, message)}
      ${message.pinned ? html`<div class="pinned">${icons.pin}Pinned</div>` : nothing}
      ${drawContent(view, message)}
      ${drawAttachments(message.attachments, shownElsewhere(message))}
      ${message.embeds.map((embed) => drawEmbed(view, embed, message.attachments))}
      ${drawComponents(view, message)} ${drawFailures(view, message)} ${drawEphemeral(view, message)}
      ${drawActions(view, message)}
    </discord-message>
  </div>`;
}
