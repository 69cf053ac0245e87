import { describe, expect, it } from 'vitest';
import { actingIn, fighterIn, type Scene } from '../../../../src/systems/riftbound/scene.ts';
import { acting, nextOf } from '../support/intents.ts';
import { fightOf, performed, personOf, type Played, told } from '../support/scenes.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { someone } from '../support/someone.ts';

const scene = fightOf(
  {
    raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [10, 10] },
    tiz: { sheet: someone({ name: 'Tiz' }), at: [14, 10] },
    kira: { sheet: someone({ name: 'Kira', scores: { charisma: 2 } }), at: [16, 10] },
  },
  { turn: 'raider' },
);
const gap: Scene = { ...scene, fight: scene.fight && { ...scene.fight, gap: true } };

const seizing = (at: Scene, dice: readonly number[], more = {}, answers = {}) =>
  performed(at, acting('tiz', 'seize', more), dice, answers);
const moving = (actor: string, at: Scene) => performed(at, acting(actor, 'move', { detail: '1 m n' }));
const seized = seizing(gap, [3, 4, 5]);

const facts = ({ scene: after }: Played) => [actingIn(after), after.fight?.turn?.actions];

describe('Seizing the Initiative', () => {
  it('gives an Action at once where nobody is Active', () => {
    expect(facts(seized)).toEqual(['tiz', 1]);
  });

  it('takes an AGI check of 11', () => {
    expect(told(seized, 'checked')).toMatchObject({
      difficulty: 11,
      rolled: { attribute: 'agility', total: 12 },
    });
  });

  it('goes on with the turn that it interrupted', () => {
    expect(facts(moving('tiz', seized.scene))).toEqual(['raider', 2]);
  });

  it('lets the Action go', () => {
    expect(facts(performed(seized.scene, nextOf('tiz')))).toEqual(['raider', 2]);
  });

  it('gives nothing where the check fails', () => {
    expect(facts(seizing(gap, [3, 3, 4]))).toEqual(['raider', 2]);
  });

  it('costs an Action of the next turn, though it failed', () => {
    const failed = seizing(gap, [3, 3, 4]).scene;
    expect(facts(performed(failed, nextOf('raider')))).toEqual(['tiz', 1]);
  });

  it('can be tried once until after the next turn', () => {
    expect(seizing(seizing(gap, [3, 3, 4]).scene, []).refusal?.code).toBe('seizedAlready');
  });

  it('can be tried again after it', () => {
    let at = seizing(gap, [3, 3, 4]).scene;
    for (const actor of ['raider', 'tiz']) at = performed(at, nextOf(actor)).scene;
    expect(fighterIn(at, 'tiz')?.seized).toBe(false);
  });

  it("may be rolled with a willing ally's CHA", () => {
    expect(told(seizing(gap, [2, 3, 4], { means: 'kira' }), 'checked')).toMatchObject({
      actor: 'kira',
      rolled: { attribute: 'charisma', total: 11 },
    });
  });

  it('costs nothing where the ally is not willing', () => {
    const after = seizing(gap, [], { means: 'kira' }, { 'seize.help': 'no' });
    expect([told(after, 'seizeReturned').why, fighterIn(after.scene, 'tiz')?.seized]).toEqual([
      'unwilling',
      false,
    ]);
  });

  it('asks the ally until their sheet says that they help', () => {
    expect(seizing(gap, [2, 3, 4], { means: 'kira' }).asked.map(({ id }) => id)).toEqual(['seize.help']);
  });

  it('keeps on the sheet that an ally always helps', () => {
    const agreed = seizing(gap, [2, 3, 4], { means: 'kira' }, { 'seize.help': 'always' });
    expect(personOf(agreed, 'kira').switches).toEqual({ helpSeize: true });
  });

  it('asks nothing of an ally whose sheet says that they help', () => {
    const agreed = seizing(gap, [2, 3, 4], { means: 'kira' }, { 'seize.help': 'always' }).scene;
    const again: Scene = { ...gap, characters: agreed.characters };
    expect(seizing(again, [2, 3, 4], { means: 'kira' }).asked).toEqual([]);
  });

  it('waits for the next gap while somebody is Active', () => {
    expect(seizing(scene, []).scene.fight?.seizing).toEqual([{ actor: 'tiz', helper: null, ordered: false }]);
  });

  it('comes once their Action is over', () => {
    const waiting = seizing(scene, []).scene;
    expect(facts(performed(waiting, acting('raider', 'move', { detail: '1 m n' }), [3, 4, 5]))).toEqual([
      'tiz',
      1,
    ]);
  });

  it('is handed back unpaid where it is impossible by then', () => {
    const waiting = seizing(scene, [], { means: 'kira' }).scene;
    const gone = performed(waiting, { kind: 'leave', actor: 'kira', asGm: true }).scene;
    const after = moving('raider', gone);
    expect([told(after, 'seizeReturned').why, fighterIn(after.scene, 'tiz')?.owed.seized]).toEqual([
      'impossible',
      0,
    ]);
  });

  it('can be taken back while it waits', () => {
    const waiting = seizing(scene, []).scene;
    expect(performed(waiting, acting('tiz', 'dontSeize')).scene.fight?.seizing).toEqual([]);
  });
});

