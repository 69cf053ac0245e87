import { fighterIn, type Scene } from '../scene.ts';

/** More than anybody has, and than anything takes. */
const plenty = 9_999;

/** A scene as players know it, hidden foes and Zones aside, which commands put aside themselves: how much foes can take is told by nothing. */
export const openlyKnown = (scene: Scene): Scene => ({
  ...scene,
  characters: Object.fromEntries(
    Object.entries(scene.characters).map(([id, who]) => {
      const { now, max } = who.toughness;
      const isUnknown = fighterIn(scene, id)?.side === 'foes' && now > 0;
      return [id, isUnknown ? { ...who, toughness: { now: plenty, max } } : who];
    }),
  ),
});
