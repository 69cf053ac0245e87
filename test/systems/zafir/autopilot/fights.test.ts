import { describeFights } from '../../../support/autopilot/describe.ts';
import { fights } from './fights.ts';

describeFights(fights);
