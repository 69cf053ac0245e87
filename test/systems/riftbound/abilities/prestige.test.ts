import { describe, expect, it } from 'vitest';
import { plainCheck } from '../../../../src/engine/intent.ts';
import { isIn } from '../../../../src/engine/turns/index.ts';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import {
  actingIn,
  type Fighter,
  fighterIn,
  personIn,
  type Scene,
  sceneOf,
} from '../../../../src/systems/riftbound/scene.ts';
import { attackOn, close, duel } from '../support/attacks.ts';
import { acting, beginning, nextOf } from '../support/intents.ts';
import { fightOf, performed, personOf, told } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

describe('Prestige', () => {
  it('comes from the GM, 1 a deed', () => {
    const came = performed(sceneOf({ tiz: someone() }), acting('tiz', 'givePrestige', { asGm: true }));
    expect(personOf(came, 'tiz').prestige).toBe(1);
  });

  it('is nothing that players give', () => {
    const came = performed(sceneOf({ tiz: someone() }), acting('tiz', 'givePrestige'));
    expect(came.refusal?.code).toBe('gmOnly');
  });

  it('is never more than 3', () => {
    const came = performed(
      sceneOf({ tiz: someone({ prestige: 3 }) }),
      acting('tiz', 'givePrestige', { asGm: true }),
    );
    expect(came.refusal?.code).toBe('prestigeFull');
  });
});

describe('What is done by itself', () => {
  it('is turned on and off', () => {
    const came = performed(
      sceneOf({ tiz: someone({ abilities: ['bonk'] }) }),
      acting('tiz', 'switch', { means: 'bonk' }),
    );
    expect(personOf(came, 'tiz').switches.bonk).toBe(true);
  });
});

const tizAs = (said: Said) => sceneOf({ tiz: someone({ name: 'Tiz', ...said }) });
const again = (scene: Scene, dice: readonly number[] = [], actor = 'tiz') =>
  performed(scene, acting(actor, 'rollAgain'), dice);

describe('Prestige on a roll just seen', () => {
  const checks = (said: Said, dice: readonly number[], difficulty = '12') =>
    performed(tizAs(said), { ...plainCheck('tiz', { what: 'strength', difficulty }) }, dice);
  const failed = checks({ prestige: 3 }, [1, 2, 3]);

  it('rolls the whole of a failed check again, for all three', () => {
    const came = again(failed.scene, [5, 5, 4]);
    expect([told(came, 'checked').outcome, personOf(came, 'tiz').prestige]).toEqual(['succeeds', 0]);
  });

  it('counts the new dice, whatever they show', () => {
    expect(told(again(failed.scene, [1, 2, 2]), 'checked').rolled).toMatchObject({ total: 5 });
  });

  it('is a press under the result, and asks nothing', () => {
    expect([failed.asked, riftbound.presses?.(failed.scene)]).toEqual([
      [],
      [{ actor: 'tiz', act: 'rollAgain', label: 'Tiz: roll again' }],
    ]);
  });

  it('is there until the next step', () => {
    const { scene } = performed(failed.scene, acting('tiz', 'switch', { means: 'arcs' }));
    expect([riftbound.presses?.(scene), again(scene).refusal?.code]).toEqual([[], 'nothingToRollAgain']);
  });

  it('is nothing where the check succeeds', () => {
    expect(riftbound.presses?.(checks({ prestige: 3 }, [5, 5, 4]).scene)).toEqual([]);
  });

  it('is nothing with less than three', () => {
    expect(riftbound.presses?.(checks({ prestige: 2 }, [1, 2, 3]).scene)).toEqual([]);
  });

  it('is nothing where that is turned off', () => {
    const off = checks({ prestige: 3, switches: { prestige: false } }, [1, 2, 3]);
    expect(riftbound.presses?.(off.scene)).toEqual([]);
  });

  it('is asked for at once where others go by the result', () => {
    const intent = { ...plainCheck('tiz', { what: 'strength', difficulty: '12' }), stands: true as const };
    const came = performed(tizAs({ prestige: 3 }), intent, [1, 2, 3, 5, 5, 4], { 'prestige.reroll': 'yes' });
    expect(told(came, 'checked').outcome).toBe('succeeds');
  });
});

