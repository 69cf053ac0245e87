import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What a campaign's file has: `src/app/transfer/file.ts`, and what follows from it. */
const TAKEN = [
  'Campaign',
  'CampaignChannel',
  'CampaignGm',
  'Seed',
  'Character',
  'Portrait',
  'Encounter',
  'Entry',
  'BattleMap',
  'ContentPack',
  'CampaignMacro',
  'ActiveCharacter',
  'CharacterDraft',
];

/** What it has not, and why. */
const LEFT = {
  Pending: 'what waits is called off in a copy',
  Decision: 'what waits is called off in a copy',
  Person: "somebody's own, wherever they play",
  Macro: "somebody's own, wherever they play",
  Webhook: 'of a channel on the old server',
  Speech: 'what was said stays in the old channels; its words are only there',
  Scene: 'a thread on the old server; what was done in a private one says itself whom it is for',
  SceneMember: 'a thread on the old server; what was done in a private one says itself whom it is for',
  Request: 'a list in a channel on the old server; what was rolled for it goes along',
  RequestAnswer: 'a list in a channel on the old server; what was rolled for it goes along',
  Wait: 'who is waited for follows from the fights',
  Board: 'a message in a channel on the old server',
  StandingOrder: "somebody's own, for questions as they are asked here",
  QueuedAct: 'what waits is called off in a copy',
  Settled: 'a message in a channel on the old server, which asks nothing any more',
  TurnCard: 'a message in a channel on the old server; in a copy the next start posts one',
  Ready: 'a list in a channel on the old server; its fight and its heroes go along',
  ReadyHero: 'a list in a channel on the old server; its fight and its heroes go along',
  Receipt: "an interaction of Discord's",
  Fact: "the installation's",
};

test('whoever adds a table says whether a campaign takes it along', () => {
  const models = readFileSync(path.join(import.meta.dirname, '../../prisma/models.prisma'), 'utf8');
  const names = [...models.matchAll(/^model (\w+) \{/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual([...TAKEN, ...Object.keys(LEFT)].toSorted());
});
