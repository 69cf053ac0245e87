import type { Json } from '../../../../src/engine/json.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { record } from '../../../../src/systems/soulbound/words/telling.ts';
import type { Turned } from './turned.ts';

const gm = { gm: true, characters: [] };

/** What is told of an attack or a check beforehand: that it can be done, who takes it, at which DN, with how many dice. */
export function foretold(turned: Turned): readonly string[] {
  const { intent, before } = turned;
  if (intent.kind !== 'attack' && intent.kind !== 'check') return [];
  const told = soulbound.chances?.(before, intent, gm);
  if (told?.ok !== true) return [JSON.stringify(told)];
  const parts = asRolled(turned, intent);
  return parts.every((part) => told.value.what.includes(part))
    ? []
    : [`'${told.value.what}', but it came to ${parts.join(', ')}`];
}

const rolls = ['attacked', 'tested', 'opposed', 'deathTested'];

/** What the roll of a command came to, as it is told; nothing where something was asked or rolled before it, which may have changed it. */
function asRolled(
  { answers, done, before }: Turned,
  { actor }: { readonly actor: string },
): readonly string[] {
  const at = done.events.findIndex(({ type }) => rolls.includes(type));
  const { type, data } = done.events[at] ?? { type: '', data: {} };
  if (data.actor !== actor || answers.some(({ seen }) => seen === 0)) return [];
  const name = (id: Json | undefined) => before.characters[String(id)]?.name ?? '';
  const dice = (of: Json | undefined) => `${String(record(record(of).pool).total)}d6`;
  const dn = (of: Json | undefined) => `at DN ${String(record(record(of).difficulty).total)}`;
  switch (type) {
    case 'attacked':
      return [`attacks **${name(data.target)}**`, `: ${dice(data)}`, `at DN ${String(data.dn)}`];
    case 'opposed': {
      const { name: check, doubledTraining } = record(data.second);
      // What who resists buys is theirs to say once the first dice have fallen.
      const other = doubledTraining === true ? '' : `, ${dice(data.second)}`;
      return [dice(data.first), dn(data.first), `: ${String(check)}${other}`];
    }
    default:
      return [`${dn(data)}:${String(data.complexity)}: ${dice(data)}`];
  }
}
