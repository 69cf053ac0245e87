import { describe, expect, it } from 'vitest';
import { rollOpen, thrown } from '../../../../src/engine/creation.ts';
import { characterRules } from '../../../../src/systems/ishanekon/character/rules.ts';
import { archetypes } from '../../../../src/systems/ishanekon/content/archetypes.ts';
import { deep } from '../../../support/deep.ts';
import { begun, chosen, finished, picking, stepIds, stepOf, whyNot, writing } from '../support/making.ts';

const war = chosen(begun(), ['archetype', picking('war')]);

const pick = (stats: Readonly<Record<string, number>>) =>
  writing({}, Object.fromEntries(Object.entries(stats).map(([stat, value]) => [stat, [String(value)]])));

const low = pick({ strength: 7, dexterity: 7, constitution: 7, intelligence: 7 });

describe('Quick start', () => {
  it.each(archetypes.map(({ id }) => id))('makes a %s who is ready to play in one step', (id) => {
    const made = finished(chosen(begun(), ['ready', picking(id)]));
    expect(characterRules.read(JSON.parse(JSON.stringify(made)), 1)).toMatchObject({ ok: true });
  });

  it.each(archetypes.map(({ id }) => id))('spends all Stat and Skill Points of a %s', (id) => {
    const { unspent } = finished(chosen(begun(), ['ready', picking(id)]));
    expect(unspent).toMatchObject({ stat: 0, skill: 0 });
  });

  it('gives all Vitality, WP and Narrative Momentum', () => {
    const made = finished(chosen(begun(), ['ready', picking('war')]));
    expect(made.vitality).toBeGreaterThanOrEqual(made.stats.constitution + 7);
  });

  it('begins at the Level of the group', () => {
    expect(finished(chosen(begun({ level: 4 }), ['ready', picking('mental')])).level).toBe(4);
  });
});

describe('Creation', () => {
  it('asks for the Archetype before what hangs on it', () => {
    expect(stepIds(begun())).not.toContain('path');
  });

  it('opens Sub-Archetype, Path, Stats and the rest with it', () => {
    expect(stepIds(war)).toEqual(
      expect.arrayContaining(['subArchetype', 'path', 'stats', 'skills3', 'abilities', 'gear']),
    );
  });

  it('is not finished while a step is open', () => {
    expect(characterRules.finish(war)).toMatchObject({ ok: false, refusal: { code: 'stepOpen' } });
  });

  it('refuses the same Stat as Primary and Secondary', () => {
    const same = writing({}, { primary: ['strength'], secondary: ['strength'], evasion: ['strength'] });
    expect(whyNot(war, 'own', same)).toBe('statTwice');
  });

  it('refuses a Stat above 13 at Tier 1 (Stats)', () => {
    expect(whyNot(war, 'stats', pick({ strength: 14, dexterity: 7, constitution: 7, intelligence: 7 }))).toBe(
      'pickSo',
    );
  });

  it('refuses to spend more Stat Points than there are (Stats)', () => {
    const rich = chosen(war, [
      'stats',
      pick({ strength: 13, dexterity: 13, constitution: 13, intelligence: 13 }),
    ]);
    expect(whyNot(rich, 'moreStats', pick({ charisma: 13, instinct: 7, will: 7 }))).toBe('tooManyStatPoints');
  });

  it.for([
    ['beginner', 1],
    ['all', 2],
  ] as const)('offers the Sub-Archetypes that the filter %s leaves: %i (L41)', ([filter, count]) => {
    const step = stepOf(chosen(war, ['filter', picking(filter)]), 'subArchetype');
    expect(step.kind === 'pick' ? step.choices.length : 0).toBe(count);
  });

  it('offers the Archetypes that the filter leaves: Reality is of complexity 3 (L31)', () => {
    const step = stepOf(chosen(begun(), ['filter', picking('two')]), 'archetype');
    expect(step.kind === 'pick' ? step.choices.map(({ id }) => id).includes('reality') : null).toBe(false);
  });

  it.for([
    ['beginner', false],
    ['all', true],
  ] as const)(
    'offers the weapons that the filter %s leaves, a Halberd or not: %s (L41)',
    ([filter, isThere]) => {
      const step = stepOf(chosen(war, ['filter', picking(filter)]), 'gear');
      const weapons = step.kind === 'form' ? step.fields.find(({ id }) => id === 'weapons') : undefined;
      const ids = weapons?.kind === 'pick' ? weapons.choices.map(({ id }) => id) : [];
      expect([ids.includes('sword'), ids.includes('halberd')]).toEqual([true, isThere]);
    },
  );

  it('gives Skill Points of the Archetype, Intelligence and Levels (Skills)', () => {
    expect(stepOf(chosen(war, ['stats', low]), 'skills1').help).toContain('11 of 11');
  });

  it('takes a point for each level of a Skill (Skills)', () => {
    const skilled = chosen(war, ['stats', low], ['skills3', picking('athletics')]);
    expect(stepOf(skilled, 'skills1').help).toContain('8 of 11');
  });

  it('takes a point for each language beyond two (A14)', () => {
    const speaks = chosen(
      war,
      ['stats', low],
      ['languages', writing({ languages: 'Common, Elvish, Orcish' })],
    );
    expect(stepOf(speaks, 'skills1').help).toContain('10 of 11');
  });

  it('refuses more Skill Points than there are', () => {
    const poor = chosen(war, ['stats', low], ['skills3', picking('athletics', 'stealth', 'luck')]);
    expect(whyNot(poor, 'languages', writing({ languages: 'a, b, c, d, e' }))).toBe('tooManySkillPoints');
  });

  it('gives two Abilities at Level 0, and those of Level 1 by WP (Abilities)', () => {
    const count = (id: string) => {
      const step = stepOf(chosen(begun(), ['archetype', picking(id)]), 'abilities');
      return step.kind === 'pick' ? step.max : 0;
    };
    expect([count('war'), count('cunning'), count('mental')]).toEqual([2, 3, 4]);
  });

  it('shortens lists by the Beginner tag', () => {
    const paths = (filter: string) => {
      const step = stepOf(chosen(war, ['filter', picking(filter)]), 'path');
      return step.kind === 'pick' ? step.choices.length : 0;
    };
    expect(paths('beginner')).toBeLessThan(paths('all'));
  });

  it('forgets what hung on another Archetype', () => {
    const changed = chosen(chosen(begun(), ['ready', picking('war')]), ['archetype', picking('mental')]);
    expect(stepOf(changed, 'abilities').done).toBe(false);
  });

  it('refuses what a step does not offer', () => {
    expect(whyNot(war, 'path', picking('pathOfGlory'))).toBe('pickSo');
  });
});

