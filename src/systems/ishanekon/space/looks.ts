import type { Feature, GridFeature, GridLook } from '../../../engine/space/index.ts';

const looks: Readonly<Record<string, { readonly name: string; readonly look?: GridLook }>> = {
  water: { name: 'Water', look: 'water' },
  fire: { name: 'Fire', look: 'fire' },
  door: { name: 'Door', look: 'door' },
  openDoor: { name: 'Open door', look: 'doorway' },
  obscured: { name: 'Obscured' },
  stronghold: { name: 'Stronghold' },
  difficult: { name: 'Difficult terrain' },
  darkness: { name: 'Darkness' },
  light: { name: 'Bright light' },
  quiet: { name: 'No sound' },
  cover: { name: 'Raised cover' },
  hazard: { name: 'Danger', look: 'fire' },
};

/** What lies on a square, as everybody sees it. */
export function featureShown({ id }: Feature): GridFeature {
  const { name = id, look } = looks[id] ?? {};
  return { name, left: null, ...(look === undefined ? {} : { look }) };
}
