import type { GameEvent } from '../../../../src/engine/event.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { profileOf } from '../../../../src/systems/zafir/character/profile.ts';
import type { Character } from '../../../../src/systems/zafir/character/schema.ts';
import { content } from '../../../../src/systems/zafir/content/index.ts';
import type { Power } from '../../../../src/systems/zafir/powers/schema.ts';
import type { Scene } from '../../../../src/systems/zafir/scene.ts';
import { modifiersIn } from './invariants.ts';
import type { Turned } from './turned.ts';
import type { Kind } from './wanted.ts';

/** Something that a mission came to, of a kind. */
type Reached = readonly [kind: Kind, what: Json | undefined];

/** All that a command came to: of what was wanted, and of its dice, words and numbers. */
export function* reachedBy({ intent, asked, before, done }: Turned): Generator<Reached> {
  const { state, events } = done;
  if (intent.kind === 'act') yield ['act', intent.act];
  if (intent.kind === 'attack') yield ['act', 'attack'];
  if (intent.kind === 'rest') yield ['rest', intent.rest];
  if (intent.kind === 'check') {
    yield ['responsibility', intent.what.split(/[^a-zA-Z]/).at(-1)];
    for (const spend of intent.spend) yield ['utility', spend];
  }
  for (const { decision, choice } of asked) {
    yield ['question', decision.code];
    const code = decision.options.find(({ id }) => id === choice)?.code;
    yield ['answer', code];
    yield ['answer', code?.split(':')[0]];
  }
  for (const event of events) {
    yield ['event', event.type];
    yield* ofEvent(event, before, state);
    for (const { source, params } of modifiersIn(event)) {
      yield ['modifier', source];
      yield ['ability', source];
      yield ['mod', source];
      if (params?.name !== undefined) yield* named(params.name);
    }
  }
  for (const [rule, chosen] of Object.entries(state.party.rules)) yield ['house rule', `${rule}: ${chosen}`];
}

/** What a modifier says its name is: an ability, a mod, an item, a power. */
function* named(name: Json): Generator<Reached> {
  yield ['ability', idOf(content.abilities, name)];
  yield ['mod', idOf(content.mods, name)];
  yield ['item', idOf(content.utilityItems, name)];
  yield ['power', name];
}

const idOf = (rows: readonly { readonly id: string; readonly name: string }[], name: Json | undefined) =>
  rows.find((row) => row.name === name)?.id;

function* ofEvent(event: GameEvent, before: Scene, after: Scene): Generator<Reached> {
  const { data } = event;
  const find = (id: Json | undefined) => after.characters[String(id)] ?? before.characters[String(id)];
  const [actor, target, by] = [find(data.actor), find(data.target), find(data.by)];
  for (const kind of [
    'ability',
    'item',
    'grenade',
    'condition',
    'feature',
    'skill',
    'difficulty',
    'power',
  ] as const)
    if (typeof data[kind] === 'string') yield [kind, data[kind]];
  if (typeof data.damageType === 'string') yield ['damage type', data.damageType];
  if (actor !== undefined) yield* ofSomebody(actor, event);
  if (target !== undefined) yield* ofSomebody(target, event);
  if (by !== undefined) yield* ofSomebody(by, event);
  yield* ofType(event, actor);
}

