import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** The fourteen Visions (Light and Vision). `line`: needs a direct line of sight. `blindable`: blindness stops it. */
export const visions = defineTable(row.extend({ line: z.boolean(), blindable: z.boolean() }), [
  { id: 'atomic', name: 'Atomic Vision', line: true, blindable: true, text: 'Everything down to its atoms.' },
  {
    id: 'dimensional',
    name: 'Dimensional Vision',
    line: true,
    blindable: false,
    text: 'Rifts of space and time, and dimensions close by.',
  },
  {
    id: 'electromagnetic',
    name: 'Electromagnetic Vision',
    line: false,
    blindable: false,
    text: 'Electromagnetic waves, and of what kind.',
  },
  {
    id: 'life',
    name: 'Life Vision',
    line: false,
    blindable: false,
    text: 'The life of biological creatures, and how strong it is.',
  },
  { id: 'night', name: 'Night Vision', line: true, blindable: true, text: 'In the dark, without colours.' },
  {
    id: 'normal',
    name: 'Normal Vision',
    line: true,
    blindable: true,
    text: 'What human eyes see. Everybody has it; it needs light.',
  },
  { id: 'omega', name: 'Omega Vision', line: true, blindable: false, text: 'The true form of everything.' },
  {
    id: 'psychic',
    name: 'Psychic Vision',
    line: false,
    blindable: false,
    text: 'Minds; lesser ones are harder to notice.',
  },
  {
    id: 'seismic',
    name: 'Seismic Vision',
    line: false,
    blindable: false,
    text: 'Whatever touches the same solid thing as you.',
  },
  { id: 'smell', name: 'Smell Vision', line: false, blindable: false, text: 'Whatever has a scent.' },
  {
    id: 'sound',
    name: 'Sound Vision',
    line: false,
    blindable: false,
    text: 'Whatever makes a noise, or echoes yours.',
  },
  {
    id: 'supernatural',
    name: 'Supernatural Vision',
    line: false,
    blindable: false,
    text: 'Supernatural energy, and of what kind.',
  },
  {
    id: 'thermal',
    name: 'Thermal Vision',
    line: true,
    blindable: false,
    text: 'Heat, and small differences of it.',
  },
  { id: 'xray', name: 'X-Ray Vision', line: false, blindable: true, text: 'Through things and creatures.' },
]);

export type VisionId = (typeof visions)[number]['id'];
