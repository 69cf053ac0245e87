import { describe, expect, it } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import type { Obstacle } from '../../../../src/engine/space/plane/index.ts';
import { untilTurnStart } from '../../../../src/engine/uses/index.ts';
import { mayKnowOfWatch } from '../../../../src/systems/riftbound/attack/overwatch/take.ts';
import { goAlong } from '../../../../src/systems/riftbound/moves/along.ts';
import { ruleset } from '../../../../src/systems/riftbound/ruleset.ts';
import type { Fighter, Overwatch, Scene, Trigger } from '../../../../src/systems/riftbound/scene.ts';
import { tagsOf } from '../../../../src/systems/riftbound/tracker/tags.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { duel } from '../support/attacks.ts';
import { acting } from '../support/intents.ts';
import { crewed } from '../support/people.ts';
import { fightOf, performed, type Played, personOf, played, told, turnOf } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const rifle = { hands: ['precisionRifle'] } as const; // 50 m, 4 shots, 2 Sharp
const take = (more: Partial<Extract<Intent, { kind: 'act' }>> = {}) => acting('kira', 'overwatch', more);

const watching = (trigger: Trigger = { when: 'best' }, more: Partial<Overwatch> = {}): Partial<Fighter> => ({
  overwatch: { shots: 1, weapon: null, trigger, duration: untilTurnStart('kira'), centre: null, ...more },
});

/** Somebody goes a way in metres, at whatever comes up. */
const goes = (
  scene: Scene,
  who: string,
  way: readonly (readonly [number, number])[],
  dice: readonly number[] = [],
  { forced = false, answers = {} }: { forced?: boolean; answers?: Readonly<Record<string, string>> } = {},
): Played => {
  const path = way.map(([x, y]) => ({ x: x * 100, y: y * 100 }));
  return played(scene, (tx) => goAlong(tx, { actor: who, path, forced, by: who }), dice, answers, ruleset);
};

/** Kira watches; Raider, 30 m away, is on turn. */
const scene = (
  trigger?: Trigger,
  {
    kira = rifle,
    raider = {},
    more = {},
    watch = {},
    obstacles = [],
  }: {
    readonly kira?: Said;
    readonly raider?: Said;
    readonly more?: Parameters<typeof fightOf>[0];
    readonly watch?: Partial<Overwatch>;
    readonly obstacles?: readonly Obstacle[];
  } = {},
) =>
  duel(kira, raider, {
    apart: 30,
    kiraAs: watching(trigger, watch),
    more,
    setting: { turn: 'raider', obstacles },
  });

const away = [
  [51, 20],
  [51, 30],
] as const;

const wall: Obstacle = {
  id: 'wall',
  name: 'Wall',
  shape: 'line',
  height: 300,
  opaque: true,
  way: 'barrier',
  openings: [],
  points: [
    { x: 4000, y: 0 },
    { x: 4000, y: 2500 },
  ],
};

