import type { Json } from '../../../../src/engine/json.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import type { Turned } from './turned.ts';

const gm = { gm: true, characters: [] };

/** What is told of an attack or a check beforehand: that it can be done, against whom, with how many dice. */
export function foretold(turned: Turned): readonly string[] {
  const { intent, before } = turned;
  if (intent.kind !== 'attack' && intent.kind !== 'check') return [];
  const told = zafir.chances?.(before, intent, gm);
  if (told?.ok !== true) return [JSON.stringify(told)];
  const parts = asRolled(turned);
  return parts.every((part) => told.value.what.includes(part))
    ? []
    : [`'${told.value.what}', but it came to ${parts.join(', ')}`];
}

/** What the roll of a command came to, as it is told; nothing where something was asked or rolled before it, which may have changed it. */
function asRolled({ intent, answers, done, before }: Turned): readonly string[] {
  const at = done.events.findIndex(({ type }) => type === 'attacked' || type === 'skillTried');
  const { type, data } = done.events[at] ?? { type: '', data: {} };
  const isTheirs = 'actor' in intent && data.actor === intent.actor;
  const isCalm = done.events.slice(0, at).every((event) => calm.includes(event.type));
  if (!isTheirs || !isCalm || answers.some(({ seen }) => seen === 0)) return [];
  return type === 'attacked'
    ? [`**${before.characters[String(data.target)]?.name}**`, `: ${aimOf(data.aim)} Aim`]
    : [`: ${valuesOf(data.pool).length} Skill`];
}

/** What comes before a roll and is no chance of its own. */
const calm: readonly string[] = ['turnBegan', 'cameForth', 'moved'];

const aimOf = (pool: Json | undefined): number =>
  typeof pool === 'object' && pool !== null && 'total' in pool ? Math.max(0, Number(pool.total)) : 0;

const valuesOf = (pool: Json | undefined): readonly unknown[] =>
  typeof pool === 'object' && pool !== null && 'values' in pool && Array.isArray(pool.values)
    ? pool.values
    : [];
