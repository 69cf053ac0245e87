import { describeOffered } from '../../../../support/autopilot/describe.ts';
import { fights } from '../fights.ts';

describeOffered(fights);