describe('Seizing with the Action picked before', () => {
  const armed = fightOf(
    {
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [10, 10] },
      tiz: { sheet: someone({ name: 'Tiz', hands: ['laserRifle'] }), at: [14, 10] },
    },
    { turn: 'raider' },
  );
  const move = acting('raider', 'move', { detail: '1 m n' });
  const plans = riftbound
    .options(armed, 'tiz', { gm: false, characters: ['tiz'] })
    .acts.find(({ id }) => id === 'seize')?.targets;

  it('offers Attacks on foes and the other Actions', () => {
    expect(plans?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Attack Raider', 'Move: to Raider', 'Overwatch', 'Prepare: Strength']),
    );
  });

  it('does it at once where the check succeeds', () => {
    const waiting = performed(armed, acting('tiz', 'seize', { target: 'attack|raider|' })).scene;
    const after = performed(waiting, move, [3, 4, 5, 6, 6, 1, 1, 1, 1]);
    expect(told(after, 'attacked')).toMatchObject({ actor: 'tiz', weapon: 'Laser Rifle, Short range' });
  });

  it('goes on with the turn that it interrupted', () => {
    const waiting = performed(armed, acting('tiz', 'seize', { target: 'attack|raider|' })).scene;
    expect(facts(performed(waiting, move, [3, 4, 5, 6, 6, 1, 1, 1, 1]))).toEqual(['raider', 1]);
  });

  it('does nothing where the check fails', () => {
    const waiting = performed(armed, acting('tiz', 'seize', { target: 'attack|raider|' })).scene;
    expect(facts(performed(waiting, move, [1, 2, 2]))).toEqual(['raider', 1]);
  });

  it('is handed back unrolled and unpaid where the Action is impossible by then', () => {
    const waiting = performed(armed, acting('tiz', 'seize', { target: 'attack|nobody|' })).scene;
    const after = performed(waiting, move);
    expect([told(after, 'seizeReturned').why, fighterIn(after.scene, 'tiz')?.owed.seized]).toEqual([
      'impossible',
      0,
    ]);
  });

  it('refuses what is no Action', () => {
    expect(performed(armed, acting('tiz', 'seize', { target: 'a|b|c|d' })).refusal?.code).toBe('noSuchPlan');
  });
});

describe('The Seize button', () => {
  const callsOf = (at: Scene) => riftbound.tracker(at, { gm: false, characters: [] }).calls;

  it('is one for all who could Seize the Initiative', () => {
    expect(callsOf(scene)).toEqual([{ actor: null, act: 'seize', label: 'Seize…' }]);
  });

  it('is not there for the one who acts alone', () => {
    const own = fightOf({ tiz: { sheet: someone({ name: 'Tiz' }), at: [14, 10] } }, { turn: 'tiz' });
    expect(callsOf(own)).toEqual([]);
  });

  it('is gone once none of the players could', () => {
    const both = ['tiz', 'kira'].reduce((at, id) => performed(at, acting(id, 'seize')).scene, scene);
    expect(callsOf(both)).toEqual([]);
  });
});

describe('Where the house asks between two Actions', () => {
  const asks: Scene = { ...scene, party: { ...scene.party, rules: { ...scene.party.rules, gaps: 'ask' } } };
  const move = acting('raider', 'move', { detail: '1 m n' });
  const after = (answers = {}, dice: readonly number[] = []) => performed(asks, move, dice, answers);

  it('everybody is asked who could Seize the Initiative', () => {
    expect(after().asked.map(({ asked }) => asked)).toEqual(['tiz', 'kira']);
  });

  it('play goes on where nobody wants to', () => {
    expect(facts(after())).toEqual(['raider', 1]);
  });

  it('who wants to tries', () => {
    expect(told(after({ gap: 'seize' }, [1, 2, 4, 1, 2, 4]), 'seized')).toMatchObject({ done: false });
  });

  it('nobody is asked where the house goes on', () => {
    expect(performed(scene, move).asked).toEqual([]);
  });
});
