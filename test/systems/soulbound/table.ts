import { armourOf, characterOf, type Outline } from '../../../src/systems/soulbound/character/blank.ts';
import type { Character } from '../../../src/systems/soulbound/character/schema.ts';
import { readWeapons } from '../../../src/systems/soulbound/character/weapons.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { partyOf } from '../../../src/systems/soulbound/party/party.ts';
import type { HouseRules } from '../../../src/systems/soulbound/party/rules.ts';
import { type Scene, sceneOf } from '../../../src/systems/soulbound/scene.ts';
import { type SceneBuilder, type Stage, scene } from '../../support/scene.ts';

type Written = Partial<Omit<Outline, 'weapons' | 'armour' | 'attributes'>> & {
  readonly attributes?: Partial<Character['attributes']>;
  readonly weapons?: string;
  readonly armour?: number;
} & Partial<Pick<Character, 'conditions' | 'mortal' | 'dead'>>;

export type SoulboundStage = Stage<Scene, Character>;

/**
 * A plain fighter to change: attributes 3, no skills, a club of Damage 1, no armour, Toughness 5, a track of 5, Mettle 2,
 * all ratings Average, Initiative 5.
 */
export function sheet(written: Written = {}): Character {
  const weapons = readWeapons(written.weapons ?? 'Club, 1');
  if (!weapons.ok) throw new Error(JSON.stringify(weapons.refusal));
  const { conditions = [], mortal = null, dead = false } = written;
  const made = characterOf('Somebody', {
    toughness: 5,
    track: 5,
    mettle: 2,
    ...written,
    attributes: { body: 3, mind: 3, soul: 3, ...written.attributes },
    weapons: weapons.value,
    armour: armourOf('', written.armour ?? 0),
    ratings: { initiative: 5, melee: 4, accuracy: 4, defence: 4, ...written.ratings },
  });
  return { ...made, conditions, mortal, dead };
}

/** Without Soulfire, which a test gives where it is about that: else failed Tests would ask for it. */
export const table = (): SceneBuilder<Scene, Character> =>
  scene({ ...soulbound, scene: (characters) => sceneOf(characters, [], partyOf(0)) });

/** The same with so much Soulfire. */
export const withSoulfire = (stage: SoulboundStage, now: number): SoulboundStage =>
  stage.with(({ party, ...rest }) => ({ ...rest, party: { ...party, soulfire: { now, max: 3 } } }));

/** Kira, who acts first, against a bandit: the smallest fight. */
export function duel(kira: Written = {}, bandit: Written = {}): SoulboundStage {
  return duelIn(null, kira, bandit);
}

/** The same where there are zones: Kira in the first, the bandit in the last. */
export function duelIn(zones: string | null, kira: Written = {}, bandit: Written = {}): SoulboundStage {
  const cast = zones === null ? table() : table().zones(zones);
  const first = { ...kira, ratings: { initiative: 9, ...kira.ratings } };
  return cast.pc('kira', sheet(first)).foe('bandit', sheet(bandit)).fight();
}

/** The same by house rules. */
export const byRules = (stage: SoulboundStage, rules: Partial<HouseRules>): SoulboundStage =>
  stage.with(({ party, ...rest }) => ({
    ...rest,
    party: { ...party, rules: { ...party.rules, ...rules } },
  }));
