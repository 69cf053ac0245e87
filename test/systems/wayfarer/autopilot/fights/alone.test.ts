import { describeAlone } from '../../../../support/autopilot/describe.ts';
import { fights } from '../fights.ts';

describeAlone(fights);
