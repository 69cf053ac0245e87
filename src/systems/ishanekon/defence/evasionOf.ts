import { type Sum, sum } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { inHands, isShield, wornBy } from '../attack/held.ts';
import type { Being } from '../character/schema.ts';
import { armour } from '../content/armour.ts';
import { shields } from '../content/shields.ts';
import { changes, numberOf } from '../numbers/ask.ts';
import type { Situation } from '../numbers/situation.ts';
import { knowsArmour } from '../numbers/trained.ts';
import { loadStateOf } from '../numbers/carry.ts';
import { half } from '../numbers/stat.ts';
import { bonusIn, statIn } from '../numbers/statIn.ts';
import { isCinematic } from '../numbers/ways.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { evasionCap } from './cap.ts';
import { evasion, shieldBonus } from './evasion.ts';

type About = Omit<Situation, 'actor'>;

/** Shields in hand are proficient where the armour of the same name is (Shields). */
const wielded = (scene: Scene, id: CharacterId, who: Being) =>
  inHands(who)
    .filter(isShield)
    .map(({ profile }) => {
      const { evasion: bonus, cap, like } = rowOf(shields, profile.shield);
      return { bonus, cap, proficient: knowsArmour(scene, id, like) };
    });

/** What limits Dexterity and the Evasion Stat of somebody; null where nothing is worn (A29). */
export function capOf(scene: Scene, id: CharacterId): Sum | null {
  const who = beingIn(scene, id);
  const worn = who === null ? null : wornBy(who);
  if (who === null || worn === null) return null;
  const kind = worn.profile.armour;
  const proficient = knowsArmour(scene, id, kind);
  const more = numberOf(scene, 'evasionCap', 0, { actor: id }).total;
  return evasionCap({ limit: rowOf(armour, kind).cap, proficient }, wielded(scene, id, who), more);
}

/**
 * Somebody's Evasion (Evasion), against an attack where that matters: cover is the attack's to add. Who carries too much has half of it
 * (Weight and Carry Capacity). Objects have none: they're always hit.
 */
export function evasionOf(scene: Scene, id: CharacterId, about: About = {}): Sum {
  const who = beingIn(scene, id);
  if (who === null || isCinematic(who)) return sum(0, []); // no Evasion (Cinematic Stats)
  const whole = evasion({
    dexterity: statIn(scene, id, 'dexterity').total,
    bonus: bonusIn(scene, id, who.evasion),
    cap: capOf(scene, id),
    others: [
      ...shieldBonus(wielded(scene, id, who).map(({ bonus }) => bonus)),
      ...changes(scene, 'evasion', { ...about, actor: id }),
    ],
  });
  if (loadStateOf(scene, id) === 'free') return whole;
  const lost = whole.total - half(whole.total);
  return sum(whole.base, [...whole.modifiers, { source: 'overloaded', amount: -lost }]);
}
