import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { attacksEach } from '../../../../src/systems/ishanekon/attack/cost.ts';
import { usualMeans } from '../../../../src/systems/ishanekon/attack/means.ts';
import { shippedAbility } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { sourceOf } from '../../../../src/systems/ishanekon/language/use/cost.ts';
import { areaOf } from '../../../../src/systems/ishanekon/language/use/reach.ts';
import { jumpOf } from '../../../../src/systems/ishanekon/space/jump.ts';
import { canSee } from '../../../../src/systems/ishanekon/space/vision.ts';
import { checking } from '../support/asking.ts';
import { duel } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, between, done, fightOf, fighterOf, told } from '../support/scenes.ts';
import { examples } from './list.ts';

const source = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test.each(examples)('line $line, $shows: a test plays it', ({ file, test: name }) => {
  expect(source(file).replaceAll("\\'", "'")).toContain(name);
});

test('there are as many worked examples as the book has', () => {
  expect(examples.length).toBeGreaterThanOrEqual(57);
});

const knows = (...ids: readonly string[]) => ({
  abilities: ids.map((id) => ({ id, source: 'technique' as const, mixes: [] })),
});

describe('worked examples that no other test plays', () => {
  it('a 7 and 2 more is a 9, and a natural 7 still: L54', () => {
    const scene = between({ tiz: hero({ skills: { stealth: 2 }, stats: { dexterity: 10 } }) });
    const made = done(scene, checking('tiz', 'stealth', { difficulty: '9' }), [7]);
    expect(told(made, 'checked')[0]?.rolled).toMatchObject({ natural: 7, total: 9 });
  });

  it('who is blinded sees by their hearing, as a bat does: L119', () => {
    const blinded = { id: 's1', status: 'blinded', stacks: 1, power: null, by: null, byName: null };
    const bat = hero({
      statuses: [{ ...blinded, duration: { ends: [] }, until: null }],
      features: ['keenEar'],
    });
    const wolf = { sheet: creature(), side: 'foes' as const, place: 'E1' };
    expect(canSee(fightOf({ tiz: { sheet: bat, place: 'A1' }, wolf }, { map: '.....' }), 'tiz', 'wolf')).toBe(
      true,
    );
  });

  it('the Path of Attack gives two attacks at Tier 2, three at Tier 3: L259', () => {
    const attacks = [1, 3, 6].map((level) => {
      const scene = duel({ path: 'pathOfAttack', level });
      return attacksEach(scene, 'tiz', usualMeans(scene, 'tiz'));
    });
    expect(attacks).toEqual([1, 2, 3]);
  });

  it('a soldier shoots by technique and throws a Grenade by technology: L360', () => {
    const soldier = {
      abilities: [
        { id: 'physicalBolt', source: 'technique' as const, mixes: [] },
        { id: 'grenade', source: 'technology' as const, mixes: [] },
      ],
    };
    const sources = ['physicalBolt', 'grenade'].flatMap((id) => {
      const ability = shippedAbility(id);
      return ability === null ? [] : [sourceOf(duel(soldier), 'tiz', ability)];
    });
    expect(sources).toEqual(['technique', 'technology']);
  });

  it('for 2 WP more a Poison Grenade is 1 m larger: L381', () => {
    const grenade = shippedAbility('poisonGrenade');
    if (grenade === null) throw new Error('there is none');
    const scene = duel(knows('poisonGrenade'));
    const wide = (wider: number) => areaOf(scene, 'tiz', grenade, { wider });
    expect([wide(1) - wide(0), grenade.upcasts.find(({ id }) => id === 'wider')?.cost]).toEqual([1, 2]);
  });

  it('an Ability for 1 WP by the Path of Damage is of Tier 2 once it is upcast as far: L385', () => {
    const scene = duel(
      { ...knows('physicalBolt'), path: 'pathOfDamage', level: 3 },
      { vitality: 90 },
      { apart: 4 },
    );
    const spend = ['half:physicalBolt', 'upcast:physicalBolt:more:4'];
    const made = done(scene, acting('tiz', 'ability', { means: 'physicalBolt', target: 'wolf', spend }), [2]);
    expect(told(made, 'abilityUsed')[0]).toMatchObject({ wp: 1, tier: 2 });
  });

  it('a Move action makes 6 m, of which 5 are left after 1: L470', () => {
    const scene = after(
      duel({}, {}, { apart: 9 }),
      acting('tiz', 'takeMove'),
      acting('tiz', 'move', { target: 'B3' }),
    );
    expect(fighterOf({ state: scene }, 'tiz').turn?.movement).toBe(5);
  });

  it.each([
    [7, 0],
    [8, 0.5],
    [9, 1],
    [10, 1.5],
    [11, 2],
    [12, 2.5],
    [13, 3],
    [14, 3.5],
    [15, 4],
    [16, 4.5],
    [17, 5],
  ])('Strength %i jumps %f m from where one stands: L916', (strength, wide) => {
    expect(jumpOf(duel({ stats: { strength } }), 'tiz').wide).toBe(wide);
  });

  it('an 8 finds one or two meals in normal land: L1002', () => {
    const scene = between({ tiz: hero({ skills: {}, stats: { instinct: 10 } }) });
    const found = [1, 2].map((die) => {
      const made = done(scene, acting('tiz', 'scavenge', { target: 'ration', means: 'normal' }), [8, die]);
      return told(made, 'scavenged')[0]?.found;
    });
    expect(found).toEqual([1, 2]);
  });
});