describe('Prestige in a fight', () => {
  const proud: Said = { name: 'Tiz', prestige: 3 };
  const cast = (tiz: Said, fighter: Partial<Fighter> = {}) =>
    fightOf(
      {
        raider: { sheet: someone({ name: 'Raider', hands: ['laserPistol'] }), side: 'foes', at: [10, 10] },
        tiz: { sheet: someone({ ...proud, ...tiz }), at: [14, 10], fighter },
      },
      { turn: 'raider' },
    );
  const gapOf = (scene: Scene): Scene => ({ ...scene, fight: scene.fight && { ...scene.fight, gap: true } });

  it('seizes the Initiative after all', () => {
    const failed = performed(gapOf(cast({})), acting('tiz', 'seize'), [1, 2, 3]);
    const came = again(failed.scene, [4, 4, 5]);
    expect([actingIn(came.scene), fighterIn(came.scene, 'tiz')?.owed.seized]).toEqual(['tiz', 1]);
  });

  it('is a button on the card', () => {
    const failed = performed(gapOf(cast({})), acting('tiz', 'seize'), [1, 2, 3]);
    expect(riftbound.tracker(failed.scene, { gm: false, characters: [] }).calls).toContainEqual({
      actor: 'tiz',
      act: 'rollAgain',
      label: 'Tiz: roll again',
    });
  });

  it('of a foe is no button that players see', () => {
    const proudFoe = fightOf({
      raider: { sheet: someone({ name: 'Raider', prestige: 3 }), side: 'foes', at: [10, 10] },
      tiz: { sheet: someone({ name: 'Tiz' }), at: [14, 10] },
    });
    const failed = performed(gapOf(proudFoe), acting('raider', 'seize'), [1, 2, 3]);
    const calls = riftbound.tracker(failed.scene, { gm: false, characters: [] }).calls;
    expect(calls?.map(({ act }) => act)).toEqual(['seize']);
  });

  it('keeps Overwatch up after all', () => {
    const overwatch: Fighter['overwatch'] = {
      ...{ shots: 2, weapon: null, centre: null, duration: untilRemoved },
      trigger: { when: 'best' },
    };
    const shot = attackOn('raider', 'tiz', null);
    const hit = performed(cast({}, { overwatch }), shot, [6, 1, 1, 1, 2, 3]);
    const came = again(hit.scene, [4, 4, 5]);
    expect([fighterIn(hit.scene, 'tiz')?.overwatch, fighterIn(came.scene, 'tiz')?.overwatch?.shots]).toEqual([
      null,
      2,
    ]);
  });

  it('gives the SP of Enthusiasm after all', () => {
    const keen: Said = {
      name: 'Tiz',
      prestige: 3,
      sp: [0, 3],
      abilities: ['enthusiasm'],
      hands: ['laserPistol'],
    };
    const scene = fightOf({
      tiz: { sheet: someone(keen), at: [14, 10] },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [10, 10] },
    });
    const failed = performed(scene, attackOn('tiz', 'raider', null), [6, 6, 1, 1, 1, 2, 3]);
    expect(personOf(again(failed.scene, [4, 4, 5]), 'tiz').sp.now).toBe(1);
  });

  it('rolls for the turn order again, where its owner is asked and wants it', () => {
    const intent = beginning({ tiz: { sheet: someone(proud) }, raider: { sheet: someone(), side: 'foes' } });
    const came = performed(sceneOf({}), intent, [1, 2, 3, 4, 4, 4, 5, 5, 6], { 'prestige.order': 'yes' });
    expect([actingIn(came.scene), personOf(came, 'tiz').prestige]).toEqual(['tiz', 0]);
  });
});

describe('Prestige on a contested check', () => {
  const both = sceneOf({
    tiz: someone({ name: 'Tiz', prestige: 3 }),
    kira: someone({ name: 'Kira', prestige: 3 }),
  });
  const opposed = { ...plainCheck('tiz', { what: 'strength', difficulty: null }), against: 'kira' };
  const lost = performed(both, opposed, [1, 2, 3, 4, 4, 5]);

  it('asks nobody, and is a press of who lost', () => {
    expect([lost.asked, riftbound.presses?.(lost.scene)?.map(({ actor }) => actor)]).toEqual([[], ['tiz']]);
  });

  it('rolls the dice of who lost again, while those of the other stand', () => {
    expect(told(again(lost.scene, [5, 5, 4]), 'contested')).toMatchObject({
      own: { dice: [5, 5, 4] },
      other: { dice: [4, 4, 5] },
      winner: 'tiz',
    });
  });

  it('is then a press of who loses by it', () => {
    const turned = again(lost.scene, [5, 5, 4]);
    const came = again(turned.scene, [6, 5, 5], 'kira');
    expect(told(came, 'contested')).toMatchObject({ own: { dice: [5, 5, 4] }, winner: 'kira' });
  });

  it('is nothing where both have the same', () => {
    const tied = performed(both, opposed, [1, 2, 3, 1, 2, 3]);
    expect(riftbound.presses?.(tied.scene)).toEqual([]);
  });
});

