import { describe, expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import type { GameSystem } from '../../../../src/engine/system.ts';
import type { Character } from '../../../../src/systems/zafir/character/schema.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { newParty } from '../../../../src/systems/zafir/party/party.ts';
import { type Scene, sceneOf } from '../../../../src/systems/zafir/scene.ts';
import { Stage } from '../../../support/scene.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const drawing = `
P..
...
..E
`.trim();

const none = (): ZafirStage =>
  new Stage<Scene, Character>(zafir as GameSystem<Scene, Character>, sceneOf({}));

const member = (id: string, sheet: Character, place: string | null = null) => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  side: sheet.kind === 'hero' ? ('players' as const) : ('foes' as const),
  sheet: plain(sheet),
  place,
});

function begin(
  members: readonly ReturnType<typeof member>[],
  {
    map = drawing,
    surprised = [],
    stage = none(),
  }: { map?: string; surprised?: readonly string[]; stage?: ZafirStage } = {},
): ZafirStage {
  const setup = zafir.readSetup(map);
  if (!setup.ok) throw new Error(setup.why);
  return stage.play({ kind: 'begin', members, setup: setup.setup, surprised, asGm: true });
}

const both = [member('kira', hero()), member('raider', enemy())];
const join = (stage: ZafirStage, one: ReturnType<typeof member>) =>
  stage.play({ kind: 'join', members: [one], asGm: true });
const at = (stage: ZafirStage, id: string) => stage.state.fight?.units[id]?.at;

describe('an encounter', () => {
  test('begins with the players where both sides are there', () => {
    expect(begin(both).told()).toContain("The players' phase begins.");
  });

  test('waits for the enemies', () => {
    expect(begin([member('kira', hero())]).state.fight?.order.round).toBe(0);
  });

  test('begins when a GM says so', () => {
    const waiting = join(begin([member('kira', hero())]), member('raider', enemy()));
    expect(waiting.next().state.fight?.order.round).toBe(1);
  });

  test('begins for nobody else', () => {
    const waiting = begin([member('kira', hero())]);
    expect(waiting.play({ kind: 'next', actor: null, asGm: false }).no).toContain("hasn't begun");
  });

  test('lets nobody act before', () => {
    expect(begin([member('kira', hero())]).act('kira', 'move', { target: 'B1' }).no).toContain(
      "hasn't begun",
    );
  });

  test('is one at a time', () => {
    expect(begin(both, { stage: begin(both) }).no).toBe("There's already an encounter here.");
  });

  test('puts each side where the map has it', () => {
    const begun = begin(both);
    expect([at(begun, 'kira'), at(begun, 'raider')]).toEqual(['A1', 'C3']);
  });

  test('takes a tile that is named', () => {
    expect(at(join(begin(both), member('tiz', hero(), 'b2')), 'tiz')).toBe('B2');
  });

  test('puts who finds their tile taken beside it', () => {
    expect(at(join(begin(both), member('tiz', hero(), 'A1')), 'tiz')).toBe('B1');
  });

  test('has no room where all is taken', () => {
    expect(join(begin(both, { map: 'PE' }), member('tiz', hero())).no).toBe("There's no free tile for Tiz.");
  });

  test("names the map's places to who typed another", () => {
    expect(join(begin(both), member('tiz', hero(), 'gate')).no).toContain('like C4: enemies, players');
  });

  test('lets who joins act in the phase that runs', () => {
    expect(join(begin(both), member('tiz', hero())).act('tiz', 'move', { target: 'B2' }).current).toBe('tiz');
  });

  test('counts who fights beside the players without being a hero among the allies', () => {
    const joined = join(begin(both), { ...member('guard', enemy()), side: 'players' as never });
    expect(joined.state.fight?.units.guard?.side).toBe('allies');
  });

  test('is left for good', () => {
    expect(begin(both).leave('kira').state.fight?.units.kira?.left).toBe(true);
  });

  test('goes on when the one whose turn it was leaves', () => {
    const acting = begin(both).act('kira', 'move', { target: 'B1' });
    expect(acting.leave('kira').told()).toContain("The enemies' phase begins.");
  });

  test('takes along whom the leaver carries', () => {
    const carried = battle('kt.r', {
      kira: { sheet: hero(), unit: { carries: 'tiz' } },
      tiz: hero({
        battle: {
          fall: { by: null, byType: null, attack: true, magic: false, conditions: [], extracted: false },
        },
      }),
      raider: enemy(),
    });
    const left = carried.leave('kira');
    expect((left.state.characters.tiz as Character | undefined)?.battle.fall?.extracted).toBe(true);
  });
});

describe('the end of an encounter', () => {
  test('frees minds', () => {
    const controlled = battle('k.r', { kira: hero(), raider: enemy() }).condition(
      'kira',
      'Mind Controlled',
      'add',
      'raider',
    );
    expect(controlled.end().who('kira').battle.conditions).toEqual([]);
  });

  test('takes bodies along that are carried', () => {
    const fall = { by: null, byType: null, attack: true, magic: false, conditions: [], extracted: false };
    const carried = battle('kt.r', {
      kira: { sheet: hero(), unit: { carries: 'tiz' } },
      tiz: hero({ battle: { fall } }),
      raider: enemy(),
    });
    expect(carried.end().who('tiz').battle.fall?.extracted).toBe(true);
  });

  test('leaves HP and conditions as they are', () => {
    const hurt = battle('k.r', { kira: hero({ battle: { hp: 2 } }), raider: enemy() }).condition(
      'kira',
      'Poisoned',
    );
    expect(hurt.end().who('kira').battle).toMatchObject({ hp: 2, conditions: [{ id: 'poisoned' }] });
  });
});

describe('concealment', () => {
  const concealed = () => begin([member('kira', hero())], { surprised: ['foes'] });

  test('is how the players begin where the enemies are surprised', () => {
    expect(concealed().state.fight?.units.kira?.concealed).toBe(true);
  });

  test('lets the enemies know nothing', () => {
    expect(concealed().state.fight?.revealed).toBe(false);
  });

  test('waits for a GM even where both sides are there', () => {
    expect(begin(both, { surprised: ['foes'] }).state.fight?.order.round).toBe(0);
  });

  test('is for the first encounter of a mission, but where a GM says otherwise', () => {
    const mission = {
      number: 1,
      name: 'Raid',
      skirmish: false,
      objectives: [],
      encounters: null,
      begun: 1,
      crew: [],
      rewards: '',
    };
    const later = none().with((scene) => ({ ...scene, party: { ...newParty, missions: 1, mission } }));
    expect(begin(both, { surprised: ['foes'], stage: later }).why()[1]).toContain('here the GM says so');
  });
});

describe('who is under control', () => {
  const fight = () => battle('k.t..r.s', { kira: hero(), tiz: hero(), raider: enemy(), scout: enemy() });
  const controlled = () => fight().condition('raider', 'Mind Controlled', 'add', 'kira');
  const done = (stage: ZafirStage, ...actors: readonly string[]) =>
    actors.reduce((now, actor) => now.play({ kind: 'next', actor, asGm: true }), stage);
  const group = (stage: ZafirStage, id: string) =>
    stage.state.fight?.order.groups.find(({ members }) => members.includes(id))?.name;

  test('acts with the side of who controls them', () => {
    expect(group(controlled(), 'raider')).toBe('players');
  });

  test("acts from their controller's next turn on", () => {
    expect(done(controlled(), 'raider').no).toBe(
      '**Raider** came under control this round, and acts from the next round on.',
    );
  });

  test("acts in the controller's phase of the next round", () => {
    const later = done(controlled(), 'kira', 'tiz', 'scout');
    expect(later.act('raider', 'move', { target: 'G1' }).current).toBe('raider');
  });

  test("does what the controller's player says", () => {
    expect(controlled().system.commanders?.(controlled().state, 'raider')).toEqual(['kira']);
  });

  test('is back with their own side when they are free', () => {
    expect(group(controlled().condition('kira', 'Disoriented'), 'raider')).toBe('enemies');
  });

  test("acts in the enemies' phase when freed before it", () => {
    const freed = controlled().condition('kira', 'Disoriented');
    expect(done(freed, 'kira', 'tiz').act('raider', 'move', { target: 'G1' }).current).toBe('raider');
  });
});

describe('allies', () => {
  test('do what any player says', () => {
    const fight = battle('kt.r', { kira: hero(), tiz: { sheet: enemy(), side: 'allies' }, raider: enemy() });
    expect(fight.system.commanders?.(fight.state, 'tiz')).toEqual(['kira']);
  });
});
