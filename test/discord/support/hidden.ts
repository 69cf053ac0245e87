import {
  type Canary,
  heldBack,
  inScene,
  macro,
  npc,
  npcNote,
  order,
  placeOf,
  queued,
  rollFor,
  soulboundFoe,
  soulboundZone,
  unseenFoe,
  zafirFoe,
  zafirGround,
  zafirThing,
} from './canaries.ts';
import type { TestDice } from './dice.ts';
import { lanternFile } from './hero.ts';
import { madeHero } from './made.ts';
import { campaignOf, PLAYERS } from './records.ts';
import type { Room } from './room.ts';

/** A campaign in which as much as can be is hidden: what, and where its private scene is. */
export interface Hiding {
  readonly here: Room;
  readonly thread: string;
  readonly canaries: readonly Canary[];
}

const HOUR = 3_600_000;

type Hero = (here: Room, who: string, name: string) => Promise<unknown>;

/** Kira and Tiz fight a Raider that they see, one that they do not, and one in a hidden Zone. */
export async function soulbound(here: Room, dice: TestDice): Promise<Hiding> {
  const [word] = wordsOf(here);
  const [near, far, zone, own] = [word('Zzyx-17'), word('Zzyx-18'), word('Qorvat'), word('Ywvexa')];
  const gms = await ownOfGm(here, soulboundFoe);
  await begins(here, madeHero, `Gate - Yard - ${zone} [hidden, difficult], Yard - Hall`);
  await here.use('Mia', 'encounter add', { who: 'Raider', zone: 'Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider', name: near, zone: 'Yard', hidden: true });
  await here.use('Mia', 'encounter add', { who: 'Raider', name: far, zone });
  await here.use('Mia', 'encounter add', { who: own, zone: 'Yard', hidden: true });
  const foes = [soulboundFoe(near), soulboundFoe(far), soulboundZone(zone), ...gms];
  return goesOn(here, dice, foes, await privately(here, madeHero, 'Raider', 'Yard'));
}

/** The same on squares: an enemy that they do not see, one who is on the way, and one on hidden ground; things there, and elsewhere. */
export async function zafir(here: Room, dice: TestDice): Promise<Hiding> {
  const [word] = wordsOf(here);
  const [near, later, own] = [word('Zzyx-17'), word('Zzyx-18'), word('Ywvexa')];
  const gms = await ownOfGm(here, zafirFoe);
  await begins(here, madeHero, '12x10');
  await here.use('Mia', 'encounter add', { who: 'Ghul', count: 1, zone: 'F5' });
  await here.use('Mia', 'encounter add', { who: 'Ghul', name: near, zone: 'E4', hidden: true });
  await here.use('Mia', 'encounter add', { who: 'Ghul', name: later, zone: 'in 2 rounds', hidden: true });
  await here.use('Mia', 'encounter add', { who: own, zone: 'F4', hidden: true });
  const [ground, altar, lever, lurks] = [word('Qorvat'), word('Plumtiz'), word('Brizzle'), word('Zzyx-19')];
  await here.use('Mia', 'map change', {
    text: `H3:J5 hidden ${ground}; H4 object ${altar}; H4 locked 2; C9 object ${lever}; C9 secret`,
  });
  await here.use('Mia', 'encounter add', { who: 'Ghul', name: lurks, zone: 'I4' });
  const things = [zafirGround(ground), zafirThing(altar), zafirThing(lever)];
  const foes = [...[near, later, lurks].map(zafirFoe), ...things, ...gms];
  return goesOn(here, dice, foes, await privately(here, madeHero, 'Ghul', '12x10'));
}

/** The same in metres: a foe that they see, one beside them whom they don't, and one far off. */
export async function riftbound(here: Room, dice: TestDice): Promise<Hiding> {
  const [word] = wordsOf(here);
  const [near, far, own] = [word('Zzyx-17'), word('Zzyx-18'), word('Ywvexa')];
  const gms = await ownOfGm(here, unseenFoe);
  await begins(here, madeHero, 'hall 30 x 20; crates at 12,9; heroes at 6,10; foes at 18,10');
  await here.use('Mia', 'encounter add', { who: 'Drift Thug', count: 1 });
  await here.use('Mia', 'encounter add', { who: 'Drift Thug', name: near, zone: '8,10', hidden: true });
  await here.use('Mia', 'encounter add', { who: 'Drift Thug', name: far, zone: '25,5', hidden: true });
  await here.use('Mia', 'encounter add', { who: own, zone: '16,12', hidden: true });
  const foes = [...[near, far].map(unseenFoe), ...gms];
  return goesOn(here, dice, foes, await privately(here, madeHero, 'Drift Thug', 'street 40 x 30'));
}