describe('Prestige on a Grapple', () => {
  const wins = [5, 5, 4, 1, 2, 3];
  const loses = [1, 2, 3, 5, 5, 4];
  const proud: Said = { prestige: 3 };
  const grapples = (means: string | null, dice: readonly number[]) =>
    performed(duel(proud, proud, close), acting('kira', 'grapple', { target: 'raider', means }), dice);
  const conditions = (came: { readonly scene: Scene }) =>
    personIn(came.scene, 'raider')?.conditions.map(({ id }) => id);

  it('rolls a failed one again', () => {
    const came = again(grapples('grappled', loses).scene, [6, 5, 5], 'kira');
    expect(conditions(came)).toEqual(['grappled']);
  });

  it.each(['grappled', 'prone'])('takes back that somebody is %s where they roll again and win', (means) => {
    const held = grapples(means, wins);
    const came = again(held.scene, [6, 5, 5], 'raider');
    expect([conditions(held), conditions(came)]).toEqual([[means], []]);
  });

  it('leaves somebody held who rolls again and loses', () => {
    const came = again(grapples('grappled', wins).scene, [1, 1, 2, 1], 'raider');
    expect(conditions(came)).toEqual(['grappled']);
  });

  it('puts somebody back whom a whip has pulled', () => {
    const whip: Said = { ...proud, hands: ['primitiveWhip'], skilled: ['whips'] };
    const scene = duel(whip, proud, { apart: 2 });
    const held = performed(scene, acting('kira', 'grapple', { target: 'raider', means: 'grappled' }), wins);
    const at = (of: Scene) => fighterIn(of, 'raider')?.at;
    const came = again(held.scene, [6, 5, 5], 'raider');
    expect([at(held.scene), at(came.scene)]).toEqual([
      expect.not.objectContaining(at(scene) ?? {}),
      at(scene),
    ]);
  });

  const held = (who: Said): Said => ({
    ...who,
    conditions: [{ id: 'grappled', by: 'raider', byName: 'Raider', duration: untilRemoved }],
  });
  const breaks = (dice: readonly number[]) =>
    performed(duel(held(proud), proud, close), acting('kira', 'escape'), dice);
  const facts = ({ scene }: { readonly scene: Scene }) => [
    personIn(scene, 'kira')?.conditions.length,
    scene.fight?.turn?.actions,
  ];

  it('breaks free after all, with the Action more', () => {
    expect(facts(again(breaks(loses).scene, [6, 5, 5], 'kira'))).toEqual([0, 2]);
  });

  it('holds somebody after all who has broken free, and takes the Action more back', () => {
    const free = breaks(wins);
    expect([facts(free), facts(again(free.scene, [6, 5, 5], 'raider'))]).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });
});

describe('Prestige on the check of the dying', () => {
  const cast = (turn: string) =>
    fightOf(
      {
        raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [10, 10] },
        tiz: { sheet: someone({ name: 'Tiz', prestige: 3, hp: [0, 12], ehp: [1, 4] }), at: [14, 10] },
      },
      { turn },
    );
  const hit = { kind: 'harm', actor: 'tiz', change: 'damage', points: 1, asGm: true } as const;
  const dead = performed(cast('raider'), hit, [1, 2, 4]);
  const inLine = ({ scene }: { readonly scene: Scene }) =>
    scene.fight !== null && isIn(scene.fight.order, 'tiz');

  it('is a press, and asks nothing', () => {
    expect([dead.asked, riftbound.presses?.(dead.scene)?.map(({ actor }) => actor)]).toEqual([[], ['tiz']]);
  });

  it('lets somebody stand after all', () => {
    const { dead: isDead, hp } = personOf(again(dead.scene, [6, 6, 5, 6]), 'tiz');
    expect([isDead, hp.now]).toEqual([false, 1]);
  });

  it('gives the last Action after all', () => {
    expect(actingIn(again(dead.scene, [4, 4, 4]).scene)).toBe('tiz');
  });

  it('leaves somebody dead who fails again', () => {
    const came = again(dead.scene, [1, 2, 4]);
    expect([personOf(came, 'tiz').dead, inLine(came)]).toEqual([true, false]);
  });

  it('keeps their place in the line until the next step', () => {
    const later = performed(dead.scene, nextOf('raider'));
    expect([inLine(dead), inLine(later)]).toEqual([true, false]);
  });

  it('may be made again for more than the last Action, which is over then', () => {
    const last = performed(cast('raider'), hit, [4, 4, 4]);
    const came = again(last.scene, [6, 6, 5, 6]);
    expect([actingIn(last.scene), actingIn(came.scene), personOf(came, 'tiz').dead]).toEqual([
      'tiz',
      'raider',
      false,
    ]);
  });

  it('gives back the Actions of their own turn to who stands after all', () => {
    const last = performed(cast('tiz'), hit, [4, 4, 4]);
    expect(again(last.scene, [6, 6, 5, 6]).scene.fight?.turn?.actions).toBe(2);
  });

  it('is a press outside of fights, too', () => {
    const alone = sceneOf({ tiz: someone({ name: 'Tiz', prestige: 3, hp: [0, 12], ehp: [1, 4] }) });
    const came = performed(alone, hit, [1, 2, 4]);
    expect([personOf(came, 'tiz').dead, personOf(again(came.scene, [6, 6, 5, 6]), 'tiz').hp.now]).toEqual([
      true,
      1,
    ]);
  });
});
