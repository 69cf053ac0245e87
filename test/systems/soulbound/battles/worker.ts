import { playShare } from '../../../support/random/share.ts';
import { battles } from './byChance.ts';

playShare(battles);