/** The same on Ishanekon's squares. */
export async function ishanekon(here: Room, dice: TestDice): Promise<Hiding> {
  const [word] = wordsOf(here);
  const [near, far, own] = [word('Zzyx-17'), word('Zzyx-18'), word('Ywvexa')];
  const gms = await ownOfGm(here, unseenFoe);
  await begins(here, madeHero, '14x10');
  await here.use('Mia', 'encounter add', { who: 'Bandit', count: 1 });
  await here.use('Mia', 'encounter add', { who: 'Bandit', name: near, zone: 'G5', hidden: true });
  await here.use('Mia', 'encounter add', { who: 'Bandit', name: far, zone: 'N1', hidden: true });
  await here.use('Mia', 'encounter add', { who: own, zone: 'F4', hidden: true });
  const foes = [...[near, far].map(unseenFoe), ...gms];
  return goesOn(here, dice, foes, await privately(here, madeHero, 'Bandit', '14x10'));
}

/** A system that can hide nobody in a fight: what is hidden elsewhere. */
export async function lanterns(here: Room, dice: TestDice): Promise<Hiding> {
  const hero: Hero = (_, who, name) => here.use(who, 'character import', { file: lanternFile(name) });
  dice.stack('calm', 'calm'); // an omen for each fight, that asks nobody anything
  await begins(here, hero, 'fen');
  await here.use('Mia', 'encounter add', { who: 'Wisp' });
  return goesOn(here, dice, [], await privately(here, hero, 'Wisp', 'fen'));
}

/** Words that this room has alone, and numbers: what somebody has or sees they have and see in all their campaigns. */
function wordsOf({
  channel,
}: Room): readonly [word: (start: string) => string, number: (from: number) => number] {
  const room = Number(/\d+$/u.exec(channel)?.[0]);
  const letters = String.fromCodePoint(97 + (room % 26), 97 + Math.floor(room / 26));
  return [(start) => `${start}${letters}x`, (from) => from + 10 * room];
}

/** Kira and Tiz are in a fight. */
async function begins(here: Room, hero: Hero, zones: string): Promise<void> {
  await hero(here, 'Ana', 'Kira');
  await hero(here, 'Ben', 'Tiz');
  await here.use('Mia', 'encounter start', { zones });
}

async function goesOn(
  here: Room,
  dice: TestDice,
  foes: readonly Canary[],
  { thread, canaries }: Pick<Hiding, 'thread' | 'canaries'>,
): Promise<Hiding> {
  await here.use('Mia', 'encounter next');
  return { here, thread, canaries: [...foes, ...canaries, ...(await besides(here, dice))] };
}

/** A private scene with Orla alone, with a fight in it; a board hangs where everybody is. */
async function privately(
  here: Room,
  hero: Hero,
  foe: string,
  setup: string,
): Promise<Pick<Hiding, 'thread' | 'canaries'>> {
  const [word] = wordsOf(here);
  const [scene, roll, said] = [word('Jhelbi'), word('Bnimqo'), word('Ffrukto')];
  const [note, met] = [word('Uvwimb'), word('Phlegmi')];
  await here.use('Mia', 'turns pin');
  await hero(here, 'Cleo', 'Orla');
  await here.use('Mia', 'scene open', { name: scene, cast: 'Orla', private: true });
  const { store } = here.table.turnkeeper.app.ports;
  const [opened] = await store.privateScenes((await campaignOf(here)).id);
  const thread = opened?.channelId ?? '';
  const there = (who: string, command: string, options = {}) =>
    here.heard(here.person(who).command(thread, command, options));
  await there('Cleo', 'roll', { what: '1d20', for: roll });
  await there('Cleo', 'say', { text: `${said}!` });
  await there('Mia', 'request roll', { what: '1d6', note });
  await there('Mia', 'encounter start', { zones: setup });
  await there('Mia', 'encounter add', { who: foe, name: met, count: 1 });
  await there('Mia', 'encounter next');
  const acts =
    (await store.runningEncounter(thread)) === null ? null : await there('Cleo', 'encounter status');
  if (acts !== null && !acts.includes('▶ **Orla**')) await there('Mia', 'encounter next');
  const canaries = [
    inScene("a private scene's name", scene),
    placeOf(thread),
    inScene('what is rolled in a private scene', roll),
    inScene('what is said in a private scene', said),
    inScene('what is asked in a private scene', note),
    inScene('who is met in a private scene', met),
  ];
  return { thread, canaries };
}

/** What random people seldom come to: Orla hits from elsewhere whom she has met, and the GM does in secret what is taken back. */
export async function provoked({ here, canaries }: Hiding, dice: TestDice): Promise<void> {
  const [word] = wordsOf(here);
  const met = word('Phlegmi');
  await here.use('Cleo', 'attack', { target: met });
  await here.use('Mia', 'queue end-turn', { as: word('Zzyx-17') });
  if (!canaries.some(({ name }) => name === word('Ywvexb'))) return;
  await here.takeBack('Mia', { who: word('Ywvexb') });
  await here.use('Mia', 'redo', { who: word('Ywvexb') });
  await asked(here, dice, word('Ywvexb'));
}

