import type { Command } from '../command.ts';
import { autopilotComponents } from './autopilot.ts';
import { cardComponents } from './card.ts';
import { decisionComponents } from './decide.ts';
import { padComponents } from './pad.ts';
import { paintComponents } from './paint.ts';
import { placeComponents } from './place.ts';
import { panelComponents } from './panels/index.ts';
import { turnComponents } from './turn.ts';
import { whyComponents } from './why.ts';

/** What can be pressed that no command of its own brings. */
export const allComponents = (): readonly Pick<Command, 'components' | 'forms'>[] => [
  decisionComponents,
  autopilotComponents,
  cardComponents,
  turnComponents,
  whyComponents,
  paintComponents,
  placeComponents,
  padComponents,
  panelComponents(),
];
