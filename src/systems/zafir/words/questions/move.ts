import type { Json } from '../../../../engine/json.ts';
import type { Name, OptionWords, Prompts } from '../asking.ts';

const textOf = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : String(value);
const several = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** 'Kira', 'Kira and Tiz', 'Kira, Tiz and Omar'. */
function and(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nobody';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** '**Raider** at C4', with the chance to hit where it may be known. */
function watcherText(watcher: Json, name: Name): string {
  if (typeof watcher !== 'object' || watcher === null || !('id' in watcher)) return '';
  const chance = typeof watcher.chance === 'number' ? ` (${watcher.chance}%)` : '';
  return `${name(watcher.id)} at ${textOf(watcher.at)}${chance}`;
}

export const movePrompts: Prompts = {
  confirmMove: (params, who, name) => {
    const points = Number(params.points);
    const hazards = several(params.hazards).map(textOf);
    const watchers = several(params.watchers).map((one) => watcherText(one, name));
    const parts = [
      `${textOf(params.cost)} of ${textOf(params.speed)} movement`,
      ...(points === 0
        ? []
        : [`${points} of ${textOf(params.agility)} Agility ${params.agility === 1 ? 'Point' : 'Points'}`]),
      ...several(params.deeds).map(textOf),
      ...(hazards.length === 0 ? [] : [`through ${and(hazards)}`]),
      ...(params.falls === true ? ['2 damage from the fall'] : []),
      ...(watchers.length === 0 ? [] : [`${and(watchers)} can react`]),
      ...(params.noticed === null ? [] : [`${name(params.noticed)} would notice`]),
    ];
    return `${who} is about to move to ${textOf(params.to)}: ${parts.join('; ')}. Go?`;
  },
};

export const moveOptions: OptionWords = {
  'move.go': ({ to }) => ({ label: 'Go', effect: `moves to ${textOf(to)}` }),
  'move.stay': () => ({ label: 'Stay', effect: 'nothing is spent' }),
};