/** The GM has one of theirs try something in which there is something to decide. */
async function asked(here: Room, dice: TestDice, name: string): Promise<void> {
  dice.lay(3, 3, 3, 3, 3, 3, 3);
  await here.use('Mia', 'check', { what: 'Weapon Skill', as: name });
  dice.clear();
}

/** What comes by itself as time passes, by the hour: reminders and what comes at the end, in place of Ana the GM, who plays one of the GM's own. */
export async function* timePasses({ here }: Hiding, dice: TestDice): AsyncGenerator<void> {
  const [word] = wordsOf(here);
  // biome-ignore lint/suspicious/noThenProperty: the command's option has that name
  await here.use('Mia', 'clock set', { nudge: 1, again: 2, end: 3, then: 'skip' });
  await here.use('Mia', 'character switch', { name: word('Ywvexb') });
  await asked(here, dice, word('Ywvexb'));
  await here.use('Ana', 'away stand-in', { who: 'Mia' });
  await here.use('Ana', 'away until', { until: '2 days' });
  for (let hours = 0; hours < 4; hours += 1) {
    here.table.clock.advance(HOUR);
    await here.table.turnkeeper.bot.idle();
    yield;
  }
}

/** Two of the GM's own: one who is going to be hidden in a fight, and one of whom the GM has noted something. */
async function ownOfGm(here: Room, foe: (name: string) => Canary): Promise<readonly Canary[]> {
  const [word] = wordsOf(here);
  const [fights, waits, note] = [word('Ywvexa'), word('Ywvexb'), word('Mqorva')];
  await madeHero(here, 'Mia', fights, 'npc');
  await madeHero(here, 'Mia', waits, 'npc');
  await here.use('Mia', 'character edit', { name: waits, what: 'Notes', to: note });
  return [npc(foe(fights)), npc(foe(waits)), npcNote(note)];
}

/** What everybody plays with: rolls, requests, macros, orders and what is queued. */
async function besides(here: Room, dice: TestDice): Promise<readonly Canary[]> {
  const [word, number] = wordsOf(here);
  const [blind, whispered, gms, anas] = [word('Vlimqu'), word('Wrixot'), word('Kplunq'), word('Kzzobl')];
  // Odds of so many faces are told in steps of 5,000, which begin at 1 or 3,020 above: neither number is where one begins.
  const [kept, rolled, asked] = [number(71_000), number(84_000), `1d${number(90_000)}`];
  const [question, answer, act] = [word('Dworzyq'), word('Hvuniml'), word('Xquilby')];
  await here.use('Mia', 'roll', { what: '1d20', for: blind, 'who-sees': 'blind' });
  await here.use('Ana', 'roll', { what: '1d20', for: whispered, 'who-sees': 'whisper' });
  await here.use('Mia', 'macro save', { name: gms, roll: `1d1+${kept}` });
  await here.use('Ana', 'macro save', { name: anas, roll: '1d20' });
  await here.use('Mia', 'request roll', { what: asked, of: 'Kira, Tiz', together: true });
  dice.lay(rolled);
  await here.press('Ana', `Roll ${asked}`);
  await ordersOfAna(here, question, answer, act);
  const others = ['Ben', 'Cleo'];
  return [
    rollFor('a blind roll', blind, PLAYERS),
    rollFor('a whispered roll', whispered, others),
    macro(gms, gms, PLAYERS),
    macro(gms, String(kept), PLAYERS),
    macro(anas, anas, others),
    heldBack(String(rolled), asked, others),
    order(question, others),
    order(answer, others),
    queued(act, others),
  ];
}

/** A standing order of Ana's for a question that never comes, and an act that waits for Kira's turn. */
async function ordersOfAna(here: Room, question: string, answer: string, label: string): Promise<void> {
  const { store, ids, clock } = here.table.turnkeeper.app.ports;
  const campaign = await campaignOf(here);
  const userId = here.person('Ana').id;
  const kira = await store.characterNamed(campaign.id, 'kira');
  const fight = await store.runningEncounter(here.table.playground.world.channel(here.channel).id);
  if (kira === null || fight === null) throw new Error('Kira is in no fight');
  const shared = { campaignId: campaign.id, userId, createdAt: clock.now() };
  await store.saveOrder({
    ...shared,
    id: ids.next(),
    characterId: kira.id,
    encounterId: null,
    code: 'never',
    optionId: 'yes',
    question,
    answer,
    gauge: null,
    atLeast: null,
    andGauge: null,
    andAtLeast: null,
  });
  await store.saveQueued({
    ...shared,
    id: ids.next(),
    encounterId: fight.id,
    actorId: kira.id,
    intent: { kind: 'next', actor: kira.id, asGm: false },
    label,
    soon: false,
    terms: null,
    held: 'no',
  });
}