describe('Taking Overwatch', () => {
  it('takes all remaining Actions', () => {
    expect(performed(duel(rifle), take()).scene.fight?.turn?.actions).toBe(0);
  });

  it('gives a free Attack for each of them', () => {
    expect(performed(duel(rifle), take()).scene.fight?.fighters.kira?.overwatch?.shots).toBe(2);
  });

  it('gives one with the last Action', () => {
    const begun = duel(rifle);
    const late = begun.fight === null ? null : { ...begun.fight, turn: turnOf('kira', { actions: 1 }) };
    const made = performed({ ...begun, fight: late }, take());
    expect(made.scene.fight?.fighters.kira?.overwatch?.shots).toBe(1);
  });

  it('asks for nothing: the best shot is the default', () => {
    const made = performed(duel(rifle), take());
    expect(made.scene.fight?.fighters.kira?.overwatch).toMatchObject({
      trigger: { when: 'best' },
      weapon: null,
    });
  });

  it.for([
    ['first', { when: 'first' }],
    ['within:25', { when: 'within', metres: 25 }],
    ['only:raider', { when: 'only', at: 'raider' }],
    ['ask', { when: 'ask' }],
  ] as const)('takes the trigger %s', ([target, trigger]) => {
    const made = performed(
      duel(rifle),
      take({ target: target === 'within:25' ? null : target, detail: 'within 25 m' }),
    );
    expect(made.scene.fight?.fighters.kira?.overwatch?.trigger).toEqual(trigger);
  });

  it('takes a weapon', () => {
    const made = performed(duel(rifle), take({ means: 'precisionRifle/near' }));
    expect(made.scene.fight?.fighters.kira?.overwatch?.weapon).toEqual({
      vehicle: null,
      item: 'precisionRifle',
      attack: 'near',
    });
  });

  it('is refused in Critical Condition', () => {
    expect(performed(duel({ ...rifle, hp: [0, 20] }), take()).refusal?.code).toBe('criticalCannot');
  });

  it('refuses a trigger that is none', () => {
    expect(performed(duel(rifle), take({ detail: 'whenever' })).refusal?.code).toBe('noSuchTrigger');
  });

  it('is known to those alone who see a foe take it', () => {
    const begun = fightOf(
      {
        raider: { sheet: someone(rifle), side: 'foes', at: [20, 20] },
        kira: { sheet: someone(), at: [30, 20] },
        mo: { sheet: someone(), at: [60, 20] },
      },
      { obstacles: [wall] },
    );
    const made = performed(begun, acting('raider', 'overwatch'));
    expect(made.events.find(({ type }) => type === 'overwatchTaken')?.to).toEqual(['kira']);
  });
});

describe('Who knows of Overwatch', () => {
  const begun = fightOf(
    {
      raider: { sheet: someone(rifle), side: 'foes', at: [20, 20], fighter: watching() },
      kira: { sheet: someone(), at: [30, 20] },
      mo: { sheet: someone(), at: [60, 20] },
    },
    { obstacles: [wall] },
  );
  const knows = (id: string) => mayKnowOfWatch(begun, { gm: false, characters: [id] }, 'raider');

  it('is who sees the watcher', () => {
    expect([knows('kira'), knows('mo')]).toEqual([true, false]);
  });

  it('is always the GM', () => {
    expect(mayKnowOfWatch(begun, { gm: true, characters: [] }, 'raider')).toBe(true);
  });

  it('reads it in the tracker', () => {
    const tags = (id: string) => tagsOf(begun, { gm: false, characters: [id] }, 'raider', false);
    expect([tags('kira').includes('Overwatch'), tags('mo').includes('Overwatch')]).toEqual([true, false]);
  });
});

