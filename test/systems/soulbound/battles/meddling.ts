import type { Intent, IntentOf } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import type { Choice } from '../../../../src/engine/options.ts';
import { PARTY } from '../../../../src/engine/party.ts';
import { conditions } from '../../../../src/systems/soulbound/content/conditions.ts';
import { carriedBy } from '../../../../src/systems/soulbound/equip.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { carriedOf } from '../../../../src/systems/soulbound/packs/carried.ts';
import { packs } from '../../../../src/systems/soulbound/packs/index.ts';
import { fightersIn, type Scene } from '../../../../src/systems/soulbound/scene.ts';
import { type Chance, numberAfter, once, one } from '../../../support/random/chance.ts';
import { pass } from '../pack.ts';
import { changedZone } from '../travellers.ts';
import { foe, hero } from './opening.ts';

/** Something that no option offers: conditions, newcomers, sheets, packs, the party, the field, the end. */
export function meddling(scene: Scene, chance: Chance): Intent {
  const actor = one(fightersIn(scene), chance);
  switch (chance(14)) {
    case 12:
      return seeing(scene, chance);
    case 0:
      return { kind: 'leave', actor, asGm: true };
    case 1:
    case 2:
      return { kind: 'setting', text: changedZone(scene, chance) ?? '', asGm: true };
    case 3:
      return joining(scene, chance);
    case 4:
      return equipping(scene, actor, chance);
    case 5:
      return amending(scene, actor, chance);
    case 6:
      return once(3, chance) ? { kind: 'end', asGm: true } : checking(scene, chance);
    case 13:
      return keeping(scene, chance);
    default:
      return conditioning(scene, actor, chance);
  }
}

/** Somebody, or a Zone, is hidden or shown. */
function seeing(scene: Scene, chance: Chance): Intent {
  const sights = soulbound.sights?.(scene) ?? [];
  if (sights.length === 0) return joining(scene, chance);
  const { id, hidden } = one(sights, chance);
  return { kind: 'sight', change: hidden ? 'reveal' : 'hide', what: id, asGm: true };
}

/** Somebody is kept for later, under the same name or another one. */
function keeping(scene: Scene, chance: Chance): Intent {
  const left = (soulbound.remains?.(scene) ?? []).filter(({ kept }) => !kept);
  if (left.length === 0) return joining(scene, chance);
  const { id, name } = one(left, chance);
  return { kind: 'keep', members: [{ id, name: once(2, chance) ? name : `${name} again` }], asGm: true };
}

function conditioning(scene: Scene, actor: string, chance: Chance): Intent {
  const held = scene.characters[actor]?.conditions ?? [];
  const until = one([null, ...(soulbound.ends?.(scene, actor).map((end) => end.id) ?? [])], chance);
  const common = { kind: 'condition', actor, asGm: true } as const;
  if (held.length > 0 && once(3, chance))
    return { ...common, change: 'remove', condition: one(held, chance).id, source: null, until: null };
  const source = one([null, ...fightersIn(scene)], chance);
  return { ...common, change: 'add', condition: one(conditions, chance).id, source, until };
}

/** Somebody new, on either side. */
export function joining(scene: Scene, chance: Chance): Intent {
  const n = numberAfter(Object.keys(scene.characters));
  const member = once(3, chance) ? hero(`pc${n}`, chance) : foe(`foe${n}`, chance);
  return { kind: 'join', members: [member], asGm: true };
}

/** Something of the pack is put on a sheet or taken off it. */
export function equipping(scene: Scene, actor: string, chance: Chance): Intent {
  const who = scene.characters[actor];
  const carried = who === undefined ? [] : carriedBy(who);
  const common = { kind: 'equip', actor, asGm: true } as const;
  if (carried.length > 0 && once(3, chance))
    return { ...common, change: 'remove', what: one(carried, chance).id };
  const entries = packs.view(plain(pass)).entries.filter(({ id }) => carriedOf(pass, id) !== null);
  return { ...common, change: 'add', what: plain(carriedOf(pass, one(entries, chance).id)) };
}

/** A value of a sheet, or a house rule, is typed over. */
function amending(scene: Scene, actor: string, chance: Chance): Intent {
  const party = soulbound.party;
  if (party !== undefined && once(2, chance)) {
    const rule = one(party.houseRules(scene.party), chance);
    return { kind: 'amend', actor: PARTY, field: rule.id, value: one(rule.choices, chance).id, asGm: true };
  }
  const [field, value] = one(
    [
      ['toughness', '3'],
      ['mettle', '2'],
      ['size', 'Large'],
      ['speed', 'Fast'],
      ['armour', '2'],
    ] as const,
    chance,
  );
  return { kind: 'amend', actor, field, value, asGm: true };
}

/** Any check at any usual DN, or against somebody; where somebody is Charmed or Deafened, one for which that counts. */
export function checking(scene: Scene, chance: Chance): IntentOf<'check'> {
  const told = [...bound(scene)];
  const { actor, what, against } =
    told.length > 0 && once(2, chance) ? one(told, chance) : anyCheck(scene, chance);
  const { difficulties, edges, spends } = soulbound.checks(scene, actor);
  return {
    kind: 'check',
    actor,
    what,
    difficulty: against === null ? one(difficulties, chance).id : null,
    against,
    againstWhat: null,
    edge: against === null || once(2, chance) ? null : one(edges, chance).id,
    resistingEdge: against === null || once(2, chance) ? null : one(edges, chance).id,
    helpers: [], // in a fight Help is an Action
    spend: open(spends)
      .filter(() => once(4, chance))
      .map(({ id }) => id),
    secret: once(4, chance),
    asGm: true,
  };
}

interface Checking {
  readonly actor: string;
  readonly what: string;
  readonly against: string | null;
}

function anyCheck(scene: Scene, chance: Chance): Checking {
  const actor = one(Object.keys(scene.characters), chance);
  const others = Object.keys(scene.characters).filter((id) => id !== actor);
  const against = others.length > 0 && once(2, chance) ? one(others, chance) : null;
  return { actor, what: one(soulbound.checks(scene, actor).checks, chance).id, against };
}

/** Talk between a charmer and the charmed, and listening of the Deafened. */
export function* bound({ characters }: Scene): Generator<Checking> {
  for (const [id, { conditions }] of Object.entries(characters))
    for (const held of conditions) {
      if (held.id === 'deafened') yield { actor: id, what: 'mind.awareness@hearing', against: null };
      if (held.id !== 'charmed' || held.source === null || characters[held.source] === undefined) continue;
      if (held.source === id) continue;
      yield { actor: held.source, what: 'soul.guile', against: id };
      yield { actor: id, what: 'soul.intimidation', against: held.source };
    }
}

/** Those of a list that may be chosen. */
export const open = (choices: readonly Choice[] | undefined): readonly Choice[] =>
  (choices ?? []).filter(({ refused }) => refused === null);
