import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { abilities } from '../content/abilities.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { ranges } from '../content/ranges.ts';
import { unitTypes } from '../content/unitTypes.ts';
import { powerLine } from '../powers/describe.ts';
import type { Power } from '../powers/schema.ts';
import { dieAndMore } from '../words/damage.ts';
import { powerOf } from './creature.ts';
import type { PackAttack, PackEnemy, PackWeapon } from './schema.ts';

/** An entry of a pack in words: in a line, and all of it. */
export interface Described {
  readonly note: string;
  readonly lines: readonly string[];
}

const textLine = (text: string): readonly string[] => (text === '' ? [] : [`*${escapeMarkdown(text)}*`]);

export const describePower = (power: Power): Described => ({
  note: powerLine(power),
  lines: [...textLine(power.text), escapeMarkdown(powerLine(power))],
});

/** 'Medium, Aim +1, d3 + 2 Acid damage, Crit +2, 4 shots, Silent, Poisoned'. */
function attackWords(attack: Omit<PackAttack, 'name'>): string {
  const some = (label: string, value: number) => (value === 0 ? [] : [`${label} ${value}`]);
  const type = attack.damageType === 'ballistic' ? '' : ` ${rowOf(damageTypes, attack.damageType).name}`;
  return [
    rowOf(ranges, attack.range).name,
    ...some('Aim', attack.aim),
    ...some('Crit', attack.crit),
    `${dieAndMore(attack.damage)}${type} damage`,
    ...some('Crit Damage', attack.critDamage),
    ...some('Breaking', attack.breaking),
    ...some('Piercing', attack.piercing),
    ...(attack.ammo === null ? [] : [`${attack.ammo} ${attack.ammo === 1 ? 'shot' : 'shots'}`]),
    ...attack.properties,
    ...attack.gives,
  ].join(', ');
}

export function describeWeapon(weapon: PackWeapon): Described {
  const note = `${weapon.slot} weapon: ${attackWords(weapon)}`;
  return { note, lines: [...textLine(weapon.text), escapeMarkdown(note)] };
}

export function describeEnemy(enemy: PackEnemy): Described {
  const { type, hp, speed, agility, aim, will, armour, shield, large, detection, count } = enemy;
  const size = large === null ? '' : `, Large (${large} tall)`;
  const kind = `${rowOf(unitTypes, type).name}${size}${count === 1 ? '' : `, ${count} of them`}`;
  const listed = (label: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${label}: ${names.map(escapeMarkdown).join(', ')}`];
  return {
    note: `${kind}${enemy.text === '' ? '' : `. ${enemy.text}`}`,
    lines: [
      ...textLine(enemy.text),
      kind,
      `HP ${hp} · Speed ${speed} · Agility ${agility} · Aim ${aim} · Will ${will} · Armour ${armour} · Shield ${shield} · notices at ${detection}`,
      ...enemy.attacks.map(
        (attack) => `**${escapeMarkdown(attack.name)}**: ${escapeMarkdown(attackWords(attack))}`,
      ),
      ...enemy.powers.map(
        (power) => `**${escapeMarkdown(power.name)}**: ${escapeMarkdown(powerLine(powerOf(power)))}`,
      ),
      ...listed(
        'Abilities',
        enemy.abilities.map((id) => rowOf(abilities, id).name),
      ),
      ...listed('Grenades', enemy.grenades),
      ...listed('Immune', enemy.immune),
      ...listed(
        'Vulnerable',
        enemy.vulnerable.map((id) => rowOf(damageTypes, id).name),
      ),
      ...listed('Tags', enemy.tags),
    ],
  };
}