describe('An Overwatch Attack', () => {
  it('comes when somebody moves whom the watcher sees', () => {
    expect(told(goes(scene(), 'raider', away, [1, 1, 1, 1]), 'attacked')).toMatchObject({
      actor: 'kira',
      overwatch: true,
    });
  });

  it('comes by itself: nobody is asked', () => {
    expect(goes(scene(), 'raider', away, [1, 1, 1, 1]).asked).toEqual([]);
  });

  it('is not affected by Attack Counters', () => {
    const base = scene();
    const kira = base.fight?.fighters.kira;
    const counted =
      base.fight === null || kira === undefined
        ? base
        : {
            ...base,
            fight: { ...base.fight, fighters: { ...base.fight.fighters, kira: { ...kira, counters: 2 } } },
          };
    const made = goes(counted, 'raider', away, [1, 1, 1, 1]);
    expect(told(made, 'attacked').shots).toMatchObject([{ modifiers: [] }]);
  });

  it('leaves no Attack Counter', () => {
    expect(goes(scene(), 'raider', away, [1, 1, 1, 1]).scene.fight?.fighters.kira?.counters).toBe(0);
  });

  it('ends Overwatch with the last one', () => {
    expect(goes(scene(), 'raider', away, [1, 1, 1, 1]).scene.fight?.fighters.kira?.overwatch).toBeNull();
  });

  it('comes once on a Move, though two are left', () => {
    const made = goes(scene(undefined, { watch: { shots: 2 } }), 'raider', away, [1, 1, 1, 1]);
    expect(made.scene.fight?.fighters.kira?.overwatch?.shots).toBe(1);
  });

  it('comes on each of two Moves', () => {
    const first = goes(scene(undefined, { watch: { shots: 2 } }), 'raider', away, [1, 1, 1, 1]);
    const second = goes(
      first.scene,
      'raider',
      [
        [51, 30],
        [51, 40],
      ],
      [1, 1, 1, 1],
    );
    expect(second.scene.fight?.fighters.kira?.overwatch).toBeNull();
  });

  it('comes on involuntary movement, too', () => {
    const made = goes(scene(), 'raider', away, [1, 1, 1, 1], { forced: true });
    expect(told(made, 'attacked').actor).toBe('kira');
  });

  it("doesn't come on one's own side", () => {
    const friend = { mo: { sheet: someone(), side: 'players', at: [40, 30] } } as const;
    expect(
      goes(scene(undefined, { more: friend }), 'mo', [
        [40, 30],
        [40, 35],
      ]).events,
    ).toEqual([]);
  });

  it("doesn't come on who moves carefully (Move Carefully)", () => {
    const base = scene();
    const raider = base.fight?.fighters.raider;
    const effect = { id: 'careful', by: 'raider', number: null, duration: untilTurnStart('raider') } as const;
    const careful =
      base.fight === null || raider === undefined
        ? base
        : {
            ...base,
            fight: {
              ...base.fight,
              fighters: { ...base.fight.fighters, raider: { ...raider, effects: [effect] } },
            },
          };
    expect(goes(careful, 'raider', away).events).toEqual([]);
  });

  it("doesn't come on who stays out of sight", () => {
    const hidden = [
      [51, 10],
      [51, 15],
    ] as const;
    const base = scene(undefined, { obstacles: [wall] });
    expect(goes(base, 'raider', hidden).events).toEqual([]);
  });

  it('stops who falls into Critical Condition where they are', () => {
    const base = scene({ when: 'within', metres: 26 }, { raider: { hp: [1, 20] } });
    const towards = [
      [51, 20],
      [41, 20],
    ] as const;
    const made = goes(base, 'raider', towards, [6, 1, 1, 1, 1]);
    expect(made.scene.fight?.fighters.raider?.at?.x).toBe(4700);
  });

  it('uses Ammo', () => {
    expect(personOf(goes(scene(), 'raider', away, [1, 1, 1, 1]), 'kira').items[0]?.ammo).toBe(3);
  });
});

describe('When an Overwatch fires', () => {
  const towards = [
    [51, 20],
    [41, 20],
  ] as const;
  const at = (made: Played) =>
    told(made, 'attacked') && made.events.findIndex(({ type }) => type === 'attacked');

  it('within so many metres: as soon as the mover is', () => {
    // From 26 m on: their middles are 27 m apart.
    const made = goes(scene({ when: 'within', metres: 26 }, { raider: { hp: [1, 20] } }), 'raider', towards, [
      ...[6, 1, 1, 1],
      1,
    ]);
    expect(made.scene.fight?.fighters.raider?.at).toEqual({ x: 4700, y: 2000 });
  });

  it('within so many metres: never, where the mover stays beyond', () => {
    expect(goes(scene({ when: 'within', metres: 10 }), 'raider', towards).events).toEqual([]);
  });

  it('first in sight: where the mover comes out from behind a wall', () => {
    const out = [
      [50, 10],
      [50, 40],
    ] as const;
    const made = goes(
      scene({ when: 'first' }, { obstacles: [wall], raider: { hp: [1, 20] } }),
      'raider',
      out,
      [6, 1, 1, 1, 1],
    );
    const y = made.scene.fight?.fighters.raider?.at?.y ?? 0;
    expect([y > 2500, y < 3100]).toEqual([true, true]);
  });

  it('best shot: away from where the mover touches a friend of the watcher', () => {
    const friend = { mo: { sheet: someone(), side: 'players', at: [50, 20] } } as const;
    const made = goes(scene(undefined, { more: friend }), 'raider', away, [1, 1, 1, 1]);
    expect(told(made, 'attacked').shots).toMatchObject([{ modifiers: [] }]);
  });

  it('only at one: not at others', () => {
    const third = { third: { sheet: someone(), side: 'foes', at: [51, 22] } } as const;
    const base = scene({ when: 'only', at: 'third' }, { more: third });
    expect(
      goes(base, 'raider', [
        [51, 20],
        [51, 15],
      ]).events,
    ).toEqual([]);
  });

  it('only at one: at them', () => {
    const third = { third: { sheet: someone(), side: 'foes', at: [51, 22] } } as const;
    const base = scene({ when: 'only', at: 'third' }, { more: third });
    const made = goes(
      base,
      'third',
      [
        [51, 22],
        [51, 30],
      ],
      [1, 1, 1, 1],
    );
    expect(at(made)).toBe(0);
  });

  it('ask me: asks, and fires where the answer is yes', () => {
    const made = goes(scene({ when: 'ask' }), 'raider', away, [1, 1, 1, 1], {
      answers: { overwatch: 'fire' },
    });
    expect(made.asked).toHaveLength(1);
  });

  it('ask me: asks again at the last moment, where nothing changes between', () => {
    const made = goes(scene({ when: 'ask' }), 'raider', away, [], { answers: { overwatch: 'wait' } });
    expect(made.asked).toHaveLength(2);
  });

  it('ask me: keeps the shot where the answer is no', () => {
    const made = goes(scene({ when: 'ask' }), 'raider', away, [], { answers: { overwatch: 'wait' } });
    expect(made.scene.fight?.fighters.kira?.overwatch?.shots).toBe(1);
  });
});

