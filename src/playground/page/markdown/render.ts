// Draws Discord's markdown. Text only ever becomes text: the templates escape it.
import { html, nothing, type TemplateResult } from 'lit';
import { linkOf } from '../place.ts';
import { isForum, isThread } from '../state/channels.ts';
import { namesIn } from '../state/messages.ts';
import type { View } from '../view.ts';
import { parseBlocks } from '../../../markdown/blocks.ts';
import { parseInline } from '../../../markdown/inline.ts';
import type { Block, Inline, List } from '../../../markdown/nodes.ts';
import { formatTime } from './time.ts';

type Drawn = TemplateResult | string | readonly Drawn[];

function drawInline(view: View, nodes: readonly Inline[]): Drawn {
  return nodes.map((node) => drawNode(view, node));
}

/** A role's colour, or nothing for the colourless. */
export function colourOf(view: View, roleId: string): string | undefined {
  const role = view.state.guild.roles.find((one) => one.id === roleId);
  return role && role.color !== 0 ? `#${role.color.toString(16).padStart(6, '0')}` : undefined;
}

function drawMention(
  view: View,
  node: Extract<Inline, { kind: 'user' | 'role' | 'channel' }>,
): TemplateResult {
  const names = namesIn(view.state);
  const { me } = view.state;
  switch (node.kind) {
    case 'user': {
      const mine = me?.user.id === node.id;
      return html`<discord-mention type="user" ?highlight=${mine} class=${mine ? 'mine' : ''}>${names.user(node.id)}</discord-mention>`;
    }
    case 'role': {
      const mine = me?.roles.includes(node.id) ?? false;
      return html`<discord-mention type="role" ?highlight=${mine} class=${mine ? 'mine' : ''}>${names.role(node.id)}</discord-mention>`;
    }
    case 'channel': {
      const channel = view.state.channels.get(node.id);
      const type =
        channel && isForum(channel) ? 'forum' : channel && isThread(channel) ? 'thread' : 'channel';
      const mention = html`<discord-mention type=${type}>${names.channel(node.id)}</discord-mention>`;
      return channel ? html`<a class="plain" href="#${node.id}">${mention}</a>` : mention;
    }
  }
}

function drawTime(view: View, seconds: number, style: string): TemplateResult {
  const milliseconds = seconds * 1000;
  const exact = formatTime(milliseconds, 'F', view.now);
  return html`<discord-time title=${exact}>${formatTime(milliseconds, style, view.now)}</discord-time>`;
}

function drawLink(view: View, href: string, content: Drawn): Drawn {
  const link = linkOf(href, view.state);
  if (link?.isHere) return html`<a class="link" href=${link.href}>${content}</a>`;
  return link
    ? html`<a class="link" href=${link.href} target="_blank" rel="noopener noreferrer">${content}</a>`
    : content;
}

function drawNode(view: View, node: Inline): Drawn {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'bold':
      return html`<strong>${drawInline(view, node.children)}</strong>`;
    case 'italic':
      return html`<em>${drawInline(view, node.children)}</em>`;
    case 'underline':
      return html`<u>${drawInline(view, node.children)}</u>`;
    case 'strike':
      return html`<s>${drawInline(view, node.children)}</s>`;
    case 'spoiler':
      return html`<discord-spoiler>${drawInline(view, node.children)}</discord-spoiler>`;
    case 'code':
      return html`<discord-code>${node.text}</discord-code>`;
    case 'link':
      return drawLink(view, node.href, drawInline(view, node.children));
    case 'user':
    case 'role':
    case 'channel':
      return drawMention(view, node);
    case 'everyone':
      return html`<discord-mention type="role" class="mine" highlight>${node.name}</discord-mention>`;
    case 'command':
      return drawCommand(view, node.name);
    case 'emoji':
      return `:${node.name}:`;
    case 'time':
      return drawTime(view, node.seconds, node.style);
  }
}

/** A command to press. It flows with its line as a word does, so what ends the sentence stays with it: no `<button>` can. */
function drawCommand(view: View, name: string): TemplateResult {
  const press = () => insertCommand(view, name);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  return html`<span class="command-mention" role="button" tabindex="0" @click=${press} @keydown=${key}>/${name}</span>`;
}

function insertCommand(view: View, name: string): void {
  view.composer.put(`/${name} `);
  view.focusComposer();
}

function drawList(view: View, list: List): TemplateResult {
  const items = list.items.map(
    (item) =>
      html`<li>${drawInline(view, item.children)}${item.nested.map((inner) => drawList(view, inner))}</li>`,
  );
  return list.ordered ? html`<ol start=${list.start}>${items}</ol>` : html`<ul>${items}</ul>`;
}

function drawBlock(view: View, block: Block): TemplateResult {
  switch (block.kind) {
    case 'text':
      return html`<div class="md-text" dir="auto">${drawInline(view, block.children)}</div>`;
    case 'subtext':
      return html`<div class="md-subtext" dir="auto">${drawInline(view, block.children)}</div>`;
    case 'heading':
      return html`<div class="md-heading-${block.level}" role="heading" aria-level=${block.level + 2} dir="auto">
        ${drawInline(view, block.children)}
      </div>`;
    case 'quote':
      return html`<discord-quote>${block.blocks.map((inner) => drawBlock(view, inner))}</discord-quote>`;
    case 'code':
      return html`<discord-code multiline tabindex="-1">${block.text}</discord-code>`;
    case 'list':
      return drawList(view, block);
  }
}

/** A whole text with its blocks. */
export function drawMarkdown(view: View, source: string): TemplateResult | typeof nothing {
  if (source === '') return nothing;
  return html`<div class="markdown">${parseBlocks(source).map((block) => drawBlock(view, block))}</div>`;
}

/** One line, as in an embed's title. */
export function drawMarkdownLine(view: View, source: string): Drawn {
  return drawInline(view, parseInline(source));
}