function* ofType({ type, data }: GameEvent, actor: Character | undefined): Generator<Reached> {
  switch (type) {
    case 'attacked':
      yield* ofWeapon(actor, data.weapon);
      yield ['ability', data.reaction ?? undefined];
      break;
    case 'moved':
      for (const { how } of Array.isArray(data.hows)
        ? (data.hows as readonly { readonly how: string }[])
        : [])
        yield ['way of moving', how];
      break;
    case 'casualty':
      yield ['casualty', data.result];
      break;
    case 'grievousWound':
      yield ['grievous wound', data.wound];
      break;
    case 'aidTaken':
      yield ['aid', idOf(content.aids, data.aid)];
      break;
    case 'ordered':
      yield ['standing order', `${data.reaction}: ${data.order}`];
      break;
    case 'bought':
      yield ['purchase', data.what];
      break;
    case 'actionGranted':
      yield* named(data.why ?? null);
      break;
    case 'abilityUsed':
      if (data.ability === 'grapple') yield ['item', 'grapplingGun'];
      break;
    case 'utilityUsed':
    case 'grenadeMade':
      yield ['utility', data.ability];
      break;
    case 'dodged':
      yield ['ability', 'dodge'];
      break;
    case 'distracted':
      yield ['ability', 'distraction'];
      break;
    case 'charmSaved':
      yield ['item', 'salvationCharm'];
      break;
    case 'undeadDetected':
      yield ['item', 'undeadDetector'];
      break;
    case 'dieChanged':
      yield ['item', 'voidstoneShard'];
      break;
    case 'gearPowered':
      yield ['item', data.gear];
      yield ['armour property', 'powered'];
      break;
    case 'learned':
      yield ['thing of the pack', data.what];
      break;
    case 'powerUsed':
    case 'powerWorks':
    case 'powerLasts':
      yield* ofPower(actor?.powers.find(({ name }) => name === data.power));
      break;
    default:
      break;
  }
}

function* ofWeapon(actor: Character | undefined, name: Json | undefined): Generator<Reached> {
  yield ['weapon', idOf(content.weapons, name)];
  yield ['thing of the pack', name];
  if (actor === undefined) return;
  const used = profileOf(actor).weapons.find((weapon) => weapon.name === name);
  for (const { id } of used?.properties ?? []) yield ['weapon property', id];
}

function* ofPower(power: Power | undefined): Generator<Reached> {
  if (power === undefined) return;
  yield ['moment of a power', power.when];
  yield ['aim of a power', power.at];
  for (const effect of power.effects) {
    yield ['effect of a power', effect.effect];
    if (effect.effect === 'modify') yield ['number of a power', effect.number];
  }
}

/** What happens to people on missions, where what they are and wear may matter. */
const matters: readonly string[] = [
  'attacked',
  'damaged',
  'healed',
  'moved',
  'grenadeThrown',
  'abilityUsed',
  'reloaded',
];

/** Who somebody is whom something befalls: of what works by itself and says nothing of it, having it is all there is to see. */
function* ofSomebody(who: Character, { type }: GameEvent): Generator<Reached> {
  if (!matters.includes(type)) return;
  const called = who.name.replace(/ (?:pc|foe)\d+$/, '');
  yield ['foe', called];
  yield ['enemy of the pack', called];
  const profile = profileOf(who);
  yield ['unit type', profile.type];
  for (const { name } of [...who.powers, ...(who.kind === 'hero' ? who.arms : [])])
    yield ['thing of the pack', name];
  for (const power of who.powers) {
    if (power.when !== 'passive') continue;
    yield ['power', power.name];
    yield* ofPower(power);
  }
  for (const id of quiet) if (profile.abilities.includes(id)) yield ['ability', id];
  if (who.kind !== 'hero') return;
  for (const id of who.classes) yield ['class', id];
  for (const { id, aids } of who.disabilities) {
    yield ['disability', id];
    for (const aid of aids) yield ['aid', aid];
  }
  yield* ofGear(who.equipment);
  for (const id of profile.mods) if (!tells.includes(id)) yield ['mod', id];
}

function* ofGear(gear: Extract<Character, { kind: 'hero' }>['equipment']): Generator<Reached> {
  yield ['headgear', gear.headgear ?? undefined];
  yield ['armour', gear.armour?.id];
  for (const { id } of content.bodyArmor.find(({ id }) => id === gear.armour?.id)?.properties ?? [])
    if (id !== 'powered') yield ['armour property', id];
  for (const held of [gear.primary, gear.secondary]) {
    const row = content.weapons.find(({ id }) => id === held?.id);
    if (row?.kind !== 'focus') continue;
    yield ['weapon', row.id];
    for (const { id } of row.properties) yield ['weapon property', id];
  }
}

/** Abilities that say nothing when they work, as they change what gear or other abilities do. */
const quiet = content.abilities.filter(({ activation }) => activation === 'passive').map(({ id }) => id);

/** Mods that are told of where they work. */
const tells: readonly string[] = ['reflexSight', 'suppressor', 'hairTrigger'];
