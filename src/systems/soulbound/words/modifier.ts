import type { Json } from '../../../engine/json.ts';
import type { Modifier } from '../../../engine/modifier.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { ToldSum } from '../told.ts';

const names: Readonly<Record<string, string>> = {
  training: 'Training',
  doubleTraining: 'Training doubled',
  'way.charge': 'Charge',
  'way.head': 'Called Shot at the head',
  'way.arms': 'Called Shot at the arms',
  'way.legs': 'Called Shot at the legs',
  dodge: 'Dodge',
  charge: 'charged',
  help: 'Help',
  frightened: 'Frightened',
  poisoned: 'Poisoned',
  deafened: 'Deafened',
  incapacitated: 'Incapacitated',
  swarm: 'a swarm',
  blinded: 'Blinded',
  obscuredHeavily: 'heavily obscured Zone',
  obscuredLightly: 'lightly obscured Zone',
  restrained: 'Restrained',
  stunned: 'Stunned',
  prone: 'Prone',
  climbing: 'climbing',
  swimming: 'swimming',
  squeezing: 'squeezing',
  targetProne: 'target Prone, close by',
  targetProneFar: 'target Prone, far off',
  beyondRange: 'beyond range',
  coverPartial: 'partial cover',
  coverTotal: 'total cover',
  difficult: 'difficult terrain',
  charmed: 'Charmed',
  charmer: 'charmed them',
  'trait.defensive': 'Defensive',
  'trait.loud': 'Loud armour',
  deathFailures: 'Death Tests failed',
  damageSince: 'Damage since',
  torn: 'torn off',
  lastStand: 'Last Stand',
  closeShot: 'shot at Close Range',
  'trait.ineffective': 'Ineffective',
  'trait.penetrating': 'Penetrating',
  shield: 'shield, Advantage',
  'edge.advantage': 'Advantage',
  'edge.greaterAdvantage': 'Greater Advantage',
  'edge.disadvantage': 'Disadvantage',
  'edge.greaterDisadvantage': 'Greater Disadvantage',
};

/** All the sources that have a name; powers have names of their own. */
export const wordedModifiers: readonly string[] = Object.keys(names);

/** 'Prone −1', 'Frightened (Grask) −1', 'Help from Ana +2'. */
export function modifierWords({ source, amount, params }: Modifier): string {
  const by = typeof params?.name === 'string' ? ` from ${escapeMarkdown(params.name)}` : causes(params?.by);
  return `${nameOf(source, params)}${by} ${signed(amount)}`;
}

/** What a source is called; a power by its own name, and what it does to a kind of Damage. */
function nameOf(source: string, params: Modifier['params']): string {
  if (source !== 'power') return names[source] ?? source;
  const guard = typeof params?.guard === 'string' ? ` (${params.guard})` : '';
  return `${escapeMarkdown(String(params?.power ?? 'a power'))}${guard}`;
}

/** Whose doing a condition is. */
const causes = (by: Json | undefined) =>
  Array.isArray(by) && by.length > 0 ? ` (${by.map((name) => escapeMarkdown(String(name))).join(', ')})` : '';

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** A number and all that made it: '5 Body, Training +2 = 7'. */
export function sumWords(sum: ToldSum, base: string): string {
  const parts = sum.modifiers.map(modifierWords);
  return parts.length === 0 ? base : `${base}, ${parts.join(', ')}`;
}
