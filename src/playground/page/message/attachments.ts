// Files: pictures are shown, everything else is a link to download.
import type { APIAttachment } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { ownAddress, safeLink } from '../address.ts';
import { icons } from '../icons.ts';
import { drawPicture } from './embed.ts';
import { sizeOf } from './size.ts';

function isPicture(file: APIAttachment): boolean {
  return file.content_type?.startsWith('image/') ?? /\.(png|jpe?g|gif|webp|svg)$/i.test(file.filename);
}

export function drawFile(name: string, address: string, size?: number): TemplateResult {
  const href = ownAddress(address, window.location) ?? safeLink(address) ?? '#';
  return html`<a class="file" href=${href} download=${name} data-testid="file">
    ${icons.file}<span class="file-name">${name}</span>${size === undefined ? nothing : html`<span class="file-size">${sizeOf(size)}</span>`}
  </a>`;
}

/** Files that an embed or a component already shows are left out. */
export function drawAttachments(
  files: readonly APIAttachment[],
  shownElsewhere: ReadonlySet<string>,
): TemplateResult | typeof nothing {
  const left = files.filter((file) => !shownElsewhere.has(file.url));
  if (left.length === 0) return nothing;
  return html`<discord-attachments slot="attachments">
    ${left.map((file) =>
      isPicture(file)
        ? drawPicture(file.url, file.description ?? file.filename, 'attached')
        : drawFile(file.filename, file.url, file.size),
    )}
  </discord-attachments>`;
}
