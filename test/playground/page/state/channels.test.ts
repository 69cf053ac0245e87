import { type APIChannel, ChannelType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { channelGroups, compareIds, titleOf } from '../../../../src/playground/page/state/channels.ts';
import { user } from '../support.ts';

const channels: APIChannel[] = [
  { id: '1', type: ChannelType.GuildCategory, name: 'Campaigns', position: 1 },
  { id: '2', type: ChannelType.GuildText, name: 'tavern', position: 2, parent_id: '1' },
  { id: '3', type: ChannelType.GuildText, name: 'gate', position: 1, parent_id: '1' },
  { id: '4', type: ChannelType.GuildText, name: 'hello', position: 5 },
];

test('channels stand below their category in their order, those without one first', () => {
  const listed = channelGroups(channels).map(({ category, channels: nodes }) => [
    category,
    ...nodes.map((node) => node.channel.name),
  ]);
  expect(listed).toEqual([
    [null, 'hello'],
    ['Campaigns', 'gate', 'tavern'],
  ]);
});

test('direct messages stand last, and go by the name of the other', () => {
  const recipients = [user('900', 'Turnkeeper')];
  const groups = channelGroups([{ id: '30', type: ChannelType.DM, recipients } as APIChannel, ...channels]);
  const [node] = groups.at(-1)?.channels ?? [];
  expect([groups.at(-1)?.category, titleOf(node?.channel)]).toEqual(['Direct messages', '@Turnkeeper']);
});

test('posts stand below their forum, the newest first', () => {
  const forum = { id: '9', type: ChannelType.GuildForum, name: 'stories', position: 1 } as APIChannel;
  const post = (id: string) =>
    ({ id, type: ChannelType.PublicThread, name: `post ${id}`, parent_id: '9' }) as APIChannel;
  const [group] = channelGroups([post('21'), forum, post('100')]);
  expect(group?.channels[0]?.threads.map((thread) => thread.id)).toEqual(['100', '21']);
});

test('ids are ordered by their size, not by their letters', () => {
  expect(['100', '9', '20'].toSorted(compareIds)).toEqual(['9', '20', '100']);
});