describe('Overwatch under fire', () => {
  const raider = { ...rifle, scores: {} } as const;
  const shot = (hp: number, dice: readonly number[]) =>
    performed(
      duel({ hp: [hp, 20] }, raider, { kiraAs: watching(), setting: { turn: 'raider' } }),
      {
        ...{ kind: 'attack', actor: 'raider', target: 'kira', means: 'precisionRifle/near', way: null },
        ...{ spend: [], asGm: false },
      },
      dice,
    );
  const isOn = (made: Played) => made.scene.fight?.fighters.kira?.overwatch !== null;

  it('lasts on a Difficulty 11 WIL check', () => {
    expect(isOn(shot(20, [6, 1, 1, 1, 1, 3, 4, 4]))).toBe(true);
  });

  it('ends where the check fails', () => {
    expect(isOn(shot(20, [6, 1, 1, 1, 1, 3, 3, 4]))).toBe(false);
  });

  it('ends without a check where half of the HP are gone (A34: of what they had)', () => {
    expect(isOn(shot(4, [6, 1, 1, 1, 1]))).toBe(false);
  });

  it('rolls one check for all hits of an Attack', () => {
    expect(isOn(shot(20, [6, 6, 1, 1, 1, 1, 6, 4, 4]))).toBe(true);
  });
});

describe('Overwatch of a vehicle (Backup)', () => {
  const at = (centre: string | null) =>
    fightOf(
      {
        raider: { sheet: someone(), side: 'foes', at: [250, 20] },
        kira: { sheet: someone({ scores: { vision: 2 } }), at: [200, 20] },
        it: {
          sheet: { ...vehicleOf('signatureBike'), watts: 4, owner: 'kira' },
          at: [20, 20],
          fighter: watching(undefined, {
            weapon: { vehicle: 'it', item: 'ballisticSideGun', attack: 'fire' },
            centre,
          }),
        },
      },
      { size: [300, 300] },
    );
  const steps = [
    [250, 20],
    [250, 30],
  ] as const;

  it('measures from the vehicle', () => {
    expect(goes(at(null), 'raider', steps).events).toEqual([]);
  });

  it('measures from its owner, where they chose that', () => {
    const made = goes(
      at('kira'),
      'raider',
      steps,
      Array.from({ length: 10 }, () => 1),
    );
    expect(told(made, 'attacked').actor).toBe('kira');
  });

  it("uses the owner's Rating where nobody operates it (A45)", () => {
    const made = goes(
      at('kira'),
      'raider',
      steps,
      Array.from({ length: 10 }, () => 1),
    );
    expect(told(made, 'attacked').rating).toBe(3);
  });

  it('is not fooled by a passenger', () => {
    const base = at('kira');
    const ridden = {
      ...base,
      characters: { ...base.characters, it: crewed(vehicleOf('signatureBike'), null) },
    };
    expect(goes(ridden, 'raider', steps).events).toEqual([]);
  });
});
