import { describe, expect, it } from 'vitest';
import { armed, attacking, duel, weapon } from '../support/fights.ts';
import { acting, done, fighterOf } from '../support/scenes.ts';

const quick = { path: 'pathOfFlashAttack' } as const;
const flash = acting('tiz', 'flashAttack', { target: 'wolf' });

describe('Flash Attack (Weapons: Reload; Modules)', () => {
  it('is no Attack action: it leaves none of its attacks', () => {
    expect(fighterOf(done(duel({ ...quick, level: 3 }), flash, [1]), 'tiz').turn?.attacks).toBe(0);
  });

  it('may be held', () => {
    const hold = acting('tiz', 'holdAction', { means: 'flashAttack/ax', target: 'enemies' });
    expect(fighterOf(done(duel(quick), hold), 'tiz').holding?.ap).toBe(1);
  });
});

describe('a Flash Attack with a Maneuver (Maneuver)', () => {
  const known = { abilities: [{ id: 'armorPiercer', source: 'technique' as const, mixes: [] }] };
  const pierce = acting('tiz', 'maneuver', { means: 'armorPiercer', target: 'wolf', spend: ['flashAttack'] });

  it('costs the AP of the Flash Attack', () => {
    expect(fighterOf(done(duel({ ...quick, ...known }), pierce, [1]), 'tiz').turn?.ap).toBe(2);
  });

  it('is refused without the Path', () => {
    expect(done(duel(known), pierce).refusal?.code).toBe('noAbility');
  });
});

describe('what is ticked on an attack (Attacks)', () => {
  it('is refused where nobody knows it', () => {
    expect(done(duel({}), attacking({ spend: ['sparring'] })).refusal?.code).toBe('unknownSpend');
  });

  it('may be sparing with a Maneuver, too', () => {
    const known = { abilities: [{ id: 'armorPiercer', source: 'technique' as const, mixes: [] }] };
    const spare = acting('tiz', 'maneuver', { means: 'armorPiercer', target: 'wolf', spend: ['sparing'] });
    expect(done(duel({ ...known, ...armed(weapon()) }), spare, [1]).refusal).toBeNull();
  });
});
