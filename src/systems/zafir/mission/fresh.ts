import { profileOf } from '../character/profile.ts';
import type { Battle, Character, Pocket } from '../character/schema.ts';
import { utilityItems } from '../content/utilityItems.ts';
import type { Party } from '../party/party.ts';
import { ruleOf } from '../party/rules.ts';

/**
 * Somebody's numbers as a mission begins for them: full HP, ammo, charges and armour, everything ready, no conditions. Where
 * wounds heal slowly they begin with the HP they have.
 */
export function freshBattle(who: Character, mission: number, party: Party): Battle {
  const { maxHp, shieldPoints } = profileOf(who);
  const slow = ruleOf(party, 'restHealing') === 'slow' && who.kind === 'hero';
  const what = who.kind === 'hero' ? 'Mage Armor' : 'Shield';
  return {
    mission,
    hp: slow ? Math.max(1, Math.min(who.battle.hp, maxHp)) : maxHp,
    broken: 0,
    shields:
      shieldPoints > 0 ? [{ source: 'armour', what, points: shieldPoints, duration: { ends: [] } }] : [],
    shots: {},
    uses: {},
    extra: {},
    conditions: [],
    focus: 0,
    marks: [],
    fall: null,
  };
}

/** Whom a GM has kept: they come to every mission as they are. */
export const kept = 'kept';

/** Somebody as they are on a mission: with the numbers they have had on it before, or as they were kept, else with fresh ones. */
export function onMission(who: Character, mission: number, party: Party): Character {
  if (who.battle.mission === mission) return who;
  if (who.battle.marks.includes(kept)) return { ...who, battle: { ...who.battle, mission } };
  const ready = readied(who);
  return { ...ready, battle: freshBattle(ready, mission, party) };
}

/** What gear is like when a mission begins: what takes power has none yet, and what runs on electricity is charged. */
function readied(who: Character): Character {
  if (who.kind !== 'hero') return who;
  const { armour } = who.equipment;
  return {
    ...who,
    equipment: { ...who.equipment, armour: armour === null ? null : { ...armour, powered: false } },
    pockets: who.pockets.map((pocket) => (runsOnElectricity(pocket) ? { ...pocket, used: 0 } : pocket)),
  };
}

const runsOnElectricity = ({ item }: Pocket): boolean =>
  utilityItems.find(({ id }) => id === item)?.renewed === 'electricity';
