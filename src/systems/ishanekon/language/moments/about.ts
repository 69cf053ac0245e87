import type { Params } from '../../../../engine/refusal.ts';
import type { CharacterId } from '../../scene.ts';

/* What a window is about, as far as somebody is named in it. */

export const idIn = (about: Params, name: string): CharacterId | null => {
  const value = about[name];
  return typeof value === 'string' ? value : null;
};

export const idsIn = (about: Params, name: string): readonly CharacterId[] => {
  const value = about[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
};
