import type { Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { characterSchema } from '../../../../src/systems/soulbound/character/schema.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { character, fightersIn, type Scene, sceneOf } from '../../../../src/systems/soulbound/scene.ts';
import type { Fights } from '../../../support/autopilot/describe.ts';
import { type Chance, one } from '../../../support/random/chance.ts';
import { foe, hero, partyBy } from '../battles/opening.ts';
import { acting } from '../player.ts';

const fields = [
  null,
  'Bank - Ford [difficult, obscured lightly] - Mill [cover partial, hazard major]',
  'Gate - Yard [object lever, object oak door] - Hall',
  'Square - North [hazard deadly], Square - East - South, Square - South [difficult] - North',
  'Wood [cover partial] - Bog [difficult] - Fort [cover total], Bog - Pit [hazard minor] - Fort',
];

const npcs = Array.from({ length: 10 }, (_, n) => [`b${n}`, `foe${n}`]).flat();

const some = (most: number, chance: Chance, make: (n: number) => Member): readonly Member[] =>
  Array.from({ length: 1 + chance(most) }, (_, n) => make(n));

/** Enough that one lucky blow does not decide. */
const three = (make: (n: number) => Member): readonly Member[] => [0, 1, 2].map(make);

/** Whole and rested: equal sides begin as equals. */
function whole(member: Member): Member {
  const who = characterSchema.parse(member.sheet);
  const fresh = {
    ...who,
    mortal: null,
    toughness: { ...who.toughness, now: who.toughness.max },
    wounds: { ...who.wounds, now: 0 },
  };
  return { ...member, sheet: plain(fresh) };
}

function beginning(members: readonly Member[], chance: Chance) {
  const read = soulbound.readSetup(one(fields, chance));
  if (!read.ok) throw new Error(read.why);
  const scene = sceneOf({}, npcs, partyBy(chance));
  return { scene, begin: { kind: 'begin', members, setup: read.setup, surprised: [], asGm: true } as const };
}

const shown = ({ hidden: _hidden, ...member }: Member): Member => member;

export const fights: Fights<Scene> = {
  system: soulbound,
  opening: (chance) =>
    beginning(
      [
        ...some(4, chance, (n) => hero(`a${n}`, chance)),
        ...some(4, chance, (n) => shown(foe(`foe${n}`, chance))),
      ],
      chance,
    ),
  mirrored(chance) {
    const heroes = three((n) => whole(hero(`a${n}`, chance)));
    const foes = heroes.map(({ sheet }, n): Member => {
      return { id: `b${n}`, name: `Double ${n}`, side: 'foes', sheet, place: null };
    });
    return beginning([...heroes, ...foes], chance);
  },
  random: (scene, actor, chance) => acting(scene, actor, chance).intent,
  standing: (scene, side) =>
    fightersIn(scene).filter((id) => {
      const { dead, mortal } = character(scene, id);
      return id.startsWith(side) && !dead && mortal === null;
    }).length,
};
