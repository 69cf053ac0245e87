import type { Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { characterSchema } from '../../../../src/systems/riftbound/character/schema.ts';
import { stands } from '../../../../src/systems/riftbound/fight/stands.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { fightersIn, type Scene, sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import type { Fights } from '../../../support/autopilot/describe.ts';
import { type Chance, once } from '../../../support/random/chance.ts';
import { battlefield, foe, hero, partyBy } from '../battles/opening.ts';
import { doing } from '../battles/player.ts';
import { vehicleBy } from '../battles/ride.ts';

const npcs = Array.from({ length: 10 }, (_, n) => [`b${n}`, `foe${n}`]).flat();

const some = (least: number, most: number, chance: Chance, make: (n: number) => Member): readonly Member[] =>
  Array.from({ length: least + chance(most + 1 - least) }, (_, n) => make(n));

/** Whole and rested: equal sides begin as equals. */
function whole(member: Member): Member {
  const who = characterSchema.parse(member.sheet);
  if (who.kind !== 'person') return member;
  const { hp, ehp } = who;
  const fresh = { ...who, hp: { ...hp, now: hp.max }, ehp: { ...ehp, now: ehp.max } };
  return { ...member, sheet: plain(fresh) };
}

function beginning(members: readonly Member[], chance: Chance) {
  const setup = battlefield(chance);
  const scene = sceneOf({}, npcs, partyBy(chance));
  return { scene, begin: { kind: 'begin', members, setup, surprised: [], asGm: true } as const };
}

const shown = ({ hidden: _hidden, ...member }: Member): Member => member;

export const fights: Fights<Scene> = {
  system: riftbound,
  opening(chance) {
    const ride = once(3, chance) ? [vehicleBy('ride', once(2, chance) ? 'a0' : null, chance)] : [];
    const heroes = some(1, 4, chance, (n) => hero(`a${n}`, chance));
    const foes = some(1, 4, chance, (n) => shown(foe(`foe${n}`, chance)));
    return beginning([...ride, ...heroes, ...foes], chance);
  },
  mirrored(chance) {
    // Enough that one lucky shot does not decide.
    const heroes = [0, 1, 2].map((n) => whole(hero(`a${n}`, chance)));
    const foes = heroes.map(({ sheet }, n): Member => {
      return { id: `b${n}`, name: `Double ${n}`, side: 'foes', sheet, place: null };
    });
    return beginning([...heroes, ...foes], chance);
  },
  // Who drives does so often: else hardly any vehicle would move.
  random: (scene, actor, chance) =>
    doing(scene, actor, chance, (_scene, _actor, act) => act === 'drive').intent,
  standing: (scene, side) =>
    fightersIn(scene).filter((id) => id.startsWith(side) && stands(scene, id)).length,
};
