// An embed, all its parts.
import type { APIAttachment, APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { ownAddress, safeLink } from '../address.ts';
import { drawMarkdown, drawMarkdownLine } from '../markdown/render.ts';
import { formatSent } from '../markdown/time.ts';
import type { View } from '../view.ts';
import { fieldColumns } from './fields.ts';

function drawFields(view: View, fields: readonly APIEmbedField[]): TemplateResult | typeof nothing {
  if (fields.length === 0) return nothing;
  const columns = fieldColumns(fields);
  return html`<discord-embed-fields slot="fields">
    ${fields.map(
      (field, index) => html`<discord-embed-field class="columns-${columns[index] ?? 1}">
        <div class="field-name" dir="auto">${drawMarkdownLine(view, field.name)}</div>
        ${drawMarkdown(view, field.value)}
      </discord-embed-field>`,
    )}
  </discord-embed-fields>`;
}

function altOf(address: string, files: readonly APIAttachment[]): string {
  return (
    files.find((file) => file.url === address || file.proxy_url === address)?.description ??
    'Picture in the embed'
  );
}

/** A picture of our own server, or a link where it lies elsewhere. */
export function drawPicture(address: string, alt: string, name: string): TemplateResult | typeof nothing {
  const own = ownAddress(address, window.location);
  if (own) {
    return html`<a class="picture ${name}" href=${own} target="_blank" rel="noopener">
      <img src=${own} alt=${alt} loading="lazy" />
    </a>`;
  }
  const link = safeLink(address);
  return link
    ? html`<a class="link" href=${link} target="_blank" rel="noopener noreferrer">Picture: ${alt}</a>`
    : nothing;
}

export function drawEmbed(view: View, embed: APIEmbed, files: readonly APIAttachment[]): TemplateResult {
  const { author, title, url, description, fields = [], image, thumbnail, footer, timestamp, color } = embed;
  const own = (address: string | undefined) => (address && ownAddress(address, window.location)) || undefined;
  const link = url ? safeLink(url) : null;
  const titleText = title ? drawMarkdownLine(view, title) : '';
  const sent = timestamp ? formatSent(Date.parse(timestamp), view.now) : '';
  return html`<discord-embed
    slot="embeds"
    data-testid="embed"
    color=${color === undefined ? '#4e5058' : `#${color.toString(16).padStart(6, '0')}`}
    author-name=${ifDefined(author?.name)}
    author-image=${ifDefined(own(author?.icon_url))}
    author-url=${ifDefined(author?.url ? (safeLink(author.url) ?? undefined) : undefined)}
    thumbnail=${ifDefined(own(thumbnail?.url))}
  >
    ${
      title
        ? html`<div slot="description" class="embed-title" dir="auto">
            ${link ? html`<a class="link" href=${link} target="_blank" rel="noopener noreferrer">${titleText}</a>` : titleText}
          </div>`
        : nothing
    }
    ${
      description
        ? html`<discord-embed-description slot="description">${drawMarkdown(view, description)}</discord-embed-description>`
        : nothing
    }
    ${drawFields(view, fields)}
    ${image ? html`<div slot="fields" class="embed-image">${drawPicture(image.url, altOf(image.url, files), 'in-embed')}</div>` : nothing}
    ${
      footer || sent
        ? html`<discord-embed-footer slot="footer" footer-image=${ifDefined(own(footer?.icon_url))} footer-image-alt="">
            <span dir="auto">${[footer?.text, sent].filter(Boolean).join(' • ')}</span>
          </discord-embed-footer>`
        : nothing
    }
  </discord-embed>`;
}
