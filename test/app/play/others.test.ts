import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, createApp } from '../../../src/app/index.ts';
import type { Intent } from '../../../src/app/play/act.ts';
import type { Played } from '../../../src/app/play/played.ts';
import { agreedOf, type Extent } from '../../../src/app/play/undo/undo.ts';
import {
  type Batch,
  type CampaignRecord,
  type CharacterRecord,
  NOBODY,
  type Store,
} from '../../../src/app/ports.ts';
import { seededDice } from '../../../src/dice/index.ts';
import type { IntentOf } from '../../../src/engine/intent.ts';
import { plain } from '../../../src/engine/json.ts';
import { openStore } from '../../../src/store/index.ts';
import { systems } from '../../../src/systems/registry.ts';
import { characterOf } from '../../../src/systems/soulbound/character/blank.ts';
import type { Character } from '../../../src/systems/soulbound/character/schema.ts';
import { partyOf } from '../../../src/systems/soulbound/party/party.ts';
import { aBatch, aCharacter, anEncounter, snowflake, startedCampaign } from '../../store/records.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turnkeeper-others-'));
  store = await openStore(`file:${join(folder, 'others.db')}`);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

/** What happens in the store right before the next command is written. */
let first: (() => Promise<void>) | null = null;

/** With none there is nothing to ask after a roll. */
const NO_SOULFIRE = plain({ ...partyOf(0), begun: true });

let app: App;
let campaign: CampaignRecord;
let kira: CharacterRecord;
let tiz: CharacterRecord;
let ids = 0;
const clock = { now: () => new Date('2026-11-20T12:00:00Z') };

const caller = (userId: string | null) => ({
  userId: userId ?? '',
  guildId: campaign.guildId,
  channelIds: campaign.channels,
  roleIds: [],
  manages: false,
  interactionId: randomUUID(),
});

async function seated(userId: string | null) {
  const table = await app.table(caller(userId));
  if (!table.ok) throw new Error(table.refusal.code);
  return table.value;
}

async function someone(name: string, sheet: Partial<Character>, set: Partial<CharacterRecord> = {}) {
  const character = { ...characterOf(name, { attributes: { body: 2, mind: 2, soul: 2 } }), ...sheet };
  const record = aCharacter(campaign.id, {
    name,
    nameKey: name.toLowerCase(),
    state: plain(character),
    ...set,
  });
  expect(await store.commit(aBatch({ characters: [{ type: 'create', record }] }))).toBe('committed');
  return record;
}

beforeEach(async () => {
  first = null;
  const interrupted: Store = {
    ...store,
    commit: async (batch: Batch) => {
      const now = first;
      first = null;
      await now?.();
      return store.commit(batch);
    },
  };
  app = createApp({
    store: interrupted,
    systems,
    clock,
    dice: { newSeed: () => randomUUID(), source: seededDice },
    people: NOBODY,
    ids: { next: () => `${String(++ids).padStart(8, '0')}-${randomUUID()}` },
  });
  campaign = await startedCampaign(store, { party: { version: 1, schemaVersion: 1, state: NO_SOULFIRE } });
  kira = await someone('Kira', { drops: 25 });
  tiz = await someone('Tiz', { toughness: { now: 3, max: 10 } });
});

async function give(intent: Intent, by: string | null = kira.ownerId, as = 'Kira'): Promise<Played> {
  const table = await seated(by);
  const acting = await app.acts.acting(table, as);
  if (!acting.ok) throw new Error(acting.refusal.code);
  return app.acts.give(table, acting.value, intent);
}

/** Kira gives somebody a vessel of Aqua Ghyranis to drink. */
const aqua = (to: CharacterRecord, vessel = 'drop', actor = kira): Intent => ({
  kind: 'act',
  actor: actor.id,
  act: 'useObject',
  target: to.id,
  means: `giveAqua:${vessel}:${to.id}`,
  detail: null,
  spend: [],
  asGm: false,
});

