import { describeAgainst } from '../../../../support/autopilot/describe.ts';
import { fights } from '../fights.ts';

describeAgainst(fights, 'second');