describe('Stats by dice (Stats)', () => {
  const dice = thrown(
    characterRules.roll?.(war, 'statDice') ?? rollOpen(characterRules, war),
    (index) => [1, 2, 3, 4][index % 4] ?? 1,
  );
  const draft = dice.made.ok ? dice.made.value.draft : war;

  it('are seven times 5 and 3d4 without the lowest', () => {
    expect(stepOf(draft, 'statDice').summary).toBe('10, 11, 12, 12, 10, 11, 12');
  });

  it('are each given to one Stat', () => {
    const twice = writing(
      {},
      { strength: ['0'], dexterity: ['0'], constitution: ['1'], intelligence: ['2'] },
    );
    expect(whyNot(draft, 'stats', twice)).toBe('valueTwice');
  });

  it('are assigned as one likes', () => {
    const all = chosen(
      draft,
      ['stats', writing({}, { strength: ['2'], dexterity: ['1'], constitution: ['3'], intelligence: ['0'] })],
      ['moreStats', writing({}, { charisma: ['4'], instinct: ['5'], will: ['6'] })],
    );
    expect(stepOf(all, 'moreStats').summary).toContain('Will 12 (+2)');
  });
});

/** Somebody whom dice make; the same for the same seed. */
function rolledWhole(seed: number) {
  let at = seed;
  const next = (sides: number) => {
    at = (at * 48271) % 2147483647;
    return 1 + (at % sides);
  };
  const draft = begun({ level: seed % 7 });
  const { made } = thrown(rollOpen(characterRules, draft), (_index, sides) => next(sides));
  if (!made.ok) throw new Error(made.refusal.code);
  return finished(made.value.draft);
}

const seeds = Array.from({ length: deep(6, 150) }, (_, at) => at + 1);

describe('Dice alone', () => {
  it.each(seeds)('make somebody whose sheet can be read again (%i)', (seed) => {
    const made = rolledWhole(seed);
    expect(characterRules.read(JSON.parse(JSON.stringify(made)), 1)).toEqual({ ok: true, value: made });
  });

  it.each(seeds)('spend no more points than there are (%i)', (seed) => {
    const { unspent } = rolledWhole(seed);
    expect(Math.min(...Object.values(unspent))).toBeGreaterThanOrEqual(0);
  });
});

describe('Starting Equipment at a higher Tier (L775)', () => {
  const fourth = chosen(begun({ level: 3 }), ['archetype', picking('war')]);
  const gear = (draft: typeof fourth, ...upgrades: readonly string[]) =>
    [draft, 'gear', writing({}, { armour: ['mediumArmor'], weapons: ['sword'], upgrades })] as const;
  const fields = (draft: typeof fourth) => {
    const step = stepOf(draft, 'gear');
    return step.kind === 'form' ? step.fields.map(({ id }) => id) : [];
  };

  it('has no upgrades at Tier 1', () => {
    expect(fields(war)).not.toContain('upgrades');
  });

  it('may have upgrades of one Tier below', () => {
    expect(fields(fourth)).toContain('upgrades');
  });

  it('is refused as soon as a thing would be of their own Tier', () => {
    expect(whyNot(...gear(fourth, 'improvedWeapon', 'keenEdge'))).toBe('startingTier');
  });

  it('offers neither neutral nor negative upgrades', () => {
    expect([whyNot(...gear(fourth, 'engraved')), whyNot(...gear(fourth, 'rusty'))]).toEqual([
      'pickSo',
      'pickSo',
    ]);
  });

  it.for([
    [1, 0],
    [3, 1],
    [6, 2],
  ])('of who is ready to play at Level %i is of Tier %i', ([level, tier]) => {
    const { items } = finished(chosen(begun({ level }), ['ready', picking('war')]));
    const worn = items.filter(({ profile }) => profile.kind === 'weapon' || profile.kind === 'armour');
    expect(worn.map(({ profile }) => profile.tier)).toEqual(worn.map(() => tier));
  });

  it('brings 500 credits more for each Tier beyond the first', () => {
    expect(finished(chosen(begun({ level: 6 }), ['ready', picking('war')])).credits).toBe(1300);
  });
});
