// A forum's own view: its posts, and a button for a new one.
import type { APIChannel } from 'discord-api-types/v10';
import { html, type TemplateResult } from 'lit';
import { askForName } from '../dialog/ask.ts';
import { icons } from '../icons.ts';
import { compareIds, isThread, nameOfChannel, parentOf, topicOf } from '../state/channels.ts';
import type { View } from '../view.ts';

async function newPost(view: View, forum: APIChannel): Promise<void> {
  const asked = await askForName({
    title: `New post in ${nameOfChannel(forum)}`,
    name: 'Title',
    submit: 'Post',
    content: 'First message',
  });
  if (asked) view.store.begin({ type: 'post', forum: forum.id, name: asked.name, content: asked.content });
}

export function drawForum(view: View, forum: APIChannel): TemplateResult {
  const posts = [...view.state.channels.values()]
    .filter((channel) => isThread(channel) && parentOf(channel) === forum.id)
    .toSorted((a, b) => compareIds(b.id, a.id));
  return html`<div class="forum">
    <div class="forum-head">
      <p>${topicOf(forum) || 'Every post is a conversation of its own.'}</p>
      <button class="primary-button" data-testid="new-post" @click=${() => newPost(view, forum)}>${icons.plus}New post</button>
    </div>
    ${posts.length === 0 ? html`<p class="empty">No posts yet.</p>` : ''}
    <ul class="posts">
      ${posts.map(
        (post) => html`<li>
          <a class="post" href="#${post.id}">
            ${icons.post}<span class="post-name" dir="auto">${nameOfChannel(post)}</span>
          </a>
        </li>`,
      )}
    </ul>
  </div>`;
}
