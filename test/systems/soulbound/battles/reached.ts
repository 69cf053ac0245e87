import type { GameEvent } from '../../../../src/engine/event.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { zonesOf } from '../../../../src/engine/space/zones/index.ts';
import type { Character, Weapon } from '../../../../src/systems/soulbound/character/schema.ts';
import { speedOf } from '../../../../src/systems/soulbound/numbers/index.ts';
import type { Power } from '../../../../src/systems/soulbound/powers/schema/power.ts';
import type { Scene } from '../../../../src/systems/soulbound/scene.ts';
import { record } from '../../../../src/systems/soulbound/words/telling.ts';
import { records } from './sums.ts';
import type { Turned } from './turned.ts';
import type { Kind } from './wanted.ts';

/** Something that a battle came to, of a kind. */
type Reached = readonly [kind: Kind, what: Json | undefined];

/** All that a command came to: of what was wanted, and of its dice, words and numbers. */
export function* reachedBy({ intent, asked, before, done }: Turned): Generator<Reached> {
  const { state, events } = done;
  if (intent.kind === 'act') yield ['act', intent.act];
  if (intent.kind === 'attack') yield ['act', 'attack'];
  if ('spend' in intent) for (const spend of intent.spend) yield ['use of Mettle', spend];
  if (intent.kind === 'act' && intent.act === 'drinkAqua') yield ['vessel of Aqua Ghyranis', intent.means];
  for (const { decision, choice } of asked) {
    yield ['question', decision.code];
    yield ['answer', decision.options.find(({ id }) => id === choice)?.code];
  }
  for (const event of events) {
    yield ['event', event.type];
    yield* ofEvent(event, before, state);
    for (const one of records(event.data)) {
      if ('source' in one && 'amount' in one) yield* ofModifier(one, before);
      if (one.doubledTraining === true) yield ['use of Mettle', 'doubleTraining'];
      if (one.doubledFocus === true) yield ['use of Mettle', 'doubleFocus'];
    }
  }
  for (const [rule, chosen] of Object.entries(state.party.rules)) yield ['house rule', `${rule}: ${chosen}`];
}

function* ofEvent({ type, data }: GameEvent, before: Scene, after: Scene): Generator<Reached> {
  const actor = before.characters[String(data.actor)] ?? after.characters[String(data.actor)];
  const target = before.characters[String(data.target)] ?? after.characters[String(data.target)];
  switch (type) {
    case 'attacked':
    case 'blasted':
    case 'caught':
      yield ['way', data.way];
      if (actor !== undefined) yield* ofWeapon(actor, data);
      if (actor !== undefined) yield* ofFighter(actor, String(data.actor), after);
      if (target !== undefined) yield* ofProtection(target);
      break;
    case 'moved':
      if (actor !== undefined) yield* ofTravel(actor, String(data.actor), before);
      break;
    case 'wentAbout':
      yield ['manner', data.manner];
      break;
    case 'conditionGained':
      yield ['condition', data.condition];
      yield ['cause of a condition', data.cause];
      break;
    case 'deathTested':
      if (Number(record(data.mortal).failures) > 0) yield ['modifier', 'deathFailures'];
      if (Number(record(data.mortal).hits) > 0) yield ['modifier', 'damageSince'];
      break;
    case 'soulfireSpent':
      yield ['use of Soulfire', data.use];
      break;
    case 'suffered':
      yield ['wound', data.wound];
      break;
    case 'rested':
      yield ['rest', data.rest];
      break;
    case 'tested':
      yield ['word of difficulty', data.word];
      break;
    case 'powerUsed':
      if (actor !== undefined) yield* ofPower(actor, data);
      if (actor !== undefined) yield* ofFighter(actor, String(data.actor), after);
      break;
    case 'shruggedOff':
      yield ['power', data.power];
      yield ['gear', data.power];
      yield ['trigger of a power', 'passive'];
      break;
    case 'hazardHurt':
      yield ['environmental trait', data.hazard];
      break;
    case 'usedObject':
      yield ['environmental trait', 'interactiveObjects'];
      break;
    default:
      break;
  }
}

function* ofWeapon({ weapons }: Character, data: GameEvent['data']): Generator<Reached> {
  const weapon = weapons.find(({ name }) => name === data.weapon);
  if (weapon === undefined) return;
  for (const { id } of weapon.traits) if (id !== 'thrown' || data.thrown === true) yield ['weapon trait', id];
  yield ['gear', weapon.name];
  if (shoots(weapon, data)) yield ['weapon trait', 'range'];
}

const shoots = ({ range }: Weapon, { ranged, thrown }: GameEvent['data']) =>
  range !== null && ranged === true && thrown === false;

function* ofProtection({ armour, shield }: Character): Generator<Reached> {
  for (const { id } of [...armour.traits, ...(shield?.traits ?? [])]) yield ['armour trait', id];
  yield ['gear', armour.name];
  yield ['gear', shield?.name];
}

/** Who somebody is, by the name they fight under: 'Raider foe0'. */
function* ofFighter({ name, size }: Character, id: string, { fight }: Scene): Generator<Reached> {
  const called = name.replace(/ (?:pc|foe)\d+$/, '');
  yield ['foe', called];
  yield ['creature', called];
  yield ['archetype', called];
  yield ['size', size];
  const zones = fight === null ? [] : zonesOf(fight.standing, id);
  for (const zone of zones)
    for (const trait of fight?.map.zones[zone]?.traits ?? []) yield ['environmental trait', trait.id];
}

function* ofTravel(actor: Character, id: string, before: Scene): Generator<Reached> {
  const flying = before.fight?.fighters[id]?.manner === 'flying';
  yield flying ? ['flying Speed', actor.flies ?? undefined] : ['speed', actor.speed];
  for (const { source } of speedOf(before, { actor: id }).why.modifiers) yield ['modifier', source];
}

/** What a number was changed by; a power by its name, and what it is passively. */
function* ofModifier(
  { source, params }: { readonly [name: string]: Json },
  { characters }: Scene,
): Generator<Reached> {
  yield ['modifier', source];
  if (source !== 'power') return;
  const { power } = record(params);
  yield ['power', power];
  const all = Object.values(characters).flatMap(({ powers }) => powers);
  const own = all.find(({ name, when }) => name === power && when === 'passive');
  if (own === undefined) return;
  yield ['trigger of a power', 'passive'];
  yield ['gear', own.name];
  for (const { effect } of own.effects) yield ['effect of a power', effect];
}

/** A power that was used: what it is, and what it does. Its effects count where the event of each is told. */
function* ofPower({ powers }: Character, { power, mettle }: GameEvent['data']): Generator<Reached> {
  const used = powers.find(({ name }) => name === power);
  yield ['power', power];
  yield ['gear', power];
  if (typeof mettle === 'number' && mettle > 0) yield ['use of Mettle', 'talent'];
  if (used === undefined) return;
  yield ['trigger of a power', used.when];
  yield ['aim of a power', used.aim];
  for (const effect of kindsOf(used)) yield ['effect of a power', effect];
}

const kindsOf = ({ effects }: Power) => effects.map(({ effect }) => effect);