/** Kira against Tiz, who resists. */
const opposed = (): IntentOf<'check'> => ({
  kind: 'check',
  actor: kira.id,
  what: 'body.might',
  difficulty: null,
  against: tiz.id,
  againstWhat: null,
  edge: null,
  resistingEdge: null,
  helpers: [],
  spend: [],
  secret: false,
  asGm: false,
});

/** Kira, with whom Tiz lends a hand. */
const helped = () => ({ ...opposed(), against: null, helpers: [tiz.id] });

/** Tiz enters a fight. */
async function intoFight(): Promise<void> {
  const fight = anEncounter(campaign);
  await store.commit(aBatch({ encounter: { type: 'create', record: fight } }));
  const set = { encounterId: fight.id };
  await store.commit(aBatch({ characters: [{ type: 'update', id: tiz.id, expectedVersion: 1, set }] }));
}

const now = async ({ id }: CharacterRecord): Promise<CharacterRecord> => {
  const record = await store.character(id);
  if (record === null) throw new Error('gone');
  return record;
};
const sheetOf = async (of: CharacterRecord) => (await now(of)).state as unknown as Character;
const toughness = async () => (await sheetOf(tiz)).toughness.now;
const drops = async () => (await sheetOf(kira)).drops;
const edit = async (of: CharacterRecord, what: string, to: string) =>
  app.sheets.edit(await seated(of.ownerId), of.name, what, to);
/** Another process changes Tiz. */
async function elsewhere(sheet: Partial<Character>): Promise<void> {
  const { id, version, state } = await now(tiz);
  const set = { state: plain({ ...(state as object), ...sheet }) };
  await store.commit(aBatch({ characters: [{ type: 'update', id, expectedVersion: version, set }] }));
}
const codeOf = (played: Played) => (played.kind === 'refused' ? played.refusal.code : played.kind);
const streamOf = ({ id }: CharacterRecord) =>
  store.entries({ campaignId: campaign.id, stream: { kind: 'character', id }, limit: 20 });

async function turn(kind: 'undo' | 'redo', of = kira, extent: Extent = { by: 'step' }) {
  const table = await seated(of.ownerId);
  const plan = await app.undo.plan(table, { id: of.id, encounter: null }, kind, extent);
  const done = plan.ok ? await app.undo.agreed(table, kind, agreedOf(plan.value)) : plan;
  return done.ok ? 'done' : done.refusal;
}

