import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { onTurn } from '../../../../src/systems/ishanekon/scene.ts';
import { newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import { creature, hero } from '../support/people.ts';
import { after, fightOf, nextOf } from '../support/scenes.ts';

/** Those who act, one turn after another. */
function turns(scene: Scene, count: number): readonly string[] {
  const acted: string[] = [];
  let now = scene;
  for (let n = 0; n < count; n++) {
    const [actor = ''] = onTurn(now);
    acted.push(actor);
    now = after(now, nextOf(actor));
  }
  return acted;
}

const withInitiative = (name: string, initiative: number) => ({
  // Half of it is Instinct, what is odd of it a level of Athletics.
  sheet: hero({
    name,
    stats: { instinct: Math.floor(initiative / 2) },
    skills: { athletics: initiative % 2 },
  }),
});

const boss = (grade: number) => ({
  sheet: creature({ name: 'Boss', rank: 'boss', grade, stats: { instinct: 12 }, skills: { athletics: 1 } }),
  side: 'foes' as const,
});

const five = {
  abby: withInitiative('Abby', 30),
  betty: withInitiative('Betty', 28),
  charles: withInitiative('Charles', 26),
  douglas: withInitiative('Douglas', 24),
  eric: withInitiative('Eric', 22),
};

describe('a boss (Boss)', () => {
  it('of grade 4 has its turns after those of Abby, Betty, Charles, Douglas and Eric as the example has them', () => {
    expect(turns(fightOf({ ...five, boss: boss(4) }), 17)).toEqual([
      ...['abby', 'betty', 'charles', 'boss', 'douglas', 'boss', 'eric', 'boss'],
      ...['abby', 'boss', 'betty', 'charles', 'boss', 'douglas', 'boss', 'eric', 'boss'],
    ]);
  });

  it('has no more turns than it has enemies (A25)', () => {
    const scene = fightOf({ abby: five.abby, eric: five.eric, boss: boss(4) });
    expect(turns(scene, 6)).toEqual(['abby', 'boss', 'eric', 'boss', 'abby', 'boss']);
  });

  it('may have as many extra turns as enemies, where the house has it so', () => {
    const rules = { ...newParty.rules, bossTurns: 'extra' as const };
    const scene = fightOf({ abby: five.abby, eric: five.eric, boss: boss(4) }, { party: { rules } });
    expect(turns(scene, 7)).toEqual(['abby', 'boss', 'eric', 'boss', 'abby', 'boss', 'boss']);
  });

  it('of grade 1 has one turn a round', () => {
    const scene = fightOf({ abby: five.abby, eric: five.eric, boss: boss(1) });
    expect(turns(scene, 4)).toEqual(['abby', 'boss', 'eric', 'abby']);
  });
});
