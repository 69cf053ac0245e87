// The message components come as pictures of Discord. This makes them usable by keyboard and touch and readable by everybody.
import {
  DiscordAuthorInfo,
  DiscordButton,
  DiscordCode,
  DiscordCommand,
  DiscordEmbed,
  DiscordEmbedFooter,
  DiscordMention,
  DiscordMessage,
  DiscordMessages,
  DiscordPre,
  DiscordReply,
  DiscordSpoiler,
  DiscordVerifiedAuthorTag,
} from '@skyra/discord-components-core';
import { type CSSResult, css, type LitElement } from 'lit';

type Component = typeof LitElement;

/** Adds styles inside of a component. Takes effect for elements made afterwards. */
function restyle(component: Component, styles: CSSResult): void {
  component.elementStyles = [...component.elementStyles, styles];
}

const font = css`
  :host,
  :host * {
    font-family: var(--font) !important;
  }
`;

/** Their buttons look disabled; these are. The inner button carries the label and the focus. */
function adaptButtons(): void {
  DiscordButton.addInitializer((element) => {
    element.addController({
      hostUpdated() {
        const button = element.shadowRoot?.querySelector('button');
        if (button && element instanceof DiscordButton) button.disabled = element.disabled;
      },
    });
  });
  restyle(
    DiscordButton,
    css`
      :host > *:first-child {
        box-sizing: border-box;
        margin: 4px 8px 4px 0;
        padding: 6px 16px;
        height: auto;
        min-height: var(--target, 32px);
        max-width: 100%;
        border-radius: 8px;
        text-align: start;
        line-height: 18px;
        font: 500 14px / 18px var(--font);
        overflow-wrap: anywhere;
        touch-action: manipulation;
      }
      .primary { background-color: #5865f2; }
      .secondary { background-color: #4a4c54; color: #fff; }
      .success { background-color: #1f7a3d; }
      .destructive { background-color: #c8323a; }
      .success.hoverable:hover, .success:active { background-color: #196432; }
      .destructive.hoverable:hover, .destructive:active { background-color: #a92930; }
      .secondary.hoverable:hover, .secondary:active { background-color: #5a5c66; }
      /* A finger leaves no mark on what it has pressed, nor on what stands there afterwards. */
      @media (hover: none) {
        .primary.hoverable:hover:not(:active) { background-color: #5865f2; }
        .secondary.hoverable:hover:not(:active) { background-color: #4a4c54; }
        .success.hoverable:hover:not(:active) { background-color: #1f7a3d; }
        .destructive.hoverable:hover:not(:active) { background-color: #c8323a; }
      }
      a svg { flex: none; margin-inline-start: 6px; }
      button:focus-visible,
      a:focus-visible {
        outline: 2px solid #fff;
        outline-offset: 2px;
        box-shadow: 0 0 0 2px #1e1f22;
      }
      @media (prefers-reduced-motion: reduce) {
        :host > *:first-child { transition: none; }
      }
    `,
  );
}

/** A spoiler is a button until it is opened. */
function adaptSpoilers(): void {
  DiscordSpoiler.addInitializer((element) => {
    if (!(element instanceof DiscordSpoiler)) return;
    element.addEventListener('keydown', (event) => {
      if (event.target !== element || element.activated || (event.key !== 'Enter' && event.key !== ' '))
        return;
      event.preventDefault();
      element.activated = true;
    });
    element.addController({
      hostUpdated() {
        const hidden = !element.activated;
        const attributes = { role: 'button', tabindex: '0', 'aria-label': 'Spoiler: press to show it' };
        for (const [name, value] of Object.entries(attributes)) {
          if (hidden) element.setAttribute(name, value);
          else element.removeAttribute(name);
        }
      },
    });
  });
  // A click on what is hidden opens it and does nothing else, a link inside it included.
  restyle(
    DiscordSpoiler,
    css`:host(:not([activated])) ::slotted(*) { visibility: hidden; pointer-events: none; }`,
  );
}

function adaptMessages(): void {
  restyle(DiscordMessages, css`${font} :host { border: 0; background: none; }`);
  restyle(
    DiscordMessage,
    css`
      ${font}
      .discord-message-inner { min-width: 0; }
      .discord-message-content { min-width: 0; padding-top: 0; line-height: 1.4; }
      .discord-message-body { word-break: normal; overflow-wrap: anywhere; }
      :host .discord-message-markup { display: block; }
      .discord-author-avatar { margin-top: 2px; }
      .discord-author-avatar img { cursor: default; }
      .discord-message-timestamp,
      .discord-message-edited { color: var(--faint); font-size: 12px; }
      .discord-message-body-only-indent {
        margin-left: 0; flex: none; font-size: 0; }
      .discord-message-inner-center { align-items: flex-start; }
      .discord-message-ephemeral { display: none; }
    `,
  );
  restyle(
    DiscordAuthorInfo,
    css`
      ${font}
      :host .discord-author-username { overflow-wrap: anywhere; }
      :host .discord-author-username:hover { text-decoration: none; cursor: default; }
    `,
  );
  restyle(DiscordVerifiedAuthorTag, font);
  const header = css`
    ${font}
    :host { color: var(--faint); white-space: normal; min-width: 0; line-height: 1.3; user-select: text; flex-wrap: wrap; column-gap: 0.3em; }
    :host:before { border-color: #5c5f68 !important; }
    :host .discord-replied-message-username { margin: 0 2px 0 0; opacity: 1; color: var(--text); font-weight: 600; overflow-wrap: anywhere; }
    .discord-replied-message-content { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
  `;
  restyle(
    DiscordReply,
    css`
      ${header}
      :host { flex-wrap: nowrap; }
      :host .discord-replied-message-username, .discord-application-tag { flex: none; }
    `,
  );
  restyle(
    DiscordCommand,
    css`
      ${header}
      :host .discord-slash-command-name { color: #c9d4ff !important; background-color: #3c4270; padding: 1px 6px; }
      :host .discord-slash-command-name:hover { background-color: #3c4270; }
    `,
  );
}

function adaptContents(): void {
  restyle(
    DiscordEmbed,
    css`
      ${font}
      :host .discord-embed-root { flex: 0 1 auto; }
      :host .discord-embed-wrapper { background-color: var(--raised); border-color: #3b3d44; border-inline-start: 0; max-width: 520px; min-width: 0; }
      :host .discord-embed-wrapper .discord-embed-grid { display: grid; grid-template-columns: minmax(0, 1fr) auto; min-width: 0; }
      :host .discord-embed-author,
      :host .discord-embed-author-block { overflow-wrap: anywhere; }
    `,
  );
  restyle(
    DiscordEmbedFooter,
    css`${font} :host { overflow-wrap: anywhere; } :host .discord-footer-separator { color: var(--faint); }`,
  );
  restyle(
    DiscordCode,
    css`:host { font-family: var(--mono); } :host code { font-family: var(--mono) !important; } :host([multiline]) { background: none; display: block; } :host([multiline]) code { width: auto; margin: 0; overflow-wrap: anywhere; background: #1e1f22; border-color: #3b3d44; border-radius: 4px; }`,
  );
  restyle(DiscordPre, css`:host pre { width: auto; margin: 6px 0; }`);
  restyle(DiscordMention, css`:host { cursor: inherit; } .no-wrap { white-space: nowrap; }`);
}

/** To be called once, before the first message is drawn. */
export function adaptLibrary(): void {
  adaptButtons();
  adaptSpoilers();
  adaptMessages();
  adaptContents();
}
