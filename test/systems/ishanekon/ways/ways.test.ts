import { describe, expect, it, test } from 'vitest';
import { levelled, trainedIn } from '../../../../src/systems/ishanekon/character/advance.ts';
import { deal } from '../../../../src/systems/ishanekon/damage/deal.ts';
import { countedLevels, willpowerLimit } from '../../../../src/systems/ishanekon/numbers/levelsOf.ts';
import {
  momentumOf,
  temporaryOf,
  vitalityOf,
  willpowerOf,
} from '../../../../src/systems/ishanekon/numbers/maxima.ts';
import { mostVitality } from '../../../../src/systems/ishanekon/numbers/most.ts';
import type { Hero } from '../../../../src/systems/ishanekon/character/schema.ts';
import { sceneOf } from '../../../../src/systems/ishanekon/scene.ts';
import { newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import { craftingMinutes } from '../../../../src/systems/ishanekon/items/craft.ts';
import { hasStatus } from '../../../../src/systems/ishanekon/status/held.ts';
import { setting } from '../support/asking.ts';
import { duel, ran } from '../support/fights.ts';
import {
  begun,
  buying,
  chosen,
  finished,
  picking,
  stepIds,
  stepOf,
  whyNot,
  writing,
} from '../support/making.ts';
import { hero } from '../support/people.ts';
import { beingOf, between, done } from '../support/scenes.ts';

const by = (...ways: readonly ('mereMortals' | 'onlyHuman' | 'epicHeroes')[]) =>
  hero({ ways: [...ways], level: 6 });
const rules = (more: Partial<typeof newParty.rules>) => ({ rules: { ...newParty.rules, ...more } });

describe('Mere Mortals', () => {
  const mortal = by('mereMortals');
  const draft = begun(rules({ mereMortals: 'yes' }));

  it('choose no Path', () => {
    expect(stepIds(chosen(draft, ['archetype', picking('war')]))).not.toContain('path');
  });

  it('gain Vitality and WP at Level 1 alone', () => {
    expect([vitalityOf(mortal).total, willpowerOf(mortal).total]).toEqual([17, 12]);
  });

  it('have half of the Temporary Vitality, whatever their Level', () => {
    expect(temporaryOf(mortal).total).toBe(10);
  });

  it('spend at most 4 WP at any Tier', () => {
    expect(willpowerLimit(mortal)).toBe(4);
  });

  it('have Talents that count the Tier where they count the Level (L1474)', () => {
    const tough = hero({ ways: ['mereMortals'], level: 6, features: ['ironBody'] });
    const plain = hero({ ways: ['mereMortals'], level: 6 });
    const most = (who: Hero) => mostVitality(sceneOf({ tiz: who }), 'tiz').total;
    expect(most(tough) - most(plain)).toBe(3);
  });

  it('have features that grow with the Tier', () => {
    expect(countedLevels(mortal)).toBe(3);
  });
});

describe('Epic Heroes', () => {
  it('gain twice the Vitality', () => {
    expect(vitalityOf(by('epicHeroes')).total).toBe(10 + 2 * 7 * 6);
  });

  it('gain twice what Talents give for each Level, too (L228, L1496)', () => {
    const most = (who: Hero) => mostVitality(sceneOf({ tiz: who }), 'tiz').total;
    const tough = hero({ ways: ['epicHeroes'], level: 6, features: ['ironBody'] });
    expect(most(tough) - most(by('epicHeroes'))).toBe(2 * 6);
  });

  it('gain a Skill Point more with each Level', () => {
    expect(levelled(by('epicHeroes')).unspent.skill).toBe(2);
  });

  const down = () => {
    const scene = duel({ ways: ['epicHeroes'], vitality: 3 });
    const harm = { target: 'tiz', by: null, cause: 'gm', parts: [{ type: 'physical', amount: 8 }] } as const;
    return beingOf(
      ran(scene, (tx) => deal(tx, harm)),
      'tiz',
    );
  };

  it("don't bleed below 1 Vitality (L1497)", () => {
    expect(hasStatus(down(), 'bleeding')).toBe(false);
  });

  it('are Restrained below 1 Vitality like anybody: only the bleeding is taken away (L230, L1497)', () => {
    expect(hasStatus(down(), 'restrained')).toBe(true);
  });
});

describe('Only Human', () => {
  const human = by('onlyHuman');
  const draft = begun(rules({ onlyHuman: 'yes' }));
  const stats = buying({ strength: 11, dexterity: 11, constitution: 11, intelligence: 11 });
  const more = buying({ charisma: 11, instinct: 11, will: 10 });
  const own = writing({}, { primary: ['strength'], secondary: ['will'], evasion: ['instinct'] });
  const ready = chosen(draft, ['own', own], ['stats', stats], ['moreStats', more]);

  it('choose no Archetype, Sub-Archetype, Path, Ability or Talent', () => {
    const gone = ['archetype', 'subArchetype', 'path', 'abilities', 'lesser', 'greater', 'ready'];
    expect(stepIds(draft).filter((id) => gone.includes(id))).toEqual([]);
  });

  it('have neither WP nor Temporary Vitality', () => {
    expect([willpowerOf(human).total, temporaryOf(human).total]).toEqual([0, 0]);
  });

  it('add their Will Bonus to their Narrative Momentum', () => {
    expect(momentumOf(hero({ ways: ['onlyHuman'], stats: { will: 13 } })).total).toBe(13);
  });

  it('have 9 Skill Points and those of Intelligence', () => {
    // Of Level 1 comes one more.
    expect(stepOf(ready, 'skills1').help).toContain('21 of 21');
  });

  it('buy proficiencies with Skill Points of Levels, too', () => {
    const risen = hero({ ...human, name: 'Tiz', unspent: { ...human.unspent, skill: 1 } });
    const made = trainedIn(risen, 'light');
    expect(made.ok && [made.value.proficient.armour, made.value.unspent.skill]).toEqual([
      ['clothes', 'light'],
      0,
    ]);
  });

  it('train in heavy armor after medium alone', () => {
    const made = trainedIn(hero({ ...human, unspent: { ...human.unspent, skill: 1 } }), 'heavy');
    expect(made.ok ? null : made.refusal.code).toBe('armourFirst');
  });

  it('buy proficiencies with Skill Points', () => {
    const trained = chosen(ready, ['trained', picking('simple', 'light')]);
    const made = finished(chosen(trained, ['gear', writing({}, { armour: ['clothes'], weapons: ['club'] })]));
    expect(made.proficient).toEqual({ weapons: ['simple'], armour: ['clothes', 'light'] });
  });

  it('need light armor for medium armor', () => {
    expect(whyNot(ready, 'trained', picking('medium'))).toBe('armourFirst');
  });

  it('gain points alone with a Level', () => {
    const { stat, skill, abilities, lesser, greater } = levelled({ ...human, archetype: 'none' }).unspent;
    expect([stat, skill, abilities, lesser, greater]).toEqual([1, 1, 0, 0, 0]);
  });

  it('craft in twice the time', () => {
    const profile = { price: 500, kind: 'weapon', category: 'simple' } as unknown as Parameters<
      typeof craftingMinutes
    >[0];
    expect(craftingMinutes(profile, null, 2)).toBe(2 * craftingMinutes(profile));
  });
});

describe('alternative rules', () => {
  const scene = between({}, rules({ mereMortals: 'yes' }));

  const alone = ['cinematic', 'mereMortals', 'onlyHuman', 'epicHeroes', 'freeStyle'] as const;
  const all = [...alone, 'negativeLevels', 'backgrounds'] as const;
  const clashing = [
    ...all.slice(1).map((other) => `cinematic ${other}`),
    ...['mereMortals onlyHuman', 'mereMortals epicHeroes', 'onlyHuman epicHeroes'],
    ...['onlyHuman freeStyle', 'onlyHuman negativeLevels'],
  ];

  test.for(all.flatMap((one, n) => all.slice(n + 1).map((other) => [one, other] as const)))(
    '%s and %s go together, or are refused with the reason',
    ([one, other]) => {
      const { refusal } = done(between({}, rules({ [one]: 'yes' })), setting(other, 'yes'));
      expect([refusal?.code ?? null, typeof refusal?.params.why]).toEqual(
        clashing.includes(`${one} ${other}`) ? ['rulesClash', 'string'] : [null, 'undefined'],
      );
    },
  );

  it('say why', () => {
    expect(done(scene, setting('epicHeroes', 'yes')).refusal?.params.why).toBe(
      'one keeps Vitality low, and the other doubles it',
    );
  });

  it('go together with rests of another kind', () => {
    expect(
      done(between({}, rules({ onlyHuman: 'yes' })), setting('resting', 'realistic')).refusal,
    ).toBeNull();
  });
});