describe('a command outside of fights', () => {
  test('changes whom it names as well as who gives it', async () => {
    await give(aqua(tiz));
    expect([await drops(), await toughness()]).toEqual([24, 4]);
  });

  test('takes both one version on', async () => {
    await give(aqua(tiz));
    expect([(await now(kira)).version, (await now(tiz)).version]).toEqual([2, 2]);
  });

  test('leaves an entry on the stream of the other', async () => {
    await give(aqua(tiz));
    const [own] = await streamOf(kira);
    expect(await streamOf(tiz)).toMatchObject([
      { kind: 'shared', number: 2, intent: { of: own?.id, by: kira.id }, patches: [] },
    ]);
  });

  test('leaves alone whom it names and does not change', async () => {
    const played = await give(opposed());
    expect([played.kind, (await now(tiz)).version]).toEqual(['done', 1]);
  });

  test('is decided again where the other was changed while it was written', async () => {
    first = () => elsewhere({ toughness: { now: 8, max: 10 } });
    await give(aqua(tiz));
    expect([await drops(), await toughness()]).toEqual([24, 9]);
  });

  test('reaches nobody in a fight', async () => {
    await intoFight();
    expect(await give(aqua(tiz))).toMatchObject({
      refusal: { code: 'otherInFight', params: { name: 'Tiz' } },
    });
  });

  test('that only looks at somebody may do so in a fight', async () => {
    await intoFight();
    expect((await give(opposed())).kind).toBe('done');
  });

  test('with which somebody lends a hand changes nothing of them', async () => {
    const played = await give(helped());
    expect([played.kind, (await now(tiz)).version]).toEqual(['done', 1]);
  });

  test('has no help from who is in a fight', async () => {
    await intoFight();
    expect(codeOf(await give(helped()))).toBe('otherInFight');
  });

  test('with help from who is in a fight has no chances', async () => {
    await intoFight();
    const table = await seated(kira.ownerId);
    const acting = await app.acts.acting(table, 'Kira');
    const told = acting.ok ? await app.chances.of(table, acting.value, helped()) : acting;
    expect(told).toMatchObject({ refusal: { code: 'otherInFight' } });
  });

  test('has no help from whom a player knows nothing of', async () => {
    const spy = await someone('Spy', {}, { kind: 'npc', ownerId: snowflake() });
    expect(codeOf(await give({ ...helped(), helpers: [spy.id] }))).toBe('unknownCharacter');
  });

  test('reaches nobody of whom a player knows nothing', async () => {
    const spy = await someone(
      'Spy',
      { toughness: { now: 1, max: 9 } },
      { kind: 'npc', ownerId: snowflake() },
    );
    expect(codeOf(await give(aqua(spy)))).toBe('nothingToUse');
  });

  test('reaches nobody of another campaign', async () => {
    const here = campaign;
    campaign = await startedCampaign(store);
    const far = await someone('Far', { toughness: { now: 1, max: 9 } });
    campaign = here;
    expect(codeOf(await give(aqua(far)))).toBe('nothingToUse');
  });

  test("waits for a command of the other's own that waits", async () => {
    await twoConditions();
    const bo = await someone('Bo', { drops: 25 });
    await give(
      { ...aqua(tiz, 'phial', tiz), act: 'drinkAqua', target: null, means: 'phial' } as Intent,
      tiz.ownerId,
      'Tiz',
    );
    expect(codeOf(await give(aqua(tiz, 'drop', bo), bo.ownerId, 'Bo'))).toBe('floorTaken');
  });

  test('of an NPC is told to whom it reaches', async () => {
    const [gm = null] = campaign.gms;
    const healer = await someone('Healer', { drops: 5 }, { kind: 'npc', ownerId: gm });
    const played = await give(aqua(tiz, 'drop', healer), gm, 'Healer');
    expect(played.kind === 'done' && played.events.map(({ to }) => to)).toEqual([[tiz.id]]);
  });

  test('is offered those of the campaign whom the caller knows and who are in no fight', async () => {
    await someone('Spy', {}, { kind: 'npc', ownerId: snowflake() });
    const table = await seated(kira.ownerId);
    const acting = await app.acts.acting(table, 'Kira');
    const scene = acting.ok ? await app.acts.sceneFor(table, acting.value, 'everybody') : acting;
    const known = scene.ok ? table.system.known(scene.value, { gm: false, characters: [] }) : [];
    expect(known.map(({ name }) => name).toSorted()).toEqual(['Kira', 'Tiz']);
  });
});

