import { overLimit } from '../../../engine/limit.ts';
import { castDraft } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../acts/act.ts';
import { owned, together } from '../character/belongings.ts';
import { profileOf } from '../character/profile.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { type AbilityId, type AbilityRow, abilities } from '../content/abilities.ts';
import { type GrenadeId, grenades } from '../content/grenades.ts';
import { type CharacterId, character, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { resists, willOf, willSucceeds } from '../will/attack.ts';
import type { ToldPool } from '../will/events.ts';
import { money } from '../words/money.ts';
import { countUse, usesToday } from './daily.ts';

/** What a grenade costs who makes it: half of what it costs new, in cents. */
export const makingPrice = (id: GrenadeId): number => Math.ceil((rowOf(grenades, id).price ?? 0) / 2);

/** One thing that a utility does: the ability, and what it makes where it makes one of several. */
interface Means {
  readonly ability: AbilityId;
  readonly grenade: GrenadeId | null;
}

const means = (row: AbilityRow): readonly Means[] => {
  const makes: readonly GrenadeId[] | undefined = row.utility?.makes;
  return makes === undefined
    ? [{ ability: row.id, grenade: null }]
    : makes.map((grenade) => ({ ability: row.id, grenade }));
};

const idOf = ({ ability, grenade }: Means): string => (grenade === null ? ability : `${ability}:${grenade}`);

/** The abilities of somebody that do something outside of missions. */
const utilitiesOf = (scene: Scene, id: CharacterId): readonly AbilityRow[] => {
  const who = characterIn(scene, id);
  const known: readonly string[] = who?.kind === 'hero' ? who.abilities : [];
  return abilities.filter((row) => row.utility !== null && known.includes(row.id));
};

function choice(scene: Scene, actor: CharacterId, one: Means): Choice {
  const { name, utility } = rowOf<AbilityRow>(abilities, one.ability);
  const left = usesToday(scene, actor, one.ability);
  const often = left === null ? 'at will' : `${left} left today`;
  const what = one.grenade === null ? null : rowOf(grenades, one.grenade).name;
  return {
    id: idOf(one),
    name: what === null ? name : `${name}: ${what}`,
    note:
      one.grenade === null
        ? `${often}: ${utility?.text ?? ''}`
        : `${often}, for ${money(makingPrice(one.grenade))}`,
    refused: whyNotMeans(scene, actor, one),
  };
}

function whyNotMeans(scene: Scene, actor: CharacterId, { ability, grenade }: Means): Refusal | null {
  const { name, utility } = rowOf<AbilityRow>(abilities, ability);
  if (utility?.dice !== undefined) return refusal('utilityInCheck', { ability: name });
  if (usesToday(scene, actor, ability) === 0) return refusal('usedToday', { actor, ability: name });
  const who = character(scene, actor);
  if (grenade === null || who.kind !== 'hero') return null;
  const price = makingPrice(grenade);
  const what = rowOf(grenades, grenade).name;
  if (who.money < price) return refusal('tooPoor', { what, price, has: who.money });
  const kept = together([...who.inventory, owned('grenade', grenade, what)]);
  const { inventory } = SHEET_LIMITS;
  return kept.length > inventory.most ? overLimit(inventory) : null;
}

const readMeans = (id: string | null): Means | null =>
  abilities.flatMap((row): readonly Means[] => means(row)).find((one) => idOf(one) === id) ?? null;

/** The Will that resists, where somebody says it: 'a safe, Will 2'. At most 12, as on sheets. */
function willNamed(detail: string | null): number {
  const [, digits] = /\bwill\s*(\d{1,2})\b/i.exec(detail ?? '') ?? [];
  return Math.min(12, Number(digits ?? 0));
}

/** Ability utilities (chapter 4): what abilities do outside of missions, so many times between one dawn and the next. */
export const useUtility: Act = {
  id: 'useUtility',
  name: 'Use a Utility',
  text: 'What an ability does outside missions; used-up ones come back at dawn.',
  group: 'powers',
  activation: 'free',
  when: 'town',
  has: (scene, actor) => utilitiesOf(scene, actor).length > 0,
  means: (scene, actor) =>
    utilitiesOf(scene, actor)
      .flatMap(means)
      .map((one) => choice(scene, actor, one)),
  words: 'optional',
  refused: ({ party }) => (party.mission === null ? null : refusal('utilitiesOnMission')),
  *run(tx, { actor, means: id, detail }) {
    const one = readMeans(id);
    if (one === null) throw new Error(`no utility '${id}'`);
    countUse(tx, actor, one.ability);
    if (one.grenade !== null) return make(tx, actor, one.ability, one.grenade);
    const row = rowOf<AbilityRow>(abilities, one.ability);
    const will = row.utility?.will === true ? yield* reach(tx, actor, willNamed(detail)) : null;
    tell(tx, 'utilityUsed', {
      actor,
      ability: one.ability,
      detail: detail ?? '',
      ...(will ?? { attack: null, resist: null, outcome: null }),
      left: usesToday(tx.now, actor, one.ability),
    });
  },
};

function make(tx: Tx<Scene>, actor: CharacterId, ability: AbilityId, grenade: GrenadeId): void {
  const who = tx.state.characters[actor];
  const before = character(tx.snapshot(), actor);
  if (who?.kind !== 'hero' || before.kind !== 'hero') return;
  const price = makingPrice(grenade);
  const { name } = rowOf(grenades, grenade);
  who.money -= price;
  who.inventory = castDraft(together([...before.inventory, owned('grenade', grenade, name)]));
  tell(tx, 'grenadeMade', { actor, ability, grenade: name, price });
}

/** A Will Attack on a thing or somebody who is on no battlefield: nothing there changes its dice but the attacker's own. */
function* reach(
  tx: Tx<Scene>,
  actor: CharacterId,
  will: number,
): Rule<{
  readonly attack: ToldPool;
  readonly resist: ToldPool | null;
  readonly outcome: 'success' | 'resisted' | 'failed';
}> {
  const own = willOf(tx.snapshot(), actor);
  const gear = profileOf(character(tx.snapshot(), actor)).willAttack;
  const modifiers = gear === 0 ? [] : [{ source: 'resonator', amount: gear }];
  const values = yield* fallen(tx, own.total + gear, 'will', actor);
  const attack = { base: own.total, modifiers, values };
  if (!values.some((value) => value >= willSucceeds)) return { attack, resist: null, outcome: 'failed' };
  if (will === 0) return { attack, resist: null, outcome: 'success' };
  const against = yield* fallen(tx, will, 'resist', actor);
  const outcome = against.some((value) => value >= resists) ? 'resisted' : 'success';
  return { attack, resist: { base: will, modifiers: [], values: against }, outcome };
}

function* fallen(tx: Tx<Scene>, count: number, label: string, by: CharacterId): Rule<readonly number[]> {
  if (count < 1) return [];
  const { dice } = yield* tx.roll({ count, sides: 6, label, by });
  return dice.map(({ value }) => value);
}
