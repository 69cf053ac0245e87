// The same pictures on a light page. Who stands there keeps their colour; the ground and what is drawn on it have a light twin each.

/** For each colour of a picture on a dark ground the one that stands in for it on a light one. */
export const LIGHT: Readonly<Record<string, string>> = {
  // the ground, words and lines
  '#1f2233': '#f1eee6',
  '#ffffff': '#1c1e26',
  '#c3c8dc': '#4b5163',
  '#4a5070': '#cfcabd',
  '#ff8fa3': '#b3264a',
  // floors and how high they are
  '#2c3150': '#fdfcf9',
  '#3d466f': '#dfe4f3',
  '#3f4a75': '#e3e8f7',
  '#52608f': '#cdd6f0',
  '#6676a8': '#b5c2e8',
  '#7b8bc0': '#9daee0',
  '#92a1d6': '#8599d6',
  '#171a2a': '#c2bcae',
  '#c9d3f7': '#3d4c86',
  '#0c0e16': '#8b8d97',
  '#5a6180': '#f1eee6',
  '#10121d': '#d5d0c4',
  '#565b70': '#b9bcc8',
  // cover
  '#857a63': '#cbbfa3',
  '#9a927f': '#d8d0bd',
  '#efe6cd': '#5e5338',
  '#3a3427': '#8a7d5c',
  // water, fire, clouds, acid
  '#2a62a8': '#8fc1f0',
  '#a9d4ff': '#1d5a9e',
  '#5a1d10': '#ffd9c2',
  '#ff9a3c': '#e8590c',
  '#c6cad8': '#7b8090',
  '#7fb84a': '#5b9a2a',
  '#61761a': '#d9e88a',
  '#e4ff80': '#4c5e00',
  '#ffe0a3': '#7a5200',
  '#5c1f2b': '#fbe3e6',
  // what lies over the map
  '#b9a2ff': '#5b3fc4',
  '#9be8b4': '#0b7a3b',
  // what places are like
  '#6d634f': '#cbbfa3',
  '#d8cdb2': '#5e5338',
  '#5d6382': '#c4c8d8',
  '#a9b1d0': '#5d6382',
  '#b8432f': '#ff8a5c',
  '#ffb38a': '#b8432f',
  '#8d95b4': '#b9c0da',
  '#b9c0da': '#6b7392',
};

/** Style that gives pictures within an element their light colours. What draws them says `fill` and `stroke`, which style overrules. */
export const lightStyle = (within: string): string =>
  Object.entries(LIGHT)
    .map(([dark, light]) =>
      ['fill', 'stroke'].map((what) => `${within} [${what}="${dark}"]{${what}:${light}}`).join(''),
    )
    .join('');