describe('taking it back', () => {
  test('gives everybody back what they had', async () => {
    await give(aqua(tiz));
    await turn('undo');
    expect([await drops(), await toughness()]).toEqual([25, 3]);
  });

  test('and bringing it back does it to everybody again', async () => {
    await give(aqua(tiz));
    await turn('undo');
    await turn('redo');
    expect([await drops(), await toughness()]).toEqual([24, 4]);
  });

  test('goes to and fro', async () => {
    await give(aqua(tiz));
    for (const kind of ['undo', 'redo', 'undo'] as const) await turn(kind);
    expect([await drops(), await toughness()]).toEqual([25, 3]);
  });

  test('is refused where something has happened to the other since', async () => {
    await give(aqua(tiz));
    await edit(tiz, 'Notes', 'wet');
    expect(await turn('undo')).toMatchObject({ code: 'otherMovedOn', params: { name: 'Tiz' } });
  });

  test('that is refused changes nothing', async () => {
    await give(aqua(tiz));
    await edit(tiz, 'Notes', 'wet');
    await turn('undo');
    expect([await drops(), await toughness()]).toEqual([24, 4]);
  });

  test('bringing it back is refused where something has happened to the other since', async () => {
    await give(aqua(tiz));
    await turn('undo');
    await edit(tiz, 'Notes', 'wet');
    expect(await turn('redo')).toMatchObject({ code: 'otherMovedOn', params: { name: 'Tiz' } });
  });

  test('is not for whom it has reached: they are told whose it is', async () => {
    await give(aqua(tiz));
    expect(await turn('undo', tiz)).toMatchObject({ code: 'undoByOther', params: { name: 'Kira' } });
  });

  test('gives everybody back what they had before several', async () => {
    await give(aqua(tiz));
    await edit(kira, 'Notes', 'dry');
    await give(aqua(tiz));
    expect([await turn('undo', kira, { by: 'all' }), await drops(), await toughness()]).toEqual([
      'done',
      25,
      3,
    ]);
  });

  test('of several is brought back one by one, with the other', async () => {
    await give(aqua(tiz));
    await give(aqua(tiz));
    await turn('undo', kira, { by: 'all' });
    expect([await turn('redo'), await turn('redo'), await drops(), await toughness()]).toEqual([
      'done',
      'done',
      23,
      5,
    ]);
  });

  test('of several is refused where something has happened to the other in between', async () => {
    await give(aqua(tiz));
    await edit(tiz, 'Notes', 'wet');
    await give(aqua(tiz));
    expect(await turn('undo', kira, { by: 'all' })).toMatchObject({
      code: 'otherMovedOn',
      params: { name: 'Tiz' },
    });
  });

  test('brings nothing back over what was taken back under it', async () => {
    await edit(tiz, 'Notes', 'wet');
    await give(aqua(tiz));
    await turn('undo');
    await turn('undo', tiz);
    expect(await turn('redo')).toMatchObject({ code: 'otherMovedOn' });
  });

  test("frees what was before it on the other's stream", async () => {
    await edit(tiz, 'Notes', 'dry');
    await give(aqua(tiz));
    await turn('undo');
    await turn('undo', tiz);
    expect((await sheetOf(tiz)).notes).toBe('');
  });
});

async function twoConditions(): Promise<void> {
  const [gm = null] = campaign.gms;
  for (const condition of ['poisoned', 'blinded'])
    await give(
      { kind: 'condition', actor: tiz.id, change: 'add', condition, source: null, until: null, asGm: true },
      gm,
      'Tiz',
    );
  await edit(tiz, 'Aqua Ghyranis', '20');
}

describe('a command that waits', () => {
  /** Kira gives Tiz a phial, and Tiz is asked which condition ends. */
  async function waiting(): Promise<string> {
    await twoConditions();
    const played = await give(aqua(tiz, 'phial'));
    const decision = played.kind === 'waiting' ? played.pending.decisions[0] : undefined;
    if (decision === undefined) throw new Error(codeOf(played));
    return decision.id;
  }
  const answer = (id: string) => app.decisions.answer(caller(tiz.ownerId), id, 'poisoned', null);

  test('asks whom it reaches', async () => {
    const decision = await store.decision(await waiting());
    expect(decision?.ownerId).toBe(tiz.ownerId);
  });

  test('changes both once it is answered', async () => {
    await answer(await waiting());
    const { conditions } = await sheetOf(tiz);
    expect([await drops(), conditions.map(({ id }) => id)]).toEqual([15, ['blinded']]);
  });

  test('is called off where something has happened to the other meanwhile, and says to whom', async () => {
    const id = await waiting();
    await edit(tiz, 'Notes', 'wet');
    expect(await answer(id)).toMatchObject({ kind: 'cancelled', why: 'movedOn', reason: 'Tiz' });
  });

  test('that is called off has done nothing', async () => {
    const id = await waiting();
    await edit(tiz, 'Notes', 'wet');
    await answer(id);
    expect([await drops(), await toughness()]).toEqual([25, 3]);
  });

  test('is called off where the other is changed while its end is written', async () => {
    const id = await waiting();
    first = () => elsewhere({ notes: 'wet' });
    expect((await answer(id)).kind).toBe('cancelled');
  });
});
