import type { Member } from '../../../../src/engine/intent.ts';
import { type Json, plain } from '../../../../src/engine/json.ts';
import { profileOf } from '../../../../src/systems/zafir/character/profile.ts';
import { characterSchema } from '../../../../src/systems/zafir/character/schema.ts';
import { isDown } from '../../../../src/systems/zafir/conditions/can.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { type Scene, sceneOf, unitsIn } from '../../../../src/systems/zafir/scene.ts';
import type { Fights } from '../../../support/autopilot/describe.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';
import { fieldBy } from '../missions/field.ts';
import { foeMember, heroMember } from '../missions/people.ts';
import { acting } from '../missions/player.ts';

const npcs = Array.from({ length: 10 }, (_, n) => [`b${n}`, `foe${n}`]).flat();

const some = (most: number, chance: Chance, make: (n: number) => Member): readonly Member[] =>
  Array.from({ length: 1 + chance(most) }, (_, n) => make(n));

/** Enough that one lucky blow does not decide. */
const four = (make: (n: number) => Member): readonly Member[] => [0, 1, 2, 3].map(make);

/** A battlefield of which players know all. */
function openField(chance: Chance) {
  for (;;) {
    const setup = fieldBy(chance);
    if (!JSON.stringify(setup).includes('hidden')) return setup;
  }
}

/** A wide field with cover here and there, and room between the sides. */
function wideField(chance: Chance) {
  const rows = Array.from({ length: 14 }, (_, y) =>
    Array.from({ length: 16 }, (_unused, x) =>
      y === 0 && x % 4 === 2
        ? 'E'
        : y === 13 && x % 4 === 2
          ? 'P'
          : y > 1 && y < 12 && once(7, chance)
            ? one(['o', '#'], chance)
            : '.',
    ).join(''),
  );
  const read = zafir.readSetup(rows.join('\n'));
  if (!read.ok) throw new Error(read.why);
  return read.setup;
}

/** Unhurt: equal sides begin as equals. */
function whole(member: Member): Member {
  const who = characterSchema.parse(member.sheet);
  const battle = { ...who.battle, hp: profileOf(who).maxHp, conditions: [], shots: {} };
  return { ...member, sheet: plain({ ...who, battle }) };
}

const beginning = (members: readonly Member[], setup: Json) => ({
  scene: sceneOf({}, npcs),
  begin: { kind: 'begin', members, setup, surprised: [], asGm: true } as const,
});

export const fights: Fights<Scene> = {
  system: zafir,
  opening: (chance) =>
    beginning(
      [
        ...some(4, chance, (n) => ({ ...heroMember(n, chance), id: `a${n}` })),
        ...some(4, chance, (n) => ({ ...foeMember(n, chance), id: `foe${n}`, side: 'foes', place: null })),
      ],
      openField(chance),
    ),
  mirrored(chance) {
    const heroes = four((n) => whole({ ...heroMember(n, chance), id: `a${n}` }));
    const foes = heroes.map(({ sheet }, n): Member => {
      return { id: `b${n}`, name: `Double ${n}`, side: 'foes', sheet, place: null };
    });
    return beginning([...heroes, ...foes], wideField(chance));
  },
  random(scene, actor, chance) {
    for (;;) {
      const { intent } = acting(scene, actor, chance, []);
      // Not what only a GM can do.
      if (intent.kind === 'attack' || intent.kind === 'act' || intent.kind === 'next') return intent;
    }
  },
  standing: (scene, side) => unitsIn(scene).filter((id) => id.startsWith(side) && !isDown(scene, id)).length,
};
